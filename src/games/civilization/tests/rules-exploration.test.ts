import { describe, expect, it } from 'vitest';
import { asked, fastDice, imagine, legal, mask, play, seenBy } from '../../../kernel/index.js';
import { rule } from '../../shared/tests/toolkit.js';
import { bestYields, resourcesHeld } from '../ask/production.js';
import type { RegionId } from '../cards/map.js';
import { MARKERS, RESOURCES } from '../cards/markers.js';
import { civilization as game } from '../game.js';
import type { Move } from '../state/state.js';
import {
  allows,
  asks,
  buys,
  count,
  DONE,
  does,
  eventsOf,
  FINISH,
  gold,
  legalAt,
  luckily,
  marker,
  moves,
  ownsTech,
  type PlayerSpec,
  refuses,
  type SceneSpec,
  scene,
  settlement,
  stops,
  techsOf,
  walk,
} from './scene.js';

const look = (region: RegionId): Move => ({ move: 'look', region });
const found = (region: RegionId): Move => ({ move: 'found', region });
const OTHER: PlayerSpec = { gold: 0, settled: { gaul: 1 } };

/** A settler of seat 0 stands in Mojave on this marker, in its owner's movement. */
const exploring = (face: string, more: Partial<SceneSpec> = {}) =>
  scene({
    players: [{ gold: 20, settled: { mexica: 1 }, figures: { mojave: { settler: 1 } } }, OTHER],
    markers: { mojave: face },
    steps: [moves(0), stops],
    ...more,
  });
/** The same in its owner's purchase. */
const founding = (face: string, more: Partial<SceneSpec> = {}) =>
  scene({
    players: [{ gold: 20, settled: { mexica: 1 }, figures: { mojave: { settler: 1 } } }, OTHER],
    markers: { mojave: face },
    steps: [buys(0), stops],
    ...more,
  });

rule('CIV-EXP-01', 'only settlers look, it ends their move, and nobody looks twice', () => {
  const at = scene({
    players: [{ settled: { mexica: 1 }, figures: { mexica: { settler: 1 }, mississippi: { 'infantry-1': 1 } } }, OTHER],
    markers: { mojave: '?wine', mississippi: '?wine', cascadia: '?iron 0' },
    steps: [moves(0), stops],
  });
  refuses(at, 0, look('mississippi'), 'CIV-EXP-01', 'NO_SETTLER_HERE');
  refuses(at, 0, look('mexica'), 'CIV-EXP-01', 'NO_MARKER');
  const there = does(at, 0, walk('settler:2', 'mexica', 'mojave'));
  expect(allows(there, 0, walk('settler:1', 'mojave', 'cascadia'))).toBe(true); // looking is optional
  const seen = does(there, 0, look('mojave'));
  refuses(seen, 0, walk('settler:1', 'mojave', 'cascadia'), 'CIV-MOV-01', 'NO_SUCH_UNIT');
  refuses(seen, 0, look('mojave'), 'CIV-EXP-01', 'MARKER_KNOWN');
  const known = does(there, 0, walk('settler:1', 'mojave', 'cascadia'));
  refuses(known, 0, look('cascadia'), 'CIV-EXP-01', 'MARKER_KNOWN');
});

rule('CIV-EXP-02', 'a resource is seen by its finder alone, and turned up when a settlement is built', () => {
  const seen = does(exploring('?iron'), 0, look('mojave'));
  expect(marker(seen, 'mojave')).toMatchObject({ card: 'iron', known: 1 });
  expect(mask(game, seen.state, 0).markers).toContainEqual({ back: 'marker', card: 'iron', known: 1 });
  expect(mask(game, seen.state, 1).markers).toContainEqual({ back: 'marker', card: null, known: 1 });
  const built = does(founding('?iron 1'), 0, found('mojave'));
  expect(marker(built, 'mojave')).toMatchObject({ card: 'iron', known: -1 });
  expect(eventsOf(built, 'founded')).toEqual([{ event: 'founded', seat: 0, region: 'mojave', resource: 'iron' }]);
});

