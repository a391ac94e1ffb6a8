import { describe, expect } from 'vitest';
import { plays } from './probes.js';
import { does, engagedOf, type Moment, offers, type PlayerSpec, playerAt, question, refuses, rule, table } from './toolkit.js';

const at = (own: PlayerSpec, age = 3): Moment => table({ age, players: [own] });
/** The ways to pay that are offered after an action. */
const ways = (own: PlayerSpec, ...moves: string[]): string[] =>
  offers(does(at(own), 0, ...moves), 0).flatMap((move) => (move.startsWith('pay ') ? [move.slice('pay source='.length)] : []));

describe('who pays', () => {
  rule('MIL-ACT-02', 'is no question when there is one sensible way', () => {
    // Two cards of a type are alike, the one that ends first is used; a joker goes last.
    const own = { techs: ['medicine', 'medicine:2', 'agriculture', 'army'], jokers: 2 };
    expect(engagedOf(does(at(own), 0, 'use population')).sort()).toEqual(['tech-2-medicine', 'tech-3-agriculture']);
    // A card before a building that shows more, a building before a card that shows the same.
    expect(engagedOf(does(at({ techs: ['army'], buildings: [144] }), 0, 'use war'))).toEqual(['tech-3-army']);
    expect(engagedOf(does(at({ techs: ['engineering'], buildings: [147, 119] }), 0, 'use 119'))).toEqual(['building-147', 'building-119']);
    // The Academy must be Arts here, although it could be more elsewhere.
    expect(engagedOf(does(at({ techs: ['social'], buildings: [130], jokers: 1 }), 0, 'use culture'))).toContain('building-130');
  });
  rule('MIL-NET-12', 'is asked once, by whole payments', () => {
    const own = { techs: ['economics', 'transport', 'energy'] };
    expect(ways(own, 'use trade').sort()).toEqual(['tech-3-economics+tech-3-energy', 'tech-3-economics+tech-3-transport']);
    const paid = does(at(own), 0, 'use trade', 'pay tech-3-economics+tech-3-energy');
    expect([engagedOf(paid), question(paid)]).toEqual([['tech-3-economics', 'tech-3-energy'], 'ask-option']);
    expect(ways({ techs: ['army', 'weaponry', 'military'], jokers: 1 }, 'use war')).toHaveLength(3);
    const asked = does(at(own), 0, 'use trade');
    refuses(asked, 0, 'pay tech-3-energy', 'MIL-ACT-02', 'NO_SUCH_CARD');
    refuses(asked, 0, 'use industry', 'MIL-TRK-03', 'ANSWER_FIRST');
  });
  rule('MIL-AUX-02', 'is asked icon by icon where there are too many ways', () => {
    const own = { techs: ['arts', 'army', 'energy', 'social', 'medicine'] };
    expect(ways(own, 'use academy')).toHaveLength(5);
    expect(ways(own, 'use academy', 'pay arts')).toHaveLength(4);
    expect(playerAt(does(at(own), 0, 'use academy', 'pay arts', 'pay energy'), 0).jokers).toBe(1);
    expect(ways({ techs: ['arts', 'army', 'energy'] }, 'use academy')).toHaveLength(3);
  });
  rule('MIL-ICO-04', 'may be chosen by hand, before the action or when it asks', () => {
    const own = { techs: ['medicine', 'medicine:2', 'agriculture'], jokers: 1 };
    expect(ways(own, 'by-hand', 'use population', 'pay joker').sort()).toEqual(['tech-2-medicine', 'tech-3-medicine']);
    const after = does(at(own), 0, 'by-hand', 'use population', 'pay joker', 'pay tech-3-medicine');
    expect([engagedOf(after), playerAt(after, 0).byHand]).toEqual([['tech-3-medicine'], false]);
    const trade = { techs: ['economics', 'transport', 'energy'], jokers: 1 };
    expect(ways(trade, 'use trade', 'by-hand')).toEqual(['tech-3-economics', 'joker']);
    expect(ways(trade, 'use trade', 'by-hand', 'pay joker').sort()).toEqual(['tech-3-energy', 'tech-3-transport']);
    refuses(does(at(trade), 0, 'use trade', 'by-hand'), 0, 'by-hand', 'MIL-TRK-03', 'ANSWER_FIRST');
  });
  rule('MIL-256', 'different types are kept apart in whole payments too', () => {
    expect(ways({ techs: ['arts', 'arts:2', 'army', 'energy', 'social'], hand: [256] }, 'play 256')).toHaveLength(4);
    plays({
      own: { techs: ['arts', 'army'], jokers: 1, hand: [256] },
      moves: 'play 256',
      gain: { culture: 1, politics: 1, population: 1, gold: 2, jokers: -1, cards: -1 },
    });
    // Two cards of a type count once: jokers stand for the other types, also after a first choice.
    const twins = { techs: ['arts', 'arts:2'], jokers: 2, hand: [256] };
    expect(engagedOf(does(at(twins), 0, 'play 256'))).toHaveLength(1);
    const many = { techs: ['arts', 'arts:2', 'army', 'energy', 'social', 'medicine'], hand: [256] };
    expect(ways(many, 'play 256', 'pay arts').some((way) => way.includes('arts'))).toBe(false);
  });
  rule('MIL-233', 'a card that eases the Influence action for nothing is always used', () => {
    const own = { techs: ['economics', 'arts', 'arts:2', 'arts:1'], claimed: [233] };
    const three = ways(own, 'use influence'); // without Economics, or without one of the others
    expect(three.map((way) => way.split('+').length)).toEqual([3, 3]);
    expect(engagedOf(does(at({ ...own, techs: ['economics', 'arts', 'arts:2'] }), 0, 'use influence'))).toHaveLength(3);
  });
});

