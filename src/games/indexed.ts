export { indexed } from './shared/indexed.js';
