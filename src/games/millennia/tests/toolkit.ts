import { expect, it } from 'vitest';
import {
  ALL,
  asked,
  fastDice,
  legal,
  type Position,
  play,
  readMove,
  refusalOf,
  type Seat,
  type Slot,
  start,
  writeMove,
} from '../../../kernel/index.js';
import type { SpecialId } from '../cards/actions.js';
import { techOf } from '../cards/index.js';
import { TECH_TYPES } from '../cards/technologies.js';
import { TRACKS, type TrackId } from '../cards/tracks.js';
import { WONDERS } from '../cards/wonders.js';
import { millennia as game } from '../game.js';
import { DEFAULTS, POOLS } from '../setup.js';
import type { GameEvent, Mil, Move, Options, Player, State, Step } from '../state.js';

/** A test of one rule of the catalogue: the id stands in the title and in the source. */
export const rule = (id: string, title: string, check: () => void): void => {
  it(`${id} ${title}`, check);
};

/** A moment of a game with what led to it. */
export interface Moment {
  readonly position: Position<Mil>;
  readonly state: State;
  readonly events: readonly GameEvent[];
}

type Phase = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'END';

/** Cards by number ('117!' is engaged, '117-' dormant), technologies by type: 'arts', of another age 'arts:2', engaged 'arts!'. */
export interface PlayerSpec extends Partial<Record<TrackId, number>> {
  readonly techs?: readonly string[];
  readonly buildings?: readonly (number | string)[];
  readonly wonders?: readonly number[];
  readonly claimed?: readonly number[];
  readonly hand?: readonly number[];
  readonly books?: readonly string[];
  readonly branch?: Player['branch'];
  readonly gold?: number;
  readonly vp?: number;
  readonly rp?: number;
  readonly jokers?: number;
  readonly rows?: readonly number[];
  readonly specials?: readonly SpecialId[];
  readonly markers?: number;
}

export interface TableSpec extends Partial<Options> {
  readonly seats?: number;
  readonly age?: number;
  /** The game begins with this phase. */
  readonly phase?: Phase;
  readonly players?: readonly PlayerSpec[];
  readonly order?: readonly Seat[];
  readonly leader?: Seat;
  readonly architect?: Seat;
  readonly architectUsed?: boolean;
  /** Book tokens by place, such as 'culture:2'; the other places have none. */
  readonly books?: Readonly<Record<string, string>>;
  /** The four research cards on display. */
  readonly research?: readonly number[];
  /** Types by row, '-' for a place without a card. */
  readonly grid?: readonly string[];
  readonly blanks?: readonly number[];
  readonly now?: readonly number[];
  readonly next?: readonly number[];
  readonly offer?: readonly number[];
  /** Types of the prosperity cards on display, two by two. */
  readonly pairs?: readonly string[];
  /** The next diplomacy cards, the first one to be drawn first; no other card is in the pile. */
  readonly deck?: readonly number[];
  readonly discard?: readonly number[];
  readonly opponent?: {
    readonly war?: number;
    readonly vp?: number;
    readonly rowCards?: readonly number[];
    readonly priorityCards?: readonly number[];
    readonly constructionCards?: readonly number[];
    readonly warCards?: readonly number[];
  };
}

const WONDER_NUMBERS = new Set(WONDERS.map((row) => row.id));
/** The id of a numbered card. */
export function card(n: number | string): string {
  if (Number(n) >= 245) return `diplomacy-${n}`;
  if (Number(n) >= 225) return `research-${n}`;
  return WONDER_NUMBERS.has(`wonder-${n}`) ? `wonder-${n}` : `building-${n}`;
}
const slot = (back: string, id: string, known: number): Slot => ({ back, card: id, known });

function techId(name: string, age: number): string {
  const [type, other] = name.replace('!', '').split(':') as [string, string | undefined];
  return `tech-${other ?? age}-${type}`;
}

function buildPlayer(base: Player, spec: PlayerSpec, seat: Seat, age: number): Player {
  const { techs = [], buildings = [], wonders = [], claimed = [], hand = [], books = [], rows = [], specials = [], ...rest } = spec;
  const tracks = Object.fromEntries(TRACKS.map((track) => [track, spec[track] ?? 0])) as Record<TrackId, number>;
  const { gold = 0, vp = 0, rp = 0, jokers = 0, branch = tracks.politics > 5 ? 'democracy' : 'none', markers = 4 } = rest;
  return {
    ...base,
    gold,
    vp,
    rp,
    jokers,
    branch,
    markers,
    tracks,
    techs: techs.map((name) => ({
      id: techId(name, age),
      engaged: name.endsWith('!'),
      last: Math.max(age, techOf(techId(name, age)).last),
    })),
    buildings: buildings.map(String).map((x) => ({ id: card(x.replace(/[!-]/, '')), engaged: x.endsWith('!'), dormant: x.endsWith('-') })),
    wonders: wonders.map(card),
    research: claimed.map(card),
    hand: hand.map((n) => slot('diplomacy', card(n), 1 << seat)),
    books: [...books],
    rows: [...rows],
    specials: [...specials],
  };
}

