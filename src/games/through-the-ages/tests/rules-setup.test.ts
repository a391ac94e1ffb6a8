import { describe, expect } from 'vitest';
import { fastDice, legal, mask, start } from '../../../kernel/index.js';
import { cardOf } from '../cards/index.js';
import { takeFrom } from '../change/cards-out.js';
import { check, DEFAULTS } from '../state/setup.js';
import type { Options, State } from '../state/state.js';
import { game } from './scene.js';
import { actionsOf, allows, asks, card, does, doesAs, me, ratingsOf, refuses, rule, scene, turn } from './turns.js';

const begin = (seats: number, options: Partial<Options> = {}, seed = 1): State =>
  start(game, { ...DEFAULTS, ...options }, seats, fastDice(seed)).position.state;
const names = (slots: readonly { card: string | null }[]): string[] => slots.map((x) => x.card!);
/** All civil cards of an age, wherever they are when it begins. */
const deckSize = (seats: number): number => {
  const s = scene({ seats, age: 1, steps: [{ step: 'politics' }] }).state;
  return s.civilDecks[1]!.length;
};

describe('the set-up', () => {
  rule('TTA-SET-01', 'cards lie in decks by kind and age; the initial technologies in none', () => {
    const s = scene({ age: 1, steps: [{ step: 'politics' }] }).state;
    for (const slot of s.civilDecks[1]!) expect([slot.back, cardOf(slot.card!).level]).toEqual(['civil-1', 1]);
    for (const slot of s.militaryDecks[1]!) expect([slot.back, cardOf(slot.card!).level]).toEqual(['military-1', 1]);
    const initial = ['agriculture', 'bronze', 'philosophy', 'religion', 'warriors', 'despotism'].map(card);
    for (let age = 0; age < 4; age++) expect(game.pool(s, `civil-${age}`).filter((id) => initial.includes(id))).toEqual([]);
  });
  rule('TTA-SET-02', 'Simple: nine events of Age A, without Development of Politics', () => {
    const s = begin(3, { version: 'simple' });
    expect(s.currentEvents).toHaveLength(9);
    expect(names(s.currentEvents)).not.toContain(card('development-of-politics'));
    expect([s.buried, s.bonuses, s.militaryDecks.flat()]).toEqual([[], [], []]);
  });
  rule('TTA-SET-03', 'Advanced: no wars, two more events than players, the other events unseen out of the game', () => {
    const s = begin(3, { version: 'advanced' });
    expect([s.currentEvents.length, s.buried.filter((x) => x.back === 'military-0').length]).toEqual([5, 5]);
    expect(mask(game, s, 0).buried.every((x) => x.card === null)).toBe(true);
    const two = scene({ version: 'advanced', age: 2, steps: [{ step: 'politics' }] }).state;
    expect(names(two.militaryDecks[2]!).filter((id) => cardOf(id).type === 'war')).toEqual([]);
  });
  rule('TTA-SET-04', 'Advanced: four events of Age III are public', () => {
    const s = begin(4, { version: 'advanced' });
    const seen = mask(game, s, 'spectator').bonuses;
    expect(seen).toHaveLength(4);
    for (const { card: id } of seen) expect(cardOf(id!)).toMatchObject({ type: 'event', level: 3 });
  });
  rule('TTA-SET-05', 'Full: 4, 5 or 6 events of Age A', () => {
    expect([2, 3, 4].map((seats) => begin(seats).currentEvents.length)).toEqual([4, 5, 6]);
  });
  rule('TTA-SET-06', 'the civil decks have 45, 50 and 55 cards; the military ones are not trimmed', () => {
    expect([2, 3, 4].map(deckSize)).toEqual([45, 50, 55]);
    expect([3, 4].map((seats) => scene({ seats, age: 1, steps: [{ step: 'politics' }] }).state.militaryDecks[1]!.length)).toEqual([50, 50]);
    expect(check(DEFAULTS, 5)).toEqual({ rule: 'TTA-SET-06', code: 'BAD_SEATS' });
    expect(check({ ...DEFAULTS, helped: [2] }, 2)).toEqual({ rule: 'TTA-SET-01', code: 'BAD_OPTIONS' });
  });
  rule('TTA-SET-08', 'thirteen cards of Age A in the row, seven left', () => {
    const s = begin(4);
    expect([s.row.length, s.row.includes(null), s.civilDecks[0]!.length]).toEqual([13, false, 7]);
    expect(s.row.every((id) => cardOf(id!).level === 0)).toBe(true);
  });
  rule('TTA-SET-09', 'what every civilisation begins with', () => {
    const [p] = begin(2).players;
    expect(p!.holdings.map((h) => [h.id, h.workers])).toEqual([
      [card('agriculture'), 2],
      [card('bronze'), 2],
      [card('philosophy'), 1],
      [card('religion'), 0],
      [card('warriors'), 1],
    ]);
    expect(p).toMatchObject({ government: card('despotism'), pool: 1, yellow: 18, blue: 18 });
  });
  rule(['TTA-SET-10', 'TTA-AMB-03'], 'no points, science rating 1, strength 1', () => {
    const at = turn();
    expect(ratingsOf(at)).toEqual({ strength: 1, culture: 0, science: 1, happiness: 0 });
    expect(begin(2).players[0]).toMatchObject({ culture: 0, science: 0 });
  });
  rule('TTA-SET-11', 'the start player is drawn, everybody plays the same number of turns', () => {
    const firsts = new Set(Array.from({ length: 20 }, (_, seed) => begin(4, {}, seed).first));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
    const last = turn({}, { seats: 3, first: 1, current: 0, lastRound: 5, version: 'simple' });
    expect(does(last, 'end').state.over).toBe(true);
  });
  rule('TTA-SET-12', 'other tokens come through cards only', () => {
    const at = turn({ specials: [], science: 7, civilHand: ['justice-system'] });
    expect([me(at).blue, me(does(at, 'technology justice-system')).blue]).toEqual([18, 21]);
  });
  rule('TTA-VAR-01', 'easier: one more yellow token and one more building of each type', () => {
    const s = begin(3, { helped: [1] });
    expect(s.players.map((p) => p.yellow)).toEqual([18, 19, 18]);
    const rich = { workers: { philosophy: 2 }, tokens: { bronze: 3 } };
    expect(allows(turn(rich, { helped: [0] }), 'build philosophy')).toBe(true);
    refuses(turn(rich, { helped: [1] }), 'build philosophy', 'TTA-BLD-03', 'URBAN_LIMIT_REACHED');
  });
});

