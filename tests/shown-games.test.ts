import { describe, expect, it } from 'vitest';
import { PLAYED } from '../src/games/index.js';
import { hashOfEnd, playLine } from '../src/games/shared/played-line.js';

const SHOWN = PLAYED.flatMap((entry) => (entry.shown ?? []).map((shown) => [`${entry.meta.id}, ${shown.id}`, entry, shown] as const));

describe.each(SHOWN)('the shown game of %s', async (_name, entry, shown) => {
  const [game, data, book, catalogue] = await Promise.all([entry.game(), shown.game(), entry.book!(), entry.catalogue()]);
  const { timeline, marks } = playLine(game, data);

  it('is played to its end by the rules of today, and ends as it always did', () => {
    expect(hashOfEnd({ timeline })).toBe(data.hash);
  });

  it('is played by the rules and with the cards of today', () => {
    expect(data.rules ?? game.rulesVersion).toBe(game.rulesVersion);
  });

  it('has a place in its line for every moment, and none besides', () => {
    expect([...marks.keys()].toSorted()).toEqual(data.moments.map(({ id }) => id).toSorted());
    // What comes after the last of them would be fetched and played for nobody.
    expect(Math.max(...marks.values())).toBe(timeline.frames.length - 1);
  });

  it('says nothing that the position does not bear out', () => {
    for (const { id, holds } of data.moments) expect(holds(timeline.frames[marks.get(id)!]!.position.state, data.viewer), id).toBe(true);
  });

  it('is shown in the book from beginning to end, each moment somewhere', () => {
    const told = book.chapters.flatMap(({ examples }) =>
      examples.flatMap((example) => ('shown' in example && example.shown === shown.id ? [example.moments] : [])),
    );
    expect([...new Set(told.flat())].toSorted()).toEqual(data.moments.map(({ id }) => id).toSorted());
    for (const moments of told) {
      const plies = moments.map((id) => marks.get(id)!);
      expect(plies).toEqual(plies.toSorted((a, b) => a - b));
    }
  });

  it('tells it in a few sentences, in both languages, and names rules that exist', () => {
    const rules = new Set(catalogue.rules.map(({ id }) => id));
    for (const { id, title, text, rule } of data.moments) {
      expect(rules.has(rule), `${id}: ${rule}`).toBe(true);
      for (const { en, fr } of [title, text]) {
        expect(en && fr, id).toBeTruthy();
        expect(fr, id).not.toMatch(/ [:;!?»]|« |'/);
        expect(Math.max(en.length, fr.length), id).toBeLessThan(400);
      }
    }
  });
});
