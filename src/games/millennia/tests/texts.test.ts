import { describe, expect, it } from 'vitest';
import { inBoth, textTests } from '../../shared/tests/texts.js';
import { type Messages, say } from '../../shared/text/messages.js';
import { BOARD_ACTIONS, RESEARCH_EFFECTS, SPECIALS, START_CARDS } from '../cards/actions.js';
import { BOOKS } from '../cards/books.js';
import { BUILDINGS, COLOURS } from '../cards/buildings.js';
import { DIPLOMACY, STANDARD } from '../cards/diplomacy.js';
import { RESEARCH_CARDS } from '../cards/research-cards.js';
import { TECH_TYPES, TECHNOLOGIES } from '../cards/technologies.js';
import { SIDES, TRACKS } from '../cards/tracks.js';
import { WONDERS } from '../cards/wonders.js';
import { describeEvent } from '../say/describe-event.js';
import { ACTION_MODES, type GameEvent } from '../state/state.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';
import { the } from '../text/french.js';

const LANGUAGES: Readonly<Record<'en' | 'fr', Messages>> = { en, fr };
const both = inBoth({ en, fr });

const CARDS = [
  ...TECHNOLOGIES.map((x) => `tech.${x.id}`),
  ...BUILDINGS.map((x) => `building.${x.id}`),
  ...WONDERS.map((x) => `wonder.${x.id}`),
  ...RESEARCH_CARDS.map((x) => `research.${x.id}`),
  ...DIPLOMACY.map((x) => `diplomacy.${x.id}`),
  ...BOOKS.map((x) => `book.${x.id}`),
];

textTests({
  en,
  fr,
  numbers: 'n need have cost price row position back pairs advance vp gold every max times tracks give from to',
});

describe('texts', () => {
  it('name every card, type, track, action and phase in both languages, with a short form that fits a narrow cell', () => {
    expect(CARDS).toHaveLength(112 + 88 + 24 + 20 + 32 + 26);
    const ids = [
      ...CARDS,
      ...TECH_TYPES.map((x) => `type.${x}`),
      ...TRACKS.map((x) => `track.${x}`),
      ...SPECIALS.map((x) => `special.${x}`),
      ...BOARD_ACTIONS.map((x) => `action.${x.id}`),
      ...SIDES.flatMap((side) => RESEARCH_EFFECTS[side].map((x) => `effect.${x.id}`)),
      ...COLOURS.map((x) => `colour.${x}`),
      ...Array.from({ length: 8 }, (_, i) => `age.${i + 1}`),
      ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'END'].map((x) => `phase.${x}`),
      ...['token.leader', 'token.architect', 'branch.democracy', 'branch.tyranny'],
    ];
    for (const messages of Object.values(LANGUAGES))
      for (const id of ids) {
        expect(say(messages, { key: id })).toMatch(/\S/);
        expect(say(messages, { key: `${id}.short` }).replaceAll('\u00ad', '').length, id).toBeLessThanOrEqual(13);
      }
  });

  it('give different cards different names', () => {
    const rows = CARDS.filter((id) => !id.startsWith('book.'));
    for (const messages of Object.values(LANGUAGES)) expect(new Set(rows.map((key) => say(messages, { key }))).size).toBe(rows.length);
    const kindOf = new Map(BOOKS.map((x) => [`book.${x.id}`, x.rule]));
    for (const messages of Object.values(LANGUAGES)) {
      const names = new Map([...kindOf].map(([key, kind]) => [say(messages, { key }), kind]));
      expect(names.size).toBe(new Set(kindOf.values()).size);
    }
  });

  it('know the article of every French card name but the proper names', () => {
    const bare = CARDS.map((key) => say(fr, { key })).filter((name) => the(name) === name);
    expect(bare.sort()).toEqual(['Angkor Wat', 'Bouclier et épée', 'Internet', 'Sainte-Sophie', 'Stonehenge']);
  });

  it('name the options and the start cards, with the figures of the rows', () => {
    const options = [
      ...SIDES.map((x) => `option.side.${x}`),
      ...ACTION_MODES.map((x) => `option.actions.${x}`),
      ...['normal', 'hard'].map((x) => `option.automa.${x}`),
    ];
    for (const messages of Object.values(LANGUAGES)) {
      for (const key of ['option.side', 'option.actions', 'option.automa', ...options])
        for (const form of [key, `${key}.text`]) expect(say(messages, { key: form })).toMatch(/\S/);
      START_CARDS.forEach((row, i) => {
        expect(say(messages, { key: `start.${i + 1}.text` })).toContain(String(row.gold));
      });
      expect(say(messages, { key: 'move.cash.gold', params: { card: 'X' } })).toContain(String(STANDARD.gold));
      expect(say(messages, { key: 'move.cash.vp', params: { card: 'X' } })).toContain(String(STANDARD.vp));
    }
  });
});

