import { describe, expect, it } from 'vitest';
import { mask } from '../../../kernel/index.js';
import { growthPrice } from '../ask/prices.js';
import { happyNeeded } from '../ask/ratings.js';
import type { GameEvent, Step } from '../state/state.js';
import { ALL, asks, card, does, eventsOf, game, type Moment, playerAt, scene } from './scene.js';

const NO_POLITICS = { move: 'no-politics' };
const END = { move: 'end-turn' };
const NEW_TURN: readonly Step[] = [{ step: 'turn' }];
const ACTING: readonly Step[] = [{ step: 'actions' }, { step: 'production' }, { step: 'next-turn' }];
const kinds = (at: Moment): GameEvent['event'][] => at.events.map(({ event }) => event);
/** The order in which kinds of events were told for the first time. */
const firsts = (at: Moment, ...wanted: readonly GameEvent['event'][]): GameEvent['event'][] =>
  [...new Set(kinds(at))].filter((kind) => wanted.includes(kind));

describe('the order of a turn', () => {
  it('TTA-TURN-01 Simple version: event, row, actions, production without draw', () => {
    const at = scene({
      version: 'simple',
      age: 1,
      round: 3,
      steps: NEW_TURN,
      players: [{ yellow: 1, pool: 0, blue: 3, tokens: { bronze: 9 } }],
    });
    expect(firsts(at, 'turn', 'revealed', 'swept', 'dealt')).toEqual(['turn', 'revealed', 'swept', 'dealt']);
    expect(asks(at).step).toBe('actions');
    const then = does(at, 0, END);
    // Seven faces are missing and the blue bank is nearly empty; neither matters here.
    expect(kinds(then)).not.toContain('uprising');
    expect(eventsOf(then, 'change').map(({ cause }) => cause)).not.toContain('corruption');
    expect(kinds(then)).not.toContain('drew');
    expect(eventsOf(then, 'turn').map(({ seat }) => seat)).toEqual([1]);
  });

  it('TTA-TURN-02 Advanced version: row, politics, discard, actions, production with the draw last', () => {
    const at = scene({ version: 'advanced', steps: NEW_TURN, players: [{ hand: ['legion', 'phalanx', 'rats'] }] });
    expect(firsts(at, 'turn', 'swept', 'dealt', 'revealed')).toEqual(['turn', 'swept', 'dealt']);
    expect(asks(at).step).toBe('politics');
    const discarding = does(at, 0, NO_POLITICS);
    expect(asks(discarding).step).toBe('discard');
    const acting = does(discarding, 0, { move: 'discard', card: 'rats' });
    expect(asks(acting).step).toBe('actions');
    const told = does(acting, 0, END).events.map((e) => (e.event === 'change' ? e.cause : e.event));
    expect(told.indexOf('drew')).toBeGreaterThan(told.lastIndexOf('production'));
    expect(told.indexOf('turn')).toBeGreaterThan(told.indexOf('drew'));
  });

  it('TTA-TURN-02 the uprising is looked at before anything is produced', () => {
    const at = scene({ version: 'advanced', steps: ACTING, players: [{ yellow: 1, pool: 0 }] });
    const own = does(at, 0, END).events.filter((e) => 'seat' in e && e.seat === 0);
    expect(own).toEqual([{ event: 'uprising', seat: 0, discontent: 7 }]);
  });

  it('TTA-TURN-03 Full version: the war of the turn before comes after the row and before politics', () => {
    const at = scene({ steps: NEW_TURN, players: [{ workers: {}, war: { card: 'war-over-culture.ii', target: 1 } }, { workers: {} }] });
    expect(firsts(at, 'swept', 'dealt', 'fought')).toEqual(['swept', 'dealt', 'fought']);
    expect(asks(at).step).toBe('politics');
    expect(playerAt(at, 0).war).toBe(null);
  });
});

