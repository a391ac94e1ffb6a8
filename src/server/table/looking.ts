import type { Viewer } from '../../kernel/types.js';
import type { Problem } from '../../protocol/index.js';
import type { PersonId } from './facts.js';
import { problem } from './outcome.js';
import { type Session, seatOf } from './session.js';

/** From where somebody looks at a table: from his seat, else from outside. */
export function viewerOf(s: Session, person: PersonId | undefined): Viewer | Problem {
  const seat = seatOf(s, person);
  if (seat !== undefined) return seat;
  // Before the start everybody with the link must be able to see where he may sit.
  return s.status === 'waiting' || s.header.settings.spectators.allowed ? 'spectator' : problem('NO_SPECTATORS');
}

/** Milliseconds by which spectators see the game late. */
export function delayOf(s: Session): number {
  const { spectators } = s.header.settings;
  return spectators.allowed && s.status !== 'waiting' ? spectators.delay * 1000 : 0;
}
