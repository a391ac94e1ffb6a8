export { asked, blocked, drawLegal, legal, type Options, options, refusalOf, type Situation } from './ask.js';
export { copyNotes, copySlot, copySlots, copyState } from './copy.js';
export { below, cipherDice, fastDice, isSeed, openDice } from './dice.js';
export { dryRun } from './draft.js';
export { canonical, commitmentOf, hashOf } from './hash.js';
export { isSayable, readLine, readMove, writeLine, writeMove } from './notation.js';
export { copyPlain, type Fields, isPlain, isSame, type Plain } from './plain.js';
export { type Read, type ReadGame, type RecordHeader, type RecordProblem, readHeader, readOn, readRecord, writeRecord } from './record.js';
export { grouping, judging } from './rules.js';
export { foresee, foretell, type Playout, play, playInPlace, playsRules, playUntrusted, start, understand } from './run.js';
export {
  cardSeen,
  holdsSlots,
  imagine,
  isNote,
  isSameSlot,
  isSlot,
  mask,
  seenBy,
  sees,
  veil,
} from './secrets.js';
export {
  append,
  appendStored,
  begin,
  type Entry,
  type Frame,
  now,
  type Timeline,
  takeBack,
  takeBackFreely,
  undoState,
} from './timeline.js';
export * from './types.js';
