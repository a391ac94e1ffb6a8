import { describe, expect, it } from 'vitest';
import { mask } from '../../../kernel/index.js';
import { payableBy } from '../ask/expeditions.js';
import { strengthOf } from '../ask/ratings.js';
import { asks, card, does, eventsOf, game, handOf, offers, playerAt, refuses, type SceneSpec, scene, workersAt } from './scene.js';

/** A territory is turned up; the politics of the current player follow. */
const found = (territory: string, spec: SceneSpec = {}) =>
  scene({ age: 1, events: [territory, 'no-event'], steps: [{ step: 'reveal' }, { step: 'politics' }], ...spec });
const bids = (at: ReturnType<typeof scene>, seat: number) => offers(at, seat).flatMap((m) => (m.move === 'bid' ? [m.n] : []));
const bid = (n: number) => ({ move: 'bid', n });
const FOLD = { move: 'fold' };
const SETTLE = { move: 'settle' };

describe('the auction', () => {
  it('TTA-COL-01 begins with the current player and goes round until one is left', () => {
    const players = [{ workers: { warriors: 3 } }, { workers: { warriors: 5 } }, { workers: { warriors: 4 } }];
    let at = found('fertile-territory.i', { seats: 3, current: 1, players });
    expect(asks(at)).toEqual({ step: 'auction', seats: [1] });
    at = does(at, 1, bid(1));
    at = does(at, 2, FOLD);
    at = does(at, 0, bid(2));
    expect(asks(at).seats).toEqual([1]);
    expect(offers(at, 2)).toEqual([]); // who has passed is out
    at = does(at, 1, bid(4));
    at = does(at, 0, FOLD);
    expect(asks(at)).toEqual({ step: 'expedition', seats: [1] });
  });

  it('TTA-COL-01 nobody wants it: the card is past', () => {
    let at = found('fertile-territory.i');
    at = does(does(at, 0, FOLD), 1, FOLD);
    expect(at.state.pastEvents).toContain(card('fertile-territory.i'));
    expect(eventsOf(at, 'nobody-wants')).toHaveLength(1);
  });

  it('TTA-COL-02 a bid is higher than the last and not more than one could pay', () => {
    let at = found('fertile-territory.i', { players: [{ workers: { warriors: 2 } }, { workers: { warriors: 3 } }] });
    expect(bids(at, 0)).toEqual([1, 2]);
    refuses(at, 0, bid(3), 'TTA-COL-02', 'BID_NOT_PAYABLE');
    at = does(at, 0, bid(2));
    refuses(at, 1, bid(2), 'TTA-COL-02', 'BID_TOO_LOW');
    refuses(at, 1, bid(0), 'TTA-COL-02', 'BID_TOO_LOW');
    expect(bids(at, 1)).toEqual([3]);
  });

  it('TTA-COL-10 the last one left may still bid 1 or pass', () => {
    const at = does(found('fertile-territory.i'), 0, FOLD);
    expect(offers(at, 1)).toEqual([bid(1), FOLD]);
    expect(asks(does(at, 1, bid(1)))).toEqual({ step: 'expedition', seats: [1] });
  });

  it('TTA-COL-04 who has no unit is not asked; who has no cards is', () => {
    expect(asks(found('fertile-territory.i', { players: [{ workers: {} }] })).seats).toEqual([1]);
    expect(asks(found('fertile-territory.i', { players: [{ hand: [] }] })).seats).toEqual([0]);
  });

  it('what another could pay is not known: only the own cards count', () => {
    const spec: SceneSpec = { players: [{ hand: ['defense-colonization.i'] }, {}] };
    const at = found('fertile-territory.i', spec);
    expect(bids(at, 0)).toEqual([1, 2]);
    expect(payableBy(mask(game, at.state, 0), 0)).toBe(2);
    expect(payableBy(mask(game, at.state, 1), 0)).toBe(1);
  });
});

