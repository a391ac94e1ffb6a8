import type { Text } from '../../../kernel/types.js';
import { listOf } from '../../shared/text/lists.js';
import type { Amount, Condition, Counted } from '../cards/ability.js';
import type { TechType } from '../cards/technologies.js';
import { TRACKS, type TrackId } from '../cards/tracks.js';
import { textOf } from '../text/text-of.js';

export const typeName = (type: TechType | 'any'): Text => textOf(`type.${type}`);
export const trackName = (track: TrackId): Text => textOf(`track.${track}`);

/** What is counted for a rate such as '1 VP per 2 buildings'. */
export type Countable = Counted | 'sets' | 'rpUsed';
export interface Rate {
  readonly times: number;
  readonly every: number;
  /** All of these are counted together. */
  readonly of: readonly Countable[];
  readonly max?: number;
}

/** What is counted, if the amount is a plain count or a sum of counts. */
function countOf(a: Amount): readonly Countable[] | undefined {
  if (typeof a === 'number') return undefined;
  if ('count' in a) return [a.count];
  if ('rpUsed' in a) return ['rpUsed'];
  if ('min' in a) return a.min.length === 3 && a.min.every(isColourCount) ? ['sets'] : undefined;
  if (!('add' in a)) return undefined;
  const parts = a.add.flatMap((part) => countOf(part) ?? []);
  return parts.length === a.add.length ? parts : undefined;
}
const isColourCount = (a: Amount): boolean => typeof a === 'object' && 'count' in a && a.count.startsWith('buildings.');

/** The amount as a rate, if it is one; positions on tracks are no rates. */
export function rateOf(a: Amount): Rate | undefined {
  if (typeof a === 'number') return undefined;
  const plain = countOf(a);
  if (plain) return { times: 1, every: 1, of: plain };
  if ('mul' in a && a.mul.length === 2 && typeof a.mul[0] === 'number') {
    const of = countOf(a.mul[1]!);
    return of && { times: a.mul[0], every: 1, of };
  }
  if ('floorDiv' in a) {
    const of = countOf(a.floorDiv[0]);
    return of && { times: 1, every: a.floorDiv[1], of };
  }
  if ('min' in a && a.min.length === 2 && typeof a.min[1] === 'number') {
    const of = countOf(a.min[0]!);
    return of && { times: 1, every: 1, of, max: a.min[1] };
  }
  return undefined;
}

/** '3 VP', '2 gold per wonder', 'VP equal to your position on War'. */
export function describeGain(kind: 'gold' | 'vp', amount: Amount): Text {
  if (typeof amount === 'number') return textOf(`noun.${kind}`, { n: amount });
  const rate = rateOf(amount);
  if (!rate) return textOf(`noun.${kind}.equal`, { what: describeAmount(amount) });
  const figures = { what: textOf(`noun.${kind}`, { n: rate.times }), per: describePer(rate) };
  return rate.max === undefined ? textOf('noun.per', figures) : textOf('noun.per.max', { ...figures, max: rate.max });
}

const typeIn = (counted: `technologies.${TechType}`): Text => typeName(counted.slice('technologies.'.length) as TechType);
const isTechCount = (of: Countable): of is `technologies.${TechType}` => of.startsWith('technologies.');

function describePer({ of, every }: Rate): Text {
  const items = of.map((one) =>
    isTechCount(one) ? textOf('per.technologies', { every, type: typeIn(one) }) : textOf(`per.${one}`, { every }),
  );
  return listOf(items, 'and');
}

const positionsIn = (amounts: readonly Amount[]): TrackId[] => amounts.flatMap((a) => (typeof a === 'object' && 'pos' in a ? [a.pos] : []));
const describePlaces = (tracks: readonly TrackId[]): Text =>
  listOf(
    tracks.map((track) => textOf('amount.on', { track: trackName(track) })),
    'and',
  );

/** The amount as a value: 'your position on War', '2 times the sum of your positions on Trade and Influence'. */
export function describeAmount(a: Amount): Text {
  if (typeof a === 'number') return textOf('amount.number', { n: a });
  if ('pos' in a) return textOf('amount.pos', { on: describePlaces([a.pos]) });
  if ('count' in a) return isTechCount(a.count) ? textOf('number.technologies', { type: typeIn(a.count) }) : textOf(`number.${a.count}`);
  if ('rpUsed' in a) return textOf('amount.rpUsed');
  if ('gold' in a) return textOf('amount.gold');
  if ('prosperityPairsMatched' in a) return textOf('amount.pairs');
  if ('floorDiv' in a) return textOf('amount.div', { what: describeAmount(a.floorDiv[0]), n: a.floorDiv[1] });
  if ('mul' in a) {
    const [first, ...rest] = a.mul;
    if (typeof first === 'number' && rest.length === 1) return textOf('amount.times', { n: first, what: describeAmount(rest[0]!) });
    return a.mul.map(describeAmount).reduce((x, y) => textOf('amount.product', { a: x, b: y }));
  }
  const parts = 'add' in a ? a.add : a.min;
  const tracks = positionsIn(parts);
  const lowest = 'min' in a;
  if (tracks.length === parts.length) {
    if (lowest && tracks.length === TRACKS.length) return textOf('amount.lowest.all');
    const key = lowest ? (tracks.length === 2 ? 'amount.lower' : 'amount.lowest') : 'amount.positions';
    return textOf(key, { on: describePlaces(tracks) });
  }
  return parts.map(describeAmount).reduce((x, y) => textOf(lowest ? 'amount.min' : 'amount.sum', { a: x, b: y }));
}

/** A condition as a clause, without its 'if'. */
export function describeCondition(c: Condition): Text {
  if ('and' in c) return listOf(c.and.map(describeCondition), 'and', 'and');
  if ('tracksGte' in c) return textOf('cond.tracksGte', c.tracksGte);
  if ('branch' in c) return textOf(`cond.branch.${c.branch}`);
  if ('gt' in c) return textOf('cond.gt', { a: describeAmount(c.gt[0]), b: describeAmount(c.gt[1]) });
  const [a, n] = c.gte;
  if (typeof n !== 'number' || typeof a === 'number') return textOf('cond.gte', { a: describeAmount(a), b: describeAmount(n) });
  if ('pos' in a) return textOf('cond.pos', { track: trackName(a.pos), n });
  if ('rpUsed' in a) return textOf('cond.rpUsed', { n });
  if ('gold' in a) return textOf('cond.gold', { n });
  if ('prosperityPairsMatched' in a) return textOf('cond.pairs', { n });
  if (!('count' in a)) return textOf('cond.gte', { a: describeAmount(a), b: describeAmount(n) });
  const what = isTechCount(a.count) ? textOf('count.technologies', { n, type: typeIn(a.count) }) : textOf(`count.${a.count}`, { n });
  return textOf('cond.count', { what });
}
