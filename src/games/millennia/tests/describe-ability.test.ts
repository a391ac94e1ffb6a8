import { describe, expect, it } from 'vitest';
import type { Text } from '../../../kernel/types.js';
import { type Messages, say } from '../../shared/text/messages.js';
import type { Ability } from '../cards/ability.js';
import { BOARD_ACTIONS, RESEARCH_EFFECTS, SPECIAL_EFFECTS } from '../cards/actions.js';
import { BOOKS } from '../cards/books.js';
import { BUILDINGS } from '../cards/buildings.js';
import { DIPLOMACY } from '../cards/diplomacy.js';
import { RESEARCH_CARDS } from '../cards/research-cards.js';
import { BOARD, SIDES, type Space, type TrackRow } from '../cards/tracks.js';
import { WONDERS } from '../cards/wonders.js';
import {
  abilitySigns,
  describeAbility,
  describeAction,
  describeEffects,
  describeMaximise,
  describeSpace,
  describeStandard,
  effectSigns,
  type Sign,
  spaceSigns,
} from '../say/describe-ability.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';

const LANGUAGES: Readonly<Record<'en' | 'fr', Messages>> = { en, fr };
const both = (text: Text): [string, string] => [say(en, text), say(fr, text).replaceAll('\u202f', ' ')];

const ALL: readonly { readonly id: string; readonly ability: Ability }[] = [
  ...WONDERS,
  ...BUILDINGS,
  ...RESEARCH_CARDS,
  ...BOOKS,
  ...DIPLOMACY.map(({ id, unique }) => ({ id, ability: unique })),
];
const abilityOf = (id: string): Ability => ALL.find((row) => row.id === id)!.ability;
const TRACK_ROWS: readonly TrackRow[] = SIDES.flatMap((side) => Object.values(BOARD[side]));
const SPACES: readonly Space[] = TRACK_ROWS.flatMap((row) => [...row.spaces, ...(row.democracy ?? []), ...(row.tyranny ?? [])]);

/** Every number that a row mentions, apart from a plain 1 and what another word says ('both', 'seven'). */
const figuresIn = (row: object): number[] =>
  Object.values(row).flatMap((value) => {
    if (typeof value === 'number') return Math.abs(value) > 1 ? [Math.abs(value)] : [];
    return typeof value === 'object' && value !== null ? figuresIn(value) : [];
  });

