import type { Seat } from '../../../kernel/index.js';
import { figurePrice } from '../ask/prices.js';
import { KIND, type Kind } from '../cards/kinds.js';
import { COAST, isRegion, LAND, REGION_COUNT, type Space } from '../cards/world.js';
import type { State } from '../state/state.js';
import { type Force, powerOf, wallOf, winChance } from './forces.js';
import { battleOdds, type Host, hostAt } from './odds.js';
import { coinWorth } from './outlook.js';
import { threatOf } from './threats.js';
import { type Outlook, settlementWorth } from './value.js';
import { WEIGHTS } from './weights.js';

/** Armies of one kind in one place that can still go somewhere. */
interface Troop {
  readonly from: Space;
  readonly kind: Kind;
  n: number;
}

/** An attack of this turn: which armies go where, and what it brings on average. */
export interface Strike {
  readonly region: Space;
  readonly foe: Seat;
  readonly gain: number;
  readonly troops: readonly Troop[];
}

/** How much worse off a rival is counts in full with two players, less with more. */
export const spoils = (s: State): number => 1 + WEIGHTS.spoils / (s.seats - 1);

/** Those who can move, and with `fresh` those who could if the turn began now. */
function troopsOf(s: State, seat: Seat, fresh: boolean): Troop[] {
  const found: Troop[] = [];
  const put = (from: Space, kind: Kind, n: number): void => {
    const known = found.find((x) => x.from === from && x.kind === kind);
    if (known) known.n += n;
    else found.push({ from, kind, n });
  };
  for (const x of s.players[seat]!.stacks) {
    if (x.footing === 'frozen' && !fresh) continue;
    if (KIND[x.kind].isArmy && (fresh || x.left > 0)) put(x.at, x.kind, x.n);
    for (const rider of x.cargo) if (KIND[rider.kind].isArmy && (fresh || rider.left > 0)) put(x.at, rider.kind, x.n);
  }
  return found;
}
const reaches = (from: Space, region: Space): boolean => (isRegion(from) ? LAND : COAST)[from]!.includes(region);

/** Points that the army of a seat in a place costs. */
const costOf = (s: State, host: readonly Host[], coin: number): number =>
  host.reduce((sum, x) => sum + x.n * figurePrice(s, x.kind), 0) * coin;

/** What can be had in a region, and from whom. */
export interface Target {
  readonly region: Space;
  readonly foe: Seat;
  readonly prize: number;
  readonly defenders: readonly Host[];
  readonly wall: number;
}
export function targetsOf(o: Outlook): Target[] {
  const { s, seat } = o;
  const found: Target[] = [];
  const coin = coinWorth(o.productions);
  const more = spoils(s);
  const settlers = new Map<number, number>();
  for (let foe = 0; foe < s.seats; foe++)
    if (foe !== seat)
      for (const x of s.players[foe]!.stacks)
        if (isRegion(x.at)) {
          const key = foe * REGION_COUNT + x.at;
          settlers.set(key, (settlers.get(key) ?? 0) + (x.kind === 'settler' ? x.n : 0));
        }
  for (let region = 0; region < REGION_COUNT; region++)
    for (let foe = 0; foe < s.seats; foe++) {
      const isOwner = s.owners[region] === foe;
      const there = settlers.get(foe * REGION_COUNT + region);
      if (foe === seat || (!isOwner && there === undefined)) continue;
      const defenders = hostAt(s, foe, region);
      let prize = isOwner ? settlementWorth(o, region, seat) + settlementWorth(o, region) * (more - 1) : 0;
      prize += (there ?? 0) * (figurePrice(s, 'settler') * coin + WEIGHTS.settlerKill) * (more - 1);
      // Whoever stands in our settlement means to take it.
      if (s.owners[region] === seat && defenders.length > 0) prize += 0.5 * settlementWorth(o, region);
      found.push({ region, foe, prize, defenders, wall: isOwner ? wallOf(s, region) : 0 });
    }
  return found;
}

/** What an attack by these brings on average: what is taken and killed, less what is lost. */
export function expectation(o: Outlook, target: Target, host: readonly Host[]): number {
  const { s, seat } = o;
  const coin = Math.max(coinWorth(o.productions), 0.005);
  const odds = battleOdds(s, host, seat, target.defenders, target.foe, target.wall);
  const units = host.reduce((sum, x) => sum + x.n, 0);
  const theirs = target.defenders.reduce((sum, x) => sum + x.n, 0);
  const killed = theirs === 0 ? 0 : (odds.killed / theirs) * costOf(s, target.defenders, coin) * (spoils(s) - 1);
  return odds.win * target.prize + killed - (odds.lost / units) * costOf(s, host, coin);
}

