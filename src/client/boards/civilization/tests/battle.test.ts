import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commitsOf, fightersOf, type Side } from '../../../../games/civilization/ask/battle.js';
import { civilization as game } from '../../../../games/civilization/game.js';
import type { Civ, State } from '../../../../games/civilization/state/state.js';
import { does, FINISH, luckily, moves, scene, stops, walk } from '../../../../games/civilization/tests/scene.js';
import { readRecord } from '../../../../kernel/index.js';
import { liveSnapshot } from '../../../table/snapshots.js';
import type { Choice, LoggedEvent, SeatInfo, Snapshot } from '../../../table/table.js';
import { drawnBy } from '../panels/battle-duel.js';
import { aloofOf, battleOf, cameFrom, fallenOf, foughtAt, leftOf, placeOf } from '../panels/battle-facts.js';

const SIDES = [0, 1] as const;
type Choosing = Extract<State['steps'][number], { step: 'choice' }>;

/** Every moment of a finished game at which a round is chosen for, as each leader sees it. */
function* choosing(fixture: string): Generator<{ snapshot: Snapshot<Civ>; step: Choosing; side: Side }> {
  const read = readRecord(game, readFileSync(`fixtures/civilization/${fixture}.replay`, 'utf8'));
  if (!read.ok) throw new Error(read.problem.code);
  const { timeline, header } = read.value;
  const seats = Array.from({ length: header.seats }, (_, i): SeatInfo => ({ name: `P${i}`, kind: 'remote' }));
  for (const [i, { position }] of timeline.frames.entries()) {
    const step = position.state.steps.at(-1);
    if (step?.step !== 'choice') continue;
    const past = { ...timeline, frames: timeline.frames.slice(0, i + 1) };
    for (const side of SIDES) {
      const viewer = step.battle.leaders[side];
      const mine = seats.map((seat, n): SeatInfo => (n === viewer ? { ...seat, kind: 'me' } : seat));
      yield { snapshot: liveSnapshot({ tableId: 't', timeline: past, seats: mine, viewer }), step, side };
    }
  }
}

describe('the two cards of a round', () => {
  it('CIV-CMB-01: one that is sealed lies face down; a face is shown where the rules show it, and mine while I weigh it', () => {
    const said = new Set<string>();
    for (const fixture of ['long-four', 'basic-three'])
      for (const { snapshot, step, side } of choosing(fixture)) {
        const me = step.battle.leaders[side];
        const desk = { s: snapshot.view, me, snapshot, previewed: null };
        for (const of of SIDES) {
          const { is, commit, says } = drawnBy(desk, step.battle, of);
          said.add(`${is} ${says}`);
          expect(commit ?? null).toEqual(step.given[of]);
          expect(is === 'face').toBe(step.given[of] !== null);
          const hasAnswered = step.asked.includes(step.battle.leaders[of]) && !snapshot.asked.includes(step.battle.leaders[of]);
          expect(is === 'back').toBe(hasAnswered);
        }
        const [choice] = snapshot.choices.filter(({ move }) => move.move === 'commit');
        if (choice) expect(drawnBy({ ...desk, previewed: choice as Choice<Civ> }, step.battle, side).commit).toEqual(choice.move);
      }
    expect([...said].sort()).toEqual(['back sealed', 'back sealed-mine', 'empty pick', 'empty thinks', 'face only']);
  });

  it('what is left and what has fallen is all that each side had', () => {
    let rounds = 0;
    for (const { snapshot, step } of choosing('long-four')) {
      const { s, battle } = { s: snapshot.view, battle: step.battle };
      const fought = battle.round > 1 ? foughtAt(snapshot.log, placeOf(battle)).rounds : [];
      expect(fought).toHaveLength(battle.round - 1);
      for (const side of SIDES) {
        const units = commitsOf(s, battle, side).filter(({ air }) => !air);
        expect(units.reduce((n, unit) => n + leftOf(s, battle, unit), 0)).toBe(fightersOf(s, battle, side));
        const lost = fallenOf(fought, side).reduce((n, [, k]) => n + k, 0);
        expect(lost).toBe(fought.filter(({ winner }) => winner !== side).length);
        rounds += lost;
      }
    }
    expect(rounds).toBeGreaterThan(20);
  });
});

it('CIV-CMB-10: ships with another load are counted apart, not twice', () => {
  const at = scene({
    era: 2,
    players: [
      { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-2': 2, 'fleet-2+settler': 1 } } },
      { settled: { gaul: 1 }, figures: { caribbean_sea: { 'fleet-2': 1, 'fleet-2+infantry-1': 1 } } },
    ],
    steps: [moves(0), stops],
  });
  const fights = does(does(at, 0, FINISH), 0, { move: 'attack', at: 'caribbean_sea', target: 1 });
  const battle = battleOf(fights.state)!;
  expect(commitsOf(fights.state, battle, 0).map((unit) => leftOf(fights.state, battle, unit))).toEqual([2, 1]);
  expect(commitsOf(fights.state, battle, 1).map((unit) => leftOf(fights.state, battle, unit))).toEqual([1, 1]);
});

it('the panel knows from where the mover came in this movement, and who stays out', () => {
  const log = (events: readonly Civ['event'][]): LoggedEvent<Civ>[] => events.map((e) => ({ ply: 7, e }));
  const at = scene({
    players: [
      { settled: { mexica: 1 }, figures: { mexica: { 'infantry-1': 2 }, mississippi: { 'infantry-1': 1 } } },
      { settled: { mojave: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
      { settled: { gaul: 1 }, figures: { mojave: { 'cavalry-1': 1 } } },
    ],
    steps: [moves(0), stops],
  });
  const first = does(at, 0, walk('infantry-1:1', 'mexica', 'mojave'));
  const second = does(first, 0, walk('infantry-1:1', 'mississippi', 'mojave'));
  const told = log([{ event: 'moved', seat: 0, kind: 'infantry-1', cargo: '', from: 'alaska', to: 'mojave', how: 'walk' }]);
  const all = [...told, ...log([...at.events, ...first.events, ...second.events])];
  expect(cameFrom(all, 0, 'mojave')).toEqual(['mexica', 'mississippi']);
  const peace = does(does(does(second, 0, FINISH), 1, { move: 'challenge', spaces: '' }), 2, { move: 'challenge', spaces: '' });
  const joining = does(peace, 0, { move: 'attack', at: 'mojave', target: 1 });
  const begun = luckily(joining, 2, { move: 'join', side: -1 }, () => true);
  expect(aloofOf(log(begun.events), 'mojave')).toEqual([2]);
  expect(aloofOf(log(joining.events), 'mojave')).toEqual([]);
});
