import { understand } from '../../kernel/index.js';
import { AGREEING } from './agreeing.js';
import { type Turned, turnClock } from './clock.js';
import type { Fact, Line } from './facts.js';
import { isProblem, type Outcome, problem, type Rule, type Rules } from './outcome.js';
import { present } from './play.js';
import { PLAYING } from './playing.js';
import { SEATING } from './seating.js';
import { type AnyGame, REMEMBERED, type Session } from './session.js';
import { TALKING } from './talking.js';

const RULES: Rules<Fact['is']> = { ...SEATING, ...PLAYING, ...AGREEING, ...TALKING };

/** The table after one more line, or why the line cannot be. New commands and old logs go the same way. */
export function advance(game: AnyGame, s: Session, line: Line): Outcome {
  const after = (RULES[line.fact.is] as Rule<Fact>)(s, line.fact, line, game);
  if (isProblem(after)) return after;
  const ended = finish(after);
  return {
    ...ended,
    n: s.n + 1,
    at: line.at,
    done: line.command === undefined ? after.done : remember(after.done, line.command),
    clocks: turnClocks(s, ended, line),
    thought: think(s, line.at),
  };
}

const remember = (done: readonly string[], command: string): string[] =>
  (done.length < REMEMBERED ? done : done.slice(1 - REMEMBERED)).concat(command);

/** The table after a stored log; stored lines were checked once and must hold. */
export function follow(game: AnyGame, s: Session, lines: readonly Line[]): Session {
  for (const line of lines) {
    let after = line.n === s.n ? advance(game, s, line) : problem('UNAVAILABLE');
    if (isProblem(after)) {
      const mended = mend(game, s, line);
      if (mended) after = advance(game, s, mended);
    }
    if (isProblem(after)) throw new Error(`the log of table ${s.header.id} does not replay at line ${line.n}: ${after.code}`);
    s = after;
  }
  return s;
}

/** Open moves were once stored with whatever else they said; what they mean is what was played. */
function mend(game: AnyGame, s: Session, line: Line): Line | undefined {
  const { fact } = line;
  if (fact.is !== 'moved' || !s.play) return undefined;
  const meant = understand(game, present(s.play).position, fact.seat, fact.move);
  return meant.ok && !meant.exact ? { ...line, fact: { ...fact, move: meant.move } } : undefined;
}

/** A game that has ended by its rules ends the table. */
function finish(s: Session): Session {
  const over = s.status === 'playing' && s.play?.frames.at(-1)?.position.state.over;
  const ended: Session = over ? { ...s, status: 'over', ending: 'finished' } : s;
  return ended.status === 'over' && ended.proposals.length > 0 ? { ...ended, proposals: [] } : ended;
}

/** The time since the last line was thinking time of all who were asked; nobody thinks while the game is paused or a bot answers. */
function think(s: Session, at: number): Session['thought'] {
  const passed = at - s.at;
  if (passed <= 0 || s.paused || s.status !== 'playing' || !s.play) return s.thought;
  const { questions } = s.play;
  return s.thought.map((ms, seat) => (questions[seat] === null || s.seats[seat]!.state === 'bot' ? ms : ms + passed));
}

function turnClocks(before: Session, after: Session, { at, fact }: Line): Session['clocks'] {
  const { clock } = after.header.settings;
  if (clock.kind === 'none') return after.clocks;
  return after.clocks.map((row, seat) => {
    const question = after.status === 'playing' ? (after.play?.questions[seat] ?? null) : null;
    const earlier = before.play?.questions[seat] ?? null;
    // Who is asked anew because somebody else took something back gets no more time by it.
    const goesOn = question === earlier || (earlier !== null && fact.is === 'took-back' && fact.anew === true && fact.seat !== seat);
    const same = goesOn && before.status === after.status;
    const turned: Turned = question === null ? 'none' : same ? 'same' : 'new';
    return turnClock(clock, row, turned, !after.paused && after.seats[seat]!.state !== 'bot', at);
  });
}
