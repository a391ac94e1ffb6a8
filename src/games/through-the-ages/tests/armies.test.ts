import { describe, expect, it } from 'vitest';
import { armyBonus, drawUp, formArmies, type Squad } from '../ask/armies.js';

const MEDIEVAL = { level: 1, needs: { infantry: 1, cavalry: 1, artillery: 0 }, strength: 2 } as const;
const DEFENSIVE = { level: 2, needs: { infantry: 2, cavalry: 0, artillery: 1 }, strength: 6, obsolete: 3 } as const;
const TRENCHES = { level: 3, needs: { infantry: 1, cavalry: 0, artillery: 2 }, strength: 9, obsolete: 5 } as const;
const MODERN = { level: 3, needs: { infantry: 2, cavalry: 1, artillery: 1 }, strength: 13, obsolete: 7 } as const;

const squad = (type: Squad['type'], level: number, n: number): Squad => ({ type, level, n });

describe('armies', () => {
  it('TTA-TAC-02 TTA-EX-34 two pairs of infantry and cavalry give +4, the third infantry stays alone', () => {
    const karl = [squad('infantry', 0, 2), squad('infantry', 1, 1), squad('cavalry', 1, 2)];
    expect(armyBonus(karl, MEDIEVAL)).toBe(4);
  });

  it('TTA-TAC-06 TTA-EX-35 among sacrificed units every matching set is an army', () => {
    expect(armyBonus([squad('cavalry', 1, 1)], MEDIEVAL)).toBe(0);
    expect(armyBonus([squad('cavalry', 1, 1), squad('infantry', 1, 1)], MEDIEVAL)).toBe(2);
    expect(armyBonus([squad('cavalry', 1, 2), squad('infantry', 0, 2)], MEDIEVAL)).toBe(4);
  });

  it('TTA-TAC-05 TTA-EX-36 an army with a unit two ages older gives the smaller bonus', () => {
    const units = [squad('infantry', 2, 1), squad('infantry', 1, 1), squad('infantry', 0, 2), squad('artillery', 2, 2)];
    expect(formArmies(units, DEFENSIVE)).toMatchObject({ full: 1, old: 1 });
    expect(armyBonus(units, DEFENSIVE)).toBe(9);
  });

  it('TTA-TAC-05 one age older is young enough, newer always is', () => {
    expect(armyBonus([squad('infantry', 1, 2), squad('artillery', 3, 1)], DEFENSIVE)).toBe(6);
    expect(armyBonus([squad('infantry', 1, 1), squad('infantry', 0, 1), squad('artillery', 3, 1)], DEFENSIVE)).toBe(3);
  });

  it('TTA-TAC-05 a tactic with one bonus has no old units', () => {
    expect(armyBonus([squad('infantry', 0, 1), squad('cavalry', 1, 1)], { ...MEDIEVAL, level: 2 })).toBe(2);
  });

  it('TTA-AIR-01 TTA-EX-37 an air unit doubles one army, the best first; a surplus one nothing', () => {
    const units = [squad('infantry', 2, 1), squad('infantry', 1, 1), squad('artillery', 3, 4)];
    const with_ = (n: number) => armyBonus([...units, squad('airforce', 3, n)], TRENCHES);
    expect([0, 1, 2, 3].map(with_)).toEqual([14, 23, 28, 28]);
  });

  it('TTA-AIR-02 sacrificed together, air units double the sacrificed bonus', () => {
    expect(armyBonus([squad('infantry', 3, 1), squad('artillery', 3, 2), squad('airforce', 3, 1)], TRENCHES)).toBe(18);
  });

  it('TTA-CRD-11 Napoleon doubles the best army only, with its air force; without army nothing', () => {
    const units = [squad('infantry', 2, 1), squad('infantry', 1, 1), squad('artillery', 3, 4)];
    expect(armyBonus(units, TRENCHES, true)).toBe(14 + 9);
    expect(armyBonus([...units, squad('airforce', 3, 1)], TRENCHES, true)).toBe(23 + 18);
    expect(armyBonus([squad('infantry', 2, 5)], TRENCHES, true)).toBe(0);
    // The only army is an old one: it is the best there is.
    expect(armyBonus([squad('infantry', 0, 1), squad('artillery', 3, 2)], TRENCHES, true)).toBe(10);
  });

  it('TTA-TAC-05 TTA-AIR-01 drawn up unit by unit: full armies of the newest first, then old ones, the rest alone', () => {
    const units = [squad('infantry', 0, 3), squad('infantry', 2, 2), squad('artillery', 2, 2), squad('airforce', 3, 1)];
    const { armies, alone, lacks } = drawUp(units, DEFENSIVE);
    expect(armies.map(({ isOld, flies, strength }) => ({ isOld, flies, strength }))).toEqual([
      { isOld: false, flies: true, strength: 12 },
      { isOld: true, flies: false, strength: 3 },
    ]);
    expect(armies.map((army) => army.units.map((x) => x.level))).toEqual([
      [2, 2, 2, 3],
      [0, 0, 2],
    ]);
    expect(armies.reduce((sum, army) => sum + army.strength, 0)).toBe(armyBonus(units, DEFENSIVE));
    expect(alone).toEqual([{ type: 'infantry', level: 0 }]);
    expect(lacks).toEqual({ infantry: 1, cavalry: 0, artillery: 1 });
  });

  it('TTA-TAC-04 TTA-TAC-03 agrees with trying every way to form armies', () => {
    let seed = 7;
    const next = (n: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return (seed >>> 8) % n;
    };
    for (const tactic of [MEDIEVAL, DEFENSIVE, TRENCHES, MODERN])
      for (let round = 0; round < 60; round++) {
        const units = (['infantry', 'cavalry', 'artillery'] as const).flatMap((type) =>
          [0, 1, 2, 3].map((level) => squad(type, level, next(3))),
        );
        const planes = next(4);
        const flying = [...units, squad('airforce', 3, planes)];
        expect(armyBonus(flying, tactic)).toBe(tryAll(units, planes, tactic));
      }
  });
});

