import type { MoveRule, Seat, Turn } from '../../../kernel/index.js';
import { refuseRow, rowOf } from '../ask/selection.js';
import { AGES, playerOf, turnsFrom } from '../ask/selectors.js';
import { SPECIALS } from '../cards/actions.js';
import { techOf } from '../cards/index.js';
import { change } from '../change/change.js';
import { nameOf } from '../say/names.js';
import { AUTOMA, type Mil, type Move, type State, type TechId } from '../state/state.js';

export function takeFromGrid(s: State, tech: TechId): void {
  s.grid = s.grid.map((row) => (row.includes(tech) ? row.map((x) => (x === tech ? null : x)) : row));
}

/**
 * What taking a card by selection does, and nothing else that shows its icon (MIL-SEL-06, MIL-SEL-07, MIL-SEL-09,
 * MIL-SEL-10); the automa takes tokens too (MIL-SOL-08).
 */
export function onSelected(t: Turn<Mil>, seat: Seat, tech: TechId): void {
  const { s } = t;
  const { type } = techOf(tech);
  if (type === 'engineering') {
    s.architect = seat;
    s.architectUsed = false;
    t.emit({ event: 'token', seat, token: 'architect' });
  }
  if (type !== 'army') return;
  if (s.age === AGES) {
    // MIL-AMB-20: a point instead of all the rest.
    if (seat === AUTOMA) s.automa!.vp++;
    else change(t, seat, { vp: 1 }, tech);
    return;
  }
  s.leader = seat;
  t.emit({ event: 'token', seat, token: 'leader' });
  [0, 2, 4].forEach((gold, i) => {
    const follower = turnsFrom(s, seat)[i + 1];
    if (follower !== undefined && follower !== AUTOMA) change(t, follower, { gold }, tech);
  });
}

/** MIL-SEL-02: any number of cards of a type may be owned (MIL-GEN-07). */
export const select: MoveRule<Mil, Extract<Move, { move: 'select' }>> = {
  candidates(s) {
    const found: Extract<Move, { move: 'select' }>[] = [];
    for (const row of s.grid) for (const tech of row) if (tech !== null) found.push({ move: 'select', tech });
    return found;
  },
  refuse(s, _seat, { tech }) {
    const row = rowOf(s, tech);
    return row < 0 ? { rule: 'MIL-SEL-02', code: 'TECH_NOT_THERE', params: { tech: nameOf(tech) } } : refuseRow(s, row);
  },
  perform(t, seat, { tech }) {
    const row = rowOf(t.s, tech);
    const p = playerOf(t.s, seat);
    t.done();
    takeFromGrid(t.s, tech);
    p.markers--;
    p.rows = [...p.rows, row];
    p.techs = [...p.techs, { id: tech, engaged: false, last: techOf(tech).last }];
    t.emit({ event: 'selected', seat, tech, row });
    onSelected(t, seat, tech);
  },
};

const SPECIAL_SLOTS = SPECIALS.map((slot) => ({ move: 'special', slot }) as const);

/** MIL-SEL-03: one marker per slot, but the Joker slot may always be chosen. */
export const special: MoveRule<Mil, Extract<Move, { move: 'special' }>> = {
  candidates: () => SPECIAL_SLOTS,
  refuse: (s, _seat, { slot }) =>
    slot !== 'joker' && s.players.some((p) => p.specials.includes(slot))
      ? { rule: 'MIL-SEL-03', code: 'SLOT_TAKEN', params: { slot: { key: `special.${slot}` } } }
      : undefined,
  perform(t, seat, { slot }) {
    const p = playerOf(t.s, seat);
    t.done();
    p.markers--;
    p.specials = [...p.specials, slot];
    t.emit({ event: 'special-placed', seat, slot });
  },
};
