import { describe, expect, it } from 'vitest';
import { asks, card, does, eventsOf, offers, picks, playerAt, refuses, type SceneSpec, scene, workersAt } from './scene.js';

const happens = (event: string, spec: SceneSpec = {}) =>
  scene({ age: 1, events: [event, 'no-event'], steps: [{ step: 'reveal' }, { step: 'politics' }], ...spec });
const tokens = (at: ReturnType<typeof scene>, seat: number, name: string) =>
  playerAt(at, seat).holdings.find((h) => h.id === card(name))!.tokens;

/** Player 0 is stronger than player 1. */
const strong = { workers: { agriculture: 2, bronze: 2, philosophy: 1, warriors: 3 } };
const weak = { workers: { agriculture: 2, bronze: 2, philosophy: 1, warriors: 1 } };

describe('events of Age I', () => {
  it('Barbarians: the one with most culture loses a worker, if among the two weakest', () => {
    const at = happens('barbarians', { players: [{ ...strong }, { ...weak, culture: 9 }] });
    expect(playerAt(at, 1)).toMatchObject({ pool: 0, yellow: 19 });
    const spared = happens('barbarians', {
      players: [
        { ...strong, culture: 10 },
        { ...weak, culture: 9 },
      ],
    });
    expect(playerAt(spared, 1).pool).toBe(1);
    expect(playerAt(spared, 0).pool).toBe(1);
  });

  it('Border Conflict: the weakest loses a building, farm or mine of its choice, the strongest produces 3 resources', () => {
    const at = happens('border-conflict', { players: [strong, weak] });
    expect(asks(at)).toEqual({ step: 'choose', seats: [1] });
    expect(picks(at, 1)).toEqual([card('agriculture'), card('bronze'), card('philosophy')]);
    refuses(at, 1, { move: 'pick', what: 'warriors' }, 'TTA-EVT-05', 'NOT_A_CHOICE');
    const then = does(at, 1, { move: 'pick', what: 'philosophy' });
    expect(workersAt(then, 1, 'philosophy')).toBe(0);
    expect(playerAt(then, 1)).toMatchObject({ pool: 2, yellow: 18 }); // TTA-DES-02
    expect(tokens(then, 0, 'bronze')).toBe(3);
  });

  it('TTA-IND-01 Crusades: +4 for the strongest, -4 for the weakest, not below 0', () => {
    const at = happens('crusades', {
      players: [
        { ...strong, culture: 1 },
        { ...weak, culture: 3 },
      ],
    });
    expect([playerAt(at, 0).culture, playerAt(at, 1).culture]).toEqual([5, 0]);
  });

  it('Cultural Influence: culture by culture rating', () => {
    const at = happens('cultural-influence', { players: [{ workers: { religion: 2 }, wonders: ['taj-mahal'] }] });
    expect([playerAt(at, 0).culture, playerAt(at, 1).culture]).toEqual([5, 0]);
  });

  it('TTA-TWO-01 Foray: the two strongest produce 3 in any mix; of two players only the stronger', () => {
    const at = happens('foray', { players: [strong, weak] });
    expect(offers(at, 0)).toHaveLength(4);
    const then = does(at, 0, { move: 'mix', food: 1 });
    expect([tokens(then, 0, 'agriculture'), tokens(then, 0, 'bronze')]).toEqual([1, 2]);
    expect(asks(then).step).toBe('politics');
    const three = happens('foray', { seats: 3, players: [weak, strong, weak] });
    expect(asks(three).seats).toEqual([0]); // tied with 2, and earlier (TTA-TIE-01)
    expect(asks(does(three, 0, { move: 'mix', food: 3 })).seats).toEqual([1]);
  });

  it('Good Harvest: all farms produce, nothing is eaten', () => {
    const at = happens('good-harvest', { players: [{ yellow: 1 }] });
    expect([tokens(at, 0, 'agriculture'), tokens(at, 1, 'agriculture')]).toEqual([2, 2]);
  });

  it('TTA-TIE-04 Immigration: everyone tied for most happy faces gains a worker', () => {
    const at = happens('immigration', { seats: 3, players: [{ workers: { religion: 1 } }, {}, { workers: { religion: 1 } }] });
    expect(at.state.players.map((p) => p.pool)).toEqual([2, 1, 2]);
  });

  it('New Deposits: all mines produce, without corruption', () => {
    const at = happens('new-deposits', { players: [{ blue: 3 }] });
    expect([tokens(at, 0, 'bronze'), playerAt(at, 0).blue]).toEqual([2, 1]);
  });

  it('TTA-POP-03 Pestilence: an unused worker goes, else one of the owner’s choice', () => {
    const at = happens('pestilence', { players: [{ pool: 0 }] });
    expect(asks(at)).toEqual({ step: 'choose', seats: [0] });
    expect(picks(at, 0)).toEqual([card('agriculture'), card('bronze'), card('philosophy'), card('warriors')]);
    const then = does(at, 0, { move: 'pick', what: 'warriors' });
    expect(workersAt(then, 0, 'warriors')).toBe(0);
    expect(playerAt(then, 0)).toMatchObject({ pool: 0, yellow: 19 });
    expect(playerAt(then, 1)).toMatchObject({ pool: 0, yellow: 19 });
  });

  it('Raiders: the weakest loses 2 food or resources as it likes', () => {
    const at = happens('raiders', { players: [strong, { ...weak, tokens: { agriculture: 2, bronze: 1 } }] });
    expect(offers(at, 1)).toEqual([
      { move: 'mix', food: 1 },
      { move: 'mix', food: 2 },
    ]);
    const then = does(at, 1, { move: 'mix', food: 1 });
    expect([tokens(then, 1, 'agriculture'), tokens(then, 1, 'bronze')]).toEqual([1, 0]);
  });

  it('TTA-EVT-05 Raiders: nobody loses more than there is, and nobody is asked without a choice', () => {
    const at = happens('raiders', { players: [strong, { ...weak, tokens: { bronze: 1 } }] });
    expect(tokens(at, 1, 'bronze')).toBe(0);
    expect(asks(at).step).toBe('politics');
  });

  it('Rats: all food is lost', () => {
    const at = happens('rats', { players: [{ tokens: { agriculture: 3, bronze: 2 }, blue: 13 }] });
    expect([tokens(at, 0, 'agriculture'), tokens(at, 0, 'bronze'), playerAt(at, 0).blue]).toEqual([0, 2, 16]);
  });

  it('Rebellion: 2 civil actions less on the next turn per discontent worker', () => {
    const at = happens('rebellion', { players: [{ yellow: 11 }, { yellow: 17 }] });
    expect(at.state.players.map((p) => p.lostActions)).toEqual([4, 0]);
  });

  it('Reign of Terror: the weakest loses a worker', () => {
    const at = happens('reign-of-terror', { players: [strong, weak] });
    expect(at.state.players.map((p) => p.pool)).toEqual([1, 0]);
  });

  it('Scientific Breakthrough: science by science rating', () => {
    const at = happens('scientific-breakthrough', { players: [{ workers: { alchemy: 2 } }] });
    expect(at.state.players.map((p) => p.science)).toEqual([4, 1]);
  });

  it('Uncertain Borders: a yellow token from the weakest to the strongest, if there is one', () => {
    const at = happens('uncertain-borders', { players: [strong, weak] });
    expect(at.state.players.map((p) => p.yellow)).toEqual([19, 17]);
    const none = happens('uncertain-borders', { players: [strong, { ...weak, yellow: 0 }] });
    expect(none.state.players.map((p) => p.yellow)).toEqual([18, 0]);
    expect(eventsOf(none, 'change')).toEqual([]);
  });
});
