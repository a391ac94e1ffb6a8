import { expect, it } from 'vitest';
import { asked, fastDice, legal, type Position, play, readMove, refusalOf, type Seat, start, writeMove } from '../../../kernel/index.js';
import { techOf } from '../cards/index.js';
import { TECH_TYPES } from '../cards/technologies.js';
import { TRACKS, type TrackId } from '../cards/tracks.js';
import { millennia as game } from '../game.js';
import { DEFAULTS } from '../state/setup.js';
import type { GameEvent, Mil, Move, Options, Player, State } from '../state/state.js';
import { arrange, card, type TableSpec, techId } from './positions.js';

export { card, type PlayerSpec, type TableSpec } from './positions.js';

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
export const offers = (at: Moment, seat: Seat): string[] => legal(game, at.position, seat).map(writeMove);
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
