import { ALL, type Refusal, type Slot, type Turn } from '../../../kernel/index.js';
import { AGES, placeKey } from '../ask/selectors.js';
import { START_CARDS } from '../cards/actions.js';
import { CONSTRUCTION_CARDS, PRIORITY_CARDS, ROW_CARDS, WAR_CARDS } from '../cards/automa.js';
import { BOOKS } from '../cards/books.js';
import { BUILDINGS } from '../cards/buildings.js';
import { DIPLOMACY } from '../cards/diplomacy.js';
import { RESEARCH_CARDS } from '../cards/research-cards.js';
import { TECH_TYPES, TECHNOLOGIES } from '../cards/technologies.js';
import { BOARD, SIDES, TRACKS, type TrackId } from '../cards/tracks.js';
import { WONDERS } from '../cards/wonders.js';
import { ACTION_MODES, AUTOMA, type Automa, type Mil, type Options, type Player, type State } from './state.js';

export const DEFAULTS: Options = { side: 'A1', actions: 'hidden', automa: 'normal' };

export function check(o: Options, seats: number): Refusal | undefined {
  if (!Number.isInteger(seats) || seats < 1 || seats > 4) return { rule: 'MIL-GEN-01', code: 'BAD_SEATS' };
  const known = typeof o === 'object' && o !== null && SIDES.includes(o.side) && ACTION_MODES.includes(o.actions);
  return known && (o.automa === 'normal' || o.automa === 'hard') ? undefined : { rule: 'MIL-SET-01', code: 'BAD_OPTIONS' };
}

/** Diplomacy cards in play: card 247 is not used alone (MIL-SOL-18). */
export const diplomacyPool = (seats: number): string[] => DIPLOMACY.filter((row) => seats > 1 || !row.excludedInSolo).map((row) => row.id);
export const POOLS: { readonly [back: string]: readonly string[] } = {
  prosperity: TECH_TYPES.map((type) => `prosperity-${type}`),
  row: ROW_CARDS.map((x) => x.id),
  priority: PRIORITY_CARDS.map((x) => x.id),
  construction: CONSTRUCTION_CARDS.map((x) => x.id),
};
export const warPool = (o: Options): string[] => WAR_CARDS.filter((x) => o.automa === 'hard' || !x.hardOnly).map((x) => x.id);

const pile = (t: Turn<Mil>, back: string, cards: readonly string[]): Slot[] =>
  t.shuffle([...cards]).map((card) => ({ back, card, known: 0 }));

/** MIL-SET-02: a random token on every book icon of the chosen side. */
function layBooks(t: Turn<Mil>, side: Options['side']): Record<string, string> {
  const tokens = t.shuffle(BOOKS.map((row) => row.id));
  const places: string[] = [];
  for (const track of TRACKS) {
    const row = BOARD[side][track];
    const all = [...row.spaces, ...(row.democracy ?? [])];
    for (const [i, space] of all.entries()) if (space.book) places.push(placeKey(track, i + 1, 'democracy'));
  }
  return Object.fromEntries(places.map((place, i) => [place, tokens[i]!]));
}

/** MIL-SET-07, MIL-SET-15, MIL-MNT-08: the fourteen technologies of the age around the two blanks of column 4 (MIL-AMB-27). */
export function dealTechnologies(t: Turn<Mil>, s: State): void {
  const cards = t.shuffle(TECHNOLOGIES.filter((row) => row.age === s.age).map((row) => row.id));
  if (s.age > 1) s.blanks = s.blanks.map((row) => (row + 1) % 4);
  s.grid = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 4 }, (_x, column) => (column === 3 && s.blanks.includes(row) ? null : cards.pop()!)),
  );
  s.dealt = { ...s.dealt, grid: s.grid.map((row) => row.slice()) };
}

