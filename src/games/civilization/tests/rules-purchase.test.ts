import { describe, expect, it } from 'vitest';
import { rule } from '../../shared/tests/toolkit.js';
import { techPrice } from '../ask/prices.js';
import { levelOf } from '../ask/units.js';
import { KIND_OF_UNIT } from '../cards/kinds.js';
import type { TechId } from '../cards/technologies.js';
import { UNITS } from '../cards/units.js';
import {
  allows,
  asks,
  buys,
  buyTech,
  count,
  DONE,
  does,
  eventsOf,
  gold,
  legalAt,
  ownsTech,
  type PlayerSpec,
  recruit,
  refuses,
  type SceneSpec,
  scene,
  settlement,
  stops,
} from './scene.js';

const shop = (player: PlayerSpec, more: Partial<SceneSpec> & { other?: PlayerSpec } = {}) => {
  const { other, ...rest } = more;
  return scene({
    players: [{ gold: 200, settled: { mexica: 2 }, ...player }, other ?? { settled: { gaul: 1 } }],
    steps: [buys(0), stops],
    ...rest,
  });
};
const ADVANCED = { rules: 'advanced' } as const;
const spent = (at: ReturnType<typeof shop>, ...moves: Parameters<typeof does>[2][]) => gold(at, 0) - gold(does(at, 0, ...moves), 0);
const expand = (region: 'mexica' | 'mojave') => ({ move: 'expand', region }) as const;

rule(['CIV-PUR-01', 'CIV-PUR-10', 'CIV-AMB-04'], 'any number of items in any order, as far as gold goes; what is left is kept', () => {
  const at = shop({ gold: 22 });
  const bought = does(at, 0, recruit('infantry-1', 'mexica'), recruit('settler', 'mexica'), buyTech('masonry'));
  refuses(bought, 0, recruit('infantry-1', 'mexica'), 'CIV-PUR-01', 'NOT_ENOUGH_GOLD', { need: 5, have: 2 });
  expect(gold(does(bought, 0, DONE), 0)).toBe(2);
});

describe('prices', () => {
  it.each([1, 2, 3, 4] as const)('CIV-PUR-02 basic prices of era %i', (era) => {
    const at = shop({ settled: { mexica: 1 }, figures: { mojave: { settler: 1 } } }, { era });
    const i = era - 1;
    expect(spent(at, recruit(`infantry-${era}`, 'mexica'))).toBe([5, 10, 15, 20][i]);
    expect(spent(at, recruit(`fleet-${era}`, 'mexica', 'caribbean_sea'))).toBe([10, 20, 30, 40][i]);
    expect(spent(at, recruit('settler', 'mexica'))).toBe([5, 10, 15, 20][i]);
    expect(spent(at, { move: 'found', region: 'mojave' })).toBe([5, 10, 15, 20][i]);
    if (era === 4) expect(spent(at, recruit('aircraft-4', 'mexica'))).toBe(40);
    else refuses(at, 0, recruit('aircraft-4', 'mexica'), 'CIV-PUR-02', 'WRONG_ERA');
  });
  it.each([1, 2, 3, 4] as const)('CIV-PUR-03 advanced prices of era %i', (era) => {
    const techs: TechId[] = [
      'bronze_working',
      'trade_mapmaking',
      'feudalism',
      'astronomy',
      'gunpowder_weapons',
      'metallurgy',
      'electricity',
      'combustion',
      'flight',
    ];
    const at = shop({ techs, figures: { mojave: { settler: 1 } } }, { ...ADVANCED, era });
    const i = era - 1;
    expect(spent(at, recruit(`infantry-${era}`, 'mexica'))).toBe([10, 15, 20, 25][i]);
    expect(spent(at, recruit(`fleet-${era}`, 'mexica', 'galapagos_sea'))).toBe([20, 30, 40, 50][i]);
    expect([spent(at, recruit('settler', 'mexica')), spent(at, { move: 'found', region: 'mojave' })]).toEqual([10, 10]);
    if (era === 4) expect(spent(at, recruit('aircraft-4', 'mexica'))).toBe(50);
  });
});

rule(
  ['CIV-PUR-03', 'CIV-EX-17'],
  'advanced: earlier units at the price of their era, if their technology is in play, at their best level',
  () => {
    const at = shop({ techs: ['metallurgy', 'steam_power'] }, { ...ADVANCED, era: 4 });
    expect(spent(at, recruit('fleet-3', 'mexica', 'caribbean_sea'))).toBe(40);
    expect(levelOf(at.state, 'fleet-3').id).toBe('ironclad');
    refuses(at, 0, recruit('infantry-2', 'mexica'), 'CIV-PUR-03', 'NEEDS_TECHNOLOGY', { tech: { key: 'tech.feudalism' } });
  },
);

