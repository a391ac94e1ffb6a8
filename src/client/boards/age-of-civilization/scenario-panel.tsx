import { meets } from '../../../games/age-of-civilization/ask/scoring.js';
import { ROUNDS } from '../../../games/age-of-civilization/ask/selectors.js';
import { type Goal, type ScenarioRow, scenarioOf } from '../../../games/age-of-civilization/editions/scenarios.js';
import type { Counters, State } from '../../../games/age-of-civilization/state/state.js';
import { Icon, type IconName, Shield, Zone } from '../../kit/index.js';
import { classes, useDesk } from './desk.js';
import { SCENARIO_GLYPHS, TABLE_GLYPHS } from './glyphs.js';
import type { Words } from './words.js';

/** Alone at the table: the rival's strength, the counters of the scenario, its goals and how far they are. */
export function ScenarioPanel() {
  const { s, words } = useDesk();
  const scenario = scenarioOf(s.options.scenario);
  return (
    <>
      <Rival horde={scenario?.horde !== undefined} />
      {scenario && <Counting scenario={scenario} />}
      {scenario && (
        <Zone class="goals" title={words.t('zone.goals')}>
          <GoalTable s={s} scenario={scenario} words={words} />
        </Zone>
      )}
    </>
  );
}

function Rival({ horde }: { horde: boolean }) {
  const { s, words } = useDesk();
  return (
    <section class="zone rival" aria-label={words.t(horde ? 'opponent.horde' : 'opponent.virtual')}>
      <Icon name={horde ? SCENARIO_GLYPHS['SCN-4'] : TABLE_GLYPHS.opponent} size={34} />
      <div class="grow">
        <h3>{words.t(horde ? 'opponent.horde' : 'opponent.virtual')}</h3>
        <p class="s12 muted">{words.t('opponent.note')}</p>
      </div>
      <Shield n={s.opponent} size="big" label={`${words.t('strength')} ${s.opponent}`} />
      {s.round < ROUNDS && <span class="pv">→ {s.opponent + 1}</span>}
    </section>
  );
}

const SHOWN: readonly { counter: keyof Counters; max: number; icon: IconName; when: (row: ScenarioRow) => boolean }[] = [
  { counter: 'stones', max: 4, icon: TABLE_GLYPHS.stones, when: (row) => row.stones !== undefined },
  { counter: 'route', max: 9, icon: TABLE_GLYPHS.route, when: (row) => row.routeRewards !== undefined },
  { counter: 'drought', max: 5, icon: TABLE_GLYPHS.drought, when: (row) => row.drought !== undefined },
  { counter: 'forts', max: 4, icon: TABLE_GLYPHS.forts, when: (row) => row.strengthFrom === 'forts' },
  { counter: 'repelled', max: 3, icon: TABLE_GLYPHS.repelled, when: (row) => row.tokens !== undefined },
];

function Counting({ scenario }: { scenario: ScenarioRow }) {
  const { s, words, zoom, preview } = useDesk();
  return (
    <section class="zone counting" aria-label={words.t('zone.scenario')}>
      <button type="button" class="sctitle" data-roving data-zoom={scenario.id} onClick={() => zoom(scenario.id)}>
        <Icon name={SCENARIO_GLYPHS[scenario.id]} size={26} />
        <span class="grow">
          <b>{words.name('scenario', scenario.id)}</b>
          <small>{words.find(`scenario.${scenario.id}.period`)}</small>
        </span>
      </button>
      {SHOWN.filter(({ when }) => when(scenario)).map(({ counter, max, icon }) => (
        <div key={counter} class="cnt" role="img" aria-label={`${words.t(`counter.${counter}`)} ${s.counters[counter]}`}>
          <span class="s12">{words.t(`counter.${counter}`)}</span>
          <span class="steps9">
            {Array.from({ length: max }, (_, i) => {
              const reward = counter === 'route' && scenario.routeRewards?.find((r) => r.at === i + 1);
              const then = preview?.counters[counter] ?? s.counters[counter];
              return (
                <i key={i} class={classes(i < s.counters[counter] ? 'd' : i < then && 'g', reward && 'big')}>
                  {reward ? `+${reward.points}` : i < Math.max(then, s.counters[counter]) ? <Icon name={icon} size={13} /> : ''}
                </i>
              );
            })}
          </span>
        </div>
      ))}
    </section>
  );
}

const GOAL_KEYS = ['points', 'wonders', 'techs', 'workers', 'route', 'repelled'] as const;

export function progressOf(s: State, key: (typeof GOAL_KEYS)[number]): number {
  const p = s.players[0]!;
  return {
    points: p.points,
    wonders: p.wonders.length,
    techs: p.techs.length,
    workers: p.workers,
    route: s.counters.route,
    repelled: s.counters.repelled,
  }[key];
}

/** Bronze, silver, gold: each condition with what I have of it. */
export function GoalTable({ s, scenario, words }: { s: State; scenario: ScenarioRow; words: Words }) {
  return (
    <ul class="goallist">
      {scenario.goals.map((goal) => (
        <li key={goal.level} class={classes(goal.level, meets(s, goal) && 'met')}>
          <b>
            <i class="medal" />
            {words.g(`goal.${goal.level}`)}
          </b>
          {GOAL_KEYS.filter((key) => goal[key] !== undefined).map((key) => (
            <Progress
              key={key}
              words={words}
              label={words.g(`goal.${key}`, { n: goal[key as keyof Goal] as number })}
              have={progressOf(s, key)}
              need={goal[key as keyof Goal] as number}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Progress({ words, label, have, need }: { words: Words; label: string; have: number; need: number }) {
  const share = Math.min(1, have / need);
  return (
    <span class="prog">
      <span>{label}</span>
      <em>{have >= need ? words.t('goal.reached') : words.t('goal.now', { n: have, of: need })}</em>
      <i style={{ '--share': share }} />
    </span>
  );
}
