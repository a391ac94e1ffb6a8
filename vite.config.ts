import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { serviceWorker } from './scripts/vite/service-worker.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A chunk of one game carries its name: 'age-of-civilization-board' says more than 'package'. */
function nameChunk({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, game, path = ''] = /\/(?:games|boards)\/([^/]+)\/(.+)\.tsx?$/.exec(facadeModuleId ?? '') ?? [];
  if (game === undefined) return `assets/${name}-[hash].js`;
  return `assets/${game}-${path
    .replace(/^package$/, 'board')
    .replace(/\/index$/, '')
    .replaceAll('/', '-')}-[hash].js`;
}

export default defineConfig({
  root: at('./src/client'),
  publicDir: at('./src/client/public'),
  plugins: [serviceWorker(at('./src/client/service-worker.ts'))],
  build: {
    outDir: at('./dist/client'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Everything with a hash in its name lives in one folder: the server lets browsers keep it for ever.
    assetsDir: 'assets',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames: nameChunk } },
  },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: nameChunk } } },
  server: { strictPort: true },
});
