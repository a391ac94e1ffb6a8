import { describe, expect } from 'vitest';
import { rule } from '../../shared/tests/toolkit.js';
import { civilLeft, civilTotal, militaryLeft, scienceOf, strengthOf } from '../ask/ratings.js';
import { deckOf } from '../change/cards-out.js';
import { corruptionOf } from '../change/production.js';
import { stored } from '../change/tokens.js';
import { editionOf } from '../editions/index.js';
import { DEFAULTS } from '../state/setup.js';
import type { Options } from '../state/state.js';
import { asks, card, does, eventsOf, game, handOf, type Moment, newGame, playerAt, refuses } from './scene.js';
import { acting, its, modern, SECOND } from './second.js';

const END = { move: 'end-turn' };
const options: Options = { ...DEFAULTS, ...SECOND };
const food = (at: Moment, seat = 0): number => stored(playerAt(at, seat), 'food');
const resources = (at: Moment, seat = 0): number => stored(playerAt(at, seat), 'resources');

describe('the edition of 2015: what it is played with', () => {
  rule('TTN-GEN-01', 'the Full version, and an introduction', () => {
    expect(game.check(options, 3)).toBeUndefined();
    for (const version of ['simple', 'advanced'] as const)
      expect(game.check({ ...options, version }, 3)).toEqual({ rule: 'TTA-SET-01', code: 'BAD_OPTIONS' });
  });
  rule('TTN-VAR-01', 'one variant, Peaceful; hidden hands besides', () => {
    expect(game.check({ ...options, peaceful: 'no-attacks-no-pacts', hiddenHands: true }, 3)).toBeUndefined();
    const others: Partial<Options>[] = [
      { peaceful: 'no-attacks' },
      { helped: [0] },
      { antiLeague: true },
      { drawByAction: true },
      { bonusCards: 'public' },
      { leanMines: true },
      { lastRoundColonies: true },
    ];
    for (const other of others) expect(game.check({ ...options, ...other }, 3)?.code, JSON.stringify(other)).toBe('BAD_OPTIONS');
    const peaceful = deckOf({ ...options, peaceful: 'no-attacks-no-pacts' }, 4, 'military-2');
    expect(peaceful.some((id) => /^t\d\d\.(aggression|war|pact)/.test(id))).toBe(false);
  });
  rule(['TTN-GEN-03', 'TTN-SET-03', 'TTN-SET-04'], 'decks of its own, by number of players', () => {
    const sizes = (seats: number) =>
      ['civil', 'military'].map((kind) => [0, 1, 2, 3].map((age) => deckOf(options, seats, `${kind}-${age}`).length));
    expect([2, 3, 4].map(sizes)).toEqual([
      [
        [20, 44, 44, 44],
        [10, 43, 46, 41],
      ],
      [
        [20, 50, 50, 50],
        [10, 45, 50, 45],
      ],
      [
        [20, 53, 53, 53],
        [10, 45, 50, 45],
      ],
    ]);
    const names = editionOf({ options }).cards.map(({ id }) => id.replace(/^t\d\d\./, '').replace(/\.(a|i|ii|iii)$/, ''));
    expect(names).not.toContain('action.work-of-art');
    expect(names).toContain('action.reserves');
  });
  rule(
    ['TTN-SET-01', 'TTN-SET-02', 'TTN-SET-05', 'TTN-SET-06'],
    '16 blue tokens, the technologies on the board, n + 2 events, no tactic',
    () => {
      for (const seats of [2, 3, 4]) {
        const { state } = newGame(seats, SECOND);
        expect(state.currentEvents).toHaveLength(seats + 2);
        expect(state.commonTactics).toEqual([]);
        for (const p of state.players) {
          expect([p.blue, p.yellow, p.pool, p.tactic]).toEqual([16, 18, 1, null]);
          expect(p.holdings.map((h) => [h.id.split('.')[2], h.workers])).toEqual([
            ['agriculture', 2],
            ['bronze', 2],
            ['philosophy', 1],
            ['religion', 0],
            ['warriors', 1],
          ]);
        }
        expect([civilTotal(state, 0), scienceOf(state, 0), strengthOf(state, 0)]).toEqual([4, 1, 1]);
      }
    },
  );
  rule('TTN-IND-01', 'no cap but happiness 8', () => {
    const at = acting({ workers: { computers: 0, [its('cavalry.knights')]: 40, bronze: 1 }, science: 39 });
    expect(strengthOf(at.state, 0)).toBe(80);
    const rich = acting({ science: 60, workers: { alchemy: 9 } });
    expect(playerAt(does(rich, 0, END), 0).science).toBe(60 + 18);
  });
});

