export type { Check, Checked } from './check.js';
export { LIMITS, PATHS, PHRASES, type Phrase, PROTOCOL } from './limits.js';
export { diff, isMark, type Patch, patch } from './patch.js';
export {
  type Answer,
  isMe,
  isReturnLink,
  isServerMessage,
  type Me,
  NOTICES,
  type NoticeKind,
  PROBLEMS,
  type Problem,
  type ProblemCode,
  type ReturnLink,
  type ServerMessage,
  type ServerMessageOf,
} from './replies.js';
export {
  idOf,
  isNameRequest,
  isRequest,
  isReturnRequest,
  type ProposalWish,
  REQUESTS,
  type Request,
  type RequestName,
  type RequestOf,
  type Wish,
} from './requests.js';
export {
  BOT_LEVELS,
  type BotLevel,
  type ClockSetting,
  isSettings,
  isTableId,
  type SeatWish,
  type Settings,
  TIMEOUTS,
  type TimeoutPolicy,
} from './settings.js';
export {
  type ChatLine,
  type ClockView,
  type Desk,
  ENDINGS,
  type GameView,
  type Lobby,
  type PastView,
  type Proposal,
  SEAT_STATES,
  type SeatState,
  type SeatView,
  STATUSES,
  type TableCard,
  type TableView,
} from './views.js';
