import { describe, expect, it } from 'vitest';
import { asked, below, fastDice, legal, openDice, type Position, play, start } from '../../../kernel/index.js';
import { unitKey } from '../ask/units.js';
import { KIND } from '../cards/kinds.js';
import { idOf, type Space, spaceOf } from '../cards/world.js';
import { civilization as game } from '../game.js';
import { type Destination, reachOf, undefended, unmoved } from '../guide/reach.js';
import { DEFAULTS } from '../state/options.js';
import type { Civ, Move, Stack } from '../state/state.js';
import { moves, scene, stops, walk } from './scene.js';

const stackOf = (at: ReturnType<typeof scene>, space: string, kind: string): Stack =>
  at.state.players[0]!.stacks.find((x) => x.at === spaceOf(space) && x.kind === kind)!;
const to = (found: readonly Destination[], space: string): Destination | undefined => found.find((x) => x.to === spaceOf(space));

describe('where a piece can go', () => {
  it('CIV-MOV-01 CIV-MOV-03 a settler two regions over land, an army one', () => {
    const at = scene({
      players: [{ settled: { mexica: 1 }, figures: { mojave: { settler: 1, 'infantry-1': 1 } } }, { settled: { gaul: 1 } }],
      steps: [moves(0), stops],
    });
    const settler = reachOf(at.state, 0, stackOf(at, 'mojave', 'settler'));
    expect(to(settler, 'alaska')?.path).toEqual([walk('settler:2', 'mojave', 'cascadia'), walk('settler:1', 'cascadia', 'alaska')]);
    const army = reachOf(at.state, 0, stackOf(at, 'mojave', 'infantry-1'));
    expect(army.every((x) => x.path.length === 1)).toBe(true);
    expect(to(army, 'alaska')).toBeUndefined();
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
    const settler = reachOf(at.state, 0, stackOf(at, 'mojave', 'settler'));
    expect(to(settler, 'cascadia')).toMatchObject({ occupants: [1], targets: [], canLook: true, asked: [] });
    expect(to(settler, 'alaska')).toMatchObject({ occupants: [], canLook: false, asked: [spaceOf('cascadia')] });
    const army = reachOf(at.state, 0, stackOf(at, 'mojave', 'infantry-1'));
    expect(to(army, 'mississippi')).toMatchObject({ occupants: [], targets: [1], canLook: false });
    expect(unmoved(at.state, 0)).toHaveLength(2);
    expect(undefended(at.state, 1)).toEqual([spaceOf('mississippi')]);
  });

  it('CIV-MOV-06 a settler boards a fleet and lands again, an army only boards', () => {
    const at = scene({
      players: [
        { settled: { mexica: 1 }, figures: { mexica: { settler: 1, 'infantry-1': 1 }, caribbean_sea: { 'fleet-1': 1 } } },
        { settled: { gaul: 1 } },
      ],
      steps: [moves(0), stops],
    });
    const settler = reachOf(at.state, 0, stackOf(at, 'mexica', 'settler'));
    expect(to(settler, 'antilles')?.path.map((m) => m.move)).toEqual(['board', 'land']);
    expect(to(reachOf(at.state, 0, stackOf(at, 'mexica', 'infantry-1')), 'antilles')).toBeUndefined();
  });
});

describe('in positions of random games', () => {
  /** All spaces that a figure reaches by legal moves of its own, one after the other. */
  function reachedByPlaying(p: Position<Civ>, seat: number, x: Stack): Set<Space> {
    const found = new Set<Space>();
    const isOwn = (m: Move, at: Space, keys: readonly string[]): boolean =>
      (m.move === 'walk' || m.move === 'board' || m.move === 'land') && spaceOf(m.from) === at && keys.includes(m.unit);
    const visit = (position: Position<Civ>, at: Space, left: number): void => {
      const key = `${x.kind}:${left}`;
      for (const m of legal(game, position, seat)) {
        if (
          KIND[x.kind].isFleet ? !(m.move === 'sail' && spaceOf(m.from) === at && m.ship === unitKey({ ...x, left })) : !isOwn(m, at, [key])
        )
          continue;
        if (!('to' in m) || typeof m.to !== 'string') continue;
        const next = spaceOf(m.to);
        found.add(next);
        const played = play(game, position, seat, m);
        if (!played.ok) throw new Error(played.refusal.code);
        // Where somebody has to be asked first, the way goes on only if he lets it.
        if (left > 1 && played.position.state.steps.at(-1)?.step === 'movement') visit(played.position, next, left - 1);
      }
    };
    visit(p, x.at, x.left);
    found.delete(x.at);
    return found;
  }

  it('CIV-MOV-01 every path can be played and leads where it says; nothing that can be reached is left out', () => {
    const dice = openDice(fastDice(31));
    let { position } = start(game, { ...DEFAULTS, rules: 'basic', turnLimit: 14 }, 3, fastDice(8));
    let looked = 0;
    for (let ply = 0; looked < 40; ply++) {
      const [seat] = asked(game, position);
      if (seat === undefined) break;
      if (position.state.steps.at(-1)?.step === 'movement' && ply % 3 === 0) {
        const x = position.state.players[seat]!.stacks.find((y) => y.left > 0 && y.footing === 'still' && y.kind !== 'aircraft-4');
        if (x) {
          looked++;
          const reach = reachOf(position.state, seat, x);
          for (const { path, to: goal, asked: others } of reach) {
            let at = position;
            for (const m of path) {
              const played = play(game, at, seat, m);
              expect(played.ok, JSON.stringify([m, idOf(goal)])).toBe(true);
              if (!played.ok || played.position.state.steps.at(-1)?.step !== 'movement') break;
              at = played.position;
            }
            if (others.length === 0) expect(at.state.players[seat]!.stacks.some((y) => y.at === goal)).toBe(true);
          }
          const own = reachedByPlaying(position, seat, x);
          for (const space of own)
            expect(
              reach.some((d) => d.to === space),
              `${x.kind} ${idOf(x.at)} → ${idOf(space)}`,
            ).toBe(true);
        }
      }
      const options = legal(game, position, seat);
      const leave = options.find((m) => m.move.startsWith('finish-'));
      const played = play(game, position, seat, leave && below(dice, 8) === 0 ? leave : options[below(dice, options.length)]!);
      if (!played.ok) throw new Error(played.refusal.code);
      position = played.position;
    }
    expect(looked).toBe(40);
  });
});
