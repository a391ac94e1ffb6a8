import type { Seat, Standing } from '../../../kernel/index.js';
import { CHALLENGE } from '../cards/automa.js';
import { buildingOf, wonderOf } from '../cards/index.js';
import type { TrackId } from '../cards/tracks.js';
import type { State } from '../state/state.js';
import { amountOf, holds, playerOf, positionOf, reached } from './selectors.js';

/** Points for each space of War (MIL-END-03) and each diplomacy card kept (MIL-DIP-05). */
export const WAR_VP = 2;
export const CARD_VP = 3;

/** What a seat scores at the end, line by line (MIL-END-01 to -06). */
export function finalScore(s: State, seat: Seat): { source: string; vp: number }[] {
  const p = playerOf(s, seat);
  const best = (track: TrackId): number => Math.max(0, ...reached(s, p, track).map((space) => space.endVP ?? 0));
  const lines: { source: string; vp: number }[] = (['prosperity', 'population', 'culture'] as const).map((track) => ({
    source: `track:${track}`,
    vp: best(track),
  }));
  // MIL-END-02: the product of two positions.
  lines.push({ source: 'track:politics', vp: positionOf(p, 'influence') * positionOf(p, 'politics') });
  lines.push({ source: 'track:war', vp: WAR_VP * positionOf(p, 'war') });
  // MIL-END-04, MIL-CON-08: wonders, copied ones included (MIL-AMB-21), then yellow buildings whose conditions hold.
  for (const id of [...p.wonders, ...(p.copied ? [p.copied] : [])]) {
    const e = wonderOf(id).ability.effect![0]!;
    lines.push({ source: id, vp: e.do === 'gainVP' ? amountOf(s, seat, e.n) : 0 });
  }
  for (const { id } of p.buildings) {
    const { ability } = buildingOf(id);
    const e = ability.effect?.[0];
    if (ability.type === 'endgame' && e?.do === 'gainVP' && holds(s, seat, ability.if))
      lines.push({ source: id, vp: amountOf(s, seat, e.n) });
  }
  lines.push({ source: 'score:diplomacy', vp: CARD_VP * p.hand.length });
  return lines.filter((line) => line.vp > 0);
}

/** MIL-END-08: ties go to the seat that was latest in the order of Age 1. Solo: the difference to the automa. */
export function rankings(s: State): Standing[] {
  const beats = (a: Seat, b: Seat): boolean => {
    const [x, y] = [playerOf(s, a).vp, playerOf(s, b).vp];
    return x !== y ? x > y : s.order.indexOf(a) > s.order.indexOf(b);
  };
  return s.players.map((p, seat) => ({
    seat,
    score: p.vp - (s.automa?.vp ?? 0),
    rank: 1 + s.players.filter((_, other) => other !== seat && beats(other, seat)).length,
  }));
}

/** MIL-SOL-17 */
export const starsOf = (result: number): number => CHALLENGE.filter((row) => result >= row.vp).at(-1)?.stars ?? 0;
