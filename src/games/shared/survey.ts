import type { Seat, Shape } from '../../kernel/types.js';

type Both = Readonly<Record<'en' | 'fr', string>>;

/** A sort of things that seats come to own: leaders, technologies, start regions. */
export interface SurveyKind {
  readonly id: string;
  /** 'Leaders'. */
  readonly label: Both;
  /** 'What are leaders worth?' */
  readonly title: Both;
  /** What a price is paid in, where there is one. */
  readonly price?: Both;
}

/** One thing that a seat came to own. */
export interface Find {
  readonly kind: string;
  /** As boards and galleries call it. */
  readonly card: string;
  readonly seat: Seat;
  readonly price?: number;
}

/** A table at which the game is measured, for several numbers of players. */
export interface SurveyEdition<T extends Shape> {
  readonly id: string;
  readonly label: Both;
  readonly seats: readonly number[];
  /** From the usual options of the game. */
  optionsFor(usual: T['options']): T['options'];
}

/** Where a figure of a claim is measured. */
export interface ClaimTable {
  readonly edition: string;
  readonly seats: number;
}

/** What a rulebook says that bot games can confirm or not. */
export interface Claim {
  readonly id: string;
  readonly text: Both;
  /** Rounds or decisions of a game, how often each seat in order of play wins, or what cards are worth in two editions. */
  readonly of: 'rounds' | 'decisions' | 'seats' | 'cards';
  readonly tables: readonly ClaimTable[];
  /** The first less the second is what the claim is about: it says that this is more than nothing. */
  readonly difference?: readonly [ClaimTable, ClaimTable];
  /** By how much, where the rulebook says it. */
  readonly about?: number;
  /** Of decisions: the printed hours of a game. */
  readonly hours?: readonly [number, number];
  /** Of cards: the edition before and after a change, and what a card is called in both of them. */
  readonly changed?: { readonly editions: readonly [string, string]; nameOf(card: string): string };
}

/**
 * What the laboratory counts in games of bots. It knows cards by what their ids say and imports no rows: it is fetched beside the
 * rules, which must not be cut in two for it.
 */
export interface Survey<T extends Shape = Shape> {
  readonly kinds: readonly SurveyKind[];
  /** The usual one first. */
  readonly editions: readonly SurveyEdition<T>[];
  readonly claims: readonly Claim[];
  /** Where a card of the gallery is counted: the editions that have it, the most telling first; nothing for what is not counted. */
  placeOf(card: string): { readonly kind: string; readonly editions: readonly string[] } | undefined;
  /** How rounds are called. */
  readonly roundWord: Both;
  roundOf(s: T['state']): number;
  /** The seats in the order in which they began. */
  orderOf(s: T['state']): readonly Seat[];
  /** How the game ended, where there are several ways. */
  endingOf?(s: T['state']): string | undefined;
  /** The endings in words. */
  readonly endings?: Readonly<Record<string, Both>>;
  /** Somebody who follows one game, move by move, and says what its seats come to own. */
  watch(): (events: readonly T['event'][]) => readonly Find[];
}
