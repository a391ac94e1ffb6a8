import { readMove, refusalOf, type Seat, writeMove } from '../../../kernel/index.js';
import { type Moment as AnyMoment, toolkit } from '../../shared/tests/toolkit.js';
import { techOf } from '../cards/index.js';
import { TECH_TYPES } from '../cards/technologies.js';
import { TRACKS, type TrackId } from '../cards/tracks.js';
import { millennia as game } from '../game.js';
import { DEFAULTS } from '../state/setup.js';
import type { Mil, Move, Player, State } from '../state/state.js';
import { arrange, card, type TableSpec, techId } from './positions.js';

export { rule } from '../../shared/tests/toolkit.js';
export { card, type PlayerSpec, type TableSpec } from './positions.js';

export type Moment = AnyMoment<Mil>;

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

const kit = toolkit(game, (text: string, s, seat) => moveOf(s, seat, text));
/** Moves are written in notation. */
export const { newGame, does, refuses, asks, eventsOf } = kit;

/** An exact position; the action phase is played openly unless said otherwise. */
export function table(spec: TableSpec): Moment {
  const { seats = 2, side = DEFAULTS.side, actions = 'live', automa = DEFAULTS.automa } = spec;
  return kit.laid(seats, { side, actions, automa }, (_t, fresh) => arrange(fresh, spec));
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
export const offers = (at: Moment, seat: Seat): string[] => kit.legalAt(at, seat).map(writeMove);
/** The question that a player has to answer. */
export const question = (at: Moment, seat = 0): string | undefined => at.state.players[seat]!.tasks.at(-1)?.task;

export const playerAt = (at: Moment, seat: Seat): Player => at.state.players[seat]!;
/** The cards of a seat that are turned. */
export const engagedOf = (at: Moment, seat = 0): string[] =>
  [...playerAt(at, seat).techs, ...playerAt(at, seat).buildings].filter((x) => x.engaged).map((x) => x.id);
