import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Devices,
  isEndRequest,
  isNameRequest,
  isReturnRequest,
  LIMITS,
  type Me,
  PATHS,
  PROTOCOL,
  type Problem,
  type ReturnLink,
} from '../../protocol/index.js';
import type { Config } from '../config.js';
import { SECURITY_HEADERS } from '../headers.js';
import type { Person } from '../store/store.js';
import { problem } from '../table/outcome.js';
import { deviceOf } from './devices.js';
import { cleanName, cookieFor, hashToken, isOwnOrigin, keyOf, newToken, personOf } from './identity.js';
import type { Net } from './net.js';

const STATUS: Partial<Record<Problem['code'], number>> = { NOT_SIGNED_IN: 401, BAD_LINK: 403, TOO_MANY: 429, UNAVAILABLE: 503 };

const refuse = (reply: FastifyReply, refused: Problem) => reply.code(STATUS[refused.code] ?? 400).send({ problem: refused });

/** Who a device is: the few requests that set or read the cookie. Everything else goes through the socket. */
export function addApi(app: FastifyInstance, net: Net, config: Config): void {
  const { store, now } = net.services;
  const isSecure = (request: FastifyRequest): boolean =>
    config.origin?.startsWith('https:') ?? (config.trustProxy && request.headers['x-forwarded-proto'] === 'https');
  const meOf = (person: Person | undefined): Me => ({
    signedIn: person !== undefined,
    protocol: PROTOCOL,
    ...(person ? { name: person.name } : undefined),
  });
  const personFor = (request: FastifyRequest) => personOf(net.services, request.raw);
  const deviceFor = (request: FastifyRequest) => deviceOf(request.headers['user-agent']);
  const addressOf = (request: FastifyRequest) => net.addressOf(request.raw);

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
    const wait = net.rates.take(request.method === 'GET' ? 'get' : 'api', { address: addressOf(request) });
    if (wait !== undefined) return refuse(reply, problem('TOO_MANY', { wait }));
    if (request.method === 'GET') return;
    // Foreign pages can send requests with our cookie, but not with our origin.
    if (!isOwnOrigin(request.raw, config.origin)) return reply.code(403).send({ problem: problem('MALFORMED') });
  });

  app.get(PATHS.me, async (request) => meOf(await personFor(request)));

  app.post(PATHS.me, { bodyLimit: LIMITS.message }, async (request, reply) => {
    if (!isNameRequest(request.body)) return refuse(reply, problem('MALFORMED'));
    const name = request.body.name === undefined ? undefined : cleanName(request.body.name);
    const known = await personFor(request);
    if (known) {
      if (name) await net.rename(known.id, name);
      return meOf(name ? { ...known, name } : known);
    }
    if (!name) return refuse(reply, problem('MALFORMED'));
    const wait = net.rates.take('person', { address: addressOf(request) });
    if (wait !== undefined) return refuse(reply, problem('TOO_MANY', { wait }));
    const token = newToken();
    const person = { id: newToken().slice(0, 22), name };
    await store.addPerson(person, hashToken(token), now(), deviceFor(request));
    reply.header('set-cookie', cookieFor(token, isSecure(request)));
    return meOf(person);
  });

  app.post(PATHS.returnLink, async (request, reply): Promise<ReturnLink | FastifyReply> => {
    const person = await personFor(request);
    if (!person) return refuse(reply, problem('NOT_SIGNED_IN'));
    const wait = net.rates.take('return', { address: addressOf(request), person: person.id });
    if (wait !== undefined) return refuse(reply, problem('TOO_MANY', { wait }));
    const token = newToken();
    await store.addKey({ key: hashToken(token), person: person.id, kind: 'link' }, now());
    return { token };
  });

  app.delete(PATHS.returnLink, async (request, reply) => {
    const person = await personFor(request);
    if (!person) return refuse(reply, problem('NOT_SIGNED_IN'));
    await store.removeLinks(person.id);
    return meOf(person);
  });

  app.post(PATHS.comeBack, async (request, reply) => {
    const wait = net.rates.take('return', { address: addressOf(request) });
    if (wait !== undefined) return refuse(reply, problem('TOO_MANY', { wait }));
    if (!isReturnRequest(request.body)) return refuse(reply, problem('MALFORMED'));
    const person = await store.findPerson(hashToken(request.body.token), 'link', now());
    if (!person) return refuse(reply, problem('BAD_LINK'));
    const token = newToken();
    await store.addKey({ key: hashToken(token), person: person.id, kind: 'device', device: deviceFor(request), byLink: true }, now());
    reply.header('set-cookie', cookieFor(token, isSecure(request)));
    return meOf(person);
  });

  app.post(PATHS.signOut, async (request, reply) => {
    const person = await personFor(request);
    if (person) await net.endDevices(person.id, [keyOf(request.raw)!]);
    reply.header('set-cookie', cookieFor('', isSecure(request)));
    return meOf(undefined);
  });
}

