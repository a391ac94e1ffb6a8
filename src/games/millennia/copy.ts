import { copySlots } from '../../kernel/index.js';
import type { Automa, Player, State } from './state.js';

/** Tasks are never changed, only replaced: their list is copied, they are shared. */
export const copyPlayer = (p: Player): Player => ({
  ...p,
  tracks: { ...p.tracks },
  techs: p.techs.map((x) => ({ id: x.id, engaged: x.engaged, last: x.last })),
  buildings: p.buildings.map((x) => ({ id: x.id, engaged: x.engaged, dormant: x.dormant })),
  wonders: p.wonders.slice(),
  research: p.research.slice(),
  books: p.books.slice(),
  hand: copySlots(p.hand),
  drawn: copySlots(p.drawn),
  rows: p.rows.slice(),
  specials: p.specials.slice(),
  once: p.once.slice(),
  tasks: p.tasks.slice(),
});

const copyAutoma = (a: Automa): Automa => ({
  ...a,
  rowDeck: copySlots(a.rowDeck),
  rowUsed: copySlots(a.rowUsed),
  priorityDeck: copySlots(a.priorityDeck),
  priorityUsed: copySlots(a.priorityUsed),
  constructionDeck: copySlots(a.constructionDeck),
  constructionUsed: copySlots(a.constructionUsed),
  warDeck: copySlots(a.warDeck),
  warUsed: copySlots(a.warUsed),
  rows: a.rows.slice(),
});

export const copy = (s: State): State => ({
  ...s,
  steps: s.steps.slice(),
  notes: s.notes.map((n) => ({ seat: n.seat, pile: n.pile, card: n.card })),
  grid: s.grid.map((row) => row.slice()),
  blanks: s.blanks.slice(),
  wondersNow: s.wondersNow.slice(),
  wondersNext: s.wondersNext.slice(),
  buildings: s.buildings.slice(),
  prosperity: copySlots(s.prosperity),
  prosperityDeck: copySlots(s.prosperityDeck),
  prosperityDiscard: copySlots(s.prosperityDiscard),
  deck: copySlots(s.deck),
  discard: copySlots(s.discard),
  discardBy: s.discardBy.slice(),
  players: s.players.map(copyPlayer),
  automa: s.automa && copyAutoma(s.automa),
  // What lies behind the veil is never changed: it is shared.
  veil: s.veil && { ...s.veil, draws: s.veil.draws.slice(), events: s.veil.events.slice() },
});
