import { ALL, mask, seenBy } from '../../kernel/index.js';
import type { Shape, Viewer } from '../../kernel/types.js';
import { diff, type GameView } from '../../protocol/index.js';
import { present } from './play.js';
import { type AnyGame, askedSeats, isSameTurn, type Play, type Session } from './session.js';
import { changeOf, seenChange } from './state-change.js';
import { gameView, logFor, questionFor, undoFor } from './view.js';

/** A patch as text, for a viewer; undefined when nothing changes for him. */
type TextFor = (viewer: Viewer) => string | undefined;

/** What changes of the game, for each of these viewers, from one session to another: patches as text, written once where all see the same. Runs code of the game. */
export function gameChanges(game: AnyGame, before: Session, after: Session, viewers: readonly Viewer[]): Map<Viewer, string> {
  const changes = new Map<Viewer, string>();
  const { play } = after;
  if (!play || viewers.length === 0) return changes;
  const was = before.play;
  if (!was) return new Map(viewers.map((viewer) => [viewer, JSON.stringify([gameView(game, after, play, viewer)])]));
  const [turn, view, log] = [
    turnChange(before, after, was, play),
    viewChange(game, present(was).position.state, present(play).position.state),
    logChange(was.told, play.told),
  ];
  for (const viewer of viewers) {
    let text = turn;
    const question = questionFor(after, play, viewer);
    if (question !== questionFor(before, was, viewer)) text += `,"question":[${question}]`;
    const undo = undoFor(game, after, play, viewer);
    if (!isSameUndo(undo, undoFor(game, before, was, viewer))) text += `,"undo":[${JSON.stringify(undo)}]`;
    const [seen, events] = [view(viewer), log(viewer)];
    if (seen) text += `,"view":${seen}`;
    if (events) text += `,"log":${events}`;
    if (text) changes.set(viewer, `{${text.slice(1)}}`);
  }
  return changes;
}

const isSameUndo = (a: GameView['undo'], b: GameView['undo']): boolean => a === b || (a.can === b.can && a.closed === b.closed);

/** What all see alike of whose turn it is. */
function turnChange(before: Session, after: Session, was: Play, is: Play): string {
  const [from, to] = [present(was).position.ply, present(is).position.ply];
  const asked = isSameTurn(before, after) ? undefined : textOf(diff(askedSeats(before), askedSeats(after)));
  return `${from === to ? '' : `,"ply":[${to}]`}${asked ? `,"asked":${asked}` : ''}`;
}

/** What changes of the view from one state to another. A game that conceals areas may show more of what has not changed, so there the views themselves are compared. */
export function viewChange(game: AnyGame, before: Shape['state'], after: Shape['state']): TextFor {
  if (before === after) return () => undefined;
  if (game.conceal) return (viewer) => textOf(diff(mask(game, before, viewer), mask(game, after, viewer)));
  const change = changeOf(before, after);
  return (viewer) => seenChange(change, viewer);
}

/**
 * Something was taken back: whoever sees another position than before is asked anew. What he has answered to the old one, perhaps
 * in the same moment, must not be taken for an answer to the new one, where the same words may mean something else.
 */
export function askAnew(game: AnyGame, before: Play, after: Play, n: number): Play {
  const seen = viewChange(game, present(before).position.state, present(after).position.state);
  return { ...after, questions: after.questions.map((question, seat) => (question !== null && seen(seat) ? n : question)) };
}

const textOf = (value: object | undefined): string | undefined => value && JSON.stringify(value);

/** Most often a log has gone on by the events of one move. */
function logChange(was: Play['told'], is: Play['told']): TextFor {
  if (was === is) return () => undefined;
  const ply = was.length;
  const told = is[ply];
  if (!told || is.length > ply + 1 || is[ply - 1] !== was[ply - 1])
    return (viewer) => textOf(diff(logFor(was, viewer), logFor(is, viewer)));
  const write = (viewer: Viewer): string | undefined => {
    const events: GameView['log'] = seenBy(told, viewer).map((e) => ({ ply, e }));
    return events.length > 0 ? JSON.stringify({ '+': events }) : undefined;
  };
  if (told.some(({ known }) => known !== ALL)) return write;
  const text = write('spectator');
  return () => text;
}
