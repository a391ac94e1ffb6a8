import { ALL, fastDice, readMove, type Seat, type Slot, writeMove } from '../../../kernel/index.js';
import { type Moment as AnyMoment, toolkit } from '../../shared/tests/toolkit.js';
import { CIVILISATIONS } from '../cards/civilisations.js';
import { WONDERS } from '../cards/wonders.js';
import { ageOfCivilization as game } from '../game.js';
import { civilisationPool, DEFAULTS } from '../state/setup.js';
import type { Aoc, Counters, Move, Options, Player, State, Step } from '../state/state.js';

export { rule } from '../../shared/tests/toolkit.js';

export type Moment = AnyMoment<Aoc>;

export interface PlayerSpec {
  readonly main?: string;
  readonly declined?: readonly string[];
  readonly annexed?: readonly string[];
  readonly techs?: readonly string[];
  readonly wonders?: readonly string[];
  readonly coins?: number;
  readonly points?: number;
  readonly workers?: number;
  readonly special?: string;
  readonly hand?: readonly string[];
}

export interface TableSpec extends Partial<Omit<Options, 'firstPlayer'>> {
  readonly seats?: number;
  readonly round?: number;
  /** Whose turn it is; the seats after it still have theirs, unless this is the last turn of the round. */
  readonly seat?: Seat;
  readonly lastTurn?: boolean;
  readonly step?: 'civilisation' | 'actions';
  /** The cards under the permanent card, without 'AC-'. */
  readonly usable?: readonly string[];
  /** The card that becomes usable at the end of this round. */
  readonly next?: string;
  /** The whole track, when every position matters. */
  readonly track?: readonly string[];
  readonly tokens?: Readonly<Record<number, string>>;
  readonly players?: readonly PlayerSpec[];
  /** Keys of civilisations, with their bonus coins if there are any; filled up to five unless given. */
  readonly market?: readonly (string | readonly [string, number])[];
  /** The next cards of the pile, the first one to be drawn first. */
  readonly pile?: readonly string[];
  readonly wonders?: readonly string[];
  readonly specials?: readonly string[];
  readonly opponent?: number;
  readonly counters?: Partial<Counters>;
}

const ID_OF = new Map(CIVILISATIONS.map((row) => [row.key, row.id]));
const WONDER_ID = new Map(WONDERS.map((row) => [row.key, row.id]));
const wonderIdOf = (key: string): string => WONDER_ID.get(key) ?? `WON-${key}`;
/** The id of a civilisation by its key. */
export const civ = (key: string): string => {
  const id = ID_OF.get(key);
  if (!id) throw new Error(`there is no civilisation '${key}'`);
  return id;
};

const faceUp = (key: string): Slot => ({ back: 'civ', card: civ(key), known: ALL });

function buildPlayer(spec: PlayerSpec, seat: Seat): Player {
  const declined = (spec.declined ?? []).map((key) => ({ slot: faceUp(key), annexed: false }));
  const main = spec.main ? [{ slot: faceUp(spec.main), annexed: false }] : [];
  const annexed = (spec.annexed ?? []).map((key) => ({ slot: faceUp(key), annexed: true }));
  return {
    coins: spec.coins ?? 0,
    points: spec.points ?? 0,
    workers: spec.workers ?? 3,
    white: 0,
    red: 0,
    civs: [...declined, ...main, ...annexed],
    main: spec.main ? declined.length : -1,
    techs: [...(spec.techs ?? [])],
    wonders: (spec.wonders ?? []).map(wonderIdOf),
    special: spec.special ?? null,
    hand: (spec.hand ?? []).map((key) => ({ ...faceUp(key), known: 1 << seat })),
  };
}

const CARDS = ['CULTURE', 'HUNTING', 'FISHING', 'FARM', 'CONSTRUCTION', 'CONQUEST', 'COMMERCE', 'PLAGUE'];

/** The named cards where they must lie; cards without a symbol come next, so that nothing strikes unasked. */
function buildTrack({ track, usable = [], next, round = 1 }: TableSpec): string[] {
  const named = (card: string): string => (card.startsWith('SA-') ? card : `AC-${card}`);
  if (track) return track.map(named);
  const laid = new Array<string | undefined>(8).fill(undefined);
  usable.forEach((card, i) => {
    laid[round - 1 + i] = card;
  });
  if (next) laid[round + 2] = next;
  const left = CARDS.filter((card) => !laid.includes(card));
  if (!laid[round + 2] && round < 6) laid[round + 2] = left.shift()!;
  return laid.map((card) => named(card ?? left.shift()!));
}

