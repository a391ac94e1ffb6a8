import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inBoth, textTests } from '../../shared/tests/texts.js';
import { type Messages, say } from '../../shared/text/messages.js';
import { CARDS } from '../cards/index.js';
import { describeEvent } from '../say/event.js';
import type { GameEvent } from '../state/state.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';

const LANGUAGES: Readonly<Record<'en' | 'fr', Messages>> = { en, fr };
const both = inBoth({ en, fr });

textTests({
  en,
  fr,
  numbers:
    'n need have limit most used civil military revolution peaceful science resources sum max food actions two three four defence colonization obsolete above discontent every less pays stages missing culture attack',
});

describe('texts', () => {
  it('name every type of card and age', () => {
    for (const messages of Object.values(LANGUAGES)) {
      for (const type of new Set(CARDS.map((row) => row.type))) expect(say(messages, { key: `type.${type}` })).toMatch(/\S/);
      for (const level of [0, 1, 2, 3, 4]) expect(say(messages, { key: `age.${level}` })).toMatch(/[AIV]$/);
    }
  });
});

describe('questions', () => {
  it('have a form for those who wait', () => {
    const asked = new Set(Object.keys(en).flatMap((key) => /^ask\.([a-z]+(?:-[a-z]+)*)/.exec(key)?.[1] ?? []));
    expect(asked.size).toBe(17);
    for (const messages of Object.values(LANGUAGES))
      for (const name of asked) expect(say(messages, { key: `wait.${name}`, params: { who: 'Ada' } })).toMatch(/^Ada .*\.$/);
  });
});

/** Every code that the rules of the game refuse with. */
function codesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return ['tests', 'text', 'rules', 'cards'].includes(entry.name) ? [] : codesOf(join(folder, entry.name));
    const code = readFileSync(join(folder, entry.name), 'utf8');
    return [...code.matchAll(/'([A-Z]+(?:_[A-Z]+)+)'/g)].map(([, found]) => found!);
  });
}

describe('refusals', () => {
  const figures = { need: 6, have: 4, limit: 4, most: 2, used: 2 };

  it('have a sentence and a short form for every code of the rules', () => {
    const codes = new Set([...codesOf(join(import.meta.dirname, '..')), 'NOT_ASKED', 'NOT_NOW', 'MALFORMED', 'CANNOT_UNDO']);
    expect(codes.size).toBeGreaterThan(40);
    for (const messages of Object.values(LANGUAGES))
      for (const code of codes) {
        expect(say(messages, { key: `refuse.${code}`, params: figures })).toMatch(/\.$/);
        expect(say(messages, { key: `refuse.${code}.short`, params: figures }).length, code).toBeLessThanOrEqual(25);
      }
  });

  it('state the fact and the figure', () => {
    const refusal = { key: 'refuse.NOT_ENOUGH_RESOURCES', params: { need: 6, have: 4 } };
    expect(both(refusal)).toEqual(['2 resources short (4 of 6).', 'Il manque 2 ressources (4 sur 6).']);
    expect(both({ key: 'refuse.HAND_FULL', params: { limit: 4 } })).toEqual([
      'Your civil hand is full: 4 cards at most.',
      'Ta main civile est pleine : 4 cartes au plus.',
    ]);
  });
});

