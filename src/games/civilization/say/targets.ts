import type { Seat } from '../../../kernel/index.js';
import type { ImprovementId } from '../cards/improvements.js';
import type { Kind } from '../cards/kinds.js';
import type { RegionId, SpaceId } from '../cards/map.js';
import type { TechId } from '../cards/technologies.js';
import type { WonderId } from '../cards/wonders.js';
import type { UnitKey } from '../state/moves.js';

/**
 * Names of places on the board, so that a move and the element that stands for it agree: `describe` answers with them in the
 * order in which one would point (from, unit, to), the board draws elements with them.
 */
export const TARGETS = {
  /** A region or a sea zone. */
  space: (space: SpaceId) => `space:${space}`,
  /** Equal figures of mine in a space, by kind and points left. */
  stack: (at: SpaceId, unit: UnitKey) => `stack:${at}:${unit}`,
  marker: (region: RegionId) => `marker:${region}`,
  seat: (seat: Seat) => `seat:${seat}`,
  tech: (tech: TechId) => `tech:${tech}`,
  /** The pile of generic technologies of the basic game. */
  anyTech: 'tech:any',
  improvement: (improvement: ImprovementId) => `improvement:${improvement}`,
  wonder: (wonder: WonderId) => `wonder:${wonder}`,
  /** A kind of figure on sale. */
  kind: (kind: Kind) => `kind:${kind}`,
  /** A unit of a battle: whose, what, with its cargo. */
  fighter: (owner: Seat, kind: Kind, cargo: string, air: boolean) => `fighter:${owner}:${kind}:${cargo}${air ? ':air' : ''}`,
  offer: (offer: number) => `offer:${offer}`,
  card: (region: RegionId) => `card:${region}`,
  milestone: (milestone: number) => `milestone:${milestone}`,
  /** A control of the prompt bar without a place of its own: 'finish-moving', 'go-on'… */
  control: (name: string) => `control:${name}`,
} as const;
