import type { Answer, Problem, Request, Settings } from '../../protocol/index.js';
import type { Hub } from '../run/hub.js';
import { Room } from '../run/room.js';
import { type Asker, type Command, isCommand } from '../table/commands.js';
import { problem } from '../table/outcome.js';
import type { Connection } from './connection.js';
import { cleanName, cleanText, cleanTitle } from './identity.js';
import type { Net } from './net.js';
import type { RateKind } from './rate.js';

/** An answer that is text already. */
export interface Written {
  readonly written: string;
}
export type Result = Answer | Written | Problem | undefined;

/** Requests with a limit of their own. */
const LIMITED: Partial<Record<Request['do'], RateKind>> = {
  create: 'create',
  rematch: 'create',
  join: 'join',
  chat: 'chat',
  phrase: 'chat',
  notes: 'chat',
};

/** Requests for something to see, which is paid for by what it costs. */
const LOOKING: readonly Request['do'][] = ['watch', 'past', 'record', 'lobby'];

/** What the lists of the lobby cost, in milliseconds. */
const LISTS = 2;

/** Tables that one page may follow at once. */
export const WATCHED = 32;

/** Do what a page asks. `done` is called once. */
export function answer(
  net: Net,
  from: Connection,
  request: Request,
  done: (result: Result) => void,
  failed: (trouble: unknown) => void,
): void {
  const kind = LIMITED[request.do];
  const wait =
    (LOOKING.includes(request.do) ? net.rates.owes('look', from.who()) : undefined) ?? (kind && net.rates.take(kind, from.who()));
  if (wait !== undefined) done(problem('TOO_MANY', { wait }));
  else if (isCommand(request)) {
    // Nearly always the table is in memory and nothing has to be waited for before the command takes its turn there.
    const room = net.hub.room(request.table);
    if (room instanceof Room && request.do !== 'join') command(from, room, request, done);
    else
      prepared(net, from, request, room).then(
        (found) => (found instanceof Room ? command(from, found, request, done) : done(found)),
        failed,
      );
  } else other(net, from, request).then(done, failed);
}

const askerOf = ({ id, name }: { id: string; name: string }): Asker => ({ person: id, name });

/** A command of a person at a table. */
function command(from: Connection, room: Room, request: Command, done: (result: Result) => void): void {
  const cleaned = request.do === 'chat' ? { ...request, text: cleanText(request.text) } : request;
  if (!from.asker) done(problem('NOT_SIGNED_IN'));
  else if (cleaned.do === 'chat' && cleaned.text === '') done(problem('MALFORMED'));
  else
    room.table.command(askerOf(from.asker), cleaned, (refused) => {
      // The page learns at once what it did not know.
      if (refused?.code === 'STALE')
        void room.resend(from).then(
          () => done(refused),
          () => done(refused),
        );
      else done(refused);
    });
}

/** Before a command: the table is fetched, and who sits down may take another name. */
async function prepared(net: Net, from: Connection, request: Command, opening: ReturnType<Hub['room']>): Promise<Room | Problem> {
  const room = await opening;
  if (!(room instanceof Room) || request.do !== 'join' || request.name === undefined || !from.asker) return room;
  const name = cleanName(request.name);
  if (name === '') return problem('MALFORMED');
  await net.rename(from.asker.id, name);
  return room;
}

async function other(net: Net, from: Connection, request: Exclude<Request, Command>): Promise<Result> {
  switch (request.do) {
    case 'ping':
      return undefined;
    case 'lobby':
      from.inLobby = true;
      from.spend(LISTS);
      return { lobby: await net.hub.lobby(from.person, request.game) };
    case 'leave-lobby':
      from.inLobby = false;
      return undefined;
    case 'create': {
      if (!from.asker) return problem('NOT_SIGNED_IN');
      const table = await net.hub.create(askerOf(from.asker), { ...request, settings: cleanSettings(request.settings) });
      return typeof table === 'string' ? { table } : table;
    }
    default:
      return atTable(net, from, request);
  }
}

/** A title loses what cannot be shown; an empty one is none. */
function cleanSettings({ title, ...settings }: Settings): Settings {
  const clean = title === undefined ? '' : cleanTitle(title);
  return clean === '' ? settings : { ...settings, title: clean };
}

type TableRequest = Exclude<Request, Command | { do: 'ping' | 'lobby' | 'leave-lobby' | 'create' }>;

async function atTable(net: Net, from: Connection, request: TableRequest): Promise<Result> {
  if (request.do === 'unwatch') {
    from.watching.get(request.table)?.unwatch(from);
    from.watching.delete(request.table);
    return undefined;
  }
  const room = await net.hub.room(request.table);
  if (!(room instanceof Room)) return room;
  switch (request.do) {
    case 'watch': {
      if (from.watching.size >= WATCHED && !from.watching.has(request.table)) return problem('TOO_MANY');
      // A page that closes meanwhile leaves the room too.
      from.watching.set(request.table, room);
      const refused = await room.watch(from);
      if (refused) {
        from.watching.delete(request.table);
        return refused;
      }
      return from.person === undefined ? undefined : { aside: await net.services.store.aside(request.table, from.person) };
    }
    case 'past': {
      const past = await room.past(from, request.from, request.to);
      return past === undefined ? problem('STALE') : { written: `{"past":${past}}` };
    }
    case 'record': {
      const record = await room.record(from);
      return record === undefined ? problem('GAME_RUNNING') : { written: `{"record":${JSON.stringify(record)}}` };
    }
  }
  if (!from.asker) return problem('NOT_SIGNED_IN');
  if (request.do !== 'rematch') return keepAside(net, request, from.asker.id);
  const table = await net.hub.rematch(room, askerOf(from.asker));
  return typeof table === 'string' ? { table } : table;
}

async function keepAside(net: Net, request: Extract<Request, { do: 'notes' | 'mute' }>, person: string): Promise<Result> {
  const changed = await net.services.store.changeAside(request.table, person, (aside) => {
    if (request.do === 'notes') return { ...aside, notes: request.text };
    const others = aside.muted.filter((seat) => seat !== request.seat);
    return { ...aside, muted: request.on ? [...others, request.seat] : others };
  });
  net.tellAside(request.table, person, changed);
  return { aside: changed };
}
