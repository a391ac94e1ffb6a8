import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { LIMITS } from '../protocol/index.js';
import { type Bots, openBots } from './bots/bot-pool.js';
import { openClock } from './clock.js';
import type { Config } from './config.js';
import { type Games, loadGames } from './games.js';
import { type Log, openLog } from './log.js';
import { openMetrics } from './metrics.js';
import { addApi, addDevices, addOperations } from './net/api.js';
import { Net } from './net/net.js';
import { respond } from './respond.js';
import { Chores } from './run/chores.js';
import { Engine } from './run/engine.js';
import { Past } from './run/past.js';
import { readSite } from './site.js';
import { Journal } from './store/journal.js';
import { openConfiguredStore } from './store/open.js';
import type { Store } from './store/store.js';

export interface Running {
  readonly port: number;
  readonly log: Log;
  /** Take no new work, finish what was begun, close: nothing that was answered is lost. */
  close(): Promise<void>;
}

/** What tests put in place of the real thing. */
export interface Parts {
  readonly games?: Games;
  readonly bots?: Bots;
  readonly log?: Log;
  readonly store?: Store;
  readonly heartbeat?: number;
  /** The time of the site. */
  now?(): number;
  /** The clock of the system, from which the time of the site is taken. */
  wall?(): number;
}

/** How long running answers may hold up the end. */
const PATIENCE = 1000;

/** The whole product in one process: the built site, the tables, the lobby. */
export async function startServer(site: string, config: Config, parts: Parts = {}): Promise<Running> {
  const log = parts.log ?? openLog(config.logLevel);
  const store = parts.store ?? (await openConfiguredStore(config));
  const bots = parts.bots ?? openBots(config.botThreads);
  const metrics = openMetrics();
  const noted = (what: string) => (trouble: unknown) => log.error(what, { trouble });
  const engine = new Engine(config.engineLimit, noted('answer of the rules failed'));
  const net = new Net(
    {
      node: randomBytes(6).toString('hex'),
      shared: config.databaseUrl !== undefined,
      store,
      journal: new Journal(store, noted('answer to a line failed')),
      engine,
      chores: new Chores(engine),
      past: new Past(),
      games: parts.games ?? (await loadGames()),
      bots,
      log,
      metrics,
      botPause: config.botPause,
      now: parts.now ?? openClock(await store.newest(), parts.wall),
      own: (work, what, fields) => void work.catch((trouble) => log.error(what, { ...fields, trouble })),
    },
    config,
    { heartbeat: parts.heartbeat, steady: parts.now },
  );

  let ready = false;
  const files = readSite(site);
  const app = Fastify({
    logger: false,
    bodyLimit: LIMITS.message,
    forceCloseConnections: 'idle',
    requestTimeout: 10_000,
    exposeHeadRoutes: false,
    // An address that cannot be read gets the page and the headers of the site, not those of the framework.
    frameworkErrors: (_, request, reply) => {
      reply.hijack();
      respond(files, request.raw, reply.raw).catch(() => reply.raw.destroy());
    },
  });
  app.server.headersTimeout = 10_000;
  addApi(app, net, config);
  addDevices(app, net);
  addOperations(app, net, config, () => ready);
  // Everything that is not the interface is the site, with the site's own headers.
  app.setNotFoundHandler(async (request, reply) => {
    reply.hijack();
    await respond(files, request.raw, reply.raw).catch(() => reply.raw.destroy());
  });
  app.setErrorHandler((trouble: { statusCode?: number }, request, reply) => {
    const status = trouble.statusCode ?? 503;
    if (status >= 500) log.error('request failed', { path: request.routeOptions.url, trouble });
    const code = status === 413 ? 'TOO_LARGE' : status < 500 ? 'MALFORMED' : 'UNAVAILABLE';
    return reply.code(status >= 500 ? 503 : status).send({ problem: { code } });
  });
  app.server.on('upgrade', (request, socket, head) => void net.upgrade(request, socket, head).catch(() => socket.destroy()));

  await net.hub.open();
  await app.listen({ port: config.port, host: config.host ?? '::' }).catch((trouble: NodeJS.ErrnoException) => {
    // Systems without IPv6.
    if (trouble.code !== 'EAFNOSUPPORT') throw trouble;
    return app.listen({ port: config.port, host: '0.0.0.0' });
  });
  ready = true;
  const { port } = app.server.address() as AddressInfo;
  log.info('serving', { port, database: store === parts.store ? 'given' : config.databaseUrl ? 'postgresql' : 'sqlite' });

  return {
    port,
    log,
    async close() {
      ready = false;
      await net.close();
      const hurry = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
      await app.close();
      clearTimeout(hurry);
      await bots.close();
      await store.close();
      log.info('closed');
    },
  };
}
