import type { Answer, Problem, Request } from '../../protocol/index.js';
import { Room } from '../run/room.js';
import { type Asker, isCommand } from '../table/commands.js';
import { problem } from '../table/outcome.js';
import type { Connection } from './connection.js';
import { cleanName, cleanText } from './identity.js';
import type { Net } from './net.js';
import type { RateKind } from './rate.js';

type Result = Answer | Problem | undefined;

/** Requests with a limit of their own. */
const LIMITED: Partial<Record<Request['do'], RateKind>> = {
  create: 'create',
  rematch: 'create',
  join: 'join',
  chat: 'chat',
  phrase: 'chat',
  notes: 'chat',
};

/** Tables that one page may follow at once. */
export const WATCHED = 32;

/** Do what a page asks. */
export async function answer(net: Net, from: Connection, request: Request): Promise<Result> {
  const kind = LIMITED[request.do];
  const wait = kind && net.rates.take(kind, from.who());
  if (wait !== undefined) return problem('TOO_MANY', { wait });
  switch (request.do) {
    case 'ping':
      return undefined;
    case 'lobby':
      from.inLobby = true;
      return { lobby: await net.hub.lobby(from.person, request.game) };
    case 'leave-lobby':
      from.inLobby = false;
      return undefined;
    case 'create': {
      if (!from.asker) return problem('NOT_SIGNED_IN');
      const table = await net.hub.create(askerOf(from.asker), request);
      return typeof table === 'string' ? { table } : table;
    }
    default:
      return atTable(net, from, request);
  }
}

const askerOf = ({ id, name }: { id: string; name: string }): Asker => ({ person: id, name });

type TableRequest = Exclude<Request, { do: 'ping' | 'lobby' | 'leave-lobby' | 'create' }>;

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
      const refused = await room.watch(from);
      if (refused) return refused;
      from.watching.set(request.table, room);
      return from.person === undefined ? undefined : { desk: await net.services.store.desk(request.table, from.person) };
    }
    case 'past': {
      const past = await room.past(from, request.ply);
      return past ? { past } : problem('STALE');
    }
    case 'record': {
      const record = await room.record(from);
      return record === undefined ? problem('GAME_RUNNING') : { record };
    }
  }
  if (!from.asker) return problem('NOT_SIGNED_IN');
  return asPerson(net, from, room, from.asker, request);
}

type PersonRequest = Exclude<TableRequest, { do: 'unwatch' | 'watch' | 'past' | 'record' }>;

async function asPerson(
  net: Net,
  from: Connection,
  room: Room,
  person: { id: string; name: string },
  request: PersonRequest,
): Promise<Result> {
  const asker = askerOf(person);
  if (request.do === 'notes' || request.do === 'mute') return keepDesk(net, request, asker.person);
  if (request.do === 'rematch') {
    const table = await net.hub.rematch(room, asker);
    return typeof table === 'string' ? { table } : table;
  }
  if (!isCommand(request)) return problem('MALFORMED');
  if (request.do === 'join' && request.name !== undefined) {
    const name = cleanName(request.name);
    if (name === '') return problem('MALFORMED');
    await net.rename(person.id, name);
  }
  const cleaned = request.do === 'chat' ? { ...request, text: cleanText(request.text) } : request;
  if (cleaned.do === 'chat' && cleaned.text === '') return problem('MALFORMED');
  const refused = await room.table.command(askerOf(from.asker ?? person), cleaned);
  // The page learns at once what it did not know.
  if (refused?.code === 'STALE') await room.resend(from);
  return refused;
}

async function keepDesk(net: Net, request: Extract<Request, { do: 'notes' | 'mute' }>, person: string): Promise<Result> {
  const { store } = net.services;
  const desk = await store.desk(request.table, person);
  const others = desk.muted.filter((seat) => request.do !== 'mute' || seat !== request.seat);
  const changed =
    request.do === 'notes' ? { ...desk, notes: request.text } : { ...desk, muted: request.on ? [...others, request.seat] : others };
  await store.keepDesk(request.table, person, changed);
  net.tellDesk(request.table, person, changed);
  return { desk: changed };
}
