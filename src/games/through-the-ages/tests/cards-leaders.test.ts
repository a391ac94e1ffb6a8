import { describe, expect, it } from 'vitest';
import { grossOf } from '../ask/crops.js';
import { sciencePrice, takingPrice } from '../ask/prices.js';
import {
  actionsOf,
  allows,
  arms,
  armsOf,
  card,
  does,
  foodOf,
  me,
  type PlayerSpec,
  ratingsOf,
  refuses,
  resourcesOf,
  rule,
  tokensOn,
  turn,
  workersOn,
} from './turns.js';

const led = (leader: string, player: PlayerSpec = {}, spec: Parameters<typeof turn>[1] = {}) =>
  turn({ leader, ...player }, { age: 3, ...spec });
/** What a leader adds to the ratings. */
const adds = (leader: string, player: PlayerSpec) => {
  const [withHim, without] = [ratingsOf(led(leader, player)), ratingsOf(turn(player, { age: 3 }))];
  return Object.fromEntries(
    Object.entries(withHim)
      .map(([key, n]) => [key, n - without[key as keyof typeof without]])
      .filter(([, n]) => n !== 0),
  );
};

describe('leaders of Age A', () => {
  it('Julius Caesar: 1 strength and 1 military action', () => {
    expect([adds('julius-caesar', {}), actionsOf(led('julius-caesar')).slice(2)]).toEqual([{ strength: 1 }, [4, 3]]);
  });
  it('Homer: a resource for units each turn; two Warriors give culture, no more and no others', () => {
    expect(adds('homer', { workers: { warriors: 3, swordsmen: 2 } })).toEqual({ culture: 2 });
    const at = does(turn({ civilHand: ['homer'], tokens: { bronze: 1 } }), 'leader homer');
    expect([armsOf(at), resourcesOf(does(at, 'build warriors'))]).toEqual([1, 0]);
    refuses(at, 'build bronze', 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES');
    expect(armsOf(turn({ leader: 'homer' }, { steps: [{ step: 'turn' }], version: 'simple' }))).toBe(1);
    expect(armsOf(does(turn({ leader: 'homer', earmarks: [arms('homer', 1)], civilHand: ['moses'] }), 'leader moses'))).toBe(0);
  });
  it('Moses: growing costs 1 food less', () => {
    expect(foodOf(does(led('moses', { tokens: { agriculture: 2 } }), 'grow'))).toBe(1);
    refuses(led('moses', { yellow: 16, tokens: { agriculture: 1 } }), 'grow', 'TTA-POP-01', 'NOT_ENOUGH_FOOD', { need: 2, have: 1 });
  });
  it('Hammurabi: one civil action more, one military action less', () => {
    expect(actionsOf(led('hammurabi')).slice(2)).toEqual([5, 1]);
  });
  it('Aristotle: 1 science for every technology taken, governments too, nothing for other cards', () => {
    const at = led('aristotle', {}, { row: ['iron', 'monarchy', 'masonry', 'frugality.a'] });
    expect(me(does(at, 'take iron', 'take monarchy', 'take masonry', 'take frugality.a')).science).toBe(3);
  });
  it('Alexander the Great: 1 strength per unit, for the civilisation', () => {
    expect(adds('alexander-the-great', { workers: { warriors: 2, knights: 1, cannon: 1 } })).toEqual({ strength: 4 });
    expect(adds('alexander-the-great', { workers: { 'bread-and-circuses': 2 } })).toEqual({});
  });
});

describe('leaders of Age I', () => {
  it('Michelangelo: culture per face of temples, theatres and wonders; wonders are cheaper to take', () => {
    expect(
      adds('michelangelo', { workers: { religion: 1, drama: 1, 'bread-and-circuses': 1 }, wonders: ['hanging-gardens', 'kremlin'] }),
    ).toEqual({ culture: 1 + 1 + 2 });
    const at = led('michelangelo', { wonders: ['colossus'] }, { row: ['pyramids', 'iron'] });
    expect([takingPrice(at.state, 0, 0), takingPrice(at.state, 0, 1)]).toEqual([1, 1]);
    const none = led('michelangelo', { usedCivil: 4 }, { row: ['pyramids'] });
    expect(allows(none, 'take pyramids')).toBe(true);
  });
  rule('TTA-CRD-13', 'St. Peter’s Basilica doubles faces, also for Michelangelo and Joan of Arc, not unhappy ones; at most 8', () => {
    const basilica = { wonders: ['st-peters-basilica'], workers: { religion: 1 } };
    expect(ratingsOf(turn(basilica)).happiness).toBe(2 * (1 + 1));
    expect(adds('michelangelo', basilica)).toEqual({ culture: 4 });
    expect(adds('joan-of-arc', basilica)).toEqual({ strength: 2 });
    expect(ratingsOf(turn({ ...basilica, government: 'communism' }, { age: 3 })).happiness).toBe(4 - 1);
    expect(ratingsOf(turn({ ...basilica, workers: { theology: 2 } })).happiness).toBe(8);
  });
  it('Joan of Arc: strength per face of temples only', () => {
    expect(adds('joan-of-arc', { workers: { theology: 2, drama: 1 } })).toEqual({ strength: 4 });
  });
  it('Leonardo da Vinci: science by the level of the best lab or library, a resource per technology', () => {
    expect(adds('leonardo-da-vinci', { workers: { alchemy: 2, journalism: 1 } })).toEqual({ science: 2 });
    expect(adds('leonardo-da-vinci', { workers: { philosophy: 1, alchemy: 0 } })).toEqual({});
    const at = does(led('leonardo-da-vinci', { science: 4, civilHand: ['alchemy'] }), 'technology alchemy');
    expect(tokensOn(at, 'bronze')).toBe(1);
  });
  it('Genghis Khan: cavalry is stronger and gives culture, the tactic does not count', () => {
    expect(adds('genghis-khan', { workers: { knights: 2, warriors: 1 } })).toEqual({ strength: 2, culture: 2 });
    expect(adds('genghis-khan', { workers: { knights: 2 }, tactic: 'light-cavalry' })).toEqual({ culture: 2 });
  });
  it('Christopher Columbus changes nothing in the actions', () => expect(adds('christopher-columbus', {})).toEqual({}));
  it('Frederick Barbarossa: grow and recruit for one civil action, each 1 cheaper', () => {
    const at = led('frederick-barbarossa', { tokens: { agriculture: 1, bronze: 1 }, pool: 0 });
    const after = does(at, 'levy warriors');
    expect([
      workersOn(after, 'warriors'),
      me(after).yellow,
      me(after).pool,
      foodOf(after),
      resourcesOf(after),
      actionsOf(after).slice(0, 2),
    ]).toEqual([2, 17, 0, 0, 0, [3, 2]]);
    refuses(led('frederick-barbarossa', { tokens: { bronze: 1 } }), 'levy warriors', 'TTA-POP-01', 'NOT_ENOUGH_FOOD');
    refuses(led('frederick-barbarossa', { tokens: { agriculture: 1 } }), 'levy warriors', 'TTA-MIL-01', 'NOT_ENOUGH_RESOURCES');
    refuses(led('frederick-barbarossa', { yellow: 0 }), 'levy warriors', 'TTA-POP-02', 'YELLOW_BANK_EMPTY');
    refuses(led('frederick-barbarossa', { usedCivil: 4 }), 'levy warriors', 'TTA-MIL-05', 'NOT_ENOUGH_CA');
    refuses(led('frederick-barbarossa'), 'levy knights', 'TTA-MIL-01', 'TECH_NOT_IN_PLAY');
    refuses(led('frederick-barbarossa'), 'levy bronze', 'TTA-MIL-05', 'WRONG_CARD_TYPE');
    refuses(turn(), 'levy warriors', 'TTA-MIL-05', 'CARD_NOT_IN_PLAY');
  });
});

describe('leaders of Age II', () => {
  it('William Shakespeare: libraries, and pairs with theatres', () => {
    expect(adds('william-shakespeare', { workers: { 'printing-press': 1, journalism: 1, opera: 1 } })).toEqual({ culture: 2 + 2 });
  });
  it('James Cook: 2 culture per colony', () => {
    expect(adds('james-cook', { colonies: ['historic-territory.i', 'wealthy-territory.i'] })).toEqual({ culture: 4 });
  });
  it('Napoleon Bonaparte: a military action, and the best army twice', () => {
    expect(adds('napoleon-bonaparte', { workers: { warriors: 4 }, tactic: 'fighting-band' })).toEqual({ strength: 1 });
    expect([
      adds('napoleon-bonaparte', { workers: { warriors: 1 }, tactic: 'fighting-band' }),
      actionsOf(led('napoleon-bonaparte'))[3],
    ]).toEqual([{}, 3]);
  });
  it('Maximilien Robespierre: a military action; peaceful changes as usual', () => {
    const at = led('maximilien-robespierre', { civilHand: ['monarchy'], science: 9, usedMilitary: 1 });
    expect([actionsOf(at)[3], allows(at, 'peaceful monarchy')]).toEqual([3, true]);
  });
  it('J. S. Bach: theatres are cheaper, to learn and to build, and give more', () => {
    const at = led('j-s-bach', { workers: { drama: 1 }, civilHand: ['opera', 'alchemy'], tokens: { bronze: 4 } });
    expect([sciencePrice(at.state, 0, card('opera'), -1), sciencePrice(at.state, 0, card('alchemy'), -1)]).toEqual([6, 4]);
    expect([resourcesOf(does(at, 'build drama')), adds('j-s-bach', { workers: { drama: 2 } })]).toEqual([0, { culture: 2 }]);
    refuses(led('j-s-bach', { workers: { drama: 1 }, tokens: { bronze: 3 } }), 'build drama', 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', {
      need: 4,
      have: 3,
    });
  });
  it('Isaac Newton: science by the best lab or library', () => {
    expect(adds('isaac-newton', { workers: { 'scientific-method': 1, 'printing-press': 1 } })).toEqual({ science: 2 });
  });
});

