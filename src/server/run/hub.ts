import { randomBytes } from 'node:crypto';
import type { Seat } from '../../kernel/types.js';
import { LIMITS, type Lobby, type Problem, type RequestOf, type TableCard } from '../../protocol/index.js';
import type { Summary } from '../store/store.js';
import { type Asker, commandKey } from '../table/commands.js';
import type { FirstSeat, Header, PersonId } from '../table/facts.js';
import { problem } from '../table/outcome.js';
import { openSession } from '../table/session.js';
import { Room } from './room.js';
import type { Services } from './services.js';
import { summaryOf } from './summary.js';
import { readTell } from './tell.js';

/** A table that nobody looks at leaves memory after this, sooner when its game is over; its log brings it back. */
const IDLE = 60_000;
const OVER = 5000;
const SWEEP = 1000;
/** Tables that one sweep looks after. */
const DUE = 200;
/** With several processes, others look after a table only when its own has had its chance. */
const PEER_GRACE = 5000;
const ANNOUNCE = 30_000;
/** Games are archived while there is little to do, or at least every so many milliseconds. */
const ARCHIVE_AT_LEAST = 10_000;
/** Calls of the rules from one sweep to the next that leave time for other things. */
const CALM = 50;
/** Milliseconds at the end for games that have no archive yet. */
const LAST_ARCHIVES = 2000;

const UNKNOWN_OPTION = { rule: 'TABLE-OPTIONS', code: 'UNKNOWN_OPTION' } as const;

const newId = (): string => randomBytes(16).toString('base64url');

/** All tables in use in this process. */
export class Hub {
  private readonly rooms = new Map<string, Room>();
  private readonly opening = new Map<string, Promise<Room | Problem>>();
  /** Tables of other rules: nothing can be done for them here, and they must not stand in the way of those that are due too. */
  private readonly foreign = new Set<string>();
  private sweeper: NodeJS.Timeout | undefined;
  private announced = 0;
  private archived = 0;
  private jobs = 0;

  constructor(private readonly services: Services) {}

  async open(): Promise<void> {
    const { store, own } = this.services;
    await store.listen(
      (payload) => own(this.hear(payload), 'message of another process not heard'),
      () => {
        for (const [table, room] of this.rooms) own(room.table.catchUp(Number.POSITIVE_INFINITY), 'table not read again', { table });
      },
    );
    const sweep = async (): Promise<void> => {
      await this.sweep().catch((trouble) => this.services.log.warn('sweep failed', { trouble }));
      this.sweeper = setTimeout(sweep, SWEEP).unref();
    };
    await sweep();
  }

  get size(): number {
    return this.rooms.size;
  }

  /** A table in memory, or one that is fetched from the store. */
  room(id: string): Room | Promise<Room | Problem> {
    return this.rooms.get(id) ?? this.opening.get(id) ?? this.fetch(id);
  }

  private fetch(id: string): Promise<Room | Problem> {
    const opening = Room.open(id, this.services)
      .then((room) => {
        if (room instanceof Room) this.rooms.set(id, room);
        return room;
      })
      .catch((trouble) => {
        this.services.log.error('table cannot be opened', { table: id, trouble });
        return problem('UNAVAILABLE');
      })
      .finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    return opening;
  }

  /** Make a table; the same command makes it once. */
  async create(asker: Asker, { id, settings, seats }: Pick<RequestOf<'create'>, 'id' | 'settings' | 'seats'>): Promise<string | Problem> {
    if (seats.filter(({ kind }) => kind === 'me').length > 1) return problem('BAD_TABLE');
    const first = seats.map(
      (seat): FirstSeat =>
        seat.kind === 'me'
          ? { state: 'person', person: asker.person, name: asker.name }
          : seat.kind === 'bot'
            ? { state: 'bot', level: seat.level, temperament: seat.temperament }
            : { state: 'open' },
    );
    return this.add(asker, commandKey(asker, id), settings, first);
  }

  private async add(asker: Asker, made: string, settings: Header['settings'], seats: readonly FirstSeat[]): Promise<string | Problem> {
    const { games, engine, store, now } = this.services;
    const game = games.get(settings.game);
    if (!game) return problem('NO_SUCH_GAME');
    // What no rule reads must not be kept and shown for ever.
    const isKnown = (key: string): boolean => Object.hasOwn(game.defaults, key) || game.optional?.includes(key as never) === true;
    const strange = Object.keys(settings.options).find((key) => !isKnown(key));
    const refusal = strange === undefined ? await engine.run(() => game.check(settings.options, seats.length)) : UNKNOWN_OPTION;
    if (refusal) return problem('BAD_TABLE', { refusal });
    const seed = randomBytes(32).toString('hex');
    const header: Header = { id: newId(), settings, rules: game.rulesVersion, seed, host: asker.person, created: now(), seats };
    const table = await store.addTable({ header, made, summary: summaryOf(openSession(header)) });
    this.services.lobbyChanged();
    return table;
  }

