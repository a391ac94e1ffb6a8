import type { TestClient } from '../client.js';
import { playOne } from '../play-out.js';
import { aoc } from '../start.js';
import { type Finding, LATE_COOKIES, LATE_TABLE, playHonestly, quantile, type Stage, sleep } from './stage.js';

/** Strangers come and go at a table that they may see only later: all of it has to be worked out once more for them. */
export async function lateSpectators(stage: Stage, sockets: number, seconds: number): Promise<Finding> {
  const game = stage.games.get('through-the-ages')!;
  const players = await Promise.all(LATE_COOKIES.map((cookie, i) => stage.open(`10.1.1.${i}`, cookie)));
  for (const page of players) await page.must({ do: 'watch', table: LATE_TABLE });
  const pages = await Promise.all(Array.from({ length: sockets }, (_, i) => stage.open(`10.6.0.${i % 2}`)));
  let [asked, open] = [0, true];
  const nag = async (page: TestClient): Promise<void> => {
    page.isLight = true;
    while (open && page.closed === undefined) {
      asked++;
      await Promise.race([page.ask({ do: 'watch', table: LATE_TABLE }), sleep(500)]);
      await Promise.race([page.ask({ do: 'unwatch', table: LATE_TABLE }), sleep(500)]);
      await sleep(10);
    }
  };
  const attack = Promise.all(pages.map(nag));
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let seed = 1; performance.now() < end; seed++) {
    const page = players.find((other) => other.view(LATE_TABLE).game?.question != null);
    if (!page) break;
    times.push(await playOne(LATE_TABLE, page, game, seed));
    await sleep(30);
  }
  open = false;
  await Promise.race([attack, sleep(1500)]);
  for (const page of [...players, ...pages]) page.close();
  const p95 = quantile(times, 0.95);
  return {
    name: 'a delayed table',
    said: `${sockets} strangers came ${asked} times to a table that they see ten seconds late; meanwhile ${times.length} honest moves there, p95 ${p95.toFixed(0)} ms`,
    ok: times.length > 0 && p95 < 100,
  };
}

const HOUR = 3_600_000;
const JUMPS = [-HOUR, 24 * HOUR, -30 * HOUR, HOUR, 0];
const PER_DECISION = 60;

/** The clock of the system is set back and forth while two people play with a minute for each decision. */
export async function clockJumps(stage: Stage, seconds: number): Promise<Finding> {
  let jumps = 0;
  const jumping = setInterval(() => stage.node.setClock(JUMPS[jumps++ % JUMPS.length]!), 150);
  const begun = performance.now();
  /** How far deadlines are from where they must be: a minute after the moment, by a clock that nobody sets. */
  const errors: number[] = [];
  let origin: number | undefined;
  const settings = aoc({ clock: { kind: 'live', bank: 0, perDecision: PER_DECISION } });
  const times = await playHonestly(stage, seconds, {
    pause: 30,
    settings,
    onView({ clocks, status }) {
      const deadline = clocks.find((row) => row.deadline !== undefined)?.deadline;
      if (deadline === undefined || status !== 'playing') return;
      const passed = performance.now() - begun;
      origin ??= deadline - passed;
      errors.push(Math.abs(deadline - passed - origin));
    },
  });
  clearInterval(jumping);
  stage.node.setClock(0);
  const [p95, worst] = [quantile(times, 0.95), Math.max(0, ...errors)];
  return {
    name: 'a clock that jumps',
    said: `set ${jumps} times by up to 30 hours; ${errors.length} deadlines, at most ${(worst / 1000).toFixed(1)} s off; nobody locked out: ${times.length} honest moves, p95 ${p95.toFixed(0)} ms`,
    ok: jumps > 2 && errors.length > 0 && worst < 5000 && times.length > 0,
  };
}
