import type { CardId, Seat } from '../../../kernel/index.js';
import { grossOf } from '../ask/crops.js';
import { forceOf, forceOfCard } from '../ask/expeditions.js';
import { attackOf, defenceOf } from '../ask/fights.js';
import { defenceValue } from '../ask/forces.js';
import { buildingPrice, growthPrice, sciencePrice, stagePrice, takingPrice, upgradePrice } from '../ask/prices.js';
import { discontentOf, happinessOf, happyNeeded, strengthOf, tacticBonus, threatensUprising } from '../ask/ratings.js';
import { givesOf, isUnit, levelOf, unitStrength } from '../ask/selectors.js';
import { cardOf, technologyOf, territoryOf, wonderOf } from '../cards/index.js';
import { consumptionOf } from '../change/production.js';
import { stored } from '../change/tokens.js';
import { versionOf } from '../editions/index.js';
import type { Move, State, Step } from '../state/state.js';
import { chanceOf, worthOfAttack, worthOfTactic } from './arms.js';
import { worthOfImpact, worthOfMilitaryCard } from './holdings.js';
import { worthInHand } from './options.js';
import { lasting, type Outlook, outlookOf, worthOfYield } from './outlook.js';
import { WEIGHTS } from './weights.js';
import { worthOfCard, worthOfGain, worthOfLeader } from './worth.js';

type Of<K extends Move['move']> = Extract<Move, { move: K }>;
type Glance = { readonly [K in Move['move']]: (o: Outlook, m: Of<K>) => number };

/** The step that asks, if it is of that kind. */
const asking = <K extends Step['step']>({ s }: Outlook, kind: K): Extract<Step, { step: K }> | undefined => {
  const step = s.steps.at(-1);
  return step?.step === kind ? (step as Extract<Step, { step: K }>) : undefined;
};

const NEVER = Number.NEGATIVE_INFINITY;

/** An unused action is worth little: what it does must be worth a little more. */
const perAction = 0.35;

/** What one more worker on a card brings. */
function worthOfWorker(o: Outlook, tech: CardId): number {
  const row = technologyOf(tech);
  const { s, seat, p } = o;
  let sum = worthOfYield(o, row.gives);
  if (isUnit(row.type)) {
    const weakest = s.players.every((_, other) => other === seat || strengthOf(s, other) >= strengthOf(s, seat));
    sum += versionOf(s).isAdvanced ? (weakest ? 1.5 : 0) : 2 * (row.gives.strength ?? 0) * WEIGHTS.finalBonus;
  }
  if (!versionOf(s).isAdvanced) sum += 2 * (row.gives.happy ?? 0) * WEIGHTS.finalBonus;
  else if ((row.gives.happy ?? 0) > 0 && happinessOf(s, seat) <= happyNeeded(s, seat)) sum += 2 * o.happy;
  if (row.type === 'farm' && grossOf(p, 'food') < consumptionOf(s, p) + 2) sum += 2;
  if (row.type === 'mine' && grossOf(p, 'resources') < 4) sum += 2;
  // A worker that keeps the peace must stay unused.
  if (discontentOf(s, seat) >= p.pool && (row.gives.happy ?? 0) === 0) sum -= 8;
  return sum;
}

const saved = (card: string): number => (card === '' || card === 'free-growth' ? 0 : 1);

function appealOfTactic(o: Outlook, { card }: { readonly card: CardId }): number {
  const gain = (tacticBonus(o.s, { ...o.p, tactic: card }) - tacticBonus(o.s, o.p)) * o.strength;
  return gain + (gain >= 0 ? 0.5 * worthOfTactic(o, card) + (o.p.tactic === null ? 0.5 : 0) : 0) - perAction;
}

/** What it is worth at a glance that the worker given up keeps the others quiet. */
const CALM = 6;

/**
 * Giving up a building or a unit: while a worker waits for work, never; farms never, mines at the end alone, units when nobody
 * can attack any more; but where an uprising threatens (TTA-HAP-04) anything that gives no face, since without a production nothing else will end it.
 */
