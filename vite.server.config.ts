import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The server as plain JavaScript, so that npm start needs no compiler once it is built. */
export default defineConfig({
  root: at('./src/server'),
  publicDir: false,
  build: {
    ssr: true,
    outDir: at('./dist/server'),
    emptyOutDir: true,
    target: 'node20',
    // The bots think in a thread of their own, and a thread begins with a file.
    rolldownOptions: { input: { index: at('./src/server/index.ts'), 'bot-worker': at('./src/server/bots/bot-worker.ts') } },
  },
});