rule(['CIV-PUR-04', 'CIV-PUR-12'], 'a settler is replaced by a village, whoever else stands there', () => {
  const at = shop({ figures: { mojave: { settler: 2 } } }, { other: { settled: { gaul: 1 }, figures: { mojave: { 'infantry-1': 5 } } } });
  const founded = does(at, 0, { move: 'found', region: 'mojave' });
  expect([settlement(founded, 'mojave'), count(founded, 0, 'mojave', 'settler'), gold(founded, 0)]).toEqual([[0, 1], 1, 195]);
  refuses(at, 0, { move: 'found', region: 'gobi' }, 'CIV-PUR-04', 'NO_SETTLER_HERE');
});

rule('CIV-PUR-05', 'each settlement grows by one size a turn, any number of them; basic 5, 10, 20', () => {
  const at = shop({ settled: { mexica: 1, mojave: 2, gobi: 3, java: 4 } });
  const grown = does(at, 0, expand('mexica'), expand('mojave'), { move: 'expand', region: 'gobi' });
  expect(gold(grown, 0)).toBe(200 - 35);
  refuses(grown, 0, expand('mexica'), 'CIV-PUR-05', 'GREW_ALREADY');
  refuses(grown, 0, { move: 'expand', region: 'java' }, 'CIV-PUR-05', 'LARGEST_ALREADY');
  refuses(grown, 0, { move: 'expand', region: 'gaul' }, 'CIV-PUR-05', 'NOT_YOUR_SETTLEMENT');
});

rule('CIV-PUR-06', 'advanced: growth needs Construction, Chemistry, Medicine in play and costs 20 without royalty', () => {
  for (const [size, tech] of [
    [1, 'construction'],
    [2, 'chemistry'],
    [3, 'medicine'],
  ] as const) {
    const without = shop({ settled: { mexica: size } }, ADVANCED);
    refuses(without, 0, expand('mexica'), 'CIV-PUR-06', 'NEEDS_TECHNOLOGY', { tech: { key: `tech.${tech}` } });
    const at = shop({ settled: { mexica: size } }, { ...ADVANCED, other: { settled: { gaul: 1 }, techs: [tech] } });
    const grown = does(at, 0, expand('mexica'));
    expect([gold(grown, 0), gold(grown, 1), settlement(grown, 'mexica')[1]]).toEqual([180, 0, size + 1]);
  }
  const young = does(shop({ techs: ['construction'], figures: { mojave: { settler: 1 } } }, ADVANCED), 0, {
    move: 'found',
    region: 'mojave',
  });
  refuses(young, 0, expand('mojave'), 'CIV-PUR-06', 'FOUNDED_THIS_TURN');
});

rule('CIV-AMB-36', 'basic: a village founded this turn may grow at once', () => {
  const at = does(shop({ figures: { mojave: { settler: 1 } } }), 0, { move: 'found', region: 'mojave' });
  expect(settlement(does(at, 0, expand('mojave')), 'mojave')).toEqual([0, 2]);
});

rule(
  ['CIV-PUR-07', 'CIV-AMB-35'],
  'advanced: as many figures as the size, settlers, fleets and aircraft too; those there already do not count',
  () => {
    const at = shop({ techs: ['bronze_working', 'trade_mapmaking'], figures: { mexica: { 'infantry-1': 9 } } }, ADVANCED);
    const full = does(at, 0, recruit('fleet-1', 'mexica', 'caribbean_sea'), recruit('settler', 'mexica'));
    refuses(full, 0, recruit('infantry-1', 'mexica'), 'CIV-PUR-07', 'SETTLEMENT_FULL', { max: 2 });
    refuses(at, 0, recruit('fleet-1', 'mexica', 'north_sea'), 'CIV-PUR-07', 'ZONE_NOT_ADJACENT');
    refuses(at, 0, recruit('infantry-1', 'mexica', 'mojave'), 'CIV-PUR-07', 'ZONE_NOT_ADJACENT');
    refuses(at, 0, recruit('infantry-1', 'gaul'), 'CIV-PUR-07', 'NOT_YOUR_SETTLEMENT');
    const grown = does(
      shop({ techs: ['bronze_working', 'chemistry'] }, ADVANCED),
      0,
      expand('mexica'),
      recruit('infantry-1', 'mexica'),
      recruit('infantry-1', 'mexica'),
    );
    expect(allows(grown, 0, recruit('infantry-1', 'mexica'))).toBe(true); // its size at the moment of placing
  },
);

