import type { ActionId, ScenarioId, TrackCardId } from '../state/state.js';
import type { Effect, Provenance } from './ability.js';

/** What placing workers does. White slots give the workers back, red slots sacrifice them (AOC-RET). */
export interface ActionRow {
  readonly id: ActionId;
  readonly slots: number;
  readonly colour: 'white' | 'red';
  readonly workers: number;
  readonly coins: number;
  readonly effects: readonly Effect[];
  /** Abilities about this other action apply too (scenario Silk Road). */
  readonly countsAs?: ActionId;
  readonly prov: Provenance;
}

/**
 * An action with two slots may be done twice (AOC-ACT-6). Bonuses of Conquest state their own condition (AOC-AMB-3).
 * In this order AOC-ACT-W, AOC-ACT-R, AOC-ACT-S, AOC-ACT-CU, AOC-ACT-CO, AOC-ACT-CQ, AOC-ACT-H, AOC-ACT-F, AOC-ACT-CM and
 * AOC-ACT-FA, then those of the scenarios.
 */
export const ACTION_ROWS: readonly ActionRow[] = [
  { id: 'wonder', slots: 1, colour: 'red', workers: 1, coins: 7, effects: [{ op: 'points', n: 3 }, { op: 'gainWonder', n: 1 }], prov: 'R' },
  { id: 'research', slots: 2, colour: 'white', workers: 1, coins: 4, effects: [{ op: 'points', n: 1 }, { op: 'gainTech', n: 1 }], prov: 'R' },
  { id: 'slavery', slots: 1, colour: 'red', workers: 1, coins: 0, effects: [{ op: 'coins', n: 2, who: 'self' }], prov: 'R' },
  { id: 'culture', slots: 1, colour: 'white', workers: 1, coins: 4, effects: [{ op: 'points', n: 2 }], prov: 'R' },
  { id: 'construction', slots: 1, colour: 'white', workers: 2, coins: 2, effects: [{ op: 'points', n: 2 }], prov: 'R' },
  { id: 'conquest', slots: 1, colour: 'red', workers: 1, coins: 0, effects: [{ op: 'points', n: 2, if: { is: 'strongest' } }], prov: 'R' },
  { id: 'hunting', slots: 2, colour: 'white', workers: 1, coins: 0, effects: [{ op: 'coins', n: 1, who: 'self' }, { op: 'points', n: 1, if: { is: 'noTech' } }], prov: 'R' },
  { id: 'fishing', slots: 1, colour: 'white', workers: 1, coins: 0, effects: [{ op: 'coins', n: 1, who: 'self' }], prov: 'R' },
  { id: 'commerce', slots: 1, colour: 'white', workers: 1, coins: 0, effects: [{ op: 'coins', n: 2, who: 'self' }, { op: 'coins', n: 1, who: 'others' }], prov: 'R' },
  { id: 'farm', slots: 1, colour: 'white', workers: 2, coins: 0, effects: [{ op: 'coins', n: 3, who: 'self' }], prov: 'R' },
  { id: 'quarry', slots: 2, colour: 'white', workers: 1, coins: 0, effects: [{ op: 'counter', counter: 'stones', n: 1, max: 4 }], prov: 'D' },
  { id: 'festival', slots: 1, colour: 'white', workers: 1, coins: 2, effects: [{ op: 'points', n: { per: 'wonders', every: 1, times: 1 } }], prov: 'D' },
  { id: 'caravan', slots: 1, colour: 'white', workers: 1, coins: 1, effects: [{ op: 'counter', counter: 'route', n: 1, max: 9 }, { op: 'coins', n: { per: 'routeStage', every: 1, times: 1 }, who: 'self' }], countsAs: 'commerce', prov: 'D' },
  { id: 'caravanserai', slots: 1, colour: 'white', workers: 2, coins: 0, effects: [{ op: 'counter', counter: 'route', n: 2, max: 9 }, { op: 'coins', n: 1, who: 'self' }], countsAs: 'fishing', prov: 'D' },
  { id: 'ritual', slots: 1, colour: 'red', workers: 1, coins: 0, effects: [{ op: 'points', n: 1 }, { op: 'counter', counter: 'drought', n: -2, min: 0 }], prov: 'D' },
  { id: 'exodus', slots: 1, colour: 'red', workers: 1, coins: 0, effects: [{ op: 'coins', n: 3, who: 'self' }], prov: 'D' },
  { id: 'fortify', slots: 1, colour: 'white', workers: 1, coins: 2, effects: [{ op: 'counter', counter: 'forts', n: 1, max: 4 }], prov: 'D' },
];

