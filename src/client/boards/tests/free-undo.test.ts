import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../../games/index.js';
import type { Timeline } from '../../../kernel/index.js';
import { asked, below, fastDice, openDice, readRecord } from '../../../kernel/index.js';
import type { Shape } from '../../../kernel/types.js';
import { chapterOf } from '../../table/chronicle.js';
import { LocalTable } from '../../table/local-table.js';
import type { SeatInfo } from '../../table/table.js';

/** A finished game, and so many moves before its end: the end of an age or a war, battles with dice, sealed answers. */
const GAMES = [
  ['age-of-civilization', 'four-all-variants', 30],
  ['through-the-ages', 'full-3', 50],
  ['through-the-ages', 'new-3', 50],
  ['millennia', 'two-in-turn', 60],
  ['civilization', 'basic-two', 120],
] as const;

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('against bots everything is taken back, whatever has happened since', () => {
  it.each(GAMES)('%s: %s', async (id, name, left) => {
    const game = await entryOf(id)!.game();
    const read = readRecord(game, readFileSync(`fixtures/${id}/${name}.replay`, 'utf8'));
    if (!read.ok) throw new Error(read.problem.code);
    const { timeline, header } = read.value;
    const frames = timeline.frames.slice(0, -left);
    const [mine = 0] = asked(game, frames.at(-1)!.position);
    const seats = Array.from({ length: header.seats }, (_, seat): SeatInfo => ({ name: `P${seat}`, kind: seat === mine ? 'me' : 'bot' }));
    const start = { ...timeline, frames, entries: frames.flatMap(({ by }) => (by ? [by] : [])) };
    const dice = openDice(fastDice(7));
    const open = (from: Timeline<Shape>) =>
      new LocalTable<Shape>({
        id: 't',
        timeline: from,
        seed: header.seed,
        facts: { seats },
        secrets: false,
        bots: { ask: async ({ moves }) => moves[below(dice, moves.length)]!, dispose: () => {} },
        pace: () => 0,
        save: () => {},
      });
    const table = open(start);
    table.open();
    let undone = 0;
    /** How far it was taken back at the most: bots have moved in between. */
    let farthest = 0;
    for (let turn = 0; turn < 600; turn++) {
      await settle();
      const { acting, choices, over, ply, view } = table.snapshot;
      if ((turn % 5 === 4 || over) && undone < 40 && ply > frames.length) {
        table.undoFreely();
        undone += 1;
        farthest = Math.max(farthest, ply - table.snapshot.ply);
        expect(table.snapshot.acting).toBe(mine);
        expect(table.snapshot.undo).toMatchObject({ free: true });
      } else if (acting !== null) table.play(choices[below(dice, choices.length)]!.move);
      else if (view.over) break;
    }
    expect(undone).toBeGreaterThan(5);
    expect(farthest).toBeGreaterThan(1);
    // The record says it, brings the same game back, and goes on with the same agreement.
    const again = readRecord(game, table.record());
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    expect(again.value.timeline.entries.filter((entry) => 'undo' in entry && entry.free)).toHaveLength(undone);
    const reopened = open(again.value.timeline);
    expect(reopened.snapshot.view).toEqual(table.snapshot.view);
    expect(reopened.snapshot.undo).toEqual(table.snapshot.undo);
    if (table.snapshot.over) expect(chapterOf('t', 1, again.value.timeline, { seats }, [])).toMatchObject({ free: true });
  });
});
