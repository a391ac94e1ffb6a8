import { describe, expect, it } from 'vitest';
import { asked, below, fastDice, legal, openDice, type Position, play, start } from '../../../kernel/index.js';
import { unitKey } from '../ask/units.js';
import { KIND } from '../cards/kinds.js';
import type { SpaceId } from '../cards/map.js';
import { idOf, type Space, spaceOf } from '../cards/world.js';
import { civilization as game } from '../game.js';
import { type Picked, type Route, routesOf } from '../guide/routes.js';
import { DEFAULTS } from '../state/options.js';
import type { Civ, Move, Stack } from '../state/state.js';
import { count, does, type Figures, type Moment, moves, scene, stops, walk } from './scene.js';

/** The first player's figures stand ready to move; the second one's stand where they are said to stand. */
const ready = (figures: Partial<Record<SpaceId, Figures>>, others: Partial<Record<SpaceId, Figures>> = {}): Moment =>
  scene({
    players: [
      { settled: { mexica: 1 }, figures },
      { settled: { gaul: 1 }, figures: others },
    ],
    steps: [moves(0), stops],
  });
const picked = (...units: readonly [string, number][]): Picked[] => units.map(([unit, n]) => ({ unit, n }));
const routes = ({ state }: Moment, from: SpaceId, ...units: readonly [string, number][]): Route[] =>
  routesOf(state, 0, spaceOf(from), picked(...units));
const to = (found: readonly Route[], space: SpaceId): Route | undefined => found.find((x) => x.to === spaceOf(space));
const kindsOf = (route: Route | undefined): string[] | undefined => route?.moves.map((m) => m.move);
const played = (at: Moment, route: Route | undefined): Moment => route!.moves.reduce((now, move) => does(now, 0, move), at);

describe('over land', () => {
  it('CIV-MOV-01 CIV-MOV-03 a settler two regions, an army one; together as far as each can', () => {
    const at = ready({ mojave: { settler: 1, 'infantry-1': 1 } });
    expect(to(routes(at, 'mojave', ['settler:2', 1]), 'alaska')?.moves).toEqual([
      walk('settler:2', 'mojave', 'cascadia'),
      walk('settler:1', 'cascadia', 'alaska'),
    ]);
    expect(routes(at, 'mojave', ['infantry-1:1', 1]).every((x) => x.moves.length === 1)).toBe(true);
    const both = routes(at, 'mojave', ['settler:2', 1], ['infantry-1:1', 1]);
    expect(to(both, 'cascadia')).toMatchObject({ count: 2, how: 'walk' });
    expect(to(both, 'alaska')).toMatchObject({ count: 1 });
  });

  it('CIV-BAT-08 says whom one may meet, whom one may attack, what may be looked at, and who is asked on the way', () => {
    const at = scene({
      players: [
        { settled: { mexica: 1 }, figures: { mojave: { settler: 1, 'infantry-1': 1 } } },
        { settled: { gaul: 1, mississippi: 1 }, figures: { cascadia: { 'infantry-1': 1 } } },
      ],
      markers: { cascadia: '?wine', alaska: '?iron 0' },
      steps: [moves(0), stops],
    });
    const settler = routes(at, 'mojave', ['settler:2', 1]);
    expect(to(settler, 'cascadia')).toMatchObject({ occupants: [1], targets: [], canLook: true, asked: [] });
    expect(to(settler, 'alaska')).toMatchObject({ occupants: [], canLook: false, asked: [spaceOf('cascadia')] });
    expect(to(routes(at, 'mojave', ['infantry-1:1', 1]), 'mississippi')).toMatchObject({ occupants: [], targets: [1], canLook: false });
  });
});

