import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { throughTheAges as game } from '../../../../games/through-the-ages/game.js';
import { readRecord } from '../../../../kernel/index.js';
import { pastSnapshot } from '../../../table/snapshots.js';
import { logLines } from '../log-lines.js';
import { words } from '../words.js';

beforeAll(() => words.load('en'));

it('a pact that is offered or made is news to its partner', () => {
  const read = readRecord(game, readFileSync('fixtures/through-the-ages/full-3.replay', 'utf8'));
  if (!read.ok) throw new Error(read.problem.code);
  const { timeline, header } = read.value;
  const seats = Array.from({ length: header.seats }, (_, i) => ({ name: `P${i}`, kind: 'friend' as const }));
  const end = pastSnapshot({ tableId: 't', timeline, seats, viewer: 0 }, timeline.frames.length - 1);
  const offers = end.log.flatMap(({ ply, e }) => (e.event === 'offered' ? [{ ply, partner: e.partner }] : []));
  expect(offers.length).toBeGreaterThan(0);
  const lines = logLines(end.log, end, 'en');
  for (const { ply, partner } of offers) expect(lines.some((line) => line.ply === ply && line.affects.includes(partner))).toBe(true);
});
