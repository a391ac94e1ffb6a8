import { expect, it } from 'vitest';
import { entryOf } from '../../../games/index.js';
import { layPath } from '../../../games/shared/guided-game.js';
import { legal } from '../../../kernel/index.js';
import { hasToSay } from '../use-progress.js';

it('the table passes no step by that a note is about, only what a note has already told of', async () => {
  const entry = entryOf('through-the-ages')!;
  const game = await entry.game();
  const guided = entry.guided!.find(({ id }) => id === '2015')!;
  const path = layPath(game, await guided.game(), await guided.words.en());
  const { learner } = path.guided;
  const alone = path.plies.slice(0, -1).filter((ply) => legal(game, path.timeline.frames[ply]!.position, learner).length === 1);
  // Politics without military cards, told by the note before, and politics in which the only aggression is refused.
  const told = alone.map((ply) => {
    const made = path.plies.indexOf(ply);
    const { step } = path.pages.find(({ phase, from, to }) => phase === 'ask' && from <= made && made < to)!;
    return [step.id, hasToSay(path, path.moves.slice(0, ply))];
  });
  expect(told).toEqual([
    ['produce', false],
    ['even', true],
  ]);
  // Who goes another way is told nothing.
  const astray = { seat: learner, move: { move: 'end-turn' } };
  expect(hasToSay(path, [...path.moves.slice(0, path.plies[2]), astray])).toBe(false);
});
