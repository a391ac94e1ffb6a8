import { describe, expect, it } from 'vitest';
import { figuresIn, inBoth, textTests } from '../../shared/tests/texts.js';
import { type Messages, say } from '../../shared/text/messages.js';
import type { Ability } from '../cards/ability.js';
import { ACTION_ROWS, TRACK_CARDS } from '../cards/actions.js';
import { CIVILISATIONS, REGIONS } from '../cards/civilisations.js';
import { ALL_TECHS, abilityOf, actionOf } from '../cards/index.js';
import { COLUMNS, SPECIALS } from '../cards/technologies.js';
import { EVENT_TOKENS, RAID_TOKENS } from '../cards/tokens.js';
import { WONDERS } from '../cards/wonders.js';
import { SCENARIOS } from '../editions/scenarios.js';
import { abilitySigns, describeAbilities, describeAbility, describeCost, describeEffects, effectSigns } from '../say/describe-ability.js';
import { describeEvent } from '../say/describe-event.js';
import type { GameEvent } from '../state/state.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';

const LANGUAGES: Readonly<Record<'en' | 'fr', Messages>> = { en, fr };

const both = inBoth({ en, fr });

const ALL: readonly Ability[] = [
  ...CIVILISATIONS.flatMap((card) => [...card.main, ...card.inherited]),
  ...WONDERS.flatMap((card) => card.abilities),
  ...ALL_TECHS.flatMap((tech) => tech.abilities),
  ...SCENARIOS.flatMap((scenario) => scenario.rebirth?.abilities ?? []),
];

textTests({
  en,
  fr,
  numbers: 'n of need have round coins workers back lost every limit',
});

describe('texts', () => {
  it('name every card and token in both languages, with a short form that fits a narrow cell', () => {
    const ids = [
      ...CIVILISATIONS.map((x) => `civ.${x.id}`),
      ...WONDERS.map((x) => `wonder.${x.id}`),
      ...ALL_TECHS.map((x) => `tech.${x.id}`),
      ...SPECIALS.map((x) => `special.${x.id}`),
      ...ACTION_ROWS.map((x) => `action.${x.id}`),
      ...TRACK_CARDS.map((x) => `track.${x.id}`),
      ...[...EVENT_TOKENS, ...RAID_TOKENS].map((x) => `token.${x.id}`),
    ];
    expect(ids).toHaveLength(48 + 15 + 27 + 9 + 17 + 16 + 12);
    for (const messages of Object.values(LANGUAGES))
      for (const id of ids) {
        expect(say(messages, { key: id })).toMatch(/\S/);
        expect(say(messages, { key: `${id}.short` }).length, id).toBeLessThanOrEqual(13);
      }
  });

  it('name regions and columns, and say what tokens do', () => {
    const keys = [
      ...REGIONS.map((x) => `region.${x}`),
      ...COLUMNS.map((x) => `column.${x}`),
      ...[...EVENT_TOKENS, ...RAID_TOKENS].map((x) => `token.${x.id}.text`),
      ...SCENARIOS.flatMap(({ id }) => [`scenario.${id}`, `scenario.${id}.period`, `scenario.${id}.rule1`]),
    ];
    for (const messages of Object.values(LANGUAGES)) for (const key of keys) expect(say(messages, { key })).toMatch(/\S/);
  });

  it('give the same figures as the rows of tokens and scenarios', () => {
    for (const messages of Object.values(LANGUAGES)) {
      for (const row of [...EVENT_TOKENS, ...RAID_TOKENS])
        for (const n of figuresIn({ ...row, position: 0 })) expect(say(messages, { key: `token.${row.id}.text` })).toContain(String(n));
      expect(say(messages, { key: 'scenario.SCN-1.rule2' })).toContain('2');
      expect(say(messages, { key: 'scenario.SCN-2.rule1' })).toMatch(/2, 3 \S+ 4 points/);
    }
  });
});

describe('refusals', () => {
  it('state the fact and the figure', () => {
    const refusal = { key: 'refuse.NOT_ENOUGH_COINS', params: { need: 6, have: 5 } };
    expect(both(refusal)).toEqual(['1 coin short (5 of 6).', 'Il manque 1 pièce (5 sur 6).']);
    expect(say(fr, { ...refusal, key: 'refuse.NOT_ENOUGH_COINS.short' })).toBe('il manque 1 pièce');
  });
});

