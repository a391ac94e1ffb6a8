import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import { describeQuestion, describeWaiting } from '../../../games/through-the-ages/say/question.js';
import type { State, Tta } from '../../../games/through-the-ages/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Prompt, Stage } from '../../table/board-package.js';
import { named } from '../../table/naming.js';
import type { Snapshot } from '../../table/table.js';
import { type Words, wordsOf } from './words.js';

/** One sentence: what I am asked, or whom we wait for. */
export function prompt(snapshot: Snapshot<Tta>, lang: Lang): Prompt {
  const words = wordsOf(lang);
  const { view: s, acting, asked, seats } = snapshot;
  if (snapshot.over) return { sentence: words.t('result.sheet'), stages: [] };
  const text = acting === null ? (asked.length === 1 ? describeWaiting(s, asked[0]!) : undefined) : describeQuestion(s, acting);
  const who = asked.map((seat) => seats[seat]?.name ?? '').join(', ');
  return { sentence: text ? words.text(named(text, snapshot)) : words.t('prompt.waitMany', { who }), stages: stagesOf(words, s) };
}

const PARTS = ['politics', 'actions', 'production'] as const;
const AT: Readonly<Record<Exclude<State['phase'], 'discard'>, (typeof PARTS)[number]>> = {
  row: 'politics',
  war: 'politics',
  politics: 'politics',
  actions: 'actions',
  production: 'production',
};

/** Politics, actions, production; the Simple version has no politics. */
function stagesOf({ t }: Words, s: State): readonly Stage[] {
  if (s.steps.at(-1)?.step === 'draft') return []; // no turn has begun
  const { isAdvanced, phases } = versionOf(s);
  const parts = isAdvanced ? PARTS : PARTS.slice(1);
  // Cards beyond the limit go after politics, or at the end of the turn (TTN-EOT-01).
  const late = phases.indexOf('discard') > phases.indexOf('actions');
  const now = parts.indexOf(s.phase === 'discard' ? (late ? 'production' : 'politics') : AT[s.phase]);
  return parts.map((part, i) => ({ label: t(`stage.${part}`), state: i < now ? 'done' : i === now ? 'now' : 'next' }));
}