describe('the edition of 2015: order of a turn', () => {
  rule('TTN-TURN-01', 'row, war, tactic, politics, actions, discard, production', () => {
    const { phases } = editionOf({ options }).versions.full!;
    expect(phases).toEqual(['row', 'war', 'politics', 'actions', 'discard', 'production']);
    const fought = modern({
      age: 2,
      steps: [{ step: 'turn' }],
      players: [{ workers: { [its('cavalry.knights')]: 4 }, war: { card: 't15.war.war-over-territory.ii', target: 1 } }, {}],
    });
    expect([asks(fought).step, eventsOf(fought, 'fought')[0]]).toMatchObject(['politics', { attack: 8, defence: 1 }]);
  });
  rule('TTN-TURN-02', 'first round: 1, 2, 3, 4 civil actions and no military one; all are back afterwards', () => {
    let at = newGame(4, SECOND);
    for (let i = 0; i < 4; i++) {
      const seat = (at.state.first + i) % 4;
      expect([civilLeft(at.state, seat), militaryLeft(at.state, seat)]).toEqual([i + 1, 0]);
      refuses(at, seat, { move: 'grow', with: '' }, 'TTA-FST-02', 'FIRST_ROUND_TAKE_ONLY');
      at = does(at, seat, END);
      expect([civilLeft(at.state, seat), militaryLeft(at.state, seat), handOf(at, seat)]).toEqual([4, 2, []]);
    }
  });
  rule('TTN-TURN-03', 'Age A ends at the first replenishing', () => {
    let at = newGame(2, SECOND);
    for (const seat of [at.state.first, 1 - at.state.first]) at = does(at, seat, END);
    expect([at.state.round, at.state.age]).toEqual([2, 1]);
  });
});

describe('the edition of 2015: end of a turn', () => {
  rule(['TTN-EOT-01', 'TTN-HAND-01'], 'excess military cards are discarded after the actions, not after politics', () => {
    const hand = ['legion', 'phalanx', 'raid.i', 'heavy-cavalry'];
    const at = modern({
      age: 1,
      steps: [{ step: 'politics' }, { step: 'actions' }, { step: 'discard' }, { step: 'production' }],
      players: [{ hand }],
    });
    const acts = does(at, 0, { move: 'no-politics' });
    expect([asks(acts).step, handOf(acts, 0)]).toEqual(['actions', hand.map(card)]);
    // A military action of this turn only does not raise the limit.
    const over = does(
      modern({ ...{ age: 1, steps: [{ step: 'actions' }, { step: 'discard' }] }, players: [{ hand, extraMilitary: 1 }] }),
      0,
      END,
    );
    expect(asks(over)).toEqual({ step: 'discard', seats: [0] });
    expect(handOf(does(over, 0, { move: 'discard', card: 'legion' }, { move: 'discard', card: 'phalanx' }), 0)).toHaveLength(2);
  });
  rule(['TTN-EOT-02', 'TTN-EOT-06'], 'an uprising takes production and leaves the draw, one card per unused action and at most 3', () => {
    const angry = { yellow: 2, pool: 0, tokens: { agriculture: 3 } };
    const at = does(acting(angry), 0, END);
    expect([eventsOf(at, 'uprising').length, food(at), handOf(at, 0).length]).toEqual([1, 3, 2]);
    expect(handOf(does(acting({ ...angry, government: its('government.communism') }), 0, END), 0)).toHaveLength(3);
    expect(handOf(does(acting(angry, { age: 4 }), 0, END), 0)).toHaveLength(0);
  });
  rule('TTN-EOT-03', 'points, corruption, farms, consumption, mines: corruption is read before anything is produced', () => {
    // 11 tokens in the bank: no corruption now, though 4 more will lie on the cards.
    const safe = does(acting({ tokens: { bronze: 5 } }), 0, END);
    expect([resources(safe), playerAt(safe, 0).blue]).toEqual([7, 7]);
    const lost = does(acting({ tokens: { bronze: 6 } }), 0, END);
    expect(resources(lost)).toBe(6 - 2 + 2);
  });
  rule('TTN-EOT-04', 'corruption takes food where resources are missing, and no more than there is', () => {
    const at = does(acting({ blue: 3, tokens: { bronze: 1, agriculture: 9 } }), 0, END);
    expect([resources(at), food(at)]).toEqual([2, 9 - 3 + 2]);
    const poor = does(acting({ blue: 0, tokens: { agriculture: 1 }, workers: { philosophy: 1 } }), 0, END);
    expect([resources(poor), food(poor)]).toEqual([0, 0]);
    const table = [0, 1, 5, 6, 10, 11, 16].map((blue) => corruptionOf(acting().state, { ...playerAt(acting(), 0), blue }));
    expect(table).toEqual([6, 4, 4, 2, 2, 0, 0]);
  });
  rule('TTN-EOT-05', 'a missing food costs 4 culture, not below 0', () => {
    const hungry = { yellow: 8, workers: { philosophy: 1 }, pool: 9 };
    expect(playerAt(does(acting({ ...hungry, culture: 20 }), 0, END), 0).culture).toBe(8);
    expect(playerAt(does(acting({ ...hungry, culture: 5 }), 0, END), 0).culture).toBe(0);
  });
  rule('TTN-EOT-07', 'action tokens are back as soon as the turn is over; what is taken between turns is gone at once', () => {
    const at = does(acting({ usedCivil: 3, usedMilitary: 2 }), 0, END);
    expect([at.state.current, civilLeft(at.state, 0), militaryLeft(at.state, 0)]).toEqual([1, 4, 2]);
    // Rebellion in a rival's turn: two actions for each discontent worker, at most those available.
    const rebels = modern({
      age: 1,
      current: 1,
      events: ['t15.event.rebellion'],
      steps: [{ step: 'reveal' }, { step: 'actions' }, { step: 'next-turn' }],
      players: [{ yellow: 12, pool: 3 }, {}],
    });
    expect(civilLeft(rebels.state, 0)).toBe(0);
    expect(civilLeft(does(rebels, 1, END).state, 0)).toBe(0);
    const few = modern({
      age: 1,
      current: 1,
      events: ['t15.event.rebellion'],
      steps: [{ step: 'reveal' }, { step: 'actions' }],
      players: [{ yellow: 16, pool: 3 }, {}],
    });
    expect(civilLeft(few.state, 0)).toBe(2);
  });
});

