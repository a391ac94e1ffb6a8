import {
  append,
  asked,
  begin,
  cipherDice,
  commitmentOf,
  legal,
  mask,
  now,
  seenBy,
  type Timeline,
  undoState,
} from '../../../kernel/index.js';
import type { Seat, Viewer } from '../../../kernel/types.js';
import { diff, type ServerMessage, type TableView } from '../../../protocol/index.js';
import { type Toy, toy } from '../../table/tests/toy.js';

export const TABLE = 'T'.repeat(22);
export const SEED = 'ab'.repeat(32);

/** The server's side of one table with two people, as far as a page hears of it. */
export class FakeTable {
  timeline: Timeline<Toy> = begin(toy, { cards: 2 }, 2, cipherDice(SEED));
  seq = 0;
  private sent: TableView;

  constructor(
    private readonly viewer: Viewer,
    public more: Partial<TableView> = {},
  ) {
    this.sent = this.view();
  }

  get ply(): number {
    return this.timeline.frames.length - 1;
  }

  view(): TableView {
    const { viewer, timeline } = this;
    const { position } = now(timeline);
    const view = mask(toy, position.state, viewer);
    const seats = asked(toy, position);
    return {
      table: TABLE,
      settings: {
        game: 'toy',
        options: timeline.options,
        visibility: 'link',
        clock: { kind: 'none' },
        timeout: 'remind',
        spectators: { allowed: true, delay: 0 },
        chat: true,
        autoStart: true,
      },
      rules: 1,
      created: 0,
      status: 'playing',
      paused: false,
      commitment: commitmentOf(SEED),
      viewer,
      seats: ['Ada', 'Bea'].map((name, i) => ({ state: 'person', name, host: i === 0, online: true, conceded: false, kept: false })),
      clocks: [],
      proposals: [],
      chatOn: true,
      chat: [],
      thinking: [],
      spectators: 0,
      game: {
        view,
        ply: this.ply,
        asked: seats,
        question: viewer !== 'spectator' && seats.includes(viewer) ? this.ply : null,
        log: timeline.frames.flatMap(({ events }, ply) => seenBy(events, viewer).map((e) => ({ ply, e }))),
        undo: viewer === 'spectator' ? { can: false } : undoState(timeline, viewer),
      },
      ...this.more,
    };
  }

  /** Somebody lays a card. */
  lay(seat: Seat): void {
    const move = legal(toy, now(this.timeline).position, seat).find((choice) => choice.move === 'lay')!;
    const step = append(this.timeline, seat, move);
    if (!step.ok) throw new Error(step.refusal.code);
    this.timeline = step.timeline;
  }

  whole(): ServerMessage {
    this.sent = this.view();
    return JSON.parse(JSON.stringify({ kind: 'table', seq: this.seq, at: Date.now(), view: this.sent }));
  }

  /** What has changed since the last message. */
  update(): ServerMessage {
    const view = this.view();
    const patch = diff(this.sent, view)!;
    this.sent = view;
    return { kind: 'update', table: TABLE, seq: ++this.seq, at: Date.now(), patch };
  }
}
