import { afterEach, describe, expect, it, vi } from 'vitest';
import { begin, cipherDice, legal, mask, now, readRecord, type Timeline } from '../../../kernel/index.js';
import type { BotPort } from '../bot-port.js';
import { LocalTable } from '../local-table.js';
import type { SeatInfo } from '../table.js';
import { type Toy, toy } from './toy.js';

const SEED = 'ab'.repeat(32);
const me: SeatInfo = { name: 'Ada', kind: 'me' };
const friend: SeatInfo = { name: 'Théo', kind: 'friend' };
const bot: SeatInfo = { name: 'Hypatie', kind: 'bot', level: 'hard' };

type Question = Parameters<BotPort['ask']>[0];

function openTable(seats: SeatInfo[], more: { ask?: (q: Question) => Promise<{ move: string }>; secrets?: boolean; pace?: number } = {}) {
  const saved: Timeline<Toy>[] = [];
  const questions: Question[] = [];
  const ask = more.ask ?? (async (q: Question) => q.moves.find((m) => m.move === 'lay')!);
  const table = new LocalTable<Toy>({
    id: 't1',
    timeline: begin(toy, toy.defaults, seats.length, cipherDice(SEED)),
    seed: SEED,
    facts: { seats },
    secrets: more.secrets ?? true,
    bots: {
      ask: (q) => {
        questions.push(structuredClone(q));
        return ask(q);
      },
      dispose: () => {},
    },
    pace: () => more.pace ?? 0,
    save: (timeline) => void saved.push(timeline),
  });
  table.open();
  return { table, saved, questions };
}

const lay = (table: LocalTable<Toy>) => table.snapshot.choices.find((c) => c.move.move === 'lay')!.move;
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

afterEach(() => vi.useRealTimers());

