import type { Seat } from '../../../kernel/index.js';
import type { ImprovementId } from '../cards/improvements.js';
import { IMPROVEMENT, TECH_OF_IMPROVEMENT, TECHNOLOGY } from '../cards/index.js';
import { KIND, type Kind } from '../cards/kinds.js';
import { BASIC_TECHNOLOGY, RESALE } from '../cards/tables.js';
import type { Era, TechId } from '../cards/technologies.js';
import { WONDERS } from '../cards/wonders.js';
import type { State } from '../state/state.js';
import { techCount, techOwner } from './cards.js';
import { isAdvanced, tablesOf } from './table.js';
import { levelOf } from './units.js';

/** The price of a figure: settlers by the current era, units by their own (CIV-PUR-03). */
export function figurePrice(s: State, kind: Kind): number {
  const tables = tablesOf(s);
  const { category, era } = KIND[kind];
  if (category === 'settler') return tables.settler[s.era - 1]!;
  if (category === 'aircraft') return tables.aircraft;
  return (category === 'fleet' ? tables.fleet : tables.army)[era - 1]!;
}
/** Villages are size 1, and prices of greater ones are said in sizes (CIV-AMB-03). */
export const villagePrice = (s: State): number => tablesOf(s).village[s.era - 1]!;
/** To the next size. */
export const expansionPrice = (s: State, size: number): number => tablesOf(s).expansion[size - 1]!;
export const improvementPrice = (s: State): number => tablesOf(s).improvement[s.era - 1]!;

/** CIV-TEC-01; CIV-TEC-02, 04: the card, half of it (rounded up) in a later era, less the discount of an active wonder. */
export function techPrice(s: State, seat: Seat, tech: TechId): number {
  if (!isAdvanced(s)) return BASIC_TECHNOLOGY * (techCount(s, seat) + 1);
  const { cost, era } = TECHNOLOGY[tech];
  return era < s.era ? Math.ceil(cost / 2) : cost - discountOf(s, seat, era);
}
/** An active wonder makes the technologies of its own era cheaper for its owner. */
function discountOf(s: State, seat: Seat, era: Era): number {
  if (!isAdvanced(s)) return 0;
  const row = WONDERS.find((x, i) => s.wonders[i] === seat && x.era === era && x.effect.does === 'discount');
  return row?.effect.does === 'discount' ? row.effect.n : 0;
}

/** Of what the figure is now (CIV-PUR-09, CIV-AMB-64). */
export const salePrice = (s: State, kind: Kind): number => Math.floor(figurePrice(s, kind) * RESALE + 1e-9);

export interface Royalty {
  readonly to: Seat;
  readonly gold: number;
}
/** The share of a technology's owner in what others buy (CIV-ROY-01): nothing for his own, for what nobody owns, for settlers (CIV-ROY-02); by the era of what is bought (CIV-ROY-03). */
export function royaltyOf(s: State, buyer: Seat, tech: TechId, era: number): Royalty | undefined {
  const to = techOwner(s, tech);
  return isAdvanced(s) && to >= 0 && to !== buyer ? { to, gold: tablesOf(s).royalty[era - 1]! } : undefined;
}
export const improvementRoyalty = (s: State, buyer: Seat, id: ImprovementId): Royalty | undefined =>
  royaltyOf(s, buyer, TECH_OF_IMPROVEMENT[id], IMPROVEMENT[id].era);
export const unitRoyalty = (s: State, buyer: Seat, kind: Kind): Royalty | undefined =>
  kind === 'settler' || !isAdvanced(s) ? undefined : royaltyOf(s, buyer, levelOf(s, kind).tech as TechId, KIND[kind].era);
