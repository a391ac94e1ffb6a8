import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLAYED } from '../../../games/index.js';
import { asked, mask, readRecord, writeMove } from '../../../kernel/index.js';
import type { Shape } from '../../../kernel/types.js';
import { arrange } from '../../table/choice-groups.js';
import { choicesOf, stillSnapshot } from '../../table/snapshots.js';
import { studyChoices } from '../../table/study-choices.js';
import type { Choice, SeatInfo, Snapshot } from '../../table/table.js';
import { boardOf, loadBoard } from '../index.js';

/** What destroys something of mine, gives up, or only costs time: by game, as far as it has such moves. */
const RARE: Readonly<Record<string, readonly string[]>> = {
  'age-of-civilization': ['sacrifice-drought'],
  'through-the-ages': ['destroy', 'by-hand'],
  civilization: ['strike', 'end-game'],
  millennia: ['by-hand'],
};
/** Of these a yes is wanted besides. */
const ASKED_TWICE = ['destroy', 'strike', 'end-game'];

/** Of ten tables alike two are looked at, at moments far from each other and where it was done. */
const isOneOfMany = (name: string): boolean => !/^(?!solo).*-([02-8]|10)\.replay$/.test(name);
const MOMENTS = 20;

describe('what destroys, gives up or is paid by hand', () => {
  it.each(PLAYED.map((entry) => entry.meta.id))(
    '%s: is never first, and waits behind the others',
    async (id) => {
      const pack = await loadBoard(boardOf(id)!, 'en');
      const { game } = pack;
      const met = new Set<string>();
      for (const name of readdirSync(`fixtures/${id}`).filter(isOneOfMany)) {
        const read = readRecord(game, readFileSync(`fixtures/${id}/${name}`, 'utf8'));
        if (!read.ok) throw new Error(read.problem.code);
        const { frames, options } = read.value.timeline;
        const seats = Array.from({ length: read.value.header.seats }, (_, i): SeatInfo => ({ name: `P${i}`, kind: 'me' }));
        const far = Array.from({ length: MOMENTS }, (_, i) => Math.floor((i * frames.length) / MOMENTS));
        const done = frames.flatMap(({ by }, i) => (by && RARE[id]!.includes(by.move.move) ? [i - 1] : []));
        for (const ply of [...far, ...done.slice(0, 3)]) {
          const { position } = frames[ply]!;
          for (const acting of asked(game, position)) {
            const view: Shape['state'] = mask(game, position.state, acting);
            const moment = { view, ply, asked: [acting], log: [] };
            const still = stillSnapshot<Shape>({ tableId: '', options, seats, viewer: acting }, game, moment);
            const snapshot: Snapshot<Shape> = { ...still, ...choicesOf(game, view, acting), acting };
            const facts = studyChoices({ foresee: () => undefined }, pack, snapshot, 'en');
            const isRare = (choice: Choice<Shape>): boolean => facts.roleOf(choice) === 'late';
            const bar = arrange<Shape>({
              allowed: [...facts.offered, ...facts.ends.slice(1)],
              blocked: facts.blocked,
              groups: pack.groups ?? [],
              wanted: null,
              groupOf: (choice) => pack.groupOf?.(choice, snapshot),
              isRare,
            });
            // Who gives up does it in a sheet of its own.
            expect(snapshot.choices.some(({ move }) => move.move === 'resign')).toBe(false);
            for (const choice of snapshot.choices.filter(({ move }) => RARE[id]!.includes(move.move))) {
              const where = `${name}, move ${ply}: ${writeMove(choice.move)}`;
              met.add(choice.move.move);
              expect(isRare(choice), where).toBe(true);
              if (facts.offered.some((other) => !isRare(other))) expect(bar.shown.includes(choice), where).toBe(false);
              // A board with a way of its own lays them in this order: the rare ones last.
              expect(
                facts.offered.findLastIndex((other) => !isRare(other)),
                where,
              ).toBeLessThan(facts.offered.indexOf(choice));
              if (ASKED_TWICE.includes(choice.move.move)) expect(pack.confirm(choice, snapshot, 'en'), where).not.toBeNull();
            }
          }
        }
      }
      expect([...met].sort()).toEqual([...RARE[id]!].sort());
    },
    240_000,
  );
});
