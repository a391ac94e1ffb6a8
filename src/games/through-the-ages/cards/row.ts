import type { CardId } from '../../../kernel/index.js';
import type {
  ActionEffect,
  AttackClause,
  BySeats,
  EventEffect,
  Gain,
  PactTerms,
  Provenance,
  Scoring,
  SpecialKind,
  Spoils,
  Trait,
  Worked,
  Yield,
} from './ability.js';

/** Age A, I, II, III; also the level of a card (catalogue 0.4). */
export type Level = 0 | 1 | 2 | 3;

interface Common {
  readonly id: CardId;
  readonly level: Level;
  /** Copies in the deck with 2, 3 and 4 players; the initial technologies are in no deck. */
  readonly copies: BySeats;
  /** How sure the row is; single fields may be less sure. */
  readonly prov: Provenance;
  readonly doubts?: Readonly<Record<string, Provenance>>;
  /** The French name is our translation. */
  readonly translated?: true;
}

export interface TechnologyRow extends Common {
  readonly type: Worked;
  readonly science: number;
  readonly cost: number;
  readonly gives: Yield;
}
export interface GovernmentRow extends Common {
  readonly type: 'government';
  readonly revolution: number;
  readonly peaceful: number;
  readonly gives: Yield;
}
export interface SpecialRow extends Common {
  readonly type: 'special';
  readonly kind: SpecialKind;
  readonly science: number;
  readonly gives: Yield;
  readonly traits: readonly Trait[];
}
export interface WonderRow extends Common {
  readonly type: 'wonder';
  readonly stages: readonly number[];
  /** Absent: in resources (TTX-CRD-42). */
  readonly paidIn?: 'food';
  readonly gives: Yield;
  readonly traits: readonly Trait[];
}
export interface LeaderRow extends Common {
  readonly type: 'leader';
  readonly gives: Yield;
  readonly traits: readonly Trait[];
}
export interface ActionRow extends Common {
  readonly type: 'action';
  readonly effect: ActionEffect;
}
/** Effects happen in this order; an event of Age III scores instead. */
export interface EventRow extends Common {
  readonly type: 'event';
  readonly effects: readonly EventEffect[];
  readonly scoring?: Scoring;
}
export interface TerritoryRow extends Common {
  readonly type: 'territory';
  readonly gives: Yield;
  readonly gain: Gain;
  /** One of these, besides (TTX-CRD-52). */
  readonly oneOf?: readonly Gain[];
}
export interface BonusRow extends Common {
  readonly type: 'bonus';
  readonly defence: number;
  readonly colonization: number;
}
export interface TacticRow extends Common {
  readonly type: 'tactic';
  readonly needs: { readonly infantry: number; readonly cavalry: number; readonly artillery: number };
  readonly strength: number;
  /** For an army with a unit more than one age older; absent: a single bonus (TTA-TAC-05). */
  readonly obsolete?: number;
  /** Added: the level of the weakest unit of the army (TTX-CRD-56). */
  readonly plusLevel?: true;
}
/** Military actions: a figure, or the level of the leader or wonder attacked. */
export type AttackPrice = number | 'leader-level' | 'wonder-level';
export interface AggressionRow extends Common {
  readonly type: 'aggression';
  readonly price: AttackPrice;
  readonly spoils: Spoils;
}
export interface WarRow extends Common {
  readonly type: 'war';
  readonly price: number;
  readonly spoils: Spoils;
  /** Unhappy faces of both parties while it lasts (TTX-CRD-58). */
  readonly unrest?: number;
}
export interface PactRow extends Common {
  readonly type: 'pact';
  /** The same terms for both when they do not differ. */
  readonly a: PactTerms;
  readonly b: PactTerms;
  readonly clause: AttackClause;
}

export type CivilRow = TechnologyRow | GovernmentRow | SpecialRow | WonderRow | LeaderRow | ActionRow;
export type MilitaryRow = EventRow | TerritoryRow | BonusRow | TacticRow | AggressionRow | WarRow | PactRow;
export type CardRow = CivilRow | MilitaryRow;
