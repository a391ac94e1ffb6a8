import { describe, expect, it } from 'vitest';
import { type Messages, say } from '../../shared/text/messages.js';
import { CARDS, cardOf } from '../cards/index.js';
import type { CardRow } from '../cards/row.js';
import { expandedSet, FIRST_SET, SECOND_SET } from '../cards/sets.js';
import { describeCard, describePrice } from '../say/ability.js';
import { fullNameOf, nameOf, shortNameOf } from '../say/names.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';
import { the } from '../text/french.js';

/** Cards that may be in one game. */
const SETS = [FIRST_SET, SECOND_SET, expandedSet({ rebalanced: true, military: true })];
const LANGUAGES: Readonly<Record<'en' | 'fr', Messages>> = { en, fr };
const textIn = (messages: Messages, row: CardRow, seats?: number): string =>
  describeCard(row, seats)
    .map((line) => say(messages, line))
    .join(' ');
const both = (id: string, seats?: number): [string, string] => [
  textIn(en, cardOf(id), seats),
  textIn(fr, cardOf(id), seats).replaceAll('\u202f', ' '),
];

describe('the names of the cards', () => {
  it('exist in both languages, with a short form that fits a narrow cell', () => {
    for (const messages of Object.values(LANGUAGES))
      for (const { id } of CARDS) {
        expect(say(messages, nameOf(id))).toMatch(/^[\p{Lu}].*\S$/u);
        expect(say(messages, nameOf(id))).not.toMatch(/[()=«]/);
        expect(say(messages, shortNameOf(id)).length, id).toBeLessThanOrEqual(14);
      }
  });

  it('tell all cards apart, with the age where they share a name', () => {
    for (const messages of Object.values(LANGUAGES)) {
      for (const set of SETS) {
        const names = set.map(({ id, type }) => `${type} ${say(messages, fullNameOf(id))}`);
        expect(new Set(names).size).toBe(names.length);
        const short = set.map(({ id, level }) => `${level} ${say(messages, shortNameOf(id))}`);
        expect(short.filter((name, i) => short.indexOf(name) !== i)).toEqual([]);
      }
    }
    expect(say(fr, fullNameOf('t06.action.breakthrough.ii'))).toBe('Percée II');
    expect(say(en, fullNameOf('t06.farm.agriculture.a'))).toBe('Agriculture');
  });

  it('know the article of every French name but the proper names', () => {
    const bare = new Set(CARDS.filter(({ id }) => the(say(fr, nameOf(id))) === say(fr, nameOf(id))).map(({ type }) => type));
    expect([...bare].sort()).toEqual(['arena', 'bonus', 'event', 'leader', 'wonder']);
    expect(the('Percée II')).toBe('la Percée II');
    expect(the('Moïse')).toBe('Moïse');
  });
});

/** Every figure of a row that a player must be able to read. */
function figuresOf(value: unknown): number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !['id', 'level', 'levels', 'copies', 'prov', 'doubts', 'times'].includes(key))
    .flatMap(([, part]) => figuresOf(part));
}

