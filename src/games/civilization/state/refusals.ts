import type { Refusal, RuleId, Text } from '../../../kernel/index.js';

/** Every reason for which a move is refused, with its figures: the words are typed from this list. */
export interface Reasons {
  /** The move belongs to another moment. */
  WRONG_MOMENT: undefined;
  NOT_YOURS: undefined;
  // Setup, markers
  REGION_TAKEN: undefined;
  NOT_A_REGION: undefined;
  MARKER_KNOWN: undefined;
  NO_MARKER: undefined;
  NO_SETTLER_HERE: undefined;
  NOT_A_BLANK: undefined;
  NOT_LOOKED_AT: undefined;
  // Movement
  NO_SUCH_UNIT: undefined;
  NO_MOVES_LEFT: undefined;
  FROZEN: undefined;
  NOT_ADJACENT: undefined;
  NO_SUCH_FLEET: undefined;
  FLEET_FULL: { max: number };
  NO_BASE_THERE: undefined;
  TOO_FAR: { need: number; have: number };
  /** An aircraft without base, or over the limit, can still fly to one. */
  AIRCRAFT_WITHOUT_BASE: { at: Text };
  ALREADY_USED: undefined;
  // Battles
  NO_UNIT_TO_FIGHT: undefined;
  NO_TARGET: undefined;
  BATTLE_DUE: { n: number };
  NOT_DECLARED: undefined;
  DECLARED_ALREADY: undefined;
  NOT_AN_OCCUPANT: undefined;
  NO_SUCH_FIGHTER: undefined;
  NO_AIRCRAFT: undefined;
  // Trade
  OUT_OF_REACH: { land: number; sea: number };
  NO_OFFERS_LEFT: { max: number };
  NOTHING_EXCHANGED: undefined;
  NO_SUCH_OFFER: undefined;
  CARD_NOT_YOURS: undefined;
  CARD_LENT: undefined;
  NO_RESOURCE: undefined;
  LAST_SETTLEMENT: undefined;
  NEVER_TRADED: undefined;
  ALREADY_FINISHED: undefined;
  SET_ALREADY: undefined;
  // Happiness and productivity
  /** Always happy, or always productive, without a point. */
  NEEDS_NO_POINT: undefined;
  TOO_FEW_POINTS: { need: number; have: number };
  // Money, purchases
  NOT_ENOUGH_GOLD: { need: number; have: number };
  WRONG_ERA: undefined;
  /** [A] its technology is not in play. */
  NEEDS_TECHNOLOGY: { tech: Text };
  NOT_YOUR_SETTLEMENT: undefined;
  SETTLEMENT_FULL: { max: number };
  ZONE_NOT_ADJACENT: undefined;
  DESERT: undefined;
  TERRAIN_LIMIT: { max: number };
  LARGEST_ALREADY: undefined;
  GREW_ALREADY: undefined;
  FOUNDED_THIS_TURN: undefined;
  TECHNOLOGY_TAKEN: undefined;
  NONE_LEFT: undefined;
  TOO_EARLY: undefined;
  OWNED_ALREADY: undefined;
  WONDER_TAKEN: undefined;
  NOT_FOR_SALE: undefined;
  STILL_CURRENT: undefined;
  HAS_CARGO: undefined;
  // Milestones, end
  MILESTONE_TAKEN: undefined;
  MILESTONE_NOT_MET: { need: number; have: number };
  END_FIXED: undefined;
  NOT_THE_OWNER: undefined;
}
export type Reason = keyof Reasons;

/** A refusal whose figures fit its code. */
export function no<C extends Reason>(rule: RuleId, code: C, ...figures: Reasons[C] extends undefined ? [] : [Reasons[C]]): Refusal {
  const [params] = figures as readonly (Refusal['params'] | undefined)[];
  return params ? { rule, code, params } : { rule, code };
}
