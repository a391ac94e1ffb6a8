import type { Answers, AnyMove, ReviewTask } from '../../worker/review-messages.js';
import { addFutures, contested, drawn, emptyTally, FEWEST, type Report, type Reviewed, sampled, type Tried, verdictOf } from './report.js';

/** One who reviews: does one task after the other. */
export interface ReviewPort {
  ask<K extends ReviewTask['do']>(task: Extract<ReviewTask, { do: K }>): Promise<Answers[K]>;
  dispose(): void;
}

/** The next thing to be done, by the number of a decision or of a comparison. */
export type Job =
  | { readonly do: 'screen'; readonly at: number }
  | { readonly do: 'futures'; readonly at: number }
  | { readonly do: 'plan'; readonly at: number }
  | { readonly do: 'race'; readonly duel: number; readonly at: number };

/** Futures that are played out in one go, and how many are enough. */
const [CHUNK, ENOUGH, RACE_CHUNK, RACE_ENOUGH] = [4, 60, 4, 200];
const [FAIR_TRIAL, FINALISTS] = [16, 6];
/** This part of the time is for the curve, the rest for comparisons. */
const FOR_CURVE = 0.45;
/** A slow machine that has compared nothing by then takes up to so many times as long: without comparisons there is nothing to tell. */
const PATIENCE = 4;

const keyOf = (job: Job): string => `${job.do} ${job.at}`;

/** What is most worth doing now; undefined when all is known well enough. */
export function nextJob(report: Report, spent: number, busy: ReadonlySet<string>): Job | undefined {
  const { decisions, duels } = report;
  const free = (job: Job): boolean => !busy.has(keyOf(job));
  // A rough curve comes first, then a look at everything else.
  const points = drawn(decisions);
  const unseen = (at: number): boolean => decisions[at]!.loss === undefined && free({ do: 'screen', at });
  const first = points.find(unseen);
  if (first !== undefined) return { do: 'screen', at: first };
  const curve = rarest(spreadOut(points.map((at) => ({ n: decisions[at]!.tally.n, job: { do: 'futures' as const, at } }))), ENOUGH, free);
  if (curve?.n === 0 && spent < 1) return curve.job;
  const next = decisions.findIndex((_, at) => unseen(at));
  if (next >= 0) return { do: 'screen', at: next };
  if (curve && spent < FOR_CURVE) return curve.job;
  // Beyond its time it only looks into what must be told.
  const inQuestion = contested(report).slice(0, spent < 1 ? undefined : FEWEST);
  const wanted = inQuestion.find((at) => !duels.some((duel) => duel.at === at) && free({ do: 'plan', at }));
  if (wanted !== undefined && !decisions.some(({ loss }) => loss === undefined)) return { do: 'plan', at: wanted };
  const races = duels.flatMap((duel, i) =>
    duel.tried.length > 1 && (spent < 1 || inQuestion.includes(duel.at))
      ? [{ duel, n: duel.tried[0]!.leads.length, job: { do: 'race' as const, duel: i, at: duel.at } }]
      : [],
  );
  // Every comparison gets a fair trial, then those that seem to matter most are looked into.
  const size = ({ duel }: (typeof races)[number]) => Math.abs(verdictOf(duel, report).by.value);
  const trial = rarest(races, FAIR_TRIAL, free);
  if (!trial && curve && !isSketched(report)) return curve.job;
  const race = trial ?? rarest(races.sort((a, b) => size(b) - size(a)).slice(0, FINALISTS), RACE_ENOUGH, free);
  return race?.job ?? curve?.job;
}

/** With so many points, spread over the game, there is a curve. */
const SKETCH = 12;
function isSketched({ decisions }: Report): boolean {
  const points = drawn(decisions);
  return points.filter((at) => decisions[at]!.tally.n > 0).length >= Math.min(SKETCH, points.length);
}

/** Is there a curve, and have the dearest decisions been given a fair trial, as far as there is anything to compare? */
function tellsEnough(report: Report): boolean {
  const hasFairTrial = (at: number): boolean => {
    const tried = report.duels.find((duel) => duel.at === at)?.tried;
    return tried !== undefined && (tried.length < 2 || tried[0]!.leads.length >= FAIR_TRIAL);
  };
  return (
    isSketched(report) && report.decisions.every(({ loss }) => loss !== undefined) && contested(report).slice(0, FEWEST).every(hasFairTrial)
  );
}

/** In an order in which any beginning is spread over the whole: a curve that is not finished still reaches from start to end. */
const spreadOut = <X>(list: readonly X[]): X[] =>
  list
    .map((it, at) => ({ it, place: (at * GOLDEN) % 1 }))
    .sort((a, b) => a.place - b.place)
    .map(({ it }) => it);
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** What rests on the fewest futures, and on fewer than enough. */
function rarest(list: readonly { readonly n: number; readonly job: Job }[], enough: number, free: (job: Job) => boolean) {
  let found: (typeof list)[number] | undefined;
  for (const it of list) if (it.n < enough && it.n < (found?.n ?? Number.POSITIVE_INFINITY) && free(it.job)) found = it;
  return found;
}