rule('CIV-PUR-08', 'basic: the same places, without a limit', () => {
  let at = shop({ settled: { mexica: 1 } });
  for (let i = 0; i < 6; i++) at = does(at, 0, recruit('infantry-1', 'mexica'));
  expect(count(at, 0, 'mexica', 'infantry-1')).toBe(6);
});

rule(['CIV-PUR-09', 'CIV-EX-20', 'CIV-AMB-37', 'CIV-AMB-64'], 'advanced: units of earlier eras sell for a fifth', () => {
  const figures = {
    mexica: { 'cavalry-1': 1, 'infantry-2': 1, 'infantry-3': 1, 'infantry-4': 1, 'artillery-2': 1 },
    caribbean_sea: { 'fleet-1': 1, 'fleet-2': 1, 'fleet-3+settler': 1 },
  };
  const at = shop({ figures, techs: ['engineering'] }, { ...ADVANCED, era: 4 });
  const price = (kind: 'cavalry-1' | 'infantry-2' | 'infantry-3' | 'artillery-2', place: 'mexica' = 'mexica') =>
    -spent(at, { move: 'sell', kind, at: place });
  expect([price('cavalry-1'), price('infantry-2'), price('infantry-3'), price('artillery-2')]).toEqual([2, 3, 4, 3]);
  expect([
    -spent(at, { move: 'sell', kind: 'fleet-1', at: 'caribbean_sea' }),
    -spent(at, { move: 'sell', kind: 'fleet-2', at: 'caribbean_sea' }),
  ]).toEqual([4, 6]);
  refuses(at, 0, { move: 'sell', kind: 'infantry-4', at: 'mexica' }, 'CIV-PUR-09', 'STILL_CURRENT');
  refuses(at, 0, { move: 'sell', kind: 'fleet-3', at: 'caribbean_sea' }, 'CIV-PUR-09', 'HAS_CARGO');
  refuses(at, 0, { move: 'sell', kind: 'infantry-1', at: 'mexica' }, 'CIV-PUR-09', 'NO_SUCH_UNIT');
  expect(legalAt(shop({ figures }, { era: 4 }), 0).some((m) => m.move === 'sell')).toBe(false); // basic
});

rule(
  'CIV-PUR-11',
  'free pieces are placed at any own settlement; nobody is asked when there is one place, none is lost but a fleet without a coast',
  () => {
    const one = does(shop({ settled: { gobi: 1 } }, ADVANCED), 0, buyTech('masonry'));
    expect([count(one, 0, 'gobi', 'settler'), asks(one).step]).toEqual([2, 'purchase']);
    const two = does(shop({ settled: { gobi: 1, mexica: 1 } }, ADVANCED), 0, buyTech('the_wheel'));
    expect(asks(two).step).toBe('place');
    expect(legalAt(two, 0)).toEqual([
      { move: 'place', at: 'mexica' },
      { move: 'place', at: 'gobi' },
    ]);
    refuses(two, 0, { move: 'place', at: 'gaul' }, 'CIV-PUR-11', 'NOT_YOUR_SETTLEMENT');
    expect(count(does(two, 0, { move: 'place', at: 'gobi' }), 0, 'gobi', 'cavalry-1')).toBe(1);
    const inland = does(
      shop({ settled: { gobi: 1 }, techs: ['astronomy'] }, { ...ADVANCED, era: 2, length: 'long' }),
      0,
      buyTech('navigation'),
    );
    expect(eventsOf(inland, 'unplaced')).toEqual([{ event: 'unplaced', seat: 0, kind: 'fleet-2' }]);
  },
);

