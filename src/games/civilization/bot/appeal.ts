import type { Seat } from '../../../kernel/index.js';
import { scoreOf } from '../ask/scoring.js';
import { pending } from '../ask/table.js';
import { TECHNOLOGY } from '../cards/index.js';
import { COAST, landDistance, REGION_COUNT, regionsWithin, seaDistance, spaceOf } from '../cards/world.js';
import { type Move, NOBODY, type State } from '../state/state.js';
import { shoppingOf } from './buying.js';
import { attackScore, commitScores, joinScore, resistScore } from './fighting.js';
import { powerOf } from './forces.js';
import { campaignOf, ENOUGH } from './moving.js';
import { type Skill, VETERAN } from './skill.js';
import { bargainingOf } from './trading.js';
import { WEIGHTS } from './weights.js';

type Of<K extends Move['move']> = Extract<Move, { move: K }>;
const NEVER = Number.NEGATIVE_INFINITY;
const AT_ONCE = 10;

/** Room for settlements around a start region, away from the others. */
function startScore(s: State, seat: Seat, { region }: Of<'settle'>): number {
  const here = spaceOf(region);
  let score = 0;
  for (const near of regionsWithin(here, 2))
    if (s.owners[near] === NOBODY) score += WEIGHTS.room * (landDistance(here, near) === 1 ? 1.5 : 0.6);
  score += 0.25 * COAST[here]!.length;
  for (let other = 0; other < REGION_COUNT; other++) {
    const owner = s.owners[other]!;
    if (owner === NOBODY) continue;
    const land = landDistance(here, other);
    if (owner !== seat) score -= land <= 3 ? WEIGHTS.crowding * (4 - land) : 0;
    // One's own second region: near enough to help, not in its own way.
    else score += land === 1 ? -1 : land <= 4 ? 0.5 : seaDistance(here, other) <= 2 ? 0.1 : -0.3;
  }
  return score;
}

/** Ends the game who would win it. */
function endScore(s: State, seat: Seat, way: 'diplomatic' | 'military'): number {
  const mine = scoreOf(s, seat, way);
  return s.players.every((_, other) => other === seat || scoreOf(s, other, way) < mine) ? AT_ONCE : NEVER;
}

/** How each move looks at a glance: figures by their goals, purchases by what they bring for their price. */
export const appealTo =
  (skill: Skill) =>
  (s: State, seat: Seat, moves: readonly Move[]): number[] =>
    look(s, seat, moves, skill);
export const appeal = appealTo(VETERAN);

function look(s: State, seat: Seat, moves: readonly Move[], skill: Skill): number[] {
  const commits = moves.filter((m): m is Of<'commit'> => m.move === 'commit');
  if (commits.length > 0) return commitScores(s, seat, commits);
  const campaign = pending(s, 'movement') ? campaignOf(s, seat, skill) : undefined;
  const shopping = pending(s, 'purchase') ? shoppingOf(s, seat, skill) : undefined;
  const bargaining = pending(s, 'trade') ? bargainingOf(s, seat) : undefined;
  const scores = moves.map((m) => {
    switch (m.move) {
      case 'claim':
        return AT_ONCE;
      case 'claims':
        return m.milestones === '' ? 0 : m.milestones.split('+').length;
      case 'end-game':
        return endScore(s, seat, m.way);
      case 'go-on':
        return 0;
      case 'settle':
        return startScore(s, seat, m);
      case 'take-technology':
        return TECHNOLOGY[m.tech].cost / 20 + (TECHNOLOGY[m.tech].major ? 4 : 0);
      case 'choose-unit':
        return powerOf(s, seat, m.kind);
      case 'place':
      case 'grow':
        return 0;
      case 'attack':
        return attackScore(s, seat, m, skill);
      case 'engage':
        return 50;
      case 'finish-battles':
        return 0.05;
      case 'stop':
        return resistScore(s, seat, pending(s, 'passing')!.seat, pending(s, 'passing')!.at);
      case 'let-pass':
        return 0;
      case 'let-all-pass':
        return -0.01;
      case 'challenge':
        return challengeScore(s, seat, m);
      case 'join':
        return joinScore(s, seat, m.side);
      case 'offer':
        return bargaining!.offer(m);
      case 'accept':
        return bargaining!.accept(m.offer);
      case 'decline':
        return 0.5;
      case 'force-loan':
        return bargaining!.force(m);
      case 'finish-trading':
        return ENOUGH;
      case 'withdraw':
      case 'quiet':
        return NEVER;
      default:
        return shopping?.scoreOf(m) ?? campaign?.scoreOf(m) ?? 0;
    }
  });
  return workToDo(moves, scores);
}

/** Nobody stops, however unsure of himself, while something is left to do that is plainly worth it. */
function workToDo(moves: readonly Move[], scores: number[]): number[] {
  const end = moves.findIndex((m) => m.move === 'finish-buying' || m.move === 'finish-moving');
  if (end >= 0 && scores.some((score, i) => i !== end && score > scores[end]!)) scores[end] = NEVER;
  return scores;
}

function challengeScore(s: State, seat: Seat, { spaces }: Of<'challenge'>): number {
  if (spaces === '') return 0;
  const mover = pending(s, 'challenge')!.seat;
  return spaces.split('+').reduce((sum, space) => sum + resistScore(s, seat, mover, spaceOf(space)), 0);
}
