import type { Civ } from '../../../games/civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { LoggedEvent } from '../../table/table.js';

export interface Site {
  readonly seat: Seat;
  readonly size: number;
}
/** The settlements of the world at the end of a turn. */
export interface FilmFrame {
  readonly turn: number;
  readonly sites: ReadonlyMap<string, Site>;
}

/** The map of every turn, told by the log: who founded, grew, took and lost what. */
export function filmOf(log: readonly LoggedEvent<Civ>[]): readonly FilmFrame[] {
  const sites = new Map<string, Site>();
  const frames: FilmFrame[] = [];
  let turn = 0;
  const close = () => frames.push({ turn, sites: new Map(sites) });
  for (const { e } of log) {
    if (e.event === 'turn') {
      close();
      turn = e.turn;
    } else if (e.event === 'settled' || e.event === 'founded') sites.set(e.region, { seat: e.seat, size: 1 });
    else if (e.event === 'size') sites.set(e.region, { seat: e.seat, size: e.size });
    else if (e.event === 'captured') sites.set(e.region, { seat: e.seat, size: e.size });
    else if (e.event === 'destroyed') sites.delete(e.region);
    else if (e.event === 'minor-roll') sites.set(e.region, { seat: e.winner, size: 1 });
    else if (e.event === 'deal')
      for (const [regions, to] of [
        [e.give.settlements, e.to],
        [e.want.settlements, e.from],
      ] as const)
        for (const region of regions) sites.set(region, { seat: to, size: sites.get(region)?.size ?? 1 });
  }
  close();
  return frames;
}

/** How many sizes of settlements each seat has in a frame. */
export const landOf = ({ sites }: FilmFrame, seat: Seat): number =>
  [...sites.values()].reduce((sum, site) => sum + (site.seat === seat ? site.size : 0), 0);
