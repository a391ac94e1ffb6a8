import { expect } from 'vitest';
import type { CardId } from '../../../../kernel/index.js';
import { sciencePrice, takingPrice } from '../../ask/prices.js';
import { happinessOf } from '../../ask/ratings.js';
import { attackPrice } from '../../moves/attacking.js';
import { asks, card, does, eventsOf, type Moment, refuses } from '../scene.js';
import { adds, rating } from './leaders-first.js';
import {
  acting,
  attack,
  build,
  dawn,
  END,
  food,
  govern,
  lead,
  learn,
  left,
  moment,
  PASS,
  type Proof,
  type Proofs,
  pick,
  player,
  resources,
  take,
  workers,
} from './proof.js';

const SECOND = (name: string): CardId => `t15.leader.${name}`;
const NEW = (name: string): CardId => `nlw.leader.${name}`;
const DRAMA = 't15.theater.drama';
const PRESS = 't15.library.printing-press';
const MONARCHY = 't15.government.monarchy';
const SPY = card('spy.ii');
const PREPARE = (name: string) => ({ move: 'prepare', card: name }) as const;
/** What a card gave, told as such. */
export const given = (at: Moment, cause: CardId): object[] => eventsOf(at, 'change').flatMap((e) => (e.cause === cause ? [e.by] : []));
const priceIn = (leader: CardId, row: readonly string[], place: number, p = {}): number =>
  takingPrice(acting(leader, { leader, ...p }, { row }).state, 0, place);

/** One military action serves as a civil one (TTN-CRD-19). */
const hammurabi = (id: CardId, saved: number): Proof => ({
  does() {
    const at = does(acting(id, { leader: id, usedCivil: 4 }), 0, { move: 'lend' });
    expect(left(at)).toEqual([1, 1]);
    expect(priceIn(id, ['', '', '', '', '', 'moses'], 5)).toBe(2 - saved);
    // It does not add to the total: a smaller or equal government leaves nothing that was not there.
    const theocracy = 't15.government.theocracy';
    const spent = acting(id, { leader: id, usedCivil: 4, civilHand: [theocracy], science: 6 });
    expect(left(does(spent, 0, { move: 'lend' }, govern(theocracy, 'peaceful')))[0]).toBe(0);
  },
  refuses() {
    refuses(does(acting(id, { leader: id }), 0, { move: 'lend' }), 0, { move: 'lend' }, 'TTN-CRD-19', 'ONCE_PER_TURN');
    refuses(acting(id, { leader: id, usedMilitary: 2 }), 0, { move: 'lend' }, 'TTN-CRD-19', 'NOT_ENOUGH_MA', { need: 1, have: 0 });
    refuses(acting(id), 0, { move: 'lend' }, 'TTN-CRD-19', 'CARD_NOT_IN_PLAY');
    expect(priceIn(id, ['', '', '', '', '', 'iron'], 5)).toBe(2);
  },
});

/** A second political action, once in the game or in every turn. */
const caesar = (id: CardId, isOnce: boolean): Proof => {
  const hand = ['rats', 'pestilence', 'immigration'];
  const at = () =>
    moment(id, { age: 1, events: ['development-of-science', 'development-of-crafts', 'good-harvest'], players: [{ leader: id, hand }] });
  return {
    does() {
      expect(adds(id)).toEqual({ strength: 1, military: 1 });
      const first = does(at(), 0, PREPARE('rats'));
      expect(asks(first).step).toBe('politics');
      expect(asks(does(first, 0, PREPARE('pestilence'))).step).not.toBe('politics');
    },
    refuses() {
      const both = does(at(), 0, PREPARE('rats'), PREPARE('pestilence'), END);
      const later = does(does(both, 1, PASS, END), 0, PREPARE('immigration'));
      expect(asks(later).step === 'politics').toBe(!isOnce);
      expect(asks(does(at(), 0, PASS)).step).not.toBe('politics');
    },
  };
};