describe('the first round', () => {
  const first = (current: number, options: Partial<Options> = {}) =>
    scene({ ...options, seats: 4, age: 0, round: 1, current, steps: [{ step: 'turn' }], row: ['homer', 'frugality.a', 'pyramids'] });
  rule('TTA-FST-01', '1, 2, 3 and 4 civil actions from the start player on, no military ones, no filling', () => {
    const left = (start_: number, seat: number) =>
      actionsOf(scene({ seats: 4, first: start_, current: seat, age: 0, round: 1, steps: [{ step: 'turn' }] }), seat).slice(0, 2);
    expect([2, 3, 0, 1].map((seat) => left(2, seat))).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    expect(asks(first(0)).step).toBe('actions');
  });
  rule('TTA-FST-02', 'nothing but taking cards; what was taken is not played', () => {
    const at = doesAs(first(2), 2, 'take homer', 'take frugality.a', 'take pyramids');
    const moves = legal(game, at.position, 2).map((m) => m.move);
    expect(new Set(moves)).toEqual(new Set(['by-hand', 'end-turn']));
    const own = scene({
      age: 0,
      round: 1,
      steps: [{ step: 'actions' }],
      players: [{ civilHand: ['homer', 'work-of-art.a', 'frugality.a', 'iron', 'monarchy'], wonder: 'pyramids' }],
    });
    const forbidden = [
      'grow',
      'build bronze',
      'upgrade bronze iron',
      'destroy bronze',
      'stage',
      'leader homer',
      'play work-of-art.a',
      'technology iron',
      'revolution monarchy',
    ];
    for (const move of forbidden) refuses(own, move, 'TTA-FST-02', 'FIRST_ROUND_TAKE_ONLY');
  });
  rule('TTA-FST-03', 'actions may be left', () => {
    expect(doesAs(first(3), 3, 'end').state.round).toBe(2);
  });
  rule('TTA-FST-04', 'the turn ends with a production', () => {
    const at = doesAs(first(1), 1, 'end');
    expect(at.state.players[1]).toMatchObject({ science: 1, culture: 0, blue: 14 });
  });
  rule('TTA-FST-05', 'no military cards are drawn', () => {
    expect(doesAs(first(1), 1, 'end').state.players[1]!.militaryHand).toEqual([]);
  });
});

