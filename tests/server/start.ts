import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toy } from '../../src/client/table/tests/toy.js';
import { below, fastDice, legal, openDice } from '../../src/kernel/index.js';
import type { Game, Shape } from '../../src/kernel/types.js';
import type { SeatWish, Settings, TableView } from '../../src/protocol/index.js';
import type { Bots } from '../../src/server/bots/bot-pool.js';
import { type Config, readConfig } from '../../src/server/config.js';
import { type Games, loadGames } from '../../src/server/games.js';
import { type Log, openLog } from '../../src/server/log.js';
import { type Parts, type Running, startServer } from '../../src/server/server.js';
import { AOC_OPTIONS } from './options.js';

export { AOC_OPTIONS } from './options.js';

const folder = mkdtempSync(join(tmpdir(), 'epoque-server-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
let count = 0;

export const newFolder = (): string => {
  const path = join(folder, `${++count}`);
  mkdirSync(path);
  return path;
};

/** The smallest site. */
function site(): string {
  const path = newFolder();
  writeFileSync(join(path, 'index.html'), '<!doctype html><title>Epoque</title>');
  return path;
}

export const configFor = (change: Partial<Config> = {}): Config => {
  const config = readConfig({ PORT: '1', LOG_LEVEL: 'silent', BOT_PAUSE: '0', LIMIT_FACTOR: '0', DATA_DIR: newFolder() });
  if (typeof config === 'string') throw new Error(config);
  return { ...config, port: 0, host: '127.0.0.1', ...change };
};

/** Bots that play any legal move at once: whole games in tests take no time. */
export const quickBots = (games: Games): Bots => ({
  async ask({ game, view, seat, seed }) {
    const rules = games.get(game)!;
    const moves = legal(rules, { state: view as Shape['state'] }, seat);
    return moves[below(openDice(fastDice(seed)), moves.length)]!;
  },
  close: async () => undefined,
});

export async function testGames(more: Record<string, unknown> = {}): Promise<Games> {
  const games = await loadGames();
  const extra = new Map(Object.entries({ toy, ...more })) as Map<string, unknown>;
  return { get: (id) => (extra.get(id) ?? games.get(id)) as Game<Shape> | undefined };
}

export const silent: Log = openLog('silent');

export async function startTestServer(change: Partial<Config> = {}, parts: Parts = {}): Promise<Running & { config: Config }> {
  const config = configFor(change);
  const games = parts.games ?? (await testGames());
  const running = await startServer(site(), config, { games, bots: quickBots(games), log: silent, ...parts });
  return { ...running, config };
}

export const settingsFor = (change: Partial<Settings> = {}): Settings => ({
  game: 'toy',
  options: { cards: 2 },
  visibility: 'link',
  clock: { kind: 'none' },
  timeout: 'remind',
  spectators: { allowed: true, delay: 0 },
  chat: true,
  autoStart: true,
  ...change,
});

export const aoc = (change: Partial<Settings> = {}): Settings =>
  settingsFor({ game: 'age-of-civilization', options: AOC_OPTIONS, ...change });
export const ME_AND_OPEN: readonly SeatWish[] = [{ kind: 'me' }, { kind: 'open' }];

/** A legal move of the viewer, picked as a client would: from the view alone. */
export function pickMove(game: Game<Shape>, view: TableView, seed: number): Shape['move'] {
  const moves = legal(game, { state: view.game!.view as Shape['state'] }, view.viewer as number);
  return moves[below(openDice(fastDice(seed)), moves.length)]!;
}
