import { expect } from 'vitest';
import type { CardId } from '../../../../kernel/index.js';
import { growthPrice, takingPrice } from '../../ask/prices.js';
import { attackPrice } from '../../moves/attacking.js';
import { allows, card, does, eventsOf, type Moment, type PlayerSpec, refuses, type SceneSpec } from '../scene.js';
import {
  acting,
  attack,
  build,
  declare,
  difference,
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
  player,
  resources,
  take,
  workers,
} from './proof.js';

/** What a leader adds to a civilisation that has these things. */
export const adds = (id: CardId, p: PlayerSpec = {}, spec: SceneSpec = {}): Readonly<Record<string, number>> => {
  const own = { workers: {}, ...p };
  return difference(acting(id, own, spec), acting(id, { ...own, leader: id }, spec));
};
/** A leader who only adds to the ratings: where, and where nothing. */
export const rating = (
  id: CardId,
  where: PlayerSpec,
  what: Readonly<Record<string, number>>,
  nowhere: PlayerSpec,
  still: Readonly<Record<string, number>> = {},
): Proof => ({
  does: () => expect(adds(id, where)).toEqual(what),
  refuses: () => expect(adds(id, nowhere)).toEqual(still),
});
/** Science by the level of the best lab or library; the same for three of them. */
const SCHOOL = { alchemy: 1, 'scientific-method': 0, journalism: 2 };
const growing = (at: Moment): number | undefined => growthPrice(at.state, player(at));
const SPY = card('spy.ii');
const RAID = 't06.aggression.raid.i';
const HOMER = 't06.leader.homer';
const MOSES = 't06.leader.moses';
const ARISTOTLE = 't06.leader.aristotle';
const JOAN = 't06.leader.joan-of-arc';
const LEONARDO = 't06.leader.leonardo-da-vinci';
const COLUMBUS = 't06.leader.christopher-columbus';
const BARBAROSSA = 't06.leader.frederick-barbarossa';
const COOK = 't06.leader.james-cook';
const NAPOLEON = 't06.leader.napoleon-bonaparte';
const ROBESPIERRE = 't06.leader.maximilien-robespierre';
const BACH = 't06.leader.j-s-bach';
const NEWTON = 't06.leader.isaac-newton';
const EINSTEIN = 't06.leader.albert-einstein';
const GANDHI = 't06.leader.mahatma-gandhi';
const GATES = 't06.leader.bill-gates';
const CHURCHILL = 't06.leader.winston-churchill';
const MICHELANGELO = 't06.leader.michelangelo';
const GENGHIS = 't06.leader.genghis-khan';

