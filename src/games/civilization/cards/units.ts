import type { Era } from './technologies.js';

export const CATEGORIES = ['infantry', 'cavalry', 'artillery', 'fleet', 'aircraft'] as const;
export type Category = (typeof CATEGORIES)[number];

/** A unit of the advanced table of forces: strength is `dice` dice and `bonus` (R; aircraft: dice they add). Technology: P. */
export interface UnitRow {
  readonly id: string;
  readonly era: Era;
  readonly category: Category;
  readonly level: number;
  readonly dice: number;
  readonly bonus: number;
  readonly tech: string;
}

/** CIV-UPG-04; what the table of forces calls them is settled by CIV-AMB-06 and CIV-AMB-07. */
const ROWS = [
  { id: 'spearman', era: 1, category: 'infantry', level: 1, dice: 1, bonus: 0, tech: 'bronze_working' },
  { id: 'swordsman', era: 1, category: 'infantry', level: 2, dice: 1, bonus: 1, tech: 'iron_working' },
  { id: 'chariot', era: 1, category: 'cavalry', level: 1, dice: 1, bonus: 0, tech: 'the_wheel' },
  { id: 'horseman', era: 1, category: 'cavalry', level: 2, dice: 1, bonus: 1, tech: 'horseback_riding' },
  { id: 'catapult', era: 1, category: 'artillery', level: 1, dice: 1, bonus: 1, tech: 'mathematics' },
  { id: 'galley', era: 1, category: 'fleet', level: 1, dice: 1, bonus: 0, tech: 'trade_mapmaking' },
  { id: 'man_at_arms', era: 2, category: 'infantry', level: 1, dice: 2, bonus: 0, tech: 'feudalism' },
  { id: 'knight', era: 2, category: 'cavalry', level: 1, dice: 2, bonus: 0, tech: 'chivalry' },
  { id: 'trebuchet', era: 2, category: 'artillery', level: 1, dice: 2, bonus: 0, tech: 'engineering' },
  { id: 'caravel', era: 2, category: 'fleet', level: 1, dice: 2, bonus: 0, tech: 'astronomy' },
  { id: 'galleon', era: 2, category: 'fleet', level: 2, dice: 2, bonus: 2, tech: 'navigation' },
  { id: 'musketman', era: 3, category: 'infantry', level: 1, dice: 3, bonus: 0, tech: 'gunpowder_weapons' },
  { id: 'rifleman', era: 3, category: 'infantry', level: 2, dice: 3, bonus: 2, tech: 'steam_power' },
  { id: 'dragoon', era: 3, category: 'cavalry', level: 1, dice: 3, bonus: 0, tech: 'cavalry' },
  { id: 'cannon', era: 3, category: 'artillery', level: 1, dice: 3, bonus: 1, tech: 'metallurgy' },
  { id: 'artillery', era: 3, category: 'artillery', level: 2, dice: 3, bonus: 3, tech: 'industrialization' },
  { id: 'frigate', era: 3, category: 'fleet', level: 1, dice: 3, bonus: 0, tech: 'metallurgy' },
  { id: 'ironclad', era: 3, category: 'fleet', level: 2, dice: 3, bonus: 2, tech: 'steam_power' },
  { id: 'machine_gunner', era: 4, category: 'infantry', level: 1, dice: 4, bonus: 0, tech: 'electricity' },
  { id: 'mechanized_infantry', era: 4, category: 'infantry', level: 2, dice: 4, bonus: 2, tech: 'robotics' },
  { id: 'tank', era: 4, category: 'cavalry', level: 1, dice: 4, bonus: 0, tech: 'mass_production' },
  { id: 'modern_armor', era: 4, category: 'cavalry', level: 2, dice: 4, bonus: 3, tech: 'miniaturization' },
  { id: 'rocket_artillery', era: 4, category: 'artillery', level: 1, dice: 4, bonus: 2, tech: 'rocketry' },
  { id: 'cruise_missile', era: 4, category: 'artillery', level: 2, dice: 4, bonus: 4, tech: 'space_flight' },
  { id: 'battleship', era: 4, category: 'fleet', level: 1, dice: 4, bonus: 1, tech: 'combustion' },
  { id: 'carrier', era: 4, category: 'fleet', level: 2, dice: 4, bonus: 0, tech: 'advanced_flight' },
  { id: 'biplane', era: 4, category: 'aircraft', level: 1, dice: 1, bonus: 0, tech: 'flight' },
  { id: 'monoplane', era: 4, category: 'aircraft', level: 2, dice: 2, bonus: 0, tech: 'advanced_flight' },
  { id: 'jet', era: 4, category: 'aircraft', level: 3, dice: 3, bonus: 0, tech: 'rocketry' },
  { id: 'stealth_aircraft', era: 4, category: 'aircraft', level: 4, dice: 4, bonus: 0, tech: 'super_conductor' },
] as const satisfies readonly UnitRow[];
export type UnitId = (typeof ROWS)[number]['id'];
export const UNITS: readonly (UnitRow & { readonly id: UnitId })[] = ROWS;

/**
 * The figures of the basic game, one of each category and era; they roll as many dice as the number of their era (R). Fleets of
 * era 2 are caravels (CIV-AMB-08).
 */
export const BASIC_UNITS = [
  { id: 'swordsman', era: 1, category: 'infantry' },
  { id: 'horseman', era: 1, category: 'cavalry' },
  { id: 'catapult', era: 1, category: 'artillery' },
  { id: 'galley', era: 1, category: 'fleet' },
  { id: 'man_at_arms', era: 2, category: 'infantry' },
  { id: 'knight', era: 2, category: 'cavalry' },
  { id: 'trebuchet', era: 2, category: 'artillery' },
  { id: 'caravel', era: 2, category: 'fleet' },
  { id: 'musketman', era: 3, category: 'infantry' },
  { id: 'dragoon', era: 3, category: 'cavalry' },
  { id: 'cannon', era: 3, category: 'artillery' },
  { id: 'frigate', era: 3, category: 'fleet' },
  { id: 'machine_gunner', era: 4, category: 'infantry' },
  { id: 'tank', era: 4, category: 'cavalry' },
  { id: 'howitzer', era: 4, category: 'artillery' },
  { id: 'battleship', era: 4, category: 'fleet' },
  { id: 'fighter', era: 4, category: 'aircraft' },
] as const satisfies readonly Pick<UnitRow, 'id' | 'era' | 'category'>[];
export type BasicUnitId = (typeof BASIC_UNITS)[number]['id'];
