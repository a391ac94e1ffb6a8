import { describe, expect } from 'vitest';
import { blocked, mask } from '../../../kernel/index.js';
import { rule } from '../../shared/tests/toolkit.js';
import { attackOf } from '../ask/fights.js';
import { NOTHING_PUT } from '../ask/forces.js';
import { militaryLeft, strengthOf } from '../ask/ratings.js';
import { deckOf, pool } from '../change/cards-out.js';
import { DEFAULTS } from '../state/setup.js';
import type { Step } from '../state/state.js';
import { allows, asks, card, does, eventsOf, game, handOf, type Moment, offers, type PlayerSpec, playerAt, refuses } from './scene.js';
import { acting, its, modern, SECOND } from './second.js';

const KNIGHTS = its('cavalry.knights');
const strong: PlayerSpec = { workers: { [KNIGHTS]: 5 } };
const TURN: readonly Step[] = [
  { step: 'politics' },
  { step: 'actions' },
  { step: 'discard' },
  { step: 'production' },
  { step: 'next-turn' },
];
const RAID = 't15.aggression.raid.i';
const SPY = 'spy.ii';
const attack = (name: string, target = 1) => ({ move: 'aggression', card: name, target });
const NO_POLITICS = { move: 'no-politics' };
const END = { move: 'end-turn' };

describe('the edition of 2015: tactics', () => {
  const hand = { hand: ['legion', 'phalanx'], workers: { warriors: 3 } };
  rule('TTN-TAC-01', 'a tactic from hand costs 1 military action and is one’s own', () => {
    const at = does(acting(hand), 0, { move: 'tactic', card: 'legion' });
    expect(playerAt(at, 0)).toMatchObject({ tactic: card('legion'), exclusive: true });
    expect([militaryLeft(at.state, 0), strengthOf(at.state, 0), at.state.commonTactics]).toEqual([1, 3 + 2, []]);
    refuses(acting({ ...hand, usedMilitary: 2 }), 0, { move: 'tactic', card: 'legion' }, 'TTN-TAC-01', 'NOT_ENOUGH_MA', {
      need: 1,
      have: 0,
    });
  });
  rule('TTN-TAC-02', 'one of the common ones is copied for 2 actions; one tactic is played or copied per turn', () => {
    const shared = (player: PlayerSpec) => {
      const at = acting(player);
      at.state.commonTactics = [card('legion'), card('heavy-cavalry')];
      return at;
    };
    const at = shared(hand);
    const copied = does(at, 0, { move: 'copy-tactic', card: 'legion' });
    expect([playerAt(copied, 0).tactic, playerAt(copied, 0).exclusive, militaryLeft(copied.state, 0)]).toEqual([card('legion'), false, 0]);
    expect(copied.state.commonTactics).toHaveLength(2);
    refuses(shared({ ...hand, usedMilitary: 1 }), 0, { move: 'copy-tactic', card: 'legion' }, 'TTN-TAC-02', 'NOT_ENOUGH_MA', {
      need: 2,
      have: 1,
    });
    refuses(shared({ ...hand, tactic: 'legion' }), 0, { move: 'copy-tactic', card: 'legion' }, 'TTN-TAC-02', 'TACTIC_IN_USE');
    refuses(at, 0, { move: 'copy-tactic', card: 'phalanx' }, 'TTN-TAC-02', 'TACTIC_NOT_COMMON');
    const monarch = { ...hand, government: its('government.communism') };
    const played = does(shared(monarch), 0, { move: 'tactic', card: 'phalanx' });
    refuses(played, 0, { move: 'tactic', card: 'legion' }, 'TTN-TAC-02', 'TACTIC_ALREADY_CHOSEN_THIS_TURN');
    refuses(played, 0, { move: 'copy-tactic', card: 'legion' }, 'TTN-TAC-02', 'TACTIC_ALREADY_CHOSEN_THIS_TURN');
    expect(offers(acting(hand, { edition: '2006' }), 0).some((m) => m.move === 'copy-tactic')).toBe(false);
  });
  rule(
    'TTN-TAC-03',
    'it lies open at the start of the owner’s next turn and stays the owner’s; a second card of the name leaves the game',
    () => {
      const played = does(acting(hand, { players: [{ ...strong, hand: ['legion'] }] }), 0, { move: 'tactic', card: 'legion' }, END);
      const waiting = does(played, 1, NO_POLITICS);
      expect(offers(waiting, 1).some((m) => m.move === 'copy-tactic')).toBe(false);
      const again = does(waiting, 1, { move: 'tactic', card: 'legion' }, END);
      expect(eventsOf(again, 'tactic-shared')).toEqual([{ event: 'tactic-shared', seat: 0, card: card('legion') }]);
      expect([again.state.commonTactics, playerAt(again, 0).tactic, playerAt(again, 0).exclusive]).toEqual([
        [card('legion')],
        card('legion'),
        false,
      ]);
      const both = does(again, 0, NO_POLITICS, END);
      expect([both.state.commonTactics, playerAt(both, 1).tactic]).toEqual([[card('legion')], card('legion')]);
      expect(both.state.militaryDiscard.some((slot) => slot.card === card('legion'))).toBe(false);
      // Who changes leaves the card where it lies.
      const changed = does(does(both, 1, NO_POLITICS, END), 0, NO_POLITICS, { move: 'tactic', card: 'phalanx' });
      expect([changed.state.commonTactics, playerAt(changed, 0).tactic]).toEqual([[card('legion')], card('phalanx')]);
    },
  );
  rule('TTN-TAC-04', 'armies form by themselves, old units give the smaller bonus, air force doubles', () => {
    const army = { tactic: 'entrenchments', workers: { warriors: 1, [its('artillery.cannon')]: 4, [its('infantry.riflemen')]: 1 } };
    expect(strengthOf(acting(army, { age: 3 }).state, 0)).toBe(1 + 4 * 3 + 3 + 9 + 5);
    const flying = { ...army, workers: { ...army.workers, [its('airforce.air-forces')]: 1 } };
    expect(strengthOf(acting(flying, { age: 3 }).state, 0)).toBe(1 + 4 * 3 + 3 + 5 + 18 + 5);
  });
});