/** The steps of an age from a phase on, as the step 'age' lays them. */
function stepsFrom(phase: Phase, age: number, leader: number): Step[] {
  const end: Step[] =
    age === 8
      ? [{ step: 'war' }, { step: 'last-cards' }, { step: 'scoring' }]
      : [{ step: 'war' }, { step: 'maintenance' }, { step: 'age' }];
  const parts: [Phase, Step[]][] = [
    ['A', [{ step: 'selection', next: leader }]],
    ['B', [{ step: 'prosperity' }, { step: 'prosper' }]],
    ['C', [{ step: 'income' }, { step: 'declare' }, { step: 'earn' }]],
    ['D', [{ step: 'construction', next: -1 }]],
    ['E', [{ step: 'action' }]],
    ['F', end.slice(0, 1)],
    [age === 8 ? 'END' : 'G', end.slice(1)],
  ];
  return parts
    .slice(parts.findIndex(([p]) => p === phase))
    .flatMap(([, steps]) => steps)
    .reverse();
}

/** What is not said is bare: no cards, no gold, all tracks at 0, an empty display. */
function arrange(fresh: State, spec: TableSpec): State {
  const { age = 3, phase = 'E', players = [], order = fresh.seats === 1 ? [0, -1] : fresh.players.map((_, seat) => seat) } = spec;
  const { leader = order[0]!, architect = order[1]! } = spec;
  const built = fresh.players.map((p, seat) => buildPlayer(p, players[seat] ?? {}, seat, age));
  const shown = spec.pairs ?? [];
  const left = (xs: readonly string[], pool: readonly string[]): string[] => pool.filter((id) => !xs.includes(id));
  const prosperity = shown.map((type) => `prosperity-${type}`);
  const s: State = {
    ...fresh,
    order,
    age,
    phase: phase === 'END' ? 'E' : phase,
    leader,
    architect,
    architectUsed: spec.architectUsed ?? false,
    books: spec.books ?? {},
    research: (spec.research ?? [225, 226, 227, 228]).map(card),
    grid: (spec.grid ?? ['', '', '', '']).map((row) =>
      row.split(' ').map((name) => (name === '-' || name === '' ? null : techId(name, age))),
    ),
    blanks: [...(spec.blanks ?? [0, 1])],
    wondersNow: (spec.now ?? []).map(card),
    wondersNext: (spec.next ?? []).map(card),
    buildings: (spec.offer ?? []).map(card),
    prosperity: prosperity.map((id) => slot('prosperity', id, ALL)),
    prosperityDeck: left(prosperity, POOLS.prosperity!).map((id) => slot('prosperity', id, 0)),
    prosperityDiscard: [],
    deck: [...(spec.deck ?? [245, 246, 248, 249])].reverse().map((n) => slot('diplomacy', card(n), 0)),
    discard: (spec.discard ?? []).map((n) => slot('diplomacy', card(n), ALL)),
    discardBy: (spec.discard ?? []).map(() => 0),
    players: built,
    steps: stepsFrom(phase, age, order.indexOf(leader)),
  };
  if (s.automa && spec.opponent) arrangeAutoma(s.automa, spec.opponent);
  return s;
}

function arrangeAutoma(a: NonNullable<State['automa']>, spec: NonNullable<TableSpec['opponent']>): void {
  const pile = (back: string, cards: readonly number[] | undefined, old: Slot[]): Slot[] =>
    cards ? [...cards].reverse().map((n) => slot(back, `automa-${back}-${n}`, 0)) : old;
  a.war = spec.war ?? 0;
  a.vp = spec.vp ?? 0;
  a.rowDeck = pile('row', spec.rowCards, a.rowDeck);
  a.priorityDeck = pile('priority', spec.priorityCards, a.priorityDeck);
  a.constructionDeck = pile('construction', spec.constructionCards, a.constructionDeck);
  a.warDeck = pile('war', spec.warCards, a.warDeck);
}

function optionsOf({ side, actions, automa }: TableSpec, byDefault: Options): Options {
  return { side: side ?? byDefault.side, actions: actions ?? byDefault.actions, automa: automa ?? byDefault.automa };
}

/** An exact position; the action phase is played openly unless said otherwise. */
export function table(spec: TableSpec): Moment {
  const options = optionsOf(spec, { ...DEFAULTS, actions: 'live' });
  const laid = { ...game, setup: (...args: Parameters<typeof game.setup>) => arrange(game.setup(...args), spec) };
  const { position, events } = start(laid, options, spec.seats ?? 2, fastDice(1));
  return { position, state: position.state, events: events.map(({ e }) => e) };
}

/** A real game from its first moment. */
export function newGame(seats: number, options: Partial<Options> = {}, seed = 1): Moment {
  const { position, events } = start(game, { ...DEFAULTS, ...options }, seats, fastDice(seed));
  return { position, state: position.state, events: events.map(({ e }) => e) };
}

