import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { serviceWorker } from './scripts/vite/service-worker.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A chunk is named after its file, or after the folder when the file has a general name: 'age-of-civilization' says more than 'package'. */
function nameChunk({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const folder = facadeModuleId?.split('/').at(-2);
  return `assets/${folder !== undefined && /^(index|package|main)$/.test(name) ? folder : name}-[hash].js`;
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
