import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../tests/server/client.js';
import { cookieOf, known, writeLongGame } from '../../../tests/server/long-game.js';
import { playOne, playOut } from '../../../tests/server/play-out.js';
import { settingsFor, startTestServer, testGames } from '../../../tests/server/start.js';
import { openSql } from '../store/open.js';
import { openStore } from '../store/sql-store.js';

const TABLE = 'lateLateLateLateLateLa';

/** A long game that began a minute ago, of which strangers see what was so many seconds ago. */
async function longTable(delay: number) {
  const games = await testGames();
  const game = games.get('through-the-ages')!;
  const people = ['Ada', 'Bea', 'Cleo', 'Dora'].map(known);
  const store = await openStore(openSql({ file: ':memory:' }));
  const settings = settingsFor({ game: game.id, options: game.defaults, spectators: { allowed: true, delay } });
  const plies = await writeLongGame(store, game, { table: TABLE, settings, people, plies: 400, seed: 7, age: 60_000 });
  const server = await startTestServer({}, { store, games });
  const pages = await Promise.all(people.map((person) => TestClient.open(server.port, cookieOf(person))));
  for (const page of pages) await page.must({ do: 'watch', table: TABLE });
  return { game, server, pages, plies };
}

describe('a stranger at a delayed table', () => {
  it('does not hold it up, however much there is to work out before he sees anything', async () => {
    const { game, server, pages, plies } = await longTable(3600);
    const eve = await TestClient.open(server.port);
    const watched = eve.must({ do: 'watch', table: TABLE });
    const begun = performance.now();
    expect(await playOut(TABLE, pages, game, 5)).toBe(5);
    expect(performance.now() - begun).toBeLessThan(2000);
    await watched;
    expect(eve.view(TABLE)).toMatchObject({
      status: 'playing',
      seats: [{ name: 'Ada' }, { name: 'Bea' }, { name: 'Cleo' }, { name: 'Dora' }],
    });
    expect(eve.view(TABLE).game).toBeUndefined();
    expect(plies).toBe(400);
    for (const page of [...pages, eve]) page.close();
    await server.close();
  });

  it('sees the game as it was then, and each move when its time has come', async () => {
    const { game, server, pages, plies } = await longTable(2);
    const eve = await TestClient.open(server.port);
    await eve.must({ do: 'watch', table: TABLE });
    expect(eve.view(TABLE).game!.ply).toBe(plies);
    const page = pages.find((other) => other.view(TABLE).game!.question !== null)!;
    const begun = performance.now();
    await playOne(TABLE, page, game, 1);
    expect(eve.view(TABLE).game!.ply).toBe(plies);
    await eve.until(TABLE, (view) => view.game!.ply === plies + 1);
    expect(performance.now() - begun).toBeGreaterThan(1900);
    for (const other of [...pages, eve]) other.close();
    await server.close();
  });
});
