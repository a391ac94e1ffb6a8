import { below, fastDice, legal, openDice } from '../../src/kernel/index.js';
import type { Game, Shape } from '../../src/kernel/types.js';
import type { Settings } from '../../src/protocol/index.js';
import { hashToken } from '../../src/server/net/identity.js';
import { summaryOf } from '../../src/server/run/summary.js';
import type { Store } from '../../src/server/store/store.js';
import { advance } from '../../src/server/table/advance.js';
import type { Header, Line } from '../../src/server/table/facts.js';
import { isProblem } from '../../src/server/table/outcome.js';
import { present } from '../../src/server/table/play.js';
import { askedSeats, openSession } from '../../src/server/table/session.js';

/** Lines that are written at once. */
const GROUP = 100;

/** Somebody whose cookie is known before he comes. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}
export const known = (name: string): Known => ({ id: name, name, token: name.padEnd(43, '0').slice(0, 43) });
export const cookieOf = ({ token }: Known): string => `epoque=${token}`;

export interface LongGame {
  readonly table: string;
  readonly settings: Settings;
  readonly people: readonly Known[];
  /** Moves to make at most. */
  readonly plies: number;
  readonly seed: number;
  /** How long ago it began, in milliseconds. */
  readonly age?: number;
}

/** A table at which a game has gone on for long, written straight into a store. Gives the number of its moves. */
export async function writeLongGame(
  store: Store,
  game: Game<Shape>,
  { table, settings, people, plies, seed, age = 3_600_000 }: LongGame,
): Promise<number> {
  const header: Header = {
    id: table,
    settings,
    rules: game.rulesVersion,
    seed: `${seed % 10}`.repeat(64),
    host: people[0]!.id,
    created: Date.now() - age,
    seats: people.map(({ id, name }) => ({ state: 'person', person: id, name })),
  };
  for (const { id, name, token } of people) await store.addPerson({ id, name }, hashToken(token), Date.now());
  let s = openSession(header);
  await store.addTable({ header, made: table, summary: summaryOf(s) });
  const dice = openDice(fastDice(seed));
  const lines: Line[] = [];
  const happen = (fact: Line['fact']): void => {
    const line = { n: s.n, at: header.created + s.n, fact };
    const after = advance(game, s, line);
    if (isProblem(after)) throw new Error(`a long game went wrong: ${JSON.stringify(after)}`);
    lines.push(line);
    s = after;
  };
  happen({ is: 'started' });
  for (let ply = 0; ply < plies && s.status === 'playing'; ply++) {
    const asked = askedSeats(s);
    const seat = asked[below(dice, asked.length)]!;
    const moves = legal(game, present(s.play!).position, seat);
    // Who resigns ends the game early; the longest games are wanted here.
    const lasting = moves.filter(({ move }) => move !== 'resign');
    const choice = lasting.length > 0 ? lasting : moves;
    happen({ is: 'moved', seat, question: s.play!.questions[seat]!, move: choice[below(dice, choice.length)]! });
  }
  for (let i = 0; i < lines.length; i += GROUP)
    await store.append(
      lines
        .slice(i, i + GROUP)
        .map((line, at, group) => ({ table, line, ...(at === group.length - 1 ? { summary: summaryOf(s) } : undefined) })),
    );
  return s.play!.moves.length;
}
