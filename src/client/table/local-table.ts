import { append, asked, type Frame, now, type Timeline, takeBack, takeBackFreely, writeRecord } from '../../kernel/index.js';
import type { Game, Seat, Shape, Viewer } from '../../kernel/types.js';
import { BotDriver } from './bot-driver.js';
import type { BotPort } from './bot-port.js';
import { type Foresight, foresightOf, isHere, liveSnapshot, pastSnapshot, type Scene } from './snapshots.js';
import type { SeatInfo, Snapshot, Table } from './table.js';

export interface LocalTableSetUp<T extends Shape> {
  readonly id: string;
  readonly timeline: Timeline<T>;
  readonly seed: string;
  /** Facts of the table that the record keeps beside the moves. */
  readonly facts: object & { readonly seats: readonly SeatInfo[] };
  /** Must people at this screen hide things from each other? */
  readonly secrets: boolean;
  readonly bots: BotPort;
  pace(): number;
  /** Called after every change that must not be lost. */
  save(timeline: Timeline<T>): void;
}

/** A table that lives in this page: people at one screen, bots in a worker. */
export class LocalTable<T extends Shape> implements Table<T> {
  readonly game: Game<T>;
  playedAt = -1;
  private timeline: Timeline<T>;
  private viewer: Viewer;
  private shown: Snapshot<T> | undefined;
  private readonly past = new Map<number, { readonly frame: Frame<T>; readonly snapshot: Snapshot<T> }>();
  private readonly listeners = new Set<() => void>();
  private facts: LocalTableSetUp<T>['facts'];
  private readonly driver: BotDriver<T>;

  constructor(private readonly setUp: LocalTableSetUp<T>) {
    this.game = setUp.timeline.game;
    this.timeline = setUp.timeline;
    this.facts = setUp.facts;
    this.viewer = this.wanted() ?? this.people()[0] ?? 'spectator';
    // With secrets and several people, nobody has looked yet: the curtain comes first.
    if (setUp.secrets && this.people().length > 1) this.viewer = 'spectator';
    this.driver = new BotDriver<T>(
      {
        seats: setUp.facts.seats,
        timeline: () => this.timeline,
        pace: () => setUp.pace(),
        playFor: (seat, move) => this.append(seat, move),
      },
      setUp.bots,
    );
  }

  /** Let the bots begin; kept apart from making the table so that nothing moves before somebody listens. */
  open(): void {
    void this.driver.wake();
  }

  get snapshot(): Snapshot<T> {
    this.shown ??= liveSnapshot(this.scene());
    return this.shown;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  play(move: T['move']): void {
    const { acting, ply } = this.snapshot;
    if (acting === null) return;
    this.playedAt = ply;
    this.append(acting, move);
  }

  undo(): void {
    if (this.viewer === 'spectator') return;
    const step = takeBack(this.timeline, this.viewer);
    if (step.ok) this.advance(step.timeline);
    else if (this.isFree()) this.undoFreely();
  }

  /** Take back whatever it was; from then on that is the way of this table. The record says so with its line. */
  undoFreely(): void {
    if (this.viewer === 'spectator' || !this.isAlone()) return;
    const step = takeBackFreely(this.timeline, this.viewer);
    if (step.ok) this.advance(step.timeline);
  }

  foresee(move: T['move']): Foresight<T> | undefined {
    const { acting, view, ply } = this.snapshot;
    return acting === null ? undefined : foresightOf(this.game, view, acting, move, ply);
  }

  at(ply: number): Snapshot<T> {
    const frame = this.timeline.frames[ply] ?? now(this.timeline);
    const kept = this.past.get(ply);
    if (kept?.frame === frame) return kept.snapshot;
    const snapshot = pastSnapshot(this.scene(), ply);
    this.past.set(ply, { frame, snapshot });
    return snapshot;
  }

  look(seat: Seat): void {
    if (!isHere(this.facts.seats[seat])) return;
    this.viewer = seat;
    this.past.clear();
    this.tell();
  }

  /** Facts of the table have changed: the record keeps the new ones. */
  note(facts: LocalTableSetUp<T>['facts']): void {
    this.facts = facts;
  }

  /** All moves so far, those taken back left out. */
  get moves(): readonly { readonly seat: Seat; readonly move: T['move'] }[] {
    return this.timeline.frames.flatMap(({ by }) => (by ? [by] : []));
  }

  /** Go back to an earlier moment as if nothing had happened since; for tables at which one learns. */
  returnTo(ply: number): void {
    const frames = this.timeline.frames.slice(0, ply + 1);
    this.past.clear();
    this.advance({ ...this.timeline, frames, entries: frames.flatMap(({ by }) => (by ? [by] : [])) });
  }

  skip(): void {
    this.driver.skip();
  }

  hold(waits: boolean): void {
    this.driver.hold(waits);
  }

  record(): string {
    return writeRecord(this.timeline, this.setUp.seed, this.facts);
  }

  dispose(): void {
    this.listeners.clear();
    this.driver.dispose();
  }

  private scene(): Scene<T> {
    return {
      tableId: this.setUp.id,
      timeline: this.timeline,
      seats: this.facts.seats,
      viewer: this.viewer,
      freeUndo: this.isFree() ? 'on' : this.isAlone() ? 'off' : 'never',
    };
  }

  private append(seat: Seat, move: T['move']): boolean {
    const step = append(this.timeline, seat, move, true);
    if (step.ok) this.advance(step.timeline);
    return step.ok;
  }

  private advance(timeline: Timeline<T>): void {
    this.timeline = timeline;
    const wanted = this.wanted();
    if (!this.setUp.secrets && wanted !== undefined && wanted !== this.viewer) {
      this.viewer = wanted;
      this.past.clear();
    }
    this.setUp.save(timeline);
    this.tell();
    void this.driver.wake();
  }

  private tell(): void {
    this.shown = undefined;
    for (const listener of this.listeners) listener();
  }

  private isAlone(): boolean {
    return this.people().length === 1 && this.facts.seats.every((info) => isHere(info) || info.kind === 'bot');
  }

  private isFree(): boolean {
    return this.isAlone() && this.timeline.entries.some((entry) => 'undo' in entry && entry.free);
  }

  private people(): Seat[] {
    return this.facts.seats.flatMap((info, seat) => (isHere(info) ? [seat] : []));
  }

  /** The person who must answer now; the present viewer first, when several are asked. */
  private wanted(): Seat | undefined {
    const seats = asked(this.game, now(this.timeline).position).filter((seat) => isHere(this.facts.seats[seat]));
    return seats.find((seat) => seat === this.viewer) ?? seats[0];
  }
}
