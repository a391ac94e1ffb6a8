import { describe, expect } from 'vitest';
import { civilLeft, happinessOf, strengthOf } from '../ask/ratings.js';
import { cardOf } from '../cards/index.js';
import { impactOf } from '../change/impact.js';
import { asks, card, does, eventsOf, handOf, picks, playerAt } from './scene.js';
import { acting, modern } from './second.js';
import { foodOf, resourcesOf, rule } from './turns.js';

const event = (name: string, players: object[], spec = {}) =>
  does(
    modern({
      age: 2,
      seats: players.length,
      events: [name],
      ...spec,
      players: players.map((p, i) => (i === 0 ? { ...p, hand: ['rats'] } : p)),
    }),
    0,
    { move: 'prepare', card: 'rats' },
  );

describe('events of the expansion', () => {
  rule('TTX-CRD-48', 'Development of Planning: each chooses one of three left out, for itself', () => {
    const at = event('development-of-planning', [{}, {}], {
      age: 1,
      expansion: { rebalanced: false, military: true, leaders: 'old', choice: 'random', agreed: [] },
    });
    const { cards } = eventsOf(at, 'planned')[0]!;
    expect(cards).toHaveLength(3);
    expect(picks(at, 0)).toEqual(cards);
    const next = does(at, 0, { move: 'pick', what: cards[0] });
    expect(eventsOf(next, 'plan-chosen')).toEqual([{ event: 'plan-chosen', seat: 0, card: cards[0] }]);
    expect(asks(next).seats).toHaveLength(1);
  });

  rule(['TTX-CRD-49', 'TTX-EX-03'], 'Dark Ages take half of the science above four', () => {
    const at = event('dark-ages', [{ science: 9 }, { science: 4 }]);
    expect([playerAt(at, 0).science, playerAt(at, 1).science]).toEqual([6, 4]);
  });

  rule(['TTX-CRD-50', 'TTX-EX-16'], 'Call to Arms', () => {
    const weak = (n: number, usedCivil = 0) => ({ workers: { warriors: n }, usedCivil });
    const at = event('call-to-arms', [weak(5), weak(2), weak(1, 3)]);
    expect([civilLeft(at.state, 1), handOf(at, 1).length]).toEqual([3, 1]);
    expect([civilLeft(at.state, 2), handOf(at, 2).length]).toEqual([0, 1]);
    const two = event('call-to-arms', [weak(5), weak(1)]);
    expect([civilLeft(two.state, 1), handOf(two, 1).length]).toEqual([2, 2]);
    const late = event('call-to-arms', [weak(5), weak(1)], { age: 4 });
    expect([civilLeft(late.state, 1), handOf(late, 1).length]).toEqual([2, 0]);
  });

  rule('TTX-CRD-51', 'Freedom of Movement moves a worker for the difference', () => {
    const at = event('freedom-of-movement', [
      { workers: { bronze: 1, philosophy: 2, religion: 1 }, tokens: { bronze: 1 } },
      { workers: {} },
    ]);
    const moved = does(at, 0, { move: 'pick', what: 'bronze' }, { move: 'pick', what: 'religion' });
    expect(resourcesOf(moved)).toBe(0);
    expect(picks(does(at, 0, { move: 'pick', what: 'bronze' }), 0)).not.toContain(card('philosophy'));
    expect(asks(does(at, 0, { move: 'decline' })).seats).not.toEqual([1]);
  });

  rule('TTX-CRD-52', 'Autonomous Territory: one of four rewards', () => {
    const at = modern({ players: [{ leader: 't15.leader.christopher-columbus', hand: ['autonomous-territory'], science: 0 }] });
    const settled = does(at, 0, { move: 'explore', card: 'autonomous-territory' });
    expect(picks(settled, 0)).toEqual(['science', 'resources', 'food', 'culture']);
    expect(playerAt(does(settled, 0, { move: 'pick', what: 'science' }), 0).science).toBe(4);
  });

  rule('TTX-CRD-53', 'International Negotiations: the current player says what the weakest gives', () => {
    const at = event('international-negotiations', [
      { workers: { warriors: 3 } },
      { workers: {}, science: 3, tokens: { agriculture: 3, bronze: 2 } },
    ]);
    expect(picks(at, 0)).toEqual(['food', 'science']);
    const done = does(at, 0, { move: 'pick', what: 'food' });
    expect([foodOf(done), foodOf(done, 1)]).toEqual([3, 0]);
    expect(asks(event('international-negotiations', [{ workers: { warriors: 1 } }, { workers: {} }])).step).not.toBe('choose');
  });

  rule(['TTX-CRD-54', 'TTX-EX-05'], 'Arms Industry rewards the best technology of each type, in one piece', () => {
    const workers = { swordsmen: 0, knights: 0, cannon: 0, coal: 0 };
    const at = event('arms-industry', [{ workers }, { workers: {} }]);
    expect(resourcesOf(at)).toBe(6);
    expect(playerAt(at, 0).holdings.find((h) => h.id === card('coal'))!.tokens).toBe(2);
    expect(resourcesOf(at, 1)).toBe(0);
  });

  rule('TTX-MOD-06', 'Knowledge of the Ancients and the two new Impacts', () => {
    const at = event('knowledge-of-the-ancients', [{ wonders: ['pyramids', 'great-wall'], wonder: 'colossus', science: 0 }, {}]);
    expect([playerAt(at, 0).science, resourcesOf(at)]).toEqual([2 + 1, 2]);
    const { state } = acting({ workers: { agriculture: 2, bronze: 3, philosophy: 2, warriors: 3, religion: 1 } });
    expect(impactOf(state, card('impact-of-harmony'), 0)[0]).toBe(8);
    expect(impactOf(state, card('impact-of-culture'), 0)).toEqual([10, 0]);
  });
});

