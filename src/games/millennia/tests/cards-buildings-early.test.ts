import { describe, expect } from 'vitest';
import { awaited, icon, plays, refusesLast, used } from './probes.js';
import { does, gain, playerAt, refuses, rule, table } from './toolkit.js';

describe('brown and green buildings of Ages 1 to 4', () => {
  rule('MIL-116', 'Horse Camp: one more War advance, once', awaited(116, { techs: ['army'] }, 'use war', { war: 1 }, { war: 2, gold: 1 }));
  rule(
    'MIL-117',
    'Palace: Government or Army',
    icon(
      117,
      [
        ['politics', ['social']],
        ['war', []],
      ],
      [['culture', ['arts']]],
    ),
  );
  rule('MIL-118', 'Smithy: Army and Weaponry or Military for 4 on War', () => {
    used(118, { techs: ['army', 'military'] }, 'use 118', { war: 4, gold: 1, vp: 1 })();
    refusesLast({ own: { techs: ['weaponry', 'military'], buildings: [118] }, moves: 'use 118' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-119', 'Stonemason Hut: Engineering for 1 on Culture', () => {
    used(119, { techs: ['engineering'] }, 'use 119', { culture: 1 })();
    refusesLast({ own: { techs: ['arts'], buildings: [119] }, moves: 'use 119' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-120', 'Farm: one more with the population special action, also of another effect', () => {
    awaited(120, { specials: ['population'], population: 2 }, 'use special:population', { population: 1 }, { population: 2 })();
    plays({
      own: { buildings: [120, 150], techs: ['arts'], population: 2 },
      moves: 'use 150, discard-tech arts, perform population, take 120',
      gain: { population: 2 },
    });
    plays({
      own: { buildings: [120], techs: ['agriculture', 'medicine'], population: 2 },
      moves: 'use population',
      gain: { population: 1 },
    });
  });
  rule('MIL-121', 'Granary: one icon of a pair is enough', () => {
    const reached = (buildings: (number | string)[], techs: string[]): number =>
      playerAt(table({ phase: 'B', age: 2, pairs: ['arts', 'social', 'army', 'medicine'], players: [{ techs, buildings }] }), 0).tracks
        .prosperity;
    expect([reached([121], ['arts']), reached([], ['arts']), reached(['121-'], ['arts']), reached([121], ['energy'])]).toEqual([
      1, 0, 0, 0,
    ]);
  });
  rule('MIL-122', 'Hunting Camp opens the locked row', () => {
    const earned = (...buildings: (number | string)[]): number =>
      playerAt(table({ phase: 'C', players: [{ rows: [3], buildings }] }), 0).gold;
    expect([earned(122), earned(), earned('122-')]).toEqual([5, 0, 0]);
  });
  rule('MIL-123', 'Ziggurat: 2 points for every Culture space, never engaged', () => {
    const own = { techs: ['arts', 'social'], buildings: [123, 137] };
    const after = plays({ own, moves: 'use 137', gain: { culture: 2, vp: 4 } });
    expect(playerAt(after, 0).buildings[0]!.engaged).toBe(false);
    plays({ own: { ...own, buildings: ['123-', 137] }, moves: 'use 137', gain: { culture: 2 } });
    plays({ own: { ...own, culture: 10 }, moves: 'use 137', gain: { vp: 10 } }); // a maximised advance enters no space
  });
  rule(
    'MIL-130',
    'Academy: Government, Social Sciences or Arts',
    icon(
      130,
      [
        ['politics', ['social']],
        ['culture', ['arts']],
        ['culture', ['social']],
      ],
      [['population', ['medicine']]],
    ),
  );
  rule(
    'MIL-131',
    'Barracks: Weaponry or Military',
    icon(
      131,
      [
        ['war', []],
        ['war-3', ['weaponry']],
        ['war-3', ['military']],
      ],
      [['trade', ['economics']]],
    ),
  );
  rule('MIL-132', 'City Walls: Army for 1 on Politics', () => {
    used(132, { techs: ['army'], politics: 1 }, 'use 132', { politics: 1 })();
    refusesLast({ own: { techs: ['weaponry'], buildings: [132] }, moves: 'use 132' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-133', 'Market: Agriculture for 1 on Trade', () => {
    used(133, { techs: ['agriculture'] }, 'use 133', { trade: 1 })();
    refusesLast({ own: { techs: ['economics'], buildings: [133] }, moves: 'use 133' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-134', 'Aqueduct: 2 points per Prosperity space, in any phase', () => {
    const reached = (...buildings: (number | string)[]): number =>
      playerAt(table({ phase: 'B', pairs: ['arts', 'social'], players: [{ techs: ['arts', 'social'], buildings }] }), 0).vp;
    expect([reached(134), reached('134-')]).toEqual([2, 0]);
    plays({ own: { buildings: [134], hand: [252] }, moves: 'play 252', gain: { prosperity: 1, vp: 2, gold: 2, cards: -1 } });
    plays({ own: { buildings: [134], techs: ['arts', 'social'] }, moves: 'use culture', gain: { culture: 1 } });
  });
  rule('MIL-135', 'School: 2 points with the research action', () => {
    plays({ own: { buildings: [135], rp: 3 }, moves: 'buy r3', gain: { rp: -3, vp: 7 } });
    plays({ own: { buildings: ['135-'], rp: 3 }, moves: 'buy r3', gain: { rp: -3, vp: 5 } });
    plays({ own: { buildings: [135], techs: ['science'] }, moves: 'use study-2', gain: { rp: 2 } });
  });
  rule('MIL-136', 'Senate: one more with the politics special action', () => {
    awaited(136, { specials: ['politics'], politics: 0 }, 'use special:politics', { politics: 1, gold: 2 }, { politics: 2, gold: 2 })();
    plays({ own: { buildings: [136], techs: ['government', 'social'], politics: 1 }, moves: 'use politics', gain: { politics: 1 } });
  });
  rule('MIL-137', 'Theater: two technologies for 2 on Culture', () => {
    used(137, { techs: ['arts', 'social'] }, 'use 137', { culture: 2 })();
    refusesLast({ own: { techs: ['arts'], buildings: [137] }, moves: 'use 137' }, 'MISSING_TECHNOLOGY');
  });
  rule(
    'MIL-144',
    'Castle: Army, Weaponry or Military',
    icon(
      144,
      [
        ['war', []],
        ['war-3', ['weaponry']],
        ['war-3', ['military']],
      ],
      [['politics', ['social']]],
    ),
  );
  rule('MIL-145', 'Shipyard: Transport for 3 on War', () => {
    used(145, { techs: ['transport'] }, 'use 145', { war: 3, gold: 1 })();
    refusesLast({ own: { techs: ['army'], buildings: [145] }, moves: 'use 145' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-146', 'Stables: Weaponry and Military for 5 on War', () => {
    used(146, { techs: ['weaponry', 'military'] }, 'use 146', { war: 5, gold: 1, vp: 1 })();
    refusesLast({ own: { techs: ['weaponry', 'army'], buildings: [146] }, moves: 'use 146' }, 'MISSING_TECHNOLOGY');
  });
  rule(
    'MIL-147',
    'Workshop: Engineering',
    icon(
      147,
      [
        ['study-1', []],
        ['study-6', ['transport', 'medicine']],
      ],
      [['study-2', []]],
    ),
  );
  rule('MIL-148', 'Fortification: each opponent 1 back on War', () => {
    const backTo = (b: number | string): number[] =>
      table({ seats: 3, phase: 'F', players: [{ war: 4, buildings: [b] }, { war: 3 }, { war: 0 }] }).state.players.map((p) => p.tracks.war);
    expect([backTo(148), backTo('148-')]).toEqual([
      [4, 2, 0],
      [4, 3, 0],
    ]);
  });
  rule('MIL-149', 'Harbor: Culture for Trade or Trade for Culture', () => {
    awaited(149, { techs: ['arts', 'social'] }, 'use culture', { culture: 1 }, { culture: 1, trade: 1 })();
    awaited(149, { specials: ['trade'] }, 'use special:trade', { trade: 1 }, { culture: 1, trade: 1 })();
    plays({ own: { buildings: [149], techs: ['agriculture', 'medicine'] }, moves: 'use population', gain: { population: 1 } });
  });
  rule('MIL-150', 'Monastery: a technology card is discarded for any special action', () => {
    const after = plays({
      own: { buildings: [150], techs: ['arts', 'social!'] },
      moves: 'use 150, discard-tech arts, perform research',
      gain: { rp: 3 },
    });
    expect(playerAt(after, 0).techs.map((x) => x.id)).toEqual(['tech-3-social']);
    refusesLast({ own: { buildings: [150], techs: ['arts', 'social!'] }, moves: 'use 150, discard-tech social' }, 'ALREADY_ENGAGED');
    refusesLast({ own: { buildings: [150, 147], techs: ['social!'], jokers: 2 }, moves: 'use 150' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-151', 'Throne Room: draw 1 card and keep it', used(151, {}, 'use 151', { cards: 1 }));
  rule('MIL-158', 'Bank: a second purchase in a turn; to leave it is not to pass', () => {
    const spec = { age: 5, phase: 'D', architect: 0, offer: [172, 173, 174, 175] } as const;
    const at = table({ ...spec, players: [{ gold: 40, buildings: [158] }, { gold: 40 }] });
    const first = does(at, 0, 'build 172', 'pass');
    expect(gain(does(first, 1, 'pass'), 0, 'build 173', 'build 174')).toEqual({ gold: -22 });
    const asleep = does(table({ ...spec, players: [{ gold: 40, buildings: ['158-'] }, { gold: 40 }] }), 0, 'build 172');
    refuses(asleep, 0, 'build 173', 'TABLE-TURN', 'NOT_ASKED');
  });
  rule('MIL-159', 'Opera House: Arts for two technologies of the Influence action', () => {
    const own = { techs: ['arts', 'government', 'agriculture'], buildings: [159] };
    plays({ own, moves: 'use influence', gain: { influence: 1, vp: 3, gold: 3 } });
    plays({ own, moves: 'by-hand, use influence, modify 159 economics+other, pay government', gain: { influence: 1, vp: 3, gold: 3 } });
    plays({
      own: { techs: ['economics', 'arts', 'science'], buildings: [159] },
      moves: 'use influence',
      gain: { influence: 1, vp: 3, gold: 3 },
    });
    refusesLast({ own: { ...own, buildings: ['159!'] }, moves: 'use influence' }, 'MISSING_TECHNOLOGY');
    refusesLast(
      { own: { techs: ['science', 'government', 'agriculture'], buildings: [159] }, moves: 'use influence' },
      'MISSING_TECHNOLOGY',
    );
  });
  rule('MIL-160', 'Post Office: Communication', icon(160, [['diplomacy', ['energy']]], [['diplomacy', ['communication']]]));
  rule(
    'MIL-161',
    'Town Hall: a card for a Politics advance',
    awaited(161, { techs: ['government', 'social'], politics: 1 }, 'use politics', { politics: 1 }, { politics: 1, cards: 1 }),
  );
  rule('MIL-162', 'Library: a claim with effects of price 8 and 10', () => {
    plays({ own: { buildings: [162], rp: 8 }, moves: 'buy r8a, take 162, claim 228', gain: { rp: -8, gold: 10, vp: 8 } });
    const after = plays({ own: { buildings: [162], rp: 9 }, moves: 'buy r6a', gain: { rp: -9, war: 3, gold: 1, vp: 6 } });
    expect(playerAt(after, 0).research).toEqual([]);
  });
  rule('MIL-163', 'Museum: one more with the culture special action', () => {
    awaited(163, { specials: ['culture'] }, 'use special:culture', { culture: 1 }, { culture: 2 })();
    plays({ own: { buildings: [163], techs: ['arts', 'social'] }, moves: 'use culture', gain: { culture: 1 } });
  });
  rule('MIL-164', 'Parliament: two technologies for 2 on Politics', () => {
    used(164, { techs: ['government', 'social'] }, 'use 164', { politics: 2, gold: 2 })();
    refusesLast({ own: { techs: ['government'], buildings: [164] }, moves: 'use 164' }, 'MISSING_TECHNOLOGY');
  });
  rule('MIL-165', 'University: any technology for 3 research points', () => {
    used(165, { techs: ['arts'] }, 'use 165', { rp: 3 })();
    refusesLast({ own: { buildings: [165] }, moves: 'use 165' }, 'MISSING_TECHNOLOGY');
  });
});
