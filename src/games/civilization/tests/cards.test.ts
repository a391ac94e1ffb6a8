import { describe, expect, it } from 'vitest';
import { rule } from '../../shared/tests/toolkit.js';
import { wonderEffects } from '../ask/cards.js';
import { techPrice } from '../ask/prices.js';
import { pointsOf } from '../ask/production.js';
import { techLimit } from '../ask/settlements.js';
import { pending } from '../ask/table.js';
import { IMPROVEMENTS } from '../cards/improvements.js';
import { IMPROVEMENT, TECH_OF_IMPROVEMENT, TECH_OF_WONDER, TECHNOLOGY, WONDER } from '../cards/index.js';
import { KIND_OF_UNIT } from '../cards/kinds.js';
import { REGIONS } from '../cards/map.js';
import { SIZES } from '../cards/tables.js';
import { START_TECHNOLOGIES, TECHNOLOGIES, type TechId } from '../cards/technologies.js';
import { BASIC_UNITS } from '../cards/units.js';
import { WONDERS } from '../cards/wonders.js';
import {
  buys,
  buyTech,
  count,
  does,
  eventsOf,
  gold,
  newGame,
  ownsWonder,
  type PlayerSpec,
  refuses,
  type SceneSpec,
  scene,
  stops,
} from './scene.js';

const OTHER: PlayerSpec = { settled: { gaul: 1 } };
/** A buyer with one coastal metropolis, in the era of the card, with all its prerequisites in play. */
const shop = (tech: TechId, more: Partial<SceneSpec> & { mine?: PlayerSpec } = {}) => {
  const { mine, ...rest } = more;
  return scene({
    rules: 'advanced',
    length: 'long',
    era: TECHNOLOGY[tech].era,
    players: [{ gold: 200, settled: { antilles: 1 }, ...mine }, OTHER],
    beside: TECHNOLOGY[tech].needs as TechId[],
    steps: [buys(0), stops],
    ...rest,
  });
};

describe('technologies', () => {
  it.each(TECHNOLOGIES)('CIV-TEC-02 CIV-TEC-03 $id: its price, its prerequisites and its bonus', (row) => {
    const at = shop(row.id);
    const bought = does(at, 0, buyTech(row.id));
    expect(gold(bought, 0)).toBe(200 - row.cost);
    expect(eventsOf(bought, 'wonder').map((e) => e.wonder)).toEqual(row.wonders ?? []);
    expect(bought.state.players[0]!.improvements).toEqual(row.freeImprovement ? [row.freeImprovement] : []);
    if (row.freeUnit) {
      const kind = KIND_OF_UNIT[row.freeUnit];
      expect(count(bought, 0, kind.startsWith('fleet') ? 'caribbean_sea' : 'antilles', kind)).toBe(1);
    }
    if (row.size)
      expect(techLimit(shop(row.id, { beside: TECHNOLOGIES.filter((t) => t.size && t.size <= row.size!).map((t) => t.id) }).state)).toBe(
        row.size,
      );
    for (const missing of row.needs as TechId[])
      refuses(
        shop(row.id, { beside: row.needs.filter((id) => id !== missing) as TechId[] }),
        0,
        buyTech(row.id),
        'CIV-TEC-02',
        'NEEDS_TECHNOLOGY',
        { tech: { key: `tech.${missing}` } },
      );
    refuses(shop(row.id, { mine: { gold: row.cost - 1 } }), 0, buyTech(row.id), 'CIV-PUR-01', 'NOT_ENOUGH_GOLD', {
      need: row.cost,
      have: row.cost - 1,
    });
  });
});