describe('leaders of Age III', () => {
  it('Albert Einstein: science by the best lab or library, 3 culture per technology or government', () => {
    const at = led('albert-einstein', { workers: { computers: 1 }, science: 20, civilHand: ['alchemy', 'monarchy'] });
    expect(adds('albert-einstein', { workers: { computers: 1 } })).toEqual({ science: 3 });
    expect(me(does(at, 'technology alchemy', 'peaceful monarchy')).culture).toBe(6);
  });
  it('Mahatma Gandhi: 2 culture', () => expect(adds('mahatma-gandhi', {})).toEqual({ culture: 2 }));
  it('Rock & Roll Icon: two faces, the best theatre counts double', () => {
    expect(adds('rock-roll-icon', { workers: { drama: 2, movies: 1 } })).toEqual({ happiness: 2, culture: 4 });
  });
  it('Bill Gates: labs are mines worth their level, and dearer for others', () => {
    const at = led('bill-gates', { workers: { bronze: 1, philosophy: 1, alchemy: 2, computers: 1 } });
    expect(grossOf(me(at), 'resources')).toBe(1 + 2 * 1 + 3);
    const later = does(at, 'end');
    expect([tokensOn(later, 'alchemy'), tokensOn(later, 'computers'), tokensOn(later, 'philosophy'), resourcesOf(later)]).toEqual([
      2, 1, 0, 6,
    ]);
    const rival = turn({ workers: { philosophy: 1, alchemy: 0 }, tokens: { bronze: 10 } }, { age: 3, players: [{ leader: 'bill-gates' }] });
    expect([resourcesOf(does(rival, 'build alchemy')), resourcesOf(does(rival, 'upgrade philosophy alchemy'))]).toEqual([3, 6]);
    const replaced = does(
      led('bill-gates', { workers: { computers: 1 }, tokens: { computers: 3 }, civilHand: ['isaac-newton'] }),
      'leader isaac-newton',
    );
    expect([tokensOn(replaced, 'computers'), me(replaced).blue]).toEqual([0, 18]);
  });
  it('Winston Churchill: unit technologies cost 3 science less, units 2 resources less while a war is declared on him', () => {
    const at = led('winston-churchill', { civilHand: ['cannon', 'alchemy'], tokens: { bronze: 2 } });
    expect([
      sciencePrice(at.state, 0, card('cannon'), -1),
      sciencePrice(at.state, 0, card('alchemy'), -1),
      resourcesOf(does(at, 'build warriors')),
    ]).toEqual([4, 4, 0]);
    const besieged = led(
      'winston-churchill',
      { workers: { warriors: 0 } },
      { players: [{ war: { card: 'war-over-culture.ii', target: 0 } }] },
    );
    expect(allows(besieged, 'build warriors')).toBe(true);
  });
  it('Sid Meier: labs give culture by level and 1 science less each', () => {
    expect(adds('sid-meier', { workers: { alchemy: 1, computers: 2 } })).toEqual({ culture: 1 + 6, science: -3 });
  });
});
