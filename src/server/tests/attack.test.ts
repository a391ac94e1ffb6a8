import { expect, it } from 'vitest';
import { attack } from '../../../tests/server/attack/attack.js';

/** Harder with `npm run attack`; the figures count there, on a machine that has nothing else to do. Here nothing may leak or stop. */
it('holds against a short attack', async () => {
  const findings = await attack({ plies: 150, sockets: 16, seconds: 1 }, () => undefined);
  expect(findings.map(({ name }) => name)).toEqual([
    'start race',
    'cost of looking back',
    'spectators',
    'a delayed table',
    'a clock that jumps',
    'nonsense and replays',
    'slow readers',
  ]);
  for (const name of ['start race', 'a clock that jumps'])
    expect(findings.find((finding) => finding.name === name)).toMatchObject({ ok: true });
  for (const { name, said } of findings.slice(1)) expect(Number(/(\d+) honest moves/.exec(said)?.[1]), name).toBeGreaterThan(0);
}, 120_000);
