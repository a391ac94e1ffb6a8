import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { floors } from './scripts/vite/floors.js';
import { leaveOut, speechless } from './scripts/vite/leave-out.js';
import { serviceWorker } from './scripts/vite/service-worker.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const GAME_FILE = /\/(?:games|boards)\/(?!shared\/)([^/]+)\/(.+)\.tsx?$/;
/** What games share, and what the bundler adds, goes with the game that it is built with. */
const ANYBODYS = /\/games\/shared\/|^\0/;

interface Chunk {
  readonly name: string;
  readonly facadeModuleId?: string | null;
  readonly moduleIds: readonly string[];
}

/** The first page lists the files of all others: two hundred names, of which the hash is what does not compress. Seven letters are 42 bits. */
const HASH = '[hash:7]';

/** A chunk of one game carries its name: 'age-of-civilization-board' says more than 'package'. */
function nameChunk({ name, facadeModuleId, moduleIds }: Chunk): string {
  const games = new Set(moduleIds.filter((id) => !ANYBODYS.test(id)).map((id) => GAME_FILE.exec(id)?.[1]));
  const [only] = games.size === 1 ? games : [];
  const [, game = only, path = name] = GAME_FILE.exec(facadeModuleId ?? '') ?? [];
  if (game === undefined) return `assets/${name}-${HASH}.js`;
  return `assets/${game}-${path
    .replace(/^package$/, 'board')
    .replace(/\/index$/, '')
    .replaceAll('/', '-')}-${HASH}.js`;
}

export default defineConfig({
  root: at('./src/client'),
  publicDir: at('./src/client/public'),
  plugins: [leaveOut(/\/trials\.js$/), serviceWorker(at('./src/client/service-worker.ts'))],
  css: { postcss: { plugins: [floors()] } },
  build: {
    outDir: at('./dist/client'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Everything with a hash in its name lives in one folder: the server lets browsers keep it for ever.
    assetsDir: 'assets',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: nameChunk,
        assetFileNames: `assets/[name]-${HASH}[extname]`,
        // What only one game draws with must not be fetched with another one because both have a part in common.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'map', test: /\/(kit|boards\/civilization)\/(map\/|signs)/ }],
        },
      },
    },
  },
  // The bots' worker plays; rules in words, books and guided first games are for readers.
  worker: {
    format: 'es',
    plugins: () => [leaveOut(/\/(trials|rules\/index|guide\/(?:first-[^/]+|shown-[^/]+|book|favourites))\.js$/), speechless()],
    rolldownOptions: { output: { chunkFileNames: nameChunk } },
  },
  server: { strictPort: true },
});
