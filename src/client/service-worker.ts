/**
 * The service worker: after the first visit the whole site works offline.
 * The build replaces the two constants. Pages always come whole from one version: a new version is stored while the
 * old one runs and answers from the next load on; the version before stays stored for pages that are still open.
 */
declare const VERSION: string;
declare const FILES: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = 'epoque-';
const CACHE = PREFIX + VERSION;
const PAGE = '/index.html';

const isHashed = (file: string): boolean => file.startsWith('/assets/');

/** Store every file; those with a hash in their name are taken from the version before if it has them. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (file) => {
      const kept = isHashed(file) ? await caches.match(file) : undefined;
      const response = kept ?? (await fetch(file, { cache: isHashed(file) ? 'default' : 'reload' }));
      if (!response.ok) throw new Error(`${file} could not be stored (${response.status})`);
      await cache.put(file, response);
    }),
  );
  await worker.skipWaiting();
}

/** Throw away all versions but this one and the one before it. */
async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const stored = request.mode === 'navigate' ? await cache.match(PAGE) : ((await cache.match(request)) ?? (await caches.match(request)));
  if (stored !== undefined) return stored;
  const fetched = await fetch(request);
  // What is seldom needed, such as the letters of other alphabets, is stored when it is first asked for.
  if (fetched.ok && isHashed(new URL(request.url).pathname)) await cache.put(request, fetched.clone());
  return fetched;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || url.pathname.startsWith('/api/')) return;
  event.respondWith(answer(request));
});