rule('CIV-PUR-13', 'the free expansion of Chemistry is that of the turn, within all limits; without a place it is lost', () => {
  const techs: TechId[] = ['printing_press', 'education', 'construction'];
  const at = shop(
    { techs, settled: { mexica: 2, mojave: 2, gobi: 1 } },
    { ...ADVANCED, era: 2, length: 'long', markers: { gobi: 'mountains' } },
  );
  const asked = does(at, 0, buyTech('chemistry'));
  expect(legalAt(asked, 0)).toEqual([
    { move: 'grow', region: 'mojave' },
    { move: 'grow', region: 'mexica' },
  ]);
  refuses(asked, 0, { move: 'grow', region: 'gobi' }, 'CIV-PUR-13', 'NOT_YOUR_SETTLEMENT');
  const grown = does(asked, 0, { move: 'grow', region: 'mojave' });
  expect([settlement(grown, 'mojave'), gold(grown, 0)]).toEqual([[0, 3], 160]);
  refuses(grown, 0, expand('mojave'), 'CIV-PUR-05', 'GREW_ALREADY');
  const none = does(
    shop({ techs, settled: { gobi: 1 } }, { ...ADVANCED, era: 2, length: 'long', markers: { gobi: 'mountains' } }),
    0,
    buyTech('chemistry'),
  );
  expect([settlement(none, 'gobi'), asks(none).step]).toEqual([[0, 1], 'purchase']);
});

rule(['CIV-IMP-01', 'CIV-EX-19'], 'improvements of the current era whose technology is in play, never two of a kind', () => {
  const other = { settled: { gaul: 1 }, techs: ['pottery_specialization', 'currency', 'mysticism', 'code_of_laws', 'banking'] } as const;
  const at = shop({}, { ...ADVANCED, other });
  const buy = (improvement: 'granary' | 'marketplace' | 'temple' | 'courthouse' | 'bank' | 'library') =>
    ({ move: 'buy-improvement', improvement }) as const;
  const four = does(at, 0, buy('granary'), buy('marketplace'), buy('temple'), buy('courthouse'));
  expect(four.state.players[0]!.improvements).toHaveLength(4);
  refuses(four, 0, buy('granary'), 'CIV-IMP-01', 'OWNED_ALREADY');
  refuses(four, 0, buy('bank'), 'CIV-IMP-01', 'WRONG_ERA');
  refuses(four, 0, buy('library'), 'CIV-IMP-01', 'NEEDS_TECHNOLOGY', { tech: { key: 'tech.philosophy_literature' } });
});

rule('CIV-IMP-02', '10, 15, 20, 25 by era', () => {
  const kinds = [
    ['granary', 'pottery_specialization'],
    ['bank', 'banking'],
    ['capitol', 'nationalism'],
    ['airport', 'advanced_flight'],
  ] as const;
  kinds.forEach(([improvement, tech], i) => {
    expect(spent(shop({ techs: [tech] }, { ...ADVANCED, era: (i + 1) as 1 }), { move: 'buy-improvement', improvement })).toBe(
      [10, 15, 20, 25][i],
    );
  });
});

rule('CIV-IMP-03', 'improvements return to the supply when their era ends', () => {
  const at = scene({
    ...ADVANCED,
    length: 'long',
    players: [
      { settled: { mexica: 1 }, improvements: ['granary', 'temple'], techs: ['banking'] },
      { settled: { gaul: 1 }, figures: { gaul: { settler: 1 } } },
    ],
    steps: [{ step: 'end-turn' }],
  });
  expect(at.state.players[0]!.improvements).toEqual([]);
});

rule('CIV-TEC-01', 'basic: 10 for the first technology owned, 20 for the second', () => {
  const at = shop({});
  expect(spent(at, buyTech('masonry'))).toBe(10);
  expect(spent(at, buyTech('masonry'), buyTech('alphabet_writing'), buyTech('pottery_specialization'))).toBe(60);
  refuses(at, 0, buyTech('the_wheel'), 'CIV-TEC-01', 'TECHNOLOGY_TAKEN'); // generic: the first of the era
});

rule('CIV-TEC-02', 'advanced: the price on the card, prerequisites in play, owned by anybody', () => {
  const at = shop({ techs: ['masonry'] }, { ...ADVANCED, other: { settled: { gaul: 1 }, techs: ['the_wheel'] } });
  expect(spent(at, buyTech('horseback_riding'))).toBe(40);
  refuses(at, 0, buyTech('mathematics'), 'CIV-TEC-02', 'NEEDS_TECHNOLOGY', { tech: { key: 'tech.alphabet_writing' } });
  refuses(at, 0, buyTech('iron_working'), 'CIV-TEC-02', 'NEEDS_TECHNOLOGY', {
    tech: { key: 'list.and', params: { list: { key: 'tech.bronze_working' }, item: { key: 'tech.pottery_specialization' } } },
  });
});

