import { describe, expect, it } from 'vitest';
import { cultureOf, militaryTotal, strengthOf } from '../ask/ratings.js';
import { asks, card, does, eventsOf, handOf, type Moment, offers, playerAt, refuses, type SceneSpec, scene } from './scene.js';

type PlayerSpec = NonNullable<SceneSpec['players']>[number];
const offer = (name: string, partner = 1, role = 'a') => ({ move: 'offer-pact', card: name, partner, role });
const ACCEPT = { move: 'accept' };
const table = (players: readonly PlayerSpec[], spec: SceneSpec = {}) => scene({ seats: 3, players, ...spec });
/** A pact in front of player 0 with player 1. */
const bound = (name: string, role: 'a' | 'b' = 'a', first: PlayerSpec = {}, second: PlayerSpec = {}, spec: SceneSpec = {}) =>
  table([{ pact: { card: name, partner: 1, role }, ...first }, second, {}], spec);
const attack = (target = 1) => ({ move: 'aggression', card: 'spy.ii', target });
const armed = { government: 'communism', hand: ['spy.ii'] };
const tokens = (at: Moment, seat: number, name: string) => playerAt(at, seat).holdings.find((h) => h.id === card(name))!.tokens;
/** A whole production of a seat. */
const produced = (at: Moment, seat: number, name: string): number => {
  at.state.current = seat;
  return tokens(does(at, seat, { move: 'end-turn' }), seat, name);
};