describe('a local table', () => {
  it('shows the viewer only what the seat may know', () => {
    const { table } = openTable([me, bot]);
    const { view, viewer, acting } = table.snapshot;
    expect([viewer, acting]).toEqual([0, 0]);
    expect(view.hands[0]!.every((slot) => slot.card !== null)).toBe(true);
    expect([...view.hands[1]!, ...view.deck].every((slot) => slot.card === null)).toBe(true);
  });

  it('sends a bot its own masked view and nothing else', async () => {
    const { table, questions, saved } = openTable([me, bot]);
    table.play(lay(table));
    await settle();
    const before = saved[0]!;
    const view = mask(toy, now(before).position.state, 1);
    expect(questions[0]).toEqual({
      game: 'toy',
      options: toy.defaults,
      view,
      seat: 1,
      level: 'hard',
      moves: legal(toy, { state: view }, 1),
      seed: expect.any(Number),
    });
    expect(JSON.stringify(questions[0])).not.toContain(SEED);
    expect(table.snapshot.acting).toBe(0);
  });

  it('plays any legal move when the bot breaks down or cheats', async () => {
    for (const ask of [() => Promise.reject(new Error('gone')), async () => ({ move: 'lay', card: 'C99' })]) {
      const { table } = openTable([me, bot], { ask });
      table.play(lay(table));
      for (let i = 0; i < 200 && table.snapshot.acting === null && !table.snapshot.over; i++) await settle();
      expect(table.snapshot.ply).toBeGreaterThan(1);
      expect(table.snapshot.acting).toBe(0);
      table.dispose();
    }
  });

  it('paces bots and hurries them on demand', async () => {
    vi.useFakeTimers();
    const { table } = openTable([me, bot], { pace: 1 });
    table.play(lay(table));
    await vi.advanceTimersByTimeAsync(500);
    expect(table.snapshot).toMatchObject({ ply: 1, thinking: true });
    table.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.snapshot).toMatchObject({ ply: 2, thinking: false, acting: 0 });
  });

  it('takes back step by step to the last new information', () => {
    const { table } = openTable([me, friend], { secrets: false });
    expect(table.snapshot.undo.can).toBe(false);
    table.play({ move: 'bet' });
    expect(table.snapshot).toMatchObject({ ply: 1, undo: { can: true } });
    expect(table.snapshot.blocked[0]).toMatchObject({ move: { move: 'bet' }, refusal: { code: 'ONE_BET' } });
    table.undo();
    expect(table.snapshot).toMatchObject({ ply: 0, undo: { can: false } });
    table.play({ move: 'draw' });
    expect(table.snapshot.undo).toEqual({ can: false, closed: 'shown' });
    table.undo();
    expect(table.snapshot.ply).toBe(1);
  });

  it('follows the acting person when there is nothing to hide', () => {
    const { table } = openTable([me, friend], { secrets: false });
    table.play(lay(table));
    expect(table.snapshot).toMatchObject({ viewer: 1, acting: 1 });
  });

  it('waits for the next person to look when there are secrets', () => {
    const { table } = openTable([me, friend]);
    expect(table.snapshot).toMatchObject({ viewer: 'spectator', acting: null, asked: [0], choices: [] });
    expect(table.snapshot.view.hands.flat().every((slot) => slot.card === null)).toBe(true);
    table.look(0);
    table.play(lay(table));
    expect(table.snapshot).toMatchObject({ viewer: 0, acting: null, asked: [1], choices: [], blocked: [] });
    table.look(1);
    expect(table.snapshot).toMatchObject({ viewer: 1, acting: 1 });
    expect(table.snapshot.view.hands[0]!.every((slot) => slot.card === null)).toBe(true);
  });

  it('foresees what a move gives, but no card that is still face down', () => {
    const { table } = openTable([me, bot]);
    const move = lay(table);
    const after = table.foresee(move)!.state;
    expect(after.points[0]).toBe(Number('card' in move ? move.card.slice(1) : 0));
    const drawn = table.foresee({ move: 'draw' })!.state;
    expect(drawn.hands[0]!.map((slot) => slot.card)).toEqual([...table.snapshot.view.hands[0]!.map((slot) => slot.card), null]);
    expect(table.foresee({ move: 'draw' })).toMatchObject({ open: false, closes: 'shown' });
    expect(table.foresee(move)).toMatchObject({ open: false, closes: 'shown' });
    expect(table.snapshot.ply).toBe(0);
  });

  it('against bots only everything may be taken back, and the record says so', async () => {
    const { table } = openTable([me, bot]);
    const first = table.snapshot.view;
    table.play(lay(table));
    await settle();
    expect(table.snapshot.undo).toMatchObject({ can: false, free: false });
    table.undo();
    expect(table.snapshot.ply).toBeGreaterThan(0);
    table.undoFreely();
    expect(table.snapshot.undo).toMatchObject({ free: true });
    expect(table.snapshot.ply).toBe(0);
    expect(table.snapshot.view).toEqual(first);
    expect(table.record()).toMatch(/^0 undo free$/m);
    expect(readRecord(table.game, table.record())).toMatchObject({ ok: true });
    const shared = openTable([me, friend]).table;
    shared.look(0);
    shared.play(lay(shared));
    shared.undoFreely();
    expect(shared.snapshot.ply).toBe(1);
    expect(shared.snapshot.undo.free).toBeUndefined();
  });

  it('shows the past as the viewer knew it then', async () => {
    const { table } = openTable([me, bot]);
    table.play(lay(table));
    await settle();
    const start = table.at(0);
    expect(start).toMatchObject({ ply: 0, acting: null, choices: [], log: [] });
    expect(start.view.hands[1]!.every((slot) => slot.card === null)).toBe(true);
    expect(table.at(1).log).toHaveLength(1);
    expect(table.at(table.snapshot.ply).view).toEqual(table.snapshot.view);
    expect(table.at(1)).toBe(table.at(1));
  });

  it('tells each viewer the events as that seat saw them', () => {
    const { table } = openTable([me, friend]);
    table.look(0);
    table.play({ move: 'draw' });
    expect(table.snapshot.log[0]!.e).toMatchObject({ event: 'draw', card: expect.any(String) });
    table.look(1);
    expect(table.snapshot.log[0]!.e).toMatchObject({ event: 'draw', card: null });
  });

  it('saves after every move, and can be rebuilt from its record', () => {
    const { table, saved } = openTable([me, friend], { secrets: false });
    table.play({ move: 'bet' });
    table.undo();
    table.play({ move: 'draw' });
    expect(saved).toHaveLength(3);
    const read = readRecord(toy, table.record());
    expect(read.ok && now(read.value.timeline).position.state).toEqual(now(saved[2]!).position.state);
  });

  it('plays bots to the end without a person', async () => {
    const { table } = openTable([bot, bot]);
    for (let i = 0; i < 200 && !table.snapshot.over; i++) await settle();
    expect(table.snapshot).toMatchObject({ over: true, viewer: 'spectator' });
  });
});
