import { describe, expect, it } from 'vitest';
import { playUntrusted } from '../../../kernel/index.js';
import { rule } from '../../shared/tests/toolkit.js';
import { bestYields, incomeOf, pointsOf, resourcesHeld, servedByHand } from '../ask/production.js';
import { REGIONS, type RegionId } from '../cards/map.js';
import { BAND_CHANCES, CRITICAL, cityYield, criticalAt, monopolyOf } from '../cards/tables.js';
import { spaceOf } from '../cards/world.js';
import { civilization as game } from '../game.js';
import { dealEffects } from '../guide/deals.js';
import { criticalChances, forecast } from '../guide/forecast.js';
import type { Move } from '../state/state.js';
import {
  allows,
  asks,
  bundle,
  buys,
  does,
  eventsOf,
  gold,
  legalAt,
  type Moment,
  type PlayerSpec,
  produces,
  refuses,
  type SceneSpec,
  scene,
  stops,
  trades,
} from './scene.js';

const OTHER: PlayerSpec = { settled: { gaul: 1 } };
const at = (player: PlayerSpec, markers: SceneSpec['markers'] = {}, more: Partial<SceneSpec> = {}) =>
  scene({ players: [player, OTHER], markers, steps: [stops], ...more });
const income = (
  player: PlayerSpec,
  markers: SceneSpec['markers'] = {},
  resource: Parameters<typeof incomeOf>[2] = null,
  more: Partial<SceneSpec> = {},
) => incomeOf(at(player, markers, more).state, 0, resource);
const ADVANCED = { rules: 'advanced' } as const;

rule('CIV-PRB-01', 'the city factor is the sum of the sizes, one more for each fertile one', () => {
  expect(income({ settled: { mexica: 1, mojave: 2, gobi: 3, java: 4 } }).cities).toBe(10);
  expect(income({ settled: { mexica: 1, mojave: 2 } }, { mojave: 'fertile' }).cities).toBe(4);
});

rule(['CIV-PRB-02', 'CIV-AMB-34'], 'the critical resource doubles the city factor of its holders, once; the table by era', () => {
  const settled = { mexica: 2, mojave: 3 } as const;
  expect(income({ settled }, { mexica: 'iron', mojave: 'iron' }, 'iron')).toMatchObject({ cities: 5, critical: 5 });
  expect(income({ settled }, { mexica: 'iron' }, 'wine').critical).toBe(0);
  const row = (era: 1 | 2 | 3 | 4) =>
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => criticalAt(era, sum)).filter((r, i, all) => i === 0 || r !== all[i - 1]);
  expect(row(1)).toEqual(['wine', 'horses', 'iron', 'gems', 'spices']);
  expect(row(2)).toEqual(['wine', 'gems', 'spices', 'iron', 'horses']);
  expect(row(3)).toEqual(['oil', 'gems', 'coal', 'iron', 'horses']);
  expect(row(4)).toEqual(['coal', 'rare_metals', 'oil', 'iron']);
  expect([criticalAt(4, 8), criticalAt(4, 9)]).toEqual(['oil', 'oil']);
  const rolled = at({ settled }, {}, { steps: [produces, stops] });
  const [{ dice, resource } = { dice: [1, 1], resource: 'wine' }] = eventsOf(rolled, 'critical');
  expect(criticalAt(1, dice[0]! + dice[1]!)).toBe(resource);
});

rule('CIV-PRB-03', 'different resources times technologies of all eras', () => {
  const techs = ['masonry', 'banking', 'physics'] as const;
  expect(income({ settled: { mexica: 1, mojave: 1, gobi: 1 }, techs }, { mexica: 'iron', mojave: 'iron', gobi: 'oil' })).toMatchObject({
    types: 2,
    typeGold: 6,
  });
});

rule(['CIV-PRB-04', 'CIV-PRA-04'], 'three cards 20, four 40, five and more 80, for each resource', () => {
  expect([2, 3, 4, 5, 6, 9].map(monopolyOf)).toEqual([0, 20, 40, 80, 80, 80]);
  const regions = REGIONS.slice(0, 7).map((r) => r.id);
  const settled = Object.fromEntries(regions.map((r) => [r, 1])) as PlayerSpec['settled'];
  const markers = Object.fromEntries(regions.map((r, i) => [r, i < 4 ? 'iron' : 'oil'])) as SceneSpec['markers'];
  for (const rules of ['basic', 'advanced'] as const) expect(income({ settled: settled! }, markers, null, { rules }).monopolies).toBe(60);
});

