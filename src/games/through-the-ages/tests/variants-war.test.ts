import { describe, expect, it } from 'vitest';
import { asked, fastDice, legal, mask, play, start } from '../../../kernel/index.js';
import { backOf, deckOf } from '../change/cards-out.js';
import { DEFAULTS } from '../state/setup.js';
import type { Options, State } from '../state/state.js';
import { ALL, asks, card, does, eventsOf, game, handOf, playerAt, refuses, type SceneSpec, scene } from './scene.js';

const newGame = (options: Partial<Options>, seats = 2) => start(game, { ...DEFAULTS, ...options }, seats, fastDice(3));
const militaryCards = (s: State): string[] => [1, 2, 3].flatMap((age) => deckOf(s.options, s.seats, `military-${age}`));
const isBonus = (id: string | null) => id?.includes('.event.impact-of-') ?? false;
const attack = (target: number) => ({ move: 'aggression', card: 'spy.ii', target });

describe('anti-league', () => {
  const armed = { government: 'communism', hand: ['spy.ii', 'war-over-culture.ii'] };
  const table = (spec: SceneSpec) => scene({ seats: 3, antiLeague: true, ...spec });

  it('TTA-VAR-02 a civilisation is attacked by one rival at a time', () => {
    const at = does(table({ players: [armed] }), 0, attack(1));
    expect(playerAt(at, 0).marker).toBe(1);
    const other = table({ current: 2, players: [{ marker: 1 }, {}, armed] });
    refuses(other, 2, attack(1), 'TTA-VAR-02', 'TARGET_ALREADY_ATTACKED');
    refuses(other, 2, { move: 'declare-war', card: 'war-over-culture.ii', target: 1 }, 'TTA-VAR-02', 'TARGET_ALREADY_ATTACKED');
    expect(playerAt(does(other, 2, attack(0)), 2).marker).toBe(0);
  });

  it('TTA-VAR-02 the marker goes back with the next political action, unless the same one is attacked again', () => {
    const again = { ...armed, marker: 1 };
    expect(playerAt(does(table({ players: [again] }), 0, { move: 'no-politics' }), 0).marker).toBe(null);
    expect(playerAt(does(table({ players: [again] }), 0, attack(1)), 0).marker).toBe(1);
    expect(playerAt(does(table({ players: [again] }), 0, attack(2)), 0).marker).toBe(2);
  });

  it('TTA-WAR-08 without the variant nobody holds a marker', () => {
    expect(playerAt(does(scene({ seats: 3, players: [armed] }), 0, attack(1)), 0).marker).toBe(null);
  });
});

describe('peaceful', () => {
  it('TTA-VAR-03 no aggressions and wars, and no pacts if the table wants it so', () => {
    const kinds = (peaceful: Options['peaceful']) =>
      ['aggression', 'war', 'pact'].filter((kind) =>
        militaryCards(newGame({ peaceful }, 3).position.state).some((id) => id.includes(`.${kind}.`)),
      );
    expect(kinds('no')).toEqual(['aggression', 'war', 'pact']);
    expect(kinds('no-attacks')).toEqual(['pact']);
    expect(kinds('no-attacks-no-pacts')).toEqual([]);
  });
});

describe('drawing by action', () => {
  it('TTA-VAR-04 one military action draws one card; none come at the end of the turn', () => {
    const at = scene({
      age: 1,
      drawByAction: true,
      steps: [{ step: 'actions' }, { step: 'production' }, { step: 'politics' }],
      players: [{}],
    });
    const drawn = does(at, 0, { move: 'draw-card' });
    expect(handOf(drawn, 0)).toHaveLength(1);
    expect(playerAt(drawn, 0)).toMatchObject({ usedMilitary: 1 });
    expect(mask(game, drawn.state, 1).players[0]!.militaryHand[0]!.card).toBe(null);
    expect(handOf(does(at, 0, { move: 'end-turn' }), 0)).toEqual([]);
    refuses(does(drawn, 0, { move: 'draw-card' }), 0, { move: 'draw-card' }, 'TTA-VAR-04', 'NOT_ENOUGH_MA');
    refuses(scene({ age: 1, steps: [{ step: 'actions' }] }), 0, { move: 'draw-card' }, 'TTA-VAR-04', 'NOT_THIS_VARIANT');
  });
});