rule('CIV-TEC-03', 'each technology exists once; buying gives its bonus at once', () => {
  const at = shop({}, { ...ADVANCED, other: { settled: { gaul: 1 }, techs: ['the_wheel'] } });
  refuses(at, 0, buyTech('the_wheel'), 'CIV-TEC-03', 'TECHNOLOGY_TAKEN');
  expect(does(at, 0, buyTech('pottery_specialization')).state.players[0]!.improvements).toEqual(['granary']);
});

rule(
  ['CIV-TEC-04', 'CIV-AMB-13', 'CIV-DV-10'],
  'past technologies cost half, rounded up, with free units and the wonder card but no lapsed effect',
  () => {
    const at = shop({ techs: ['construction', 'the_wheel'] }, { ...ADVANCED, era: 2, length: 'long' });
    const prices = (['masonry', 'code_of_laws', 'bronze_working'] as const).map((tech) => techPrice(at.state, 0, tech));
    expect(prices).toEqual([8, 18, 13]);
    expect(techPrice(shop({}, { ...ADVANCED, era: 3 }).state, 0, 'engineering')).toBe(35);
    const masonry = does(at, 0, buyTech('masonry'));
    expect([count(masonry, 0, 'mexica', 'settler'), eventsOf(masonry, 'wonder').length]).toEqual([0, 1]);
    expect(does(at, 0, buyTech('pottery_specialization')).state.players[0]!.improvements).toEqual([]);
    expect(count(does(at, 0, buyTech('horseback_riding')), 0, 'mexica', 'cavalry-1')).toBe(1);
  },
);

rule('CIV-TEC-06', 'a traded technology brings royalties to its new owner and no bonus again', () => {
  const at = scene({
    ...ADVANCED,
    players: [
      { settled: { mexica: 1 }, techs: ['the_wheel'] },
      { gold: 50, settled: { yucatan: 1 } },
      { gold: 50, settled: { mojave: 1 } },
    ],
    steps: [{ step: 'begin-trade' }, buys(2), stops],
  });
  const done = { move: 'finish-trading' } as const;
  const give = { gold: 0, cards: [], settlements: [], techs: ['the_wheel'], wonders: [], figures: [] } as const;
  let now = does(at, 0, { move: 'offer', to: 1, give, want: { ...give, techs: [] }, re: -1 });
  now = does(now, 1, { move: 'accept', offer: 1 });
  expect([ownsTech(now, 1, 'the_wheel'), count(now, 1, 'yucatan', 'cavalry-1')]).toEqual([true, 0]);
  for (const seat of asks(now).seats) now = does(now, seat, done);
  expect(gold(does(now, 2, recruit('cavalry-1', 'mojave')), 1)).toBe(55);
});

rule(['CIV-ROY-01', 'CIV-ROY-02', 'CIV-EX-18', 'CIV-AMB-09'], 'part of the price goes to the owner of the technology', () => {
  const at = scene({
    ...ADVANCED,
    era: 2,
    players: [
      { gold: 100, settled: { mexica: 4, mojave: 4 }, techs: ['chivalry'] },
      { settled: { gaul: 1 }, techs: ['feudalism'] },
      { settled: { nile: 1 } },
    ],
    steps: [buys(0), stops],
  });
  const armed = does(
    at,
    0,
    recruit('infantry-2', 'mexica'),
    recruit('infantry-2', 'mexica'),
    ...[1, 2, 3].map(() => recruit('cavalry-2', 'mojave')),
  );
  expect([gold(armed, 0), gold(armed, 1)]).toEqual([100 - 30 - 45, 10]);
  refuses(at, 0, recruit('artillery-2', 'mexica'), 'CIV-PUR-03', 'NEEDS_TECHNOLOGY', { tech: { key: 'tech.engineering' } });
  const later = shop({}, { ...ADVANCED, era: 3, other: { settled: { gaul: 1 }, techs: ['gunpowder_weapons', 'nationalism'] } });
  expect(gold(does(later, 0, recruit('infantry-3', 'mexica')), 1)).toBe(10);
  expect(gold(does(later, 0, { move: 'buy-improvement', improvement: 'capitol' }), 1)).toBe(10);
  expect(gold(does(later, 0, recruit('settler', 'mexica')), 1)).toBe(0);
});

