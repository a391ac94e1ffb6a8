import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brain } from '../../src/bots/index.js';
import { catalogueTests } from '../../src/games/shared/tests/rules-catalogue.js';
import { spokenGameTests } from '../../src/games/shared/tests/spoken-game.js';
import { textTests } from '../../src/games/shared/tests/texts.js';
import { toolkit } from '../../src/games/shared/tests/toolkit.js';
import { say } from '../../src/games/shared/text/messages.js';
import { readMove, readRecord, type Shape, writeRecord } from '../../src/kernel/index.js';
import { contestOf } from '../../src/lab/contests.js';
import { playMatch, seedOf } from '../../src/lab/match.js';
import { playRandomly } from '../../src/lab/random-game.js';
import type { Running } from '../../src/server/server.js';
import { contractTests } from '../contract/contract.js';
import { TestClient } from '../server/client.js';
import { playOut } from '../server/play-out.js';
import { ME_AND_OPEN, settingsFor, startTestServer, testGames } from '../server/start.js';
import { type Toy, toy } from '../toy-game.js';
import { entry } from './entry.js';
import { RULES, SECTIONS } from './rules.js';
import { describeEvent } from './say.js';
import { en } from './text.en.js';
import { fr } from './text.fr.js';
import { trials } from './trials.js';

// docs/adding-a-game.md, followed: what is generic takes a game that no list names.

catalogueTests({
  prefix: 'TOY',
  rules: RULES,
  sections: SECTIONS,
  expected: ['BAD_SEATS', 'BAD_OPTIONS', 'RICH', 'POOR', 'NO_CARDS', 'YOURSELF', 'EMPTY_HAND', 'NO_SUCH_CARD'].map((code) => `TOY-${code}`),
});
textTests({ en, fr, numbers: 'need have worth' });
spokenGameTests(toy, { tables: [2, 3, 4].map((seats) => [seats, {}] as const), rules: RULES, languages: [en, fr], describeEvent });
contractTests(toy, trials.tables, {
  longest: trials.longest,
  keeps: (_first, s) => expect(trials.complain(s)).toBeUndefined(),
  say: (text) => [say(en, text), say(fr, text)],
});

describe('the toolkit', () => {
  const { newGame, laid, does, refuses, allows, asks, eventsOf } = toolkit(toy, (text: string) => readMove(text) as Toy['move']);

  it('plays, refuses and lays positions', () => {
    const first = newGame(2);
    expect(asks(first)).toEqual({ step: 'rally', seats: [0, 1] });
    const rich = does(first, 0, 'stock', 'stock');
    expect([rich.state.coins, allows(rich, 0, 'stock')]).toEqual([[3, 1], false]);
    refuses(rich, 0, 'stock', 'TOY-RICH', 'RICH', { have: 3 });
    expect(() => does(rich, 0, 'stock')).toThrow('RICH (TOY-RICH)');
    const acting = laid(2, {}, (_t, fresh) => ({ ...fresh, steps: [{ step: 'act', seat: 1 }], coins: [0, 2] }));
    expect(eventsOf(does(acting, 1, 'attack on=0'), 'attacked')).toEqual([{ event: 'attacked', seat: 0 }]);
  });
});

describe('the entry', () => {
  it('is enough for the lab: bots play a match, which leaves a record', async () => {
    const contest = await contestOf(entry);
    const [fixture] = contest.trials.fixtures;
    const options = { ...contest.game.defaults, ...fixture!.options };
    const match = { game: 'toy', number: 0, levels: fixture!.levels, options, seed: seedOf(7), iterations: 4, time: 0 };
    const { outcome, timeline } = playMatch(contest, match);
    expect(outcome.crash).toBeUndefined();
    expect(outcome.scores.reduce((a, b) => a + b)).toBe(2);
    expect(readRecord(contest.game, writeRecord(timeline, match.seed, {})).ok).toBe(true);
  });

  it('is enough for random games by the thousand', async () => {
    const [game, found] = await Promise.all([entry.game(), entry.trials()]);
    for (const table of found.tables)
      for (let seed = 1; seed <= 20; seed++) expect(playRandomly(game, found, table, seed)).toBeGreaterThan(5);
    const never = { ...found, longest: 3 };
    expect(() => playRandomly(game, never, found.tables[0]!, 1)).toThrow('no end after 3 moves');
    const strict = { ...found, complain: () => 'nothing is good enough' };
    expect(() => playRandomly(game, strict, found.tables[0]!, 1)).toThrow('nothing is good enough');
  });

  it('leads to a brain that bots understand, and to the catalogue', async () => {
    const brain = (await entry.brain()) as Brain<Shape>;
    const position = toolkit(toy, (move: Toy['move']) => move).newGame(3);
    expect(brain.value(position.state, 0)).toBeCloseTo(0.14);
    expect((await entry.catalogue()).rules).toBe(RULES);
  });
});

describe('a table of the server', () => {
  let server: Running;
  beforeAll(async () => {
    server = await startTestServer({}, { games: await testGames({ toy: await entry.game() }) });
  });
  afterAll(() => server.close());

  it('plays it to the end', async () => {
    const [ada, bob] = [await TestClient.join(server.port, 'Ada'), await TestClient.join(server.port, 'Bob')];
    const settings = settingsFor({ game: 'toy', options: { rounds: 2 } });
    const { table } = await ada.must({ do: 'create', settings, seats: ME_AND_OPEN });
    for (const page of [ada, bob]) await page.must({ do: 'watch', table: table! });
    await bob.must({ do: 'join', table: table! });
    await ada.until(table!, (view) => view.status === 'playing');
    expect(await playOut(table!, [ada, bob], await entry.game())).toBeGreaterThan(5);
    expect(await bob.until(table!, (view) => view.status === 'over')).toMatchObject({ ending: 'finished', game: { view: { over: true } } });
    for (const page of [ada, bob]) page.close();
  });
});
