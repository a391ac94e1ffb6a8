import type { Text } from '../../../kernel/types.js';
import type { Ability, Amount, Condition, Cost, Effect, Occurrence, Phase, Standing } from '../cards/ability.js';
import type { SpecialId } from '../cards/actions.js';
import type { Colour } from '../cards/buildings.js';
import type { TechType } from '../cards/technologies.js';
import { type Space, TRACKS, type TrackId } from '../cards/tracks.js';
import { textOf } from '../text/text-of.js';
import { type Countable, rateOf } from './describe-amount.js';

export type TokenIcon =
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
export type Token =
  | { readonly kind: 'icon'; readonly icon: TokenIcon }
  /** `sign`: written with + or −, because it changes what one has; without it the figure is a rate or a threshold. */
  | { readonly kind: 'gold' | 'vp' | 'joker' | 'rp'; readonly n: number; readonly sign: boolean }
  /** Points that count in the final scoring only. */
  | { readonly kind: 'endVp'; readonly n: number }
  | { readonly kind: 'income'; readonly n: number }
  /** Spaces forward on a track, back if negative. */
  | { readonly kind: 'advance'; readonly track: TrackId | 'lowest'; readonly n: number }
  | { readonly kind: 'arrow' | 'colon' | 'or' | 'plus' | 'times' | 'per' }
  | { readonly kind: 'text'; readonly text: Text };

const icon = (name: TokenIcon): Token => ({ kind: 'icon', icon: name });
const words = (text: Text): Token => ({ kind: 'text', text });
const sign = (kind: 'arrow' | 'colon' | 'or' | 'plus' | 'times' | 'per'): Token => ({ kind });
const joined = (groups: readonly (readonly Token[])[], joint: Token): Token[] =>
  groups.flatMap((group, i) => (i === 0 ? group : [joint, ...group]));

/** An ability as a row of signs, short enough for a small card. */
export function abilityTokens(a: Ability): Token[] {
  if (a.options)
    return joined(
      a.options.map((o) => [...occurrenceTokens(o.on), sign('colon'), ...effectTokens(o.effect)]),
      sign('or'),
    );
  const before = [...momentTokens(a), ...(a.if ? conditionTokens(a.if) : [])];
  const price = a.cost ? [...costTokens(a.cost), sign('arrow')] : [];
  const once = a.limit ? [words(textOf('icon.once'))] : [];
  return [...before, ...(before.length > 0 ? [sign('colon')] : []), ...price, ...effectTokens(a.effect ?? []), ...once];
}

export const effectTokens = (effects: readonly (Effect | Standing)[]): Token[] => effects.flatMap(operationTokens);

export const costTokens = (cost: readonly Cost[]): Token[] => joined(cost.map(oneCostTokens), sign('plus'));

/** A space of a track: penalty, then what happens on arrival, then what holds from then on. */
export function spaceTokens(space: Space): Token[] {
  return [
    ...(space.penalty ? [icon('penalty'), ...effectTokens(space.penalty)] : []),
    ...effectTokens(space.immediate ?? []),
    ...(space.book ? [icon('book')] : []),
    ...(space.endVP === undefined ? [] : [{ kind: 'endVp', n: space.endVP } as const]),
    ...(space.income === undefined ? [] : [{ kind: 'income', n: space.income } as const]),
    ...(space.wonderDiscount === undefined ? [] : [icon('wonder'), { kind: 'gold', n: -space.wonderDiscount, sign: true } as const]),
    ...(space.unlocks ? [icon(`unlock:${space.unlocks}`)] : []),
  ];
}

function momentTokens({ on, modifies, phase }: Ability): Token[] {
  if (on) return occurrenceTokens(on);
  if (modifies === 'influenceAction') return [icon('action:influence')];
  if (modifies === 'diplomacyAction') return [icon('action:diplomacy')];
  return phase === 'E' || phase === 'ANY' ? [] : [icon(`phase:${phase}`)];
}

function occurrenceTokens(on: Occurrence): Token[] {
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

function conditionTokens(c: Condition): Token[] {
  if ('and' in c) return joined(c.and.map(conditionTokens), sign('plus'));
  if ('tracksGte' in c)
    return [words(textOf('icon.tracks', { n: c.tracksGte.tracks })), words(textOf('icon.atLeast', { n: c.tracksGte.position }))];
  if ('branch' in c) return [icon(c.branch)];
  if ('gt' in c) return [...valueTokens(c.gt[0]), words(textOf('icon.more')), ...valueTokens(c.gt[1])];
  const [a, n] = c.gte;
  if (typeof n === 'number') return [...valueTokens(a), words(textOf('icon.atLeast', { n }))];
  return [...valueTokens(a), words(textOf('icon.notLess')), ...valueTokens(n)];
}

function oneCostTokens(c: Cost): Token[] {
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

function operationTokens(o: Effect | Standing): Token[] {
  switch (o.do) {
    case 'gainGold':
      return amountTokens('gold', o.n);
    case 'gainVP':
      return amountTokens('vp', o.n);
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
      return joined(o.options.map(effectTokens), sign('or'));
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
      return standingTokens(o);
  }
}

function standingTokens(o: Standing): Token[] {
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
function amountTokens(kind: 'gold' | 'vp', n: Amount): Token[] {
  if (typeof n === 'number') return [{ kind, n, sign: true }];
  const rate = rateOf(n);
  if (rate) {
    const every = rate.every === 1 ? [] : [words(textOf('icon.number', { n: rate.every }))];
    const limit = rate.max === undefined ? [] : [words(textOf('icon.upTo', { n: rate.max }))];
    return [{ kind, n: rate.times, sign: false }, sign('per'), ...every, ...joined(rate.of.map(countTokens), sign('plus')), ...limit];
  }
  if ('mul' in n && typeof n.mul[0] === 'number')
    return [{ kind, n: n.mul[0], sign: false }, sign('times'), ...joined(n.mul.slice(1).map(valueTokens), sign('times'))];
  return [{ kind, n: 1, sign: false }, sign('times'), ...valueTokens(n)];
}

function valueTokens(a: Amount): Token[] {
  if (typeof a === 'number') return [words(textOf('icon.number', { n: a }))];
  if ('pos' in a) return [icon(`track:${a.pos}`)];
  if ('count' in a) return countTokens(a.count);
  if ('rpUsed' in a) return countTokens('rpUsed');
  if ('gold' in a) return [{ kind: 'gold', n: 1, sign: false }];
  if ('prosperityPairsMatched' in a) return [icon('prosperity')];
  if ('floorDiv' in a) return [...valueTokens(a.floorDiv[0]), words(textOf('icon.floor', { n: a.floorDiv[1] }))];
  if ('mul' in a) return joined(a.mul.map(valueTokens), sign('times'));
  if ('add' in a) return joined(a.add.map(valueTokens), sign('plus'));
  return a.min.length === TRACKS.length ? [icon('lowest'), words(textOf('icon.all'))] : [icon('lowest'), ...a.min.flatMap(valueTokens)];
}

function countTokens(of: Countable): Token[] {
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

const several = (name: TokenIcon, n: number): Token[] => (n === 1 ? [icon(name)] : [words(textOf('icon.number', { n })), icon(name)]);
