import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The server as plain JavaScript, so that npm start needs no compiler once it is built. */
export default defineConfig({
  root: at('./src/server'),
  publicDir: false,
  build: { ssr: at('./src/server/index.ts'), outDir: at('./dist/server'), emptyOutDir: true, target: 'node20' },
});
