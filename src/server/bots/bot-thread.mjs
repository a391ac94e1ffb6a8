// A worker thread begins with plain JavaScript; from here on it can load TypeScript.
import { register } from 'node:module';

register('../../../scripts/lib/typescript-hooks.mjs', import.meta.url);
await import('./bot-worker.ts');
