import { expect } from 'vitest';
import type { CardId } from '../../../../kernel/index.js';
import { grossOf } from '../../ask/crops.js';
import { sciencePrice, takingPrice } from '../../ask/prices.js';
import { civilLimit, discontentOf, militaryLimit } from '../../ask/ratings.js';
import { asks, card, does, eventsOf, handOf, offers, type PlayerSpec, refuses, type SceneSpec } from '../scene.js';
import {
  acting,
  attack,
  build,
  difference,
  END,
  food,
  lead,
  learn,
  left,
  moment,
  type Proof,
  type Proofs,
  play,
  player,
  proofs,
  resources,
  stage,
  standing,
  take,
} from './proof.js';

type Changes = Readonly<Record<string, number>>;
/** A civilisation that has nothing but this wonder in hand, and actions for every stage. */
const site = (id: CardId, paid: number, p: PlayerSpec, spec: SceneSpec = {}) =>
  acting(id, { government: 'republic', wonder: id, workers: {}, tokens: { bronze: paid }, ...p }, spec);
const sum = (stages: readonly number[]): number => stages.reduce((a, b) => a + b, 0);

/** The price of each stage, what the finished wonder gives; with what it counts, and what it does besides. */
interface Work {
  readonly stages: readonly number[];
  readonly gives?: Changes;
  readonly with?: PlayerSpec;
  readonly spec?: SceneSpec;
  readonly does?: (id: CardId) => void;
  readonly refuses?: (id: CardId) => void;
}
const wonder = (id: CardId, { stages, gives = {}, with: p = {}, spec = {}, does: more, refuses: never }: Work): Proof => {
  const all = sum(stages);
  return {
    does() {
      let at = site(id, all, p, spec);
      const before = at;
      for (const [i, price] of stages.entries()) {
        // Until the last stage it does nothing (TTA-WON-01).
        expect(standing(at)).toEqual(standing(before));
        at = does(at, 0, stage());
        expect(resources(at)).toBe(all - sum(stages.slice(0, i)) - price);
      }
      const { blue = 0, ...others } = gives;
      expect(player(at).wonders.map((w) => w.id)).toContain(id);
      expect(difference(before, at)).toEqual({ ...others, resources: -all, blue: all + blue });
      more?.(id);
    },
    refuses() {
      let at = site(id, all - 1, p, spec);
      for (const _ of stages.slice(1)) at = does(at, 0, stage());
      const last = stages.at(-1)!;
      refuses(at, 0, stage(), 'TTA-WON-02', 'NOT_ENOUGH_RESOURCES', { need: last, have: last - 1 });
      never?.(id);
    },
  };
};

/** What a finished wonder adds to a civilisation that has these things. */
const adds = (id: CardId, p: PlayerSpec = {}, spec: SceneSpec = {}): Changes => {
  const own = { workers: {}, ...p };
  return difference(acting(id, own, spec), acting(id, { ...own, wonders: [...(p.wonders ?? []), id] }, spec));
};
const MINES = { workers: { iron: 1, bronze: 2, coal: 0 } };
const railroad: Pick<Work, 'does' | 'refuses'> = {
  does: (id) => expect(grossOf(player(acting(id, { ...MINES, wonders: [id] })), 'resources')).toBe(2 * 2 + 2),
  refuses: (id) => expect(grossOf(player(acting(id, { workers: { agriculture: 3 }, wonders: [id] })), 'resources')).toBe(0),
};
const wall: Pick<Work, 'does' | 'refuses'> = {
  does: (id) => expect(adds(id, { workers: { warriors: 2, cannon: 1 } }).strength).toBe(3),
  refuses: (id) => expect(adds(id, { workers: { knights: 2, 'air-forces': 1 } }).strength).toBeUndefined(),
};
const library: Pick<Work, 'does'> = {
  does(id) {
    const { state } = acting(id, { wonders: [id] });
    expect([civilLimit(state, 0), militaryLimit(state, 0)]).toEqual([5, 3]);
  },
};
const liner: Pick<Work, 'does' | 'refuses'> = {
  does(id) {
    const at = does(acting(id, { wonders: [id] }), 0, { move: 'settler' });
    expect([player(at).pool, left(at)[0], food(at)]).toEqual([2, 4, 0]);
  },
  refuses(id) {
    refuses(does(acting(id, { wonders: [id] }), 0, { move: 'settler' }), 0, { move: 'settler' }, 'TTN-CRD-22', 'ONCE_PER_TURN');
    refuses(acting(id, { wonders: [id], yellow: 0 }), 0, { move: 'settler' }, 'TTN-CRD-22', 'YELLOW_BANK_EMPTY');
    refuses(acting(id, { wonder: id, stages: 3 }), 0, { move: 'settler' }, 'TTN-CRD-22', 'CARD_NOT_IN_PLAY');
  },
};
/** Faces of 2015: one more for each worker or card that has any, none for the Basilica itself. */
const basilica: Pick<Work, 'does' | 'refuses'> = {
  does: (id) => expect(adds(id, { workers: { religion: 1, theology: 1 }, wonders: ['great-wall'] }).happy).toBe(1 + 2 + 1),
  refuses: (id) => expect(adds(id, { workers: { alchemy: 2, warriors: 2 } }).happy).toBe(1),
};
const levels = { drama: 1, journalism: 2, computers: 1, philosophy: 1 };
const fastFood = { agriculture: 2, iron: 1, warriors: 2, drama: 1 };

