import { expect, it } from 'vitest';
import { PLAYED } from '../../../games/index.js';
import { layPath } from '../../../games/shared/guided-game.js';
import { isSame, legal, mask, readMove, type Shape } from '../../../kernel/index.js';
import { boardOf, loadBoard } from '../../boards/index.js';
import { inWords, reasonsFor } from '../reasons.js';

const GUIDED = PLAYED.flatMap(({ meta, guided = [] }) => guided.map((entry) => [meta.id, entry.id, entry] as const));

it.each(GUIDED)(
  'the first game of %s, %s weighs what it asks for against something else that may be done, in other figures',
  async (id, _, entry) => {
    const pack = await loadBoard(boardOf(id)!, 'en');
    const { learner, lessons } = await entry.game();
    const path = layPath(pack.game, await entry.game(), await entry.words.en());
    // At different moments: in three lessons at least.
    expect(lessons.filter(({ steps }) => steps.some(({ versus }) => versus)).length).toBeGreaterThanOrEqual(3);
    for (const { step, phase, from } of path.pages) {
      if (phase === 'done') continue;
      for (const [number, text] of Object.entries(step.versus ?? {})) {
        const ply = path.plies[from + Number(number) - 1]!;
        const view: Shape['state'] = mask(pack.game, path.timeline.frames[ply]!.position.state, learner);
        const other = readMove(text) as Shape['move'];
        expect(
          legal(pack.game, { state: view }, learner).some((move) => isSame(move, other)),
          `${step.id}: ${text}`,
        ).toBe(true);
        const told = [path.moves[ply]!.move, other].map((move) => reasonsFor(pack, { view, acting: learner, ply }, { move }, 'en')!);
        expect(inWords(told[0]!.figures), step.id).not.toBe(inWords(told[1]!.figures));
        // What depends on a further answer or on chance cannot be compared.
        expect(
          told.some(({ asks, open }) => asks || open),
          step.id,
        ).toBe(false);
      }
    }
  },
);
