import { describe, expect } from 'vitest';
import { mask } from '../../../kernel/index.js';
import { millennia } from '../game.js';
import { awaitedCard, played, plays, refusesLast } from './probes.js';
import { codeOf, does, gain, playerAt, question, refuses, rule, table } from './toolkit.js';

const TRADE = ['economics', 'transport'];

/** A discount card: what it takes off, on what, and what it does not fit. */
const discount =
  (n: number, spec: { readonly offer?: number[]; readonly now?: number[] }, fits: number, price: number, other: number) => (): void => {
    const at = table({ age: 1, phase: 'D', ...spec, architect: 0, players: [{ gold: 40, hand: [n] }] });
    expect(gain(at, 0, `build ${fits} with ${n}`)).toEqual(price === 0 ? { cards: -1 } : { gold: -price, cards: -1 });
    refuses(at, 0, `build ${other} with ${n}`, 'MIL-CON-06', 'WRONG_DISCOUNT');
    expect(codeOf(table({ players: [{ hand: [n] }] }), 0, `play ${n}`)).toBe('NOT_THIS_PHASE');
  };

describe('diplomacy cards', () => {
  rule('MIL-245', '9 gold with Industry', awaitedCard(245, { techs: ['arts'] }, 'use industry, take 245', { gold: 2 }, { gold: 11 }));
  rule('MIL-246', '14 points for 3 research points', () => {
    played(246, { rp: 5 }, 'play 246', { rp: -3, vp: 14 })();
    refusesLast({ own: { rp: 2, hand: [246] }, moves: 'play 246' }, 'NOT_ENOUGH_RP');
    plays({ own: { rp: 8, hand: [246] }, moves: 'play 246, buy r3', gain: { rp: -8, vp: 19, cards: -1 } }); // no research action
  });
  rule('MIL-249', 'Population and 2 gold', played(249, {}, 'play 249', { population: 1, gold: 2 }));
  rule('MIL-250', 'Politics and 2 gold', played(250, { politics: 1 }, 'play 250', { politics: 1, gold: 2 }));
  rule('MIL-251', 'Culture and 2 gold', played(251, {}, 'play 251', { culture: 1, gold: 2 }));
  rule('MIL-252', 'Prosperity and 2 gold', played(252, {}, 'play 252', { prosperity: 1, gold: 2 }));
  rule('MIL-253', 'a free trade action', () => {
    played(253, {}, 'play 253, choose 0', { trade: 1 })();
    played(253, {}, 'play 253, choose 1', { gold: 6 })();
    plays({ own: { hand: [253, 258], claimed: [244] }, moves: 'play 253, choose 1, take 258', gain: { gold: 15, vp: 4, cards: -2 } });
  });
  rule('MIL-254', 'with two pairs one more on Prosperity and 5 gold', () => {
    const at = (techs: string[]) =>
      table({ phase: 'B', pairs: ['arts', 'social', 'army', 'medicine'], players: [{ techs, hand: [254], prosperity: 5 }] });
    expect(gain(at(['arts', 'social', 'army', 'medicine']), 0, 'play 254')).toEqual({ prosperity: 1, gold: 5, cards: -1 });
    refuses(at(['arts', 'social', 'army']), 0, 'play 254', 'MIL-254', 'NOT_THIS_PHASE');
    expect(codeOf(table({ players: [{ hand: [254] }] }), 0, 'play 254')).toBe('NOT_THIS_PHASE');
  });
  rule('MIL-255', '4 on War', played(255, {}, 'play 255', { war: 4, gold: 1, vp: 1 }));
  rule('MIL-256', 'three technologies of three types for three advances', () => {
    const won = { culture: 1, politics: 1, population: 1 };
    played(256, { techs: ['arts', 'army', 'energy'], politics: 1 }, 'play 256', won)();
    played(256, { techs: ['arts', 'arts:2', 'army', 'energy'], politics: 1 }, 'play 256', won)();
    refusesLast({ own: { techs: ['arts', 'arts:2', 'army'], hand: [256] }, moves: 'play 256' }, 'MISSING_TECHNOLOGY');
    refusesLast({ own: { techs: ['arts', 'army'], hand: [256] }, moves: 'play 256' }, 'MISSING_TECHNOLOGY');
    expect(codeOf(table({ players: [{ techs: ['arts', 'arts:2'], jokers: 2, hand: [256] }] }), 0, 'play 256')).toBeUndefined();
  });
  rule('MIL-257', '3 research points and 2 gold', played(257, {}, 'play 257', { rp: 3, gold: 2 }));
  rule('MIL-258', '9 gold with a trade action', () => {
    awaitedCard(258, { techs: TRADE }, 'use trade, choose 0, take 258', { trade: 1 }, { trade: 1, gold: 9 })();
    awaitedCard(258, { techs: TRADE }, 'use trade, choose 1, take 258', { gold: 6 }, { gold: 15 })();
    plays({ own: { specials: ['trade'], hand: [258] }, moves: 'use special:trade, skip', gain: { trade: 1 } }); // asked, see MIL-NET-09
  });
  rule('MIL-259', 'any technology for 10 points', () => {
    played(259, { techs: ['arts'] }, 'play 259', { vp: 10 })();
    refusesLast({ own: { hand: [259] }, moves: 'play 259' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-260', 'one more on Influence and 3 gold', () => {
    awaitedCard(260, { buildings: [221] }, 'use 221, take 260', { influence: 1 }, { influence: 2, gold: 3 })();
    refusesLast({ own: { buildings: [221], hand: [260], influence: 6 }, moves: 'use 221' }, 'NO_EFFECT'); // no space can be entered
  });
  rule('MIL-261', '1 on Influence', played(261, {}, 'play 261', { influence: 1 }));
  rule('MIL-262', 'a joker and 3 gold', played(262, {}, 'play 262', { jokers: 1, gold: 3 }));
  rule('MIL-263', 'any technology for 2 jokers and 2 points', () => {
    played(263, { techs: ['arts'] }, 'play 263', { jokers: 2, vp: 2 })();
    refusesLast({ own: { hand: [263] }, moves: 'play 263' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-264', 'a green building costs 8 less', discount(264, { offer: [120, 116] }, 120, 1, 116));
  rule('MIL-265', 'a brown building costs 8 less', discount(265, { offer: [117, 120] }, 117, 3, 120));
  rule('MIL-266', 'a yellow building costs 8 less', discount(266, { offer: [126, 120] }, 126, 1, 120));
  rule('MIL-267', 'a wonder costs 9 less', () => {
    discount(267, { now: [113], offer: [120] }, 113, 12, 120)();
    const at = table({ age: 1, phase: 'D', now: [113], architect: 0, players: [{ gold: 8, hand: [267], influence: 2 }] });
    expect(gain(at, 0, 'build 113 with 267')).toEqual({ gold: -8, cards: -1 });
  });
  rule('MIL-268', '1 on Trade and 1 on War', played(268, {}, 'play 268', { trade: 1, war: 1 }));
  rule(
    'MIL-269',
    '5 more with the research special action',
    awaitedCard(269, { specials: ['research'] }, 'use special:research, take 269', { rp: 3 }, { rp: 8 }),
  );
  rule('MIL-270', 'with the politics special action one more and a joker', () => {
    awaitedCard(
      270,
      { specials: ['politics'] },
      'use special:politics, take 270',
      { politics: 1, gold: 2 },
      { politics: 2, gold: 2, jokers: 1 },
    )();
    plays({ own: { techs: ['government', 'social'], hand: [270] }, moves: 'use politics', gain: { politics: 1, gold: 2 } });
  });
  rule('MIL-271', 'with the culture special action one more and a joker', () => {
    awaitedCard(271, { specials: ['culture'] }, 'use special:culture, take 271', { culture: 1 }, { culture: 2, jokers: 1 })();
    plays({ own: { techs: ['arts', 'social'], hand: [271] }, moves: 'use culture', gain: { culture: 1 } });
  });
  rule('MIL-272', 'with the population special action one more and a joker', () => {
    awaitedCard(272, { specials: ['population'] }, 'use special:population, take 272', { population: 1 }, { population: 2, jokers: 1 })();
    plays({ own: { techs: ['agriculture', 'medicine'], hand: [272] }, moves: 'use population', gain: { population: 1 } });
  });
  rule('MIL-273', 'the trade special action passes the lock, and one more', () => {
    const own = { specials: ['trade' as const], trade: 4, hand: [273] };
    plays({ own, moves: 'use special:trade, take 273, skip', gain: { trade: 2, cards: -1 } }); // the card of space 5 is declined
    plays({ own, moves: 'use special:trade, skip', gain: {} });
    refusesLast({ own, moves: 'play 273' }, 'NOT_THIS_PHASE');
    const after = does(table({ players: [{ specials: ['trade'], trade: 4, hand: [273] }] }), 0, 'use special:trade', 'take 273', 'skip');
    expect(playerAt(after, 0).opened).toBe('none');
  });
  rule('MIL-NET-09', 'a pause in the middle of an action does not tell which card is in hand', () => {
    const after = (hand: number[], actions: 'live' | 'sequential' | 'hidden' = 'sequential') =>
      does(table({ actions, players: [{ specials: ['war'], war: 2, hand }, {}] }), 0, 'use special:war');
    for (const viewer of [1, 'spectator'] as const)
      expect(mask(millennia, after([250]).state, viewer)).toEqual(mask(millennia, after([274]).state, viewer));
    expect([question(after([274])), question(after([250])), question(after([])), question(after([250], 'hidden'))]).toEqual([
      'bonuses',
      'bonuses',
      undefined,
      undefined,
    ]);
    const asBefore = gain(table({ players: [{ specials: ['war'], war: 2 }, {}] }), 0, 'use special:war');
    expect(gain(after([250]), 0, 'skip')).toEqual(asBefore);
    // Whoever knows that the card lies elsewhere learns nothing from a pause.
    const gone = table({ actions: 'live', discard: [274], players: [{ specials: ['war'], hand: [250] }, {}] });
    expect(question(does(gone, 0, 'use special:war'))).toBeUndefined();
  });
  rule('MIL-274', 'the war special action passes the lock, and 4 more', () => {
    awaitedCard(274, { specials: ['war'], war: 5 }, 'use special:war, take 274', { war: 1, vp: 2 }, { war: 2, vp: 2 + 3 + 5 * 3 })();
    plays({ own: { techs: ['army'], war: 6, hand: [274] }, moves: 'use war', gain: {} });
  });
  rule('MIL-275', 'in the income phase 5 gold, and the locked row pays', () => {
    const at = table({ phase: 'C', players: [{ rows: [3, 3], hand: [275] }] });
    expect(gain(at, 0, 'play 275')).toEqual({ gold: 15, cards: -1 });
    expect(gain(at, 0, 'finish')).toEqual({});
    expect(codeOf(table({ players: [{ hand: [275] }] }), 0, 'play 275')).toBe('NOT_THIS_PHASE');
  });
  rule('MIL-276', '10 gold with the joker special action', () => {
    awaitedCard(276, { specials: ['joker'] }, 'use special:joker, take 276', { jokers: 1 }, { jokers: 1, gold: 10 })();
    plays({ own: { gold: 7, hand: [276] }, moves: 'use espionage', gain: { gold: -7, jokers: 1 } });
  });
});
