import { describe, expect } from 'vitest';
import { buildingPrice, growthPrice } from '../ask/prices.js';
import { happyNeeded } from '../ask/ratings.js';
import { consumptionOf } from '../change/production.js';
import { byBank, editionOf } from '../editions/index.js';
import {
  actionsOf,
  allows,
  arms,
  armsOf,
  card,
  does,
  eventsOf,
  foodOf,
  me,
  ratingsOf,
  refuses,
  resourcesOf,
  rule,
  tokensOn,
  turn,
  workersOn,
} from './turns.js';

const RICH = { tokens: { bronze: 10 } };

describe('actions in general', () => {
  rule('TTA-ACT-01', 'the government and other cards give them; all are back on the next turn', () => {
    const at = turn({
      government: 'monarchy',
      leader: 'julius-caesar',
      wonders: ['pyramids'],
      specials: ['warfare'],
      usedCivil: 5,
      usedMilitary: 5,
    });
    expect(actionsOf(at)).toEqual([1, 0, 6, 5]);
    const later = does(turn({ usedCivil: 4, usedMilitary: 2 }, { version: 'simple', seats: 2, players: [{ resigned: 0 }] }), 'end');
    expect(actionsOf(later, 1).slice(0, 2)).toEqual([4, 2]);
  });
  rule('TTA-ACT-02', 'any order, any number, and some may be left', () => {
    const at = turn({ ...RICH, pool: 3 });
    const after = does(at, 'build bronze', 'build warriors', 'build agriculture', 'end');
    expect(after.state.current).toBe(1);
  });
  rule('TTA-ACT-03', 'civil actions take white tokens', () => {
    const at = turn({
      ...RICH,
      tokens: { bronze: 8, agriculture: 2 },
      workers: { bronze: 1, iron: 0, agriculture: 2, warriors: 1 },
      science: 9,
      wonder: 'pyramids',
      civilHand: ['homer', 'alchemy', 'work-of-art.a', 'theocracy'],
    });
    const civil = [
      'grow',
      'build bronze',
      'upgrade bronze iron',
      'destroy bronze',
      'stage',
      'leader homer',
      'technology alchemy',
      'peaceful theocracy',
      'play work-of-art.a',
    ];
    for (const move of civil) expect([move, me(does(at, move)).usedCivil, me(does(at, move)).usedMilitary]).toEqual([move, 1, 0]);
    expect(me(does(turn({}, { row: ['drama'] }), 'take drama')).usedCivil).toBe(1);
    const none = turn({ ...RICH, usedCivil: 4 });
    refuses(none, 'build bronze', 'TTA-BLD-01', 'NOT_ENOUGH_CA', { need: 1, have: 0 });
  });
  rule('TTA-ACT-04', 'units and tactics take red tokens', () => {
    const at = turn({ ...RICH, workers: { warriors: 1, swordsmen: 0 }, hand: ['legion'] });
    for (const move of ['build warriors', 'upgrade warriors swordsmen', 'destroy warriors', 'tactic legion'])
      expect([me(does(at, move)).usedCivil, me(does(at, move)).usedMilitary]).toEqual([0, 1]);
    refuses(turn({ ...RICH, usedMilitary: 2 }), 'build warriors', 'TTA-MIL-01', 'NOT_ENOUGH_MA', { need: 1, have: 0 });
  });
  rule('TTA-ACT-05', 'a token gained is available; of those lost a used one goes first', () => {
    const gained = does(turn({ civilHand: ['hammurabi'], usedCivil: 3 }), 'leader hammurabi');
    expect(actionsOf(gained)).toEqual([1, 1, 5, 1]);
    const lost = does(turn({ leader: 'hammurabi', civilHand: ['moses'], usedCivil: 3 }), 'leader moses');
    expect([me(lost).usedCivil, actionsOf(lost)[0]]).toEqual([3, 1]);
    expect(me(does(turn({ civilHand: ['hammurabi'], usedMilitary: 1 }), 'leader hammurabi')).usedMilitary).toBe(0);
  });
  rule('TTA-ACT-06', 'every part of a price must be there', () => {
    refuses(turn({ tokens: { bronze: 1 } }), 'build bronze', 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: 2, have: 1 });
    refuses(turn({ tokens: { agriculture: 1 } }), 'grow', 'TTA-POP-01', 'NOT_ENOUGH_FOOD', { need: 2, have: 1 });
    refuses(turn({ science: 2, civilHand: ['alchemy'] }), 'technology alchemy', 'TTA-TEC-01', 'NOT_ENOUGH_SCIENCE', { need: 4, have: 2 });
  });
  rule('TTA-ACT-07', 'ratings follow every action', () => {
    const at = turn({ ...RICH, pool: 3 });
    expect(ratingsOf(does(at, 'build religion', 'build warriors', 'build philosophy'))).toEqual({
      strength: 2,
      culture: 1,
      science: 2,
      happiness: 1,
    });
  });
  rule('TTA-ACT-08', 'the production follows at once', () => {
    const at = does(turn(), 'end');
    expect([at.state.current, me(at).science, foodOf(at)]).toEqual([1, 1, 2]);
  });
});