function buildSteps({ seats = 2, seat = 0, step = 'actions', lastTurn }: TableSpec): Step[] {
  const waiting = lastTurn ? [] : Array.from({ length: seats - 1 }, (_, i) => (seat + seats - 1 - i) % seats);
  const turn: Step[] = [
    { step: 'return', seat },
    { step: 'actions', seat },
  ];
  if (step === 'civilisation') turn.push({ step: 'civilisation', seat });
  return [{ step: 'end-of-round' }, ...waiting.map((other) => ({ step: 'turn', seat: other }) as const), ...turn];
}

function buildState(spec: TableSpec): State {
  const { seats = 2, seat = 0, round = 1, lastTurn, players = [], tokens = {} } = spec;
  const { innovation, changingWorld, draft, firstGame, scenario, zeroMaxScores } = { ...DEFAULTS, ...spec };
  const options: Options = { innovation, changingWorld, draft, firstGame, scenario, zeroMaxScores, firstPlayer: -1 };
  const built = Array.from({ length: seats }, (_, i) => buildPlayer(players[i] ?? {}, i));
  const offered = (spec.market ?? []).map((x) => (typeof x === 'string' ? ([x, 0] as const) : x));
  const placed = new Set([
    ...built.flatMap((p) => [...p.civs.map((x) => x.slot.card), ...p.hand.map((x) => x.card)]),
    ...[...offered.map(([key]) => key), ...(spec.pile ?? [])].map(civ),
  ]);
  const rest = civilisationPool(options, seats).filter((id) => !placed.has(id));
  const market = offered.map(([key, coins]) => ({ slot: faceUp(key), coins }));
  if (!spec.market) for (let i = 0; i < 5; i++) market.push({ slot: { back: 'civ', card: rest.pop()!, known: ALL }, coins: 0 });
  const pile = [...rest, ...(spec.pile ?? []).map(civ).reverse()];
  return {
    seats,
    options,
    steps: buildSteps(spec),
    notes: [],
    over: false,
    round,
    first: lastTurn ? (seat + 1) % seats : seat,
    track: buildTrack(spec),
    tokens: Array.from({ length: 8 }, (_, i) => tokens[i + 1] ?? null),
    players: built,
    market,
    deck: pile.map((card) => ({ back: 'civ', card, known: 0 })),
    wonders: (spec.wonders ?? ['great_pyramid', 'petra']).map(wonderIdOf),
    specials: [...(spec.specials ?? [])],
    packs: [],
    turn: { used: {}, acted: false, rested: false },
    opponent: spec.opponent ?? 0,
    counters: { stones: 0, route: 0, drought: 0, forts: 0, repelled: 0, ...spec.counters },
  };
}

/** An exact position: whatever is not said is bare (no civilisation, no coins, three workers). */
export function table(spec: TableSpec): Moment {
  const state = buildState(spec);
  return { position: { state, dice: fastDice(1), ply: 0, sealed: {} }, state, events: [] };
}

/** `birth card=egypt` for people, `birth card=CIV-01` for the engine. */
function moveOf(text: string): Move {
  const move = readMove(text.replace(/card=([a-z_]+)/, (_, key: string) => `card=${civ(key)}`));
  if (!move) throw new Error(`'${text}' is not a move`);
  return move as Move;
}

/** Moves are written in notation. */
export const { newGame, does, refuses, asks, eventsOf, legalAt } = toolkit(game, moveOf);

export interface Gain {
  readonly coins: number;
  readonly points: number;
  readonly workers: number;
}

/** What a seat has gained from one moment to another; workers on slots are still owned. */
export function gained(before: Moment, after: Moment, seat: Seat): Gain {
  const [a, b] = [before.state.players[seat]!, after.state.players[seat]!];
  return { coins: b.coins - a.coins, points: b.points - a.points, workers: b.workers - a.workers };
}

/** What the moves bring to the seat that makes them. */
export const gain = (from: Moment, seat: Seat, ...moves: readonly string[]): Gain => gained(from, does(from, seat, ...moves), seat);
export const gives = (coins: number, points = 0, workers = 0): Gain => ({ coins, points, workers });

/** All legal moves of a seat, in notation; none when it is not asked. */
export const offers = (at: Moment, seat: Seat): string[] => legalAt(at, seat).map(writeMove);

export const playerAt = (at: Moment, seat: Seat): Player => at.state.players[seat]!;
export const marketOf = (at: Moment): [string, number][] => at.state.market.map((x) => [x.slot.card!, x.coins]);
