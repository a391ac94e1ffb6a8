import { describe, expect } from 'vitest';
import { positionOf } from '../ask/selectors.js';
import { RESEARCH_EFFECTS } from '../cards/actions.js';
import { BOARD, SIDES } from '../cards/tracks.js';
import { plays, refusesLast } from './probes.js';
import { asks, codeOf, does, engagedOf, gain, offers, playerAt, refuses, rule, table } from './toolkit.js';

const TRADE = ['economics', 'transport'];
const POLITICS = ['government', 'social'];
const CULTURE = ['arts', 'social'];
const POPULATION = ['agriculture', 'medicine'];

describe('actions in general', () => {
  rule('MIL-ACT-01', 'all act at once, as often as they can pay, until they are finished', () => {
    const at = table({ players: [{ techs: ['army', 'weaponry'] }, { techs: ['army'] }] });
    expect(asks(at).seats).toEqual([0, 1]);
    const after = does(does(at, 1, 'use war', 'finish'), 0, 'use war', 'pay army', 'use war');
    expect(after.state.players.map((p) => p.tracks.war)).toEqual([2, 1]);
    refuses(after, 1, 'use industry', 'TABLE-TURN', 'NOT_ASKED');
    expect(does(after, 0, 'finish').state.age).toBe(4);
  });
  rule('MIL-ACT-02', 'a card, a building or a joker gives one icon', () => {
    for (const own of [{ techs: CULTURE }, { techs: ['social'], buildings: [130] }])
      plays({ own, moves: 'use culture', gain: { culture: 1 } });
    plays({ own: { techs: ['social'], jokers: 1 }, moves: 'use culture', gain: { culture: 1, jokers: -1 } });
    refusesLast({ own: { buildings: [130] }, moves: 'use culture' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-ACT-03', 'an engaged card gives nothing more in this age', () => {
    refusesLast({ own: { techs: CULTURE }, moves: 'use culture, use culture' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-ACT-04', 'a used building is engaged, but some never', () => {
    const after = does(table({ players: [{ techs: CULTURE, buildings: [123, 137] }] }), 0, 'use 137');
    expect(engagedOf(after)).toEqual(['tech-3-arts', 'tech-3-social', 'building-137']);
  });
  rule('MIL-ACT-05', 'a bonus is added, it does not replace', () =>
    plays({ own: { techs: TRADE, hand: [258] }, moves: 'use trade, choose 0, take 258', gain: { trade: 1, gold: 9, cards: -1 } }),
  );
  rule('MIL-ACT-06', 'cards belong to the action phase unless they say otherwise', () => {
    const at = table({ phase: 'C', players: [{ hand: [249], buildings: [177] }] });
    expect([codeOf(at, 0, 'play 249'), codeOf(at, 0, 'use 177')]).toEqual(['NOT_THIS_PHASE', 'NOT_NOW']);
  });
  rule('MIL-ACT-07', 'any technology may be a card, a building or a joker', () => {
    for (const own of [{ techs: ['arts'] }, { buildings: [117] }, { jokers: 1 }])
      expect(gain(table({ players: [own] }), 0, 'use industry').gold).toBe(2);
  });
  rule('MIL-ACT-09', 'advances and bonuses may be declined, penalties not', () => {
    plays({ own: { techs: POLITICS, politics: 5, gold: 9 }, moves: 'use politics, decline-advance', gain: {} });
    plays({ own: { techs: POLITICS, politics: 7, war: 5 }, moves: 'use politics, decline-advance', gain: {} });
    plays({ own: { techs: POLITICS, politics: 2 }, moves: 'use politics, skip', gain: { politics: 1 } });
    const asked = does(
      table({ players: [{ techs: POLITICS, politics: 6, branch: 'tyranny', hand: [250, 251] }] }),
      0,
      'use politics',
      'enter',
    );
    expect(offers(asked, 0).filter((move) => !move.startsWith('cash'))).toEqual([
      'discard-card card=diplomacy-250',
      'discard-card card=diplomacy-251',
    ]);
  });
  rule('MIL-ACT-10', 'one after the other, if so chosen', () => {
    const at = table({ actions: 'sequential', leader: 1 });
    expect([asks(at).seats, asks(does(at, 1, 'finish')).seats]).toEqual([[1], [0]]);
  });
  rule('MIL-ACT-11', 'gold gained may be spent at once and is kept', () => {
    const at = table({ players: [{ techs: TRADE, gold: 1 }] });
    plays({ own: { techs: TRADE, gold: 1 }, moves: 'use trade, choose 1, use espionage', gain: { gold: -1, jokers: 1 } });
    expect(playerAt(does(does(at, 0, 'use trade', 'choose 1', 'finish'), 1, 'finish'), 0).gold).toBe(7);
  });
});

describe('track and auxiliary actions', () => {
  rule('MIL-TRA-01', 'Trade: an advance or 6 gold, also before the lock', () => {
    plays({ own: { techs: ['economics', 'energy'] }, moves: 'use trade, choose 0', gain: { trade: 1 } });
    for (const trade of [4, 7]) plays({ own: { techs: TRADE, trade }, moves: 'use trade, choose 1', gain: { gold: 6 } });
    refusesLast({ own: { techs: ['transport', 'energy'] }, moves: 'use trade' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-TRA-02', 'Influence: 3 points and 3 gold, also at the end of the track', () => {
    plays({
      own: { techs: ['economics', 'science', 'science:2', 'science:1'] },
      moves: 'use influence',
      gain: { influence: 1, vp: 3, gold: 3 },
    });
    plays({
      own: { techs: ['economics', 'science', 'science:2', 'science:1'], influence: 6 },
      moves: 'use influence',
      gain: { vp: 3, gold: 3 },
    });
    refusesLast({ own: { techs: ['economics', 'science', 'science:2', 'medicine'] }, moves: 'use influence' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-TRA-03', 'Politics: Government and Social Sciences', () => {
    plays({ own: { techs: POLITICS, politics: 1 }, moves: 'use politics', gain: { politics: 1 } });
    refusesLast({ own: { techs: ['government', 'arts'] }, moves: 'use politics' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-TRA-04', 'War: one card for 1, Weaponry and Military for 3', () => {
    for (const type of ['army', 'weaponry', 'military']) plays({ own: { techs: [type] }, moves: 'use war', gain: { war: 1 } });
    plays({ own: { techs: ['weaponry', 'military'] }, moves: 'use war-3', gain: { war: 3, gold: 1 } });
    refusesLast({ own: { techs: ['army', 'military'] }, moves: 'use war-3' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-TRA-05', 'Population: Agriculture and Medicine', () => {
    plays({ own: { techs: POPULATION }, moves: 'use population', gain: { population: 1 } });
    refusesLast({ own: { techs: ['agriculture'] }, moves: 'use population' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-TRA-06', 'Culture: Arts and Social Sciences', () => {
    plays({ own: { techs: CULTURE }, moves: 'use culture', gain: { culture: 1 } });
    refusesLast({ own: { techs: ['arts', 'arts:2'] }, moves: 'use culture' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-TRA-07', 'no action moves Prosperity', () => refusesLast({ own: { jokers: 6 }, moves: 'use prosperity' }, 'NO_SUCH_CARD'));
  rule('MIL-AUX-01', 'Espionage: 7 gold for a joker', () => {
    plays({ own: { gold: 7 }, moves: 'use espionage', gain: { gold: -7, jokers: 1 } });
    refusesLast({ own: { gold: 6 }, moves: 'use espionage' }, 'NOT_AFFORDABLE');
  });
  rule('MIL-AUX-02', 'Academy: two technologies for a joker', () => {
    plays({ own: { techs: ['arts', 'army'] }, moves: 'use academy', gain: { jokers: 1 } });
    refusesLast({ own: { techs: ['arts'] }, moves: 'use academy' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-AUX-03', 'Industry: a technology for 2 gold', () => {
    plays({ own: { techs: ['arts'] }, moves: 'use industry', gain: { gold: 2 } });
    refusesLast({ own: {}, moves: 'use industry' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-AUX-04', 'any number of times', () =>
    plays({ own: { gold: 21 }, moves: 'use espionage, use espionage, use espionage', gain: { gold: -21, jokers: 3 } }),
  );
});

describe('special actions, research, diplomacy', () => {
  rule('MIL-SPE-01', 'each takes back its marker', () => {
    const specials = ['trade', 'politics', 'war', 'population', 'culture', 'research', 'joker'] as const;
    const gains = [
      { trade: 1 },
      { politics: 1, gold: 2 },
      { war: 3, gold: 1 },
      { population: 1 },
      { culture: 1 },
      { rp: 3 },
      { jokers: 1 },
    ];
    specials.forEach((special, i) => {
      const after = plays({ own: { specials: [special] }, moves: `use special:${special}`, gain: gains[i]! });
      refuses(after, 0, `use special:${special}`, 'MIL-SPE-01', 'NO_MARKER_THERE');
    });
  });
  rule('MIL-SPE-02', 'granted ones need no marker and no slot', () => {
    plays({
      age: 7,
      players: [{ specials: ['war'] }],
      own: { buildings: [204] },
      moves: 'use 204, perform war',
      gain: { war: 3, gold: 1 },
    });
  });
  rule('MIL-SPE-03', 'the trade one gives no gold; unused markers come back', () => {
    const after = plays({ own: { specials: ['trade', 'war'] }, moves: 'use special:trade', gain: { trade: 1 } });
    expect(playerAt(does(does(after, 0, 'finish'), 1, 'finish'), 0)).toMatchObject({ specials: [], markers: 4 });
  });
  rule('MIL-RES-01', '1 for Engineering, Transport, Medicine, 2 for Natural Sciences, 6 for three', () => {
    for (const type of ['engineering', 'transport', 'medicine']) plays({ own: { techs: [type] }, moves: 'use study-1', gain: { rp: 1 } });
    plays({ own: { techs: ['science', 'science:2'] }, moves: 'use study-2, use study-2', gain: { rp: 4 } });
    plays({ own: { techs: ['engineering', 'transport', 'medicine'] }, moves: 'use study-6', gain: { rp: 6 } });
    refusesLast({ own: { techs: ['arts'] }, moves: 'use study-1' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-RES-02', 'once per age one effect; the rest is lost', () => {
    plays({ own: { rp: 9 }, moves: 'buy r3', gain: { rp: -9, vp: 5 } });
    refusesLast({ own: { rp: 6, specials: ['research'] }, moves: 'buy r3, use special:research, buy r3' }, 'ALREADY_RESEARCHED');
  });
  rule('MIL-RES-03', 'the effects of side A1', () => {
    plays({ own: { rp: 3 }, moves: 'buy r3', gain: { rp: -3, vp: 5 } });
    plays({ own: { rp: 6 }, moves: 'buy r6a', gain: { rp: -6, war: 3, gold: 1, vp: 6 } });
    plays({ own: { rp: 6 }, moves: 'buy r6b, claim 225', gain: { rp: -6 } });
    plays({ own: { rp: 8 }, moves: 'buy r8a', gain: { rp: -8, gold: 10, vp: 8 } });
    plays({ own: { rp: 8 }, moves: 'buy r8b, claim 225', gain: { rp: -8, vp: 5 } });
    plays({ own: { rp: 10 }, moves: 'buy r10, perform joker', gain: { rp: -10, jokers: 1, vp: 18 } });
  });
  rule('MIL-RES-04', 'the effects of side A2', () => {
    const side = 'A2' as const;
    plays({ side, own: { rp: 3 }, moves: 'buy r3', gain: { rp: -3, gold: 3, vp: 3 } });
    plays({ side, own: { rp: 6 }, moves: 'buy r6a', gain: { rp: -6, trade: 1, vp: 6 } });
    plays({ side, own: { rp: 6 }, moves: 'buy r6b, claim 225', gain: { rp: -6 } });
    plays({ side, own: { rp: 8 }, moves: 'buy r8a', gain: { rp: -8, cards: 1, gold: 6, vp: 8 } });
    plays({ side, own: { rp: 8 }, moves: 'buy r8b, claim 225', gain: { rp: -8, gold: 5 } });
    plays({
      side,
      own: { rp: 10 },
      moves: 'buy r10, perform joker, perform population',
      gain: { rp: -10, jokers: 1, population: 1, vp: 13 },
    });
    refusesLast({ side, own: { rp: 10 }, moves: 'buy r10, perform joker, perform joker' }, 'SAME_TYPE');
    expect(SIDES.map((x) => RESEARCH_EFFECTS[x].map((row) => row.price))).toEqual([
      [3, 6, 6, 8, 8, 10],
      [3, 6, 6, 8, 8, 10],
    ]);
  });
  rule('MIL-RES-05', 'a card is claimed once by each, and excludes nobody', () => {
    const at = table({ players: [{ rp: 6, claimed: [225] }, { rp: 6 }] });
    refuses(does(at, 0, 'buy r6b'), 0, 'claim 225', 'MIL-RES-05', 'ALREADY_CLAIMED');
    expect(playerAt(does(does(at, 0, 'buy r6b', 'claim 226'), 1, 'buy r6b', 'claim 226'), 1).research).toEqual(['research-226']);
  });
  rule('MIL-RES-06', 'points left are lost', () => expect(playerAt(table({ phase: 'G', players: [{ rp: 4 }] }), 0).rp).toBe(0));
  rule('MIL-DIP-01', 'Communication and Energy: draw 2, keep 1', () => {
    const at = table({ players: [{ techs: ['communication', 'energy'] }] });
    const after = does(at, 0, 'use diplomacy', 'keep 246');
    expect([playerAt(after, 0).hand.map((x) => x.card), after.state.discard.map((x) => x.card)]).toEqual([
      ['diplomacy-246'],
      ['diplomacy-245'],
    ]);
    refuses(does(at, 0, 'use diplomacy'), 0, 'keep 248', 'MIL-DIP-01', 'NO_SUCH_CARD');
  });
  rule('MIL-DIP-02', 'instead of its effect a card gives 3 gold or 3 points, in any phase', () => {
    for (const phase of ['A', 'B', 'C', 'E'] as const)
      for (const as of ['gold', 'vp'] as const)
        expect(gain(table({ phase, players: [{ hand: [245, 246] }] }), 0, `cash 245 ${as}`)).toEqual({ [as]: 3, cards: -1 });
  });
  rule('MIL-DIP-03', 'the discards are shuffled when the pile is empty; without cards the draw is lost', () => {
    const own = { buildings: [151] };
    plays({ deck: [], discard: [250, 251], own, moves: 'use 151', gain: { cards: 1 } });
    plays({ deck: [], own, moves: 'use 151', gain: {} });
  });
  rule('MIL-DIP-04', 'no hand limit', () =>
    plays({ own: { buildings: [151], hand: [250, 251, 252, 253, 255, 256] }, moves: 'use 151', gain: { cards: 1 } }),
  );
  rule('MIL-DIP-05', '3 points for each card left', () => {
    expect(playerAt(does(table({ age: 8, phase: 'END', players: [{ hand: [250] }] }), 0, 'finish'), 0).vp).toBe(3);
  });
});

describe('tracks', () => {
  rule('MIL-TRK-01', 'one space per advance; spaces are shared', () => {
    const at = table({ players: [{ techs: CULTURE }, { techs: CULTURE }] });
    expect(does(does(at, 0, 'use culture'), 1, 'use culture').state.players.map((p) => p.tracks.culture)).toEqual([1, 1]);
  });
  rule('MIL-TRK-02', 'immediate effects happen on arrival only', () => {
    plays({ own: { specials: ['trade'], trade: 2 }, moves: 'use special:trade', gain: { trade: 1, gold: 3 } });
    expect(gain(table({ players: [{ trade: 3 }] }), 0, 'finish')).toEqual({});
  });
  rule('MIL-TRK-03', 'one space is resolved before the next', () => {
    const at = does(table({ players: [{ techs: POLITICS, buildings: [164], politics: 2 }] }), 0, 'use 164');
    expect(playerAt(at, 0).tracks.politics).toBe(3);
    expect(gain(at, 0, 'take space:politics:3', 'keep 245')).toEqual({ cards: 1, politics: 1, gold: 3 });
    refuses(at, 0, 'use espionage', 'MIL-TRK-03', 'ANSWER_FIRST');
  });
  rule('MIL-TRK-04', 'War, Population and Culture are maximised, the others not', () => {
    plays({ own: { techs: ['army'], war: 7 }, moves: 'use war', gain: { vp: 3 } });
    plays({ own: { techs: POPULATION, population: 10 }, moves: 'use population', gain: { vp: 5 } });
    plays({ own: { techs: CULTURE, culture: 10 }, moves: 'use culture', gain: { vp: 5 } });
    plays({ own: { techs: POLITICS, politics: 10 }, moves: 'use politics', gain: {} });
    plays({ own: { techs: TRADE, trade: 7 }, moves: 'use trade, choose 0', gain: {} });
  });
  rule('MIL-TRK-05', 'the trade lock opens at place 3 of Prosperity', () => {
    plays({ own: { techs: TRADE, trade: 4, prosperity: 2 }, moves: 'use trade, choose 0', gain: {} });
    plays({ own: { techs: TRADE, trade: 4, prosperity: 3 }, moves: 'use trade, choose 0, skip', gain: { trade: 1 } });
  });
  rule('MIL-TRK-06', 'the war lock opens at place 4 of Population', () => {
    plays({ own: { techs: ['army'], war: 6, population: 3 }, moves: 'use war', gain: {} });
    plays({ own: { techs: ['army'], war: 6, population: 4 }, moves: 'use war', gain: { war: 1, vp: 3 } });
  });
  rule('MIL-TRK-07', 'after 5 Democracy or Tyranny, for good; Tyranny counts as 5', () => {
    const at = table({ players: [{ techs: [...POLITICS, 'government:2', 'social:2'], politics: 5, gold: 5 }] });
    const tyrant = does(at, 0, 'use politics', 'branch tyranny');
    expect([playerAt(tyrant, 0).branch, positionOf(playerAt(tyrant, 0), 'politics')]).toEqual(['tyranny', 5]);
    expect(gain(tyrant, 0, 'use politics')).toEqual({}); // T2 asks for a diplomacy card
    expect(positionOf(playerAt(does(at, 0, 'use politics', 'branch democracy'), 0), 'politics')).toBe(6);
  });
  rule('MIL-TRK-08', 'a penalty that cannot be paid blocks the space', () => {
    plays({ own: { techs: POLITICS, politics: 6, branch: 'tyranny' }, moves: 'use politics', gain: {} });
  });
  rule('MIL-TRK-09', 'moving back activates nothing; what is reached again works again', () => {
    const own = { claimed: [231], techs: ['army'], war: 4 };
    plays({ own, moves: 'use 231, use war', gain: { gold: 4, vp: 1 } });
  });
  rule('MIL-TRK-10', 'reaching its space activates a token once', () => {
    const after = plays({
      books: { 'culture:2': 'book-06' },
      own: { techs: CULTURE, culture: 1 },
      moves: 'use culture',
      gain: { culture: 1, jokers: 1 },
    });
    expect(playerAt(after, 0).books).toEqual(['book-06']);
  });
  rule('MIL-TRK-11', 'lengths and book icons of both sides', () => {
    for (const side of SIDES) {
      const { prosperity, trade, influence, politics, war, population, culture } = BOARD[side];
      expect([prosperity, trade, influence, politics, war, population, culture].map((row) => row.spaces.length)).toEqual([
        8, 7, 6, 5, 7, 10, 10,
      ]);
      expect([politics.democracy!.length, politics.tyranny!.length, politics.democracy!.filter((x) => x.book).length]).toEqual([5, 5, 1]);
    }
  });
});
