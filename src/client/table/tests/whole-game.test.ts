import { expect, it } from 'vitest';
import { ageOfCivilization as game } from '../../../games/age-of-civilization/game.js';
import type { Aoc } from '../../../games/age-of-civilization/state/state.js';
import { begin, cipherDice, now, readRecord, type Slot } from '../../../kernel/index.js';
import { LocalTable } from '../local-table.js';
import type { SeatInfo } from '../table.js';

const SEED = '5e'.repeat(32);
const SEATS: SeatInfo[] = [
  { name: 'Ada', kind: 'me' },
  { name: 'Hypatie', kind: 'bot', level: 'easy' },
  { name: 'Théo', kind: 'bot', level: 'hard' },
];
const slotsOf = (state: Aoc['state']): Slot[] => Object.values(game.piles(state)).flat();
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('plays a whole game of Age of Civilization with secret hands, and nobody learns too much', async () => {
  const options = { ...game.defaults, draft: true, innovation: true, changingWorld: true };
  const table = new LocalTable<Aoc>({
    id: 't',
    timeline: begin(game, options, SEATS.length, cipherDice(SEED)),
    seed: SEED,
    facts: { seats: SEATS },
    secrets: true,
    bots: {
      ask: async ({ view, seat, moves, seed }) => {
        for (const slot of slotsOf(view as Aoc['state']))
          expect(slot.card !== null).toBe(slot.known === -1 || (slot.known & (1 << seat)) !== 0);
        return moves[seed % moves.length]!;
      },
      dispose: () => {},
    },
    pace: () => 0,
    save: () => {},
  });
  table.open();
  for (let i = 0; i < 4000 && !table.snapshot.over; i++) {
    const { acting, choices, view, ply } = table.snapshot;
    if (acting === null) {
      await settle();
      continue;
    }
    const { move } = choices[ply % choices.length]!;
    const known = new Set(slotsOf(view).flatMap((slot) => slot.card ?? []));
    for (const slot of slotsOf(table.foresee(move)!.state)) expect(slot.card === null || known.has(slot.card)).toBe(true);
    table.play(move);
  }
  expect(table.snapshot.over).toBe(true);
  const read = readRecord(game, table.record());
  expect(read.ok && now(read.value.timeline).position.state.over).toBe(true);
  for (let ply = 0; ply <= table.snapshot.ply; ply++) expect(table.at(ply)).toMatchObject({ ply, viewer: 0, acting: null });
  table.dispose();
});
