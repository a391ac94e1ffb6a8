import type { ImprovementId } from './improvements.js';
import type { UnitId } from './units.js';
import type { WonderId } from './wonders.js';

/** What a technology allows everybody once it is in play, and what its buyer receives (CIV-TEC-03). Rows from public material (P). */
export interface TechnologyRow {
  readonly id: string;
  readonly era: Era;
  readonly cost: number;
  /** Must be in play, owned by anybody (CIV-TEC-02). */
  readonly needs: readonly string[];
  readonly units?: readonly UnitId[];
  readonly improvements?: readonly ImprovementId[];
  /** The largest settlement it allows (CIV-PUR-06). */
  readonly size?: 2 | 3 | 4;
  /** Trade distance (CIV-TRD-06). */
  readonly trade?: { readonly land: number; readonly sea: number };
  /** The buyer's bonus: wonders, one free unit, one free improvement, a free expansion. */
  readonly wonders?: readonly WonderId[];
  readonly freeUnit?: UnitId;
  readonly freeImprovement?: ImprovementId;
  readonly freeExpansion?: true;
  /** Major discoveries score (CIV-TEC-05). */
  readonly major?: true;
  /** What the rulebook itself says of it (R); everything else is public material (P). */
  readonly rulebook: readonly string[];
}
export type Era = 1 | 2 | 3 | 4;

/** Farther than any two settlements. */
export const UNLIMITED = 99;

