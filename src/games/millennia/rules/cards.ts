import type { Text } from '../../../kernel/types.js';
import type { RuleRow } from '../../shared/rule-row.js';
import { say } from '../../shared/text/messages.js';
import type { Ability, Prov } from '../cards/ability.js';
import { BOOKS, type BookRow } from '../cards/books.js';
import { BUILDINGS, type BuildingRow } from '../cards/buildings.js';
import { DIPLOMACY } from '../cards/diplomacy.js';
import { RESEARCH_CARDS } from '../cards/research-cards.js';
import { WONDERS, type WonderRow } from '../cards/wonders.js';
import { describeAbility } from '../say/describe-ability.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';
import { textOf } from '../text/text-of.js';
import { REMARKS } from './remarks.js';

/** A rule worded from a row: name and kind, the sentence of its ability, how it is used, and what is left to say. */
function ruleOf(
  id: string,
  section: string,
  prov: RuleRow['prov'],
  head: Text,
  ability: Ability,
  notes: readonly Text[],
  number?: number,
): RuleRow {
  const remark = number === undefined ? undefined : REMARKS[number];
  const word = (messages: typeof en | typeof fr, more: string | undefined): string =>
    [
      `${say(messages, head)}.`,
      `${say(messages, describeAbility(ability))}.`,
      ...notes.map((note) => say(messages, note)),
      ...(more ? [more] : []),
    ].join(' ');
  return { id, section, prov, en: word(en, remark?.en), fr: word(fr, remark?.fr) };
}

/** From the rulebook as a whole, ours as a whole, or mixed. */
function originOf(prov: Prov): RuleRow['prov'] {
  const origins = typeof prov === 'string' ? [prov] : Object.values(prov);
  if (origins.every((origin) => origin === 'D')) return 'D';
  return origins.some((origin) => origin === 'D') ? 'R+D' : 'R';
}

const numberOf = (id: string): number => Number(id.split('-')[1]);

const wonderRule = ({ id, age, cost, ability, prov }: WonderRow): RuleRow =>
  ruleOf(
    `MIL-${numberOf(id)}`,
    `cards${age}`,
    originOf(prov),
    textOf('rule.wonder', { name: { key: `wonder.${id}` }, cost }),
    ability,
    [],
    numberOf(id),
  );

function buildingRule({ id, age, colour, cost, last, ability, prov }: BuildingRow): RuleRow {
  const kind = textOf(`colour.${colour}`);
  const name: Text = { key: `building.${id}` };
  const head =
    last === undefined
      ? textOf('rule.yellow', { name, kind, cost })
      : textOf('rule.building', { name, kind, cost, ages: textOf('use.ages', { from: age, to: last }) });
  const use = last === undefined ? [] : [textOf(ability.engage ? 'use.engage' : 'use.free')];
  return ruleOf(`MIL-${numberOf(id)}`, `cards${age}`, originOf(prov), head, ability, use, numberOf(id));
}

const byNumber = (a: RuleRow, b: RuleRow): number => numberOf(a.id) - numberOf(b.id);

/** Cards 113 to 224. */
export const WONDERS_AND_BUILDINGS: readonly RuleRow[] = [...WONDERS.map(wonderRule), ...BUILDINGS.map(buildingRule)].sort(byNumber);

/** Cards 225 to 244. */
export const RESEARCH_CARD_RULES: readonly RuleRow[] = RESEARCH_CARDS.map(({ id, ability, prov }) =>
  ruleOf(
    `MIL-${numberOf(id)}`,
    'researchCards',
    originOf(prov),
    textOf('rule.card', { name: { key: `research.${id}` } }),
    ability,
    [],
    numberOf(id),
  ),
);

/** Cards 245 to 276; every one also has the standard effect of MIL-DIP-02. */
export const DIPLOMACY_RULES: readonly RuleRow[] = DIPLOMACY.map(({ id, unique, prov }) =>
  ruleOf(
    `MIL-${numberOf(id)}`,
    'diplomacyCards',
    originOf(prov),
    textOf('rule.card', { name: { key: `diplomacy.${id}` } }),
    unique,
    [],
    numberOf(id),
  ),
);

const KINDS: readonly BookRow[] = BOOKS.filter((row, i) => BOOKS.findIndex((other) => other.rule === row.rule) === i);

/** One rule per kind of token. A token with a cost may be declined. */
export const BOOK_RULES: readonly RuleRow[] = KINDS.map(({ id, rule, ability, prov }) => {
  const copies = BOOKS.filter((row) => row.rule === rule).length;
  return ruleOf(rule, 'books', originOf(prov), textOf('rule.book', { name: { key: `book.${id}` }, copies }), ability, []);
});
