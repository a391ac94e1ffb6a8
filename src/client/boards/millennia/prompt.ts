import { openItems } from '../../../games/millennia/ask/bonuses.js';
import { placeKey, playerOf, spaceAt } from '../../../games/millennia/ask/selectors.js';
import { cardsFor } from '../../../games/millennia/ask/triggers.js';
import { describeEffects } from '../../../games/millennia/say/describe-ability.js';
import { typeName } from '../../../games/millennia/say/describe-amount.js';
import { describeSource } from '../../../games/millennia/say/describe-event.js';
import type { Mil, Player, State, Step, Task } from '../../../games/millennia/state/state.js';
import { listOf } from '../../../games/shared/text/lists.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Prompt, Stage } from '../../table/board-package.js';
import { listed } from '../../table/board-words.js';
import type { Snapshot } from '../../table/table.js';
import { type Words, wordsOf } from './words.js';

/** One sentence: what I am asked, or whom we wait for. */
export function prompt(snapshot: Snapshot<Mil>, lang: Lang): Prompt {
  const words = wordsOf(lang);
  const { view: s, acting } = snapshot;
  const step = s.steps.at(-1);
  if (!step || snapshot.over) return { sentence: words.g('log.end.solo'), stages: [] };
  const stages = stagesOf(words, s);
  if (acting === null) return { sentence: waiting(words, snapshot, step), stages };
  const task = playerOf(s, acting).tasks.at(-1);
  const crumb = task && crumbOf(words, task);
  return {
    sentence: task ? askTask(words, s, acting, task) : askStep(words, step, playerOf(s, acting)),
    stages,
    ...(crumb ? { crumb } : undefined),
  };
}

/** What a phase asks when no question of one's own is open. */
function askStep({ g }: Words, step: Step, p: Player): string {
  switch (step.step) {
    case 'select':
      return p.markers > 1 ? g('ask.select.left', { n: p.markers }) : g('ask.select');
    case 'prosper':
      return g('ask.prosperity');
    case 'declare':
      return g('ask.income');
    case 'build':
      return g(p.ready || step.left <= 1 ? 'ask.build' : 'ask.build.more');
    case 'last-cards':
      return g('ask.copy');
    default:
      return p.specials.length > 0 ? g('ask.act.markers', { n: p.specials.length }) : g('ask.act');
  }
}

/** Questions that follow from something just done; nothing goes on until they are answered. */
function askTask(words: Words, s: State, seat: Seat, task: Task): string {
  const { g, text } = words;
  switch (task.task) {
    case 'pay': {
      const what = text(describeSource(task.what));
      if (task.choice?.whole) return g('ask.pay.whole', { what });
      const slot = task.slots[0]!;
      return slot.includes('any') ? g('ask.pay', { what }) : g('ask.pay.for', { what, icon: text(listOf(slot.map(typeName), 'or')) });
    }
    case 'bonuses':
      return g(openItems(s, seat, task).length + cardsFor(s, seat, task.events).length > 0 ? 'ask.bonus' : 'ask.bonus.none');
    case 'ask-option':
      return g('ask.option.of', { source: text(describeSource(task.source)) });
    case 'ask-branch':
      return g('ask.branch');
    case 'ask-enter':
      return askEnter(words, s, seat, task);
    case 'ask-claim':
      return g('ask.claim');
    case 'ask-special':
      return task.left > 1 ? g('ask.special.more', { n: task.left }) : g('ask.special');
    case 'ask-keep':
      return g('ask.keep');
    case 'ask-discard-card':
      return g('ask.discard-card');
    case 'ask-discard-tech':
      return g('ask.discard-tech');
    case 'ask-extend':
      return g('ask.extend');
    case 'ask-lowest':
      return g('ask.lowest');
    default:
      return g('ask.act');
  }
}

/** What the space ahead asks for before it may be entered. */
function askEnter({ g, text }: Words, s: State, seat: Seat, { advance: { track } }: Extract<Task, { task: 'ask-enter' }>): string {
  const p = playerOf(s, seat);
  const place = p.tracks[track] + 1;
  const penalty = spaceAt(s, track, place, p.branch)?.penalty ?? [];
  return g('ask.enter.penalty', {
    space: text(describeSource(`space:${placeKey(track, place, p.branch)}`)),
    penalty: text(describeEffects(penalty)).replace(/\.$/, ''),
  });
}

type Waiting = 'select' | 'prosperity' | 'income' | 'build' | 'act' | 'copy';
const WAITING: { readonly [K in Step['step']]?: Waiting } = {
  select: 'select',
  prosper: 'prosperity',
  declare: 'income',
  build: 'build',
  act: 'act',
  'last-cards': 'copy',
};

function waiting(words: Words, { view, asked, seats, viewer }: Snapshot<Mil>, step: Step): string {
  const names = asked.map((seat) => seats[seat]?.name ?? '');
  const who = listed(names, words.t('and'));
  if (viewer !== 'spectator' && playerOf(view, viewer).ready && names.length > 0 && step.step === 'act')
    return words.t('prompt.finished', { who });
  if (names.length > 1) return words.t('prompt.waitMany', { who });
  return words.g(`wait.${WAITING[step.step] ?? 'act'}`, { who });
}

const PHASES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The phase before, this one and the next: the clock of the board shows all of them. */
function stagesOf({ g }: Words, s: State): readonly Stage[] {
  if (s.phase === 'END') return [{ label: g('phase.END.short'), state: 'now' }];
  const now = PHASES.indexOf(s.phase);
  const from = Math.max(0, Math.min(now - 1, PHASES.length - 3));
  return PHASES.slice(from, from + 3).map((phase, i) => ({
    label: g(`phase.${phase}.short`),
    state: from + i < now ? 'done' : from + i === now ? 'now' : 'next',
  }));
}

/** What has led to the question. */
function crumbOf({ g, text }: Words, task: Task): string | undefined {
  switch (task.task) {
    case 'pay':
      return undefined; // the sentence names it
    case 'ask-claim':
    case 'ask-special':
    case 'ask-lowest':
      return text(describeSource(task.source));
    case 'ask-branch':
    case 'ask-enter':
      return g(`track.${task.advance.track}`);
    case 'ask-keep':
      return g('action.diplomacy');
    default:
      return undefined;
  }
}
