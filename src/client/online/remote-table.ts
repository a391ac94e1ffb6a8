import { playsRules, readRecord, type Timeline } from '../../kernel/index.js';
import type { Game, Seat, Shape } from '../../kernel/types.js';
import { type GameView, LIMITS, type PastView, patch, type TableView } from '../../protocol/index.js';
import { subscribeSettings } from '../site/settings.js';
import { choicesOf, type Foresight, foresightOf, pastSnapshot, stillSnapshot } from '../table/snapshots.js';
import type { Snapshot, Table } from '../table/table.js';
import type { Channel } from './channel.js';
import { Refused } from './connection.js';
import { rankConceded } from './rank-conceded.js';
import { keepSeal } from './seal.js';
import { seatInfos } from './seat-infos.js';

/** A moment that was seen: it still belongs to the game while the log goes on from its last event. */
interface Moment<T extends Shape> {
  readonly view: T['state'];
  readonly asked: readonly Seat[];
  readonly last: GameView['log'][number] | undefined;
}

/** Spans of moments to fetch at most for one look back; what is further away is fetched when it is looked at. */
const WANTED = 3;
/** Tries for one of them. */
const PATIENCE = 3;

/** A table that lives on the server; choices and reasons are worked out here, from the view. */
export class RemoteTable<T extends Shape> implements Table<T> {
  playedAt = -1;
  private shown!: Snapshot<T>;
  private source: TableView;
  /** The question that was answered; the next one has not come yet. */
  private answered: number | undefined;
  private readonly moments = new Map<number, Moment<T>>();
  private readonly past = new Map<number, { readonly moment: unknown; readonly snapshot: Snapshot<T> }>();
  private wanted: number[] = [];
  private fetching = false;
  private text = '';
  private timeline: Timeline<T> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly leave: () => void;
  readonly sealed: string;

  constructor(
    private readonly channel: Channel,
    readonly game: Game<T>,
  ) {
    this.source = channel.view!;
    this.sealed = keepSeal(this.source.table, this.source.commitment);
    this.shown = this.see();
    const leaves = [channel.subscribe(() => this.update()), subscribeSettings(() => this.refresh())];
    this.leave = () => {
      for (const leave of leaves) leave();
    };
    this.readEnd();
  }

  get archived(): boolean {
    return !playsRules(this.game, this.source.rules);
  }

