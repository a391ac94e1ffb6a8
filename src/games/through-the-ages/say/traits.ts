import type { Text } from '../../../kernel/types.js';
import { listOf } from '../../shared/text/lists.js';
import type { Trait } from '../cards/ability.js';
import { textOf } from '../text/text-of.js';
import { describeLaterTrait } from './later-traits.js';
import { describeCount, describeYield, levelName, manyThings, thingsOr } from './words.js';

type Completion = Extract<Trait, { trait: 'on-completion' }>;

/** What a leader, wonder or special technology does besides its signs, in sentences; what comes on completion is one of them. */
export function describeTraits(traits: readonly Trait[], seats?: number): Text[] {
  const completions = traits.filter((trait): trait is Completion => trait.trait === 'on-completion');
  const scored = completions.map(({ culture, count }) => textOf('trait.completion', { n: culture, per: describeCount(count) }));
  return [
    ...traits.flatMap((trait) => (trait.trait === 'on-completion' ? [] : [describeTrait(trait, seats)])),
    ...(scored.length > 0 ? [textOf('trait.on-completion', { what: listOf(scored, 'comma') })] : []),
  ];
}

function describeTrait(trait: Exclude<Trait, Completion>, seats?: number): Text {
  switch (trait.trait) {
    case 'per':
      if (trait.count.of === 'best-culture' && trait.gives.culture === 1)
        return textOf('trait.best-twice', { types: thingsOr(trait.count.types) });
      return textOf('trait.per', { what: describeYield(trait.gives)!, per: describeCount(trait.count) });
    case 'on-take-technology':
      return textOf('trait.on-take-technology', { n: trait.science });
    case 'on-technology':
      return trait.types
        ? textOf('trait.on-technology.types', { types: thingsOr(trait.types), what: describeReward(trait) })
        : textOf('trait.on-technology', { what: describeReward(trait) });
    case 'on-attacked':
      return textOf('trait.on-attacked', { n: trait.culture });
    case 'growth-discount':
    case 'free-growth':
      return textOf(`trait.${trait.trait}`, { n: trait.food });
    case 'levy':
      return textOf(trait.military ? 'trait.levy.military' : 'trait.levy', { food: trait.food, resources: trait.resources });
    case 'science-discount':
      return textOf('trait.science-discount', { types: thingsOr(trait.types), n: trait.n });
    case 'build-discount':
      return describeBuildDiscount(trait);
    case 'costly-to-attack':
      return trait.more ? textOf('trait.costly-to-attack.more', { n: trait.more }) : textOf('trait.costly-to-attack', { n: trait.times });
    case 'military-resources':
      return trait.weak
        ? textOf('trait.military-resources.weak', { n: trait.n, weak: trait.weak })
        : textOf('trait.military-resources', { n: trait.n });
    case 'explorer':
      return textOf(trait.onCompletion ? 'trait.explorer.completion' : trait.retires ? 'trait.explorer.retires' : 'trait.explorer');
    case 'revolution-by-military':
      return trait.culture ? textOf('trait.revolution.culture', { n: trait.culture }) : textOf('trait.revolution-by-military');
    case 'besieged-discount':
    case 'wonder-taking-discount':
    case 'stages':
    case 'hand-limits':
    case 'colonization-cards':
      return textOf(`trait.${trait.trait}`, { n: trait.n });
    case 'rivals-pay':
    case 'unit-strength':
      return textOf(`trait.${trait.trait}`, { types: manyThings(trait.types), n: trait.n });
    case 'faces-count-twice':
    case 'extra-mine-token':
    case 'labs-are-mines':
    case 'no-tactic':
    case 'best-army-twice':
    case 'defence-cards-twice':
    case 'no-attacks':
      return textOf(`trait.${trait.trait}`);
    default:
      return describeLaterTrait(trait, seats);
  }
}

function describeReward({ resources, culture, civilAction }: Extract<Trait, { trait: 'on-technology' }>): Text {
  const parts: Text[] = [];
  if (resources) parts.push(textOf('plus.resources', { n: resources }));
  if (culture) parts.push(textOf('plus.culture', { n: culture }));
  if (civilAction) parts.push(textOf('trait.action-back'));
  return listOf(parts, 'comma');
}

/** One figure for all levels, or the levels one by one. */
function describeBuildDiscount({ types, byLevel }: Extract<Trait, { trait: 'build-discount' }>): Text {
  const things = manyThings(types);
  const [basic, n] = byLevel;
  if (byLevel.slice(1).every((less) => less === n)) {
    if (basic === n) return textOf('trait.build-discount', { types: things, n });
    if (basic === 0) return textOf('trait.build-discount.from', { types: things, n });
  }
  const levels = byLevel.flatMap((less, i) => (less === 0 ? [] : [textOf('trait.build-discount.level', { level: levelName(i), n: less })]));
  return textOf('trait.build-discount.levels', { types: things, levels: listOf(levels, 'comma') });
}
