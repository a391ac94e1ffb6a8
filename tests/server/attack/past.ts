import type { TestClient } from '../client.js';
import { type Finding, LONG_TABLE, playHonestly, quantile, type Stage, sleep } from './stage.js';

/** Strangers look back again and again, all at different moments, while two people play at another table. */
export async function costOfPast(stage: Stage & { plies: number }, sockets: number, seconds: number): Promise<Finding> {
  const pages: TestClient[] = [];
  for (let i = 0; i < sockets; i++) {
    const page = await stage.open(`10.9.0.${i % 2}`);
    page.isLight = true;
    pages.push(page);
  }
  await Promise.all(pages.map((page) => page.ask({ do: 'watch', table: LONG_TABLE })));
  let open = true;
  let [asked, answered] = [0, 0];
  const nag = async (page: TestClient, seed: number): Promise<void> => {
    for (let i = 0; open && page.closed === undefined; i++) {
      asked++;
      const from = (seed * 31 + i * 97) % stage.plies;
      const reply = await Promise.race([page.ask({ do: 'past', table: LONG_TABLE, from, to: stage.plies }), sleep(1000)]);
      if (reply?.ok) answered++;
      else await sleep(20);
    }
  };
  const attack = Promise.all(pages.map(nag));
  const before = await stage.node.usage();
  const times = await playHonestly(stage, seconds);
  const after = await stage.node.usage();
  open = false;
  await Promise.race([attack, sleep(1500)]);
  for (const page of pages) page.close();
  const p95 = quantile(times, 0.95);
  const cpu = after.cpu - before.cpu;
  return {
    name: 'cost of looking back',
    said: `${sockets} strangers asked ${asked} times for moments of a game of ${stage.plies} moves and got ${answered}; meanwhile ${times.length} honest moves, p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; ${cpu.toFixed(1)} s of processor in ${seconds} s`,
    ok: times.length > 3 * seconds && p95 < 100,
  };
}
