import { describe, expect, it } from 'vitest';
import { type Dice, gatedStore, inOneGo, sleep, unsteady } from '../../../tests/server/at-once.js';
import { signIn, TestClient } from '../../../tests/server/client.js';
import { settingsFor, startTestServer, testGames } from '../../../tests/server/start.js';
import { witness } from '../../../tests/server/witness.js';
import { civilization } from '../../games/civilization/game.js';
import type { Civ, Move, Offer, State } from '../../games/civilization/state/state.js';
import { complaintAbout } from '../../games/civilization/tests/laws.js';
import { type bundle, does, FINISH, offer, type PlayerSpec, produces, scene, stops, trades } from '../../games/civilization/tests/scene.js';
import { below, fastDice, legal, openDice } from '../../kernel/index.js';
import type { Game, Shape } from '../../kernel/types.js';
import type { Wish } from '../../protocol/index.js';
import { openSql } from '../store/open.js';
import { openStore } from '../store/sql-store.js';
import type { Store } from '../store/store.js';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan'] as const;
const EVE = 'Eve';
const MERCHANTS: readonly PlayerSpec[] = [
  { gold: 20, settled: { mexica: 1, mojave: 2 }, techs: ['masonry'], figures: { mexica: { 'infantry-1': 3 } } },
  { gold: 15, settled: { yucatan: 1, orinoco: 1 }, techs: ['bronze_working'], wonders: ['colossus'] },
  { gold: 10, settled: { gaul: 1 }, techs: ['alphabet_writing'], figures: { gaul: { settler: 2 } } },
  { gold: 5, settled: { aotearoa: 1 } },
];
const MARKERS = { mexica: 'iron', yucatan: 'wine', orinoco: 'spices', gaul: 'gems', alaska: '?iron 2' } as const;
const trading = (people: number): State =>
  scene({ players: MERCHANTS.slice(0, people), markers: MARKERS, steps: [trades, produces, stops] }).state;

/** Civilization that begins at this moment. */
const from = (state: State): Game<Civ> => ({ ...civilization, setup: () => structuredClone(state) });

/** People at a table of this game, and one who looks on; whatever reaches them is looked at. */
async function sitDown(game: Game<Civ>, people: number, store: Store) {
  const games = await testGames({ civilization: game });
  const server = await startTestServer({}, { games, store });
  const names = [...NAMES.slice(0, people), EVE];
  const pages = await Promise.all(names.map(async (name) => TestClient.open(server.port, await signIn(server.port, name))));
  const complaints = pages.map((page, i) => witness(page, names[i]!));
  const open = Array.from({ length: people - 1 }, () => ({ kind: 'open' }) as const);
  const settings = settingsFor({ game: 'civilization', options: { ...civilization.defaults, rules: 'basic' }, autoStart: false });
  const table = (await pages[0]!.must({ do: 'create', settings, seats: [{ kind: 'me' }, ...open] })).table!;
  for (const page of pages.slice(1, people)) await page.must({ do: 'join', table });
  for (const page of pages) await page.must({ do: 'watch', table });
  await pages[0]!.must({ do: 'start', table });
  for (const page of pages) await page.until(table, (view) => view.game !== undefined);
  const close = async (): Promise<void> => {
    for (const page of pages) page.close();
    await server.close();
  };
  return { pages, table, complaints: () => complaints.flat(), close };
}

const stateOf = (page: TestClient, table: string): State => page.view(table).game!.view as State;
const says = (page: TestClient, table: string, move: Move): Wish => ({
  do: 'play',
  table,
  question: page.view(table).game!.question!,
  move: move as Shape['move'],
});
const undoes = (page: TestClient, table: string): Wish => ({ do: 'undo', table, ply: page.view(table).game!.ply });
const dealsOf = (page: TestClient, table: string) =>
  page.view(table).game!.log.flatMap(({ e }) => ((e as { event: string }).event === 'deal' ? [e as Deal] : []));
type Deal = Offer & { readonly event: 'deal' };
const termsOf = ({ from: seat, to, give, want }: Offer): string => JSON.stringify({ seat, to, give, want });

/** What all people have together: trades hand it round and change nothing of it. */
const wealth = (s: State) => ({
  gold: s.players.reduce((sum, { gold }) => sum + gold, 0),
  figures: s.players.flatMap(({ stacks }) => stacks.flatMap(({ kind, n }) => Array<string>(n).fill(kind))).sort(),
  sizes: s.sizes,
  techs: s.techs.map((owner) => owner >= 0),
  wonders: s.wonders.map((owner) => owner >= 0),
});

