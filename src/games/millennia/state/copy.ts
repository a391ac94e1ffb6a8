import { copyNotes, copySlots } from '../../../kernel/index.js';
import type { Automa, Player, State, Veil } from './state.js';

// Every field is written out: this is ten times as quick as spreading the object and replacing some of its fields.
// Lists that the types call readonly are replaced when they change, never changed, so copies share them. Tasks and slots are shared too.

const copyTracks = (x: Player['tracks']): Player['tracks'] => ({
  prosperity: x.prosperity,
  trade: x.trade,
  influence: x.influence,
  politics: x.politics,
  war: x.war,
  population: x.population,
  culture: x.culture,
});

export const copyPlayer = (p: Player): Player => ({
  vp: p.vp,
  gold: p.gold,
  jokers: p.jokers,
  rp: p.rp,
  tracks: copyTracks(p.tracks),
  branch: p.branch,
  techs: p.techs,
  buildings: p.buildings,
  wonders: p.wonders,
  copied: p.copied,
  research: p.research,
  books: p.books,
  hand: p.hand.slice(),
  drawn: p.drawn.slice(),
  rows: p.rows,
  specials: p.specials,
  markers: p.markers,
  ready: p.ready,
  researched: p.researched,
  rpUsed: p.rpUsed,
  opened: p.opened,
  once: p.once,
  byHand: p.byHand,
  matched: p.matched,
  tasks: p.tasks.slice(),
});

const copyAutoma = (a: Automa): Automa => ({
  vp: a.vp,
  war: a.war,
  passed: a.passed,
  rowDeck: a.rowDeck.slice(),
  rowUsed: a.rowUsed.slice(),
  priorityDeck: a.priorityDeck.slice(),
  priorityUsed: a.priorityUsed.slice(),
  constructionDeck: a.constructionDeck.slice(),
  constructionUsed: a.constructionUsed.slice(),
  warDeck: a.warDeck.slice(),
  warUsed: a.warUsed.slice(),
  markers: a.markers,
  rows: a.rows,
});

/** The areas as they were shown are never changed. */
const copyVeil = (v: Veil): Veil => ({
  players: v.players,
  cards: v.cards,
  begun: v.begun,
  discards: v.discards.slice(),
  events: v.events.slice(),
});

export const copy = (s: State): State => ({
  seats: s.seats,
  options: s.options,
  steps: s.steps.slice(),
  notes: copyNotes(s.notes),
  over: s.over,
  age: s.age,
  phase: s.phase,
  order: s.order,
  leader: s.leader,
  architect: s.architect,
  architectUsed: s.architectUsed,
  books: s.books,
  research: s.research,
  grid: s.grid,
  blanks: s.blanks,
  wondersNow: s.wondersNow,
  wondersNext: s.wondersNext,
  buildings: s.buildings,
  dealt: s.dealt,
  prosperity: s.prosperity.slice(),
  prosperityDeck: s.prosperityDeck.slice(),
  prosperityDiscard: s.prosperityDiscard.slice(),
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  discardBy: s.discardBy,
  players: s.players.map(copyPlayer),
  automa: s.automa && copyAutoma(s.automa),
  veil: s.veil && copyVeil(s.veil),
});

/** Cards of its own for the copy of a player. */
export function ownCards(p: Player): Player {
  p.hand = copySlots(p.hand);
  p.drawn = copySlots(p.drawn);
  return p;
}

/** Slots of its own for a copy in which they are changed where they lie. */
export function ownSlots(s: State): void {
  for (const pile of ['prosperity', 'prosperityDeck', 'prosperityDiscard', 'deck', 'discard'] as const) s[pile] = copySlots(s[pile]);
  s.players.forEach(ownCards);
  if (s.automa) for (const pile of AUTOMA_PILES) s.automa[pile] = copySlots(s.automa[pile]);
}
const AUTOMA_PILES = [
  'rowDeck',
  'rowUsed',
  'priorityDeck',
  'priorityUsed',
  'constructionDeck',
  'constructionUsed',
  'warDeck',
  'warUsed',
] as const;
