import type { ComponentType } from 'preact';
import type { Refusal } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import type { SeatInfo } from '../table.js';

/** What every part of a game's set-up reads and changes. */
export interface OptionsProps<O extends object> {
  readonly options: O;
  readonly seats: readonly SeatInfo[];
  readonly onChange: (options: O) => void;
}

/** What a game brings to the pages where a table is set up, at this screen or online. Loaded with such a page. */
export interface GameSetup<O extends object> {
  readonly defaults: O;
  /** What is advised to whoever sets up this game for the first time, where that is not the usual table. */
  readonly first?: Partial<O>;
  /** Why this table cannot be set up, if it cannot. */
  check(options: O, seats: number): Refusal | undefined;
  /** What is chosen and possible for these people: the rest falls away when the seats change, and comes back with them. */
  settle(options: O, seats: readonly SeatInfo[]): O;
  /** The choices that differ from the usual table by name, for the summary beside the button. */
  nameChoices(options: O, seats: readonly SeatInfo[], lang: Lang): string[];
  sayRefusal(refusal: Refusal, lang: Lang): string;
  /** One seat: what that means in this game. */
  readonly solo: Readonly<Record<Lang, string>>;
  /** The main column. */
  readonly TableOptions: ComponentType<OptionsProps<O>>;
  /** A game of many questions asks them first, numbered, and who sits down last. */
  readonly stepped?: true;
  /** What the table that is being set up holds, below its summary. */
  readonly TableFacts?: ComponentType<Omit<OptionsProps<O>, 'onChange'>>;
  /** Below the seats, for what depends on who sits where. */
  readonly SeatOptions?: ComponentType<OptionsProps<O>>;
}

/** A set-up whose options the page does not know: it only hands them back. */
export type AnyGameSetup = GameSetup<object>;
