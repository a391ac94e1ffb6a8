import { describe, expect } from 'vitest';
import { asked, fastDice, imagine, legal, mask, type Position, play, start } from '../../../kernel/index.js';
import { rule } from '../../shared/tests/toolkit.js';
import { nextPick, offeredTo } from '../ask/drafting.js';
import { levelOf } from '../ask/selectors.js';
import { cardOf } from '../cards/index.js';
import { isNewLeaderOrWonder } from '../cards/sets.js';
import { throughTheAges as game } from '../game.js';
import { boardOf, candidates, KINDS } from '../state/draw.js';
import { DEFAULTS } from '../state/setup.js';
import type { Expansion, Options, State, Tta } from '../state/state.js';
import { refuses } from './scene.js';
import { modern } from './second.js';

const EXPANSION: Expansion = { rebalanced: true, military: true, leaders: 'secret', choice: 'random', agreed: [] };
const optionsFor = (more: Partial<Expansion>): Options => ({ ...DEFAULTS, edition: '2015', expansion: { ...EXPANSION, ...more } });
const begun = (seats: number, more: Partial<Expansion>, seed = 3): Position<Tta> =>
  start(game, optionsFor(more), seats, fastDice(seed)).position;
const table = (seats: number, more: Partial<Expansion>): State => begun(seats, more).state;

/** The last legal move again and again (nobody leaves): to an age, or to the end of the choices. */
function playUntil(position: Position<Tta>, isThere: (s: State) => boolean): Position<Tta> {
  let at = position;
  for (let i = 0; i < 3000 && !isThere(at.state); i++) {
    const [seat] = asked(game, at);
    const moves = legal(game, at, seat!).filter((m) => m.move !== 'resign' && m.move !== 'by-hand');
    const played = play(game, at, seat!, moves[(i * 7) % moves.length]!);
    if (!played.ok) throw new Error(played.refusal.code);
    at = played.position;
  }
  return at;
}
const isChosen = (s: State): boolean => !s.steps.some(({ step }) => step === 'draft');
const ofKind = (s: State, kind: string, age: number): string[] =>
  s.civilDecks[age]!.map((slot) => slot.card!).filter((id) => cardOf(id).type === kind);

