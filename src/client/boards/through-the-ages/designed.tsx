import './icons.generated.js';
import { CARDS } from '../../../games/through-the-ages/cards/index.js';
import { nameOf } from '../../../games/through-the-ages/say/names.js';
import { en } from '../../../games/through-the-ages/text/en.js';
import { fr } from '../../../games/through-the-ages/text/fr.js';
import { type Lang, type Messages, say } from '../../i18n/i18n.js';
import { DesignedList } from '../../kit/designed-list.js';

const WORDS = {
  en: {
    ours: 'Cards with an effect of ours',
    unconfirmed: 'Cards with a value that is known but not confirmed',
  },
  fr: {
    ours: 'Cartes dont l’effet est de nous',
    unconfirmed: 'Cartes dont une valeur est connue mais pas confirmée',
  },
} as const;

const TEXTS: Readonly<Record<Lang, Messages>> = { en, fr };

/** Cards with a value of ours, and those with a value that nothing at hand confirms. */
const marked = (mark: RegExp) =>
  CARDS.filter(({ prov, doubts }) => [prov, ...Object.values(doubts ?? {})].some((p) => mark.test(p))).map((row) => nameOf(row.id));
const ROWS = [
  { key: 'ours', cards: marked(/D/) },
  { key: 'unconfirmed', cards: marked(/K/) },
] as const;

/** What is of our own design in Through the Ages, and what is not confirmed. */
export function Designed({ lang }: { readonly lang: Lang }) {
  return (
    <DesignedList
      rows={ROWS.map(({ key, cards }) => ({
        label: WORDS[lang][key],
        n: cards.length,
        of: CARDS.length,
        names: [...new Set(cards.map((name) => say(TEXTS[lang], name)))],
      }))}
    />
  );
}