/** Any offer of what one has, or not, for what another one has, or not. */
function anyOffer(dice: Dice, seat: number, people: number): Move {
  const goods = [
    { gold: 1 + below(dice, 12) },
    { cards: ['mexica'] },
    { cards: ['yucatan'] },
    { techs: ['masonry'] },
    { techs: ['alphabet_writing'] },
    { settlements: ['mojave'] },
    { wonders: ['colossus'] },
    { figures: [{ at: 'mexica', kind: 'infantry-1', cargo: '', n: 2 }] },
    {},
  ] as Parameters<typeof bundle>[0][];
  const any = () => goods[below(dice, goods.length)]!;
  return offer((seat + 1 + below(dice, people - 1)) % people, any(), any());
}

/** What somebody does who looks at his page: mostly trade. */
function anyDeed(dice: Dice, page: TestClient, table: string, people: number): Wish {
  const { viewer, game } = page.view(table);
  if (game!.question === null || below(dice, 6) === 0) return undoes(page, table);
  // Whoever got two technologies by trade might claim a wonder for them, which nobody had before.
  const moves = legal(civilization, { state: game!.view as State }, viewer as number).filter(({ move }) => move !== 'claim');
  const answers = moves.filter(({ move }) => move === 'accept' || move === 'decline' || move === 'withdraw');
  const kind = below(dice, 10);
  if (kind < 5 && answers.length > 0) return says(page, table, answers[below(dice, answers.length)]!);
  if (kind === 9) return says(page, table, moves[below(dice, moves.length)]!);
  return says(page, table, anyOffer(dice, viewer as number, people));
}

describe('trades of people who all act at once', () => {
  let agreements = 0;
  it.each([1, 2, 3, 4])('are carried out whole, once, and as they were seen by who accepted them (seed %i)', async (seed) => {
    const dice = openDice(fastDice(seed));
    const store = unsteady(await openStore(openSql({ file: ':memory:' })), openDice(fastDice(seed + 50)));
    const people = 3 + below(dice, 2);
    const { pages, table, complaints, close } = await sitDown(from(trading(people)), people, store);
    const merchants = pages.slice(0, people);
    const before = wealth(stateOf(merchants[0]!, table));
    /** The terms that somebody had before his eyes when he said yes to them, and was told that it was done. */
    const agreed = new Set<string>();
    let accepted = 0;
    const trouble: string[] = [];
    for (const page of pages) {
      const { onMessage } = page;
      page.onMessage = (message) => {
        onMessage?.(message);
        if (!page.tables.has(table) || page.view(table).game === undefined) return;
        const state = stateOf(page, table);
        const complaint = state.phase === 'trade' ? complaintAbout(state) : undefined;
        if (complaint) trouble.push(complaint);
        if (state.phase === 'trade' && JSON.stringify(wealth(state)) !== JSON.stringify(before))
          trouble.push(JSON.stringify(wealth(state)));
      };
    }
    const tryOnce = async (page: TestClient): Promise<void> => {
      const wish = anyDeed(dice, page, table, people);
      const move = wish.do === 'play' ? (wish.move as Move) : undefined;
      const seen = move?.move === 'accept' ? stateOf(page, table).trading?.offers.find(({ id }) => id === move.offer) : undefined;
      const { ok } = await page.ask(wish);
      if (!ok || !seen) return;
      accepted++;
      agreed.add(termsOf(seen));
    };
    for (let burst = 0; burst < 40 && stateOf(merchants[0]!, table).phase === 'trade'; burst++) {
      const asks = Array.from({ length: 4 }, () => tryOnce(merchants[below(dice, people)]!));
      if (below(dice, 3) === 0) await Promise.all(asks);
      else await sleep(below(dice, 5));
    }
    for (const page of pages) await page.ask({ do: 'ping' });
    expect(trouble).toEqual([]);
    expect(complaints()).toEqual([]);
    const deals = dealsOf(merchants[0]!, table);
    expect(deals.filter((deal) => !agreed.has(termsOf(deal)))).toEqual([]);
    expect(new Set(deals.map(({ id }) => id)).size).toBe(deals.length);
    expect(deals.length).toBeLessThanOrEqual(accepted);
    agreements += accepted;
    // All see the same trades, whoever they are.
    for (const page of pages) expect(dealsOf(page, table)).toEqual(deals);
    await close();
  });

  // Who is faster is never the same: in one game of them all offers may be refused.
  it('are accepted now and then, so that something was tried', () => expect(agreements).toBeGreaterThan(0));

  it('are not made on terms that were changed in the moment of the yes', async () => {
    const { store } = await gatedStore();
    const { pages, table, close } = await sitDown(from(trading(3)), 3, store);
    const [ada, bob] = pages as [TestClient, TestClient];
    await ada.must(says(ada, table, offer(1, { gold: 10 }, { techs: ['bronze_working'] })));
    await bob.until(table, (view) => (view.game!.view as State).trading!.offers.length === 1);
    const yes = says(bob, table, { move: 'accept', offer: 1 });
    // While Bob's yes is on its way, Ada takes back and offers a tenth of it, under the same number.
    await ada.must(undoes(ada, table));
    await ada.until(table, (view) => (view.game!.view as State).trading!.offers.length === 0);
    await ada.must(says(ada, table, offer(1, { gold: 1 }, { techs: ['bronze_working'] })));
    expect(await bob.ask(yes)).toMatchObject({ ok: false, problem: { code: 'STALE' } });
    expect(stateOf(bob, table).players.map(({ gold }) => gold)).toEqual([20, 15, 10]);
    await bob.until(table, (view) => (view.game!.view as State).trading!.offers[0]?.give.gold === 1);
    await bob.must(says(bob, table, { move: 'accept', offer: 1 }));
    await close();
  });

  it('happen once when two accept what only one can have, and an offer is withdrawn or accepted but not both', async () => {
    const { store, shut } = await gatedStore();
    const { pages, table, close } = await sitDown(from(trading(3)), 3, store);
    const [ada, bob, cleo, eve] = pages as [TestClient, TestClient, TestClient, TestClient];
    await ada.must(says(ada, table, offer(1, { techs: ['masonry'] }, { gold: 6 })));
    await ada.must(says(ada, table, offer(2, { techs: ['masonry'] }, { gold: 4 })));
    for (const page of [bob, cleo]) await page.until(table, (view) => (view.game!.view as State).trading!.offers.length === 2);
    const both = await inOneGo(shut, [
      [cleo, says(cleo, table, { move: 'accept', offer: 2 })],
      [bob, says(bob, table, { move: 'accept', offer: 1 })],
      [ada, says(ada, table, { move: 'withdraw', offer: 2 })],
    ]);
    expect(both.map(({ ok }) => ok)).toEqual([true, false, false]);
    await eve.until(table, (view) => (view.game!.view as State).trading!.offers.length === 0);
    expect(stateOf(eve, table).players.map(({ gold }) => gold)).toEqual([24, 15, 6]);
    expect(dealsOf(eve, table).map(({ id }) => id)).toEqual([2]);
    await close();
  });
});

