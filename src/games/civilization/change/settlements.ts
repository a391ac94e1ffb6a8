import type { Seat, Turn } from '../../../kernel/index.js';
import { resourceAt, settlementCount } from '../ask/settlements.js';
import { isAdvanced } from '../ask/table.js';
import type { RegionId } from '../cards/map.js';
import { idOf, type Space } from '../cards/world.js';
import { BESIDE, type Civ, type GameEvent, NOBODY, type State } from '../state/state.js';
import { lose } from './figures.js';
import { gain } from './gold.js';

export const regionId = (region: Space): RegionId => idOf(region) as RegionId;

/** The one place where settlements come, change hands or go. */
export function setSettlement(s: State, region: Space, owner: Seat, size: number): void {
  if (s.owners[region] !== owner) s.owners = s.owners.with(region, owner);
  if (s.sizes[region] !== size) s.sizes = s.sizes.with(region, size);
}

/** A village; its owner takes the resource of the region (CIV-EXP-02). */
export function foundVillage(t: Turn<Civ>, seat: Seat, region: Space): void {
  setSettlement(t.s, region, seat, 1);
  t.emit({ event: 'founded', seat, region: regionId(region), resource: resourceAt(t.s, region) });
}

export function resize(t: Turn<Civ>, region: Space, size: number, why: Extract<GameEvent, { event: 'size' }>['why']): void {
  const seat = t.s.owners[region]!;
  setSettlement(t.s, region, seat, size);
  t.emit({ event: 'size', seat, region: regionId(region), size, why });
}

/** The conqueror replaces a settlement by his own of the same size (CIV-CAP-01); the card goes along, improvements do not (CIV-CAP-02, CIV-CAP-03). He has it at once (CIV-CAP-06). */
export function capture(t: Turn<Civ>, seat: Seat, region: Space): void {
  const from = t.s.owners[region]!;
  setSettlement(t.s, region, seat, t.s.sizes[region]!);
  t.emit({ event: 'captured', seat, from, region: regionId(region), size: t.s.sizes[region]! });
  maybeEliminate(t, from, seat);
}

/** The Manhattan Project removes a settlement (CIV-WON-07). */
export function destroy(t: Turn<Civ>, seat: Seat, region: Space): void {
  const owner = t.s.owners[region]!;
  setSettlement(t.s, region, NOBODY, 0);
  t.emit({ event: 'destroyed', seat, owner, region: regionId(region) });
  maybeEliminate(t, owner, seat);
}

/**
 * Advanced: who has lost the last settlement is out (CIV-CAP-04); basic: nobody ever is (CIV-CAP-05, CIV-AMB-42). Gold and wonders go to who took or destroyed it; by one's own hand
 * they are lost (CIV-AMB-46). Technologies stay in play beside the board.
 */
function maybeEliminate(t: Turn<Civ>, seat: Seat, by: Seat): void {
  const { s } = t;
  const p = s.players[seat]!;
  if (!isAdvanced(s) || p.out || settlementCount(s, seat) > 0) return;
  t.emit({ event: 'eliminated', seat, by });
  const gold = p.gold;
  gain(t, seat, -gold, 'elimination');
  if (by !== seat) gain(t, by, gold, 'elimination');
  s.wonders = s.wonders.map((owner) => (owner !== seat ? owner : by === seat ? BESIDE : by));
  s.techs = s.techs.map((owner) => (owner === seat ? BESIDE : owner));
  for (const x of p.stacks) lose(t, seat, x, x.n, 'eliminated');
  p.improvements = [];
  p.out = true;
}
