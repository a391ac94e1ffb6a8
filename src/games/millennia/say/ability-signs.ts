import type { Text } from '../../../kernel/types.js';
import type { Ability, Amount, Condition, Cost, Effect, Occurrence, Phase, Standing } from '../cards/ability.js';
import type { SpecialId } from '../cards/actions.js';
import type { Colour } from '../cards/buildings.js';
import type { TechType } from '../cards/technologies.js';
import { type Space, TRACKS, type TrackId } from '../cards/tracks.js';
import { textOf } from '../text/text-of.js';
import { type Countable, rateOf } from './describe-amount.js';

export type SignName =
  | `type:${TechType | 'any'}`
  | `track:${TrackId}`
  | `special:${SpecialId | 'any'}`
  | `action:${'research' | 'diplomacy' | 'trade' | 'tradeForGold' | 'influence' | 'industry'}`
  | `building:${Colour | 'any'}`
  | `unlock:${'income' | 'trade' | 'war'}`
  | `phase:${Phase}`
  | 'wonder'
  | 'research'
  | 'diplomacy'
  | 'book'
  | 'prosperity'
  | 'democracy'
  | 'tyranny'
  | 'opponents'
  | 'lowest'
  | 'penalty'
  | 'build'
  | 'maximise'
  | 'discard';

/**
 * One sign of an icon sentence: what must happen, a colon, what is paid, an arrow (MIL-ICO-02), what is gained; the
 * phase is a letter (MIL-ICO-08).
 */
export type Sign =
  | { readonly kind: 'icon'; readonly icon: SignName }
  /** `sign`: written with + or −, because it changes what one has; without it the figure is a rate or a threshold. */
  | { readonly kind: 'gold' | 'vp' | 'joker' | 'rp'; readonly n: number; readonly sign: boolean }
  /** Points that count in the final scoring only. */
  | { readonly kind: 'endVp'; readonly n: number }
  | { readonly kind: 'income'; readonly n: number }
  /** Spaces forward on a track, back if negative. */
  | { readonly kind: 'advance'; readonly track: TrackId | 'lowest'; readonly n: number }
  | { readonly kind: 'arrow' | 'colon' | 'or' | 'plus' | 'times' | 'per' }
  | { readonly kind: 'text'; readonly text: Text };

const icon = (name: SignName): Sign => ({ kind: 'icon', icon: name });
const words = (text: Text): Sign => ({ kind: 'text', text });
const sign = (kind: 'arrow' | 'colon' | 'or' | 'plus' | 'times' | 'per'): Sign => ({ kind });
const joined = (groups: readonly (readonly Sign[])[], joint: Sign): Sign[] =>
  groups.flatMap((group, i) => (i === 0 ? group : [joint, ...group]));

/** An ability as a row of signs, short enough for a small card. */
export function abilitySigns(a: Ability): Sign[] {
  if (a.options)
    return joined(
      a.options.map((o) => [...occurrenceSigns(o.on), sign('colon'), ...effectSigns(o.effect)]),
      sign('or'),
    );
  const before = [...momentSigns(a), ...(a.if ? conditionSigns(a.if) : [])];
  const price = a.cost ? [...costSigns(a.cost), sign('arrow')] : [];
  const once = a.limit ? [words(textOf('icon.once'))] : [];
  return [...before, ...(before.length > 0 ? [sign('colon')] : []), ...price, ...effectSigns(a.effect ?? []), ...once];
}

export const effectSigns = (effects: readonly (Effect | Standing)[]): Sign[] => effects.flatMap(operationSigns);

export const costSigns = (cost: readonly Cost[]): Sign[] => joined(cost.map(oneCostSigns), sign('plus'));

/** A space of a track: penalty, then what happens on arrival, then what holds from then on. */
export function spaceSigns(space: Space): Sign[] {
  return [
    ...(space.penalty ? [icon('penalty'), ...effectSigns(space.penalty)] : []),
    ...effectSigns(space.immediate ?? []),
    ...(space.book ? [icon('book')] : []),
    ...(space.endVP === undefined ? [] : [{ kind: 'endVp', n: space.endVP } as const]),
    ...(space.income === undefined ? [] : [{ kind: 'income', n: space.income } as const]),
    ...(space.wonderDiscount === undefined ? [] : [icon('wonder'), { kind: 'gold', n: -space.wonderDiscount, sign: true } as const]),
    ...(space.unlocks ? [icon(`unlock:${space.unlocks}`)] : []),
  ];
}

