import { ALL, type CardId, type Seat, type Slot, type Turn } from '../../../kernel/index.js';
import { type Moment as AnyMoment, toolkit } from '../../shared/tests/toolkit.js';
import { CARDS } from '../cards/index.js';
import { backOf } from '../change/cards-out.js';
import { openAge } from '../change/decks.js';
import { throughTheAges as game } from '../game.js';
import { DEFAULTS } from '../state/setup.js';
import type { Move, Options, Player, State, Step, Tta } from '../state/state.js';

/** A card by its id or the end of it: 'warriors', 'raid.i'; of the first edition that has one of the name. */
export function card(name: string): CardId {
  if (CARDS.some(({ id }) => id === name)) return name;
  for (const edition of ['t06', 't15', 'nlw']) {
    const found = CARDS.filter(({ id }) => {
      const [own, , ...rest] = id.split('.');
      return own === edition && (rest.join('.') === name || rest.slice(0, -1).join('.') === name);
    });
    if (found.length > 1) throw new Error(`'${name}' is the name of ${found.length} cards`);
    if (found.length === 1) return found[0]!.id;
  }
  throw new Error(`no card is called '${name}'`);
}
const cards = (names: readonly string[] = []): CardId[] => names.map(card);

export interface PlayerSpec
  extends Partial<
    Pick<
      Player,
      | 'culture'
      | 'science'
      | 'yellow'
      | 'blue'
      | 'pool'
      | 'usedMilitary'
      | 'usedCivil'
      | 'extraMilitary'
      | 'marker'
      | 'resigned'
      | 'keepsCards'
      | 'politicsGiven'
      | 'earmarks'
      | 'leaderAges'
      | 'byHand'
      | 'lostActions'
      | 'lore'
    >
  > {
  /** Workers by technology; those not named have none. */
  readonly workers?: Readonly<Record<string, number>>;
  /** Blue tokens by technology. */
  readonly tokens?: Readonly<Record<string, number>>;
  readonly government?: string;
  readonly leader?: string;
  readonly wonder?: string;
  /** Finished stages of the wonder in progress; one when nothing is said. */
  readonly stages?: number;
  readonly wonders?: readonly string[];
  readonly specials?: readonly string[];
  readonly colonies?: readonly string[];
  readonly tactic?: string;
  readonly hand?: readonly string[];
  readonly civilHand?: readonly string[];
  readonly pact?: { readonly card: string; readonly partner: Seat; readonly role: 'a' | 'b' };
  readonly war?: { readonly card: string; readonly target: Seat };
}

export interface SceneSpec extends Partial<Options> {
  readonly seats?: number;
  readonly age?: number;
  readonly round?: number;
  readonly lastRound?: number;
  readonly current?: Seat;
  readonly first?: Seat;
  readonly players?: readonly PlayerSpec[];
  /** Current events, the next one first; future events. */
  readonly events?: readonly string[];
  readonly future?: readonly string[];
  /** Cards of the row from the left, '' for an empty place; the places after them are empty. */
  readonly row?: readonly string[];
  /** Cards left in the civil deck of the age. */
  readonly civilLeft?: number;
  /** The next military cards to be drawn, the first one first; no others are in the deck. */
  readonly deck?: readonly string[];
  /** What happens, the first one first; a whole turn from politics on when nothing is said. */
  readonly steps?: readonly Step[];
}

export type Moment = AnyMoment<Tta>;

const REST: readonly Step[] = [
  { step: 'politics' },
  { step: 'discard' },
  { step: 'actions' },
  { step: 'production' },
  { step: 'next-turn' },
];
const ids = (record: Readonly<Record<string, number>> = {}): [CardId, number][] =>
  Object.entries(record).map(([name, n]) => [card(name), n]);

/** Take a card out of the deck or row it lies in, for another place. */
function claim(s: State, id: CardId): void {
  for (const pile of [...s.civilDecks, ...s.militaryDecks, s.buried, s.currentEvents, s.militaryDiscard, s.bonuses]) {
    const i = pile.findIndex((x) => x.card === id);
    if (i >= 0) {
      (pile as Slot[]).splice(i, 1);
      return;
    }
  }
  const place = s.row.indexOf(id);
  if (place < 0) return; // an initial technology, or a card this table has not in its decks
  s.row[place] = null;
  s.out = s.out.toSpliced(s.out.indexOf(id), 1);
}
function open(s: State, id: CardId): CardId {
  claim(s, id);
  s.out = [...s.out, id];
  return id;
}
function slot(s: State, id: CardId, known: number): Slot {
  claim(s, id);
  return { back: backOf(id), card: id, known };
}

