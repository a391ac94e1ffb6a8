import type { Era } from './technologies.js';

/** A city improvement (P): faces or gears, as many settlements as it serves (CIV-HAP-04, 05). It lasts for its era (CIV-IMP-03). */
export interface ImprovementRow {
  readonly id: string;
  readonly era: Era;
  readonly gives: 'happy' | 'productive';
  readonly n: number;
  /** What the rulebook itself says of it (R). */
  readonly rulebook: readonly string[];
}

const ROWS = [
  { id: 'ziggurat', era: 1, gives: 'happy', n: 1, rulebook: [] },
  { id: 'granary', era: 1, gives: 'productive', n: 1, rulebook: ['name', 'productive'] },
  { id: 'courthouse', era: 1, gives: 'happy', n: 1, rulebook: ['name', 'happy'] },
  { id: 'library', era: 1, gives: 'productive', n: 1, rulebook: [] },
  { id: 'temple', era: 1, gives: 'happy', n: 1, rulebook: ['name', 'happy'] },
  { id: 'colosseum', era: 1, gives: 'happy', n: 1, rulebook: [] },
  { id: 'aqueduct', era: 1, gives: 'productive', n: 1, rulebook: [] },
  { id: 'marketplace', era: 1, gives: 'productive', n: 1, rulebook: ['name'] },
  { id: 'bank', era: 2, gives: 'productive', n: 1, rulebook: [] },
  { id: 'castle', era: 2, gives: 'happy', n: 1, rulebook: ['name'] },
  { id: 'university', era: 2, gives: 'productive', n: 1, rulebook: [] },
  { id: 'cathedral', era: 2, gives: 'happy', n: 2, rulebook: ['name'] },
  { id: 'capitol', era: 3, gives: 'happy', n: 1, rulebook: [] },
  { id: 'stock_market', era: 3, gives: 'productive', n: 1, rulebook: [] },
  { id: 'legislature', era: 3, gives: 'happy', n: 1, rulebook: ['name', 'happy'] },
  { id: 'factory', era: 3, gives: 'productive', n: 1, rulebook: [] },
  { id: 'railroad', era: 3, gives: 'productive', n: 1, rulebook: [] },
  { id: 'hospital', era: 3, gives: 'happy', n: 1, rulebook: [] },
  { id: 'highway_system', era: 4, gives: 'productive', n: 1, rulebook: [] },
  { id: 'manufacturing_plant', era: 4, gives: 'productive', n: 1, rulebook: [] },
  { id: 'research_lab', era: 4, gives: 'productive', n: 1, rulebook: [] },
  { id: 'airport', era: 4, gives: 'productive', n: 1, rulebook: [] },
  { id: 'nuclear_plant', era: 4, gives: 'productive', n: 1, rulebook: [] },
  { id: 'shopping_mall', era: 4, gives: 'happy', n: 1, rulebook: [] },
  { id: 'television_station', era: 4, gives: 'happy', n: 2, rulebook: [] },
  { id: 'internet', era: 4, gives: 'productive', n: 1, rulebook: [] },
  { id: 'healthcare_complex', era: 4, gives: 'happy', n: 1, rulebook: [] },
  { id: 'fusion_reactor', era: 4, gives: 'productive', n: 2, rulebook: [] },
] as const satisfies readonly ImprovementRow[];
export type ImprovementId = (typeof ROWS)[number]['id'];
/** Never used up, like city cards (CIV-AMB-53). */
export const IMPROVEMENTS: readonly (ImprovementRow & { readonly id: ImprovementId })[] = ROWS;
