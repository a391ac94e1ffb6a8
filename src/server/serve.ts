import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respond } from './respond.js';
import { readSite } from './site.js';

export interface Serving {
  readonly port: number;
  /** Let running answers finish, for a moment, then close. */
  close(): Promise<void>;
}

/** How long a running answer may hold up the end. */
const PATIENCE = 1000;

/** Serve a built site; port 0 takes any free port. */
export function serve(folder: string, port: number, host?: string): Promise<Serving> {
  const site = readSite(folder);
  const server = createServer((request, response) => {
    respond(site, request, response).catch(() => response.destroy());
  });
  server.headersTimeout = 10_000;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      const hurry = setTimeout(() => server.closeAllConnections(), PATIENCE);
      server.close(() => {
        clearTimeout(hurry);
        resolve();
      });
      server.closeIdleConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => resolve({ port: (server.address() as AddressInfo).port, close }));
  });
}