describe('the edition of 2015: aggressions', () => {
  const at = (attacker: PlayerSpec, target: PlayerSpec, more: object = {}) =>
    modern({
      age: 2,
      steps: TURN,
      players: [
        { ...strong, hand: [SPY], ...attacker },
        { science: 9, ...target },
      ],
      ...more,
    });
  rule('TTN-POL-01', 'one political action, leaving the game among them', () => {
    const done = does(at({}, strong), 0, NO_POLITICS);
    refuses(done, 0, { move: 'resign' }, 'TTA-POL-03', 'WRONG_PHASE');
    refuses(
      modern({ steps: TURN, seats: 3, players: [{ politicsGiven: true }] }),
      0,
      { move: 'resign' },
      'TTA-POL-01',
      'POLITICAL_ACTION_ALREADY_USED',
    );
  });
  rule('TTN-AGG-01', 'the target must be weaker, bonuses for attacking counted and pacts that would end not', () => {
    refuses(at({}, strong), 0, attack(SPY), 'TTN-AGG-01', 'TARGET_NOT_WEAKER', { need: 11, have: 10 });
    expect(allows(at({ workers: { [KNIGHTS]: 5, warriors: 1 } }, strong), 0, attack(SPY))).toBe(true);
    const open = { card: 't15.pact.open-borders-agreement', partner: 1, role: 'a' } as const;
    expect(allows(at({ pact: open }, strong, { seats: 3 }), 0, attack(SPY))).toBe(true);
    // The protected one is stronger only as long as nobody attacks.
    const promise = { card: 't15.pact.promise-of-military-protection', partner: 1, role: 'a' } as const;
    const guarded = at({ pact: promise, workers: { [KNIGHTS]: 5, warriors: 1 } }, strong, { seats: 3 });
    expect(strengthOf(guarded.state, 1)).toBe(14);
    expect(allows(guarded, 0, attack(SPY))).toBe(true);
  });
  rule('TTN-AGG-02', 'nobody sacrifices units', () => {
    const struck = does(at({}, { hand: ['legion'] }), 0, attack(SPY));
    expect(asks(struck)).toEqual({ step: 'defence', seats: [1] });
    refuses(struck, 1, { move: 'commit', unit: 'warriors' }, 'TTN-AGG-02', 'NO_SACRIFICES');
    expect(blocked(game, struck.position, 1).map(({ move }) => move.move)).not.toContain('commit');
    expect(asks(does(at({}, {}), 0, attack(SPY))).step).toBe('actions');
  });
  const BONUS = 'defense-colonization.ii';
  rule(['TTN-AGG-03', 'TTN-CRD-04'], 'bonus cards for their value, any other face down for 1, as many as military actions', () => {
    const target = { workers: { [KNIGHTS]: 2 }, hand: [BONUS, 'legion', 'phalanx'] };
    const struck = does(at({}, target), 0, attack(SPY));
    const put = does(struck, 1, { move: 'commit-card', card: BONUS }, { move: 'commit-card', card: 'legion' });
    expect(put.state.steps.at(-1)).toMatchObject({ put: { cards: [card(BONUS)], hidden: 1 } });
    refuses(put, 1, { move: 'commit-card', card: 'phalanx' }, 'TTN-AGG-03', 'TOO_MANY_DEFENCE_CARDS', { most: 2 });
    const held = does(put, 1, { move: 'settle' });
    expect(eventsOf(held, 'fought')[0]).toMatchObject({ attack: 10, defence: 4 + 4 + 1 });
    expect([playerAt(held, 0).science, handOf(held, 1)]).toEqual([5, [card('phalanx')]]);
    // A used military action counts all the same.
    const spent = does(at({}, { ...target, usedMilitary: 2 }), 0, attack(SPY));
    expect(allows(spent, 1, { move: 'commit-card', card: BONUS })).toBe(true);
  });
  rule('TTN-AGG-03', 'what goes face down is seen by nobody else', () => {
    const target = { workers: { [KNIGHTS]: 4 }, hand: ['legion', 'phalanx'] };
    const put = does(does(at({}, target), 0, attack(SPY)), 1, { move: 'commit-card', card: 'legion' });
    expect(JSON.stringify(mask(game, put.state, 0))).not.toContain('tactic.legion');
    expect(JSON.stringify(mask(game, put.state, 1))).toContain('tactic.legion');
  });
  rule(['TTN-AGG-03', 'TTN-AGG-04'], 'the cheapest defence that holds, and equal strength holds', () => {
    const target = { workers: { [KNIGHTS]: 4 }, hand: [BONUS, 'legion', 'phalanx'], science: 9 };
    const held = does(does(at({}, target), 0, attack(SPY)), 1, { move: 'cheapest' }, { move: 'settle' });
    expect(eventsOf(held, 'fought')[0]).toMatchObject({ attack: 10, defence: 10 });
    expect([handOf(held, 1), playerAt(held, 1).science]).toEqual([[card(BONUS)], 9]);
    const weak = does(at({}, { ...target, workers: { [KNIGHTS]: 1 } }), 0, attack(SPY));
    refuses(weak, 1, { move: 'cheapest' }, 'TTN-AGG-04', 'CANNOT_HOLD');
    const close = does(
      at({}, { ...target, workers: { [KNIGHTS]: 2 }, hand: ['legion', BONUS, 'phalanx', 'defense-colonization.i'] }),
      0,
      attack(SPY),
    );
    expect(eventsOf(does(close, 1, { move: 'cheapest' }, { move: 'settle' }), 'fought')[0]).toMatchObject({ defence: 4 + 4 + 2 });
  });
  rule('TTN-AGG-05', 'a pact that an attack ends is gone before strengths are compared', () => {
    const pact = { card: 't15.pact.military-alliance', partner: 1, role: 'a' } as const;
    const struck = does(at({ pact, workers: { [KNIGHTS]: 6 } }, { ...strong, hand: ['legion'] }, { seats: 3 }), 0, attack(SPY));
    expect([eventsOf(struck, 'pact-ended').length, attackOf(struck.state, 0, 1, NOTHING_PUT), strengthOf(struck.state, 1)]).toEqual([
      1, 12, 10,
    ]);
  });
  rule('TTN-AGG-06', 'Infiltrate needs a leader or an unfinished wonder', () => {
    const spy = { hand: ['t15.aggression.infiltrate.ii'] };
    refuses(at(spy, {}), 0, attack('t15.aggression.infiltrate.ii'), 'TTN-AGG-06', 'NOTHING_TO_TAKE');
    expect(allows(at(spy, { leader: 'moses' }), 0, attack('t15.aggression.infiltrate.ii'))).toBe(true);
    expect(allows(at({ hand: [RAID] }, { workers: {} }), 0, attack(RAID))).toBe(true);
  });
});

