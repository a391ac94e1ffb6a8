import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../scripts/lib/paths.mjs';
import { type Brain, type Expertise, LEVELS, TEMPERAMENTS } from '../src/bots/index.js';
import * as page from '../src/client/site/bot-level.js';
import { GAMES, isReady, metaOf, PLAYED } from '../src/games/index.js';
import { fastDice, type Shape, start } from '../src/kernel/index.js';
import * as wire from '../src/protocol/index.js';

const foldersOf = (path: string): string[] =>
  readdirSync(at(path), { withFileTypes: true }).flatMap((file) => (file.isDirectory() && file.name !== 'shared' ? [file.name] : []));

describe('the games', () => {
  it('are those that have a folder', () => {
    expect(GAMES.map(({ id }) => id).sort()).toEqual(foldersOf('src/games').sort());
  });

  it('are ready only when they can be played', () => {
    const played = PLAYED.map(({ meta }) => meta.id);
    for (const { id } of GAMES.filter((game) => isReady(game.id))) expect(played).toContain(id);
    expect(isReady('chess')).toBe(false);
  });
});

describe('levels and temperaments', () => {
  it.each([
    ['page', page],
    ['wire', wire],
  ])('have the same names on the %s', (_, { BOT_LEVELS, TEMPERAMENTS: named }) => {
    expect([BOT_LEVELS, named]).toEqual([LEVELS, TEMPERAMENTS]);
  });
});

describe.each(PLAYED.map((entry) => [entry.meta.id, entry] as const))('the entry of %s', (id, entry) => {
  it('agrees with the rules it leads to', async () => {
    const game = await entry.game();
    expect([game.id, game.players]).toEqual([id, metaOf(id)!.players]);
  });

  it('leads to a judgement for bots', async () => {
    const brain = (await entry.brain()) as Record<string, unknown>;
    for (const part of ['appeal', 'value', 'moment']) expect(brain[part]).toBeTypeOf('function');
  });

  it('says whether bots have temperaments', async () => {
    const brain = (await entry.brain()) as Brain<Shape>;
    expect(Object.keys(brain.tempers ?? {}).sort()).toEqual(entry.temperaments ? [...TEMPERAMENTS].sort() : []);
  });

  it('has a name for all that experts see, and experts have learnt from nothing else', async () => {
    const { features, learnt } = ((await entry.expert?.()) ?? {}) as Expertise<Shape>;
    if (!features) return expect(learnt).toBeUndefined();
    const [game, { bench }] = await Promise.all([entry.game(), entry.trials()]);
    const seen = features.of(start(game, game.defaults, bench.seats, fastDice(1)).position.state, 0);
    expect([seen.length, new Set(features.names).size]).toEqual([features.names.length, features.names.length]);
    expect(Array.from(seen).every(Number.isFinite)).toBe(true);
    for (const name of learnt?.names ?? []) expect(features.names).toContain(name);
  });

  it('leads to rules in words', async () => {
    const { sections, rules } = await entry.catalogue();
    expect(sections.length).toBeGreaterThan(5);
    expect(rules.length).toBeGreaterThan(50);
  });

  it('names tables that can be set up, all differently', async () => {
    const [game, { tables, fixtures, bench, optionsOf, wishes }] = await Promise.all([entry.game(), entry.trials()]);
    for (const { name, options, seats } of tables) expect(game.check(options, seats), name).toBeUndefined();
    for (const { name, options, levels } of fixtures)
      expect(game.check({ ...game.defaults, ...options }, levels.length), name).toBeUndefined();
    for (const names of [tables, fixtures].map((list) => list.map(({ name }) => name))) expect(new Set(names).size).toBe(names.length);
    expect(game.check(optionsOf({}) as object, bench.seats)).toBeUndefined();
    expect(Object.keys(wishes)).not.toContain('seats');
  });

  it('has kept a finished game of every fixture', async () => {
    const { fixtures } = await entry.trials();
    const kept = readdirSync(at('fixtures', id));
    for (const { name } of fixtures) expect(kept).toContain(`${name}.replay`);
  });
});
