import { deflateSync, inflateSync } from 'node:zlib';
import { asked } from '../../kernel/index.js';
import type { Seat, Viewer } from '../../kernel/types.js';
import { diff, type GameView, LIMITS, type PastView, type Patch, patch } from '../../protocol/index.js';
import { present } from '../table/play.js';
import type { AnyGame, Session } from '../table/session.js';
import { logFor } from '../table/view.js';
import type { Steps } from './chores.js';
import { recordOf, replay } from './past.js';

/** A finished game as it was: what each move made of the state, the table at the end, the record. */
interface Kept {
  readonly format: 1;
  readonly session: Session;
  readonly record: string;
  readonly moments: readonly { readonly asked: readonly Seat[]; readonly change: Patch | null }[];
}

/** Write down a finished game so that it can be shown whatever becomes of its rules. Runs code of the game. */
export function* writeArchive(game: AnyGame, s: Session): Steps<string> {
  const positions = yield* replay(game, s);
  const moments: Kept['moments'][number][] = [];
  for (const [i, position] of positions.entries()) {
    moments.push({ asked: asked(game, position), change: diff(positions[i - 1]?.state, position.state) ?? null });
    yield;
  }
  const session: Session = { ...s, play: { ...s.play!, frames: [present(s.play!)], marks: [] } };
  const kept: Kept = { format: 1, session, record: recordOf(game, s), moments };
  return deflateSync(JSON.stringify(kept)).toString('base64');
}

/** A finished game of other rules: nothing in here runs code of the game. All cards are open, as in its record. */
export class Archive {
  private readonly kept: Kept;
  private readonly states: unknown[] = [];

  constructor(text: string) {
    this.kept = JSON.parse(String(inflateSync(Buffer.from(text, 'base64')))) as Kept;
  }

  get session(): Session {
    return this.kept.session;
  }

  get record(): string {
    return this.kept.record;
  }

  view(viewer: Viewer): GameView {
    const play = this.session.play!;
    const { state, ply } = present(play).position;
    return { view: state, ply, asked: [], question: null, log: logFor(play.told, viewer), undo: { can: false } };
  }

  past(from: number, to: number): PastView | undefined {
    const first = from - (from % LIMITS.span);
    const moments = this.kept.moments.slice(first, Math.min(to, first + LIMITS.span - 1) + 1);
    if (first + moments.length <= from) return undefined;
    return { from: first, moments: moments.map((moment, i) => (i === 0 ? { ...moment, change: [this.stateAt(first)] } : moment)) };
  }

  private stateAt(ply: number): unknown {
    for (let at = this.states.length; at <= ply; at++) {
      const { change } = this.kept.moments[at]!;
      this.states.push(change ? patch(this.states[at - 1], change) : this.states[at - 1]);
    }
    return this.states[ply];
  }
}
