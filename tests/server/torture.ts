import { below, fastDice, hashOf, legal, mask, openDice } from '../../src/kernel/index.js';
import type { Game, Shape } from '../../src/kernel/types.js';
import type { TableView, Wish } from '../../src/protocol/index.js';
import { openSql } from '../../src/server/store/open.js';
import { openStore } from '../../src/server/store/sql-store.js';
import type { Store } from '../../src/server/store/store.js';
import { follow } from '../../src/server/table/advance.js';
import { present } from '../../src/server/table/play.js';
import { openSession, type Session } from '../../src/server/table/session.js';
import { newCommand, signIn, TestClient } from './client.js';
import { bundleNode, ServerNode } from './nodes.js';
import { aoc, ME_AND_OPEN, newFolder, settingsFor, testGames } from './start.js';

export interface TortureOptions {
  readonly kills: number;
  /** Tables that are played at the same time. */
  readonly tables: number;
  /** PostgreSQL address and two processes, or a SQLite file and one. */
  readonly databaseUrl?: string;
  /** Moves that are acknowledged between two kills, more or less. */
  readonly moves: number;
  /** The database goes away and comes back. */
  restartDatabase?(): Promise<void>;
  onProgress?(kills: number, moves: number): void;
}

export interface TortureReport {
  readonly kills: number;
  readonly tables: number;
  readonly finished: number;
  readonly acknowledged: number;
  /** Commands that had to be sent again because the answer was lost; some of them had been done. */
  readonly repeated: number;
  readonly lines: number;
  /** How many moves of each kind are in the logs, by game. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A person who plays through whatever node answers, and never gives up on a command. */
class Stubborn {
  page: TestClient | undefined;
  repeated = 0;
  private cookie: string | undefined;

  constructor(
    private readonly nodes: readonly ServerNode[],
    private readonly name: string,
  ) {}

  async connect(table?: string): Promise<TestClient> {
    for (;;) {
      if (this.page && this.page.closed === undefined && (table === undefined || this.page.tables.has(table))) return this.page;
      const { port } = this.nodes[Math.floor(Math.random() * this.nodes.length)]!;
      try {
        this.cookie ??= await signIn(port, this.name);
        if (!this.page || this.page.closed !== undefined) this.page = await TestClient.open(port, this.cookie);
        if (table === undefined || (await this.page.ask({ do: 'watch', table })).ok) continue;
        this.page.close();
        // What closes needs a moment for it.
        await sleep(30);
      } catch {
        await sleep(30);
      }
    }
  }

  /** Send a command until somebody answers; gives its id when it was done, undefined when it was refused. */
  async insist(wish: Wish, table?: string): Promise<{ id: string; table?: string } | undefined> {
    const id = newCommand();
    for (let tries = 0; ; tries++) {
      const page = await this.connect(table);
      const reply = await page.ask(wish, id);
      if (reply.ok) return { id, table: reply.answer?.table };
      if (reply.problem.code === 'RULES_FAULT') throw new Error(`the rules failed at ${JSON.stringify(wish)}`);
      if (reply.problem.code !== 'UNAVAILABLE') return undefined;
      if (tries === 0) this.repeated++;
      await sleep(20);
    }
  }
}

/** Games that are played, table by table: a draft, hidden actions, auctions and wars, sealed battles and trades. */
const GAMES = ['age-of-civilization', 'millennia', 'through-the-ages', 'civilization'] as const;
/** Civilization by its basic rules too, where people meet sooner. */
const optionsOf = (game: Game<Shape>, number: number): Shape['options'] =>
  game.id === 'civilization' && number % 8 < 5 ? { ...game.defaults, rules: 'basic' } : game.defaults;

/** A kind of move first, then one of it: so battles and trades come as often as steps on the map. */
function pickByKind(game: Game<Shape>, view: TableView, seed: number): Shape['move'] {
  const moves = legal(game, { state: view.game!.view as Shape['state'] }, view.viewer as number);
  const kinds = [...new Set(moves.map(({ move }) => move))];
  const dice = openDice(fastDice(seed));
  const kind = kinds[below(dice, kinds.length)];
  const some = moves.filter(({ move }) => move === kind);
  return some[below(dice, some.length)]!;
}

/** Every so many kills a process hangs first, or the database goes away. */
const HANG_EVERY = 4;
const RESTART_EVERY = 5;
const HANGS = 2000;

interface Played {
  readonly game: Game<Shape>;
  readonly table: string;
  /** Commands in the order in which each seat got its yes. */
  readonly acknowledged: [string[], string[]];
  readonly views: [unknown, unknown];
}

/** Two people play one game after the other until told to stop. */
async function keepPlaying(
  nodes: readonly ServerNode[],
  game: Game<Shape>,
  number: number,
  stop: () => boolean,
  played: Played[],
  people: Stubborn[],
): Promise<void> {
  const pair = [new Stubborn(nodes, `Ada ${number}`), new Stubborn(nodes, `Bob ${number}`)] as const;
  people.push(...pair);
  for (let seed = number; !stop(); seed += 1000) {
    const settings = game.id === 'age-of-civilization' ? aoc() : settingsFor({ game: game.id, options: optionsOf(game, number) });
    const made = await pair[0].insist({ do: 'create', settings, seats: ME_AND_OPEN });
    const table = made!.table!;
    const game1: Played = { game, table, acknowledged: [[], []], views: [undefined, undefined] };
    played.push(game1);
    await pair[1].insist({ do: 'join', table });
    await Promise.all(pair.map((person, seat) => playSeat(person, seat as 0 | 1, game1, game, seed, stop)));
  }
}

async function playSeat(
  person: Stubborn,
  seat: 0 | 1,
  { table, acknowledged, views }: Played,
  game: Game<Shape>,
  seed: number,
  stop: () => boolean,
): Promise<void> {
  for (let count = 0; !stop(); count++) {
    const page = await person.connect(table);
    const ready = await page
      .until(table, (view) => view.status === 'over' || (view.viewer === seat && view.game?.question != null), 500)
      .catch(() => undefined);
    views[seat] = page.tables.get(table)?.view;
    if (ready?.status === 'over') return;
    if (!ready) continue;
    const question = ready.game!.question!;
    const done = await person.insist({ do: 'play', table, question, move: pickByKind(game, ready, seed + count) }, table);
    if (done) acknowledged[seat].push(done.id);
    await (await person.connect(table))
      .until(table, (view) => view.status === 'over' || view.game?.question !== question, 500)
      .catch(() => undefined);
  }
}

/** Play under load while processes are killed; then look into the store whether every yes was kept. */
export async function torture(options: TortureOptions): Promise<TortureReport> {
  const all = await testGames();
  const games = GAMES.map((id) => all.get(id)!);
  const script = await bundleNode();
  const file = newFolder();
  // That the database is away is what is wanted here: the log would say it thousands of times.
  const env = { LOG_LEVEL: 'silent', ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : { DATA_DIR: file }) };
  const nodes = Array.from({ length: options.databaseUrl ? 2 : 1 }, () => new ServerNode(script, env));
  const played: Played[] = [];
  const people: Stubborn[] = [];
  let ended = false;
  try {
    for (const node of nodes) await node.start();
    const players = Array.from({ length: options.tables }, (_, i) =>
      keepPlaying(nodes, games[i % games.length]!, i + 1, () => ended, played, people),
    );
    const acknowledged = (): number => played.reduce((sum, { acknowledged: [a, b] }) => sum + a.length + b.length, 0);
    const playSome = async (): Promise<void> => {
      const [wanted, limit] = [acknowledged() + options.moves * (0.5 + Math.random()), Date.now() + 15_000];
      while (acknowledged() < wanted && Date.now() < limit) await sleep(5);
    };
    for (let kill = 1; kill <= options.kills; kill++) {
      await playSome();
      const node = nodes[kill % nodes.length]!;
      if (kill % HANG_EVERY === 0) await node.hang(HANGS);
      if (kill % RESTART_EVERY === 0) await options.restartDatabase?.();
      await node.kill();
      await node.start();
      options.onProgress?.(kill, acknowledged());
    }
    await playSome();
    ended = true;
    await Promise.all(players);
  } finally {
    ended = true;
    for (const { page } of people) page?.close();
    for (const node of nodes) await node.stop();
  }
  const store = await openStore(openSql({ databaseUrl: options.databaseUrl, file: `${file}/epoque.db` }));
  try {
    return await judge(store, played, options.kills, people);
  } finally {
    await store.close();
  }
}

