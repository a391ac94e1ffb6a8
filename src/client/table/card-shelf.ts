import type { ComponentType } from 'preact';
import type { Lang } from '../i18n/i18n.js';
import type { Fetched } from '../i18n/spoken.js';
import type { CardButton } from '../kit/gallery/card-browser.js';
import type { IconName } from '../kit/index.js';

/** The cards of a game for pages that name and show them without a table. All that takes a `lang` needs its words. */
export interface CardShelf {
  readonly words: Fetched;
  name(card: string, lang: Lang): string;
  icon(card: string): IconName;
  /** The colour of its family, a CSS value: of its region, its type. */
  colour(card: string): string;
  /** The age or era of a card, where there are any: 'II', 2. */
  ageOf(card: string): { readonly label: string; readonly level: number } | undefined;
  /** Is any of its values of our own design? */
  isOurs(card: string): boolean;
  /** Does the gallery show it? Start regions and milestones have a name and no card. */
  has(card: string): boolean;
  /** The card as it lies in the gallery. */
  readonly Face: ComponentType<{ readonly card: string; readonly lang: Lang; readonly button: CardButton }>;
}

/** Where the gallery shows a card. */
export const galleryPath = (game: string, card: string): string => `/gallery/${game}#${encodeURIComponent(card)}`;