rule('CIV-EXP-03', 'a blank may be removed until its finder has finished moving; a resource may not', () => {
  const blank = does(exploring('?no_encounter'), 0, look('mojave'));
  expect(marker(blank, 'mojave')).toMatchObject({ known: 1 });
  const removed = does(blank, 0, { move: 'remove-marker', region: 'mojave' });
  expect([marker(removed, 'mojave'), removed.state.gone]).toEqual([null, ['no_encounter']]);
  expect(asks(removed)).toEqual({ step: 'movement', seats: [0] });
  refuses(does(exploring('?wine'), 0, look('mojave')), 0, { move: 'remove-marker', region: 'mojave' }, 'CIV-EXP-03', 'NOT_A_BLANK');
  const later = scene({
    players: [{ settled: { mexica: 1 }, figures: { mojave: { settler: 1 } } }, OTHER],
    markers: { mojave: '?no_encounter 0' },
    steps: [moves(0), stops],
  });
  refuses(later, 0, { move: 'remove-marker', region: 'mojave' }, 'CIV-EXP-03', 'NOT_LOOKED_AT');
});

describe('a blank looks like a resource', () => {
  const worlds = ['?no_encounter', ...RESOURCES.map((r) => `?${r}`)].map((face) => does(exploring(face), 0, look('mojave')));
  it('CIV-EXP-03 to the others: the same view, the same events, the same question, whatever the finder does next', () => {
    const views = worlds.map((at) => JSON.stringify(mask(game, at.state, 1)));
    expect(new Set(views).size).toBe(1);
    const told = ['?no_encounter', '?oil'].map((face) => {
      const played = play(game, exploring(face).position, 0, look('mojave'));
      return played.ok ? JSON.stringify(seenBy(played.events, 1)) : '';
    });
    expect(told[0]).toBe(told[1]);
    expect(told[0]).toContain('looked');
    for (const at of worlds) expect(asked(game, at.position)).toEqual([0]);
    for (const at of worlds) expect(asks(does(at, 0, FINISH)).step).toBe('draft');
  });
  it('CIV-EXP-03 to a guess: what another settler has seen is open to anybody else', () => {
    const faces = new Set<string | null>();
    for (let seed = 1; seed < 60; seed++) {
      const full = { ...worlds[0]!.state, gone: [] };
      const view = mask(game, full, 1);
      faces.add(
        imagine(
          { ...game, pool: () => ['no_encounter', 'oil', 'wine', ...full.box.map((x) => x.card!)] },
          view,
          fastDice(seed),
        ).state.markers.find((x) => x !== null)!.card,
      );
    }
    expect(faces.size).toBeGreaterThan(2);
  });
});

rule('CIV-EXP-04', 'events are announced, resolved and removed', () => {
  for (const face of ['free_technology', 'treasure', 'minor_civilization', 'plague'] as const) {
    const at = does(exploring(`?${face}`), 0, look('mojave'));
    expect(eventsOf(at, 'revealed')).toEqual([{ event: 'revealed', seat: 0, region: 'mojave', marker: face }]);
    expect([marker(at, 'mojave'), at.state.gone]).toEqual([null, [face]]);
  }
});

rule(
  ['CIV-EXP-05', 'CIV-AMB-20', 'CIV-AMB-58'],
  'a free technology is of this era, its prerequisites in play whoever owns them, and is not bought',
  () => {
    expect(techsOf(does(exploring('?free_technology'), 0, look('mojave')), 0)).toBe(1); // basic: nobody is asked
    const at = does(
      exploring('?free_technology', {
        rules: 'advanced',
        length: 'short',
        era: 2,
        players: [
          { settled: { mexica: 1 }, figures: { mojave: { settler: 1 } } },
          { settled: { gaul: 1 }, techs: ['currency', 'the_wheel', 'construction'] },
        ],
      }),
      0,
      look('mojave'),
    );
    expect(legalAt(at, 0).flatMap((m) => (m.move === 'take-technology' ? [m.tech] : []))).toEqual(['banking', 'engineering']);
    refuses(at, 0, { move: 'take-technology', tech: 'chivalry' }, 'CIV-EXP-05', 'NOT_FOR_SALE');
    const took = does(at, 0, { move: 'take-technology', tech: 'engineering' });
    expect(ownsTech(took, 0, 'engineering')).toBe(true);
    expect([count(took, 0, 'mexica', 'artillery-2'), eventsOf(took, 'end-die')]).toEqual([0, []]);
    const none = does(exploring('?free_technology', { rules: 'advanced', era: 3 }), 0, look('mojave'));
    expect(eventsOf(none, 'no-technology')).toHaveLength(1);
    const given = exploring('?free_technology', {
      rules: 'advanced',
      startBonus: true,
      era: 1,
      players: [{ settled: { mexica: 1 }, figures: { mojave: { settler: 1 } } }, OTHER],
    });
    const wheel = does(given, 0, look('mojave'), { move: 'take-technology', tech: 'the_wheel' });
    expect(count(wheel, 0, 'mexica', 'cavalry-1')).toBe(1);
  },
);

