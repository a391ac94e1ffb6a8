import type { Era } from './technologies.js';

/** What a wonder does (P, confirmed by the rulebook where `rulebook` says so). Effects last until its era ends (CIV-WON-04). */
export interface WonderRow {
  readonly id: string;
  readonly era: Era;
  readonly effect: WonderEffect;
  readonly rulebook: readonly string[];
}
export type WonderEffect =
  /** Pieces at once. */
  | { readonly does: 'pieces'; readonly kind: 'settler' | 'infantry-2' | 'cavalry-1' | 'fleet-2'; readonly n: number }
  /** Gold at each production (CIV-PRA-05). */
  | { readonly does: 'gold'; readonly n: number }
  /** Technologies of its era cost less. */
  | { readonly does: 'discount'; readonly n: number }
  | { readonly does: 'happy'; readonly n: number }
  | { readonly does: 'productive'; readonly n: number }
  /** Sees the enemy's choice in battle (CIV-CMB-09). */
  | { readonly does: 'foresee' }
  /** Own settlements defend with this (CIV-CMB-07). */
  | { readonly does: 'defence'; readonly n: number }
  /** Once per trade phase a loan by force (CIV-TRD-08). */
  | { readonly does: 'force-loan' }
  /** Once per game a region is emptied (CIV-WON-07). */
  | { readonly does: 'strike' }
  /** Its owner may end the game (CIV-END-06, 07). */
  | { readonly does: 'end'; readonly way: 'diplomatic' | 'military' }
  /** For sale; ends the game (CIV-WON-05, CIV-END-08). */
  | { readonly does: 'sale'; readonly price: number };

const ROWS = [
  { id: 'hanging_gardens', era: 1, effect: { does: 'pieces', kind: 'settler', n: 2 }, rulebook: [] },
  { id: 'colossus', era: 1, effect: { does: 'gold', n: 5 }, rulebook: [] },
  { id: 'great_lighthouse', era: 1, effect: { does: 'gold', n: 5 }, rulebook: [] },
  { id: 'great_library', era: 1, effect: { does: 'discount', n: 5 }, rulebook: [] },
  { id: 'oracle', era: 1, effect: { does: 'foresee' }, rulebook: [] },
  { id: 'great_wall', era: 1, effect: { does: 'defence', n: 2 }, rulebook: ['tech', 'effect'] },
  { id: 'pyramids', era: 1, effect: { does: 'pieces', kind: 'cavalry-1', n: 2 }, rulebook: [] },
  { id: 'art_of_war', era: 2, effect: { does: 'pieces', kind: 'infantry-2', n: 2 }, rulebook: ['tech', 'effect'] },
  { id: 'copernicus_observatory', era: 2, effect: { does: 'pieces', kind: 'fleet-2', n: 1 }, rulebook: [] },
  { id: 'leonardos_workshop', era: 2, effect: { does: 'discount', n: 10 }, rulebook: [] },
  { id: 'bachs_cathedral', era: 2, effect: { does: 'happy', n: 1 }, rulebook: [] },
  { id: 'sistine_chapel', era: 2, effect: { does: 'happy', n: 1 }, rulebook: ['happinessWonder'] },
  { id: 'magellans_voyage', era: 3, effect: { does: 'force-loan' }, rulebook: [] },
  { id: 'newtons_university', era: 3, effect: { does: 'discount', n: 15 }, rulebook: [] },
  { id: 'smiths_trading_company', era: 3, effect: { does: 'gold', n: 10 }, rulebook: [] },
  { id: 'shakespeares_theatre', era: 3, effect: { does: 'happy', n: 1 }, rulebook: [] },
  { id: 'transcontinental_railroad', era: 3, effect: { does: 'productive', n: 1 }, rulebook: [] },
  { id: 'edisons_lab', era: 4, effect: { does: 'discount', n: 20 }, rulebook: [] },
  { id: 'hoover_dam', era: 4, effect: { does: 'productive', n: 1 }, rulebook: [] },
  { id: 'cure_for_cancer', era: 4, effect: { does: 'happy', n: 2 }, rulebook: [] },
  { id: 'universal_suffrage', era: 4, effect: { does: 'happy', n: 1 }, rulebook: ['happinessWonder'] },
  { id: 'manhattan_project', era: 4, effect: { does: 'strike' }, rulebook: [] },
  { id: 'united_nations', era: 4, effect: { does: 'end', way: 'diplomatic' }, rulebook: ['effect'] },
  { id: 'apollo_program', era: 4, effect: { does: 'end', way: 'military' }, rulebook: ['effect'] },
  { id: 'alpha_centauri', era: 4, effect: { does: 'sale', price: 200 }, rulebook: ['tech', 'effect', 'price'] },
] as const satisfies readonly WonderRow[];
export type WonderId = (typeof ROWS)[number]['id'];
export const WONDERS: readonly (WonderRow & { readonly id: WonderId })[] = ROWS;
