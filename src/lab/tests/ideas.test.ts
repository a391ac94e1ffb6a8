import { describe, expect, it } from 'vitest';
import { PLAYED } from '../../games/index.js';
import { contestOf } from '../contests.js';
import { combined, hunt, type Job, sayStandings, type Trial } from '../hunt.js';
import { type Idea, ideasOf } from '../ideas.js';
import { knows, type Weights } from '../training/whims.js';

describe.each(PLAYED)('fixed ideas of $meta.id', (entry) => {
  it('name kinds of moves and weights that there are', async () => {
    const contest = await contestOf(entry);
    const ideas = ideasOf(contest);
    const kinds = ideas.flatMap(({ prefer }) => prefer ?? []);
    const weights = ideas.flatMap((idea) => (idea.weights ? [idea.weights] : []));
    expect(kinds).toEqual(Object.keys(contest.game.moves));
    expect(weights.length).toBeGreaterThan(10);
    for (const changed of weights) expect(knows(contest.brain.weights as Weights, changed)).toBe(true);
    expect(new Set(ideas.map(({ name }) => name)).size).toBe(ideas.length);
  });
});

describe('a hunt', () => {
  const of = (name: string, more: Partial<Idea>): Idea => ({ name, path: undefined, ...more });
  const ideas = [
    of('war whenever legal', { prefer: 'war' }),
    of('gold three times', { weights: { gold: 3 } }),
    of('gold a third', { weights: { gold: 0.3 } }),
    of('army three times', { weights: { army: 3 } }),
    of('food three times', { weights: { food: 3 } }),
  ];
  /** Of ten games in a row each idea wins so many. */
  const WINS: Readonly<Record<string, number>> = { war: 1, army: 5, gold: 4, food: 2 };
  const wins = ({ idea, number }: Job): Trial => ({
    idea: idea.name,
    number,
    won: Number(number % 10 < (idea.name.includes(' + ') ? 6 : WINS[idea.name.split(' ')[0]!]!)),
  });
  const run = async (former: readonly Trial[] = []) => {
    const played: Trial[] = [];
    const standings = await hunt({
      ideas,
      screen: 10,
      games: 30,
      former,
      async play(jobs) {
        played.push(...jobs.map(wins));
        return jobs.map(wins);
      },
    });
    return { played, standings };
  };

  it('gives up what does not win at first, and tries the best changes of weights together', async () => {
    const { standings } = await run();
    expect(new Map(standings.map(({ name, games }) => [name, games]))).toEqual(
      new Map([
        ['army three times + gold a third', 30],
        ['army three times + gold a third + food three times', 30],
        ['war whenever legal + army three times', 30],
        ['army three times', 30],
        ['gold three times', 30],
        ['gold a third', 30],
        ['food three times', 10],
        ['war whenever legal', 10],
      ]),
    );
    const text = sayStandings(standings, 30);
    expect(text).toContain('4 of 8 ideas win more than 45 % of 30 games');
    expect(sayStandings(standings.slice(4), 30)).toContain('No idea wins more than 45 % of 30 games.');
  });

  it('goes on where it was stopped, and plays nothing twice', async () => {
    const whole = await run();
    const rest = await run(whole.played.slice(0, 37));
    expect(rest.played).toEqual(whole.played.filter((x) => !whole.played.slice(0, 37).includes(x)));
    expect(rest.standings).toEqual(whole.standings);
    expect((await run(whole.played)).played).toEqual([]);
  });

  it('makes a weight greater or smaller, not both', () => {
    const both = combined(ideas.slice(1, 4)).find(({ name }) => name.split(' + ').length === 2);
    expect(both?.weights).toEqual({ gold: 3, army: 3 });
  });
});
