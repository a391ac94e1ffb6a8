import { append, asked, begin, cipherDice, type Frame, now, type Timeline, takeBack } from '../../kernel/index.js';
import type { Refusal, Seat, Shape } from '../../kernel/types.js';
import { LIMITS } from '../../protocol/index.js';
import type { AnyGame, Play, Session } from './session.js';

/** Earlier positions that a table keeps: enough for a page that comes anew and looks back by forty moves. */
const MARKS = 3;

/**
 * The frames that an undo can still reach: from the last final move on, with the one before it, so that the kernel
 * can say what closed the way. A long game keeps a handful of positions in memory instead of hundreds.
 */
function recent(frames: readonly Frame<Shape>[]): readonly Frame<Shape>[] {
  let last = frames.length - 1;
  while (last > 0 && !frames[last]!.closed) last--;
  return last <= 1 ? frames : frames.slice(last - 1);
}

type Marks = Play['marks'];
const marked = (marks: Marks, { position }: Frame<Shape>): Marks =>
  position.ply % LIMITS.span === 0 && position.ply > (marks.at(-1)?.ply ?? -1) ? [...marks.slice(1 - MARKS), position] : marks;

const timelineOf = (game: AnyGame, s: Session, play: Play): Timeline<Shape> => ({
  game,
  options: s.header.settings.options,
  frames: play.frames,
  entries: [],
});

export const present = (play: Play): Frame<Shape> => play.frames[play.frames.length - 1]!;

/** Who is asked what, after line `n`. A seat whose question goes on while others answer keeps its number. */
function questionsOf(game: AnyGame, before: Play | undefined, after: Frame<Shape>, n: number, mover: Seat | undefined): (number | null)[] {
  const { position } = after;
  const sameStep = before !== undefined && stepOf(present(before)) === stepOf(after);
  const questions: (number | null)[] = new Array(position.state.seats).fill(null);
  for (const seat of asked(game, position)) questions[seat] = sameStep && seat !== mover ? (before.questions[seat] ?? n) : n;
  return questions;
}
const stepOf = ({ position: { state } }: Frame<Shape>): string | undefined => state.steps[state.steps.length - 1]?.step;

/** The first position: everything it holds follows from the header. */
export function startPlay(game: AnyGame, s: Session, n: number): Play {
  const { settings, seed, rules } = s.header;
  const { frames } = begin(game, settings.options, s.seats.length, cipherDice(seed), rules);
  const questions = questionsOf(game, undefined, frames[0]!, n, undefined);
  return { frames, moves: [], told: [frames[0]!.events], marks: [frames[0]!.position], questions };
}

export function makeMove(game: AnyGame, s: Session, play: Play, seat: Seat, move: Shape['move'], n: number): Play | Refusal {
  const step = append(timelineOf(game, s, play), seat, move, true);
  if (!step.ok) return step.refusal;
  const frame = now(step.timeline);
  return {
    frames: recent(step.timeline.frames),
    moves: [...play.moves, frame.by!],
    told: [...play.told, frame.events],
    marks: marked(play.marks, frame),
    questions: questionsOf(game, play, frame, n, seat),
  };
}

export function undoMove(game: AnyGame, s: Session, play: Play, seat: Seat, n: number): Play | Refusal {
  const step = takeBack(timelineOf(game, s, play), seat);
  if (!step.ok) return step.refusal;
  const { frames } = step.timeline;
  // In a question to several seats the others' moves since were played again, so their events are taken anew.
  const moves = frames.flatMap((frame) => (frame.by ? [frame.by] : []));
  const ply = now(step.timeline).position.ply;
  const kept = ply - moves.length;
  return {
    frames,
    moves: [...play.moves.slice(0, kept), ...moves],
    told: [...play.told.slice(0, kept + 1), ...frames.filter((frame) => frame.by).map((frame) => frame.events)],
    marks: frames.reduce(
      marked,
      play.marks.filter((position) => position.ply <= kept),
    ),
    questions: questionsOf(game, play, now(step.timeline), n, seat),
  };
}

/** The game as it stood after `ply` moves, played again from its start. */
export function rewindPlay(game: AnyGame, s: Session, play: Play, ply: number, n: number): Play {
  let rebuilt = startPlay(game, s, n);
  for (const { seat, move } of play.moves.slice(0, ply)) {
    const next = makeMove(game, s, rebuilt, seat, move, n);
    if (!('frames' in next)) throw new Error(`the log of table ${s.header.id} does not replay: ${next.code}`);
    rebuilt = next;
  }
  return { ...rebuilt, questions: questionsOf(game, undefined, present(rebuilt), n, undefined) };
}