rule('CIV-EXP-06', 'a treasure is 10 gold in every era', () => {
  for (const era of [1, 4] as const) expect(gold(does(exploring('?treasure', { era }), 0, look('mojave')), 0)).toBe(30);
});

rule('CIV-EXP-07', 'a minor civilization goes to the best roll less settlements, with a village and a unit; the settler stays', () => {
  const at = exploring('?minor_civilization', {
    players: [{ settled: { mexica: 1 }, figures: { mojave: { settler: 1 } } }, { settled: { gaul: 1, iberia: 1, italia: 1, germania: 1 } }],
  });
  const won = luckily(at, 0, look('mojave'), (events) =>
    events.some((e) => e.event === 'minor-roll' && e.winner === 1 && e.rolls.length === 2),
  );
  const [roll] = eventsOf(won, 'minor-roll');
  for (const x of roll!.rolls) expect(x.result).toBe(x.dice[0] + x.dice[1] - (x.seat === 0 ? 1 : 4));
  expect(settlement(won, 'mojave')).toEqual([1, 1]);
  expect(legalAt(won, 1).flatMap((m) => (m.move === 'choose-unit' ? [m.kind] : []))).toEqual(['infantry-1', 'cavalry-1', 'artillery-1']);
  refuses(won, 1, { move: 'choose-unit', kind: 'fleet-1' }, 'CIV-EXP-07', 'NOT_FOR_SALE');
  const placed = does(won, 1, { move: 'choose-unit', kind: 'cavalry-1' });
  expect([count(placed, 1, 'mojave', 'cavalry-1'), count(placed, 0, 'mojave', 'settler')]).toEqual([1, 1]);
  const tied = luckily(at, 0, look('mojave'), (events) => events.some((e) => e.event === 'minor-roll' && e.rolls.length === 4));
  const rolls = eventsOf(tied, 'minor-roll')[0]!.rolls;
  expect(rolls[0]!.result).toBe(rolls[1]!.result);
  const modern = luckily(exploring('?minor_civilization', { era: 4 }), 0, look('mojave'), () => true);
  expect(legalAt(modern, asks(modern).seats[0]!).flatMap((m) => (m.move === 'choose-unit' ? [m.kind] : []))).toContain('aircraft-4');
});

rule(['CIV-EXP-08', 'CIV-AMB-21', 'CIV-AMB-62'], 'plague kills all figures and shrinks settlements, but villages stay', () => {
  const at = exploring('?plague', {
    era: 4,
    players: [
      { settled: { mexica: 1, mojave: 3 }, figures: { mojave: { settler: 1, 'infantry-4': 2, 'aircraft-4': 1 } } },
      { settled: { mississippi: 4 }, figures: { mexica: { settler: 1 } } },
    ],
  });
  const struck = does(at, 0, look('mojave'));
  expect([settlement(struck, 'mexica'), settlement(struck, 'mojave'), settlement(struck, 'mississippi')]).toEqual([
    [0, 1],
    [0, 2],
    [1, 3],
  ]);
  expect([struck.state.players[0]!.stacks, struck.state.players[1]!.stacks]).toEqual([[], []]);
});

