import type { Text } from '../../../kernel/types.js';
import { listOf } from '../../shared/text/lists.js';
import { hasRoles } from '../ask/pacts.js';
import type { EventEffect, PactTerms, Scoring, Spoils, Whom } from '../cards/ability.js';
import type { EventRow, PactRow } from '../cards/row.js';
import { textOf } from '../text/text-of.js';
import { ageName, describeYield, gainParts, manyThings, oneThing, thingsAnd } from './words.js';

/** What an event does, a sentence for those it concerns; what happens to the same ones is told together. */
export function describeEventCard(row: EventRow, seats?: number): Text[] {
  if (row.scoring) return [describeScoring(row.scoring, seats)];
  if (row.effects.length === 0) return [textOf('event.nothing')];
  const lines: { whom: Whom; verb: boolean; parts: Text[] }[] = [];
  const sentences: Text[] = [];
  for (const effect of addedUp(row.effects, seats)) {
    if (effect.do === 'no-discard-this-turn') {
      sentences.push(textOf('event.no-discard-this-turn'));
      continue;
    }
    const last = lines.at(-1);
    const verb = VERBS.has(effect.do);
    if (last?.whom === effect.whom && last.verb === verb) last.parts.push(...describeEffect(effect));
    else lines.push({ whom: effect.whom, verb, parts: describeEffect(effect) });
  }
  const told = lines.map(({ whom, verb, parts }) =>
    textOf('sentence', { what: textOf(verb ? 'event.verb' : 'event.line', { whom: whomName(whom, seats), what: listOf(parts, 'comma') }) }),
  );
  return [...told, ...sentences];
}

/** The weaker of two is called up once, for all it is to lose (TTX-CRD-50). */
function addedUp(effects: readonly EventEffect[], seats?: number): readonly EventEffect[] {
  const told: EventEffect[] = [];
  for (const effect of effects) {
    const last = told.at(-1);
    const isMore = effect.do === 'call-up' && last?.do === 'call-up' && whomAt(last.whom, seats) === effect.whom;
    if (isMore) told[told.length - 1] = { ...last, n: last.n + effect.n };
    else told.push(effect);
  }
  return told;
}

/** Effects told with a verb after the one concerned, not with a sign and a figure. */
const VERBS: ReadonlySet<EventEffect['do']> = new Set([
  'lose-all-food',
  'lose-building',
  'lose-colony',
  'free-worker',
  'score-rating',
  'yellow-to-strongest',
  'discard-old-leader',
  'ruin-wonder',
  'destroy-of-others',
  'take-cards',
  'one-cheaper',
  'draw-or-score',
  'discard-or-lose',
  'plan',
  'lose-science-above',
  'call-up',
  'move-worker',
  'negotiate',
]);

/** With two players the two strongest are the strongest alone (TTA-TWO-01). */
function whomAt(whom: Whom, seats?: number): Whom {
  if (seats === 2 && whom === 'two-strongest') return 'strongest';
  return seats === 2 && whom === 'two-weakest' ? 'weakest' : whom;
}
const whomName = (whom: Whom, seats?: number): Text => textOf(`whom.${whomAt(whom, seats)}`);

type Concerning = Exclude<EventEffect, { do: 'no-discard-this-turn' }>;

