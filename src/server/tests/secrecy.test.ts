import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../tests/server/client.js';
import { AOC_OPTIONS, aoc, startTestServer, testGames } from '../../../tests/server/start.js';
import { below, fastDice, imagine, legal, mask, openDice } from '../../kernel/index.js';
import type { Game, Seat, Shape, Viewer } from '../../kernel/types.js';
import { hashToken } from '../net/identity.js';
import { summaryOf } from '../run/summary.js';
import { openSql } from '../store/open.js';
import { openStore } from '../store/sql-store.js';
import { advance, follow } from '../table/advance.js';
import type { Fact, Header } from '../table/facts.js';
import { gameChanges } from '../table/game-change.js';
import { isProblem } from '../table/outcome.js';
import { present } from '../table/play.js';
import { askedSeats, openSession, type Session } from '../table/session.js';
import { gameView, sharedView, tableView } from '../table/view.js';

const nobody = { online: new Set<string>(), thinking: [], spectators: 0 };
const person = (name: string) => ({ state: 'person', person: name, name }) as const;
const headerOf = (game: string, options: object, seats: number, seed: string, rules = 1): Header => ({
  id: 'S'.repeat(22),
  settings: aoc({ game, options }),
  rules,
  seed,
  host: 'p0',
  created: 0,
  seats: Array.from({ length: seats }, (_, seat) => person(`p${seat}`)),
});

const bytesFor = (game: Game<Shape>, s: Session, viewer: Viewer): string =>
  JSON.stringify(tableView(sharedView(s, nobody), viewer, gameView(game, s, s.play!, viewer)));

/** Another truth that the viewer cannot tell from this one: other hidden cards, other sealed answers, other dice to come. */
function otherTruth(game: Game<Shape>, s: Session, viewer: Viewer, seed: number): Session {
  const frame = present(s.play!);
  const { state } = imagine(game, mask(game, frame.position.state, viewer), fastDice(seed));
  const sealed = Object.fromEntries(
    Object.entries(frame.position.sealed).map(([seat, move]) => [
      seat,
      Number(seat) === viewer ? move : (legal(game, { state }, Number(seat)).at(-1) ?? move),
    ]),
  );
  const position = { ...frame.position, state, sealed, dice: { kind: 'cipher' as const, seed: 'e'.repeat(64), drawn: seed } };
  return { ...s, play: { ...s.play!, frames: [...s.play!.frames.slice(0, -1), { ...frame, position }] } };
}

/** Moves of one game at most. */
const LONGEST = 150;

/** Things a curious player may send. */
function probes(game: Game<Shape>, s: Session, seat: Seat): Fact[] {
  const question = s.play!.questions[seat] ?? 0;
  const cards = ['CIV-01', 'CIV-17', 'CIV-33', 'CIV-48', 'C1', 'C5', 'C9'];
  const moves = [
    ...Object.keys(game.moves).map((move) => ({ move })),
    ...['keep', 'birth', 'annex', 'lay'].flatMap((move) => cards.map((card) => ({ move, card }))),
    { move: 'constructor' },
    { move: 'keep', card: null },
  ];
  return [
    ...moves.map((move): Fact => ({ is: 'moved', seat, question, move: move as Shape['move'] })),
    { is: 'moved', seat, question: question + 1, move: { move: 'pass' } },
    { is: 'took-back', seat, ply: s.play!.moves.length },
    { is: 'proposed', seat, what: { kind: 'rewind', ply: 0 } },
    { is: 'returned', seat },
    { is: 'timed-out', seat },
  ];
}

