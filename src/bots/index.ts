export { type Brain, LEVELS, type Level } from './brain.js';
export { chooseMove, type Thinking } from './choose.js';
