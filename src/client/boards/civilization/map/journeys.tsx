import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Civ } from '../../../../games/civilization/state/state.js';
import type { Point } from '../../../kit/map/index.js';
import type { LoggedEvent } from '../../../table/table.js';
import { ATLAS, isSea } from './atlas.js';
import type { Journey } from './model.js';
import { Flag, Ship } from './pieces.js';

/** So many moves back: a stack walks figure by figure. */
const MOST = 12;

/** What has moved since the table was last drawn; nothing where somebody leafs through the past. */
export function useJourneys(log: readonly LoggedEvent<Civ>[], ply: number): readonly Journey[] {
  const drawn = useRef<{ since: number; ply: number; found: readonly Journey[] }>({ since: ply, ply, found: [] });
  const { current } = drawn;
  if (current.ply !== ply) drawn.current = { since: current.ply, ply, found: journeysIn(log, current.ply, ply) };
  return drawn.current.found;
}

/** Figures that went the same way are one stack. */
export function journeysIn(log: readonly LoggedEvent<Civ>[], since: number, ply: number): readonly Journey[] {
  if (ply <= since || ply - since > MOST) return [];
  const found = new Map<string, Journey>();
  for (let i = log.length - 1; i >= 0 && log[i]!.ply > since; i--) {
    const { e } = log[i]!;
    if (e.event !== 'moved' || log[i]!.ply > ply) continue;
    const key = `${ply} ${e.seat} ${e.from} ${e.to}`;
    found.set(key, { key, seat: e.seat, count: (found.get(key)?.count ?? 0) + 1, from: e.from, to: e.to });
  }
  return [...found.values()];
}

/** Flags and ships on their way, by the shorter side of the globe; the styles let them go. */
export const drawJourneys = (journeys: readonly Journey[], at: (space: string) => Point, k: number): readonly VNode[] =>
  journeys.map(({ key, seat, count, from, to }) => {
    const [[ax, ay], [bx, by]] = [at(from), at(to)];
    const width = ATLAS.width * k;
    const dx = ax - bx - Math.round((ax - bx) / width) * width;
    const Piece = isSea(to) ? Ship : Flag;
    return (
      <g key={key} class="journey" style={{ '--dx': `${dx}px`, '--dy': `${ay - by}px` }}>
        <Piece seat={seat} count={count} cargo={0} x={bx} y={by} />
      </g>
    );
  });
