import type { Standing } from '../../../kernel/index.js';
import { ACHIEVEMENTS, type AchievementRow } from '../editions/achievements.js';
import { type Goal, scenarioOf } from '../editions/scenarios.js';
import type { Player, State } from '../state/state.js';
import { isSolo, strengthOf } from './selectors.js';

/** AOC-END-2: points, then workers, then coins; what is still equal is shared. */
const ORDER: readonly ((p: Player) => number)[] = [(p) => p.points, (p) => p.workers, (p) => p.coins];

function compare(a: Player, b: Player): number {
  for (const key of ORDER) if (key(a) !== key(b)) return key(b) - key(a);
  return 0;
}

export function rankings(s: State): Standing[] {
  return s.players.map((p, seat) => ({ seat, score: p.points, rank: 1 + s.players.filter((q) => compare(p, q) > 0).length }));
}

/** AOC-SCN-5: the highest level whose conditions all hold, or undefined: the scenario is lost. */
export function goalReached(s: State): Goal['level'] | undefined {
  return scenarioOf(s.options.scenario)
    ?.goals.filter((goal) => meets(s, goal))
    .at(-1)?.level;
}

export function meets(s: State, goal: Goal): boolean {
  const p = s.players[0]!;
  const have = { points: p.points, wonders: p.wonders.length, techs: p.techs.length, workers: p.workers, ...s.counters };
  return (['points', 'wonders', 'techs', 'workers', 'route', 'repelled'] as const).every((key) => have[key] >= (goal[key] ?? 0));
}

/** AOC-ACH-1: checked independently after the final scoring of a Skirmish; none in scenarios (AOC-SCN-5). */
export function achievementsOf(s: State): AchievementRow[] {
  if (!s.over || !isSolo(s) || s.options.scenario !== 'none') return [];
  const p = s.players[0]!;
  return ACHIEVEMENTS.filter(
    ({ test }) =>
      p.points >= test.points &&
      p.techs.length >= (test.techs ?? 0) &&
      p.techs.length <= (test.techsMax ?? Number.POSITIVE_INFINITY) &&
      p.wonders.length >= (test.wonders ?? 0) &&
      strengthOf(s, 0) >= (test.strength ?? 0),
  );
}