const FIELD: Readonly<Record<string, string>> = {
  select: 'tech',
  special: 'slot',
  use: 'what',
  pay: 'source',
  buy: 'effect',
  play: 'card',
  take: 'source',
  choose: 'option',
  branch: 'branch',
  claim: 'card',
  perform: 'special',
  keep: 'card',
  'discard-card': 'card',
  'discard-tech': 'tech',
  extend: 'tech',
  lowest: 'track',
  copy: 'wonder',
};
const isType = (name: string): boolean => (TECH_TYPES as readonly string[]).includes(name.split(':')[0]!);

/** What a short name means now: a card by its number, a technology by its type. */
function idOf(s: State, seat: Seat, move: string, name: string): string {
  if (/^\d{3}$/.test(name)) return card(name);
  if (!isType(name) || !['select', 'pay', 'discard-tech', 'extend'].includes(move)) return name;
  const own = s.players[seat]?.techs.filter((x) => techOf(x.id).type === name) ?? [];
  const mine = own.find((x) => !x.engaged) ?? own[0];
  return move === 'select' || !mine ? techId(name, s.age) : mine.id;
}

/** Moves in notation, the fields of those that have one left out: `use trade`, `take 149`, `build 116 architect with 265`. */
function moveOf(s: State, seat: Seat, text: string): Move {
  const [name, first, ...rest] = text.split(' ') as [string, string?, ...string[]];
  let full = text;
  if (name === 'build') {
    const discount = rest.includes('with') ? card(rest.at(-1)!) : '""';
    full = `build card=${card(first!)} architect=${rest.includes('architect')} discount=${discount}`;
  } else if (name === 'cash') full = `cash card=${card(first!)} as=${rest[0]}`;
  else if (name === 'modify') full = `modify source=${card(first!)} drop=${rest[0]}`;
  else if (first && FIELD[name]) full = `${name} ${FIELD[name]}=${idOf(s, seat, name, first)}`;
  const move = readMove(full);
  if (!move) throw new Error(`'${text}' is not a move`);
  return move as Move;
}

/** Play moves in notation; a refusal fails the test. */
export function does(from: Moment, seat: Seat, ...moves: readonly string[]): Moment {
  let { position } = from;
  const events: GameEvent[] = [];
  for (const text of moves) {
    const played = play(game, position, seat, moveOf(position.state, seat, text));
    if (!played.ok) throw new Error(`'${text}' is refused: ${played.refusal.code} (${played.refusal.rule})`);
    position = played.position;
    events.push(...played.events.map(({ e }) => e));
  }
  return { position, state: position.state, events };
}

/** The move is refused, by this rule and with this code. */
export function refuses(at: Moment, seat: Seat, text: string, ruleId: string, code: string): void {
  const move = moveOf(at.state, seat, text);
  expect(refusalOf(game, at.position, seat, move), text).toMatchObject({ rule: ruleId, code });
  expect(offers(at, seat), text).not.toContain(writeMove(move));
}
export const codeOf = (at: Moment, seat: Seat, text: string): string | undefined =>
  refusalOf(game, at.position, seat, moveOf(at.state, seat, text))?.code;

export type Gain = Partial<Record<TrackId | 'vp' | 'gold' | 'jokers' | 'rp' | 'cards', number>>;

/** What a seat has gained from one moment to another; what has not changed is left out. */
export function gained(before: Moment, after: Moment, seat: Seat): Gain {
  const [a, b] = [before.state.players[seat]!, after.state.players[seat]!];
  const all: [string, number][] = [
    ...(['vp', 'gold', 'jokers', 'rp'] as const).map((what): [string, number] => [what, b[what] - a[what]]),
    ['cards', b.hand.length - a.hand.length],
    ...TRACKS.map((track): [string, number] => [track, b.tracks[track] - a.tracks[track]]),
  ];
  return Object.fromEntries(all.filter(([, n]) => n !== 0));
}

/** What the moves bring to the seat that makes them. */
export const gain = (from: Moment, seat: Seat, ...moves: readonly string[]): Gain => gained(from, does(from, seat, ...moves), seat);

/** All legal moves of a seat, in full notation; none when it is not asked. */
export const offers = (at: Moment, seat: Seat): string[] =>
  asked(game, at.position).includes(seat) ? legal(game, at.state, seat).map(writeMove) : [];
/** Who is asked, and in which step. */
export const asks = (at: Moment): { step: string | undefined; seats: readonly Seat[] } => ({
  step: at.state.steps.at(-1)?.step,
  seats: asked(game, at.position),
});
/** The question that a player has to answer. */
export const question = (at: Moment, seat = 0): string | undefined => at.state.players[seat]!.tasks.at(-1)?.task;

export const playerAt = (at: Moment, seat: Seat): Player => at.state.players[seat]!;
/** The cards of a seat that are turned. */
export const engagedOf = (at: Moment, seat = 0): string[] =>
  [...playerAt(at, seat).techs, ...playerAt(at, seat).buildings].filter((x) => x.engaged).map((x) => x.id);
export const eventsOf = <K extends GameEvent['event']>(at: Moment, kind: K): Extract<GameEvent, { event: K }>[] =>
  at.events.filter((e): e is Extract<GameEvent, { event: K }> => e.event === kind);