rule(['CIV-PRB-05', 'CIV-PRA-06', 'CIV-DV-06'], 'nobody receives less than 10', () => {
  expect(income({ settled: { mexica: 1 } })).toMatchObject({ cities: 1, raised: 9, total: 10 });
  expect(income({})).toMatchObject({ cities: 0, total: 10 });
  expect(
    incomeOf(at({ settled: { mexica: 1 } }, {}, { ...ADVANCED, players: [{ settled: { mexica: 1 } }, OTHER] }).state, 0, null),
  ).toMatchObject({ cities: 2, raised: 8, total: 10 });
  const paid = at({ gold: 3, settled: { mexica: 1 } }, {}, { steps: [produces, stops] });
  expect(gold(paid, 0)).toBe(13);
});

rule(['CIV-PRA-01', 'CIV-DV-05', 'CIV-AMB-03'], 'the city cards', () => {
  const row = (resource: boolean, happy: boolean, productive: boolean) =>
    [1, 2, 3, 4].map((size) => cityYield(size, resource, happy, productive));
  expect([row(false, false, false), row(false, true, false), row(false, false, true), row(false, true, true)]).toEqual([
    [0, 1, 2, 3],
    [2, 3, 4, 5],
    [0, 2, 4, 6],
    [4, 6, 8, 10],
  ]);
  expect([row(true, false, false), row(true, true, false), row(true, false, true), row(true, true, true)]).toEqual([
    [2, 4, 6, 8],
    [4, 6, 8, 10],
    [4, 8, 12, 16],
    [8, 12, 16, 20],
  ]);
});

rule(['CIV-PRA-02', 'CIV-PRA-03'], 'advanced: 15 gold for the critical resource, once, and 3 for each different one', () => {
  const settled = { mexica: 2, mojave: 3, gobi: 1 } as const;
  expect(income({ settled }, { mexica: 'iron', mojave: 'iron', gobi: 'coal' }, 'iron', ADVANCED)).toMatchObject({
    critical: 15,
    types: 2,
    typeGold: 6,
  });
});

rule('CIV-PRA-05', 'gold wonders add while their era lasts', () => {
  const wonders = ['colossus', 'great_lighthouse', 'smiths_trading_company'] as const;
  expect(
    [1, 3, 4].map((era) => income({ settled: { mexica: 4 }, wonders }, {}, null, { ...ADVANCED, era: era as 1 | 3 | 4 }).wonders),
  ).toEqual([20, 10, 0]);
});

rule('CIV-HAP-01', 'a founded settlement begins small and unhappy', () => {
  const yields = bestYields(at({ settled: { mexica: 1, mojave: 1 } }, {}, ADVANCED).state, 0);
  expect(yields.map((y) => [y.size, y.isHappy, y.gold])).toEqual([
    [1, true, 2],
    [1, false, 0],
  ]);
});

rule(['CIV-HAP-02', 'CIV-HAP-03'], 'wine and gems are always happy; one further settlement is, free of charge', () => {
  const yields = bestYields(
    at({ settled: { mexica: 1, mojave: 1, gobi: 1, java: 1 } }, { mexica: 'wine', mojave: 'gems', gobi: 'iron', java: 'oil' }, ADVANCED)
      .state,
    0,
  );
  expect(yields.filter((y) => y.isHappy)).toHaveLength(3);
});

rule(['CIV-HAP-04', 'CIV-HAP-05'], 'faces and gears of improvements and active wonders', () => {
  const points = (p: PlayerSpec, era: 1 | 2 | 3 | 4) => pointsOf(at({ settled: { mexica: 1 }, ...p }, {}, { ...ADVANCED, era }).state, 0);
  expect(points({}, 1)).toEqual({ happy: 1, productive: 0 });
  expect(points({ improvements: ['cathedral', 'bank'], wonders: ['sistine_chapel'] }, 2)).toEqual({ happy: 4, productive: 1 });
  expect(points({ wonders: ['sistine_chapel', 'transcontinental_railroad'] }, 3)).toEqual({ happy: 1, productive: 1 });
  expect(points({ improvements: ['fusion_reactor'], wonders: ['cure_for_cancer', 'hoover_dam'] }, 4)).toEqual({ happy: 3, productive: 3 });
  expect(points({ techs: ['theology'] }, 2)).toEqual({ happy: 1, productive: 0 }); // faces on technologies only announce
});

