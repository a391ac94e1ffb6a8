import { type Checked, either, flag, listOf, maybe, millis, oneOf, shape, text, whole } from './check.js';
import { LIMITS } from './limits.js';
import { isPatch } from './patch.js';
import { isDeviceId } from './requests.js';
import { isGameId, isTableId } from './settings.js';
import { isAside, isLobby, isPastView, isRefusal, isTableView } from './views.js';

/** Everything that can stand in the way of a request; the client has a sentence for each, in both languages. */
export const PROBLEMS = [
  'MALFORMED',
  'TOO_LARGE',
  'TOO_MANY',
  'NOT_SIGNED_IN',
  'NO_SUCH_TABLE',
  'NO_SUCH_GAME',
  'BAD_TABLE',
  'NO_SPECTATORS',
  'NOT_SEATED',
  'NOT_HOST',
  'SEAT_TAKEN',
  'NO_SEAT',
  'NOT_FULL',
  'ALREADY_STARTED',
  'NOT_STARTED',
  'GAME_OVER',
  'GAME_RUNNING',
  'PAUSED',
  'NOT_PAUSED',
  'STALE',
  'REFUSED',
  'BOT_SEATED',
  'NOT_REPLACED',
  'NO_PROPOSAL',
  'ALREADY_PROPOSED',
  'CHAT_OFF',
  'OTHER_RULES',
  'TOO_SLOW',
  'RULES_FAULT',
  'UNAVAILABLE',
  'BAD_LINK',
  'OTHER_PROTOCOL',
] as const;
export type ProblemCode = (typeof PROBLEMS)[number];

export const isProblem = shape({
  code: oneOf(...PROBLEMS),
  /** REFUSED: the rule that forbids it. */
  refusal: maybe(isRefusal),
  /** TOO_MANY: try again after so many milliseconds. */
  wait: maybe(millis),
});
export type Problem = Checked<typeof isProblem>;

/** What comes with "yes". */
const isAnswer = shape({
  table: maybe(isTableId),
  lobby: maybe(isLobby),
  aside: maybe(isAside),
  past: maybe(isPastView),
  record: maybe(text(10_000_000)),
});
export type Answer = Checked<typeof isAnswer>;

export const NOTICES = ['your-turn', 'reminder', 'started', 'kicked', 'replaced', 'proposal', 'over', 'rematch'] as const;
export type NoticeKind = (typeof NOTICES)[number];

const isSeq = whole(0, 1_000_000_000_000);

/** Everything the server may say through the socket. `at` is its clock. */
export const isServerMessage = either(
  /** The first message. Who the cookie says you are, if it says anything. */
  shape({
    kind: oneOf('hello'),
    protocol: whole(1, 1_000_000),
    at: millis,
    me: maybe(shape({ name: text(LIMITS.name) })),
  }),
  shape({ kind: oneOf('reply'), to: text(64), ok: (x): x is true => x === true, answer: maybe(isAnswer) }),
  /** `to` is absent when the request was too broken to have an id. STALE comes after a `table` message with the present state. */
  shape({ kind: oneOf('reply'), to: maybe(text(64)), ok: (x): x is false => x === false, problem: isProblem }),
  /** The whole table: after `watch`, after STALE, and when a slow page has to catch up. */
  shape({ kind: oneOf('table'), seq: isSeq, at: millis, view: isTableView }),
  /** The next state of the table as a change of the one before; `seq` counts by one, else the page watches again. */
  shape({ kind: oneOf('update'), table: isTableId, seq: isSeq, at: millis, patch: isPatch }),
  /** The table can no longer be followed from here. */
  shape({ kind: oneOf('gone'), table: isTableId, problem: isProblem }),
  /** What this person keeps for himself at a table was changed, on this page or another of his. */
  shape({ kind: oneOf('aside'), table: isTableId, aside: isAside }),
  shape({ kind: oneOf('notice'), notice: oneOf(...NOTICES), table: isTableId, game: isGameId, at: millis }),
  shape({ kind: oneOf('lobby-changed') }),
);
export type ServerMessage = Checked<typeof isServerMessage>;
export type ServerMessageOf<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>;

/** Answers of the paths under /api/me. */
export const isMe = shape({ signedIn: flag, name: maybe(text(LIMITS.name)), protocol: whole(1, 1_000_000) });
export type Me = Checked<typeof isMe>;
/** Where a person is signed in, the present device first. `device` is what it says it is, empty when it says nothing. */
export const isDevices = shape({
  devices: listOf(shape({ id: isDeviceId, device: text(60), created: millis, seen: millis, here: flag, byLink: flag }), 1000),
});
export type Devices = Checked<typeof isDevices>;
export const isReturnLink = shape({ token: text(64) });
export type ReturnLink = Checked<typeof isReturnLink>;
