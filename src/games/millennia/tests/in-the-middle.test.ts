import { describe, expect } from 'vitest';
import { plays, refusesLast } from './probes.js';
import { codeOf, does, gained, offers, playerAt, question, refuses, rule, table } from './toolkit.js';

const POLITICS = ['government', 'social'];
const CULTURE = ['arts', 'social'];

/** What happens while something else is not finished yet. */
describe('in the middle of something', () => {
  rule('MIL-240', 'is paid for the purchase that claims it, also through the Library', () => {
    const research = [240, 226, 227, 228];
    const own = { buildings: [162], rp: 10 };
    // The Library claims it: after the effect of price 8, and after a special action of price 10.
    plays({ research, own, moves: 'buy r8a, take 162, claim 240', gain: { rp: -10, gold: 12, vp: 8 } });
    plays({ research, own, moves: 'buy r10, perform joker, take 162, claim 240', gain: { rp: -10, jokers: 1, vp: 18, gold: 2 } });
    // The effect claims it and the Library another one, or the other way round.
    plays({ research, own, moves: 'buy r8b, claim 240, take 162, claim 226', gain: { rp: -10, gold: 2, vp: 5 } });
    plays({ research, own, moves: 'buy r8b, claim 226, take 162, claim 240', gain: { rp: -10, gold: 2, vp: 5 } });
    // Once, and not for what is over.
    plays({ research, own: { ...own, claimed: [240] }, moves: 'buy r8a, take 162, claim 226', gain: { rp: -10, gold: 12, vp: 8 } });
  });
  rule('MIL-229', 'pays 4 points for each claim that follows its own', () => {
    const research = [229, 226, 227, 228];
    plays({ research, own: { buildings: [162], rp: 8 }, moves: 'buy r8b, claim 229, take 162, claim 226', gain: { rp: -8, vp: 5 + 8 } });
    plays({ research, own: { buildings: [162], rp: 8 }, moves: 'buy r8b, claim 226, take 162, claim 229', gain: { rp: -8, vp: 5 + 4 } });
  });
  rule('MIL-273', 'stays open when another special action ends inside', () => {
    // Trade 5 by the card; for that the Opera moves Culture to 6, whose special action ends before the marker's own advance.
    const own = { specials: ['trade' as const], trade: 4, culture: 5, hand: [273], buildings: [149] };
    const inside = 'use special:trade, take 273, take 149, take space:culture:6';
    plays({ own, moves: `${inside}, perform joker, skip`, gain: { trade: 2, culture: 1, jokers: 1, cards: -1 } });
    const after = plays({ own, moves: `${inside}, perform population, skip`, gain: { trade: 2, culture: 1, population: 1, cards: -1 } });
    expect(playerAt(after, 0).opened).toBe('none');
  });
  rule('MIL-274', 'opened inside, it does not close what was open around it', () => {
    const own = { specials: ['trade' as const], trade: 4, culture: 5, war: 6, hand: [273, 274], buildings: [149] };
    const moves = 'use special:trade, take 273, take 149, take space:culture:6, perform war, take 274, skip';
    // 4 and 3 on War: into space 7 for 3 points, then six times maximised.
    plays({ own, moves, gain: { trade: 2, culture: 1, war: 1, vp: 3 + 6 * 3, cards: -2 } });
  });
  rule('MIL-179', 'Warehouse: a technology is lengthened once', () => {
    const own = { techs: ['arts'], buildings: [179] }; // Arts of Age 4 ends with Age 5
    const extended = does(table({ age: 5, players: [{ ...own, techs: ['arts:4'] }] }), 0, 'use 179', 'extend arts', 'finish');
    const next = does(extended, 1, 'finish');
    expect(playerAt(next, 0).techs).toMatchObject([{ id: 'tech-4-arts', last: 6 }]);
    refusesLast({ age: 6, own: { ...own, techs: ['arts:4'] }, moves: 'use 179' }, 'NOTHING_ENDS'); // its last age by now
  });
});