describe('attacks and tactics of the expansion', () => {
  rule('TTX-CRD-55', 'Kidnap takes a civil card that one may have; played in the same turn it scores', () => {
    const at = modern({
      age: 1,
      players: [
        { hand: ['kidnap'], workers: { warriors: 3 }, culture: 0, civilHand: ['iron'] },
        { workers: {}, civilHand: ['t15.action.stockpile.a', 'iron'] },
      ],
    });
    const won = does(at, 0, { move: 'aggression', card: 'kidnap', target: 1 });
    expect(picks(won, 0)).toEqual([card('t15.action.stockpile.a')]);
    const taken = does(won, 0, { move: 'pick', what: 't15.action.stockpile.a' });
    const used = does(taken, 0, { move: 'action-card', card: 't15.action.stockpile.a' });
    expect(playerAt(used, 0).culture).toBe(3);
    expect(playerAt(does(won, 0, { move: 'decline' }), 1).civilHand).toHaveLength(2);
  });

  rule('TTX-CRD-58', 'Occupy takes of everything; a Hybrid War upsets both until it is over', () => {
    const at = modern({
      age: 3,
      players: [
        { hand: ['occupy'], workers: { warriors: 3 }, culture: 0, science: 0 },
        { workers: {}, science: 2, culture: 9, tokens: { bronze: 4 } },
      ],
    });
    const won = does(at, 0, { move: 'aggression', card: 'occupy', target: 1 });
    expect([playerAt(won, 0).science, playerAt(won, 0).culture, resourcesOf(won), foodOf(won)]).toEqual([2, 3, 3, 0]);
    const players = [{ hand: ['hybrid-war'], workers: { theology: 2 } }, { workers: { theology: 1 } }];
    const war = does(modern({ age: 3, players }), 0, { move: 'declare-war', card: 'hybrid-war', target: 1 });
    expect([happinessOf(war.state, 0), happinessOf(war.state, 1)]).toEqual([2, 0]);
  });

  rule(['TTX-CRD-56', 'TTX-EX-04'], 'Hussars are worth the level of the weaker unit', () => {
    const bonus = (workers: Record<string, number>, leader?: string) => {
      const { state } = acting({ tactic: 'hussars', workers, ...(leader && { leader }) }, { age: 3 });
      const plain = acting({ workers, ...(leader && { leader }) }, { age: 3 }).state;
      return strengthOf(state, 0) - strengthOf(plain, 0);
    };
    expect(bonus({ knights: 1, tanks: 1 })).toBe(3);
    expect(bonus({ tanks: 2 })).toBe(5);
    expect(bonus({ knights: 1, warriors: 1 }, 't15.leader.genghis-khan')).toBe(2);
    expect(bonus({ knights: 2, tanks: 2 })).toBe(3 + 5);
  });

  rule('TTX-CRD-57', 'Wealthy Territory brings six resources; the pact on naval trade moves blue tokens', () => {
    expect(cardOf('nlw.territory.wealthy-territory.i')).toMatchObject({ gain: { resources: 6 } });
    const offered = does(modern({ age: 1, seats: 3, players: [{ hand: ['naval-trade-agreement'] }, {}, {}] }), 0, {
      move: 'offer-pact',
      card: 'naval-trade-agreement',
      partner: 1,
      role: 'a',
    });
    const bound = does(offered, 1, { move: 'accept' });
    expect([playerAt(bound, 0).blue, playerAt(bound, 1).blue]).toEqual([15, 18]);
  });
});