describe('wonders', () => {
  const at = (id: (typeof WONDERS)[number]['id'], era: 1 | 2 | 3 | 4) =>
    scene({ rules: 'advanced', length: 'long', era, players: [{ settled: { antilles: 1 }, wonders: [id] }, OTHER], steps: [stops] }).state;
  it.each(WONDERS)('CIV-WON-04 $id works until its era ends, for its owner alone', ({ id, era, effect }) => {
    expect(wonderEffects(at(id, era), 0, effect.does)).toEqual([effect]);
    expect(wonderEffects(at(id, era), 1, effect.does)).toEqual([]);
    if (era < 4) expect(wonderEffects(at(id, (era + 1) as 2), 0, effect.does)).toEqual([]);
    const [now, plain] = [pointsOf(at(id, era), 0), { happy: 1, productive: 0 }];
    if (effect.does === 'happy' || effect.does === 'productive') expect(now[effect.does]).toBe(plain[effect.does] + effect.n);
    else expect(now).toEqual(plain);
    if (effect.does === 'discount') {
      const tech = TECHNOLOGIES.find((t) => t.era === era)!;
      expect([techPrice(at(id, era), 0, tech.id), techPrice(at(id, era), 1, tech.id)]).toEqual([tech.cost - effect.n, tech.cost]);
    }
    const tech = TECH_OF_WONDER[id];
    if (!tech) return;
    const bought = does(shop(tech), 0, buyTech(tech));
    expect(ownsWonder(bought, 0, id)).toBe(true);
    if (effect.does === 'pieces')
      expect(count(bought, 0, effect.kind.startsWith('fleet') ? 'caribbean_sea' : 'antilles', effect.kind)).toBe(effect.n);
    refuses(shop(tech), 0, { move: 'buy-wonder', wonder: id }, 'CIV-WON-03', 'NOT_FOR_SALE');
  });
});

describe('improvements', () => {
  it.each(IMPROVEMENTS)('CIV-IMP-01 CIV-HAP-04 CIV-HAP-05 $id', ({ id, era, gives, n }) => {
    const tech = TECH_OF_IMPROVEMENT[id];
    const buy = { move: 'buy-improvement', improvement: id } as const;
    refuses(shop(tech), 0, buy, 'CIV-IMP-01', 'NEEDS_TECHNOLOGY', { tech: { key: `tech.${tech}` } });
    const bought = does(shop(tech, { beside: [tech] }), 0, buy);
    expect(pointsOf(bought.state, 0)[gives]).toBe((gives === 'happy' ? 1 : 0) + n);
    refuses(bought, 0, buy, 'CIV-IMP-01', 'OWNED_ALREADY');
    if (era < 4) refuses(shop(tech, { beside: [tech], era: (era + 1) as 2 }), 0, buy, 'CIV-IMP-01', 'WRONG_ERA');
  });
});

rule('CIV-AMB-05', 'four sizes, each with a name of its own', () => {
  expect(SIZES).toEqual(['village', 'town', 'city', 'metropolis']);
});

rule('CIV-AMB-08', 'the medieval fleet is the caravel, not the galley', () => {
  const fleets = BASIC_UNITS.filter((u) => u.category === 'fleet').map((u) => u.id);
  expect(fleets).toEqual(['galley', 'caravel', 'frigate', 'battleship']);
  const at = scene({ era: 2, players: [{ gold: 90, settled: { antilles: 1 } }, OTHER], steps: [buys(0), stops] });
  refuses(at, 0, { move: 'recruit', kind: 'fleet-1', at: 'caribbean_sea', by: 'antilles' }, 'CIV-PUR-02', 'WRONG_ERA');
});

rule('CIV-AMB-26', 'dealt and found technologies give their bonus only where the table says so', () => {
  const bonuses = (startBonus: boolean): number => {
    let at = newGame(6, { startBonus });
    const regions = REGIONS.filter((r) => r.sea.length > 0)
      .slice(0, 12)
      .map((r) => r.id);
    for (const region of regions) {
      const { order, chosen } = pending(at.state, 'draft')!;
      at = does(at, order[chosen.length]!, { move: 'settle', region });
    }
    return eventsOf(at, 'wonder').length + eventsOf(at, 'improvement').length;
  };
  expect(bonuses(false)).toBe(0);
  expect(bonuses(true)).toBeGreaterThan(0);
  expect(START_TECHNOLOGIES).toHaveLength(6);
});

rule('CIV-AMB-53', 'city cards and improvements do not run out: every player may have every kind', () => {
  const players = Array.from({ length: 6 }, (_, i): PlayerSpec => ({ gold: 50, settled: { [REGIONS[i]!.id]: 1 } }));
  let at = scene({
    rules: 'advanced',
    players,
    beside: ['pottery_specialization'],
    steps: [...players.map((_, seat) => buys(seat)), stops],
  });
  for (let seat = 0; seat < 6; seat++) at = does(at, seat, { move: 'buy-improvement', improvement: 'granary' }, { move: 'finish-buying' });
  expect(at.state.players.every((p) => p.improvements.includes('granary'))).toBe(true);
  expect(IMPROVEMENT.granary.era).toBe(WONDER.colossus.era);
});
