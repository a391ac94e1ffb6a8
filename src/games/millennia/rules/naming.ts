import type { RuleRow } from '../../shared/rule-row.js';
import { BUILDINGS } from '../cards/buildings.js';
import { DIPLOMACY } from '../cards/diplomacy.js';
import { RESEARCH_CARDS } from '../cards/research-cards.js';
import { WONDERS } from '../cards/wonders.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';

const KEYS: ReadonlyMap<string, string> = new Map(
  [...WONDERS, ...BUILDINGS, ...RESEARCH_CARDS, ...DIPLOMACY].map(({ id }) => {
    const [kind, number] = id.split('-');
    return [number!, `${kind}.${id}`];
  }),
);

/** The number of a card that does not stand in brackets behind its name already. */
const BARE = /(?<!\()MIL-(\d{3})/g;

const name = (messages: typeof en | typeof fr, text: string, quoted: (card: string) => string): string =>
  text.replace(BARE, (id, number: string) => {
    const word = (messages as Readonly<Record<string, unknown>>)[KEYS.get(number) ?? ''];
    return typeof word === 'string' ? `${quoted(word)} (${id})` : id;
  });

/** Sentences name a card by its number: readers get its name, and the number in brackets for the reference. French names stand without article. */
export const nameCards = (row: RuleRow): RuleRow => ({
  ...row,
  en: name(en, row.en, (card) => card),
  fr: name(fr, row.fr, (card) => `«\u202f${card}\u202f»`),
});
