import { describe, expect, it } from 'vitest';
import { PLAYED } from '../src/games/index.js';
import { fits, LETTERS, layPath, nextAct, standing } from '../src/games/shared/guided-game.js';
import { hashOfEnd } from '../src/games/shared/played-line.js';
import { append, asked, isSame, legal, mask, now, play } from '../src/kernel/index.js';

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

  it('teaches with the cards of today: whoever plays alone next finds what was said', async () => {
    const { game, data } = await load(entry, guided);
    expect(data.rules ?? game.rulesVersion).toBe(game.rulesVersion);
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

  it('says what matters in one or two sentences', async () => {
    const { en, fr } = await load(entry, guided);
    for (const words of [en, fr])
      for (const [key, text] of Object.entries(words).filter(([id]) => /\.(text|done)$/.test(id))) {
        const sentences = text.replace(/\*+/g, '').split(/(?<=[.!?]) (?=\p{Lu}|\d)/u);
        expect(sentences.length, `${key}: ${text}`).toBeLessThan(3);
        expect(text.length, key).toBeLessThan(300);
      }
  });

  it('shows by letter what its words show, and names rules that exist', async () => {
    const { data, en, fr, catalogue } = await load(entry, guided);
    const rules = new Set(catalogue.rules.map(({ id }) => id));
    for (const step of data.lessons.flatMap(({ steps }) => steps)) {
      expect(rules.has(step.rule), `${step.id}: ${step.rule}`).toBe(true);
      for (const words of [en, fr])
        for (const letter of LETTERS)
          expect(
            [words[`${step.id}.text`], words[`${step.id}.done`]].some((text) => text?.includes(`*${letter}*`)),
            `${step.id}, ${letter}`,
          ).toBe(step.points?.[letter] !== undefined);
    }
  });

  it('lets the acts of a note be done in another order wherever that comes to the same, and tells another way from it', async () => {
    const { game, path } = await load(entry, guided);
    let swapped = 0;
    for (const { step, from, phase } of path.pages) {
      const [first, second] = path.plies.slice(from, from + 2) as [number, number];
      if (phase === 'done' || (step.acts ?? 0) < 2 || second !== first + 1) continue;
      const before = path.moves.slice(0, first);
      const [a, b] = [path.moves[first]!, path.moves[second]!];
      if (isSame(a.move, b.move)) continue;
      const standsAt = (...moves: (typeof a)[]) => standing(path, [...before, ...moves]);
      const early = standsAt(b);
      expect(standsAt(a, b)).toEqual({ along: second + 1, ahead: [], astray: undefined });
      if (early.astray !== undefined) {
        expect(early).toEqual({ along: first, ahead: [], astray: first });
        continue;
      }
      swapped++;
      expect(early).toEqual({ along: first, ahead: [second], astray: undefined });
      expect(standsAt(b, a)).toEqual({ along: second + 1, ahead: [], astray: undefined });
      // The rest of the line is played on from there.
      const { position } = path.timeline.frames[first]!;
      const one = play(game, position, b.seat, b.move);
      expect(one.ok && play(game, one.position, a.seat, a.move).ok, step.id).toBe(true);
      expect(standing(path, [...before, b, a, ...path.moves.slice(second + 1)]).astray).toBeUndefined();
    }
    // In the lessons of these two each act of a note needs the one before.
    expect(swapped > 0).toBe(!['millennia', 'age-of-civilization'].includes(entry.meta.id));
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