describe('draws of leaders and wonders', () => {
  rule(['TTX-DRAW-02', 'TTX-DRAW-10'], 'a secret draw leaves the others in the box, unseen', () => {
    const s = table(3, {});
    expect([s.boxLeaders.length, s.boxWonders.length]).toEqual([12 - 7, 8 - 5]);
    expect(s.row.length + s.civilDecks[0]!.length).toBe(22);
    expect(mask(game, s, 0).boxLeaders.every((x) => x.card === null)).toBe(true);
    expect(table(2, {}).row.length + table(2, {}).civilDecks[0]!.length).toBe(20);
    expect(s.drawn).toEqual([]);
  });

  rule(
    ['TTX-DRAW-03', 'TTX-DRAW-04', 'TTX-DRAW-05', 'TTX-DRAW-06', 'TTX-DRAW-07'],
    'a public draw is known to all, age by age one knows the present',
    () => {
      const s = table(4, { leaders: 'public' });
      expect(s.drawn).toHaveLength(4 * 12);
      expect(boardOf(s, 1)).toHaveLength(12);
      expect(boardOf(s, 1).every((x) => !x.hasCome)).toBe(true);
      expect(table(4, { leaders: 'age-by-age' }).drawn).toHaveLength(12);
      const later = playUntil(begun(2, { leaders: 'age-by-age' }), (x) => x.age === 2).state;
      expect([0, 1, 2, 3].map((age) => boardOf(later, age).length)).toEqual([10, 10, 10, 0]);
      expect(boardOf(later, 1).every((x) => x.hasCome)).toBe(true);
    },
  );

  rule('TTX-DRAW-04', 'a leader in a hand has come; where hands are hidden, the others cannot tell', () => {
    const heldBy = (s: State) => s.players.findIndex((p) => p.leader === null && p.leaderAges.length > 0);
    for (const hiddenHands of [false, true]) {
      const { state } = playUntil(
        start(game, { ...optionsFor({ leaders: 'public' }), hiddenHands }, 2, fastDice(3)).position,
        (s) => heldBy(s) >= 0,
      );
      const seat = heldBy(state);
      const [leader] = state.players[seat]!.civilHand.flatMap(({ card }) => (card && cardOf(card).type === 'leader' ? [card] : []));
      const placeFor = (viewer: number) => boardOf(mask(game, state, viewer), 0).find(({ card }) => card === leader);
      expect(placeFor(seat)).toEqual({ card: leader, hasCome: true, mayBeHeld: false });
      expect(placeFor(1 - seat)).toEqual({ card: leader, hasCome: !hiddenHands, mayBeHeld: hiddenHands });
    }
  });

  rule('TTX-DRAW-08', 'all new ones and one old, or those agreed on', () => {
    const s = table(2, { leaders: 'public', choice: 'new-and-one' });
    for (const level of [0, 1, 2, 3]) {
      const old = boardOf(s, level).filter(({ card }) => !isNewLeaderOrWonder(card));
      expect(old.map(({ card }) => cardOf(card).type).sort()).toEqual(['leader', 'wonder']);
    }
    const options = optionsFor({ leaders: 'public', choice: 'agreed' });
    const wanted = [0, 1, 2, 3].flatMap((level) => [
      ...candidates(options, 'leader', level).slice(0, 6),
      ...candidates(options, 'wonder', level).slice(0, 4),
    ]);
    expect(game.check(options, 2)).toMatchObject({ code: 'BAD_OPTIONS' });
    const agreed = optionsFor({ leaders: 'public', choice: 'agreed', agreed: wanted });
    expect(game.check(agreed, 2)).toBeUndefined();
    expect([...start(game, agreed, 2, fastDice(1)).position.state.drawn].sort()).toEqual([...wanted].sort());
  });

  rule('TTX-DRAW-09', 'without the expansion there are the old leaders only, and it needs the edition of 2015', () => {
    expect(game.check({ ...DEFAULTS, expansion: EXPANSION }, 2)).toMatchObject({ code: 'BAD_OPTIONS' });
    expect(table(2, { leaders: 'old' }).drawn).toEqual([]);
    refuses(modern({ players: [{ hand: ['legion'] }] }), 0, { move: 'prepare', card: 'legion' }, 'TTA-MCD-01', 'WRONG_CARD_TYPE');
  });
});