const ROWS = [
  { id: 'masonry', era: 1, cost: 15, needs: [], wonders: ['hanging_gardens'], rulebook: ['name', 'noPrereq'] },
  { id: 'alphabet_writing', era: 1, cost: 15, needs: [], major: true, rulebook: ['name', 'noPrereq', 'major'] },
  { id: 'pottery_specialization', era: 1, cost: 20, needs: [], improvements: ['granary'], freeImprovement: 'granary', rulebook: ['name', 'noPrereq'] },
  { id: 'the_wheel', era: 1, cost: 25, needs: [], units: ['chariot'], freeUnit: 'chariot', rulebook: ['name', 'noPrereq'] },
  { id: 'bronze_working', era: 1, cost: 25, needs: [], units: ['spearman'], wonders: ['colossus'], rulebook: ['name', 'noPrereq'] },
  { id: 'ceremonial_burial', era: 1, cost: 25, needs: [], improvements: ['ziggurat'], wonders: ['pyramids'], rulebook: ['name', 'noPrereq'] },
  { id: 'horseback_riding', era: 1, cost: 40, needs: ['the_wheel'], units: ['horseman'], freeUnit: 'horseman', rulebook: ['name', 'units'] },
  { id: 'code_of_laws', era: 1, cost: 35, needs: ['alphabet_writing', 'pottery_specialization'], improvements: ['courthouse'], freeImprovement: 'courthouse', rulebook: [] },
  { id: 'mathematics', era: 1, cost: 40, needs: ['masonry', 'alphabet_writing'], units: ['catapult'], freeUnit: 'catapult', rulebook: [] },
  { id: 'iron_working', era: 1, cost: 40, needs: ['bronze_working', 'pottery_specialization'], units: ['swordsman'], freeUnit: 'swordsman', rulebook: [] },
  { id: 'philosophy_literature', era: 1, cost: 40, needs: ['alphabet_writing', 'pottery_specialization'], improvements: ['library'], wonders: ['great_library'], rulebook: [] },
  { id: 'mysticism', era: 1, cost: 40, needs: ['pottery_specialization', 'ceremonial_burial'], improvements: ['temple'], wonders: ['oracle'], rulebook: [] },
  { id: 'trade_mapmaking', era: 1, cost: 50, needs: ['mathematics', 'pottery_specialization'], units: ['galley'], trade: { land: 1, sea: 1 }, wonders: ['great_lighthouse'], rulebook: ['name', 'tradeRange'] },
  { id: 'currency', era: 1, cost: 50, needs: ['mathematics', 'trade_mapmaking'], improvements: ['marketplace'], freeImprovement: 'marketplace', rulebook: [] },
  { id: 'construction', era: 1, cost: 50, needs: ['iron_working', 'mathematics'], improvements: ['aqueduct', 'colosseum'], size: 2, wonders: ['great_wall'], rulebook: ['name', 'wonders'] },
  { id: 'banking', era: 2, cost: 50, needs: ['currency'], improvements: ['bank'], freeImprovement: 'bank', rulebook: [] },
  { id: 'education', era: 2, cost: 60, needs: ['trade_mapmaking', 'philosophy_literature'], improvements: ['university'], wonders: ['leonardos_workshop'], rulebook: [] },
  { id: 'engineering', era: 2, cost: 70, needs: ['the_wheel', 'construction'], units: ['trebuchet'], freeUnit: 'trebuchet', rulebook: ['name', 'units'] },
  { id: 'theology', era: 2, cost: 70, needs: ['philosophy_literature', 'mysticism'], improvements: ['cathedral'], wonders: ['bachs_cathedral', 'sistine_chapel'], rulebook: [] },
  { id: 'feudalism', era: 2, cost: 70, needs: ['code_of_laws', 'construction'], units: ['man_at_arms'], improvements: ['castle'], wonders: ['art_of_war'], rulebook: ['name', 'units', 'wonders'] },
  { id: 'astronomy', era: 2, cost: 60, needs: ['education', 'engineering'], units: ['caravel'], trade: { land: 1, sea: 2 }, wonders: ['copernicus_observatory'], rulebook: ['name', 'tradeRange'] },
  { id: 'printing_press', era: 2, cost: 40, needs: ['theology', 'education'], major: true, rulebook: ['name', 'major'] },
  { id: 'chivalry', era: 2, cost: 60, needs: ['horseback_riding', 'feudalism'], units: ['knight'], freeUnit: 'knight', rulebook: ['name', 'units'] },
  { id: 'navigation', era: 2, cost: 60, needs: ['astronomy'], units: ['galleon'], trade: { land: 1, sea: 3 }, freeUnit: 'galleon', rulebook: ['name', 'tradeRange'] },
  { id: 'chemistry', era: 2, cost: 40, needs: ['printing_press', 'education'], size: 3, freeExpansion: true, rulebook: [] },
  { id: 'nationalism', era: 3, cost: 80, needs: ['banking', 'printing_press'], improvements: ['capitol'], wonders: ['shakespeares_theatre'], rulebook: [] },
  { id: 'physics', era: 3, cost: 80, needs: ['astronomy', 'chemistry'], wonders: ['newtons_university'], rulebook: [] },
  { id: 'economics', era: 3, cost: 90, needs: ['nationalism'], improvements: ['stock_market'], wonders: ['smiths_trading_company'], rulebook: [] },
  { id: 'gunpowder_weapons', era: 3, cost: 90, needs: ['physics'], units: ['musketman'], freeUnit: 'musketman', rulebook: [] },
  { id: 'cavalry', era: 3, cost: 80, needs: ['chivalry', 'gunpowder_weapons'], units: ['dragoon'], freeUnit: 'dragoon', rulebook: [] },
  { id: 'legislative_government', era: 3, cost: 70, needs: ['economics'], improvements: ['legislature'], freeImprovement: 'legislature', rulebook: [] },
  { id: 'metallurgy', era: 3, cost: 100, needs: ['iron_working', 'gunpowder_weapons'], units: ['cannon', 'frigate'], wonders: ['magellans_voyage'], rulebook: [] },
  { id: 'medicine', era: 3, cost: 70, needs: ['metallurgy'], improvements: ['hospital'], size: 4, freeImprovement: 'hospital', rulebook: [] },
  { id: 'steam_power', era: 3, cost: 120, needs: ['metallurgy'], units: ['ironclad', 'rifleman'], improvements: ['railroad'], trade: { land: 4, sea: 3 }, wonders: ['transcontinental_railroad'], major: true, rulebook: ['name', 'major', 'tradeRange'] },
  { id: 'industrialization', era: 3, cost: 100, needs: ['economics', 'steam_power'], units: ['artillery'], improvements: ['factory'], freeImprovement: 'factory', rulebook: [] },
  { id: 'scientific_method', era: 4, cost: 100, needs: ['medicine'], improvements: ['research_lab'], wonders: ['edisons_lab'], rulebook: [] },
  { id: 'electricity', era: 4, cost: 100, needs: ['steam_power'], units: ['machine_gunner'], freeUnit: 'machine_gunner', rulebook: [] },
  { id: 'combustion', era: 4, cost: 100, needs: ['industrialization'], units: ['battleship'], improvements: ['highway_system'], freeUnit: 'battleship', rulebook: [] },
  { id: 'flight', era: 4, cost: 100, needs: ['combustion'], units: ['biplane'], trade: { land: UNLIMITED, sea: UNLIMITED }, freeUnit: 'biplane', rulebook: ['name', 'tradeRange'] },
  { id: 'fission', era: 4, cost: 150, needs: ['scientific_method'], improvements: ['nuclear_plant'], wonders: ['manhattan_project'], rulebook: [] },
  { id: 'electronics', era: 4, cost: 70, needs: ['electricity', 'scientific_method'], wonders: ['hoover_dam'], rulebook: [] },
  { id: 'mass_production', era: 4, cost: 100, needs: ['combustion', 'electricity'], units: ['tank'], improvements: ['manufacturing_plant'], wonders: ['universal_suffrage'], rulebook: [] },
  { id: 'plastics', era: 4, cost: 80, needs: ['mass_production'], improvements: ['shopping_mall'], freeImprovement: 'shopping_mall', rulebook: [] },
  { id: 'robotics', era: 4, cost: 100, needs: ['electronics', 'mass_production'], units: ['mechanized_infantry'], freeUnit: 'mechanized_infantry', rulebook: [] },
  { id: 'radio_television', era: 4, cost: 120, needs: ['electronics'], improvements: ['television_station'], wonders: ['united_nations'], rulebook: [] },
  { id: 'computers', era: 4, cost: 100, needs: ['electronics'], improvements: ['internet'], major: true, rulebook: ['name', 'major'] },
  { id: 'advanced_flight', era: 4, cost: 100, needs: ['flight', 'radio_television'], units: ['carrier', 'monoplane'], improvements: ['airport'], freeUnit: 'monoplane', rulebook: [] },
  { id: 'genetics', era: 4, cost: 100, needs: ['medicine', 'computers'], improvements: ['healthcare_complex'], wonders: ['cure_for_cancer'], rulebook: [] },
  { id: 'rocketry', era: 4, cost: 120, needs: ['advanced_flight'], units: ['rocket_artillery', 'jet'], freeUnit: 'rocket_artillery', rulebook: [] },
  { id: 'space_flight', era: 4, cost: 150, needs: ['plastics', 'computers', 'robotics', 'rocketry'], units: ['cruise_missile'], wonders: ['apollo_program'], rulebook: [] },
  { id: 'miniaturization', era: 4, cost: 100, needs: ['computers'], units: ['modern_armor'], freeUnit: 'modern_armor', rulebook: [] },
  { id: 'super_conductor', era: 4, cost: 120, needs: ['miniaturization', 'space_flight'], units: ['stealth_aircraft'], freeUnit: 'stealth_aircraft', rulebook: [] },
  { id: 'fusion', era: 4, cost: 150, needs: ['fission', 'super_conductor'], improvements: ['fusion_reactor'], rulebook: ['name', 'wonderForSale'] },
] as const satisfies readonly TechnologyRow[];
export type TechId = (typeof ROWS)[number]['id'];
export const TECHNOLOGIES: readonly (TechnologyRow & { readonly id: TechId })[] = ROWS;

/** Dealt at the start of the advanced game: the ancient ones without prerequisites (CIV-SET-05). */
export const START_TECHNOLOGIES: readonly TechId[] = ['masonry', 'alphabet_writing', 'pottery_specialization', 'the_wheel', 'bronze_working', 'ceremonial_burial'];
