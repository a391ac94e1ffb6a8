export { copyPlain, copySlot, copySlots, copyState } from './copy.js';
export { below, cipherDice, fastDice, isSeed, openDice } from './dice.js';
export { canonical, commitmentOf, hashOf } from './hash.js';
export { readMove, writeMove } from './notation.js';
export { type Read, type RecordHeader, type RecordProblem, readHeader, readRecord, writeRecord } from './record.js';
export { asked, blocked, legal, type Playout, play, playInPlace, playsRules, playUntrusted, refusalOf, start } from './run.js';
export { imagine, mask, seenBy, sees } from './secrets.js';
export { append, begin, type Entry, type Frame, now, type Timeline, takeBack, undoState } from './timeline.js';
export * from './types.js';
