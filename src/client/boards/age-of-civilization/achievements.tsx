import { ACHIEVEMENTS } from '../../../games/age-of-civilization/editions/achievements.js';
import type { Goal, ScenarioRow } from '../../../games/age-of-civilization/editions/scenarios.js';
import { Icon, Tag } from '../../kit/index.js';
import { ACHIEVEMENT_GLYPHS } from './glyphs.js';
import './styles/achievements.css';

/** A goal reached is kept on this device beside the achievements, as 'SCN-1:gold'. */
export const goalMark = (scenario: string, level: Goal['level']): string => `${scenario}:${level}`;

/** The best goal of a scenario among what is kept. Goals are listed from bronze to gold. */
export const bestGoal = ({ id, goals }: ScenarioRow, kept: readonly string[]): Goal['level'] | undefined =>
  goals.findLast(({ level }) => kept.includes(goalMark(id, level)))?.level;

export const countAchievements = (kept: readonly string[]): number => ACHIEVEMENTS.filter(({ id }) => kept.includes(id)).length;

interface ListProps {
  readonly kept: readonly string[];
  /** Earned just now, and how that is called. */
  readonly fresh?: readonly string[];
  readonly freshLabel?: string;
  /** The text of a key of the game. */
  say(key: string): string;
}

/** All achievements; those of this device stand out. */
export function AchievementList({ kept, fresh = [], freshLabel, say }: ListProps) {
  return (
    <ul class="achlist">
      {ACHIEVEMENTS.map(({ id }) => {
        const isFresh = fresh.includes(id);
        return (
          <li key={id} class={isFresh ? 'have fresh' : kept.includes(id) ? 'have' : undefined}>
            <Icon name={ACHIEVEMENT_GLYPHS[id as keyof typeof ACHIEVEMENT_GLYPHS]} size={30} />
            <span class="grow">
              <b>{say(`achievement.${id}`)}</b>
              <small>{say(`achievement.${id}.text`)}</small>
            </span>
            {isFresh && <Tag tone="ok">{freshLabel}</Tag>}
          </li>
        );
      })}
    </ul>
  );
}
