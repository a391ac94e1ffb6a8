import { expect } from 'vitest';
import type { CardId } from '../../../../kernel/index.js';
import { earmarkedFor } from '../../ask/earmarks.js';
import { card, does, type Moment, type PlayerSpec, refuses } from '../scene.js';
import {
  acting,
  build,
  food,
  isFirst,
  learn,
  left,
  type Proof,
  type Proofs,
  play,
  player,
  proofs,
  raise,
  resources,
  stage,
  take,
} from './proof.js';

const arms = (at: Moment): number => earmarkedFor(player(at), 'resources', 'unit');
/** Without an action, and in the turn in which it was taken, no card is played. */
function refusesToBePlayed(id: CardId, move: object): void {
  const ready: PlayerSpec = { civilHand: [id], tokens: { bronze: 30, agriculture: 9 }, science: 20 };
  refuses(acting(id, { ...ready, usedCivil: 4 }), 0, move, 'TTA-ACC-01', 'NOT_ENOUGH_CA', { need: 1, have: 0 });
  const taken = does(acting(id, { ...ready, civilHand: [] }, { row: [id] }), 0, take(0));
  refuses(taken, 0, move, isFirst(id) ? 'TTA-ACC-02' : 'TTN-ACC-01', 'ACTION_CARD_TAKEN_THIS_TURN');
}

type Gains = Readonly<Partial<Record<'food' | 'resources' | 'science' | 'culture', number>>>;
const gain = (id: CardId, { food: f = 0, resources: r = 0, science = 0, culture = 0 }: Gains): Proof => ({
  does() {
    const at = does(acting(id, { civilHand: [id] }), 0, play(id));
    expect([food(at), resources(at), player(at).science, player(at).culture, left(at)[0]]).toEqual([f, r, science, culture, 3]);
  },
  refuses: () => refusesToBePlayed(id, play(id)),
});

/** Food or resources, all of one kind. */
const either = (id: CardId, n: number): Proof => ({
  does() {
    const at = does(acting(id, { civilHand: [id] }), 0, play(id));
    expect(food(does(at, 0, { move: 'mix', food: n }))).toBe(n);
    expect(resources(does(at, 0, { move: 'mix', food: 0 }))).toBe(n);
  },
  refuses() {
    const at = does(acting(id, { civilHand: [id] }), 0, play(id));
    refuses(at, 0, { move: 'mix', food: 1 }, 'TTA-EVT-05', 'NOT_A_CHOICE');
    refusesToBePlayed(id, play(id));
  },
});

/** Resources saved on one stage, whatever one could build otherwise. */
const engineering = (id: CardId, saved: number): Proof => ({
  does() {
    const at = acting(id, { civilHand: [id], wonder: 'first-space-flight', stages: 2, tokens: { bronze: 9 } });
    const done = does(at, 0, stage(id));
    expect([resources(done), player(done).wonder, left(done)[0]]).toEqual([saved, null, 3]);
  },
  refuses() {
    const idle = acting(id, { civilHand: [id] });
    refuses(idle, 0, stage(id), 'TTA-WON-01', 'NO_WONDER_IN_PROGRESS');
    refuses(idle, 0, play(id), 'TTA-ACC-03', 'ORDERED_ACTION_IMPOSSIBLE');
    const site = acting(id, { civilHand: [id], specials: ['masonry'], wonder: 'internet', tokens: { bronze: 9 } });
    refuses(site, 0, stage(id, 2), 'TTA-WON-07', 'TOO_MANY_STAGES', { most: 1 });
  },
});

/** Growing at full price; so much food comes back. */
const frugality = (id: CardId, back: number): Proof => ({
  does() {
    const at = does(acting(id, { civilHand: [id], tokens: { agriculture: 3 }, yellow: 16 }), 0, { move: 'grow', with: id });
    expect([food(at), player(at).pool, player(at).yellow, left(at)[0]]).toEqual([back, 2, 15, 3]);
  },
  refuses() {
    const poor = acting(id, { civilHand: [id], tokens: { agriculture: 2 }, yellow: 16 });
    refuses(poor, 0, { move: 'grow', with: id }, 'TTA-POP-01', 'NOT_ENOUGH_FOOD', { need: 3, have: 2 });
    refuses(acting(id, { civilHand: [id], yellow: 0 }), 0, { move: 'grow', with: id }, 'TTA-POP-02', 'YELLOW_BANK_EMPTY');
  },
});

