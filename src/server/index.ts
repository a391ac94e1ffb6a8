export { type Config, readConfig } from './config.js';
export { stopOnTrouble } from './last-resort.js';
export { type Serving, serve } from './serve.js';
export { type Running, startServer } from './server.js';
