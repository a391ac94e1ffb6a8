import { expect } from 'vitest';
import { type CardId, mask } from '../../../../kernel/index.js';
import { buildingPrice, sciencePrice, takingPrice, upgradePrice } from '../../ask/prices.js';
import { concerned } from '../../ask/ranking.js';
import { asks, card, does, eventsOf, game, handOf, picks, refuses } from '../scene.js';
import { adds, rating } from './leaders-first.js';
import { given } from './leaders-second.js';
import {
  acting,
  attack,
  build,
  dawn,
  difference,
  END,
  food,
  lead,
  learn,
  left,
  moment,
  PASS,
  type Proofs,
  pick,
  player,
  resources,
  stage,
  standing,
  take,
} from './proof.js';

const DRAMA = 't15.theater.drama';
const OPERA = 't15.theater.opera';
const PRESS = 't15.library.printing-press';
const ARENA = 't15.arena.bread-and-circuses';
const PLUNDER = 't15.aggression.plunder.i';
const MOSES = card('moses');
const EXPANSION = { rebalanced: true, military: true, leaders: 'secret', choice: 'random', agreed: [] } as const;
const prepare = (name: string) => ({ move: 'prepare', card: name }) as const;
const own = <M extends object>(move: M) => ({ ...move, own: true }) as const;
const L = (name: string): CardId => `nlw.leader.${name}`;
const [ASHOKA, BOUDICA, CLEOPATRA, CONFUCIUS, HIPPOCRATES, SUN_TZU] = [
  'ashoka',
  'boudica',
  'cleopatra',
  'confucius',
  'hippocrates',
  'sun-tzu',
].map(L) as [CardId, CardId, CardId, CardId, CardId, CardId];
const [ISABELLA, ELEANOR, ZIZKA, NOSTRADAMUS, GUTENBERG, SALADIN] = [
  'isabella-of-castile',
  'eleanor-of-aquitaine',
  'jan-zizka',
  'nostradamus',
  'johannes-gutenberg',
  'saladin',
].map(L) as [CardId, CardId, CardId, CardId, CardId, CardId];
const [CATHERINE, MARIA, WATT, NOBEL, GAUDI, DARWIN] = [
  'catherine-the-great',
  'maria-theresa',
  'james-watt',
  'alfred-nobel',
  'antoni-gaudi',
  'charles-darwin',
].map(L) as [CardId, CardId, CardId, CardId, CardId, CardId];
const [CURIE, DIETRICH, JOBS, MANDELA, COUBERTIN, FLEMING] = [
  'marie-curie',
  'marlene-dietrich',
  'steve-jobs',
  'nelson-mandela',
  'pierre-de-coubertin',
  'ian-fleming',
].map(L) as [CardId, CardId, CardId, CardId, CardId, CardId];

/** What the production of a turn brings with these cards in hand. */
const harvest = (civilHand: readonly string[]) => {
  const ended = does(acting(ASHOKA, { leader: ASHOKA, civilHand, workers: { agriculture: 1, bronze: 1 } }), 0, END);
  return [food(ended), resources(ended)];
};
const weak = { workers: {} };
const strong = { workers: { warriors: 3 } };

