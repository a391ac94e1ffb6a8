import type { Level, Temperament } from '../bots/index.js';
import { type Fixture, type Outcome, seedOf } from './match.js';
import type { Settings } from './settings.js';
import { ascending, mean, quantile, wilson } from './statistics.js';

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
const pad = (cells: readonly string[], widths: readonly number[]): string => cells.map((x, i) => x.padStart(widths[i] ?? 9)).join('');

const COLUMNS = [16, 10, 18, 8, 7, 7, 8, 7, 7];

/** Who sat where: the levels are rotated by one seat from game to game. */
export const contestantAt = (number: number, seat: number, seats: number): number => (seat + number) % seats;

/** Every deal is played once from each seat, so that luck of the cards weighs the same for all. */
export function fixtureOf(settings: Omit<Settings, 'json' | 'games' | 'workers'>, number: number): Fixture {
  const { game, levels, temperaments, options, iterations, time, seed, habits } = settings;
  const seats = levels.length;
  const rotated = <X>(list: readonly X[]): X[] => list.map((_, seat) => list[contestantAt(number, seat, seats)]!);
  return {
    game,
    number,
    options,
    iterations,
    time,
    habits,
    levels: rotated(levels),
    ...(temperaments && { temperaments: rotated(temperaments) }),
    seed: seedOf(seed * 1_000_000 + Math.floor(number / seats)),
  };
}

/** 'hard', 'hard:warlord': as it is said on the command line. */
const nameOf = (level: Level, temperament: Temperament | undefined): string => (temperament ? `${level}:${temperament}` : level);

/** The result of a run as people read it. */
export function report(settings: Settings, outcomes: readonly Outcome[], seconds: number): string {
  const { levels, temperaments } = settings;
  const finished = outcomes.filter((x) => !x.crash);
  const lines = [pad(['', 'win rate', '95 % interval', 'mean', 'min', 'q1', 'median', 'q3', 'max'], COLUMNS)];
  levels.forEach((level, contestant) => {
    let wins = 0;
    const scores: number[] = [];
    for (const x of finished) {
      const seat = levels.findIndex((_, i) => contestantAt(x.number, i, levels.length) === contestant);
      scores.push(x.scores[seat]!);
      // A shared victory counts in parts.
      if (x.ranks[seat] === 1) wins += 1 / x.ranks.filter((rank) => rank === 1).length;
    }
    const sorted = ascending(scores);
    const [low, high] = wilson(wins, finished.length);
    const rates = levels.length > 1 ? [percent(wins / finished.length), `${percent(low)} – ${percent(high)}`] : ['', ''];
    const spread = [0, 0.25, 0.5, 0.75, 1].map((share) => String(quantile(sorted, share)));
    lines.push(pad([nameOf(level, temperaments?.[contestant]), ...rates, mean(sorted).toFixed(2), ...spread], COLUMNS));
  });
  if (finished.some((x) => x.goal)) lines.push(...goals(finished));
  if (finished.some((x) => x.ending)) lines.push(`ended by ${endings(finished)}`);
  const rounds = ascending(finished.flatMap((x) => x.rounds ?? []));
  if (rounds.length > 0) lines.push(`rounds: ${mean(rounds).toFixed(1)} on average, ${rounds[0]} to ${rounds.at(-1)}`);
  const thought = ascending(finished.flatMap((x) => x.thought));
  if (thought.length > 0) {
    const at = (share: number): string => `${quantile(thought, share).toFixed(0)} ms`;
    lines.push(
      `${levels.includes('expert') ? (levels.includes('hard') ? 'hard and expert think' : 'expert thinks') : 'hard thinks'} ${at(0.5)} (median), ${at(0.95)} (95 %), ${at(1)} (longest) over ${thought.length} decisions`,
    );
  }
  if (settings.habits) lines.push(...habitLines(finished));
  const decisions = outcomes.reduce((sum, x) => sum + x.decisions, 0);
  lines.push(
    `${outcomes.length} games, ${decisions} decisions, ${seconds.toFixed(1)} s: ${(outcomes.length / seconds).toFixed(2)} games/s`,
  );
  return lines.join('\n');
}

/** How often each level of a scenario was reached, or a higher one. */
function goals(outcomes: readonly Outcome[]): string[] {
  const order = ['bronze', 'silver', 'gold'];
  return order.map((level, i) => {
    const n = outcomes.filter((x) => x.goal && order.indexOf(x.goal) >= i).length;
    const [low, high] = wilson(n, outcomes.length);
    return `${level.padStart(12)} ${percent(n / outcomes.length).padStart(9)}   (${percent(low)} – ${percent(high)})`;
  });
}

/** 'die 59, conquest 1': the commonest first. */
function endings(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { ending } of outcomes) if (ending) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([ending, n]) => `${ending} ${n}`)
    .join(', ');
}

/** What an expert would shake his head at: one line each, a column for every level that played. */
function habitLines(outcomes: readonly Outcome[]): string[] {
  const botsOf = (x: Outcome): string[] => x.levels.map((level, seat) => nameOf(level, x.temperaments?.[seat]));
  const bots = [...new Set(outcomes.flatMap(botsOf))];
  const of = (bot: string): Readonly<Record<string, number>>[] =>
    outcomes.flatMap((x) => (x.habits ?? []).filter((_, seat) => botsOf(x)[seat] === bot));
  const names = Object.keys(outcomes[0]?.habits?.[0] ?? {});
  const rows = names.map((name) =>
    pad([name.padEnd(36), ...bots.map((bot) => mean(of(bot).map((counts) => counts[name]!)).toFixed(2))], [36]),
  );
  return [pad(['habits'.padEnd(36), ...bots], [36]), ...rows];
}
