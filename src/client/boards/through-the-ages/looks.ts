import { LAST_AGE } from '../../../games/through-the-ages/ask/selectors.js';
import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import type { CardRow } from '../../../games/through-the-ages/cards/row.js';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import type { State } from '../../../games/through-the-ages/state/state.js';
import type { CardId } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import type { IconName } from '../../kit/index.js';
import { CARD_GLYPHS, TYPE_GLYPHS } from './glyphs.js';
import { pictures } from './pictures.js';
import { wordsOf } from './words.js';

export type CardType = CardRow['type'];

/** Colour of a card's band, by type. */
export const KIND_COLOURS = {
  farm: 'var(--kind-farm)',
  mine: 'var(--kind-mine)',
  lab: 'var(--kind-lab)',
  temple: 'var(--kind-temple)',
  arena: 'var(--kind-arena)',
  library: 'var(--kind-library)',
  theater: 'var(--kind-theater)',
  infantry: 'var(--kind-military)',
  cavalry: 'var(--kind-military)',
  artillery: 'var(--kind-military)',
  airforce: 'var(--kind-military)',
  government: 'var(--kind-government)',
  special: 'var(--kind-special)',
  leader: 'var(--kind-leader)',
  wonder: 'var(--kind-wonder)',
  action: 'var(--kind-action)',
  event: 'var(--kind-event)',
  territory: 'var(--kind-event)',
  bonus: 'var(--kind-special)',
  tactic: 'var(--kind-tactic)',
  aggression: 'var(--kind-arena)',
  war: 'var(--kind-military)',
  pact: 'var(--kind-special)',
} as const satisfies Readonly<Record<CardType, string>>;

export const colourOf = (card: CardId): string => KIND_COLOURS[cardOf(card).type];

/** 't06.leader.homer' is 'leader.homer', 't06.action.frugality.ii' is 'action.frugality'. */
const subjectOf = (card: CardId): string => card.split('.').slice(1, 3).join('.');
/** The picture of a card; until pictures are there, or where it has none, the sign of its type. */
export function glyphOf(card: CardId): IconName {
  const own = pictures.areHere ? (CARD_GLYPHS as Readonly<Record<string, IconName>>)[subjectOf(card)] : undefined;
  return own ?? TYPE_GLYPHS[cardOf(card).type];
}

export const AGE_NAMES = ['A', 'I', 'II', 'III', 'IV'] as const;

/** The age a table speaks of: a version that ends before Age III stays in its last one, although the rules close it as Age IV (TTA-AMB-12). */
export function ageShown(s: State): number {
  const { lastAge } = versionOf(s);
  return lastAge === LAST_AGE ? s.age : Math.min(s.age, lastAge);
}

/** What is played at this table: edition, version where it is not the whole game, and how leaders and wonders come. */
export function editionName({ options: { edition = '2006', version, expansion } }: State, lang: Lang): string {
  const { t } = wordsOf(lang);
  const draw = expansion && expansion.leaders !== 'old' ? [t(`edition.draw.${expansion.leaders}`)] : [];
  return [t(`edition.${expansion ? 'expansion' : edition}`), ...(version === 'full' ? [] : [t(`edition.${version}`)]), ...draw].join(', ');
}
