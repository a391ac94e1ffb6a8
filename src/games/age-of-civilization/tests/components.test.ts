import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Ability, Condition, Effect } from '../cards/ability.js';
import { ACTION_ROWS, FIRST_GAME_ORDER, PERMANENT, TRACK_CARDS } from '../cards/actions.js';
import { CIVILISATIONS } from '../cards/civilisations.js';
import { ALL_TECHS } from '../cards/index.js';
import { OPERATIONS } from '../cards/operations.js';
import { SPECIALS, TECHNOLOGIES } from '../cards/technologies.js';
import { EVENT_TOKENS, RAID_TOKENS } from '../cards/tokens.js';
import { WONDERS } from '../cards/wonders.js';
import { ACHIEVEMENTS } from '../editions/achievements.js';
import { SCENARIOS } from '../editions/scenarios.js';
import { ACTIONS } from '../state/state.js';
import { en } from '../text/en.js';

const ABILITIES: readonly Ability[] = [
  ...CIVILISATIONS.flatMap((row) => [...row.main, ...row.inherited]),
  ...ALL_TECHS.flatMap((row) => row.abilities),
  ...WONDERS.flatMap((row) => row.abilities),
  ...SCENARIOS.flatMap((row) => row.rebirth?.abilities ?? []),
];
const EFFECTS: readonly Effect[] = [
  ...ACTION_ROWS.flatMap((row) => row.effects),
  ...EVENT_TOKENS.flatMap((row) => row.do),
  ...RAID_TOKENS.flatMap((row) => [...row.success, ...row.failure]),
];
const OPERATIONS_USED = [...ABILITIES.flatMap((a) => a.do), ...EFFECTS];
const unique = <X>(list: readonly X[]): X[] => [...new Set(list)].sort();

describe('components', () => {
  it('are as many as in the box', () => {
    expect({
      civilisations: CIVILISATIONS.length,
      wonders: WONDERS.length,
      actionCards: TRACK_CARDS.filter((row) => !row.scenario).length,
      permanentActions: PERMANENT.length,
      actions: ACTION_ROWS.slice(0, 10).length,
      technologies: TECHNOLOGIES.length,
      specialTechnologyCards: SPECIALS.length,
      eventTokens: EVENT_TOKENS.length,
      specialActionCards: TRACK_CARDS.filter((row) => row.scenario).length,
      specialEventTokens: RAID_TOKENS.length,
      controlCards: Object.keys(en).filter((key) => /^control\.CC-[A-Z-]+$/.test(key)).length,
      scenarios: SCENARIOS.length,
      achievements: ACHIEVEMENTS.length,
    }).toEqual({
      civilisations: 48,
      wonders: 15,
      actionCards: 8,
      permanentActions: 3,
      actions: 10,
      technologies: 9,
      specialTechnologyCards: 9,
      eventTokens: 9,
      specialActionCards: 8,
      specialEventTokens: 3,
      controlCards: 6,
      scenarios: 5,
      achievements: 8,
    });
  });

  it('have ids of their own', () => {
    const ids = [CIVILISATIONS, WONDERS, TRACK_CARDS, ALL_TECHS, SPECIALS, EVENT_TOKENS, RAID_TOKENS, SCENARIOS, ACHIEVEMENTS].flatMap(
      (rows) => rows.map((row) => row.id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ABILITIES.map((a) => a.id)).size).toBe(ABILITIES.length);
    expect(CIVILISATIONS.map((row) => row.formerly ?? row.id)).toEqual(
      Array.from({ length: 48 }, (_, i) => `CIV-${String(i + 1).padStart(2, '0')}`),
    );
  });

  it('name an ability after its card and its place on it', () => {
    for (const row of CIVILISATIONS) {
      expect(row.main.map((a) => a.id)).toEqual(row.main.map((_, i) => `${row.id}-M${i + 1}`));
      expect(row.inherited.map((a) => a.id)).toEqual(row.inherited.map((_, i) => `${row.id}-I${i + 1}`));
    }
  });

  it('have populations of 2 to 4', () => {
    expect(unique(CIVILISATIONS.map((row) => row.population))).toEqual([2, 3, 4]);
  });

  it('give the first game all eight cards, three actions of the book first', () => {
    expect([...FIRST_GAME_ORDER].sort()).toEqual(
      TRACK_CARDS.filter((row) => !row.scenario)
        .map((row) => row.id)
        .sort(),
    );
    expect(FIRST_GAME_ORDER.slice(0, 3)).toEqual(['AC-HUNTING', 'AC-FISHING', 'AC-FARM']);
  });

  it('show war on three cards and the plague on one', () => {
    const marked = TRACK_CARDS.filter((row) => !row.scenario && row.symbol).map((row) => [row.id, row.symbol]);
    expect(marked).toEqual([
      ['AC-CONSTRUCTION', 'war'],
      ['AC-CONQUEST', 'war'],
      ['AC-COMMERCE', 'war'],
      ['AC-PLAGUE', 'plague'],
    ]);
  });
});