describe('over water', () => {
  it('CIV-MOV-05 CIV-MOV-06 a settler boards, sails and lands in one plan; an army stays on board', () => {
    const at = ready({ mexica: { settler: 1, 'infantry-1': 1 }, caribbean_sea: { 'fleet-2': 1 } });
    const settler = routes(at, 'mexica', ['settler:2', 1]);
    expect(kindsOf(to(settler, 'antilles'))).toEqual(['board', 'land']);
    const far = settler.find((x) => x.how === 'land' && x.legs.length === 3)!;
    expect(kindsOf(far)).toEqual(['board', 'sail', 'land']);
    expect(count(played(at, far), 0, idOf(far.to), 'settler')).toBe(1);
    const army = routes(at, 'mexica', ['infantry-1:1', 1]);
    expect(army.some((x) => x.how === 'land')).toBe(false);
    const out = army.find((x) => x.how === 'sail')!;
    expect(count(played(at, out), 0, idOf(out.to), 'infantry-1')).toBe(1);
  });

  it('CIV-MOV-07 a fleet comes, takes settlers on board, sails on and sets them down', () => {
    const at = ready({ mexica: { settler: 2 }, north_atlantic: { 'fleet-4': 1 } });
    const fetched = routes(at, 'mexica', ['settler:2', 2]).filter((x) => x.how === 'land');
    const longest = fetched.reduce((a, b) => (b.moves.length > a.moves.length ? b : a));
    expect(kindsOf(longest)).toEqual(['sail', 'board', 'board', 'sail', 'sail', 'land', 'land']);
    expect(count(played(at, longest), 0, idOf(longest.to), 'settler')).toBe(2);
  });

  it('CIV-MOV-08 more than three take a second fleet; who finds no room stays', () => {
    const two = ready({ mexica: { settler: 5 }, caribbean_sea: { 'fleet-1': 2 } });
    const all = to(routes(two, 'mexica', ['settler:2', 5]), 'antilles')!;
    expect(all.count).toBe(5);
    expect(count(played(two, all), 0, 'antilles', 'settler')).toBe(5);
    const one = ready({ mexica: { settler: 5 }, caribbean_sea: { 'fleet-1+settler': 1 } });
    const some = to(routes(one, 'mexica', ['settler:2', 5]), 'antilles')!;
    expect(some.count).toBe(2);
    expect(count(played(one, some), 0, 'mexica', 'settler')).toBe(3);
  });

  it('CIV-MOV-06 whoever was on board lands after the voyage, a settler walks on; without the ship he lands where it lies', () => {
    const at = ready({ caribbean_sea: { 'fleet-1+settler+infantry-1': 1, 'fleet-1': 1 } });
    const whole = routes(at, 'caribbean_sea', ['fleet-1:1+settler:2+infantry-1:1', 1], ['settler:2', 1], ['infantry-1:1', 1]);
    const landed = whole.find((x) => x.legs.length === 2 && x.how === 'land')!;
    expect(landed.count).toBe(2);
    expect(kindsOf(landed)).toEqual(['sail', 'land', 'land']);
    const after = played(at, landed);
    expect([count(after, 0, idOf(landed.to), 'settler'), count(after, 0, idOf(landed.to), 'infantry-1')]).toEqual([1, 1]);
    const onward = whole.find((x) => x.how === 'walk' && x.legs.length === 3)!;
    expect(kindsOf(onward)).toEqual(['sail', 'land', 'walk']);
    const alone = routes(at, 'caribbean_sea', ['settler:2', 1]);
    expect(alone.every((x) => x.moves.every((m) => m.move !== 'sail'))).toBe(true);
    expect(kindsOf(to(alone, 'antilles'))).toEqual(['land']);
  });

  it('CIV-BAT-08 a way round strangers is taken; where there is none, they are asked before the ship goes on', () => {
    const free = ready({ mexica: { settler: 1 }, caribbean_sea: { 'fleet-1': 1 } });
    expect(routes(free, 'mexica', ['settler:2', 1]).every((x) => x.asked.length === 0)).toBe(true);
    const watched = ready({ mexica: { settler: 1 }, caribbean_sea: { 'fleet-1': 1 } }, { caribbean_sea: { 'fleet-1': 1 } });
    expect(to(routes(watched, 'mexica', ['settler:2', 1]), 'antilles')?.asked).toEqual([spaceOf('caribbean_sea')]);
  });

  it('CIV-AIR-01 aircraft fly to every base within three spaces', () => {
    const at = ready({ mexica: { 'aircraft-4': 2 }, mojave: { 'infantry-1': 1 } });
    expect(to(routes(at, 'mexica', ['aircraft-4:3', 2]), 'mojave')).toMatchObject({ count: 2, how: 'fly', asked: [] });
    expect(to(routes(at, 'mexica', ['aircraft-4:3', 2]), 'alaska')).toBeUndefined();
  });
});