rule(['CIV-EXP-09', 'CIV-AMB-22'], 'plague keeps to land: embarked figures next to it are safe', () => {
  const at = exploring('?plague', {
    era: 2,
    players: [
      { settled: { mexica: 2 }, figures: { mojave: { settler: 1 }, gulf_of_alaska: { 'fleet-2+infantry-2': 1 } } },
      { settled: { gaul: 1, great_plains: 2, hudson: 2 } },
    ],
  });
  const struck = does(at, 0, look('mojave'));
  expect([settlement(struck, 'mexica')[1], settlement(struck, 'great_plains')[1], settlement(struck, 'hudson')[1]]).toEqual([1, 1, 2]);
  expect([count(struck, 0, 'gulf_of_alaska', 'infantry-2'), count(struck, 0, 'mojave', 'settler')]).toEqual([1, 0]);
});

rule(['CIV-EXP-10', 'CIV-AMB-48'], 'terrain stays face up: no settlement in a desert, a village on mountains, a town in the jungle', () => {
  for (const face of ['desert', 'mountains', 'jungle_forest', 'fertile']) {
    const at = does(exploring(`?${face}`), 0, look('mojave'));
    expect(marker(at, 'mojave')).toMatchObject({ card: face, known: -1 });
  }
  refuses(founding('desert'), 0, found('mojave'), 'CIV-EXP-10', 'DESERT');
  const limits = scene({
    players: [{ gold: 90, settled: { mexica: 1, mojave: 2, gobi: 3 } }, OTHER],
    markers: { mexica: 'mountains', mojave: 'jungle_forest', gobi: 'fertile' },
    steps: [buys(0), stops],
  });
  refuses(limits, 0, { move: 'expand', region: 'mexica' }, 'CIV-EXP-10', 'TERRAIN_LIMIT', { max: 1 });
  refuses(limits, 0, { move: 'expand', region: 'mojave' }, 'CIV-EXP-10', 'TERRAIN_LIMIT', { max: 2 });
  expect(settlement(does(limits, 0, { move: 'expand', region: 'gobi' }), 'gobi')).toEqual([0, 4]);
});

rule(['CIV-EXP-11', 'CIV-EX-22', 'CIV-AMB-44'], 'basic: fertile counts as one size larger, for production only', () => {
  const at = scene({
    players: [{ settled: { mexica: 4 } }, OTHER],
    markers: { mexica: 'fertile' },
    steps: [{ step: 'production' }, stops],
  });
  expect(eventsOf(at, 'income')[0]!.income.cities).toBe(5);
  expect(game.standings(at.state)[0]!.score).toBe(4);
});

rule('CIV-EXP-12', 'advanced: fertile is always productive', () => {
  const at = scene({
    rules: 'advanced',
    players: [{ settled: { mexica: 4 } }, OTHER],
    markers: { mexica: 'fertile' },
    steps: [{ step: 'production' }, stops],
  });
  expect(eventsOf(at, 'income')[0]!.income.cities).toBe(10);
});

rule(['CIV-EXP-13', 'CIV-AMB-23'], 'founding on an unseen marker reveals it first', () => {
  const outcome = (face: string) => {
    const at = does(founding(face), 0, found('mojave'));
    return { village: settlement(at, 'mojave')[0] === 0, settler: count(at, 0, 'mojave', 'settler'), gold: gold(at, 0) };
  };
  expect(outcome('?desert')).toEqual({ village: false, settler: 1, gold: 20 });
  expect(outcome('?plague')).toEqual({ village: false, settler: 0, gold: 20 });
  expect(outcome('?treasure')).toEqual({ village: true, settler: 0, gold: 25 });
  for (const face of ['?no_encounter', '?wine', '?mountains']) expect(outcome(face)).toEqual({ village: true, settler: 0, gold: 15 });
  expect(marker(does(founding('?no_encounter'), 0, found('mojave')), 'mojave')).toBeNull();
  const free = does(founding('?free_technology'), 0, found('mojave'));
  expect([techsOf(free, 0), settlement(free, 'mojave')]).toEqual([1, [0, 1]]);
  for (const winner of [0, 1]) {
    const minor = luckily(founding('?minor_civilization'), 0, found('mojave'), (events) =>
      events.some((e) => e.event === 'minor-roll' && e.winner === winner),
    );
    const after = does(minor, winner, { move: 'choose-unit', kind: 'infantry-1' });
    expect([settlement(after, 'mojave'), count(after, 0, 'mojave', 'settler'), gold(after, 0)]).toEqual([[winner, 1], 1, 20]);
    expect(eventsOf(after, 'not-founded')[0]!.why).toBe('settlement');
  }
});

