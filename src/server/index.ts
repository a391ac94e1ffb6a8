export { type Serving, serve } from './serve.js';
