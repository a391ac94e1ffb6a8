import {
  actionAt,
  freeWorkers,
  isStrongest,
  playerOf,
  ROUNDS,
  sacrificesWorkers,
  workersNeeded,
} from '../../../games/age-of-civilization/ask/selectors.js';
import type { ActionId, Aoc, State } from '../../../games/age-of-civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import { sign } from '../../kit/index.js';
import type { Explanation } from '../../table/board-package.js';
import type { Choice, Snapshot } from '../../table/table.js';
import { nameOfOrigin } from './amounts.js';
import { priceOf, yieldOf } from './facts.js';
import { type Words, wordsOf } from './words.js';

/** Why a choice is closed: fact and figure, how the price comes about, the way out, the rules. */
export function explain(choice: Choice<Aoc>, snapshot: Snapshot<Aoc>, lang: Lang): Explanation {
  const words = wordsOf(lang);
  const said = words.text(choice.text);
  const { refusal, move } = choice;
  if (!refusal) return { title: said, fact: said, rules: [] };
  const remedy = words.find(`refuse.${refusal.code}.help`);
  const action = move.move === 'place' ? actionAt(move.place) : move.move === 'study' ? 'research' : undefined;
  const account =
    refusal.code === 'NOT_ENOUGH_COINS' && action
      ? accountOf(words, snapshot, action, move.move === 'study' ? move.tech : undefined)
      : undefined;
  return {
    title: words.t('explain.notYet', { what: said }),
    fact: words.why(refusal),
    ...(account ? { account } : undefined),
    ...(remedy ? { remedy } : undefined),
    rules: account && account.length > 2 ? [refusal.rule, 'AOC-ABL-4'] : [refusal.rule],
  };
}

function accountOf(words: Words, { view, acting }: Snapshot<Aoc>, action: ActionId, tech: string | undefined): Explanation['account'] {
  const { printed, now, lines } = priceOf(view, acting ?? 0, action, tech);
  return [
    { label: words.t('explain.printed'), value: String(printed) },
    ...lines.map((line) => ({
      label: nameOfOrigin(line.ability, words),
      value: line.set === undefined ? sign(line.delta ?? 0, true) : `= ${line.set}`,
    })),
    { label: words.t('explain.toPay'), value: String(now) },
  ];
}

/** A question before what cannot be undone and is plainly bad; null for everything else. */
export function confirm(choice: Choice<Aoc>, snapshot: Snapshot<Aoc>, lang: Lang): string | null {
  const { t } = wordsOf(lang);
  const { view: s, acting, choices } = snapshot;
  const seat = acting ?? 0;
  const { move } = choice;
  if (move.move === 'place') {
    const action = actionAt(move.place);
    return action ? warnOfPlace(snapshot, seat, action, t) : null;
  }
  if (move.move !== 'end-actions' || s.turn.rested) return null;
  const idle = freeWorkers(playerOf(s, seat));
  if (!s.turn.acted) return t('confirm.idle', { n: idle });
  // What is left is on the button; only a gain for nothing is worth a question.
  if (choices.some((c) => c.move.move === 'place' && isFree(s, seat, c.move.place))) return t('confirm.endFree', { n: idle });
  return null;
}

/** A gain that costs neither coins nor the worker. */
function isFree(s: State, seat: Seat, place: string): boolean {
  const action = actionAt(place);
  if (!action || sacrificesWorkers(s, seat, action) || priceOf(s, seat, action).now > 0) return false;
  const { now } = yieldOf(s, seat, action);
  return now.coins + now.points > 0;
}

function warnOfPlace({ view: s }: Snapshot<Aoc>, seat: Seat, action: ActionId, t: Words['t']): string | null {
  const p = playerOf(s, seat);
  const { now } = yieldOf(s, seat, action);
  if (action === 'conquest' && now.missed.includes('strongest') && now.points === 0 && now.coins === 0 && !isStrongest(s, seat))
    return t('confirm.noEffect');
  const left = p.workers - p.red - (sacrificesWorkers(s, seat, action) ? workersNeeded(s, seat, action) : 0);
  if (sacrificesWorkers(s, seat, action) && left <= 0 && s.round < ROUNDS) return t('confirm.lastWorker');
  if (action === 'wonder' && s.wonders.length === 0) return t('confirm.noWonder');
  return null;
}
