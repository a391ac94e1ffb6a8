import { append, asked, begin, cipherDice, mask, now, writeRecord } from '../../kernel/index.js';
import type { Viewer } from '../../kernel/types.js';
import type { PastView } from '../../protocol/index.js';
import type { AnyGame, Session } from '../table/session.js';

/** The game played again from its start, up to a move. */
export function replay(game: AnyGame, s: Session, ply: number) {
  const { settings, seed, rules } = s.header;
  let timeline = begin(game, settings.options, s.seats.length, cipherDice(seed), rules);
  for (const { seat, move } of s.play!.moves.slice(0, ply)) {
    const step = append(timeline, seat, move);
    if (!step.ok) throw new Error(`the log of table ${s.header.id} does not replay: ${step.refusal.code}`);
    timeline = step.timeline;
  }
  return timeline;
}

/** An earlier position as this viewer knew it then. */
export function pastView(game: AnyGame, s: Session, viewer: Viewer, ply: number): PastView | undefined {
  if (!s.play || ply > s.play.moves.length) return undefined;
  const { position } = now(replay(game, s, ply));
  return { view: mask(game, position.state, viewer), ply: position.ply, asked: [...asked(game, position)] };
}

/** The whole game as one file, seed included: for finished tables only. Moves that were taken back are not in it. */
export function recordOf(game: AnyGame, s: Session, timeline = replay(game, s, s.play?.moves.length ?? 0)): string {
  const seats = s.seats.map(({ name, level, person }) => (person === undefined ? { name, kind: 'bot', level } : { name, kind: 'remote' }));
  return writeRecord(timeline, s.header.seed, { seats, table: s.header.id, ending: s.ending });
}