function momentSigns({ on, modifies, phase }: Ability): Sign[] {
  if (on) return occurrenceSigns(on);
  if (modifies === 'influenceAction') return [icon('action:influence')];
  if (modifies === 'diplomacyAction') return [icon('action:diplomacy')];
  return phase === 'E' || phase === 'ANY' ? [] : [icon(`phase:${phase}`)];
}

function occurrenceSigns(on: Occurrence): Sign[] {
  switch (on.event) {
    case 'advanceStep':
      return [sign('per'), { kind: 'advance', track: on.track, n: 1 }];
    case 'advanceGain':
      return [{ kind: 'advance', track: on.track, n: 1 }];
    case 'maximise':
      return [icon('maximise'), icon(`track:${on.track}`)];
    case 'special':
      return [icon(`special:${on.which}`)];
    case 'action':
      return [icon(`action:${on.which}`)];
    case 'book':
      return on.track === 'any' ? [icon('book')] : [icon('book'), icon(`track:${on.track}`)];
    case 'claimResearch':
      return [icon('research')];
    case 'build':
      return [icon('build')];
    case 'warPhase':
      return [icon('phase:F')];
    case 'prosperityReached':
      return [icon('prosperity')];
  }
}

function conditionSigns(c: Condition): Sign[] {
  if ('and' in c) return joined(c.and.map(conditionSigns), sign('plus'));
  if ('tracksGte' in c)
    return [words(textOf('icon.tracks', { n: c.tracksGte.tracks })), words(textOf('icon.atLeast', { n: c.tracksGte.position }))];
  if ('branch' in c) return [icon(c.branch)];
  if ('gt' in c) return [...valueSigns(c.gt[0]), words(textOf('icon.more')), ...valueSigns(c.gt[1])];
  const [a, n] = c.gte;
  if (typeof n === 'number') return [...valueSigns(a), words(textOf('icon.atLeast', { n }))];
  return [...valueSigns(a), words(textOf('icon.notLess')), ...valueSigns(n)];
}

function oneCostSigns(c: Cost): Sign[] {
  switch (c.use) {
    case 'tech': {
      const slots = joined(
        c.slots.map((slot) =>
          joined(
            slot.map((type) => [icon(`type:${type}`)]),
            sign('or'),
          ),
        ),
        sign('plus'),
      );
      return c.distinctTypes ? [...slots, words(textOf('icon.different'))] : slots;
    }
    case 'gold':
    case 'rp':
      return [{ kind: c.use, n: -c.n, sign: true }];
    case 'moveBack':
      return [{ kind: 'advance', track: c.track, n: -c.n }];
    case 'discardTech':
      return Array.from({ length: c.n }, () => [icon('discard'), icon('type:any')]).flat();
    case 'goldOfCopiedWonder':
      return [icon('wonder'), { kind: 'gold', n: -c.minus, sign: true }];
  }
}

function operationSigns(o: Effect | Standing): Sign[] {
  switch (o.do) {
    case 'gainGold':
      return amountSigns('gold', o.n);
    case 'gainVP':
      return amountSigns('vp', o.n);
    case 'gainJoker':
      return [{ kind: 'joker', n: o.n, sign: true }];
    case 'gainRP':
      return [{ kind: 'rp', n: o.n, sign: true }];
    case 'advance':
      return [{ kind: 'advance', track: o.track, n: o.n }];
    case 'advanceLowest':
      return Array.from({ length: o.times }, () => ({ kind: 'advance', track: 'lowest', n: o.n }) as const);
    case 'opponentsBack':
      return [icon('opponents'), { kind: 'advance', track: o.track, n: -o.n }];
    case 'drawDiplomacy':
      return several('diplomacy', o.n);
    case 'claimResearch':
      return several('research', o.n);
    case 'specialAction':
      return several('special:any', o.n);
    case 'performAction':
      return [icon(`action:${o.action}`), words(textOf('icon.free'))];
    case 'chooseOne':
      return joined(o.options.map(effectSigns), sign('or'));
    case 'unlock':
      return [icon(`unlock:${o.lock}`)];
    case 'extendTechDuration':
      return [icon('type:any'), words(textOf('icon.lasts', { n: o.n }))];
    case 'copyOpponentWonder':
      return [words(textOf('icon.copy')), icon('wonder')];
    case 'repeatBookEffect':
      return [icon('book'), words(textOf('icon.again'))];
    case 'switchToDemocracy':
      return [icon('tyranny'), sign('arrow'), icon('democracy')];
    case 'penaltyPayGold':
      return [{ kind: 'gold', n: -o.n, sign: true }];
    case 'penaltyDiscardDiplomacy':
      return [icon('discard'), ...several('diplomacy', o.n)];
    case 'penaltyCapTrack':
      return [icon(`track:${o.track}`), words(textOf('icon.upTo', { n: o.max }))];
    default:
      return standingSigns(o);
  }
}