/** The attacks of a turn and the armies that have no part in them. */
export interface War {
  readonly strikes: readonly Strike[];
  readonly free: readonly Troop[];
  readonly targets: readonly Target[];
}
export const PEACE: War = { strikes: [], free: [], targets: [] };
/** The attacks of a turn, whoever gains most first; every army is sent to one of them. */
export function warOf(o: Outlook, fresh = false): War {
  const { s, seat } = o;
  const free = troopsOf(s, seat, fresh);
  const strikes: Strike[] = [];
  const all = targetsOf(o);
  const targets = all.filter(
    ({ region }) => free.some((x) => x.from === region || reaches(x.from, region)) || hostAt(s, seat, region).length > 0,
  );
  const plans = new Map<Target, Strike | undefined>();
  for (;;) {
    let best: { target: Target; strike: Strike } | undefined;
    for (const target of targets) {
      if (!plans.has(target)) plans.set(target, bestStrike(o, target, free, fresh));
      const strike = plans.get(target);
      if (strike && strike.gain > (best?.strike.gain ?? WEIGHTS.boldness)) best = { target, strike };
    }
    if (!best) return { strikes, free, targets: all };
    strikes.push(best.strike);
    targets.splice(targets.indexOf(best.target), 1);
    for (const troop of best.strike.troops) free.find((x) => x.from === troop.from && x.kind === troop.kind)!.n -= troop.n;
    // Others that counted on the same armies are thought over again.
    for (const [target, strike] of plans)
      if (strike?.troops.some((a) => best!.strike.troops.some((b) => b.from === a.from))) plans.delete(target);
  }
}

/** What so many armies more beside a region would add to the war of the next turn. */
export function raidGain(o: Outlook, war: War, target: Target, from: Space, kind: Kind, n: number): number {
  const before = war.strikes.find((x) => x.region === target.region && x.foe === target.foe);
  const pool = [...war.free, ...(before?.troops ?? []), { from, kind, n }];
  return (bestStrike(o, target, pool, true)?.gain ?? 0) - (before?.gain ?? 0);
}

/** As many armies as bring most, the strongest first; those that leave a settlement behind count what it risks. */
function bestStrike(o: Outlook, target: Target, free: readonly Troop[], fresh: boolean): Strike | undefined {
  const { s, seat } = o;
  const here = fresh ? [] : hostAt(s, seat, target.region);
  // What already stands there cannot go anywhere else, or need not.
  const host = here.map((x) => ({ ...x }));
  const chosen: Troop[] = [];
  let best: Strike | undefined;
  const judge = (risk: number): void => {
    const gain = expectation(o, target, host) - risk;
    if (gain > (best?.gain ?? WEIGHTS.boldness) + 0.01)
      best = { region: target.region, foe: target.foe, gain, troops: chosen.map((x) => ({ ...x })) };
  };
  if (host.length > 0) judge(0);
  const near = free
    .filter((x) => x.n > 0 && x.from !== target.region && reaches(x.from, target.region))
    .sort((a, b) => powerOf(s, seat, b.kind) - powerOf(s, seat, a.kind));
  if (fresh) for (const x of free) if (x.from === target.region && x.n > 0) near.unshift(x);
  let risk = 0;
  const gone = new Map<Space, number>();
  const theirs = target.defenders.reduce((sum, x) => sum + x.n, 0);
  for (const troop of near)
    for (let i = 0; i < troop.n; i++) {
      const left = gone.get(troop.from) ?? 0;
      risk += riskOfLeaving(o, troop, left);
      gone.set(troop.from, left + 1);
      const known = chosen.find((x) => x.from === troop.from && x.kind === troop.kind);
      if (known) known.n++;
      else chosen.push({ from: troop.from, kind: troop.kind, n: 1 });
      const ours = host.find((x) => x.kind === troop.kind);
      if (ours) ours.n++;
      else host.push({ kind: troop.kind, n: 1 });
      judge(risk);
      // Nobody is needed against nobody; four to one is enough.
      if (chosen.reduce((sum, x) => sum + x.n, 0) >= Math.max(1, 4 * theirs)) return best;
    }
  return best;
}

/** Points at risk in a settlement when one more army leaves it. */
function riskOfLeaving(o: Outlook, { from, kind }: Troop, gone: number): number {
  const { s, seat, forces } = o;
  if (!isRegion(from) || s.owners[from] !== seat) return 0;
  const all = forces.armies(seat, from);
  const mean = all.n > 0 ? all.power / all.n : powerOf(s, seat, kind);
  const of = (n: number): Force => ({ n: Math.max(0, n), power: mean * Math.max(0, n) });
  const [before, after] = [of(all.n - gone), of(all.n - gone - 1)];
  let risk = 0;
  for (let foe = 0; foe < s.seats; foe++) {
    if (foe === seat) continue;
    const threat = threatOf(o, foe, from);
    if (threat.n > 0) risk += winChance(threat, after, 0, wallOf(s, from)) - winChance(threat, before, 0, wallOf(s, from));
  }
  return WEIGHTS.fear * risk * settlementWorth(o, from);
}