/** Land or city, what is saved, and whether it may also be an upgrade. */
const site = (id: CardId, [kind, saved]: readonly ['land' | 'city', number]): Proof => {
  const [high, price, low, worth, other] =
    kind === 'land' ? ['oil', 11, 'bronze', 2, 'religion'] : ['multimedia', 11, 'printing-press', 4, 'agriculture'];
  const own = isFirst(id) || kind === 'land' ? low : 't15.library.printing-press';
  const ready = { civilHand: [id], workers: { [own]: 1, [high]: 0, warriors: 1 }, tokens: { bronze: 12 } };
  const mayRaise = !isFirst(id);
  return {
    does() {
      const built = does(acting(id, ready), 0, build(card(high), id));
      expect([12 - resources(built), left(built)[0]]).toEqual([price - saved, 3]);
      if (!mayRaise) return;
      const raised = does(acting(id, ready), 0, raise(card(own), card(high), id));
      expect(12 - resources(raised)).toBe(price - (kind === 'land' ? worth : 3) - saved);
    },
    refuses() {
      const at = acting(id, ready);
      refuses(at, 0, build(card(other), id), 'TTA-ACC-05', 'WRONG_CARD_TYPE');
      refuses(at, 0, build(card('warriors'), id), 'TTA-ACC-05', 'WRONG_CARD_TYPE');
      if (!mayRaise) refuses(at, 0, raise(card(own), card(high), id), 'TTA-ACC-05', 'WRONG_CARD_TYPE');
      refusesToBePlayed(id, build(kind === 'land' ? card('bronze') : card('religion'), id));
    },
  };
};

/** What is saved on an upgrade of anything but a unit. */
const upgrading = (id: CardId, saved: number): Proof => {
  const ready = { civilHand: [id], workers: { bronze: 1, oil: 0, warriors: 1, riflemen: 0 }, tokens: { bronze: 9 } };
  return {
    does() {
      const at = does(acting(id, ready), 0, raise(card('bronze'), card('oil'), id));
      expect([resources(at), left(at)[0]]).toEqual([saved, 3]);
    },
    refuses() {
      const at = acting(id, ready);
      refuses(at, 0, raise(card('warriors'), card('riflemen'), id), 'TTA-ACC-05', 'WRONG_CARD_TYPE');
      refuses(at, 0, build(card('bronze'), id), 'TTA-ACC-05', 'WRONG_CARD_TYPE');
    },
  };
};

/** Science that comes back after a technology at full price. */
const breakthrough = (id: CardId, back: number): Proof => ({
  does() {
    const at = does(acting(id, { civilHand: [id, 'alchemy'], science: 4 }), 0, learn(card('alchemy'), id));
    expect([player(at).science, left(at)[0]]).toEqual([back, 3]);
  },
  refuses() {
    const poor = acting(id, { civilHand: [id, 'alchemy'], science: 3 });
    refuses(poor, 0, learn(card('alchemy'), id), 'TTA-TEC-01', 'NOT_ENOUGH_SCIENCE', { need: 4, have: 3 });
    refuses(acting(id, { civilHand: [id], science: 9 }), 0, play(id), 'TTA-ACC-03', 'ORDERED_ACTION_IMPOSSIBLE');
  },
});

/** A military action, and resources for units. */
const patriotism = (id: CardId, n: number): Proof => ({
  does() {
    const at = does(acting(id, { civilHand: [id], workers: { warriors: 1, bronze: 0 }, tokens: { bronze: 2 }, pool: 1 }), 0, play(id));
    expect([arms(at), left(at)]).toEqual([n, [3, 3]]);
    const drilled = does(at, 0, build(card('warriors')));
    expect(resources(drilled)).toBe(Math.min(2, n));
  },
  refuses() {
    const at = does(acting(id, { civilHand: [id], workers: { bronze: 1 } }), 0, play(id));
    refuses(at, 0, build(card('bronze')), 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: 2, have: 0 });
    refusesToBePlayed(id, play(id));
  },
});

