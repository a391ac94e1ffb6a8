import { describe, expect, it } from 'vitest';
import { rule } from '../../shared/tests/toolkit.js';
import { pointsOf, scoreOf } from '../ask/scoring.js';
import { TECH_NUMBER } from '../cards/index.js';
import { REGIONS, type RegionId } from '../cards/map.js';
import { MILESTONES } from '../cards/tables.js';
import { TECHNOLOGIES, type TechId } from '../cards/technologies.js';
import { civilization as game } from '../game.js';
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
  luckily,
  marker,
  moves,
  ownsWonder,
  type PlayerSpec,
  produces,
  recruit,
  refuses,
  type SceneSpec,
  scene,
  settlement,
  stops,
} from './scene.js';

const OTHER: PlayerSpec = { settled: { gaul: 1 }, figures: { gaul: { settler: 1 } } };
const ADVANCED = { rules: 'advanced', length: 'long' } as const;
const settle = (n: number, size: number, from = 0): NonNullable<PlayerSpec['settled']> =>
  Object.fromEntries(REGIONS.slice(from, from + n).map((r) => [r.id, size])) as Partial<Record<RegionId, number>>;
const techsOf = (era: number, n: number): TechId[] =>
  TECHNOLOGIES.filter((t) => t.era === era)
    .slice(0, n)
    .map((t) => t.id);
const turnEnd = (players: readonly PlayerSpec[], more: Partial<SceneSpec> = {}) =>
  scene({ players, steps: [{ step: 'end-turn' }], ...more });

/** What fulfils each milestone, and what almost does. */
const MET: readonly ((short: number) => PlayerSpec)[] = [
  (k) => ({ settled: settle(6 - k, 1, 40) }),
  (k) => ({ techs: techsOf(1, 2 - k) }),
  (k) => ({ figures: { gobi: { 'infantry-1': 7 - k }, caribbean_sea: { 'fleet-1+infantry-1': 1 } } }),
  (k) => ({ techs: techsOf(2, 2 - k) }),
  (k) => ({ figures: { caribbean_sea: { 'fleet-2': 2 - k } } }),
  (k) => ({ gold: 60 - k }),
  (k) => ({ techs: techsOf(3, 2 - k) }),
  (k) => ({ figures: { caribbean_sea: { 'fleet-3': 2 - k } } }),
  (k) => ({ gold: 80 - k }),
  (k) => ({ settled: settle(10 - k, 4, 40) }),
  (k) => ({ techs: techsOf(4, 2 - k) }),
  (k) => ({ gold: 100 - k }),
];

describe('milestones', () => {
  it.each(MILESTONES.map((row, i) => ({ ...row, i })))('CIV-WON-02 CIV-AMB-38 CIV-AMB-43 number $i: $n $of', ({ i, era, n }) => {
    const at = (short: number) =>
      scene({
        era,
        players: [{ settled: { mexica: 2 }, figures: { mexica: { settler: 1 } }, ...MET[i]!(short) }, OTHER],
        steps: [moves(0), stops],
      });
    refuses(at(1), 0, { move: 'claim', milestone: i }, 'CIV-WON-02', 'MILESTONE_NOT_MET', { need: n, have: n - 1 });
    const claimed = does(at(0), 0, { move: 'claim', milestone: i });
    expect(claimed.state.milestones[i]).toBe(0);
    expect(scoreOf(claimed.state, 0) - scoreOf(at(0).state, 0)).toBe(3);
    refuses(claimed, 0, { move: 'claim', milestone: i }, 'CIV-WON-01', 'MILESTONE_TAKEN');
  });
});

rule('CIV-WON-01', 'who announces first gets it; each milestone once; simultaneous claims are rolled', () => {
  const rich = { gold: 90, settled: { mexica: 1 } } as const;
  const at = scene({
    era: 2,
    players: [
      { ...rich, gold: 60 },
      { ...rich, settled: { gaul: 1 } },
    ],
    steps: [{ step: 'claims' }, stops],
  });
  expect(asks(at)).toEqual({ step: 'claims', seats: [0, 1] });
  const both = does(does(at, 0, { move: 'claims', milestones: '5' }), 1, { move: 'claims', milestones: '5' });
  expect(both.state.milestones[5]).toBe(eventsOf(both, 'claim-roll')[0]!.winner);
  const one = does(does(at, 0, { move: 'claims', milestones: '' }), 1, { move: 'claims', milestones: '5' });
  expect([one.state.milestones[5], eventsOf(one, 'claim-roll')]).toEqual([1, []]);
});

