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
}

type Log = GameView['log'];

/** What each log was made from. Events never change, so a log grows with the game and is not made again after every move. */
const madeFrom = new WeakMap<Log, Play['told']>();

function logFor(told: Play['told'], viewer: Viewer, before: Log | undefined): Log {
  const known = (before && madeFrom.get(before)) ?? [];
  const grows = known.length > 0 && known.length <= told.length && known.at(-1) === told[known.length - 1];
  const log = grows ? [...before!] : [];
  for (let ply = grows ? known.length : 0; ply < told.length; ply++) for (const e of seenBy(told[ply]!, viewer)) log.push({ ply, e });
  madeFrom.set(log, told);
  return log;
}

/** The game as one viewer may know it, after what he saw `before`: the only place where a state leaves the server. Runs code of the game. */
export function gameView(game: AnyGame, s: Session, play: Play, viewer: Viewer, before?: GameView): GameView {
  const { position } = present(play);
  const view = mask(game, position.state, viewer);
  const asked = askedSeats(s);
  const acts = viewer !== 'spectator' && s.seats[viewer]!.state !== 'bot' && s.status === 'playing';
  return {
    view,
    ply: position.ply,
    asked,
    question: acts ? (play.questions[viewer] ?? null) : null,
    log: logFor(play.told, viewer, before?.log),
    undo: acts ? undoState({ game, options: s.header.settings.options, frames: play.frames, entries: [] }, viewer) : { can: false },
    over: view.over,
    standings: game.standings(view),
  };
}

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

export function sharedView(s: Session, presence: Presence): SharedView {
  const { header } = s;
  return defined<SharedView>({
    table: header.id,
    settings: header.settings,
    rules: header.rules,
    created: header.created,
    status: s.status,
    ending: s.ending,
    paused: s.paused,
    commitment: commitmentFor(header.seed),
    seed: s.status === 'over' ? header.seed : undefined,
    rematch: s.rematch,
    seats: s.seats.map((row) =>
      defined({
        state: row.state,
        name: row.name,
        level: row.level,
        host: row.person !== undefined && row.person === s.host,
        online: row.person !== undefined && presence.online.has(row.person),
        conceded: row.conceded,
        kept: row.state === 'bot' && row.person !== undefined && !row.conceded,
      }),
    ),
    clocks: s.clocks.map((row) =>
      defined({
        bank: header.settings.clock.kind === 'live' ? row.bank : undefined,
        since: row.since ?? undefined,
        deadline: deadlineOf(header.settings.clock, row),
        out: row.out,
      }),
    ),
    proposals: s.proposals.map((row) => ({
      id: row.id,
      by: row.by,
      what: row.what,
      yes: row.yes,
      waiting: votersOf(s, row).filter((seat) => !row.yes.includes(seat) && !row.no.includes(seat)),
    })),
    chatOn: s.chatOn,
    chat: s.chat,
    thinking: presence.thinking,
    spectators: presence.spectators,
  });
}

/** The hash is asked for with every view, the seed never changes. */
const commitments = new Map<string, string>();
function commitmentFor(seed: string): string {
  const known = commitments.get(seed);
  if (known) return known;
  if (commitments.size > 10_000) commitments.clear();
  const made = commitmentOf(seed);
  commitments.set(seed, made);
  return made;
}

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
