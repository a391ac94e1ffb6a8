import { describe, expect, it } from 'vitest';
import {
  append,
  asked,
  below,
  fastDice,
  foretell,
  isSame,
  legal,
  mask,
  openDice,
  type Position,
  play,
  seenBy,
  start,
  type Timeline,
  takeBack,
  undoState,
} from '../../../kernel/index.js';
import { rule } from '../../shared/tests/toolkit.js';
import { idOf } from '../cards/world.js';
import { civilization as game } from '../game.js';
import { DEFAULTS } from '../state/options.js';
import type { Civ, Move } from '../state/state.js';
import {
  allows,
  asks,
  buys,
  count,
  does,
  eventsOf,
  FINISH,
  gold,
  legalAt,
  luckily,
  type Moment,
  marker,
  moves,
  ownsTech,
  type PlayerSpec,
  recruit,
  refuses,
  type SceneSpec,
  scene,
  settlement,
  stops,
  techsOf,
  walk,
} from './scene.js';

const OTHER: PlayerSpec = { settled: { gaul: 1 } };
const ADVANCED = { rules: 'advanced', length: 'long' } as const;
const look: Move = { move: 'look', region: 'mojave' };
const found: Move = { move: 'found', region: 'mojave' };
const HERE: PlayerSpec = { gold: 20, settled: { mexica: 1 }, figures: { mojave: { settler: 1 } } };
/** A settler stands in Mojave on this marker, in its owner's movement or in his purchases. */
const on = (face: string, more: Partial<SceneSpec> = {}): Moment =>
  scene({ players: [HERE, OTHER], markers: { mojave: face }, steps: [moves(0), stops], ...more });
const wonBy = (seat: number) => (events: Moment['events']) => events.some((e) => e.event === 'minor-roll' && e.winner === seat);

// Plague

rule(
  ['CIV-EXP-08', 'CIV-PUR-05', 'CIV-PUR-07', 'CIV-EXP-13'],
  'a plague among the purchases kills what was just bought; what grew does not grow again, nor is its place free',
  () => {
    const at = on('?plague', {
      ...ADVANCED,
      era: 2,
      players: [
        { gold: 90, settled: { mexica: 2 }, figures: { mojave: { settler: 1 } }, techs: ['bronze_working', 'construction', 'chemistry'] },
        OTHER,
      ],
      steps: [buys(0), stops],
    });
    const bought = does(at, 0, { move: 'expand', region: 'mexica' }, recruit('infantry-1', 'mexica'), recruit('infantry-1', 'mexica'));
    const ill = does(bought, 0, found);
    expect([settlement(ill, 'mexica'), count(ill, 0, 'mexica', 'infantry-1'), gold(ill, 0)]).toEqual([[0, 2], 0, 90 - 20 - 20]);
    expect(eventsOf(ill, 'not-founded').map((e) => e.why)).toEqual(['plague']);
    refuses(ill, 0, { move: 'expand', region: 'mexica' }, 'CIV-PUR-05', 'GREW_ALREADY');
    refuses(ill, 0, recruit('infantry-1', 'mexica'), 'CIV-PUR-07', 'SETTLEMENT_FULL', { max: 2 });
  },
);

rule(
  ['CIV-EXP-08', 'CIV-AMB-21', 'CIV-AIR-08'],
  'a plague spares nobody: allies and strangers, the finder, aircraft and the base of those elsewhere',
  () => {
    const at = on('?plague', {
      era: 4,
      players: [
        {
          settled: { mexica: 1, gobi: 1 },
          figures: { mojave: { settler: 3 }, mexica: { 'aircraft-4': 1 }, yucatan: { 'infantry-4': 1, 'aircraft-4': 1 } },
        },
        { settled: { appalachia: 4 }, figures: { hudson: { 'artillery-4': 2 }, caribbean_sea: { 'fleet-4+infantry-4': 1 } } },
        { settled: { cascadia: 2 }, figures: { mojave: { 'infantry-1': 1 } } },
      ],
    });
    const ill = does(at, 0, look);
    expect(ill.state.players.map((p) => p.stacks.map((x) => x.kind))).toEqual([[], ['fleet-4'], []]);
    expect([settlement(ill, 'mexica'), settlement(ill, 'appalachia'), settlement(ill, 'cascadia'), settlement(ill, 'gobi')]).toEqual([
      [0, 1],
      [1, 3],
      [2, 1],
      [0, 1],
    ]);
  },
);

// Minor civilizations