describe('the vocabulary', () => {
  it('has every word in use', () => {
    const modifiers = [
      'strength',
      'cost',
      'workerCost',
      'slot',
      'useUpcomingCards',
      'warImmune',
      'keepWorkers',
      'forbidOthers',
      'bonusCoinsFactor',
      'ignoreCondition',
    ];
    expect(unique(OPERATIONS_USED.map((op) => op.op))).toEqual([...Object.keys(OPERATIONS), ...modifiers].sort());
    expect(unique(ABILITIES.map((a) => a.when.event))).toEqual([
      'acquire',
      'action',
      'annex',
      'birth',
      'endOfGame',
      'endOfTurn',
      'gain',
      'rest',
      'static',
      'war',
    ]);
  });

  it('has every condition in use', () => {
    const conditions = [...ABILITIES.map((a) => a.if), ...EFFECTS.map((e) => e.if)].filter((c): c is Condition => c !== undefined);
    const named = conditions.map((c) => ('is' in c ? c.is : Object.keys(c)[0]));
    expect(unique(named)).toEqual(['noTech', 'strongest', 'techGainedIn', 'techsAtMost', 'workersAtLeast']);
  });

  it('has every counter in use', () => {
    const counted = OPERATIONS_USED.flatMap((op) => ('n' in op && typeof op.n === 'object' ? [op.n.per] : []));
    const compared = EVENT_TOKENS.flatMap(({ who }) => (typeof who === 'object' ? Object.values(who) : []));
    expect(unique([...counted, ...compared])).toEqual([
      'bonusCoins',
      'civs',
      'coins',
      'points',
      'routeStage',
      'strength',
      'techs',
      'upcomingCards',
      'wonders',
      'workers',
    ]);
  });

  it('names only actions and technologies that exist', () => {
    for (const a of ABILITIES) {
      if (a.when.event === 'action') expect(ACTIONS, a.id).toContain(a.when.action);
      for (const op of a.do) {
        if ('action' in op) expect(ACTIONS, a.id).toContain(op.action);
        if (op.op === 'cost')
          for (const tech of [...(op.techIn ?? []), ...(op.exceptSource ?? [])])
            expect(
              ALL_TECHS.map((t) => t.id),
              a.id,
            ).toContain(tech);
      }
    }
  });
});

describe('tests', () => {
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');

  it('name every card', () => {
    const named = [...CIVILISATIONS.map((row) => `'${row.id}'`), ...ALL_TECHS.map((row) => `${row.id}:`), ...SPECIALS.map((row) => row.id)];
    const others = [...TRACK_CARDS, ...EVENT_TOKENS, ...RAID_TOKENS, ...SCENARIOS, ...ACHIEVEMENTS].map((row) => row.id);
    for (const name of [...named, ...WONDERS.map((row) => `${row.key}:`), ...others]) expect(sources, name).toContain(name);
  });
});
