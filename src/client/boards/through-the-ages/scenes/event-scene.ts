import { concerned, ranked } from '../../../../games/through-the-ages/ask/ranking.js';
import { discontentOf, happinessOf, scienceOf, strengthOf } from '../../../../games/through-the-ages/ask/ratings.js';
import { isActive, playerOf } from '../../../../games/through-the-ages/ask/selectors.js';
import type { EventEffect, Scoring, Whom } from '../../../../games/through-the-ages/cards/ability.js';
import { cardOf } from '../../../../games/through-the-ages/cards/index.js';
import { stored } from '../../../../games/through-the-ages/change/tokens.js';
import { eventForecast } from '../../../../games/through-the-ages/guide/event-forecast.js';
import { strengthParts } from '../../../../games/through-the-ages/guide/strength-parts.js';
import { copy } from '../../../../games/through-the-ages/state/copy.js';
import type { State } from '../../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import type { MomentSeat, Tale } from '../../../table/moment.js';
import { effectOn, isTouchedBy } from './effects.js';
import type { Found } from './gather.js';
import type { Stage } from './stage.js';

type Rating = 'strength' | 'science' | 'culture' | 'faces' | 'discontent';
const RATINGS: Readonly<Record<Whom, Rating | undefined>> = {
  all: undefined,
  strongest: 'strength',
  weakest: 'strength',
  'two-strongest': 'strength',
  'two-weakest': 'strength',
  'most-culture-if-weak': 'strength',
  'most-culture': 'culture',
  'least-culture': 'culture',
  happiest: 'faces',
  'most-discontent': 'discontent',
};
const FIGURE: Readonly<Record<Rating, (s: State, seat: Seat) => number>> = {
  strength: strengthOf,
  science: scienceOf,
  culture: (s, seat) => playerOf(s, seat).culture,
  faces: happinessOf,
  discontent: discontentOf,
};

/** The table when the card was turned up: before the move, but with what the preparation brought. */
function stateOf({ before }: Found, was: State): State {
  const s = copy(was);
  for (const e of before) if (e.event === 'change' && e.by.culture) playerOf(s, e.seat).culture += e.by.culture;
  return s;
}

/** What somebody must have for an effect to find something. */
const LACKING = {
  'discard-old-leader': 'scene.lacks.leader',
  'ruin-wonder': 'scene.lacks.wonder',
  'lose-colony': 'scene.lacks.colony',
  'lose-building': 'scene.lacks.building',
  'per-discontent': 'scene.lacks.discontent',
  'lose-all-food': 'scene.lacks.food',
} as const satisfies Partial<Record<EventEffect['do'], string>>;

/** A kind of civilisation that the card names, and those who were it. */
interface Met {
  readonly kind: Whom;
  readonly seats: readonly Seat[];
}
/** Why the card found nothing at a seat that it concerns. */
function lackFor(effects: readonly EventEffect[], met: readonly Met[], seat: Seat) {
  const meant = effects.filter((x) => 'whom' in x && met.some(({ kind, seats }) => kind === x.whom && seats.includes(seat)));
  const [only] = meant;
  if (!only || meant.length > 1) return 'scene.untouched';
  if (only.do === 'lose-population' && only.n === 'half-discontent') return 'scene.lacks.discontent';
  return only.do in LACKING ? LACKING[only.do as keyof typeof LACKING] : 'scene.untouched';
}

/** Should somebody lose more than there is (TTA-EVT-05)? What the same card gives to that seat might be lost as well, so there nothing is said. */
function hasTooLittle(s: State, effects: readonly EventEffect[], met: readonly Met[], seat: Seat): boolean {
  const meant = effects.filter((x) => 'whom' in x && met.some(({ kind, seats }) => kind === x.whom && seats.includes(seat)));
  if (meant.some((x) => x.do === 'gain')) return false;
  const p = playerOf(s, seat);
  return meant.some(
    (x) => (x.do === 'lose' && x.culture > p.culture) || (x.do === 'lose-mix' && x.n > stored(p, 'food') + stored(p, 'resources')),
  );
}

/** Whom the card does not name is concerned as well where the one it names chooses (terrorism), or gives (uncertain borders). */
function besides({ effect, tone }: Pick<MomentSeat, 'effect' | 'tone'>, mayStrike: boolean) {
  if (effect === '') return mayStrike ? 'scene.as.aimed' : 'scene.as.none';
  return tone === 'gain' ? 'scene.as.gains' : 'scene.as.struck';
}

/** An impact that asks who is ahead shows by how much. */
const rankedBy = (scoring: Scoring | undefined): Rating | undefined =>
  scoring?.by === 'rank' && scoring.rating !== 'culture' ? scoring.rating : undefined;

/** What an impact has counted, where every one of it scores the same. */
function scoredBy(scoring: Scoring, { effects }: Found, card: string, seat: Seat, { t }: Stage['words']): string {
  const points = effects.reduce((n, e) => (e.event === 'scored' && e.card === card ? e.points[seat]! : n), 0);
  const each = 'each' in scoring && scoring.by !== 'happiness' ? scoring.each : 0;
  if (each > 0) return points > 0 ? t('scene.scores.each', { n: points / each, each }) : t('scene.scores.none');
  return t('scene.scores');
}

