import type { Seat, Turn } from '../../../kernel/index.js';
import { isSettled } from '../ask/settlements.js';
import type { Space } from '../cards/world.js';
import type { Civ } from '../state/state.js';
import { loseAll } from './figures.js';
import { destroy, regionId } from './settlements.js';

/** All figures and the settlement of a region are removed; its marker stays (CIV-WON-07). */
export function strikeRegion(t: Turn<Civ>, seat: Seat, region: Space): void {
  t.s.struck = true;
  t.emit({ event: 'struck', seat, region: regionId(region) });
  for (let x = 0; x < t.s.seats; x++) loseAll(t, x, region, 'strike');
  if (isSettled(t.s, region)) destroy(t, seat, region);
}
