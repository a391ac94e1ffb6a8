import { copyNotes, copySlot, copySlots } from '../../../kernel/index.js';
import type { Player, State } from './state.js';

const copyPlayer = (p: Player): Player => ({
  coins: p.coins,
  points: p.points,
  workers: p.workers,
  white: p.white,
  red: p.red,
  civs: p.civs.map((x) => ({ slot: x.slot, annexed: x.annexed })),
  main: p.main,
  techs: p.techs.slice(),
  wonders: p.wonders.slice(),
  special: p.special,
  hand: p.hand.slice(),
});

/** What never changes in a game (options, track, steps and cards that are replaced as a whole) is shared, all else is copied. */
export const copy = (s: State): State => ({
  seats: s.seats,
  options: s.options,
  steps: s.steps.slice(),
  notes: copyNotes(s.notes),
  over: s.over,
  round: s.round,
  first: s.first,
  track: s.track,
  tokens: s.tokens,
  players: s.players.map(copyPlayer),
  market: s.market.map((x) => ({ slot: x.slot, coins: x.coins })),
  deck: s.deck.slice(),
  wonders: s.wonders.slice(),
  specials: s.specials.slice(),
  packs: s.packs.map((pack) => pack.slice()),
  turn: { used: { ...s.turn.used }, acted: s.turn.acted, rested: s.turn.rested },
  opponent: s.opponent,
  counters: { ...s.counters },
});

/** Slots of its own for a copy in which they are changed where they lie. */
export function ownSlots(s: State): void {
  s.deck = copySlots(s.deck);
  s.packs = s.packs.map(copySlots);
  s.market = s.market.map((x) => ({ slot: copySlot(x.slot), coins: x.coins }));
  for (const p of s.players) {
    p.hand = copySlots(p.hand);
    p.civs = p.civs.map((x) => ({ slot: copySlot(x.slot), annexed: x.annexed }));
  }
}
