import type { BaseState, CardId, Seat, Slot } from '../../../kernel/index.js';
import type { GameEvent } from './game-events.js';
import type { Move, Phase, Step } from './steps-and-moves.js';

export type * from './game-events.js';
export type * from './steps-and-moves.js';

export const EDITIONS = ['2006', '2015'] as const;
/** Those of 2006; the edition of 2015 has the Full one and its own introduction (TTN-HB-01). */
export const VERSIONS = ['simple', 'advanced', 'full', 'introductory'] as const;
/** How the Age III events that score at the end become known (TTA-VAR-05 to 08). */
export const BONUS_WAYS = ['none', 'public', 'age-by-age', 'private', 'open'] as const;

export interface Options {
  /** Not said by tables older than the second edition: they play the one of 2006. */
  edition?: (typeof EDITIONS)[number];
  version: (typeof VERSIONS)[number];
  /** Seats with one more yellow token and a higher urban limit; all of them in the Easier variant (TTA-VAR-01). */
  helped: readonly Seat[];
  /** TTA-VAR-02 */
  antiLeague: boolean;
  /** TTA-VAR-03: no aggressions and wars; perhaps no pacts either. */
  peaceful: 'no' | 'no-attacks' | 'no-attacks-no-pacts';
  /** TTA-VAR-04 */
  drawByAction: boolean;
  bonusCards: (typeof BONUS_WAYS)[number];
  /** How many are revealed with `public`. */
  publicBonuses: 3 | 4 | 5;
  /** TTA-VAR-10 */
  fewerBonuses: boolean;
  /** TTA-COR-04: a mine may produce one token less. */
  leanMines: boolean;
  /** TTA-MCD-02: the player says how many military cards to draw. */
  chooseDraw: boolean;
  /** Civil hands are shown to their owner only (TTA-AMB-31). */
  hiddenHands: boolean;
  /** Units may be sent to territories in the last round too (TTA-AMB-11); tables older than the question allow it. */
  lastRoundColonies?: boolean;
  /** New Leaders and Wonders; only with the edition of 2015. */
  expansion?: Expansion;
}

export const LEADER_WAYS = ['old', 'new', 'secret', 'public', 'age-by-age'] as const;
export const LEADER_CHOICES = ['random', 'new-and-one', 'agreed', 'dealt'] as const;
/** The modules of the expansion (TTX-MOD-01). */
export interface Expansion {
  readonly rebalanced: boolean;
  readonly military: boolean;
  /** Leaders and wonders: those of the base game, the new ones instead, or a draw from both (TTX-DRAW-01 to 08). */
  readonly leaders: (typeof LEADER_WAYS)[number];
  /** How the draw comes about (TTX-DRAW-08). */
  readonly choice: (typeof LEADER_CHOICES)[number];
  /** With `agreed`: the cards all want. */
  readonly agreed: readonly CardId[];
}

/** A technology in play with the workers and blue tokens on it. */
export interface Holding {
  readonly id: CardId;
  workers: number;
  tokens: number;
}

export interface FinishedWonder {
  readonly id: CardId;
  /** Turned face down by Ravages of Time. */
  readonly ruined: boolean;
  /** Happy faces of a leader who lies under it (TTN-CRD-12). */
  readonly faces?: number;
  /** Blue tokens that stayed on it (TTX-CRD-34). */
  readonly tokens?: number;
}

/** Cards in slots. Copies of a state share piles and other read-only lists: the rules replace them, with their slots. */
export type Pile = readonly Slot[];

/** What goods that are set aside may be spent on: building, upgrading, stages, technologies of units. */
export type Use = 'unit' | 'urban' | 'land' | 'wonder' | 'unit-technology';
/** Resources or science for a purpose: no tokens, spent first. */
export interface Earmark {
  /** The card they come from and belong to. */
  readonly from: CardId;
  readonly goods: 'resources' | 'science';
  readonly uses: readonly Use[];
  readonly n: number;
}

/** A pact in front of the player who proposed it. */
export interface Pact {
  readonly card: CardId;
  readonly partner: Seat;
  /** The part of the player in front of whom it lies. */
  readonly role: 'a' | 'b';
}

export interface War {
  readonly card: CardId;
  readonly target: Seat;
}

export interface Player {
  /** 0 while in the game; else 1 for the first who left, 2 for the second… (TTA-RES-06) */
  resigned: number;
  culture: number;
  science: number;
  /** The yellow bank, the blue bank, the unused workers. */
  yellow: number;
  blue: number;
  pool: number;
  /** Technologies with workers, in the order they were played. */
  holdings: Holding[];
  government: CardId;
  specials: readonly CardId[];
  leader: CardId | null;
  /** Ages whose leader was taken (TTA-TAKE-04), by level. */
  leaderAges: readonly number[];
  /** The wonder in progress and its finished stages. */
  wonder: { readonly id: CardId; stages: number } | null;
  wonders: readonly FinishedWonder[];
  colonies: readonly CardId[];
  tactic: CardId | null;
  /** The tactic is a card of one's own that nobody may copy yet (TTN-TAC-01). */
  exclusive: boolean;
  pact: Pact | null;
  war: War | null;
  civilHand: Pile;
  militaryHand: Pile;
  /** Bonus cards of one's own (TTA-VAR-07, 08). */
  bonuses: Pile;

