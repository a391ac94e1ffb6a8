import { describe, expect, it, vi } from 'vitest';
import { GAMES, isReady, PLAYED } from '../../../games/index.js';
import { picturesOf } from '../../../games/shared/rule-book.js';
import { announcedOf, BOARDS, boardOf, loadBoard } from '../index.js';

describe('the boards', () => {
  it('are there for every game, and whole for those that are ready', () => {
    for (const { id } of GAMES) {
      expect(announcedOf(id)?.about.fr, id).toMatch(/\S/);
      if (isReady(id)) expect(boardOf(id), id).toBeDefined();
    }
    for (const { id } of BOARDS) expect(GAMES.map((game) => game.id)).toContain(id);
  });

  it('say who one plays against wherever one can play alone', () => {
    for (const { id, players } of GAMES) expect(Boolean(boardOf(id)?.alone), id).toBe(players.min === 1);
  });
});

describe.each(BOARDS.map((entry) => [entry.id, entry] as const))('the entry of %s', (id, entry) => {
  it('leads to a board of that game with its words', async () => {
    // Words stay once they are known: other tests may have spoken English.
    vi.resetModules();
    const fresh = await import('../index.js');
    const pack = await fresh.loadBoard(fresh.boardOf(id)!, 'fr');
    expect(pack.game.id).toBe(id);
    expect([pack.words.knows('fr'), pack.words.knows('en')]).toEqual([true, false]);
  });

  it('leads to a set-up that begins with a table that can be', async () => {
    const setup = await entry.setup();
    const seats = Array.from({ length: 2 }, (_, i) => ({ name: `seat ${i}`, kind: 'me' as const }));
    expect(setup.check(setup.settle(setup.defaults, seats), seats.length)).toBeUndefined();
  });

  it('leads to cards, lesson and credits', async () => {
    for (const part of [entry.gallery, entry.lesson, entry.designed]) expect(await part()).toBeTypeOf('function');
  });
});

it.each(PLAYED.map((entry) => [entry.meta.id, entry] as const))('the rulebook of %s shows cards that there are', async (id, entry) => {
  const { chapters, kinds } = (await entry.book?.())!;
  const pack = await loadBoard(boardOf(id)!, 'en');
  const pictures = chapters.flatMap((chapter) => [...kinds.map((kind) => kind.id), ''].flatMap((kind) => picturesOf(chapter, kind)));
  for (const card of pictures) expect(pack.cardName(card, 'en'), card).toMatch(/^\p{Lu}[^-]+$/u);
});
