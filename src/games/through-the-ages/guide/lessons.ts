import type { RuleId, Seat } from '../../../kernel/index.js';
import { ageEndFor } from '../ask/obsolete.js';
import { discontentOf, threatensUprising } from '../ask/ratings.js';
import { isUnit, isUrban } from '../ask/selectors.js';
import { cardOf } from '../cards/index.js';
import { versionOf } from '../editions/index.js';
import type { GameEvent, Move, State } from '../state/state.js';
import { forecast } from './forecast.js';

/** Mechanisms that a newcomer meets one after the other, each with the rule to read about it. The sentences are texts `lesson.*`. */
export const LESSONS = {
  happiness: 'TTA-HAP-03',
  uprising: 'TTA-HAP-04',
  corruption: 'TTA-COR-01',
  obsolete: 'TTA-AGE-04',
  row: 'TTA-ROW-01',
  hand: 'TTA-TAKE-02',
  wonder: 'TTA-WON-01',
  leader: 'TTA-LDR-01',
  actionCard: 'TTA-ACC-01',
  actions: 'TTA-ACT-02',
  population: 'TTA-POP-01',
  land: 'TTA-BLD-01',
  urban: 'TTA-BLD-03',
  upgrade: 'TTA-UPG-01',
  unit: 'TTA-MIL-01',
  stage: 'TTA-WON-02',
  technology: 'TTA-TEC-01',
  government: 'TTA-GOV-01',
  production: 'TTA-PRD-01',
  tokens: 'TTA-TOK-01',
  consumption: 'TTA-CON-01',
  famine: 'TTA-CON-02',
  sweep: 'TTA-ROW-02',
  event: 'TTA-EVT-01',
  age: 'TTA-ROW-07',
  scoring: 'TTA-END-08',
  lastRound: 'TTA-END-01',
  politics: 'TTA-POL-01',
  drawn: 'TTA-MCD-02',
  limit: 'TTA-MCD-04',
  prepare: 'TTA-EVT-02',
  colony: 'TTA-COL-01',
  tactic: 'TTA-TAC-02',
  aggression: 'TTA-AGG-03',
  pact: 'TTA-PAC-01',
  war: 'TTA-WAR-01',
} as const satisfies Readonly<Record<string, RuleId>>;
export type Lesson = keyof typeof LESSONS;

/** Where the edition of 2015 differs, its own rule and its own sentence (`lesson.*.2015`). */
export const LESSONS_OF_2015 = {
  actionCard: 'TTN-ACC-01',
  actions: 'TTN-EOT-07',
  leader: 'TTN-LDR-01',
  production: 'TTN-EOT-03',
  politics: 'TTN-POL-01',
  limit: 'TTN-EOT-01',
  tactic: 'TTN-TAC-03',
  aggression: 'TTN-AGG-03',
  corruption: 'TTN-EOT-04',
} as const satisfies Partial<Record<Lesson, RuleId>>;

/** The rule and the key of the sentence of a lesson, as the edition of a table has it. */
export function lessonIn(s: State, lesson: Lesson): { readonly rule: RuleId; readonly key: string } {
  const later = s.options.edition === '2015' ? (LESSONS_OF_2015 as Readonly<Partial<Record<Lesson, RuleId>>>)[lesson] : undefined;
  return later ? { rule: later, key: `lesson.${lesson}.2015` } : { rule: LESSONS[lesson], key: `lesson.${lesson}` };
}

const OF_MOVE: { readonly [K in Move['move']]?: Lesson } = {
  'action-card': 'actionCard',
  'offer-pact': 'pact',
  'declare-war': 'war',
  'no-politics': 'politics',
  discard: 'limit',
  aggression: 'aggression',
  bid: 'colony',
  government: 'government',
  grow: 'population',
  leader: 'leader',
  prepare: 'prepare',
  stage: 'stage',
  tactic: 'tactic',
  'copy-tactic': 'tactic',
  technology: 'technology',
  upgrade: 'upgrade',
};

/** What a move that is possible for the first time teaches. */
export function lessonOfMove(s: State, m: Move): Lesson | undefined {
  if (m.move === 'take') {
    const card = s.row[m.place];
    return card != null && cardOf(card).type === 'wonder' ? 'wonder' : 'row';
  }
  if (m.move === 'end-turn') return s.round === 1 ? 'production' : 'actions';
  if (m.move !== 'build') return OF_MOVE[m.move];
  const { type } = cardOf(m.tech);
  return isUnit(type) ? 'unit' : isUrban(type) ? 'urban' : 'land';
}

const OF_CAUSE: Readonly<Record<string, Lesson>> = { consumption: 'consumption', corruption: 'corruption', production: 'tokens' };
const OF_EVENT: { readonly [K in GameEvent['event']]?: Lesson } = {
  'last-round': 'lastRound',
  age: 'age',
  attacked: 'aggression',
  declared: 'war',
  drew: 'drawn',
  famine: 'famine',
  obsolete: 'obsolete',
  pact: 'pact',
  revealed: 'event',
  swept: 'sweep',
  took: 'hand',
  uprising: 'uprising',
};

/** What something that has happened for the first time teaches. */
export function lessonOfEvent(e: GameEvent): Lesson | undefined {
  if (e.event !== 'change') return OF_EVENT[e.event];
  const lesson = OF_CAUSE[e.cause];
  return lesson === 'tokens' && !e.by.food && !e.by.resources ? undefined : lesson;
}

/** What the end counts is told an age before the last one, but not in the first turns: one can still plan for it then. */
export const lessonOfTime = (s: State): Lesson | undefined => (s.age >= Math.max(1, versionOf(s).lastAge - 1) ? 'scoring' : undefined);

/** So few cards of the age are left that a turn or two bring its end. */
const SOON = 12;

/** What a civilisation teaches as it stands: also what threatens it, while something can still be done about it. */
export function lessonsOfState(s: State, seat: Seat): readonly Lesson[] {
  if (!versionOf(s).isAdvanced) return [];
  const { food, resources } = forecast(s, seat);
  const fits: Partial<Record<Lesson, boolean>> = {
    happiness: discontentOf(s, seat) > 0,
    uprising: threatensUprising(s, seat),
    corruption: s.current === seat && food.corruption + resources.corruption > 0,
    obsolete: (s.civilDecks[s.age]?.length ?? 0) <= SOON && (ageEndFor(s, seat)?.cards.length ?? 0) > 0,
  };
  return (Object.keys(fits) as Lesson[]).filter((lesson) => fits[lesson]);
}
