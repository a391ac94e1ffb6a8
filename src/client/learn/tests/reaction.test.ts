import { expect, it } from 'vitest';
import { entryOf } from '../../../games/index.js';
import { layPath } from '../../../games/shared/guided-game.js';
import { append, mask, now, readMove, type Shape, type Timeline } from '../../../kernel/index.js';
import { type Reaction, reactionTo } from '../reaction.js';

/** How the tutor of a first game takes a move in place of the first act of a note. */
async function reaction(id: string, note: string, text: string): Promise<Reaction> {
  const move = readMove(text) as Shape['move'];
  const entry = entryOf(id)!;
  const game = await entry.game();
  const guided = entry.guided![0]!;
  const path = layPath(game, await guided.game(), await guided.words.en());
  const { learner } = path.guided;
  const page = path.pages.find(({ step, phase }) => step.id === note && phase === 'ask')!;
  const ply = path.plies[page.from]!;
  const frames = path.timeline.frames.slice(0, ply + 1);
  const there: Timeline<Shape> = { ...path.timeline, frames, entries: frames.flatMap(({ by }) => (by ? [by] : [])) };
  const step = append(there, learner, move, true);
  if (!step.ok) throw new Error(`${step.refusal.rule} refuses it`);
  const next = path.moves.slice(ply);
  const others = next.findIndex(({ seat }) => seat !== learner);
  const turn = (others < 0 ? next : next.slice(0, others)).map((it) => it.move);
  const seen = (timeline: Timeline<Shape>) => mask(game, now(timeline).position.state, learner);
  return reactionTo({ game }, [seen(there), seen(step.timeline)], learner, turn, move);
}

it('who closes the movement with a settler still to be sent has stopped early, though trading goes on', async () => {
  expect(await reaction('civilization', 'persia', 'finish-moving')).toBe('early');
});

it('who closes the purchase with gold left has stopped early, though the next turn begins with the same player', async () => {
  expect(await reaction('civilization', 'army', 'finish-buying')).toBe('early');
});

it('who buys what the next note asks for has only taken another order', async () => {
  expect(await reaction('civilization', 'found', 'buy-technology tech=alphabet_writing')).toBe('soon');
});

it('another goal for the settler is another way', async () => {
  expect(await reaction('civilization', 'persia', 'walk unit=settler:2 from=anatolia to=sarmatia')).toBe('preferred');
});

it('who spends on something else what the note needs has not stopped, also where the phase or the means end with it', async () => {
  expect(await reaction('millennia', 'palace', 'build card=wonder-114 architect=false discount=""')).toBe('preferred');
  expect(await reaction('millennia', 'palace', 'pass')).toBe('early');
  expect(await reaction('through-the-ages', 'army', 'build tech=t06.mine.bronze.a with=""')).toBe('preferred');
});
