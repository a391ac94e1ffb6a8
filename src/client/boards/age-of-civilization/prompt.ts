import { droughtPrice } from '../../../games/age-of-civilization/ask/events.js';
import { freeWorkers, KEPT, playerOf } from '../../../games/age-of-civilization/ask/selectors.js';
import { scenarioOf } from '../../../games/age-of-civilization/editions/scenarios.js';
import { describeSource } from '../../../games/age-of-civilization/say/describe-event.js';
import type { Aoc, Move, State, Step } from '../../../games/age-of-civilization/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Prompt, Stage } from '../../table/board-package.js';
import type { Snapshot } from '../../table/table.js';
import { nameOfOrigin } from './amounts.js';
import { type Words, wordsOf } from './words.js';

/** One sentence: what I am asked, or whom we wait for. */
export function prompt(snapshot: Snapshot<Aoc>, lang: Lang): Prompt {
  const words = wordsOf(lang);
  const { view: s, acting, asked } = snapshot;
  const step = s.steps.at(-1);
  if (!step || snapshot.over) return { sentence: words.g('log.end.solo'), stages: [] };
  if (acting === null) return { sentence: waiting(words, step, snapshot, asked[0]), stages: [] };
  const crumb = crumbOf(words, step);
  return { sentence: asking(words, snapshot, step, acting), stages: stagesOf(words, step), ...(crumb ? { crumb } : undefined) };
}

type Waiting =
  | 'draft'
  | 'civilisation'
  | 'actions'
  | 'stones'
  | 'study'
  | 'gain-tech'
  | 'gain-wonder'
  | 'granted'
  | 'endow'
  | 'end-of-turn'
  | 'drought';
const WAITING: ReadonlySet<string> = new Set<Waiting>([
  'draft',
  'civilisation',
  'actions',
  'stones',
  'study',
  'gain-tech',
  'gain-wonder',
  'granted',
  'endow',
  'end-of-turn',
  'drought',
]);

function waiting(words: Words, step: Step, snapshot: Snapshot<Aoc>, seat: number | undefined): string {
  const who = snapshot.seats[seat ?? 0]?.name ?? '';
  return words.g(`wait.${WAITING.has(step.step) ? (step.step as Waiting) : 'actions'}`, { who });
}

function asking(words: Words, { view: s, choices }: Snapshot<Aoc>, step: Step, seat: number): string {
  const { g } = words;
  const may = (what: Move['move']): boolean => choices.some(({ move }) => move.move === what);
  const p = playerOf(s, seat);
  switch (step.step) {
    case 'draft':
      return g('ask.draft', { n: p.hand.length + 1, of: KEPT });
    case 'civilisation':
      if (p.main < 0) return g('ask.civilisation.first');
      return g(scenarioOf(s.options.scenario)?.noBirth ? 'ask.civilisation.annexOnly' : 'ask.civilisation');
    case 'actions':
      return askActions(words, s, freeWorkers(p), may('buy-special'));
    case 'stones':
      return g('ask.stones', { n: s.counters.stones });
    case 'study':
      return g('ask.study');
    case 'gain-tech': {
      const source = words.text(describeSource(step.source));
      return step.left > 1 ? g('ask.gain-tech.more', { source, n: step.left }) : g('ask.gain-tech', { source });
    }
    case 'gain-wonder':
      return g('ask.gain-wonder', { source: words.text(describeSource(step.source)) });
    case 'granted':
      return g('ask.granted', { action: words.name('action', step.action), source: nameOfOrigin(step.ability, words) });
    case 'endow':
      return g('ask.endow', { n: 2 });
    case 'drought':
      return g('ask.drought', { coins: droughtPrice(s) });
    default:
      if (may('activate')) return g('ask.end-of-turn');
      return g(may('buy-special') ? 'ask.end-of-turn.shop' : 'ask.end-of-turn.done');
  }
}

function askActions(words: Words, s: State, n: number, shop: boolean): string {
  const { g } = words;
  const { acted, rested } = s.turn;
  if (shop && (rested || (n === 0 && acted))) return g('ask.actions.shop');
  // What the end of the turn brings is still to come.
  if (rested) return g('ask.actions.rested');
  if (n === 0) return g(acted ? 'ask.actions.none' : 'ask.actions.noneRest');
  if (acted) return n === 1 ? g('ask.actions.last') : g('ask.actions.more', { n });
  return n === 1 ? g('ask.actions.one') : g('ask.actions', { n });
}

const END_STEPS: ReadonlySet<string> = new Set(['end-of-turn', 'end-abilities', 'endow', 'drought']);

/** Civilisation, actions, end of turn. */
function stagesOf({ g }: Words, step: Step): readonly Stage[] {
  if (step.step === 'draft') return [{ label: g('step.draft'), state: 'now' }];
  const now = step.step === 'civilisation' ? 0 : END_STEPS.has(step.step) ? 2 : 1;
  return [g('step.civilisation'), g('step.actions'), g('step.endOfTurn')].map((label, i) => ({
    label,
    state: i < now ? 'done' : i === now ? 'now' : 'next',
  }));
}

/** Questions that follow from a choice just made. */
function crumbOf(words: Words, step: Step): string | undefined {
  if (step.step === 'study') return words.name('action', 'research');
  if (step.step === 'stones') return words.name('action', 'wonder');
  if (step.step === 'endow') return nameOfOrigin(step.ability, words);
  return undefined;
}