describe('what is not asked', () => {
  rule('MIL-162', 'the Library is not offered when all cards are claimed', () => {
    const own = { buildings: [162], rp: 8, claimed: [225, 226, 227, 228] };
    const after = plays({ age: 4, own, moves: 'buy r8a', gain: { rp: -8, gold: 10, vp: 8 } });
    expect([question(after), engagedOf(after)]).toEqual([undefined, []]);
  });
  rule('MIL-149', 'the Harbor is not offered where its advance would be lost', () =>
    expect(
      question(plays({ own: { buildings: [149], techs: ['arts', 'social'], trade: 4 }, moves: 'use culture', gain: { culture: 1 } })),
    ).toBe(undefined),
  );
  rule('MIL-AMB-16', 'a purchase with a claim in vain gives the rest', () => {
    const own = { rp: 8, claimed: [225, 226, 227, 228] };
    plays({ own, moves: 'buy r8b', gain: { rp: -8, vp: 5 } });
    plays({ side: 'A2', own, moves: 'buy r8b', gain: { rp: -8, gold: 5 } });
  });
  rule('MIL-ACT-09', 'of several bonuses each may be declined by itself', () => {
    // Space 2 of Culture: a token with a price, the Harbor, research card 230.
    const spec = { books: { 'culture:2': 'book-21' } };
    const own = { techs: ['arts', 'social', 'army'], culture: 1, buildings: [149], claimed: [230], gold: 4 };
    const moves = (...taken: string[]): string => ['use culture', ...taken.map((x) => `take ${x}`), 'skip'].join(', ');
    plays({ ...spec, own, moves: moves(), gain: { culture: 1 } });
    plays({ ...spec, own, moves: moves('149'), gain: { culture: 1, trade: 1 } });
    plays({ ...spec, own, moves: moves('230'), gain: { culture: 1, gold: -4, rp: 3 } });
    plays({ ...spec, own, moves: moves('230', 'book-21'), gain: { culture: 1, gold: -4, rp: 3, vp: 9 } });
    plays({ ...spec, own, moves: 'use culture, take book-21, take 149, take 230', gain: { culture: 1, gold: -4, rp: 3, vp: 9, trade: 1 } });
  });
});
