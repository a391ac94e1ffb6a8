import type { Future } from '../../../bots/review.js';
import { shareOf } from '../../../study/wilson.js';
import type { AnyMove } from '../../worker/review-messages.js';

/** Sums of what many futures said, seat by seat. */
export interface Tally {
  readonly n: number;
  readonly wins: readonly number[];
  readonly leads: readonly number[];
  /** Of the leads, for their spread. */
  readonly squares: readonly number[];
}

/** One decision of the game, and how things stood after it. */
export interface Reviewed {
  /** Its number among all decisions of the game. */
  readonly number: number;
  readonly seat: number;
  readonly ply: number;
  readonly last: number;
  readonly moves: readonly AnyMove[];
  readonly tally: Tally;
  /** Points that a first estimate sees lost and won by it; undefined until it was made. */
  readonly loss?: number;
  readonly gain?: number;
  /** Other plans that it considered. */
  readonly plans?: readonly (readonly AnyMove[])[];
}

/** A plan in a comparison: for each future the mover's part of the victory and lead, in the same order for all plans. */
export interface Tried {
  readonly who: 'played' | 'expert' | 'other';
  readonly moves: readonly AnyMove[];
  readonly wins: readonly number[];
  readonly leads: readonly number[];
}

/** A decision that was looked into: what was played first, then what the expert would have. */
export interface Duel {
  /** The number of the decision. */
  readonly at: number;
  readonly tried: readonly Tried[];
}

/** All that is known of a game so far; can be kept and gone on with. */
export interface Report {
  readonly seats: number;
  /** Whose decisions matter most to the reader; nobody's for those who only looked on. */
  readonly focus: number | undefined;
  /** Played to the end, futures tell chances; cut short they tell only leads. */
  readonly scale: 'chance' | 'lead' | 'score';
  readonly reach: number;
  /** How many decisions the game has; not all may have been looked at. */
  readonly all: number;
  readonly decisions: readonly Reviewed[];
  readonly duels: readonly Duel[];
  readonly end: Future;
  /** Has the time that was given for it been used up? */
  readonly done: boolean;
}

export const emptyTally = (seats: number): Tally => {
  const zeros = Array.from({ length: seats }, () => 0);
  return { n: 0, wins: zeros, leads: zeros, squares: zeros };
};

export function addFutures(tally: Tally, futures: readonly Future[]): Tally {
  const sum = (old: readonly number[], of: (future: Future, seat: number) => number) =>
    old.map((x, seat) => futures.reduce((total, future) => total + of(future, seat), x));
  return {
    n: tally.n + futures.length,
    wins: sum(tally.wins, ({ wins }, seat) => wins[seat]!),
    leads: sum(tally.leads, ({ leads }, seat) => leads[seat]!),
    squares: sum(tally.squares, ({ leads }, seat) => leads[seat]! ** 2),
  };
}

/** A figure with the half of its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly plusMinus: number;
}

const Z = 1.96;

/** A share of victories. */
function chanceOf(wins: number, n: number): Estimate {
  const { value, low, high } = shareOf(wins, n);
  return { value, plusMinus: (high - low) / 2 };
}

export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  if (n === 0) return { value: 0, plusMinus: Number.POSITIVE_INFINITY };
  const value = values.reduce((sum, x) => sum + x, 0) / n;
  const variance = values.reduce((sum, x) => sum + (x - value) ** 2, 0) / Math.max(1, n - 1);
  return { value, plusMinus: n < 2 ? Number.POSITIVE_INFINITY : Z * Math.sqrt(variance / n) };
}

/** A point of the curve: how every seat stood after a move. */
export interface Point {
  readonly ply: number;
  readonly seats: readonly Estimate[];
  /** How many futures it rests on. */
  readonly n: number;
}

/** Where a decision's own futures are few, those of its neighbours are counted with them: one move changes little, chance much. */
const [FEW, NEIGHBOURS] = [40, 2];

