import { describe, expect, it } from 'vitest';
import { mask, play, seenBy } from '../../../kernel/index.js';
import { militaryLimit } from '../ask/ratings.js';
import { deckOf } from '../change/cards-out.js';
import { ALL, asks, card, does, eventsOf, game, handOf, offers, playerAt, refuses, scene } from './scene.js';

const kinds = (at: ReturnType<typeof scene>, seat: number) => [...new Set(offers(at, seat).map((m) => m.move))];

describe('military cards', () => {
  it('TTA-MCD-01 political cards are played in politics, tactics in actions, bonus cards in neither', () => {
    const hand = ['cold-war', 'fertile-territory.ii', 'spy.ii', 'war-over-culture.ii', 'conquistadors', 'defense-colonization.ii'];
    const at = scene({ players: [{ hand, government: 'constitutional-monarchy', workers: { riflemen: 1 } }] });
    expect(kinds(at, 0)).toEqual(['prepare', 'aggression', 'declare-war', 'no-politics']);
    refuses(at, 0, { move: 'prepare', card: 'conquistadors' }, 'TTA-MCD-01', 'WRONG_CARD_TYPE');
    refuses(at, 0, { move: 'prepare', card: 'defense-colonization.ii' }, 'TTA-MCD-01', 'WRONG_CARD_TYPE');
    refuses(at, 0, { move: 'prepare', card: 'iconoclasm' }, 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
    const acting = does(at, 0, { move: 'no-politics' }, { move: 'discard', card: 'spy.ii' }, { move: 'discard', card: 'cold-war' });
    expect(kinds(acting, 0)).toContain('tactic');
    expect(kinds(acting, 0)).not.toContain('prepare');
  });

  it('TTA-MCD-02 one card per unused military action, at most 3, and a setting to say how many', () => {
    const draw = (government: string, usedMilitary: number, more: object = {}) =>
      scene({ steps: [{ step: 'production' }, { step: 'actions' }], players: [{ government, usedMilitary }], ...more });
    expect(handOf(draw('despotism', 1), 0)).toHaveLength(1);
    expect(handOf(draw('constitutional-monarchy', 0), 0)).toHaveLength(3);
    expect(handOf(draw('despotism', 2), 0)).toHaveLength(0);
    const asked = draw('despotism', 0, { chooseDraw: true });
    expect(offers(asked, 0)).toEqual([0, 1, 2].map((n) => ({ move: 'count', n })));
    refuses(asked, 0, { move: 'count', n: 3 }, 'TTA-MCD-02', 'NOT_A_CHOICE');
    expect(handOf(does(asked, 0, { move: 'count', n: 1 }), 0)).toHaveLength(1);
  });

  it('TTA-MCD-03 drawing may exceed the limit; TTA-MCD-04 after politics the surplus goes, by the owner’s choice and unseen', () => {
    const hand = ['legion', 'phalanx', 'medieval-army'];
    const at = scene({ age: 1, players: [{ hand }], steps: [{ step: 'politics' }, { step: 'discard' }, { step: 'actions' }] });
    const passed = does(at, 0, { move: 'no-politics' });
    expect(asks(passed)).toEqual({ step: 'discard', seats: [0] });
    expect(offers(passed, 0)).toHaveLength(3);
    refuses(passed, 0, { move: 'discard', card: 'heavy-cavalry' }, 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
    const played = play(game, passed.position, 0, { move: 'discard', card: card('phalanx') });
    if (!played.ok) throw new Error('refused');
    expect(asks({ ...passed, position: played.position, state: played.position.state }).step).toBe('actions');
    expect(seenBy(played.events, 1)).toContainEqual({ event: 'discarded', seat: 0, card: null });
    const pile = played.position.state.militaryDiscard;
    expect(pile.map((x) => [x.card, x.known])).toEqual([[card('phalanx'), 1]]);
    expect(mask(game, played.position.state, 1).militaryDiscard[0]!.card).toBe(null);
  });

  it('TTA-MCD-05 an empty deck is made anew from the discards of the age; past events stay away', () => {
    const at = scene({
      age: 1,
      deck: ['legion'],
      players: [{ hand: ['phalanx', 'crusades', 'raid.i'], government: 'despotism', usedMilitary: 2 }],
      events: ['rats', 'foray'],
    });
    const acting = does(at, 0, { move: 'prepare', card: 'crusades' });
    const state = acting.state;
    expect(state.pastEvents).toContain(card('rats'));
    const later = scene({ age: 1, deck: [], players: [{ hand: ['phalanx', 'legion', 'raid.i'] }] });
    const after = does(later, 0, { move: 'no-politics' }, { move: 'discard', card: 'phalanx' }, { move: 'end-turn' });
    expect(handOf(after, 0).sort()).toEqual([card('legion'), card('phalanx'), card('raid.i')].sort());
    expect(after.state.militaryDiscard).toEqual([]);
  });

  it('TTA-MCD-06 cards of an older age leave the game instead', () => {
    const at = scene({ age: 2, players: [{ hand: ['phalanx', 'legion', 'raid.i'] }] });
    const after = does(at, 0, { move: 'no-politics' }, { move: 'discard', card: 'phalanx' });
    expect(after.state.militaryDiscard).toEqual([]);
    expect(after.state.buried.at(-1)).toMatchObject({ card: card('phalanx'), known: 1 });
  });

  it('TTA-MCD-07 nobody draws in Age IV', () => {
    const at = scene({ age: 4, lastRound: 20, steps: [{ step: 'production' }, { step: 'actions' }] });
    expect(handOf(at, 0)).toEqual([]);
  });

  it('TTA-MCD-08 the Library of Alexandria lets one card more be kept', () => {
    const at = scene({ players: [{ wonders: ['library-of-alexandria'] }] });
    expect([militaryLimit(at.state, 0), militaryLimit(at.state, 1)]).toEqual([3, 2]);
  });
});

describe('political actions', () => {
  it('TTA-POL-01 at most one', () => {
    const at = scene({ players: [{ hand: ['cold-war', 'iconoclasm'] }], events: ['no-event', 'rats'] });
    const then = does(at, 0, { move: 'prepare', card: 'cold-war' });
    expect(asks(then).step).toBe('actions');
    expect(kinds(then, 0)).not.toContain('prepare');
  });

  it('TTA-POL-02 optional, and nothing is given back', () => {
    const then = does(scene({ players: [{ hand: ['cold-war'] }] }), 0, { move: 'no-politics' });
    expect(eventsOf(then, 'politics-passed')).toHaveLength(1);
    expect(asks(then).step).toBe('actions');
  });

  it('TTA-POL-03 only the current player acts', () => {
    const at = scene({ players: [{}, { hand: ['cold-war'] }] });
    expect(asks(at).seats).toEqual([0]);
    expect(offers(at, 1)).toEqual([]);
  });

  it('TTA-EVT-01 Simple: from round 3 the start player turns an event; an empty pile brings nothing', () => {
    const turn = (round: number, current: number, events: string[]) =>
      scene({ version: 'simple', age: 1, round, current, events, steps: [{ step: 'simple-event' }, { step: 'actions' }] });
    expect(turn(3, 0, ['no-event', 'development-of-crafts']).state.pastEvents).toEqual([card('no-event')]);
    expect(turn(2, 0, ['no-event']).state.pastEvents).toEqual([]);
    expect(turn(3, 1, ['no-event']).state.pastEvents).toEqual([]);
    expect(asks(turn(12, 0, [])).step).toBe('actions');
  });

  it('TTA-EVT-02 TTA-EX-38 a prepared card scores its age and lies face down; only its owner knows it', () => {
    const at = scene({ age: 2, players: [{ hand: ['crusades'] }], events: ['no-event', 'rats'] });
    const played = play(game, at.position, 0, { move: 'prepare', card: card('crusades') });
    if (!played.ok) throw new Error('refused');
    const { state } = played.position;
    expect(state.players[0]!.culture).toBe(1);
    expect(mask(game, state, 0).futureEvents[0]!.card).toBe(card('crusades'));
    expect(mask(game, state, 1).futureEvents[0]!.card).toBe(null);
    expect(seenBy(played.events, 1)).toContainEqual({ event: 'prepared', seat: 0, card: null, age: 1 });
    expect(state.pastEvents).toEqual([card('no-event')]);
  });

  it('TTA-EVT-03 after the last current event the future ones are shuffled, older ages on top', () => {
    const at = scene({
      age: 3,
      players: [{ hand: ['impact-of-science'] }],
      events: ['no-event'],
      future: ['cold-war', 'impact-of-strength', 'rats', 'iconoclasm', 'foray'],
    });
    const { state, events } = does(at, 0, { move: 'prepare', card: 'impact-of-science' });
    expect(state.futureEvents).toEqual([]);
    expect(state.currentEvents.map((x) => x.back)).toEqual([3, 3, 2, 2, 1, 1].map((age) => `military-${age}`));
    expect(eventsOf({ events } as never, 'events-renewed')).toHaveLength(1);
    // Who prepared a card still knows that it is there.
    expect(state.notes).toContainEqual({ seat: 0, pile: 'currentEvents', card: card('impact-of-science') });
    expect(state.currentEvents.every((x) => x.known === 0)).toBe(true);
  });

  it('TTA-EX-39 current and future events together are always two more than players', () => {
    let at = scene({
      seats: 3,
      age: 1,
      players: [{ hand: ['rats', 'foray'] }],
      events: ['no-event', 'development-of-science', 'development-of-crafts'],
      future: ['crusades', 'raiders'],
    });
    expect(at.state.currentEvents.length + at.state.futureEvents.length).toBe(5);
    at = does(at, 0, { move: 'prepare', card: 'rats' });
    expect(at.state.currentEvents.length + at.state.futureEvents.length).toBe(5);
  });

  it('TTA-EVT-04 a resolved event is past and lies open', () => {
    const at = does(scene({ players: [{ hand: ['cold-war'] }], events: ['no-event', 'rats'] }), 0, { move: 'prepare', card: 'cold-war' });
    expect(at.state.pastEvents).toEqual([card('no-event')]);
    expect(at.state.out).toContain(card('no-event'));
  });

  it('TTA-TWO-02 TTA-SET-07 no pact is in the decks of two players', () => {
    const at = scene({ seats: 2 });
    const all = [1, 2, 3].flatMap((age) => deckOf(at.state.options, 2, `military-${age}`));
    expect(all.filter((id) => id.includes('.pact.'))).toEqual([]);
  });

  it('TTA-TWO-03 with two players there are four current events', () => {
    const counts = [2, 3, 4].map((seats) => scene({ seats, round: 1, age: 0 }).state.currentEvents.length);
    expect(counts).toEqual([4, 5, 6]);
  });
});

describe('ties', () => {
  const order = (current: number, event: string, culture: number[]) =>
    scene({
      seats: 3,
      current,
      events: [event, 'no-event'],
      steps: [{ step: 'reveal' }, { step: 'politics' }],
      players: culture.map((x) => ({ culture: x })),
    });

  it('TTA-TIE-01 equal strength: the current player is strongest, the one who has just played weakest', () => {
    const at = order(1, 'crusades', [5, 5, 5]);
    expect(at.state.players.map((p) => p.culture)).toEqual([1, 9, 5]);
  });

  it('TTA-TIE-02 TTA-EVT-05 the same order for culture points', () => {
    expect(order(2, 'national-pride', [5, 5, 5]).state.players.map((p) => p.culture)).toEqual([5, 5, 10]);
    const least = order(2, 'terrorism', [5, 5, 5]);
    // Player 1 has just played: it has "least". Everybody has one urban building only, so nothing is asked.
    expect(least.state.players.map((p) => p.holdings.find((h) => h.id === card('philosophy'))!.workers)).toEqual([0, 1, 0]);
  });

  it('TTA-TWO-01 of two players the two weakest are the weakest', () => {
    const at = scene({
      events: ['crime-wave', 'no-event'],
      steps: [{ step: 'reveal' }, { step: 'politics' }],
      players: [{ culture: 9 }, { culture: 9 }],
    });
    expect(at.state.players.map((p) => p.culture)).toEqual([9, 6]);
  });
});

describe('what others may know', () => {
  it('the place of a card in a hand tells nothing: hands lie in the order of what all see', () => {
    const at = scene({
      age: 2,
      deck: ['conquistadors', 'spy.ii'],
      steps: [{ step: 'production' }, { step: 'politics' }],
      players: [{ hand: ['cold-war', 'legion'] }],
    });
    expect(playerAt(at, 0).militaryHand.map((x) => x.back)).toEqual(['military-1', 'military-2', 'military-2', 'military-2']);
  });

  it('a hand, a discarded card and a future event are masked; a refused pact is not', () => {
    const at = scene({ seats: 3, players: [{ hand: ['open-borders-agreement', 'legion'] }] });
    expect(mask(game, at.state, 1).players[0]!.militaryHand.map((x) => x.card)).toEqual([null, null]);
    const offered = does(at, 0, { move: 'offer-pact', card: 'open-borders-agreement', partner: 1, role: 'a' });
    const refused = does(offered, 1, { move: 'refuse' });
    expect(playerAt(refused, 0).militaryHand[0]!.known).toBe(ALL);
    expect(mask(game, refused.state, 2).players[0]!.militaryHand.map((x) => x.card)).toEqual([card('open-borders-agreement'), null]);
  });
});
