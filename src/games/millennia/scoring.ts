import type { AskStep, AutoStep, MoveRule, Seat, Standing } from '../../kernel/index.js';
import { CHALLENGE } from './cards/automa.js';
import { buildingOf, diplomacyOf, wonderOf } from './cards/index.js';
import type { TrackId } from './cards/tracks.js';
import { change, discardCard, takeFromHand } from './change.js';
import { amountOf, holds, playerOf, positionOf, reached } from './selectors.js';
import type { Mil, Move, State, Step } from './state.js';

const COPY_CARD = 'diplomacy-247';

/** MIL-END-07: before the scoring everybody with a card in hand is shown the same question (MIL-NET-08). */
export const lastCards: AskStep<Mil, Extract<Step, { step: 'last-cards' }>> = {
  ask: (s) => (s.seats === 1 ? [] : s.players.flatMap((p, seat) => (p.hand.length > 0 && p.copied === null && !p.ready ? [seat] : []))),
  moves: ['copy', 'finish'],
};

/** Printed cost less 5, without any other discount (MIL-247). */
export function copyPrice(wonder: string): number {
  const cost = diplomacyOf(COPY_CARD).unique.cost?.[0];
  return Math.max(0, wonderOf(wonder).cost - (cost?.use === 'goldOfCopiedWonder' ? cost.minus : 0));
}

export const copy: MoveRule<Mil, Extract<Move, { move: 'copy' }>> = {
  candidates: (s, seat) =>
    playerOf(s, seat).hand.some((x) => x.card === COPY_CARD)
      ? s.players.flatMap((p, other) => (other === seat ? [] : p.wonders.map((wonder) => ({ move: 'copy' as const, wonder }))))
      : [],
  refuse(s, seat, { wonder }) {
    const p = playerOf(s, seat);
    if (!p.hand.some((x) => x.card === COPY_CARD)) return { rule: 'MIL-247', code: 'NO_SUCH_CARD' };
    if (!s.players.some((q, other) => other !== seat && q.wonders.includes(wonder))) return { rule: 'MIL-247', code: 'NO_WONDER_TO_COPY' };
    const need = copyPrice(wonder);
    return p.gold < need ? { rule: 'MIL-247', code: 'NOT_AFFORDABLE', params: { need, have: p.gold } } : undefined;
  },
  perform(t, seat, { wonder }) {
    discardCard(t, seat, takeFromHand(t.s, seat, COPY_CARD));
    t.emit({ event: 'played', seat, card: COPY_CARD, as: 'unique' });
    change(t, seat, { gold: -copyPrice(wonder) }, COPY_CARD);
    playerOf(t.s, seat).copied = wonder;
  },
};

/** What a seat scores at the end, line by line (MIL-END-01 to -06). */
export function finalScore(s: State, seat: Seat): { source: string; vp: number }[] {
  const p = playerOf(s, seat);
  const best = (track: TrackId): number => Math.max(0, ...reached(s, p, track).map((space) => space.endVP ?? 0));
  const lines: { source: string; vp: number }[] = (['prosperity', 'population', 'culture'] as const).map((track) => ({
    source: `track:${track}`,
    vp: best(track),
  }));
  lines.push({ source: 'track:politics', vp: positionOf(p, 'influence') * positionOf(p, 'politics') });
  lines.push({ source: 'track:war', vp: 2 * positionOf(p, 'war') });
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
  lines.push({ source: 'score:diplomacy', vp: 3 * p.hand.length });
  return lines.filter((line) => line.vp > 0);
}

export const scoring: AutoStep<Mil, Extract<Step, { step: 'scoring' }>> = {
  auto(t) {
    const { s } = t;
    s.phase = 'END';
    t.emit({ event: 'phase', phase: 'END' });
    // All positions and counts are fixed before anything is scored.
    const sheets = s.players.map((_, seat) => finalScore(s, seat));
    sheets.forEach((lines, seat) => {
      for (const { source, vp } of lines) change(t, seat, { vp }, source);
    });
    if (s.automa) s.automa.vp += 2 * s.automa.war; // MIL-SOL-16
    s.over = true;
    t.emit({ event: 'end', winners: rankings(s).flatMap((x) => (x.rank === 1 ? [x.seat] : [])) });
  },
};

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