rule('CIV-HAP-06', 'a settlement is made happy once and productive once', () => {
  const [only] = bestYields(
    at({ settled: { mexica: 4 }, improvements: ['temple', 'courthouse', 'granary', 'library'] }, {}, ADVANCED).state,
    0,
  );
  expect(only!.gold).toBe(10);
});

describe('CIV-HAP-07 the best assignment', () => {
  /** Every way to give out the points. */
  function bruteForce(
    cities: readonly { size: number; resource: boolean; content: boolean; fertile: boolean }[],
    happy: number,
    productive: number,
  ): number {
    let best = 0;
    for (let h = 0; h < 1 << cities.length; h++)
      for (let p = 0; p < 1 << cities.length; p++) {
        const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
        if (bits(h) > happy || bits(p) > productive) continue;
        const sum = cities.reduce(
          (n, c, i) => n + cityYield(c.size, c.resource, c.content || (h & (1 << i)) > 0, c.fertile || (p & (1 << i)) > 0),
          0,
        );
        best = Math.max(best, sum);
      }
    return best;
  }
  const FACES = ['', 'wine', 'iron', 'fertile', 'gems'] as const;
  const HAPPY = ['temple', 'courthouse', 'ziggurat'] as const;
  const PRODUCTIVE = ['granary', 'library', 'marketplace'] as const;
  it('CIV-HAP-07 is that of trying all of them', () => {
    let chance = 7;
    const next = (n: number): number => {
      chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
      return (chance >>> 8) % n;
    };
    const regions = REGIONS.slice(10, 15).map((r) => r.id) as RegionId[];
    for (let i = 0; i < 300; i++) {
      const chosen = regions.slice(0, 1 + next(5)).map((id) => ({ id, size: 1 + next(4), face: FACES[next(5)]! }));
      const improvements = [...HAPPY.slice(0, next(4)), ...PRODUCTIVE.slice(0, next(4))];
      const settled = Object.fromEntries(chosen.map((c) => [c.id, c.size])) as NonNullable<PlayerSpec['settled']>;
      const markers = Object.fromEntries(chosen.filter((c) => c.face).map((c) => [c.id, c.face])) as NonNullable<SceneSpec['markers']>;
      const { state } = at({ settled, improvements }, markers, ADVANCED);
      const { happy, productive } = pointsOf(state, 0);
      const cities = chosen.map((c) => ({
        size: c.size,
        resource: c.face !== '' && c.face !== 'fertile',
        content: c.face === 'wine' || c.face === 'gems',
        fertile: c.face === 'fertile',
      }));
      const found = bestYields(state, 0).reduce((n, y) => n + y.gold, 0);
      expect(found, JSON.stringify([chosen, improvements])).toBe(bruteForce(cities, happy, productive));
    }
  });
});

const assign = (happy: readonly RegionId[], productive: readonly RegionId[] = []): Move => ({ move: 'assign', happy, productive });

rule('CIV-HAP-07', 'points may be given by hand; the others go where they bring most, and so do all when nothing is named', () => {
  const at = scene({
    ...ADVANCED,
    players: [{ gold: 50, settled: { mexica: 1, mojave: 4, gobi: 3 }, improvements: ['granary', 'temple'] }, OTHER],
    steps: [buys(0), stops],
  });
  const made = (m: Moment) =>
    bestYields(m.state, 0).map((y) => [y.region === spaceOf('mexica') ? 1 : y.size, y.isHappy, y.isProductive, y.gold]);
  const best = made(at);
  const byHand = does(at, 0, assign(['mexica'], ['mexica']));
  expect(eventsOf(byHand, 'assigned')).toEqual([{ event: 'assigned', seat: 0, happy: ['mexica'], productive: ['mexica'] }]);
  expect(made(byHand).find(([size]) => size === 1)).toEqual([1, true, true, 4]);
  expect(made(byHand).filter(([, isHappy]) => isHappy)).toHaveLength(2); // the second happy point is not lost
  expect(legalAt(at, 0)).not.toContainEqual(assign([]));
  expect(legalAt(byHand, 0)).toContainEqual(assign([]));
  expect(made(does(byHand, 0, assign([])))).toEqual(best);
});

