import type { CardId, Seat } from '../../../kernel/index.js';

/** What changed for a seat, told in one event. */
export interface Changes {
  readonly food?: number;
  readonly resources?: number;
  readonly science?: number;
  readonly culture?: number;
  readonly yellow?: number;
  readonly blue?: number;
  readonly pool?: number;
  /** Set aside this turn: resources for units, science for their technologies. */
  readonly armament?: number;
  readonly insight?: number;
}

/** What the end brings, line by line; colonies and wonders count in the introduction of 2015 only (TTA-SCO-01, TTN-HB-02). */
export type FinalBonus = Readonly<Record<'technologies' | 'strength' | 'happiness' | 'science' | 'production', number>> & {
  readonly colonies?: number;
  readonly wonders?: number;
};

/** Where a change comes from: a card, or one of these words. */
export type Cause =
  | CardId
  | 'production'
  | 'consumption'
  | 'famine'
  | 'corruption'
  | 'growth'
  | 'build'
  | 'stage'
  | 'technology'
  | 'age'
  | 'prepare'
  | 'final-bonus';

export type GameEvent =
  | { readonly event: 'round'; readonly round: number }
  | { readonly event: 'turn'; readonly seat: Seat }
  | { readonly event: 'swept'; readonly cards: readonly CardId[] }
  | { readonly event: 'dealt'; readonly cards: readonly CardId[] }
  | { readonly event: 'age'; readonly age: number }
  | { readonly event: 'obsolete'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly hidden: number }
  | { readonly event: 'last-round'; readonly round: number }
  | { readonly event: 'took'; readonly seat: Seat; readonly card: CardId; readonly place: number; readonly price: number }
  | { readonly event: 'grew'; readonly seat: Seat; readonly n: number; readonly cause: Cause }
  | { readonly event: 'built'; readonly seat: Seat; readonly tech: CardId; readonly cost: number; readonly cause: Cause }
  | { readonly event: 'upgraded'; readonly seat: Seat; readonly from: CardId; readonly to: CardId; readonly cost: number }
  | { readonly event: 'destroyed'; readonly seat: Seat; readonly tech: CardId; readonly cause: Cause }
  | { readonly event: 'lost-worker'; readonly seat: Seat; readonly tech: CardId | ''; readonly cause: Cause }
  | { readonly event: 'staged'; readonly seat: Seat; readonly wonder: CardId; readonly stages: number; readonly cost: number }
  | { readonly event: 'completed'; readonly seat: Seat; readonly wonder: CardId }
  | { readonly event: 'led'; readonly seat: Seat; readonly leader: CardId; readonly before: CardId | '' }
  /** A wonder whose effects are gone, though it stays (TTN-CRD-11). */
  | { readonly event: 'ruined'; readonly seat: Seat; readonly card: CardId; readonly cause: Cause }
  | { readonly event: 'left'; readonly seat: Seat; readonly card: CardId; readonly cause: Cause }
  | { readonly event: 'learnt'; readonly seat: Seat; readonly tech: CardId; readonly cost: number }
  | {
      readonly event: 'governed';
      readonly seat: Seat;
      readonly government: CardId;
      readonly way: 'revolution' | 'peaceful';
      readonly cost: number;
    }
  | { readonly event: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'tactic'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'tactic-copied'; readonly seat: Seat; readonly card: CardId }
  /** Everybody may copy it from now on. */
  | { readonly event: 'tactic-shared'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'change'; readonly seat: Seat; readonly by: Changes; readonly cause: Cause }
  | { readonly event: 'famine'; readonly seat: Seat; readonly missing: number; readonly culture: number }
  | { readonly event: 'uprising'; readonly seat: Seat; readonly discontent: number }
  | { readonly event: 'drew'; readonly seat: Seat; readonly cards: readonly (CardId | null)[] }
  | { readonly event: 'discarded'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly event: 'prepared'; readonly seat: Seat; readonly card: CardId | null; readonly age: number }
  | { readonly event: 'revealed'; readonly card: CardId }
  | { readonly event: 'events-renewed' }
  | { readonly event: 'bid'; readonly seat: Seat; readonly n: number }
  | { readonly event: 'folded'; readonly seat: Seat }
  | {
      readonly event: 'colonised';
      readonly seat: Seat;
      readonly card: CardId;
      readonly units: readonly CardId[];
      readonly cards: readonly CardId[];
    }
  | { readonly event: 'nobody-wants'; readonly card: CardId }
  | { readonly event: 'attacked'; readonly seat: Seat; readonly target: Seat; readonly card: CardId }
  | { readonly event: 'declared'; readonly seat: Seat; readonly target: Seat; readonly card: CardId }
  | { readonly event: 'sacrificed'; readonly seat: Seat; readonly units: readonly CardId[]; readonly cards: readonly CardId[] }
  | {
      readonly event: 'fought';
      readonly card: CardId;
      readonly attacker: Seat;
      readonly target: Seat;
      readonly attack: number;
      readonly defence: number;
    }
  | { readonly event: 'seized'; readonly seat: Seat; readonly from: Seat; readonly card: CardId }
  /** A prize is founded; a leader lies under a wonder; games begin. */
  | { readonly event: 'founded'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'under'; readonly seat: Seat; readonly card: CardId; readonly wonder: CardId }
  | { readonly event: 'games'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'withdrew'; readonly seat: Seat; readonly wonder: CardId; readonly n: number }
  | { readonly event: 'healed'; readonly seat: Seat; readonly n: number }
  | { readonly event: 'turned'; readonly seat: Seat; readonly to: 'strength' | 'civilActions' }
  | { readonly event: 'lent'; readonly seat: Seat }
  /** Somebody looked at cards; only they are told which. */
  | { readonly event: 'looked'; readonly seat: Seat; readonly at: Seat | -1; readonly cards: readonly (CardId | null)[] }
  | { readonly event: 'helped'; readonly seat: Seat; readonly owner: Seat; readonly wonder: CardId }
  | { readonly event: 'assembled'; readonly seat: Seat; readonly card: CardId }
  /** A civil card of a hand; those who may not see it are not told which. */
  | { readonly event: 'stole'; readonly seat: Seat; readonly from: Seat; readonly card: CardId | null; readonly cause: CardId }
  /** Cards of a hidden hand that all see from now on. */
  | { readonly event: 'bared'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly event: 'planned'; readonly cards: readonly CardId[] }
  | { readonly event: 'plan-chosen'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'moved'; readonly seat: Seat; readonly from: CardId; readonly to: CardId; readonly cost: number }
  | { readonly event: 'lost-actions'; readonly seat: Seat; readonly n: number; readonly cause: CardId }
  | { readonly event: 'offered'; readonly seat: Seat; readonly partner: Seat; readonly card: CardId; readonly role: 'a' | 'b' }
  | { readonly event: 'pact'; readonly seat: Seat; readonly partner: Seat; readonly card: CardId }
  | { readonly event: 'refused'; readonly seat: Seat; readonly from: Seat; readonly card: CardId }
  | { readonly event: 'pact-ended'; readonly owner: Seat; readonly card: CardId; readonly by: Seat | -1 }
  | { readonly event: 'politics-passed'; readonly seat: Seat }
  | { readonly event: 'resigned'; readonly seat: Seat }
  /** A leader or wonder that is to take part; only who chose it is told which. */
  | { readonly event: 'selected'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly event: 'bonus-known'; readonly card: CardId }
  | { readonly event: 'scored'; readonly card: CardId; readonly points: readonly number[] }
  /** The lines of the final bonus, where the version has one. */
  | { readonly event: 'final-bonus'; readonly seat: Seat; readonly lines: FinalBonus }
  | { readonly event: 'end'; readonly winners: readonly Seat[] };