function arrangePlayer(s: State, seat: Seat, spec: PlayerSpec): void {
  const {
    workers,
    tokens,
    government,
    leader,
    wonder,
    stages = 1,
    wonders,
    specials,
    colonies,
    tactic,
    hand,
    civilHand,
    pact,
    war,
    ...figures
  } = spec;
  const p = s.players[seat]!;
  Object.assign(p, figures);
  if (workers) for (const h of p.holdings) h.workers = 0;
  const holding = (id: CardId) => {
    const own = p.holdings.find((h) => h.id === id) ?? { id, workers: 0, tokens: 0 };
    if (!p.holdings.includes(own)) p.holdings.push({ ...own, id: open(s, id) });
    return p.holdings.find((h) => h.id === id)!;
  };
  for (const [id, n] of ids(workers)) holding(id).workers = n;
  for (const [id, n] of ids(tokens)) holding(id).tokens = n;
  if (government) p.government = open(s, card(government));
  if (leader) p.leader = open(s, card(leader));
  if (wonder) p.wonder = { id: open(s, card(wonder)), stages };
  p.wonders = cards(wonders).map((id) => ({ id: open(s, id), ruined: false }));
  p.specials = cards(specials).map((id) => open(s, id));
  p.colonies = cards(colonies).map((id) => open(s, id));
  if (tactic) p.tactic = open(s, card(tactic));
  p.militaryHand = cards(hand).map((id) => slot(s, id, 1 << seat));
  p.civilHand = cards(civilHand).map((id) => slot(s, id, ALL));
  if (pact) p.pact = { ...pact, card: open(s, card(pact.card)) };
  if (war) p.war = { ...war, card: open(s, card(war.card)) };
}

function arrange(t: Turn<Tta>, s: State, spec: SceneSpec): State {
  s.age = spec.age ?? 2;
  for (let age = 1; age <= s.age; age++) openAge(t, s, age);
  s.round = spec.round ?? 8;
  s.lastRound = spec.lastRound ?? null;
  s.first = spec.first ?? 0;
  s.current = spec.current ?? 0;
  s.steps = [...(spec.steps ?? REST)].reverse();
  for (let seat = 0; seat < s.seats; seat++) arrangePlayer(s, seat, spec.players?.[seat] ?? {});
  if (spec.events) {
    s.buried = [...s.buried, ...s.currentEvents];
    s.currentEvents = [];
  }
  const named = cards(spec.events)
    .reverse()
    .map((id) => slot(s, id, 0));
  s.currentEvents = [...s.currentEvents, ...named];
  s.futureEvents = cards(spec.future).map((id) => slot(s, id, 0));
  if (spec.row) {
    s.row = s.row.map(() => null);
    spec.row.forEach((name, place) => {
      s.row[place] = name === '' ? null : open(s, card(name));
    });
  }
  if (spec.civilLeft !== undefined) {
    const civil = s.civilDecks[s.age]!;
    s.civilDecks[s.age] = civil.slice(0, spec.civilLeft);
    s.buried = [...s.buried, ...civil.slice(spec.civilLeft)];
  }
  if (spec.deck) {
    const deck = cards(spec.deck)
      .reverse()
      .map((id) => slot(s, id, 0));
    s.buried = [...s.buried, ...s.militaryDecks[s.age]!];
    s.militaryDecks[s.age] = deck;
  }
  return s;
}

/** Names become ids in the fields of a move that name cards. */
const CARD_FIELDS = new Set(['card', 'unit', 'what', 'tech', 'from', 'to', 'champion', 'with']);
/** Kinds of goods among which one may pick. */
const WORDS = new Set([
  'free-growth',
  'food',
  'resources',
  'science',
  'culture',
  'sale',
  'games',
  'strength',
  'civilActions',
  'seat.1',
  'seat.2',
]);
const named = (move: object): Move =>
  Object.fromEntries(
    Object.entries(move).map(([key, x]) => [key, CARD_FIELDS.has(key) && typeof x === 'string' && x && !WORDS.has(x) ? card(x) : x]),
  ) as unknown as Move;

const kit = toolkit(game, named);
/** Moves are written as they are, with short names of cards. */
export const { newGame, does, refuses, allows, asks, eventsOf, legalAt: offers } = kit;

/** An exact position, player 0 to act politically unless said otherwise. */
export function scene(spec: SceneSpec): Moment {
  const options = {
    ...Object.fromEntries(Object.entries(DEFAULTS).map(([key, usual]) => [key, spec[key as keyof Options] ?? usual])),
    ...(spec.expansion && { expansion: spec.expansion }),
  } as unknown as Options;
  return kit.laid(spec.seats ?? 2, options, (t, fresh) => arrange(t, fresh, spec));
}

export const picks = (at: Moment, seat: Seat): string[] => offers(at, seat).flatMap((m) => (m.move === 'pick' ? [m.what] : []));
export const playerAt = (at: Moment, seat: Seat): Player => at.state.players[seat]!;
export const workersAt = (at: Moment, seat: Seat, name: string): number =>
  playerAt(at, seat).holdings.find((h) => h.id === card(name))?.workers ?? 0;
export const handOf = (at: Moment, seat: Seat): (CardId | null)[] => playerAt(at, seat).militaryHand.map((x) => x.card);
export { ALL, game };
