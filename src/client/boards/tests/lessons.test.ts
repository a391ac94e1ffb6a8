import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../../games/index.js';
import { isSame, legal, mask, readRecord, type Shape, seenBy } from '../../../kernel/index.js';
import type { AnyBoardPackage, Lesson } from '../../table/board-package.js';
import type { Snapshot } from '../../table/table.js';
import { mostUrgent } from '../../table/urgent-lesson.js';
import { boardOf, loadBoard } from '../index.js';

/** Finished games in which a newcomer meets what there is, and the lesson that tells what the end counts. */
const GAMES = [
  ['age-of-civilization', ['two.replay', 'four-all-variants.replay', 'solo-scn-5.replay'], ['end']],
  ['millennia', ['two.replay', 'solo.replay'], ['endScore']],
  ['civilization', ['basic-two.replay', 'short-two.replay'], ['ending', 'score']],
  ['through-the-ages', ['simple-1.replay', 'full-2.replay', 'new-1.replay'], ['scoring']],
] as const;

interface Learner {
  /** What fitted at each question that the learner was asked. */
  readonly questions: readonly (readonly Lesson[])[];
  /** Which question of how many a lesson was read at. */
  readonly read: ReadonlyMap<string, number>;
}

async function learn(pack: AnyBoardPackage, text: string): Promise<Learner> {
  const found = readRecord(pack.game, text);
  if (!found.ok) throw new Error(found.problem.code);
  const { frames } = found.value.timeline;
  const teach = await pack.lessons!('en');
  const questions: (readonly Lesson[])[] = [];
  const read = new Map<string, number>();
  const log: Snapshot<Shape>['log'][number][] = [];
  let last = 0;
  for (const [ply, { position, events }] of frames.entries()) {
    log.push(...seenBy(events, 0).map((e) => ({ ply, e })));
    const by = frames[ply + 1]?.by;
    if (by?.seat !== 0) continue;
    const view = mask(pack.game, position.state, 0);
    const choices = legal(pack.game, { state: view }, 0).map((move) => ({ move, targets: [], text: { key: '' } }));
    const snapshot = { view, acting: 0, over: false, choices, log } as unknown as Snapshot<Shape>;
    const fitting = teach(snapshot, last);
    const selected = choices.find(({ move }) => isSame(move, by.move)) ?? null;
    // One when the question comes, and one when it is decided what to do.
    for (const about of [null, selected]) {
      const lesson = mostUrgent(teach, snapshot, last, about as never, [...read.keys()]);
      if (lesson) read.set(lesson.id, questions.length);
    }
    questions.push(fitting);
    last = ply + 1;
  }
  return { questions, read };
}

describe.each(GAMES)('explain as I play, %s', (game, records, final) => {
  const folder = `fixtures/${game}`;

  it('has a rule for each lesson, tells what the end counts well before the end, and lets nothing wait', async () => {
    const pack = await loadBoard(boardOf(game)!, 'en');
    const known = new Set((await entryOf(game)!.catalogue()).rules.map(({ id }) => id));
    for (const record of records) {
      expect(readdirSync(folder)).toContain(record);
      const { questions, read } = await learn(pack, readFileSync(`${folder}/${record}`, 'utf8'));
      for (const { id, rule, text } of questions.flat()) {
        expect(known.has(rule), `${id}: ${rule}`).toBe(true);
        expect(text, id).toMatch(/^\p{Lu}.*\.$/u);
        expect(text.length, id).toBeLessThan(180);
      }
      const told = final.flatMap((id) => read.get(id) ?? []);
      expect(told, `${record}: ${final}`).not.toEqual([]);
      expect(told[0]! / questions.length, record).toBeLessThan(0.65);
      // Who reads these has read all that still fits the last ones.
      const unread = questions
        .slice(-3)
        .flat()
        .filter(({ id }) => !read.has(id));
      expect(
        unread.map(({ id }) => id),
        record,
      ).toEqual([]);
    }
  });
});
