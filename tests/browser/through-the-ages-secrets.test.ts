import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { throughTheAges } from '../../src/games/through-the-ages/game.js';
import type { Move, Options, State } from '../../src/games/through-the-ages/state/state.js';
import type { PlayerSpec } from '../../src/games/through-the-ages/tests/scene.js';
import { card } from '../../src/games/through-the-ages/tests/scene.js';
import { modern } from '../../src/games/through-the-ages/tests/second.js';
import { TestClient } from '../server/client.js';
import { settingsFor, testGames } from '../server/start.js';
import { gather, leave, onTable } from './friends.js';
import { type OnlineSite, openOnlineSite, troublesOf } from './harness.js';

const EXPANSION = { rebalanced: true, military: true, leaders: 'public', choice: 'random', agreed: [] } as const;
const OPTIONS: Options = { ...throughTheAges.defaults, version: 'full', edition: '2015', expansion: EXPANSION };

/** The table of the next game begins in this position. */
let laid: State;
let site: OnlineSite;
beforeAll(async () => {
  const from = { ...throughTheAges, setup: () => structuredClone(laid) };
  site = await openOnlineSite(await testGames({ 'through-the-ages': from }));
});
afterAll(() => site.close());

const ENDING = [{ step: 'actions' }, { step: 'discard' }, { step: 'production' }, { step: 'next-turn' }] as const;

/** Ada has the leader, it is Cleo's turn, and Bea has nothing to do with it. */
const SCENES: readonly {
  readonly who: string;
  readonly leader: string;
  readonly cleo?: PlayerSpec;
  readonly moves: readonly (readonly [seat: number, move: Move])[];
  readonly acts?: true;
  /** It is the next event, which stands once in the sheet of the piles. */
  readonly isNext?: true;
  /** What Ada alone is shown, besides whoever has had it before. */
  readonly shown: string;
  readonly strangers: readonly number[];
}[] = [
  {
    who: 'Joan of Arc: the next event',
    leader: 't15.leader.joan-of-arc',
    moves: [[2, { move: 'end-turn' }]],
    acts: true,
    isNext: true,
    shown: 'Crusades',
    strangers: [1, 2],
  },
  {
    who: 'Nostradamus: an event that somebody prepares',
    leader: 'nostradamus',
    cleo: { hand: ['cold-war'] },
    moves: [[2, { move: 'prepare', card: card('cold-war') }]],
    shown: 'Cold War',
    strangers: [1],
  },
  {
    who: 'Fleming: the hand of somebody',
    leader: 'ian-fleming',
    cleo: { hand: ['cold-war'] },
    moves: [
      [2, { move: 'end-turn' }],
      [0, { move: 'pick', what: 'seat.2' }],
    ],
    acts: true,
    shown: 'Cold War',
    strangers: [1],
  },
];

describe('what a leader of 2015 shows to one is in nobody else’s page', () => {
  it.each(SCENES)('$who', async ({ leader, cleo = {}, moves, acts, isNext, shown, strangers }) => {
    laid = modern({
      ...OPTIONS,
      seats: 3,
      age: 3,
      current: 2,
      events: ['crusades', 'rats', 'pestilence', 'uncertain-borders'],
      players: [{ leader }, {}, cleo],
      ...(acts && { steps: ENDING }),
    }).state;
    const settings = settingsFor({ game: 'through-the-ages', options: OPTIONS });
    const { pages, path, cookies } = await gather(site, settings, [{ name: 'Ada' }, { name: 'Bea' }, { name: 'Cleo' }]);
    for (const page of pages) await onTable(page);
    for (const page of [pages[0]!, ...strangers.map((seat) => pages[seat]!)]) expect(await page.content()).not.toContain(shown);
    const logOf = (seat: number) => pages[seat]!.locator('.rail .tale').textContent();
    const before = await Promise.all(pages.map((_, seat) => logOf(seat)));
    const table = path.slice('/t/'.length);
    for (const [seat, move] of moves) {
      const person = await TestClient.open(site.port, cookies[seat]!);
      await person.must({ do: 'watch', table });
      const { game } = await person.until(table, (view) => view.game?.question != null);
      await person.must({ do: 'play', table, question: game!.question!, move });
      person.close();
    }
    await expect.poll(() => pages[0]!.content()).toContain(shown);
    for (const seat of strangers) {
      // It has heard of the move, and not of the card.
      await expect.poll(() => logOf(seat)).not.toBe(before[seat]);
      expect(await pages[seat]!.content()).not.toContain(shown);
      await pages[seat]!.getByRole('button', { name: /^Look at the event piles/ })
        .first()
        .click();
      await pages[seat]!.locator('.tevents').waitFor();
      expect(await pages[seat]!.content()).not.toContain(shown);
      await pages[seat]!.keyboard.press('Escape');
      // Nor does the leader's own civilisation tell it, in large.
      await pages[seat]!.getByRole('button', { name: 'The whole civilisation of Ada' }).click();
      await pages[seat]!.locator('.trivalsheet .trivalfoot').waitFor();
      expect(await pages[seat]!.content()).not.toContain(shown);
    }
    if (isNext) {
      await pages[0]!
        .getByRole('button', { name: /^Look at the event piles/ })
        .first()
        .click();
      expect(await pages[0]!.locator('.tevents .tplate', { hasText: shown }).count()).toBe(1);
    }
    for (const page of pages) expect(troublesOf(page)).toEqual([]);
    await leave(...pages);
  });
});
