import type { Game, Shape } from '../../kernel/types.js';
import type { GameMeta } from './game-meta.js';
import type { GuidedEntry } from './guided-game.js';
import type { Habits } from './habit.js';
import type { RuleBook } from './rule-book.js';
import type { RuleRow, RuleSection } from './rule-row.js';
import type { ShownEntry } from './shown-game.js';
import type { Survey } from './survey.js';

/** A game of which only the name is known yet. */
export interface Announced {
  readonly meta: GameMeta;
}

/** A game as everybody outside finds it: listing entries loads no rules, each part is fetched when it is first needed. */
export interface GameEntry<T extends Shape = Shape> extends Announced {
  game(): Promise<Game<T>>;
  /** How bots judge it; what a brain is, the bots say. */
  brain(): Promise<unknown>;
  /** What their experts know besides, fetched when one of them plays. */
  expert?(): Promise<unknown>;
  /** May its bots have a temperament? */
  readonly temperaments?: true;
  /** Its rules in words, for readers. */
  catalogue(): Promise<Catalogue>;
  /** The same rules to be read from beginning to end. */
  book?(): Promise<RuleBook>;
  /** How it is tried out: by the lab, the bench, and random games by the thousand. */
  trials(): Promise<Trials<T>>;
  /** What statistics remember of its finished games. */
  favourites(): Promise<Remembered<T>>;
  /** What the laboratory counts in games of bots. */
  survey?(): Promise<Survey<T>>;
  /** First games with a tutor, the one to begin with first. */
  readonly guided?: readonly GuidedEntry<T>[];
  /** Finished games of which its rulebook shows some moments. */
  readonly shown?: readonly ShownEntry<T>[];
}

export interface Remembered<T extends Shape = Shape> {
  /** Which choices of its players make up their favourites. */
  readonly kinds: readonly Favourite<T>[];
  /** Which version of it a table plays, where nobody would compare the scores of one with those of another. */
  versionOf?(options: T['options'], seats: number): GameVersion;
}

/** Cards that a seat has taken: found in its events. */
export interface Favourite<T extends Shape = Shape> {
  readonly id: string;
  readonly label: Readonly<Record<'en' | 'fr', string>>;
  /** Events that name a seat and the card it took. */
  readonly events: readonly T['event']['event'][];
  /** The field that names the card. */
  readonly card: string;
  /** What stands before the card where boards name it, if anything does. */
  readonly name?: string;
}

/** A way to play a game that has scores of its own: an edition, a length, a solo game. */
export interface GameVersion {
  readonly id: string;
  readonly label: Readonly<Record<'en' | 'fr', string>>;
}

export interface Catalogue {
  readonly sections: readonly RuleSection[];
  readonly rules: readonly RuleRow[];
}

/** A table at which a game is tried. */
export interface TrialTable<T extends Shape> {
  readonly name: string;
  readonly seats: number;
  readonly options: T['options'];
}

/** A finished game of bots that the replay tests play again. */
export interface FixtureTable<T extends Shape> {
  readonly name: string;
  /** The level of the bot in each seat. */
  readonly levels: readonly ('easy' | 'normal' | 'hard' | 'expert')[];
  /** What differs from the usual table. */
  readonly options: Partial<T['options']>;
  /** Which deal, where a certain ending is wanted; otherwise its place in the list. */
  readonly deal?: number;
  /** Moves that every seat makes as soon as it may, the first of them first: for endings that bots would not look for. */
  readonly eager?: readonly T['move'][];
}

/** What may be said on the command line about a table, by option. */
export type Wishes = { readonly [option: string]: string | undefined };

export interface Trials<T extends Shape> {
  /** The words of the command line for a table of this game, each with what it may be. */
  readonly wishes: Readonly<Record<string, string>>;
  /** The options of a table, or what is wrong with the wishes. */
  optionsOf(wishes: Wishes): T['options'] | string;
  /** The level of a scenario that was reached. */
  goalOf?(s: T['state']): string | undefined;
  /** How the game ended, where there are several ways. */
  endingOf?(s: T['state']): string | undefined;
  /** How many rounds the game has lasted, where that differs. */
  roundsOf?(s: T['state']): number;
  /** What players complain about when they watch bots; counted by `npm run sim -- --habits`. */
  readonly habits?: Habits<T>;
  /** Every kind of table there is. */
  readonly tables: readonly TrialTable<T>[];
  /** Tables for random games by the thousand, where there are more kinds than the tests can try. */
  readonly everyTable?: readonly TrialTable<T>[];
  /** More moves than any game can take. */
  readonly longest: number;
  /** What must hold after every move; a sentence when it does not. */
  complain(s: T['state']): string | undefined;
  readonly fixtures: readonly FixtureTable<T>[];
  readonly bench: Pace & {
    readonly seats: number;
    /** Other tables that are measured too: another edition, an expansion. */
    readonly also?: readonly (Pace & { readonly name: string; readonly options: Partial<T['options']> })[];
    /** JavaScript that a table of the game may fetch, in bytes, where it has more cards than others. */
    readonly bundle?: number;
  };
}

/** How fast a table is wished to be; what is not said is as for every game. */
export interface Pace {
  /** A random game may take this long, in milliseconds: about the same for each of its decisions. */
  readonly milliseconds: number;
  /** Random decisions per second, with the list of what is legal and blocked. */
  readonly decisions?: number;
  /** Iterations of a search per second, 50 random decisions deep. */
  readonly iterations?: number;
  /** A copy of a state, in microseconds. */
  readonly copy?: number;
}

/** The entry of a game whose own vocabularies nobody outside knows: they only hand its moves and states back to it. */
export const gameEntry = <T extends Shape>(entry: GameEntry<T>): GameEntry => entry as unknown as GameEntry;
