import { dryRun, type Seat } from '../../../kernel/index.js';
import { grossOf } from '../ask/crops.js';
import { cultureOf, discontentOf, militaryLeft, scienceOf, threatensUprising } from '../ask/ratings.js';
import { CLOSING_AGE, playerOf } from '../ask/selectors.js';
import { consumptionOf, corruptionOf, payConsumption, payCorruption, produceFarms, produceMines } from '../change/production.js';
import { stored } from '../change/tokens.js';
import { editionOf, versionOf } from '../editions/index.js';
import { copy } from '../state/copy.js';
import type { ProductionPart, State, Tta } from '../state/state.js';

/** What the end of this turn will bring, if nothing else is done. */
export interface Forecast {
  readonly uprising: boolean;
  readonly discontent: number;
  readonly culture: number;
  readonly science: number;
  /** What is produced, eaten and missing. */
  readonly food: { readonly gross: number; readonly eaten: number; readonly missing: number; readonly after: number };
  readonly resources: { readonly gross: number; readonly corruption: number; readonly after: number };
  /** Tokens in the blue bank when corruption is counted. */
  readonly blueThen: number;
  readonly cards: number;
}

/** The production of the turn played through on a copy: the rules themselves say what comes of it. */
export function forecast(s: State, seat: Seat): Forecast {
  const after = copy(s);
  const p = playerOf(after, seat);
  p.byHand = false;
  const culture = cultureOf(s, seat);
  const science = scienceOf(s, seat);
  const before = { food: stored(p, 'food'), resources: stored(p, 'resources') };
  const uprising = threatensUprising(s, seat);
  let corruption = 0;
  let blueThen = p.blue;
  let missing = 0;
  const t = dryRun<Tta>(after);
  const parts: { readonly [P in ProductionPart]: () => void } = {
    points() {},
    farms: () => produceFarms(t, seat),
    consumption() {
      missing = Math.max(0, consumptionOf(after, p) - stored(p, 'food'));
      payConsumption(t, seat);
    },
    mines: () => produceMines(t, seat),
    corruption() {
      blueThen = p.blue;
      corruption = Math.min(corruptionOf(after, p), stored(p, 'resources'));
      payCorruption(t, seat);
    },
    draw() {},
  };
  if (!uprising) for (const part of editionOf(s).production) parts[part]();
  const draws =
    versionOf(s).isAdvanced && !s.options.drawByAction && s.age < CLOSING_AGE && (!uprising || editionOf(s).inUprising.includes('draw'));
  return {
    uprising,
    discontent: discontentOf(s, seat),
    culture: uprising ? 0 : culture,
    science: uprising ? 0 : science,
    food: {
      gross: uprising ? 0 : grossOf(playerOf(s, seat), 'food'),
      eaten: uprising ? 0 : consumptionOf(s, playerOf(s, seat)),
      missing,
      after: uprising ? before.food : stored(p, 'food'),
    },
    resources: {
      gross: uprising ? 0 : grossOf(playerOf(s, seat), 'resources'),
      corruption,
      after: uprising ? before.resources : stored(p, 'resources'),
    },
    blueThen,
    cards: draws ? Math.min(editionOf(s).drawAtMost, militaryLeft(s, seat)) : 0,
  };
}
