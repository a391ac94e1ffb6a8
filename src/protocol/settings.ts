import { type Checked, either, flag, listOf, matching, maybe, oneOf, opaque, shape, text, whole } from './check.js';
import { LIMITS } from './limits.js';

export const BOT_LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a bot has a liking for; none where it is not said. */
export const TEMPERAMENTS = ['builder', 'merchant', 'warlord', 'scholar'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];
export const isTemperament = oneOf(...TEMPERAMENTS);

/** 16 random bytes: whoever has the link of a table can find it, nobody else can guess it. */
export const isTableId = matching(/^[A-Za-z0-9_-]{22}$/);
export const isGameId = matching(/^[a-z][a-z0-9-]{1,40}$/);
export const isSeat = whole(0, LIMITS.seats - 1);

/** Time for a decision. Kept by the server; a pause stops it. */
export const isClock = either(
  shape({ kind: oneOf('none') }),
  /** `perDecision` seconds are free for each decision, then the bank of the whole game runs. */
  shape({ kind: oneOf('live'), bank: whole(0, 7_200), perDecision: whole(5, 3_600) }),
  shape({ kind: oneOf('slow'), days: whole(1, 30) }),
);
export type ClockSetting = Checked<typeof isClock>;

/** What happens when time runs out. */
export const TIMEOUTS = ['remind', 'bot-move', 'bot-seat', 'vote'] as const;
export type TimeoutPolicy = (typeof TIMEOUTS)[number];

export const isSeatWish = either(
  shape({ kind: oneOf('me') }),
  shape({ kind: oneOf('open') }),
  shape({ kind: oneOf('bot'), level: oneOf(...BOT_LEVELS), temperament: maybe(isTemperament) }),
);
export type SeatWish = Checked<typeof isSeatWish>;

export const isSpectating = either(
  shape({ allowed: (x): x is false => x === false }),
  /** `delay` in seconds: spectators see the table as it was then. */
  shape({ allowed: (x): x is true => x === true, delay: whole(0, 3_600) }),
);

/** What the host chooses when he makes a table; never changes afterwards. */
export const isSettings = shape({
  game: isGameId,
  options: opaque(LIMITS.options),
  visibility: oneOf('public', 'link'),
  clock: isClock,
  timeout: oneOf(...TIMEOUTS),
  spectators: isSpectating,
  chat: flag,
  /** Begin as soon as the last seat is taken; otherwise the host begins. */
  autoStart: flag,
  title: maybe(text(LIMITS.title)),
});
export type Settings = Checked<typeof isSettings>;
export const isSeatWishes = listOf(isSeatWish, LIMITS.seats);