const FIRST: Proofs = proofs(wonder, {
  't06.wonder.hanging-gardens': { stages: [2, 2, 2], gives: { culture: 1, happy: 2 } },
  't06.wonder.library-of-alexandria': { stages: [1, 2, 2, 1], gives: { culture: 1, science: 1 }, ...library },
  't06.wonder.colossus': { stages: [3, 3], gives: { culture: 1, strength: 1, colonization: 1 } },
  't06.wonder.pyramids': { stages: [3, 2, 1], gives: { civil: 1 } },
  't06.wonder.great-wall': { stages: [2, 2, 3, 2], gives: { culture: 1, happy: 1 }, ...wall },
  't06.wonder.st-peters-basilica': {
    stages: [4, 4],
    gives: { culture: 2, happy: 2 },
    does: (id) => expect(adds(id, { workers: { religion: 1, theology: 1 } }).happy).toBe(2 + 3),
    refuses: (id) => expect(adds(id, { workers: { theology: 1 }, government: 'communism' }).happy).toBe((1 + 2) * 2 - 1 - 1),
  },
  't06.wonder.universitas-carolina': { stages: [3, 3, 3], gives: { culture: 1, science: 2 } },
  't06.wonder.taj-mahal': { stages: [2, 4, 2], gives: { culture: 3 } },
  't06.wonder.transcontinental-railroad': { stages: [3, 4, 5], gives: { strength: 5 }, ...railroad },
  't06.wonder.eiffel-tower': { stages: [3, 7, 3], gives: { culture: 4, happy: 1 } },
  't06.wonder.kremlin': {
    stages: [4, 4, 4],
    with: { workers: { theology: 2 } },
    gives: { culture: 3, happy: -2, civil: 1, military: 1 },
  },
  't06.wonder.ocean-liner-service': {
    stages: [3, 2, 2, 2, 3],
    does(id) {
      const at = does(acting(id, { wonders: [id], yellow: 12 }), 0, { move: 'grow', with: 'free-growth' });
      expect([player(at).pool, left(at)[0]]).toEqual([2, 4]);
    },
    refuses(id) {
      const poor = acting(id, { wonders: [id], yellow: 3 });
      refuses(poor, 0, { move: 'grow', with: 'free-growth' }, 'TTA-POP-01', 'NOT_ENOUGH_FOOD', { need: 2, have: 0 });
      refuses(acting(id, { wonder: id }), 0, { move: 'grow', with: 'free-growth' }, 'TTA-POP-01', 'CARD_NOT_IN_PLAY');
    },
  },
  't06.wonder.hollywood': { stages: [5, 6, 5], with: { workers: levels }, gives: { points: 2 * (1 + 4) } },
  't06.wonder.internet': { stages: [2, 3, 4, 3, 2], with: { workers: levels }, gives: { points: 2 * (4 + 3) } },
  't06.wonder.first-space-flight': {
    stages: [3, 4, 9],
    with: { workers: { iron: 1, tanks: 0 }, specials: ['engineering'] },
    gives: { points: 2 + 1 + 3 + 3 },
  },
  't06.wonder.fast-food-chains': { stages: [4, 4, 4, 4], with: { workers: fastFood }, gives: { points: 2 * 3 + 3 } },
});