/** Where a person is signed in, and how he ends it. */
export function addDevices(app: FastifyInstance, net: Net): void {
  const { services } = net;
  const idOf = (key: string): string => key.slice(0, 16);

  app.get(PATHS.devices, async (request, reply): Promise<Devices | FastifyReply> => {
    const person = await personOf(services, request.raw);
    if (!person) return refuse(reply, problem('NOT_SIGNED_IN'));
    const here = keyOf(request.raw);
    const devices = (await services.store.devices(person.id)).map(({ key, ...device }) => ({
      id: idOf(key),
      ...device,
      here: key === here,
    }));
    return { devices: devices.sort((a, b) => Number(b.here) - Number(a.here)).slice(0, 1000) };
  });

  app.post(PATHS.devices, async (request, reply) => {
    const person = await personOf(services, request.raw);
    if (!person) return refuse(reply, problem('NOT_SIGNED_IN'));
    if (!isEndRequest(request.body)) return refuse(reply, problem('MALFORMED'));
    const { end } = request.body;
    const here = keyOf(request.raw);
    const others = (await services.store.devices(person.id)).filter(({ key }) => key !== here);
    const ended = others.filter(({ key, byLink }) => end === 'others' || (end === 'linked' ? byLink : idOf(key) === end));
    await net.endDevices(
      person.id,
      ended.map(({ key }) => key),
    );
    return { ended: ended.length };
  });
}

/** For those who operate the server. */
export function addOperations(app: FastifyInstance, net: Net, config: Config, isReady: () => boolean): void {
  const plain = (reply: FastifyReply) =>
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' }).type('text/plain; charset=utf-8');
  app.get('/healthz', (_, reply) => plain(reply).send('alive\n'));
  // It costs a write: those who ask meanwhile get the same answer.
  let checking: Promise<boolean> | undefined;
  const check = (): Promise<boolean> => {
    checking ??= net.services.store
      .check()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        checking = undefined;
      });
    return checking;
  };
  app.get('/readyz', async (_, reply) => {
    const ready = isReady() && (await check());
    return plain(reply)
      .code(ready ? 200 : 503)
      .send(ready ? 'ready\n' : 'not ready\n');
  });
  app.get('/metrics', (request, reply) => {
    const isOurs = config.metricsToken !== undefined || (!config.trustProxy && isLocal(request.socket.remoteAddress ?? ''));
    if (!isOurs || !mayRead(config.metricsToken, request.headers.authorization)) return plain(reply).code(401).send('not allowed\n');
    return plain(reply).send(net.services.metrics.text());
  });
}

const isLocal = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

function mayRead(token: string | undefined, header: string | undefined): boolean {
  if (token === undefined) return true;
  const [a, b] = [Buffer.from(hashToken(`Bearer ${token}`)), Buffer.from(hashToken(header ?? ''))];
  return timingSafeEqual(a, b);
}
