import { FORK, isLocked, lengthOf, placeKey, spaceAt, trackOf } from '../ask/selectors.js';
import type { Ability, Amount, Effect, Occurrence } from '../cards/ability.js';
import { RESEARCH_EFFECTS } from '../cards/actions.js';
import { bookOf } from '../cards/index.js';
import type { TrackId } from '../cards/tracks.js';
import { expected, finalPoints, type Outlook } from './outlook.js';
import { WEIGHTS } from './weights.js';

/** What the next advances on each track are worth, worked out when first needed. */
export type Steps = Map<TrackId, (number | undefined)[]>;

/** What things are worth to a seat at a moment. */
export interface Look extends Outlook {
  readonly steps: Steps;
  readonly points: number;
}
export const lookOf = (o: Outlook): Look => ({
  s: o.s,
  seat: o.seat,
  p: o.p,
  left: o.left,
  acts: o.acts,
  gold: o.gold,
  final: o.final,
  steps: new Map(),
  points: finalPoints(o),
});

/** The n-th advance from here on a track: the points it will bring in the end, and what lies on its space. */
export function worthOfStep(o: Look, track: TrackId, n: number): number {
  let steps = o.steps.get(track);
  if (!steps) {
    steps = [];
    o.steps.set(track, steps);
  }
  steps[n] ??= workOutStep(o, track, n);
  return steps[n];
}

function workOutStep(o: Look, track: TrackId, n: number): number {
  const { s, p, left } = o;
  const place = p.tracks[track] + n;
  const end = lengthOf(s, track);
  if (place > end) return worthOfInstants(o, trackOf(s, track).maximise ?? []);
  if (isLocked(s, p, track, place)) return 0;
  const branch = p.branch === 'none' ? 'democracy' : p.branch;
  const space = spaceAt(s, track, place, branch)!;
  const book = s.books[placeKey(track, place, branch)];
  let worth = worthOfFinal(o, track, n) + worthOfInstants(o, space.immediate ?? []);
  if (book && space.book) worth += 0.8 * worthOfAbility(o, bookOf(book).ability);
  if (space.income) {
    const before = spaceAt(s, track, place - 1, branch)?.income ?? 0;
    worth += (space.income - before) * o.gold * (left + (s.phase === 'A' || s.phase === 'B' ? 1 : 0));
  }
  if (space.unlocks) worth += space.unlocks === 'trade' ? 0.3 * left : 1;
  for (const e of space.penalty ?? []) {
    if (e.do === 'penaltyPayGold') worth -= e.n * o.gold;
    if (e.do === 'penaltyDiscardDiplomacy') worth -= WEIGHTS.card;
    if (e.do === 'penaltyCapTrack') worth -= 2 * Math.max(0, p.tracks.war - e.max) * WEIGHTS.warLasts ** left;
  }
  return Math.max(0, worth);
}

/** How much better the final scoring will be. */
function worthOfFinal(o: Look, track: TrackId, n: number): number {
  const at = { ...o.final };
  const lasts = track === 'war' ? WEIGHTS.warLasts ** o.left : 1;
  const gain = (steps: number): number => {
    if (track === 'politics' && o.p.branch === 'tyranny') return o.points;
    at[track] = o.final[track] + steps * lasts;
    if (track === 'politics' || track === 'prosperity' || track === 'influence') {
      // What the track cannot hold in the end is not lost at once: other advances will be chosen then.
      const end = track === 'politics' ? 2 * FORK : lengthOf(o.s, track);
      at[track] = Math.min(at[track], end + 0.3 * Math.max(0, at[track] - end));
    }
    return finalPoints(o, at);
  };
  return gain(n) - (n > 1 ? gain(n - 1) : o.points);
}

/** An amount as it is now; what lies on spaces is scored at once. */
const present = (o: Look, n: Amount): number => (typeof n === 'number' ? n : expected({ ...o, left: 0 }, n, o.p.tracks));

/** Effects that happen now. Chains are valued by averages. */
export const worthOfInstants = (o: Look, effects: readonly Effect[]): number => effects.reduce((sum, e) => sum + worthOfInstant(o, e), 0);

export function worthOfInstant(o: Look, e: Effect): number {
  switch (e.do) {
    case 'gainVP':
      return present(o, e.n);
    case 'gainGold':
      return o.gold * present(o, e.n);
    case 'gainJoker':
      return o.acts ? WEIGHTS.joker * e.n : 0;
    case 'gainRP':
      return worthOfPoints(o, o.p.rp + e.n) - worthOfPoints(o, o.p.rp);
    case 'drawDiplomacy':
      return WEIGHTS.card * e.n;
    case 'performAction':
      return e.action === 'diplomacy' ? WEIGHTS.card + 1 : 3.5;
    case 'specialAction':
      return WEIGHTS.special * e.n;
    case 'advanceLowest':
      return 3 * e.times;
    case 'claimResearch':
      return o.p.research.length < 4 ? 2 + o.left : 0;
    case 'extendTechDuration':
      return o.left > 0 ? 1.8 : 0;
    case 'switchToDemocracy':
      return 2 * o.final.influence;
    default:
      return 0;
  }
}

