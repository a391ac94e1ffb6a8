import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../../../tests/server/client.js';
import { settingsFor, testGames } from '../../../../tests/server/start.js';
import { asked, below, fastDice, legal, mask, openDice, readRecord } from '../../../kernel/index.js';
import type { Game, Shape, Viewer } from '../../../kernel/types.js';
import { LIMITS, type PastView } from '../../../protocol/index.js';
import { advance, follow } from '../../table/advance.js';
import type { Line } from '../../table/facts.js';
import { isProblem } from '../../table/outcome.js';
import { present } from '../../table/play.js';
import { askedSeats, openSession, type Session } from '../../table/session.js';
import { Chores, type Steps } from '../chores.js';
import { Engine } from '../engine.js';
import { Past, recordOf, replay } from '../past.js';

function finish<X>(steps: Steps<X>): { value: X; steps: number } {
  for (let count = 1; ; count++) {
    const { done, value } = steps.next();
    if (done) return { value, steps: count };
  }
}

function begin(game: Game<Shape>, seats: number): Session {
  const header = {
    id: 'P'.repeat(22),
    settings: settingsFor({ game: game.id, options: game.id === 'toy' ? { cards: 2 } : game.defaults }),
    rules: game.rulesVersion,
    seed: '4'.repeat(64),
    host: 'p0',
    created: 0,
    seats: Array.from({ length: seats }, (_, seat) => ({ state: 'person' as const, person: `p${seat}`, name: `p${seat}` })),
  };
  return follow(game, openSession(header), [{ n: 0, at: 1, fact: { is: 'started' } }]);
}

/** Some more moves, now and then one back. */
function playOn(game: Game<Shape>, from: Session, moves: number, seed: number): Session {
  const dice = openDice(fastDice(seed));
  let s = from;
  for (let i = 0; i < moves && s.status === 'playing'; i++) {
    const seats = askedSeats(s);
    const seat = seats[below(dice, seats.length)]!;
    const all = legal(game, present(s.play!).position, seat);
    if (all.length === 0) break;
    const choices = all.length > 1 ? all.filter(({ move }) => move !== 'resign') : all;
    const move = choices[below(dice, choices.length)]!;
    const fact: Line['fact'] =
      below(dice, 5) === 0
        ? { is: 'took-back', seat, ply: s.play!.moves.length }
        : { is: 'moved', seat, question: s.play!.questions[seat]!, move };
    const after = advance(game, s, { n: s.n, at: 1, fact });
    if (!isProblem(after)) s = after;
  }
  return s;
}

describe.each([
  ['toy', 3],
  ['age-of-civilization', 3],
  ['millennia', 3],
  ['through-the-ages', 3],
] as const)('the past of %s', (id, seats) => {
  it('is what each viewer knew then, whatever was looked at before and taken back since', async () => {
    const game = (await testGames()).get(id)!;
    const past = new Past();
    const dice = openDice(fastDice(5));
    let s = begin(game, seats);
    for (let round = 0; round < 8; round++) {
      s = playOn(game, s, 24, round + 1);
      const truth = finish(replay(game, s)).value;
      expect(truth.at(-1)!.state).toEqual(present(s.play!).position.state);
      for (let looks = 0; looks < 6; looks++) {
        const viewer: Viewer = below(dice, 4) === 0 ? 'spectator' : below(dice, seats);
        const from = below(dice, truth.length);
        const to = from + below(dice, 50);
        const view = JSON.parse(finish(past.view(game, s, viewer, from, to)).value!) as PastView;
        const last = Math.min(to, truth.length - 1, view.from + LIMITS.span - 1);
        const moments = momentsOf(view);
        expect([view.from, moments.length]).toEqual([from - (from % LIMITS.span), last - view.from + 1]);
        for (const [i, { asked: seatsThen, view: seen }] of moments.entries()) {
          const position = truth[view.from + i]!;
          expect(seen).toEqual(JSON.parse(JSON.stringify(mask(game, position.state, viewer))));
          expect(seatsThen).toEqual(asked(game, position));
        }
      }
      expect(finish(past.view(game, s, 0, truth.length, truth.length + 5)).value).toBeUndefined();
    }
  });

  it('costs a look at the last moves little, and nothing the second time', async () => {
    const game = (await testGames()).get(id)!;
    const s = playOn(game, begin(game, seats), 150, 9);
    const ply = s.play!.moves.length;
    const past = new Past();
    const first = Math.max(0, ply - 40);
    for (const from of [first, ply]) expect(finish(past.view(game, s, 0, from, ply)).steps).toBeLessThanOrEqual(LIMITS.span + 1);
    for (const from of [first, ply]) expect(finish(past.view(game, s, 0, from, ply)).steps).toBe(1);
  });
});

it('a record is written from what stands, without playing the game again', async () => {
  const game = (await testGames()).get('through-the-ages')!;
  const s = playOn(game, begin(game, 2), 60, 3);
  expect(readRecord(game, recordOf(game, s))).toMatchObject({ ok: true });
});

describe('chores', () => {
  function* work(log: string[], name: string, times: number): Steps<string> {
    for (let i = 0; i < times; i++) {
      const end = performance.now() + 4;
      while (performance.now() < end);
      log.push(name);
      yield;
    }
    return name;
  }

  it('are done by rank, and owners of one rank take turns', async () => {
    const chores = new Chores(new Engine(1000));
    const log: string[] = [];
    const spent: number[] = [];
    const all = [
      chores.do('stranger', 'x', work(log, 'x', 2)),
      ...['a1', 'a2', 'a3'].map((name) => chores.do('person', 'a', work(log, name, 2), (ms) => spent.push(ms))),
      chores.do('person', 'b', work(log, 'b', 2)),
      chores.do('player', 'p', work(log, 'p', 1)),
    ];
    expect(await Promise.all(all)).toEqual(['x', 'a1', 'a2', 'a3', 'b', 'p']);
    expect(log.join(' ')).toBe('p a1 b a1 b a2 a2 a3 a3 x x');
    expect(spent.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(24);
  });

  it('that fail or never end harm nobody else', async () => {
    const chores = new Chores(new Engine(60));
    function* broken(): Steps<string> {
      yield;
      throw new Error('own fault');
    }
    function* endless(): Steps<string> {
      yield;
      for (;;);
    }
    const results = await Promise.allSettled([
      chores.do('person', 'a', broken()),
      chores.do('person', 'b', endless()),
      chores.do('person', 'c', work([], 'c', 2)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});
