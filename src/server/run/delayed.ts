import { follow } from '../table/advance.js';
import { openSession, type Session } from '../table/session.js';
import type { LiveTable } from './live-table.js';
import type { Services } from './services.js';

/** Timers cannot wait longer than this. */
const LONGEST = 2 ** 31 - 1;

/** The table as spectators may see it: some time ago. Sessions never change, so waiting ones cost nothing but their place. */
export class DelayedFeed {
  private readonly waiting: { readonly due: number; readonly session: Session }[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private shown: Session,
    private readonly delay: number,
    private readonly now: () => number,
    private readonly onShow: () => void,
  ) {}

  get session(): Session {
    return this.shown;
  }

  /** Who sat down for the game: known to everybody, also to those who see its start only later. */
  get seats(): Session['seats'] {
    return (this.waiting.find(({ session }) => session.play)?.session ?? this.shown).seats;
  }

  add(session: Session): void {
    this.waiting.push({ due: session.at + this.delay, session });
    this.plan();
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting.length = 0;
  }

  private plan(): void {
    clearTimeout(this.timer);
    const [first] = this.waiting;
    if (!first) return;
    this.timer = setTimeout(() => this.show(), Math.min(LONGEST, Math.max(0, first.due - this.now())));
    this.timer.unref();
  }

  private show(): void {
    const before = this.shown;
    while (this.waiting[0] && this.waiting[0].due <= this.now()) this.shown = this.waiting.shift()!.session;
    if (this.shown !== before) this.onShow();
    this.plan();
  }
}

/** The table as it stood a while ago, read again from its log; what came since follows in its own time. */
export async function openDelayed(
  table: LiveTable,
  services: Services,
  delay: number,
  onShow: (feed: DelayedFeed) => void,
): Promise<DelayedFeed> {
  const { store, engine, now } = services;
  const { header } = table.session;
  const lines = await store.linesSince(header.id, 0);
  const shown = lines.filter(({ at }) => at <= now() - delay);
  let session = await engine.run(() => follow(table.game, openSession(header), shown));
  const feed: DelayedFeed = new DelayedFeed(session, delay, now, () => onShow(feed));
  for (const line of lines.slice(shown.length)) {
    const before = session;
    session = await engine.run(() => follow(table.game, before, [line]));
    feed.add(session);
  }
  return feed;
}