function near(decisions: readonly Reviewed[], at: number): Tally[] {
  for (let by = 0; ; by++) {
    const found = decisions.slice(Math.max(0, at - by), at + by + 1).map(({ tally }) => tally);
    if (by === NEIGHBOURS || found.reduce((sum, { n }) => sum + n, 0) >= FEW) return found;
  }
}

/** The curve of the game in its scale; the end is what it was. */
export function curveOf({ decisions, end, seats, scale }: Report, lastPly: number): Point[] {
  const list = Array.from({ length: seats }, (_, seat) => seat);
  const points = decisions.flatMap(({ last }, i): Point[] => {
    const tallies = near(decisions, i);
    const n = tallies.reduce((sum, tally) => sum + tally.n, 0);
    if (n === 0 || last >= lastPly) return [];
    const total = (of: keyof Omit<Tally, 'n'>, seat: number) => tallies.reduce((sum, tally) => sum + tally[of][seat]!, 0);
    const leadOf = (seat: number): Estimate => {
      const value = total('leads', seat) / n;
      return { value, plusMinus: Z * Math.sqrt(Math.max(0, total('squares', seat) / n - value ** 2) / n) };
    };
    return [{ ply: last, n, seats: list.map((seat) => (scale === 'chance' ? chanceOf(total('wins', seat), n) : leadOf(seat))) }];
  });
  const exact = scale === 'chance' ? end.wins : end.leads;
  return [...points, { ply: lastPly, n: 0, seats: exact.map((value) => ({ value, plusMinus: 0 })) }];
}

/** What a comparison has shown for the mover, as far as it can tell. */
export interface Verdict {
  /** What was played is held against this plan: the best of all others. */
  readonly rival: Tried;
  /** Below zero: the rival was better by so much. Above: what was played was better. */
  readonly by: Estimate;
  readonly lead: Estimate;
  /** Can the figures tell the plans apart? */
  readonly sure: boolean;
  readonly kind: 'cost' | 'gain';
}

/** A chance that differs by less decides nothing, however sure it is. */
const WORTH_TELLING = 0.02;
/** The best of several seems better than it is: intervals of 95 % for all of them together are so much wider (Bonferroni, one to three plans). */
const OF_SEVERAL = [1, 1, 2.241 / Z, 2.394 / Z] as const;

const isClear = ({ value, plusMinus }: Estimate): boolean => Math.abs(value) > plusMinus;

/** The figures of a plan in the scale of the game. */
export const scoredBy = ({ wins, leads }: Tried, scale: Report['scale']): readonly number[] => (scale === 'chance' ? wins : leads);

/** What was played against the best of the other plans, whoever thought of it. */
export function verdictOf({ tried }: Duel, scale: Report['scale']): Verdict {
  const [played, ...others] = tried as readonly [Tried, ...Tried[]];
  const mean = (plan: Tried) => meanOf(scoredBy(plan, scale)).value;
  const rival = others.reduce((best, plan) => (mean(plan) > mean(best) ? plan : best), others[0]!);
  // The expert's plan was named before any future was played; another one is picked because it did well.
  const wider = rival.who === 'expert' ? 1 : OF_SEVERAL[others.length]!;
  // Each future counts once, as the difference between two plans in it.
  const differ = (mine: readonly number[], other: readonly number[]): Estimate => {
    const { value, plusMinus } = meanOf(mine.map((x, i) => x - other[i]!));
    return { value, plusMinus: plusMinus * wider };
  };
  const lead = differ(played.leads, rival.leads);
  const by = differ(scoredBy(played, scale), scoredBy(rival, scale));
  const sure = isClear(by) || (isClear(lead) && Math.abs(by.value) >= WORTH_TELLING && by.value * lead.value > 0);
  return { rival, by, lead, sure, kind: by.value < 0 ? 'cost' : 'gain' };
}

/** So many moments are told at least, and at most. */
export const FEWEST = 3;
const MOST = 5;

