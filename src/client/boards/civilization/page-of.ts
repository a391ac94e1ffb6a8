import { isAdvanced } from '../../../games/civilization/ask/table.js';
import type { Civ, State } from '../../../games/civilization/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Snapshot } from '../../table/table.js';
import { wordsOf } from './words.js';

export type Page = 'map' | 'trade' | 'purchase';

/** What a phase is about, when it is I who am asked. */
export function pageOf(s: State, acts: boolean): Page {
  const step = s.steps.at(-1)?.step;
  if (acts && step === 'trade') return 'trade';
  // Which technology to take is read off the chart; in the basic game they are all alike.
  return acts && (step === 'purchase' || (step === 'free-technology' && isAdvanced(s))) ? 'purchase' : 'map';
}

/** On a phone trade and purchase lie on my page: its tab says so, and how many offers wait for an answer. */
export function phoneTab(id: string, { view: s, acting }: Snapshot<Civ>, lang: Lang): { label: string; waits: number } | undefined {
  const page = pageOf(s, acting !== null);
  if (id !== 'me' || page === 'map') return undefined;
  const waits = page === 'trade' ? (s.trading?.offers.filter(({ to }) => to === acting).length ?? 0) : 0;
  return { label: wordsOf(lang).t(`page.${page}`), waits };
}
