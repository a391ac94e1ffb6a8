import {
  asked,
  type Frame,
  fastDice,
  foretell,
  imagine,
  mask,
  options,
  play,
  seenBy,
  type Timeline,
  undoState,
} from '../../kernel/index.js';
import type { Game, Position, Seat, Shape, UndoClosed, Viewer } from '../../kernel/types.js';
import type { Choice, LoggedEvent, SeatInfo, Snapshot } from './table.js';

/** A timeline and who looks at it from where. */
export interface Scene<T extends Shape> {
  readonly tableId: string;
  readonly timeline: Timeline<T>;
  readonly seats: readonly SeatInfo[];
  readonly viewer: Viewer;
  /** May everything be taken back, or could that be agreed at this table? */
  readonly freeUndo?: 'on' | 'off' | 'never';
}

export const isHere = (seat: SeatInfo | undefined): boolean => seat?.kind === 'me' || seat?.kind === 'friend';

/** The game at one moment as the viewer knew it then; nothing can be played in it. */
export function pastSnapshot<T extends Shape>(scene: Scene<T>, ply: number): Snapshot<T> {
  const { tableId, timeline, seats, viewer } = scene;
  const { game, options, frames } = timeline;
  const index = Math.max(0, Math.min(ply, frames.length - 1));
  const { position } = frames[index]!;
  return stillSnapshot({ tableId, options, seats, viewer }, game, {
    view: mask(game, position.state, viewer),
    ply: index,
    asked: asked(game, position),
    log: frames.slice(0, index + 1).flatMap((frame, i) => eventsOf(frame, i, viewer)),
  });
}

/** A moment in which nothing can be played. */
export function stillSnapshot<T extends Shape>(
  { tableId, options, seats, viewer }: Pick<Snapshot<T>, 'tableId' | 'options' | 'seats' | 'viewer'>,
  game: Game<T>,
  moment: Pick<Snapshot<T>, 'view' | 'ply' | 'asked' | 'log'>,
): Snapshot<T> {
  return {
    tableId,
    options,
    seats,
    viewer,
    ...moment,
    acting: null,
    choices: [],
    blocked: [],
    undo: { can: false },
    over: moment.view.over,
    standings: game.standings(moment.view),
    thinking: false,
  };
}

/** The present moment, with what the viewer may do. */
export function liveSnapshot<T extends Shape>(scene: Scene<T>): Snapshot<T> {
  const { timeline, seats, viewer } = scene;
  const base = pastSnapshot(scene, timeline.frames.length - 1);
  const thinking = base.asked.some((seat) => seats[seat]?.kind === 'bot');
  if (viewer === 'spectator' || !isHere(seats[viewer])) return { ...base, thinking };
  const acting = base.asked.includes(viewer) ? viewer : null;
  return {
    ...base,
    thinking,
    acting,
    undo: undoOf(scene, viewer),
    ...(acting === null ? undefined : choicesOf(timeline.game, base.view, acting)),
  };
}

function undoOf<T extends Shape>({ timeline, freeUndo }: Scene<T>, seat: Seat): Snapshot<T>['undo'] {
  const state = undoState(timeline, seat);
  if (freeUndo === 'on') return { can: state.can || timeline.frames.some(({ by }) => by?.seat === seat), free: true };
  return freeUndo === 'off' ? { ...state, free: false } : state;
}

/** Legality is judged on the view, so no list can tell more than the view does. */
export function choicesOf<T extends Shape>(g: Game<T>, view: T['state'], seat: Seat): Pick<Snapshot<T>, 'choices' | 'blocked'> {
  const choice = (move: T['move']): Choice<T> => ({ move, ...g.describe(view, seat, move) });
  const { legal, blocked } = options(g, { state: view }, seat);
  return { choices: legal.map(choice), blocked: blocked.map(({ move, refusal }) => ({ ...choice(move), refusal })) };
}

/** Frames never change, so what a viewer saw of one is worked out once. */
const seen = new WeakMap<object, Map<Viewer, readonly LoggedEvent<Shape>[]>>();

function eventsOf<T extends Shape>(frame: Frame<T>, ply: number, viewer: Viewer): readonly LoggedEvent<T>[] {
  const byViewer = seen.get(frame) ?? new Map<Viewer, readonly LoggedEvent<Shape>[]>();
  const events = byViewer.get(viewer) ?? seenBy(frame.events, viewer).map((e) => ({ ply, e }));
  seen.set(frame, byViewer.set(viewer, events));
  return events as readonly LoggedEvent<T>[];
}

/** What is known of a move before it is made. */
export interface Foresight<T extends Shape> {
  /** The view after it, as far as it is certain. */
  readonly state: T['state'];
  /** Dice or unknown cards decide the rest. */
  readonly open: boolean;
  /** Why it could not be taken back. */
  readonly closes?: UndoClosed;
}

/** A view never changes and moves are tried on copies, so what may lie behind it is imagined once for all choices. */
const truths = new WeakMap<object, Position<Shape>>();

function truthBehind<T extends Shape>(game: Game<T>, view: T['state'], ply: number): Position<T> {
  const truth = truths.get(view) ?? { ...imagine(game, view, fastDice(ply)), ply, sealed: {} };
  truths.set(view, truth);
  return truth as Position<T>;
}

/**
 * What follows from a move as far as it is certain. Whether it could be taken back is tried on an imagined truth, what it changes
 * is told from the view alone.
 */
export function foresightOf<T extends Shape>(
  game: Game<T>,
  view: T['state'],
  seat: Seat,
  move: T['move'],
  ply: number,
): Foresight<T> | undefined {
  const played = play(game, truthBehind(game, view, ply), seat, move);
  if (!played.ok) return undefined;
  const { state, isWhole } = foretell(game, view, seat, move);
  return { state: mask(game, state, seat), open: !isWhole, ...(played.closed ? { closes: played.closed } : undefined) };
}