const STOCKPILE = 't15.action.stockpile.a';
const SECOND: Proofs = proofs(wonder, {
  't15.wonder.colossus': { stages: [3, 3], gives: { strength: 2, colonization: 1 } },
  't15.wonder.library-of-alexandria': { stages: [1, 4, 1], gives: { culture: 1, science: 1 }, ...library },
  't15.wonder.st-peters-basilica': { stages: [4, 4], gives: { culture: 2, happy: 1 }, ...basilica },
  't15.wonder.taj-mahal': {
    stages: [2, 4, 2],
    gives: { culture: 3, blue: 1 },
    does(id) {
      const at = acting(id, { leader: 'moses', civilHand: ['aristotle'] }, { row: ['', '', '', '', '', id] });
      expect(takingPrice(does(at, 0, lead(card('aristotle'))).state, 0, 5)).toBe(0);
    },
    refuses(id) {
      // A first leader replaces nobody.
      const at = does(acting(id, { civilHand: ['aristotle'] }, { row: ['', '', '', '', '', id] }), 0, lead(card('aristotle')));
      expect(takingPrice(at.state, 0, 5)).toBe(2);
    },
  },
  't15.wonder.kremlin': { stages: [4, 4, 4], with: { workers: { theology: 2 } }, gives: { civil: 1, military: 1, culture: 2, happy: -1 } },
  't15.wonder.ocean-liner-service': { stages: [4, 2, 2, 4], ...liner },
  't15.wonder.transcontinental-railroad': { stages: [3, 3, 3, 3], gives: { strength: 4 }, ...railroad },
  't15.wonder.first-space-flight': {
    stages: [1, 2, 4, 9],
    with: { workers: { iron: 1, tanks: 0 }, specials: ['engineering'] },
    gives: { points: 2 + 1 + 3 + 3 },
  },
  // What the buildings give, with what the leader changes about them.
  't15.wonder.hollywood': {
    stages: [5, 6, 5],
    with: { workers: { 't15.theater.drama': 2, 't15.library.printing-press': 1, religion: 2 }, leader: 't15.leader.j-s-bach' },
    gives: { points: 2 * (2 * (2 + 1) + 1) },
  },
  't15.wonder.internet': {
    stages: [2, 3, 4, 3, 2],
    with: { workers: { alchemy: 1, 't15.arena.bread-and-circuses': 1, religion: 1, iron: 2 } },
    gives: { points: 2 + 1 + 1 },
  },
});

const REBALANCED: Proofs = proofs(wonder, {
  'nlw.wonder.hanging-gardens': { stages: [2, 2, 2], gives: { culture: 1, happy: 2, food: 2, blue: -2 } },
  'nlw.wonder.colossus': {
    stages: [3, 3],
    gives: { strength: 2, colonization: 1 },
    does: (id) => expect([1, 2].map((age) => handOf(aged(id, age), 0).length)).toEqual([3, 3]),
    refuses: (id) => expect([handOf(aged(id, 3), 0), handOf(aged(id, 1), 1)]).toEqual([[], []]),
  },
  'nlw.wonder.st-peters-basilica': { stages: [1, 6, 1], gives: { culture: 2, happy: 1 }, ...basilica },
  'nlw.wonder.transcontinental-railroad': { stages: [3, 3, 3, 3], gives: { strength: 4 }, ...railroad },
  'nlw.wonder.ocean-liner-service': { stages: [4, 1, 1, 4], gives: { yellow: 1 }, ...liner },
});
/** The end of an age in the turn of the other player. */
function aged(id: CardId, age: number) {
  return moment(id, {
    age,
    civilLeft: 0,
    current: 1,
    steps: [{ step: 'replenish' }, { step: 'politics' }],
    players: [{ wonders: [id] }, {}],
  });
}

