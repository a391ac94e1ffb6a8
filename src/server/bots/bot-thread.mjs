// A worker thread begins with plain JavaScript; from here on it can load TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./bot-worker.ts');
