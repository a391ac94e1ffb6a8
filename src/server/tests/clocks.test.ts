import { describe, expect, it } from 'vitest';
import { signIn, TestClient } from '../../../tests/server/client.js';
import { ME_AND_OPEN, newFolder, settingsFor, startTestServer } from '../../../tests/server/start.js';
import { openClock } from '../clock.js';

const HOUR = 3_600_000;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('the time of the site', () => {
  it('goes on evenly and never back, whatever becomes of the clock of the system', () => {
    let [wall, steady] = [1_000_000 * HOUR, 0];
    const now = openClock(
      0,
      () => wall,
      () => steady,
    );
    const begun = now();
    let last = begun;
    for (const jump of [HOUR, -2 * HOUR, 24 * HOUR, -30 * HOUR, 0]) {
      wall += jump;
      for (let i = 0; i < 100; i++) {
        steady += 100;
        wall += 100;
        const time = now();
        expect(time - last).toBeGreaterThanOrEqual(97);
        expect(time - last).toBeLessThanOrEqual(103);
        last = time;
      }
    }
    // A clock that is a little wrong is followed.
    wall = last + 300;
    for (let i = 0; i < 400; i++) {
      steady += 100;
      wall += 100;
      last = now();
    }
    expect(Math.abs(wall - last)).toBeLessThan(2);
  });

  it('does not begin before the newest thing that is kept', () => {
    expect(
      openClock(
        5000,
        () => 1000,
        () => 0,
      )(),
    ).toBe(5000);
    expect(
      openClock(
        500,
        () => 1000,
        () => 0,
      )(),
    ).toBe(1000);
  });
});

describe('a clock that is set while people play', () => {
  it('locks nobody out and gives nobody a day', async () => {
    let offset = 0;
    const server = await startTestServer({ limitFactor: 1 }, { wall: () => Date.now() + offset });
    const [ada, bob] = [await TestClient.join(server.port, 'Ada'), await TestClient.join(server.port, 'Bob')];
    const clock = { kind: 'live', bank: 0, perDecision: 60 } as const;
    const { table } = await ada.must({ do: 'create', settings: settingsFor({ clock }), seats: ME_AND_OPEN });
    await bob.must({ do: 'join', table: table! });
    for (const page of [ada, bob]) await page.must({ do: 'watch', table: table! });
    while ((await ada.ask({ do: 'ping' })).ok);
    offset = -HOUR;
    await sleep(200);
    await ada.must({ do: 'ping' });
    offset = 24 * HOUR;
    await sleep(50);
    await ada.must({ do: 'play', table: table!, question: ada.view(table!).game!.question!, move: { move: 'bet' } });
    offset = 0;
    const { clocks } = await ada.until(table!, (view) => view.game!.ply === 1);
    const deadline = clocks.find((row) => row.deadline !== undefined)!.deadline!;
    expect(deadline - Date.now()).toBeGreaterThan(50_000);
    expect(deadline - Date.now()).toBeLessThan(61_000);
    for (const page of [ada, bob]) page.close();
    await server.close();
  });

  it('before a restart does no harm after it', async () => {
    const file = `${newFolder()}/epoque.db`;
    const ahead = await startTestServer({ file }, { wall: () => Date.now() + 24 * HOUR });
    const cookies = [await signIn(ahead.port, 'Ada'), await signIn(ahead.port, 'Bob')];
    const [ada, bob] = await Promise.all(cookies.map((cookie) => TestClient.open(ahead.port, cookie)));
    const clock = { kind: 'live', bank: 0, perDecision: 5 } as const;
    const { table } = await ada!.must({ do: 'create', settings: settingsFor({ clock, timeout: 'bot-seat' }), seats: ME_AND_OPEN });
    await bob!.must({ do: 'join', table: table! });
    await ahead.close();
    const server = await startTestServer({ file });
    const again = await TestClient.open(server.port, cookies[0]);
    await again.must({ do: 'watch', table: table! });
    // Five seconds are five seconds, not a day.
    await again.until(table!, (view) => view.seats[0]!.state === 'bot', 9000);
    again.close();
    await server.close();
  });
});