describe('the edition of 2015: wars, pacts, colonies, leaving', () => {
  const WAR = 't15.war.war-over-territory.ii';
  const declare = { move: 'declare-war', card: WAR, target: 1 };
  rule(
    ['TTN-WAR-01', 'TTN-WAR-03', 'TTN-PAC-01'],
    'bare strengths, with bonuses for attacking and pacts made since; the war outlives its age',
    () => {
      expect(
        allows(modern({ age: 2, steps: TURN, players: [{ hand: [WAR], government: its('government.communism') }, strong] }), 0, declare),
      ).toBe(true);
      const pact = { card: 't15.pact.open-borders-agreement', partner: 1, role: 'a' } as const;
      const fought = (more: object) =>
        modern({
          age: 4,
          seats: 3,
          lastRound: 9,
          steps: [{ step: 'war' }, { step: 'politics' }],
          players: [
            { ...strong, war: { card: WAR, target: 1 }, ...more },
            { ...strong, hand: ['defense-colonization.iii'] },
          ],
        });
      const equal = fought({});
      expect([asks(equal).step, eventsOf(equal, 'fought')[0], playerAt(equal, 0).yellow]).toMatchObject([
        'politics',
        { attack: 10, defence: 10 },
        18,
      ]);
      expect(playerAt(fought({ pact }), 0).yellow).toBe(19);
    },
  );
  rule('TTN-WAR-02', 'none in the last round', () => {
    const last = { steps: TURN, lastRound: 8, round: 8, age: 4, players: [{ hand: [WAR], government: its('government.communism') }] };
    refuses(modern(last), 0, declare, 'TTN-WAR-02', 'NO_WAR_IN_LAST_ROUND');
    expect(allows(modern({ ...last, lastRound: 9 }), 0, declare)).toBe(true);
  });
  rule('TTN-RES-01', 'as political action and not in Age IV; 7 culture for each who is at war with the one who leaves', () => {
    const table = {
      seats: 3,
      age: 3,
      steps: TURN,
      players: [{ hand: ['legion'] }, { war: { card: 't15.war.war-over-culture.iii', target: 0 } }, {}],
    };
    const left = does(modern(table), 0, { move: 'resign' });
    expect([playerAt(left, 1).culture, playerAt(left, 2).culture, playerAt(left, 1).war, handOf(left, 0)]).toEqual([7, 0, null, []]);
    refuses(modern({ ...table, age: 4, lastRound: 9 }), 0, { move: 'resign' }, 'TTN-RES-01', 'CANNOT_RESIGN_IN_AGE_IV');
  });
  rule('TTN-RES-02', 'decks of later ages are made for those left; with two left there are no pacts', () => {
    const at = modern({ seats: 3, age: 1, civilLeft: 2, row: ['iron'], steps: TURN });
    const left = does(at, 0, { move: 'resign' });
    expect([left.state.age, left.state.dealtFor]).toEqual([2, [3, 3, 2, 3]]);
    const options = { ...DEFAULTS, ...SECOND };
    expect(left.state.militaryDecks[2]).toHaveLength(deckOf(options, 2, 'military-2').length);
    expect(left.state.militaryDecks[2]!.some((x) => x.card?.includes('pact'))).toBe(false);
    const known = [...left.state.civilDecks[2]!, ...left.state.buried].filter((x) => x.back === 'civil-2').length;
    expect(pool(left.state, 'civil-2')).toHaveLength(known);
    // By the rules of 2006 they stay as they were.
    const older = does(modern({ seats: 3, age: 1, civilLeft: 2, row: ['iron'], steps: TURN, edition: '2006' }), 0, { move: 'resign' });
    expect(older.state.dealtFor).toEqual([3, 3, 3, 3]);
    expect(does(modern({ age: 3, steps: TURN }), 0, { move: 'resign' }).state.over).toBe(true);
  });
  rule('TTN-COL-01', 'bids above the last, payable with units and bonus cards; one unit must go', () => {
    const auction = modern({
      age: 2,
      events: ['inhabited-territory.ii'],
      steps: [{ step: 'reveal' }, { step: 'actions' }],
      players: [{ workers: { [KNIGHTS]: 1 }, hand: ['defense-colonization.ii'] }],
    });
    refuses(auction, 0, { move: 'bid', n: 5 }, 'TTN-COL-01', 'BID_NOT_PAYABLE', { need: 5, have: 4 });
    const won = does(does(auction, 0, { move: 'bid', n: 2 }), 1, { move: 'fold' });
    refuses(won, 0, { move: 'settle' }, 'TTA-COL-04', 'MUST_SEND_A_UNIT');
    expect(playerAt(does(won, 0, { move: 'commit', unit: KNIGHTS }, { move: 'settle' }), 0).colonies).toEqual([
      card('inhabited-territory.ii'),
    ]);
  });
  rule('TTN-COL-02', 'permanent before immediate; used cards are discarded before new ones are drawn', () => {
    const expedition = {
      step: 'expedition',
      card: card('strategic-territory.ii'),
      seat: 0,
      bid: 3,
      sent: { units: [], cards: [] },
    } as const;
    const at = modern({ age: 2, deck: [], steps: [expedition, { step: 'actions' }], players: [{ hand: ['defense-colonization.ii'] }] });
    const won = does(
      at,
      0,
      { move: 'commit', unit: 'warriors' },
      { move: 'commit-card', card: 'defense-colonization.ii' },
      { move: 'settle' },
    );
    expect(handOf(won, 0)).toEqual([card('defense-colonization.ii')]);
  });
  rule(['TTN-EVT-01', 'TTN-EVT-03'], 'a prepared event scores its age and turns the next; ties as in 2006', () => {
    const at = modern({ age: 2, steps: TURN, events: ['crusades', 'rats'], players: [{ hand: ['cold-war'] }] });
    const prepared = does(at, 0, { move: 'prepare', card: 'cold-war' });
    expect([playerAt(prepared, 0).culture, playerAt(prepared, 1).culture]).toEqual([2 + 4, 0]);
    expect(prepared.state.futureEvents).toHaveLength(1);
  });
  rule('TTN-EVT-02', 'a lost population is an unused worker first', () => {
    const at = (at: Moment) => [playerAt(at, 0).pool, playerAt(at, 0).yellow];
    expect(at(modern({ age: 1, events: ['pestilence'], steps: [{ step: 'reveal' }, { step: 'actions' }] }))).toEqual([0, 19]);
    expect(
      asks(modern({ age: 1, events: ['pestilence'], steps: [{ step: 'reveal' }, { step: 'actions' }], players: [{ pool: 0 }] })).step,
    ).toBe('choose');
  });
});