const ROAD = 'nlw.wonder.silk-road';
const PATRIOTISM = 't06.action.patriotism.i';
const onRoad = (p: PlayerSpec) => acting(ROAD, { wonder: ROAD, stages: 1, ...p });
const CASTLE = 'nlw.wonder.himeji-castle';
const PLUNDER = 't15.aggression.plunder.i';
const duel = (own: PlayerSpec, other: PlayerSpec) =>
  moment(CASTLE, {
    players: [
      { hand: [PLUNDER], culture: 0, ...own },
      { tokens: { bronze: 3 }, ...other },
    ],
  });
const LOUVRE = 'nlw.wonder.louvre-museum';
const museum = (tokens: number, p: PlayerSpec = {}) => {
  const at = acting(LOUVRE, p);
  player(at).wonders = [{ id: LOUVRE, ruined: false, tokens }];
  return at;
};
const best = { workers: { warriors: 2, bronze: 2, agriculture: 2, philosophy: 1, religion: 1 } };

const NEW: Proofs = proofs(wonder, {
  'nlw.wonder.colosseum': {
    stages: [2, 2, 2],
    gives: { happy: 1, military: 1 },
    does(id) {
      const at = acting(id, { wonders: [id], civilHand: ['t15.infantry.riflemen'], science: 4, culture: 0 });
      const learnt = does(at, 0, learn('t15.infantry.riflemen'));
      expect([player(learnt).science, player(learnt).culture]).toEqual([0, 2]);
      expect(sciencePrice(at.state, 0, card('tanks'), -1)).toBe(9 - 3);
    },
    refuses(id) {
      const at = acting(id, { wonders: [id], civilHand: ['t15.artillery.cannon'], science: 6, culture: 0 });
      const learnt = does(at, 0, learn('t15.artillery.cannon'));
      expect([player(learnt).science, player(learnt).culture]).toEqual([0, 0]);
    },
  },
  'nlw.wonder.roman-roads': {
    stages: [1, 1, 1, 2],
    spec: { age: 1 },
    gives: { blue: 1, yellow: 1 },
    does(id) {
      const at = (age: number) => acting(id, { wonders: [id], workers: {} }, { age });
      expect([1, 2, 3].map((age) => resources(does(at(age), 0, END)))).toEqual([1, 0, 0]);
      expect([1, 2, 3, 4].map((age) => [standing(at(age)).science ?? 0, standing(at(age)).culture ?? 0])).toEqual([
        [0, 0],
        [1, 0],
        [0, 2],
        [0, 2],
      ]);
    },
  },
  'nlw.wonder.stonehenge': {
    stages: [1, 2, 3],
    gives: { culture: 1, happy: 1, insight: 1 + 2 + 3 },
    refuses(id) {
      // What a card saves is no less science; once finished it brings no more.
      const at = acting(id, { wonder: id, stages: 1, civilHand: ['engineering-genius.a'], science: 0 });
      expect(player(does(at, 0, stage('t06.action.engineering-genius.a'))).science).toBe(2);
    },
  },
  'nlw.wonder.acropolis': {
    stages: [2, 1, 2],
    gives: { limit: 1, culture: 1, strength: 1 },
    does: (id) =>
      expect(
        sciencePrice(
          acting(id, { wonders: [id], workers: { philosophy: 2, religion: 1 } }).state,
          0,
          't15.government.monarchy',
          -1,
          'peaceful',
        ),
      ).toBe(8 - 3),
    refuses: (id) =>
      expect(
        sciencePrice(acting(id, { wonders: [id], workers: { philosophy: 2 } }).state, 0, 't15.government.monarchy', -1, 'revolution'),
      ).toBe(2),
  },
  'nlw.wonder.machu-picchu': {
    stages: [3, 3, 3],
    gives: { blue: 1 },
    does(id) {
      const p = player(acting(id, { wonders: [id], workers: { agriculture: 2, irrigation: 1, iron: 1, coal: 1 } }));
      expect([grossOf(p, 'food'), grossOf(p, 'resources')]).toEqual([2 + 2 * 2, 2 * 2 + 3]);
    },
    refuses(id) {
      const p = player(acting(id, { wonders: [id], workers: { 'selective-breeding': 1, coal: 2 } }));
      expect([grossOf(p, 'food'), grossOf(p, 'resources')]).toEqual([3, 6]);
    },
  },
  [CASTLE]: {
    stages: [3, 2, 2, 2],
    gives: { culture: 2, strength: 2 },
    does() {
      const at = duel({ wonders: [CASTLE], workers: { knights: 1 } }, { workers: { warriors: 5 } });
      const won = does(at, 0, { ...attack(PLUNDER), champion: 'knights' });
      expect([player(won).culture, player(won).yellow, resources(won)]).toEqual([3, 19, 3]);
      const held = does(
        does(duel({ workers: { warriors: 7 } }, { wonders: [CASTLE], workers: { warriors: 1 } }), 0, attack(PLUNDER)),
        1,
        { move: 'champion', unit: 'warriors' },
        { move: 'settle' },
      );
      expect(eventsOf(held, 'fought')[0]).toMatchObject({ attack: 7, defence: 2 + 1 + 1 + 3 });
    },
    refuses() {
      refuses(
        duel({ wonders: [CASTLE], workers: { knights: 1 } }, { workers: { warriors: 5 } }),
        0,
        attack(PLUNDER),
        'TTN-AGG-01',
        'TARGET_NOT_WEAKER',
      );
      const bare = duel({ workers: { knights: 1 } }, { workers: {} });
      refuses(bare, 0, { ...attack(PLUNDER), champion: 'knights' }, 'TTX-CRD-23', 'CARD_NOT_IN_PLAY');
      const empty = duel({ wonders: [CASTLE], workers: { knights: 1 } }, { workers: {} });
      refuses(empty, 0, { ...attack(PLUNDER), champion: 'warriors' }, 'TTX-CRD-23', 'NO_WORKER_ON_CARD');
    },
  },
  'nlw.wonder.forbidden-city': {
    stages: [4, 4],
    gives: { civil: 1 },
    does: (id) =>
      expect([
        discontentOf(acting(id, { yellow: 5, workers: {} }).state, 0),
        discontentOf(acting(id, { yellow: 5, workers: {}, wonders: [id] }).state, 0),
      ]).toEqual([5, 3]),
    refuses(id) {
      expect(adds(id, { yellow: 5 })).toEqual({ civil: 1 });
      expect(discontentOf(acting(id, { yellow: 15, workers: {}, wonders: [id] }).state, 0)).toBe(0);
    },
  },
  [ROAD]: {
    stages: [1, 2, 2, 2],
    gives: { science: 1, culture: 2 },
    does() {
      const arms = does(onRoad({ civilHand: [PATRIOTISM] }), 0, play(PATRIOTISM));
      expect([player(arms).earmarks[0]!.n, left(arms)[1]]).toEqual([3, 4]);
      const stock = does(onRoad({ civilHand: [STOCKPILE] }), 0, play(STOCKPILE));
      expect([food(stock), resources(stock)]).toEqual([2, 2]);
      const site_ = onRoad({ civilHand: ['engineering-genius.a'], tokens: {} });
      expect(player(does(site_, 0, stage('t06.action.engineering-genius.a'))).wonder!.stages).toBe(2);
      const raised = onRoad({ civilHand: ['t15.action.rich-land.a'], workers: { bronze: 1 } });
      expect(resources(does(raised, 0, build(card('bronze'), 't15.action.rich-land.a')))).toBe(0);
    },
    refuses() {
      const two = does(onRoad({ civilHand: [STOCKPILE, PATRIOTISM] }), 0, play(STOCKPILE), play(PATRIOTISM));
      expect([player(two).earmarks[0]!.n, left(two)[1]]).toEqual([2, 3]);
      const unbegun = does(acting(ROAD, { wonder: ROAD, civilHand: [STOCKPILE] }), 0, play(STOCKPILE));
      expect(food(unbegun)).toBe(1);
      // A stage built in the turn makes the next card better, even if others were played before.
      const begun = acting(ROAD, { wonder: ROAD, civilHand: [STOCKPILE, PATRIOTISM], tokens: { bronze: 1 } });
      expect(player(does(begun, 0, play(STOCKPILE), stage(), play(PATRIOTISM))).earmarks[0]!.n).toBe(3);
    },
  },
  'nlw.wonder.harvard-college': {
    stages: [3, 4, 4],
    gives: { science: 3, culture: 1 },
    does: (id) => expect(food(does(acting(id, { wonders: [id] }, { row: [STOCKPILE] }), 0, take(0), play(STOCKPILE)))).toBe(1),
    refuses(id) {
      const two = acting(id, { wonders: [id] }, { row: [STOCKPILE, PATRIOTISM] });
      refuses(does(two, 0, take(0), take(1), play(STOCKPILE)), 0, play(PATRIOTISM), 'TTN-ACC-01', 'ACTION_CARD_TAKEN_THIS_TURN');
      refuses(does(acting(id, {}, { row: [STOCKPILE] }), 0, take(0)), 0, play(STOCKPILE), 'TTN-ACC-01', 'ACTION_CARD_TAKEN_THIS_TURN');
    },
  },
  'nlw.wonder.statue-of-liberty': {
    stages: [4, 4, 4],
    gives: { culture: 2 },
    refuses: (id) => expect([adds(id), adds(id, { government: 't15.government.democracy' })]).toEqual([{}, { culture: 3 }]),
  },
  [LOUVRE]: {
    stages: [4, 5, 4],
    gives: { culture: 2 + 3, blue: -3 },
    does() {
      const spent = does(museum(3, { workers: { iron: 0 } }), 0, { move: 'withdraw', n: 2 });
      expect([resources(spent), standing(spent).culture]).toEqual([4, 2 + 1]);
      expect(left(spent)[0]).toBe(4);
      expect(resources(does(museum(1, { blue: 0 }), 0, { move: 'withdraw', n: 1 }))).toBe(1);
    },
    refuses() {
      refuses(museum(1), 0, { move: 'withdraw', n: 2 }, 'TTX-CRD-34', 'NOT_ENOUGH_TOKENS', { need: 2, have: 1 });
      refuses(acting(LOUVRE, { wonder: LOUVRE, stages: 2 }), 0, { move: 'withdraw', n: 1 }, 'TTX-CRD-34', 'CARD_NOT_IN_PLAY');
      refuses(museum(3, { workers: { bronze: 0 } }), 0, build(card('bronze')), 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: 2, have: 0 });
    },
  },
  'nlw.wonder.suez-canal': {
    stages: [4, 4, 4],
    does(id) {
      const land = card('historic-territory.i');
      const done = does(acting(id, { wonder: id, stages: 2, tokens: { bronze: 4 }, hand: [land, 'legion'], workers: {} }), 0, stage());
      expect(offers(done, 0)).toEqual([{ move: 'explore', card: land }, { move: 'decline' }]);
      const settled = does(done, 0, { move: 'explore', card: land });
      expect([player(settled).colonies, resources(does(settled, 0, END))]).toEqual([[land], 1]);
    },
    refuses(id) {
      const done = does(acting(id, { wonder: id, stages: 2, tokens: { bronze: 4 }, hand: ['legion'], workers: {} }), 0, stage());
      refuses(done, 0, { move: 'explore', card: 'legion' }, 'TTA-MCD-01', 'WRONG_CARD_TYPE');
      expect(resources(does(acting(id, { wonders: [id], workers: {} }), 0, END))).toBe(0);
    },
  },
  'nlw.wonder.empire-state-building': {
    stages: [5, 5, 7],
    with: best,
    spec: { players: [{ workers: { bronze: 2, agriculture: 2 } }] },
    gives: { points: 3 * 7 },
    does(id) {
      const points = (seats: number) =>
        player(
          does(
            acting(
              id,
              { wonder: id, stages: 2, tokens: { bronze: 7 }, workers: { warriors: 1 } },
              { seats, players: Array(seats - 1).fill({ workers: {} }) },
            ),
            0,
            stage(),
          ),
        ).culture;
      expect([points(2), points(3), points(4)]).toEqual([7, 8, 9]);
    },
    refuses(id) {
      const tied = acting(id, { wonder: id, stages: 2, tokens: { bronze: 7 }, ...best }, { players: [best] });
      expect(player(does(tied, 0, stage())).culture).toBe(0);
    },
  },
  'nlw.wonder.united-nations': {
    stages: [4, 4, 4, 4],
    with: { wonders: ['pyramids', 'colossus'], specials: ['masonry'] },
    gives: { points: 4 * 3 },
    does(id) {
      const impact = card('impact-of-happiness');
      const at = acting(
        id,
        { wonder: id, stages: 3, tokens: { bronze: 4 }, hand: [impact], workers: { religion: 1 } },
        { players: [{ workers: { theology: 1 }, yellow: 18 }] },
      );
      const voted = does(does(at, 0, stage()), 0, { move: 'assemble', card: impact });
      expect([player(voted).culture, player(voted, 1).culture, handOf(voted, 0)]).toEqual([4 + 2, 4, [impact]]);
    },
    refuses(id) {
      const asked = does(acting(id, { wonder: id, stages: 3, tokens: { bronze: 4 }, hand: ['cold-war'] }), 0, stage());
      refuses(asked, 0, { move: 'assemble', card: 'cold-war' }, 'TTX-CRD-46', 'WRONG_CARD_TYPE');
      const empty = does(acting(id, { wonder: id, stages: 3, tokens: { bronze: 4 } }), 0, stage());
      expect(asks(empty).step).toBe('actions');
    },
  },
  'nlw.wonder.manhattan-project': { stages: [2, 4, 8], with: { workers: { alchemy: 2 } }, gives: { strength: 13, points: 4 } },
});

