import { expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../../../games/age-of-civilization/cards/index.js';
import { abilitySigns } from '../../../../games/age-of-civilization/say/ability-signs.js';
import { counted } from '../sentence.js';

it('what is counted from the cards to come is written as the figure it is now, also where two of them count as one', () => {
  const counting = ALL_ABILITIES.flatMap((ability) =>
    ability.do.flatMap((op) => ('n' in op && typeof op.n === 'object' && op.n.per === 'upcomingCards' ? [{ ability, ...op.n }] : [])),
  );
  expect(new Set(counting.map(({ every }) => every))).toContain(2);
  for (const { ability, every, times } of counting) {
    const signs = counted(abilitySigns(ability), 5);
    expect(signs.at(-1)).toEqual({ kind: 'points', n: times * Math.floor(5 / every), sign: true });
    expect(counted(abilitySigns(ability), undefined).length).toBeGreaterThan(signs.length);
  }
});