describe('sealed choices of a battle in the same moment', () => {
  const fighting = (): State => {
    const at = scene({
      players: [
        { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 2, 'artillery-1': 1 } } },
        { settled: { gaul: 1 }, figures: { mojave: { 'infantry-1': 1, 'cavalry-1': 2 } } },
      ],
      steps: [{ step: 'begin-movement', seat: 0 }, stops],
    });
    return does(at, 0, FINISH, { move: 'attack', at: 'mojave', target: 1 } as Move).state;
  };
  const commit = (owner: number, kind: string): Move => ({ move: 'commit', owner, kind, cargo: '', air: false }) as Move;

  /** All that reaches Bob and Eve while Ada's choice is in and Bob's is not written yet. */
  async function heardUntilShown(kind: string): Promise<string[][]> {
    const { store, shut } = await gatedStore();
    const { pages, table, complaints, close } = await sitDown(from(fighting()), 2, store);
    const [ada, bob, eve] = pages as [TestClient, TestClient, TestClient];
    await bob.until(table, ({ seats, spectators }) => seats.every(({ online }) => online) && spectators === 1);
    const marks = [bob, eve].map((page) => page.heard.length);
    const replies = await inOneGo(shut, [
      [ada, says(ada, table, commit(0, kind))],
      [bob, says(bob, table, commit(1, 'cavalry-1'))],
    ]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
    for (const page of pages) await page.until(table, ({ game }) => game!.ply === 2);
    expect(complaints()).toEqual([]);
    const heard = [bob, eve].map((page, i) => page.heard.slice(marks[i]).filter((text) => text.includes('"update"')));
    await close();
    // What is heard when both are in shows them; before that nothing may.
    const shown = heard.map((texts) => texts.findIndex((text) => text.includes('"ply":[2]')));
    expect(shown.every((at) => at === 1)).toBe(true);
    expect(heard.every((texts) => texts[1]!.includes(kind))).toBe(true);
    return heard.map((texts) => texts.slice(0, 1).map((text) => text.replace(/"table":"[^"]+"|"at":\d+/g, '')));
  }

  it('are told to nobody before the last of them is in: the same bytes whatever was chosen', async () => {
    const [infantry, artillery] = [await heardUntilShown('infantry-1'), await heardUntilShown('artillery-1')];
    expect(infantry).toEqual(artillery);
  });
});