/** Faces of these count, wonders without their surcharge; resources for a wonder that is taken. */
const michelangelo = (id: CardId, isAll: boolean): Proof => ({
  does() {
    const workers = { theology: 1, [DRAMA]: 1, 't15.arena.bread-and-circuses': 1 };
    expect(adds(id, { workers, wonders: ['hanging-gardens'] })).toEqual({ culture: 2 + 1 + 2 + (isAll ? 2 : 0) });
    expect(priceIn(id, ['great-wall'], 0, { wonders: ['pyramids', 'hanging-gardens'] })).toBe(1);
    expect(resources(does(acting(id, { leader: id }, { row: ['great-wall'] }), 0, take(0)))).toBe(isAll ? 1 : 0);
  },
  refuses() {
    expect(adds(id, { government: 't15.government.theocracy' })).toEqual({});
    const busy = acting(id, { leader: id, wonder: 'pyramids' }, { row: ['great-wall'] });
    refuses(busy, 0, take(0), 'TTA-TAKE-05', 'WONDER_ALREADY_IN_PROGRESS');
    expect(resources(does(acting(id, { leader: id }, { row: ['iron'] }), 0, take(0)))).toBe(0);
  },
});

/** What libraries save with a theatre, and the other way round. */
const shakespeare = (id: CardId, less: number, science: number): Proof => {
  const saved = (workers: Record<string, number>) => {
    const { state } = acting(id, { leader: id, workers, civilHand: ['opera', 'journalism'] });
    return [7 - sciencePrice(state, 0, 't15.theater.opera', -1), 6 - sciencePrice(state, 0, card('journalism'), -1)];
  };
  return {
    does() {
      expect(adds(id, { workers: { [PRESS]: 2, [DRAMA]: 1 } })).toEqual({ happy: 1, culture: 2 });
      expect([saved({ [PRESS]: 1 }), saved({ [DRAMA]: 1 })]).toEqual([
        [science, 0],
        [0, science],
      ]);
      const at = acting(id, { leader: id, workers: { [PRESS]: 1, [DRAMA]: 0 }, tokens: { bronze: 4 } });
      expect(resources(does(at, 0, build(DRAMA)))).toBe(less);
    },
    refuses() {
      expect([adds(id, { workers: { [DRAMA]: 2 } }), saved({ alchemy: 2 })]).toEqual([{ happy: 1 }, [0, 0]]);
      const at = acting(id, { leader: id, workers: { [DRAMA]: 0 }, tokens: { bronze: 3 } });
      refuses(at, 0, build(DRAMA), 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: 4, have: 3 });
    },
  };
};

const bach = (id: CardId, happy: number): Proof => ({
  does() {
    expect(adds(id, { workers: { [DRAMA]: 2 } })).toEqual({ culture: 2, ...(happy && { happy }) });
    expect(sciencePrice(acting(id, { leader: id }).state, 0, 't15.theater.opera', -1)).toBe(5);
    const at = acting(id, { leader: id, workers: { 't15.theater.opera': 0, alchemy: 1 }, tokens: { bronze: 2 } });
    const turned = does(at, 0, { move: 'convert', from: 'alchemy', to: 't15.theater.opera' });
    expect([workers(turned, 't15.theater.opera'), resources(turned), left(turned)[0]]).toEqual([1, 0, 3]);
  },
  refuses() {
    const convert = (from: string, to: string) => ({ move: 'convert', from, to });
    const at = acting(id, { leader: id, workers: { [DRAMA]: 0, 'scientific-method': 1, alchemy: 2 }, tokens: { bronze: 9 } });
    refuses(at, 0, convert('scientific-method', DRAMA), 'TTN-CRD-07', 'NOT_A_CHOICE');
    const once = does(at, 0, convert('alchemy', DRAMA));
    refuses(once, 0, convert('alchemy', DRAMA), 'TTN-CRD-07', 'ONCE_PER_TURN');
    refuses(acting(id, { workers: { alchemy: 1, [DRAMA]: 0 } }), 0, convert('alchemy', DRAMA), 'TTN-CRD-07', 'CARD_NOT_IN_PLAY');
  },
});

const GANDHI = NEW('mahatma-gandhi');
const [ALEXANDER, HOMER, COLUMBUS, BARBAROSSA] = [
  SECOND('alexander-the-great'),
  SECOND('homer'),
  SECOND('christopher-columbus'),
  SECOND('frederick-barbarossa'),
];
const [GENGHIS, JOAN, COOK, ROBESPIERRE] = [
  SECOND('genghis-khan'),
  SECOND('joan-of-arc'),
  SECOND('james-cook'),
  SECOND('maximilien-robespierre'),
];
const [CHURCHILL, GATES] = [SECOND('winston-churchill'), SECOND('bill-gates')];
/** Strength by types of units, and military actions. */
const napoleon = (id: CardId, military: number): Proof =>
  rating(id, { workers: { warriors: 3, 't15.cavalry.knights': 1 } }, { military, strength: 4 }, { workers: { oil: 1 } }, { military });

