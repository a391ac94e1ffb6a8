import { describe, expect, it } from 'vitest';
import { type Toy, toy } from '../../tests/toy-game.js';
import { fastDice } from './dice.js';
import { play, start } from './run.js';
import { holdsSlots, imagine, isNote, isSameSlot, isSlot, mask, seenBy, veil } from './secrets.js';
import { ALL, type Position, type Slot } from './types.js';

const begin = (seats = 3): Position<Toy> => start(toy, toy.defaults, seats, fastDice(4)).position;
const cards = (slots: readonly Slot[]): (string | null)[] => slots.map((slot) => slot.card);

/** A position in which seat 0 may act. */
function acting(): Position<Toy> {
  const { state, ...rest } = begin();
  return {
    ...rest,
    state: {
      ...state,
      steps: [
        { step: 'round', left: 0 },
        { step: 'act', seat: 0 },
      ],
      coins: [3, 3, 3],
    },
  };
}
function does(position: Position<Toy>, move: Toy['move']): Extract<ReturnType<typeof play<Toy>>, { ok: true }> {
  const played = play(toy, position, 0, move);
  if (!played.ok) throw new Error(played.refusal.code);
  return played;
}

describe('mask', () => {
  it('leaves a seat its own cards, and the spectator none', () => {
    const { state } = begin();
    const seen = mask(toy, state, 1);
    expect(cards(seen.hands[1]!)).toEqual(cards(state.hands[1]!));
    for (const hidden of [seen.hands[0]!, seen.hands[2]!, seen.deck]) expect(cards(hidden).every((card) => card === null)).toBe(true);
    expect(
      Object.values(toy.piles(mask(toy, state, 'spectator')))
        .flat()
        .every((slot) => slot.card === null),
    ).toBe(true);
  });

  it('keeps what lies face up, and changes nothing else', () => {
    const { state } = begin();
    const open = { ...state, discard: [{ back: 'card', card: 'c1', known: ALL }] };
    expect(cards(mask(toy, open, 'spectator').discard)).toEqual(['c1']);
    expect(mask(toy, open, 2)).toMatchObject({ seats: 3, coins: open.coins, steps: open.steps });
    expect(mask(toy, open, 2).deck).toHaveLength(open.deck.length);
    expect(open.deck.every((slot) => slot.card !== null)).toBe(true);
  });
});