/** The actions of the permanent card; it lies above three neighbouring cards of the track (AOC-SET-5). */
export const PERMANENT: readonly ActionId[] = ['wonder', 'research', 'slavery'];

/** A card of the time track. Its symbol is resolved when it becomes usable (AOC-EOR-1). */
export interface TrackCardRow {
  readonly id: TrackCardId;
  readonly action: ActionId | null;
  readonly symbol: 'war' | 'plague' | 'greatPlague' | null;
  readonly scenario?: ScenarioId;
  readonly prov: { readonly card: Provenance; readonly symbol: Provenance };
}

/** Workers that everybody loses (AOC-PLG-1). */
export const PLAGUE_TOLL = { plague: 1, greatPlague: 2 } as const;
export const tollOf = ({ symbol }: Pick<TrackCardRow, 'symbol'>): number => (symbol === 'greatPlague' || symbol === 'plague' ? PLAGUE_TOLL[symbol] : 0);

/** The Plague has no action (AOC-AMB-26). */
export const TRACK_CARDS: readonly TrackCardRow[] = [
  { id: 'AC-CULTURE', action: 'culture', symbol: null, prov: { card: 'R', symbol: 'D' } },
  { id: 'AC-CONSTRUCTION', action: 'construction', symbol: 'war', prov: { card: 'R', symbol: 'D' } },
  { id: 'AC-CONQUEST', action: 'conquest', symbol: 'war', prov: { card: 'R', symbol: 'D' } },
  { id: 'AC-HUNTING', action: 'hunting', symbol: null, prov: { card: 'R', symbol: 'D' } },
  { id: 'AC-FISHING', action: 'fishing', symbol: null, prov: { card: 'R', symbol: 'D' } },
  { id: 'AC-COMMERCE', action: 'commerce', symbol: 'war', prov: { card: 'R', symbol: 'D' } },
  { id: 'AC-FARM', action: 'farm', symbol: null, prov: { card: 'R', symbol: 'D' } },
  { id: 'AC-PLAGUE', action: null, symbol: 'plague', prov: { card: 'R', symbol: 'R' } },
  { id: 'SA-QUARRY', action: 'quarry', symbol: null, scenario: 'SCN-1', prov: { card: 'D', symbol: 'D' } },
  { id: 'SA-FESTIVAL', action: 'festival', symbol: null, scenario: 'SCN-1', prov: { card: 'D', symbol: 'D' } },
  { id: 'SA-CARAVAN', action: 'caravan', symbol: null, scenario: 'SCN-2', prov: { card: 'D', symbol: 'D' } },
  { id: 'SA-CARAVANSERAI', action: 'caravanserai', symbol: null, scenario: 'SCN-2', prov: { card: 'D', symbol: 'D' } },
  { id: 'SA-RITUAL', action: 'ritual', symbol: null, scenario: 'SCN-3', prov: { card: 'D', symbol: 'D' } },
  { id: 'SA-EXODUS', action: 'exodus', symbol: null, scenario: 'SCN-3', prov: { card: 'D', symbol: 'D' } },
  { id: 'SA-FORTIFY', action: 'fortify', symbol: null, scenario: 'SCN-4', prov: { card: 'D', symbol: 'D' } },
  { id: 'SA-GREAT-PLAGUE', action: null, symbol: 'greatPlague', scenario: 'SCN-5', prov: { card: 'D', symbol: 'D' } },
];

/** The order advised for a first game: Hunting, Fishing, Farm first are R, the rest is D (AOC-SET-4). */
export const FIRST_GAME_ORDER: readonly TrackCardId[] = ['AC-HUNTING', 'AC-FISHING', 'AC-FARM', 'AC-COMMERCE', 'AC-CULTURE', 'AC-CONSTRUCTION', 'AC-PLAGUE', 'AC-CONQUEST'];
