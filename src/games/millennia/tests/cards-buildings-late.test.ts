import { describe, expect } from 'vitest';
import { awaited, icon, plays, refusesLast, used } from './probes.js';
import { does, engagedOf, type Gain, playerAt, refuses, rule, table } from './toolkit.js';

const LATE = { age: 6 } as const;
const LAST = { age: 8 } as const;
const lacks = (n: number, ...techs: string[]): void =>
  refusesLast({ ...LATE, own: { techs, buildings: [n] }, moves: `use ${n}` }, 'MISSING_TECHNOLOGY');
const points = (n: number, track: string) => (): void => {
  used(n, { [track]: 4 }, `use ${n}`, { vp: 4 }, LAST)();
  refusesLast({ ...LAST, own: { buildings: [n] }, moves: `use ${n}` }, 'NO_EFFECT');
};

describe('brown and green buildings of Ages 5 to 8', () => {
  rule('MIL-172', 'Dam: Agriculture', icon(172, [['population', ['medicine']]], [['population', ['agriculture']]]));
  rule('MIL-173', 'Music Hall: one more for a Culture book, never engaged', () => {
    const own = { techs: ['arts', 'social'], culture: 1 };
    const books = { 'culture:2': 'book-06', 'culture:4': 'book-07' };
    const after = plays({
      ...LATE,
      books,
      own: { ...own, buildings: [173] },
      moves: 'use culture, take 173',
      gain: { culture: 2, jokers: 1 },
    });
    expect(engagedOf(after)).not.toContain('building-173');
    plays({ ...LATE, books, own: { ...own, buildings: ['173-'] }, moves: 'use culture', gain: { culture: 1, jokers: 1 } });
    plays({
      ...LATE,
      books: { 'population:2': 'book-06' },
      own: { techs: ['agriculture', 'medicine'], population: 1, buildings: [173] },
      moves: 'use population',
      gain: { population: 1, jokers: 1 },
    });
  });
  rule(
    'MIL-174',
    'Pharmacy: Medicine, for 1 research point too',
    icon(
      174,
      [
        ['population', ['agriculture']],
        ['study-1', []],
      ],
      [['study-2', []]],
    ),
  );
  rule(
    'MIL-175',
    'Train Station: Transport',
    icon(
      175,
      [
        ['trade', ['economics']],
        ['study-1', []],
      ],
      [['trade', ['energy']]],
    ),
  );
  rule('MIL-176', 'Factory: the Influence action needs no Economics', () => {
    const own = { techs: ['arts', 'arts:5', 'arts:4'] };
    const after = plays({
      ...LATE,
      own: { ...own, buildings: [176] },
      moves: 'use influence',
      gain: { influence: 1, vp: 3, gold: 3 },
    });
    expect(engagedOf(after)).toContain('building-176');
    refusesLast({ ...LATE, own: { ...own, buildings: ['176!'] }, moves: 'use influence' }, 'MISSING_TECHNOLOGY');
    refusesLast({ ...LATE, own: { techs: ['arts', 'economics'], buildings: [176] }, moves: 'use influence' }, 'MISSING_TECHNOLOGY');
    const all = { techs: ['arts'], buildings: [176, 159], claimed: [233] };
    expect(playerAt(does(table({ ...LATE, players: [all] }), 0, 'use influence'), 0).tracks.influence).toBe(1);
    const three = does(table({ ...LATE, players: [all] }), 0, 'by-hand', 'use influence', 'modify 176 economics', 'modify 159 other+other');
    expect(playerAt(does(three, 0, 'modify 233 other'), 0).tracks.influence).toBe(1);
    refuses(three, 0, 'modify 176 economics', 'MIL-TRA-02', 'LAST_TECHNOLOGY_REMAINS');
  });
  rule('MIL-177', 'Iron Works: a joker', used(177, {}, 'use 177', { jokers: 1 }, LATE));
  rule('MIL-178', 'Observatory: half of the points used', () => {
    plays({ ...LATE, own: { buildings: [178], rp: 3 }, moves: 'buy r3', gain: { rp: -3, vp: 6 } });
    plays({ ...LATE, own: { buildings: [178], rp: 11 }, moves: 'buy r10, perform joker', gain: { rp: -11, jokers: 1, vp: 23 } });
    plays({ ...LATE, own: { buildings: ['178-'], rp: 3 }, moves: 'buy r3', gain: { rp: -3, vp: 5 } });
  });
  rule('MIL-179', 'Warehouse: one technology that ends lasts one age more', () => {
    const own = { techs: ['arts', 'economics', 'military!'], buildings: [179] }; // Arts and Military end with Age 6, Economics does not
    const after = plays({ ...LATE, own, moves: 'use 179, extend military', gain: {} });
    expect(playerAt(after, 0).techs.map((x) => x.last)).toEqual([6, 7, 7]);
    refusesLast({ ...LATE, own, moves: 'use 179, extend economics' }, 'NO_SUCH_CARD');
    refusesLast({ ...LATE, own: { techs: ['economics'], buildings: [179] }, moves: 'use 179' }, 'NOTHING_ENDS');
    // The age must be printed on it: what lasted to Age 6 by the Warehouse is not offered in Age 6.
    const older = { techs: ['arts:5'], buildings: [179] };
    refusesLast({ ...LATE, own: older, moves: 'use 179' }, 'NOTHING_ENDS');
  });
  rule('MIL-186', 'Hospital: Medicine for 1 on Politics', () => {
    used(186, { techs: ['medicine'], politics: 1 }, 'use 186', { politics: 1 }, LATE)();
    lacks(186, 'agriculture');
  });
  rule('MIL-187', 'Newspaper Agency: 5 gold for 1 on Influence', () => {
    used(187, { gold: 5 }, 'use 187', { gold: -5, influence: 1 }, LATE)();
    refusesLast({ ...LATE, own: { gold: 4, buildings: [187] }, moves: 'use 187' }, 'NOT_AFFORDABLE');
  });
  rule(
    'MIL-188',
    'Power Plant: Energy',
    icon(
      188,
      [
        ['trade', ['economics']],
        ['diplomacy', ['communication']],
      ],
      [['trade', ['transport']]],
    ),
  );
  rule('MIL-189', 'Stock Exchange: Economics', icon(189, [['trade', ['energy']]], [['trade', ['economics']]]));
  rule('MIL-190', 'Air Base: 3 on War', used(190, {}, 'use 190', { war: 3, gold: 1 }, LATE));
  rule('MIL-191', 'Embassy: both drawn cards are kept, once', () => {
    const own = { techs: ['communication', 'energy'] };
    const after = plays({ ...LATE, own: { ...own, buildings: [191] }, moves: 'use diplomacy, keep both', gain: { cards: 2 } });
    expect(engagedOf(after)).toContain('building-191');
    refusesLast({ ...LATE, own: { ...own, buildings: ['191!'] }, moves: 'use diplomacy, keep both' }, 'NO_SUCH_CARD');
    plays({ ...LATE, own: { ...own, buildings: [191] }, moves: 'use diplomacy, keep 245', gain: { cards: 1 } });
  });
  rule('MIL-192', 'Laboratory: 2 research points', used(192, {}, 'use 192', { rp: 2 }, LATE));
  rule('MIL-193', 'Recycling Center: two technologies for 2 on Population', () => {
    used(193, { techs: ['agriculture', 'energy'] }, 'use 193', { population: 2 }, LATE)();
    lacks(193, 'agriculture', 'medicine');
  });
  rule(
    'MIL-200',
    'E-Sports Arena: Arts or Social Sciences',
    icon(
      200,
      [
        ['culture', ['arts']],
        ['culture', ['social']],
        ['politics', ['government']],
      ],
      [['politics', ['social']]],
    ),
  );
  rule('MIL-201', 'Media Tower: Communication for a diplomacy action', () => {
    used(201, { techs: ['communication'] }, 'use 201, keep 246', { cards: 1 }, LATE)();
    plays({
      ...LATE,
      own: { techs: ['communication'], buildings: [201, 191], claimed: [225] },
      moves: 'use 201, keep both',
      gain: { cards: 2, vp: 3 },
    });
    lacks(201, 'energy');
  });
  rule('MIL-202', 'Particle Accelerator: 3 more with the research special action', () => {
    const after = plays({ ...LATE, own: { specials: ['research'], buildings: [202] }, moves: 'use special:research', gain: { rp: 6 } });
    expect(engagedOf(after)).toEqual(['building-202']);
    for (const b of ['202!', '202-'])
      plays({ ...LATE, own: { specials: ['research'], buildings: [b] }, moves: 'use special:research', gain: { rp: 3 } });
    plays({ ...LATE, own: { techs: ['science'], buildings: [202] }, moves: 'use study-2', gain: { rp: 2 } });
  });
  rule('MIL-203', 'Technology Park: Natural Sciences', icon(203, [['study-2', []]], [['study-1', []]]));
  rule('MIL-204', 'Crypto Mine: any special action, for every trigger', () => {
    used(204, {}, 'use 204, perform joker', { jokers: 1 }, LATE)();
    plays({ ...LATE, own: { buildings: [204], claimed: [226] }, moves: 'use 204, perform research', gain: { rp: 3, vp: 3 } });
  });
  rule('MIL-205', 'Hackers Guild: any technology for 2 jokers', () => {
    used(205, { techs: ['arts'] }, 'use 205', { jokers: 2 }, LATE)();
    lacks(205);
  });
  rule('MIL-206', 'Naval Base: 2 more with the war special action', () => {
    awaited(206, { specials: ['war'] }, 'use special:war', { war: 3, gold: 1 }, { war: 5, gold: 1, vp: 1 }, LATE)();
    plays({ ...LATE, own: { techs: ['army'], buildings: [206] }, moves: 'use war', gain: { war: 1 } });
  });
  rule('MIL-207', 'Space Administration: points equal to War', points(207, 'war'));
  rule('MIL-214', 'Floating City: points equal to Politics', points(214, 'politics'));
  rule('MIL-215', 'Space Port: Transport for 5 on War', () => {
    used(215, { techs: ['transport'] }, 'use 215', { war: 5, gold: 1, vp: 1 }, LAST)();
    lacks(215, 'army');
  });
  rule('MIL-216', 'Vertical Farming: points equal to Population', points(216, 'population'));
  rule('MIL-217', 'Zero Gravity Arena: points equal to Culture', points(217, 'culture'));
  rule('MIL-218', 'Drone Hive: points equal to Prosperity', points(218, 'prosperity'));
  const oneOf = (n: number, by: number): void => {
    const gains: Gain[] = [{ population: by }, { culture: by }, { politics: by, gold: 2 }];
    gains.forEach((gain, option) => {
      used(n, {}, `use ${n}, choose ${option}`, gain, LAST)();
    });
    refusesLast({ ...LAST, own: { buildings: [n] }, moves: `use ${n}, choose 3` }, 'NOTHING_PENDING');
  };
  rule('MIL-219', 'Moon Base: 1 on Population, Culture or Politics', () => oneOf(219, 1));
  rule('MIL-220', 'Womb Robot Nursery: 2 on one of them', () => oneOf(220, 2));
  rule('MIL-221', '3D-Printed Housing: 1 on Influence', used(221, {}, 'use 221', { influence: 1 }, LAST));
});
