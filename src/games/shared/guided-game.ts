import type { Game, Seat, Shape } from '../../kernel/index.js';
import { append, isSame, now, type Timeline } from '../../kernel/index.js';
import { type PlayedLine, playLine, type Replayed } from './played-line.js';
import type { Messages } from './text/messages.js';

/** The places a note points at: `a` is what to press next, the others only explain. */
export const LETTERS = ['b', 'c', 'd'] as const;
export type Letter = (typeof LETTERS)[number];

/**
 * One note of the tutor. Its words are `id` (title), `id.text`, `id.act.1` and so on (what to do), and `id.done` (what
 * happened and what it was good for) where that is worth saying.
 */
export interface GuidedStep<T extends Shape = Shape> {
  readonly id: string;
  /** How many of the learner's next moves it asks for; none: it is only read. */
  readonly acts?: number;
  readonly points?: Readonly<Partial<Record<Letter, string>>>;
  /** By number of an act: another move, written as in a record, that is worth weighing against it in figures. */
  readonly versus?: Readonly<Record<number, string>>;
  /** The rule behind it, for whoever asks why. */
  readonly rule: string;
  /** What the words claim, asked of the position before the first act. */
  holds?(s: T['state'], me: Seat): boolean;
  /** What the words after it claim, asked of the position when the learner is asked again. */
  proves?(s: T['state'], me: Seat): boolean;
}

/** A part of the game about one thing. Its name is `lesson.id`. */
export interface GuidedLesson<T extends Shape = Shape> {
  readonly id: string;
  readonly steps: readonly GuidedStep<T>[];
}

/** A first game with a tutor: a game that was once played up to the end of the last lesson, and what is to be said at its moments. */
export interface GuidedGame<T extends Shape = Shape> extends PlayedLine<T> {
  readonly learner: Seat;
  readonly lessons: readonly GuidedLesson<T>[];
}

export type GuidedWords = Messages & Readonly<Record<string, string>>;

/** How a guided game is found without loading it. */
export interface GuidedEntry<T extends Shape = Shape> {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  /** About how long it takes, in minutes. */
  readonly minutes: number;
  game(): Promise<GuidedGame<T>>;
  readonly words: { en(): Promise<GuidedWords>; fr(): Promise<GuidedWords> };
}

/** What the tutor shows at one moment: a note before its acts, or what is said after them. */
export interface GuidedPage<T extends Shape = Shape> {
  readonly step: GuidedStep<T>;
  readonly phase: 'ask' | 'done';
  readonly lesson: number;
  /** The place of the step in its lesson. */
  readonly place: number;
  /** It belongs to the moments when the learner has made at least so many moves, and not yet the other number. */
  readonly from: number;
  readonly to: number;
}

export interface GuidedPath<T extends Shape = Shape> extends Replayed<T> {
  readonly guided: GuidedGame<T>;
  readonly pages: readonly GuidedPage<T>[];
  /** By number of the learner's moves: after how many moves of everybody the learner is asked for the next one. */
  readonly plies: readonly number[];
}

/** Play the line of a guided game and lay its notes along it. Throws where the rules do not allow it any more. */
export function layPath<T extends Shape>(game: Game<T>, guided: GuidedGame<T>, words: GuidedWords): GuidedPath<T> {
  const played = playLine(game, guided);
  const plies = played.moves.flatMap(({ seat }, ply) => (seat === guided.learner ? [ply] : []));
  return { ...played, guided, pages: pagesOf(guided, words), plies: [...plies, played.moves.length] };
}

function pagesOf<T extends Shape>({ lessons }: GuidedGame<T>, words: GuidedWords): GuidedPage<T>[] {
  const pages: GuidedPage<T>[] = [];
  let made = 0;
  lessons.forEach(({ steps }, lesson) => {
    steps.forEach((step, place) => {
      const to = made + (step.acts ?? 0);
      const page = { step, lesson, place };
      pages.push({ ...page, phase: 'ask', from: made, to: step.acts ? to : made + 1 });
      if (words[`${step.id}.done`] !== undefined) pages.push({ ...page, phase: 'done', from: to, to: to + 1 });
      made = to;
    });
  });
  return pages;
}

/** Does a page belong to the moment after so many moves of the learner? */
export const fits = ({ from, to }: GuidedPage, made: number): boolean => from <= made && made < to;

