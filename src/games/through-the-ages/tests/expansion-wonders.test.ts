import { describe, expect } from 'vitest';
import { grossOf, productionOf } from '../ask/crops.js';
import { sciencePrice } from '../ask/prices.js';
import { cultureOf, scienceOf, strengthOf, urbanLimit } from '../ask/ratings.js';
import { impactOf } from '../change/impact.js';
import { asks, card, does, eventsOf, handOf, offers, playerAt, refuses } from './scene.js';
import { acting, modern } from './second.js';
import { foodOf, resourcesOf, rule } from './turns.js';

const culture = (at: Parameters<typeof playerAt>[0], seat = 0): number => playerAt(at, seat).culture;
/** The last stage of a wonder, paid for. */
const finish = (wonder: string, stages: number, player = {}, spec = {}) =>
  does(acting({ wonder, stages, culture: 0, tokens: { bronze: 9 }, blue: 6, ...player }, { age: 3, ...spec }), 0, {
    move: 'stage',
    stages: 1,
    with: '',
  });

describe('production bonuses', () => {
  rule(
    ['TTX-CRD-08', 'TTX-PROD-01', 'TTX-EX-14'],
    'Roman Roads change with the age; with Isabella they bring two resources in Age I',
    () => {
      const players = { wonders: ['roman-roads'], leader: 'isabella-of-castile', workers: { bronze: 1, iron: 0 } };
      const made = (age: number) => productionOf(acting(players, { age }).state, 0, 'resources');
      expect([made(1), made(2), made(3)]).toEqual([3, 2, 2]);
      const ages = [1, 2, 3].map((age) => acting({ wonders: ['roman-roads'], workers: {} }, { age }).state);
      expect(ages.map((s) => [scienceOf(s, 0), cultureOf(s, 0)])).toEqual([
        [0, 0],
        [1, 0],
        [0, 2],
      ]);
    },
  );

  rule(['TTX-PROD-02', 'TTX-EX-01'], 'bonuses come in one piece: three resources may be one token on Coal', () => {
    const at = acting({
      leader: 'isabella-of-castile',
      wonders: ['suez-canal'],
      colonies: ['historic-territory.i', 'strategic-territory.i'],
      workers: { coal: 0 },
    });
    const ended = does(at, 0, { move: 'end-turn' });
    expect(playerAt(ended, 0).holdings.find((h) => h.id === card('coal'))!.tokens).toBe(1);
    expect(resourcesOf(ended)).toBe(3);
  });

  rule('TTX-PROD-03', 'they count for the Impact of Balance, not for the Impact of Industry', () => {
    const { state } = acting({ leader: 'isabella-of-castile', workers: { bronze: 1, agriculture: 5, philosophy: 5, religion: 5 } });
    expect(impactOf(state, card('impact-of-balance'), 0)[0]).toBe(2 * 2);
    expect(impactOf(state, card('impact-of-industry'), 0)[0]).toBe(1);
  });

  rule(['TTX-CRD-19', 'TTX-CRD-20', 'TTX-CRD-33', 'TTX-EX-13'], 'Machu Picchu and the railroad meet on a level I mine', () => {
    const wonders = ['machu-picchu', 't15.wonder.transcontinental-railroad'];
    const made = (workers: Record<string, number>) => {
      const p = playerAt(acting({ wonders, workers }), 0);
      return [grossOf(p, 'food'), grossOf(p, 'resources')];
    };
    expect(made({ iron: 1, agriculture: 1 })).toEqual([2, 6]);
    expect(made({ iron: 1, coal: 1, 'selective-breeding': 1 })).toEqual([3, 2 * 2 + 2 * 3]);
  });
});

