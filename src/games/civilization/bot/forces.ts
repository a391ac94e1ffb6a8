import type { Seat } from '../../../kernel/index.js';
import { techCount, wonderEffects } from '../ask/cards.js';
import { isAdvanced } from '../ask/table.js';
import { levelOf } from '../ask/units.js';
import { BEATS, KIND, type Kind } from '../cards/kinds.js';
import { COAST, isRegion, LAND, type Space } from '../cards/world.js';
import type { State } from '../state/state.js';

/** Units that would fight together: how many, and the sum of what each shows on average in a round. */
export interface Force {
  readonly n: number;
  readonly power: number;
}
export const NO_FORCE: Force = { n: 0, power: 0 };
const DIE = 3.5;

/** What a unit shows on average in a round, superiority aside. */
export const powerOf = (s: State, seat: Seat, kind: Kind): number =>
  KIND[kind].era * DIE + (isAdvanced(s) ? levelOf(s, kind).bonus : Math.floor(techCount(s, seat) / 2));

export const add = (a: Force, b: Force): Force => (b.n === 0 ? a : { n: a.n + b.n, power: a.power + b.power });

/** Armies of every seat by region, those on board by zone; fleets by zone. Made once for a position. */
export interface Forces {
  armies(seat: Seat, region: Space): Force;
  aboard(seat: Seat, zone: Space): Force;
  fleets(seat: Seat, zone: Space): Force;
}
export function forcesOf(s: State): Forces {
  const armies = new Map<number, Force>();
  const aboard = new Map<number, Force>();
  const fleets = new Map<number, Force>();
  const put = (map: Map<number, Force>, seat: Seat, at: Space, kind: Kind, n: number): void => {
    const key = seat * 128 + at;
    map.set(key, add(map.get(key) ?? NO_FORCE, { n, power: n * powerOf(s, seat, kind) }));
  };
  for (let seat = 0; seat < s.seats; seat++)
    for (const x of s.players[seat]!.stacks) {
      const row = KIND[x.kind];
      if (row.isArmy) put(armies, seat, x.at, x.kind, x.n);
      if (!row.isFleet) continue;
      put(fleets, seat, x.at, x.kind, x.n);
      for (const rider of x.cargo) if (KIND[rider.kind].isArmy) put(aboard, seat, x.at, rider.kind, x.n);
    }
  const of =
    (map: Map<number, Force>) =>
    (seat: Seat, at: Space): Force =>
      map.get(seat * 128 + at) ?? NO_FORCE;
  return { armies: of(armies), aboard: of(aboard), fleets: of(fleets) };
}

/** The chance to win a duel that shows `a` against `b` on average; dice scatter more the more of them there are. */
const duel = (a: number, b: number): number => 1 / (1 + Math.exp((-1.7 * (a - b)) / (1.7 * Math.sqrt((a + b) / DIE + 0.5))));

const MOST = 12;
/** Chances to win by the number of units and the chance of one duel in hundredths. */
const KNOWN = new Map<number, number>();
/** The chance to win a battle of duels: all of theirs before all of ours. */
export function winChance(ours: Force, theirs: Force, bonus = 0, theirBonus = 0): number {
  if (ours.n === 0) return 0;
  if (theirs.n === 0) return 1;
  const hundredths = Math.round(100 * duel(ours.power / ours.n + bonus, theirs.power / theirs.n + theirBonus));
  const [n, m] = [Math.min(ours.n, MOST), Math.min(theirs.n, MOST)];
  const key = (n * 16 + m) * 128 + hundredths;
  let chance = KNOWN.get(key);
  if (chance === undefined) {
    chance = chanceOfDuels(n, m, hundredths / 100);
    KNOWN.set(key, chance);
  }
  return chance;
}
function chanceOfDuels(n: number, m: number, p: number): number {
  // row[j]: the chance with i units left against j.
  let row = new Array<number>(m + 1).fill(0);
  row[0] = 1;
  for (let i = 1; i <= n; i++) {
    const next = [1];
    for (let j = 1; j <= m; j++) next.push(p * next[j - 1]! + (1 - p) * row[j]!);
    row = next;
  }
  return row[m]!;
}

/** What a settlement adds to its defenders (CIV-CMB-07). */
export const wallOf = (s: State, region: Space): number => {
  if (!isAdvanced(s) || !isRegion(region) || s.owners[region]! < 0) return 0;
  return wonderEffects(s, s.owners[region]!, 'defence')[0]?.n ?? 1;
};

/** What another seat could bring into a region in its next turn: armies beside it, and armies on ships along its coast. */
export function threatTo(forces: Forces, foe: Seat, region: Space): Force {
  let sum = forces.armies(foe, region);
  for (const next of LAND[region]!) sum = add(sum, forces.armies(foe, next));
  for (const zone of COAST[region]!) sum = add(sum, forces.aboard(foe, zone));
  return sum;
}

/** Of the armies of others, the part that a kind beats less the part that beats it. */
export function superiorityOf(s: State, seat: Seat, kind: Kind): number {
  const { category } = KIND[kind];
  let [all, sum] = [0, 0];
  for (const [foe, p] of s.players.entries()) {
    if (foe === seat) continue;
    for (const x of p.stacks) {
      if (!KIND[x.kind].isArmy) continue;
      all += x.n;
      if (BEATS[category] === KIND[x.kind].category) sum += x.n;
      else if (BEATS[KIND[x.kind].category] === category) sum -= x.n;
    }
  }
  return all > 0 ? sum / all : 0;
}
