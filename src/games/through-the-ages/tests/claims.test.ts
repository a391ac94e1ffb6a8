import { describe, expect, it } from 'vitest';
import { fc } from '../../../../tests/property.js';
import { armyBonus, type Squad } from '../ask/armies.js';
import { UNITS } from '../cards/ability.js';
import { CARDS } from '../cards/index.js';

/** What comments of the rules call impossible, and what their code therefore leaves out. */
describe('what is taken for granted', () => {
  it('never more than one drill at a time: each belongs to a leader, and no leader has two', () => {
    const drills: readonly string[] = ['infantry-as-cavalry', 'farmers-fight', 'unit-twice'];
    const drilled = CARDS.flatMap((row) => {
      const own = 'traits' in row ? row.traits.filter((x) => drills.includes(x.trait)) : [];
      return own.length > 0 ? [{ type: row.type, n: own.length }] : [];
    });
    expect(drilled.length).toBeGreaterThan(2);
    expect(drilled.filter(({ type, n }) => type !== 'leader' || n > 1)).toEqual([]);
  });

  it('more units never make less', () => {
    const tactics = CARDS.flatMap((row) => (row.type === 'tactic' ? [row] : []));
    const squad = fc.record({ type: fc.constantFrom(...UNITS), level: fc.nat({ max: 3 }), n: fc.nat({ max: 5 }) });
    const drill = fc.constantFrom({}, { riders: true }, { farmers: 2 }, { twice: 'any' } as const, { twice: 'not-alone' } as const);
    fc.assert(
      fc.property(fc.constantFrom(...tactics), fc.array(squad, { maxLength: 6 }), squad, drill, (tactic, squads, more, by) => {
        const after: Squad[] = [...squads, more];
        expect(armyBonus(after, tactic, false, by)).toBeGreaterThanOrEqual(armyBonus(squads, tactic, false, by));
      }),
      { numRuns: 500 },
    );
  });
});
