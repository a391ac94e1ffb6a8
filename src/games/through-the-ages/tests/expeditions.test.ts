import { describe, expect } from 'vitest';
import { forceOf, payableBy } from '../ask/expeditions.js';
import { appeal } from '../bot/appeal.js';
import { allows, does, eventsOf, handOf, offers, type PlayerSpec, playerAt, refuses } from './scene.js';
import { its, modern } from './second.js';
import { resourcesOf, rule } from './turns.js';

const TERRITORY = 't06.territory.strategic-territory.i';
const bidding = (player: PlayerSpec) =>
  modern({
    age: 2,
    players: [player],
    steps: [{ step: 'auction', card: TERRITORY, turn: 0, bidders: [0], bid: 0, leader: null }, { step: 'actions' }],
  });
/** Player 0 has bid so much and sends an expedition. */
const sending = (player: PlayerSpec, bid: number) =>
  modern({
    age: 2,
    players: [player],
    steps: [{ step: 'expedition', card: TERRITORY, seat: 0, bid, sent: { units: [], cards: [] } }, { step: 'actions' }],
  });

describe('James Cook of 2015: military cards for an expedition', () => {
  const cook = { leader: its('leader.james-cook'), workers: { warriors: 2 }, hand: ['rats', 'legion', 'foray'] };

  rule('TTN-CRD-07', 'up to two cards of any kind add one each', () => {
    const at = sending(cook, 4);
    expect(payableBy(at.state, 0)).toBe(2 + 2);
    const one = does(at, 0, { move: 'commit-card', card: 'rats' });
    expect(eventsOf(one, 'discarded')).toMatchObject([{ seat: 0, card: 't06.event.rats' }]);
    const two = does(one, 0, { move: 'commit-card', card: 'legion' });
    refuses(two, 0, { move: 'commit-card', card: 'foray' }, 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
    const sent = does(two, 0, { move: 'commit', unit: 'warriors' }, { move: 'commit', unit: 'warriors' });
    const settled = does(sent, 0, { move: 'settle' });
    expect(playerAt(settled, 0).colonies).toEqual([TERRITORY]);
    expect(handOf(settled, 0)).toHaveLength(3 - 2 + 3); // the territory brings three
  });

  rule('TTN-CRD-07', 'they count in a bid, and one unit must go', () => {
    expect(offers(bidding(cook), 0).flatMap((m) => (m.move === 'bid' ? [m.n] : []))).toEqual([1, 2, 3, 4]);
    const at = does(sending(cook, 2), 0, { move: 'commit-card', card: 'rats' }, { move: 'commit-card', card: 'legion' });
    expect(offers(at, 0).some((m) => m.move === 'settle')).toBe(false);
  });

  rule('TTN-CRD-07', 'without him only bonus cards serve', () => {
    const at = sending({ ...cook, leader: its('leader.j-s-bach') }, 2);
    refuses(at, 0, { move: 'commit-card', card: 'rats' }, 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
  });

  rule('TTN-CRD-07', 'a bot knows what such a card is worth', () => {
    const { state } = sending({ ...cook, hand: ['rats', 'defense-colonization.ii'] }, 4);
    const [plain, bonus] = appeal(state, 0, [
      { move: 'commit-card', card: 't06.event.rats' },
      { move: 'commit-card', card: 't06.bonus.defense-colonization.ii' },
    ]);
    expect(Number.isFinite(plain)).toBe(true);
    expect(bonus).toBeGreaterThan(plain!);
  });
});

describe('Isabella of Castile: resources for an expedition', () => {
  const isabella = { leader: 'isabella-of-castile', workers: { warriors: 1, bronze: 1 }, tokens: { bronze: 5 } };

  rule('TTX-DRAW-01', 'one, three or six resources add one, two or three, once', () => {
    const at = sending(isabella, 3);
    const bought = does(at, 0, { move: 'buy', n: 2 });
    expect(resourcesOf(bought)).toBe(5 - 3);
    const step = bought.state.steps.at(-1)!;
    expect(step.step === 'expedition' && forceOf(bought.state, 0, step.sent)).toBe(2);
    refuses(bought, 0, { move: 'buy', n: 1 }, 'TTA-COL-03', 'ONCE_PER_FIGHT');
    const settled = does(bought, 0, { move: 'commit', unit: 'warriors' }, { move: 'settle' });
    expect(playerAt(settled, 0).colonies).toEqual([TERRITORY]);
  });

  rule('TTX-DRAW-01', 'what she cannot pay she cannot bid', () => {
    const at = sending(isabella, 3);
    allows(at, 0, { move: 'buy', n: 1 });
    refuses(at, 0, { move: 'buy', n: 3 }, 'TTA-COL-03', 'NOT_ENOUGH_RESOURCES');
    expect(offers(bidding(isabella), 0).flatMap((m) => (m.move === 'bid' ? [m.n] : []))).toEqual([1, 2, 3]);
    refuses(sending({ ...isabella, leader: 'moses' }, 1), 0, { move: 'buy', n: 1 }, 'TTA-COL-03', 'CARD_NOT_IN_PLAY');
  });
});

describe('what is offered', () => {
  rule('TTA-EVT-05', 'a bot takes what it may have for nothing', () => {
    const step = {
      step: 'choose',
      seat: 0,
      choice: { ask: 'free-worker', tech: 't06.temple.religion.a' },
      cause: 't06.event.development-of-religion',
    };
    const { state } = modern({ age: 1, players: [{ pool: 1 }], steps: [step as never, { step: 'actions' }] });
    const [yes, no] = appeal(state, 0, [{ move: 'pick', what: 't06.temple.religion.a' }, { move: 'decline' }]);
    expect(yes).toBeGreaterThan(no!);
  });
});
