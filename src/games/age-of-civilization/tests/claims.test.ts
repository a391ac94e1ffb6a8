import { expect, it } from 'vitest';
import type { Ability } from '../cards/ability.js';
import { CIVILISATIONS } from '../cards/civilisations.js';
import { ALL_TECHS } from '../cards/index.js';
import { WONDERS } from '../cards/wonders.js';

/** What comments of the rules call impossible, and what their code therefore leaves out. */
it('AOC-CMD-4: nothing at the end of a turn counts coins, so gaining them first is never worse', () => {
  const printed: Ability[] = [
    ...CIVILISATIONS.flatMap(({ main, inherited }) => [...main, ...inherited]),
    ...[...ALL_TECHS, ...WONDERS].flatMap(({ abilities }) => abilities),
  ];
  const atTheEnd = printed.filter(({ when }) => when.event === 'endOfTurn');
  expect(atTheEnd.length).toBeGreaterThan(3);
  const counted = atTheEnd.flatMap((a) => a.do.flatMap((op) => ('n' in op && typeof op.n === 'object' ? [op.n.per] : [])));
  expect(counted.length).toBeGreaterThan(0);
  expect(counted).not.toContain('coins');
});
