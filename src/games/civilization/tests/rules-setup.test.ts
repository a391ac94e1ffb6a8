import { expect } from 'vitest';
import { mask } from '../../../kernel/index.js';
import { rule } from '../../shared/tests/toolkit.js';
import { pending } from '../ask/table.js';
import { IMPROVEMENTS } from '../cards/improvements.js';
import type { RegionId } from '../cards/map.js';
import { START_TECHNOLOGIES } from '../cards/technologies.js';
import { spaceOf } from '../cards/world.js';
import { civilization as game } from '../game.js';
import { check, DEFAULTS } from '../state/options.js';
import {
  allows,
  asks,
  buys,
  buyTech,
  count,
  DONE,
  does,
  eventsOf,
  FINISH,
  gold,
  legalAt,
  type Moment,
  marker,
  moves,
  newGame,
  ownsTech,
  recruit,
  refuses,
  restOfTurn,
  scene,
  settlement,
  stops,
  techsOf,
  walk,
} from './scene.js';

/** Play a draft with these regions, in draft order. */
function drafted(at: Moment, regions: readonly RegionId[]): Moment {
  return regions.reduce((now, region) => does(now, asks(now).seats[0]!, { move: 'settle', region }), at);
}

rule(['CIV-GEN-01', 'CIV-AMB-01'], 'two to six players', () => {
  expect([1, 2, 6, 7].map((n) => check(DEFAULTS, n)?.code)).toEqual(['BAD_SEATS', undefined, undefined, 'BAD_SEATS']);
});

rule('CIV-GEN-02', 'only named regions exist, each with one marker', () => {
  const { state } = newGame(3);
  expect([state.markers.length, state.markers.filter((x) => x?.card).length]).toEqual([66, 66]);
});

rule('CIV-GEN-04', 'figures never run out: any number of one kind can be bought', () => {
  let at = scene({ players: [{ gold: 500, settled: { mexica: 1 } }, { settled: { gaul: 1 } }], steps: [buys(0), stops] });
  for (let i = 0; i < 40; i++) at = does(at, 0, recruit('infantry-1', 'mexica'));
  expect(count(at, 0, 'mexica', 'infantry-1')).toBe(40);
});

rule('CIV-GEN-05', 'a promise does not bind: no move carries one, and a deal holds only what can be handed over now', () => {
  const at = scene({ players: [{ gold: 9, settled: { mexica: 1 } }, { settled: { gaul: 1 } }], steps: [{ step: 'begin-trade' }, stops] });
  refuses(
    at,
    0,
    {
      move: 'offer',
      to: 1,
      give: { gold: 10, cards: [], settlements: [], techs: [], wonders: [], figures: [] },
      want: { gold: 0, cards: [], settlements: [], techs: [], wonders: [], figures: [] },
      re: -1,
    },
    'CIV-TRD-03',
    'NOT_ENOUGH_GOLD',
    { need: 10, have: 9 },
  );
});

rule('CIV-GEN-06', 'one settlement per region', () => {
  const at = scene({
    players: [{ gold: 50, settled: { mexica: 1 }, figures: { mexica: { settler: 1 }, gaul: { settler: 1 } } }, { settled: { gaul: 1 } }],
    steps: [buys(0), stops],
  });
  refuses(at, 0, { move: 'found', region: 'mexica' }, 'CIV-GEN-06', 'REGION_TAKEN');
  refuses(at, 0, { move: 'found', region: 'gaul' }, 'CIV-GEN-06', 'REGION_TAKEN');
});

