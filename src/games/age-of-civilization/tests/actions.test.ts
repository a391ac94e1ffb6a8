import { describe, expect } from 'vitest';
import { costOf, workersNeeded } from '../ask/selectors.js';
import { asks, does, eventsOf, gain, gained, gives, offers, playerAt, refuses, rule, table } from './toolkit.js';

describe('actions', () => {
  rule('AOC-ACT-1', 'actions or rest, never both', () => {
    const acted = does(table({ usable: ['FISHING'] }), 0, 'place place=AC-FISHING');
    refuses(acted, 0, 'rest', 'AOC-ACT-1', 'ALREADY_ACTED');
    const rested = does(table({ usable: ['FISHING'] }), 0, 'rest');
    refuses(rested, 0, 'place place=AC-FISHING', 'AOC-ACT-1', 'ALREADY_RESTED');
    refuses(rested, 0, 'place place=slavery', 'AOC-ACT-1', 'ALREADY_RESTED');
  });

  rule('AOC-ACT-2', 'actions are resolved one by one: coins just gained pay for the next', () => {
    const at = table({ usable: ['CULTURE'], players: [{ coins: 2 }] });
    refuses(at, 0, 'place place=AC-CULTURE', 'AOC-ACT-5', 'NOT_ENOUGH_COINS');
    expect(gain(at, 0, 'place place=slavery', 'place place=AC-CULTURE')).toEqual(gives(-2, 2));
  });

  rule('AOC-ACT-3', 'a slot is used once per turn and is free again for the next player', () => {
    const at = does(table({ usable: ['FISHING'] }), 0, 'place place=AC-FISHING');
    refuses(at, 0, 'place place=AC-FISHING', 'AOC-ACT-3', 'PLACE_USED');
    const other = table({ usable: ['FISHING'], players: [{ main: 'egypt' }, { main: 'rome' }] });
    const next = does(does(other, 0, 'place place=AC-FISHING', 'end-actions'), 1, 'pass');
    expect(offers(next, 1)).toContain('place place=AC-FISHING');
  });

  rule('AOC-ACT-4', 'workers need not be used; a turn without action or rest is allowed', () => {
    const at = table({});
    const after = does(at, 0, 'end-actions');
    expect(gained(at, after, 0)).toEqual(gives(0));
    expect(asks(after).seats).toEqual([1]);
  });

  rule('AOC-ACT-5', 'cost and workers are required in full', () => {
    const at = table({ usable: ['CULTURE', 'FARM', 'CONSTRUCTION'], players: [{ coins: 3, workers: 1 }] });
    refuses(at, 0, 'place place=AC-CULTURE', 'AOC-ACT-5', 'NOT_ENOUGH_COINS');
    refuses(at, 0, 'place place=AC-FARM', 'AOC-ACT-5', 'NOT_ENOUGH_WORKERS');
    refuses(at, 0, 'place place=AC-CONSTRUCTION', 'AOC-ACT-5', 'NOT_ENOUGH_WORKERS');
    refuses(at, 0, 'place place=wonder', 'AOC-ACT-5', 'NOT_ENOUGH_COINS');
  });

  rule('AOC-ACT-W', 'Wonder: 1 worker sacrificed, 7 coins, 3 points, a wonder', () => {
    const at = table({ wonders: ['petra', 'moai'], players: [{ coins: 7, workers: 2 }] });
    const placed = does(at, 0, 'place place=wonder', 'take-wonder wonder=WON-petra');
    expect(gained(at, placed, 0)).toEqual(gives(-7, 3));
    expect(playerAt(placed, 0)).toMatchObject({ wonders: ['WON-petra'], red: 1, white: 0 });
    refuses(placed, 0, 'place place=wonder', 'AOC-ACT-3', 'PLACE_USED');
    refuses(table({ players: [{ coins: 6 }] }), 0, 'place place=wonder', 'AOC-ACT-5', 'NOT_ENOUGH_COINS');
  });

  rule('AOC-ACT-R', 'Research: 1 worker, 4 coins, 1 point, a technology', () => {
    const at = table({ players: [{ coins: 4 }] });
    const after = does(at, 0, 'place place=research', 'study tech=navigation');
    expect(gained(at, after, 0)).toEqual(gives(-4, 1));
    expect(playerAt(after, 0)).toMatchObject({ techs: ['navigation'], white: 1, red: 0 });
    refuses(table({ players: [{ coins: 3 }] }), 0, 'place place=research', 'AOC-ACT-5', 'NOT_ENOUGH_COINS');
  });

  rule('AOC-ACT-S', 'Slavery: 1 worker sacrificed, 2 coins', () => {
    const at = table({});
    const after = does(at, 0, 'place place=slavery');
    expect(gained(at, after, 0)).toEqual(gives(2));
    expect(playerAt(after, 0).red).toBe(1);
    refuses(after, 0, 'place place=slavery', 'AOC-ACT-3', 'PLACE_USED');
  });

  rule('AOC-ACT-CU', 'Culture: 1 worker, 4 coins, 2 points', () => {
    const at = table({ usable: ['CULTURE'], players: [{ coins: 4 }] });
    const after = does(at, 0, 'place place=AC-CULTURE');
    expect(gained(at, after, 0)).toEqual(gives(-4, 2));
    expect(playerAt(after, 0).white).toBe(1);
    refuses(after, 0, 'place place=AC-CULTURE', 'AOC-ACT-3', 'PLACE_USED');
  });

  rule('AOC-ACT-CO', 'Construction: 2 workers, 2 coins, 2 points', () => {
    const at = table({ usable: ['CONSTRUCTION'], players: [{ coins: 2 }] });
    const after = does(at, 0, 'place place=AC-CONSTRUCTION');
    expect(gained(at, after, 0)).toEqual(gives(-2, 2));
    expect(playerAt(after, 0).white).toBe(2);
    refuses(
      table({ usable: ['CONSTRUCTION'], players: [{ coins: 1 }] }),
      0,
      'place place=AC-CONSTRUCTION',
      'AOC-ACT-5',
      'NOT_ENOUGH_COINS',
    );
  });

  rule('AOC-ACT-CQ', 'Conquest: 1 worker sacrificed, 2 points for the strongest, ties included', () => {
    const at = (mine: string[], theirs: string[]) => table({ usable: ['CONQUEST'], players: [{ techs: mine }, { techs: theirs }] });
    expect(gain(at(['mining'], []), 0, 'place place=AC-CONQUEST')).toEqual(gives(0, 2));
    expect(gain(at(['mining'], ['mining']), 0, 'place place=AC-CONQUEST')).toEqual(gives(0, 2));
    expect(gain(at([], ['mining']), 0, 'place place=AC-CONQUEST')).toEqual(gives(0, 0));
    expect(playerAt(does(at([], []), 0, 'place place=AC-CONQUEST'), 0)).toMatchObject({ red: 1, white: 0 });
  });

  rule('AOC-ACT-H', 'Hunting: 1 worker, 1 coin, and 1 point without technology', () => {
    expect(gain(table({ usable: ['HUNTING'] }), 0, 'place place=AC-HUNTING')).toEqual(gives(1, 1));
    expect(gain(table({ usable: ['HUNTING'], players: [{ techs: ['writing'] }] }), 0, 'place place=AC-HUNTING')).toEqual(gives(1, 0));
    const twice = does(table({ usable: ['HUNTING'] }), 0, 'place place=AC-HUNTING', 'place place=AC-HUNTING');
    expect(playerAt(twice, 0).white).toBe(2);
    refuses(twice, 0, 'place place=AC-HUNTING', 'AOC-ACT-3', 'PLACE_USED');
  });

  rule('AOC-ACT-F', 'Fishing: 1 worker, 1 coin', () => {
    const at = table({ usable: ['FISHING'] });
    const after = does(at, 0, 'place place=AC-FISHING');
    expect(gained(at, after, 0)).toEqual(gives(1));
    expect(playerAt(after, 0).white).toBe(1);
  });

  rule('AOC-ACT-CM', 'Commerce: 1 worker, 2 coins, and 1 coin for every other player', () => {
    const at = table({ seats: 4, usable: ['COMMERCE'] });
    const after = does(at, 0, 'place place=AC-COMMERCE');
    expect([0, 1, 2, 3].map((seat) => gained(at, after, seat).coins)).toEqual([2, 1, 1, 1]);
    expect(playerAt(after, 0).white).toBe(1);
  });

  rule('AOC-ACT-FA', 'Farm: 2 workers, 3 coins', () => {
    const at = table({ usable: ['FARM'] });
    const after = does(at, 0, 'place place=AC-FARM');
    expect(gained(at, after, 0)).toEqual(gives(3));
    expect(playerAt(after, 0).white).toBe(2);
    refuses(table({ usable: ['FARM'], players: [{ workers: 1 }] }), 0, 'place place=AC-FARM', 'AOC-ACT-5', 'NOT_ENOUGH_WORKERS');
  });

  rule('AOC-ACT-6', 'Research and Hunting have two slots, the others one', () => {
    const at = table({ usable: ['HUNTING'], players: [{ coins: 8, workers: 4 }] });
    const moves = ['place place=research', 'study tech=navigation', 'place place=research', 'study tech=mining'];
    const after = does(at, 0, ...moves, 'place place=AC-HUNTING', 'place place=AC-HUNTING');
    refuses(after, 0, 'place place=research', 'AOC-ACT-3', 'PLACE_USED');
    expect(playerAt(after, 0).white).toBe(4);
    refuses(after, 0, 'place place=slavery', 'AOC-ACT-5', 'NOT_ENOUGH_WORKERS');
  });

  rule('AOC-ACT-7', 'Conquest is allowed to the weaker: no points, the worker is lost', () => {
    const at = table({ usable: ['CONQUEST'], players: [{ workers: 2 }, { main: 'assyria' }] });
    const after = does(at, 0, 'place place=AC-CONQUEST', 'end-actions');
    expect(gained(at, after, 0)).toEqual(gives(0, 0, -1));
  });

  rule('AOC-ACT-8', 'Wonder without wonders gives 3 points, Research without technologies 1 point', () => {
    expect(gain(table({ wonders: [], players: [{ coins: 7 }] }), 0, 'place place=wonder')).toEqual(gives(-7, 3));
    const all = ['writing', 'navigation', 'mining', 'education', 'currency', 'iron_working', 'science', 'engineering', 'gunpowder'];
    const at = table({ players: [{ coins: 4, techs: all }] });
    const after = does(at, 0, 'place place=research');
    expect(gained(at, after, 0)).toEqual(gives(-3, 1)); // Writing takes one off
    expect(asks(after).step).toBe('actions');
  });

  rule('AOC-RST-1', 'Rest: 2 coins and 1 worker, once, and no worker is placed', () => {
    const at = table({ players: [{ workers: 2 }] });
    const after = does(at, 0, 'rest');
    expect(gained(at, after, 0)).toEqual(gives(2, 0, 1));
    expect(playerAt(after, 0)).toMatchObject({ white: 0, red: 0 });
    refuses(after, 0, 'rest', 'AOC-RST-1', 'ALREADY_RESTED');
    expect(gain(table({ players: [{ workers: 0 }] }), 0, 'rest')).toEqual(gives(2, 0, 1));
  });

  rule('AOC-EX-3', 'Culture with 1 worker: 4 coins for 2 points, the worker comes back', () => {
    const at = table({ usable: ['CULTURE'], players: [{ coins: 4, workers: 1 }] });
    expect(gain(at, 0, 'place place=AC-CULTURE', 'end-actions')).toEqual(gives(-4, 2, 0));
  });

  rule('AOC-EX-4', 'Research twice: 2 workers, 8 coins, 2 points, 2 technologies', () => {
    const at = table({ players: [{ coins: 8, workers: 2 }] });
    const after = does(at, 0, 'place place=research', 'study tech=navigation', 'place place=research', 'study tech=mining');
    expect(gained(at, after, 0)).toEqual(gives(-8, 2));
    expect(playerAt(after, 0)).toMatchObject({ techs: ['navigation', 'mining'], white: 2 });
  });

  rule('AOC-EX-22', 'Hunting twice without technology, and after gaining one in the same turn', () => {
    const at = table({ usable: ['HUNTING'], players: [{ coins: 4, workers: 3 }] });
    expect(gain(at, 0, 'place place=AC-HUNTING', 'place place=AC-HUNTING')).toEqual(gives(2, 2));
    const studied = does(at, 0, 'place place=research', 'study tech=mining');
    expect(gain(studied, 0, 'place place=AC-HUNTING', 'place place=AC-HUNTING')).toEqual(gives(2, 0));
  });

  rule('AOC-EX-23', 'Rest with 4 workers, and Congo resting with 2', () => {
    expect(gain(table({ players: [{ workers: 4 }] }), 0, 'rest')).toEqual(gives(2, 0, 0));
    const congo = table({ players: [{ main: 'congo', workers: 2 }] });
    expect(gain(congo, 0, 'rest')).toEqual(gives(3, 2, 1));
  });

  rule('AOC-EX-32', 'an empty wonder market: Wonder gives 3 points', () => {
    const at = table({ wonders: [], players: [{ coins: 7, workers: 1 }] });
    expect(gain(at, 0, 'place place=wonder', 'end-actions')).toEqual(gives(-7, 3, -1));
  });

  rule('AOC-AMB-4', 'placed workers count as owned until the return', () => {
    const at = table({ usable: ['FARM'], players: [{ main: 'china', workers: 4 }] });
    expect(gain(at, 0, 'place place=slavery', 'place place=AC-FARM').workers).toBe(0);
  });

  rule('AOC-AMB-5', 'a cost stops at 0', () => {
    const { state } = table({ players: [{ main: 'aztec', annexed: ['italy', 'maya'], techs: ['engineering'] }] });
    expect(costOf(state, 0, 'wonder')).toBe(0); // 7 - 6 - 1 - 1 - 1
  });

  rule('AOC-AMB-17', 'the extra worker of the Aztecs shares the colour of the slot', () => {
    const at = table({ wonders: ['petra'], players: [{ main: 'aztec', coins: 1, workers: 3 }] });
    expect(workersNeeded(at.state, 0, 'wonder')).toBe(2);
    const after = does(at, 0, 'place place=wonder');
    expect(playerAt(after, 0)).toMatchObject({ red: 2, white: 0 });
    expect(eventsOf(after, 'place')[0]).toMatchObject({ workers: 2 });
  });
});