describe('in positions of random games', () => {
  /** All spaces that a figure reaches by legal moves of its own, one after the other. */
  function reachedByPlaying(p: Position<Civ>, seat: number, x: Stack): Set<Space> {
    const found = new Set<Space>();
    const isOwn = (m: Move, at: Space, key: string): boolean =>
      (m.move === 'walk' || m.move === 'board' || m.move === 'land') && spaceOf(m.from) === at && m.unit === key;
    const visit = (position: Position<Civ>, at: Space, left: number): void => {
      for (const m of legal(game, position, seat)) {
        const goes = KIND[x.kind].isFleet
          ? m.move === 'sail' && spaceOf(m.from) === at && m.ship === unitKey({ ...x, left })
          : isOwn(m, at, `${x.kind}:${left}`);
        if (!goes || !('to' in m) || typeof m.to !== 'string') continue;
        const next = spaceOf(m.to);
        found.add(next);
        const after = play(game, position, seat, m);
        if (!after.ok) throw new Error(after.refusal.code);
        // Where somebody has to be asked first, the way goes on only if he lets it.
        if (left > 1 && after.position.state.steps.at(-1)?.step === 'movement') visit(after.position, next, left - 1);
      }
    };
    visit(p, x.at, x.left);
    found.delete(x.at);
    return found;
  }

  it('CIV-MOV-01 every plan can be played and leads where it says; nothing that can be reached is left out', () => {
    const dice = openDice(fastDice(31));
    let { position } = start(game, { ...DEFAULTS, rules: 'basic', turnLimit: 14 }, 3, fastDice(8));
    let [looked, voyages] = [0, 0];
    for (let ply = 0; looked < 60; ply++) {
      const [seat] = asked(game, position);
      if (seat === undefined) break;
      if (position.state.steps.at(-1)?.step === 'movement' && ply % 3 === 0) {
        const x = position.state.players[seat]!.stacks.find((y) => y.left > 0 && y.footing === 'still' && y.kind !== 'aircraft-4');
        if (x) {
          looked++;
          const found = routesOf(position.state, seat, x.at, [{ unit: unitKey(x), n: x.n }]);
          for (const route of found) {
            let at = position;
            if (route.legs.some(({ how }) => how === 'board')) voyages++;
            for (const m of route.moves) {
              const after = play(game, at, seat, m);
              expect(after.ok, JSON.stringify([m, idOf(route.to)])).toBe(true);
              if (!after.ok || after.position.state.steps.at(-1)?.step !== 'movement') break;
              at = after.position;
            }
            if (route.asked.length > 0) continue;
            const there = at.state.players[seat]!.stacks.filter((y) => y.at === route.to);
            const n = there.reduce((sum, y) => sum + y.n * (y.kind === x.kind ? 1 : y.cargo.filter((r) => r.kind === x.kind).length), 0);
            expect(n).toBeGreaterThanOrEqual(route.count);
          }
          for (const space of reachedByPlaying(position, seat, x))
            expect(
              found.some((route) => route.to === space),
              `${x.kind} ${idOf(x.at)} → ${idOf(space)}`,
            ).toBe(true);
        }
      }
      const options = legal(game, position, seat);
      const leave = options.find((m) => m.move.startsWith('finish-'));
      const after = play(game, position, seat, leave && below(dice, 8) === 0 ? leave : options[below(dice, options.length)]!);
      if (!after.ok) throw new Error(after.refusal.code);
      position = after.position;
    }
    expect(looked).toBe(60);
    expect(voyages).toBeGreaterThan(10);
  });
});
