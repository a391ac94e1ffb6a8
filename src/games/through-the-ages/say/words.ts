import type { Text } from '../../../kernel/types.js';
import { listOf } from '../../shared/text/lists.js';
import { type Count, type Gain, UNITS, URBAN, type Worked, type Yield } from '../cards/ability.js';
import { textOf } from '../text/text-of.js';

export const levelName = (level: number): Text => ({ key: `level.${level}` });
export const ageName = (level: number): Text => ({ key: `age.${level}` });

type Group = Worked | 'unit' | 'urban';
/** The types as one speaks of them: all units are 'military unit', all urban types 'urban building'. */
export function groupsOf(types: readonly Worked[]): Group[] {
  const groups: Group[] = [...types];
  for (const [all, name] of [[UNITS, 'unit'] as const, [URBAN, 'urban'] as const]) {
    if (!all.every((type) => types.includes(type))) continue;
    const rest = groups.filter((group) => !(all as readonly string[]).includes(group));
    groups.splice(0, groups.length, ...(groups.indexOf(all[0]) === 0 ? [name, ...rest] : [...rest, name]));
  }
  return groups;
}

/** 'library or theatre' */
export const thingsOr = (types: readonly Worked[]): Text =>
  listOf(
    groupsOf(types).map((group) => textOf(`thing.${group}`)),
    'or',
  );
/** 'library and theatre' */
export const thingsAnd = (types: readonly Worked[]): Text =>
  listOf(
    groupsOf(types).map((group) => textOf(`thing.${group}`)),
    'and',
  );
/** 'libraries and theatres' */
export const manyThings = (types: readonly (Worked | 'government' | 'wonder')[]): Text => {
  const isPlain = (type: string): type is 'government' | 'wonder' => type === 'government' || type === 'wonder';
  const groups = [...groupsOf(types.filter((type): type is Worked => !isPlain(type))), ...types.filter(isPlain)];
  return listOf(
    groups.map((group) => textOf(`things.${group}`)),
    'and',
  );
};
/** 'a library or a theatre' */
export const oneThing = (types: readonly Exclude<Worked, (typeof UNITS)[number]>[]): Text =>
  listOf(
    groupsOf(types).map((group): Text => ({ key: `an.${group}` })),
    'or',
  );

const YIELDS = [
  'food',
  'resources',
  'science',
  'culture',
  'happy',
  'strength',
  'civilActions',
  'militaryActions',
  'colonization',
  'blueTokens',
  'yellowTokens',
  'urbanLimit',
] as const;

/** '+1 culture, 2 happy faces'; nothing at all when the card has no such signs. */
export function describeYield(gives: Yield): Text | undefined {
  const parts = YIELDS.flatMap((name) => (gives[name] ? [textOf(`yield.${name}`, { n: gives[name] })] : []));
  return parts.length === 0 ? undefined : listOf(parts, 'comma');
}

const GAINS = ['science', 'culture', 'food', 'resources', 'population', 'militaryCards'] as const;

/** '1 science, 1 food and 1 resource' */
export const describeGain = (gain: Gain): Text =>
  listOf(
    GAINS.flatMap((name) => (gain[name] ? [textOf(`gain.${name}`, { n: gain[name] })] : [])),
    'and',
  );

/** '+1 science, +1 food, +1 resource' */
export const gainParts = (gain: Gain): Text[] => GAINS.flatMap((name) => (gain[name] ? [textOf(`plus.${name}`, { n: gain[name] })] : []));

/** What stands after 'per': 'colony', 'level of your best laboratory or library'. */
export function describeCount(count: Count): Text {
  switch (count.of) {
    case 'workers':
      return count.max === undefined
        ? textOf('per.types', { types: thingsOr(count.types) })
        : textOf('per.first', { types: thingsOr(count.types), max: count.max });
    case 'worker-levels':
      return textOf('per.levels', { types: thingsAnd(count.types) });
    case 'best-level':
      return textOf('per.best-level', { types: thingsOr(count.types) });
    case 'best-culture':
      return textOf('per.best-culture', { types: thingsOr(count.types) });
    case 'pairs':
      return textOf('per.pairs', { types: thingsAnd(count.types) });
    case 'faces':
      return textOf('per.faces', { types: manyThings(count.from) });
    case 'colonies':
      return textOf(count.max === 1 ? 'per.first-colony' : 'per.colonies');
    case 'technology-levels':
      return textOf('per.technologies');
    case 'types':
      return textOf('per.kinds', { types: manyThings(count.types) });
    case 'best-workers':
      return textOf('per.best-workers', { types: thingsOr(count.types) });
    case 'output':
      return textOf('per.output', {
        types: manyThings(count.types),
        what: listOf(
          count.what.map((name) => textOf(`word.${name}`)),
          'or',
        ),
      });
    case 'rating':
      return textOf('per.science');
    case 'greatest':
      return textOf('per.greatest', { what: listOf(count.among.map(describeCount), 'or') });
    default:
      return textOf(`per.${count.of}`);
  }
}