rule('CIV-GEN-07', 'figures of several players share a space without fighting', () => {
  const at = scene({
    players: [
      { settled: { mexica: 1 }, figures: { mexica: { 'infantry-1': 1 } } },
      { settled: { gaul: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
    ],
    steps: [moves(0), stops],
  });
  const there = does(does(at, 0, walk('infantry-1:1', 'mexica', 'mojave'), FINISH), 1, { move: 'challenge', spaces: '' });
  const peace = does(there, 0, { move: 'finish-battles' });
  expect([count(peace, 0, 'mojave', 'infantry-1'), count(peace, 1, 'mojave', 'infantry-1')]).toEqual([1, 1]);
});

rule('CIV-GEN-08', 'a fleet and an army never fight each other', () => {
  const at = scene({
    players: [
      { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-1': 1 } } },
      { settled: { gaul: 1 }, figures: { mexica: { 'infantry-1': 1 }, galapagos_sea: { 'fleet-1+infantry-1': 1 } } },
    ],
    steps: [moves(0), stops],
  });
  expect(asks(does(at, 0, FINISH)).step).toBe('draft');
});

rule('CIV-GEN-09', 'basic: cards are generic, there are no improvements and no royalties', () => {
  const at = scene({
    players: [
      { gold: 200, settled: { mexica: 1 } },
      { settled: { gaul: 1 }, techs: ['the_wheel'] },
    ],
    steps: [buys(0), stops],
  });
  const technologies = legalAt(at, 0).filter((m) => m.move === 'buy-technology');
  expect(technologies).toEqual([buyTech('masonry')]);
  for (const { id } of IMPROVEMENTS) expect(allows(at, 0, { move: 'buy-improvement', improvement: id })).toBe(false);
  const paid = does(at, 0, recruit('cavalry-1', 'mexica'), buyTech('masonry'));
  expect([gold(paid, 0), gold(paid, 1)]).toEqual([200 - 5 - 10, 0]);
  expect(eventsOf(paid, 'wonder')).toEqual([]);
});

rule('CIV-GEN-10', 'advanced: each technology has its price, each settlement its city card', () => {
  const at = scene({
    rules: 'advanced',
    players: [{ gold: 200, settled: { mexica: 1 } }, { settled: { gaul: 1 } }],
    steps: [buys(0), stops],
  });
  expect(gold(does(at, 0, buyTech('masonry')), 0)).toBe(185);
  expect(gold(does(at, 0, buyTech('the_wheel')), 0)).toBe(175);
});

rule('CIV-SET-01', 'the length is chosen, and nonsense is no table', () => {
  expect(check({ ...DEFAULTS, length: 'endless' as 'long' }, 3)).toEqual({ rule: 'CIV-SET-01', code: 'BAD_OPTIONS' });
  expect(newGame(2, { length: 'short' }).state.options.length).toBe('short');
});

rule('CIV-SET-02', '66 markers are placed, 12 stay in the box unseen; a richer world has two blanks less for each player', () => {
  const { state } = newGame(3);
  expect([state.markers.length, state.box.length]).toEqual([66, 12]);
  expect([...state.markers, ...state.box].every((x) => x!.known === 0)).toBe(true);
  expect(mask(game, state, 0).markers.every((x) => x!.card === null)).toBe(true);
  for (const seats of [2, 6]) {
    const rich = newGame(seats, { richWorld: true }).state;
    const all = [...rich.markers, ...rich.box].map((x) => x!.card);
    expect([all.length, all.filter((card) => card === 'no_encounter').length]).toEqual([78 - 2 * seats, 18 - 2 * seats]);
  }
  expect(newGame(6, { richWorld: true }).state.box).toEqual([]);
});

rule(['CIV-SET-03', 'CIV-SET-04', 'CIV-AMB-25'], '20 gold, and in each of two regions a village, a settler and an ancient infantry', () => {
  const at = newGame(2, { rules: 'basic' });
  expect(at.state.players.map((p) => p.gold)).toEqual([20, 20]);
  const first = asks(at).seats[0]!;
  const one = does(at, first, { move: 'settle', region: 'mexica' });
  expect(settlement(one, 'mexica')).toEqual([first, 1]);
  expect([count(one, first, 'mexica', 'settler'), count(one, first, 'mexica', 'infantry-1')]).toEqual([1, 1]);
  refuses(one, 1 - first, { move: 'settle', region: 'mexica' }, 'CIV-GEN-06', 'REGION_TAKEN');
  const two = does(one, 1 - first, { move: 'settle', region: 'gaul' });
  expect(asks(two).seats).toEqual([1 - first]); // the last one chooses again at once
});

rule(['CIV-SET-05', 'CIV-EX-12'], 'advanced: one of the six start technologies for each player, the others stay unsold', () => {
  const regions = ['mexica', 'gaul', 'funa', 'gobi', 'java', 'pampas'] as const;
  const at = drafted(newGame(3), regions);
  const owned = START_TECHNOLOGIES.filter((tech) => [0, 1, 2].some((seat) => ownsTech(at, seat, tech)));
  expect(owned).toHaveLength(3);
  expect([0, 1, 2].map((seat) => START_TECHNOLOGIES.filter((tech) => ownsTech(at, seat, tech)).length)).toEqual([1, 1, 1]);
  expect(eventsOf(at, 'technology').filter((e) => e.source === 'dealt')).toHaveLength(3);
  const basic = drafted(newGame(3, { rules: 'basic' }), regions);
  expect(eventsOf(basic, 'technology').filter((e) => e.source === 'dealt')).toEqual([]);
});

/** The last choice of a draft of two, with these markers under the start regions. */
function startOn(markers: Partial<Record<RegionId, string>>, rules: 'basic' | 'advanced' = 'basic'): Moment {
  const spec = scene({
    rules,
    players: [
      { gold: 20, settled: { mexica: 1 } },
      { gold: 20, settled: { gaul: 1, funa: 1 } },
    ],
    markers: { mexica: '?no_encounter', gaul: '?no_encounter', funa: '?no_encounter', gobi: '?no_encounter', ...markers },
    steps: [{ step: 'draft', order: [0, 1, 1, 0], chosen: ['mexica', 'gaul', 'funa'].map(spaceOf) }, stops],
  });
  return does(spec, 0, { move: 'settle', region: 'gobi' });
}

rule(['CIV-SET-06', 'CIV-AMB-56'], 'start markers take effect in draft order; minor civilization, desert and plague have none', () => {
  const at = startOn({ mexica: '?treasure', gobi: '?wine', gaul: '?plague', funa: '?desert' });
  expect([gold(at, 0), gold(at, 1)]).toEqual([30, 20]);
  expect(marker(at, 'gobi')).toMatchObject({ card: 'wine', known: -1 });
  expect([marker(at, 'gaul'), marker(at, 'funa'), marker(at, 'mexica')]).toEqual([null, null, null]);
  const shown = at.events.flatMap((e) => (e.event === 'revealed' || e.event === 'marker-removed' ? [e.region] : []));
  expect(shown).toEqual(['mexica', 'gobi', 'gaul', 'funa']);
  expect(startOn({ gobi: '?minor_civilization' }).events.some((e) => e.event === 'minor-roll')).toBe(false);
  expect(techsOf(startOn({ gobi: '?free_technology' }), 0)).toBe(1);
  expect(marker(startOn({ gobi: '?mountains' }), 'gobi')).toMatchObject({ card: 'mountains', known: -1 });
});

rule('CIV-SET-07', 'the highest roll of two dice goes first, ties roll again', () => {
  const at = drafted(newGame(4, { rules: 'basic' }, 5), ['mexica', 'gaul', 'funa', 'gobi', 'java', 'pampas', 'andes', 'nile']);
  const roll = eventsOf(at, 'order-roll').find((e) => e.of === 'first-player')!;
  const best = Math.max(
    ...roll.rolls.slice(-1).map((x) => x.result),
    ...roll.rolls.filter((x) => x.seat === roll.winner).map((x) => x.result),
  );
  expect(roll.rolls.filter((x) => x.seat === roll.winner).some((x) => x.result === best)).toBe(true);
  expect(eventsOf(at, 'turn')).toEqual([{ event: 'turn', turn: 1, first: roll.winner }]);
});

rule('CIV-EX-02', 'the serpentine draft of three', () => {
  const at = newGame(3, { rules: 'basic' });
  const { order } = pending(at.state, 'draft')!;
  expect(order.slice(3)).toEqual(order.slice(0, 3).reverse());
  const end = drafted(at, ['mississippi', 'steppe', 'gran_chaco', 'orinoco', 'yunnan', 'mexica']);
  const [a, b, c] = order;
  expect(['mississippi', 'steppe', 'gran_chaco', 'orinoco', 'yunnan', 'mexica'].map((r) => settlement(end, r as RegionId)[0])).toEqual([
    a,
    b,
    c,
    c,
    b,
    a,
  ]);
});

rule('CIV-TUR-01', 'movement, trade, production, purchase, each by all players', () => {
  const players = [
    { gold: 30, settled: { mexica: 1 }, figures: { mexica: { settler: 1 } } },
    { gold: 30, settled: { gaul: 1 }, figures: { gaul: { settler: 1 } } },
  ] as const;
  let at = scene({ players, first: 1, steps: [{ step: 'turn' }] });
  const phases: string[] = [];
  const note = (now: Moment): Moment => {
    for (const e of now.events) if (e.event === 'phase') phases.push(`${e.phase} ${e.seat ?? ''}`.trim());
    return now;
  };
  note(at);
  for (const finish of [FINISH, FINISH, 'trade', 'trade', DONE, DONE] as const) {
    const seat = asks(at).seats[0]!;
    at = note(does(at, seat, finish === 'trade' ? { move: 'finish-trading' } : finish));
  }
  expect(phases).toEqual(['movement 1', 'movement 0', 'trade', 'production', 'purchase 1', 'purchase 0', 'movement 0']);
});

rule('CIV-TUR-02', 'after the purchases the next player to the left still in the game becomes first', () => {
  const at = scene({
    rules: 'advanced',
    turn: 4,
    players: [{ settled: { mexica: 1 } }, { out: true }, { settled: { gaul: 1 }, figures: { gaul: { settler: 1 } } }],
    steps: [{ step: 'end-turn' }],
  });
  expect(at.state.first).toBe(2);
  expect(eventsOf(at, 'turn')).toEqual([{ event: 'turn', turn: 5, first: 2 }]);
});

rule('CIV-TUR-03', 'who has nothing to move or to buy is not asked; one moves and fights before the next', () => {
  const at = scene({
    rules: 'advanced',
    players: [
      { gold: 0, settled: { mexica: 1 } },
      { gold: 0, settled: { gaul: 1 }, figures: { gaul: { 'infantry-1': 1 } } },
    ],
    steps: [moves(0), moves(1), ...restOfTurn(2)],
  });
  expect(asks(at)).toEqual({ step: 'movement', seats: [1] });
  const poor = scene({
    rules: 'advanced',
    players: [
      { gold: 5, settled: { mexica: 1 } },
      { gold: 15, settled: { gaul: 1 } },
    ],
    steps: [buys(0), buys(1), stops],
  });
  expect(asks(poor)).toEqual({ step: 'purchase', seats: [1] });
});

rule(
  ['CIV-ERA-01', 'CIV-ERA-02', 'CIV-AMB-27', 'CIV-DV-13'],
  'basic: the era ends with the turn in which a player owns three of it, found ones included',
  () => {
    const players = (n: number) => [
      { gold: 100, settled: { mexica: 1 }, techs: (['masonry', 'the_wheel', 'mysticism'] as const).slice(0, n) },
      { settled: { gaul: 1 }, figures: { gaul: { settler: 1 } } },
    ];
    expect(scene({ players: players(2), steps: [{ step: 'end-turn' }] }).state.era).toBe(1);
    const over = scene({ players: players(3), steps: [{ step: 'end-turn' }] });
    expect([over.state.era, eventsOf(over, 'era')]).toEqual([2, [{ event: 'era', era: 2 }]]);
    const settler = scene({
      players: [
        { gold: 100, settled: { mexica: 1 }, techs: ['masonry', 'the_wheel'], figures: { mojave: { settler: 1 } } },
        { settled: { gaul: 1 } },
      ],
      markers: { mojave: '?free_technology' },
      steps: [moves(0), buys(0), { step: 'end-turn' }],
    });
    const found = does(settler, 0, { move: 'look', region: 'mojave' }, FINISH);
    expect(techsOf(found, 0)).toBe(3);
    expect(found.state.era).toBe(1); // never in the middle of a turn
    expect(gold(does(found, 0, buyTech('pottery_specialization')), 0)).toBe(60); // the fourth costs 40
    expect(does(found, 0, DONE).state.era).toBe(2);
  },
);

rule('CIV-ERA-03', 'basic: what belongs to another era cannot be had', () => {
  const at = scene({ era: 2, players: [{ gold: 200, settled: { mexica: 1 } }, { settled: { gaul: 1 } }], steps: [buys(0), stops] });
  refuses(at, 0, buyTech('masonry'), 'CIV-ERA-03', 'WRONG_ERA');
  refuses(at, 0, recruit('infantry-1', 'mexica'), 'CIV-PUR-02', 'WRONG_ERA');
  refuses(at, 0, { move: 'claim', milestone: 0 }, 'CIV-WON-02', 'WRONG_ERA');
});

rule(['CIV-ERA-04', 'CIV-AMB-28'], 'advanced: the first technology of the next era ends this one; units of the next era must wait', () => {
  const at = scene({
    rules: 'advanced',
    length: 'long',
    players: [
      { gold: 400, settled: { mexica: 1 }, techs: ['currency', 'code_of_laws', 'construction'] },
      { settled: { gaul: 1 }, figures: { gaul: { settler: 1 } } },
    ],
    beside: ['banking'],
    steps: [buys(0), { step: 'end-turn' }],
  });
  const early = does(at, 0, buyTech('feudalism'));
  refuses(early, 0, recruit('infantry-2', 'mexica'), 'CIV-ERA-04', 'WRONG_ERA');
  refuses(early, 0, { move: 'buy-improvement', improvement: 'castle' }, 'CIV-IMP-01', 'WRONG_ERA');
  refuses(early, 0, buyTech('nationalism'), 'CIV-ERA-04', 'TOO_EARLY');
  expect(count(early, 0, 'mexica', 'infantry-2')).toBe(2); // an owner's bonus is given at once
  expect(does(early, 0, DONE).state.era).toBe(2);
});

rule('CIV-ERA-05', 'advanced: past technologies cost half, wonders and improvements of the era that ended are without effect', () => {
  const at = scene({
    rules: 'advanced',
    length: 'long',
    players: [
      { gold: 100, settled: { mexica: 1 }, techs: ['banking'], wonders: ['colossus'], improvements: ['granary', 'bank'] },
      { settled: { gaul: 1 }, techs: ['feudalism'], figures: { gaul: { settler: 1 } } },
    ],
    steps: [{ step: 'end-turn' }],
  });
  expect(at.state.era).toBe(2);
  expect(at.state.players[0]!.improvements).toEqual(['bank']); // received early, it stays
  const shop = scene({
    rules: 'advanced',
    era: 2,
    players: [
      { gold: 100, settled: { mexica: 1 }, wonders: ['colossus'] },
      { settled: { gaul: 1 }, techs: ['feudalism'] },
    ],
    steps: [buys(0), stops],
  });
  expect(gold(does(shop, 0, buyTech('masonry')), 0)).toBe(92);
  expect(gold(does(shop, 0, recruit('infantry-2', 'mexica')), 0)).toBe(85);
  const income = scene({
    rules: 'advanced',
    era: 2,
    players: [{ settled: { mexica: 4, gobi: 4, java: 4 }, wonders: ['colossus'] }, { settled: { gaul: 1 } }],
    steps: [{ step: 'production' }, stops],
  });
  expect(eventsOf(income, 'income')[0]!.income.wonders).toBe(0);
});

rule('CIV-ERA-06', 'the number of the era is the superiority bonus and, less one, the radius of plague', () => {
  for (const era of [1, 2, 3, 4] as const) {
    const at = scene({
      era,
      players: [{ settled: { mexica: 1 }, figures: { funa: { settler: 1 } } }, { settled: { gaul: 1 } }],
      markers: { funa: '?plague' },
      steps: [moves(0), stops],
    });
    expect(eventsOf(does(at, 0, { move: 'look', region: 'funa' }), 'plague')[0]!.radius).toBe(era - 1);
  }
});

rule('CIV-ERA-07', 'no era follows the modern one', () => {
  const at = scene({
    era: 4,
    players: [
      { settled: { mexica: 1 }, techs: ['fusion', 'flight'] },
      { settled: { gaul: 1 }, figures: { gaul: { settler: 1 } } },
    ],
    steps: [{ step: 'end-turn' }],
  });
  expect([at.state.era, at.state.over]).toEqual([4, false]);
});