  get snapshot(): Snapshot<T> {
    return this.shown;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  play(move: T['move']): void {
    const question = this.source.game?.question;
    if (this.shown.acting === null || question == null || this.answered === question) return;
    this.answered = question;
    this.playedAt = this.shown.ply;
    void this.channel.ask({ do: 'play', question, move }).then((answer) => {
      if (!answer && this.answered === question) this.answered = undefined;
    });
  }

  undo(): void {
    if (this.shown.undo.can) void this.channel.ask({ do: 'undo', ply: this.shown.ply });
  }

  foresee(move: T['move']): Foresight<T> | undefined {
    const { acting, view, ply } = this.shown;
    return acting === null ? undefined : foresightOf(this.game, view, acting, move, ply);
  }

  at(ply: number): Snapshot<T> {
    const at = Math.max(0, Math.min(ply, this.shown.ply));
    const moment = this.timeline?.frames[at] ?? this.momentAt(at);
    if (!moment) {
      this.want(at);
      return this.still(at, this.nearest(at));
    }
    const kept = this.past.get(at);
    if (kept?.moment === moment && kept.snapshot.seats === this.shown.seats) return kept.snapshot;
    const snapshot = this.timeline ? pastSnapshot({ ...this.shown, timeline: this.timeline }, at) : this.still(at, moment as Moment<T>);
    this.past.set(at, { moment, snapshot });
    return snapshot;
  }

  look(): void {
    // One screen, one person.
  }

  skip(): void {
    // Bots of the server keep their own pace.
  }

  record(): string {
    return this.text;
  }

  dispose(): void {
    this.leave();
    this.listeners.clear();
  }

  private update(): void {
    const { view } = this.channel;
    if (!view?.game || view === this.source) return;
    const ended = view.status === 'over' && this.source.status !== 'over';
    this.source = view;
    if (view.game.question !== this.answered) this.answered = undefined;
    this.refresh();
    if (ended) this.readEnd();
  }

  private refresh(): void {
    this.shown = this.see();
    this.tell();
  }

  private see(): Snapshot<T> {
    const { source } = this;
    const before = this.shown as Snapshot<T> | undefined;
    const { game } = source;
    if (!game) throw new Error('the game has not begun');
    const view = game.view as T['state'];
    const seats = seatInfos(source, before?.seats);
    const over = view.over || source.status === 'over';
    const acting =
      source.viewer !== 'spectator' && game.question !== null && !over && !source.paused && game.asked.includes(source.viewer)
        ? source.viewer
        : null;
    this.moments.set(game.ply, { view, asked: game.asked, last: game.log.at(-1) });
    const same = before?.view === view && before.acting === acting;
    return {
      ...stillSnapshot<T>(
        { tableId: source.table, options: source.settings.options as T['options'], seats, viewer: source.viewer },
        this.game,
        { view, ply: game.ply, asked: over ? [] : game.asked, log: game.log as Snapshot<T>['log'] },
      ),
      acting,
      over,
      ...(source.ending === 'conceded' || source.ending === 'stopped'
        ? { standings: rankConceded(this.game.standings(view), source.seats) }
        : undefined),
      undo: game.undo as Snapshot<T>['undo'],
      ...(same ? { choices: before.choices, blocked: before.blocked } : acting !== null ? choicesOf(this.game, view, acting) : undefined),
    };
  }

  private momentAt(ply: number): Moment<T> | undefined {
    const moment = this.moments.get(ply);
    const last = this.source.game!.log.findLast((line) => line.ply <= ply);
    if (moment?.last === last) return moment;
    this.moments.delete(ply);
    return undefined;
  }

  /** While a moment is fetched, the next one that is known stands in for it. */
  private nearest(ply: number): Moment<T> {
    for (let at = ply + 1; at < this.shown.ply; at++) {
      const moment = this.momentAt(at);
      if (moment) return moment;
    }
    return { view: this.shown.view, asked: this.shown.asked, last: undefined };
  }

  private still(ply: number, { view, asked }: Moment<T>): Snapshot<T> {
    const log = this.shown.log.filter((line) => line.ply <= ply);
    return stillSnapshot<T>(this.shown, this.game, { view, ply, asked, log });
  }

  /** Moments come in spans: whoever looks at one will look at its neighbours. */
  private want(ply: number): void {
    const span = ply - (ply % LIMITS.span);
    if (this.wanted[0] === span) return;
    this.wanted = [span, ...this.wanted.filter((other) => other !== span)].slice(0, WANTED);
    if (!this.fetching) void this.fetch();
  }

  private async fetch(): Promise<void> {
    this.fetching = true;
    // What is asked for in one go is asked for from the last wish back: the newest wish is what is being looked at.
    await Promise.resolve();
    for (let from = this.wanted[0]; from !== undefined; from = this.wanted[0]) {
      const { log, ply } = this.source.game!;
      const to = Math.min(from + LIMITS.span - 1, ply);
      const answer = await this.lookBack(from, to);
      this.wanted = this.wanted.filter((other) => other !== from);
      if (!answer) continue;
      this.keep(answer, log);
      this.shown = { ...this.shown };
      this.tell();
    }
    this.fetching = false;
  }

  /** Who has looked back too much is told how long to wait; meanwhile the page shows what it has. */
  private async lookBack(from: number, to: number): Promise<PastView | undefined> {
    for (let tries = 0; tries < PATIENCE; tries++) {
      try {
        return (await this.channel.connection.ask({ do: 'past', table: this.source.table, from, to })).past;
      } catch (trouble) {
        const wait = trouble instanceof Refused && trouble.problem.code === 'TOO_MANY' ? trouble.problem.wait : undefined;
        if (wait === undefined) return undefined;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return undefined;
  }

  /** Each moment follows from the one before. `log`: how the game had gone when they were asked for. */
  private keep({ from, moments }: PastView, log: GameView['log']): void {
    let view: unknown;
    for (const [i, { asked, change }] of moments.entries()) {
      if (change) view = patch(view, change);
      const ply = from + i;
      const last = log.findLast((line) => line.ply <= ply);
      if (this.momentAt(ply) === undefined) this.moments.set(ply, { view: view as T['state'], asked, last });
    }
  }

  /** After the end the whole game may be known: one file instead of one question per move, and the seed to check. */
  private readEnd(): void {
    if (this.source.status !== 'over') return;
    void this.channel.connection.ask({ do: 'record', table: this.source.table }).then(
      ({ record = '' }) => {
        const read = readRecord(this.game, record);
        this.text = record;
        if (read.ok) this.timeline = read.value.timeline;
        this.shown = { ...this.shown };
        this.tell();
      },
      () => undefined,
    );
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