describe('the edition of 2015: the end', () => {
  rule('TTN-AGE-01', 'the end of an age takes 2 yellow tokens and what is obsolete', () => {
    const at = modern({
      age: 1,
      civilLeft: 1,
      steps: [{ step: 'replenish' }, { step: 'actions' }],
      players: [{ leader: 'moses', civilHand: ['frugality.a'] }],
    });
    expect([at.state.age, playerAt(at, 0).yellow, playerAt(at, 0).leader, playerAt(at, 0).civilHand]).toEqual([2, 16, null, []]);
  });
  rule(['TTN-AGE-02', 'TTN-COL-02'], 'in Age IV the row is pushed together and nothing comes, nor military cards', () => {
    const at = modern({
      age: 4,
      lastRound: 9,
      row: ['', '', '', 'oil', 'rockets'],
      steps: [{ step: 'replenish' }, { step: 'actions' }, { step: 'production' }],
    });
    expect(at.state.row.filter((x) => x !== null)).toHaveLength(2);
    expect(at.state.row[0]).toBe(card('oil'));
    expect(handOf(does(at, 0, END), 0)).toEqual([]);
  });
  rule(['TTN-END-01', 'TTN-EVT-04'], 'the last round as in 2006; Age III events left in both piles score', () => {
    const at = modern({
      age: 4,
      round: 20,
      lastRound: 20,
      current: 1,
      events: ['impact-of-wonders'],
      future: ['t15.event.impact-of-colonies', 'rats'],
      steps: [{ step: 'next-turn' }],
      players: [{ wonders: ['pyramids'], colonies: ['inhabited-territory.i'] }, {}],
    });
    expect([at.state.over, playerAt(at, 0).culture]).toEqual([true, 5 + 3]);
    const impacts = editionOf({ options }).cards.filter((row) => row.type === 'event' && row.level === 3);
    expect([impacts.length, impacts.every((row) => row.type === 'event' && row.scoring !== undefined)]).toEqual([15, true]);
  });
  rule(['TTN-END-01', 'TTN-CRD-10'], 'after the events Bill Gates scores for his labs, and nobody else who stays', () => {
    const at = modern({
      age: 4,
      round: 20,
      lastRound: 20,
      current: 1,
      events: [],
      steps: [{ step: 'next-turn' }],
      players: [
        { leader: its('leader.bill-gates'), workers: { alchemy: 2 } },
        { leader: 'sid-meier', workers: { alchemy: 2 } },
      ],
    });
    expect([0, 1].map((seat) => playerAt(at, seat).culture)).toEqual([2, 0]);
  });
  rule('TTN-END-02', 'equal culture shares the victory', () => {
    const at = modern({
      age: 4,
      round: 20,
      lastRound: 20,
      current: 1,
      events: [],
      steps: [{ step: 'next-turn' }],
      players: [{ culture: 7 }, { culture: 7 }],
    });
    expect(eventsOf(at, 'end')[0]!.winners).toEqual([0, 1]);
  });
  rule('TTN-END-03', 'colonies may be founded in the last round', () => {
    const at = modern({
      age: 4,
      round: 20,
      lastRound: 20,
      events: ['inhabited-territory.ii'],
      steps: [{ step: 'reveal' }, { step: 'actions' }],
    });
    expect(asks(at)).toEqual({ step: 'auction', seats: [0] });
  });
});
