import { describe, expect, it } from 'vitest';
import { asks, card, does, eventsOf, offers, playerAt, refuses, type SceneSpec, scene, workersAt } from './scene.js';

/** An event is revealed, then the politics of player 0 follow. */
const happens = (event: string, spec: SceneSpec = {}) =>
  scene({ events: [event, 'no-event'], steps: [{ step: 'reveal' }, { step: 'politics' }], ...spec });
const food = (at: ReturnType<typeof scene>, seat: number) => playerAt(at, seat).holdings.find((h) => h.id === card('agriculture'))!.tokens;
const bronze = (at: ReturnType<typeof scene>, seat: number) => playerAt(at, seat).holdings.find((h) => h.id === card('bronze'))!.tokens;

describe('events of Age A', () => {
  it('TTA-EX-14 TTA-EVT-08 Development of Agriculture: 2 tokens on Agriculture, or 1 on Irrigation if known', () => {
    const at = happens('development-of-agriculture', { players: [{}, { workers: { irrigation: 1 } }] });
    expect(food(at, 0)).toBe(2);
    expect(food(at, 1)).toBe(0);
    expect(playerAt(at, 1).holdings.find((h) => h.id === card('irrigation'))!.tokens).toBe(1);
    expect(playerAt(at, 1).blue).toBe(17);
  });

  it('TTA-TOK-09 Development of Agriculture gives nothing to an empty blue bank', () => {
    expect(food(happens('development-of-agriculture', { players: [{ blue: 0 }] }), 0)).toBe(0);
  });

  it('Development of Crafts: 2 resources each', () => {
    const at = happens('development-of-crafts');
    expect([bronze(at, 0), bronze(at, 1)]).toEqual([2, 2]);
  });

  it('Development of Markets: 2 food or 2 resources, each decides clockwise from the current player, no mix', () => {
    const at = happens('development-of-markets', { current: 1 });
    expect(asks(at)).toEqual({ step: 'choose', seats: [1] });
    expect(offers(at, 1)).toEqual([
      { move: 'mix', food: 0 },
      { move: 'mix', food: 2 },
    ]);
    refuses(at, 1, { move: 'mix', food: 1 }, 'TTA-EVT-05', 'NOT_A_CHOICE');
    const then = does(at, 1, { move: 'mix', food: 2 });
    expect([food(then, 1), bronze(then, 1)]).toEqual([2, 0]);
    expect(asks(then)).toEqual({ step: 'choose', seats: [0] });
    expect(bronze(does(then, 0, { move: 'mix', food: 0 }), 0)).toBe(2);
  });

  it('Development of Politics: 3 military cards each, and the current player discards none this turn', () => {
    const at = happens('development-of-politics', {
      age: 1,
      steps: [{ step: 'reveal' }, { step: 'discard' }, { step: 'actions' }],
      players: [{ hand: ['legion', 'phalanx', 'fighting-band'] }],
    });
    expect(playerAt(at, 0).militaryHand).toHaveLength(6);
    expect(playerAt(at, 1).militaryHand).toHaveLength(3);
    expect(playerAt(at, 0).militaryHand.every((x) => x.known === 1)).toBe(true);
    expect(asks(at)).toEqual({ step: 'actions', seats: [0] });
  });

  it('TTA-EVT-06 Development of Religion: an unused worker may become a temple of Age A', () => {
    const at = happens('development-of-religion', { players: [{ pool: 1 }, { pool: 0 }] });
    expect(offers(at, 0)).toEqual([{ move: 'pick', what: card('religion') }, { move: 'decline' }]);
    const then = does(at, 0, { move: 'pick', what: 'religion' });
    expect(workersAt(then, 0, 'religion')).toBe(1);
    expect(playerAt(then, 0)).toMatchObject({ pool: 0, blue: 18, usedCivil: 0 });
    expect(asks(then).step).toBe('politics'); // player 1 has no unused worker
    expect(workersAt(does(at, 0, { move: 'decline' }), 0, 'religion')).toBe(0);
  });

  it('TTA-BLD-03 Development of Religion respects the urban limit', () => {
    const at = happens('development-of-religion', { players: [{ workers: { religion: 2 } }, { pool: 0 }] });
    expect(asks(at).step).toBe('politics');
  });

  it('Development of Science: 2 science points each', () => {
    const at = happens('development-of-science', { players: [{ science: 39 }] });
    expect([playerAt(at, 0).science, playerAt(at, 1).science]).toEqual([40, 2]);
  });

  it('TTA-POP-05 Development of Settlement: a free worker each, if there is one', () => {
    const at = happens('development-of-settlement', { players: [{}, { yellow: 0 }] });
    expect(playerAt(at, 0)).toMatchObject({ pool: 2, yellow: 17 });
    expect(playerAt(at, 1)).toMatchObject({ pool: 1, yellow: 0 });
  });

  it('Development of Trade Routes: 1 science, 1 food, 1 resource', () => {
    const at = happens('development-of-trade-routes');
    expect([playerAt(at, 1).science, food(at, 1), bronze(at, 1)]).toEqual([1, 1, 1]);
  });

  it('Development of Warfare: an unused worker may become Warriors', () => {
    const at = does(happens('development-of-warfare', { players: [{}, { pool: 0 }] }), 0, { move: 'pick', what: 'warriors' });
    expect(workersAt(at, 0, 'warriors')).toBe(2);
    expect(playerAt(at, 0).pool).toBe(0);
  });

  it('No Event: nothing happens, the card is past', () => {
    const at = happens('no-event', { events: ['no-event', 'development-of-crafts'] });
    expect(eventsOf(at, 'change')).toEqual([]);
    expect(at.state.pastEvents).toEqual([card('no-event')]);
  });
});
