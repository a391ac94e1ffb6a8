import type { EventTokenId, ScenarioId } from '../state/state.js';
import type { Counter, Effect, Provenance } from './ability.js';

/** Who an event token strikes; all tied players are affected (AOC-EVT-4). */
export type Selector = 'all' | 'none' | { readonly most: Counter } | { readonly least: Counter };

export interface EventTokenRow {
  readonly id: EventTokenId;
  readonly who: Selector;
  readonly do: readonly Effect[];
  readonly prov: Provenance;
}

/** Corruption among players without coins takes nothing (AOC-AMB-8). */
export const EVENT_TOKENS: readonly EventTokenRow[] = [
  { id: 'EV-baby-boom', who: 'all', do: [{ op: 'workers', n: 1 }], prov: 'R' },
  { id: 'EV-great-harvest', who: 'all', do: [{ op: 'coins', n: { per: 'workers', every: 1, times: 1 }, who: 'self' }], prov: 'R' },
  { id: 'EV-celebration', who: { most: 'wonders' }, do: [{ op: 'points', n: 2 }], prov: 'R' },
  { id: 'EV-great-debate', who: { most: 'techs' }, do: [{ op: 'points', n: 2 }], prov: 'R' },
  { id: 'EV-earthquake', who: 'all', do: [{ op: 'sacrifice', n: 1 }], prov: 'R' },
  { id: 'EV-rats', who: 'all', do: [{ op: 'coins', n: -3, who: 'self' }], prov: 'R' },
  { id: 'EV-corruption', who: { most: 'coins' }, do: [{ op: 'coins', n: -3, who: 'self' }], prov: 'R' },
  { id: 'EV-barbarians', who: { least: 'strength' }, do: [{ op: 'coins', n: -3, who: 'self' }], prov: 'R' },
  { id: 'EV-nothing', who: 'none', do: [], prov: 'R' },
];

/** A token of the scenario Mongol Devastation: is your strength at least that of the Horde? */
export interface RaidTokenRow {
  readonly id: EventTokenId;
  readonly scenario: ScenarioId;
  readonly position: number;
  readonly success: readonly Effect[];
  readonly failure: readonly Effect[];
  readonly prov: Provenance;
}

export const RAID_TOKENS: readonly RaidTokenRow[] = [
  { id: 'SE-RAID', scenario: 'SCN-4', position: 4, success: [{ op: 'points', n: 2 }], failure: [{ op: 'coins', n: -3, who: 'self' }], prov: 'D' },
  { id: 'SE-SIEGE', scenario: 'SCN-4', position: 6, success: [{ op: 'points', n: 2 }], failure: [{ op: 'sacrifice', n: 1 }, { op: 'coins', n: -2, who: 'self' }], prov: 'D' },
  { id: 'SE-SACK', scenario: 'SCN-4', position: 8, success: [{ op: 'points', n: 2 }], failure: [{ op: 'sacrifice', n: 1 }, { op: 'points', n: -4 }], prov: 'D' },
];
