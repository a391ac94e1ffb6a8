import type { TechType } from './technologies.js';

export type Criterion = 'longestDuration' | 'inProsperity' | TechType;

/** Which row the automa takes from, and which column breaks a tie (MIL-SOL-06). */
export const ROW_CARDS: readonly { readonly id: string; readonly rows: readonly number[]; readonly columns: readonly number[] }[] = [
  { id: 'automa-row-1', rows: [4, 3, 2, 1], columns: [1, 2, 3, 4] },
  { id: 'automa-row-2', rows: [1, 4, 3, 2], columns: [1, 2, 4, 3] },
  { id: 'automa-row-3', rows: [2, 1, 4, 3], columns: [1, 3, 2, 4] },
  { id: 'automa-row-4', rows: [3, 2, 1, 4], columns: [1, 4, 3, 2] },
  { id: 'automa-row-5', rows: [3, 2, 1, 4], columns: [2, 1, 4, 3] },
  { id: 'automa-row-6', rows: [4, 3, 2, 1], columns: [2, 3, 4, 1] },
  { id: 'automa-row-7', rows: [2, 1, 4, 3], columns: [2, 4, 1, 3] },
  { id: 'automa-row-8', rows: [3, 2, 1, 4], columns: [3, 2, 1, 4] },
  { id: 'automa-row-9', rows: [3, 2, 1, 4], columns: [3, 2, 4, 1] },
  { id: 'automa-row-10', rows: [4, 3, 2, 1], columns: [3, 4, 1, 2] },
  { id: 'automa-row-11', rows: [4, 3, 2, 1], columns: [4, 1, 2, 3] },
  { id: 'automa-row-12', rows: [2, 1, 4, 3], columns: [4, 1, 3, 2] },
  { id: 'automa-row-13', rows: [1, 4, 3, 2], columns: [4, 3, 1, 2] },
  { id: 'automa-row-14', rows: [4, 3, 2, 1], columns: [4, 3, 2, 1] },
];

export const PRIORITY_CARDS: readonly { readonly id: string; readonly criteria: readonly Criterion[] }[] = [
  { id: 'automa-priority-1', criteria: ['longestDuration', 'inProsperity', 'engineering', 'army'] },
  { id: 'automa-priority-2', criteria: ['longestDuration', 'inProsperity', 'army', 'engineering'] },
  { id: 'automa-priority-3', criteria: ['inProsperity', 'engineering', 'communication', 'longestDuration'] },
  { id: 'automa-priority-4', criteria: ['inProsperity', 'longestDuration', 'energy', 'communication'] },
  { id: 'automa-priority-5', criteria: ['army', 'longestDuration', 'inProsperity', 'engineering'] },
  { id: 'automa-priority-6', criteria: ['energy', 'longestDuration', 'inProsperity', 'communication'] },
  { id: 'automa-priority-7', criteria: ['engineering', 'longestDuration', 'inProsperity', 'energy'] },
  { id: 'automa-priority-8', criteria: ['communication', 'inProsperity', 'longestDuration', 'energy'] },
];

/** The place whose card the automa discards (MIL-SOL-10). */
export const CONSTRUCTION_CARDS: readonly { readonly id: string; readonly zone: 'wonders' | 'buildings'; readonly place: number }[] = [
  { id: 'automa-construction-1', zone: 'wonders', place: 1 },
  { id: 'automa-construction-2', zone: 'wonders', place: 2 },
  { id: 'automa-construction-3', zone: 'buildings', place: 1 },
  { id: 'automa-construction-4', zone: 'buildings', place: 2 },
  { id: 'automa-construction-5', zone: 'buildings', place: 3 },
  { id: 'automa-construction-6', zone: 'buildings', place: 4 },
];

export const WAR_CARDS: readonly { readonly id: string; readonly advance: number; readonly hardOnly?: true }[] = [
  { id: 'automa-war-1', advance: 0 },
  { id: 'automa-war-2', advance: 0 },
  { id: 'automa-war-3', advance: 1 },
  { id: 'automa-war-4', advance: 1 },
  { id: 'automa-war-5', advance: 2 },
  { id: 'automa-war-6', advance: 2 },
  { id: 'automa-war-7', advance: 3 },
  { id: 'automa-war-8', advance: 3 },
  { id: 'automa-war-9', advance: 4 },
  { id: 'automa-war-10', advance: 4 },
  { id: 'automa-war-11', advance: 5, hardOnly: true },
  { id: 'automa-war-12', advance: 5, hardOnly: true },
];

/** Stars by result (MIL-SOL-17). */
export const CHALLENGE: readonly { readonly stars: number; readonly vp: number }[] = [
  { stars: 1, vp: 150 },
  { stars: 2, vp: 175 },
  { stars: 3, vp: 200 },
  { stars: 4, vp: 225 },
  { stars: 5, vp: 250 },
  { stars: 6, vp: 275 },
  { stars: 7, vp: 300 },
];