describe('the expedition', () => {
  const karl = {
    workers: { agriculture: 2, bronze: 2, warriors: 1, swordsmen: 1 },
    specials: ['cartography'],
    hand: ['defense-colonization.ii'],
    pool: 1,
    yellow: 14,
  };
  const won = (n: number, player: NonNullable<SceneSpec['players']>[number] = karl, territory = 'inhabited-territory.i') =>
    does(does(found(territory, { players: [player, {}] }), 0, bid(n)), 1, FOLD);

  it('TTA-EX-26 TTA-COL-03 Cartography +2, bonus card +2: Warriors with the card, or Swordsmen alone', () => {
    const at = won(4);
    refuses(at, 0, SETTLE, 'TTA-COL-04', 'MUST_SEND_A_UNIT');
    const alone = does(at, 0, { move: 'commit', unit: 'warriors' });
    refuses(alone, 0, SETTLE, 'TTA-COL-03', 'PAYMENT_BELOW_BID');
    const sent = does(alone, 0, { move: 'commit-card', card: 'defense-colonization.ii' }, SETTLE);
    expect(workersAt(sent, 0, 'warriors')).toBe(0);
    expect(handOf(sent, 0)).toEqual([]);
    // One token back, two from the box, then one to the unused workers.
    expect(playerAt(sent, 0)).toMatchObject({ yellow: 14 + 1 + 2 - 1, pool: 2, colonies: [card('inhabited-territory.i')] });
    const swords = does(at, 0, { move: 'commit', unit: 'swordsmen' }, SETTLE);
    expect(handOf(swords, 0)).toEqual([card('defense-colonization.ii')]);
  });

  it('TTA-EX-26 losing the colony: 2 tokens to the box, the population stays', () => {
    const players = [{ ...karl, colonies: ['inhabited-territory.i'], yellow: 16, pool: 2 }, { workers: { warriors: 9 } }];
    const at = scene({ events: ['independence-declaration', 'no-event'], steps: [{ step: 'reveal' }, { step: 'politics' }], players });
    expect(playerAt(at, 0)).toMatchObject({ yellow: 14, pool: 2, colonies: [] });
  });

  it('TTA-EX-27 TTA-COL-04 Colossus and a card reach the bid of 3, yet a unit must go', () => {
    const at = won(
      3,
      { workers: { warriors: 1 }, wonders: ['colossus'], hand: ['defense-colonization.ii'], yellow: 18 },
      'historic-territory.i',
    );
    const ready = does(at, 0, { move: 'commit-card', card: 'defense-colonization.ii' });
    refuses(ready, 0, SETTLE, 'TTA-COL-04', 'MUST_SEND_A_UNIT');
    const sent = does(ready, 0, { move: 'commit', unit: 'warriors' }, SETTLE);
    expect(playerAt(sent, 0)).toMatchObject({ yellow: 19, culture: 6 });
  });

  it('TTA-COL-03 complete armies among those sent add their bonus', () => {
    const army = { workers: { warriors: 2, knights: 1 }, tactic: 'medieval-army' };
    expect(payableBy(found('fertile-territory.i', { players: [army] }).state, 0)).toBe(2 + 2 + 2);
    const at = does(
      won(5, army, 'fertile-territory.i'),
      0,
      { move: 'commit', unit: 'warriors' },
      { move: 'commit', unit: 'knights' },
      SETTLE,
    );
    expect(workersAt(at, 0, 'warriors')).toBe(1);
  });

  it('TTA-COL-05 TTA-CRD-03 TTA-CRD-04 what belongs to the civilisation does not count, Genghis Khan’s bonus does', () => {
    const payable = (player: object) => payableBy(found('fertile-territory.i', { players: [player] }).state, 0);
    expect(payable({ workers: { warriors: 2, 'bread-and-circuses': 2 }, leader: 'alexander-the-great' })).toBe(2);
    expect(payable({ workers: { warriors: 2 }, leader: 'joan-of-arc', wonders: ['great-wall', 'transcontinental-railroad'] })).toBe(2);
    expect(payable({ workers: { knights: 2 }, leader: 'genghis-khan', tactic: 'light-cavalry' })).toBe(6);
    expect(payable({ workers: { knights: 2 }, leader: 'napoleon-bonaparte', tactic: 'light-cavalry' })).toBe(6);
  });

  it('TTA-COL-06 sacrificed units weaken the civilisation, used cards are discarded', () => {
    const at = does(won(4), 0, { move: 'commit', unit: 'warriors' }, { move: 'commit-card', card: 'defense-colonization.ii' });
    const sent = does(at, 0, SETTLE);
    expect([strengthOf(at.state, 0), strengthOf(sent.state, 0)]).toEqual([4, 3]);
    expect(sent.state.out).toContain(card('defense-colonization.ii')); // of an age that has not begun: it does not come back
  });

  it('TTA-COL-04 a unit sent cannot be taken back, and none is sent twice', () => {
    const at = does(won(2), 0, { move: 'commit', unit: 'warriors' });
    refuses(at, 0, { move: 'commit', unit: 'warriors' }, 'TTA-COL-03', 'NO_WORKER_ON_CARD');
    refuses(at, 0, { move: 'commit', unit: 'knights' }, 'TTA-COL-03', 'NO_WORKER_ON_CARD');
    refuses(at, 0, { move: 'commit-card', card: 'defense-colonization.i' }, 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
  });

  it('the cheapest payment is put in at once', () => {
    const at = does(won(4), 0, { move: 'cheapest' });
    expect(at.state.steps.at(-1)).toMatchObject({ sent: { units: [card('swordsmen')], cards: [] } });
    refuses(at, 0, { move: 'cheapest' }, 'TTA-COL-03', 'ENOUGH_PUT_IN');
    const dear = does(won(6), 0, { move: 'cheapest' });
    expect(dear.state.steps.at(-1)).toMatchObject({ sent: { units: [card('swordsmen')], cards: [card('defense-colonization.ii')] } });
  });

  it('where too few cards of the winner are imagined, the expedition goes on all the same', () => {
    const at = won(6);
    const imagined = mask(game, at.state, 1);
    const [first, ...rest] = imagined.players[0]!.militaryHand;
    imagined.players[0]!.militaryHand = [{ ...first!, card: card('legion') }, ...rest];
    const guess = { ...at, state: imagined, position: { ...at.position, state: imagined } };
    refuses(guess, 0, { move: 'cheapest' }, 'TTA-COL-02', 'BID_NOT_PAYABLE');
    const sent = does(guess, 0, { move: 'commit', unit: 'warriors' }, SETTLE);
    expect(playerAt(sent, 0).colonies).toHaveLength(1);
  });

  it('TTA-COL-07 TTA-COL-09 the permanent bonus first, then the immediate one; cards come without regard to the limit', () => {
    const empty = { workers: { warriors: 1 }, yellow: 0, pool: 0 };
    // The worker comes from the tokens that the colony brings.
    expect(playerAt(does(won(1, empty), 0, { move: 'commit', unit: 'warriors' }, SETTLE), 0)).toMatchObject({ yellow: 2, pool: 1 });
    const hand = ['legion', 'phalanx'];
    const cards = does(won(1, { hand }, 'strategic-territory.i'), 0, { move: 'commit', unit: 'warriors' }, SETTLE);
    expect(handOf(cards, 0)).toHaveLength(5);
  });
});

describe('territories', () => {
  const settled = (territory: string, age = 1) => {
    const at = found(territory, { age, players: [{ workers: { warriors: 1, agriculture: 1, bronze: 1 } }, {}] });
    return does(does(does(at, 0, bid(1)), 1, FOLD), 0, { move: 'commit', unit: 'warriors' }, SETTLE);
  };
  const tokens = (at: ReturnType<typeof scene>, name: string) => playerAt(at, 0).holdings.find((h) => h.id === card(name))!.tokens;

  it.each([
    ['developed-territory.i', { blue: 19, yellow: 20, science: 3 }],
    ['fertile-territory.i', { blue: 15, yellow: 22 }],
    ['historic-territory.i', { culture: 6 }],
    ['inhabited-territory.i', { yellow: 20, pool: 2 }],
    ['strategic-territory.i', { yellow: 19 }],
    ['wealthy-territory.i', { blue: 15 }],
    ['developed-territory.ii', { blue: 20, yellow: 21, science: 5 }],
    ['fertile-territory.ii', { blue: 13, yellow: 23 }],
    ['historic-territory.ii', { culture: 11 }],
    ['inhabited-territory.ii', { yellow: 20, pool: 3 }],
    ['strategic-territory.ii', { yellow: 19 }],
    ['wealthy-territory.ii', { blue: 13 }],
  ])('%s brings what it says', (territory, figures) => {
    expect(playerAt(settled(territory), 0)).toMatchObject(figures);
  });

  it('Fertile and Wealthy Territories produce food and resources', () => {
    expect([tokens(settled('fertile-territory.i'), 'agriculture'), tokens(settled('fertile-territory.ii'), 'agriculture')]).toEqual([3, 5]);
    expect([tokens(settled('wealthy-territory.i'), 'bronze'), tokens(settled('wealthy-territory.ii'), 'bronze')]).toEqual([5, 8]);
  });

  it('Strategic Territories give strength and cards, Historic ones happiness', () => {
    const [one, two] = [settled('strategic-territory.i'), settled('strategic-territory.ii')];
    expect([strengthOf(one.state, 0), strengthOf(two.state, 0)]).toEqual([2, 4]);
    expect([handOf(one, 0).length, handOf(two, 0).length]).toEqual([3, 5]);
  });

  it('a territory is refused to who does not bid', () => {
    const at = found('wealthy-territory.ii');
    refuses(at, 0, { move: 'explore', card: 'wealthy-territory.ii' }, 'TABLE-STEP', 'NOT_NOW');
  });
});

describe('Christopher Columbus', () => {
  const columbus = { leader: 'christopher-columbus', hand: ['inhabited-territory.i', 'wealthy-territory.i'] };
  const explore = { move: 'explore', card: 'inhabited-territory.i' };

  it('TTA-CRD-08 a territory from hand becomes a colony: no unit, no auction, no culture, no event', () => {
    const at = scene({ age: 1, players: [columbus], events: ['rats', 'no-event'] });
    const then = does(at, 0, explore);
    expect(playerAt(then, 0)).toMatchObject({ culture: 0, pool: 2, yellow: 19, leader: card('christopher-columbus') });
    expect(then.state.pastEvents).toEqual([]);
    expect(workersAt(then, 0, 'warriors')).toBe(1);
    expect(asks(then).step).toBe('actions'); // it was the political action
  });

  it('TTA-CRD-08 once per game, and for nobody else', () => {
    const at = scene({ age: 1, players: [columbus] });
    at.state.players[0]!.usedForGood = ['explorer'];
    refuses(at, 0, explore, 'TTA-CRD-08', 'ONCE_PER_GAME');
    refuses(scene({ age: 1, players: [{ ...columbus, leader: 'michelangelo' }] }), 0, explore, 'TTA-CRD-08', 'CARD_NOT_IN_PLAY');
  });
});
