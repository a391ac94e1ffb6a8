import type { Learnt } from '../../bots/index.js';

type Figures = Readonly<Record<string, string | number>>;

/** Figures of one network as they stand among those of all: its name behind each, in brackets. */
export const ofNet = (net: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, x]) => [net === '' ? name : `${name} (${net})`, x]));

/** What a candidate has learnt, beside the networks of other tables that were there before; those of other features are forgotten. */
export function keptWith(old: Learnt | undefined, candidate: Learnt, proof: Figures): Learnt {
  const nets = Object.keys(candidate.nets);
  const kept = old && JSON.stringify(old.names) === JSON.stringify(candidate.names) ? old : undefined;
  const plans = [...(kept?.plans?.filter((net) => !nets.includes(net)) ?? []), ...(candidate.plans ?? [])];
  return {
    version: (old?.version ?? 0) + 1,
    names: candidate.names,
    nets: { ...kept?.nets, ...candidate.nets },
    ...(plans.length > 0 && { plans }),
    source: { ...kept?.source, ...candidate.source, ...Object.assign({}, ...nets.map((net) => ofNet(net, proof))) },
  };
}
