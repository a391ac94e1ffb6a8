import type { Game, Shape } from '../src/kernel/types.js';
import { signIn, TestClient } from '../tests/server/client.js';
import { playOne } from '../tests/server/play-out.js';
import { aoc, ME_AND_OPEN } from '../tests/server/start.js';

export interface Load {
  readonly moves: number;
  /** Milliseconds from sending a move to its answer, sorted. */
  readonly times: readonly number[];
}

interface Seated {
  table: string;
  readonly pages: readonly [TestClient, TestClient];
  seed: number;
}

const inGroups = async <X>(count: number, work: (i: number) => Promise<X>): Promise<X[]> => {
  const done: X[] = [];
  for (let i = 0; i < count; i += 20)
    done.push(...(await Promise.all(Array.from({ length: Math.min(20, count - i) }, (_, j) => work(i + j)))));
  return done;
};

async function newTable([ada, bob]: readonly [TestClient, TestClient]): Promise<string> {
  const { table } = await ada.must({ do: 'create', settings: aoc(), seats: ME_AND_OPEN });
  await bob.must({ do: 'join', table: table! });
  for (const page of [ada, bob]) await page.must({ do: 'watch', table: table! });
  await ada.until(table!, (view) => view.status === 'playing', 60_000);
  return table!;
}

/** So many tables with two connected people each. */
export const seatPeople = (port: number, tables: number): Promise<Seated[]> =>
  inGroups(tables, async (i) => {
    const join = async (name: string) => TestClient.open(port, await signIn(port, name));
    const pages = [await join(`Ada ${i}`), await join(`Bob ${i}`)] as const;
    for (const page of pages) page.isLight = true;
    return { table: await newTable(pages), pages, seed: i * 10_000 };
  });

/** Everybody plays real games for a while: as fast as answers come, or so many moves a second in all. */
export async function playFor(seated: readonly Seated[], game: Game<Shape>, seconds: number, pace?: number): Promise<Load> {
  const end = Date.now() + seconds * 1000;
  const times: number[] = [];
  const gap = pace === undefined ? 0 : (seated.length / pace) * 1000;
  await Promise.all(
    seated.map(async (at) => {
      if (gap > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * gap));
      while (Date.now() < end) {
        const begun = performance.now();
        const page = at.pages.find((other) => other.view(at.table).game?.question != null);
        if (page) {
          times.push(await playOne(at.table, page, game, ++at.seed));
        } else if (at.pages[0].view(at.table).status === 'over') {
          for (const other of at.pages) await other.must({ do: 'unwatch', table: at.table });
          at.table = await newTable(at.pages);
        } else await new Promise((resolve) => setTimeout(resolve, 1));
        const rest = gap - (performance.now() - begun);
        if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      }
    }),
  );
  return { moves: times.length, times: times.sort((a, b) => a - b) };
}
