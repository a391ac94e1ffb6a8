import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../../tests/server/client.js';
import { playOut } from '../../../tests/server/play-out.js';
import { aoc, ME_AND_OPEN, startTestServer, testGames } from '../../../tests/server/start.js';
import { commitmentOf, readRecord } from '../../kernel/index.js';
import type { Game, Shape } from '../../kernel/types.js';
import type { Running } from '../server.js';

let server: Running;
let rules: Game<Shape>;
beforeAll(async () => {
  server = await startTestServer();
  rules = (await testGames()).get('age-of-civilization')!;
});
afterAll(() => server.close());

describe('a whole game', () => {
  it('is played by two people by link, with drafts, secrets and events, and its record can be checked', async () => {
    const [ada, bob] = [await TestClient.join(server.port, 'Ada'), await TestClient.join(server.port, 'Bob')];
    const { table } = await ada.must({ do: 'create', settings: aoc(), seats: ME_AND_OPEN });
    await ada.must({ do: 'watch', table: table! });
    await bob.must({ do: 'watch', table: table! });
    expect(bob.view(table!)).toMatchObject({ status: 'waiting', viewer: 'spectator' });
    await bob.must({ do: 'join', table: table! });
    await bob.until(table!, (view) => view.viewer === 1 && view.status === 'playing');
    await ada.until(table!, (view) => view.status === 'playing');
    const { commitment } = ada.view(table!);
    expect(ada.view(table!).seed).toBeUndefined();
    expect(await ada.ask({ do: 'record', table: table! })).toMatchObject({ ok: false, problem: { code: 'GAME_RUNNING' } });

    const moves = await playOut(table!, [ada, bob], rules);
    expect(moves).toBeGreaterThan(20);
    const end = await bob.until(table!, (view) => view.status === 'over');
    expect(end).toMatchObject({ ending: 'finished', game: { view: { over: true } } });
    expect(commitmentOf(end.seed!)).toBe(commitment);
    const { record } = await ada.must({ do: 'record', table: table! });
    const read = readRecord(rules, record!);
    expect(read.ok && read.value.timeline.frames.at(-1)!.position.state.over).toBe(true);
    // Whoever makes the last move knows; the other one is told.
    await expect.poll(() => [...ada.notices, ...bob.notices]).toContain('over');
    for (const page of [ada, bob]) page.close();
  });

  it('is played against a bot', async () => {
    const ada = await TestClient.join(server.port, 'Ada');
    const { table } = await ada.must({
      do: 'create',
      settings: aoc({ autoStart: false }),
      seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }],
    });
    await ada.must({ do: 'watch', table: table! });
    await ada.must({ do: 'start', table: table! });
    await playOut(table!, [ada], rules);
    expect(ada.view(table!).ending).toBe('finished');
    ada.close();
  });
});