const AGE_A: Proofs = {
  [ASHOKA]: {
    does: () =>
      expect([harvest(['iron', 'alchemy']), harvest(['iron', 'alchemy', 'moses', 'masonry'])]).toEqual([
        [1, 2],
        [2, 2],
      ]),
    refuses: () =>
      expect([harvest([]), harvest(['iron', 'irrigation'])]).toEqual([
        [1, 1],
        [1, 1],
      ]),
  },
  [BOUDICA]: {
    does() {
      const poor = dawn(BOUDICA, { leader: BOUDICA, workers: {}, tokens: {} }, { players: [strong] });
      const armed = does(poor, 0, PASS);
      expect(player(armed).earmarks).toEqual([{ from: BOUDICA, goods: 'resources', uses: ['unit'], n: 2 }]);
      const rich = dawn(BOUDICA, { leader: BOUDICA, workers: { warriors: 3 } }, { players: [weak] });
      expect([
        food(does(rich, 0, pick('food'))),
        resources(does(rich, 0, pick('resources'))),
        player(does(rich, 0, pick('science'))).science,
      ]).toEqual([1, 1, 1]);
    },
    refuses() {
      const poor = does(dawn(BOUDICA, { leader: BOUDICA, workers: { bronze: 0 } }, { players: [strong] }), 0, PASS);
      refuses(poor, 0, build(card('bronze')), 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: 2, have: 0 });
      const rich = dawn(BOUDICA, { leader: BOUDICA, workers: { warriors: 3 } }, { players: [weak] });
      expect(player(does(rich, 0, pick('food'), PASS)).earmarks).toEqual([]);
      refuses(rich, 0, pick('culture'), 'TTA-EVT-05', 'NOT_A_CHOICE');
    },
  },
  [CLEOPATRA]: {
    does() {
      const at = does(
        acting(CLEOPATRA, { civilHand: [CLEOPATRA], wonder: 'pyramids', stages: 2, workers: { philosophy: 0 }, tokens: { bronze: 2 } }),
        0,
        lead(CLEOPATRA),
      );
      expect([resources(does(at, 0, stage())), resources(does(at, 0, build(card('philosophy'))))]).toEqual([2, 0]);
    },
    refuses() {
      const at = does(
        acting(CLEOPATRA, { civilHand: [CLEOPATRA], workers: { bronze: 0, warriors: 0 }, tokens: { bronze: 1 } }),
        0,
        lead(CLEOPATRA),
      );
      refuses(at, 0, build(card('bronze')), 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: 2, have: 1 });
      refuses(at, 0, build(card('warriors')), 'TTA-MIL-01', 'NOT_ENOUGH_RESOURCES', { need: 2, have: 1 });
      expect(player(does(at, 0, END)).earmarks).toEqual([]);
    },
  },
  [CONFUCIUS]: {
    does() {
      const at = moment(CONFUCIUS, {
        age: 1,
        events: [card('legion'), 'rats'],
        players: [{ leader: CONFUCIUS, hand: [PLUNDER], culture: 0 }],
        expansion: EXPANSION,
      });
      const done = does(at, 0, prepare(PLUNDER));
      expect([player(done).science, player(done, 1).science, player(done).culture]).toEqual([1 + 1, 1, 1]);
      const left = does(acting(CONFUCIUS, { leader: CONFUCIUS, civilHand: [MOSES], science: 0 }), 0, lead(MOSES));
      expect(player(left).science).toBe(1);
    },
    refuses() {
      const hand = ['legion', 'rats'];
      refuses(moment(CONFUCIUS, { players: [{ hand }] }), 0, prepare('legion'), 'TTA-MCD-01', 'WRONG_CARD_TYPE');
      const at = moment(CONFUCIUS, {
        age: 1,
        events: ['pestilence', 'foray'],
        players: [{ leader: CONFUCIUS, hand }, {}],
        expansion: EXPANSION,
      });
      // A false event looks like any other to those who did not prepare it.
      const views = hand.map((name) => mask(game, does(at, 0, prepare(name)).state, 1).futureEvents);
      expect(views[0]).toEqual(views[1]);
    },
  },
  [HIPPOCRATES]: {
    does() {
      const at = dawn(HIPPOCRATES, { leader: HIPPOCRATES, lore: { healing: 2 } });
      expect(player(at).lore.healing).toBe(3);
      const aged = moment(HIPPOCRATES, {
        age: 1,
        civilLeft: 0,
        steps: [{ step: 'replenish' }, { step: 'politics' }],
        players: [{ yellow: 0, lore: { healing: 2 } }],
      });
      expect([player(aged).yellow, player(aged).lore.healing]).toEqual([1, 1]);
    },
    refuses() {
      expect(player(dawn(HIPPOCRATES, { leader: HIPPOCRATES, lore: { healing: 3 } })).lore.healing).toBe(3);
      expect(player(dawn(HIPPOCRATES, { lore: { healing: 1 } })).lore.healing).toBe(1);
      // Nothing that takes yellow tokens finds those on the government.
      const at = moment(HIPPOCRATES, {
        events: ['uncertain-borders', 'rats'],
        steps: [{ step: 'reveal' }, { step: 'politics' }],
        players: [strong, { ...weak, yellow: 0, lore: { healing: 3 } }],
      });
      expect([player(at).yellow, player(at, 1).lore.healing]).toEqual([18, 3]);
    },
  },
  [SUN_TZU]: {
    does() {
      expect(adds(SUN_TZU)).toEqual({ strength: 1 });
      const drawn = (usedMilitary: number) =>
        handOf(does(acting(SUN_TZU, { leader: SUN_TZU, government: 't15.government.communism', usedMilitary }), 0, END), 0).length;
      expect([drawn(5), drawn(3), drawn(0)]).toEqual([2, 4, 5]);
      const at = acting(SUN_TZU, { leader: SUN_TZU, tactic: 'legion', civilHand: [MOSES], workers: { warriors: 3 } });
      player(at).exclusive = true;
      // He takes his own strength with him and leaves as much under the tactic.
      expect(difference(at, does(at, 0, lead(MOSES)))).toEqual({});
    },
    refuses() {
      const at = acting(SUN_TZU, { leader: SUN_TZU, tactic: 'legion', workers: { warriors: 3 } });
      player(at).exclusive = true;
      const round = does(does(at, 0, END), 1, PASS, END);
      expect(round.state.commonTactics).toEqual([]);
      expect(handOf(does(acting(SUN_TZU, { leader: SUN_TZU }, { age: 4 }), 0, END), 0)).toEqual([]);
    },
  },
};

