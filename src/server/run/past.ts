import { asked, begin, cipherDice, mask, now, play, writeRecord } from '../../kernel/index.js';
import type { Position, Shape, Viewer } from '../../kernel/types.js';
import { LIMITS } from '../../protocol/index.js';
import { viewChange } from '../table/game-change.js';
import type { AnyGame, Play, Session } from '../table/session.js';
import type { Steps } from './chores.js';
import { Kept } from './kept.js';

const { span: SPAN } = LIMITS;

type Move = Play['moves'][number] | undefined;

/** A position of a game, and the move that led to it: while that stands in the game, so does all before it. */
interface Checkpoint {
  readonly position: Position<Shape>;
  readonly by: Move;
}

/** The moments from the beginning of a span on, as one viewer knew them; each is written once. */
interface Told {
  readonly moments: readonly string[];
  readonly end: Checkpoint;
}

/** Positions that are kept, and characters of what was told. */
const POSITIONS = 100;
const CHARACTERS = 6_000_000;

/**
 * Earlier moments of games. To play a long game again from its start costs as much as hundreds of moves, so positions at
 * the beginning of spans are kept once they are known, and what was told of a span is told again without any work.
 */
export class Past {
  private readonly positions = new Kept<Checkpoint>(POSITIONS);
  private readonly told = new Kept<Told>(CHARACTERS);

  /** What a viewer knew at the moments after `from` to `to` moves, as text of a `PastView`; undefined where there is no such moment. */
  *view(game: AnyGame, s: Session, viewer: Viewer, from: number, to: number): Steps<string | undefined> {
    const last = Math.min(to, s.play?.moves.length ?? -1, from - (from % SPAN) + SPAN - 1);
    if (!s.play || last < from) return undefined;
    const first = from - (from % SPAN);
    const key = `${s.header.id} ${viewer} ${first}`;
    const known = this.told.get(key);
    const told = known && stands(s.play, known.end) ? known : startTold(game, yield* this.positionAt(game, s, s.play, first), viewer);
    // Others may look at the same span between two steps: what is kept is never changed, only followed by more.
    const moments = [...told.moments];
    let { end } = told;
    while (end.position.ply < last) {
      const { position } = end;
      end = next(game, s, s.play.moves, position);
      moments.push(momentOf(game, end.position, viewChange(game, position.state, end.position.state)(viewer) ?? 'null'));
      yield;
    }
    if (end !== known?.end) this.told.keep(key, { moments, end }, sizeOf(moments));
    return `{"from":${first},"moments":[${moments.slice(0, last - first + 1).join(',')}]}`;
  }

  /** The position at the beginning of a span: remembered, or played from the nearest one before it that is. */
  private *positionAt(game: AnyGame, s: Session, { moves, marks }: Play, ply: number): Steps<Checkpoint> {
    let at = this.nearest(s, ply);
    const mark = marks.findLast((position) => position.ply <= ply);
    if (mark && mark.ply > (at?.position.ply ?? -1)) at = { position: mark, by: moves[mark.ply - 1] };
    at ??= { position: firstPosition(game, s), by: undefined };
    while (at.position.ply < ply) {
      at = next(game, s, moves, at.position);
      if (at.position.ply % SPAN === 0) this.positions.keep(`${s.header.id} ${at.position.ply}`, at, 1);
      yield;
    }
    return at;
  }

  private nearest(s: Session, ply: number): Checkpoint | undefined {
    for (let at = ply; at > 0; at -= SPAN) {
      const found = this.positions.get(`${s.header.id} ${at}`);
      if (found && stands(s.play!, found)) return found;
    }
    return undefined;
  }
}

/** Is this still a moment of the game, or was it taken back since? */
const stands = ({ moves }: Play, { position, by }: Checkpoint): boolean => position.ply === 0 || moves[position.ply - 1] === by;

function firstPosition(game: AnyGame, { header, seats }: Session): Position<Shape> {
  return now(begin(game, header.settings.options, seats.length, cipherDice(header.seed), header.rules)).position;
}

function next(game: AnyGame, { header }: Session, moves: Play['moves'], position: Position<Shape>): Checkpoint {
  const by = moves[position.ply]!;
  const played = play(game, position, by.seat, by.move);
  if (!played.ok) throw new Error(`the log of table ${header.id} does not replay: ${played.refusal.code}`);
  return { position: played.position, by };
}

const momentOf = (game: AnyGame, position: Position<Shape>, change: string): string =>
  `{"asked":[${asked(game, position).join(',')}],"change":${change}}`;

function startTold(game: AnyGame, end: Checkpoint, viewer: Viewer): Told {
  const { position } = end;
  return { moments: [momentOf(game, position, `[${JSON.stringify(mask(game, position.state, viewer))}]`)], end };
}

const sizeOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** The whole game played again from its start, position by position. */
export function* replay(game: AnyGame, s: Session): Steps<Position<Shape>[]> {
  const positions = [firstPosition(game, s)];
  const { moves } = s.play!;
  while (positions.length <= moves.length) {
    positions.push(next(game, s, moves, positions[positions.length - 1]!).position);
    yield;
  }
  return positions;
}

/** The whole game as one file, seed included: for finished tables only. Moves that were taken back are not in it. Runs code of the game. */
export function recordOf(game: AnyGame, s: Session): string {
  const { frames, moves } = s.play!;
  const seats = s.seats.map(({ name, level, temperament, person }) =>
    person === undefined ? { name, kind: 'bot', level, temperament } : { name, kind: 'remote' },
  );
  const timeline = { game, options: s.header.settings.options, frames, entries: moves };
  // Where a move may take days, the time says nothing about thinking.
  const spent = s.header.settings.clock.kind === 'slow' ? undefined : { spent: s.thought };
  return writeRecord(timeline, s.header.seed, { seats, table: s.header.id, ending: s.ending, ...spent });
}