/** So much per civilisation ahead with 2, 3 and 4 players. */
const catchUp = (id: CardId, [by, each]: readonly ['strength' | 'culture', readonly number[]]): Proof => {
  const ahead = by === 'strength' ? { workers: { warriors: 5 } } : { culture: 9 };
  const gained = (seats: number, n: number): number => {
    const rivals = Array.from({ length: seats - 1 }, (_, i) => (i < n ? ahead : { workers: {} }));
    const at = does(acting(id, { civilHand: [id], workers: {} }, { seats, players: rivals }), 0, play(id));
    return by === 'strength' ? arms(at) : player(at).culture;
  };
  return {
    does: () => expect([gained(2, 1), gained(3, 1), gained(3, 2), gained(4, 3)]).toEqual([each[0], each[1], 2 * each[1]!, 3 * each[2]!]),
    refuses() {
      expect([gained(2, 0), gained(4, 0)]).toEqual([0, 0]);
      refusesToBePlayed(id, play(id));
    },
  };
};

export const ACTIONS: Proofs = {
  ...proofs(engineering, {
    't06.action.engineering-genius.a': 2,
    't06.action.engineering-genius.i': 3,
    't06.action.engineering-genius.ii': 4,
    't06.action.engineering-genius.iii': 5,
  }),
  ...proofs(frugality, { 't06.action.frugality.a': 1, 't06.action.frugality.i': 2, 't06.action.frugality.ii': 3 }),
  ...proofs(site, {
    't06.action.ideal-building-site.a': ['city', 1],
    't06.action.ideal-building-site.i': ['city', 2],
    't06.action.ideal-building-site.ii': ['city', 3],
    't06.action.ideal-building-site.iii': ['city', 4],
    't06.action.rich-land.a': ['land', 1],
    't06.action.rich-land.i': ['land', 2],
    't06.action.rich-land.ii': ['land', 3],
    't15.action.urban-growth.a': ['city', 1],
    't15.action.urban-growth.i': ['city', 2],
    't15.action.urban-growth.ii': ['city', 3],
    't15.action.urban-growth.iii': ['city', 4],
    't15.action.rich-land.a': ['land', 1],
    't15.action.rich-land.i': ['land', 2],
    't15.action.rich-land.ii': ['land', 3],
  }),
  ...proofs(patriotism, {
    't06.action.patriotism.a': 1,
    't06.action.patriotism.i': 2,
    't06.action.patriotism.ii': 3,
    't06.action.patriotism.iii': 4,
  }),
  ...proofs(gain, {
    't06.action.revolutionary-idea.a': { science: 1 },
    't06.action.revolutionary-idea.i': { science: 2 },
    't06.action.revolutionary-idea.ii': { science: 4 },
    't06.action.revolutionary-idea.iii': { science: 6 },
    't06.action.work-of-art.a': { culture: 6 },
    't06.action.work-of-art.i': { culture: 5 },
    't06.action.work-of-art.ii': { culture: 4 },
    't06.action.work-of-art.iii': { culture: 3 },
    't06.action.bountiful-harvest.i': { food: 2 },
    't06.action.bountiful-harvest.ii': { food: 3 },
    't06.action.bountiful-harvest.iii': { food: 4 },
    't06.action.mineral-deposits.i': { resources: 2 },
    't06.action.mineral-deposits.ii': { resources: 3 },
    't06.action.mineral-deposits.iii': { resources: 4 },
    't15.action.cultural-heritage.a': { science: 1, culture: 4 },
    't15.action.cultural-heritage.i': { science: 2, culture: 2 },
    't15.action.stockpile.a': { food: 1, resources: 1 },
  }),
  ...proofs(either, { 't15.action.reserves.i': 2, 't15.action.reserves.ii': 3, 't15.action.reserves.iii': 4 }),
  ...proofs(breakthrough, { 't06.action.breakthrough.i': 2, 't06.action.breakthrough.ii': 4, 't15.action.breakthrough.ii': 3 }),
  ...proofs(upgrading, {
    't06.action.efficient-upgrade.i': 2,
    't06.action.efficient-upgrade.ii': 3,
    't06.action.efficient-upgrade.iii': 4,
  }),
  ...proofs(catchUp, {
    't06.action.wave-of-nationalism.ii': ['strength', [6, 3, 2]],
    't06.action.endowment-for-the-arts.iii': ['culture', [6, 3, 2]],
    't06.action.military-build-up.iii': ['strength', [8, 5, 3]],
  }),
};
