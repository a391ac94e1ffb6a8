import { describe, expect } from 'vitest';
import { takingPrice } from '../ask/prices.js';
import { civilLimit } from '../ask/ratings.js';
import type { Options } from '../state/state.js';
import { actionsOf, allows, card, does, doesAs, eventsOf, handOf, me, refuses, rule, scene, turn } from './turns.js';

const FILL = [{ step: 'replenish' }, { step: 'politics' }] as const;
const row = ['homer', 'moses', 'aristotle', 'iron', 'coal'];
const fill = (
  spec: Partial<Options> & { seats?: number; age?: number; civilLeft?: number; row?: readonly string[]; current?: number; round?: number },
) => scene({ age: 1, row, steps: FILL, ...spec });

describe('the card row', () => {
  rule('TTA-ROW-01', 'places cost 1, 2 or 3 civil actions', () => {
    const s = turn().state;
    expect(s.row.map((_, place) => takingPrice(s, 0, place))).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  });
  rule('TTA-ROW-02', 'the first 3, 2 or 1 cards leave the game', () => {
    const swept = (seats: number) => eventsOf(fill({ seats }), 'swept')[0]!.cards;
    expect([2, 3, 4].map(swept)).toEqual([row.slice(0, 3).map(card), row.slice(0, 2).map(card), row.slice(0, 1).map(card)]);
    expect(fill({ seats: 4 }).state.out).toContain(card('homer'));
  });
  rule('TTA-ROW-03', 'only these places are swept', () => {
    const at = fill({ row: ['', '', 'homer', 'iron'] });
    expect(at.state.row[0]).toBe(card('iron'));
  });
  rule('TTA-ROW-04', 'the others are pushed to the left in their order', () => {
    const at = fill({ row: ['homer', '', 'moses', 'iron', '', 'coal'] });
    expect(at.state.row.slice(0, 2)).toEqual([card('iron'), card('coal')]);
  });
  rule('TTA-ROW-05', 'gaps are filled from the current deck', () => {
    const at = fill({});
    expect(at.state.row).not.toContain(null);
    expect(at.state.civilDecks[1]).toHaveLength(45 - 1 - 11); // Iron lies in the row already
  });
  rule(
    ['TTA-ROW-06', 'TTA-AGE-02', 'TTA-AMB-33'],
    'after the first filling Age A is over, without any effect; a short deck is continued',
    () => {
      const at = scene({ age: 0, round: 2, steps: FILL, players: [{ leader: 'homer', wonder: 'pyramids', civilHand: ['frugality.a'] }] });
      expect(at.state).toMatchObject({ age: 1 });
      expect(at.state.civilDecks[0]).toEqual([]);
      expect([me(at).leader, me(at).wonder?.id, me(at).yellow, handOf(at)]).toEqual([
        card('homer'),
        card('pyramids'),
        18,
        [card('frugality.a')],
      ]);
      const short = scene({ age: 0, round: 2, row: [], civilLeft: 2, steps: FILL });
      expect([short.state.row.includes(null), short.state.civilDecks[1]!.length]).toEqual([false, 45 - 11]);
    },
  );
  rule(['TTA-ROW-07', 'TTA-AGE-01'], 'the last card of a deck ends its age, also when it fills the last gap', () => {
    expect(fill({ civilLeft: 11 }).state.age).toBe(2);
    expect(fill({ civilLeft: 12 }).state.age).toBe(1);
    const more = fill({ civilLeft: 4 }).state;
    expect([more.age, more.row.includes(null), more.civilDecks[2]!.length]).toEqual([2, false, 45 - 7]);
  });
  rule('TTA-ROW-08', 'without a deck the row is swept and pushed together, nothing comes', () => {
    const at = fill({ age: 4, row: ['homer', '', '', 'iron'] });
    expect(at.state.row).toEqual([card('iron'), ...Array<null>(12).fill(null)]);
    const simple = fill({ version: 'simple', civilLeft: 3 }).state;
    expect(simple.row.filter((id) => id !== null)).toHaveLength(5);
  });
  rule('TTA-ROW-09', 'after somebody left, the players still there count', () => {
    const at = scene({ seats: 3, age: 1, row, steps: FILL, players: [{}, {}, { resigned: 1 }] });
    expect(at.state.row.slice(0, 2)).toEqual([card('iron'), card('coal')]);
  });
});

