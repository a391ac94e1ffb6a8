import type { Game, openDice, Seat, Shape } from '../kernel/index.js';
import type { Learnt } from './net.js';
import type { Tempers } from './temper.js';

export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * All that a game tells its bots. It speaks of what lies on the table only: bots never see more than a view,
 * or a state imagined from it.
 */
export interface Brain<T extends Shape> {
  /**
   * How each of the moves looks at a glance, in points, without making it; only differences count.
   * Minus infinity is for what nobody in his senses would do while there is anything else.
   */
  appeal(s: T['state'], seat: Seat, moves: readonly T['move'][]): number[];
  /**
   * By how many points the seat will be ahead in the end; exact when the game is over.
   * Positions that differ must differ in value, were it by a hair: plans that end in the same value are taken as one.
   */
  value(s: T['state'], seat: Seat): number;
  /**
   * The same for positions that playouts come to, if they are judged otherwise: what was learnt from positions as games bring them
   * need not be right about those that a search picks out.
   */
  verdict?(s: T['state'], seat: Seat): number;
  /** Grows whenever a turn is over: no plan looks further. */
  moment(s: T['state']): number;
  /**
   * The moment at which playouts of a hard bot end, to be valued there; without it they go to the end of the game.
   * When it has come already, the best plan is played without any.
   */
  until?(s: T['state']): number;
  /**
   * How well a truth that could be agrees with what the others have done (the logarithm of a share); without it all that could be are
   * equally likely.
   */
  belief?(s: T['state'], seat: Seat): number;
  /**
   * In how many imagined states a hard bot plans, where cards that it has not seen may decide at once; it then plans as wide
   * as a normal one in each, without playouts. More than one only where that is so.
   */
  worlds?(s: T['state'], seat: Seat): number;
  /** Where normal bots go by the glance: is this a question in which a hard one plays out what looks best? Elsewhere it takes that. */
  ponders?(s: T['state'], seat: Seat): boolean;
  /** For games with long turns: how far the search may go. What is not said is as for short ones. */
  readonly search?: Search;
  /** What the search of an expert does otherwise at this table. */
  searchAt?(s: T['state']): Partial<Search> | undefined;
  /** Levels that look at moves in another way than the others do. */
  readonly levels?: Partial<Record<Level, Pick<Brain<T>, 'appeal'>>>;
  /** What each temperament likes better than others do. */
  readonly tempers?: Tempers<T>;
  /** The figures that `value` and `appeal` reckon with, so that bots who learn from each other can differ in them. */
  readonly weights?: object;
}

/** What a position looks like in figures: the same ones, in the same order, whatever the table. */
export interface Features<T extends Shape> {
  /** Made from the vocabulary of the rows, so that new cards need no new code. */
  readonly names: readonly string[];
  of(s: T['state'], seat: Seat): ArrayLike<number>;
  /** The value of the position, where it can be read from these figures without working it out once more. */
  thought?(x: ArrayLike<number>): number;
  /** Which network judges this table, where there are several: by seats or edition. */
  net?(s: T['state']): string;
}

/**
 * What an expert of a game knows besides its brain: features and what was learnt from them, and whatever it does otherwise than
 * hard bots do. Fetched when an expert plays.
 */
export interface Expertise<T extends Shape> extends Partial<Brain<T>> {
  readonly features: Features<T>;
  /** Made by `npm run train`; without it the expert is a hard bot that searches longer. */
  readonly learnt?: Learnt | undefined;
  /** What was learnt judges only the positions that playouts come to (`verdict`), not the ends of plans, but for networks that may (`plans`). */
  readonly judgesPlayouts?: boolean;
  /** What the search does otherwise at tables whose network judges every plan. */
  readonly trusting?: Partial<Search>;
}

/** How wide players plan their turns in playouts. */
export interface Foresight {
  readonly width: number;
  readonly moves: number;
}

export interface Search {
  /** How many beginnings of a turn normal and hard bots follow. */
  readonly width: number;
  readonly hardWidth: number;
  /** Only so many moves are tried from each, those that look best at a glance. */
  readonly moves: number;
  /** The same for hard bots, if they try more. */
  readonly hardMoves?: number;
  /** What an expert does otherwise; if nothing is said, it searches twice as wide and plays out four times as often as a hard bot. */
  readonly expert?: Partial<Omit<Search, 'expert'>>;
  /** A normal bot takes what looks best at a glance: for games whose turns are many small steps towards goals that the glance knows. */
  readonly byGlance?: boolean;
  /** A normal bot cannot tell plans apart that are worth about as much, give or take so many points. */
  readonly blur?: number;
  /** How unsure easy and normal bots are of the glance, compared with what the best move seems to bring. */
  readonly careless?: number;
  readonly unsure?: number;
  /** The same for a hard bot that goes by the glance; experts are sure of it. */
  readonly hesitant?: number;
  /** In playouts everybody plans each turn, instead of playing by the glance: dearer, but worth it where a turn is more than its moves. */
  readonly foresight?: Foresight;
  /** How much players waver in playouts by the glance, in points of it. */
  readonly waver?: number;
  /** Playouts of a hard bot, and after how many moves each is valued instead of played on. */
  readonly iterations: number;
  readonly horizon: number;
  /** For how many moves so many beginnings are followed; after that only the best one is. */
  readonly wide?: number;
  /** Longer turns are cut: what was found by then is good enough. */
  readonly depth?: number;
  /** How many answers of others a plan may wait for (a defence, a bid) before it goes on; without it, it ends at the first. */
  readonly answers?: number;
  /** How many plans enter the race, and how many of them may begin with the same move. */
  readonly runners?: number;
  readonly sameStart?: number;
  /** A plan leaves the race when it lies so many points behind after one playout; the distance grows with their root. */
  readonly patience?: number;
  /** The value found for a plan itself counts like this many playouts. */
  readonly trust?: number;
  /**
   * Playouts that are valued at a certain moment (`until`) go on to the end of the game when this is less than 1: so much of what they
   * tell is the value at that moment, the rest what came of it.
   */
  readonly blend?: number;
}

/** A bot while it thinks about one question. */
export interface Mind<T extends Shape> {
  readonly game: Game<T>;
  readonly brain: Brain<T>;
  readonly seat: Seat;
  /** The bot's own chance. */
  readonly dice: ReturnType<typeof openDice>;
  /** Is it time to answer? */
  readonly isOver: () => boolean;
}
