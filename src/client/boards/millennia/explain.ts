import { costOf } from '../../../games/millennia/ask/bonuses.js';
import { cardDiscount, priceOf } from '../../../games/millennia/ask/prices.js';
import { playerOf, printedCost, wonderDiscount } from '../../../games/millennia/ask/selectors.js';
import { RESEARCH_EFFECTS } from '../../../games/millennia/cards/actions.js';
import { describeSource } from '../../../games/millennia/say/describe-event.js';
import type { Mil, Move, Player, State } from '../../../games/millennia/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import { sign } from '../../kit/index.js';
import type { Explanation } from '../../table/board-package.js';
import { listed } from '../../table/board-words.js';
import type { Choice, Snapshot } from '../../table/table.js';
import { type Words, wordsOf } from './words.js';

/** Why a choice is closed: fact and figure, how the price comes about, the way out, the rules. */
export function explain(choice: Choice<Mil>, snapshot: Snapshot<Mil>, lang: Lang): Explanation {
  const words = wordsOf(lang);
  const said = words.text(choice.text);
  const { refusal, move } = choice;
  if (!refusal) return { title: said, fact: said, rules: [] };
  const remedy = words.find(`refuse.${refusal.code}.help`);
  const account =
    refusal.code === 'NOT_AFFORDABLE' && move.move === 'build' ? accountOf(words, snapshot.view, snapshot.acting ?? 0, move) : undefined;
  return {
    title: words.t('explain.notYet', { what: said }),
    fact: words.why(refusal),
    ...(account ? { account } : undefined),
    ...(remedy ? { remedy } : undefined),
    rules: account && account.length > 2 ? [refusal.rule, 'MIL-CON-06'] : [refusal.rule],
  };
}

/** Printed price, each discount, the sum. */
function accountOf(words: Words, s: State, seat: Seat, m: Extract<Move, { move: 'build' }>): Explanation['account'] {
  const printed = printedCost(m.card);
  const toPay = priceOf(s, seat, m);
  const influence = m.card.startsWith('wonder-') ? wonderDiscount(s, playerOf(s, seat)) : 0;
  const architect = m.architect
    ? printed - priceOf(s, seat, { ...m, discount: '' }) - (printed - priceOf(s, seat, { ...m, architect: false, discount: '' }))
    : 0;
  const card = cardDiscount(m.discount, m.card);
  const others = printed - influence - architect - card - toPay;
  const line = (label: string, n: number) => (n > 0 ? [{ label, value: sign(-n) }] : []);
  return [
    { label: words.t('explain.printed'), value: String(printed) },
    ...line(words.t('explain.influence'), influence),
    ...line(words.t('explain.architect'), architect),
    ...line(m.discount ? words.name(m.discount) : '', card),
    ...line(words.t('explain.cards'), others),
    { label: words.t('explain.toPay'), value: String(toPay) },
  ];
}

/** A question before what cannot be undone and is plainly bad; null for everything else. */
export function confirm({ move }: Choice<Mil>, snapshot: Snapshot<Mil>, lang: Lang): string | null {
  const words = wordsOf(lang);
  const { view: s, acting } = snapshot;
  const p = playerOf(s, acting ?? 0);
  switch (move.move) {
    case 'finish':
      return s.phase === 'E' ? warnOfRest(p, snapshot, words) : null;
    case 'buy': {
      const price = RESEARCH_EFFECTS[s.options.side].find(({ id }) => id === move.effect)?.price ?? 0;
      return p.rp - price > SPARE ? words.t('confirm.buy.waste', { n: p.rp - price }) : null;
    }
    case 'skip': {
      const free = snapshot.choices.flatMap((c) => (c.move.move === 'take' && isFree(c.move.source) ? [c.move.source] : []));
      const what = listed(
        free.map((source) => words.text(describeSource(source))),
        words.t('and'),
      );
      return free.length > 0 ? words.t('confirm.skip', { what }) : null;
    }
    case 'branch':
      return move.branch === 'tyranny' ? words.t('confirm.tyranny') : null;
    default:
      return null;
  }
}

/** What lies unused when the actions of an age are ended. */
function warnOfRest(p: Player, { choices }: Snapshot<Mil>, { t }: Words): string | null {
  if (p.specials.length > 0) return t('confirm.finish.markers', { n: p.specials.length });
  if (!choices.some((c) => c.move.move === 'use' && !WEAK.has(c.move.what))) return null;
  const ready = p.techs.filter((x) => !x.engaged).length;
  if (ready > 0) return t('confirm.finish.ready', { n: ready });
  return p.jokers > 0 ? t('confirm.finish.jokers', { n: p.jokers }) : null;
}

/** Research points that may be lost without a word. */
const SPARE = 2;

/** A bonus without a price; a card in hand is better kept. */
const isFree = (source: string): boolean => !source.startsWith('diplomacy-') && costOf(source).length === 0;

/** Ways to turn cards into small change: that one is left is no reason to ask. */
const WEAK: ReadonlySet<string> = new Set(['espionage', 'academy', 'industry']);
