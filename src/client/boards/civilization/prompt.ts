import { hasWonder } from '../../../games/civilization/ask/cards.js';
import { unitOf } from '../../../games/civilization/ask/units.js';
import type { Kind } from '../../../games/civilization/cards/kinds.js';
import type { Civ, Move, State, Step } from '../../../games/civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Prompt, Stage } from '../../table/board-package.js';
import { listed } from '../../table/board-words.js';
import type { Snapshot } from '../../table/table.js';
import { type Words, wordsOf } from './words.js';

/** One sentence: what I am asked, or whom we wait for. */
export function prompt(snapshot: Snapshot<Civ>, lang: Lang): Prompt {
  const words = wordsOf(lang);
  const { view: s, acting, asked, seats } = snapshot;
  const step = s.steps.at(-1);
  if (!step || snapshot.over) return { sentence: words.g('log.over'), stages: [] };
  const stages = stagesOf(words, s);
  const names = seats.map(({ name }) => name);
  // Without gold there is nothing to buy, but a milestone costs none.
  const onlyClaims =
    acting !== null &&
    step.step === 'purchase' &&
    s.players[acting]!.gold === 0 &&
    snapshot.choices.some(({ move }) => move.move === 'claim');
  if (onlyClaims) return { sentence: words.g('ask.purchase.claim'), stages };
  if (acting !== null && step.step === 'purchase' && isPoor(snapshot))
    return { sentence: words.g('ask.purchase.nothing', { n: s.players[acting]!.gold }), stages };
  if (acting !== null) return { sentence: askStep(words, s, step, acting, names), stages };
  const who = listed(
    asked.map((seat) => names[seat] ?? ''),
    words.t('and'),
  );
  const waits = stepName(step);
  return { sentence: WAITS.has(waits) ? words.text({ key: `wait.${waits}`, params: { who, n: asked.length } }) : who, stages };
}

/** What is always possible in a purchase, whatever one has. */
const IDLE = new Set<Move['move']>(['finish-buying', 'quiet', 'assign']);
/** Some gold is left, but too little for anything. */
const isPoor = ({ view, acting, choices }: Snapshot<Civ>): boolean =>
  view.players[acting!]!.gold > 0 && choices.every(({ move }) => IDLE.has(move.move));

/** Questions with words for those who wait. */
const WAITS = new Set<string>([
  'draft',
  'free-technology',
  'minor-unit',
  'place',
  'free-expansion',
  'movement',
  'passing',
  'challenge',
  'battles',
  'joining',
  'choice',
  'trade',
  'claims',
  'purchase',
  'declaring',
]);

/** Steps that ask the same thing have the same words. */
const stepName = ({ step }: Step): string =>
  step === 'find-technology'
    ? 'free-technology'
    : step === 'battle-choice'
      ? 'battles'
      : step === 'receive'
        ? 'place'
        : step === 'grow'
          ? 'free-expansion'
          : step;

const figure = (words: Words, s: State, kind: Kind): string =>
  kind === 'settler' ? words.name('kind.settler') : words.name(`unit.${unitOf(s, kind)}`);

function askStep(words: Words, s: State, step: Step, me: Seat, names: readonly string[]): string {
  const { g } = words;
  const who = (seat: Seat) => names[seat] ?? '';
  switch (step.step) {
    case 'draft':
      return g('ask.draft', { n: step.chosen.length < s.seats ? 1 : 2, what: figure(words, s, 'infantry-1') });
    case 'minor-unit':
      return g('ask.minor-unit', { where: words.space(step.region) });
    case 'place':
      return g('ask.place', { what: figure(words, s, step.kind) });
    case 'passing': {
      const moved = 'unit' in step.then ? step.then.unit : step.then.ship;
      return g('ask.passing', { who: who(step.seat), where: words.space(step.at), what: figure(words, s, moved.split(':')[0] as Kind) });
    }
    case 'challenge':
      return g('ask.challenge', { who: who(step.seat) });
    case 'joining':
      return g('ask.joining', { where: words.space(step.battle.at), who: who(step.battle.leaders[0]), other: who(step.battle.leaders[1]) });
    case 'choice': {
      const side = step.battle.leaders[0] === me ? 1 : 0;
      const seen = step.given[side];
      const where = { where: words.space(step.battle.at), n: step.battle.round };
      if (!seen) return g('ask.choice', where);
      // What is seen without the Oracle is all that the other side has left.
      const what = figure(words, s, seen.kind);
      return g(hasWonder(s, me, 'foresee') ? 'ask.choice.foreseen' : 'ask.choice.only', { ...where, what });
    }
    case 'trade':
      return g(s.trading?.offers.some((offer) => offer.to === me) ? 'ask.trade.answer' : 'ask.trade');
    case 'purchase':
      return g('ask.purchase', { n: s.players[me]!.gold });
    default:
      return words.find(`ask.${stepName(step)}`) ?? g('ask.movement');
  }
}

const PHASES = ['movement', 'trade', 'production', 'purchase'] as const;

/** The phases of the turn; before the first turn there are none. */
function stagesOf(words: Words, { phase }: State): readonly Stage[] {
  const now = PHASES.indexOf(phase as (typeof PHASES)[number]);
  if (now < 0) return [];
  return PHASES.map((id, i) => ({ label: words.name(`phase.${id}`), state: i < now ? 'done' : i === now ? 'now' : 'next' }));
}
