import type { Game, Refusal, Seat, Shape, Standing, Text, UndoClosed, Viewer } from '../../kernel/types.js';
import type { BotLevel, Temperament } from '../site/bot-level.js';
import type { Foresight } from './snapshots.js';

export { BOT_LEVELS, type BotLevel, TEMPERAMENTS, type Temperament } from '../site/bot-level.js';

/** Who sits where: lobby facts, unknown to the rules. */
export interface SeatInfo {
  readonly name: string;
  /** 'me' and 'friend' play at this screen; 'remote' plays elsewhere. */
  readonly kind: 'me' | 'friend' | 'bot' | 'remote';
  readonly level?: BotLevel;
  readonly temperament?: Temperament;
}

/** One thing the asked seat might do; with a refusal, why it may not. */
export interface Choice<T extends Shape> {
  readonly move: T['move'];
  readonly text: Text;
  /** Places on the board that mean this choice, for instance 'market:CIV-05', 'place:research', 'tech:writing'. */
  readonly targets: readonly string[];
  readonly refusal?: Refusal;
}

/** An event as this viewer may see it. `ply` is the number of the move that caused it. */
export interface LoggedEvent<T extends Shape> {
  readonly ply: number;
  readonly e: T['event'];
}

/** All that the screen shows at one moment: a plain value, the same for local and remote tables. */
export interface Snapshot<T extends Shape> {
  readonly tableId: string;
  readonly options: T['options'];
  readonly seats: readonly SeatInfo[];
  readonly viewer: Viewer;
  /** The state with all that the viewer may not know left out. */
  readonly view: T['state'];
  readonly ply: number;
  /** Everybody who must answer now. */
  readonly asked: readonly Seat[];
  /** The seat this screen may play now, or null when it waits. */
  readonly acting: Seat | null;
  readonly choices: readonly Choice<T>[];
  readonly blocked: readonly Choice<T>[];
  readonly log: readonly LoggedEvent<T>[];
  readonly undo: {
    readonly can: boolean;
    readonly closed?: UndoClosed;
    /** Against bots only: may everything be taken back? Undefined where that cannot be agreed. */
    readonly free?: boolean;
  };
  readonly over: boolean;
  readonly standings: readonly Standing[];
  /** A bot is thinking about the current question. */
  readonly thinking: boolean;
}

/** A running table, here or elsewhere. Board components never see more than this. */
export interface Table<T extends Shape> {
  readonly game: Game<T>;
  readonly snapshot: Snapshot<T>;
  subscribe(listener: () => void): () => void;
  play(move: T['move']): void;
  /** The moment at which somebody at this screen last made a move; where several are asked at once, others move in between. */
  readonly playedAt?: number;
  undo(): void;
  /** Against bots only: take back whatever it was, now and from now on; the record says so. */
  undoFreely?(): void;
  /** What the viewer can foresee of a move; undefined when it is not legal. */
  foresee(move: T['move']): Foresight<T> | undefined;
  /** The past, as the viewer knew it then: 0 is the start, `snapshot.ply` is now. No choices in it. */
  at(ply: number): Snapshot<T>;
  /** Same screen, several people: who looks at it now. */
  look(seat: Seat): void;
  /** Let the bots finish without pauses. */
  skip(): void;
  /** Let the bots wait while something is shown, where they are ours. */
  hold?(waits: boolean): void;
  /** The whole game as one readable record; empty while it may not be known. */
  record(): string;
  /** The seal of the dice as it was shown before the first move, when somebody else keeps the seed. */
  readonly sealed?: string;
  /** A finished game of earlier rules, kept as it was: its past is shown with all cards open. */
  readonly archived?: boolean;
  dispose(): void;
}