rule(
  ['CIV-EXP-07', 'CIV-GEN-06', 'CIV-EXP-01'],
  'two settlers meet a minor civilization: both stay, one may go on, none founds beside the new village',
  () => {
    const at = on('?minor_civilization', {
      players: [
        { gold: 20, settled: { mexica: 1 }, figures: { mojave: { settler: 2 } } },
        { ...OTHER, figures: { mojave: { settler: 1 } } },
        { settled: { nile: 1 } },
      ],
      steps: [moves(0), buys(0), stops],
    });
    const met = does(luckily(at, 0, look, wonBy(2)), 2, { move: 'choose-unit', kind: 'infantry-1' });
    expect([settlement(met, 'mojave'), count(met, 0, 'mojave', 'settler'), count(met, 1, 'mojave', 'settler')]).toEqual([[2, 1], 2, 1]);
    refuses(met, 0, look, 'CIV-EXP-01', 'NO_MARKER');
    expect(allows(met, 0, walk('settler:2', 'mojave', 'cascadia'))).toBe(true);
    refuses(met, 0, walk('settler:1', 'mojave', 'cascadia'), 'CIV-MOV-01', 'NO_SUCH_UNIT');
    const buying = does(met, 0, FINISH);
    refuses(buying, 0, found, 'CIV-GEN-06', 'REGION_TAKEN');
  },
);

rule(
  ['CIV-EXP-07', 'CIV-CAP-04', 'CIV-AMB-52'],
  'the fallen do not roll; who can buy nothing yet gets ancient infantry, without being asked',
  () => {
    const at = on('?minor_civilization', { ...ADVANCED, players: [HERE, { out: true }, OTHER] });
    const met = does(at, 0, look);
    const [roll] = eventsOf(met, 'minor-roll');
    expect(new Set(roll!.rolls.map((x) => x.seat))).toEqual(new Set([0, 2]));
    expect([count(met, roll!.winner, 'mojave', 'infantry-1'), asks(met).step]).toEqual([1, 'movement']);
    const wheel = does(on('?minor_civilization', { ...ADVANCED, players: [HERE, OTHER], beside: ['the_wheel'] }), 0, look);
    expect(count(wheel, eventsOf(wheel, 'minor-roll')[0]!.winner, 'mojave', 'cavalry-1')).toBe(1);
  },
);

rule(
  ['CIV-EXP-07', 'CIV-BAT-01', 'CIV-CAP-01'],
  'the mover may take a minor civilization from its winner with an army that stood there, in the same turn',
  () => {
    const at = on('?minor_civilization', { players: [{ ...HERE, figures: { mojave: { settler: 1, 'cavalry-1': 4 } } }, OTHER] });
    const met = does(luckily(at, 0, look, wonBy(1)), 1, { move: 'choose-unit', kind: 'infantry-1' });
    const fight = does(met, 0, FINISH);
    expect(asks(fight)).toEqual({ step: 'battle-choice', seats: [0] });
    const taken = luckily(fight, 0, { move: 'attack', at: 'mojave', target: 1 }, (events) => events.some((e) => e.event === 'captured'));
    expect(settlement(taken, 'mojave')).toEqual([0, 1]);
  },
);

// Free technologies

rule(
  ['CIV-EXP-05', 'CIV-EXP-13', 'CIV-PUR-11'],
  'with nothing left to take a free technology is nothing, and the village is founded all the same',
  () => {
    const ancient = ['masonry', 'alphabet_writing', 'pottery_specialization', 'the_wheel', 'bronze_working', 'ceremonial_burial'] as const;
    // All that is left of the medieval era needs what nobody has.
    const at = on('?free_technology', { ...ADVANCED, era: 2, beside: ancient, steps: [buys(0), stops] });
    const none = does(at, 0, found);
    expect([eventsOf(none, 'no-technology').length, techsOf(none, 0), settlement(none, 'mojave')]).toEqual([1, 0, [0, 1]]);
    expect([marker(none, 'mojave'), none.state.gone]).toEqual([null, ['free_technology']]);
  },
);

rule(
  ['CIV-EXP-05', 'CIV-AMB-26', 'CIV-MOV-01'],
  'a found technology with its bonus gives a figure that does not move before the next turn',
  () => {
    const at = on('?free_technology', {
      ...ADVANCED,
      startBonus: true,
      players: [{ ...HERE, settled: { mexica: 1, gobi: 1 } }, OTHER],
      beside: ['masonry', 'alphabet_writing', 'pottery_specialization', 'bronze_working', 'ceremonial_burial'],
    });
    const asking = does(at, 0, look);
    refuses(asking, 0, { move: 'take-technology', tech: 'currency' }, 'CIV-EXP-05', 'NOT_FOR_SALE'); // its prerequisites are not in play
    refuses(asking, 0, { move: 'take-technology', tech: 'banking' }, 'CIV-EXP-05', 'NOT_FOR_SALE'); // of the next era
    const taken = does(asking, 0, { move: 'take-technology', tech: 'the_wheel' });
    expect([asks(taken).step, ownsTech(taken, 0, 'the_wheel')]).toEqual(['place', true]);
    const placed = does(taken, 0, { move: 'place', at: 'mexica' });
    expect([asks(placed).step, legalAt(placed, 0).some((m) => m.move === 'walk' && m.unit.startsWith('cavalry'))]).toEqual([
      'movement',
      false,
    ]);
  },
);