describe('population', () => {
  rule('TTA-BANK-01', 'the yellow bank tells prices, consumption and faces', () => {
    const at = turn();
    const read = (yellow: number) => {
      const s = turn({ yellow }).state;
      return [growthPrice(s, s.players[0]!), consumptionOf(s, s.players[0]!), happyNeeded(s, 0)];
    };
    expect([20, 17, 16, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map(read)).toEqual([
      [2, 0, 0],
      [2, 0, 0],
      [3, 1, 1],
      [3, 1, 1],
      [4, 2, 2],
      [4, 2, 2],
      [4, 2, 3],
      [4, 2, 3],
      [5, 3, 4],
      [5, 3, 4],
      [5, 3, 5],
      [5, 3, 5],
      [7, 4, 6],
      [7, 4, 6],
      [7, 4, 7],
      [7, 4, 7],
      [undefined, 6, 8],
    ]);
    expect(byBank(editionOf(at.state).growth, 99)).toBe(2);
  });
  rule('TTA-POP-01', 'a civil action and food bring a worker from the bank', () => {
    const at = does(turn({ yellow: 12, pool: 0, tokens: { agriculture: 5 } }), 'grow');
    expect([me(at).yellow, me(at).pool, foodOf(at), actionsOf(at)[0]]).toEqual([11, 1, 1, 3]);
    expect(eventsOf(at, 'grew')).toMatchObject([{ seat: 0, n: 1, cause: 'growth' }]);
  });
  rule('TTA-POP-02', 'not with an empty bank', () => {
    refuses(turn({ yellow: 0, tokens: { agriculture: 9 } }), 'grow', 'TTA-POP-02', 'YELLOW_BANK_EMPTY');
  });
  rule('TTA-POP-04', 'there are as many workers as tokens: 25, with those gained and lost', () => {
    const owned = (at: ReturnType<typeof turn>): number => me(at).holdings.reduce((n, h) => n + h.workers, me(at).yellow + me(at).pool);
    const at = turn({ tokens: { agriculture: 6, bronze: 6 } });
    expect([owned(at), owned(does(at, 'grow', 'build bronze', 'destroy bronze'))]).toEqual([25, 25]);
  });
});

describe('building', () => {
  rule('TTA-BLD-01', 'an action, resources and an unused worker; farms and mines without limit', () => {
    const at = turn({ ...RICH, workers: { bronze: 9 }, pool: 2 });
    const built = does(at, 'build bronze', 'build agriculture');
    expect([workersOn(built, 'bronze'), workersOn(built, 'agriculture'), me(built).pool, resourcesOf(built)]).toEqual([10, 1, 0, 6]);
    refuses(built, 'build bronze', 'TTA-BLD-01', 'NO_UNUSED_WORKER');
  });
  rule('TTA-BLD-02', 'urban buildings raise ratings at once, points come at production', () => {
    const at = does(turn(RICH), 'build religion');
    expect([ratingsOf(at).culture, me(at).culture]).toEqual([1, 0]);
    expect(me(does(at, 'end')).culture).toBe(1);
  });
  rule('TTA-BLD-03', 'the urban limit counts a type with all its levels', () => {
    const at = turn({ ...RICH, workers: { philosophy: 1, alchemy: 1, religion: 1 } });
    refuses(at, 'build philosophy', 'TTA-BLD-03', 'URBAN_LIMIT_REACHED', { limit: 2 });
    refuses(at, 'build alchemy', 'TTA-BLD-03', 'URBAN_LIMIT_REACHED', { limit: 2 });
    expect(allows(at, 'build religion')).toBe(true);
  });
  rule('TTA-BLD-04', 'a lower limit destroys nothing and blocks new buildings only', () => {
    const at = turn({ ...RICH, workers: { philosophy: 3 } });
    expect(workersOn(at, 'philosophy')).toBe(3);
    refuses(at, 'build philosophy', 'TTA-BLD-03', 'URBAN_LIMIT_REACHED');
  });
  rule('TTA-BLD-05', 'older technologies in play may be built too, others not', () => {
    const at = turn({ ...RICH, workers: { iron: 1, alchemy: 1 } });
    expect([allows(at, 'build bronze'), allows(at, 'build philosophy')]).toEqual([true, true]);
    refuses(at, 'build coal', 'TTA-BLD-05', 'TECH_NOT_IN_PLAY');
  });
  rule('TTA-BLD-06', 'new farms and mines produce in the same turn', () => {
    const at = does(turn({ tokens: { bronze: 2 } }), 'build agriculture', 'end');
    expect(tokensOn(at, 'agriculture')).toBe(3);
  });
});

describe('upgrading and destroying', () => {
  const at = turn({
    ...RICH,
    workers: { bronze: 1, iron: 1, coal: 0, agriculture: 1, irrigation: 0, philosophy: 2, alchemy: 0, warriors: 1, swordsmen: 0 },
    pool: 0,
  });
  rule('TTA-UPG-01', 'an action and the difference; no unused worker is needed', () => {
    const after = does(at, 'upgrade bronze iron');
    expect([workersOn(after, 'bronze'), workersOn(after, 'iron'), resourcesOf(after), actionsOf(after)[0]]).toEqual([0, 2, 7, 3]);
    refuses(at, 'upgrade iron bronze', 'TTA-UPG-01', 'NOT_A_HIGHER_LEVEL');
    refuses(at, 'upgrade coal coal', 'TTA-UPG-01', 'NOT_A_HIGHER_LEVEL');
    refuses(at, 'upgrade irrigation selective-breeding', 'TTA-UPG-01', 'TECH_NOT_IN_PLAY');
    refuses(does(at, 'upgrade bronze iron'), 'upgrade bronze iron', 'TTA-UPG-01', 'NO_WORKER_ON_CARD');
  });
  rule('TTA-UPG-02', 'within one type only', () => {
    refuses(at, 'upgrade bronze irrigation', 'TTA-UPG-02', 'NOT_SAME_TYPE');
    refuses(at, 'upgrade philosophy iron', 'TTA-UPG-02', 'NOT_SAME_TYPE');
  });
  rule('TTA-UPG-03', 'levels may be skipped', () => {
    expect(resourcesOf(does(at, 'upgrade bronze coal'))).toBe(4);
  });
  rule('TTA-UPG-04', 'reductions count on both sides, never below 0', () => {
    const masons = turn({ ...RICH, specials: ['masonry'], workers: { alchemy: 1, 'scientific-method': 0 } });
    expect(resourcesOf(does(masons, 'upgrade alchemy scientific-method'))).toBe(8);
    expect(buildingPrice(masons.state, 0, card('alchemy'))).toBe(5);
  });
  rule('TTA-UPG-05', 'the urban limit does not matter', () => {
    expect(workersOn(does(at, 'upgrade philosophy alchemy'), 'alchemy')).toBe(1);
  });
  rule('TTA-DES-01', 'an action; the worker is unused again, nothing is refunded', () => {
    const after = does(at, 'destroy bronze');
    expect([me(after).pool, me(after).yellow, resourcesOf(after), actionsOf(after)[0]]).toEqual([1, 18, 10, 3]);
    refuses(at, 'destroy coal', 'TTA-DES-01', 'NO_WORKER_ON_CARD');
    refuses(at, 'destroy drama', 'TTA-DES-01', 'TECH_NOT_IN_PLAY');
  });
});

describe('units', () => {
  rule('TTA-MIL-01', 'a military action and resources recruit, without limit', () => {
    const at = turn({ ...RICH, workers: { warriors: 9 } });
    const after = does(at, 'build warriors');
    expect([ratingsOf(after).strength, resourcesOf(after), actionsOf(after)[1], me(after).pool]).toEqual([10, 8, 1, 0]);
    refuses(after, 'build warriors', 'TTA-MIL-01', 'NO_UNUSED_WORKER');
  });
  rule('TTA-MIL-02', 'upgrading within a unit type', () => {
    const at = turn({ ...RICH, workers: { warriors: 1, riflemen: 0, knights: 0 } });
    expect(resourcesOf(does(at, 'upgrade warriors riflemen'))).toBe(7);
    refuses(at, 'upgrade warriors knights', 'TTA-UPG-02', 'NOT_SAME_TYPE');
    refuses(turn({ workers: { warriors: 1, riflemen: 0 } }), 'upgrade warriors riflemen', 'TTA-MIL-02', 'NOT_ENOUGH_RESOURCES', {
      need: 3,
      have: 0,
    });
  });
  rule(['TTA-MIL-03', 'TTA-AMB-01'], 'disbanding takes a military action', () => {
    const at = does(turn(), 'destroy warriors');
    expect([actionsOf(at).slice(0, 2), me(at).pool, ratingsOf(at).strength]).toEqual([[4, 1], 2, 0]);
    refuses(turn({ usedMilitary: 2 }), 'destroy warriors', 'TTA-MIL-03', 'NOT_ENOUGH_MA');
  });
  rule(['TTA-MIL-04', 'TTA-CRD-02'], 'resources for units are spent first, for units only, and are gone after the turn', () => {
    const at = turn({ tokens: { bronze: 1 }, earmarks: [arms('patriotism.a', 1)] });
    refuses(at, 'build bronze', 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: 2, have: 1 });
    const recruited = does(at, 'build warriors');
    expect([armsOf(recruited), resourcesOf(recruited)]).toEqual([0, 0]);
    expect(armsOf(does(turn({ earmarks: [arms('patriotism.i', 3)] }), 'end'))).toBe(0);
  });
  rule('TTA-MIL-05', 'a reduction of the price holds for every unit', () => {
    const at = turn(
      { leader: 'winston-churchill', workers: { warriors: 0, swordsmen: 0 }, pool: 3, tokens: { bronze: 5 } },
      { players: [{ war: { card: 'war-over-culture.ii', target: 0 } }] },
    );
    expect(resourcesOf(does(at, 'build swordsmen', 'build swordsmen'))).toBe(3);
  });
  rule('TTA-MIL-06', 'an extra military action is for this turn', () => {
    const at = does(turn({ civilHand: ['patriotism.a'] }), 'play patriotism.a');
    expect(actionsOf(at).slice(1)).toEqual([3, 4, 2]);
    expect(me(does(at, 'end')).extraMilitary).toBe(0);
  });
});
