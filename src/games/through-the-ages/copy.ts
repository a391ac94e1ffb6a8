import { copySlots } from '../../kernel/index.js';
import type { FinishedWonder, Holding, Player, State } from './state.js';

function copyHoldings(list: readonly Holding[]): Holding[] {
  const out = new Array<Holding>(list.length);
  for (let i = 0; i < list.length; i++) {
    const h = list[i]!;
    out[i] = { id: h.id, workers: h.workers, tokens: h.tokens };
  }
  return out;
}
const copyWonders = (list: readonly FinishedWonder[]): FinishedWonder[] => list.map((w) => ({ id: w.id, ruined: w.ruined }));

/** Pacts and wars are never changed, only replaced: they are shared. */
const copyPlayer = (p: Player): Player => ({
  ...p,
  holdings: copyHoldings(p.holdings),
  specials: p.specials.slice(),
  leaderAges: p.leaderAges.slice(),
  wonder: p.wonder && { id: p.wonder.id, stages: p.wonder.stages },
  wonders: copyWonders(p.wonders),
  colonies: p.colonies.slice(),
  civilHand: copySlots(p.civilHand),
  militaryHand: copySlots(p.militaryHand),
  bonuses: copySlots(p.bonuses),
  fresh: p.fresh.slice(),
  usedThisTurn: p.usedThisTurn.slice(),
  usedForGood: p.usedForGood.slice(),
});

export const copy = (s: State): State => ({
  ...s,
  steps: s.steps.slice(),
  notes: s.notes.map((n) => ({ seat: n.seat, pile: n.pile, card: n.card })),
  row: s.row.slice(),
  civilDecks: s.civilDecks.map(copySlots),
  militaryDecks: s.militaryDecks.map(copySlots),
  militaryDiscard: copySlots(s.militaryDiscard),
  buried: copySlots(s.buried),
  currentEvents: copySlots(s.currentEvents),
  futureEvents: copySlots(s.futureEvents),
  pastEvents: s.pastEvents.slice(),
  bonuses: copySlots(s.bonuses),
  out: s.out.slice(),
  players: s.players.map(copyPlayer),
});
