import { type Devices, isDevices, isMe, isReturnLink, type Me, PATHS, type Problem } from '../../protocol/index.js';
import { rememberOnline } from '../site/online-flag.js';
import { connect, Refused, tellTabs } from './connection.js';

async function request(path: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const answer = await fetch(path, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : undefined),
  }).catch(() => undefined);
  const content: unknown = await answer?.json().catch(() => undefined);
  if (answer?.ok) return content;
  const problem = (content as { problem?: Problem } | undefined)?.problem;
  throw new Refused(problem ?? { code: 'UNAVAILABLE' });
}

async function become(path: string, body: object): Promise<Me> {
  const me = await request(path, 'POST', body);
  if (!isMe(me)) throw new Refused({ code: 'UNAVAILABLE' });
  rememberOnline(me.signedIn);
  return me;
}

/** The cookie is another one: this page and the other tabs need new sockets. */
function reopenAll(): void {
  connect().reopen();
  tellTabs();
}

/** Be somebody under this name: a new person, or the same one under a new name. */
export async function signIn(name: string): Promise<void> {
  const connection = connect();
  const known = connection.me?.name;
  if (known === name) return;
  await become(PATHS.me, { name });
  // A new name is known to all open pages at once; a new person needs a new socket.
  if (known === undefined) reopenAll();
  else connection.me = { name };
}

export async function comeBack(token: string): Promise<void> {
  await become(PATHS.comeBack, { token });
  reopenAll();
}

/** This device forgets who we are; a return link still leads back. */
export async function signOut(): Promise<void> {
  await request(PATHS.signOut, 'POST', {});
  rememberOnline(false);
  reopenAll();
}

/** An address that brings the person back on any device; it is shown once. */
export async function makeReturnLink(): Promise<string> {
  const link = await request(PATHS.returnLink, 'POST', {});
  if (!isReturnLink(link)) throw new Refused({ code: 'UNAVAILABLE' });
  return `${location.origin}/return#${link.token}`;
}

export const revokeReturnLinks = (): Promise<unknown> => request(PATHS.returnLink, 'DELETE');

/** Where this person is signed in, the present device first. */
export async function listDevices(): Promise<Devices['devices']> {
  const found = await request(PATHS.devices, 'GET');
  if (!isDevices(found)) throw new Refused({ code: 'UNAVAILABLE' });
  return found.devices;
}

/** One device by its id, all but this one, or those that came by a return link. */
export type EndWish = string;

/** How many were ended. */
export async function endDevices(end: EndWish): Promise<number> {
  const { ended } = (await request(PATHS.devices, 'POST', { end })) as { ended?: number };
  return ended ?? 0;
}