const CROSS = 'nlw.wonder.international-red-cross';
const help = { move: 'help-build', owner: 1 } as const;
const helper = (p: PlayerSpec, stages = 3) =>
  acting(CROSS, { tokens: { agriculture: 6 }, culture: 0, ...p }, { players: [{ wonder: CROSS, stages, culture: 0 }] });
/** TTX-CRD-42 to 45 */
const redCross: Proof = {
  does() {
    let at = acting(
      CROSS,
      { government: 'republic', wonder: CROSS, tokens: { agriculture: 15 }, workers: {}, culture: 0 },
      { players: [{ colonies: ['historic-territory.i'] }] },
    );
    for (let i = 0; i < 5; i++) at = does(at, 0, stage());
    expect([player(at).culture, food(at), player(at).wonders.length]).toEqual([5 * 6 + 1, 0, 1]);
    const helped = does(helper({ colonies: ['historic-territory.i'] }, 4), 0, help);
    expect([player(helped).culture, food(helped), left(helped)[0], player(helped, 1).culture, player(helped, 1).wonders.length]).toEqual([
      6, 3, 3, 1, 1,
    ]);
  },
  refuses() {
    refuses(acting(CROSS, { wonder: CROSS, tokens: { bronze: 9, agriculture: 2 } }), 0, stage(), 'TTX-CRD-42', 'NOT_ENOUGH_FOOD', {
      need: 3,
      have: 2,
    });
    refuses(does(helper({}), 0, help), 0, help, 'TTX-CRD-43', 'ONCE_PER_TURN');
    refuses(helper({ tokens: { agriculture: 2 } }), 0, help, 'TTX-CRD-43', 'NOT_ENOUGH_FOOD', { need: 3, have: 2 });
    refuses(
      acting(CROSS, { tokens: { agriculture: 9 } }, { players: [{ wonder: 'nlw.wonder.suez-canal' }] }),
      0,
      help,
      'TTX-CRD-43',
      'NO_WONDER_IN_PROGRESS',
    );
    // Engineering Genius builds a stage of it, but saves nothing.
    const genius = acting(CROSS, { wonder: CROSS, civilHand: ['engineering-genius.iii'], tokens: { agriculture: 3 } });
    expect(food(does(genius, 0, stage('t06.action.engineering-genius.iii')))).toBe(0);
  },
};

export const WONDERS: Proofs = { ...FIRST, ...SECOND, ...REBALANCED, ...NEW, [CROSS]: redCross };