export const SECOND_LEADERS: Proofs = {
  [ALEXANDER]: {
    does() {
      expect(adds(ALEXANDER, { workers: { warriors: 2, 't15.cavalry.knights': 1 } })).toEqual({ strength: 3 });
      const gone = does(moment(ALEXANDER, { players: [{ leader: ALEXANDER, yellow: 10 }] }), 0, { move: 'retire' });
      expect([player(gone).leader, player(gone).yellow]).toEqual([null, 11]);
    },
    refuses() {
      refuses(moment(ALEXANDER, { players: [{}] }), 0, { move: 'retire' }, 'TTN-CRD-16', 'CARD_NOT_IN_PLAY');
      refuses(acting(ALEXANDER, { leader: ALEXANDER }), 0, { move: 'retire' }, 'TABLE-STEP', 'NOT_NOW');
    },
  },
  [SECOND('hammurabi')]: hammurabi(SECOND('hammurabi'), 1),
  [NEW('hammurabi')]: hammurabi(NEW('hammurabi'), 0),
  [HOMER]: {
    does() {
      expect(adds(HOMER)).toEqual({ happy: 1 });
      const at = acting(HOMER, { leader: HOMER, wonders: ['pyramids', 'colossus'], civilHand: ['aristotle'], workers: {} });
      const under = does(does(at, 0, lead(card('aristotle'))), 0, pick('pyramids'));
      expect([happinessOf(under.state, 0), left(under)[0]]).toEqual([1, 5 - 1]);
    },
    refuses() {
      const at = does(acting(HOMER, { civilHand: [HOMER], workers: { bronze: 1, warriors: 1 }, tokens: { bronze: 1 } }), 0, lead(HOMER));
      refuses(at, 0, build(card('bronze')), 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: 2, have: 1 });
      expect(resources(does(at, 0, build(card('warriors'))))).toBe(0);
      // Without a finished wonder there is nothing to lie under: an action comes back.
      const plain = does(acting(HOMER, { leader: HOMER, civilHand: ['aristotle'], wonder: 'pyramids' }), 0, lead(card('aristotle')));
      expect([asks(plain).step, left(plain)[0]]).toEqual(['actions', 4]);
    },
  },
  [SECOND('julius-caesar')]: caesar(SECOND('julius-caesar'), true),
  [NEW('julius-caesar')]: caesar(NEW('julius-caesar'), false),
  [COLUMBUS]: {
    does() {
      const land = card('historic-territory.i');
      const at = does(moment(COLUMBUS, { players: [{ leader: COLUMBUS, hand: [land] }] }), 0, { move: 'explore', card: land });
      expect([player(at).colonies, player(at).leader]).toEqual([[land], null]);
    },
    refuses() {
      const at = moment(COLUMBUS, { players: [{ leader: COLUMBUS, hand: ['legion'] }] });
      refuses(at, 0, { move: 'explore', card: 'legion' }, 'TTA-MCD-01', 'WRONG_CARD_TYPE');
      refuses(at, 0, { move: 'explore', card: 'historic-territory.i' }, 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
    },
  },
  [BARBAROSSA]: {
    does() {
      const at = acting(BARBAROSSA, { leader: BARBAROSSA, tokens: { agriculture: 1, bronze: 1 }, workers: { warriors: 0 } });
      const levied = does(at, 0, { move: 'levy', tech: 'warriors' });
      expect([workers(levied, 'warriors.a'), food(levied), resources(levied), left(levied)]).toEqual([1, 0, 0, [4, 1]]);
    },
    refuses() {
      const ready = { leader: BARBAROSSA, tokens: { agriculture: 9, bronze: 9 } };
      const once = does(acting(BARBAROSSA, ready), 0, { move: 'levy', tech: 'warriors' });
      refuses(once, 0, { move: 'levy', tech: 'warriors' }, 'TTN-CRD-22', 'ONCE_PER_TURN');
      refuses(acting(BARBAROSSA, { ...ready, usedMilitary: 2 }), 0, { move: 'levy', tech: 'warriors' }, 'TTN-CRD-22', 'NOT_ENOUGH_MA');
      refuses(acting(BARBAROSSA, { ...ready, yellow: 0 }), 0, { move: 'levy', tech: 'warriors' }, 'TTA-POP-02', 'YELLOW_BANK_EMPTY');
    },
  },
  [GENGHIS]: {
    does() {
      expect(adds(GENGHIS, { workers: { warriors: 3 }, tactic: 'heavy-cavalry' })).toEqual({ strength: 4 });
      const tied = does(
        acting(GENGHIS, { leader: GENGHIS, workers: { warriors: 2 } }, { players: [{ workers: { warriors: 2 } }] }),
        0,
        END,
      );
      expect(given(tied, GENGHIS)).toEqual([{ culture: 3 }]);
    },
    refuses() {
      expect(adds(GENGHIS, { workers: { 't15.cavalry.knights': 3 }, tactic: 'legion' })).toEqual({});
      const weak = does(acting(GENGHIS, { leader: GENGHIS, workers: {} }, { players: [{ workers: { warriors: 2 } }] }), 0, END);
      expect(given(weak, GENGHIS)).toEqual([]);
    },
  },
  [JOAN]: {
    does() {
      expect(adds(JOAN, { workers: { theology: 2 }, government: 't15.government.theocracy' })).toEqual({
        military: 1,
        culture: 1,
        strength: 4 + 1,
      });
      const at = dawn(JOAN, { leader: JOAN }, { events: ['rats', 'pestilence'] });
      expect(at.state.currentEvents.map((x) => x.known)).toEqual([0, 1]);
    },
    refuses() {
      expect(adds(JOAN, { workers: { [DRAMA]: 2 } })).toEqual({ military: 1, culture: 1 });
      // Attacked she has nothing of it, unlike in 2006.
      const at = moment(JOAN, {
        players: [
          { hand: [SPY], workers: { warriors: 3 } },
          { leader: JOAN, culture: 0, workers: {} },
        ],
      });
      expect(player(does(at, 0, attack(SPY)), 1).culture).toBe(0);
    },
  },
  [SECOND('michelangelo')]: michelangelo(SECOND('michelangelo'), false),
  [NEW('michelangelo')]: michelangelo(NEW('michelangelo'), true),
  [SECOND('william-shakespeare')]: shakespeare(SECOND('william-shakespeare'), 1, 1),
  [NEW('william-shakespeare')]: shakespeare(NEW('william-shakespeare'), 2, 3),
  [COOK]: {
    does() {
      expect(adds(COOK, { colonies: ['strategic-territory.i'] })).toEqual({ culture: 2 });
      expect(adds(COOK, { colonies: ['strategic-territory.i', 'historic-territory.i', 'historic-territory.ii'] })).toEqual({ culture: 4 });
      const ship = cook(COOK);
      const sailed = does(ship, 0, { move: 'commit-card', card: 'legion' }, { move: 'commit-card', card: 'phalanx' }, { move: 'settle' });
      expect(player(sailed).colonies).toHaveLength(1);
    },
    refuses() {
      expect(adds(COOK)).toEqual({});
      const two = does(cook(COOK), 0, { move: 'commit-card', card: 'legion' }, { move: 'commit-card', card: 'phalanx' });
      refuses(two, 0, { move: 'commit-card', card: 'rats' }, 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
      refuses(cook(), 0, { move: 'commit-card', card: 'legion' }, 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
    },
  },
  [SECOND('j-s-bach')]: bach(SECOND('j-s-bach'), 0),
  [NEW('j-s-bach')]: bach(NEW('j-s-bach'), 1),
  [ROBESPIERRE]: {
    does() {
      const at = acting(ROBESPIERRE, { leader: ROBESPIERRE, civilHand: [MONARCHY], science: 2, usedCivil: 2, culture: 0 });
      const risen = does(at, 0, govern(MONARCHY, 'revolution'));
      expect([left(risen), player(risen).culture]).toEqual([[3, 0], 3]);
    },
    refuses() {
      const at = acting(ROBESPIERRE, { leader: ROBESPIERRE, civilHand: [MONARCHY], science: 8, usedMilitary: 1, culture: 0 });
      refuses(at, 0, govern(MONARCHY, 'revolution'), 'TTN-CRD-20', 'REVOLUTION_NEEDS_ALL_ACTIONS', { used: 1 });
      expect(player(does(at, 0, govern(MONARCHY, 'peaceful'))).culture).toBe(0);
    },
  },
  [SECOND('napoleon-bonaparte')]: napoleon(SECOND('napoleon-bonaparte'), 2),
  [NEW('napoleon-bonaparte')]: napoleon(NEW('napoleon-bonaparte'), 1),
  [CHURCHILL]: {
    does() {
      const at = acting(CHURCHILL, {
        leader: CHURCHILL,
        culture: 0,
        science: 1,
        civilHand: ['t15.infantry.swordsmen'],
        workers: { warriors: 0 },
      });
      expect(given(does(at, 0, END), CHURCHILL)).toEqual([{ culture: 3 }]);
      const armed = does(at, 0, { move: 'arm' }, learn('t15.infantry.swordsmen'), build('t15.infantry.swordsmen'));
      expect([player(armed).science, workers(armed, 't15.infantry.swordsmen')]).toEqual([0, 1]);
    },
    refuses() {
      const at = does(acting(CHURCHILL, { leader: CHURCHILL, science: 3, civilHand: ['alchemy'], workers: { bronze: 1 } }), 0, {
        move: 'arm',
      });
      refuses(at, 0, { move: 'arm' }, 'TTN-CRD-15', 'ONCE_PER_TURN');
      refuses(at, 0, learn(card('alchemy')), 'TTA-TEC-01', 'NOT_ENOUGH_SCIENCE', { need: 4, have: 3 });
      refuses(at, 0, build(card('bronze')), 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: 2, have: 0 });
      expect(given(does(at, 0, END), CHURCHILL).filter((by) => 'culture' in by)).toEqual([]);
    },
  },
  [SECOND('charlie-chaplin')]: rating(
    SECOND('charlie-chaplin'),
    { workers: { [DRAMA]: 2, 't15.theater.opera': 1 } },
    { happy: 2, culture: 3 },
    { workers: { multimedia: 2 } },
    { happy: 2 },
  ),
  [GATES]: {
    does() {
      const at = acting(GATES, { leader: GATES, workers: { alchemy: 2, 't15.lab.computers': 1 }, civilHand: ['sid-meier'], culture: 0 });
      expect(resources(does(at, 0, END))).toBe(2 + 3);
      expect(player(does(at, 0, lead(card('sid-meier')))).culture).toBe(2 + 3);
    },
    refuses() {
      expect(resources(does(acting(GATES, { leader: GATES, workers: { philosophy: 2, multimedia: 1 } }), 0, END))).toBe(0);
      // What lies on labs is no longer worth anything without him.
      const at = acting(GATES, { leader: GATES, workers: { alchemy: 1 }, tokens: { alchemy: 3 }, civilHand: ['sid-meier'] });
      expect([resources(at), resources(does(at, 0, lead(card('sid-meier'))))]).toEqual([3, 0]);
    },
  },
  [GANDHI]: {
    does() {
      expect(adds(GANDHI)).toEqual({ culture: 2 });
      const { state } = moment(GANDHI, { players: [{}, { leader: GANDHI }] });
      expect([attackPrice(state, SPY, 1), attackPrice(state, card('war-over-culture.iii'), 1), attackPrice(state, SPY, 0)]).toEqual([
        4, 6, 1,
      ]);
    },
    refuses() {
      const at = moment(GANDHI, { players: [{ leader: GANDHI, hand: [SPY], workers: { warriors: 3 } }, { workers: {} }] });
      refuses(at, 0, attack(SPY), 'TTA-AGG-01', 'LEADER_FORBIDS_ATTACK');
      const dear = moment(GANDHI, {
        players: [
          { hand: [SPY], workers: { warriors: 3 } },
          { leader: GANDHI, workers: {} },
        ],
      });
      refuses(dear, 0, attack(SPY), 'TTA-AGG-01', 'NOT_ENOUGH_MA', { need: 4, have: 2 });
    },
  },
};

/** Warriors on their way to a territory for which three were bid, with three other cards in hand. */
function cook(leader?: CardId): Moment {
  return moment(COOK, {
    players: [{ ...(leader && { leader }), hand: ['legion', 'phalanx', 'rats'], workers: { warriors: 1 } }],
    steps: [
      { step: 'expedition', card: card('historic-territory.i'), seat: 0, bid: 3, sent: { units: [card('warriors')], cards: [] } },
      { step: 'actions' },
    ],
  });
}
