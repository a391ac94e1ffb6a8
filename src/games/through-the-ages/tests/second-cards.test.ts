import { describe, expect } from 'vitest';
import { rule } from '../../shared/tests/toolkit.js';
import { grossOf } from '../ask/crops.js';
import { takingPrice } from '../ask/prices.js';
import { cultureOf, happinessOf } from '../ask/ratings.js';
import { impactOf } from '../change/impact.js';
import { editionOf } from '../editions/index.js';
import { attackPrice } from '../moves/attacking.js';
import { RULES } from '../rules/index.js';
import { asks, card, does, picks, playerAt, refuses } from './scene.js';
import { acting, its, modern } from './second.js';

describe('the edition of 2015: single cards', () => {
  rule('TTN-GEN-02', 'a refusal cites the rule of 2015 where one of 2006 does not hold', () => {
    const { instead } = editionOf(acting().state);
    const ids = new Set(RULES.map(({ id }) => id));
    for (const [old, later] of Object.entries(instead))
      expect([ids.has(old), ids.has(later), later.startsWith('TTN-')]).toEqual([true, true, true]);
    expect(editionOf(acting({}, { edition: '2006' }).state).instead).toEqual({});
  });
  rule('TTN-CRD-01', 'International Agreement: cards for 5 civil actions, the row filled, no political action next time', () => {
    const at = modern({
      age: 2,
      events: ['international-agreement'],
      row: ['iron', 'drama', '', '', '', 'coal'],
      steps: [{ step: 'reveal' }, { step: 'actions' }, { step: 'discard' }, { step: 'production' }, { step: 'next-turn' }],
      players: [{ workers: { warriors: 2 } }],
    });
    expect(asks(at)).toEqual({ step: 'take-cards', seats: [0] });
    const took = does(at, 0, { move: 'take', place: 0 }, { move: 'take', place: 5 }, { move: 'decline' });
    expect([playerAt(took, 0).usedCivil, playerAt(took, 0).politicsGiven]).toEqual([0, true]);
    expect(took.state.row.every((x) => x !== null)).toBe(true);
    const none = does(at, 0, { move: 'decline' });
    expect(playerAt(none, 0).politicsGiven).toBe(false);
  });
  rule('TTN-CRD-03', 'content workers: all outside the yellow bank without the discontent ones', () => {
    const at = modern({ age: 3, players: [{ workers: { oil: 10 }, pool: 3, yellow: 12 }] });
    expect(impactOf(at.state, card('impact-of-population'), 0)[0]).toBe(2 * (13 - 2 - 10));
  });
  rule('TTN-CRD-05', 'War over Technology: special technologies at their price, none that the victor has', () => {
    const at = modern({
      age: 2,
      steps: [{ step: 'war' }, { step: 'politics' }],
      players: [
        { workers: { [its('cavalry.knights')]: 5 }, specials: ['masonry'], war: { card: 't15.war.war-over-technology.ii', target: 1 } },
        { workers: {}, specials: ['masonry', 'cartography'], science: 9 },
      ],
    });
    expect(picks(at, 0)).toEqual([card('cartography')]);
    const took = does(at, 0, { move: 'pick', what: 'cartography' });
    // Nine points of advantage: four for the technology, five in science.
    const rest = asks(took).step === 'spoils' ? does(took, 0, { move: 'decline' }) : took;
    expect([playerAt(rest, 0).specials.length, playerAt(rest, 0).science, playerAt(rest, 1).science]).toEqual([2, 5, 4]);
  });
  rule('TTN-CRD-11', 'a wonder in ruins gives 2 culture, nothing else, and still counts as finished', () => {
    const at = acting({ wonders: ['hanging-gardens'] }, { row: ['universitas-carolina'] });
    expect([cultureOf(at.state, 0), happinessOf(at.state, 0)]).toEqual([1, 2]);
    playerAt(at, 0).wonders = [{ id: card('hanging-gardens'), ruined: true }];
    expect([cultureOf(at.state, 0), happinessOf(at.state, 0), takingPrice(at.state, 0, 0)]).toEqual([2, 0, 2]);
  });
  rule('TTN-CRD-17', 'Scientific Cooperation is no choice: 2 less for one party, 1 from the other, or nothing', () => {
    const pact = { card: 'scientific-cooperation', partner: 1, role: 'a' } as const;
    const table = (science: number) => acting({ pact, civilHand: ['iron'], science: 5 }, { seats: 3, players: [{ science }] });
    const learn = (shared: number) => ({ move: 'technology', card: 'iron', with: '', shared });
    const at = does(table(4), 0, learn(1));
    expect([playerAt(at, 0).science, playerAt(at, 1).science]).toEqual([2, 3]);
    refuses(table(4), 0, learn(-1), 'TTN-CRD-17', 'SCIENCE_IS_SHARED');
    refuses(table(0), 0, learn(1), 'TTN-CRD-17', 'NOT_ENOUGH_SCIENCE', { need: 1, have: 0 });
  });
  rule('TTN-CRD-18', 'Transcontinental Railroad: one worker on the best mine makes a token more', () => {
    const mines = { workers: { bronze: 2, iron: 1, coal: 0 } };
    const railroad = { ...mines, wonders: [its('wonder.transcontinental-railroad')] };
    const gross = (player: object): number => grossOf(playerAt(acting(player), 0), 'resources');
    expect([gross(mines), gross(railroad)]).toEqual([4, 6]);
  });
  rule('TTN-CRD-23', 'Gandhi: he attacks nobody, and to attack him costs twice', () => {
    const gandhi = { leader: 'mahatma-gandhi', hand: ['spy.ii'], workers: { [its('cavalry.knights')]: 5 } };
    const at = modern({ age: 2, players: [gandhi, {}] });
    refuses(at, 0, { move: 'aggression', card: 'spy.ii', target: 1 }, 'TTA-AGG-01', 'LEADER_FORBIDS_ATTACK');
    expect(attackPrice(at.state, card('spy.ii'), 0)).toBe(2 * attackPrice(at.state, card('spy.ii'), 1)!);
  });
});
