import type { Seat, Turn } from '../../../kernel/index.js';
import { availableTechs, playerOf } from '../ask/selectors.js';
import { actionOf, techOf, wonderOf } from '../cards/index.js';
import { fire, performEffects } from '../cards/operations.js';
import type { ActionId, Aoc, Source, TechId, WonderId } from '../state/state.js';

/** AOC-TRM-8: the cube is put on the technology, which works from now on. */
export function gainTech(t: Turn<Aoc>, seat: Seat, tech: TechId, source: Source): void {
  playerOf(t.s, seat).techs.push(tech);
  t.emit({ event: 'tech', seat, tech, source });
  fire(
    t,
    seat,
    techOf(tech).abilities.filter((a) => a.when.event === 'gain'),
  );
}

/** AOC-TRM-7: the wonder leaves the market, which is never refilled (AOC-SET-2). */
export function gainWonder(t: Turn<Aoc>, seat: Seat, wonder: WonderId, source: Source): void {
  t.s.wonders.splice(t.s.wonders.indexOf(wonder), 1);
  playerOf(t.s, seat).wonders.push(wonder);
  t.emit({ event: 'wonder', seat, wonder, source });
  fire(
    t,
    seat,
    wonderOf(wonder).abilities.filter((a) => a.when.event === 'gain'),
  );
}

/** Let a seat gain technologies one by one; nobody is asked where there is nothing to choose. */
export function offerTech(t: Turn<Aoc>, seat: Seat, n: number, source: Source): void {
  if (n <= 0) return;
  const available = availableTechs(playerOf(t.s, seat));
  if (available.length > 1) t.push({ step: 'gain-tech', seat, left: n, source });
  else if (available[0]) {
    gainTech(t, seat, available[0], source);
    offerTech(t, seat, n - 1, source);
  }
}

export function offerWonder(t: Turn<Aoc>, seat: Seat, n: number, source: Source): void {
  if (n <= 0) return;
  if (t.s.wonders.length > 1) t.push({ step: 'gain-wonder', seat, left: n, source });
  else if (t.s.wonders[0]) gainWonder(t, seat, t.s.wonders[0], source);
}

/**
 * The base effect of an action that has been paid for, as far as there is anything to gain (AOC-ACT-7, AOC-ACT-8), then
 * the abilities that follow it (AOC-ABL-3).
 */
export function doAction(t: Turn<Aoc>, seat: Seat, action: ActionId, tech: TechId | null): void {
  const source = { from: 'action', action } as const;
  t.push({ step: 'after-action', seat, action, tech });
  for (const e of actionOf(action).effects) {
    if (e.op === 'gainTech' && tech) gainTech(t, seat, tech, source);
    else performEffects(t, seat, [e], { source, tech });
  }
}