describe('hidden information never leaves', () => {
  it.each([
    ['Age of Civilization with a draft', 'age-of-civilization', AOC_OPTIONS, 3, 4],
    ['Age of Civilization', 'age-of-civilization', { ...AOC_OPTIONS, draft: false }, 2, 3],
    ['Millennia', 'millennia', {}, 2, 1],
    ['Through the Ages', 'through-the-ages', {}, 3, 1],
    ['Civilization', 'civilization', {}, 2, 1],
    ['Civilization by its basic rules, with trades and sealed battles', 'civilization', { rules: 'basic' }, 3, 2],
    ['a game of hidden hands', 'toy', { cards: 3 }, 3, 10],
  ] as const)(
    'of %s: views, updates, logs, undo and refusals are the same bytes in every truth that a viewer cannot tell apart',
    async (_, id, options, seats, games) => {
      const game = (await testGames()).get(id)!;
      let compared = 0;
      let updates = 0;
      for (let g = 0; g < games; g++) {
        const dice = openDice(fastDice(g + 1));
        const header = headerOf(id, { ...game.defaults, ...options }, seats, `${g % 10}`.repeat(64), game.rulesVersion);
        let s = follow(game, openSession(header), [{ n: 0, at: 1, fact: { is: 'started' } }]);
        for (let ply = 0; s.status === 'playing' && ply < LONGEST; ply++) {
          if (ply % 5 === g % 5) {
            for (const viewer of [...Array(seats).keys(), 'spectator'] as Viewer[]) {
              const other = otherTruth(game, s, viewer, ply + 1);
              expect(bytesFor(game, other, viewer)).toBe(bytesFor(game, s, viewer));
              if (viewer !== 'spectator')
                for (const fact of probes(game, s, viewer)) {
                  const [a, b] = [s, other].map((truth) => advance(game, truth, { n: truth.n, at: 2, fact }));
                  expect([isProblem(b!) ? JSON.stringify(b) : 'done', fact]).toEqual([isProblem(a!) ? JSON.stringify(a) : 'done', fact]);
                }
              compared++;
            }
          }
          const asked = askedSeats(s);
          const seat = asked[below(dice, asked.length)]!;
          const moves = legal(game, present(s.play!).position, seat);
          // A kind of move first: battles and trades come as often as steps on a map.
          const kinds = [...new Set(moves.map(({ move }) => move))];
          const kind = kinds[below(dice, kinds.length)];
          const some = moves.filter(({ move }) => move === kind);
          const move = some[below(dice, some.length)]!;
          const line = { n: s.n, at: 2, fact: { is: 'moved', seat, question: s.play!.questions[seat]!, move } } as const;
          const after = follow(game, s, [line]);
          for (const viewer of [...Array(seats).keys(), 'spectator'] as Viewer[]) {
            const other = otherTruth(game, s, viewer, ply + 1);
            const then = advance(game, other, line);
            if (isProblem(then) || bytesFor(game, then, viewer) !== bytesFor(game, after, viewer)) continue;
            expect(gameChanges(game, other, then, [viewer])).toEqual(gameChanges(game, s, after, [viewer]));
            updates++;
          }
          s = after;
        }
      }
      expect(compared).toBeGreaterThan(30);
      expect(updates).toBeGreaterThan(30);
    },
  );

  it('on the real wire: a sealed answer of another seat changes not one byte, for players and spectators', async () => {
    const streams = await Promise.all([0, 3].map((choice) => streamsWhen(choice)));
    expect(streams[1]).toEqual(streams[0]);
    expect(streams[0]!.ada.length).toBeGreaterThan(2);
    expect(streams[0]!.ada.join('')).not.toContain('"seed"');
  });
});

/** The same table in the same state, except that Bob keeps another card in secret. */
async function streamsWhen(choice: number): Promise<{ ada: string[]; eve: string[] }> {
  const store = await openStore(openSql({ file: ':memory:' }));
  const games = await testGames();
  const game = games.get('age-of-civilization')!;
  const header = headerOf('age-of-civilization', AOC_OPTIONS, 2, '5'.repeat(64));
  const tokens = ['A', 'B', 'E'].map((letter) => letter.repeat(43));
  for (const [i, token] of tokens.entries()) await store.addPerson({ id: `p${i}`, name: `p${i}` }, hashToken(token), 0);
  await store.addTable({ header, made: 'x', summary: summaryOf(openSession(header)) });
  const server = await startTestServer({}, { store, games, now: () => 1_000 });
  const table = header.id;
  const [ada, bob, eve] = await Promise.all(tokens.map((token) => TestClient.open(server.port, `epoque=${token}`)));
  for (const page of [ada!, bob!, eve!]) await page.ask({ do: 'watch', table }, 'watch-command');
  for (const page of [ada!, bob!, eve!])
    await page.until(table, (view) => view.spectators === 1 && view.seats.every(({ online }) => online));
  await ada!.ask({ do: 'start', table }, 'start-command');
  for (const page of [ada!, bob!, eve!]) await page.until(table, (view) => view.status === 'playing');
  const view = bob!.view(table);
  const moves = legal(game, { state: view.game!.view as Shape['state'] }, 1);
  expect(JSON.stringify(moves[choice])).not.toBe(JSON.stringify(moves[choice === 0 ? 3 : 0]));
  await bob!.ask({ do: 'play', table, question: view.game!.question!, move: moves[choice]! }, 'play-command');
  for (const page of [ada!, eve!]) await page.until(table, (now) => now.game!.ply === 1);
  // What Ada may try now is answered with the same bytes too.
  await ada!.ask({ do: 'undo', table, ply: 1 }, 'undo-command');
  await ada!.ask({ do: 'play', table, question: 99, move: { move: 'keep' } }, 'stale-command');
  await ada!.ask({ do: 'past', table, from: 0, to: 1 }, 'past-command');
  await ada!.ask({ do: 'record', table }, 'record-command');
  for (const page of [ada!, bob!, eve!]) page.close();
  await server.close();
  // Who came a moment earlier is shown a moment earlier: comings and goings are no secret, and are left aside.
  const ordered = (page: TestClient): string[] =>
    page.heard.filter((text) => !/"online"|"spectators":\[/.test(text) || text.includes('"kind":"table"'));
  return { ada: ordered(ada!).map(withoutSeq), eve: ordered(eve!).map(withoutSeq) };
}

const withoutSeq = (text: string): string =>
  text
    .replace(/"seq":\d+/, '"seq":0')
    .replace(/"online":(true|false)/g, '"online":0')
    .replace(/"spectators":\d/, '"spectators":0');
