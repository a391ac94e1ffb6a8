import { type CardId, dryRun, type Seat } from '../../../kernel/index.js';
import { cultureOf, discontentOf, militaryLeft, scienceOf, threatensUprising } from '../ask/ratings.js';
import { CLOSING_AGE, playerOf, traitOf } from '../ask/selectors.js';
import { change } from '../change/change.js';
import { consumptionOf, payConsumption, payCorruption, produceFarms, produceMines } from '../change/production.js';
import { stored } from '../change/tokens.js';
import { editionOf, versionOf } from '../editions/index.js';
import { copy } from '../state/copy.js';
import type { Phase, ProductionPart, State, Tta } from '../state/state.js';
import { rewardTurn } from '../steps/dusk.js';
import { surplusOf } from '../steps/politics.js';

/** What the end of this turn will bring, if nothing else is done. */
export interface Forecast {
  readonly uprising: boolean;
  readonly discontent: number;
  /** All that the points change by, with what cards give at the end of a turn and what hunger costs. */
  readonly culture: number;
  readonly science: number;
  /** The part of the culture that comes from cards at the end of the turn, and from which card. */
  readonly reward: { readonly culture: number; readonly card: CardId | null };
  /** What is produced with all bonuses, eaten, missing, and lost to corruption. */
  readonly food: {
    readonly gross: number;
    readonly eaten: number;
    readonly missing: number;
    readonly corruption: number;
    readonly after: number;
  };
  readonly resources: { readonly gross: number; readonly corruption: number; readonly after: number };
  /** Tokens in the blue bank when corruption is counted. */
  readonly blueThen: number;
  /** Food and resources for which the blue bank has no tokens left (TTA-TOK-09). */
  readonly unmade: number;
  /** Military cards above the limit that go first, and those that are drawn. */
  readonly discards: number;
  readonly cards: number;
}

/** More tokens than a turn can produce. */
const PLENTY = 100;

/** The end of the turn played through on a copy: the rules themselves say what comes of it. */
export function forecast(s: State, seat: Seat): Forecast {
  const after = copy(s);
  after.current = seat;
  const p = playerOf(after, seat);
  p.byHand = false;
  const before = playerOf(s, seat);
  const t = dryRun<Tta>(after);
  const goods = () => ({ food: stored(p, 'food'), resources: stored(p, 'resources') });
  const made = { food: 0, resources: 0 };
  const lost = { food: 0, resources: 0 };
  let [missing, eaten, blueThen, unmade] = [0, 0, p.blue, 0];
  const parts: { readonly [P in ProductionPart]: () => void } = {
    points: () => change(t, seat, { culture: cultureOf(after, seat), science: scienceOf(after, seat) }, 'production'),
    farms: () => gather('food', produceFarms),
    mines: () => gather('resources', produceMines),
    consumption() {
      const [need, had] = [consumptionOf(after, p), stored(p, 'food')];
      payConsumption(t, seat);
      missing = Math.max(0, need - had);
      eaten = need - missing;
    },
    corruption() {
      blueThen = p.blue;
      const had = goods();
      payCorruption(t, seat);
      const left = goods();
      lost.food = had.food - left.food;
      lost.resources = had.resources - left.resources;
    },
    draw() {},
  };
  const gather = (what: 'food' | 'resources', produce: typeof produceFarms): void => {
    const plenty = copy(after);
    const had = stored(p, what);
    produce(t, seat);
    made[what] = stored(p, what) - had;
    if (p.blue > 0) return;
    const rich = playerOf(plenty, seat);
    rich.blue += PLENTY;
    produce(dryRun<Tta>(plenty), seat);
    unmade += stored(rich, what) - had - made[what];
  };

  const discards = discardsOf(after, seat, s.phase);
  // With some leaders every card that goes is culture.
  change(t, seat, { culture: discards * (traitOf(p, 'on-discard')?.culture ?? 0) }, 'production');
  rewardTurn(t);
  const reward = p.culture - before.culture;
  const uprising = threatensUprising(after, seat);
  const edition = editionOf(s);
  const list = uprising ? edition.inUprising : edition.production;
  for (const part of list) parts[part]();
  const { food, resources } = goods();
  return {
    uprising,
    discontent: discontentOf(s, seat),
    culture: p.culture - before.culture,
    science: p.science - before.science,
    reward: { culture: reward, card: reward > 0 ? (rewarding(s, seat) ?? null) : null },
    food: { gross: made.food, eaten, missing, corruption: lost.food, after: food },
    resources: { gross: made.resources, corruption: lost.resources, after: resources },
    blueThen,
    unmade,
    discards,
    cards: list.includes('draw') ? drawsOf(s, seat, discards) : 0,
  };
}

/** Whom the culture of the end of the turn is owed to: the leader, or else the prize of one who has gone. */
const rewarding = (s: State, seat: Seat): CardId | undefined => playerOf(s, seat).leader ?? s.marks.prize?.card;

/** Cards above the limit, where they are put away after the actions and not before (TTN-EOT-01). */
function discardsOf(s: State, seat: Seat, now: Phase): number {
  const { phases, isAdvanced } = versionOf(s);
  const isAhead = phases.indexOf('discard') > phases.indexOf('actions') && now !== 'production';
  return isAdvanced && isAhead && s.current === seat && s.round > 1 ? Math.max(0, surplusOf(s)) : 0;
}

/** As many as military actions are left, as long as there are cards (TTA-MCD-02, 05, 07; TTX-CRD-02). */
function drawsOf(s: State, seat: Seat, discards: number): number {
  if (!versionOf(s).isAdvanced || s.options.drawByAction || s.age >= CLOSING_AGE) return 0;
  const wanted = (traitOf(playerOf(s, seat), 'sure-draw')?.n ?? 0) + Math.min(editionOf(s).drawAtMost, militaryLeft(s, seat));
  return Math.min(wanted, (s.militaryDecks[s.age]?.length ?? 0) + s.militaryDiscard.length + discards);
}
