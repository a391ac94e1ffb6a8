import { commitmentOf, mask, seenBy, undoState } from '../../kernel/index.js';
import type { Shape, Told, Viewer } from '../../kernel/types.js';
import type { GameView, TableCard, TableView } from '../../protocol/index.js';
import { votersOf } from './agreeing.js';
import { deadlineOf } from './clock.js';
import type { PersonId } from './facts.js';
import { present } from './play.js';
import { type AnyGame, askedSeats, type Play, type Session } from './session.js';

/** What pages are open, and which bots are at work: true at this moment, kept nowhere. */
export interface Presence {
  readonly online: ReadonlySet<PersonId>;
  readonly thinking: readonly number[];
  readonly spectators: number;
}

/** Events never change, so what a viewer sees of them is worked out once; equal parts are then recognised by identity. */
const seen = new WeakMap<object, Map<Viewer, GameView['log']>>();

function eventsFor(told: readonly Told<Shape['event']>[], ply: number, viewer: Viewer): GameView['log'] {
  const byViewer = seen.get(told) ?? new Map<Viewer, GameView['log']>();
  const events = byViewer.get(viewer) ?? seenBy(told, viewer).map((e) => ({ ply, e }));
  seen.set(told, byViewer.set(viewer, events));
  return events;
}

/** The game as one viewer may know it: the only place where a state leaves the server. Runs code of the game. */
export function gameView(game: AnyGame, s: Session, play: Play, viewer: Viewer): GameView {
  const { position } = present(play);
  const view = mask(game, position.state, viewer);
  const asked = askedSeats(s);
  const acts = viewer !== 'spectator' && s.seats[viewer]!.state !== 'bot' && s.status === 'playing';
  return {
    view,
    ply: position.ply,
    asked,
    question: acts ? (play.questions[viewer] ?? null) : null,
    log: play.told.flatMap((told, ply) => eventsFor(told, ply, viewer)),
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

/** The whole table for one viewer, around an already computed game view. */
export function tableView(s: Session, viewer: Viewer, presence: Presence, game: GameView | undefined): TableView {
  const { header } = s;
  return defined<TableView>({
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
    viewer,
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
    game,
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
  const deadlines = s.clocks.flatMap((row) => deadlineOf(header.settings.clock, row) ?? []);
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
    deadline: deadlines.length > 0 ? Math.min(...deadlines) : undefined,
  });
}