describe('veil', () => {
  it('shows of every part what mask shows of the whole', () => {
    const { state } = does(acting(), { move: 'bury', index: 2 }).position;
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = mask(toy, state, viewer);
      expect(veil(state, viewer)).toEqual(view);
      expect([veil(state.hands, viewer), veil(state.notes[0], viewer), veil(3, viewer)]).toEqual([view.hands, view.notes[0], 3]);
    }
    expect(state.deck.every((slot) => slot.card !== null)).toBe(true);
  });

  it('knows a slot and a note when it sees one', () => {
    const { state } = does(acting(), { move: 'bury', index: 2 }).position;
    const [slot, note] = [state.deck[0]!, state.notes[0]!];
    expect([slot, { back: 'x', card: null, known: 0 }, note, state, null, 3, 'card', { card: 'c' }, { known: 1 }].map(isSlot)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([note, slot, state, { seat: 0, pile: 'x' }, { seat: 0, card: 'x' }, { pile: 'x', card: 'x' }].map(isNote)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([slot, [slot], { a: { b: [slot] } }, state, [], {}, note, null, 3].map(holdsSlots)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(
      [slot, { ...slot }, { ...slot, known: 5 }, { ...slot, card: 'x' }, { ...slot, back: 'x' }].map((x) => isSameSlot(slot, x)),
    ).toEqual([true, true, false, false, false]);
  });
});

describe('seenBy', () => {
  it('tells each seat its own version', () => {
    const { events } = does(acting(), { move: 'draw' });
    const [mine] = seenBy(events, 0);
    expect(mine).toMatchObject({ event: 'drew', seat: 0, card: expect.stringMatching(/^c\d+$/) });
    for (const viewer of [1, 2, 'spectator'] as const) expect(seenBy(events, viewer)).toEqual([{ event: 'drew', seat: 0, card: null }]);
    const told = [{ e: 'mine', known: 0b10 }];
    expect([seenBy(told, 1), seenBy(told, 0), seenBy(told, 'spectator')]).toEqual([['mine'], [], []]);
  });
});

describe('notes of a shuffled pile', () => {
  it('remember for a seat what it put there, and for nobody else', () => {
    const before = acting();
    const buried = before.state.hands[0]![2]!.card;
    const { state } = does(before, { move: 'bury', index: 2 }).position;
    expect(state.notes).toEqual([{ seat: 0, pile: 'deck', card: buried }]);
    expect(state.deck.every((slot) => slot.known === 0)).toBe(true);
    expect(mask(toy, state, 0).notes).toEqual(state.notes);
    for (const viewer of [1, 'spectator'] as const) expect(mask(toy, state, viewer).notes).toEqual([{ seat: 0, pile: 'deck', card: null }]);
    for (let seed = 1; seed <= 20; seed++) {
      const guess = imagine(toy, mask(toy, state, 0), fastDice(seed)).state;
      expect(cards(guess.deck)).toContain(buried);
    }
  });

  it('are dropped when the seat sees the card again', () => {
    let position = does(acting(), { move: 'bury', index: 0 }).position;
    const { card } = position.state.notes[0]!;
    const deck = [...position.state.deck].sort((a, b) => Number(a.card === card) - Number(b.card === card)); // the next card drawn is the one
    position = does({ ...position, state: { ...position.state, deck } }, { move: 'draw' }).position;
    expect(position.state.notes).toEqual([]);
    expect(position.state.hands[0]!.at(-1)!.card).toBe(card);
  });

  it('are made for all who knew an open card', () => {
    const before = acting();
    before.state.hands[0]![1] = { ...before.state.hands[0]![1]!, known: ALL };
    const { notes } = does(before, { move: 'bury', index: 1 }).position.state;
    expect(notes.map((note) => note.seat)).toEqual([0, 1, 2]);
  });
});

describe('imagine', () => {
  it('fills every slot with cards that could be there', () => {
    const { state } = begin();
    const view = mask(toy, state, 2);
    const { state: guess } = imagine(toy, view, fastDice(9));
    const all = Object.values(toy.piles(guess)).flatMap(cards);
    expect(new Set(all).size).toBe(40);
    expect(all).not.toContain(null);
    expect(cards(guess.hands[2]!)).toEqual(cards(state.hands[2]!));
    expect(mask(toy, guess, 2)).toEqual(view);
  });

  it('guesses differently with other dice, evenly, and goes on from the dice it leaves', () => {
    const view = mask(toy, begin().state, 0);
    const first = imagine(toy, view, fastDice(1));
    const second = imagine(toy, view, first.dice);
    expect(second.state).not.toEqual(first.state);
    expect(imagine(toy, view, fastDice(1))).toEqual(first);
    const seen = new Set<string>();
    for (let seed = 0; seed < 300; seed++) seen.add(imagine(toy, view, fastDice(seed)).state.hands[1]![0]!.card!);
    expect(seen.size).toBe(36); // any card but the viewer's own four
  });

  it('lays only cards that a pile takes', () => {
    const { state } = begin();
    const [pile] = Object.entries(toy.piles(state)).find(([, slots]) => slots === state.hands[1])!;
    const few = cards(state.hands[1]!).concat(cards(state.deck).slice(0, 2));
    const choosy = { ...toy, admits: (name: string) => (name === pile ? (card: string) => few.includes(card) : undefined) };
    for (let seed = 0; seed < 20; seed++)
      for (const card of cards(imagine(choosy, mask(toy, state, 0), fastDice(seed)).state.hands[1]!)) expect(few).toContain(card);
  });

  it('gives a noted card to a pile that takes nothing else, since another seat may have drawn it', () => {
    const { state } = does(acting(), { move: 'bury', index: 2 }).position;
    const noted = state.notes[0]!.card!;
    const drawn = { ...state, deck: state.deck.filter((slot) => slot.card !== noted) };
    drawn.discard = [{ back: 'card', card: noted, known: 1 << 1 }];
    const choosy = { ...toy, admits: (name: string) => (name === 'discard' ? (card: string) => card === noted : undefined) };
    for (let seed = 0; seed < 5; seed++) expect(cards(imagine(choosy, mask(toy, drawn, 0), fastDice(seed)).state.discard)).toEqual([noted]);
  });

  it('leaves a noted card in its pile when that pile takes few cards', () => {
    const { state } = does(acting(), { move: 'bury', index: 2 }).position;
    const noted = state.notes[0]!.card!;
    const [one, two, ...rest] = state.deck;
    const small = { ...state, deck: [one!, two!], discard: rest };
    const few = [
      noted,
      ...cards(rest)
        .filter((card) => card !== noted)
        .slice(0, 5),
    ];
    const choosy = { ...toy, admits: (name: string) => (name === 'deck' ? (card: string) => few.includes(card) : undefined) };
    for (let seed = 0; seed < 20; seed++) expect(cards(imagine(choosy, mask(toy, small, 0), fastDice(seed)).state.deck)).toContain(noted);
  });

  it('spends noted cards elsewhere only when nothing else fits', () => {
    const { state } = does(acting(), { move: 'bury', index: 2 }).position;
    const noted = state.notes[0]!.card!;
    const other = cards(state.deck).find((card) => card !== noted)!;
    const laid = { ...state, deck: state.deck.filter(({ card }) => card !== other), discard: [{ back: 'card', card: other, known: 0 }] };
    const choosy = {
      ...toy,
      admits: (name: string) => (name === 'discard' ? (card: string) => card === noted || card === other : undefined),
    };
    for (let seed = 0; seed < 20; seed++) expect(cards(imagine(choosy, mask(toy, laid, 0), fastDice(seed)).state.discard)).toEqual([other]);
  });

  it('recalls one copy for each note, also of a card of which there are several', () => {
    const twins = { ...toy, pool: () => toy.pool(begin().state, 'card').map((card) => (card === 'c1' ? 'c0' : card)) };
    const { state } = begin();
    const slots = twins.pool().map((card) => ({ back: 'card', card: card === 'c0' ? null : card, known: card === 'c0' ? 0 : ALL }));
    const view = {
      ...state,
      hands: [[], [], []],
      discard: slots.slice(0, 1),
      deck: slots.slice(1),
      notes: [{ seat: 0, pile: 'deck', card: 'c0' }],
    };
    const choosy = { ...twins, admits: (name: string) => (name === 'deck' ? () => true : undefined) };
    for (const game of [twins, choosy]) expect(cards(imagine(game, view, fastDice(1)).state.deck)[0]).toBe('c0');
  });

  it('knows how many copies of a card lie elsewhere', () => {
    const pool = toy.pool(begin().state, 'card').map((card) => (card === 'c1' || card === 'c2' ? 'c0' : card));
    const { state } = begin();
    const slots = pool.map((card) => ({ back: 'card', card, known: ALL }));
    const view = { ...state, hands: [[], [], []], notes: [], discard: [{ back: 'card', card: null, known: 0 }], deck: slots.slice(0, -1) };
    for (let seed = 0; seed < 20; seed++)
      expect(cards(imagine({ ...toy, pool: () => pool }, view, fastDice(seed)).state.discard)).toEqual([pool.at(-1)]);
  });

  it('lays no card twice where a pile takes what is noted and little else', () => {
    const { state } = does(acting(), { move: 'bury', index: 2 }).position;
    const noted = state.notes[0]!.card!;
    const other = cards(state.deck).find((card) => card !== noted)!;
    const few = [noted, other];
    const kept = state.deck.filter(({ card }) => !few.includes(card!));
    const laid = { ...state, deck: kept, discard: few.map((card) => ({ back: 'card', card, known: 0 })) };
    const choosy = { ...toy, admits: (name: string) => (name === 'discard' ? (card: string) => few.includes(card) : undefined) };
    for (let seed = 0; seed < 20; seed++)
      expect(cards(imagine(choosy, mask(toy, laid, 0), fastDice(seed)).state.discard).sort()).toEqual([...few].sort());
  });

  it('has nothing to do where all is known', () => {
    const { state } = begin();
    const open = { ...state, deck: state.deck.map((slot) => ({ ...slot, known: ALL })), hands: [[], [], []], discard: state.hands.flat() };
    expect(imagine(toy, open, fastDice(1))).toEqual({ state: open, dice: fastDice(1) });
    const half = {
      ...open,
      discard: open.discard.map((slot) => ({ ...slot, card: slot.card === 'c0' ? slot.card : null })),
      deck: open.deck,
    };
    expect(new Set(Object.values(toy.piles(imagine(toy, half, fastDice(1)).state)).flatMap(cards)).size).toBe(40);
  });

  it('fills the piles that take fewest cards first', () => {
    const { state } = begin();
    const few = cards(state.hands[2]!);
    const more = [...few, ...cards(state.hands[1]!)];
    const pick = new Map([
      ['hand:1', more],
      ['hand:2', few],
    ]);
    const choosy = {
      ...toy,
      admits: (name: string) => (pick.has(name) ? (card: string) => pick.get(name)!.includes(card) : undefined),
    };
    for (let seed = 0; seed < 20; seed++)
      expect(cards(imagine(choosy, mask(toy, state, 0), fastDice(seed)).state.hands[2]!).sort()).toEqual([...few].sort());
  });

  it('complains when no card fits', () => {
    const barren = { ...toy, admits: (name: string) => (name === 'deck' ? () => false : undefined) };
    expect(() => imagine(barren, mask(toy, begin().state, 0), fastDice(1))).toThrow('no card is left');
  });

  it('complains about a card that is not in its pool', () => {
    const view = mask(toy, begin().state, 0);
    view.hands[0]![0] = { back: 'card', card: 'joker', known: ALL };
    expect(() => imagine(toy, view, fastDice(1))).toThrow("'joker' is in play but not in its pool");
  });
});
