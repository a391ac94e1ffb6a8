import type { CardId, Seat } from '../../../kernel/index.js';
import type { EventEffect, Gain, Spoils } from '../cards/ability.js';
import type { Cause } from './game-events.js';

/** An aggression or war being fought, or a colony being paid: who has put in what. */
export interface Commitment {
  /** Units sacrificed, one entry per worker. */
  readonly units: readonly CardId[];
  readonly cards: readonly CardId[];
  /** Cards discarded face down, which only their owner knows (TTN-AGG-03). */
  readonly hidden?: number;
  /** A unit named for this fight (TTX-CRD-23). */
  readonly champion?: CardId;
  /** What resources have added to an expedition (Isabella). */
  readonly bought?: number;
}

/** Phases of a turn as the screen names them. */
export const PHASES = ['row', 'war', 'politics', 'discard', 'actions', 'production'] as const;
export type Phase = (typeof PHASES)[number];

export type Step =
  | { readonly step: 'bonus-choice'; readonly seat: Seat; readonly left: number }
  /** All choose leaders and wonders from those dealt to them; then the table is laid (TTX-DRAW-08). */
  | { readonly step: 'draft' }
  | { readonly step: 'lay-out' }
  | { readonly step: 'turn' }
  /** What the screen calls the present moment. */
  | { readonly step: 'phase'; readonly phase: Phase }
  /** Simple version: the start player's event (TTA-EVT-01). */
  | { readonly step: 'simple-event' }
  | { readonly step: 'replenish' }
  | { readonly step: 'war' }
  /** `again`: a second action of the same phase. */
  | { readonly step: 'politics'; readonly again?: true }
  | { readonly step: 'discard' }
  | { readonly step: 'actions' }
  | { readonly step: 'production' }
  /** Parts of the production, one after the other (editions order them). */
  | { readonly step: 'produce'; readonly seat: Seat; readonly part: ProductionPart }
  | { readonly step: 'next-turn' }
  | { readonly step: 'scoring' }
  // Events and territories.
  | { readonly step: 'reveal' }
  | { readonly step: 'event'; readonly card: CardId; readonly effect: EventEffect; readonly seats: readonly Seat[] }
  | {
      readonly step: 'auction';
      readonly card: CardId;
      readonly turn: number;
      readonly bidders: readonly Seat[];
      readonly bid: number;
      readonly leader: Seat | null;
    }
  | { readonly step: 'expedition'; readonly card: CardId; readonly seat: Seat; readonly bid: number; readonly sent: Commitment }
  // Attacks.
  | { readonly step: 'attack'; readonly card: CardId; readonly attacker: Seat; readonly target: Seat; readonly put: Commitment }
  | {
      readonly step: 'defence';
      readonly card: CardId;
      readonly attacker: Seat;
      readonly target: Seat;
      readonly attack: Commitment;
      readonly put: Commitment;
    }
  | {
      readonly step: 'spoils';
      readonly card: CardId;
      readonly victor: Seat;
      readonly loser: Seat;
      readonly spoils: Spoils;
      readonly left: number;
    }
  | { readonly step: 'pact-offer'; readonly card: CardId; readonly from: Seat; readonly to: Seat; readonly role: 'a' | 'b' }
  // Questions to one seat that follow from something else.
  | { readonly step: 'choose'; readonly seat: Seat; readonly choice: Choice; readonly cause: CardId }
  /** Grow, build or develop once, for less and without an action (TTN-CRD-13). */
  | { readonly step: 'one-cheaper'; readonly seat: Seat; readonly n: number; readonly cause: CardId }
  /** A military card of one's own hand: a territory to settle, an event to put before all (TTX-CRD-46). */
  | { readonly step: 'from-hand'; readonly seat: Seat; readonly what: 'settle' | 'assemble'; readonly cause: CardId }
  /** Military cards to discard, chosen by their owner (TTN-CRD-21). */
  | { readonly step: 'shed'; readonly seat: Seat; readonly left: number; readonly cause: CardId }
  | { readonly step: 'take-cards'; readonly seat: Seat; readonly left: number; readonly taken: number; readonly cause: CardId }
  /** Blue tokens chosen by hand: what is paid or gained. */
  | { readonly step: 'tokens'; readonly seat: Seat; readonly goods: 'food' | 'resources'; readonly by: number; readonly cause: Cause }
  // What follows a payment, which may have been a question.
  | { readonly step: 'gain'; readonly seat: Seat; readonly gain: Gain; readonly cause: Cause }
  | { readonly step: 'cover'; readonly seat: Seat; readonly stages: number };