  /** The same people again, each one seat further; whoever asks second gets the table of the first, unless that was closed. */
  async rematch(room: Room, asker: Asker): Promise<string | Problem> {
    const { session } = room.table;
    const { rematch: earlier } = session;
    if (earlier !== undefined && !(await this.wasClosed(earlier))) return earlier;
    if (session.status !== 'over') return problem('GAME_RUNNING');
    if (!session.seats.some(({ person }) => person === asker.person)) return problem('NOT_SEATED');
    const before = session.seats.map(
      ({ person, name, level, temperament }): FirstSeat =>
        person === undefined ? { state: 'bot', level: level ?? 'normal', temperament } : { state: 'person', person, name },
    );
    const seats = before.map((_, seat) => before[(seat + 1) % before.length]!);
    const made = `rematch:${session.header.id}${earlier === undefined ? '' : `:${earlier}`}`;
    const table = await this.add(asker, made, { ...session.header.settings, autoStart: false }, seats);
    if (typeof table !== 'string') return table;
    const refused = await room.table.happen(
      (s) => (s.rematch === earlier ? { is: 'rematched', table, ...(earlier === undefined ? undefined : { instead: earlier }) } : 'done'),
      commandKey(asker, `rematch-${table}`),
    );
    return refused ?? room.table.session.rematch ?? table;
  }

  /** Did this table end before it began? */
  private async wasClosed(id: string): Promise<boolean> {
    const room = await this.room(id);
    return room instanceof Room && room.table.session.status === 'over' && !room.table.session.play;
  }

  async lobby(person: PersonId | undefined, game: string | undefined): Promise<Lobby> {
    const { store } = this.services;
    const filter = { limit: LIMITS.listed, ...(game === undefined ? undefined : { game }) };
    const [open, finished, mine] = await Promise.all([
      store.openTables(filter),
      store.finishedTables({ ...filter, limit: 20 }),
      person === undefined ? [] : store.tablesOf(person, filter),
    ]);
    const cards = (list: readonly Summary[]): TableCard[] => list.map((summary) => cardFor(summary, person));
    return { open: cards(open), finished: cards(finished), mine: sortMine(cards(mine)) };
  }

  /** Leave memory; what is durable stays. */
  async close(): Promise<void> {
    clearTimeout(this.sweeper);
    await Promise.all(this.opening.values());
    await this.archiveRest().catch(() => undefined);
    for (const room of this.rooms.values()) {
      room.close();
      await room.table.turns.run(async () => undefined);
    }
    this.rooms.clear();
  }

  private async hear(payload: string): Promise<void> {
    const tell = readTell(payload);
    if (!tell) return this.services.log.warn('message of another process not understood', { bytes: payload.length });
    if (tell.node === this.services.node) return;
    if ('ended' in tell) return this.services.endDevices(tell.person, tell.ended);
    // A table that is being fetched may have been read before this was told.
    const room = this.rooms.get(tell.t) ?? (await this.opening.get(tell.t));
    if ('n' in tell) {
      if (room instanceof Room) this.services.own(room.table.catchUp(tell.n), 'table not read again', { table: tell.t });
      this.services.notify(tell.t, tell.game, tell.notices);
      if (tell.lobby) this.services.lobbyChanged();
    } else if (room instanceof Room) room.peerPresence(tell.node, tell.online, tell.spectators);
  }

  /** Wake tables that need the server and are in nobody's memory; forget those that nobody uses. */
  private async sweep(): Promise<void> {
    const { store, now, shared } = this.services;
    const found = await store.due(now() - (shared ? PEER_GRACE : 0), DUE + this.foreign.size);
    const due = found.filter((id) => !this.foreign.has(id));
    for (const id of due) {
      const room = await this.room(id);
      if (room instanceof Room) room.wake();
      else if (room.code === 'OTHER_RULES') this.foreign.add(id);
    }
    if (this.isCalm() || now() - this.archived > ARCHIVE_AT_LEAST) await this.archiveOne();
    const announce = shared && now() - this.announced > ANNOUNCE;
    if (announce) this.announced = now();
    for (const [id, room] of this.rooms) {
      if (announce) room.announce();
      const wait = room.table.session.status === 'over' ? OVER : IDLE;
      if (!room.idle || now() - room.used < wait || due.includes(id)) continue;
      this.rooms.delete(id);
      room.close();
    }
  }

  private isCalm(): boolean {
    const { jobs } = this.services.engine;
    const since = jobs - this.jobs;
    this.jobs = jobs;
    return since < CALM;
  }

  /** The next program may have other rules. */
  private async archiveRest(): Promise<void> {
    const end = performance.now() + LAST_ARCHIVES;
    while (performance.now() < end && (await this.archiveOne()));
  }

  /** Finished games are written down one by one, so that moves never wait for it. */
  private async archiveOne(): Promise<boolean> {
    const { store, log } = this.services;
    const id = (await store.unarchived(1 + this.foreign.size)).find((other) => !this.foreign.has(other));
    if (id === undefined) return false;
    this.archived = this.services.now();
    const room = await this.room(id);
    try {
      if (room instanceof Room) await room.table.keepArchive();
      else this.foreign.add(id);
    } catch (trouble) {
      this.foreign.add(id);
      log.warn('game not archived', { table: id, trouble });
    }
    return true;
  }
}

function cardFor({ card, places, turn }: Summary, person: PersonId | undefined): TableCard {
  const seat: Seat = person === undefined ? -1 : places.indexOf(person);
  return seat < 0 ? { ...card, myTurn: false } : { ...card, mySeat: seat, myTurn: turn.includes(seat) };
}

/** My turn first, then running, then waiting, then over; the newest first within each. */
function sortMine(cards: readonly TableCard[]): TableCard[] {
  const rank = ({ myTurn, status }: TableCard): number => (myTurn ? 0 : status === 'playing' ? 1 : status === 'waiting' ? 2 : 3);
  return [...cards].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}