function standingSigns(o: Standing): Sign[] {
  switch (o.do) {
    case 'provideIcon':
      return joined(
        o.types.map((type) => [icon(`type:${type}`)]),
        sign('or'),
      );
    case 'discount':
      return [
        o.on === 'wonder' ? icon('wonder') : icon(o.on.replace('.', ':') as `building:${Colour}`),
        { kind: 'gold', n: -o.n, sign: true },
      ];
    case 'extraBuildPerTurn':
      return [icon('build'), words(textOf('icon.oneMore', { n: o.n }))];
    case 'prosperityIconsNeeded':
      return [icon('prosperity'), words(textOf('icon.enough', { n: o.n }))];
    case 'prosperityWildcard':
      return [
        ...joined(
          o.types.map((type) => [icon(`type:${type}`)]),
          sign('or'),
        ),
        sign('arrow'),
        icon('prosperity'),
      ];
    case 'substituteTech':
      return [icon(`type:${o.give}`), sign('arrow'), ...several('type:any', o.replacesN)];
    case 'waiveTech':
      return [words(textOf('icon.number', { n: -o.n })), icon(`type:${o.type}`)];
    case 'keepDrawn':
      return [words(textOf('icon.keep', { n: o.n }))];
  }
}

/** A plain amount carries its sign; a rate and a product do not: '2 VP × War'. */
function amountSigns(kind: 'gold' | 'vp', n: Amount): Sign[] {
  if (typeof n === 'number') return [{ kind, n, sign: true }];
  const rate = rateOf(n);
  if (rate) {
    const every = rate.every === 1 ? [] : [words(textOf('icon.number', { n: rate.every }))];
    const limit = rate.max === undefined ? [] : [words(textOf('icon.upTo', { n: rate.max }))];
    return [{ kind, n: rate.times, sign: false }, sign('per'), ...every, ...joined(rate.of.map(countSigns), sign('plus')), ...limit];
  }
  if ('mul' in n && typeof n.mul[0] === 'number')
    return [{ kind, n: n.mul[0], sign: false }, sign('times'), ...joined(n.mul.slice(1).map(valueSigns), sign('times'))];
  return [{ kind, n: 1, sign: false }, sign('times'), ...valueSigns(n)];
}

function valueSigns(a: Amount): Sign[] {
  if (typeof a === 'number') return [words(textOf('icon.number', { n: a }))];
  if ('pos' in a) return [icon(`track:${a.pos}`)];
  if ('count' in a) return countSigns(a.count);
  if ('rpUsed' in a) return countSigns('rpUsed');
  if ('gold' in a) return [{ kind: 'gold', n: 1, sign: false }];
  if ('prosperityPairsMatched' in a) return [icon('prosperity')];
  if ('floorDiv' in a) return [...valueSigns(a.floorDiv[0]), words(textOf('icon.floor', { n: a.floorDiv[1] }))];
  if ('mul' in a) return joined(a.mul.map(valueSigns), sign('times'));
  if ('add' in a) return joined(a.add.map(valueSigns), sign('plus'));
  return a.min.length === TRACKS.length ? [icon('lowest'), words(textOf('icon.all'))] : [icon('lowest'), ...a.min.flatMap(valueSigns)];
}

function countSigns(of: Countable): Sign[] {
  switch (of) {
    case 'wonders':
      return [icon('wonder')];
    case 'buildings':
      return [icon('building:any')];
    case 'research':
      return [icon('research')];
    case 'diplomacy':
      return [icon('diplomacy')];
    case 'books':
      return [icon('book')];
    case 'rpUsed':
      return [{ kind: 'rp', n: 1, sign: false }];
    case 'sets':
      return joined([[icon('building:green')], [icon('building:brown')], [icon('building:yellow')]], sign('plus'));
    default: {
      const [what, which] = of.split('.') as ['buildings' | 'technologies', string];
      return [what === 'buildings' ? icon(`building:${which as Colour}`) : icon(`type:${which as TechType}`)];
    }
  }
}

const several = (name: SignName, n: number): Sign[] => (n === 1 ? [icon(name)] : [words(textOf('icon.number', { n })), icon(name)]);