// What only one player knows

rule(
  ['CIV-EXP-13', 'CIV-EXP-03', 'CIV-PUR-01'],
  'what lies hidden decides nothing before it is turned up: a treasure does not pay for the village on it',
  () => {
    for (const face of ['?treasure', '?no_encounter', '?desert', '?wine', '?wine 0', '?no_encounter 0', '?no_encounter 1']) {
      const poor = on(face, { players: [{ ...HERE, gold: 4 }, OTHER], steps: [buys(0), stops] });
      expect(asks(poor).step, face).toBe('draft'); // nothing to buy: not asked, whatever lies there
      const rich = on(face, { players: [{ ...HERE, gold: 5 }, OTHER], steps: [buys(0), stops] });
      expect(allows(rich, 0, found), face).toBe(true);
    }
  },
);

rule(['CIV-EXP-02', 'CIV-EXP-03'], 'a look and a founding are foretold alike in every world that the player cannot tell apart', () => {
  const faces = ['?wine', '?no_encounter', '?plague', '?treasure', '?desert', '?minor_civilization', '?free_technology', '?fertile'];
  for (const [move, steps] of [
    [look, [moves(0), stops]],
    [found, [buys(0), stops]],
  ] as const) {
    const told = faces.map((face) => {
      const { state } = on(face, { steps });
      return JSON.stringify(foretell(game, mask(game, state, 0), 0, move));
    });
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toContain('"isWhole":false');
  }
  // What a player has seen he may reckon with.
  const { state } = on('?wine 0', { steps: [buys(0), stops] });
  expect(foretell(game, mask(game, state, 0), 0, found).isWhole).toBe(true);
});

rule(
  ['CIV-EXP-03', 'CIV-EXP-02'],
  'two settlers of different owners know a blank each for himself; taking it away tells everybody, leaving it nobody',
  () => {
    const at = scene({
      players: [HERE, { ...OTHER, figures: { mojave: { settler: 1 } } }, { settled: { nile: 1 } }],
      markers: { mojave: '?no_encounter' },
      steps: [moves(0), moves(1), stops],
    });
    const left = does(at, 0, look, FINISH);
    expect([marker(left, 'mojave')!.known, mask(game, left.state, 1).markers.find((x) => x?.known === 1)!.card]).toEqual([1, null]);
    refuses(left, 1, { move: 'remove-marker', region: 'mojave' }, 'CIV-EXP-03', 'NOT_LOOKED_AT');
    const seen = does(left, 1, look);
    expect(marker(seen, 'mojave')!.known).toBe(3);
    const removed = does(seen, 1, { move: 'remove-marker', region: 'mojave' });
    expect([marker(removed, 'mojave'), removed.state.gone]).toEqual([null, ['no_encounter']]);
  },
);

rule(['CIV-WON-07', 'CIV-EXP-02'], 'the Manhattan Project leaves a marker as it lay, and who knew it knows it still', () => {
  const at = on('?oil 1', { ...ADVANCED, era: 4, players: [{ ...HERE, wonders: ['manhattan_project'] }, OTHER] });
  const struck = does(at, 0, { move: 'strike', region: 'mojave' });
  expect([marker(struck, 'mojave'), count(struck, 0, 'mojave', 'settler')]).toEqual([{ back: 'marker', card: 'oil', known: 2 }, 0]);
});

/** Another world: a marker that only some have seen is a blank and not a resource, or the other way round. */
function otherWorld(p: Position<Civ>): { position: Position<Civ>; region: number } | undefined {
  for (const [region, slot] of p.state.markers.entries()) {
    if (!slot || slot.known <= 0) continue;
    const card = slot.card === 'no_encounter' ? 'oil' : 'no_encounter';
    const spare = p.state.box.findIndex((x) => x.card === card);
    if (spare < 0) continue;
    const state = {
      ...p.state,
      markers: p.state.markers.with(region, { ...slot, card }),
      box: p.state.box.with(spare, { ...p.state.box[spare]!, card: slot.card }),
    };
    return { position: { ...p, state }, region };
  }
  return undefined;
}

