import { randomInt } from 'node:crypto';
import { legal, mask } from '../../kernel/index.js';
import type { Seat, Shape } from '../../kernel/types.js';
import { present } from '../table/play.js';
import { botsToMove } from '../table/session.js';
import type { LiveTable } from './live-table.js';
import type { Services } from './services.js';

/** How long other processes leave the bots to the one that wrote last, in milliseconds. */
const PEER_GRACE = 5000;
/** Before the next try when the store does not answer. */
const RETRY = 1000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

/** Plays the bots of one table. Never stops the game: without an answer it plays any legal move. */
export class BotDriver {
  thinking: readonly Seat[] = [];
  private running = false;
  private stopped = false;

  constructor(
    private readonly table: LiveTable,
    private readonly services: Services,
    private readonly onThinking: () => void,
  ) {}

  /** Call after every change; does nothing while it is at work already. */
  async wake(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      for (let seat = this.next(); seat !== undefined && !this.stopped; seat = this.next()) {
        if (!(await this.isOurs())) continue;
        this.show([seat]);
        await this.step(seat);
      }
    } catch (trouble) {
      this.services.log.error('bots in trouble', { table: this.table.session.header.id, trouble });
    } finally {
      this.running = false;
      this.show([]);
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private next(): Seat | undefined {
    return botsToMove(this.table.session)[0];
  }

  /** Several processes may have the table open; one of them moves its bots, and another only when that one is gone. */
  private async isOurs(): Promise<boolean> {
    if (this.table.wrote || !this.services.shared) return true;
    const { n } = this.table.session;
    await sleep(PEER_GRACE);
    return this.table.session.n === n;
  }

  private async step(seat: Seat): Promise<void> {
    const { table, services } = this;
    const { session, game } = table;
    const question = session.play!.questions[seat]!;
    const begun = performance.now();
    const { view, moves } = await services.engine.run(() => {
      const masked = mask(game, present(session.play!).position.state, seat);
      return { view: masked, moves: legal(game, { state: masked }, seat) };
    });
    const { level = 'normal', temperament } = session.seats[seat]!;
    const answer = await services.bots
      .ask({ game: game.id, view, seat, level, temperament, seed: randomInt(2 ** 32) })
      .catch(() => undefined);
    const held = services.botPause - (performance.now() - begun);
    if (held > 0) await sleep(held);
    if (this.stopped) return;
    const play = (move: Shape['move']) => table.happen(() => ({ is: 'moved', seat, question, move, bot: true }));
    const refused = answer ? await play(answer) : undefined;
    services.metrics.count('epoque_bot_moves_total', answer && !refused ? 'thought' : 'any');
    if (refused?.code === 'REFUSED' || !answer) await play(moves[randomInt(moves.length)]!);
    else if (refused && refused.code !== 'STALE') await sleep(RETRY);
  }

  private show(thinking: readonly Seat[]): void {
    if (thinking.length === 0 && this.thinking.length === 0) return;
    this.thinking = thinking;
    if (!this.stopped) this.onThinking();
  }
}
