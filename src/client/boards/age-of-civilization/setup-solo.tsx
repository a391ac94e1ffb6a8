import { ACHIEVEMENTS } from '../../../games/age-of-civilization/editions/achievements.js';
import { SCENARIOS, type ScenarioRow } from '../../../games/age-of-civilization/editions/scenarios.js';
import type { Options } from '../../../games/age-of-civilization/state/state.js';
import { useLang } from '../../i18n/i18n.js';
import { Icon, Tag, Zone } from '../../kit/index.js';
import type { OptionsProps } from '../../table/setup/game-setup.js';
import { SETUP_SAYERS } from '../../table/setup/seats.js';
import { useKept } from '../../table/setup/use-kept.js';
import { AchievementList, bestGoal, countAchievements } from './achievements.js';
import { SCENARIO_GLYPHS } from './glyphs.js';
import { isSaid, speak } from './setup-words.js';

/** Which solo game; what was reached on this device is shown with it. */
export function SoloModes({ options, onChange }: OptionsProps<Options>) {
  const kept = useKept('age-of-civilization');
  const lang = useLang();
  const text = SETUP_SAYERS[lang];
  const chosen = SCENARIOS.find((row) => row.id === options.scenario);
  return (
    <Zone title={text('setup.solo.mode')}>
      <div class="modes" role="radiogroup" aria-label={text('setup.solo.mode')}>
        {(['none', ...SCENARIOS.map((row) => row.id)] as const).map((id) => (
          <label key={id} class={options.scenario === id ? 'mode on' : 'mode'}>
            <input
              type="radio"
              name="scenario"
              class="sr"
              checked={options.scenario === id}
              onChange={() => onChange({ ...options, scenario: id })}
            />
            <Icon name={id === 'none' ? 'hourglass' : SCENARIO_GLYPHS[id]} size={30} />
            <b>{id === 'none' ? speak(lang, 'mode.skirmish') : speak(lang, `scenario.${id}`)}</b>
            <small>{id === 'none' ? speak(lang, 'mode.skirmish.text') : speak(lang, `scenario.${id}.period`)}</small>
            <Reached scenario={id} kept={kept} />
          </label>
        ))}
      </div>
      {chosen ? <Scenario row={chosen} /> : <Achievements kept={kept} />}
    </Zone>
  );
}

/** Special rules and the three goals of a scenario. */
function Scenario({ row }: { readonly row: ScenarioRow }) {
  const lang = useLang();
  const text = SETUP_SAYERS[lang];
  const rules = [1, 2, 3, 4].map((n) => `scenario.${row.id}.rule${n}`).filter((key) => isSaid(lang, key));
  return (
    <div class="scenario" aria-live="polite">
      <div>
        <h3>
          {text('setup.rules')}{' '}
          <Tag tone="design" title={text('setup.designed.long')}>
            {text('setup.designed')}
          </Tag>
        </h3>
        <ul>
          {rules.map((key) => (
            <li key={key}>{speak(lang, key)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{text('setup.goals')}</h3>
        <dl class="goals">
          {row.goals.map(({ level, ...figures }) => (
            <div key={level} class={level}>
              <dt>{speak(lang, `goal.${level}`)}</dt>
              <dd>
                {Object.entries(figures)
                  .map(([figure, n]) => speak(lang, `goal.${figure}`, { n }))
                  .join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** The best result so far: a medal for a scenario, a count for the Skirmish. */
function Reached({ scenario, kept }: { readonly scenario: string; readonly kept: readonly string[] }) {
  const lang = useLang();
  const row = SCENARIOS.find(({ id }) => id === scenario);
  const level = row && bestGoal(row, kept);
  if (level)
    return (
      <span class={`reached ${level}`}>
        <i class="medal" />
        {speak(lang, `goal.${level}`)}
      </span>
    );
  return !row && countAchievements(kept) > 0 ? (
    <span class="reached">
      {countAchievements(kept)} / {ACHIEVEMENTS.length}
    </span>
  ) : null;
}

function Achievements({ kept }: { readonly kept: readonly string[] }) {
  const lang = useLang();
  return (
    <section class="setup-achievements">
      <h3>{SETUP_SAYERS[lang]('setup.achievements', { n: countAchievements(kept), of: ACHIEVEMENTS.length })}</h3>
      <AchievementList kept={kept} say={(key) => speak(lang, key)} />
    </section>
  );
}