type Played = readonly { readonly seat: Seat; readonly move: unknown }[];

/** Where the learner stands on the line. */
export interface Standing {
  /** How many moves of the line are made, in whatever order the acts of one note were done. */
  readonly along: number;
  /** Later acts of the note that is open, made before their time: their places in the line. */
  readonly ahead: readonly number[];
  /** The first played move that belongs to another way, if there is one. */
  readonly astray: number | undefined;
}

/** Follow the played moves along the line. What one note asks for may be done in another order wherever that comes to the same. */
export function standing<T extends Shape>(path: GuidedPath<T>, played: Played): Standing {
  const isLine = (i: number, ply: number): boolean => {
    const [it, there] = [played[i]!, path.moves[ply]!];
    return it.seat === there.seat && isSame(it.move, there.move);
  };
  let along = 0;
  while (along < played.length && along < path.moves.length) {
    if (isLine(along, along)) {
      along++;
      continue;
    }
    const acts = actsFrom(path, along);
    const made: number[] = [];
    while (along + made.length < played.length && !isPrefix(made, along)) {
      const ply = acts.find((act) => !made.includes(act) && isLine(along + made.length, act));
      if (ply === undefined || !comesToTheSame(path, along, [...made, ply])) return { along, ahead: made, astray: along + made.length };
      made.push(ply);
    }
    if (!isPrefix(made, along)) return { along, ahead: made, astray: undefined };
    along += made.length;
  }
  return { along: along < path.moves.length ? along : played.length, ahead: [], astray: undefined };
}

const isPrefix = (made: readonly number[], from: number): boolean => made.length > 0 && made.every((ply) => ply < from + made.length);

/** The acts still to be done, from one of them on, that its note asks for one after the other. */
function actsFrom<T extends Shape>({ pages, plies }: GuidedPath<T>, ply: number): number[] {
  const note = pages.find(({ step, phase, from }) => phase === 'ask' && step.acts && plies.slice(from, from + step.acts).includes(ply));
  const acts = note ? plies.slice(note.from, note.from + note.step.acts!).filter((act) => act >= ply) : [];
  return acts.filter((act, i) => act === ply + i);
}

const verdicts = new WeakMap<object, Map<string, boolean>>();

/** Does the game go on as in the line when some acts of a note are done before the others? Only the order of things on the table may differ. */
function comesToTheSame<T extends Shape>(path: GuidedPath<T>, from: number, made: readonly number[]): boolean {
  const known = verdicts.get(path) ?? new Map<string, boolean>();
  verdicts.set(path, known);
  const key = `${from}:${made.join()}`;
  const verdict = known.get(key) ?? playsOn(path, from, made);
  known.set(key, verdict);
  return verdict;
}

function playsOn<T extends Shape>({ timeline, moves }: GuidedPath<T>, from: number, made: readonly number[]): boolean {
  const frames = timeline.frames.slice(0, from + 1);
  let trial: Timeline<T> = { ...timeline, frames, entries: frames.flatMap(({ by }) => (by ? [by] : [])) };
  const rest = moves.flatMap((_, ply) => (ply < from || made.includes(ply) ? [] : [ply]));
  const end = Math.max(...made) + 1;
  for (const ply of [...made, ...rest]) {
    const { seat, move } = moves[ply]!;
    const step = append(trial, seat, move, true);
    if (!step.ok) return false;
    trial = step.timeline;
    if (trial.frames.length === end + 1 && heap(now(trial).position.state) !== heap(timeline.frames[end]!.position.state)) return false;
  }
  return true;
}

/** A state as a text in which the order of lists says nothing. */
const heap = (it: unknown): string => {
  if (Array.isArray(it)) return `[${it.map(heap).sort().join()}]`;
  if (typeof it !== 'object' || it === null) return JSON.stringify(it) ?? '';
  return `{${Object.entries(it)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}:${heap(value)}`]))
    .sort()
    .join()}}`;
};

/** The next act of a page that the learner has not done yet, and its number; undefined when all are done. */
export function nextAct<T extends Shape>(
  path: GuidedPath<T>,
  page: GuidedPage<T>,
  made: number,
): { readonly number: number; readonly move: T['move'] } | undefined {
  if (page.phase === 'done' || !page.step.acts || !fits(page, made)) return undefined;
  return { number: made - page.from + 1, move: path.moves[path.plies[made]!]!.move };
}
