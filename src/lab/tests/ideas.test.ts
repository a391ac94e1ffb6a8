import { describe, expect, it } from 'vitest';
import { PLAYED } from '../../games/index.js';
import { contestOf } from '../contests.js';
import { ideasOf } from '../ideas.js';
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