describe('cards sold within a question', () => {
  rule('MIL-AMB-22', 'an advance is not lost for gold that a card brings', () => {
    const own = { techs: POLITICS, politics: 5, gold: 2, hand: [249] };
    const at = does(table({ players: [own] }), 0, 'use politics');
    expect(question(at)).toBe('ask-branch');
    refuses(at, 0, 'branch democracy', 'MIL-TRK-08', 'SPACE_BLOCKED');
    const sold = does(at, 0, 'cash 249 gold', 'branch democracy');
    expect(gained(at, sold, 0)).toEqual({ gold: -2, cards: -1, politics: 1 });
    // With a card too few it cannot be; Tyranny takes no gold.
    plays({ own: { ...own, gold: 1 }, moves: 'use politics, branch tyranny', gain: { politics: 1 } });
  });
  rule('MIL-TB-01', 'a space on the way that costs gold waits for a card to be sold', () => {
    const own = { techs: POLITICS, politics: 7, gold: 4 };
    plays({ side: 'A2', own, moves: 'use politics', gain: {} }); // lost
    const at = does(table({ side: 'A2', players: [{ ...own, hand: [250] }] }), 0, 'use politics');
    refuses(at, 0, 'enter', 'MIL-TRK-08', 'SPACE_BLOCKED');
    expect(gained(at, does(at, 0, 'cash 250 gold', 'enter'), 0)).toEqual({ gold: -2, cards: -1, politics: 1 });
    expect(gained(at, does(at, 0, 'decline-advance'), 0)).toEqual({});
  });
  rule('MIL-TB-05', 'the last card is owed to the space that takes it', () => {
    const own = { techs: POLITICS, politics: 6, branch: 'tyranny' as const, hand: [250, 251] };
    const at = does(table({ players: [own] }), 0, 'use politics', 'enter');
    const one = does(at, 0, 'cash 250 vp'); // the other one is given up at once
    expect(gained(at, one, 0)).toEqual({ cards: -2, vp: 3 + 7 });
    const before = does(table({ players: [{ ...own, hand: [250] }] }), 0, 'use politics');
    expect(codeOf(before, 0, 'cash 250 gold')).toBeUndefined(); // the advance may still be let go
    refuses(does(before, 0, 'cash 250 gold'), 0, 'enter', 'MIL-TRK-08', 'SPACE_BLOCKED');
  });
  rule('MIL-230', 'gold for its price may come from a card', () => {
    const books = { 'culture:2': 'book-06' };
    const own = { claimed: [230], techs: CULTURE, culture: 1, gold: 1, hand: [250] };
    plays({ books, own, moves: 'use culture, cash 250 gold, take 230', gain: { culture: 1, jokers: 1, gold: -1, cards: -1, rp: 3 } });
    plays({ books, own: { ...own, gold: 0 }, moves: 'use culture', gain: { culture: 1, jokers: 1 } }); // out of reach: not asked
  });
  rule('MIL-235', 'the 15 gold may come from a card', () => {
    const books = { 'politics:D2': 'book-06' };
    const own = { claimed: [235], techs: POLITICS, politics: 6, gold: 13, hand: [250] };
    plays({ books, own, moves: 'use politics, cash 250 gold', gain: { politics: 1, jokers: 1, gold: 3, cards: -1, vp: 5 } });
    refusesLast({ books, own, moves: 'use politics, take 235' }, 'NOT_AFFORDABLE');
    plays({ books, own: { ...own, gold: 11 }, moves: 'use politics', gain: { politics: 1, jokers: 1 } });
  });
  rule('MIL-DIP-02', 'wherever its owner has a decision to make, in every phase of the age', () => {
    const hand = [250];
    for (const phase of ['A', 'B', 'C', 'D', 'E'] as const) {
      const at = table({ phase, players: [{ hand, gold: 9 }], offer: [116], grid: ['arts', '', '', ''] });
      expect(offers(at, 0), phase).toContain('cash card=diplomacy-250 as=gold');
    }
    // While a payment, a choice, a claim or the cards just drawn wait for an answer.
    const asked = (own: object, move: string) => offers(does(table({ players: [{ hand, ...own }] }), 0, move), 0);
    expect(asked({ techs: ['army', 'weaponry'] }, 'use industry')).toContain('cash card=diplomacy-250 as=vp');
    expect(asked({ techs: ['economics', 'energy'] }, 'use trade')).toContain('cash card=diplomacy-250 as=vp');
    expect(asked({ rp: 6 }, 'buy r6b')).toContain('cash card=diplomacy-250 as=vp');
    expect(asked({ techs: ['communication', 'energy'] }, 'use diplomacy')).toContain('cash card=diplomacy-250 as=vp');
  });
});