async function judge(store: Store, played: readonly Played[], kills: number, people: readonly Stubborn[]): Promise<TortureReport> {
  let [finished, acknowledged, count] = [0, 0, 0];
  const kinds: Record<string, Record<string, number>> = {};
  for (const { game, table, acknowledged: yes, views } of played) {
    const stored = await store.loadTable(table);
    if (!stored) throw new Error(`table ${table} is lost`);
    const lines = await store.linesSince(table, 0);
    lines.forEach(({ n }, i) => {
      if (n !== i) throw new Error(`table ${table}: line ${i} is missing`);
    });
    const commands = lines.flatMap(({ command }) => command?.split(':')[1] ?? []);
    if (new Set(commands).size !== commands.length) throw new Error(`table ${table}: a command was done twice`);
    for (const ids of yes) {
      const places = ids.map((id) => commands.indexOf(id));
      if (places.includes(-1)) throw new Error(`table ${table}: an acknowledged move is lost`);
      if (places.some((place, i) => i > 0 && place < places[i - 1]!))
        throw new Error(`table ${table}: acknowledged moves are out of order`);
      acknowledged += ids.length;
    }
    const session = follow(game, openSession(stored.header), lines);
    checkHashes(game, session, stored.snapshot, stored.lines, views);
    if (session.status === 'over') finished++;
    count += lines.length;
    kinds[game.id] ??= {};
    const ofGame = kinds[game.id]!;
    for (const { fact } of lines)
      if (fact.is === 'moved') {
        const { move } = fact.move as Shape['move'];
        ofGame[move] = (ofGame[move] ?? 0) + 1;
      }
  }
  const repeated = people.reduce((sum, x) => sum + x.repeated, 0);
  return { kills, tables: played.length, finished, acknowledged, repeated, lines: count, kinds };
}

/** The log from its start, the log from a snapshot, and what the players saw last must be the same game. */
function checkHashes(
  game: Game<Shape>,
  session: Session,
  snapshot: string | undefined,
  later: Parameters<typeof follow>[2],
  views: readonly unknown[],
): void {
  if (!session.play) return;
  const { state } = present(session.play).position;
  if (snapshot !== undefined) {
    const again = follow(game, (JSON.parse(snapshot) as { session: Session }).session, later);
    if (hashOf(present(again.play!).position.state) !== hashOf(state))
      throw new Error(`table ${session.header.id}: the snapshot leads elsewhere`);
  }
  views.forEach((view, seat) => {
    const seen = (view as { game?: { ply: number; view: object } } | undefined)?.game;
    if (seen?.ply === session.play!.moves.length && hashOf(seen.view) !== hashOf(mask(game, state, seat)))
      throw new Error(`table ${session.header.id}: seat ${seat} saw another game`);
  });
}
