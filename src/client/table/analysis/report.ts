import type { Future } from '../../../bots/review.js';
import type { AnyMove } from '../../worker/review-messages.js';
import { chanceOf, deviationOf, type Spread, scoresOf } from './chance.js';
import { type Estimate, meanOf, Z } from './estimate.js';

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

const leadOf = ({ n, mean, deviation }: Spread): Estimate => ({ value: mean, plusMinus: (Z * deviation) / Math.sqrt(n) });

/** The chances of all seats, which together are one victory. */
function sharesOf(spreads: readonly Spread[]): Estimate[] {
  const chances = spreads.map((spread) => chanceOf(spread));
  const all = chances.reduce((sum, { value }) => sum + value, 0);
  return chances.map(({ value, plusMinus }) => ({ value: value / all, plusMinus }));
}

/** The curve of the game in its scale; the end is what it was. */
export function curveOf({ decisions, end, seats, scale }: Report, lastPly: number): Point[] {
  const list = Array.from({ length: seats }, (_, seat) => seat);
  const points = decisions.flatMap(({ last }, i): Point[] => {
    const tallies = near(decisions, i);
    const n = tallies.reduce((sum, tally) => sum + tally.n, 0);
    if (n === 0 || last >= lastPly) return [];
    const total = (of: keyof Omit<Tally, 'n'>, seat: number) => tallies.reduce((sum, tally) => sum + tally[of][seat]!, 0);
    const spreads = list.map((seat) => {
      const mean = total('leads', seat) / n;
      return { n, mean, deviation: Math.sqrt(Math.max(0, total('squares', seat) / n - mean ** 2)), wins: total('wins', seat) };
    });
    return [{ ply: last, n, seats: scale === 'chance' ? sharesOf(spreads) : spreads.map(leadOf) }];
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
  /** Can the figures tell the plans apart, and is it enough to be told? */
  readonly sure: boolean;
  /** Too few futures were played to tell anything yet. */
  readonly few: boolean;
  readonly kind: 'cost' | 'gain';
}

/** So close to the best plan a decision counts as right. */
const CLOSE = 1;
/** Chances that differ by less have not made the game: for what was lost, and for what was won. */
const TELLING = { cost: 0.05, gain: 0.03 } as const;
/** Where points are told: this part of how far results of the same plan lie apart. */
const OF_SPREAD = 0.25;

/** From how much on a difference is told. */
const limitOf = (tried: readonly Tried[], scale: Report['scale'], kind: Verdict['kind']): number =>
  scale === 'chance' ? TELLING[kind] : Math.max(CLOSE, OF_SPREAD * deviationOf(tried));

/** The best of several seems better than it is: intervals of 95 % for all of them together are so much wider (Bonferroni, one to three plans). */
const OF_SEVERAL = [1, 1, 2.241 / Z, 2.394 / Z] as const;

/** Fewer futures than that decide nothing, however alike they end. */
const TRIED_OUT = 12;
/** A dozen decisions are compared: with intervals of 99 % hardly one is told by chance alone. */
const CLEARLY = 2.576 / Z;
const isClear = ({ value, plusMinus }: Estimate): boolean => Math.abs(value) > CLEARLY * plusMinus;

/** What each plan of a comparison came to, future by future, in the scale of the game. */
export const scoredIn = ({ at, tried }: Duel, { decisions, all, scale }: Compared): readonly (readonly number[])[] =>
  scoresOf(tried, scale, decisions[at]!.number === all - 1);
type Compared = Pick<Report, 'decisions' | 'all' | 'scale'>;

/** What was played against the best of the other plans, whoever thought of it. */
export function verdictOf(duel: Duel, report: Compared): Verdict {
  const { tried } = duel;
  const [mine, ...others] = scoredIn(duel, report) as readonly [readonly number[], ...(readonly number[])[]];
  const means = others.map((scores) => meanOf(scores).value);
  const best = means.indexOf(Math.max(...means));
  const rival = tried[best + 1]!;
  // The expert's plan was named before any future was played; another one is picked because it did well.
  const wider = rival.who === 'expert' ? 1 : OF_SEVERAL[others.length]!;
  // Each future counts once, as the difference between two plans in it.
  const { value, plusMinus } = meanOf(mine.map((x, i) => x - others[best]![i]!));
  const by = { value, plusMinus: plusMinus * wider };
  const kind = value < 0 ? 'cost' : 'gain';
  const few = mine.length < TRIED_OUT;
  return { rival, by, few, sure: !few && isClear(by) && Math.abs(value) > limitOf(tried, report.scale, kind), kind };
}

/** So many moments are told at least, and at most. */
export const FEWEST = 3;
const MOST = 5;

/** The moments that cost or won most, of one seat or all, in the order of the game: those that the figures can tell first, at least three. */
export function momentsOf(report: Report, seat?: number): { readonly duel: Duel; readonly verdict: Verdict }[] {
  const { duels, decisions } = report;
  const judged = duels
    .filter(({ at, tried }) => tried[0]!.leads.length > 1 && (seat === undefined || decisions[at]!.seat === seat))
    .map((duel) => ({ duel, verdict: verdictOf(duel, report) }));
  const size = ({ verdict }: (typeof judged)[number]) => Math.abs(verdict.by.value);
  const ranked = judged.sort(
    (a, b) => Number(b.verdict.sure) - Number(a.verdict.sure) || Number(a.verdict.few) - Number(b.verdict.few) || size(b) - size(a),
  );
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

/** So many decisions are looked at; the curve rests on fewer. */
const [MINE, ALTOGETHER, DRAWN] = [90, 120, 56];

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

/** Fewer decisions than that say nothing about a seat. */
const ENOUGH = 4;

/** How many of some decisions a first look found within a point of the best plan. */
export interface Accuracy {
  readonly right: number;
  readonly n: number;
}

function accuracyIn(decisions: readonly Reviewed[]): Accuracy {
  const losses = decisions.flatMap(({ loss }) => (loss === undefined ? [] : [loss]));
  return { right: losses.filter((loss) => loss <= CLOSE).length, n: losses.length };
}

/** Each seat's accuracy, where enough has been looked at. */
export const accuracyOf = ({ decisions, seats }: Pick<Report, 'decisions' | 'seats'>): (Accuracy & { readonly seat: number })[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, ...accuracyIn(decisions.filter((it) => it.seat === seat)) })).filter(
    ({ n }) => n >= ENOUGH,
  );

/** A seat's accuracy in each stretch of the game, where it decided anything; stretches end with the move that they name. */
export const accuracyBy = <S extends { readonly ply: number }>(
  { decisions }: Pick<Report, 'decisions'>,
  seat: number,
  stretches: readonly S[],
): (Accuracy & S)[] =>
  stretches
    .map((stretch, i) => {
      const after = stretches[i - 1]?.ply ?? Number.NEGATIVE_INFINITY;
      return { ...stretch, ...accuracyIn(decisions.filter((it) => it.seat === seat && it.ply >= after && it.ply < stretch.ply)) };
    })
    .filter(({ n }) => n > 0);

/** The decisions after which the curve has a point. */
export const drawn = (decisions: readonly unknown[]): readonly number[] =>
  spread(
    decisions.map((_, at) => at),
    DRAWN,
  );

/** Parts of a whole, for bars: leads in equal steps around zero. */
export function histogramOf(values: readonly number[], lowest: number, highest: number, bars: number): number[] {
  const found = Array.from({ length: bars }, () => 0);
  const width = (highest - lowest) / bars || 1;
  for (const x of values) found[Math.max(0, Math.min(bars - 1, Math.floor((x - lowest) / width)))]!++;
  return found;
}