describe('the phases of a turn', () => {
  const from = (options: Partial<Options>, round = 3) => scene({ ...options, age: 1, round, steps: [{ step: 'turn' }] });
  const order = (at: ReturnType<typeof from>): string[] => at.events.map((e) => e.event);
  rule(['TTA-TURN-01', 'TTA-AMB-02', 'TTA-AMB-07'], 'Simple: the event of the start player, the row, the actions, the production', () => {
    const at = from({ version: 'simple' });
    expect(order(at)).toContain('revealed');
    expect(order(at).indexOf('revealed')).toBeLessThan(order(at).indexOf('swept'));
    expect(order(from({ version: 'simple' }, 2))).not.toContain('revealed');
  });
  rule('TTA-TURN-02', 'Advanced: the row, politics, discards, actions, production', () => {
    const at = from({ version: 'advanced' });
    expect(asks(at).step).toBe('politics');
    expect(order(at)).toContain('swept');
    const acting = doesAs(at, 0, 'no-politics');
    expect([asks(acting).step, acting.state.phase]).toEqual(['actions', 'actions']);
    expect(doesAs(acting, 0, 'end').state.current).toBe(1);
  });
  rule('TTA-TURN-03', 'Full: the war of the last turn is decided after the row, before politics', () => {
    const war = { card: 'war-over-culture.ii', target: 1 };
    const at = scene({
      age: 2,
      steps: [{ step: 'turn' }],
      players: [
        { war, workers: { warriors: 3 }, yellow: 15 },
        { culture: 9, workers: {} },
      ],
    });
    const fought = at.state.steps.at(-1)!.step === 'attack' ? doesAs(at, 0, 'settle') : at;
    expect(order(at)).toContain('swept');
    expect(['attack', 'politics']).toContain(asks(at).step);
    expect(asks(fought).step).toBe('politics');
  });
});

describe('what is hidden', () => {
  rule(['TTA-HID-01', 'TTA-AMB-31'], 'civil hands are open unless the table hides them', () => {
    const at = (hiddenHands: boolean) => does(turn({}, { hiddenHands, row: ['iron'] }), 'take iron');
    const seen = (hiddenHands: boolean) => mask(game, at(hiddenHands).state, 1).players[0]!.civilHand[0]!;
    expect([seen(false).card, seen(true).card, seen(true).back]).toEqual([card('iron'), null, 'civil-1']);
  });
  rule('TTA-HID-02', 'decks, military hands and events show their backs only', () => {
    const at = scene({ age: 1, players: [{ hand: ['raid.i'] }], future: ['rats'] });
    const view = mask(game, at.state, 1);
    const hidden = [
      ...view.civilDecks.flat(),
      ...view.militaryDecks.flat(),
      ...view.currentEvents,
      ...view.futureEvents,
      ...view.players[0]!.militaryHand,
    ];
    expect(hidden.every((slot) => slot.card === null && /^(civil|military)-\d$/.test(slot.back))).toBe(true);
    expect(mask(game, at.state, 0).players[0]!.militaryHand[0]!.card).toBe(card('raid.i'));
  });
  rule('TTA-HID-02', 'a card that leaves a hand does not tell where it was among those that look alike', () => {
    const hand = () => [1, -1, 1].map((known, i) => ({ back: 'military-1', card: 'abc'[i]!, known }));
    for (const id of ['a', 'c']) {
      const owner = { hand: hand() };
      expect([takeFrom(owner, 'hand', id).card, owner.hand.map((x) => x.known)]).toEqual([id, [1, -1]]);
    }
  });
});