rule('CIV-HAP-07', 'a choice by hand holds until a settlement is lost or points are gone', () => {
  const at = scene({
    ...ADVANCED,
    players: [{ gold: 50, settled: { mexica: 1, mojave: 4, gobi: 3 }, improvements: ['granary', 'temple'] }, OTHER],
    steps: [buys(0), stops],
  });
  const { state } = does(at, 0, assign(['mexica', 'gobi'], ['mexica']));
  const changed = (by: Partial<typeof state>) => servedByHand({ ...state, ...by }, 0);
  expect(changed({})).toEqual({ happy: [spaceOf('mexica'), spaceOf('gobi')], productive: [spaceOf('mexica')] });
  expect(changed({ owners: state.owners.with(spaceOf('mexica'), 1) })).toEqual({ happy: [spaceOf('gobi')], productive: [] });
  expect(changed({ players: [{ ...state.players[0]!, improvements: [] }, state.players[1]!] })).toEqual({
    happy: [spaceOf('mexica')],
    productive: [],
  });
});

rule(['CIV-HAP-06', 'CIV-HAP-07'], 'by hand: own settlements, no more than there are points, none that is so anyway; advanced only', () => {
  const spec = {
    players: [{ settled: { mexica: 1, mojave: 1, gobi: 1, java: 1 }, improvements: ['granary'] }, OTHER],
    markers: { mexica: 'wine', mojave: 'fertile' },
    steps: [trades, stops],
  } as const;
  const near = { ...spec, players: [spec.players[0], { settled: { gaul: 1, yucatan: 1 } }] } as const;
  const at = scene({ ...ADVANCED, ...near });
  expect(asks(at).step).toBe('trade');
  refuses(at, 0, assign(['gaul']), 'CIV-HAP-06', 'NOT_YOUR_SETTLEMENT');
  refuses(at, 0, assign(['mexica']), 'CIV-HAP-06', 'NEEDS_NO_POINT');
  refuses(at, 0, assign([], ['mojave']), 'CIV-HAP-06', 'NEEDS_NO_POINT');
  refuses(at, 0, assign(['gobi', 'java']), 'CIV-HAP-06', 'TOO_FEW_POINTS');
  allows(at, 0, assign(['gobi'], ['mexica']));
  for (const bad of [{ happy: ['gobi', 'gobi'] }, { happy: 'gobi' }, { happy: ['atlantis'] }, { happy: [], more: 1 }])
    expect(playUntrusted(game, at.position, 0, { move: 'assign', productive: [], ...bad })).toMatchObject({ ok: false });
  refuses(scene({ ...near, rules: 'basic' }), 0, assign(['gobi']), 'CIV-TUR-01', 'WRONG_MOMENT');
});

rule('CIV-DV-11', 'the best assignment in two small cases', () => {
  expect(income({ settled: { mexica: 1, mojave: 4 }, improvements: ['granary'] }, { mexica: 'gems' }, null, ADVANCED).cities).toBe(14);
  expect(income({ settled: { mexica: 1, mojave: 2 }, improvements: ['granary'] }, { mexica: 'wine' }, null, ADVANCED).cities).toBe(11);
});

rule('CIV-PRB-02', 'a forecast names every outcome with its chance, and the average is theirs', () => {
  for (const era of [1, 2, 3, 4] as const) {
    expect([...criticalChances({ era }).values()].reduce((a, b) => a + b)).toBe(36);
    expect(CRITICAL[era]).toHaveLength(BAND_CHANCES.length);
  }
  const { state } = at({ settled: { mexica: 4, mojave: 3 }, techs: ['masonry'] }, { mexica: 'iron' });
  const seen = forecast(state, 0);
  expect(seen.outcomes[0]).toMatchObject({ resource: 'iron', chance: 16, income: { total: 7 + 7 + 1 } });
  expect([seen.least, seen.average]).toEqual([10, (16 * 15 + 20 * 10) / 36]);
});

rule('CIV-TRD-02', 'what a loan does to both incomes is known before it is made', () => {
  const { state } = scene({
    players: [{ settled: { mexica: 4, mojave: 4 } }, { settled: { gaul: 4, iberia: 4 } }],
    markers: { mexica: 'iron', mojave: 'iron', gaul: 'wine' },
    steps: [stops],
  });
  const [mine, theirs] = dealEffects(state, { from: 0, to: 1, give: bundle({ cards: ['mexica'] }), want: bundle({ gold: 4 }) });
  expect([mine.gold, theirs.gold]).toEqual([4, -4]);
  expect(mine.after).toBe(mine.before); // a second card of the same kind counts for nothing
  expect(theirs.after - theirs.before).toBeCloseTo((16 * 6) / 36, 10); // 16 instead of the least, 10, when iron comes
  expect(resourcesHeld(state, 0)).toMatchObject({ iron: 2, wine: 0 });
});
