import { describe, expect, it } from 'vitest';
import { CARDS, cardOf } from '../cards/index.js';
import type { CardRow } from '../cards/row.js';
import { type CardSet, expandedSet, FIRST_SET, SECOND_SET } from '../cards/sets.js';
import { isMilitary } from '../change/cards-out.js';

const deckSize = (rows: readonly CardRow[], level: number, players: number): number =>
  rows.filter((row) => row.level === level).reduce((sum, row) => sum + row.copies[players - 2]!, 0);
const sizes = (rows: readonly CardRow[], level: number): number[] => [2, 3, 4].map((players) => deckSize(rows, level, players));
const civil = (set: CardSet, level: number): number[] =>
  sizes(
    set.filter((row) => !isMilitary(row)),
    level,
  );
const military = (set: CardSet, level: number): number[] => sizes(set.filter(isMilitary), level);
const count = (set: CardSet, type: string, level: number, players: number): number =>
  deckSize(
    set.filter((row) => row.type === type),
    level,
    players,
  );
/** Without the leaders and wonders that a draw picks from both sets (TTX-DRAW). */
const withoutNew = (set: CardSet): CardSet => set.filter(({ id, type }) => !(isNew(id) && (type === 'leader' || type === 'wonder')));
const isNew = (id: string): boolean => id.startsWith('nlw.') && !SECOND_SET.some((row) => nameIn(row.id) === nameIn(id));
const nameIn = (id: string): string => id.split('.').slice(1).join('.');

describe('the cards', () => {
  it('have ids of their own that tell kind and age', () => {
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
    for (const row of CARDS) expect(row.id.split('.')[1], row.id).toBe(row.type);
    for (const row of CARDS) {
      const age = /\.(a|i|ii|iii)$/.exec(row.id)?.[1];
      if (age) expect(row.level, row.id).toBe(['a', 'i', 'ii', 'iii'].indexOf(age));
    }
    expect(() => cardOf('t06.leader.nobody')).toThrow();
  });

  it('never have fewer copies with more players', () => {
    for (const set of [FIRST_SET, SECOND_SET, expandedSet({ rebalanced: true, military: true })])
      for (const { id, copies } of set) expect(copies[0] <= copies[1] && copies[1] <= copies[2], id).toBe(true);
  });
});

describe('the edition of 2006', () => {
  it('has 244 cards', () => expect(FIRST_SET).toHaveLength(244));

  it('makes the civil decks for 2, 3 and 4 players', () => {
    expect(civil(FIRST_SET, 0)).toEqual([20, 20, 20]);
    for (const level of [1, 2, 3]) expect(civil(FIRST_SET, level)).toEqual([45, 50, 55]);
  });

  it('makes the military decks for 2, 3 and 4 players, without pacts for two', () => {
    expect([0, 1, 2, 3].map((level) => military(FIRST_SET, level))).toEqual([
      [10, 10, 10],
      [48, 50, 50],
      [46, 50, 50],
      [41, 45, 45],
    ]);
  });

  it('holds what the rulebook counts', () => {
    expect(count(FIRST_SET, 'war', 2, 4)).toBe(4);
    expect(count(FIRST_SET, 'pact', 1, 4) + count(FIRST_SET, 'pact', 2, 4)).toBe(6);
    expect(count(FIRST_SET, 'event', 3, 4)).toBe(13);
    expect(count(FIRST_SET, 'event', 0, 4)).toBe(10);
    for (const level of [0, 1, 2, 3]) {
      expect(count(FIRST_SET, 'leader', level, 4)).toBe(6);
      expect(count(FIRST_SET, 'wonder', level, 4)).toBe(4);
    }
  });

  it('leaves the six initial technologies out of the decks', () => {
    const initial = [
      't06.farm.agriculture.a',
      't06.mine.bronze.a',
      't06.lab.philosophy.a',
      't06.temple.religion.a',
      't06.infantry.warriors.a',
      't06.government.despotism.a',
    ];
    for (const set of [FIRST_SET, SECOND_SET]) expect(set.filter((row) => row.copies[2] === 0).map(({ id }) => id)).toEqual(initial);
  });

  it('says what is known only by hearsay and what is ours', () => {
    const doubtful = FIRST_SET.filter((row) => row.doubts);
    expect(doubtful.map(({ type }) => type)).toEqual([...Array(6).fill('war'), ...Array(10).fill('pact')]);
    expect(doubtful.filter((row) => Object.values(row.doubts!).includes('D')).map(({ id }) => id)).toEqual(['t06.war.holy-war.iii']);
  });
});