describe('taking a card', () => {
  rule('TTA-TAKE-01', 'it costs its place and comes to the hand, a wonder into play', () => {
    const at = turn({}, { row: ['iron', '', '', '', '', 'taj-mahal'] });
    const taken = does(at, 'take iron', 'take taj-mahal');
    expect([handOf(taken), me(taken).wonder, actionsOf(taken)[0]]).toEqual([[card('iron')], { id: card('taj-mahal'), stages: 0 }, 1]);
    refuses(turn({ usedCivil: 3 }, { row: ['', '', '', '', '', 'iron'] }), 'take iron', 'TTA-TAKE-01', 'NOT_ENOUGH_CA', {
      need: 2,
      have: 1,
    });
    refuses(at, 'take 1', 'TTA-ROW-01', 'ROW_SLOT_EMPTY');
  });
  rule('TTA-TAKE-02', 'no more cards in hand than white tokens, used or not; one more with the Library of Alexandria', () => {
    const four = { civilHand: ['iron', 'alchemy', 'theology', 'knights'], usedCivil: 2 };
    refuses(turn(four, { row: ['drama'] }), 'take drama', 'TTA-TAKE-02', 'HAND_FULL');
    const library = turn({ ...four, wonders: ['library-of-alexandria'] }, { row: ['drama'] });
    expect([civilLimit(library.state, 0), allows(library, 'take drama')]).toEqual([5, true]);
  });
  rule('TTA-TAKE-03', 'losing a token later discards nothing', () => {
    const hand = ['iron', 'alchemy', 'theology', 'knights', 'joan-of-arc'];
    const at = does(turn({ leader: 'hammurabi', civilHand: hand }), 'leader joan-of-arc');
    expect([handOf(at).length, actionsOf(at)[2]]).toEqual([4, 4]);
    const full = turn({ civilHand: hand });
    expect([handOf(full).length, civilLimit(full.state, 0)]).toEqual([5, 4]);
  });
  rule('TTA-TAKE-04', 'one leader per age, counted when taken', () => {
    const at = does(turn({}, { row: ['homer', 'moses', 'joan-of-arc'] }), 'take homer');
    refuses(at, 'take moses', 'TTA-TAKE-04', 'LEADER_AGE_ALREADY_TAKEN');
    expect(allows(at, 'take joan-of-arc')).toBe(true);
    refuses(turn({ leaderAges: [0] }, { row: ['moses'] }), 'take moses', 'TTA-TAKE-04', 'LEADER_AGE_ALREADY_TAKEN');
  });
  rule('TTA-TAKE-05', 'no second wonder in progress; the hand limit does not matter', () => {
    refuses(turn({ wonder: 'colossus' }, { row: ['pyramids'] }), 'take pyramids', 'TTA-TAKE-05', 'WONDER_ALREADY_IN_PROGRESS');
    expect(allows(turn({ civilHand: ['iron', 'alchemy', 'theology', 'knights'] }, { row: ['pyramids'] }), 'take pyramids')).toBe(true);
  });
  rule('TTA-TAKE-06', 'a wonder costs one action more per finished wonder', () => {
    const at = turn({ wonders: ['colossus', 'taj-mahal'] }, { row: ['pyramids'] });
    expect(takingPrice(at.state, 0, 0)).toBe(3);
  });
  rule('TTA-TAKE-07', 'no technology one has in hand or in play; a replaced one does not count', () => {
    const rows = { row: ['iron', 'alchemy', 'monarchy', 'masonry'] };
    const at = turn({ civilHand: ['iron'], workers: { alchemy: 0 }, government: 'monarchy', specials: ['masonry'] }, rows);
    for (const name of rows.row) refuses(at, `take ${name}`, 'TTA-TAKE-07', 'TECH_ALREADY_OWNED');
    expect(allows(turn({ government: 'theocracy' }, rows), 'take monarchy')).toBe(true);
  });
  rule('TTA-TAKE-08', 'action cards as often as one likes', () => {
    const at = turn({ civilHand: ['frugality.a'] }, { row: ['frugality.a', 'rich-land.a'] });
    expect(handOf(does(at, 'take 0', 'take 1'))).toHaveLength(3);
  });
  rule('TTA-TAKE-09', 'unit technologies are civil cards', () => {
    const at = does(turn({}, { row: ['knights'] }), 'take knights');
    expect([actionsOf(at).slice(0, 2), handOf(at)]).toEqual([[3, 2], [card('knights')]]);
  });
  rule('TTA-TAKE-01', 'of another hand nothing is taken', () => {
    expect(() => doesAs(turn({}, { row: ['iron'] }), 1, 'take iron')).toThrow('NOT_ASKED');
  });
});