describe('describeEvent', () => {
  const names = ['Ada', 'Karl', 'Eve'];
  const [warriors, swordsmen, knights] = ['t06.infantry.warriors.a', 't06.infantry.swordsmen', 't06.cavalry.knights'];

  it.each<[GameEvent, string, string]>([
    [{ event: 'turn', seat: 2 }, 'Eve’s turn', 'Tour d’Eve'],
    [{ event: 'age', age: 2 }, 'Age II begins', 'L’Âge II commence'],
    [
      { event: 'took', seat: 0, card: 't06.wonder.pyramids', place: 6, price: 2 },
      'Takes the Pyramids for 2 civil actions',
      'Prend les Pyramides pour 2 actions civiles',
    ],
    [
      { event: 'built', seat: 0, tech: 't06.farm.irrigation', cost: 4, cause: 'build' },
      'Builds a farm (Irrigation) for 4 resources',
      'Construit une ferme (Irrigation) pour 4 ressources',
    ],
    [
      { event: 'built', seat: 0, tech: warriors, cost: 0, cause: 't06.event.development-of-warfare' },
      'Development of Warfare: recruits Warriors',
      'Développement de la guerre : enrôle des Guerriers',
    ],
    [
      { event: 'upgraded', seat: 0, from: 't06.mine.bronze.a', to: 't06.mine.iron', cost: 3 },
      'Upgrades Bronze to Iron for 3 resources',
      'Améliore le Bronze en Fer pour 3 ressources',
    ],
    [{ event: 'destroyed', seat: 0, tech: knights, cause: 'build' }, 'Disbands Knights', 'Démantèle des Chevaliers'],
    [
      { event: 'staged', seat: 0, wonder: 't06.wonder.colossus', stages: 1, cost: 3 },
      'Builds 1 stage of the Colossus for 3 resources',
      'Construit 1 étape du Colosse pour 3 ressources',
    ],
    [
      { event: 'led', seat: 0, leader: 't06.leader.j-s-bach', before: 't06.leader.moses' },
      'J. S. Bach takes over from Moses',
      'J. S. Bach succède à Moïse',
    ],
    [
      { event: 'left', seat: 0, card: 't06.special.code-of-laws', cause: 't06.special.justice-system' },
      'Justice System replaces Code of Laws',
      'Le Système judiciaire remplace le Code de lois',
    ],
    [
      { event: 'governed', seat: 0, government: 't06.government.monarchy', way: 'revolution', cost: 3 },
      'Revolution: Monarchy for 3 science',
      'Révolution : Monarchie, pour 3 points de science',
    ],
    [
      { event: 'change', seat: 0, by: { culture: 2, food: -1 }, cause: 'production' },
      'Production: +2 culture, −1 food',
      'Production : +2 points de culture, −1 nourriture',
    ],
    [
      { event: 'famine', seat: 0, missing: 2, culture: 8 },
      'Hunger: 2 food missing, −8 culture',
      'Faim : 2 nourritures en moins, −8 points de culture',
    ],
    [{ event: 'drew', seat: 0, cards: [null, null] }, 'Draws 2 military cards', 'Pioche 2 cartes militaires'],
    [{ event: 'prepared', seat: 0, card: null, age: 1 }, 'Prepares an event of Age I', 'Prépare un événement de l’Âge I'],
    [
      { event: 'colonised', seat: 0, card: 't06.territory.wealthy-territory.i', units: [warriors, warriors, swordsmen], cards: [] },
      'Colonises Wealthy Territory I with 2 × Warriors, Swordsmen',
      'Colonise le Territoire riche I avec 2 × Guerriers, Épéistes',
    ],
    [
      { event: 'fought', card: 't06.aggression.spy.ii', attacker: 0, target: 1, attack: 17, defence: 14 },
      'Spy: 17 against 14, Ada beats Karl',
      'Espion : 17 contre 14, Ada bat Karl',
    ],
    [
      { event: 'fought', card: 't06.war.holy-war.iii', attacker: 0, target: 1, attack: 9, defence: 9 },
      'Holy War: 9 against 9, nothing happens',
      'Guerre sainte : 9 contre 9, rien ne se passe',
    ],
    [
      { event: 'offered', seat: 0, partner: 2, card: 't06.pact.loss-of-sovereignty', role: 'a' },
      'Offers Eve a pact: Loss of Sovereignty, as A',
      'Propose un pacte à Eve : Perte de souveraineté, dans le rôle A',
    ],
    [
      { event: 'scored', card: 't06.event.impact-of-colonies', points: [8, 0, 4] },
      'Impact of Colonies: Ada +8, Eve +4',
      'Impact des colonies : Ada +8, Eve +4',
    ],
    [{ event: 'end', winners: [2] }, 'End of the game: Eve wins', 'Fin de la partie : victoire d’Eve'],
  ])('writes %o', (event, english, french) => {
    expect(both(describeEvent(event, names))).toEqual([english, french]);
  });
});
