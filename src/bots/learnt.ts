import type { Seat, Shape } from '../kernel/index.js';
import type { Brain, Expertise, Level } from './brain.js';
import { judge, type Learnt, type Net, unpackNet } from './net.js';

/** Where a game keeps what its bots know (the entry of a game). */
interface Knowledge {
  brain(): Promise<unknown>;
  expert?(): Promise<unknown>;
}

/** The brain of a bot of this level; what an expert knows is fetched for experts alone. A game without one lends its own brain. */
export async function brainOf<T extends Shape>(entry: Knowledge, level: Level): Promise<Brain<T>> {
  const brain = (await entry.brain()) as Brain<T>;
  return level === 'expert' && entry.expert ? withExpertise(brain, (await entry.expert()) as Expertise<T>) : brain;
}

const KNOWN = new WeakMap<object, unknown>();

/** The brain of an expert, made once. */
function withExpertise<T extends Shape>(brain: Brain<T>, expertise: Expertise<T>): Brain<T> {
  const known = KNOWN.get(expertise) as Brain<T> | undefined;
  if (known) return known;
  const made = taught(brain, expertise, expertise.learnt);
  KNOWN.set(expertise, made);
  return made;
}

/** The brain with what it learnt: a correction, in points, of what it thinks a position is worth. */
export function taught<T extends Shape>(brain: Brain<T>, expertise: Expertise<T>, learnt: Learnt | undefined): Brain<T> {
  const { features, learnt: _, judgesPlayouts = false, trusting, ...other } = expertise;
  const base: Brain<T> = { ...brain, ...other };
  if (!learnt) return base;
  const correct = correction(features, learnt);
  const judged = (s: T['state'], seat: Seat): number => (s.over ? base.value(s, seat) : correct(s, seat, base.value));
  if (!judgesPlayouts) return { ...base, value: judged };
  const { plans = [] } = learnt;
  if (plans.length === 0) return { ...base, verdict: judged };
  const isTrusted = (s: T['state']): boolean => plans.includes(features.net?.(s) ?? '');
  return {
    ...base,
    verdict: judged,
    value: (s, seat) => (isTrusted(s) ? judged : base.value)(s, seat),
    searchAt: (s) => (isTrusted(s) ? trusting : undefined),
  };
}

/** The value of a position with what the networks add to it, as far as they know its table. */
export function correction<T extends Shape>(
  features: Expertise<T>['features'],
  { names, nets }: Learnt,
): (s: T['state'], seat: Seat, value: Brain<T>['value']) => number {
  const opened = new Map<string, Net>();
  for (const [key, data] of Object.entries(nets)) opened.set(key, unpackNet(data));
  // Features that came later are left out, those that are gone are taken as 0.
  const places = names.map((name) => features.names.indexOf(name));
  const inOrder = places.length === features.names.length && places.every((place, i) => place === i);
  return (s, seat, value) => {
    const net = opened.get(features.net?.(s) ?? '');
    if (!net) return value(s, seat);
    const x = features.of(s, seat);
    const thought = features.thought ? features.thought(x) : value(s, seat);
    return thought + judge(net, inOrder ? x : places.map((place) => (place < 0 ? 0 : x[place]!)));
  };
}