const ship = (id: CardId, leader: boolean, n: number) =>
  moment(id, {
    players: [{ ...(leader && { leader: id }), tokens: { bronze: 6 }, workers: { warriors: 1 } }],
    steps: [
      { step: 'expedition', card: card('historic-territory.i'), seat: 0, bid: 1 + n, sent: { units: [card('warriors')], cards: [] } },
      { step: 'actions' },
    ],
  });

const AGE_I: Proofs = {
  [ISABELLA]: {
    does() {
      expect(adds(ISABELLA)).toEqual({});
      const at = does(acting(ISABELLA, { civilHand: [ISABELLA], workers: {} }), 0, lead(ISABELLA));
      expect([player(at).blue, resources(does(at, 0, END))]).toEqual([42, 1]);
      const paid = [1, 2, 3].map((n) => 6 - resources(does(ship(ISABELLA, true, n), 0, { move: 'buy', n }, { move: 'settle' })));
      expect(paid).toEqual([1, 3, 6]);
    },
    refuses() {
      refuses(ship(ISABELLA, false, 1), 0, { move: 'buy', n: 1 }, 'TTA-COL-03', 'CARD_NOT_IN_PLAY');
      refuses(does(ship(ISABELLA, true, 1), 0, { move: 'buy', n: 1 }), 0, { move: 'buy', n: 1 }, 'TTA-COL-03', 'ONCE_PER_FIGHT');
      refuses(ship(ISABELLA, true, 2), 0, { move: 'buy', n: 1 }, 'TTA-COL-03', 'PAYMENT_BELOW_BID', { need: 3, have: 2 });
      const poor = does(ship(ISABELLA, true, 3), 0);
      player(poor).holdings.forEach((h) => {
        h.tokens = 0;
      });
      refuses(poor, 0, { move: 'buy', n: 3 }, 'TTA-COL-03', 'NOT_ENOUGH_RESOURCES', { need: 6, have: 0 });
    },
  },
  [ELEANOR]: {
    does() {
      const at = moment(ELEANOR, { events: ['pestilence', 'foray'], players: [{ leader: ELEANOR, hand: ['rats'] }] });
      expect(handOf(does(at, 0, prepare('rats')), 0)).toHaveLength(2);
      const full = acting(ELEANOR, { leader: ELEANOR, hand: ['legion', 'phalanx', 'rats', 'foray'], usedMilitary: 2 });
      expect(given(does(full, 0, END, { move: 'discard', card: 'rats' }, { move: 'discard', card: 'foray' }), ELEANOR)).toEqual([
        { culture: 1 },
        { culture: 1 },
      ]);
      expect(left(does(acting(ELEANOR, { leader: ELEANOR, civilHand: [MOSES], usedCivil: 3 }), 0, lead(MOSES)))[0]).toBe(3);
    },
    refuses() {
      expect(left(does(acting(ELEANOR, { leader: ELEANOR, civilHand: [MOSES], usedCivil: 1 }), 0, lead(MOSES)))[0]).toBe(4);
      const few = does(acting(ELEANOR, { leader: ELEANOR, hand: ['legion'], usedMilitary: 2 }), 0, END);
      expect(given(few, ELEANOR)).toEqual([]);
    },
  },
  [ZIZKA]: {
    does: () =>
      expect(adds(ZIZKA, { workers: { warriors: 1, agriculture: 2 }, tactic: 'legion' })).toEqual({ military: 1, strength: 2, culture: 1 }),
    refuses() {
      expect(adds(ZIZKA, { workers: { agriculture: 3 }, tactic: 'heavy-cavalry' })).toEqual({ military: 1 });
      // Farmers are not sent away.
      const at = moment(ZIZKA, {
        events: ['historic-territory.i', 'rats'],
        steps: [{ step: 'reveal' }, { step: 'politics' }],
        players: [{ leader: ZIZKA, tactic: 'legion', workers: { warriors: 1, agriculture: 2 } }],
      });
      refuses(at, 0, { move: 'bid', n: 2 }, 'TTN-COL-01', 'BID_NOT_PAYABLE', { need: 2, have: 1 });
    },
  },
  [NOSTRADAMUS]: {
    does() {
      const at = moment(NOSTRADAMUS, {
        age: 1,
        events: ['foray', 'raiders'],
        players: [{ hand: ['rats'] }, { leader: NOSTRADAMUS }, {}],
        seats: 3,
      });
      const prepared = does(at, 0, prepare('rats'));
      expect([0, 1, 2].map((seat) => mask(game, prepared.state, seat).futureEvents[0]!.card)).toEqual([card('rats'), card('rats'), null]);
      const both = moment(NOSTRADAMUS, { players: [strong, { leader: NOSTRADAMUS, workers: { warriors: 2 } }] }).state;
      expect([concerned(both, 'strongest'), concerned(both, 'weakest')]).toEqual([[0], [0]]);
      const wise = moment(NOSTRADAMUS, {
        age: 1,
        events: ['foray', 'raiders'],
        players: [{ leader: NOSTRADAMUS, hand: ['rats'], culture: 0 }],
      });
      expect(given(does(wise, 0, prepare('rats')), NOSTRADAMUS)).toEqual([{ culture: 3 }]);
    },
    refuses() {
      const at = (warriors: number) =>
        moment(NOSTRADAMUS, {
          players: [
            { hand: [PLUNDER], workers: { warriors } },
            { leader: NOSTRADAMUS, workers: { warriors: 2 } },
          ],
        });
      refuses(at(5), 0, attack(PLUNDER), 'TTN-AGG-01', 'TARGET_NOT_WEAKER', { need: 6, have: 5 });
      expect(asks(does(at(6), 0, attack(PLUNDER))).step).toBe('actions');
      expect(adds(NOSTRADAMUS)).toEqual({});
    },
  },
  [GUTENBERG]: {
    does() {
      const ready = {
        leader: GUTENBERG,
        usedCivil: 4,
        civilHand: [PRESS],
        science: 2,
        culture: 0,
        tokens: { bronze: 2 },
        workers: { philosophy: 0 },
      };
      const at = acting(GUTENBERG, ready, { row: ['alchemy'] });
      const learnt = does(at, 0, own(learn(PRESS)));
      expect([player(learnt).science, player(learnt).culture]).toEqual([0, 2]);
      expect(resources(does(at, 0, own(build(card('philosophy')))))).toBe(0);
      expect(player(does(at, 0, own(take(0)))).civilHand).toHaveLength(2);
    },
    refuses() {
      const at = acting(GUTENBERG, { leader: GUTENBERG, tokens: { bronze: 9 }, workers: { bronze: 0, philosophy: 0 } }, { row: ['iron'] });
      refuses(at, 0, own(build(card('bronze'))), 'TTX-CRD-15', 'WRONG_CARD_TYPE');
      refuses(at, 0, own(take(0)), 'TTX-CRD-15', 'WRONG_CARD_TYPE');
      refuses(does(at, 0, own(build(card('philosophy')))), 0, own(build(card('philosophy'))), 'TTX-CRD-15', 'ONCE_PER_TURN');
      refuses(acting(GUTENBERG, { workers: { philosophy: 0 } }), 0, own(build(card('philosophy'))), 'TTX-CRD-15', 'CARD_NOT_IN_PLAY');
    },
  },
  [SALADIN]: {
    does() {
      const asked = does(acting(SALADIN, { leader: SALADIN, workers: {} }), 0, END);
      expect(picks(asked, 0)).toEqual(['strength', 'civilActions']);
      expect(standing(does(asked, 0, pick('civilActions')))).toEqual({ civil: 5, military: 2, limit: 2 });
      expect(standing(does(asked, 0, pick('strength')))).toEqual({ civil: 4, military: 2, limit: 2, strength: 2 });
    },
    refuses() {
      // Before the first choice he gives nothing; when he leaves the token goes, a used one first.
      expect(adds(SALADIN)).toEqual({});
      const at = acting(SALADIN, { leader: SALADIN, civilHand: [MOSES], usedCivil: 3, lore: { token: 'civilActions' } });
      const gone = does(at, 0, lead(MOSES));
      expect([left(gone)[0], player(gone).lore.token]).toEqual([4 - (3 + 1 - 1 - 1), undefined]);
      refuses(does(acting(SALADIN, { leader: SALADIN }), 0, END), 0, { move: 'decline' }, 'TTA-POL-03', 'WRONG_PHASE');
    },
  },
};