describe('new wonders', () => {
  rule('TTX-CRD-09', 'the Colossus balanced anew draws at the beginning of Age II, even outside the owner’s turn', () => {
    const at = modern({
      age: 1,
      civilLeft: 0,
      current: 1,
      steps: [{ step: 'replenish' }, { step: 'politics' }],
      players: [{ wonders: ['nlw.wonder.colossus'] }, {}],
    });
    expect(at.state.age).toBe(2);
    expect(handOf(at, 0)).toHaveLength(3);
    expect(playerAt(at, 0).militaryHand.every((x) => x.back === 'military-2')).toBe(true);
  });

  rule(['TTX-CRD-21', 'TTX-CRD-22', 'TTX-EX-07'], 'the Silk Road raises every gain and saving of the first action card', () => {
    const road = { wonder: 'silk-road', stages: 1 };
    const arms = does(acting({ ...road, civilHand: ['patriotism.i'] }), 0, { move: 'action-card', card: 'patriotism.i' });
    expect([playerAt(arms, 0).extraMilitary, playerAt(arms, 0).earmarks[0]!.n]).toEqual([2, 3]);
    const arts = acting({ ...road, civilHand: ['endowment-for-the-arts.iii'], culture: 5 }, { age: 3, players: [{ culture: 0 }] });
    expect(culture(does(arts, 0, { move: 'action-card', card: 'endowment-for-the-arts.iii' }))).toBe(6);
    const heritage = acting({ ...road, civilHand: ['t15.action.cultural-heritage.i', 't15.action.stockpile.a'], culture: 0, science: 0 });
    const first = does(heritage, 0, { move: 'action-card', card: 't15.action.cultural-heritage.i' });
    expect([culture(first), playerAt(first, 0).science]).toEqual([3, 3]);
    const second = does(first, 0, { move: 'action-card', card: 't15.action.stockpile.a' });
    expect([foodOf(second), resourcesOf(second)]).toEqual([1, 1]);
    const land = acting({ ...road, civilHand: ['t15.action.rich-land.a'], workers: { bronze: 1 } });
    expect(resourcesOf(does(land, 0, { move: 'build', tech: 'bronze', with: 't15.action.rich-land.a' }))).toBe(0);
    const grown = acting({ ...road, civilHand: ['frugality.a'], tokens: { agriculture: 2 } });
    expect(foodOf(does(grown, 0, { move: 'grow', with: 'frugality.a' }))).toBe(2);
    const taught = acting({ ...road, civilHand: ['breakthrough.i', 'irrigation'], science: 3 });
    expect(playerAt(does(taught, 0, { move: 'technology', card: 'irrigation', with: 'breakthrough.i', shared: -1 }), 0).science).toBe(3);
    const unbegun = acting({ wonder: 'silk-road', stages: 0, civilHand: ['t15.action.stockpile.a'] });
    expect(foodOf(does(unbegun, 0, { move: 'action-card', card: 't15.action.stockpile.a' }))).toBe(1);
  });

  rule(['TTX-CRD-23', 'TTX-CRD-24', 'TTX-CRD-25'], 'Himeji Castle: a unit is named, counts once more and is lost', () => {
    const castle = { wonders: ['himeji-castle'] };
    const at = modern({
      players: [
        { ...castle, hand: ['t15.aggression.plunder.i'], workers: { knights: 1, bronze: 2 }, culture: 0 },
        { workers: { warriors: 5 }, tokens: { bronze: 3 } },
      ],
    });
    const plunder = { move: 'aggression', card: 't15.aggression.plunder.i', target: 1 };
    refuses(at, 0, plunder, 'TTN-AGG-01', 'TARGET_NOT_WEAKER');
    const named = does(at, 0, { ...plunder, champion: 'knights' });
    expect(culture(named)).toBe(3);
    expect(playerAt(named, 0).holdings.find((h) => h.id === card('t15.cavalry.knights') || h.id === card('knights'))!.workers).toBe(0);
    expect(playerAt(named, 0).yellow).toBe(19);
    refuses(
      modern({ players: [{ hand: ['t15.aggression.plunder.i'], workers: { knights: 1 } }, { workers: {} }] }),
      0,
      { ...plunder, champion: 'knights' },
      'TTX-CRD-23',
      'CARD_NOT_IN_PLAY',
    );
    const attacked = modern({
      players: [
        { hand: ['t15.aggression.plunder.i'], workers: { warriors: 7 } },
        { ...castle, workers: { warriors: 1 }, tokens: { bronze: 3 } },
      ],
    });
    const defended = does(does(attacked, 0, plunder), 1, { move: 'champion', unit: 'warriors' }, { move: 'settle' });
    expect(eventsOf(defended, 'fought')).toEqual([expect.objectContaining({ attack: 7, defence: 3 + 1 + 3 })]);
    const war = modern({
      steps: [{ step: 'war' }, { step: 'politics' }],
      players: [
        { ...castle, workers: { warriors: 2 }, culture: 0, war: { card: 't15.war.war-over-culture.iii', target: 1 } },
        { workers: { warriors: 4 }, culture: 20 },
      ],
    });
    const sent = does(war, 0, { move: 'champion', unit: 'warriors' });
    refuses(sent, 0, { move: 'champion', unit: 'warriors' }, 'TTX-CRD-23', 'ONCE_PER_FIGHT');
    const won = does(sent, 0, { move: 'settle' });
    expect([culture(won), culture(won, 1)]).toEqual([3 + 5 + 1, 14]);
  });

  rule(['TTX-CRD-34', 'TTX-EX-09'], 'the Louvre keeps three tokens: culture, or two resources each', () => {
    const done = finish('louvre-museum', 2, { tokens: { bronze: 9 }, blue: 5 });
    expect(playerAt(done, 0).wonders[0]!.tokens).toBe(3);
    expect(cultureOf(done.state, 0)).toBe(2 + 3);
    const spent = does(done, 0, { move: 'withdraw', n: 2 });
    expect(resourcesOf(spent)).toBe(9 - 4 + 4);
    refuses(spent, 0, { move: 'withdraw', n: 2 }, 'TTX-CRD-34', 'NOT_ENOUGH_TOKENS');
    const poor = acting({ blue: 0, workers: { bronze: 1 } });
    poor.state.players[0]!.wonders = [{ id: card('louvre-museum'), ruined: false, tokens: 1 }];
    expect(resourcesOf(does(poor, 0, { move: 'withdraw', n: 1 }))).toBe(1);
  });

  rule(['TTX-CRD-42', 'TTX-CRD-43', 'TTX-CRD-44', 'TTX-CRD-45', 'TTX-EX-17'], 'all build at the Red Cross, with food', () => {
    const at = acting(
      { tokens: { agriculture: 3 }, culture: 0 },
      { age: 3, players: [{ wonder: 'international-red-cross', stages: 3, culture: 0 }] },
    );
    const helped = does(at, 0, { move: 'help-build', owner: 1 });
    expect([culture(helped), foodOf(helped), playerAt(helped, 0).usedCivil]).toEqual([6, 0, 1]);
    expect([playerAt(helped, 1).wonder!.stages, playerAt(helped, 1).blue]).toEqual([4, playerAt(at, 1).blue - 1]);
    refuses(helped, 0, { move: 'help-build', owner: 1 }, 'TTX-CRD-43', 'ONCE_PER_TURN');
    const own = acting(
      { wonder: 'international-red-cross', stages: 4, tokens: { agriculture: 3, bronze: 9 }, culture: 0, blue: 3 },
      { age: 3, players: [{ colonies: ['historic-territory.i'] }] },
    );
    const ready = does(own, 0, { move: 'stage', stages: 1, with: '' });
    expect([culture(ready), foodOf(ready), resourcesOf(ready)]).toEqual([6 + 1, 0, 9]);
    const last = acting(
      { tokens: { agriculture: 3 }, colonies: ['historic-territory.i'] },
      { age: 3, players: [{ wonder: 'international-red-cross', stages: 4, culture: 0 }] },
    );
    const finished = does(last, 0, { move: 'help-build', owner: 1 });
    expect([playerAt(finished, 1).wonders, culture(finished, 1)]).toEqual([[{ id: card('international-red-cross'), ruined: false }], 1]);
  });

  rule(
    ['TTX-CRD-46', 'TTX-CRD-47'],
    'the United Nations put an event before all, the Empire State Building scores where nobody equals it',
    () => {
      const asked = finish('united-nations', 3, {
        hand: ['impact-of-colonies', 'legion'],
        specials: ['masonry'],
        colonies: ['historic-territory.i'],
      });
      expect(culture(asked)).toBe(4);
      expect(asks(asked)).toEqual({ step: 'from-hand', seats: [0] });
      const voted = does(asked, 0, { move: 'assemble', card: 'impact-of-colonies' });
      expect(culture(voted)).toBe(4 + 4);
      expect(playerAt(voted, 0).militaryHand.find((x) => x.card === card('impact-of-colonies'))!.known).toBe(-1);
      expect(voted.state.pastEvents).toEqual([]);
      refuses(asked, 0, { move: 'assemble', card: 'legion' }, 'TTX-CRD-46', 'WRONG_CARD_TYPE');
      const workers = { warriors: 2, bronze: 2, agriculture: 2, philosophy: 1 };
      const best = finish(
        'empire-state-building',
        2,
        { workers, tokens: { bronze: 9 } },
        { players: [{ workers: { bronze: 2, agriculture: 2, philosophy: 1 } }] },
      );
      expect(culture(best)).toBe(7);
    },
  );

  rule('TTX-DRAW-01', 'other new wonders do what they say', () => {
    const arena = acting({ wonders: ['colosseum'], civilHand: ['riflemen'], science: 4, culture: 0 }, { age: 2 });
    expect(sciencePrice(arena.state, 0, card('riflemen'), -1)).toBe(3);
    expect(culture(does(arena, 0, { move: 'technology', card: 'riflemen', with: '', shared: -1 }))).toBe(2);
    const stones = acting({ wonder: 'stonehenge', stages: 1, tokens: { bronze: 2 }, science: 0 });
    expect(playerAt(does(stones, 0, { move: 'stage', stages: 1, with: '' }), 0).science).toBe(2);
    const hill = acting({ wonders: ['acropolis'], workers: { philosophy: 2 } });
    expect([urbanLimit(hill.state, 0), sciencePrice(hill.state, 0, card('t15.government.monarchy'), -1, 'peaceful')]).toEqual([3, 6]);
    const school = acting({ wonders: ['harvard-college'] }, { row: ['t15.action.stockpile.a'] });
    const taken = does(school, 0, { move: 'take', place: 0 });
    expect(foodOf(does(taken, 0, { move: 'action-card', card: 't15.action.stockpile.a' }))).toBe(1);
    expect(cultureOf(acting({ wonders: ['statue-of-liberty'], government: 't15.government.monarchy', workers: {} }).state, 0)).toBe(1);
    const canal = finish('suez-canal', 2, { hand: ['historic-territory.i'] }, { age: 2 });
    expect(offers(canal, 0)).toContainEqual({ move: 'explore', card: card('historic-territory.i') });
    expect(playerAt(does(canal, 0, { move: 'explore', card: 'historic-territory.i' }), 0).colonies).toHaveLength(1);
    const bomb = finish('manhattan-project', 2, { workers: { alchemy: 2 } });
    expect([culture(bomb), strengthOf(bomb.state, 0)]).toEqual([4, 13]);
    const gardens = finish('nlw.wonder.hanging-gardens', 2, {}, { age: 1 });
    expect(foodOf(gardens)).toBe(2);
  });
});