rule(
  ['CIV-WON-06', 'CIV-AMB-39'],
  'a claim in any open question, and sealed after production and at the end of the turn; or by itself',
  () => {
    const player = { gold: 95, settled: { mexica: 1 }, figures: { mexica: { settler: 1 } } } as const;
    const at = scene({ era: 2, players: [player, OTHER], steps: [moves(0), buys(0), stops] });
    const claimed = does(at, 0, { move: 'claim', milestone: 5 });
    expect(asks(claimed)).toEqual({ step: 'movement', seats: [0] }); // and goes on
    expect(allows(does(at, 0, { move: 'finish-moving' }), 0, { move: 'claim', milestone: 5 })).toBe(true);
    const poor = scene({ era: 2, players: [{ ...player, gold: 5 }, OTHER], steps: [{ step: 'claims' }, stops] });
    expect(asks(poor).step).toBe('draft'); // with nobody fulfilling one nobody is asked
    const automatic = scene({
      era: 2,
      announce: 'automatic',
      players: [{ ...player, gold: 55 }, OTHER],
      steps: [produces, { step: 'claims' }, stops],
    });
    expect([automatic.state.milestones[5], asks(automatic).step]).toEqual([0, 'draft']);
    expect(eventsOf(automatic, 'claim')).toHaveLength(1);
  },
);

rule('CIV-WON-02', 'a milestone lapses with its era; a wonder is kept though it is no longer fulfilled', () => {
  const at = scene({ era: 2, players: [{ gold: 60, settled: { mexica: 1 } }, OTHER], steps: [buys(0), stops] });
  const spent = does(at, 0, { move: 'claim', milestone: 5 }, recruit('infantry-2', 'mexica'));
  expect([gold(spent, 0), spent.state.wonders.filter((owner) => owner === 0).length]).toEqual([50, 1]);
  const later = scene({ era: 3, players: [{ gold: 60, settled: { mexica: 1 } }, OTHER], steps: [buys(0), stops] });
  refuses(later, 0, { move: 'claim', milestone: 5 }, 'CIV-WON-02', 'WRONG_ERA');
});

rule(
  ['CIV-WON-03', 'CIV-WON-05', 'CIV-END-08'],
  'advanced: only Alpha Centauri is for sale, once Fusion is in play, for 200, and ends the game',
  () => {
    const at = scene({
      ...ADVANCED,
      era: 4,
      players: [
        { gold: 250, settled: { mexica: 1 } },
        { ...OTHER, techs: ['fusion'] },
      ],
      steps: [buys(0), buys(1), { step: 'end-turn' }],
    });
    refuses(at, 0, { move: 'buy-wonder', wonder: 'hoover_dam' }, 'CIV-WON-03', 'NOT_FOR_SALE');
    const bought = does(at, 0, { move: 'buy-wonder', wonder: 'alpha_centauri' });
    expect([gold(bought, 0), ownsWonder(bought, 0, 'alpha_centauri'), bought.state.ending, bought.state.over]).toEqual([
      50,
      true,
      'space',
      false,
    ]);
    refuses(bought, 0, { move: 'buy-wonder', wonder: 'alpha_centauri' }, 'CIV-WON-05', 'WONDER_TAKEN');
    expect(does(bought, 0, DONE).state.over).toBe(true);
    const without = scene({ ...ADVANCED, era: 4, players: [{ gold: 250, settled: { mexica: 1 } }, OTHER], steps: [buys(0), stops] });
    refuses(without, 0, { move: 'buy-wonder', wonder: 'alpha_centauri' }, 'CIV-WON-05', 'NEEDS_TECHNOLOGY', {
      tech: { key: 'tech.fusion' },
    });
  },
);

rule(['CIV-WON-04', 'CIV-EX-10'], 'effects start at once, and the card is kept for 2 points', () => {
  const at = scene({
    ...ADVANCED,
    era: 2,
    players: [{ gold: 90, settled: { mexica: 1 }, techs: ['code_of_laws', 'construction'] }, OTHER],
    steps: [buys(0), stops],
  });
  const bought = does(at, 0, buyTech('feudalism'));
  expect([count(bought, 0, 'mexica', 'infantry-2'), scoreOf(bought.state, 0)]).toEqual([2, 1 + 2]);
});

