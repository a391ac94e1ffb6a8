import type { CardId, Seat } from '../../../kernel/index.js';
import { grossOf } from '../ask/crops.js';
import { buildingPrice, growthPrice } from '../ask/prices.js';
import { happinessOf, happyNeeded, threatensUprising } from '../ask/ratings.js';
import { givesOf, playerOf } from '../ask/selectors.js';
import { technologyOf, wonderOf } from '../cards/index.js';
import { consumptionOf, corruptionOf } from '../change/production.js';
import { stored } from '../change/tokens.js';
import { editionOf, versionOf } from '../editions/index.js';
import type { Move, State } from '../state/state.js';
import { appeal } from './appeal.js';
import { outlookOf } from './outlook.js';

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

/** Food that is likely to be of use; more of it only fills the store. */
const ENOUGH_FOOD = 6;
/** Hunger and corruption last until something is done about them: they count for so many turns. */
const LASTING = 3;

/**
 * What a full store and an empty one ask for. A heap of food that keeps its blue tokens from the mines is for growing (TTA-COR-01); who
 * will go hungry (TTA-CON-01) needs a farm, were it at the price of something else.
 */
function housekeeping(s: State, seat: Seat, moves: readonly Move[]): number[] {
  const p = playerOf(s, seat);
  const o = outlookOf(s, seat);
  const food = stored(p, 'food');
  const missing = Math.max(0, consumptionOf(s, p) - grossOf(p, 'food') - food);
  const farms = p.holdings.filter(({ id }) => technologyOf(id).type === 'farm').map(({ id }) => id);
  const relief = Math.min(o.turns, LASTING);
  const affordable = farms.some((id) => buildingPrice(s, seat, id) <= stored(p, 'resources'));
  const hunger = missing > 0 && affordable ? relief * missing * editionOf(s).famine : 0;
  return moves.map((m) => {
    if (m.move === 'grow') {
      const price = growthPrice(s, p) ?? 0;
      const idle = Math.min(price, Math.max(0, food - ENOUGH_FOOD));
      const freed = corruptionOf(s, p) - corruptionOf(s, { ...p, blue: p.blue + price });
      return idle * o.food + relief * freed * o.resources;
    }
    if (m.move === 'build') return farms.includes(m.tech) ? hunger : 0;
    return m.move === 'destroy' && p.pool === 0 ? hunger : 0;
  });
}

/**
 * How moves look to easy and normal bots, who go by the glance or follow few moves from each position: what others find out by trying
 * they have to be told.
 */
export function appealOfSense(s: State, seat: Seat, moves: readonly Move[]): number[] {
  const scores = appeal(s, seat, moves);
  if (!moves.some((m) => m.move === 'end-turn')) return scores;
  const needs = housekeeping(s, seat, moves);
  return scores.map((score, i) => score + needs[i]!);
}

/**
 * The same for an easy bot. However careless in everything else, it sends nobody to work who keeps the others quiet, and where an
 * uprising threatens it does first what helps against it.
 */
export function appealInPeace(s: State, seat: Seat, moves: readonly Move[]): number[] {
  const scores = appealOfSense(s, seat, moves);
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
