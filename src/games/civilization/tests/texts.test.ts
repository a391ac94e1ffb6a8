import { describe, expect, it } from 'vitest';
import type { Text } from '../../../kernel/index.js';
import { inBoth, textTests } from '../../shared/tests/texts.js';
import { say } from '../../shared/text/messages.js';
import { IMPROVEMENTS } from '../cards/improvements.js';
import { KINDS } from '../cards/kinds.js';
import { MARKERS } from '../cards/markers.js';
import { MILESTONES } from '../cards/tables.js';
import { TECHNOLOGIES } from '../cards/technologies.js';
import { BASIC_UNITS, UNITS } from '../cards/units.js';
import { WONDERS } from '../cards/wonders.js';
import { SPACES } from '../cards/world.js';
import { RULES } from '../rules/index.js';
import { describeImprovement, describeMarker, describeStrength, describeTechnology, describeWonder } from '../say/card.js';
import { describeEvent } from '../say/event.js';
import { cardName, kindName, markerName, milestoneName, placeName } from '../say/names.js';
import type { GameEvent } from '../state/state.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';

const both = inBoth({ en, fr });

textTests({ en, fr, numbers: 'n need have max land sea sum against die owned dice bonus techs' });

describe('questions about somebody', () => {
  it('agree with nobody’s sex, of whom only the name is known', () => {
    const asked = Object.keys(fr).filter((key) => key.startsWith('ask.')) as (keyof typeof fr & string)[];
    const given = { who: 'Hypatie', other: 'Ada', where: 'Nil', what: 'Épéiste', n: 2 };
    for (const key of asked) {
      const sentence = say(fr, { key, params: given });
      expect(sentence, key).not.toMatch(/Hypatie (est|s’est) \p{L}+(é|i|u)\b/u);
    }
    expect(say(fr, { key: 'ask.challenge', params: given })).toContain('Hypatie entre chez toi');
  });
});

