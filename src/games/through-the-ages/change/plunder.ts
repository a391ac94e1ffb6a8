import type { CardId, Seat, Turn } from '../../../kernel/index.js';
import { holdingOf, playerOf } from '../ask/selectors.js';
import type { Spoils } from '../cards/ability.js';
import { technologyOf } from '../cards/index.js';
import type { Tta } from '../state/state.js';
import { change, destroyOne, gainGoods, payGoods } from './change.js';

/** Who takes from whom, and with which card. */
export interface Parties {
  readonly card: CardId;
  readonly victor: Seat;
  readonly loser: Seat;
}

export function takeScience(t: Turn<Tta>, { card, victor, loser }: Parties, n: number): void {
  const science = Math.min(n, playerOf(t.s, loser).science);
  change(t, loser, { science: -science }, card);
  change(t, victor, { science }, card);
}

/** Food and resources: tokens of each side move from and to its own bank (TTA-TOK-11). */
export function takeMix(t: Turn<Tta>, { card, victor, loser }: Parties, food: number, resources: number): void {
  payGoods(t, loser, 'food', food, card);
  payGoods(t, loser, 'resources', resources, card);
  gainGoods(t, victor, 'food', food, card);
  gainGoods(t, victor, 'resources', resources, card);
}

/** Up to `n` buildings of one card; the victor gets half of what they cost (TTA-CRD-06). */
export function razeBuildings(
  t: Turn<Tta>,
  { card, victor, loser }: Parties,
  tech: CardId,
  { n, round }: Extract<Spoils, { take: 'buildings' }>,
): void {
  const razed = Math.min(n, holdingOf(playerOf(t.s, loser), tech)!.workers);
  for (let i = 0; i < razed; i++) destroyOne(t, loser, tech, card);
  const half = (razed * technologyOf(tech).cost) / 2;
  gainGoods(t, victor, 'resources', round === 'up' ? Math.ceil(half) : Math.floor(half), card);
}