function appealOfDestroying(o: Outlook, tech: CardId): number {
  const { s, seat, p, turns } = o;
  if (p.pool > discontentOf(s, seat)) return NEVER;
  const row = technologyOf(tech);
  if (threatensUprising(s, seat) && (row.gives.happy ?? 0) === 0) return CALM - worthOfYield(o, row.gives);
  if (row.type === 'farm' || (row.type === 'mine' && turns > 2)) return NEVER;
  if (isUnit(row.type) && versionOf(s).isAdvanced && turns > 1) return NEVER;
  return -worthOfYield(o, row.gives) - 2;
}

/** Who is not clearly stronger leaves it. */
const SURE_ENOUGH = 0.45;
const appealOfAttack = (o: Outlook, { card, target }: { readonly card: CardId; readonly target: Seat }): number =>
  chanceOf(o, card, target) < SURE_ENOUGH ? NEVER : worthOfAttack(o, card);

const GLANCE: Glance = {
  take(o, { place }) {
    const card = o.s.row[place];
    if (card == null) return -1;
    const price = takingPrice(o.s, o.seat, place);
    const worth = worthInHand(o, card);
    return worth * WEIGHTS.inHand - price * (perAction + o.civil * 0.5);
  },
  grow(o, m) {
    const { s, seat, p } = o;
    const food = growthPrice(s, p) ?? 9;
    const upset = versionOf(s).isAdvanced ? Math.max(0, happyNeeded(s, seat) - happinessOf(s, seat)) : 0;
    const worth = lasting(o, WEIGHTS.idle) * WEIGHTS.idle.next ** Math.max(0, p.pool - upset);
    return worth - food * o.food - upset * 0.5 + saved(m.with) * o.food - perAction;
  },
  build: (o, m) => worthOfWorker(o, m.tech) - buildingPrice(o.s, o.seat, m.tech) * o.resources + saved(m.with) * o.resources - perAction,
  upgrade(o, m) {
    const gain = worthOfYield(o, technologyOf(m.to).gives) - worthOfYield(o, technologyOf(m.from).gives);
    return gain - upgradePrice(o.s, o.seat, m.from, m.to) * o.resources + saved(m.with) * o.resources - perAction;
  },
  destroy: (o, m) => appealOfDestroying(o, m.tech),
  stage(o, m) {
    const { wonder } = o.p;
    if (!wonder) return -1;
    const row = wonderOf(wonder.id);
    const left = row.stages.length - wonder.stages;
    const worth = worthOfCard(o, wonder.id) + stagePrice(wonder, left) * o.resources * 0.8;
    return ((worth + 1) * m.stages) / left - stagePrice(wonder, m.stages) * o.resources * 0.8 + saved(m.with) * o.resources - perAction;
  },
  leader: (o, m) => worthOfCard(o, m.card) + 1.5 - perAction,
  technology: (o, m) => worthInHand(o, m.card) + 1 + saved(m.with) * o.science - perAction,
  government(o, m) {
    const worth = worthOfCard(o, m.card);
    return worth + 1 - (m.way === 'peaceful' ? (sciencePrice(o.s, o.seat, m.card, -1, 'peaceful') - 4) * o.science * 0.5 : 2 * o.civil);
  },
  'action-card': (o, m) => worthOfCard(o, m.card) - perAction * 0.5,
  levy: (o, m) => worthOfWorker(o, m.tech) + lasting(o, WEIGHTS.idle) * 0.5 - buildingPrice(o.s, o.seat, m.tech) * o.resources - perAction,
  tactic: appealOfTactic,
  'copy-tactic': (o, m) => tacticBonus(o.s, { ...o.p, tactic: m.card }) * o.strength - tacticBonus(o.s, o.p) * o.strength - 2 * o.military,
  lend: (o) => o.civil - o.military - perAction,
  arm: (o) => (o.p.pool > 0 && o.turns > 2 ? 3 * o.resources + 1.5 * o.science : 1) - 3,
  settler: (o) => lasting(o, WEIGHTS.idle) * WEIGHTS.idle.next ** Math.max(0, o.p.pool),
  convert(o, m) {
    const gain = worthOfYield(o, technologyOf(m.to).gives) - worthOfYield(o, technologyOf(m.from).gives);
    return gain - upgradePrice(o.s, o.seat, m.from, m.to) * o.resources - perAction;
  },
  withdraw: (o, m) => m.n * (2 * o.resources - o.turns),
  champion: (o, m) => o.strength - worthOfYield(o, technologyOf(m.unit).gives),
  buy: (o, m) => 0.5 - m.n * o.resources,
  'help-build': (o) => 6 - 3 * o.food - perAction,
  'draw-card': (o) => lasting(o, WEIGHTS.militaryCard) - o.military,
  swap: () => -0.2,
  'end-turn': () => 0,
  prepare(_o, m) {
    const row = cardOf(m.card);
    const scoring = row.type === 'event' && row.scoring ? 1 : 0;
    return levelOf(m.card) + scoring + (row.type === 'territory' ? 0.5 : 0.3);
  },
  retire: (o) => lasting(o, WEIGHTS.yellowToken) - worthOfLeader(o, o.p.leader!),
  partition: (o) => 2 * lasting(o, WEIGHTS.yellowToken),
  assemble: (o, m) => worthOfImpact(o, m.card),
  aggression: appealOfAttack,
  'declare-war': appealOfAttack,
  'offer-pact': (o) => 1.2 * (o.turns / (o.turns + 3)),
  'cancel-pact': () => -2,
  explore: (o, m) => worthOfYield(o, territoryOf(m.card).gives) + worthOfGain(o, territoryOf(m.card).gain) + 1,
  'no-politics': () => 0,
  resign: () => NEVER,
  discard: (o, m) => -worthOfMilitaryCard(o, m.card),
  bid(o, m) {
    const step = asking(o, 'auction');
    if (!step) return 0;
    return worthOfTerritory(o, step.card) - m.n * 1.1;
  },
  fold: () => 0,
  commit: (o, m) => commitWorth(o, unitStrength(o.p, m.unit), worthOfYield(o, givesOf(m.unit)) + 2),
  'commit-card'(o, m) {
    const value = asking(o, 'expedition') ? forceOfCard(o.p, m.card) : defenceValue(o.s, o.p, m.card);
    return commitWorth(o, value, cardOf(m.card).type === 'bonus' ? 1.2 : 0.8);
  },
  cheapest: (o) => (asking(o, 'expedition') ? 3 : holdWorth(o)),
  settle: () => 0.5,
  accept(o) {
    const step = asking(o, 'pact-offer');
    return step ? 0.5 : 0;
  },
  refuse: () => 0,
  // What may be declined is offered, not threatened.
  pick: () => 0.5,
  mix: (o, m) => -Math.abs(stored(o.p, 'food') + m.food - consumptionOf(o.s, o.p) * 2) * 0.1,
  count: (_o, m) => m.n,
  decline: () => 0.1,
  bonus: (_o, m) => levelOf(m.card),
  select: (o, m) => worthOfCard(o, m.card),
  'by-hand': () => NEVER,
  tokens: () => 0,
};

const worthOfTerritory = (o: Outlook, card: CardId): number =>
  worthOfYield(o, territoryOf(card).gives) + worthOfGain(o, territoryOf(card).gain) + 1;

/** Is it worth putting more into a fight or an expedition? */
function commitWorth(o: Outlook, strength: number, cost: number): number {
  const sent = asking(o, 'expedition');
  if (sent) return forceOf(o.s, o.seat, sent.sent) < sent.bid || sent.sent.units.length === 0 ? 5 + strength - cost : -5;
  const held = holdWorth(o);
  return held > 0 ? Math.min(held, 3) + strength * 0.3 - cost : -2;
}

/** What holding an attack is worth, as far as it lies near. */
function holdWorth(o: Outlook): number {
  const step = asking(o, 'defence');
  if (!step) return -1;
  const missing = attackOf(o.s, step.attacker, step.target, step.attack) - defenceOf(o.s, step.target, step.put, step.card);
  return missing <= 0 ? -1 : 6 - missing;
}

/** How each move looks at a glance, without making it. */
export function appeal(s: State, seat: Seat, moves: readonly Move[]): number[] {
  const o = outlookOf(s, seat);
  return moves.map((m) => (GLANCE[m.move] as (o: Outlook, m: Move) => number)(o, m));
}