describe('questions', () => {
  it('have a form for those who wait', () => {
    const asked = Object.keys(en).flatMap((key) => /^ask\.([a-z-]+)$/.exec(key)?.[1] ?? []);
    expect(asked).toHaveLength(18);
    for (const messages of Object.values(LANGUAGES))
      for (const name of asked) {
        expect(say(messages, { key: `ask.${name}`, params: { what: 'Trade' } })).toMatch(/[.?]$/);
        expect(say(messages, { key: `wait.${name}`, params: { who: 'Ada' } })).toMatch(/^Ada .*\.$/);
      }
  });
});

describe('refusals', () => {
  it('state the fact and the figure', () => {
    const refusal = { key: 'refuse.NOT_AFFORDABLE', params: { need: 6, have: 5 } };
    expect(both(refusal)).toEqual(['1 gold short (5 of 6).', 'Il manque 1 or (5 sur 6).']);
    expect(say(fr, { ...refusal, key: 'refuse.NOT_AFFORDABLE.short' })).toBe('il manque 1 or');
  });
});

describe('describeEvent', () => {
  const names = ['Red', 'Blue'];

  it.each<[GameEvent, string, string]>([
    [{ event: 'age', age: 3 }, 'Age 3: Medieval Age', 'Âge 3 : Moyen Âge'],
    [{ event: 'selected', seat: 0, tech: 'tech-1-social', row: 3 }, 'Takes Law (row 4)', 'Prend le Droit (rangée 4)'],
    [{ event: 'special-placed', seat: 0, slot: 'war' }, 'Reserves the War special action', 'Réserve l’action spéciale Guerre'],
    [{ event: 'token', seat: 0, token: 'leader' }, 'Takes the leader token', 'Prend le jeton Chef'],
    [{ event: 'built', seat: 0, card: 'building-149', cost: 11 }, 'Builds Harbor for 11 gold', 'Construit le Port pour 11 or'],
    [{ event: 'change', seat: 0, gold: -3, vp: 2, source: 'building-134' }, 'Aqueduct: −3 gold, +2 VP', 'Aqueduc : −3 or, +2 PV'],
    [{ event: 'change', seat: 0, vp: 4, source: 'space:politics:D3' }, 'Democracy, space 3: +4 VP', 'Démocratie, case 3 : +4 PV'],
    [
      { event: 'change', seat: 0, rp: 3, source: 'special:research' },
      'Research special action: +3 RP',
      'Action spéciale Recherche : +3 PR',
    ],
    [{ event: 'change', seat: 0, vp: 40, source: 'track:politics' }, 'Influence × Politics: +40 VP', 'Influence × Politique : +40 PV'],
    [{ event: 'advanced', seat: 0, track: 'culture', position: 4 }, 'Advances to 4 on Culture', 'Avance à 4 en Culture'],
    [
      { event: 'advanced', seat: 0, track: 'politics', position: 7, branch: 'tyranny' },
      'Advances to space 2 of Tyranny',
      'Avance sur la case 2 de la Tyrannie',
    ],
    [{ event: 'drawn', seat: 0, cards: [null, null] }, 'Draws 2 diplomacy cards', 'Pioche 2 cartes Diplomatie'],
    [
      { event: 'drawn', seat: 0, cards: ['diplomacy-255', 'diplomacy-258'] },
      'Draws Mercenaries and Customs Union',
      'Pioche : Mercenaires et Union douanière',
    ],
    [{ event: 'kept', seat: 0, card: null }, 'Keeps a diplomacy card', 'Garde une carte Diplomatie'],
    [{ event: 'played', seat: 0, card: 'diplomacy-255', as: 'vp' }, 'Discards Mercenaries for 3 VP', 'Défausse les Mercenaires pour 3 PV'],
    [{ event: 'war-phase', back: 0 }, 'War: nobody moves back', 'Guerre : personne ne recule'],
    [{ event: 'ended', seat: 0, card: 'building-149' }, 'Dormant from now on: Harbor', 'En sommeil désormais : Port'],
    [
      { event: 'automa-war', advance: 4, position: 7, vp: 9 },
      'The automa advances 4 on War, stands at 7 and scores 9 VP',
      'L’Automa avance de 4 en Guerre, jusqu’à 7, et marque 9 PV',
    ],
    [{ event: 'automa-war', advance: 0, position: 5, vp: 0 }, 'The automa stays at 5 on War', 'L’Automa reste à 5 en Guerre'],
    [{ event: 'discarded', seat: 0, card: 'tech-1-energy' }, 'Discards Fire', 'Défausse le Feu'],
    [{ event: 'extended', seat: 0, tech: 'tech-1-energy' }, 'Fire lasts one age more', 'Un âge de plus : Feu'],
    [{ event: 'end', winners: [1] }, 'End of the game: Blue wins', 'Fin de la partie : victoire de Blue'],
  ])('writes %o', (event, english, french) => {
    expect(both(describeEvent(event, names))).toEqual([english, french]);
  });
});