describe('dealt leaders and wonders (TTX-DRAW-08)', () => {
  const at = begun(3, { choice: 'dealt' });

  rule('TTX-DRAW-08', 'it needs a draw', () => {
    for (const leaders of ['secret', 'public', 'age-by-age'] as const)
      expect(game.check(optionsFor({ leaders, choice: 'dealt' }), 4)).toBeUndefined();
    for (const leaders of ['old', 'new'] as const)
      expect(game.check(optionsFor({ leaders, choice: 'dealt' }), 4)).toMatchObject({ code: 'BAD_OPTIONS' });
  });

  rule('TTX-DRAW-08', 'each is dealt three leaders and two wonders per age, which nobody else sees', () => {
    const s = at.state;
    expect(asked(game, at)).toHaveLength(3);
    expect(s.row.every((card) => card === null)).toBe(true);
    for (let seat = 0; seat < 3; seat++) {
      const seen = mask(game, s, seat);
      const known = [...seen.boxLeaders, ...seen.boxWonders].flatMap(({ card }) => card ?? []);
      expect([0, 1, 2, 3].map((age) => known.filter((id) => levelOf(id) === age).length)).toEqual([5, 5, 5, 5]);
      expect(offeredTo(s, seat)).toHaveLength(3);
      expect(offeredTo(mask(game, s, (seat + 1) % 3), seat).every(({ card }) => card === null)).toBe(true);
    }
  });

  rule('TTX-DRAW-08', 'a leader, then a wonder of each age, unseen, in any order of players', () => {
    const own = legal(game, at, 1);
    expect(own.map((m) => m.move)).toEqual(['select', 'select', 'select']);
    const played = play(game, at, 1, own[0]!);
    if (!played.ok) throw new Error(played.refusal.code);
    const { state } = played.position;
    expect(nextPick(state, 1)).toEqual({ kind: 'wonder', age: 0 });
    expect(legal(game, played.position, 1)).toHaveLength(2);
    expect(played.events[0]).toMatchObject({ e: { event: 'selected', seat: 1 }, others: { event: 'selected', seat: 1, card: null } });
    expect(mask(game, state, 0).chosenLeaders).toMatchObject([{ card: null }]);
    expect(played.undoable).toBe(true);
    const foreign = legal(game, at, 0)[0]!;
    expect(play(game, at, 1, foreign)).toMatchObject({ ok: false, refusal: { rule: 'TTX-DRAW-08', code: 'NOT_A_CHOICE' } });
  });

  rule('TTX-DRAW-08', 'it is over once all have chosen', () => {
    const after = playUntil(at, isChosen);
    const once = legal(game, at, asked(game, at)[0]!)[0]!;
    expect(play(game, after, asked(game, after)[0]!, once)).toMatchObject({ ok: false, refusal: { code: 'NOT_NOW' } });
  });

  rule('TTX-DRAW-08', 'what is missing comes by chance; with a secret draw each knows the own choice only', () => {
    const { state: s } = playUntil(at, isChosen);
    expect(s.row.every((card) => card !== null)).toBe(true);
    expect(s.row.length + s.civilDecks[0]!.length).toBe(22);
    expect([s.boxLeaders, s.boxWonders].map((x) => x.filter(({ back }) => back === 'civil-0').length)).toEqual([5, 3]);
    expect([s.chosenLeaders!.length, s.chosenWonders!.length]).toEqual([9, 9]);
    const mine = mask(game, s, 2).chosenLeaders!.flatMap(({ card }) => card ?? []);
    expect(mine.map(levelOf)).toEqual([1, 2, 3]);
    expect(s.drawn).toEqual([]);
    const later = playUntil(playUntil(at, isChosen), (x) => x.age === 1).state;
    const inDeck = [...ofKind(later, 'leader', 1), ...later.row.filter((id) => id !== null && levelOf(id) === 1)];
    for (const { card } of s.chosenLeaders!.filter(({ back }) => back === 'civil-1')) expect(inDeck).toContain(card);
    expect(later.notes.some((note) => note.pile === 'civil:1' && note.seat === 2 && note.card === mine[0])).toBe(true);
    expect(imagine(game, mask(game, later, 2), fastDice(9)).state.civilDecks[1]!.some(({ card }) => card === mine[0])).toBe(true);
  });

  rule(['TTX-DRAW-03', 'TTX-DRAW-08'], 'with a public draw all ages are known afterwards, age by age the present one', () => {
    const open = playUntil(begun(4, { leaders: 'public', choice: 'dealt' }), isChosen).state;
    expect([0, 1, 2, 3].map((age) => KINDS.map((kind) => boardOf(open, age).filter((x) => cardOf(x.card).type === kind).length))).toEqual([
      [7, 5],
      [7, 5],
      [7, 5],
      [7, 5],
    ]);
    expect([open.boxLeaders, open.boxWonders, open.chosenLeaders, open.chosenWonders]).toEqual([[], [], [], []]);
    const present = playUntil(begun(2, { leaders: 'age-by-age', choice: 'dealt' }), isChosen);
    expect(present.state.drawn).toHaveLength(10);
    expect(playUntil(present, (x) => x.age === 1).state.drawn).toHaveLength(20);
  });
});
