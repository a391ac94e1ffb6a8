import { expect } from 'vitest';
import { rule } from '../../shared/tests/toolkit.js';
import { foresees } from '../ask/battle.js';
import { hasWonder } from '../ask/cards.js';
import { techPrice } from '../ask/prices.js';
import { incomeOf, pointsOf, servedByHand } from '../ask/production.js';
import { levelOf } from '../ask/units.js';
import { TECH_NUMBER } from '../cards/index.js';
import { TECHNOLOGIES, type TechId } from '../cards/technologies.js';
import { spaceOf } from '../cards/world.js';
import { BESIDE, type Move } from '../state/state.js';
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
  type Moment,
  moves,
  ownsWonder,
  type PlayerSpec,
  recruit,
  refuses,
  type SceneSpec,
  scene,
  settlement,
  stops,
} from './scene.js';

const ADVANCED = { rules: 'advanced', length: 'long' } as const;
const OTHER: PlayerSpec = { settled: { gaul: 1 } };
const shop = (mine: PlayerSpec, more: Partial<SceneSpec> = {}, ...others: readonly PlayerSpec[]): Moment =>
  scene({
    ...ADVANCED,
    players: [{ gold: 200, settled: { antilles: 2 }, ...mine }, ...(others.length > 0 ? others : [OTHER])],
    steps: [buys(0), stops],
    ...more,
  });
const improve = (improvement: 'granary' | 'temple' | 'bank' | 'castle'): Move => ({ move: 'buy-improvement', improvement });
const of = (...eras: readonly number[]): TechId[] => TECHNOLOGIES.filter((t) => eras.includes(t.era)).map((t) => t.id);

// Royalties

rule(
  ['CIV-ROY-01', 'CIV-TUR-03'],
  'a tax paid earlier in the round can be spent in it, and who has nothing else is asked because of it',
  () => {
    const at = scene({
      ...ADVANCED,
      players: [
        { gold: 10, settled: { mexica: 1 } },
        { gold: 5, settled: { gaul: 1 }, techs: ['bronze_working'] },
      ],
      steps: [buys(0), buys(1), stops],
    });
    expect(asks(does(at, 0, DONE)).step).toBe('draft'); // with 5 gold there is nothing to buy
    const paid = does(at, 0, recruit('infantry-1', 'mexica'), DONE);
    expect([asks(paid), gold(paid, 1)]).toEqual([{ step: 'purchase', seats: [1] }, 10]);
    expect(gold(does(paid, 1, recruit('infantry-1', 'gaul')), 1)).toBe(0); // for his own he pays the bank
  },
);

rule(
  ['CIV-ROY-02', 'CIV-CAP-04', 'CIV-IMP-01'],
  'for technologies beside the board, settlers, villages, growth and technologies no tax is due',
  () => {
    const at = shop(
      { figures: { mojave: { settler: 1 } } },
      { beside: ['pottery_specialization', 'the_wheel'] },
      { settled: { gaul: 1 }, techs: ['chemistry', 'masonry', 'alphabet_writing'] },
    );
    const bought = does(
      at,
      0,
      improve('granary'),
      recruit('cavalry-1', 'antilles'),
      recruit('settler', 'antilles'),
      { move: 'found', region: 'mojave' },
      { move: 'expand', region: 'antilles' },
      buyTech('mathematics'),
    );
    expect([gold(bought, 0), gold(bought, 1)]).toEqual([200 - 10 - 10 - 10 - 10 - 20 - 40, 0]);
  },
);

rule(
  ['CIV-ROY-03', 'CIV-UPG-02', 'CIV-PUR-03'],
  'a figure of an earlier era is taxed by its own era, to the owner of its best level',
  () => {
    const at = shop(
      {},
      { era: 4 },
      { settled: { gaul: 1 }, techs: ['astronomy', 'metallurgy'] },
      { settled: { nile: 1 }, techs: ['navigation', 'steam_power'] },
    );
    const galleon = does(at, 0, recruit('fleet-2', 'antilles', 'caribbean_sea'));
    expect([gold(galleon, 0), gold(galleon, 1), gold(galleon, 2)]).toEqual([170, 0, 5]);
    const ironclad = does(at, 0, recruit('fleet-3', 'antilles', 'caribbean_sea'));
    expect([gold(ironclad, 0), gold(ironclad, 1), gold(ironclad, 2)]).toEqual([160, 0, 10]);
  },
);

