import { describe, expect, it } from 'vitest';
import { CARDS, CIVIL_CARDS, cardOf, MILITARY_CARDS } from '../cards/index.js';
import type { CardRow } from '../cards/row.js';

const deckSize = (rows: readonly CardRow[], level: number, players: number): number =>
  rows.filter((row) => row.level === level).reduce((sum, row) => sum + row.copies[players - 2]!, 0);
const sizes = (rows: readonly CardRow[], level: number): number[] => [2, 3, 4].map((players) => deckSize(rows, level, players));
const count = (rows: readonly CardRow[], type: string, level: number, players: number): number =>
  deckSize(
    rows.filter((row) => row.type === type),
    level,
    players,
  );

describe('the cards', () => {
  it('are 244, each with its own id, kind and level', () => {
    expect(CARDS).toHaveLength(244);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(244);
    for (const row of CARDS) expect(row.id.split('.')[1], row.id).toBe(row.type);
    for (const row of CARDS) {
      const age = /\.(a|i|ii|iii)$/.exec(row.id)?.[1];
      if (age) expect(row.level, row.id).toBe(['a', 'i', 'ii', 'iii'].indexOf(age));
    }
    expect(() => cardOf('t06.leader.nobody')).toThrow();
  });

  it('make the civil decks for 2, 3 and 4 players', () => {
    expect(sizes(CIVIL_CARDS, 0)).toEqual([20, 20, 20]);
    for (const level of [1, 2, 3]) expect(sizes(CIVIL_CARDS, level)).toEqual([45, 50, 55]);
  });

  it('make the military decks for 2, 3 and 4 players, without pacts for two', () => {
    expect(sizes(MILITARY_CARDS, 0)).toEqual([10, 10, 10]);
    expect(sizes(MILITARY_CARDS, 1)).toEqual([48, 50, 50]);
    expect(sizes(MILITARY_CARDS, 2)).toEqual([46, 50, 50]);
    expect(sizes(MILITARY_CARDS, 3)).toEqual([41, 45, 45]);
  });

  it('hold what the rulebook counts', () => {
    expect(count(MILITARY_CARDS, 'war', 2, 4)).toBe(4);
    expect(count(MILITARY_CARDS, 'pact', 1, 4) + count(MILITARY_CARDS, 'pact', 2, 4)).toBe(6);
    expect(count(MILITARY_CARDS, 'event', 3, 4)).toBe(13);
    expect(count(MILITARY_CARDS, 'event', 0, 4)).toBe(10);
    for (const level of [0, 1, 2, 3]) {
      expect(count(CIVIL_CARDS, 'leader', level, 4)).toBe(6);
      expect(count(CIVIL_CARDS, 'wonder', level, 4)).toBe(4);
    }
  });

  it('leave the six initial technologies out of the decks', () => {
    const initial = CARDS.filter((row) => row.copies[2] === 0);
    expect(initial.map(({ id }) => id)).toEqual([
      't06.farm.agriculture.a',
      't06.mine.bronze.a',
      't06.lab.philosophy.a',
      't06.temple.religion.a',
      't06.infantry.warriors.a',
      't06.government.despotism.a',
    ]);
  });

  it('never have fewer copies with more players', () => {
    for (const { id, copies } of CARDS) expect(copies[0] <= copies[1] && copies[1] <= copies[2], id).toBe(true);
  });

  it('say what is known only by hearsay and what is ours', () => {
    const doubtful = CARDS.filter((row) => row.doubts);
    expect(doubtful.map(({ type }) => type)).toEqual([...Array(6).fill('war'), ...Array(10).fill('pact')]);
    expect(doubtful.filter((row) => Object.values(row.doubts!).includes('D')).map(({ id }) => id)).toEqual(['t06.war.holy-war.iii']);
  });
});