/** MIL-SET-13, MIL-MNT-09: future wonders become current; two of the three of the age after are shown. */
export function dealWonders(t: Turn<Mil>, s: State): void {
  const two = (age: number): string[] => t.shuffle(WONDERS.filter((row) => row.age === age).map((row) => row.id)).slice(0, 2);
  s.wondersNow = s.age === 1 ? two(1) : [...s.wondersNext];
  s.wondersNext = s.age < AGES ? two(s.age + 1) : [];
  s.dealt = { ...s.dealt, wonders: s.wondersNow.slice() };
}

/** MIL-SET-14, MIL-MNT-10 */
export function dealBuildings(t: Turn<Mil>, s: State): void {
  s.buildings = t.shuffle(BUILDINGS.filter((row) => row.age === s.age).map((row) => row.id)).slice(0, 2 * s.order.length);
  s.dealt = { ...s.dealt, buildings: s.buildings.slice() };
}

/** MIL-GEN-02, MIL-SET-08: all markers at 0. */
const newPlayer = (): Player => ({
  vp: 0,
  gold: 0,
  jokers: 0,
  rp: 0,
  tracks: Object.fromEntries(TRACKS.map((track) => [track, 0])) as Record<TrackId, number>,
  branch: 'none',
  techs: [],
  buildings: [],
  wonders: [],
  copied: null,
  research: [],
  books: [],
  hand: [],
  drawn: [],
  rows: [],
  specials: [],
  markers: 4,
  ready: false,
  researched: false,
  rpUsed: 0,
  opened: 'none',
  once: [],
  byHand: false,
  matched: 0,
  tasks: [],
});

/** MIL-SOL-01, MIL-SOL-04 */
const newAutoma = (t: Turn<Mil>, o: Options): Automa => ({
  vp: 0,
  war: 0,
  passed: false,
  rowDeck: pile(t, 'row', POOLS.row!),
  rowUsed: [],
  priorityDeck: pile(t, 'priority', POOLS.priority!),
  priorityUsed: [],
  constructionDeck: pile(t, 'construction', POOLS.construction!),
  constructionUsed: [],
  warDeck: pile(t, 'war', warPool(o)),
  warUsed: [],
  markers: 4,
  rows: [],
});

export function setup(t: Turn<Mil>, options: Options, seats: number): State {
  const first = t.roll(Math.max(2, seats)) - 1;
  const everyone = seats === 1 ? [0, AUTOMA] : Array.from({ length: seats }, (_, i) => i);
  const order = everyone.map((_, i) => everyone[(first + i) % everyone.length]!); // start cards 1, 2, … (MIL-SET-09, MIL-SOL-02)
  const players = Array.from({ length: seats }, newPlayer);
  order.forEach((seat, i) => {
    const card = START_CARDS[i]!;
    if (seat === AUTOMA) return;
    players[seat]!.gold = card.gold;
    if ('jokers' in card) players[seat]!.jokers = card.jokers;
  });
  const prosperityDeck = pile(t, 'prosperity', POOLS.prosperity!);
  const s: State = {
    seats,
    options,
    steps: [{ step: 'age' }],
    notes: [],
    over: false,
    age: 1, // MIL-SET-11
    phase: 'A',
    order,
    leader: order[0]!,
    architect: order[1]!,
    architectUsed: false,
    books: layBooks(t, options.side),
    research: t.shuffle(RESEARCH_CARDS.map((row) => row.id)).slice(0, 4), // MIL-SET-05
    grid: [],
    blanks: t.shuffle([0, 1, 2, 3]).slice(0, 2),
    wondersNow: [],
    wondersNext: [],
    buildings: [],
    dealt: { grid: [], wonders: [], buildings: [] },
    // MIL-SET-04, MIL-SET-12: both decks are shuffled, two prosperity cards per player lie open.
    prosperity: prosperityDeck.splice(-2 * order.length).map((x) => ({ ...x, known: ALL })),
    prosperityDeck,
    prosperityDiscard: [],
    deck: pile(t, 'diplomacy', diplomacyPool(seats)),
    discard: [],
    discardBy: [],
    players,
    automa: seats === 1 ? newAutoma(t, options) : null,
    veil: null,
  };
  dealTechnologies(t, s);
  dealWonders(t, s);
  dealBuildings(t, s);
  return s;
}
