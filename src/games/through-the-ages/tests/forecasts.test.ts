import { describe, expect, it } from 'vitest';
import { asked, below, fastDice, legal, mask, openDice, type Position, play, type Seat, type Slot, start } from '../../../kernel/index.js';
import { cardOf } from '../cards/index.js';
import { stored } from '../change/tokens.js';
import { throughTheAges as game } from '../game.js';
import { eventForecast } from '../guide/event-forecast.js';
import { forecast } from '../guide/forecast.js';
import { reckoningOf } from '../guide/reckoning.js';
import { DEFAULTS } from '../state/setup.js';
import type { Expansion, GameEvent, Move, Options, State, Tta } from '../state/state.js';

const ALL: Expansion = { rebalanced: true, military: true, leaders: 'new', choice: 'random', agreed: [] };
const TABLES: readonly (readonly [string, number, Partial<Options>])[] = [
  ['2006, Simple', 2, { version: 'simple' }],
  ['2006, Full', 3, { version: 'full' }],
  ['2015', 2, { edition: '2015' }],
  ['2015 with new leaders and wonders', 2, { edition: '2015', expansion: ALL }],
  ['2015 with all of both', 3, { edition: '2015', expansion: { ...ALL, leaders: 'public' } }],
  ['2015 with all of both, four seats', 4, { edition: '2015', expansion: { ...ALL, leaders: 'secret' } }],
];

interface Played {
  readonly before: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly GameEvent[];
  readonly after: State;
}

/** Moves that make most of a random game: people, buildings and cards; nobody leaves, nobody tears down. */
const LIKED: ReadonlySet<string> = new Set([
  'grow',
  'build',
  'upgrade',
  'leader',
  'stage',
  'technology',
  'government',
  'prepare',
  'accept',
]);
const AVOIDED: ReadonlySet<string> = new Set(['resign', 'destroy', 'by-hand']);

/** A whole game by chance, move by move. */
function* games(seats: number, options: Partial<Options>, seed: number): Generator<Played> {
  const dice = openDice(fastDice(seed));
  let position: Position<Tta> = start(game, { ...DEFAULTS, ...options }, seats, fastDice(seed)).position;
  for (let seat = asked(game, position)[0]; seat !== undefined; seat = asked(game, position)[0]) {
    const moves = legal(game, position, seat).filter(({ move }) => !AVOIDED.has(move));
    const liked = moves.filter(({ move }) => LIKED.has(move));
    const from = liked.length > 0 && below(dice, 4) > 0 ? liked : moves;
    const move = from[below(dice, from.length)]!;
    const played = play(game, position, seat, move);
    if (!played.ok) throw new Error(played.refusal.code);
    const events = played.events.map(({ e }) => e);
    yield { before: position.state, seat, move, events, after: played.position.state };
    position = played.position;
  }
}

type Sums = Record<'culture' | 'science' | 'food' | 'resources' | 'cards', number>;
/** What the events tell of a seat until the next turn begins or the game is scored. */
function told(events: readonly GameEvent[], seat: Seat, sums: Sums): boolean {
  for (const e of events) {
    if (e.event === 'turn' || e.event === 'scored' || e.event === 'final-bonus' || e.event === 'end') return true;
    if (e.event === 'drew' && e.seat === seat) sums.cards += e.cards.length;
    if (e.event !== 'change' || e.seat !== seat) continue;
    for (const what of ['culture', 'science', 'food', 'resources'] as const) sums[what] += e.by[what] ?? 0;
  }
  return false;
}

describe('the end of a turn', () => {
  it.each(TABLES)('brings what was foreseen: %s', (_name, seats, options) => {
    let checked = 0;
    for (const seed of [1, 2, 3]) {
      let due: { seat: Seat; sums: Sums; wanted: Sums } | undefined;
      for (const { before, seat, move, events } of games(seats, options, seed)) {
        if (move.move === 'end-turn') {
          const view = mask(game, before, seat);
          const f = forecast(view, seat);
          const p = view.players[seat]!;
          const wanted = {
            culture: f.culture,
            science: f.science,
            food: f.food.after - stored(p, 'food'),
            resources: f.resources.after - stored(p, 'resources'),
            cards: f.cards,
          };
          expect(f.food.gross - f.food.eaten - f.food.corruption, 'the parts of the food').toBe(wanted.food);
          expect(f.resources.gross - f.resources.corruption, 'the parts of the resources').toBe(wanted.resources);
          due = { seat, wanted, sums: { culture: 0, science: 0, food: 0, resources: 0, cards: 0 } };
        }
        if (!due || !told(events, due.seat, due.sums)) continue;
        expect(due.sums, `round ${before.round}, seat ${due.seat}, ${before.players[due.seat]!.leader}`).toEqual(due.wanted);
        due = undefined;
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(30);
  });
});

describe('the end of the game', () => {
  it.each(TABLES)('brings what was foreseen on the last turn: %s', (_name, seats, options) => {
    for (const seed of [4, 5, 6]) {
      let foreseen: readonly number[] | undefined;
      for (const { before, move, after } of games(seats, options, seed)) {
        const isLast = before.lastRound === before.round && (before.current + 1) % seats === before.first;
        // Who sees all cards needs no memory of them.
        if (isLast && move.move === 'end-turn') foreseen = reckoningOf({ ...before, notes: [] }).totals;
        if (after.over) expect(after.players.map((p) => p.culture)).toEqual(foreseen);
      }
      expect(foreseen).toBeDefined();
    }
  });
});

describe('an event', () => {
  const figures = (s: State) =>
    s.players.map((p) => ({
      culture: p.culture,
      science: p.science,
      food: stored(p, 'food'),
      resources: stored(p, 'resources'),
      yellow: p.yellow,
      blue: p.blue,
      pool: p.pool,
      workers: p.holdings.reduce((sum, h) => sum + h.workers, 0),
      cards: p.militaryHand.length,
    }));

  it.each(TABLES.slice(1))('does what was foreseen: %s', (_name, seats, options) => {
    const seen = new Set<string>();
    for (const seed of [7, 8, 9])
      for (const { before, seat, move, events, after } of games(seats, options, seed)) {
        const revealed = events.find((e) => e.event === 'revealed');
        if (move.move !== 'prepare' || revealed?.event !== 'revealed' || cardOf(revealed.card).type !== 'event') continue;
        // Preparing it is worth something of its own, before the event comes.
        const start: State = { ...before, players: before.players.map((p) => ({ ...p })) };
        const p = start.players[seat]!;
        p.militaryHand = p.militaryHand.slice(1);
        for (const e of events.slice(0, events.indexOf(revealed))) {
          if (e.event === 'change') for (const what of ['culture', 'science'] as const) p[what] += e.by[what] ?? 0;
          if (e.event === 'drew')
            p.militaryHand = [...p.militaryHand, ...e.cards.map((_card): Slot => ({ back: 'military-1', card: null, known: 0 }))];
        }
        const told = eventForecast(start, revealed.card);
        if (!told || told.some((x) => x.asked)) continue;
        const then = figures(start).map((f, i) => {
          const by = told.find((x) => x.seat === i)?.by ?? {};
          return Object.fromEntries(Object.entries(f).map(([name, n]) => [name, n + (by[name as keyof typeof by] ?? 0)]));
        });
        expect(figures(after), revealed.card).toEqual(then);
        seen.add(revealed.card);
      }
    expect(seen.size).toBeGreaterThan(5);
  });
});
