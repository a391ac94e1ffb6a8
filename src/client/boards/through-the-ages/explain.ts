import { civilLeft } from '../../../games/through-the-ages/ask/ratings.js';
import { editionOf } from '../../../games/through-the-ages/editions/index.js';
import { forecast } from '../../../games/through-the-ages/guide/forecast.js';
import type { Tta } from '../../../games/through-the-ages/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Explanation } from '../../table/board-package.js';
import { named } from '../../table/naming.js';
import type { Choice, Snapshot } from '../../table/table.js';
import { wordsOf } from './words.js';

/** Why a choice is closed: fact and figure, the way out, the rule. */
export function explain(choice: Choice<Tta>, snapshot: Snapshot<Tta>, lang: Lang): Explanation {
  const words = wordsOf(lang);
  const said = words.text(named(choice.text, snapshot));
  const { refusal } = choice;
  if (!refusal) return { title: said, fact: said, rules: [] };
  const remedy = words.find(`refuse.${refusal.code}.help`);
  return {
    title: words.t('explain.notYet', { what: said }),
    fact: words.why(named(refusal, snapshot)),
    ...(remedy ? { remedy } : undefined),
    rules: [refusal.rule],
  };
}

/** A question before what is plainly bad: an uprising, hunger, corruption that could be spent, actions unused, something destroyed. */
export function confirm(choice: Choice<Tta>, snapshot: Snapshot<Tta>, lang: Lang): string | null {
  const { t } = wordsOf(lang);
  const { view: s, acting, choices } = snapshot;
  const seat = acting ?? 0;
  const { move } = choice;
  if (move.move === 'destroy') return t('confirm.destroy', { name: wordsOf(lang).name(move.tech) });
  if (move.move !== 'end-turn') return null;
  const ahead = forecast(s, seat);
  if (ahead.uprising) return t('confirm.uprising');
  if (ahead.food.missing > 0) return t('confirm.famine', { n: ahead.food.missing, culture: ahead.food.missing * editionOf(s).famine });
  const left = civilLeft(s, seat);
  const usable = choices.some((c) => CIVIL.has(c.move.move));
  // Only what can still be helped is worth a question.
  if (!usable || left === 0) return null;
  const corruption = ahead.resources.corruption + ahead.food.corruption;
  return corruption > 0 ? t('confirm.corruption', { n: corruption, left }) : t('confirm.actions', { n: left });
}

const CIVIL: ReadonlySet<string> = new Set([
  'take',
  'grow',
  'build',
  'upgrade',
  'stage',
  'leader',
  'technology',
  'government',
  'action-card',
]);