rule('CIV-WON-07', 'Manhattan: once, before battles, everything in a region but its marker', () => {
  const at = scene({
    ...ADVANCED,
    era: 4,
    players: [
      { settled: { mexica: 1 }, wonders: ['manhattan_project'], figures: { mojave: { settler: 1 } } },
      { settled: { gaul: 1, mojave: 3 }, figures: { mojave: { 'infantry-4': 3 } } },
    ],
    markers: { mojave: 'iron' },
    steps: [moves(0), stops],
  });
  refuses(at, 0, { move: 'strike', region: 'caribbean_sea' as RegionId }, 'CIV-WON-07', 'NOT_A_REGION');
  const struck = does(at, 0, { move: 'strike', region: 'mojave' });
  expect([
    settlement(struck, 'mojave'),
    count(struck, 0, 'mojave', 'settler'),
    count(struck, 1, 'mojave', 'infantry-4'),
    marker(struck, 'mojave')!.card,
  ]).toEqual([[-1, 0], 0, 0, 'iron']);
  refuses(struck, 0, { move: 'strike', region: 'gaul' }, 'CIV-WON-07', 'ALREADY_USED');
  const foe = scene({
    ...ADVANCED,
    era: 4,
    players: [
      { settled: { mexica: 1 }, figures: { mexica: { settler: 1 } } },
      { settled: { gaul: 1 }, wonders: ['manhattan_project'] },
    ],
    steps: [moves(0), stops],
  });
  refuses(foe, 0, { move: 'strike', region: 'gaul' }, 'CIV-WON-07', 'NOT_THE_OWNER');
});

rule('CIV-AMB-46', 'Manhattan may destroy a last settlement: gold and wonders to its user, by one’s own hand they are lost', () => {
  const players = [
    { gold: 5, settled: { mexica: 1 }, wonders: ['manhattan_project'] },
    { gold: 9, settled: { gaul: 1 }, wonders: ['colossus'] },
    { settled: { nile: 1 } },
  ] as const;
  const at = scene({ ...ADVANCED, era: 4, players, steps: [moves(0), stops] });
  const struck = does(at, 0, { move: 'strike', region: 'gaul' });
  expect([gold(struck, 0), ownsWonder(struck, 0, 'colossus'), struck.state.players[1]!.out]).toEqual([14, true, true]);
  const own = does(at, 0, { move: 'strike', region: 'mexica' });
  expect([gold(own, 0), own.state.wonders.filter((x) => x === 0).length, own.state.players[0]!.out, asks(own).step]).toEqual([
    0,
    0,
    true,
    'draft',
  ]);
});

rule('CIV-END-01', 'basic: the end of the turn in which a player owns three modern technologies', () => {
  const at = scene({
    era: 4,
    players: [
      { gold: 90, settled: { mexica: 1 }, techs: techsOf(4, 2) },
      { ...OTHER, gold: 90 },
    ],
    steps: [buys(0), buys(1), { step: 'end-turn' }],
  });
  const bought = does(at, 0, buyTech(techsOf(4, 3)[2]!), DONE);
  expect([bought.state.over, asks(bought).seats]).toEqual([false, [1]]); // all finish their purchases first
  const end = does(bought, 1, DONE);
  expect([end.state.over, end.state.ending]).toEqual([true, 'discoveries']);
});