// Prices

rule(
  ['CIV-TEC-04', 'CIV-TEC-02', 'CIV-AMB-13'],
  'half the price spares no prerequisite, and the discount of a wonder ends with the half',
  () => {
    const at = shop({ gold: 20, wonders: ['great_library'], techs: ['masonry'] }, { era: 2 });
    refuses(at, 0, buyTech('mathematics'), 'CIV-TEC-02', 'NEEDS_TECHNOLOGY', { tech: { key: 'tech.alphabet_writing' } });
    expect(techPrice(at.state, 0, 'alphabet_writing')).toBe(8); // and not 8 - 5
    const first = does(at, 0, buyTech('alphabet_writing'));
    refuses(first, 0, buyTech('mathematics'), 'CIV-PUR-01', 'NOT_ENOUGH_GOLD', { need: 20, have: 12 });
    const rich = does(shop({ gold: 28, techs: ['masonry'] }, { era: 2 }), 0, buyTech('alphabet_writing'), buyTech('mathematics'));
    expect([gold(rich, 0), count(rich, 0, 'antilles', 'artillery-1')]).toEqual([0, 1]);
  },
);

rule(
  ['CIV-WON-04', 'CIV-ERA-04', 'CIV-TEC-03'],
  'a wonder of the next era works before that era: its discount for what is bought in the same purchases',
  () => {
    const at = shop({ techs: of(1) });
    expect([techPrice(at.state, 0, 'theology'), techPrice(at.state, 1, 'theology')]).toEqual([70, 70]);
    const early = does(at, 0, buyTech('education'));
    expect([
      ownsWonder(early, 0, 'leonardos_workshop'),
      techPrice(early.state, 0, 'theology'),
      techPrice(early.state, 1, 'theology'),
    ]).toEqual([true, 60, 70]);
    const faces = does(early, 0, buyTech('theology'));
    expect([gold(faces, 0), pointsOf(faces.state, 0)]).toEqual([200 - 60 - 60, { happy: 3, productive: 0 }]);
  },
);

rule(['CIV-END-03', 'CIV-TEC-04'], 'a technology of a past era rolls no end die, nor does one of a later era than the last', () => {
  const medium = scene({
    rules: 'advanced',
    length: 'medium',
    era: 3,
    players: [{ gold: 300, settled: { antilles: 1 }, techs: [...of(1), ...of(2).slice(1), ...of(3)] }, OTHER],
    steps: [buys(0), { step: 'end-turn' }],
  });
  expect(eventsOf(does(medium, 0, buyTech('banking')), 'end-die')).toEqual([]);
  const modern = does(medium, 0, buyTech('combustion'));
  expect([eventsOf(modern, 'end-die'), modern.state.ending]).toEqual([[], null]);
  expect(does(modern, 0, DONE).state.ending).toBe('era');
});

// The end of an era

/** The turn ends, and with it the era. */
const turned = (players: readonly PlayerSpec[], era: 1 | 2 | 3, more: Partial<SceneSpec> = {}): Moment =>
  scene({ ...ADVANCED, era, players, steps: [{ step: 'end-turn' }], ...more });

rule(['CIV-ERA-05', 'CIV-WON-04', 'CIV-HAP-07'], 'faces and gears of an era end with it, also those that were given by hand', () => {
  const mine: PlayerSpec = {
    settled: { mexica: 3, mojave: 2, antilles: 1 },
    wonders: ['sistine_chapel', 'bachs_cathedral', 'shakespeares_theatre'],
    improvements: ['cathedral', 'university', 'capitol'],
    techs: ['nationalism'],
  };
  const before = scene({ ...ADVANCED, era: 2, players: [mine, OTHER], steps: [stops] });
  expect(pointsOf(before.state, 0)).toEqual({ happy: 1 + 1 + 1 + 1 + 2 + 1, productive: 1 });
  const at = turned([mine, { ...OTHER, figures: { gaul: { settler: 1 } } }], 2);
  expect([at.state.era, at.state.players[0]!.improvements, pointsOf(at.state, 0)]).toEqual([3, ['capitol'], { happy: 3, productive: 0 }]);
  at.state.players[0]!.served = { happy: [], productive: [spaceOf('mexica')] };
  expect(servedByHand(at.state, 0).productive).toEqual([]);
});