  // This turn.
  usedCivil: number;
  usedMilitary: number;
  /** Military actions of this turn only (TTA-MIL-06). */
  extraMilitary: number;
  /** Goods for a purpose, gone at the end of the turn (TTA-MIL-04, TTX-EAR-01). */
  earmarks: readonly Earmark[];
  /** Cards taken from the row this turn (TTA-ACC-02). */
  fresh: readonly CardId[];
  /** Traits used that work once per turn: 'free-growth', 'swap'. */
  usedThisTurn: readonly string[];
  /** Traits used that work once per game: 'explorer'. */
  usedForGood: readonly string[];
  /** No discard after this turn's political action (Development of Politics). */
  keepsCards: boolean;
  /** Civil actions lost on the next turn (Rebellion). */
  lostActions: number;
  /** The next political action is given up (International Agreement). */
  politicsGiven: boolean;

  /** Choose payments and gains of blue tokens by hand (TTA-TOK-07). */
  byHand: boolean;
  /** Anti-league: the seat whose marker this player holds. */
  marker: Seat | null;
  /** What cards of later editions remember of this player; replaced, never changed. */
  lore: Lore;
}

/** What cards of 2015 and of the expansion leave behind; nothing in other games. */
export interface Lore {
  /** Civil actions that military ones stand for this turn (TTN-CRD-19). */
  readonly lent?: number;
  /** Technologies developed this turn (TTX-CRD-31). */
  readonly developed?: number;
  /** Yellow tokens on the government (TTX-CRD-07). */
  readonly healing?: number;
  /** What the white token of the leader stands for (TTX-CRD-10). */
  readonly token?: 'strength' | 'civilActions' | undefined;
  /** Whose hand was looked at in the last turn, and in this one (TTX-CRD-40). */
  readonly spied?: Seat | undefined;
  /** Tactics put aside that nobody may copy (TTX-CRD-03). */
  readonly tactics?: readonly CardId[];
  /** What a teacher under the tactic adds to each army (TTX-CRD-04). */
  readonly taught?: number;
}
/** Cards that lie beside the board and concern everybody. */
export interface Marks {
  /** The prize of a leader who was replaced (TTX-CRD-31). */
  readonly prize?: { readonly card: CardId; readonly technologies: number; readonly culture: number };
  /** Games that are on: whoever attacks loses culture (TTX-CRD-35). */
  readonly games?: { readonly card: CardId; readonly seat: Seat; readonly culture: number } | undefined;
  /** The tactic under which a leader lies, and what he adds to each army (TTX-CRD-04). */
  readonly taught?: { readonly tactic: CardId; readonly strength: number /** It lies open for all. */; readonly open: boolean };
}

export interface State extends BaseState {
  readonly options: Options;
  steps: Step[];
  round: number;
  /** 0 A, 1 I, 2 II, 3 III, 4 IV. */
  age: number;
  /** The start player for rounds, ends and ties. */
  first: Seat;
  current: Seat;
  phase: Phase;
  /** The round that is the last, once known (TTA-END-01 to 04). */
  lastRound: number | null;
  /** 13 places; null is empty. */
  row: (CardId | null)[];
  /** Decks by age, the top card last; an age that is over has none. */
  civilDecks: Pile[];
  militaryDecks: Pile[];
  /** Used and discarded military cards of the current age (TTA-MCD-05). */
  militaryDiscard: Pile;
  /** Out of the game without having been seen by all. */
  buried: Pile;
  currentEvents: Pile;
  futureEvents: Pile;
  pastEvents: readonly CardId[];
  /** Tactics that lie open for all (TTN-TAC-03). */
  commonTactics: readonly CardId[];
  /** The number of players for whom the decks of each age were made (TTN-RES-02). */
  dealtFor: readonly number[];
  /** Age III events that score at the end for all, face up or (age by age) still face down. */
  bonuses: Pile;
  marks: Marks;
  /** Leaders and wonders in the game as far as all know them (TTX-DRAW-04), and those left in the box. */
  drawn: readonly CardId[];
  boxLeaders: Pile;
  boxWonders: Pile;
  /** Those that players have chosen, until the deck of their age is made (TTX-DRAW-08); only where cards are dealt. */
  chosenLeaders?: Pile | undefined;
  chosenWonders?: Pile | undefined;
  /** Every card that is face up somewhere, or left the game after being seen; the pools are the decks without them. */
  out: readonly CardId[];
  players: Player[];
}

export interface Tta {
  state: State;
  step: Step;
  move: Move;
  event: GameEvent;
  options: Options;
}
