import type { VNode } from 'preact';
import { achievementsOf, goalReached } from '../../../games/age-of-civilization/ask/scoring.js';
import { printedOf } from '../../../games/age-of-civilization/cards/index.js';
import { ACHIEVEMENTS } from '../../../games/age-of-civilization/editions/achievements.js';
import { scenarioOf } from '../../../games/age-of-civilization/editions/scenarios.js';
import type { Aoc, Source } from '../../../games/age-of-civilization/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import { Icon, type IconName, Zone } from '../../kit/index.js';
import type { PointSource, ResultExtrasProps } from '../../table/board-package.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { AchievementList, countAchievements, goalMark } from './achievements.js';
import { classes } from './desk.js';
import { SCENARIO_GLYPHS } from './glyphs.js';
import { actionGlyph } from './looks.js';
import { GoalTable } from './scenario-panel.js';
import { wordsOf } from './words.js';

type Heading = 'actions' | 'abilities' | 'techs' | 'wonders' | 'events' | 'end';
const HEADINGS: readonly { readonly id: Heading; readonly icon: IconName }[] = [
  { id: 'actions', icon: 'lyre' },
  { id: 'abilities', icon: 'greek-temple' },
  { id: 'techs', icon: 'open-book' },
  { id: 'wonders', icon: 'great-pyramid' },
  { id: 'events', icon: 'sun' },
  { id: 'end', icon: 'hourglass' },
];

export function headingOf(source: Source): Heading {
  if (source.from === 'action') return 'actions';
  if (source.from !== 'ability' || source.ability.startsWith('SCN-')) return 'events';
  const { ability, origin } = printedOf(source.ability);
  if (ability.when.event === 'endOfGame') return 'end';
  return origin.kind === 'civ' ? 'abilities' : origin.kind === 'tech' ? 'techs' : 'wonders';
}

/** Where the points came from: each action by name, then the rest by kind. */
export function pointSources(log: readonly LoggedEvent<Aoc>[], s: Snapshot<Aoc>, lang: Lang): readonly PointSource[] {
  const words = wordsOf(lang);
  const rows = new Map<string, { label: string; icon: IconName; points: number[]; order: number }>();
  for (const { e } of log) {
    if (e.event !== 'change' || !e.points) continue;
    const heading = headingOf(e.source);
    const at = HEADINGS.findIndex(({ id }) => id === heading);
    const action = e.source.from === 'action' ? e.source.action : undefined;
    const key = action ?? heading;
    const row = rows.get(key) ?? {
      label: action ? words.name('action', action) : words.t(`points.${heading}`),
      icon: action ? actionGlyph(action) : HEADINGS[at]!.icon,
      points: s.seats.map(() => 0),
      order: at,
    };
    row.points[e.seat]! += e.points;
    rows.set(key, row);
  }
  return [...rows.values()].sort((a, b) => a.order - b.order).map(({ label, icon, points }) => ({ label, icon, points }));
}

/** Achievements of a Skirmish, the goal of a scenario. */
export function earned({ view, viewer }: Snapshot<Aoc>): readonly string[] {
  if (viewer === 'spectator' || !view.over) return [];
  const level = goalReached(view);
  return level ? [goalMark(view.options.scenario, level)] : achievementsOf(view).map(({ id }) => id);
}

/** Solo: the goals of the scenario, or the achievements with those just earned. */
export function ResultExtras({ snapshot, lang, kept, fresh, openRule }: ResultExtrasProps<Aoc>): VNode | null {
  const words = wordsOf(lang);
  const s = snapshot.view;
  if (s.seats > 1) return null;
  const scenario = scenarioOf(s.options.scenario);
  if (scenario) {
    const level = goalReached(s) ?? 'none';
    return (
      <Zone class="goals" title={words.name('scenario', scenario.id)} aside={<Icon name={SCENARIO_GLYPHS[scenario.id]} size={22} />}>
        <p class={classes('goalresult', level)}>{words.t('result.goal', { goal: words.g(`goal.${level}`) })}</p>
        <GoalTable s={s} scenario={scenario} words={words} />
        <button type="button" class="lnk" onClick={() => openRule('AOC-SCN-5')}>
          AOC-SCN-5
        </button>
      </Zone>
    );
  }
  const have = [...kept, ...fresh];
  return (
    <Zone
      class="achievements"
      title={words.t('zone.achievements')}
      aside={<span class="muted s12">{words.t('result.kept', { n: countAchievements(have), of: ACHIEVEMENTS.length })}</span>}
    >
      <AchievementList kept={have} fresh={fresh} freshLabel={words.t('result.new')} say={(key) => words.text({ key })} />
    </Zone>
  );
}