rule(
  ['CIV-WON-04', 'CIV-CMB-09', 'CIV-CMB-07', 'CIV-TRD-08'],
  'what foresees, defends, forces or pays does so until the very end of its era',
  () => {
    const wonders = ['oracle', 'great_wall', 'colossus', 'great_lighthouse', 'great_library'] as const;
    const mine: PlayerSpec = { settled: { mexica: 1 }, wonders, figures: { mexica: { settler: 1 } } };
    const last = scene({ ...ADVANCED, players: [mine, { ...OTHER, techs: ['banking'] }], steps: [{ step: 'production' }, stops] });
    expect(eventsOf(last, 'income')[0]!.income.wonders).toBe(10); // the era is as good as over, but not yet
    const battle = { at: spaceOf('mexica'), sides: [[1], [0]], leaders: [1, 0], round: 1 } as const;
    expect([foresees(last.state, battle, 1), hasWonder(last.state, 0, 'defence')]).toEqual([true, true]);
    const next = turned([mine, { ...OTHER, techs: ['banking'] }], 1);
    expect([next.state.era, foresees(next.state, battle, 1), hasWonder(next.state, 0, 'defence')]).toEqual([2, false, false]);
    expect([incomeOf(next.state, 0, null).wonders, techPrice(next.state, 0, 'currency')]).toEqual([0, 25]);
    expect(wonders.every((id) => ownsWonder(next, 0, id))).toBe(true);
  },
);

rule(['CIV-ERA-01', 'CIV-ERA-04', 'CIV-AMB-28'], 'however many technologies of the next era are bought in a turn, one era passes', () => {
  const at = scene({
    ...ADVANCED,
    players: [{ gold: 900, settled: { antilles: 1 }, techs: of(1) }, OTHER],
    steps: [buys(0), { step: 'end-turn' }],
  });
  const many = does(at, 0, buyTech('banking'), buyTech('education'), buyTech('theology'), buyTech('printing_press'));
  refuses(many, 0, buyTech('nationalism'), 'CIV-ERA-04', 'TOO_EARLY');
  const next = does(many, 0, DONE);
  expect(next.state.era).toBe(2);
});

// Upgrades, limits, sales

rule(
  ['CIV-UPG-02', 'CIV-PUR-07', 'CIV-ROY-03'],
  'what was bought this turn gets better by a technology bought after it, at no further price or place',
  () => {
    const at = shop({ gold: 70 }, { beside: ['the_wheel'] });
    const carts = does(at, 0, recruit('cavalry-1', 'antilles'));
    expect(levelOf(carts.state, 'cavalry-1').id).toBe('chariot');
    const riders = does(carts, 0, buyTech('horseback_riding')); // with one more, free of charge
    expect([levelOf(riders.state, 'cavalry-1').id, count(riders, 0, 'antilles', 'cavalry-1'), gold(riders, 0)]).toEqual([
      'horseman',
      2,
      20,
    ]);
    const third = does(riders, 0, recruit('cavalry-1', 'antilles')); // a free piece takes no place
    refuses(third, 0, recruit('settler', 'antilles'), 'CIV-PUR-07', 'SETTLEMENT_FULL', { max: 2 });
  },
);