describe('rules in French', () => {
  it('speak to one reader, never to several', () => {
    const toMany = RULES.filter(({ fr: text }) => /(^|[\s:;,(])(?!chez|assez)\p{L}+ez\b/iu.test(text) || /\bvous\b/i.test(text));
    expect(toMany.map(({ id }) => id)).toEqual([]);
  });
});

describe('cards in words', () => {
  it('names every space, figure, marker, unit and card', () => {
    const names = [
      ...SPACES.map(placeName),
      ...KINDS.map(kindName),
      ...MARKERS.map(({ id }) => markerName(id)),
      ...[...UNITS, ...BASIC_UNITS].map(({ id }) => cardName('unit', id)),
      ...TECHNOLOGIES.map(({ id }) => cardName('tech', id)),
      ...WONDERS.map(({ id }) => cardName('wonder', id)),
      ...IMPROVEMENTS.map(({ id }) => cardName('improvement', id)),
      ...MILESTONES.map((_, i) => milestoneName(i)),
    ];
    for (const name of names) for (const text of both(name)) expect(text).toMatch(/\S/);
  });

  it('says what every card does, with its figures', () => {
    for (const { id } of TECHNOLOGIES) expect(describeTechnology(id).length, id).toBeGreaterThan(0);
    const texts = [
      ...TECHNOLOGIES.flatMap(({ id }) => describeTechnology(id)),
      ...WONDERS.flatMap(({ id }) => describeWonder(id)),
      ...IMPROVEMENTS.flatMap(({ id }) => describeImprovement(id)),
      ...MARKERS.map(({ id }) => describeMarker(id)),
    ];
    for (const text of texts) for (const messages of [en, fr]) expect(say(messages, text)).toMatch(/\S\.$/);
    expect(describeTechnology('feudalism').map((text) => both(text)[0])).toEqual([
      'Everybody may buy: Man-at-Arms and Castle.',
      'Its buyer receives: Sun Tzu’s Art of War.',
      'Needs in play: Code of Laws and Construction.',
    ]);
    expect(both(describeTechnology('fusion').at(1)!)[1]).toBe('À vendre dès lors : Le Vaisseau colonial Alpha Centauri.');
    expect(both(describeWonder('united_nations')[0]!)[0]).toBe('You may end the game with the turn; it brings you 5 points.');
    expect(both(describeStrength(UNITS.find(({ id }) => id === 'cannon')!))).toEqual(['3 dice +1', '3 dés +1']);
  });

  it('CIV-GEN-09 in the basic game cards are alike: no texts, 2 points for a technology and 3 for a wonder, dice without bonus', () => {
    const words = (texts: readonly Text[]) => texts.map((text) => both(text)[0]).join(' ');
    expect(words(describeWonder('hanging_gardens', 'basic'))).toBe('In the basic game wonders are alike and have no effect. 3 points.');
    expect(words(describeTechnology('feudalism', 'basic'))).toMatch(/alike: .* 2 points\.$/);
    expect(both(describeStrength(UNITS.find(({ id }) => id === 'cannon')!, 'basic'))).toEqual(['3 dice', '3 dés']);
    expect(both(describeStrength(UNITS.find(({ id }) => id === 'stealth_aircraft')!, 'basic'))).toEqual(['adds 1 die', 'ajoute 1 dé']);
  });
});

describe('the log', () => {
  const names = ['Ada', 'Karl'];
  const unit = { owner: 0, kind: 'infantry-1', cargo: '', air: false } as const;
  const fighter = { commit: unit, dice: [4], superiority: 0, science: 0, unit: 0, defence: 0, total: 4 };

  it.each<[GameEvent, string, string]>([
    [{ event: 'turn', turn: 3, first: 1 }, 'Turn 3', 'Tour 3'],
    [{ event: 'era', era: 2 }, 'The medieval era begins', 'L’époque médiévale commence'],
    [
      { event: 'moved', seat: 0, kind: 'fleet-1', cargo: 'settler+infantry-1', from: 'north_sea', to: 'iberian_sea', how: 'sail' },
      'Ancient fleet carrying Settler and Ancient infantry: North Sea → Iberian Sea',
      'Flotte antique avec Colon et Infanterie antique : Mer du Nord → Mer Ibérique',
    ],
    [
      { event: 'plague', region: 'funa', radius: 1, regions: ['funa', 'nigeria'] },
      'Plague from Funa: 2 regions struck',
      'Peste (Funa) : 2 régions frappées',
    ],
    [
      {
        event: 'minor-roll',
        region: 'funa',
        winner: 0,
        rolls: [
          { seat: 0, dice: [5, 6], result: 9 },
          { seat: 1, dice: [4, 2], result: 6 },
        ],
      },
      'Minor civilization (Funa): Ada 9 (5 + 6 − 2), Karl 6 (4 + 2). It joins Ada',
      'Civilisation mineure (Funa) : Ada 9 (5 + 6 − 2), Karl 6 (4 + 2). Elle rejoint Ada',
    ],
    [
      { event: 'minor-roll', region: 'funa', winner: 0, rolls: [{ seat: 0, dice: [1, 2], result: -4 }] },
      'Minor civilization (Funa): Ada −4 (1 + 2 − 7). It joins Ada',
      'Civilisation mineure (Funa) : Ada −4 (1 + 2 − 7). Elle rejoint Ada',
    ],
    [
      { event: 'captured', seat: 0, from: 1, region: 'gaul', size: 2 },
      'Takes the town of Gaul from Karl',
      'Prend à Karl une ville : Gaule',
    ],
    [
      { event: 'round', at: 'gaul', round: 2, fighters: [fighter, { ...fighter, total: 2 }], winner: 0 },
      'Round 2: Ancient infantry 4, Ancient infantry 2',
      'Assaut 2 : Infanterie antique 4, Infanterie antique 2',
    ],
    [
      { event: 'end-die', seat: 0, die: 2, owned: 3, ends: true },
      'End die 2: at most 3, the game ends with this turn',
      'Dé de fin 2 : au plus 3, la partie finit avec ce tour',
    ],
    [{ event: 'gold', seat: 0, by: -25, cause: 'technology' }, 'Pays 25 gold (technology)', 'Paie 25 or (technologie)'],
  ])('says %o', (event, english, french) => {
    expect(both(describeEvent(event, names))).toEqual([english, french]);
  });
});
