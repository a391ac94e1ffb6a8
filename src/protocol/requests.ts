import { type Checked, either, flag, isRecord, matching, maybe, oneOf, opaque, shape, text, whole } from './check.js';
import { LIMITS, PHRASES } from './limits.js';
import { BOT_LEVELS, isGameId, isSeat, isSeatWishes, isSettings, isTableId, isTemperament } from './settings.js';

/** Chosen by the client, unique for the person. A repeat after a lost answer is recognised by it and not done twice. */
const isCommandId = matching(/^[A-Za-z0-9_-]{8,64}$/);
const isPly = whole(0, 1_000_000);
/** The number of the question, as the table view gave it. */
const isQuestion = whole(0, 1_000_000_000);
const isName = text(LIMITS.name, 1);

/** A move of any game; the rules judge the rest. */
const isSmall = opaque(LIMITS.move);
const isMove = (x: unknown): x is { readonly move: string } => isSmall(x) && 'move' in x && typeof x.move === 'string';

/** What all players concerned must agree to. */
export const isProposalWish = either(
  /** Back to the position after `ply` moves, whatever was learnt since. */
  shape({ kind: oneOf('rewind'), ply: isPly }),
  shape({ kind: oneOf('stop') }),
  shape({ kind: oneOf('pause') }),
  /** Give the seat of somebody whose time is out to a bot; its person may take it back. */
  shape({ kind: oneOf('replace'), seat: isSeat }),
);
export type ProposalWish = Checked<typeof isProposalWish>;

const base = { id: isCommandId };
const at = { ...base, table: isTableId };

/** Everything a page may ask of the server. The seat is never in here: it comes from the cookie. */
export const REQUESTS = {
  /** Lists of tables; afterwards `lobby-changed` messages tell when to ask again. */
  lobby: shape({ ...base, do: oneOf('lobby'), game: maybe(isGameId) }),
  'leave-lobby': shape({ ...base, do: oneOf('leave-lobby') }),
  create: shape({ ...base, do: oneOf('create'), settings: isSettings, seats: isSeatWishes }),

  /** Follow a table, from one's own seat or as a spectator; the answer is a `table` message, then `update`s. */
  watch: shape({ ...at, do: oneOf('watch') }),
  unwatch: shape({ ...at, do: oneOf('unwatch') }),

  join: shape({ ...at, do: oneOf('join'), seat: maybe(isSeat), name: maybe(isName) }),
  leave: shape({ ...at, do: oneOf('leave') }),
  kick: shape({ ...at, do: oneOf('kick'), seat: isSeat }),
  /** Before the start the host may give an open seat to a bot, or open it again. */
  'set-seat': either(
    shape({ ...at, do: oneOf('set-seat'), seat: isSeat, bot: oneOf(...BOT_LEVELS), temperament: maybe(isTemperament) }),
    shape({ ...at, do: oneOf('set-seat'), seat: isSeat }),
  ),
  start: shape({ ...at, do: oneOf('start') }),
  close: shape({ ...at, do: oneOf('close') }),
  rematch: shape({ ...at, do: oneOf('rematch') }),

  play: shape({ ...at, do: oneOf('play'), question: isQuestion, move: isMove }),
  /** Take back one's last move, up to the last new information. `ply` is where the page stands: STALE when the game has moved on. */
  undo: shape({ ...at, do: oneOf('undo'), ply: isPly }),
  propose: shape({ ...at, do: oneOf('propose'), what: isProposalWish }),
  vote: shape({ ...at, do: oneOf('vote'), proposal: isQuestion, yes: flag }),
  resume: shape({ ...at, do: oneOf('resume') }),
  concede: shape({ ...at, do: oneOf('concede') }),
  'take-back': shape({ ...at, do: oneOf('take-back') }),

  chat: shape({ ...at, do: oneOf('chat'), text: text(LIMITS.chat, 1) }),
  phrase: shape({ ...at, do: oneOf('phrase'), phrase: oneOf(...PHRASES) }),
  /** The host may switch chat off and on again. */
  'set-chat': shape({ ...at, do: oneOf('set-chat'), on: flag }),
  /** Seen by nobody else, on all devices of the person. */
  notes: shape({ ...at, do: oneOf('notes'), text: text(LIMITS.notes) }),
  mute: shape({ ...at, do: oneOf('mute'), seat: isSeat, on: flag }),

  /** The moments after `from` to `to` moves as this viewer knew them: as much of them as lies in the span of `from`. */
  past: shape({ ...at, do: oneOf('past'), from: isPly, to: isPly }),
  /** The whole game as a record, seed included: after the end only. */
  record: shape({ ...at, do: oneOf('record') }),
  ping: shape({ ...base, do: oneOf('ping') }),
} as const;

export type RequestName = keyof typeof REQUESTS;
export type RequestOf<K extends RequestName> = Checked<(typeof REQUESTS)[K]>;
export type Request = { [K in RequestName]: RequestOf<K> }[RequestName];
/** A request without its id, as callers write it. */
export type Wish = WithoutId<Request>;
/** Of each form of a request by itself. */
type WithoutId<R> = R extends unknown ? Omit<R, 'id'> : never;

/** Is this a request that we know, field by field? */
export const isRequest = (x: unknown): x is Request =>
  isRecord(x) && typeof x.do === 'string' && Object.hasOwn(REQUESTS, x.do) && REQUESTS[x.do as RequestName](x);

/** The id of something that may not even be a request, so that the refusal finds its way back. */
export const idOf = (x: unknown): string | undefined => (isRecord(x) && isCommandId(x.id) ? x.id : undefined);

/** The short name of a device: enough to tell those of one person apart. */
export const isDeviceId = matching(/^[A-Za-z0-9_-]{16}$/);
/** Which devices to end: one, all but this one, or those that came by a return link. */
export const isEndRequest = shape({ end: either(oneOf('others', 'linked'), isDeviceId) });

export const isNameRequest = shape({ name: maybe(isName) });
export const isReturnRequest = shape({ token: matching(/^[A-Za-z0-9_-]{43}$/) });
