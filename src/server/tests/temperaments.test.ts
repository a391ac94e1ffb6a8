import { beforeAll, describe, expect, it } from 'vitest';
import { gatedStore, inOneGo } from '../../../tests/server/at-once.js';
import { TestClient } from '../../../tests/server/client.js';
import { playOut } from '../../../tests/server/play-out.js';
import { quickBots, settingsFor, startTestServer, testGames } from '../../../tests/server/start.js';
import type { SeatWish } from '../../protocol/index.js';
import type { BotQuestion } from '../bots/bot-pool.js';
import type { Games } from '../games.js';

const WITH_BOT: readonly SeatWish[] = [{ kind: 'me' }, { kind: 'bot', level: 'hard', temperament: 'builder' }];
const settings = settingsFor({ autoStart: false });

describe('the temperament of a bot', () => {
  let games: Games;
  beforeAll(async () => {
    games = await testGames();
  });

  it('is chosen, changed and told, reaches the bot, and goes into the record and the rematch', async () => {
    const asked: Pick<BotQuestion, 'level' | 'temperament'>[] = [];
    const quick = quickBots(games);
    const ask: typeof quick.ask = (question) => {
      asked.push({ level: question.level, temperament: question.temperament });
      return quick.ask(question);
    };
    const server = await startTestServer({}, { games, bots: { ...quick, ask } });
    const [ada, eve] = [await TestClient.join(server.port, 'Ada'), await TestClient.join(server.port, 'Eve')];
    const table = (await ada.must({ do: 'create', settings, seats: WITH_BOT })).table!;
    for (const page of [ada, eve]) await page.must({ do: 'watch', table });
    const told = () => eve.view(table).seats[1];
    expect(told()).toMatchObject({ state: 'bot', level: 'hard', temperament: 'builder' });

    await ada.must({ do: 'set-seat', table, seat: 1, bot: 'easy' });
    await eve.until(table, ({ seats }) => seats[1]!.level === 'easy');
    expect(told()).not.toHaveProperty('temperament');
    await ada.must({ do: 'set-seat', table, seat: 1, bot: 'normal', temperament: 'warlord' });
    await ada.must({ do: 'set-seat', table, seat: 1 });
    await eve.until(table, ({ seats }) => seats[1]!.state === 'open');
    expect(told()).not.toHaveProperty('temperament');
    // Only the host arranges, and only what there is.
    expect(await eve.ask({ do: 'set-seat', table, seat: 1, bot: 'easy', temperament: 'builder' })).toMatchObject({
      problem: { code: 'NOT_HOST' },
    });
    for (const wrong of [{ temperament: 'builder' }, { bot: 'easy', temperament: 'gambler' }, { bot: 'easy', temperament: null }])
      expect(await ada.ask({ do: 'set-seat', table, seat: 1, ...wrong } as never)).toMatchObject({ problem: { code: 'MALFORMED' } });
    await ada.must({ do: 'set-seat', table, seat: 1, bot: 'normal', temperament: 'scholar' });

    await ada.must({ do: 'start', table });
    await playOut(table, [ada], games.get('toy')!);
    expect(asked.length).toBeGreaterThan(0);
    for (const question of asked) expect(question).toEqual({ level: 'normal', temperament: 'scholar' });
    const { record } = await ada.must({ do: 'record', table });
    expect(record).toMatch(/"kind":"bot","level":"normal","temperament":"scholar"/);
    const next = (await ada.must({ do: 'rematch', table })).table!;
    await ada.must({ do: 'watch', table: next });
    expect(ada.view(next).seats[0]).toMatchObject({ state: 'bot', level: 'normal', temperament: 'scholar' });
    for (const page of [ada, eve]) page.close();
    await server.close();
  });

  it.each([
    ['before', 'warlord'],
    ['after', 'builder'],
  ] as const)('that is changed in the moment of the start, %s it, is one thing for all', async (when, expected) => {
    const { store, shut } = await gatedStore();
    const server = await startTestServer({}, { store, games });
    const pages = [await TestClient.join(server.port, 'Ada'), await TestClient.join(server.port, 'Eve')] as const;
    const [ada] = pages;
    const table = (await ada.must({ do: 'create', settings, seats: WITH_BOT })).table!;
    for (const page of pages) await page.must({ do: 'watch', table });
    const change = [ada, { do: 'set-seat', table, seat: 1, bot: 'hard', temperament: 'warlord' }] as const;
    const start = [ada, { do: 'start', table }] as const;
    await inOneGo(shut, when === 'before' ? [[...change], [...start]] : [[...start], [...change]]);
    for (const page of pages) {
      const { seats } = await page.until(table, ({ status }) => status === 'playing');
      expect(seats[1]).toMatchObject({ level: 'hard', temperament: expected });
    }
    expect(await ada.ask({ do: 'set-seat', table, seat: 1, bot: 'hard' })).toMatchObject({ problem: { code: 'ALREADY_STARTED' } });
    for (const page of pages) page.close();
    await server.close();
  });
});
