import { copySlot, copySlots } from '../../kernel/index.js';
import type { Player, State } from './state.js';

const copyPlayer = (p: Player): Player => ({
  coins: p.coins,
  points: p.points,
  workers: p.workers,
  white: p.white,
  red: p.red,
  civs: p.civs.map((x) => ({ slot: copySlot(x.slot), annexed: x.annexed })),
  main: p.main,
  techs: p.techs.slice(),
  wonders: p.wonders.slice(),
  special: p.special,
  hand: copySlots(p.hand),
});

/** What never changes in a game (options, track, steps that are replaced as a whole) is shared, all else is copied. */
export const copy = (s: State): State => ({
  seats: s.seats,
  options: s.options,
  steps: s.steps.slice(),
  notes: s.notes.map((n) => ({ seat: n.seat, pile: n.pile, card: n.card })),
  over: s.over,
  round: s.round,
  first: s.first,
  track: s.track,
  tokens: s.tokens,
  players: s.players.map(copyPlayer),
  market: s.market.map((x) => ({ slot: copySlot(x.slot), coins: x.coins })),
  deck: copySlots(s.deck),
  wonders: s.wonders.slice(),
  specials: s.specials.slice(),
  packs: s.packs.map(copySlots),
  turn: { used: { ...s.turn.used }, acted: s.turn.acted, rested: s.turn.rested },
  opponent: s.opponent,
  counters: { ...s.counters },
});
