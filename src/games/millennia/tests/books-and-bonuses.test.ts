import { describe, expect } from 'vitest';
import { BOOKS } from '../cards/books.js';
import { ruleOf } from '../cards/index.js';
import { plays, refusesLast } from './probes.js';
import { does, type Gain, type PlayerSpec, playerAt, question, rule, table } from './toolkit.js';

const POLITICS = ['government', 'social'];

/** Culture goes from 1 to 2, where the token lies. */
const AREA: PlayerSpec = { techs: ['arts', 'social'], culture: 1 };
const reaching = (book: string, own: PlayerSpec, gain: Gain): void => {
  plays({ books: { 'culture:2': book }, own: { ...AREA, ...own }, moves: 'use culture', gain: { culture: 1, ...gain } });
};
/** A token that counts something: what it gives, what without it, and how many copies there are. */
const counts =
  (book: string, copies: number, own: PlayerSpec, vp: number, without: Gain = {}) =>
  (): void => {
    reaching(book, own, { vp });
    reaching(book, {}, without);
    copiesOf(book, copies);
  };
const copiesOf = (book: string, copies: number): void => {
  const id = ruleOf(book);
  expect(BOOKS.filter((row) => row.rule === id)).toHaveLength(copies);
};
/** A token with a price: paid, declined, or not payable; then nothing is asked, unless card 248 is a reason to ask. */
const costs = (book: string, copies: number, own: PlayerSpec, gain: Gain, code: string) => (): void => {
  const spec = { books: { 'culture:2': book } };
  plays({ ...spec, own: { ...AREA, ...own }, moves: `use culture, take ${book}`, gain: { culture: 1, ...gain } });
  plays({ ...spec, own: { ...AREA, ...own }, moves: 'use culture, skip', gain: { culture: 1 } });
  expect(question(plays({ ...spec, own: AREA, moves: 'use culture', gain: { culture: 1 } }))).toBeUndefined();
  refusesLast({ ...spec, own: { ...AREA, hand: [248] }, moves: `use culture, take ${book}` }, code);
  copiesOf(book, copies);
};
const EXTRA = { techs: ['arts', 'social', 'army'] };

describe('book tokens', () => {
  rule('MIL-BK-01', 'a step back on War for 7 gold', costs('book-01', 2, { war: 2 }, { war: -1, gold: 7 }, 'WAR_TOO_LOW'));
  rule('MIL-BK-02', '2 points per diplomacy card in hand', counts('book-03', 1, { hand: [261, 262] }, 4));
  rule('MIL-BK-03', 'any technology for 5 research points', costs('book-04', 2, EXTRA, { rp: 5 }, 'MISSING_TECHNOLOGY'));
  rule('MIL-BK-04', 'a joker', () => {
    reaching('book-06', {}, { jokers: 1 });
    plays({
      books: { 'culture:2': 'book-06' },
      own: { techs: ['arts', 'social'], culture: 2 },
      moves: 'use culture',
      gain: { culture: 1 },
    });
    copiesOf('book-06', 2);
  });
  rule('MIL-BK-05', '2 points per brown building', counts('book-08', 1, { buildings: [116, '117-', 120] }, 4));
  rule('MIL-BK-06', '2 points per green building', counts('book-09', 1, { buildings: [116, '121-', 122] }, 4));
  rule('MIL-BK-07', '3 points per yellow building', counts('book-10', 1, { buildings: [124, 125, 120] }, 6));
  rule('MIL-BK-08', '1 point per building', counts('book-11', 1, { buildings: ['116-', 121, 124] }, 3));
  rule('MIL-BK-09', 'points equal to Prosperity', counts('book-12', 1, { prosperity: 4 }, 4));
  rule('MIL-BK-10', 'points equal to Trade', counts('book-13', 1, { trade: 4 }, 4));
  rule('MIL-BK-11', 'points equal to Politics, 5 on Tyranny', counts('book-14', 1, { politics: 8, branch: 'tyranny' }, 5));
  rule('MIL-BK-12', 'points equal to War', counts('book-15', 1, { war: 3 }, 3));
  rule('MIL-BK-13', 'points equal to Population', counts('book-16', 1, { population: 6 }, 6));
  rule('MIL-BK-14', 'points equal to Culture, after the advance', () => {
    reaching('book-17', {}, { vp: 2 });
    copiesOf('book-17', 1);
  });
  rule('MIL-BK-15', '4 points per claimed research card', counts('book-18', 1, { claimed: [225, 226] }, 8));
  rule('MIL-BK-16', 'a diplomacy card, or none', () => {
    plays({ books: { 'culture:2': 'book-19' }, own: AREA, moves: 'use culture, take book-19', gain: { culture: 1, cards: 1 } });
    plays({ books: { 'culture:2': 'book-19' }, own: AREA, moves: 'use culture, skip', gain: { culture: 1 } });
    copiesOf('book-19', 2);
  });
  rule('MIL-BK-17', 'any technology for 9 points', costs('book-21', 2, EXTRA, { vp: 9 }, 'MISSING_TECHNOLOGY'));
  rule('MIL-BK-18', 'any technology for 2 jokers', costs('book-23', 2, EXTRA, { jokers: 2 }, 'MISSING_TECHNOLOGY'));
  rule('MIL-BK-19', '2 points per wonder', counts('book-25', 1, { wonders: [113, 114] }, 4));
  rule('MIL-BK-20', '2 points per place on Influence', counts('book-26', 1, { influence: 3 }, 6));
});