describe('end die', () => {
  it.each([
    ['short', 2],
    ['medium', 3],
  ] as const)('CIV-END-02 CIV-END-03 CIV-DV-09 CIV-AMB-29 a %s game', (length, era) => {
    const last = TECHNOLOGIES.filter((t) => t.era === era).map((t) => t.id);
    const shop = (owned: number) => {
      const bought = last.slice(0, owned);
      const needs = TECHNOLOGIES.filter((t) => t.era < era || (t.era === era && bought.includes(t.id))).map((t) => t.id);
      return scene({
        rules: 'advanced',
        length,
        era,
        players: [{ gold: 300, settled: { gobi: 1 }, techs: needs }, OTHER],
        steps: [buys(0), { step: 'end-turn' }],
      });
    };
    const buy = (at: ReturnType<typeof shop>) =>
      legalAt(at, 0).find((m) => m.move === 'buy-technology' && TECHNOLOGIES[TECH_NUMBER[m.tech]]!.era === era)!;
    const first = shop(0);
    const over = luckily(first, 0, buy(first), (events) => events.some((e) => e.event === 'end-die' && e.die === 1));
    expect([eventsOf(over, 'end-die')[0]!.owned, over.state.ending, over.state.over]).toEqual([1, 'die', false]);
    const spared = luckily(first, 0, buy(first), (events) => events.some((e) => e.event === 'end-die' && e.die === 2));
    expect(spared.state.ending).toBeNull();
    const sixth = shop(5);
    for (let seed = 0; seed < 6; seed++)
      expect(luckily(sixth, 0, buy(sixth), (events) => events.some((e) => e.event === 'end-die' && e.die === seed + 1)).state.ending).toBe(
        'die',
      );
    expect(does(over, 0, DONE).state).toMatchObject({ over: true, phase: 'end' });
  });
  it('CIV-AMB-61 CIV-END-02 a short game ends at the latest with an industrial technology or the last medieval one', () => {
    const next = turnEnd([{ settled: { mexica: 1 }, techs: ['nationalism'] }, OTHER], { rules: 'advanced', length: 'short', era: 2 });
    expect([next.state.over, next.state.ending]).toEqual([true, 'era']);
    const out = turnEnd([{ settled: { mexica: 1 } }, OTHER], { rules: 'advanced', length: 'short', era: 2, beside: techsOf(2, 10) });
    expect(out.state.ending).toBe('era');
    const on = turnEnd([{ settled: { mexica: 1 } }, OTHER], { rules: 'advanced', length: 'short', era: 2, beside: techsOf(2, 9) });
    expect(on.state.over).toBe(false);
  });
});

rule('CIV-END-04', 'a long game has no die and no last era', () => {
  const at = scene({
    ...ADVANCED,
    era: 2,
    players: [{ gold: 90, settled: { mexica: 1 }, techs: ['currency'] }, OTHER],
    steps: [buys(0), { step: 'end-turn' }],
  });
  const bought = does(at, 0, buyTech('banking'));
  expect(eventsOf(bought, 'end-die')).toEqual([]);
  expect(does(bought, 0, DONE).state.over).toBe(false);
});

rule('CIV-END-05', 'total conquest: the only one with settlements wins outright, in games of any length', () => {
  for (const length of ['short', 'medium', 'long'] as const) {
    const at = turnEnd([{ settled: { mexica: 1 } }, { out: true, wonders: ['colossus', 'oracle'] }], { rules: 'advanced', length });
    expect([at.state.over, at.state.ending]).toEqual([true, 'conquest']);
    expect(game.standings(at.state).map((x) => x.rank)).toEqual([1, 2]);
  }
});

const OWNER: PlayerSpec = {
  gold: 40,
  settled: { mexica: 2 },
  wonders: ['united_nations', 'apollo_program'],
  figures: { mexica: { settler: 1, 'infantry-4': 3 } },
};

rule(
  ['CIV-END-06', 'CIV-END-07', 'CIV-AMB-41'],
  'the owner of United Nations or Apollo may end a long game in any open question, and at the end of each turn',
  () => {
    const at = scene({
      ...ADVANCED,
      era: 4,
      players: [OWNER, OTHER],
      steps: [moves(0), buys(0), { step: 'declaring', seat: 0 }, { step: 'declaring', seat: 1 }, { step: 'end-turn' }],
    });
    for (const way of ['diplomatic', 'military'] as const) {
      const said = does(at, 0, { move: 'end-game', way });
      expect([said.state.ending, said.state.over, asks(said).step]).toEqual([way, false, 'movement']);
      const end = does(said, 0, { move: 'finish-moving' }, DONE);
      expect([end.state.over, end.state.ending]).toEqual([true, way]);
    }
    const turnEnds = does(at, 0, { move: 'finish-moving' }, DONE);
    expect(asks(turnEnds)).toEqual({ step: 'declaring', seats: [0] });
    expect(legalAt(turnEnds, 0).map((m) => m.move)).toEqual(['end-game', 'end-game', 'go-on']);
    expect(does(turnEnds, 0, { move: 'go-on' }).state.over).toBe(false);
    expect(does(turnEnds, 0, { move: 'end-game', way: 'military' }).state.over).toBe(true);
    const other = scene({
      ...ADVANCED,
      era: 4,
      players: [
        { ...OTHER, settled: { mexica: 1 } },
        { ...OWNER, settled: { gaul: 1 } },
      ],
      steps: [moves(0), stops],
    });
    refuses(other, 0, { move: 'end-game', way: 'diplomatic' }, 'CIV-END-06', 'NOT_THE_OWNER');
  },
);