describe('the edition of 2015', () => {
  it('TTN-GEN-03 has every name once, each with the row of one edition', () => {
    const names = SECOND_SET.map(({ id }) => nameIn(id));
    expect(new Set(names).size).toBe(names.length);
    expect(SECOND_SET).toHaveLength(236);
    for (const { id } of SECOND_SET) expect(id).toMatch(/^t(06|15)\./);
  });

  it('TTN-GEN-03 has no row of its own that says the same as that of 2006', () => {
    const own = SECOND_SET.filter(({ id, type }) => id.startsWith('t15.') && type !== 'pact' && type !== 'war');
    const told = ({ id: _, copies: _copies, prov: _prov, translated: _translated, ...row }: CardRow): string => JSON.stringify(row);
    for (const row of own) {
      const former = FIRST_SET.find(({ id }) => nameIn(id) === nameIn(row.id));
      if (former) expect(told(row), row.id).not.toBe(told(former));
    }
  });

  it('TTN-SET-03, 04: makes the civil decks, six cards marked 3+ and three marked 4 in each', () => {
    expect(civil(SECOND_SET, 0)).toEqual([20, 20, 20]);
    for (const level of [1, 2, 3]) expect(civil(SECOND_SET, level)).toEqual([44, 50, 53]);
  });

  it('TTN-SET-04 makes the military decks', () => {
    expect([0, 1, 2, 3].map((level) => military(SECOND_SET, level))).toEqual([
      [10, 10, 10],
      [43, 45, 45],
      [46, 50, 50],
      [41, 45, 45],
    ]);
    expect(count(SECOND_SET, 'event', 3, 4)).toBe(15); // TTN-EVT-04
    expect([1, 2, 3].map((level) => count(SECOND_SET, 'tactic', level, 4))).toEqual([10, 6, 6]);
    expect([2, 3].map((level) => count(SECOND_SET, 'war', level, 4))).toEqual([4, 6]);
  });

  it('TTN-CRD-04 has bonus cards of 2, 4, 6 and 1, 2, 3', () => {
    const bonus = SECOND_SET.flatMap((row) => (row.type === 'bonus' ? [[row.defence, row.colonization]] : []));
    expect(bonus).toEqual([
      [2, 1],
      [4, 2],
      [6, 3],
    ]);
  });
});

describe('the expansion', () => {
  const decks = (rebalanced: boolean, level: number): number[] => civil(withoutNew(expandedSet({ rebalanced, military: false })), level);

  it('TTX-MOD-02 brings 24 leaders, 16 wonders and 16 military cards', () => {
    const added = expandedSet({ rebalanced: true, military: true }).filter(({ id }) => isNew(id));
    expect(added.filter((row) => row.type === 'leader')).toHaveLength(24);
    expect(added.filter((row) => row.type === 'wonder')).toHaveLength(16);
    expect(added.filter(isMilitary)).toHaveLength(16);
    for (const level of [0, 1, 2, 3]) {
      expect(added.filter((row) => row.type === 'leader' && row.level === level)).toHaveLength(6);
      expect(added.filter((row) => row.type === 'wonder' && row.level === level)).toHaveLength(4);
    }
  });

  it('TTX-MOD-03, TTX-MOD-07, TTX-EX-19: rebalanced decks have 7 (10), 9 (11), 11 (12) cards more for 3 (4) players', () => {
    expect([0, 1, 2, 3].map((level) => decks(true, level))).toEqual([
      [20, 20, 20],
      [44, 51, 54],
      [44, 53, 55],
      [44, 55, 56],
    ]);
    const set = expandedSet({ rebalanced: true, military: false });
    const replaced = set.filter(({ id }) => id.startsWith('nlw.') && !isNew(id));
    expect(replaced.filter((row) => row.type === 'leader')).toHaveLength(7);
    expect(replaced.filter((row) => row.type === 'wonder')).toHaveLength(5);
    expect(set.find(({ id }) => id === 't15.special.military-theory')!.copies).toEqual([1, 2, 2]);
  });

  it('TTX-MOD-04 keeps the old cards but for Republic and Professional Sports', () => {
    expect([0, 1, 2, 3].map((level) => decks(false, level))).toEqual([
      [20, 20, 20],
      [44, 50, 53],
      [44, 51, 53],
      [44, 51, 53],
    ]);
    const set = withoutNew(expandedSet({ rebalanced: false, military: false }));
    expect(set.filter(({ id }) => id.startsWith('nlw.')).map(({ id }) => id)).toEqual([
      'nlw.arena.professional-sports',
      'nlw.government.republic',
    ]);
  });

  it('TTX-MOD-05, TTX-MOD-06: the new military decks are 11, 51, 56, 51 cards', () => {
    const set = expandedSet({ rebalanced: false, military: true });
    expect([0, 1, 2, 3].map((level) => military(set, level))).toEqual([
      [11, 11, 11],
      [48, 51, 51],
      [52, 56, 56],
      [47, 51, 51],
    ]);
    expect(set.filter(({ id }) => id.endsWith('wealthy-territory.i')).map(({ id }) => id)).toEqual(['nlw.territory.wealthy-territory.i']);
  });

  it('marks what is ours: stages, two signs, prices', () => {
    const ours = expandedSet({ rebalanced: true, military: true }).filter((row) => Object.values(row.doubts ?? {}).includes('D'));
    expect(ours.filter((row) => row.type === 'wonder')).toHaveLength(15);
    expect(
      ours
        .filter((row) => row.type !== 'wonder')
        .map(({ id }) => nameIn(id))
        .sort(),
    ).toEqual([
      'aggression.kidnap',
      'aggression.occupy',
      'leader.alfred-nobel',
      'leader.j-s-bach',
      'leader.napoleon-bonaparte',
      'pact.naval-trade-agreement',
      'war.hybrid-war',
    ]);
  });
});
