import type { WonderId } from '../state/state.js';
import type { Ability, Provenance } from './ability.js';

export interface WonderRow {
  readonly id: WonderId;
  readonly key: string;
  /** The card in whose place it lies since a value of ours was changed: `former.ts`. */
  readonly formerly?: WonderId;
  readonly abilities: readonly Ability[];
  readonly prov: { readonly name: Provenance; readonly effect: Provenance };
}

export const WONDERS: readonly WonderRow[] = [
  { id: 'WON-great_pyramid', key: 'great_pyramid', abilities: [{ id: 'WON-great_pyramid-1', when: { event: 'endOfGame' }, do: [{ op: 'points', n: 3 }] }], prov: { name: 'D', effect: 'D' } },
  { id: 'WON-hanging_gardens', key: 'hanging_gardens', abilities: [{ id: 'WON-hanging_gardens-1', when: { event: 'endOfGame' }, do: [{ op: 'points', n: { per: 'workers', every: 1, times: 1 } }] }], prov: { name: 'D', effect: 'D' } },
  { id: 'WON-great_library', key: 'great_library', abilities: [{ id: 'WON-great_library-1', when: { event: 'endOfGame' }, do: [{ op: 'points', n: { per: 'techs', every: 2, times: 1 } }] }], prov: { name: 'D', effect: 'D' } },
  { id: 'WON-colossus', key: 'colossus', abilities: [{ id: 'WON-colossus-1', when: { event: 'endOfGame' }, do: [{ op: 'points', n: { per: 'strength', every: 2, times: 1 } }] }], prov: { name: 'D', effect: 'D' } },
  { id: 'WON-lighthouse', key: 'lighthouse', abilities: [{ id: 'WON-lighthouse-1', when: { event: 'endOfGame' }, do: [{ op: 'points', n: { per: 'coins', every: 3, times: 1 } }] }], prov: { name: 'D', effect: 'D' } },
  { id: 'WON-great_wall', key: 'great_wall', abilities: [{ id: 'WON-great_wall-1', when: { event: 'static' }, do: [{ op: 'warImmune' }] }, { id: 'WON-great_wall-2', when: { event: 'endOfGame' }, do: [{ op: 'points', n: 2 }] }], prov: { name: 'D', effect: 'D' } },
  { id: 'WON-stonehenge', key: 'stonehenge', abilities: [{ id: 'WON-stonehenge-1', when: { event: 'endOfGame' }, if: { techsAtMost: 2 }, do: [{ op: 'points', n: 4 }] }], prov: { name: 'D', effect: 'D' } },
  { id: 'WON-parthenon', key: 'parthenon', abilities: [{ id: 'WON-parthenon-1', when: { event: 'action', action: 'culture' }, do: [{ op: 'points', n: 1 }] }], prov: { name: 'D', effect: 'D' } },
  { id: 'WON-colosseum', key: 'colosseum', abilities: [{ id: 'WON-colosseum-1', when: { event: 'action', action: 'slavery' }, do: [{ op: 'points', n: 1 }] }], prov: { name: 'D', effect: 'D' } },
  { id: 'WON-petra', key: 'petra', abilities: [{ id: 'WON-petra-1', when: { event: 'endOfTurn' }, do: [{ op: 'coins', n: 1, who: 'self' }] }, { id: 'WON-petra-2', when: { event: 'endOfGame' }, do: [{ op: 'points', n: 1 }] }], prov: { name: 'D', effect: 'D' } },
  { id: 'WON-angkor_wat', key: 'angkor_wat', abilities: [{ id: 'WON-angkor_wat-1', when: { event: 'endOfGame' }, do: [{ op: 'points', n: { per: 'wonders', every: 1, times: 1 } }] }], prov: { name: 'D', effect: 'D' } },
  { id: 'WON-machu_picchu', key: 'machu_picchu', abilities: [{ id: 'WON-machu_picchu-1', when: { event: 'endOfGame' }, do: [{ op: 'points', n: { per: 'civs', every: 1, times: 1 } }] }], prov: { name: 'D', effect: 'D' } },
  { id: 'WON-moai-2', key: 'moai', formerly: 'WON-moai', abilities: [{ id: 'WON-moai-2-1', when: { event: 'gain' }, do: [{ op: 'points', n: { per: 'upcomingCards', every: 2, times: 1 } }] }], prov: { name: 'D', effect: 'D' } },
  { id: 'WON-hagia_sophia', key: 'hagia_sophia', abilities: [{ id: 'WON-hagia_sophia-1', when: { event: 'gain' }, do: [{ op: 'gainTech', n: 1 }] }], prov: { name: 'D', effect: 'D' } },
  { id: 'WON-terracotta_army', key: 'terracotta_army', abilities: [{ id: 'WON-terracotta_army-1', when: { event: 'endOfGame' }, if: { is: 'strongest' }, do: [{ op: 'points', n: 4 }] }], prov: { name: 'D', effect: 'D' } },
];