export const FIRST_LEADERS: Proofs = {
  't06.leader.julius-caesar': {
    does: () => expect(adds('t06.leader.julius-caesar')).toEqual({ strength: 1, military: 1 }),
    refuses() {
      // Replaced after his action was used: the used one goes.
      const at = acting('t06.leader.julius-caesar', { leader: 't06.leader.julius-caesar', usedMilitary: 3, civilHand: [MOSES] });
      expect(left(does(at, 0, lead(MOSES)))[1]).toBe(0);
    },
  },
  [HOMER]: {
    does() {
      expect(adds(HOMER, { workers: { warriors: 3 } })).toEqual({ culture: 2 });
      const at = acting(HOMER, { civilHand: [HOMER], tokens: { bronze: 1 }, workers: { warriors: 1 } });
      const drilled = does(at, 0, lead(HOMER), build(card('warriors')));
      expect(resources(drilled)).toBe(0);
    },
    refuses() {
      expect(adds(HOMER, { workers: { swordsmen: 2 } })).toEqual({});
      const at = acting(HOMER, { civilHand: [HOMER], tokens: { bronze: 1 }, workers: { bronze: 1, warriors: 1 } });
      refuses(does(at, 0, lead(HOMER)), 0, build(card('bronze')), 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: 2, have: 1 });
    },
  },
  [MOSES]: {
    does: () => expect([growing(acting(MOSES)), growing(acting(MOSES, { leader: MOSES }))]).toEqual([2, 1]),
    refuses() {
      refuses(acting(MOSES, { leader: MOSES }), 0, { move: 'grow', with: '' }, 'TTA-POP-01', 'NOT_ENOUGH_FOOD', { need: 1, have: 0 });
      expect(growing(acting(MOSES, {}, { players: [{ leader: MOSES }] }))).toBe(2);
    },
  },
  't06.leader.hammurabi': {
    does: () => expect(adds('t06.leader.hammurabi')).toEqual({ civil: 1, military: -1 }),
    refuses() {
      const at = acting('t06.leader.hammurabi', { leader: 't06.leader.hammurabi', usedCivil: 5 });
      refuses(at, 0, { move: 'grow', with: '' }, 'TTA-POP-01', 'NOT_ENOUGH_CA', { need: 1, have: 0 });
    },
  },
  [ARISTOTLE]: {
    does() {
      const at = acting(ARISTOTLE, { leader: ARISTOTLE, science: 0 }, { row: ['iron', 'monarchy', 'masonry'] });
      expect(player(does(at, 0, take(0), take(1), take(2))).science).toBe(3);
    },
    refuses() {
      const at = acting(ARISTOTLE, { leader: ARISTOTLE, science: 0 }, { row: ['moses', 'pyramids', 'work-of-art.a'] });
      expect(player(does(at, 0, take(0), take(1), take(2))).science).toBe(0);
    },
  },
  't06.leader.alexander-the-great': rating(
    't06.leader.alexander-the-great',
    { workers: { warriors: 2, knights: 1, 'air-forces': 1 } },
    { strength: 4 },
    { workers: { oil: 3, 'bread-and-circuses': 1 } },
  ),
  [MICHELANGELO]: {
    does() {
      expect(adds(MICHELANGELO, { workers: { theology: 1, drama: 1 }, wonders: ['hanging-gardens'] })).toEqual({ culture: 2 + 1 + 2 });
      expect(takingPrice(acting(MICHELANGELO, { leader: MICHELANGELO }, { row: ['', '', '', '', '', 'pyramids'] }).state, 0, 5)).toBe(1);
    },
    refuses() {
      expect(adds(MICHELANGELO, { workers: { 'bread-and-circuses': 2 }, government: 'theocracy' })).toEqual({});
      expect(takingPrice(acting(MICHELANGELO, { leader: MICHELANGELO }, { row: ['', '', '', '', '', 'iron'] }).state, 0, 5)).toBe(2);
    },
  },
  [JOAN]: {
    does() {
      expect(adds(JOAN, { workers: { theology: 2 } })).toEqual({ strength: 4 });
      const at = moment(JOAN, {
        players: [
          { hand: [SPY], workers: { warriors: 1 } },
          { leader: JOAN, culture: 0 },
        ],
      });
      expect(player(does(at, 0, attack(SPY)), 1).culture).toBe(5);
    },
    refuses() {
      expect(adds(JOAN, { workers: { drama: 2 }, government: 'theocracy' })).toEqual({});
      const at = moment(JOAN, { seats: 3, players: [{ hand: [SPY], workers: { warriors: 1 } }, { leader: JOAN, culture: 0 }, {}] });
      expect(player(does(at, 0, attack(SPY, 2)), 1).culture).toBe(0);
    },
  },
  [LEONARDO]: {
    does() {
      expect(adds(LEONARDO, { workers: SCHOOL })).toEqual({ science: 2 });
      const learnt = does(acting(LEONARDO, { leader: LEONARDO, civilHand: ['iron'], science: 5 }), 0, learn(card('iron')));
      expect(resources(learnt)).toBe(1);
    },
    refuses() {
      expect(adds(LEONARDO, { workers: { philosophy: 3, opera: 1 } })).toEqual({});
      const taken = does(acting(LEONARDO, { leader: LEONARDO }, { row: ['iron'] }), 0, take(0));
      expect(resources(taken)).toBe(0);
    },
  },
  [GENGHIS]: rating(
    GENGHIS,
    { workers: { knights: 3 }, tactic: 'light-cavalry' },
    { strength: 3 - 2, culture: 3 },
    { workers: { warriors: 3 } },
  ),
  [COLUMBUS]: {
    does() {
      const land = card('historic-territory.i');
      const at = does(moment(COLUMBUS, { players: [{ leader: COLUMBUS, hand: [land] }] }), 0, { move: 'explore', card: land });
      expect([player(at).colonies, player(at).leader]).toEqual([[land], COLUMBUS]);
    },
    refuses() {
      const at = moment(COLUMBUS, { players: [{ leader: COLUMBUS, hand: ['legion'] }] });
      refuses(at, 0, { move: 'explore', card: 'legion' }, 'TTA-MCD-01', 'WRONG_CARD_TYPE');
      const [one, two] = [card('historic-territory.i'), card('historic-territory.ii')];
      const first = does(moment(COLUMBUS, { players: [{ leader: COLUMBUS, hand: [one, two] }] }), 0, { move: 'explore', card: one }, END);
      const later = does(does(first, 1, PASS, END), 0);
      refuses(later, 0, { move: 'explore', card: two }, 'TTA-CRD-08', 'ONCE_PER_GAME');
    },
  },
  [BARBAROSSA]: {
    does() {
      const at = acting(BARBAROSSA, { leader: BARBAROSSA, tokens: { agriculture: 1, bronze: 1 }, workers: { warriors: 0 } });
      const levied = does(at, 0, { move: 'levy', tech: 'warriors' });
      expect([workers(levied, 'warriors.a'), player(levied).pool, food(levied), resources(levied), left(levied)]).toEqual([
        1,
        1,
        0,
        0,
        [3, 2],
      ]);
    },
    refuses() {
      const poor = acting(BARBAROSSA, { leader: BARBAROSSA, tokens: { agriculture: 1 } });
      refuses(poor, 0, { move: 'levy', tech: 'warriors' }, 'TTA-MIL-01', 'NOT_ENOUGH_RESOURCES', { need: 1, have: 0 });
      refuses(poor, 0, { move: 'levy', tech: 'bronze' }, 'TTA-MIL-05', 'WRONG_CARD_TYPE');
      refuses(acting(BARBAROSSA), 0, { move: 'levy', tech: 'warriors' }, 'TTA-MIL-05', 'CARD_NOT_IN_PLAY');
    },
  },
  't06.leader.william-shakespeare': rating(
    't06.leader.william-shakespeare',
    { workers: { 'printing-press': 2, drama: 1 } },
    { culture: 2 + 2 },
    { workers: { drama: 3 } },
  ),
  [COOK]: {
    does() {
      expect(adds(COOK, { colonies: ['historic-territory.i', 'wealthy-territory.i'] })).toEqual({ culture: 4 });
      expect(sent(COOK, COOK)).toBe(1 + 1 + 1);
    },
    refuses() {
      expect(adds(COOK)).toEqual({});
      expect(sent(COOK)).toBe(1 + 1);
    },
  },
  [NAPOLEON]: rating(
    NAPOLEON,
    { workers: { warriors: 5 }, tactic: 'legion' },
    { military: 1, strength: 2 },
    { workers: { warriors: 2 }, tactic: 'legion' },
    { military: 1 },
  ),
  [ROBESPIERRE]: {
    does() {
      const at = acting(ROBESPIERRE, { leader: ROBESPIERRE, civilHand: ['monarchy'], science: 3, usedCivil: 2 });
      const risen = does(at, 0, govern(card('monarchy'), 'revolution'));
      expect(left(risen)).toEqual([5 - 2, 0]);
    },
    refuses() {
      const at = acting(ROBESPIERRE, { leader: ROBESPIERRE, civilHand: ['monarchy'], science: 3, usedMilitary: 1 });
      refuses(at, 0, govern(card('monarchy'), 'revolution'), 'TTA-CRD-09', 'REVOLUTION_NEEDS_ALL_ACTIONS', { used: 1 });
    },
  },
  [BACH]: {
    does() {
      expect(adds(BACH, { workers: { drama: 2, opera: 1 } })).toEqual({ culture: 3 });
      const at = acting(BACH, { leader: BACH, workers: { drama: 0 }, civilHand: ['opera'], science: 6, tokens: { bronze: 4 } });
      const done = does(at, 0, build(card('drama')), learn(card('opera')));
      expect([resources(done), player(done).science]).toEqual([0, 0]);
    },
    refuses() {
      expect(adds(BACH, { workers: { 'printing-press': 2 } })).toEqual({});
      const at = acting(BACH, { leader: BACH, workers: { 'printing-press': 0 }, tokens: { bronze: 3 } });
      refuses(at, 0, build(card('printing-press')), 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: 4, have: 3 });
    },
  },
  [NEWTON]: {
    does() {
      expect(adds(NEWTON, { workers: SCHOOL })).toEqual({ science: 2 });
      const learnt = does(acting(NEWTON, { leader: NEWTON, civilHand: ['iron'], science: 5 }), 0, learn(card('iron')));
      expect(left(learnt)[0]).toBe(4);
    },
    refuses() {
      const at = acting(NEWTON, { leader: NEWTON, civilHand: ['iron'], science: 5, usedCivil: 4 });
      refuses(at, 0, learn(card('iron')), 'TTA-TEC-01', 'NOT_ENOUGH_CA', { need: 1, have: 0 });
      expect(left(does(acting(NEWTON, { leader: NEWTON }, { row: ['iron'] }), 0, take(0)))[0]).toBe(3);
    },
  },
  [EINSTEIN]: {
    does() {
      expect(adds(EINSTEIN, { workers: SCHOOL })).toEqual({ science: 2 });
      const at = acting(EINSTEIN, { leader: EINSTEIN, civilHand: ['iron', 'monarchy'], science: 14, culture: 0 });
      expect(player(does(at, 0, learn(card('iron')), govern(card('monarchy'), 'peaceful'))).culture).toBe(6);
    },
    refuses() {
      expect(adds(EINSTEIN, { workers: { philosophy: 3 } })).toEqual({});
      const at = acting(EINSTEIN, { leader: EINSTEIN, civilHand: ['moses'], culture: 0 });
      expect(player(does(at, 0, lead(card('moses')))).culture).toBe(0);
    },
  },
  [GANDHI]: {
    does() {
      expect(adds(GANDHI)).toEqual({ culture: 2 });
      const { state } = moment(GANDHI, { players: [{}, { leader: GANDHI }] });
      expect([attackPrice(state, card('raid.iii'), 1), attackPrice(state, card('raid.iii'), 0)]).toEqual([6, 3]);
    },
    refuses() {
      const hand = [SPY, 'war-over-culture.iii'];
      const at = moment(GANDHI, { players: [{ leader: GANDHI, hand, workers: { warriors: 3 }, government: 'communism' }, {}] });
      refuses(at, 0, attack(SPY), 'TTA-AGG-01', 'LEADER_FORBIDS_ATTACK');
      refuses(at, 0, declare(card('war-over-culture.iii')), 'TTA-WAR-01', 'LEADER_FORBIDS_ATTACK');
    },
  },
  't06.leader.rock-roll-icon': rating(
    't06.leader.rock-roll-icon',
    { workers: { drama: 2, opera: 1 } },
    { happy: 2, culture: 3 },
    { workers: { multimedia: 2, movies: 0 } },
    { happy: 2 },
  ),
  [GATES]: {
    does() {
      const at = does(acting(GATES, { leader: GATES, workers: { alchemy: 2, computers: 1, philosophy: 1 } }), 0, END);
      expect(resources(at)).toBe(2 * 1 + 3);
      const rival = acting(GATES, { workers: { alchemy: 0 }, tokens: { bronze: 7 } }, { players: [{ leader: GATES }] });
      expect(resources(does(rival, 0, build(card('alchemy'))))).toBe(0);
    },
    refuses() {
      expect(resources(does(acting(GATES, { leader: GATES, workers: { philosophy: 2, multimedia: 1 } }), 0, END))).toBe(0);
      const rival = acting(GATES, { workers: { alchemy: 0 }, tokens: { bronze: 6 } }, { players: [{ leader: GATES }] });
      refuses(rival, 0, build(card('alchemy')), 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: 7, have: 6 });
    },
  },
  [CHURCHILL]: {
    does() {
      const at = acting(
        CHURCHILL,
        { leader: CHURCHILL, civilHand: ['swordsmen'], science: 0, workers: { warriors: 0 } },
        {
          players: [{ war: { card: 'war-over-culture.iii', target: 0 } }],
        },
      );
      const armed = does(at, 0, learn(card('swordsmen')), build(card('warriors')));
      expect([player(armed).science, workers(armed, 'warriors.a')]).toEqual([0, 1]);
      expect(defended(CHURCHILL)).toBe(2 * 4);
    },
    refuses() {
      const at = acting(CHURCHILL, {
        leader: CHURCHILL,
        civilHand: ['alchemy'],
        science: 3,
        workers: { warriors: 0 },
        tokens: { bronze: 1 },
      });
      refuses(at, 0, learn(card('alchemy')), 'TTA-TEC-01', 'NOT_ENOUGH_SCIENCE', { need: 4, have: 3 });
      refuses(at, 0, build(card('warriors')), 'TTA-MIL-01', 'NOT_ENOUGH_RESOURCES', { need: 2, have: 1 });
      expect(defended()).toBe(4);
    },
  },
  't06.leader.sid-meier': rating(
    't06.leader.sid-meier',
    { workers: { alchemy: 2, computers: 1 } },
    { culture: 2 + 3, science: -3 },
    { workers: { journalism: 2 } },
  ),
};

/** The force of Warriors with one bonus card of Age I on their way to a territory. */
function sent(id: CardId, leader?: string): number {
  const land = card('historic-territory.i');
  const at = moment(id, {
    players: [{ ...(leader && { leader }), hand: ['defense-colonization.i'], workers: { warriors: 1 } }],
    events: [land, 'rats'],
    steps: [{ step: 'reveal' }, { step: 'politics' }],
  });
  return Math.max(...[1, 2, 3, 4].filter((n) => allows(at, 0, { move: 'bid', n })));
}
/** What a bonus card of Age II is worth to a defender. */
function defended(leader?: string): number {
  const at = moment(CHURCHILL, {
    players: [
      { hand: [RAID], workers: { warriors: 9 } },
      { ...(leader && { leader }), hand: ['defense-colonization.ii'], workers: { religion: 1 } },
    ],
  });
  const struck = does(does(at, 0, attack(RAID)), 0, { move: 'settle' });
  const held = does(struck, 1, { move: 'commit-card', card: 'defense-colonization.ii' }, { move: 'settle' });
  return eventsOf(held, 'fought')[0]!.defence;
}
