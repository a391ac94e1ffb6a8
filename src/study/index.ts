export * from './figures.js';
export { type Outlier, outliersOf } from './outliers.js';
export { type Provenance, packStudy, type Study, type Summary, summaryOf, unpackStudy } from './pack.js';
export {
  type GameLine,
  nameOf,
  playLine,
  recordWith,
  type StudyTable,
  type Subject,
  seedOf,
  subjectOf,
  type Take,
  type Watched,
} from './play.js';
export { addGame, addTally, type CardTally, emptyTally, SEATS, type Tally, WHOLE } from './tally.js';
export { type Share, shareOf } from './wilson.js';
