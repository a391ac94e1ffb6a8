import type { RuleId, Text } from '../kernel/types.js';
import { type Check, type Checked, either, flag, isRecord, listOf, maybe, millis, oneOf, orNull, shape, text, whole } from './check.js';
import { LIMITS, PHRASES } from './limits.js';
import { isPatch } from './patch.js';
import { isProposalWish } from './requests.js';
import { BOT_LEVELS, isGameId, isSeat, isSettings, isTableId, isTemperament } from './settings.js';

/** Plain JSON whose inside only the game knows. */
const isValue: Check<object> = (x): x is object => typeof x === 'object' && x !== null;
const isNumber = whole(-1_000_000_000, 1_000_000_000);
const isSeats = listOf(isSeat, LIMITS.seats);
export const isViewer = either(isSeat, oneOf('spectator'));

/** Who answers for a seat: nobody yet, its person, its person who let time run out, a bot, its person just back from a bot. */
export const SEAT_STATES = ['open', 'person', 'away', 'bot', 'returned'] as const;
export type SeatState = (typeof SEAT_STATES)[number];

export const isSeatView = shape({
  state: oneOf(...SEAT_STATES),
  /** Empty for an open seat; a bot that never had a person has none. */
  name: text(LIMITS.name),
  level: maybe(oneOf(...BOT_LEVELS)),
  temperament: maybe(isTemperament),
  host: flag,
  /** A page of this person follows the table now. */
  online: flag,
  conceded: flag,
  /** A bot keeps this seat for its person. */
  kept: flag,
});
export type SeatView = Checked<typeof isSeatView>;

/** Time of a seat in milliseconds. When it is running, it runs out at `deadline`. */
export const isClockView = shape({ bank: maybe(millis), deadline: maybe(millis), out: flag });
export type ClockView = Checked<typeof isClockView>;

/** `by` is null when the table itself asks, because time ran out. */
export const isProposal = shape({ id: isNumber, by: orNull(isSeat), what: isProposalWish, yes: isSeats, waiting: isSeats });
export type Proposal = Checked<typeof isProposal>;

/** A line of chat: text of a person or a quick phrase. `seat` is null for a person without a seat. */
export const isChatLine = shape({
  n: isNumber,
  at: millis,
  seat: orNull(isSeat),
  name: text(LIMITS.name),
  text: maybe(text(LIMITS.chat)),
  phrase: maybe(oneOf(...PHRASES)),
});
export type ChatLine = Checked<typeof isChatLine>;

/** The running game as this viewer may know it. Choices, reasons and standings are computed from `view` by the same kernel in the page. */
export const isGameView = shape({
  view: isValue,
  ply: isNumber,
  asked: isSeats,
  /** The question put to this viewer: a move names it. Null when the viewer is not asked. */
  question: orNull(isNumber),
  /** Events in order, each with the number of the move that caused it. */
  log: listOf(shape({ ply: isNumber, e: isValue }), 1_000_000),
  undo: shape({ can: flag, closed: maybe(oneOf('dice', 'shown', 'handed-on')) }),
});
export type GameView = Checked<typeof isGameView>;

export const STATUSES = ['waiting', 'playing', 'over'] as const;
export const ENDINGS = ['finished', 'conceded', 'stopped', 'expired', 'closed'] as const;

/** Everything a viewer may see of a table: one plain value. Two tables that differ only in what he may not know give the same bytes. */
export const isTableView = shape({
  table: isTableId,
  settings: isSettings,
  rules: isNumber,
  created: millis,
  status: oneOf(...STATUSES),
  ending: maybe(oneOf(...ENDINGS)),
  paused: flag,
  /** The hash of the seed, shown from the beginning; the seed itself only after the end. */
  commitment: text(64),
  seed: maybe(text(64)),
  rematch: maybe(isTableId),
  viewer: isViewer,
  seats: listOf(isSeatView, LIMITS.seats),
  clocks: listOf(isClockView, LIMITS.seats),
  proposals: listOf(isProposal, 100),
  chatOn: flag,
  chat: listOf(isChatLine, LIMITS.chatLines),
  /** Seats whose bot is at work. */
  thinking: isSeats,
  spectators: isNumber,
  /** The rules have failed at what was tried last: the table stands as it was. */
  fault: maybe(oneOf('RULES_FAULT', 'TOO_SLOW')),
  game: maybe(isGameView),
});
export type TableView = Checked<typeof isTableView>;

/** A table in a list. */
export const isTableCard = shape({
  table: isTableId,
  game: isGameId,
  title: maybe(text(LIMITS.title)),
  status: oneOf(...STATUSES),
  ending: maybe(oneOf(...ENDINGS)),
  settings: isSettings,
  seats: listOf(shape({ name: text(LIMITS.name), state: oneOf(...SEAT_STATES), level: maybe(oneOf(...BOT_LEVELS)) }), LIMITS.seats),
  created: millis,
  updated: millis,
  mySeat: maybe(isSeat),
  myTurn: flag,
  deadline: maybe(millis),
});
export type TableCard = Checked<typeof isTableCard>;

const isCards = listOf(isTableCard, LIMITS.listed);
export const isLobby = shape({ open: isCards, mine: isCards, finished: isCards });
export type Lobby = Checked<typeof isLobby>;

/** Kept for one person at one table. */
export const isAside = shape({ notes: text(LIMITS.notes), muted: isSeats });
export type Aside = Checked<typeof isAside>;

/**
 * Moments of a game as this viewer knew them. Each follows from the one before by a patch of the view, null when nothing changed
 * for him; the first from nothing.
 */
export const isPastView = shape({
  from: isNumber,
  moments: listOf(shape({ asked: isSeats, change: orNull(isPatch) }), LIMITS.span),
});
export type PastView = Checked<typeof isPastView>;

/** Why a rule forbids a move, see the kernel. */
export const isRefusal = (x: unknown): x is { rule: RuleId; code: string; params?: Record<string, string | number | Text> } =>
  isRecord(x) && typeof x.rule === 'string' && typeof x.code === 'string';
