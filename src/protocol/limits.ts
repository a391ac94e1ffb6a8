/** Both sides refuse other versions: a page of yesterday reloads itself instead of guessing. */
export const PROTOCOL = 5;

/** What a message may hold. The client shows these limits, the server enforces them. */
export const LIMITS = {
  /** Bytes of one message to the server. */
  message: 16_384,
  name: 24,
  chat: 300,
  notes: 4_000,
  options: 2_000,
  move: 1_000,
  seats: 8,
  /** Lines of chat that a table view carries. */
  chatLines: 200,
  /** Tables in one list of the lobby. */
  listed: 100,
  title: 60,
  /** Moments of a game that are looked back at together: spans begin at multiples of this. */
  span: 32,
} as const;

/** Where the server listens. */
export const PATHS = {
  socket: '/api/socket',
  /** GET: who am I. POST { name? }: become somebody, or change the name. */
  me: '/api/me',
  /** POST: a new personal return link, shown once. DELETE: revoke all of them. */
  returnLink: '/api/me/return-link',
  /** POST { token }: come back on another device. */
  comeBack: '/api/return',
  /** POST: forget this device. */
  signOut: '/api/me/sign-out',
  /** GET: where this person is signed in. POST { end }: end one of these devices, or several. */
  devices: '/api/me/devices',
} as const;

/** Quick phrases: ids on the wire, words in the language of the reader. */
export const PHRASES = [
  'hello',
  'good-luck',
  'your-turn',
  'one-moment',
  'back-soon',
  'i-am-back',
  'nice-move',
  'oops',
  'thanks',
  'well-played',
  'rematch',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];