rule('CIV-ROY-03', 'the rate is that of the item; the owner is that of the level bought', () => {
  const at = scene({
    ...ADVANCED,
    era: 4,
    players: [
      { gold: 100, settled: { mexica: 4 } },
      { settled: { gaul: 1 }, techs: ['bronze_working'] },
      { settled: { nile: 1 }, techs: ['iron_working'] },
    ],
    steps: [buys(0), stops],
  });
  const bought = does(at, 0, recruit('infantry-1', 'mexica'));
  expect([gold(bought, 0), gold(bought, 1), gold(bought, 2)]).toEqual([90, 0, 5]);
});

rule('CIV-UPG-01', 'basic: ancient artillery becomes medieval with the era, nothing else changes', () => {
  const at = scene({
    players: [
      {
        settled: { mexica: 1 },
        techs: ['masonry', 'the_wheel', 'mysticism'],
        figures: { mexica: { 'artillery-1': 2, 'cavalry-1': 1 }, caribbean_sea: { 'fleet-1+artillery-1': 1 } },
      },
      { settled: { gaul: 1 } },
    ],
    steps: [{ step: 'end-turn' }],
  });
  expect([
    count(at, 0, 'mexica', 'artillery-2'),
    count(at, 0, 'mexica', 'cavalry-1'),
    count(at, 0, 'caribbean_sea', 'artillery-2'),
  ]).toEqual([2, 1, 1]);
  expect(eventsOf(at, 'upgraded')).toEqual([{ event: 'upgraded', seat: 0, kind: 'artillery-1', to: 'artillery-2', n: 3 }]);
});

rule(
  ['CIV-UPG-02', 'CIV-UPG-03', 'CIV-EX-13'],
  'advanced: the best level in play for all at once; no unit changes era but the catapult',
  () => {
    const at = scene({
      ...ADVANCED,
      era: 2,
      length: 'long',
      players: [
        { gold: 200, settled: { mexica: 1 }, techs: ['the_wheel', 'code_of_laws', 'construction'] },
        { settled: { gaul: 1 }, figures: { gaul: { 'infantry-1': 2, 'cavalry-1': 1, 'artillery-1': 1 } } },
      ],
      steps: [buys(0), stops],
    });
    expect(levelOf(at.state, 'cavalry-1').id).toBe('chariot');
    expect(levelOf(does(at, 0, buyTech('horseback_riding')).state, 'cavalry-1').id).toBe('horseman');
    expect(count(does(at, 0, buyTech('feudalism')), 1, 'gaul', 'infantry-1')).toBe(2);
    expect(count(does(at, 0, buyTech('engineering')), 1, 'gaul', 'artillery-2')).toBe(1);
  },
);

rule(['CIV-AMB-11', 'CIV-AMB-07'], 'a battleship stays one, unless the table asks for the letter', () => {
  const state = (carrierUpgrade: 'best' | 'literal') =>
    shop({ techs: ['combustion', 'advanced_flight'] }, { ...ADVANCED, era: 4, carrierUpgrade }).state;
  expect([levelOf(state('best'), 'fleet-4').id, levelOf(state('literal'), 'fleet-4').id]).toEqual(['battleship', 'carrier']);
});

rule(['CIV-AMB-12', 'CIV-AMB-52'], 'a unit received before its technology fights at the first level', () => {
  const { state } = shop({}, ADVANCED);
  expect([levelOf(state, 'infantry-1').id, levelOf(state, 'cavalry-4').id]).toEqual(['spearman', 'tank']);
  expect(levelOf(shop({ techs: ['iron_working'] }, ADVANCED).state, 'infantry-1').id).toBe('swordsman');
});

describe('the table of forces', () => {
  it.each(UNITS)(
    'CIV-UPG-04 CIV-AMB-06 CIV-AMB-51 $id can be had with its technology and not without',
    ({ id, era, tech, dice, bonus, category }) => {
      const kind = KIND_OF_UNIT[id];
      const place = category === 'fleet' ? 'caribbean_sea' : 'mexica';
      expect(dice).toBe(category === 'aircraft' ? UNITS.find((u) => u.id === id)!.level : era);
      expect(bonus).toBeGreaterThanOrEqual(0);
      refuses(shop({}, { ...ADVANCED, era }), 0, recruit(kind, 'mexica', place), 'CIV-PUR-03', 'NEEDS_TECHNOLOGY');
      const at = shop({ techs: [tech as TechId] }, { ...ADVANCED, era, carrierUpgrade: 'literal' });
      expect(levelOf(at.state, kind).id).toBe(id);
      expect(count(does(at, 0, recruit(kind, 'mexica', place)), 0, place, kind)).toBe(1);
    },
  );
});
