import { expect, it } from 'vitest';
import { settingsFor, testGames } from '../../../../tests/server/start.js';
import { legal, readRecord } from '../../../kernel/index.js';
import { recordOf } from '../../run/past.js';
import { advance, follow } from '../advance.js';
import type { Fact, Line } from '../facts.js';
import { isProblem } from '../outcome.js';
import { present } from '../play.js';
import { askedSeats, openSession } from '../session.js';

it('a log that kept more than a move means still replays; nothing like it is accepted any more', async () => {
  const game = (await testGames()).get('through-the-ages')!;
  const header = {
    id: 'S'.repeat(22),
    settings: settingsFor({ game: game.id, options: game.defaults }),
    rules: game.rulesVersion,
    seed: '3'.repeat(64),
    host: 'p0',
    created: 0,
    seats: [0, 1].map((seat) => ({ state: 'person' as const, person: `p${seat}`, name: `p${seat}` })),
  };
  const lines: Line[] = [{ n: 0, at: 1, fact: { is: 'started' } }];
  const said = (move: object): Line => {
    const seat = askedSeats(s)[0]!;
    return { n: s.n, at: 1, fact: { is: 'moved', seat, question: s.play!.questions[seat]!, move } as Fact };
  };
  let s = follow(game, openSession(header), lines);
  while (isProblem(advance(game, s, said({ move: 'resign' })))) {
    lines.push(said(legal(game, present(s.play!).position, askedSeats(s)[0]!).at(-1)!));
    s = follow(game, s, lines.slice(-1));
  }
  const odd = said({ move: 'resign', 'a b': 1, 'x\nfinished': 2 });
  expect(advance(game, s, odd)).toMatchObject({ code: 'REFUSED', refusal: { code: 'MALFORMED' } });

  const after = follow(game, openSession(header), [...lines, odd]);
  expect(after.status).toBe('over');
  expect(after.play!.moves.at(-1)!.move).toEqual({ move: 'resign' });
  const read = readRecord(game, recordOf(game, after));
  expect(read.ok && read.value.mended).toEqual([]);
});