const AGE_II: Proofs = {
  [CATHERINE]: {
    does() {
      expect(adds(CATHERINE)).toEqual({ culture: 2, military: 1 });
      const yellow = (seats: number, players: object[]) => {
        const after = does(moment(CATHERINE, { seats, players: [{ leader: CATHERINE, workers: { warriors: 2 } }, ...players] }), 0, {
          move: 'partition',
        });
        return after.state.players.map((p) => p.yellow);
      };
      expect([yellow(2, [weak]), yellow(3, [weak, strong]), yellow(4, [weak, strong, strong]), yellow(4, [weak, weak, strong])]).toEqual([
        [19, 17],
        [19, 17, 18],
        [18, 17, 18, 18],
        [19, 17, 17, 18],
      ]);
    },
    refuses() {
      const at = (p: object, other: object = weak) =>
        moment(CATHERINE, { players: [{ leader: CATHERINE, workers: { warriors: 2 }, ...p }, other] });
      refuses(at({}, strong), 0, { move: 'partition' }, 'TTX-CRD-27', 'NOTHING_TO_TAKE');
      refuses(at({}, { ...weak, yellow: 0 }), 0, { move: 'partition' }, 'TTX-CRD-27', 'NOTHING_TO_TAKE');
      refuses(at({ leader: MOSES }), 0, { move: 'partition' }, 'TTX-CRD-27', 'CARD_NOT_IN_PLAY');
      const again = does(does(at({}), 0, { move: 'partition' }, END), 1, PASS, END);
      refuses(again, 0, { move: 'partition' }, 'TTX-CRD-27', 'ONCE_PER_GAME');
    },
  },
  [MARIA]: {
    does() {
      const grown = does(acting(MARIA, { leader: MARIA, tokens: { agriculture: 2 }, science: 0, culture: 0 }), 0, {
        move: 'grow',
        with: '',
      });
      expect([player(grown).science, player(grown).culture]).toEqual([1, 1]);
      const arms = (p: object, other: object) =>
        player(does(dawn(MARIA, { leader: MARIA, ...p }, { players: [other] }), 0, PASS)).earmarks.reduce((sum, x) => sum + x.n, 0);
      expect(arms(weak, strong)).toBe(3 - 1);
      expect(player(does(acting(MARIA, { civilHand: [MARIA] }), 0, lead(MARIA))).earmarks).toEqual([
        { from: MARIA, goods: 'resources', uses: ['unit'], n: 1 },
      ]);
    },
    refuses() {
      const poor = acting(MARIA, { leader: MARIA, yellow: 0, science: 0 });
      refuses(poor, 0, { move: 'grow', with: '' }, 'TTA-POP-02', 'YELLOW_BANK_EMPTY');
      // A worker who loses his place is no new citizen.
      const idle = does(acting(MARIA, { leader: MARIA, workers: { bronze: 1 }, science: 0 }), 0, { move: 'destroy', tech: 'bronze' });
      expect(player(idle).science).toBe(0);
    },
  },
  [WATT]: {
    does() {
      const { state } = acting(WATT, { leader: WATT, workers: { irrigation: 1, 'selective-breeding': 0, iron: 1, coal: 0, oil: 0 } });
      expect(['selective-breeding', 'coal', 'oil'].map((name) => buildingPrice(state, 0, card(name)))).toEqual([4, 6, 7]);
      expect([
        upgradePrice(state, 0, card('irrigation'), card('selective-breeding')),
        upgradePrice(state, 0, card('coal'), card('oil')),
      ]).toEqual([0, 1]);
      expect([sciencePrice(state, 0, card('coal'), -1), sciencePrice(state, 0, card('oil'), -1)]).toEqual([5, 5]);
      const at = acting(WATT, { leader: WATT, workers: { coal: 1, 'mechanized-agriculture': 1 }, civilHand: ['isaac-newton'], culture: 0 });
      expect(player(does(at, 0, lead(card('isaac-newton')))).culture).toBe(5);
    },
    refuses() {
      const { state } = acting(WATT, { leader: WATT, workers: { iron: 0, alchemy: 0, 'scientific-method': 0 } });
      expect(['iron', 'scientific-method'].map((name) => buildingPrice(state, 0, card(name)))).toEqual([5, 8]);
      expect(sciencePrice(state, 0, card('iron'), -1)).toBe(5);
    },
  },
  [NOBEL]: {
    does() {
      expect(adds(NOBEL)).toEqual({ science: 2, strength: 2 });
      const at = acting(
        NOBEL,
        { leader: NOBEL, civilHand: ['isaac-newton', 'iron', 'irrigation'], science: 20, workers: {} },
        { expansion: EXPANSION },
      );
      const ended = does(at, 0, learn(card('iron')), lead(card('isaac-newton')), learn(card('irrigation')), END);
      expect(given(ended, NOBEL)).toEqual([{ culture: 4 }]);
    },
    refuses() {
      const at = acting(NOBEL, { leader: NOBEL, civilHand: ['isaac-newton', 'iron'], science: 20, workers: {} }, { expansion: EXPANSION });
      const replaced = does(at, 0, lead(card('isaac-newton')));
      expect(left(replaced)[0]).toBe(3);
      expect(given(does(replaced, 0, learn(card('iron')), END), NOBEL)).toEqual([]);
      const lost = moment(NOBEL, {
        events: ['iconoclasm', 'rats'],
        steps: [{ step: 'reveal' }, { step: 'politics' }],
        players: [{ leader: NOBEL }],
      });
      expect([player(lost).leader, lost.state.marks.prize]).toEqual([null, undefined]);
    },
  },
  [GAUDI]: {
    does() {
      expect(adds(GAUDI, { workers: { philosophy: 2, [ARENA]: 1 } })).toEqual({ culture: 2 });
      const { state } = acting(GAUDI, { leader: GAUDI, workers: { philosophy: 2, [ARENA]: 1 } });
      expect([sciencePrice(state, 0, OPERA, -1), sciencePrice(state, 0, card('scientific-method'), -1)]).toEqual([7 - 2, 6 - 1]);
    },
    refuses() {
      expect(adds(GAUDI, { workers: { bronze: 2, warriors: 1 } })).toEqual({});
      const { state } = acting(GAUDI, { leader: GAUDI, workers: { philosophy: 2, [ARENA]: 1 } });
      expect([sciencePrice(state, 0, card('oil'), -1), sciencePrice(state, 0, card('masonry'), -1)]).toEqual([9, 3]);
    },
  },
  [DARWIN]: {
    does() {
      expect(adds(DARWIN, { workers: { theology: 2, alchemy: 1, [PRESS]: 2 } })).toEqual({ happy: -2, culture: 3 });
      expect(takingPrice(acting(DARWIN, { leader: DARWIN }, { row: ['', '', '', '', '', '', '', '', '', 'iron'] }).state, 0, 9)).toBe(2);
    },
    refuses() {
      expect(adds(DARWIN, { workers: { [DRAMA]: 2 } })).toEqual({});
      const prices = ['iron', 'moses', 'work-of-art.a'].map((name) =>
        takingPrice(acting(DARWIN, { leader: DARWIN }, { row: [name] }).state, 0, 0),
      );
      expect(prices).toEqual([1, 1, 1]);
    },
  },
};

