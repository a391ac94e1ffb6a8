import { describe, expect, it } from 'vitest';
import * as english from '../text/english.js';
import * as french from '../text/french.js';
import { lists as en } from '../text/lists.en.js';
import { lists as fr } from '../text/lists.fr.js';
import { listOf } from '../text/lists.js';
import { say } from '../text/messages.js';
import { textMaker } from '../text/text-of.js';

describe('grammar', () => {
  it('counts as each language does', () => {
    expect([0, 1, 2].map((n) => english.plural(n, 'coin'))).toEqual(['0 coins', '1 coin', '2 coins']);
    expect([0, 1, 2].map((n) => french.plural(n, 'pièce'))).toEqual(['0 pièce', '1 pièce', '2 pièces']);
    expect([english.change(-2, 'city', 'cities'), english.change(1, 'city')]).toEqual(['−2 cities', '+1 city']);
    expect([french.change(-1, 'animal', 'animaux'), french.change(3, 'animal', 'animaux')]).toEqual(['−1 animal', '+3 animaux']);
  });

  it('gives names their article', () => {
    const the = english.articled('Great\n  Wall, Incas');
    expect(['Great Wall', 'Incas', 'Egypt'].map(the)).toEqual(['the Great Wall', 'the Incas', 'Egypt']);
    const names = french.articled({ 'l’': 'Égypte', 'le ': 'Japon', 'la ': 'Chine', 'les ': 'Mayas' }, (name) => name.replace(/ I+$/, ''));
    const all = ['Égypte', 'Japon II', 'Chine', 'Mayas', 'Axoum'];
    expect(all.map(names.the)).toEqual(['l’Égypte', 'le Japon II', 'la Chine', 'les Mayas', 'Axoum']);
    expect(all.map(names.of)).toEqual(['de l’Égypte', 'du Japon II', 'de la Chine', 'des Mayas', 'd’Axoum']);
    expect(all.map(names.to)).toEqual(['à l’Égypte', 'au Japon II', 'à la Chine', 'aux Mayas', 'à Axoum']);
  });

  it('speaks to the reader as you, of others by name', () => {
    const wins = (who: string) => english.toReader(who, 'you win', `${who} wins`);
    expect([wins('You'), wins('Hypatia')]).toEqual(['you win', 'Hypatia wins']);
    expect([english.whom('You'), english.whom('Youssef')]).toEqual(['you', 'Youssef']);
    const tour = (who: string) => french.toReader(who, 'Ton tour', `Tour ${french.de(who)}`);
    expect([tour('Toi'), tour('Hypatie')]).toEqual(['Ton tour', 'Tour d’Hypatie']);
    expect([french.whom('Toi'), french.whom('Toinon')]).toEqual(['toi', 'Toinon']);
  });

  it('changes the first letter only', () => {
    expect([english.capital('éire Land'), french.small('Âge Moyen')]).toEqual(['Éire Land', 'âge Moyen']);
  });
});

describe('texts', () => {
  it('are said from the inside out', () => {
    const messages = { list: ({ what }: { what: string }) => `[${what}]`, word: 'x' };
    const textOf = textMaker<typeof messages>();
    expect(say(messages, textOf('list', { what: textOf('list', { what: textOf('word') }) }))).toBe('[[x]]');
    expect(() => say(messages, { key: 'none' })).toThrow("no text for 'none'");
  });

  it('make lists', () => {
    const items = ['a', 'b', 'c'].map((key) => ({ key }));
    const letters = { a: 'A', b: 'B', c: 'C' };
    const inBoth = (text: Parameters<typeof say>[1]): string[] => [say({ ...en, ...letters }, text), say({ ...fr, ...letters }, text)];
    expect(inBoth(listOf(items, 'or'))).toEqual(['A, B or C', 'A, B ou C']);
    expect(inBoth(listOf(items, 'semicolon'))).toEqual(['A; B; C', 'A\u202f; B\u202f; C']);
    expect(inBoth(listOf(items.slice(0, 1), 'and'))).toEqual(['A', 'A']);
    expect(() => listOf([], 'and')).toThrow('a list must have an item');
  });
});