describe('pacts', () => {
  it('TTA-PAC-01 only with three or more; the roles are named when they differ', () => {
    const at = table([{ hand: ['acceptance-of-supremacy', 'scientific-cooperation'] }]);
    const offers_ = offers(at, 0).filter((m) => m.move === 'offer-pact');
    expect(offers_).toHaveLength(2 * 2 + 2);
    refuses(at, 0, offer('international-trade-agreement'), 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
    const two = table([{ hand: ['acceptance-of-supremacy'] }, {}, { resigned: 1 }]);
    refuses(two, 0, offer('acceptance-of-supremacy'), 'TTA-TWO-02', 'NO_PACTS_WITH_TWO_PLAYERS');
  });

  it('TTA-PAC-02 refused: the card returns to hand, the political action is spent', () => {
    const at = does(table([{ hand: ['scientific-cooperation'] }]), 0, offer('scientific-cooperation'));
    expect(asks(at)).toEqual({ step: 'pact-offer', seats: [1] });
    expect(offers(at, 1)).toEqual([ACCEPT, { move: 'refuse' }]);
    const then = does(at, 1, { move: 'refuse' });
    expect(handOf(then, 0)).toEqual([card('scientific-cooperation')]);
    expect(playerAt(then, 0).pact).toBe(null);
    expect(asks(then).step).toBe('actions');
  });

  it('TTA-PAC-03 accepted: it lies before the proposer and applies at once', () => {
    const at = does(
      does(table([{ hand: ['promise-of-military-protection'] }]), 0, offer('promise-of-military-protection', 1, 'b')),
      1,
      ACCEPT,
    );
    expect(playerAt(at, 0).pact).toEqual({ card: card('promise-of-military-protection'), partner: 1, role: 'b' });
    expect([strengthOf(at.state, 0), strengthOf(at.state, 1)]).toEqual([5, 1]);
    expect(handOf(at, 0)).toEqual([]);
  });

  it('TTA-PAC-04 an accepted pact of one’s own replaces the former one; a refused offer does not', () => {
    const at = does(bound('military-pact', 'a', { hand: ['peace-treaty'] }), 0, offer('peace-treaty', 2));
    expect(playerAt(does(at, 2, { move: 'refuse' }), 0).pact?.card).toBe(card('military-pact'));
    const then = does(at, 2, ACCEPT);
    expect(playerAt(then, 0).pact).toMatchObject({ card: card('peace-treaty'), partner: 2 });
    expect(eventsOf(then, 'pact-ended')).toHaveLength(1);
  });

  it('TTA-PAC-04 pacts accepted from others do not count', () => {
    const at = does(bound('military-pact', 'a', {}, { hand: ['peace-treaty'] }, { current: 1 }), 1, offer('peace-treaty', 2));
    const then = does(at, 2, ACCEPT);
    expect(then.state.players.map((p) => p.pact?.card ?? null)).toEqual([card('military-pact'), card('peace-treaty'), null]);
  });

  it('TTA-PAC-05 either party cancels as political action, nobody else', () => {
    const cancel = { move: 'cancel-pact', owner: 0 };
    expect(playerAt(does(bound('military-pact'), 0, cancel), 0).pact).toBe(null);
    expect(playerAt(does(bound('military-pact', 'a', {}, {}, { current: 1 }), 1, cancel), 0).pact).toBe(null);
    refuses(bound('military-pact', 'a', {}, {}, { current: 2 }), 2, cancel, 'TTA-PAC-05', 'NOT_PARTY_TO_PACT');
    expect(asks(does(bound('military-pact'), 0, cancel)).step).toBe('actions');
  });

  it('TTA-PAC-06 a pact that forbids attacks does, for both, until it is cancelled a turn before', () => {
    refuses(bound('peace-treaty', 'a', armed), 0, attack(), 'TTA-PAC-06', 'PACT_FORBIDS_ATTACK');
    refuses(bound('peace-treaty', 'a', {}, armed, { current: 1 }), 1, attack(0), 'TTA-PAC-06', 'PACT_FORBIDS_ATTACK');
    const war = { government: 'communism', hand: ['war-over-culture.ii'] };
    refuses(
      bound('acceptance-of-supremacy', 'a', war),
      0,
      { move: 'declare-war', card: 'war-over-culture.ii', target: 1 },
      'TTA-PAC-06',
      'PACT_FORBIDS_ATTACK',
    );
    expect(offers(bound('peace-treaty', 'a', armed), 0)).toContainEqual({ ...attack(2), card: card('spy.ii') });
  });

  it('TTA-PAC-07 an attack ends the pact that says so; another stays', () => {
    expect(playerAt(does(bound('military-pact', 'a', armed), 0, attack()), 0).pact).toBe(null);
    expect(playerAt(does(bound('military-pact', 'a', armed), 0, attack(2)), 0).pact).not.toBe(null);
    expect(playerAt(does(bound('international-trade-agreement', 'a', armed), 0, attack()), 0).pact).not.toBe(null);
  });

  it('TTA-PAC-08 an offer is a shown card, one partner and fixed roles', () => {
    const at = does(table([{ hand: ['loss-of-sovereignty'] }]), 0, offer('loss-of-sovereignty', 2, 'b'));
    expect(eventsOf(at, 'offered')).toEqual([{ event: 'offered', seat: 0, partner: 2, card: card('loss-of-sovereignty'), role: 'b' }]);
    expect(offers(at, 1)).toEqual([]);
  });

  it('TTA-PAC-09 a pact becomes obsolete with its age', () => {
    const pacts = (civilLeft: number) => {
      const at = scene({
        seats: 3,
        age: 2,
        civilLeft,
        steps: [{ step: 'replenish' }, { step: 'politics' }],
        players: [
          { pact: { card: 'trade-routes-agreement', partner: 1, role: 'a' } },
          { pact: { card: 'scientific-cooperation', partner: 2, role: 'a' } },
        ],
      });
      return at.state.players.map((p) => p.pact?.card ?? null);
    };
    expect(pacts(20)).toEqual([card('trade-routes-agreement'), card('scientific-cooperation'), null]);
    expect(pacts(1)).toEqual([null, card('scientific-cooperation'), null]);
  });
});

describe('every pact', () => {
  it('Open Borders Agreement: a military action each; who attacks the other has +2', () => {
    const at = bound('open-borders-agreement', 'a', armed, { science: 3, workers: {} });
    expect([militaryTotal(at.state, 0), militaryTotal(at.state, 1), militaryTotal(at.state, 2)]).toEqual([6, 3, 2]);
    const fight = (target: number) => eventsOf(does(does(at, 0, attack(target)), 0, { move: 'settle' }), 'fought')[0];
    expect(fight(1)).toMatchObject({ attack: 1 + 2, defence: 0 });
    refuses(table([{ hand: [] }]), 0, offer('open-borders-agreement'), 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
  });

  it('Trade Routes Agreement: A uses a food as a resource, B a resource as a food, once a turn', () => {
    const acting = { steps: [{ step: 'actions' }, { step: 'production' }, { step: 'next-turn' }] } as const;
    const at = bound('trade-routes-agreement', 'a', { tokens: { agriculture: 2, bronze: 0 } }, {}, acting);
    const then = does(at, 0, { move: 'swap' });
    expect([tokens(then, 0, 'agriculture'), tokens(then, 0, 'bronze')]).toEqual([1, 1]);
    expect(offers(then, 0).some((m) => m.move === 'swap')).toBe(false);
    const b = does(bound('trade-routes-agreement', 'b', { tokens: { agriculture: 0, bronze: 2 } }, {}, acting), 0, { move: 'swap' });
    expect([tokens(b, 0, 'agriculture'), tokens(b, 0, 'bronze')]).toEqual([1, 1]);
    expect(offers(table([{}], acting), 0).some((m) => m.move === 'swap')).toBe(false);
  });

  const production = { steps: [{ step: 'actions' }, { step: 'production' }, { step: 'politics' }] } as const;

  it('Acceptance of Supremacy: A produces a resource more, B one less; neither attacks', () => {
    expect(produced(bound('acceptance-of-supremacy', 'a', {}, {}, production), 0, 'bronze')).toBe(3);
    expect(produced(bound('acceptance-of-supremacy', 'a', {}, {}, production), 1, 'bronze')).toBe(1);
    refuses(bound('acceptance-of-supremacy', 'a', armed), 0, attack(), 'TTA-PAC-06', 'PACT_FORBIDS_ATTACK');
  });

  it('International Trade Agreement: A a resource more, B a food more', () => {
    expect(produced(bound('international-trade-agreement', 'a', {}, {}, production), 0, 'bronze')).toBe(3);
    expect(produced(bound('international-trade-agreement', 'a', {}, {}, production), 1, 'agriculture')).toBe(3);
    refuses(table([{ hand: [] }]), 0, offer('international-trade-agreement'), 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
  });

  it('Promise of Military Protection: +1 culture for A; +4 strength, -1 culture for B; an attack ends it', () => {
    const at = bound('promise-of-military-protection', 'a', armed, { wonders: ['taj-mahal'] });
    expect([cultureOf(at.state, 0), cultureOf(at.state, 1), strengthOf(at.state, 1)]).toEqual([1, 2, 5]);
    const then = does(at, 0, attack());
    expect(strengthOf(then.state, 1)).toBe(1);
  });

  it('TTA-CRD-07 Scientific Cooperation: a technology costs 2 less and the partner pays 1; without a point of theirs it is no use', () => {
    const acting = { steps: [{ step: 'actions' }] } as const;
    const share = { move: 'technology', card: 'iron', with: '', shared: 1 };
    const at = bound('scientific-cooperation', 'a', { civilHand: ['iron'], science: 3 }, { science: 1 }, acting);
    const then = does(at, 0, share);
    expect([playerAt(then, 0).science, playerAt(then, 1).science]).toEqual([0, 0]);
    const poor = bound('scientific-cooperation', 'a', { civilHand: ['iron'], science: 9 }, { science: 0 }, acting);
    refuses(poor, 0, share, 'TTA-CRD-07', 'NOT_ENOUGH_SCIENCE');
  });

  it('International Tourism: +1 culture per wonder of the other', () => {
    const at = bound('international-tourism', 'a', { wonders: ['pyramids'] }, { wonders: ['kremlin', 'library-of-alexandria'] });
    expect([cultureOf(at.state, 0), cultureOf(at.state, 1)]).toEqual([2, 5]);
    refuses(table([{ hand: [] }]), 0, offer('international-tourism'), 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
  });

  it('Loss of Sovereignty: +2 culture for A, -2 for B; nobody declares war on B', () => {
    const at = bound('loss-of-sovereignty', 'a', {}, { wonders: ['taj-mahal'] });
    expect([cultureOf(at.state, 0), cultureOf(at.state, 1)]).toEqual([2, 1]);
    const third = table(
      [
        { pact: { card: 'loss-of-sovereignty', partner: 1, role: 'a' } },
        {},
        { government: 'communism', hand: ['war-over-culture.ii', 'spy.ii'] },
      ],
      { current: 2 },
    );
    refuses(third, 2, { move: 'declare-war', card: 'war-over-culture.ii', target: 1 }, 'TTA-PAC-06', 'PACT_FORBIDS_ATTACK');
    expect(playerAt(does(third, 2, { move: 'declare-war', card: 'war-over-culture.ii', target: 0 }), 2).war).toMatchObject({ target: 0 });
    expect(asks(does(third, 2, attack(1))).step).toBe('attack'); // an aggression is not a war
  });

  it('Military Pact: +3 strength each; an attack ends it', () => {
    const at = bound('military-pact', 'a', armed);
    expect([strengthOf(at.state, 0), strengthOf(at.state, 1), strengthOf(at.state, 2)]).toEqual([4, 4, 1]);
    expect(strengthOf(does(at, 0, attack()).state, 0)).toBe(1);
  });

  it('Peace Treaty: +1 culture each; neither attacks', () => {
    const at = bound('peace-treaty', 'a', armed);
    expect([cultureOf(at.state, 0), cultureOf(at.state, 1)]).toEqual([1, 1]);
    refuses(at, 0, attack(), 'TTA-PAC-06', 'PACT_FORBIDS_ATTACK');
  });
});