const spied = (p: object = {}) =>
  dawn(FLEMING, { leader: FLEMING, ...p }, { seats: 3, players: [{ hand: ['legion'] }, { hand: ['rats'] }] });
const AGE_III: Proofs = {
  [CURIE]: rating(
    CURIE,
    { workers: { oil: 1, iron: 2, alchemy: 1 } },
    { science: 3, strength: 1, culture: 3 },
    { workers: { bronze: 3, philosophy: 2, oil: 0 } },
  ),
  [DIETRICH]: {
    does() {
      expect(adds(DIETRICH, { workers: { [DRAMA]: 1, [OPERA]: 2 } })).toEqual({ culture: 2, happy: 2 });
      expect(adds(DIETRICH, { workers: { warriors: 2, knights: 1 }, tactic: 'medieval-army' })).toEqual({ strength: 2 });
    },
    refuses() {
      expect(adds(DIETRICH, { workers: { multimedia: 2 } })).toEqual({});
      expect(adds(DIETRICH, { workers: { warriors: 1 }, tactic: 'medieval-army' })).toEqual({});
    },
  },
  [JOBS]: {
    does() {
      expect(adds(JOBS, { workers: { 't15.lab.computers': 1, alchemy: 2 } })).toEqual({ happy: 3 });
      const asked = does(
        acting(JOBS, { leader: JOBS, civilHand: ['irrigation'], science: 3, culture: 0, tokens: { bronze: 1 } }),
        0,
        learn(card('irrigation')),
      );
      const sold = does(asked, 0, pick('sale'));
      expect([player(sold).culture, resources(sold)]).toEqual([4, 0]);
    },
    refuses() {
      const broke = does(acting(JOBS, { leader: JOBS, civilHand: ['irrigation'], science: 3 }), 0, learn(card('irrigation')));
      expect(asks(broke).step).toBe('actions');
      const asked = does(
        acting(JOBS, { leader: JOBS, civilHand: ['irrigation'], science: 3, culture: 0, tokens: { bronze: 1 } }),
        0,
        learn(card('irrigation')),
      );
      expect(resources(does(asked, 0, { move: 'decline' }))).toBe(1);
      expect(adds(JOBS, { workers: { philosophy: 2 } })).toEqual({});
    },
  },
  [MANDELA]: {
    does() {
      expect(adds(MANDELA)).toEqual({ civil: 1, culture: 2 });
      const ended = does(acting(MANDELA, { leader: MANDELA, yellow: 6, workers: { theology: 3, religion: 1 } }), 0, END);
      expect(given(ended, MANDELA)).toEqual([{ culture: 2 }]);
      expect(takingPrice(acting(MANDELA, { yellow: 12 }, { row: [MANDELA] }).state, 0, 0)).toBe(1);
    },
    refuses() {
      const ended = (yellow: number) =>
        given(does(acting(MANDELA, { leader: MANDELA, yellow, workers: { religion: 1 } }), 0, END), MANDELA);
      expect([ended(0), ended(12)]).toEqual([[], []]);
      const content = acting(MANDELA, { yellow: 18, usedCivil: 1 }, { row: [MANDELA] });
      refuses(content, 0, take(0), 'TTA-TAKE-01', 'NOT_ENOUGH_CA', { need: 4, have: 3 });
    },
  },
  [COUBERTIN]: {
    does() {
      expect(adds(COUBERTIN, { workers: { [ARENA]: 2 } })).toEqual({ culture: 4 });
      const at = dawn(
        COUBERTIN,
        { leader: COUBERTIN, culture: 0 },
        { players: [{ hand: [PLUNDER], culture: 9, workers: { warriors: 3 } }] },
      );
      const open = does(at, 0, pick('games'), PASS, END);
      expect(player(does(open, 1, attack(PLUNDER, 0)), 1).culture).toBe(1);
      expect(eventsOf(open, 'games')).toHaveLength(1);
    },
    refuses() {
      const at = dawn(
        COUBERTIN,
        { leader: COUBERTIN, culture: 0 },
        { players: [{ hand: [PLUNDER], culture: 9, workers: { warriors: 3 } }] },
      );
      const none = does(at, 0, { move: 'decline' }, PASS, END);
      expect(player(does(none, 1, attack(PLUNDER, 0)), 1).culture).toBe(9);
      // Once in the game, and over when his next political phase begins.
      const round = does(does(at, 0, pick('games'), PASS, END), 1, PASS, END);
      expect([asks(round).step, round.state.marks.games]).toEqual(['politics', undefined]);
    },
  },
  [FLEMING]: {
    does() {
      expect(adds(FLEMING, { workers: { multimedia: 1, [OPERA]: 1 } })).toEqual({ culture: 3 + 2 });
      const seen = does(spied(), 0, pick('seat.1'));
      const shown = (viewer: number | 'spectator') => mask(game, seen.state, viewer).players[1]!.militaryHand.map((x) => x.card);
      expect([shown(0), shown(2), shown('spectator')]).toEqual([[card('legion')], [null], [null]]);
    },
    refuses() {
      const again = spied({ lore: { spied: 1 } });
      expect(picks(again, 0)).toEqual(['seat.2']);
      refuses(again, 0, pick('seat.1'), 'TTA-EVT-05', 'NOT_A_CHOICE');
      expect(player(does(again, 0, { move: 'decline' })).lore.spied).toBeUndefined();
      expect(adds(FLEMING, { workers: { alchemy: 2 } })).toEqual({});
    },
  },
};

export const NEW_LEADERS: Proofs = { ...AGE_A, ...AGE_I, ...AGE_II, ...AGE_III };
