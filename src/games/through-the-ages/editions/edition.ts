import type { CardId, RuleId } from '../../../kernel/index.js';
import type { BySeats } from '../cards/ability.js';
import type { CardRow } from '../cards/row.js';
import type { Options, Phase, ProductionPart } from '../state/state.js';

/** What a version of an edition has or leaves out (catalogue 1.6). */
export interface Version {
  /** The last age with cards. */
  readonly lastAge: 1 | 2 | 3;
  /** What a turn consists of after the first round. */
  readonly phases: readonly Phase[];
  /** Political actions, military cards, happiness, corruption, cards that become obsolete. */
  readonly isAdvanced: boolean;
  /** What players may do to each other. */
  readonly contacts: readonly ('aggression' | 'war' | 'pact')[];
  /** What scores at the end instead of events of Age III (TTA-SCO-01, TTN-HB-02); null: those events (TTA-END-05). */
  readonly finalBonus: FinalRates | null;
  /** Yellow tokens each player returns at the end of an age (TTA-AGE-06). */
  readonly ageLoss: number;
  /** One more round when the last age ends after the start player's turn (TTA-END-04). */
  readonly extraRound: boolean;
  /** What nobody may do in the last round (TTA-END-07, TTN-WAR-02, TTN-END-03). */
  readonly lastRoundBans: readonly ('war' | 'sacrifice')[];
}

/** Culture at the end per point, card or token; cards by their level. */
export interface FinalRates {
  readonly technologies: readonly number[];
  readonly government: readonly number[];
  readonly strength: number;
  readonly happiness: number;
  readonly science: number;
  readonly production: number;
  readonly colonies?: number;
  readonly wonders?: readonly number[];
}

/** Figures and orders that differ between editions (catalogue 3.9): rules read them, and none asks which edition it is. */
export interface Edition {
  /** Cards of two editions are never mixed (TTN-GEN-03). */
  readonly cards: readonly CardRow[];
  /** The options a table may set; all others stay as they are by default (TTN-VAR-01). */
  readonly variants: readonly (keyof Options)[];
  /** How peaceful a table may be (TTA-VAR-03, TTN-VAR-01). */
  readonly peace: readonly Options['peaceful'][];
  /** Which of its rules a refusal cites instead of one of 2006 (TTN-GEN-02). */
  readonly instead: Readonly<Record<RuleId, RuleId>>;
  readonly bank: { readonly yellow: number; readonly blue: number; readonly pool: number };
  readonly start: { readonly workers: readonly (readonly [CardId, number])[]; readonly government: CardId };
  /** Civil actions by place of the row (TTA-ROW-01), places swept by number of players (TTA-ROW-02). */
  readonly rowPrices: readonly number[];
  readonly sweep: BySeats;
  /** Civil actions of the first round, by place after the start player (TTA-FST-01, TTN-TURN-02). */
  readonly firstRound: readonly number[];
  /** By tokens in the yellow bank; a fuller bank reads the last figure (catalogue 1.7.1). */
  readonly growth: readonly (number | null)[];
  readonly consumption: readonly number[];
  readonly happyNeeded: readonly number[];
  /** By tokens in the blue bank (catalogue 1.7.2, 1.7.3). */
  readonly corruption: readonly number[];
  /** What is missing in resources is lost in food (TTN-EOT-04). */
  readonly corruptionTakesFood: boolean;
  readonly caps: {
    readonly culture: number;
    readonly science: number;
    readonly strength: number;
    readonly happiness: number;
    readonly sciencePoints: number;
  };
  readonly production: readonly ProductionPart[];
  /** What still happens in an uprising. */
  readonly inUprising: readonly ProductionPart[];
  /** Culture lost per missing food (TTA-CON-02, TTN-EOT-05). */
  readonly famine: number;
  readonly drawAtMost: number;
  /** When all action tokens are available again: as one's turn begins (TTA-ACT-01) or as it ends (TTN-EOT-07). */
  readonly tokensReturn: 'at-start' | 'at-end';
  /** When a taken action card cannot be played: in all of that turn (TTA-ACC-02), or if taken by an action (TTN-ACC-01). */
  readonly cardsRest: 'in-turn' | 'after-action';
  /** A pact on science concerns every technology (TTN-CRD-17), or those its parties want (TTA-CRD-07). */
  readonly scienceIsShared: boolean;
  /** A revolution is the only civil action of its turn, those that cost nothing included (TTA-GOV-02, TTA-AMB-43). */
  readonly revolutionAlone: boolean;
  /** Do action tokens that a change of government takes away come from the spent ones, as far as there are any? */
  readonly losesSpent: boolean;
  /** Civil actions given back when a leader is replaced (TTN-LDR-01). */
  readonly leaderRefund: number;
  readonly tactics: {
    /** Military actions for a tactic that lies open for all, a round after it was played (TTN-TAC-02, 03); null: tactics stay private. */
    readonly copyPrice: number | null;
  };
  readonly attacks: {
    /** Units may be given up in fights (TTA-AGG-03, TTN-AGG-02). */
    readonly sacrifices: boolean;
    /** Aggressions against weaker civilisations only (TTN-AGG-01). */
    readonly weakerOnly: boolean;
    /** What any other military card adds to a defence, face down (TTN-AGG-03). */
    readonly otherCards: number;
    /** No more cards in a defence than military action tokens (TTN-AGG-03). */
    readonly cardsByActions: boolean;
  };
  readonly resigning: {
    /** It is a political action, and none in Age IV (TTN-RES-01). */
    readonly isPolitical: boolean;
    /** Culture for each player with a war on the one who leaves (TTN-RES-01). */
    readonly warCulture: number;
    /** Decks of later ages are those of the players left (TTN-RES-02). */
    readonly trimsDecks: boolean;
  };
  /** Cards left out of the Simple version (TTA-SET-02). */
  readonly notInSimple: readonly CardId[];
  /** What a wonder in ruins gives instead of its symbols (TTN-CRD-11). */
  readonly ruinCulture: number;
  /** What the variant "easier" gives (TTA-VAR-01). */
  readonly help: { readonly yellow: number; readonly urbanLimit: number };
  readonly versions: Readonly<Partial<Record<Options['version'], Version>>>;
}
