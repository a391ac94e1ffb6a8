import type { SpecialId, TechId } from '../state/state.js';
import type { Ability, Provenance } from './ability.js';

export const COLUMNS = ['left', 'middle', 'right'] as const;
export type Column = (typeof COLUMNS)[number];
/** A place on the technology card: row 1 is the bottom row, arrows point upwards (AOC-TEC-1). */
export type TechPosition = `${Column}:${1 | 2 | 3}`;

export interface TechRow {
  readonly id: TechId;
  readonly position: TechPosition;
  /** Owning the technology at one of these places is enough; none: always available (AOC-TEC-2). */
  readonly requires: readonly TechPosition[];
  readonly abilities: readonly Ability[];
  readonly prov: { readonly name: Provenance; readonly tree: Provenance; readonly effect: Provenance };
}

/**
 * Columns and effects: AOC-TEC-7, AOC-AMB-11. Education grants Culture (AOC-TEC-4), Science pays at once (AOC-TEC-5),
 * four have several abilities (AOC-TEC-6).
 */
export const TECHNOLOGIES: readonly TechRow[] = [
  { id: 'writing', position: 'left:1', requires: [], abilities: [{ id: 'TEC-writing-1', when: { event: 'static' }, do: [{ op: 'cost', action: 'research', delta: -1 }] }], prov: { name: 'R', tree: 'R', effect: 'D' } },
  { id: 'navigation', position: 'middle:1', requires: [], abilities: [{ id: 'TEC-navigation-1', when: { event: 'action', action: 'fishing' }, do: [{ op: 'coins', n: 1, who: 'self' }] }, { id: 'TEC-navigation-2', when: { event: 'action', action: 'commerce' }, do: [{ op: 'coins', n: 1, who: 'self' }] }], prov: { name: 'R', tree: 'R', effect: 'D' } },
  { id: 'mining', position: 'right:1', requires: [], abilities: [{ id: 'TEC-mining-1', when: { event: 'action', action: 'slavery' }, do: [{ op: 'coins', n: 1, who: 'self' }] }, { id: 'TEC-mining-2', when: { event: 'static' }, do: [{ op: 'strength', n: 1 }] }], prov: { name: 'R', tree: 'R', effect: 'D' } },
  { id: 'education', position: 'left:2', requires: ['left:1'], abilities: [{ id: 'TEC-education-1', when: { event: 'endOfTurn' }, do: [{ op: 'grantAction', action: 'culture' }], optional: true }], prov: { name: 'R', tree: 'R', effect: 'R' } },
  { id: 'currency', position: 'middle:2', requires: ['middle:1'], abilities: [{ id: 'TEC-currency-1', when: { event: 'endOfTurn' }, do: [{ op: 'coins', n: 1, who: 'self' }] }], prov: { name: 'D', tree: 'D', effect: 'D' } },
  { id: 'iron_working', position: 'right:2', requires: ['right:1'], abilities: [{ id: 'TEC-iron_working-1', when: { event: 'static' }, do: [{ op: 'strength', n: 2 }] }], prov: { name: 'R', tree: 'D', effect: 'D' } },
  { id: 'science', position: 'left:3', requires: ['left:2', 'middle:2'], abilities: [{ id: 'TEC-science-1', when: { event: 'gain' }, do: [{ op: 'points', n: { per: 'upcomingCards', every: 1, times: 1 } }] }], prov: { name: 'R', tree: 'R', effect: 'R' } },
  { id: 'engineering', position: 'middle:3', requires: ['left:2', 'middle:2', 'right:2'], abilities: [{ id: 'TEC-engineering-1', when: { event: 'action', action: 'construction' }, do: [{ op: 'points', n: 1 }] }, { id: 'TEC-engineering-2', when: { event: 'static' }, do: [{ op: 'cost', action: 'construction', delta: -1 }] }, { id: 'TEC-engineering-3', when: { event: 'static' }, do: [{ op: 'cost', action: 'wonder', delta: -1 }] }], prov: { name: 'R', tree: 'R', effect: 'D' } },
  { id: 'gunpowder', position: 'right:3', requires: ['middle:2', 'right:2'], abilities: [{ id: 'TEC-gunpowder-1', when: { event: 'static' }, do: [{ op: 'strength', n: 3 }] }, { id: 'TEC-gunpowder-2', when: { event: 'action', action: 'conquest' }, if: { is: 'strongest' }, do: [{ op: 'points', n: 1 }] }], prov: { name: 'R', tree: 'D', effect: 'D' } },
];

/** A special technology card: its two technologies replace the lower two of a column (AOC-INN-4, AOC-AMB-10). */
export interface SpecialRow {
  readonly id: SpecialId;
  readonly column: Column;
  readonly price: number;
  readonly technologies: readonly [TechRow, TechRow];
}

