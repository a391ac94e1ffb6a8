import { asked, legal, mask, now, type Timeline } from '../../kernel/index.js';
import type { Seat, Shape } from '../../kernel/types.js';
import type { BotPort } from './bot-port.js';
import type { SeatInfo } from './table.js';

/** A pause between two steps of a bot, so that people can follow; a whole turn never takes longer than the limit. */
export const BOT_STEP = 700;
const TURN_LIMIT = 6000;

export interface DriverHost<T extends Shape> {
  readonly seats: readonly SeatInfo[];
  timeline(): Timeline<T>;
  /** 0 = at once, 1 = normal, 2 = slow. */
  pace(): number;
  /** Play for a bot; false when the move is refused. */
  playFor(seat: Seat, move: T['move']): boolean;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const randomWord = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Plays the bots of a table, one move after the other. Never stops the game: without an answer it plays any legal move. */
export class BotDriver<T extends Shape> {
  private running = false;
  private stopped = false;
  private hurried = false;
  private hurryNow: (() => void) | undefined;
  private release: (() => void) | undefined;
  private holding: Promise<void> | undefined;

  constructor(
    private readonly host: DriverHost<T>,
    private readonly port: BotPort,
  ) {}

  /** Call after every change; does nothing while it is at work already. */
  async wake(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      let turn: { seat: Seat; spent: number } = { seat: -1, spent: 0 };
      for (let seat = this.next(); seat !== undefined && !this.stopped; seat = this.next()) {
        if (seat !== turn.seat) turn = { seat, spent: 0 };
        turn.spent += await this.step(seat, TURN_LIMIT - turn.spent);
      }
    } finally {
      this.running = false;
      this.hurried = false;
    }
  }

  /** No more pauses until a person is asked. */
  skip(): void {
    if (!this.running) return;
    this.hurried = true;
    this.release?.();
    this.hurryNow?.();
  }

  /** Nothing is played while something is shown, unless nobody wants pauses. */
  hold(waits: boolean): void {
    this.release?.();
    this.holding = this.release = undefined;
    if (waits && this.host.pace() > 0 && !this.hurried)
      this.holding = new Promise((resolve) => {
        this.release = resolve;
      });
  }

  dispose(): void {
    this.stopped = true;
    this.release?.();
    this.hurryNow?.();
    this.port.dispose();
  }

  private next(): Seat | undefined {
    const tl = this.host.timeline();
    return asked(tl.game, now(tl).position).find((seat) => this.host.seats[seat]?.kind === 'bot');
  }

  /** One move of a bot; says how long it was held back. */
  private async step(seat: Seat, patience: number): Promise<number> {
    const tl = this.host.timeline();
    const view = mask(tl.game, now(tl).position.state, seat);
    const moves = legal(tl.game, { state: view }, seat);
    const begun = performance.now();
    const answer = await this.port
      .ask({
        game: tl.game.id,
        options: tl.options,
        view,
        seat,
        level: this.host.seats[seat]?.level ?? 'normal',
        temperament: this.host.seats[seat]?.temperament,
        moves,
        seed: randomWord(),
      })
      .catch(() => undefined);
    const held = this.hurried ? 0 : Math.max(0, Math.min(BOT_STEP * this.host.pace(), patience) - (performance.now() - begun));
    if (held > 0)
      await Promise.race([
        pause(held),
        new Promise<void>((resolve) => {
          this.hurryNow = resolve;
        }),
      ]);
    await this.holding;
    // Somebody else may have answered or taken back meanwhile: then the question is asked anew.
    if (this.stopped || this.host.timeline() !== tl) return 0;
    if (!answer || !this.host.playFor(seat, answer as T['move'])) this.host.playFor(seat, moves[randomWord() % moves.length]!);
    return performance.now() - begun;
  }
}
