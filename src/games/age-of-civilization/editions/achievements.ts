import type { Provenance } from '../cards/ability.js';

/** A distinction of the solo game; all figures are minimums except `techsMax` (AOC-ACH-1). */
export interface AchievementRow {
  readonly id: string;
  readonly test: {
    readonly points: number;
    readonly techs?: number;
    readonly techsMax?: number;
    readonly wonders?: number;
    readonly strength?: number;
  };
  readonly prov: Provenance;
}

export const ACHIEVEMENTS: readonly AchievementRow[] = [
  { id: 'ACH-1', test: { points: 20 }, prov: 'R' },
  { id: 'ACH-2', test: { points: 25 }, prov: 'R' },
  { id: 'ACH-3', test: { points: 30 }, prov: 'R' },
  { id: 'ACH-4', test: { points: 35 }, prov: 'R' },
  { id: 'ACH-5', test: { points: 25, techs: 9 }, prov: 'R' },
  { id: 'ACH-6', test: { points: 25, techsMax: 0 }, prov: 'R' },
  { id: 'ACH-7', test: { points: 25, wonders: 4 }, prov: 'R' },
  { id: 'ACH-8', test: { points: 25, techsMax: 3, strength: 9 }, prov: 'R' },
];