/** Effects with all their advances. */
export function worthOfEffects(o: Look, effects: readonly Effect[]): number {
  let sum = 0;
  for (const e of effects) {
    if (e.do === 'advance') for (let n = 1; n <= e.n; n++) sum += worthOfStep(o, e.track, n);
    else if (e.do === 'chooseOne') sum += Math.max(...e.options.map((option) => worthOfEffects(o, option)));
    else sum += worthOfInstant(o, e);
  }
  return sum;
}

/** What research points are good for in this age: the best purchase in reach (MIL-RES-02). */
export function worthOfPoints(o: Look, points: number): number {
  if (!o.acts || o.p.researched || points <= 0) return 0;
  const curve = CURVE[o.s.options.side];
  const below = Math.min(10, Math.floor(points));
  return WEIGHTS.rp * (curve[below]! + (points > below && below < 10 ? (points - below) * (curve[below + 1]! - curve[below]!) : 0));
}

/** By points: the best effect one can buy, and a little for being on the way to the next. */
const CURVE = Object.fromEntries(
  (['A1', 'A2'] as const).map((side) => {
    const plain = (effects: readonly Effect[]): number =>
      effects.reduce((sum, e) => {
        if (e.do === 'gainVP') return sum + (e.n as number);
        if (e.do === 'gainGold') return sum + 0.4 * (e.n as number);
        if (e.do === 'specialAction') return sum + 4 * e.n;
        if (e.do === 'advance') return sum + (e.track === 'war' ? 1.2 : 3) * e.n;
        return sum + (e.do === 'claimResearch' ? 6 : 4.5);
      }, 0);
    const best = (points: number): number =>
      Math.max(0, ...RESEARCH_EFFECTS[side].filter((x) => x.price <= points).map((x) => plain(x.effect)));
    return [side, Array.from({ length: 11 }, (_, points) => 0.6 * best(points) + (0.4 * (best(10) * points)) / 10)];
  }),
) as unknown as Record<'A1' | 'A2', number[]>;

/** How often in an age the moment of a card comes. */
function frequency(on: Occurrence): number {
  if (on.event === 'advanceGain') return on.track === 'war' ? 0.8 : 0.7;
  if (on.event === 'advanceStep') return on.track === 'influence' ? 0.45 : 0.85;
  if (on.event === 'special') return on.which === 'any' ? 1.2 : 0.3;
  if (on.event === 'action') return on.which === 'research' ? 0.6 : on.which === 'industry' ? 0.5 : 0.35;
  if (on.event === 'book') return on.track === 'any' ? 0.8 : 0.35;
  if (on.event === 'build') return 1;
  return on.event === 'warPhase' ? 0.7 : on.event === 'maximise' ? 0.2 : 0.3;
}

/** What using an ability once is worth, its price paid. */
export function worthOfAbility(o: Look, a: Ability): number {
  let price = 0;
  for (const c of a.cost ?? []) {
    if (c.use === 'gold') price += c.n * o.gold;
    if (c.use === 'rp') price += 1.6 * c.n;
    if (c.use === 'tech') price += 1.9 * c.slots.length;
    if (c.use === 'moveBack') price += 1;
    if (c.use === 'discardTech') price += 2.5;
  }
  return Math.max(0, worthOfEffects(o, (a.effect ?? []) as readonly Effect[]) - price);
}

/** What a card in force brings in an age. */
export function worthPerAge(o: Look, a: Ability): number {
  if (a.type === 'icon') return 2.1;
  if (a.type === 'modifier') return a.modifies === 'diplomacyAction' ? 1.2 : 1.6;
  if (a.type === 'action') return 0.8 * worthOfAbility(o, a);
  if (a.type === 'trigger') return frequency(a.on!) * worthOfAbility(o, a);
  if (a.type === 'choiceOfTriggers') return 0.8 * Math.max(...a.options!.map((x) => worthOfEffects(o, x.effect)));
  let sum = 0;
  for (const e of a.effect ?? []) {
    if (e.do === 'extraBuildPerTurn') sum += 0.3;
    if (e.do === 'prosperityIconsNeeded') sum += 1.8;
    if (e.do === 'prosperityWildcard') sum += 1;
    if (e.do === 'unlock') sum += 2 * o.gold;
    if (e.do === 'discount') sum += 0.6 * e.n * o.gold;
    if (e.do === 'gainGold') sum += o.gold * expected(o, e.n);
  }
  return sum;
}
