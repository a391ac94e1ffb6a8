export { type Brain, type Expertise, type Features, LEVELS, type Level, type Search } from './brain.js';
export { chooseMove, choosePlan, type Thinking, thinkingTime } from './choose.js';
export { type Intent, openIntent } from './intent.js';
export { brainOf, correction, taught } from './learnt.js';
export { openMemory } from './memory.js';
export { judge, type Learnt, type Net, packNet, unpackNet } from './net.js';
export { TEMPERAMENTS, type Temper, type Temperament, type Tempers } from './temper.js';