describe('a blank that somebody has looked at, in random games', () => {
  it.each([
    ['basic', 3],
    ['advanced', 4],
  ] as const)('CIV-EXP-03 %s: nobody else is asked, shown or told anything else than if it were a resource', (rules, seats) => {
    const dice = openDice(fastDice(seats));
    let { position } = start(game, { ...DEFAULTS, rules, turnLimit: 5 }, seats, fastDice(2));
    let other: ReturnType<typeof otherWorld>;
    let compared = 0;
    for (let n = 0; n < 500; n++) {
      const [seat] = asked(game, position);
      if (seat === undefined) break;
      // Founding and removing turn it up: then the worlds part.
      const parts = (m: Move): boolean =>
        (m.move === 'found' || m.move === 'remove-marker') && other !== undefined && m.region === idOf(other.region);
      const all = legal(game, position, seat).filter((m) => !parts(m));
      const curious = all.find((m) => m.move === 'look');
      const leave = all.find((m) => m.move.startsWith('finish-'));
      const move = curious ?? (leave && below(dice, 8) === 0 ? leave : all[below(dice, all.length)]!);
      const played = play(game, position, seat, move);
      if (!played.ok) throw new Error(played.refusal.code);
      if (other) {
        const twin = play(game, { ...other.position, dice: position.dice }, seat, move);
        if (!twin.ok) throw new Error(`only one world refuses: ${twin.refusal.code}`);
        const { known } = other.position.state.markers[other.region]!;
        expect(asked(game, twin.position)).toEqual(asked(game, played.position));
        expect(twin.closed).toBe(played.closed);
        for (let viewer = 0; viewer < seats; viewer++) {
          if (known & (1 << viewer) || (move.move === 'look' && viewer === seat)) continue;
          expect(isSame(mask(game, twin.position.state, viewer), mask(game, played.position.state, viewer))).toBe(true);
          expect(seenBy(twin.events, viewer)).toEqual(seenBy(played.events, viewer));
          expect(isSame(legal(game, twin.position, viewer), legal(game, played.position, viewer))).toBe(true);
          compared++;
        }
        other = { position: twin.position, region: other.region };
      }
      position = played.position;
      other ??= otherWorld(position);
    }
    expect(compared).toBeGreaterThan(150);
  });
});

// Taking back

const timeline = (at: Moment): Timeline<Civ> => ({
  game,
  options: at.state.options,
  frames: [{ position: at.position, events: [] }],
  entries: [],
});
const then = (tl: Timeline<Civ>, seat: number, move: Move): Timeline<Civ> => {
  const next = append(tl, seat, move);
  if (!next.ok) throw new Error(next.refusal.code);
  return next.timeline;
};

rule(
  ['CIV-EXP-01', 'CIV-EXP-03', 'CIV-EXP-13'],
  'a step is taken back, a look is not, whatever was seen; nor is what was done before it',
  () => {
    for (const face of ['?no_encounter', '?oil', '?treasure', '?fertile']) {
      const at = on(face, { players: [{ ...HERE, figures: { mexica: { settler: 1 } } }, OTHER] });
      const walked = then(timeline(at), 0, walk('settler:2', 'mexica', 'mojave'));
      expect(undoState(walked, 0)).toEqual({ can: true });
      const back = takeBack(walked, 0);
      expect(back.ok && back.timeline.frames).toHaveLength(1);
      const looked = then(walked, 0, look);
      expect([undoState(looked, 0), takeBack(looked, 0).ok], face).toEqual([{ can: false, closed: 'shown' }, false]);
    }
    const blank = then(timeline(on('?no_encounter')), 0, look);
    expect(undoState(then(blank, 0, { move: 'remove-marker', region: 'mojave' }), 0)).toEqual({ can: false, closed: 'shown' });
    const village = (face: string) => undoState(then(timeline(on(face, { steps: [buys(0), stops] })), 0, found), 0).can;
    expect([village('?wine'), village('?wine 0'), village('wine')]).toEqual([false, false, true]);
  },
);

rule(['CIV-BAT-08', 'CIV-BAT-10', 'CIV-CMB-01'], 'a sealed answer shows nowhere and may be changed until the last one is in', () => {
  const at = scene({
    players: [
      { settled: { mexica: 1 }, figures: { mexica: { 'infantry-1': 1 } } },
      { ...OTHER, figures: { mojave: { 'infantry-1': 1 } } },
      { settled: { nile: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
    ],
    steps: [moves(0), stops],
  });
  const entered = does(at, 0, walk('infantry-1:1', 'mexica', 'mojave'), FINISH);
  expect(asks(entered)).toEqual({ step: 'challenge', seats: [1, 2] });
  const one = then(timeline(entered), 1, { move: 'challenge', spaces: 'mojave' });
  const { position, events } = one.frames.at(-1)!;
  expect([isSame(position.state, entered.state), events]).toEqual([true, []]);
  expect([asked(game, position), undoState(one, 1).can, undoState(one, 2).can]).toEqual([[2], true, false]);
  const back = takeBack(one, 1);
  const none = then(back.ok ? back.timeline : one, 1, { move: 'challenge', spaces: '' });
  const both = then(none, 2, { move: 'challenge', spaces: '' });
  expect([undoState(both, 1), undoState(both, 2).can]).toEqual([{ can: false, closed: 'shown' }, false]); // though nothing was told
});