/** The moments that cost or won most, of one seat or all, in the order of the game: those that the figures can tell first, at least three. */
export function momentsOf({ duels, decisions, scale }: Report, seat?: number): { readonly duel: Duel; readonly verdict: Verdict }[] {
  const judged = duels
    .filter(({ at, tried }) => tried[0]!.leads.length > 1 && (seat === undefined || decisions[at]!.seat === seat))
    .map((duel) => ({ duel, verdict: verdictOf(duel, scale) }));
  const size = ({ verdict }: (typeof judged)[number]) => Math.abs(verdict.by.value);
  const ranked = judged.sort((a, b) => Number(b.verdict.sure) - Number(a.verdict.sure) || size(b) - size(a));
  const sure = ranked.filter(({ verdict }) => verdict.sure).length;
  return ranked.slice(0, Math.min(MOST, Math.max(FEWEST, sure))).sort((a, b) => a.duel.at - b.duel.at);
}

/** How many comparisons are worth their time: what the reader lost and won, and what others lost. */
const [LOSSES, GAINS, OF_OTHERS] = [6, 3, 3];

/** The decisions that a first estimate calls the dearest and the best, to be looked into; most important first. */
export function contested({ decisions, focus }: Pick<Report, 'decisions' | 'focus'>): number[] {
  const best = (of: 'loss' | 'gain', most: number, isWanted: (at: number) => boolean) =>
    decisions
      .map((decision, at) => ({ at, x: decision[of] ?? 0 }))
      .filter(({ at, x }) => x > 0 && isWanted(at))
      .sort((a, b) => b.x - a.x)
      .slice(0, most)
      .map(({ at }) => at);
  const isMine = (at: number) => focus === undefined || decisions[at]!.seat === focus;
  const losses = best('loss', LOSSES, isMine);
  const gains = best('gain', GAINS, (at) => isMine(at) && !losses.includes(at));
  const taken = [...losses, ...gains];
  return [...taken, ...best('loss', OF_OTHERS, (at) => !taken.includes(at) && (focus === undefined || !isMine(at)))];
}

const [MINE, ALTOGETHER] = [36, 56];

/** At most `most` of a list, spread evenly; the first and the last are among them. */
const spread = (list: readonly number[], most: number): number[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, i) => list[Math.round((i * (list.length - 1)) / Math.max(1, most - 1))]!);

/** Long games are looked at in part: the reader's decisions first. */
export function sampled(seats: readonly number[], focus: number | undefined): number[] {
  const all = seats.map((_, at) => at);
  const mine = spread(
    all.filter((at) => seats[at] === focus),
    MINE,
  );
  const others = spread(
    all.filter((at) => seats[at] !== focus),
    ALTOGETHER - mine.length,
  );
  return [...mine, ...others].sort((a, b) => a - b);
}

/** So close to the best plan a decision counts as right; fewer decisions than that say nothing. */
const [CLOSE, ENOUGH] = [1, 4];

/** The share of each seat's decisions that a first look found within a point of the best plan. */
export function accuracyOf({ decisions, seats }: Pick<Report, 'decisions' | 'seats'>): { seat: number; share: number; n: number }[] {
  return Array.from({ length: seats }, (_, seat) => {
    const losses = decisions.flatMap(({ seat: whose, loss }) => (whose === seat && loss !== undefined ? [loss] : []));
    return { seat, n: losses.length, share: losses.filter((loss) => loss <= CLOSE).length / losses.length };
  }).filter(({ n }) => n >= ENOUGH);
}

/** Parts of a whole, for bars: leads in equal steps around zero. */
export function histogramOf(values: readonly number[], lowest: number, highest: number, bars: number): number[] {
  const found = Array.from({ length: bars }, () => 0);
  const width = (highest - lowest) / bars || 1;
  for (const x of values) found[Math.max(0, Math.min(bars - 1, Math.floor((x - lowest) / width)))]!++;
  return found;
}
