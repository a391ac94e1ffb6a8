import type { CardId, Seat } from '../../../kernel/index.js';
import { happinessOf, happyNeeded, threatensUprising } from '../ask/ratings.js';
import { givesOf, playerOf } from '../ask/selectors.js';
import { wonderOf } from '../cards/index.js';
import { versionOf } from '../editions/index.js';
import type { Move, State } from '../state/state.js';
import { appeal } from './appeal.js';

const NEVER = Number.NEGATIVE_INFINITY;
const faces = (card: CardId | null): number => (card === null ? 0 : givesOf(card).happy);

/** What a move does to faces and to unused workers, who keep the peace together (TTA-HAP-04). */
function calming(s: State, seat: Seat, m: Move): { readonly faces: number; readonly workers: number } {
  const p = playerOf(s, seat);
  switch (m.move) {
    case 'build':
    case 'levy':
      return { faces: faces(m.tech), workers: -1 };
    case 'destroy':
      return { faces: -faces(m.tech), workers: 1 };
    case 'upgrade':
    case 'convert':
      return { faces: faces(m.to) - faces(m.from), workers: 0 };
    case 'leader':
      return { faces: faces(m.card) - faces(p.leader), workers: 0 };
    case 'government':
      return { faces: faces(m.card) - faces(p.government), workers: 0 };
    case 'stage': {
      const isLast = p.wonder && p.wonder.stages + m.stages === wonderOf(p.wonder.id).stages.length;
      return { faces: isLast ? faces(p.wonder!.id) : 0, workers: 0 };
    }
    default:
      return { faces: 0, workers: 0 };
  }
}

/**
 * How moves look to an easy bot. However careless in everything else, it sends nobody to work who keeps the others quiet, and where an
 * uprising threatens it does first what helps against it.
 */
export function appealInPeace(s: State, seat: Seat, moves: readonly Move[]): number[] {
  const scores = appeal(s, seat, moves);
  if (!moves.some((m) => m.move === 'end-turn') || !versionOf(s).isAdvanced) return scores;
  const spare = happinessOf(s, seat) - happyNeeded(s, seat);
  const isUneasy = threatensUprising(s, seat);
  const { pool } = playerOf(s, seat);
  /** Workers too few to make up for the faces that are missing. */
  const missing = moves.map((m) => {
    const change = calming(s, seat, m);
    return Math.max(0, -spare - change.faces) - pool - change.workers;
  });
  const now = Math.max(0, -spare) - pool;
  const helps = (i: number): boolean => missing[i]! < now && scores[i]! > NEVER;
  const canHelp = isUneasy && moves.some((_, i) => helps(i));
  return scores.map((score, i) => ((canHelp && !helps(i)) || (missing[i]! > 0 && missing[i]! > now) ? NEVER : score));
}