rule('CIV-AMB-66', 'a village of a minor civilization may grow in the turn of its coming, one that was bought may not', () => {
  const expand = { move: 'expand', region: 'mojave' } as const;
  const player = { gold: 60, settled: { mexica: 1 }, figures: { mojave: { settler: 1 } } } as const;
  for (const rules of ['basic', 'advanced'] as const) {
    const at = founding('?minor_civilization', { rules, beside: ['construction'], players: [player, OTHER] });
    const won = luckily(at, 0, found('mojave'), (events) => events.some((e) => e.event === 'minor-roll' && e.winner === 0));
    const placed = asks(won).step === 'minor-unit' ? does(won, 0, legalAt(won, 0)[0]!) : won;
    expect(settlement(does(placed, 0, expand), 'mojave'), rules).toEqual([0, 2]);
  }
  const bought = does(founding('?wine', { rules: 'advanced', beside: ['construction'], players: [player, OTHER] }), 0, found('mojave'));
  refuses(bought, 0, expand, 'CIV-PUR-06', 'FOUNDED_THIS_TURN');
});

describe('every marker', () => {
  it.each(MARKERS.map(({ id }) => id))('CIV-EXP-02 CIV-EXP-03 CIV-EXP-04 CIV-EXP-10 %s: who sees what', (id) => {
    const at = does(exploring(`?${id}`), 0, look('mojave'));
    const type = MARKERS.find((x) => x.id === id)!.type;
    const slot = marker(at, 'mojave');
    if (type === 'event') expect(slot).toBeNull();
    else expect(slot!.known).toBe(type === 'terrain' ? -1 : 1);
    expect(eventsOf(at, 'revealed').length).toBe(type === 'event' || type === 'terrain' ? 1 : 0);
    if (type === 'blank') expect(allows(at, 0, { move: 'remove-marker', region: 'mojave' })).toBe(true);
    else expect(legalAt(at, 0).some((m) => m.move === 'remove-marker')).toBe(false);
    expect(legalAt(at, 0)).not.toContainEqual(look('mojave'));
  });
  it.each(MARKERS.filter(({ type }) => type === 'resource' || type === 'terrain'))(
    'CIV-EXP-02 CIV-EXP-10 CIV-EXP-12 CIV-HAP-02 $id: what it brings a settlement, and how large it may become',
    ({ id, type, maxSize, alwaysHappy }) => {
      const settled = { gold: 90, settled: { mexica: 1, mojave: Math.max(1, maxSize) } } as const;
      const rules = { rules: 'advanced', beside: ['construction', 'chemistry', 'medicine'] } as const;
      const at = founding(id, { ...rules, players: [settled, OTHER] });
      const expand = { move: 'expand', region: 'mojave' } as const;
      if (maxSize === 4) refuses(at, 0, expand, 'CIV-PUR-05', 'LARGEST_ALREADY');
      else refuses(at, 0, expand, 'CIV-EXP-10', 'TERRAIN_LIMIT', { max: maxSize });
      const grows = founding(id, { ...rules, players: [{ ...settled, settled: { mojave: 1 } }, OTHER] });
      expect(allows(grows, 0, expand)).toBe(maxSize > 1);
      if (maxSize === 0) return refuses(founding(id), 0, found('mojave'), 'CIV-EXP-10', 'DESERT');
      const built = does(founding(id, rules), 0, found('mojave'));
      expect(eventsOf(built, 'founded')[0]!.resource).toBe(type === 'resource' ? id : null);
      // One face is free: two settlements are happy only if one of them always is.
      const yields = bestYields(built.state, 0);
      expect([yields.every((y) => y.isHappy), yields.some((y) => y.isProductive)]).toEqual([alwaysHappy, id === 'fertile']);
      expect(resourcesHeld(built.state, 0)).toMatchObject(type === 'resource' ? { [id]: 1 } : {});
    },
  );
});

rule('CIV-EXP-01', 'no marker is looked at in a purchase', () => {
  expect(legal(game, founding('?wine').position, 0).some((m) => m.move === 'look')).toBe(false);
  expect(asks(does(founding('?wine'), 0, DONE)).step).toBe('draft');
});
