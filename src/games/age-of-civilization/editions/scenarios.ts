import type { Ability } from '../cards/ability.js';
import type { Counters, ScenarioId, TechId, TrackCardId, WonderId } from '../state/state.js';

/** What must hold after the end-of-game scoring; every figure is a minimum. */
export interface Goal {
  readonly level: 'bronze' | 'silver' | 'gold';
  readonly points: number;
  readonly wonders?: number;
  readonly techs?: number;
  readonly workers?: number;
  readonly route?: number;
  readonly repelled?: number;
}

/** A Path of Glory scenario: solo Skirmish with the changes given here. Names and periods are R, the rest is D (AOC-SCN-2). */
export interface ScenarioRow {
  readonly id: ScenarioId;
  /** Keys of civilisations.ts. */
  readonly civDeck: readonly string[];
  /** The wonders of the market, or how many are drawn. */
  readonly wonderMarket: number | readonly WonderId[];
  readonly startCoins: number;
  readonly startTechs: readonly TechId[];
  readonly removed: readonly TrackCardId[];
  /** Fixed cards by position; the gaps are filled at random. */
  readonly track: readonly (TrackCardId | null)[];
  readonly goals: readonly Goal[];
  readonly marketStart: number;
  /** The civilisation that is born in round 1 without touching the market. */
  readonly firstCivilisation?: string;
  readonly noBirth?: true;
  /** Each unit of the counter lowers the coin cost of the Wonder action. */
  readonly stones?: { readonly coinsPerUnit: number };
  /** Owning the technology moves the caravan further. */
  readonly caravanBonus?: { readonly tech: TechId; readonly n: number };
  readonly routeRewards?: readonly { readonly at: number; readonly points: number }[];
  /** A cost in coins that rises each round: ceil(drought / coinsPer), or a worker, or points. */
  readonly drought?: { readonly coinsPer: number; readonly pointsLost: number };
  /** Replaces the virtual opponent of Skirmish. */
  readonly horde?: { readonly start: number };
  readonly tokens?: readonly string[];
  readonly strengthFrom?: keyof Counters;
  /** Workers gained at the start of a round, and the abilities in force from then on. */
  readonly rebirth?: { readonly round: number; readonly workers: number; readonly abilities: readonly Ability[] };
}

const skirmish = { wonderMarket: 4, startCoins: 3, startTechs: [], marketStart: 5 } as const;

