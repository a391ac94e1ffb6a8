import { describe, expect, it } from 'vitest';
import { type Toy, toy } from '../../tests/toy-game.js';
import { fastDice } from './dice.js';
import { dryRun, openDraft } from './draft.js';
import { start } from './run.js';
import { seenBy } from './secrets.js';
import { ALL, type Slot, type Viewer } from './types.js';

const state = (): Toy['state'] => start(toy, toy.defaults, 3, fastDice(4)).position.state;
const open = (s = state()) => openDraft<Toy>(s, fastDice(1));
const slot = (card: string, known = 0): Slot => Object.freeze({ back: 'card', card, known });

describe('shuffle', () => {
  it('lays the same items in every order there is', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 100; seed++) orders.add(openDraft<Toy>(state(), fastDice(seed)).shuffle(['a', 'b', 'c']).join(''));
    expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });

  it('leaves nothing to chance where there is one order only', () => {
    const t = open();
    expect([t.shuffle([]), t.shuffle(['a']), t.rolled]).toEqual([[], ['a'], false]);
  });
});

describe('show', () => {
  it('has no notes to look through where nobody has any', () => {
    const t = open();
    const { notes } = t.s;
    t.show('all', slot('c1'));
    expect(t.s.notes).toBe(notes);
  });

  it('gives another slot and leaves the one that it was given as it was', () => {
    const t = open();
    const hidden = slot('c1');
    expect(t.show([0, 2], hidden)).toEqual(slot('c1', 0b101));
    expect(t.show('all', hidden)).toEqual(slot('c1', ALL));
    expect(hidden.known).toBe(0);
    expect(t.shown).toBe(true);
  });

  it('is nothing new to those who know', () => {
    const t = open();
    const known = slot('c1', 0b101);
    expect([t.show([0], known), t.show([0, 2], known), t.show([], known), t.show('all', slot('c2', ALL)).known]).toEqual([
      known,
      known,
      known,
      ALL,
    ]);
    expect(t.shown).toBe(false);
  });

  it('ends the notes of those who see the card, and no others', () => {
    const t = open();
    const note = (seat: number, card: string) => ({ seat, pile: 'deck', card });
    t.s.notes = [note(0, 'c1'), note(1, 'c1'), note(0, 'c2')];
    t.show([0], slot('c1'));
    expect(t.s.notes).toEqual([note(1, 'c1'), note(0, 'c2')]);
    t.show('all', slot('c1'));
    expect(t.s.notes).toEqual([note(0, 'c2')]);
  });
});

describe('mix', () => {
  it('gives the same cards in another order and leaves the pile as it was', () => {
    const t = open();
    const pile = Object.freeze(Array.from({ length: 30 }, (_, i) => slot(`c${i}`, i === 7 ? 0b10 : 0)));
    const mixed = t.mix('deck', pile);
    const names = (slots: readonly Slot[]) => slots.map((x) => x.card);
    expect(names(mixed)).not.toEqual(names(pile));
    expect(names(mixed).sort()).toEqual(names(pile).sort());
    expect(mixed.every((x) => x.known === 0 && x.back === 'card')).toBe(true);
    expect(t.s.notes).toEqual([{ seat: 1, pile: 'deck', card: 'c7' }]);
    expect([t.rolled, t.shown]).toEqual([true, false]);
  });
});

describe('a draft', () => {
  it('counts nothing as chance or shown until it happens', () => {
    const t = open();
    expect([t.rolled, t.shown, t.dice()]).toEqual([false, false, fastDice(1)]);
    t.unveil();
    expect([t.rolled, t.shown]).toEqual([false, true]);
    expect(t.roll(6)).toBeGreaterThan(0);
    expect([t.rolled, t.dice()]).not.toEqual([true, fastDice(1)]);
  });

  it('tells each what he may hear', () => {
    const t = open();
    t.emit({ event: 'attacked', seat: 1 });
    t.tell([0, 2], { event: 'attacked', seat: 2 });
    t.tell([1], { event: 'drew', seat: 1, card: 'x' }, { event: 'drew', seat: 1, card: null });
    t.tellOthers(1, { event: 'attacked', seat: 1 });
    expect(t.events).toEqual([
      { e: { event: 'attacked', seat: 1 }, known: ALL },
      { e: { event: 'attacked', seat: 2 }, known: 0b101 },
      { e: { event: 'drew', seat: 1, card: 'x' }, known: 0b10, others: { event: 'drew', seat: 1, card: null } },
      { e: { event: 'attacked', seat: 1 }, known: -3 },
    ]);
    expect(t.events.map((x) => 'others' in x)).toEqual([false, false, true, false]);
    const heard = (viewer: Viewer) => seenBy(t.events.slice(-1), viewer).length;
    expect([heard(0), heard(1), heard(2), heard('spectator')]).toEqual([1, 0, 1, 1]);
  });

  it('does what was pushed first first, and leaves the last step', () => {
    const t = open();
    const before = [...t.s.steps];
    t.push({ step: 'rally' }, { step: 'bid' });
    expect(t.s.steps).toEqual([...before, { step: 'bid' }, { step: 'rally' }]);
    t.done();
    expect(t.s.steps).toEqual([...before, { step: 'bid' }]);
  });
});

describe('a dry run', () => {
  it('changes its copy, and nobody hears of it', () => {
    const t = dryRun<Toy>(state());
    t.s.coins[0] = 3;
    t.emit({ event: 'attacked', seat: 1 });
    t.tell([0], { event: 'attacked', seat: 1 });
    t.tellOthers(0, { event: 'attacked', seat: 1 });
    t.push({ step: 'bid' });
    expect([t.s.coins[0], t.s.steps.at(-1)]).toEqual([3, { step: 'bid' }]);
    expect((t as ReturnType<typeof open>).events).toEqual([]);
  });

  it('foresees no chance', () => {
    const t = dryRun<Toy>(state());
    expect(() => t.roll(6)).toThrow('chance cannot be foreseen');
    expect(() => t.mix('deck', t.s.deck)).toThrow('chance cannot be foreseen');
  });
});