export type ProductionPart = 'points' | 'farms' | 'consumption' | 'mines' | 'corruption' | 'draw';

export type Choice =
  | { readonly ask: 'lose-worker' }
  | { readonly ask: 'lose-building'; readonly types: readonly string[] }
  | { readonly ask: 'gain-mix'; readonly n: number; readonly mixed: boolean }
  | { readonly ask: 'lose-mix'; readonly n: number }
  | { readonly ask: 'free-worker'; readonly tech: CardId }
  | { readonly ask: 'lose-colony' }
  | { readonly ask: 'ruin-wonder'; readonly levels: readonly number[] }
  /** Destroy a building of that civilisation (Terrorism). */
  | { readonly ask: 'destroy-of'; readonly victim: Seat }
  | { readonly ask: 'lean-mine' }
  | { readonly ask: 'draw'; readonly max: number }
  /** One of these, each of one kind (TTX-CRD-52). */
  | { readonly ask: 'one-of'; readonly gains: readonly Gain[] }
  /** What the weakest gives to the strongest (TTX-CRD-53). */
  | { readonly ask: 'negotiate'; readonly from: Seat; readonly to: Seat; readonly n: number }
  /** An event for oneself (TTX-CRD-48). */
  | { readonly ask: 'plan'; readonly cards: readonly CardId[] }
  /** A worker to another technology (TTX-CRD-51). */
  | { readonly ask: 'move-from' }
  | { readonly ask: 'move-to'; readonly from: CardId }
  /** The wonder under which a leader goes (TTN-CRD-12). */
  | { readonly ask: 'under-wonder'; readonly leader: CardId }
  /** Culture for resources after developing. */
  | { readonly ask: 'sale'; readonly resources: number; readonly culture: number }
  /** What the white token stands for (TTX-CRD-10). */
  | { readonly ask: 'either-token' }
  /** Whose hand to look at (TTX-CRD-40); whether the games begin (TTX-CRD-35). */
  | { readonly ask: 'spy' }
  | { readonly ask: 'games'; readonly culture: number };

/** The ways to pay for an action with an action card; '' is the ordinary way. */
export type With = CardId | '';