export const SCENARIOS: readonly ScenarioRow[] = [
  {
    ...skirmish,
    id: 'SCN-1',
    civDeck: [
      'egypt',
      'nubia',
      'sumer',
      'babylon',
      'hittites',
      'assyria',
      'lydia',
      'persia',
      'harappa',
      'india',
      'china',
      'korea',
      'minoa',
      'greece',
      'rome',
      'celts',
      'olmec',
      'maya',
      'polynesia',
    ],
    wonderMarket: [
      'WON-great_pyramid',
      'WON-hanging_gardens',
      'WON-great_library',
      'WON-colossus',
      'WON-lighthouse',
      'WON-stonehenge',
      'WON-parthenon',
    ],
    removed: ['AC-FISHING', 'AC-CONQUEST'],
    track: [null, null, 'SA-QUARRY', null, 'AC-PLAGUE', null, 'SA-FESTIVAL', null],
    stones: { coinsPerUnit: 2 },
    goals: [
      { level: 'bronze', points: 21, wonders: 2 },
      { level: 'silver', points: 26, wonders: 3 },
      { level: 'gold', points: 30, wonders: 4 },
    ],
  },
  {
    ...skirmish,
    id: 'SCN-2',
    civDeck: [
      'china',
      'korea',
      'japan',
      'tibet',
      'khitan',
      'gokturks',
      'huns',
      'india',
      'khmer',
      'srivijaya',
      'persia',
      'arabia',
      'ottomans',
      'byzantium',
      'rome',
      'greece',
      'egypt',
      'axum',
      'italy',
      'lydia',
      'slavs',
    ],
    removed: ['AC-COMMERCE', 'AC-FISHING'],
    track: [null, null, 'SA-CARAVAN', null, 'AC-PLAGUE', 'SA-CARAVANSERAI', null, null],
    caravanBonus: { tech: 'navigation', n: 1 },
    routeRewards: [
      { at: 3, points: 2 },
      { at: 6, points: 3 },
      { at: 9, points: 4 },
    ],
    goals: [
      { level: 'bronze', points: 20, route: 6 },
      { level: 'silver', points: 26, route: 9 },
      { level: 'gold', points: 31, route: 9 },
    ],
  },
  {
    ...skirmish,
    id: 'SCN-3',
    civDeck: ['aztec', 'inca', 'tiwanaku', 'olmec', 'mississippi', 'polynesia'],
    removed: ['AC-COMMERCE', 'AC-FISHING'],
    track: [null, null, null, 'SA-RITUAL', 'AC-PLAGUE', null, 'SA-EXODUS', null],
    marketStart: 3,
    firstCivilisation: 'maya',
    noBirth: true,
    drought: { coinsPer: 2, pointsLost: 2 },
    goals: [
      { level: 'bronze', points: 14, workers: 1 },
      { level: 'silver', points: 18, workers: 2 },
      { level: 'gold', points: 23, workers: 2 },
    ],
  },
  {
    ...skirmish,
    id: 'SCN-4',
    civDeck: [
      'china',
      'korea',
      'japan',
      'tibet',
      'khitan',
      'persia',
      'arabia',
      'ottomans',
      'byzantium',
      'slavs',
      'india',
      'khmer',
      'srivijaya',
      'italy',
      'franks',
    ],
    startCoins: 5,
    removed: ['AC-FISHING'],
    track: [null, null, 'SA-FORTIFY', null, 'AC-PLAGUE', null, null, null],
    horde: { start: 2 },
    tokens: ['SE-RAID', 'SE-SIEGE', 'SE-SACK'],
    strengthFrom: 'forts',
    goals: [
      { level: 'bronze', points: 19, repelled: 1 },
      { level: 'silver', points: 24, repelled: 2 },
      { level: 'gold', points: 29, repelled: 3 },
    ],
  },
  {
    ...skirmish,
    id: 'SCN-5',
    civDeck: [
      'italy',
      'franks',
      'britain',
      'byzantium',
      'ottomans',
      'slavs',
      'arabia',
      'mali',
      'egypt',
      'persia',
      'india',
      'china',
      'korea',
      'japan',
      'khmer',
      'great_zimbabwe',
      'congo',
      'aztec',
      'inca',
    ],
    startTechs: ['writing', 'navigation'],
    removed: ['AC-HUNTING'],
    track: [null, null, null, 'AC-PLAGUE', 'SA-GREAT-PLAGUE', null, null, null],
    rebirth: {
      round: 4,
      workers: 2,
      abilities: [
        { id: 'SCN-5-A1', when: { event: 'action', action: 'research' }, do: [{ op: 'points', n: 1 }] },
        { id: 'SCN-5-A2', when: { event: 'action', action: 'culture' }, do: [{ op: 'points', n: 1 }] },
        { id: 'SCN-5-A3', when: { event: 'rest' }, do: [{ op: 'workers', n: 1 }] },
      ],
    },
    goals: [
      { level: 'bronze', points: 26, techs: 5 },
      { level: 'silver', points: 32, techs: 7 },
      { level: 'gold', points: 38, techs: 8 },
    ],
  },
];

const BY_ID = new Map(SCENARIOS.map((row) => [row.id as string, row]));
/** The scenario of a table, if it plays one. */
export const scenarioOf = (id: ScenarioId | 'none'): ScenarioRow | undefined => BY_ID.get(id);
