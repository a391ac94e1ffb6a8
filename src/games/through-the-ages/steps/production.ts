import type { AutoStep, Seat, Turn } from '../../../kernel/index.js';
import { cultureOf, discontentOf, militaryLeft, scienceOf, threatensUprising } from '../ask/ratings.js';
import { CLOSING_AGE, playerOf, traitOf } from '../ask/selectors.js';
import { change } from '../change/change.js';
import { drawMilitary } from '../change/military-cards.js';
import { payConsumption, payCorruption, produceFarms, produceMines } from '../change/production.js';
import { raise } from '../change/questions.js';
import { editionOf, versionOf } from '../editions/index.js';
import type { ProductionPart, Step, Tta } from '../state/state.js';
import { rewardTurn } from './dusk.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/**
 * The end of a turn, at once and without a question (TTA-ACT-08): all parts in the order of the edition (TTA-PRD-01), or an
 * uprising (TTA-HAP-04), for which happiness is looked at now and at no other moment (TTA-HAP-05).
 */
export const production: AutoStep<Tta, Of<'production'>> = {
  auto(t) {
    const { s } = t;
    const seat = s.current;
    const edition = editionOf(s);
    rewardTurn(t);
    const isRising = threatensUprising(s, seat);
    if (isRising) t.emit({ event: 'uprising', seat, discontent: discontentOf(s, seat) });
    const parts = isRising ? edition.inUprising : edition.production;
    t.push(...parts.map((part) => ({ step: 'produce', seat, part }) as const));
  },
};

export const produce: AutoStep<Tta, Of<'produce'>> = { auto: (t, { seat, part }) => PARTS[part](t, seat) };

const PARTS: Readonly<Record<ProductionPart, (t: Turn<Tta>, seat: Seat) => void>> = {
  /** TTA-PRD-02 */
  points: (t, seat) => change(t, seat, { culture: cultureOf(t.s, seat), science: scienceOf(t.s, seat) }, 'production'),
  farms: produceFarms,
  consumption: payConsumption,
  /** TTA-VAR-11 */
  mines(t, seat) {
    const isChoice = t.s.options.leanMines && versionOf(t.s).isAdvanced;
    if (isChoice) raise(t, { step: 'choose', seat, choice: { ask: 'lean-mine' }, cause: 'production' });
    else produceMines(t, seat);
  },
  corruption: payCorruption,
  /** TTA-MCD-02, TTA-MCD-07, TTA-VAR-04, TTN-EOT-06, TTN-AGE-02; what an action card lent counts too (TTN-ACC-03). */
  draw(t, seat) {
    const { age, options } = t.s;
    const sure = traitOf(playerOf(t.s, seat), 'sure-draw')?.n ?? 0; // TTX-CRD-02
    const max = sure + Math.min(editionOf(t.s).drawAtMost, militaryLeft(t.s, seat));
    if (max === 0 || age >= CLOSING_AGE || !versionOf(t.s).isAdvanced || options.drawByAction) return;
    if (options.chooseDraw) t.push({ step: 'choose', seat, choice: { ask: 'draw', max }, cause: 'production' });
    else drawMilitary(t, seat, max);
  },
};