type Tactic = typeof DEFENSIVE | typeof MEDIEVAL | typeof TRENCHES | typeof MODERN;

/** The greatest bonus of all ways to take armies one after the other. Only young and old matter, so units are counted that way. */
function tryAll(units: readonly Squad[], planes: number, tactic: Tactic): number {
  const weak = 'obsolete' in tactic ? tactic.obsolete : tactic.strength;
  const isOld = (level: number) => 'obsolete' in tactic && level < tactic.level - 1;
  const types = ['infantry', 'cavalry', 'artillery'] as const;
  const count = (type: string, old: boolean) =>
    units.filter((u) => u.type === type && isOld(u.level) === old).reduce((sum, u) => sum + u.n, 0);
  const known = new Map<string, number>();
  const search = (stock: readonly (readonly [number, number])[], air: number): number => {
    const key = JSON.stringify([stock, air]);
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = 0;
    const pick = (i: number, left: readonly (readonly [number, number])[], aged: boolean): void => {
      if (i === types.length) {
        const bonus = aged ? weak : tactic.strength;
        best = Math.max(best, bonus + search(left, air));
        if (air > 0) best = Math.max(best, 2 * bonus + search(left, air - 1));
        return;
      }
      const need = tactic.needs[types[i]!];
      const [young, old] = left[i]!;
      for (let k = 0; k <= need; k++)
        if (young >= need - k && old >= k) pick(i + 1, left.with(i, [young - need + k, old - k]), aged || k > 0);
    };
    pick(0, stock, false);
    known.set(key, best);
    return best;
  };
  return search(
    types.map((type) => [count(type, false), count(type, true)] as const),
    planes,
  );
}
