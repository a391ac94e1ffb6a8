import { ACHIEVEMENTS } from '../../../games/age-of-civilization/editions/achievements.js';
import { SCENARIOS } from '../../../games/age-of-civilization/editions/scenarios.js';
import type { Lang } from '../../i18n/i18n.js';
import { Zone } from '../../kit/index.js';
import { SETUP_SAYERS } from '../../table/setup/seats.js';
import { useKept } from '../../table/setup/use-kept.js';
import { AchievementList, bestGoal, countAchievements } from './achievements.js';
import { speak } from './setup-words.js';

/** What was reached alone on this device: the achievements of the Skirmish (AOC-ACH-1) and the medals of scenarios (AOC-SCN-5). */
export function Honours({ lang }: { readonly lang: Lang }) {
  const kept = useKept('age-of-civilization');
  return (
    <Zone title={SETUP_SAYERS[lang]('setup.achievements', { n: countAchievements(kept), of: ACHIEVEMENTS.length })} class="honours">
      <p class="muted">{speak(lang, 'mode.skirmish.text')}</p>
      <AchievementList kept={kept} say={(key) => speak(lang, key)} />
      <ul class="medals">
        {SCENARIOS.flatMap((row) => {
          const level = bestGoal(row, kept);
          return level ? (
            <li key={row.id} class={level}>
              <i class="medal" />
              {speak(lang, `scenario.${row.id}`)}: {speak(lang, `goal.${level}`)}
            </li>
          ) : (
            []
          );
        })}
      </ul>
    </Zone>
  );
}
