import { WebSocket } from 'ws';
import type { Game, Shape } from '../src/kernel/types.js';
import { type Answer, PATHS, patch, type ServerMessage, type TableView, type Wish } from '../src/protocol/index.js';
import { newCommand, signIn } from '../tests/server/client.js';
import { aoc, ME_AND_OPEN, settingsFor } from '../tests/server/start.js';
import { anyMove, type Pair } from './server-load.js';

/** A page as light as can be, so that the load costs less than what it loads. One request and one table at a time. */
class LightPage {
  view: TableView | undefined;
  private answered: ((answer: Answer | undefined) => void) | undefined;
  private seen: (() => void) | undefined;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as ServerMessage));
  }

  static async open(port: number, name: string): Promise<LightPage> {
    const headers = { origin: `http://127.0.0.1:${port}`, cookie: await signIn(port, name) };
    const socket = new WebSocket(`ws://127.0.0.1:${port}${PATHS.socket}`, { headers });
    const page = new LightPage(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return page;
  }

  /** Gives what was answered, undefined when it was too late. */
  ask(wish: Wish): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      this.answered = resolve;
      this.socket.send(JSON.stringify({ ...wish, id: newCommand() }));
    });
  }

  until(test: (view: TableView | undefined) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.seen = () => {
        if (!test(this.view)) return;
        this.seen = undefined;
        resolve();
      };
      this.seen();
    });
  }

  close(): void {
    this.socket.terminate();
  }

  private hear(message: ServerMessage): void {
    if (message.kind === 'table') this.view = message.view;
    else if (message.kind === 'update' && message.table === this.view?.table) this.view = patch(this.view, message.patch) as TableView;
    else if (message.kind === 'reply' && message.ok) this.answered?.(message.answer ?? {});
    // Where several are asked, what one does may be too late for what another has just done: he looks again.
    else if (message.kind === 'reply' && (message.problem.code === 'STALE' || message.problem.code === 'REFUSED'))
      this.answered?.(undefined);
    else if (message.kind === 'reply') throw new Error(`refused: ${message.problem.code}`);
    this.seen?.();
  }
}

async function newTable(pages: readonly LightPage[], game: Game<Shape>, old?: string): Promise<void> {
  if (old) for (const page of pages) await page.ask({ do: 'unwatch', table: old });
  for (const page of pages) page.view = undefined;
  const settings = game.id === 'age-of-civilization' ? aoc() : settingsFor({ game: game.id, options: game.defaults, visibility: 'public' });
  const table = (await pages[0]!.ask({ do: 'create', settings, seats: ME_AND_OPEN }))!.table!;
  await pages[1]!.ask({ do: 'join', table });
  for (const page of pages) await page.ask({ do: 'watch', table });
}

/** Two people at a table of our server, or each on another process of it. */
export async function seatOurs(port: number, game: Game<Shape>, number: number, other = port): Promise<Pair> {
  const pages = [await LightPage.open(port, `Ada ${number}`), await LightPage.open(other, `Bob ${number}`)];
  await newTable(pages, game);
  const isReady = ({ view }: LightPage): boolean => view?.game?.question != null || view?.status === 'over';
  return {
    async play() {
      // The answer comes a moment before the new state, so the next one to move may have to be awaited.
      if (!pages.some(isReady)) await Promise.race(pages.map((page) => page.until(() => isReady(page))));
      const page = pages.find(isReady)!;
      const { table, status, viewer, game: shown } = page.view!;
      if (status === 'over') {
        await newTable(pages, game, table);
        return undefined;
      }
      const { question, view } = shown!;
      const move = anyMove(game, view, viewer as number);
      const begun = performance.now();
      if (!(await page.ask({ do: 'play', table, question: question!, move }))) return undefined;
      await page.until((now) => now?.game?.question !== question || now?.status === 'over');
      return performance.now() - begun;
    },
    close: () => {
      for (const page of pages) page.close();
    },
  };
}