rule(
  ['CIV-UPG-03', 'CIV-PUR-03', 'CIV-ERA-04', 'CIV-AMB-09'],
  'Engineering before its era: catapults are trebuchets at once, and neither is for sale until it has begun',
  () => {
    const at = shop(
      { techs: ['mathematics', 'the_wheel', 'construction', 'iron_working'], figures: { antilles: { 'artillery-1': 1 } } },
      { steps: [buys(0), { step: 'end-turn' }] },
      { settled: { gaul: 1 }, figures: { caribbean_sea: { 'fleet-1+artillery-1': 1 }, gaul: { settler: 1 } } },
    );
    const placed = does(at, 0, recruit('artillery-1', 'antilles'), buyTech('engineering'));
    expect([count(placed, 0, 'antilles', 'artillery-2'), count(placed, 1, 'caribbean_sea', 'artillery-2')]).toEqual([3, 1]);
    refuses(placed, 0, recruit('artillery-1', 'antilles'), 'CIV-UPG-03', 'WRONG_ERA');
    refuses(placed, 0, recruit('artillery-2', 'antilles'), 'CIV-ERA-04', 'WRONG_ERA');
    refuses(placed, 0, { move: 'sell', kind: 'artillery-2', at: 'antilles' }, 'CIV-PUR-09', 'STILL_CURRENT');
    expect(does(placed, 0, DONE).state.era).toBe(2);
  },
);

rule(
  ['CIV-PUR-09', 'CIV-AIR-08', 'CIV-PUR-01'],
  'a sale pays for the next purchase; whoever sells the base of his aircraft has to find another',
  () => {
    const at = shop(
      { gold: 7, techs: ['bronze_working'], figures: { antilles: { 'cavalry-1': 2 }, yucatan: { 'infantry-1': 1, 'aircraft-4': 1 } } },
      { era: 4, steps: [buys(0), moves(0), stops] },
    );
    refuses(at, 0, recruit('infantry-1', 'antilles'), 'CIV-PUR-01', 'NOT_ENOUGH_GOLD', { need: 10, have: 7 });
    refuses(at, 0, { move: 'sell', kind: 'aircraft-4', at: 'yucatan' }, 'CIV-PUR-09', 'STILL_CURRENT');
    refuses(at, 0, { move: 'sell', kind: 'settler', at: 'antilles' }, 'CIV-PUR-09', 'NOT_FOR_SALE');
    const horses: Move = { move: 'sell', kind: 'cavalry-1', at: 'antilles' };
    const sold = does(at, 0, horses, horses, recruit('infantry-1', 'antilles'));
    expect(gold(sold, 0)).toBe(1);
    const bare = does(sold, 0, { move: 'sell', kind: 'infantry-1', at: 'yucatan' });
    expect([gold(bare, 0), count(bare, 0, 'yucatan', 'aircraft-4')]).toEqual([3, 1]);
    const moving = does(bare, 0, DONE);
    refuses(moving, 0, { move: 'finish-moving' }, 'CIV-AIR-08', 'AIRCRAFT_WITHOUT_BASE', { at: { key: 'space.yucatan' } });
  },
);

rule(
  ['CIV-PUR-13', 'CIV-PUR-05', 'CIV-PUR-06', 'CIV-TEC-04'],
  'Chemistry at half its price still lets one settlement grow, but none that grew or was founded this turn',
  () => {
    const at = shop(
      { settled: { antilles: 2 }, techs: ['construction', 'printing_press', 'education'], figures: { mojave: { settler: 1 } } },
      { era: 3 },
    );
    const young = does(at, 0, { move: 'found', region: 'mojave' });
    const grown = does(young, 0, buyTech('chemistry'));
    expect([gold(grown, 0), settlement(grown, 'antilles'), settlement(grown, 'mojave')]).toEqual([200 - 10 - 20, [0, 3], [0, 1]]);
    refuses(grown, 0, { move: 'expand', region: 'antilles' }, 'CIV-PUR-05', 'GREW_ALREADY');
    refuses(grown, 0, { move: 'expand', region: 'mojave' }, 'CIV-PUR-06', 'FOUNDED_THIS_TURN');
  },
);

