import { meets } from '../ask/scoring.js';
import { raidTokenOf } from '../cards/index.js';
import { type Goal, scenarioOf } from '../editions/scenarios.js';
import type { State } from '../state/state.js';
import { chanceStrongest, type Outlook } from './outlook.js';
import { WEIGHTS } from './weights.js';
import { worthOfEffect } from './worth.js';

/** What is still missing of the things a goal asks for besides points. */
function gap(s: State, goal: Goal): number {
  const p = s.players[0]!;
  const lack = (have: number, need = 0): number => Math.max(0, need - have);
  return (
    lack(p.wonders.length, goal.wonders) * 2 +
    lack(p.techs.length, goal.techs) +
    lack(p.workers, goal.workers) +
    lack(s.counters.route, goal.route) * 0.5 +
    lack(s.counters.repelled, goal.repelled)
  );
}

/** The result of a scenario: its levels first, and how near the next one is. */
export function worthOfGoals(s: State): number {
  let sum = 0;
  for (const goal of scenarioOf(s.options.scenario)?.goals ?? []) {
    if (s.over) sum += meets(s, goal) ? WEIGHTS.goalLevel : 0;
    sum -= WEIGHTS.goalUnit * gap(s, goal);
  }
  return sum;
}

/** What the counters of a scenario promise for the rounds to come. */
export function worthOfCounters(o: Outlook): number {
  const { s } = o;
  const scenario = scenarioOf(s.options.scenario);
  if (!scenario || s.over) return 0;
  let sum = (scenario.stones?.coinsPerUnit ?? 0) * s.counters.stones * o.coin * 0.8;
  let from = 0;
  for (const { at, points } of scenario.routeRewards ?? []) {
    if (s.counters.route < at) sum += (points * 0.7 * Math.max(0, s.counters.route - from) * Math.min(1, o.turns + o.now)) / (at - from);
    from = at;
  }
  if (scenario.drought)
    for (let r = s.round; r < 6; r++) sum -= Math.ceil((s.counters.drought + 1 + r - s.round) / scenario.drought.coinsPer) * 0.45;
  return sum + worthOfRaids(o);
}

/** Raids ahead: how likely they are repelled, and what hangs on it. */
function worthOfRaids(o: Outlook): number {
  const { s } = o;
  let sum = 0;
  for (const id of scenarioOf(s.options.scenario)?.tokens ?? []) {
    const row = raidTokenOf(id);
    const ahead = row.position - 3 - s.round;
    if (ahead < 0) continue;
    const passed = chanceStrongest(o.strength + ahead * 0.7, s.opponent + ahead + 1);
    for (const e of row.success) sum += passed * worthOfEffect(o, e);
    for (const e of row.failure) sum += (1 - passed) * worthOfEffect(o, e);
    sum += passed * 3 * WEIGHTS.goalUnit;
  }
  return sum;
}