/** An event: whom it concerns and by which figure, what it did to them, who has still to decide. */
export function eventScene(found: Found, card: string, stage: Stage): Tale {
  const { words, names, live } = stage;
  const { t } = words;
  const s = stateOf(found, stage.at(found.ply - 1));
  const row = cardOf(card);
  const effects = row.type === 'event' ? row.effects : [];
  // A card that is no event brings everybody the same (TTX-CRD-01).
  const whom: Whom[] = row.type === 'event' ? [...new Set(effects.flatMap((x) => ('whom' in x ? [x.whom] : [])))] : ['all'];
  const met = whom.map((kind) => ({ kind, seats: concerned(s, kind) }));
  const forecast = eventForecast(s, card) ?? [];
  const asked = new Set(forecast.flatMap((x) => (x.asked ? [x.seat] : [])));
  const isOpen = live.steps.some((step) => ('cause' in step && step.cause === card) || ('card' in step && step.card === card));
  const scoring = row.type === 'event' ? row.scoring : undefined;
  const rating = rankedBy(scoring) ?? whom.map((kind) => RATINGS[kind]).find((x) => x !== undefined);
  const figureOf = (seat: Seat) => (rating ? FIGURE[rating](s, seat) : 0);
  const seats = names.map((_, seat) => seat).filter((seat) => isActive(s, seat));
  // Of equal ones whoever stands before the other is named first.
  const order = rating ? ranked(s, figureOf).filter((seat) => seats.includes(seat)) : seats;
  const strikesOthers = effects.some((x) => x.do === 'destroy-of-others');

  const column = (seat: Seat): MomentSeat => {
    const roles = met.filter((x) => x.seats.includes(seat)).map(({ kind }) => t(`scene.as.${kind}`));
    const culture = playerOf(s, seat).culture;
    const because = hasTooLittle(s, effects, met, seat) ? t('scene.noMore') : undefined;
    const struck = effectOn(found.effects, seat, stage, '', culture, because);
    // Whom the chosen one strikes (terrorism), or who gains by it, is concerned as well.
    const role = roles.length > 0 ? roles.join(', ') : t(besides(struck, isOpen && strikesOthers));
    const as = scoring ? scoredBy(scoring, found, card, seat, words) : role;
    const why = rating ? t('scene.by', { what: t(`scene.rating.${rating}`), n: figureOf(seat), role: as }) : as;
    // Concerned and yet untouched: whoever was asked has declined, of the others there was nothing to be had.
    // What comes after a question that is still open has not come yet.
    const waits = forecast.some((x) => x.seat === seat && Object.keys(x.by).length > 0);
    const untouched = !isOpen
      ? asked.has(seat)
        ? t(strikesOthers ? 'scene.chose' : 'scene.declines', { who: names[seat]! })
        : t(roles.length > 0 ? lackFor(effects, met, seat) : 'scene.nothing')
      : asked.has(seat)
        ? t('scene.decides', { who: names[seat]! })
        : t(waits ? 'scene.waits' : roles.length > 0 ? lackFor(effects, met, seat) : 'scene.nothing');
    return {
      seat,
      why,
      ...(rating ? { figure: figureOf(seat) } : undefined),
      ...(rating === 'strength' ? { parts: strengthParts(s, seat).map(({ of, n }) => ({ label: partName(of, stage), n })) } : undefined),
      ...(struck.effect === '' ? { effect: untouched, tone: 'none' } : struck),
    };
  };
  const columns = order.map(column);
  const isTouched = columns.some(({ seat }) => isTouchedBy(found.effects, seat, words) || asked.has(seat));
  const told = met.map(({ kind, seats: who }) => {
    if (kind === 'all') return t('scene.whom.all');
    if (who.length === 0) return t(kind === 'most-discontent' ? 'scene.nobody.discontent' : 'scene.nobody.weak');
    return t('scene.whom', { whom: t(`scene.as.${kind}`), who: who.map((seat) => names[seat]).join(', ') });
  });
  // TTA-TIE-01: the last one in and the first one out have the same figure.
  const isTied = met.some(({ seats: who }) => who.some((x) => seats.some((y) => !who.includes(y) && figureOf(x) === figureOf(y))));
  const tie = (rating === 'strength' || rating === 'culture') && isTied ? [t('scene.tie')] : [];
  const nobody =
    !isTouched && met.every(({ seats: who }) => who.length > 0)
      ? [t(scoring ? 'scene.nobody.scores' : told.length > 0 ? 'scene.nobody.nothing' : 'scene.asks.nothing')]
      : [];
  return {
    sentence: [...(scoring ? [t('scene.scores.long')] : told), ...tie, ...nobody].join(' '),
    cards: [card],
    seats: columns,
    rule: rating === 'strength' || rating === 'culture' ? 'TTA-TIE-01' : 'TTA-EVT-02',
  };
}

function partName(of: ReturnType<typeof strengthParts>[number]['of'], { words }: Stage): string {
  return of === 'rest' ? words.t('scene.rest') : words.short(of);
}