rule(
  ['CIV-IMP-01', 'CIV-TEC-03', 'CIV-IMP-03'],
  'an improvement that came free is not bought again, in this era or in the one it was made for',
  () => {
    const at = scene({
      ...ADVANCED,
      players: [
        { gold: 200, settled: { antilles: 1 }, techs: of(1), improvements: ['granary'] },
        { ...OTHER, gold: 30 },
      ],
      steps: [buys(0), buys(1), { step: 'end-turn' }],
    });
    const free = does(at, 0, buyTech('banking'));
    refuses(free, 0, improve('granary'), 'CIV-IMP-01', 'OWNED_ALREADY');
    refuses(free, 0, improve('bank'), 'CIV-IMP-01', 'WRONG_ERA');
    const next = does(does(free, 0, DONE), 1, improve('granary'), DONE);
    expect(next.state.players.map((p) => p.improvements)).toEqual([['bank'], []]);
    const shopping = scene({
      ...ADVANCED,
      era: 2,
      players: [{ gold: 50, settled: { antilles: 1 }, techs: of(1), improvements: ['bank'] }, OTHER],
      beside: ['banking', 'feudalism'],
      steps: [buys(0), stops],
    });
    refuses(shopping, 0, improve('bank'), 'CIV-IMP-01', 'OWNED_ALREADY');
    expect(allows(shopping, 0, improve('castle'))).toBe(true);
  },
);

rule(['CIV-TEC-03', 'CIV-AMB-46', 'CIV-CAP-04'], 'a technology whose wonder somebody took from the fallen brings no second one', () => {
  const at = shop({ techs: ['masonry'], wonders: ['hanging_gardens'] }, { startBonus: true });
  refuses(at, 0, buyTech('masonry'), 'CIV-TEC-03', 'TECHNOLOGY_TAKEN');
  const again = does(shop({}, {}, { settled: { gaul: 1 }, wonders: ['hanging_gardens'] }), 0, buyTech('masonry'));
  expect([eventsOf(again, 'wonder'), count(again, 0, 'antilles', 'settler'), ownsWonder(again, 1, 'hanging_gardens')]).toEqual([
    [],
    0,
    true,
  ]);
});

rule(
  ['CIV-PUR-11', 'CIV-WON-04', 'CIV-TEC-03'],
  'several free pieces are placed one after the other, each where its owner likes; purchases go on then',
  () => {
    const at = shop({ settled: { antilles: 1, mexica: 1 }, techs: ['code_of_laws', 'construction'] }, { era: 2 });
    const first = does(at, 0, buyTech('feudalism'));
    expect([asks(first).step, legalAt(first, 0).map((m) => m.move)]).toEqual(['place', ['place', 'place']]);
    const both = does(first, 0, { move: 'place', at: 'antilles' }, { move: 'place', at: 'mexica' });
    expect([count(both, 0, 'antilles', 'infantry-2'), count(both, 0, 'mexica', 'infantry-2'), asks(both).step]).toEqual([1, 1, 'purchase']);
    const ship = does(shop({ settled: { mexica: 1 }, techs: ['education', 'engineering'] }, { era: 2 }), 0, buyTech('astronomy'));
    expect(legalAt(ship, 0)).toEqual([
      { move: 'place', at: 'caribbean_sea' },
      { move: 'place', at: 'galapagos_sea' },
    ]);
  },
);

rule(
  ['CIV-END-02', 'CIV-AMB-29', 'CIV-CAP-04'],
  'the technologies of the fallen stay beside the board for ever: not owned, not for sale, but needed and met',
  () => {
    const at = scene({
      rules: 'advanced',
      length: 'short',
      era: 2,
      players: [{ gold: 60, settled: { antilles: 1 }, techs: of(1) }, { out: true }, OTHER],
      beside: ['theology', 'education', 'banking'],
      steps: [buys(0), stops],
    });
    expect(at.state.techs[TECH_NUMBER.theology]).toBe(BESIDE);
    const bought = does(at, 0, buyTech('printing_press'));
    expect(eventsOf(bought, 'end-die').map((e) => e.owned)).toEqual([1]);
    refuses(bought, 0, buyTech('education'), 'CIV-TEC-03', 'TECHNOLOGY_TAKEN');
  },
);