describe('the banks', () => {
  const at = (yellow: number): Moment =>
    scene({ version: 'simple', steps: ACTING, players: [{ yellow, workers: {}, tokens: { agriculture: 9 } }] });
  const consumed = (yellow: number): number => {
    const eaten = eventsOf(does(at(yellow), 0, END), 'change').find((e) => e.cause === 'consumption');
    return 0 - (eaten?.by.food ?? 0);
  };

  it.each([
    [18, 2, 0, 0],
    [17, 2, 0, 0],
    [16, 3, 1, 1],
    [13, 3, 1, 1],
    [12, 4, 2, 2],
    [11, 4, 2, 2],
    [10, 4, 2, 3],
    [9, 4, 2, 3],
    [8, 5, 3, 4],
    [7, 5, 3, 4],
    [6, 5, 3, 5],
    [5, 5, 3, 5],
    [4, 7, 4, 6],
    [3, 7, 4, 6],
    [2, 7, 4, 7],
    [1, 7, 4, 7],
    [0, undefined, 6, 8],
  ])('TTA-BANK-01 with %i yellow tokens: price, consumption, faces', (yellow, price, food, faces) => {
    const { state } = at(yellow);
    expect([growthPrice(state, state.players[0]!), consumed(yellow), happyNeeded(state, 0)]).toEqual([price, food, faces]);
  });

  it('TTA-BANK-02 with blue tokens left in the bank: what corruption takes', () => {
    const lost = (blue: number): number => {
      const then = does(scene({ steps: ACTING, players: [{ blue, workers: {}, tokens: { bronze: 9 } }] }), 0, END);
      return 0 - (eventsOf(then, 'change').find((e) => e.cause === 'corruption')?.by.resources ?? 0);
    };
    expect([18, 9, 8, 5, 4, 1, 0].map(lost)).toEqual([0, 0, 2, 2, 4, 4, 6]);
  });
});

describe('what the others see', () => {
  const spec = {
    seats: 3,
    future: ['rats'],
    players: [{ hand: ['legion', 'spy.ii'], civilHand: ['moses'], leader: 'homer', colonies: ['wealthy-territory.i'], culture: 7 }],
  } as const;

  it('TTA-HID-01 tables, points, civil hands and the number and age of all cards are open', () => {
    const { state } = scene(spec);
    for (const viewer of [1, 2, 'spectator'] as const) {
      const view = mask(game, state, viewer);
      const p = view.players[0]!;
      expect(view.row).toEqual(state.row);
      expect([p.leader, p.colonies, p.culture]).toEqual([card('homer'), [card('wealthy-territory.i')], 7]);
      expect(p.militaryHand.map(({ back }) => back)).toEqual(['military-1', 'military-2']);
      expect(view.currentEvents).toHaveLength(state.currentEvents.length);
      expect(view.civilDecks.map((deck) => deck.length)).toEqual(state.civilDecks.map((deck) => deck.length));
    }
    expect(state.players[0]!.civilHand.every(({ known }) => known === ALL)).toBe(true);
  });

  it('TTA-HID-02 decks, military hands, discards and events are hidden, but one’s own', () => {
    const { state } = does(scene({ ...spec, players: [{ hand: ['legion', 'spy.ii', 'crusades'] }] }), 0, {
      move: 'prepare',
      card: 'crusades',
    });
    const faces = (slots: readonly { card: string | null }[]): (string | null)[] => slots.map((slot) => slot.card);
    const own = mask(game, state, 0);
    const other = mask(game, state, 1);
    expect(faces(own.players[0]!.militaryHand)).toEqual([card('legion'), card('spy.ii')]);
    expect(faces(other.players[0]!.militaryHand)).toEqual([null, null]);
    expect(faces(own.futureEvents)).toContain(card('crusades'));
    expect(faces(other.futureEvents)).not.toContain(card('crusades'));
    for (const view of [own, other])
      for (const pile of [...view.civilDecks, ...view.militaryDecks, view.currentEvents])
        expect(new Set(faces(pile)).size).toBeLessThanOrEqual(1);
    const discarding = scene({ steps: [{ step: 'discard' }, ...ACTING], players: [{ hand: ['legion', 'phalanx', 'conquistadors'] }] });
    const then = does(discarding, 0, { move: 'discard', card: 'conquistadors' });
    expect(faces(mask(game, then.state, 1).militaryDiscard)).toEqual([null]);
  });
});