describe('printed bonuses and penalties of the tracks', () => {
  rule('MIL-TB-01', 'pay 5 gold or stay out', () => {
    plays({ own: { techs: POLITICS, politics: 5, gold: 5 }, moves: 'use politics, branch democracy', gain: { politics: 1, gold: -5 } });
    refusesLast({ own: { techs: POLITICS, politics: 5, gold: 4 }, moves: 'use politics, branch democracy' }, 'SPACE_BLOCKED');
    plays({ side: 'A2', own: { techs: POLITICS, politics: 7, gold: 4 }, moves: 'use politics', gain: {} }); // A2: the third space
  });
  rule('MIL-TB-02', 'a War position above 2 becomes 2', () => {
    plays({ own: { techs: POLITICS, politics: 7, war: 5 }, moves: 'use politics, enter', gain: { politics: 1, war: -3, vp: 4 } });
    plays({ own: { techs: POLITICS, politics: 7, war: 1 }, moves: 'use politics, enter', gain: { politics: 1, vp: 4 } });
  });
  rule('MIL-TB-03', 'a free diplomacy action, if wanted', () => {
    const own = { techs: POLITICS, politics: 2, claimed: [225] };
    plays({ own, moves: 'use politics, take space:politics:3, keep 246', gain: { politics: 1, cards: 1, vp: 3 } });
    plays({ own, moves: 'use politics, skip', gain: { politics: 1 } });
  });
  rule('MIL-TB-04', 'the lower of War and Population', () => {
    plays({
      own: { techs: POLITICS, politics: 5, war: 4, population: 2 },
      moves: 'use politics, branch tyranny',
      gain: { politics: 1, vp: 2 },
    });
  });
  rule('MIL-TB-05', 'discard a diplomacy card or stay out', () => {
    const own = { techs: POLITICS, politics: 6, branch: 'tyranny' as const };
    plays({ own: { ...own, hand: [250] }, moves: 'use politics, enter', gain: { politics: 1, cards: -1, vp: 7 } });
    plays({ own: { ...own, hand: [250, 251] }, moves: 'use politics, enter, discard-card 251', gain: { politics: 1, cards: -1, vp: 7 } });
    plays({ own, moves: 'use politics', gain: {} });
  });
  rule('MIL-TB-06', 'twice the War position', () => {
    plays({ own: { techs: POLITICS, politics: 7, branch: 'tyranny', war: 4 }, moves: 'use politics', gain: { politics: 1, vp: 8 } });
  });
  rule('MIL-TB-07', 'any special action', () => {
    const own = { techs: ['arts', 'social'], culture: 5 };
    plays({ own, moves: 'use culture, take space:culture:6, perform research', gain: { culture: 1, rp: 3 } });
    plays({ own, moves: 'use culture, skip', gain: { culture: 1 } });
  });
  rule('MIL-TB-08', '1 point for every 2 buildings', () => {
    plays({
      own: { techs: POLITICS, politics: 8, buildings: [124, 125, 126, '116-', 117] },
      moves: 'use politics',
      gain: { politics: 1, vp: 2 },
    });
  });
  rule('MIL-TB-09', 'two advances on the lowest track, looked for each time', () => {
    const places = { prosperity: 2, trade: 4, influence: 4, politics: 4, war: 4, population: 9, culture: 4 };
    const own = { techs: ['agriculture', 'medicine'], ...places };
    plays({ own, moves: 'use population, take space:population:10', gain: { population: 1, prosperity: 2 } });
    const asked = does(table({ players: [{ ...own, trade: 2 }] }), 0, 'use population', 'take space:population:10');
    expect(question(asked)).toBe('ask-lowest');
    expect(playerAt(does(asked, 0, 'lowest prosperity'), 0).tracks).toMatchObject({ prosperity: 3, trade: 3 });
  });
  rule('MIL-TB-10', '2 points per wonder', () => {
    plays({ own: { buildings: [221], influence: 2, wonders: [113, 114] }, moves: 'use 221', gain: { influence: 1, vp: 4 } });
  });
});
