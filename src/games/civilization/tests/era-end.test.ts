import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fastDice, readRecord, start } from '../../../kernel/index.js';
import { TECH_NUMBER } from '../cards/index.js';
import { TECHNOLOGIES, type TechId } from '../cards/technologies.js';
import { civilization as game } from '../game.js';
import { couldEndEra, endsEra, endsGame, turnEnds } from '../guide/era-end.js';
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
    expect(endsEra(s, 0, next[0]!.id)).toBe(true);
    expect(endsEra(s, 0, ANCIENT[0]!)).toBe(false);
  });
});

/** Finished games, and how often a technology has ended an era or the game. */
const GAMES = [
  ['basic-three', 3],
  ['basic-five', 0],
  ['medium-two', 2],
  ['short-era', 2],
  ['limited', 0],
] as const;

describe.each(GAMES)('the end of a turn is foretold: %s', (name, byTechnologies) => {
  const read = readRecord(game, readFileSync(`fixtures/civilization/${name}.replay`, 'utf8'));
  if (!read.ok) throw new Error(read.problem.code);
  const { frames } = read.value.timeline;
  const states = frames.map(({ position }) => position.state);
  const last = states.at(-1)!.turn;

  it('CIV-END-01, CIV-END-02, CIV-END-03, CIV-END-10: the last turn is the one that is said to be, before its last move', () => {
    const said = states.flatMap((s) => (turnEnds(s) === 'game' ? [s.turn] : []));
    expect([...new Set(said)]).toEqual([last]);
    expect(turnEnds(states.at(-2)!)).toBe('game');
  });

  it('CIV-ERA-02, CIV-ERA-04: an era is over when that is said, and never unforeseen', () => {
    const eraAfter = new Map(states.map(({ turn, era }) => [turn - 1, era]));
    const ended = new Set(states.flatMap((s) => (turnEnds(s) === 'era' ? [s.turn] : [])));
    for (const { turn, era } of states) if (turn < last) expect(ended.has(turn), `turn ${turn}`).toBe(eraAfter.get(turn) === era + 1);
  });

  it('a technology says what it ends', () => {
    let told = 0;
    for (const [i, { by }] of frames.entries()) {
      if (by?.move.move !== 'buy-technology') continue;
      const [before, after] = [states[i - 1]!, states[i]!];
      const { seat, move } = by;
      const ends = [turnEnds(before), turnEnds(after)];
      if (endsGame(before, seat, move.tech)) expect(ends).toEqual([ends[0] === 'era' ? 'era' : undefined, 'game']);
      else if (endsEra(before, seat, move.tech) && before.turn < last) expect(ends).toEqual([undefined, 'era']);
      else continue;
      told += 1;
    }
    expect(told).toBe(byTechnologies);
  });
});