export const SPECIALS: readonly SpecialRow[] = [
  { id: 'ST-L1', column: 'left', price: 1, technologies: [{ id: 'oral_tradition', position: 'left:1', requires: [], abilities: [{ id: 'ST-L1-oral_tradition-1', when: { event: 'static' }, do: [{ op: 'cost', action: 'culture', delta: -1 }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }, { id: 'philosophy', position: 'left:2', requires: ['left:1'], abilities: [{ id: 'ST-L1-philosophy-1', when: { event: 'action', action: 'research' }, do: [{ op: 'points', n: 1 }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }] },
  { id: 'ST-L2', column: 'left', price: 1, technologies: [{ id: 'calendar', position: 'left:1', requires: [], abilities: [{ id: 'ST-L2-calendar-1', when: { event: 'action', action: 'farm' }, do: [{ op: 'coins', n: 1, who: 'self' }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }, { id: 'astronomy', position: 'left:2', requires: ['left:1'], abilities: [{ id: 'ST-L2-astronomy-1', when: { event: 'gain' }, do: [{ op: 'gainTech', n: 1 }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }] },
  { id: 'ST-L3', column: 'left', price: 1, technologies: [{ id: 'code_of_laws', position: 'left:1', requires: [], abilities: [{ id: 'ST-L3-code_of_laws-1', when: { event: 'action', action: 'slavery' }, do: [{ op: 'coins', n: 1, who: 'self' }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }, { id: 'bureaucracy', position: 'left:2', requires: ['left:1'], abilities: [{ id: 'ST-L3-bureaucracy-1', when: { event: 'endOfTurn' }, if: { workersAtLeast: 3 }, do: [{ op: 'coins', n: 2, who: 'self' }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }] },
  { id: 'ST-M1', column: 'middle', price: 1, technologies: [{ id: 'pottery', position: 'middle:1', requires: [], abilities: [{ id: 'ST-M1-pottery-1', when: { event: 'action', action: 'hunting' }, do: [{ op: 'coins', n: 1, who: 'self' }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }, { id: 'irrigation', position: 'middle:2', requires: ['middle:1'], abilities: [{ id: 'ST-M1-irrigation-1', when: { event: 'action', action: 'farm' }, do: [{ op: 'coins', n: 2, who: 'self' }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }] },
  { id: 'ST-M2', column: 'middle', price: 1, technologies: [{ id: 'wheel', position: 'middle:1', requires: [], abilities: [{ id: 'ST-M2-wheel-1', when: { event: 'action', action: 'commerce' }, do: [{ op: 'coins', n: 1, who: 'self' }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }, { id: 'roads', position: 'middle:2', requires: ['middle:1'], abilities: [{ id: 'ST-M2-roads-1', when: { event: 'acquire' }, do: [{ op: 'coins', n: 2, who: 'self' }, { op: 'points', n: 1 }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }] },
  { id: 'ST-M3', column: 'middle', price: 1, technologies: [{ id: 'masonry', position: 'middle:1', requires: [], abilities: [{ id: 'ST-M3-masonry-1', when: { event: 'static' }, do: [{ op: 'cost', action: 'construction', delta: -1 }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }, { id: 'architecture', position: 'middle:2', requires: ['middle:1'], abilities: [{ id: 'ST-M3-architecture-1', when: { event: 'static' }, do: [{ op: 'cost', action: 'wonder', delta: -2 }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }] },
  { id: 'ST-R1', column: 'right', price: 1, technologies: [{ id: 'horse_riding', position: 'right:1', requires: [], abilities: [{ id: 'ST-R1-horse_riding-1', when: { event: 'static' }, do: [{ op: 'strength', n: 1 }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }, { id: 'feudalism', position: 'right:2', requires: ['right:1'], abilities: [{ id: 'ST-R1-feudalism-1', when: { event: 'static' }, do: [{ op: 'strength', n: 1 }] }, { id: 'ST-R1-feudalism-2', when: { event: 'endOfTurn' }, if: { is: 'strongest' }, do: [{ op: 'coins', n: 1, who: 'self' }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }] },
  { id: 'ST-R2', column: 'right', price: 1, technologies: [{ id: 'archery', position: 'right:1', requires: [], abilities: [{ id: 'ST-R2-archery-1', when: { event: 'action', action: 'hunting' }, do: [{ op: 'coins', n: 1, who: 'self' }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }, { id: 'siegecraft', position: 'right:2', requires: ['right:1'], abilities: [{ id: 'ST-R2-siegecraft-1', when: { event: 'static' }, do: [{ op: 'strength', n: 1 }] }, { id: 'ST-R2-siegecraft-2', when: { event: 'action', action: 'conquest' }, if: { is: 'strongest' }, do: [{ op: 'points', n: 1 }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }] },
  { id: 'ST-R3', column: 'right', price: 1, technologies: [{ id: 'bronze_working', position: 'right:1', requires: [], abilities: [{ id: 'ST-R3-bronze_working-1', when: { event: 'static' }, do: [{ op: 'strength', n: 1 }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }, { id: 'fortification', position: 'right:2', requires: ['right:1'], abilities: [{ id: 'ST-R3-fortification-1', when: { event: 'static' }, do: [{ op: 'strength', n: 1 }] }, { id: 'ST-R3-fortification-2', when: { event: 'static' }, do: [{ op: 'warImmune' }] }], prov: { name: 'D', tree: 'D', effect: 'D' } }] },
];