export interface Review {
  readonly ports: readonly ReviewPort[];
  readonly game: string;
  readonly record: string;
  /** Who reads it. */
  readonly focus: number | undefined;
  /** What is known already. */
  readonly known: Report | undefined;
  /** How long it may take, and what time it is, in milliseconds. */
  readonly budget: number;
  clock(): number;
  /** Called whenever something new is known; `spent` from 0 to 1. */
  tell(report: Report, spent: number): void;
  isStopped(): boolean;
}

/** Go through a game until the time is used up or all is known; what was found counts, whenever it is stopped. */
export async function review({ ports, game, record, focus, known, budget, clock, tell, isStopped }: Review): Promise<Report> {
  const [first, ...rest] = ports as readonly [ReviewPort, ...ReviewPort[]];
  const read = await first.ask({ do: 'read', game, record, ...(known ? { reach: known.reach } : undefined) });
  await Promise.all(rest.map((port) => port.ask({ do: 'read', game, record, reach: read.reach })));
  let report = known ? { ...known, done: false } : begun(read, focus);
  const began = clock();
  const spent = (): number => Math.min(PATIENCE, (clock() - began) / budget);
  const isEnough = (part: number): boolean => part >= PATIENCE || (part >= 1 && tellsEnough(report));
  const busy = new Set<string>();
  const work = async (port: ReviewPort): Promise<void> => {
    for (;;) {
      const part = spent();
      const job = isStopped() || isEnough(part) ? undefined : nextJob(report, part, busy);
      if (!job) return;
      const key = keyOf(job);
      busy.add(key);
      const change = await perform(port, report, job).finally(() => busy.delete(key));
      if (isStopped()) return;
      report = change(report);
      tell(report, Math.min(1, spent()));
    }
  };
  await Promise.all(ports.map(work));
  report = { ...report, done: true };
  if (!isStopped()) tell(report, 1);
  return report;
}

function begun({ decisions, end, whole, reach }: Answers['read'], focus: number | undefined): Report {
  const seats = end.leads.length;
  const seatOf = decisions.map(({ seat }) => seat);
  return {
    seats,
    focus,
    scale: seats === 1 ? 'score' : whole ? 'chance' : 'lead',
    reach,
    all: decisions.length,
    decisions: sampled(seatOf, focus).map((number): Reviewed => ({ ...decisions[number]!, number, tally: emptyTally(seats) })),
    duels: [],
    end,
    done: false,
  };
}

const word = (move: AnyMove): string => JSON.stringify(move);
const sameMoves = (a: readonly AnyMove[], b: readonly AnyMove[]): boolean => a.map(word).sort().join() === b.map(word).sort().join();
/** Does a plan only leave out what another one does? */
const isPartOf = (part: readonly AnyMove[], whole: readonly AnyMove[]): boolean => {
  const moves = whole.map(word);
  return part.every((move) => moves.includes(word(move)));
};

/** Do one thing; the answer says how it changes what is known by then. */
async function perform(port: ReviewPort, report: Report, job: Job): Promise<(report: Report) => Report> {
  const decision = report.decisions[job.at]!;
  const changed = (change: (old: Reviewed) => Reviewed) => (now: Report) => ({
    ...now,
    decisions: now.decisions.map((old, at) => (at === job.at ? change(old) : old)),
  });
  if (job.do === 'screen') {
    const { loss, gain, plans } = await port.ask({ do: 'screen', at: decision.number });
    return changed((old) => ({ ...old, loss, gain, plans }));
  }
  if (job.do === 'futures') {
    const [futures] = await port.ask({ do: 'futures', at: decision.number, from: decision.tally.n, n: CHUNK });
    return changed((old) => ({ ...old, tally: addFutures(old.tally, futures!) }));
  }
  if (job.do === 'plan') {
    const expert = await port.ask({ do: 'plan', at: decision.number });
    return (now) => ({ ...now, duels: [...now.duels, { at: job.at, tried: rivalsOf(decision, expert) }] });
  }
  const { tried } = report.duels[job.duel]!;
  const from = tried[0]!.leads.length;
  const found = await port.ask({ do: 'futures', at: decision.number, plans: tried.map(({ moves }) => moves), from, n: RACE_CHUNK });
  const { seat } = decision;
  return (now) => ({
    ...now,
    duels: now.duels.map((duel, i) =>
      i !== job.duel
        ? duel
        : {
            ...duel,
            tried: duel.tried.map((plan, at) => ({
              ...plan,
              wins: [...plan.wins, ...found[at]!.map(({ wins }) => wins[seat]!)],
              leads: [...plan.leads, ...found[at]!.map(({ leads }) => Math.round(leads[seat]! * 10) / 10)],
            })),
          },
    ),
  });
}

/** How many plans are compared at most. */
const RIVALS = 4;

/** What was played, what the expert would play if that is something else, and what else was considered. */
function rivalsOf({ moves, plans = [] }: Reviewed, expert: readonly AnyMove[]): Tried[] {
  const tried: Tried[] = [];
  const add = (who: Tried['who'], plan: readonly AnyMove[], isKnown: (other: Tried) => boolean) => {
    if (plan.length > 0 && !tried.some(isKnown) && tried.length < RIVALS) tried.push({ who, moves: plan, wins: [], leads: [] });
  };
  add('played', moves, () => false);
  // The same in another order is the same to a player.
  add('expert', expert, (other) => sameMoves(other.moves, expert));
  for (const plan of plans) add('other', plan, (other) => word(other.moves[0]!) === word(plan[0]!) || isPartOf(plan, other.moves));
  return tried;
}
