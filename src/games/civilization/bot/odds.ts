import type { Seat } from '../../../kernel/index.js';
import { techCount } from '../ask/cards.js';
import { isAdvanced } from '../ask/table.js';
import { levelOf } from '../ask/units.js';
import { BEATS, KIND, type Kind } from '../cards/kinds.js';
import type { Space } from '../cards/world.js';
import type { State } from '../state/state.js';

/** Armies of one seat that fight together. */
export interface Host {
  readonly kind: Kind;
  readonly n: number;
}

/** How a battle will probably go. */
export interface Odds {
  readonly win: number;
  /** Units that the attacker and the defender lose on average. */
  readonly lost: number;
  readonly killed: number;
}

/** The spread of sums of dice: the chance of each total. */
const WAYS: number[][] = [[1]];
for (let dice = 1; dice <= 8; dice++) {
  const before = WAYS[dice - 1]!;
  const now = new Array<number>(dice * 6 + 1).fill(0);
  before.forEach((n, sum) => {
    for (let face = 1; face <= 6; face++) now[sum + face]! += n / 6;
  });
  WAYS.push(now);
}
export interface Round {
  readonly win: number;
  readonly lose: number;
}
const ROUNDS = new Map<number, Round>();
/** The chances that `a` dice and a bonus show more, and less, than `b` dice. */
export function roundOdds(a: number, bonus: number, b: number): Round {
  const key = (a * 16 + b) * 256 + bonus + 128;
  let round = ROUNDS.get(key);
  if (!round) {
    let [win, lose] = [0, 0];
    WAYS[a]!.forEach((p, x) => {
      WAYS[b]!.forEach((q, y) => {
        if (x + bonus > y) win += p * q;
        else if (x + bonus < y) lose += p * q;
      });
    });
    round = { win, lose };
    ROUNDS.set(key, round);
  }
  return round;
}

/** What a unit adds to its dice, superiority and walls aside. */
const bonusOf = (s: State, seat: Seat, kind: Kind): number => (isAdvanced(s) ? levelOf(s, kind).bonus : Math.floor(techCount(s, seat) / 2));
export const sizeOf = (host: readonly Host[]): number => host.reduce((sum, x) => sum + x.n, 0);
const beats = (a: Kind, b: Kind): boolean => BEATS[KIND[a].category] === KIND[b].category;

const MOST = 14;
/** The odds of a battle in which each side sends any of its units into any round. */
export function battleOdds(s: State, ours: readonly Host[], seat: Seat, theirs: readonly Host[], foe: Seat, wall: number): Odds {
  const [n, m] = [Math.min(MOST, sizeOf(ours)), Math.min(MOST, sizeOf(theirs))];
  if (n === 0) return { win: 0, lost: 0, killed: 0 };
  if (m === 0) return { win: 1, lost: 0, killed: 0 };
  let [win, lose, weight] = [0, 0, 0];
  for (const a of ours)
    for (const b of theirs) {
      const superiority = beats(a.kind, b.kind) ? s.era : beats(b.kind, a.kind) ? -s.era : 0;
      const bonus = bonusOf(s, seat, a.kind) - bonusOf(s, foe, b.kind) + superiority - wall;
      const round = roundOdds(KIND[a.kind].era, bonus, KIND[b.kind].era);
      win += round.win * a.n * b.n;
      lose += round.lose * a.n * b.n;
      weight += a.n * b.n;
    }
  return outcome(n, m, win / weight, lose / weight);
}

const GRAIN = 100;
const KNOWN = new Map<number, Odds>();
/** Rounds until one side has nothing left; a tie costs both a unit. Chances are rounded to hundredths, so that most are known already. */
function outcome(n: number, m: number, win: number, lose: number): Odds {
  const [a, b] = [Math.round(win * GRAIN), Math.round(lose * GRAIN)];
  const key = ((n * 16 + m) * 128 + a) * 128 + b;
  let odds = KNOWN.get(key);
  if (!odds) {
    odds = workOut(n, m, a / GRAIN, b / GRAIN);
    KNOWN.set(key, odds);
  }
  return odds;
}
function workOut(n: number, m: number, win: number, lose: number): Odds {
  const tie = Math.max(0, 1 - win - lose);
  // By the number of our units, against 0, 1, ... m of theirs; with both gone nobody has won (CIV-CAP-01).
  let wins = new Array<number>(m + 1).fill(0);
  let left = new Array<number>(m + 1).fill(0);
  let alive = Array.from({ length: m + 1 }, (_, j) => j);
  for (let i = 1; i <= n; i++) {
    const next = { wins: [1], left: [i], alive: [0] };
    for (let j = 1; j <= m; j++) {
      const mix = (now: readonly number[], before: readonly number[]): number =>
        win * now[j - 1]! + lose * before[j]! + tie * before[j - 1]!;
      next.wins.push(mix(next.wins, wins));
      next.left.push(mix(next.left, left));
      next.alive.push(mix(next.alive, alive));
    }
    ({ wins, left, alive } = next);
  }
  return { win: wins[m]!, lost: n - left[m]!, killed: m - alive[m]! };
}

/** The armies of a seat in a region, by kind. */
export function hostAt(s: State, seat: Seat, region: Space): Host[] {
  const host: { kind: Kind; n: number }[] = [];
  for (const x of s.players[seat]!.stacks) {
    if (x.at !== region || !KIND[x.kind].isArmy) continue;
    const known = host.find(({ kind }) => kind === x.kind);
    if (known) known.n += x.n;
    else host.push({ kind: x.kind, n: x.n });
  }
  return host;
}
