import type { AbilityId, ActionId, Counters, TechId } from '../state/state.js';

/** R rulebook, P public material, K general knowledge, D our own design until the printed value is known. */
export type Provenance = 'R' | 'P' | 'K' | 'D' | 'R+D';

/** What an amount may be counted from. */
export type Counter =
  | 'techs' | 'wonders' | 'strength' | 'workers' | 'coins' | 'points' | 'civs' | 'upcomingCards' | 'bonusCoins' | 'routeStage';

/** A number, or floor(counter / every) x times. */
export type Amount = number | { readonly per: Counter; readonly every: number; readonly times: number };

export type Condition =
  | { readonly is: 'strongest' | 'noTech' }
  | { readonly techsAtMost: number }
  | { readonly workersAtLeast: number }
  | { readonly techGainedIn: readonly TechId[] };

/** Effects that happen at a moment. */
export type Effect =
  | { readonly op: 'coins'; readonly n: Amount; readonly who: 'self' | 'others'; readonly if?: Condition }
  | { readonly op: 'points'; readonly n: Amount; readonly if?: Condition }
  | { readonly op: 'workers'; readonly n: Amount; readonly if?: Condition }
  | { readonly op: 'sacrifice'; readonly n: number; readonly if?: Condition }
  | { readonly op: 'gainTech'; readonly n: Amount; readonly if?: Condition }
  | { readonly op: 'gainWonder'; readonly n: number; readonly if?: Condition }
  | { readonly op: 'grantAction'; readonly action: ActionId; readonly if?: Condition }
  | { readonly op: 'payToMarket'; readonly coins: number; readonly if?: Condition }
  | { readonly op: 'counter'; readonly counter: keyof Counters; readonly n: number; readonly min?: number; readonly max?: number; readonly if?: Condition };

/** Effects that change the answer to a question as long as the ability is in force. */
export type Modifier =
  | { readonly op: 'strength'; readonly n: Amount }
  | { readonly op: 'cost'; readonly action: ActionId; readonly delta?: number; readonly set?: number; readonly techIn?: readonly TechId[]; readonly exceptSource?: readonly TechId[] }
  | { readonly op: 'workerCost'; readonly action: ActionId; readonly delta: number }
  | { readonly op: 'slot'; readonly action: ActionId }
  | { readonly op: 'useUpcomingCards' }
  | { readonly op: 'warImmune' }
  | { readonly op: 'keepWorkers'; readonly action: ActionId }
  | { readonly op: 'forbidOthers'; readonly action: ActionId }
  | { readonly op: 'bonusCoinsFactor'; readonly factor: number }
  | { readonly op: 'ignoreCondition'; readonly action: ActionId };

export type Operation = Effect | Modifier;
export type OpName = Operation['op'];

export type When =
  | { readonly event: 'static' | 'birth' | 'annex' | 'acquire' | 'rest' | 'endOfTurn' | 'endOfGame' | 'war' | 'gain' }
  | { readonly event: 'action'; readonly action: ActionId };
export type Moment = When['event'];

/** When `when` happens to the owner and `if` holds, apply `do` in order; optional ones may be declined (AOC-ABL-8). */
export interface Ability {
  readonly id: AbilityId;
  readonly when: When;
  readonly if?: Condition;
  readonly do: readonly Operation[];
  readonly optional?: true;
}