describe('the texts of the cards', () => {
  it('are never empty, end with a full stop and hold no gap', () => {
    for (const messages of Object.values(LANGUAGES))
      for (const row of CARDS) {
        const lines = describeCard(row).map((line) => say(messages, line));
        expect(lines.length, row.id).toBeGreaterThan(0);
        for (const line of lines) {
          expect(line, row.id).toMatch(/^[\p{Lu}\d+−].*\.$/u);
          expect(line, row.id).not.toMatch(/undefined|NaN|\[object|\.\.| {2}/);
        }
      }
  });

  it('tell of everything that leaders, wonders and special technologies give', () => {
    for (const row of CARDS)
      if (row.type === 'leader' || row.type === 'wonder' || row.type === 'special')
        for (const [name, n] of Object.entries(row.gives))
          if (n) expect(JSON.stringify(describeCard(row)), row.id).toContain(`yield.${name}`);
  });

  it('hold every figure of the row, with its price', () => {
    for (const messages of Object.values(LANGUAGES))
      for (const row of CARDS) {
        const price = describePrice(row);
        const text = `${textIn(messages, row)} ${price ? say(messages, price) : ''}`;
        const told = new Set((text.match(/\d+/g) ?? []).map(Number));
        const best = row.id === 't06.leader.rock-roll-icon';
        for (const n of figuresOf(row))
          if (n > 1 || (n === 1 && !best && row.type === 'leader')) expect(told, `${row.id}: ${text}`).toContain(n);
      }
  });

  it('follow French typography', () => {
    for (const row of CARDS) expect(textIn(fr, row)).not.toMatch(/[^\u202f][:;!?»](\s|$)|«[^\u202f]|'/);
  });

  it.each<[string, string, string]>([
    [
      't06.wonder.great-wall',
      '+1 culture, 1 happy face. +1 strength per infantry unit or artillery unit.',
      '+1 culture, 1 visage heureux. +1 force par unité d’infanterie ou unité d’artillerie.',
    ],
    [
      't06.leader.isaac-newton',
      '+1 science per level of your best laboratory or library. Whenever you play a technology: 1 civil action is given back (you need one to play it).',
      '+1 science par niveau de ton meilleur bâtiment (laboratoire ou bibliothèque). Chaque fois que tu joues une technologie : 1 action civile t’est rendue (il en faut une pour la jouer).',
    ],
    [
      't06.special.masonry',
      'Urban buildings of level I or higher cost 1 resource less. One civil action builds up to 2 stages of a wonder.',
      'Les bâtiments urbains de niveau I ou plus coûtent 1 ressource de moins. Une action civile construit jusqu’à 2 étapes d’une merveille.',
    ],
    [
      't06.wonder.fast-food-chains',
      'When finished: 1 culture per military unit or urban building, 2 culture per farm or mine.',
      'À l’achèvement : 1 point de culture par unité militaire ou bâtiment urbain, 2 points de culture par ferme ou mine.',
    ],
    [
      't06.event.refugees',
      'The weakest civilisation: −3 culture, −1 population. The strongest civilisation: +3 culture, +1 population.',
      'La civilisation la plus faible : −3 points de culture, −1 population. La civilisation la plus forte : +3 points de culture, +1 population.',
    ],
    [
      't06.tactic.napoleonic-army',
      'An army: 1 infantry, 1 cavalry and 1 artillery. Each army: +8 strength, +4 with an obsolete unit.',
      'Une armée : 1 infanterie, 1 cavalerie et 1 artillerie. Chaque armée : +8 force, +4 avec une unité obsolète.',
    ],
    [
      't06.war.holy-war.iii',
      'The victor takes culture equal to the strength advantage. 5 culture more if the two governments differ.',
      'Le vainqueur prend autant de points de culture que l’avantage de force. 5 points de culture de plus si les deux gouvernements diffèrent.',
    ],
    [
      't06.pact.acceptance-of-supremacy',
      'A: +1 resource at production. B: −1 resource at production. Neither may attack the other.',
      'A : +1 ressource à la production. B : −1 ressource à la production. Aucun des deux ne peut attaquer l’autre.',
    ],
  ])('say what %s does', (id, english, french) => {
    expect(both(id)).toEqual([english, french]);
  });

  it('give one figure when the number of players is known', () => {
    expect(both('t06.action.military-build-up.iii', 3)[0]).toBe(
      'For each civilisation stronger than yours: 5 resources for military units this turn.',
    );
    expect(both('t06.event.impact-of-science', 2)[1]).toBe('Points de culture selon l’indicateur de science : 10 / 0.');
    expect(both('t06.event.cold-war', 2)[0]).toBe('The strongest civilisation: +6 science.');
    expect(both('t06.event.cold-war', 3)[0]).toBe('Each of the two strongest civilisations: +6 science.');
  });
});

describe('Call to Arms', () => {
  it('says once what the weaker of two loses, and what the weakest of more loses besides (TTX-CRD-50)', () => {
    expect(both('nlw.event.call-to-arms', 2)).toEqual([
      'The weakest civilisation loses 2 civil actions and draws a military card for each.',
      'La civilisation la plus faible perd 2 actions civiles et pioche une carte militaire pour chacune.',
    ]);
    expect(both('nlw.event.call-to-arms', 3)[1]).toMatch(/perd 1 action civile de plus et pioche autant de cartes militaires\.$/);
  });
});
