import { describe, expect, it } from 'vitest';
import { rule } from '../../shared/tests/toolkit.js';
import { wonderEffects } from '../ask/cards.js';
import { techPrice } from '../ask/prices.js';
import { pointsOf } from '../ask/production.js';
import { pointsOf as pointsIn } from '../ask/scoring.js';
import { techLimit } from '../ask/settlements.js';
import { pending } from '../ask/table.js';
import { presentKind } from '../ask/units.js';
import { IMPROVEMENTS } from '../cards/improvements.js';
import { IMPROVEMENT, TECH_OF_IMPROVEMENT, TECH_OF_WONDER, TECHNOLOGY, WONDER } from '../cards/index.js';
import { KIND_OF_UNIT } from '../cards/kinds.js';
import { REGIONS } from '../cards/map.js';
import { SIZES } from '../cards/tables.js';
import { type Era, START_TECHNOLOGIES, TECHNOLOGIES, type TechId } from '../cards/technologies.js';
import { BASIC_UNITS, UNITS } from '../cards/units.js';
import { WONDERS } from '../cards/wonders.js';
import {
  buys,
  buyTech,
  count,
  does,
  eventsOf,
  gold,
  moves,
  newGame,
  offer,
  ownsTech,
  ownsWonder,
  type PlayerSpec,
  refuses,
  type SceneSpec,
  scene,
  stops,
  trades,
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
    refuses(bought, 0, buyTech(row.id), 'CIV-TEC-03', 'TECHNOLOGY_TAKEN');
    if (row.era > 2) refuses(shop(row.id, { era: (row.era - 2) as 1 }), 0, buyTech(row.id), 'CIV-ERA-04', 'TOO_EARLY');
  });
  it.each(TECHNOLOGIES)(
    'CIV-TEC-04 CIV-ERA-05 CIV-AMB-13 $id in the next era: half its price, its units and cards, nothing that has lapsed',
    (row) => {
      if (row.era === 4) return; // CIV-ERA-07
      const half = Math.ceil(row.cost / 2);
      const bought = does(shop(row.id, { era: (row.era + 1) as 2, mine: { gold: half } }), 0, buyTech(row.id));
      expect([gold(bought, 0), bought.state.players[0]!.improvements]).toEqual([0, []]);
      expect(eventsOf(bought, 'wonder').map((e) => e.wonder)).toEqual(row.wonders ?? []);
      const kind = row.freeUnit && presentKind(bought.state, KIND_OF_UNIT[row.freeUnit]);
      expect(bought.state.players[0]!.stacks.map((x) => x.kind)).toEqual(kind ? [kind] : []);
      expect(eventsOf(bought, 'end-die')).toEqual([]);
    },
  );
  it.each(TECHNOLOGIES)('CIV-TEC-06 CIV-AMB-20 CIV-AMB-26 $id found or traded: the card alone', (row) => {
    const others = TECHNOLOGIES.filter((t) => t.id !== row.id && t.era === row.era).map((t) => t.id);
    const found = scene({
      rules: 'advanced',
      era: row.era,
      players: [{ settled: { antilles: 1 }, figures: { mojave: { settler: 1 } } }, OTHER],
      beside: [...others, ...(row.needs as TechId[])],
      markers: { mojave: '?free_technology' },
      steps: [moves(0), stops],
    });
    const taken = does(found, 0, { move: 'look', region: 'mojave' });
    expect([ownsTech(taken, 0, row.id), eventsOf(taken, 'wonder'), taken.state.players[0]!.improvements]).toEqual([true, [], []]);
    expect(taken.state.players[0]!.stacks).toHaveLength(1);
    const at = scene({
      rules: 'advanced',
      era: row.era,
      players: [{ settled: { mexica: 1 }, techs: [row.id] }, { settled: { mojave: 1 } }],
      steps: [trades, stops],
    });
    const given = does(does(at, 0, offer(1, { techs: [row.id] }, {})), 1, { move: 'accept', offer: 1 });
    expect([
      ownsTech(given, 1, row.id),
      given.state.wonders.includes(1),
      given.state.players[1]!.improvements,
      given.state.players[1]!.stacks,
    ]).toEqual([true, false, [], []]);
    expect(pointsIn(given.state, 1).majors).toBe(row.major ? 4 : 0);
  });
});

describe('units', () => {
  it.each(UNITS)(
    'CIV-ERA-04 CIV-PUR-03 CIV-PUR-09 $id: not before its era, at its own price afterwards, and sold for a fifth of it',
    ({ id, era, tech, category }) => {
      const kind = KIND_OF_UNIT[id];
      const at = category === 'fleet' ? 'caribbean_sea' : 'antilles';
      const buy = { move: 'recruit', kind, at, by: 'antilles' } as const;
      const sale = { move: 'sell', kind, at } as const;
      const market = (now: Era, figures: PlayerSpec['figures'] = {}) =>
        scene({
          rules: 'advanced',
          length: 'long',
          era: now,
          players: [{ gold: 60, settled: { antilles: 1 }, figures }, OTHER],
          beside: [tech as TechId],
          steps: [buys(0), stops],
        });
      const price = (category === 'fleet' ? [20, 30, 40, 50] : category === 'aircraft' ? [0, 0, 0, 50] : [10, 15, 20, 25])[era - 1]!;
      if (era > 1) refuses(market((era - 1) as Era), 0, buy, 'CIV-ERA-04', 'WRONG_ERA');
      refuses(market(era, { [at]: { [kind]: 1 } }), 0, sale, 'CIV-PUR-09', 'STILL_CURRENT');
      for (let now = era; now <= 4; now++) {
        expect(gold(does(market(now as Era), 0, buy), 0)).toBe(60 - price);
        if (now > era) expect(gold(does(market(now as Era, { [at]: { [kind]: 1 } }), 0, sale), 0)).toBe(60 + price / 5);
      }
    },
  );
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
  it.each(WONDERS)(
    'CIV-AMB-33 CIV-SCO-03 CIV-GEN-09 $id traded: its points and what it still does, no pieces; nothing but points in the basic game',
    ({ id, era, effect }) => {
      for (const rules of ['advanced', 'basic'] as const) {
        const players: PlayerSpec[] = [{ settled: { mexica: 1 }, wonders: [id] }, { settled: { mojave: 1 } }];
        const trading = scene({ rules, length: 'long', era, players, steps: [trades, stops] });
        const given = does(does(trading, 0, offer(1, { wonders: [id] }, {})), 1, { move: 'accept', offer: 1 });
        expect([ownsWonder(given, 1, id), given.state.players[1]!.stacks]).toEqual([true, []]);
        expect([0, 1].map((seat) => wonderEffects(given.state, seat, effect.does).length)).toEqual([0, rules === 'advanced' ? 1 : 0]);
        expect([0, 1].map((seat) => pointsIn(given.state, seat).wonders)).toEqual([0, rules === 'advanced' ? 2 : 3]);
      }
    },
  );
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
