import { commitmentOf, mask, seenBy, undoState } from '../../kernel/index.js';
import type { Viewer } from '../../kernel/types.js';
import type { GameView, TableCard, TableView } from '../../protocol/index.js';
import { votersOf } from './agreeing.js';
import { deadlineOf } from './clock.js';
import { nextDeadline } from './due.js';
import type { PersonId } from './facts.js';
import { present } from './play.js';
import { type AnyGame, askedSeats, type Play, type Session } from './session.js';

/** What pages are open, and which bots are at work: true at this moment, kept nowhere. */
export interface Presence {
  readonly online: ReadonlySet<PersonId>;
  readonly thinking: readonly number[];
  readonly spectators: number;
  /** Why nothing moves: the rules have failed at what was tried last. */
  readonly fault?: NonNullable<TableView['fault']>;
}

export const logFor = (told: Play['told'], viewer: Viewer): GameView['log'] =>
  told.flatMap((events, ply) => seenBy(events, viewer).map((e) => ({ ply, e })));

const acts = (s: Session, viewer: Viewer): viewer is number =>
  viewer !== 'spectator' && s.seats[viewer]!.state !== 'bot' && s.status === 'playing';

/** The question put to a viewer. */
export const questionFor = (s: Session, play: Play, viewer: Viewer): GameView['question'] =>
  acts(s, viewer) ? (play.questions[viewer] ?? null) : null;

/** May a viewer take his last move back? */
export const undoFor = (game: AnyGame, s: Session, play: Play, viewer: Viewer): GameView['undo'] =>
  acts(s, viewer) ? undoState({ game, options: s.header.settings.options, frames: play.frames, entries: [] }, viewer) : NO_UNDO;
const NO_UNDO = { can: false };

/** The whole game as one viewer may know it. A state leaves the server here and in `gameChanges`, and nowhere else. Runs code of the game. */
export const gameView = (game: AnyGame, s: Session, play: Play, viewer: Viewer): GameView => ({
  view: mask(game, present(play).position.state, viewer),
  ply: present(play).position.ply,
  asked: askedSeats(s),
  question: questionFor(s, play, viewer),
  undo: undoFor(game, s, play, viewer),
  log: logFor(play.told, viewer),
});

/** Without the fields that are not there: JSON would leave them out too, and a difference must not see them. */
function defined<T extends object>(fields: T): T {
  const kept = {} as T;
  for (const key in fields) if (fields[key] !== undefined) kept[key] = fields[key];
  return kept;
}

/** What all viewers see of a table alike. */
export type SharedView = Omit<TableView, 'viewer' | 'game'>;

/** The whole table for one viewer. */
export const tableView = (shared: SharedView, viewer: Viewer, game: GameView | undefined): TableView =>
  game ? { ...shared, viewer, game } : { ...shared, viewer };

/** What was shown and what it was made from: parts that are made from the same again stay the same objects. */
export interface Shown {
  readonly session: Session;
  readonly presence: Presence;
  readonly view: SharedView;
}

/** Is nothing new but, perhaps, the game? Asked after every move, before anything is made. */
const isSame = (a: Session, b: Session): boolean =>
  a.seats === b.seats &&
  a.clocks === b.clocks &&
  a.status === b.status &&
  a.ending === b.ending &&
  a.paused === b.paused &&
  a.host === b.host &&
  a.proposals === b.proposals &&
  a.chatOn === b.chatOn &&
  a.chat === b.chat &&
  a.rematch === b.rematch;
export function show(session: Session, presence: Presence, before?: Shown): Shown {
  if (before && before.presence === presence && isSame(before.session, session)) return { session, presence, view: before.view };
  const { header } = session;
  const sameSeats = before?.session.seats === session.seats && before.session.host === session.host;
  const view = defined<SharedView>({
    table: header.id,
    settings: header.settings,
    rules: header.rules,
    created: header.created,
    status: session.status,
    ending: session.ending,
    paused: session.paused,
    commitment: before?.view.commitment ?? commitmentOf(header.seed),
    seed: session.status === 'over' ? header.seed : undefined,
    rematch: session.rematch,
    seats: sameSeats && before.presence.online === presence.online ? before.view.seats : seatViews(session, presence),
    clocks: before?.session.clocks === session.clocks ? before.view.clocks : clockViews(session),
    proposals: sameSeats && before.session.proposals === session.proposals ? before.view.proposals : proposalViews(session),
    chatOn: session.chatOn,
    chat: session.chat,
    thinking: presence.thinking,
    spectators: presence.spectators,
    fault: presence.fault,
  });
  return { session, presence, view };
}

export const sharedView = (s: Session, presence: Presence): SharedView => show(s, presence).view;

const seatViews = (s: Session, { online }: Presence): SharedView['seats'] =>
  s.seats.map((row) =>
    defined({
      state: row.state,
      name: row.name,
      level: row.level,
      temperament: row.temperament,
      host: row.person !== undefined && row.person === s.host,
      online: row.person !== undefined && online.has(row.person),
      conceded: row.conceded,
      kept: row.state === 'bot' && row.person !== undefined && !row.conceded,
    }),
  );

const clockViews = ({ header: { settings }, clocks }: Session): SharedView['clocks'] =>
  clocks.map((row) =>
    defined({
      bank: settings.clock.kind === 'live' ? row.bank : undefined,
      deadline: deadlineOf(settings.clock, row),
      out: row.out,
    }),
  );

const proposalViews = (s: Session): SharedView['proposals'] =>
  s.proposals.map((row) => ({
    id: row.id,
    by: row.by,
    what: row.what,
    yes: row.yes,
    waiting: votersOf(s, row).filter((seat) => !row.yes.includes(seat) && !row.no.includes(seat)),
  }));

/** The table in a list, without what depends on who looks. */
export function cardOf(s: Session): Omit<TableCard, 'mySeat' | 'myTurn'> {
  const { header } = s;
  return defined({
    table: header.id,
    game: header.settings.game,
    title: header.settings.title,
    status: s.status,
    ending: s.ending,
    settings: header.settings,
    seats: s.seats.map((row) => defined({ name: row.name, state: row.state, level: row.level })),
    created: header.created,
    updated: s.at,
    deadline: nextDeadline(s) ?? undefined,
  });
}