describe('describeAbility', () => {
  it('words every ability in both languages, with all its figures and nothing left over', () => {
    for (const ability of ALL)
      for (const messages of Object.values(LANGUAGES)) {
        const sentence = say(messages, describeAbility(ability));
        expect(sentence, ability.id).toMatch(/^(\p{Lu}|\+)/u);
        expect(sentence, ability.id).not.toMatch(/undefined|NaN|\[object|[{}$]/);
        for (const n of figuresIn(ability)) expect(sentence, ability.id).toContain(String(n));
      }
  });

  it('says equal things equally, and different things differently', () => {
    const content = ({ id: _, ...rest }: Ability): string => JSON.stringify(rest);
    for (const messages of Object.values(LANGUAGES)) {
      const sentences = new Map<string, string>();
      for (const ability of ALL) {
        const sentence = say(messages, describeAbility(ability));
        expect(sentences.get(content(ability)) ?? sentence).toBe(sentence);
        sentences.set(content(ability), sentence);
      }
      expect(new Set(sentences.values()).size).toBe(sentences.size);
    }
  });

  it.each([
    ['CIV-01-I1', 'Farm: in addition, gain 1 coin', 'Ferme : en plus, gagne 1 pièce'],
    ['CIV-04-M1', 'Rest: in addition, gain 1 coin and 2 points', 'Repos : en plus, gagne 1 pièce et 2 points'],
    ['CIV-08-M1', '+1 strength per 2 technologies (rounded down)', '+1 force pour 2 technologies (arrondi vers le bas)'],
    [
      'CIV-09-M1',
      'If nobody is stronger than you, Culture costs 1 coin less',
      'Si nul n’est plus fort que toi, Culture coûte 1 pièce de moins',
    ],
    [
      'CIV-26-M1',
      'End of turn: you may put 2 of your coins on a civilisation in the market; if you do, gain 2 points',
      'Fin de tour : tu peux poser 2 de tes pièces sur une civilisation du marché ; si tu le fais, gagne 2 points',
    ],
    ['CIV-22-M1', 'Research costs no coins for Iron Working', 'Recherche ne coûte aucune pièce pour le Travail du fer'],
    ['CIV-29-I1', 'Culture costs 1 coin less (not when granted by Education)', 'Culture coûte 1 pièce de moins, sauf par l’Éducation'],
    [
      'CIV-30-M1',
      'A Culture slot of your own, once per turn, in every round',
      'Une case de Culture rien qu’à toi, une fois par tour, à toute manche',
    ],
    ['CIV-36-M1', 'At birth: gain 1 point per upcoming action card', 'À la naissance : gagne 1 point par carte Action à venir'],
    ['CIV-47-M1', 'Hunting: gain 1 point even if you have technologies', 'Chasse : gagne 1 point même si tu as des technologies'],
  ])('words %s', (id, english, french) => {
    const [saidInEnglish, saidInFrench] = both(describeAbility(abilityOf(id)));
    expect(saidInEnglish).toBe(english);
    expect(saidInFrench.replaceAll('\u202f', ' ')).toBe(french);
  });

  it('joins the abilities of a card', () => {
    const mining = ALL_TECHS.find((tech) => tech.id === 'mining')!;
    expect(say(en, describeAbilities(mining.abilities))).toBe('Slavery: in addition, gain 1 coin. +1 strength');
  });

  it('words the cost and the effect of every action', () => {
    for (const row of ACTION_ROWS)
      for (const messages of Object.values(LANGUAGES)) {
        const sentence = `${say(messages, describeCost(row))}. ${say(messages, describeEffects(row))}`;
        for (const n of figuresIn({ ...row, slots: row.slots })) expect(sentence, row.id).toContain(String(n));
      }
    expect(say(en, describeCost(actionOf('research')))).toBe('1 worker, 4 coins, up to 2 times per turn');
    expect(say(en, describeEffects(actionOf('hunting')))).toBe('Gain 1 coin; if you have no technology, gain 1 point');
  });
});

describe('abilitySigns', () => {
  const icon = (name: string) => ({ kind: 'icon', icon: name });

  it('gives every ability and action an icon sentence whose words exist in both languages', () => {
    for (const signs of [...ALL.map(abilitySigns), ...ACTION_ROWS.map(effectSigns)]) {
      expect(signs.length).toBeGreaterThan(0);
      for (const sign of signs) if (sign.kind === 'text') for (const said of both(sign.text)) expect(said).toMatch(/\S/);
    }
  });

  it.each([
    ['CIV-01-I1', [icon('action:farm'), { kind: 'coins', n: 1, sign: true }]],
    ['CIV-01-M1', [icon('action:wonder'), { kind: 'coins', n: -3, sign: true }]],
    ['CIV-36-M1', [icon('birth'), { kind: 'arrow' }, { kind: 'points', n: 1, sign: false }, { kind: 'per' }, icon('upcoming')]],
    ['CIV-27-M1', [icon('action:research'), icon('tech:writing'), icon('tech:navigation'), { kind: 'coins', n: 0, sign: false }]],
    ['CIV-30-M1', [icon('slot'), icon('action:culture')]],
    ['WON-terracotta_army-1', [icon('endOfGame'), { kind: 'arrow' }, icon('strongest'), { kind: 'points', n: 4, sign: true }]],
  ])('draws %s', (id, signs) => {
    expect(abilitySigns(abilityOf(id))).toEqual(signs);
  });
});

describe('describeEvent', () => {
  const names = ['Red', 'Blue'];
  const line = (e: GameEvent): string[] => both(describeEvent(e, names)).map((said) => said.replaceAll('\u202f', ' '));

  it.each<[GameEvent, string, string]>([
    [
      { event: 'birth', seat: 0, card: 'CIV-30', declined: 'CIV-21' },
      'Birth of India; Babylon in decline',
      'Naissance de l’Inde ; déclin de Babylone',
    ],
    [{ event: 'annex', seat: 0, card: 'CIV-33' }, 'Annexation of the Aztecs', 'Annexion des Aztèques'],
    [
      { event: 'place', seat: 0, place: 'CIV-30-M1', action: 'culture', workers: 1 },
      'Culture (India), 1 worker',
      'Culture (Inde), 1 ouvrier',
    ],
    [
      { event: 'change', seat: 0, coins: -3, points: 2, source: { from: 'ability', ability: 'TEC-education-1' } },
      'Education: −3 coins, +2 points',
      'Éducation : −3 pièces, +2 points',
    ],
    [{ event: 'change', seat: 0, workers: -1, source: { from: 'red-slots' } }, 'Red slots: −1 worker', 'Cases rouges : −1 ouvrier'],
    [{ event: 'kept', seat: 0, card: null }, 'Keeps a card', 'Garde une carte'],
    [{ event: 'rest', seat: 0 }, 'Rest', 'Repos'],
    [
      { event: 'war', strengths: [0, 3], weakest: [0], spared: [] },
      'War: whoever has the least strength (0) sacrifices 1 worker: Red',
      'Guerre : qui a le moins de force (0) sacrifie 1 ouvrier : Red',
    ],
    [
      { event: 'war', strengths: [0, 0], weakest: [0, 1], spared: [1] },
      'War: whoever has the least strength (0) sacrifices 1 worker: Red; protected: Blue',
      'Guerre : qui a le moins de force (0) sacrifie 1 ouvrier : Red ; protection : Blue',
    ],
    [
      { event: 'war', strengths: [0, 3], weakest: [0], spared: [0] },
      'War: nobody loses a worker, whoever has the least strength (0) is protected: Red',
      'Guerre : personne ne perd d’ouvrier, qui a le moins de force (0) est protégé : Red',
    ],
    [{ event: 'token', token: 'EV-rats', seats: [0, 1] }, 'Rats: Red, Blue', 'Rats : Red, Blue'],
    [{ event: 'end', winners: [0, 1] }, 'End of the game: shared victory of Red, Blue', 'Fin de la partie : victoire partagée, Red, Blue'],
  ])('writes %o', (event, english, french) => {
    expect(line(event)).toEqual([english, french]);
  });
});
