import { describe, expect } from 'vitest';
import { availableTechs, costOf, strengthOf } from '../ask/selectors.js';
import { SPECIALS } from '../cards/technologies.js';
import { asks, does, gain, gained, gives, newGame, offers, playerAt, refuses, rule, table } from './toolkit.js';

const shop = (player: object, specials = ['ST-L1', 'ST-R1']) => table({ innovation: true, specials, players: [{ coins: 5, ...player }] });

describe('Innovation', () => {
  rule('AOC-INN-1', 'one special card more than players, never refilled', () => {
    expect([1, 2, 3, 4].map((seats) => newGame(seats, { innovation: true }).state.specials.length)).toEqual([2, 3, 4, 5]);
    expect(newGame(3).state.specials).toEqual([]);
    const after = does(shop({}), 0, 'buy-special special=ST-L1');
    expect(after.state.specials).toEqual(['ST-R1']);
    refuses(shop({}), 0, 'buy-special special=ST-M1', 'AOC-INN-1', 'SPECIAL_NOT_THERE');
  });

  rule('AOC-INN-2', 'a special card costs 1 coin and covers the column of its top technology', () => {
    const at = shop({});
    const after = does(at, 0, 'buy-special special=ST-R1');
    expect(gained(at, after, 0)).toEqual(gives(-1));
    expect(availableTechs(playerAt(after, 0))).toEqual(['writing', 'navigation', 'horse_riding']);
    refuses(shop({ coins: 0 }), 0, 'buy-special special=ST-L1', 'AOC-INN-2', 'NOT_ENOUGH_COINS');
    expect(SPECIALS.map((card) => card.column)).toEqual([...Array(3).fill('left'), ...Array(3).fill('middle'), ...Array(3).fill('right')]);
  });

  rule('AOC-INN-3', 'the column must be empty, and one card is the limit', () => {
    refuses(shop({ techs: ['writing'] }), 0, 'buy-special special=ST-L1', 'AOC-INN-3', 'COLUMN_HAS_CUBE');
    refuses(shop({ techs: ['science'] }), 0, 'buy-special special=ST-L1', 'AOC-INN-3', 'COLUMN_HAS_CUBE');
    expect(offers(shop({ techs: ['writing'] }), 0)).toContain('buy-special special=ST-R1');
    refuses(does(shop({}), 0, 'buy-special special=ST-L1'), 0, 'buy-special special=ST-R1', 'AOC-INN-3', 'SPECIAL_OWNED');
  });

  rule('AOC-INN-4', 'the two new technologies can be gained, the covered ones no more; the top one stays', () => {
    const at = shop({ coins: 9, workers: 3 });
    const bought = does(at, 0, 'buy-special special=ST-L1', 'place place=research');
    refuses(bought, 0, 'study tech=writing', 'AOC-INN-4', 'TECH_COVERED');
    refuses(bought, 0, 'study tech=horse_riding', 'AOC-INN-2', 'TECH_UNKNOWN'); // its card is still in the market
    const after = does(bought, 0, 'study tech=oral_tradition', 'place place=research');
    expect(offers(after, 0)).toEqual(['study tech=navigation', 'study tech=mining', 'study tech=philosophy']);
    const player = { ...playerAt(after, 0), techs: ['oral_tradition', 'philosophy'] };
    expect(availableTechs(player)).toContain('science');
  });

  rule('AOC-INN-5', 'at any moment of the own turn, without worker, also when resting', () => {
    const civilisation = table({
      innovation: true,
      step: 'civilisation',
      round: 2,
      specials: ['ST-L1'],
      market: ['rome'],
      players: [{ main: 'egypt', coins: 1 }],
    });
    expect(asks(does(civilisation, 0, 'buy-special special=ST-L1')).step).toBe('civilisation');
    expect(gain(shop({ workers: 0 }), 0, 'rest', 'buy-special special=ST-L1')).toEqual(gives(1, 0, 1));
    const between = does(shop({}), 0, 'place place=slavery', 'buy-special special=ST-L1', 'place place=research');
    expect(asks(between).step).toBe('study');
    refuses(does(shop({}), 0, 'place place=research'), 0, 'buy-special special=ST-L1', 'TABLE-STEP', 'NOT_NOW');
    refuses(shop({}), 1, 'buy-special special=ST-L1', 'TABLE-TURN', 'NOT_ASKED');
  });

  rule('AOC-INN-5', 'who could not pay before may still buy with the coins of the end of the turn', () => {
    const at = table({ innovation: true, specials: ['ST-L1'], players: [{ techs: ['currency'] }] });
    const asked = does(at, 0, 'end-actions');
    expect(offers(asked, 0)).toEqual(['buy-special special=ST-L1', 'finish-turn']);
    const after = does(asked, 0, 'buy-special special=ST-L1');
    expect(playerAt(after, 0)).toMatchObject({ special: 'ST-L1', coins: 0 });
    expect(asks(after).seats).toEqual([1]);
  });

  rule('AOC-INN-6', 'prerequisites go by position; what names a covered technology no longer applies', () => {
    const player = (techs: string[]) => ({ ...playerAt(newGame(2), 0), special: 'ST-M1', techs });
    expect(availableTechs(player(['pottery']))).toContain('irrigation');
    expect(availableTechs(player(['irrigation']))).toEqual(expect.arrayContaining(['science', 'engineering', 'gunpowder']));
    const sumer = table({ innovation: true, players: [{ main: 'sumer', special: 'ST-L1', coins: 4 }] });
    expect(costOf(sumer.state, 0, 'research', { tech: 'oral_tradition' })).toBe(4);
    const korea = table({ innovation: true, players: [{ main: 'korea', special: 'ST-L1', coins: 4 }] });
    expect(gain(korea, 0, 'place place=research', 'study tech=oral_tradition').points).toBe(1);
  });

  rule('AOC-INN-7', 'new technologies count as technologies', () => {
    const techs = ['horse_riding', 'feudalism'];
    expect(strengthOf(table({ players: [{ main: 'rome', special: 'ST-R1', techs }] }).state, 0)).toBe(1 + 1 + 1);
    expect(
      gain(table({ usable: ['HUNTING'], players: [{ special: 'ST-L1', techs: ['oral_tradition'] }] }), 0, 'place place=AC-HUNTING').points,
    ).toBe(0);
  });

  rule('AOC-EX-14', 'three players: four special cards', () => {
    expect(newGame(3, { innovation: true }).state.specials).toHaveLength(4);
  });

  rule('AOC-AMB-9', 'buying is possible before, between and after the other steps', () => {
    for (const moves of [
      ['buy-special special=ST-L1'],
      ['place place=slavery', 'buy-special special=ST-L1'],
      ['rest', 'buy-special special=ST-L1'],
    ])
      expect(playerAt(does(shop({}), 0, ...moves), 0).special).toBe('ST-L1');
  });

  rule('AOC-AMB-10', 'the special card keeps the top technology of its column and replaces the two lower ones', () => {
    for (const card of SPECIALS) {
      expect(card.technologies.map((tech) => tech.position)).toEqual([`${card.column}:1`, `${card.column}:2`]);
      const top = { left: 'science', middle: 'engineering', right: 'gunpowder' }[card.column];
      const player = { ...playerAt(newGame(2), 0), special: card.id, techs: [card.technologies[1].id] };
      expect(availableTechs(player), card.id).toContain(top);
    }
  });
});
