import { describe, expect, it } from 'vitest';
import { PLAYED } from '../src/games/index.js';
import { fits, hashOfEnd, LETTERS, layPath, nextAct } from '../src/games/shared/guided-game.js';
import { append, asked, isSame, legal, mask, now } from '../src/kernel/index.js';

const LESSONS = PLAYED.flatMap((entry) => (entry.guided ?? []).map((guided) => [`${entry.meta.id}, ${guided.id}`, entry, guided] as const));

const load = async (entry: (typeof LESSONS)[number][1], guided: (typeof LESSONS)[number][2]) => {
  const [game, data, en, fr, catalogue] = await Promise.all([
    entry.game(),
    guided.game(),
    guided.words.en(),
    guided.words.fr(),
    entry.catalogue(),
  ]);
  return { game, data, en, fr, catalogue, path: layPath(game, data, en) };
};

describe.each(LESSONS)('the guided game of %s', (_name, entry, guided) => {
  it('is played to its end by the rules of today, and ends as it always did', async () => {
    const { data, path } = await load(entry, guided);
    expect(hashOfEnd(path)).toBe(data.hash);
  });

  it('asks for every move of the learner, and for no other', async () => {
    const { data, path } = await load(entry, guided);
    const wanted = data.lessons.flatMap(({ steps }) => steps).reduce((sum, { acts = 0 }) => sum + acts, 0);
    expect(wanted).toBe(path.plies.length - 1);
    for (let made = 0; made <= wanted; made++)
      expect(
        path.pages.filter((page) => fits(page, made)),
        `after ${made} moves`,
      ).not.toEqual([]);
  });

  it('asks only for what the learner may do, and is told so by what the learner sees', async () => {
    const { game, data, path } = await load(entry, guided);
    for (const [made, ply] of path.plies.slice(0, -1).entries()) {
      const { position } = path.timeline.frames[ply]!;
      expect(asked(game, position), `move ${made + 1}`).toContain(data.learner);
      const page = path.pages.find((it) => it.phase === 'ask' && it.step.acts && fits(it, made))!;
      const act = nextAct(path, page, made)!;
      const choices = legal(game, { state: mask(game, position.state, data.learner) }, data.learner);
      expect(
        choices.some((move) => isSame(move, act.move)),
        `move ${made + 1}: ${JSON.stringify(act.move)}`,
      ).toBe(true);
    }
  });

  it('claims nothing that the position does not bear out', async () => {
    const { data, path } = await load(entry, guided);
    const stateAt = (made: number) => path.timeline.frames[path.plies[made]!]!.position.state;
    for (const { step, phase, from } of path.pages) {
      if (phase === 'done') continue;
      if (step.holds) expect(step.holds(stateAt(from), data.learner), `before ${step.id}`).toBe(true);
      if (step.proves) expect(step.proves(stateAt(from + (step.acts ?? 0)), data.learner), `after ${step.id}`).toBe(true);
    }
  });

  it('has words for every note in both languages, and none besides', async () => {
    const { data, en, fr } = await load(entry, guided);
    const keys = data.lessons.flatMap(({ id, steps }) => [
      `lesson.${id}`,
      ...steps.flatMap((step) => [
        step.id,
        `${step.id}.text`,
        ...Array.from({ length: step.acts ?? 0 }, (_, i) => `${step.id}.act.${i + 1}`),
        ...(en[`${step.id}.done`] === undefined ? [] : [`${step.id}.done`]),
      ]),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
    for (const words of [en, fr]) expect(Object.keys(words)).toEqual(keys);
    for (const [key, text] of Object.entries(fr)) expect(text, key).not.toMatch(/ [:;!?»]|« |'/);
  });

  it('shows by letter what its words show, and names rules that exist', async () => {
    const { data, en, fr, catalogue } = await load(entry, guided);
    const rules = new Set(catalogue.rules.map(({ id }) => id));
    for (const step of data.lessons.flatMap(({ steps }) => steps)) {
      expect(rules.has(step.rule), `${step.id}: ${step.rule}`).toBe(true);
      for (const words of [en, fr])
        for (const letter of LETTERS)
          expect(words[`${step.id}.text`]?.includes(`*${letter}*`), `${step.id}, ${letter}`).toBe(step.points?.[letter] !== undefined);
    }
  });

  it('leaves a game that can be played on', async () => {
    const { game, data, path } = await load(entry, guided);
    const { position } = now(path.timeline);
    expect(position.state.over).toBe(false);
    const move = legal(game, { state: mask(game, position.state, data.learner) }, data.learner)[0];
    expect(move && append(path.timeline, data.learner, move).ok).toBe(true);
  });
});

it('every game that is ready can be learnt by playing', () => {
  expect(LESSONS.length).toBeGreaterThan(0);
});
