import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import { forecast } from '../../../games/through-the-ages/forecast.js';
import { cardsIn, playerOf } from '../../../games/through-the-ages/selectors.js';
import type { Player, State, Tta } from '../../../games/through-the-ages/state.js';
import { stored } from '../../../games/through-the-ages/tokens.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Lesson } from '../../table/board-package.js';
import type { Snapshot } from '../../table/table.js';
import { wordsOf } from './words.js';

interface Moment {
  readonly s: State;
  readonly p: Player;
  readonly step: string | undefined;
  readonly seat: number;
}

const holds = (p: Player, type: string): boolean => cardsIn(p.civilHand).some((card) => cardOf(card).type === type);
const TECHNOLOGIES: ReadonlySet<string> = new Set(['farm', 'mine', 'lab', 'temple', 'library', 'theater', 'arena', 'infantry', 'cavalry']);

/** When each mechanism first matters, in the order in which it should be told. */
const LESSONS = [
  { id: 'take', rule: 'TTA-FST-01', when: ({ s, step }: Moment) => s.round === 1 && step === 'actions' },
  { id: 'sweep', rule: 'TTA-ROW-02', when: ({ s, step }: Moment) => s.round === 2 && step === 'actions' },
  { id: 'actions', rule: 'TTA-ACT-02', when: ({ s, step }: Moment) => s.round === 2 && step === 'actions' },
  { id: 'goods', rule: 'TTA-TOK-01', when: ({ p, s }: Moment) => s.round >= 2 && stored(p, 'food') + stored(p, 'resources') > 0 },
  { id: 'grow', rule: 'TTA-POP-01', when: ({ p, s }: Moment) => s.round >= 2 && stored(p, 'food') >= 2 },
  { id: 'build', rule: 'TTA-BLD-01', when: ({ p, s }: Moment) => s.round >= 2 && p.pool > 0 && stored(p, 'resources') >= 2 },
  { id: 'leader', rule: 'TTA-LDR-01', when: ({ p }: Moment) => holds(p, 'leader') },
  { id: 'wonder', rule: 'TTA-WON-02', when: ({ p }: Moment) => p.wonder !== null },
  { id: 'action-card', rule: 'TTA-ACC-02', when: ({ p }: Moment) => holds(p, 'action') },
  {
    id: 'technology',
    rule: 'TTA-TEC-01',
    when: ({ p }: Moment) => cardsIn(p.civilHand).some((card) => TECHNOLOGIES.has(cardOf(card).type)),
  },
  { id: 'government', rule: 'TTA-GOV-01', when: ({ p }: Moment) => holds(p, 'government') },
  { id: 'upgrade', rule: 'TTA-UPG-01', when: ({ p }: Moment) => p.holdings.some((h) => cardOf(h.id).level > 0) },
  { id: 'event', rule: 'TTA-EVT-01', when: ({ s }: Moment) => !versionOf(s).isAdvanced && s.pastEvents.length > 0 },
  { id: 'hunger', rule: 'TTA-CON-01', when: ({ s, seat }: Moment) => s.round >= 2 && forecast(s, seat).food.eaten > 0 },
  { id: 'politics', rule: 'TTA-POL-01', when: ({ step }: Moment) => step === 'politics' },
  { id: 'military-draw', rule: 'TTA-MCD-02', when: ({ s, step }: Moment) => versionOf(s).isAdvanced && s.round >= 2 && step === 'actions' },
  { id: 'happiness', rule: 'TTA-HAP-03', when: ({ s, seat }: Moment) => versionOf(s).isAdvanced && forecast(s, seat).discontent > 0 },
  { id: 'corruption', rule: 'TTA-COR-01', when: ({ s, seat }: Moment) => forecast(s, seat).resources.corruption > 0 },
  { id: 'auction', rule: 'TTA-COL-01', when: ({ step }: Moment) => step === 'auction' },
  { id: 'defence', rule: 'TTA-AGG-04', when: ({ step }: Moment) => step === 'defence' },
  { id: 'end', rule: 'TTA-END-01', when: ({ s }: Moment) => s.lastRound !== null },
] as const;

/** What fits the moment; only who is asked is taught. */
export function lessons({ view: s, acting, over }: Snapshot<Tta>, lang: Lang): readonly Lesson[] {
  if (acting === null || over) return [];
  const { t } = wordsOf(lang);
  const moment: Moment = { s, p: playerOf(s, acting), step: s.steps.at(-1)?.step, seat: acting };
  return LESSONS.filter(({ when }) => when(moment)).map(({ id, rule }) => ({ id, rule, text: t(`lesson.${id}`) }));
}
