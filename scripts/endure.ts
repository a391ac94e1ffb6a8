// npm run endure [-- --minutes 30 --tables 48 --pace 60]: games of every kind and visitors who come and go, for long; nothing
// that the server has open or in memory may grow.
import { parseArgs } from 'node:util';
import { growth, type Sample, soak } from '../bench/soak.js';

const whole = (value: string | undefined, fallback: number): number => {
  const n = Number(value ?? fallback);
  if (!Number.isInteger(n) || n < 1) throw new Error('--minutes, --tables and --pace are whole numbers from 1 on');
  return n;
};
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { minutes: text, tables: text, pace: text } });
const mega = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

const samples = await soak(
  { minutes: whole(values.minutes, 30), tables: whole(values.tables, 48), pace: whole(values.pace, 60) },
  ({ minute, moves, visits, heap, memory, sockets, handles, p95 }) =>
    process.stdout.write(
      `minute ${minute}: ${moves} moves, ${visits} visits; ${mega(heap)} in use, process ${mega(memory)}; ${sockets} connections, ${handles} open handles; p95 ${p95.toFixed(0)} ms\n`,
    ),
);
/** What may not grow, and by how much it may differ: connections come and go, caches breathe. */
const WATCHED: readonly (readonly [string, (sample: Sample) => number, number])[] = [
  ['memory in use', ({ heap }) => heap, 0.1],
  ['memory of the process', ({ memory }) => memory, 0.1],
  ['connections', ({ sockets }) => sockets, 0.1],
  ['open handles', ({ handles }) => handles, 0.1],
];
let held = samples.length >= 4;
for (const [name, figure, most] of held ? WATCHED : []) {
  const grown = growth(samples, figure);
  const ok = grown <= most;
  held &&= ok;
  process.stdout.write(`${ok ? 'held  ' : 'FAILED'} ${name}: ${(100 * grown).toFixed(1)} % from the second quarter to the last\n`);
}
process.exit(held ? 0 : 1);