const expectWorded = (id: string, text: Text, row: object): void => {
  for (const messages of Object.values(LANGUAGES)) {
    const sentence = say(messages, text);
    expect(sentence, id).toMatch(/^[\p{Lu}\d]/u);
    expect(sentence, id).not.toMatch(/undefined|NaN|\[object|[{}$]|'/);
    for (const n of figuresIn(row)) expect(sentence, id).toContain(String(n));
  }
};

describe('describeAbility', () => {
  it('words every card and book token in both languages, with all its figures', () => {
    expect(ALL).toHaveLength(24 + 88 + 20 + 26 + 32);
    for (const { id, ability } of ALL) expectWorded(id, describeAbility(ability), ability);
  });

  it('says equal things equally, and different things differently', () => {
    const isFree = ({ type, phase, engage, ...rest }: Ability): object => rest;
    for (const messages of Object.values(LANGUAGES)) {
      const sentences = new Map<string, string>();
      for (const { id, ability } of ALL) {
        const sentence = say(messages, describeAbility(ability));
        const content = JSON.stringify({ ...isFree(ability), phase: ability.phase === 'END' });
        expect(sentences.get(sentence) ?? content, id).toBe(content);
        sentences.set(sentence, content);
      }
    }
  });

  it.each([
    [
      'wonder-183',
      'Final scoring: gain VP equal to 2 times the sum of your positions on Trade and Influence',
      'Décompte final : gagne autant de PV que 2 fois la somme de tes positions en Commerce et en Influence',
    ],
    [
      'wonder-212',
      'Final scoring: gain 3 VP per wonder and per research card claimed',
      'Décompte final : gagne 3 PV par merveille et par carte Recherche revendiquée',
    ],
    [
      'wonder-115',
      'Final scoring: gain 5 VP per set of one green, one brown and one yellow building',
      'Décompte final : gagne 5 PV par lot d’un bâtiment vert, un marron et un jaune',
    ],
    [
      'building-116',
      'When you advance on War, in addition advance 1 space on War',
      'Quand tu avances en Guerre, en plus avance d’une case en Guerre',
    ],
    ['building-117', 'Serves as a technology: Government or Army', 'Sert de technologie : Gouvernement ou Armée'],
    [
      'building-126',
      'Final scoring: if Politics is at least 7 and Culture is at least 7, gain 15 VP',
      'Décompte final : si Politique est à 7 ou plus et Culture est à 7 ou plus, gagne 15 PV',
    ],
    [
      'building-162',
      'When you perform the research action, if the effect costs at least 8 RP, claim 1 research card',
      'Quand tu fais l’action Recherche, si l’effet coûte au moins 8 PR, revendique 1 carte Recherche',
    ],
    [
      'building-222',
      'Final scoring: if you are at 3 or more on 7 tracks, gain 17 VP',
      'Décompte final : si tu es à 3 ou plus sur 7 pistes, gagne 17 PV',
    ],
    ['research-230', 'When you activate a book token, pay 4 gold: gain 3 RP', 'Quand tu actives un jeton Livre, paie 4 or : gagne 3 PR'],
    ['research-231', 'Move back 1 space on War: gain 4 gold (once per age)', 'Recule d’une case en Guerre : gagne 4 or (une fois par âge)'],
    ['research-243', 'In the income phase, gain 1 gold per wonder, up to 3', 'À la phase de Revenu, gagne 1 or par merveille, 3 au plus'],
    [
      'diplomacy-256',
      'Use 3 technologies of different types: advance 1 space on Culture, 1 space on Politics and 1 space on Population',
      'Utilise 3 technologies de types différents : avance d’une case en Culture, d’une case en Politique et d’une case en Population',
    ],
    [
      'diplomacy-273',
      'With the Trade special action, the Trade lock is open to you for it; advance 1 space on Trade',
      'Avec l’action spéciale Commerce, le verrou du Commerce t’est ouvert pour elle ; avance d’une case en Commerce',
    ],
    [
      'diplomacy-264',
      'In the construction phase, one green building costs 8 gold less',
      'À la phase de Construction, un bâtiment vert coûte 8 or de moins',
    ],
    ['book-26', 'Gain VP equal to 2 times your position on Influence', 'Gagne autant de PV que 2 fois ta position en Influence'],
  ])('words %s', (id, english, french) => {
    expect(both(describeAbility(abilityOf(id)))).toEqual([english, french]);
  });

  it('words the actions of the board, the special actions and the research effects', () => {
    for (const row of BOARD_ACTIONS) expectWorded(row.id, describeAction(row), { ...row.effect });
    for (const [id, effects] of Object.entries(SPECIAL_EFFECTS)) expectWorded(id, describeEffects(effects), effects);
    for (const side of SIDES) for (const row of RESEARCH_EFFECTS[side]) expectWorded(row.id, describeEffects(row.effect), row.effect);
    expect(both(describeAction(BOARD_ACTIONS[1]!))).toEqual([
      'Use Economics + 3 among Natural Sciences, Government, Arts or Agriculture: gain 3 VP and 3 gold; advance 1 space on Influence',
      'Utilise Économie + 3 parmi Sciences naturelles, Gouvernement, Arts ou Agriculture : gagne 3 PV et 3 or ; avance d’une case en Influence',
    ]);
    expect(both(describeStandard())).toEqual([
      'In any phase, instead: discard it for 3 gold or 3 VP',
      'À toute phase, à la place : défausse-la pour 3 or ou 3 PV',
    ]);
  });

  it('words every space of both sides', () => {
    expect(SPACES).toHaveLength(2 * (8 + 7 + 6 + 5 + 5 + 5 + 7 + 10 + 10));
    for (const space of SPACES) expectWorded(JSON.stringify(space), describeSpace(space), space);
    for (const row of TRACK_ROWS) if (row.maximise) expectWorded('maximise', describeMaximise(row)!, row.maximise);
    expect(both(describeSpace(BOARD.A1.politics.democracy![2]!))).toEqual([
      'Penalty: if you are above 2 on War, go back to 2; on arrival, gain 4 VP',
      'Pénalité : si tu es au-delà de 2 en Guerre, reviens à 2 ; à l’arrivée, gagne 4 PV',
    ]);
  });
});

describe('abilitySigns', () => {
  const icon = (name: string) => ({ kind: 'icon', icon: name });
  const expectSaid = (signs: readonly Sign[]): void => {
    expect(signs.length).toBeGreaterThan(0);
    for (const sign of signs) if (sign.kind === 'text') for (const said of both(sign.text)) expect(said).toMatch(/\S/);
  };

  it('draws every row as signs whose words exist in both languages', () => {
    for (const { ability } of ALL) expectSaid(abilitySigns(ability));
    for (const row of BOARD_ACTIONS) expectSaid(effectSigns(row.effect));
    for (const space of SPACES) if (Object.keys(space).length > 0) expectSaid(spaceSigns(space));
  });

  it.each([
    ['building-117', [icon('type:government'), { kind: 'or' }, icon('type:army')]],
    ['building-119', [icon('type:engineering'), { kind: 'arrow' }, { kind: 'advance', track: 'culture', n: 1 }]],
    ['building-120', [icon('special:population'), { kind: 'colon' }, { kind: 'advance', track: 'population', n: 1 }]],
    ['building-123', [{ kind: 'per' }, { kind: 'advance', track: 'culture', n: 1 }, { kind: 'colon' }, { kind: 'vp', n: 2, sign: true }]],
    ['wonder-113', [icon('phase:END'), { kind: 'colon' }, { kind: 'vp', n: 2, sign: false }, { kind: 'times' }, icon('track:politics')]],
    ['wonder-128', [icon('phase:END'), { kind: 'colon' }, { kind: 'vp', n: 3, sign: false }, { kind: 'per' }, icon('building:green')]],
    [
      'research-230',
      [icon('book'), { kind: 'colon' }, { kind: 'gold', n: -4, sign: true }, { kind: 'arrow' }, { kind: 'rp', n: 3, sign: true }],
    ],
  ])('draws %s', (id, signs) => {
    expect(abilitySigns(abilityOf(id))).toEqual(signs);
  });
});