rule('CIV-AMB-40', 'the first ending stands; a later declaration is refused', () => {
  const at = scene({ ...ADVANCED, era: 4, players: [OWNER, OTHER], steps: [moves(0), stops] });
  refuses(does(at, 0, { move: 'end-game', way: 'military' }), 0, { move: 'end-game', way: 'diplomatic' }, 'CIV-AMB-40', 'END_FIXED');
});

rule(
  ['CIV-END-09', 'CIV-SCO-04'],
  'an ending only stops the game: 5 to the owner of United Nations, a point for each unit, or for each technology',
  () => {
    const players: PlayerSpec[] = [
      { ...OWNER, techs: ['masonry', 'computers'] },
      {
        settled: { gaul: 4, iberia: 4 },
        figures: { gaul: { 'infantry-4': 2 }, caribbean_sea: { 'fleet-4+infantry-4+settler': 1 } },
        techs: techsOf(3, 7),
      },
    ];
    const { state } = scene({ ...ADVANCED, era: 4, players, steps: [stops] });
    const bonus = (ending: Parameters<typeof pointsOf>[2]) => [0, 1].map((seat) => pointsOf(state, seat, ending).ending);
    expect([bonus('diplomatic'), bonus('military'), bonus('space'), bonus('die')]).toEqual([
      [5, 0],
      [3, 4],
      [2, 7],
      [0, 0],
    ]);
    const end = scene({ ...ADVANCED, era: 4, players, steps: [{ step: 'declaring', seat: 0 }, { step: 'end-turn' }] });
    const over = does(end, 0, { move: 'end-game', way: 'diplomatic' });
    expect(game.standings(over.state)).toEqual([
      { seat: 0, score: 2 + 4 + 4 + 5, rank: 1 },
      { seat: 1, score: pointsOf(state, 1).majors + 8, rank: 2 },
    ]);
  },
);

rule('CIV-END-10', 'with a turn limit the game ends with that turn, without a bonus', () => {
  const at = turnEnd([{ settled: { mexica: 1 } }, OTHER], { turn: 9, turnLimit: 9 });
  expect([at.state.over, at.state.ending]).toEqual([true, 'limit']);
  expect(turnEnd([{ settled: { mexica: 1 } }, OTHER], { turn: 8, turnLimit: 9 }).state.over).toBe(false);
  expect(turnEnd([{ settled: { mexica: 1 } }, OTHER], { turn: 999 }).state.over).toBe(false);
});

rule('CIV-SCO-01', 'settlements: 1, 2, 3, 4 points', () => {
  const { state } = scene({ players: [{ settled: { mexica: 1, mojave: 2, gobi: 3, java: 4 } }, OTHER], steps: [stops] });
  expect(pointsOf(state, 0).settlements).toBe(10);
});

rule(['CIV-SCO-02', 'CIV-SCO-03', 'CIV-TEC-05'], 'basic 2 a technology and 3 a wonder; advanced 2 a wonder and 4 a major discovery', () => {
  const player: PlayerSpec = {
    settled: { mexica: 1 },
    techs: ['alphabet_writing', 'printing_press', 'steam_power', 'computers', 'masonry'],
    wonders: ['oracle', 'colossus'],
  };
  const points = (rules: 'basic' | 'advanced') => pointsOf(scene({ rules, players: [player, OTHER], steps: [stops] }).state, 0);
  expect(points('basic')).toMatchObject({ technologies: 10, majors: 0, wonders: 6 });
  expect(points('advanced')).toMatchObject({ technologies: 0, majors: 16, wonders: 4 });
});

rule('CIV-SCO-05', 'most points win; then more gold, then shared', () => {
  const ranks = (a: PlayerSpec, b: PlayerSpec) => game.standings(scene({ players: [a, b], steps: [stops] }).state).map((x) => x.rank);
  expect(ranks({ settled: { mexica: 2 } }, { gold: 99, settled: { gaul: 1 } })).toEqual([1, 2]);
  expect(ranks({ gold: 3, settled: { mexica: 1 } }, { gold: 4, settled: { gaul: 1 } })).toEqual([2, 1]);
  expect(ranks({ gold: 4, settled: { mexica: 1 } }, { gold: 4, settled: { gaul: 1 } })).toEqual([1, 1]);
});