function describeEffect(effect: Concerning): Text[] {
  switch (effect.do) {
    case 'gain':
      return gainParts(effect.gain);
    case 'gain-mix':
      return [textOf(effect.mixed ? 'effect.gain-mix' : 'effect.gain-either', { n: effect.n })];
    case 'lose':
      return [textOf('plus.culture', { n: -effect.culture })];
    case 'lose-population':
      return [effect.n === 'half-discontent' ? textOf('effect.half-discontent') : textOf('effect.lose-population', { n: effect.n })];
    case 'lose-building':
      return [textOf('effect.lose-building', { types: oneThing(effect.types) })];
    case 'free-worker':
      return [textOf(`effect.free-worker.${effect.type}`)];
    case 'score-rating':
      return [textOf(`effect.score.${effect.rating}.${effect.as}`)];
    case 'produce':
      if (!effect.upkeep && !effect.what.includes('farm')) return [textOf('effect.produce.mine')];
      return [textOf(effect.upkeep ? 'effect.produce.upkeep' : 'effect.produce', { types: manyThings(effect.what) })];
    case 'per-discontent':
      return [textOf('effect.per-discontent', { what: describeCostOfDiscontent(effect) })];
    case 'ruin-wonder':
      return [textOf('effect.ruin-wonder', { ages: listOf(effect.levels.map(ageName), 'or'), n: effect.culture })];
    case 'take-cards':
      return [textOf('effect.take-cards', { n: effect.actions })];
    case 'gain-per-face':
      return [textOf('effect.gain-per-face', { n: effect.food })];
    case 'draw-or-score':
    case 'discard-or-lose':
      return [textOf(`effect.${effect.do}`, { cards: effect.cards, culture: effect.culture })];
    case 'call-up':
      return [textOf(effect.further ? 'effect.call-up.further' : 'effect.call-up', { n: effect.n })];
    case 'plan':
      return [textOf('effect.plan', { n: effect.cards })];
    case 'lose-science-above':
      return [textOf('effect.lose-science-above', { n: effect.above })];
    case 'ancient-knowledge':
      return [textOf('effect.ancient-knowledge', { science: effect.science, resources: effect.resources })];
    case 'arms-industry':
      return [textOf('effect.arms-industry', { n: effect.resources })];
    case 'lose-mix':
    case 'lose-blue':
    case 'yellow-to-strongest':
    case 'one-cheaper':
    case 'negotiate':
      return [textOf(`effect.${effect.do}`, { n: effect.n })];
    default:
      return [textOf(`effect.${effect.do}`)];
  }
}

function describeCostOfDiscontent({ culture, civilActions, now }: Extract<EventEffect, { do: 'per-discontent' }>): Text {
  const parts: Text[] = [];
  if (culture) parts.push(textOf('plus.culture', { n: -culture }));
  if (civilActions) parts.push(textOf(now ? 'effect.now' : 'effect.next-turn', { n: civilActions }));
  return listOf(parts, 'comma');
}

/** How an event of Age III scores. */
export function describeScoring(scoring: Scoring, seats?: number): Text {
  switch (scoring.by) {
    case 'production':
      return scoring.surplus
        ? textOf('scoring.production.farm.surplus', { n: scoring.surplus })
        : textOf(`scoring.production.${scoring.what}`);
    case 'lowest-production':
    case 'variety':
    case 'lowest-number':
      return textOf(`scoring.${scoring.by}`, { n: scoring.each });
    case 'worker-levels':
      return textOf('scoring.levels', { n: scoring.each, types: thingsAnd(scoring.types) });
    case 'colonies':
      return textOf('scoring.colonies', { n: scoring.each });
    case 'actions':
      return textOf('scoring.actions', { civil: scoring.civil, military: scoring.military });
    case 'happiness':
      return textOf('scoring.happiness', { n: scoring.each, discontent: scoring.discontent });
    case 'population':
      return textOf('scoring.population', { n: scoring.each, above: scoring.above });
    case 'ruling-levels':
      return textOf('scoring.ruling', { n: scoring.each });
    case 'rank':
      return textOf(`scoring.rank.${scoring.rating}`, { points: describeRanks(scoring, seats) });
    case 'last-technologies':
      return textOf('scoring.technologies', { n: scoring.each });
    case 'wonders':
      return textOf('scoring.wonders', {
        list: listOf(
          scoring.byLevel.map((n, i) => textOf('scoring.wonder', { n, age: ageName(i) })),
          'comma',
        ),
      });
  }
}

