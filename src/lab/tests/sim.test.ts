import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { choosePlan } from '../../bots/index.js';
import { ageOfCivilization } from '../../games/age-of-civilization/game.js';
import { readRecord } from '../../kernel/index.js';
import { loadContest } from '../contests.js';
import { formerGames, matchOf } from '../former-games.js';
import { playMatch, seedOf } from '../match.js';
import { fixtureOf, report } from '../report.js';
import { readSettings, type Settings } from '../settings.js';
import { quantile, wilson } from '../statistics.js';

const settings = async (text: string): Promise<Settings> => {
  const read = await readSettings(text.split(' ').filter(Boolean), 2);
  if (typeof read === 'string') throw new Error(read);
  return read;
};

describe('settings of the simulator', () => {
  it('reads seats, variants, scenario and figures', async () => {
    const read = await settings('--games 7 --seats easy,hard,normal --variant innovation,changing-world --iterations 50 --seed 3');
    expect(read).toMatchObject({ games: 7, levels: ['easy', 'hard', 'normal'], iterations: 50, seed: 3, workers: 1 });
    expect(read.options).toMatchObject({ innovation: true, changingWorld: true, draft: false, scenario: 'none' });
  });

  it('reads temperaments, and the seats go round with them', async () => {
    const read = await settings('--game civilization --seats hard:warlord,hard');
    expect(read).toMatchObject({ levels: ['hard', 'hard'], temperaments: ['warlord', undefined] });
    expect(fixtureOf(read, 1)).toMatchObject({ levels: ['hard', 'hard'], temperaments: [undefined, 'warlord'] });
    expect((await settings('--seats hard,hard')).temperaments).toBeUndefined();
  });

  it('reads the table of another game', async () => {
    const read = await settings('--game millennia --seats normal --side A2 --automa hard');
    expect([read.game, read.options]).toEqual(['millennia', { side: 'A2', actions: 'hidden', automa: 'hard' }]);
  });

  it.each([
    '--game chess',
    '--game millennia --side B7',
    '--seats genius',
    '--seats hard:gentle,hard',
    '--variant chess',
    '--games many',
    '--seats easy,easy --scenario SCN-1',
    '--what',
  ])('says what is wrong with %s', async (text) => {
    expect(await readSettings(text.split(' '), 2)).toBeTypeOf('string');
  });
});

describe('a match that was stopped', () => {
  it('goes on with the games that are missing, and takes none of another match or of other bots', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'epoque-sim-')), 'games.jsonl');
    const match = matchOf(await settings('--seats easy,easy --seed 3'));
    expect(formerGames(path, match, 9)).toEqual([]);
    writeFileSync(path, [0, 1, 7].map((number) => `${JSON.stringify({ number, match })}\n`).join(''));
    expect(formerGames(path, match, 5)).toMatchObject([{ number: 0 }, { number: 1 }]);
    for (const other of [await settings('--seats easy,easy --seed 4'), await settings('--seats easy,normal --seed 3')])
      expect(formerGames(path, matchOf(other), 5)).toContain('another match');
    expect(formerGames(path, matchOf(await settings('--seats easy,easy --seed 3'), 'changed'), 5)).toContain('other bots');
  });
});

describe('figures', () => {
  it('the interval of Wilson', () => {
    const [low, high] = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(wilson(0, 10)[0]).toBe(0);
  });

  it('quantiles of a sorted list', () => {
    expect([0, 0.5, 1].map((share) => quantile([1, 2, 3, 4, 5], share))).toEqual([1, 3, 5]);
  });
});

describe('a match', async () => {
  const contest = (await loadContest(ageOfCivilization.id))!;
  const fixture = {
    game: ageOfCivilization.id,
    number: 0,
    levels: ['easy', 'easy'] as const,
    options: ageOfCivilization.defaults,
    seed: seedOf(1),
    iterations: 4,
    time: 0,
  };

  it('is the same game for the same seed, and its report names the figures', async () => {
    const { outcome } = playMatch(contest, fixture);
    expect(playMatch(contest, fixture).outcome.scores).toEqual(outcome.scores);
    const text = report(await settings('--seats easy,easy --games 1'), [outcome], 1);
    expect(text).toContain('win rate');
    expect(text).toContain('games/s');
  });

  it('tells the rounds where games differ in them', async () => {
    const ages = (await loadContest('through-the-ages'))!;
    const { game } = ages;
    const { outcome } = playMatch(ages, { ...fixture, game: game.id, options: { ...game.defaults, version: 'simple' } });
    expect(outcome.rounds).toBeGreaterThan(5);
    expect(report(await settings('--seats easy,easy --games 1'), [outcome], 1)).toContain(`rounds: ${outcome.rounds}.0 on average`);
  });

  it('counts habits where it is asked to, by level', async () => {
    const { outcome } = playMatch(contest, { ...fixture, levels: ['normal', 'easy'], habits: true });
    expect(outcome.habits).toHaveLength(2);
    expect(playMatch(contest, fixture).outcome.habits).toBeUndefined();
    const text = report(await settings('--seats normal,easy --games 1 --habits'), [outcome], 1);
    expect(text).toMatch(/habits +normal +easy/);
    expect(text).toMatch(/workers left idle +\d/);
  });

  it('leaves a record when a bot breaks down', () => {
    let questions = 0;
    const { outcome } = playMatch(contest, fixture, (...question) => {
      if (++questions === 6) throw new Error('no idea');
      return choosePlan(...question);
    });
    expect(outcome.crash?.message).toContain('no idea');
    const read = readRecord(ageOfCivilization, outcome.crash!.record);
    expect(read.ok && read.value.timeline.entries.length).toBe(5);
  });
});
