import { describe, expect } from 'vitest';
import { plays, refusesLast } from './probes.js';
import { does, gain, playerAt, question, refuses, rule, table } from './toolkit.js';

const DIPLOMACY = ['communication', 'energy'];
const POLITICS = ['government', 'social'];
const CULTURE = ['arts', 'social'];
const POPULATION = ['agriculture', 'medicine'];

describe('research cards', () => {
  rule('MIL-225', '3 points for a diplomacy action', () => {
    plays({ own: { claimed: [225], techs: DIPLOMACY }, moves: 'use diplomacy, keep 245', gain: { cards: 1, vp: 3 } });
    plays({ own: { claimed: [225], buildings: [151] }, moves: 'use 151', gain: { cards: 1 } }); // a draw is no action
  });
  rule('MIL-226', '3 points for every special action', () => {
    plays({
      own: { claimed: [226], specials: ['joker', 'research'] },
      moves: 'use special:joker, use special:research',
      gain: { jokers: 1, rp: 3, vp: 6 },
    });
    plays({ own: { claimed: [226], techs: CULTURE }, moves: 'use culture', gain: { culture: 1 } });
  });
  rule('MIL-227', '2 gold for every Prosperity space', () => {
    plays({ own: { claimed: [227], hand: [252], prosperity: 3 }, moves: 'play 252', gain: { prosperity: 1, gold: 4, cards: -1 } });
    plays({ own: { claimed: [227], hand: [252], prosperity: 8 }, moves: 'play 252', gain: { gold: 2, cards: -1 } });
  });
  rule('MIL-228', '3 points for every Influence space', () => {
    plays({ own: { claimed: [228], hand: [261] }, moves: 'play 261', gain: { influence: 1, vp: 3, cards: -1 } });
    refusesLast({ own: { claimed: [228], hand: [261], influence: 6 }, moves: 'play 261' }, 'NO_EFFECT');
  });
  rule('MIL-229', '4 points for a claim, its own included', () => {
    const research = [229, 230, 231, 232];
    plays({ research, own: { rp: 6 }, moves: 'buy r6b, claim 229', gain: { rp: -6, vp: 4 } });
    plays({ research, own: { rp: 6, claimed: [229] }, moves: 'buy r6b, claim 231', gain: { rp: -6, vp: 4 } });
    plays({ research, own: { rp: 6 }, moves: 'buy r6b, claim 231', gain: { rp: -6 } });
  });
  rule('MIL-230', '4 gold for 3 research points at a book token', () => {
    const books = { 'culture:2': 'book-06' };
    const own = { claimed: [230], techs: CULTURE, culture: 1 };
    plays({ books, own: { ...own, gold: 9 }, moves: 'use culture, take 230', gain: { culture: 1, jokers: 1, gold: -4, rp: 3 } });
    plays({ books, own: { ...own, gold: 9 }, moves: 'use culture, skip', gain: { culture: 1, jokers: 1 } });
    plays({ books, own: { ...own, gold: 3 }, moves: 'use culture', gain: { culture: 1, jokers: 1 } });
    refusesLast({ books, own: { ...own, gold: 3, hand: [248] }, moves: 'use culture, take 230' }, 'NOT_AFFORDABLE');
  });
  rule('MIL-231', '4 gold for a step back on War, once per phase', () => {
    const own = { claimed: [231], war: 3 };
    plays({ own, moves: 'use 231', gain: { war: -1, gold: 4 } });
    refusesLast({ own, moves: 'use 231, use 231' }, 'USED_THIS_AGE');
    refusesLast({ own: { claimed: [231] }, moves: 'use 231' }, 'WAR_TOO_LOW');
  });
  rule('MIL-232', '15 gold from Tyranny to Democracy; the arrival counts, the way does not', () => {
    const own = { claimed: [232], branch: 'tyranny' as const };
    plays({ own: { ...own, politics: 8, gold: 15, war: 5 }, moves: 'use 232', gain: { gold: -15, war: -3, vp: 4 } });
    refusesLast({ own: { ...own, politics: 8, gold: 14 }, moves: 'use 232' }, 'NOT_AFFORDABLE');
    refusesLast({ own: { ...own, politics: 6, gold: 19 }, moves: 'use 232' }, 'SPACE_BLOCKED'); // D1 asks for 5 more
    plays({ own: { ...own, politics: 6, gold: 20 }, moves: 'use 232', gain: { gold: -20 } });
    refusesLast({ own: { claimed: [232], politics: 6, gold: 30 }, moves: 'use 232' }, 'NOT_ON_TYRANNY');
  });
  rule('MIL-233', 'the Influence action needs one technology less', () => {
    const won = { influence: 1, vp: 3, gold: 3 };
    plays({ own: { claimed: [233], techs: ['arts', 'arts:2', 'arts:1'] }, moves: 'use influence', gain: won });
    plays({
      own: { claimed: [233], techs: ['economics', 'arts', 'arts:2'] },
      moves: 'by-hand, use influence, modify 233 other',
      gain: won,
    });
    refusesLast({ own: { claimed: [233], techs: ['arts', 'arts:2'] }, moves: 'use influence' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-234', 'a Culture book: twice the lowest position', () => {
    const books = { 'culture:4': 'book-06', 'population:5': 'book-06' };
    const places = { prosperity: 3, trade: 2, influence: 2, politics: 4, war: 3, population: 4, culture: 3 };
    plays({ books, own: { claimed: [234], techs: CULTURE, ...places }, moves: 'use culture', gain: { culture: 1, jokers: 1, vp: 4 } });
    plays({ books, own: { claimed: [234], techs: POPULATION, ...places }, moves: 'use population', gain: { population: 1, jokers: 1 } });
    plays({ books, own: { claimed: [234], techs: CULTURE, ...places, trade: 0 }, moves: 'use culture', gain: { culture: 1, jokers: 1 } });
  });
  rule('MIL-235', 'a Politics book: 5 points with 15 gold, which stay', () => {
    const books = { 'politics:D2': 'book-06' };
    const own = { claimed: [235], techs: POLITICS, politics: 6 };
    plays({ books, own: { ...own, gold: 15 }, moves: 'use politics', gain: { politics: 1, jokers: 1, vp: 5 } });
    plays({ books, own: { ...own, gold: 14 }, moves: 'use politics', gain: { politics: 1, jokers: 1 } });
    const rich = { books: { 'politics:D2': 'book-01' }, own: { ...own, gold: 8, war: 1 } };
    plays({ ...rich, moves: 'use politics, take book-01', gain: { politics: 1, war: -1, gold: 7, vp: 5 } }); // the token first, by choice
  });
  rule('MIL-236', 'a Population book: 5 gold with more buildings than Population', () => {
    const books = { 'population:2': 'book-06' };
    const own = { claimed: [236], techs: POPULATION, population: 1 };
    plays({ books, own: { ...own, buildings: [124, 125, '116-'] }, moves: 'use population', gain: { population: 1, jokers: 1, gold: 5 } });
    plays({ books, own: { ...own, buildings: [124, 125] }, moves: 'use population', gain: { population: 1, jokers: 1 } });
  });
  rule('MIL-237', 'yellow buildings cost 4 less', () => {
    const at = table({ age: 1, phase: 'D', architect: 0, offer: [124, 120], players: [{ claimed: [237], gold: 9 }] });
    expect([gain(at, 0, 'build 124'), gain(at, 0, 'build 120')]).toEqual([{ gold: -4 }, { gold: -9 }]);
  });
  rule('MIL-238', '4 points more when Population is maximised', () => {
    plays({ own: { claimed: [238], techs: POPULATION, population: 10 }, moves: 'use population', gain: { vp: 9 } });
    plays({ own: { claimed: [238], techs: POPULATION, population: 8 }, moves: 'use population', gain: { population: 1 } });
  });
  rule('MIL-239', '1 point for every building and wonder built', () => {
    const at = table({ age: 1, phase: 'D', architect: 0, offer: [124], now: [113], players: [{ claimed: [239], gold: 40 }] });
    expect([gain(at, 0, 'build 124'), gain(at, 0, 'build 113')]).toEqual([
      { gold: -8, vp: 1 },
      { gold: -21, vp: 1 },
    ]);
    expect(gain(at, 0, 'pass')).toEqual({});
  });
  rule('MIL-240', '2 gold for a research action, its own included', () => {
    plays({ own: { claimed: [240], rp: 3 }, moves: 'buy r3', gain: { rp: -3, vp: 5, gold: 2 } });
    plays({ research: [240, 241, 242, 243], own: { rp: 6 }, moves: 'buy r6b, claim 240', gain: { rp: -6, gold: 2 } });
    plays({ own: { claimed: [240], techs: ['science'] }, moves: 'use study-2', gain: { rp: 2 } });
  });
  rule('MIL-241', 'one Army, Weaponry or Military card stands for one missing icon', () => {
    const reached = (techs: string[], pairs: string[], claimed = [241]): number =>
      table({ phase: 'B', pairs, players: [{ techs, claimed, hand: [250] }] }).state.players[0]!.matched;
    expect(reached(['arts', 'army'], ['arts', 'social'])).toBe(1);
    expect(reached(['arts', 'army'], ['arts', 'social'], [])).toBe(0);
    expect(reached(['arts', 'energy'], ['arts', 'social'])).toBe(0);
    expect(reached(['army'], ['army', 'social'])).toBe(0); // it cannot supply its own icon as well
    expect(reached(['army', 'weaponry'], ['army', 'social'])).toBe(1);
    expect(reached(['arts', 'medicine', 'army'], ['arts', 'social', 'medicine', 'science'])).toBe(1); // one icon in all
  });
  rule('MIL-242', '4 points more when Culture is maximised', () => {
    plays({ own: { claimed: [242], techs: CULTURE, culture: 10 }, moves: 'use culture', gain: { vp: 9 } });
    plays({ own: { claimed: [242], techs: POPULATION, population: 10 }, moves: 'use population', gain: { vp: 5 } });
  });
  rule('MIL-243', 'income: 1 gold per wonder, at most 3', () => {
    const earned = (...wonders: number[]): number => playerAt(table({ phase: 'C', players: [{ claimed: [243], wonders }] }), 0).gold;
    expect([earned(), earned(113, 114), earned(113, 114, 115, 127)]).toEqual([0, 2, 3]);
  });
  rule('MIL-244', '4 points when trade is taken as gold', () => {
    const own = { claimed: [244], techs: ['economics', 'transport'] };
    plays({ own, moves: 'use trade, choose 1', gain: { gold: 6, vp: 4 } });
    plays({ own, moves: 'use trade, choose 0', gain: { trade: 1 } });
  });

  rule('MIL-248', 'a book token works twice; its price is paid again and nothing is raised again', () => {
    const books = { 'culture:2': 'book-04' };
    const own = { techs: [...CULTURE, 'army', 'energy'], culture: 1, hand: [248], claimed: [234] };
    const moves = 'use culture, take book-04, pay army, take 248, take book-04';
    plays({ books, own, moves, gain: { culture: 1, rp: 10, cards: -1 } });
    refusesLast({ own: { hand: [248] }, moves: 'play 248' }, 'NOT_THIS_PHASE');
    const poor = { ...own, techs: [...CULTURE, 'army'] };
    plays({ books, own: poor, moves: 'use culture, take book-04', gain: { culture: 1, rp: 5 } }); // nothing is left to pay it with
    const early = { ...poor, techs: CULTURE }; // the same before the token itself
    plays({ books, own: early, moves: 'use culture', gain: { culture: 1 } });
  });
  rule('MIL-247', 'before the end an opponent’s wonder is copied for its price less 5', () => {
    const spec = { age: 8, phase: 'END' } as const;
    const at = table({ ...spec, players: [{ gold: 16, hand: [247], politics: 4, influence: 2 }, { wonders: [113] }] });
    refuses(at, 0, 'copy 114', 'MIL-247', 'NO_WONDER_TO_COPY');
    expect(gain(at, 0, 'copy 113')).toEqual({ gold: -16, cards: -1, vp: 8 + 8 });
    refuses(table({ ...spec, players: [{ gold: 15, hand: [247] }, { wonders: [113] }] }), 0, 'copy 113', 'MIL-247', 'NOT_AFFORDABLE');
    refuses(table({ ...spec, players: [{ gold: 30, hand: [246] }, { wonders: [113] }] }), 0, 'copy 113', 'MIL-247', 'NO_SUCH_CARD');
    expect(question(does(at, 0, 'finish'))).toBeUndefined();
  });
});