function describeRanks({ points }: Extract<Scoring, { by: 'rank' }>, seats?: number): Text {
  const ranks = (n: 2 | 3 | 4): string => points[n].join(' / ');
  if (seats === 2 || seats === 3 || seats === 4) return textOf('scoring.points', { points: ranks(seats) });
  return listOf(
    ([2, 3, 4] as const).map((n) => textOf('scoring.points.seats', { points: ranks(n), n })),
    'comma',
  );
}

/** What the victor of an aggression or a war takes. */
export function describeSpoils(spoils: Spoils): Text[] {
  switch (spoils.take) {
    case 'mix':
      return [spoils.n === 'advantage' ? textOf('spoils.mix.advantage') : textOf('spoils.mix', { n: spoils.n })];
    case 'population': {
      const { n, resources, food } = spoils;
      return [food ? textOf('spoils.population.goods', { n, food, resources }) : textOf('spoils.population', { n, resources })];
    }
    case 'one-by-one': {
      const [first, second] = spoils.levels.map(ageName);
      return [second ? textOf('spoils.one-by-one.two', { age: first!, other: second }) : textOf('spoils.one-by-one.one', { age: first! })];
    }
    case 'leader-or-wonder':
      return [textOf('spoils.leader-or-wonder', { n: spoils.culturePerLevel })];
    case 'civil-card':
      return [textOf('spoils.civil-card', { n: spoils.culture })];
    case 'each':
      return [textOf('spoils.each', { food: spoils.food, resources: spoils.resources, science: spoils.science, culture: spoils.culture })];
    case 'buildings':
      return [spoils.n === 1 ? textOf(`spoils.building.${spoils.round}`) : textOf(`spoils.buildings.${spoils.round}`, { n: spoils.n })];
    case 'colony':
    case 'knowledge':
      return [textOf(`spoils.${spoils.take}`)];
    case 'leader':
    case 'unfinished-wonder':
      return [textOf(`spoils.${spoils.take}`, { n: spoils.culturePerLevel })];
    case 'science':
      return [textOf('spoils.science', { n: spoils.n })];
    case 'yellow':
      return [textOf('spoils.yellow', { n: spoils.n, every: spoils.perAdvantage })];
    case 'culture': {
      const { n, advantage, differentGovernment } = spoils;
      if (!advantage) return [textOf('spoils.culture', { n })];
      const taken = n === 0 ? textOf('spoils.culture.advantage') : textOf('spoils.culture.advantage.plus', { n });
      return differentGovernment ? [taken, textOf('spoils.different-government', { n: differentGovernment })] : [taken];
    }
  }
}

/** What the parties have from a pact, and what an attack between them means. */
export function describePact(row: PactRow): Text[] {
  const end = textOf(`pact.${row.clause}`);
  if (!hasRoles(row)) return [textOf('pact.both', { what: describeTerms(row.a) }), end];
  return [textOf('pact.a', { what: describeTerms(row.a) }), textOf('pact.b', { what: describeTerms(row.b) }), end];
}

export function describeTerms(terms: PactTerms): Text {
  const parts: Text[] = [];
  const gives = describeYield(terms.gives ?? {});
  if (gives) parts.push(gives);
  const produces = describeYield(terms.produces ?? {});
  if (produces) parts.push(textOf('pact.produces', { what: produces }));
  if (terms.attackBonus) parts.push(textOf('pact.attack-bonus', { n: terms.attackBonus }));
  if (terms.swap) parts.push(textOf(`pact.swap.${terms.swap}`));
  if (terms.sharedScience)
    parts.push(textOf('pact.shared-science', { less: terms.sharedScience.less, pays: terms.sharedScience.partnerPays }));
  if (terms.culturePerPartnerWonder) parts.push(textOf('pact.partner-wonders', { n: terms.culturePerPartnerWonder }));
  if (terms.noWarOnMe) parts.push(textOf('pact.no-war'));
  return listOf(parts, 'semicolon');
}