export type Move =
  // Civil actions.
  /** `own`: with the action of a leader (TTX-CRD-15). */
  | { readonly move: 'take'; readonly place: number; readonly own?: true }
  | { readonly move: 'grow'; readonly with: With | 'free-growth' }
  | { readonly move: 'build'; readonly tech: CardId; readonly with: With; readonly own?: true }
  | { readonly move: 'upgrade'; readonly from: CardId; readonly to: CardId; readonly with: With; readonly own?: true }
  | { readonly move: 'destroy'; readonly tech: CardId }
  | { readonly move: 'stage'; readonly stages: number; readonly with: With }
  | { readonly move: 'leader'; readonly card: CardId }
  | { readonly move: 'technology'; readonly card: CardId; readonly with: With; readonly shared: Seat | -1; readonly own?: true }
  | {
      readonly move: 'government';
      readonly card: CardId;
      readonly way: 'revolution' | 'peaceful';
      readonly with: With;
      readonly shared: Seat | -1;
    }
  | { readonly move: 'action-card'; readonly card: CardId }
  | { readonly move: 'levy'; readonly tech: CardId }
  // Military actions; units are built, upgraded and destroyed with the moves above, for military actions.
  | { readonly move: 'tactic'; readonly card: CardId }
  /** A tactic that lies open for all (TTN-TAC-02). */
  | { readonly move: 'copy-tactic'; readonly card: CardId /** The one under which a teacher lies (TTX-CRD-04). */; readonly taught?: true }
  /** A military action serves as a civil one (TTN-CRD-19). */
  | { readonly move: 'lend' }
  /** Resources and science for the army instead of culture (TTN-CRD-15). */
  | { readonly move: 'arm' }
  /** A citizen for nothing (TTN-CRD-22). */
  | { readonly move: 'settler' }
  /** An urban building becomes one of another type. */
  | { readonly move: 'convert'; readonly from: CardId; readonly to: CardId }
  /** Tokens of a wonder for resources (TTX-CRD-34). */
  | { readonly move: 'withdraw'; readonly n: number }
  /** A stage of a wonder at which all may build (TTX-CRD-43). */
  | { readonly move: 'help-build'; readonly owner: Seat }
  | { readonly move: 'draw-card' }
  /** Trade Routes Agreement. */
  | { readonly move: 'swap' }
  | { readonly move: 'end-turn' }
  // Politics.
  | { readonly move: 'prepare'; readonly card: CardId }
  /** `champion`: a unit named before the rival is chosen (TTX-CRD-24). */
  | { readonly move: 'aggression'; readonly card: CardId; readonly target: Seat; readonly champion?: CardId }
  | { readonly move: 'declare-war'; readonly card: CardId; readonly target: Seat }
  | { readonly move: 'offer-pact'; readonly card: CardId; readonly partner: Seat; readonly role: 'a' | 'b' }
  /** `owner`: the player in front of whom the pact lies. */
  | { readonly move: 'cancel-pact'; readonly owner: Seat }
  | { readonly move: 'explore'; readonly card: CardId }
  /** An event of Age III before all (TTX-CRD-46). */
  | { readonly move: 'assemble'; readonly card: CardId }
  /** The leader leaves the game for what he gives then (TTN-CRD-16). */
  | { readonly move: 'retire' }
  /** Yellow tokens of the weaker (TTX-CRD-27). */
  | { readonly move: 'partition' }
  | { readonly move: 'no-politics' }
  | { readonly move: 'resign' }
  | { readonly move: 'discard'; readonly card: CardId }
  // Answers.
  | { readonly move: 'bid'; readonly n: number }
  | { readonly move: 'fold' }
  | { readonly move: 'commit'; readonly unit: CardId }
  | { readonly move: 'commit-card'; readonly card: CardId }
  /** A unit named in a defence or a war (TTX-CRD-24, 25). */
  | { readonly move: 'champion'; readonly unit: CardId }
  /** Resources for an expedition: so much more of it. */
  | { readonly move: 'buy'; readonly n: number }
  /** Put in the cheapest payment at once. */
  | { readonly move: 'cheapest' }
  /** Enough is put in: send the expedition, attack, defend or suffer. */
  | { readonly move: 'settle' }
  | { readonly move: 'accept' }
  | { readonly move: 'refuse' }
  | { readonly move: 'pick'; readonly what: CardId }
  | { readonly move: 'mix'; readonly food: number }
  | { readonly move: 'count'; readonly n: number }
  | { readonly move: 'decline' }
  | { readonly move: 'bonus'; readonly card: CardId }
  /** This leader or wonder is to take part (TTX-DRAW-08). */
  | { readonly move: 'select'; readonly card: CardId }
  // Blue tokens by hand (TTA-TOK-07); once said, it stays so for the game.
  | { readonly move: 'by-hand' }
  /** The tokens that lie on each farm or mine afterwards, the most valuable first: '2-0-1'. */
  | { readonly move: 'tokens'; readonly layout: string };
