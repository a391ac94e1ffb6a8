import { describe, expect, it } from 'vitest';
import { fastDice, start } from '../../../kernel/index.js';
import { TECH_NUMBER } from '../cards/index.js';
import { TECHNOLOGIES, type TechId } from '../cards/technologies.js';
import { civilization as game } from '../game.js';
import { couldEndEra, endsEra } from '../guide/era-end.js';
import type { State } from '../state/state.js';

const blank = start(game, { ...game.defaults, rules: 'advanced' }, 3, fastDice(3)).position.state;

/** Seat 0 buys, seat 1 has bought, seat 2 buys next; what is in play belongs to the first. */
function buying(gold: readonly number[], inPlay: readonly TechId[]): State {
  return {
    ...blank,
    phase: 'purchase',
    steps: [
      { step: 'begin-purchase', seat: 2 },
      { step: 'purchase', seat: 0 },
    ],
    techs: blank.techs.map((_, i) => (inPlay.includes(TECHNOLOGIES[i]!.id) ? 0 : -1)),
    players: blank.players.map((p, seat) => ({ ...p, gold: gold[seat] ?? 0 })),
  };
}
const ANCIENT = TECHNOLOGIES.flatMap(({ id, era }) => (era === 1 ? [id] : []));
const next = TECHNOLOGIES.filter(({ era }) => era === 2);
const cheapest = Math.min(...next.filter(({ needs }) => needs.every((id) => ANCIENT.includes(id as TechId))).map(({ cost }) => cost));

describe('an era that somebody could end (CIV-ERA-04)', () => {
  it('is told of those alone who buy later and can pay', () => {
    expect(couldEndEra(buying([999, 999, cheapest], ANCIENT), 0)).toBe(2);
    expect(couldEndEra(buying([999, 999, cheapest - 1], ANCIENT), 0)).toBeUndefined();
  });

  it('what a technology needs is paid for on the way', () => {
    const dear = buying([0, 0, cheapest], ANCIENT.slice(0, 1));
    expect(couldEndEra(dear, 0)).toBeUndefined();
    expect(couldEndEra({ ...dear, players: dear.players.map((p) => ({ ...p, gold: 999 })) }, 0)).toBe(2);
  });

  it('is not told once it is certain (CIV-ERA-05), nor in the basic game', () => {
    const rich = buying([0, 0, 999], ANCIENT);
    expect(couldEndEra({ ...rich, techs: rich.techs.with(TECH_NUMBER[next[0]!.id], 0) }, 0)).toBeUndefined();
    expect(couldEndEra({ ...rich, options: { ...rich.options, rules: 'basic' } }, 0)).toBeUndefined();
  });

  it('a technology of the next era ends this one, no other does', () => {
    const s = buying([0, 0, 0], []);
    expect(endsEra(s, next[0]!.id)).toBe(true);
    expect(endsEra(s, ANCIENT[0]!)).toBe(false);
  });
});