describe('bonus cards known before the end', () => {
  it('TTA-VAR-05 public: 3, 4 or 5 events of Age III lie open', () => {
    for (const publicBonuses of [3, 4, 5] as const) {
      const { state } = newGame({ bonusCards: 'public', publicBonuses }).position;
      expect(state.bonuses.map((x) => x.known)).toEqual(Array(publicBonuses).fill(ALL));
      expect(state.bonuses.every((x) => isBonus(x.card))).toBe(true);
      expect(state.militaryDecks[3]!.filter((x) => isBonus(x.card))).toHaveLength(13 - publicBonuses); // TTA-VAR-09
    }
  });

  it('TTA-VAR-06 age by age: one at the start, one after round 1, one at the end of each age', () => {
    const open = (s: State) => s.bonuses.filter((x) => x.known === ALL).length;
    expect(newGame({ bonusCards: 'age-by-age' }).position.state.bonuses).toHaveLength(5);
    expect(open(newGame({ bonusCards: 'age-by-age' }).position.state)).toBe(1);
    const round = does(
      scene({ bonusCards: 'age-by-age', age: 0, round: 1, current: 1, steps: [{ step: 'actions' }, { step: 'next-turn' }] }),
      1,
      { move: 'end-turn' },
    );
    expect(open(round.state)).toBe(2);
    expect(eventsOf(round, 'bonus-known')).toHaveLength(1);
    for (const age of [1, 2, 3]) {
      const at = scene({ bonusCards: 'age-by-age', age, civilLeft: 1, steps: [{ step: 'replenish' }, { step: 'politics' }] });
      expect(open(at.state)).toBe(2);
    }
  });

  it('TTA-VAR-07 TTA-TWO-03 private: 12 dealt, each keeps 1 (2 of two players) unseen, the rest goes back', () => {
    let { position } = newGame({ bonusCards: 'private' }, 3);
    expect(position.state.players.map((p) => p.bonuses.length)).toEqual([4, 4, 4]);
    const order: number[] = [];
    while (position.state.steps.at(-1)?.step === 'bonus-choice') {
      const seat = asked(game, position)[0]!;
      order.push(seat);
      const moves = legal(game, position, seat);
      expect(moves).toHaveLength(4);
      const others = mask(game, position.state, (seat + 1) % 3).players[seat]!.bonuses;
      expect(others.every((x) => x.card === null)).toBe(true);
      const played = play(game, position, seat, moves[2]!);
      if (!played.ok) throw new Error('refused');
      expect(played.position.state.players[seat]!.bonuses[0]!.card).toBe((moves[2] as { card: string }).card);
      position = played.position;
    }
    expect(order).toEqual([0, 1, 2].map((i) => (position.state.first + i) % 3));
    expect(position.state.players.map((p) => p.bonuses.length)).toEqual([1, 1, 1]);
    expect(position.state.militaryDecks[3]!.filter((x) => isBonus(x.card))).toHaveLength(10);
    const two = newGame({ bonusCards: 'private' }, 2).position;
    expect(two.state.players.map((p) => p.bonuses.length)).toEqual([6, 6]);
    expect(two.state.steps.at(-1)).toMatchObject({ step: 'bonus-choice', left: 2 });
  });

  it('TTA-VAR-08 open choice: all 13 lie open, each takes one in reverse order of seats', () => {
    let { position } = newGame({ bonusCards: 'open' }, 4);
    expect(position.state.bonuses).toHaveLength(13);
    const order: number[] = [];
    while (position.state.steps.at(-1)?.step === 'bonus-choice') {
      const seat = asked(game, position)[0]!;
      order.push(seat);
      const played = play(game, position, seat, legal(game, position, seat)[0]!);
      if (!played.ok) throw new Error('refused');
      position = played.position;
    }
    expect(order).toEqual([3, 2, 1, 0].map((i) => (position.state.first + i) % 4));
    expect(position.state.players.every((p) => p.bonuses[0]!.known === ALL)).toBe(true);
    expect(position.state.militaryDecks[3]!.filter((x) => isBonus(x.card))).toHaveLength(9);
    expect(position.state.militaryDecks[3]!.every((x) => x.known === 0)).toBe(true);
  });

  it('TTA-VAR-07 TTA-VAR-08 a card that is not there is refused', () => {
    const { position } = newGame({ bonusCards: 'private' }, 3);
    const seat = asked(game, position)[0]!;
    const other = position.state.players[(seat + 1) % 3]!.bonuses[0]!.card!;
    expect(play(game, position, seat, { move: 'bonus', card: other })).toMatchObject({ ok: false, refusal: { code: 'CARD_NOT_IN_HAND' } });
  });

  it('TTA-VAR-09 the chosen cards score for all players at the end', () => {
    const at = scene({
      steps: [{ step: 'scoring' }],
      events: [],
      future: [],
      players: [{ colonies: ['fertile-territory.i'] }, {}],
      age: 4,
      bonusCards: 'none',
    });
    expect(eventsOf(at, 'scored')).toEqual([]);
    const kept = scene({ age: 4, events: [], future: [] });
    kept.state.players[1]!.bonuses = [{ back: backOf(card('impact-of-colonies')), card: card('impact-of-colonies'), known: 2 }];
    kept.state.players[0]!.colonies = [card('wealthy-territory.i')];
    kept.state.steps = [{ step: 'scoring' }, { step: 'politics' }];
    const end = does(kept, 0, { move: 'no-politics' });
    expect(end.state.players.map((p) => p.culture)).toEqual([4, 0]);
    expect(asks(end).seats).toEqual([]);
  });
});
