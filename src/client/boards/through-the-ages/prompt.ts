import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import { forceOf } from '../../../games/through-the-ages/expeditions.js';
import { attackOf, defenceOf, isWar } from '../../../games/through-the-ages/fights.js';
import { civilLeft, militaryLeft, militaryLimit } from '../../../games/through-the-ages/ratings.js';
import { playerOf } from '../../../games/through-the-ages/selectors.js';
import type { State, Step, Tta } from '../../../games/through-the-ages/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Prompt, Stage } from '../../table/board-package.js';
import type { Snapshot } from '../../table/table.js';
import { type Words, wordsOf } from './words.js';

/** One sentence: what I am asked, or whom we wait for. */
export function prompt(snapshot: Snapshot<Tta>, lang: Lang): Prompt {
  const words = wordsOf(lang);
  const { view: s, acting, asked, seats } = snapshot;
  const step = s.steps.at(-1);
  if (!step || snapshot.over) return { sentence: words.t('result.sheet'), stages: [] };
  const stages = stagesOf(words, s);
  if (acting === null) {
    const who = asked.map((seat) => seats[seat]?.name ?? '').join(', ');
    const key = `wait.${step.step}`;
    return { sentence: words.find(key) === undefined ? words.t('prompt.waitMany', { who }) : words.text({ key, params: { who } }), stages };
  }
  const nameOf = (seat: Seat): string => seats[seat]?.name ?? '';
  return { sentence: asking(words, s, step, acting, nameOf), stages };
}

function asking(words: Words, s: State, step: Step, seat: Seat, nameOf: (seat: Seat) => string): string {
  const { g, name } = words;
  switch (step.step) {
    case 'actions': {
      const civil = civilLeft(s, seat);
      const military = militaryLeft(s, seat);
      if (s.round === 1) return g('ask.actions.first', { n: civil });
      return civil + military === 0 ? g('ask.actions.none') : g('ask.actions', { civil, military });
    }
    case 'politics':
      return g('ask.politics');
    case 'discard':
      return g('ask.discard', { n: playerOf(s, seat).militaryHand.length - militaryLimit(s, seat) });
    case 'auction':
      return g('ask.auction', { card: name(step.card), n: step.bid });
    case 'expedition':
      return g('ask.expedition', { card: name(step.card), have: forceOf(s, seat, step.sent), need: step.bid });
    case 'attack':
      return g('ask.attack', { card: name(step.card), who: nameOf(step.target), n: attackOf(s, step.attacker, step.target, step.put) });
    case 'defence':
      return g(isWar(step.card) ? 'ask.defence.war' : 'ask.defence', {
        card: name(step.card),
        who: nameOf(step.attacker),
        have: defenceOf(s, step.target, step.put),
        need: attackOf(s, step.attacker, step.target, step.attack),
      });
    case 'spoils':
      return askSpoils(words, step, nameOf(step.loser));
    case 'pact-offer':
      return g('ask.pact-offer', { who: nameOf(step.from), card: name(step.card) });
    case 'choose':
      return askChoice(words, step, nameOf);
    case 'take-cards':
      return g('ask.take-cards', { card: name(step.cause), n: step.left });
    case 'tokens':
      return g(`ask.tokens.${step.by < 0 ? 'pay' : 'gain'}.${step.goods}`, { n: Math.abs(step.by) });
    case 'bonus-choice':
      return g('ask.bonus-choice', { n: step.left });
    default:
      return g('ask.actions.none');
  }
}

function askSpoils({ g }: Words, { spoils, left }: Extract<Step, { step: 'spoils' }>, who: string): string {
  if (spoils.take === 'mix' || spoils.take === 'buildings' || spoils.take === 'knowledge')
    return g(`ask.spoils.${spoils.take}`, { who, n: left });
  return spoils.take === 'colony' ? g('ask.spoils.colony', { who }) : g('ask.spoils', { who });
}

function askChoice({ g, name }: Words, { choice, cause }: Extract<Step, { step: 'choose' }>, nameOf: (seat: Seat) => string): string {
  const card = cause.includes('.') ? name(cause) : '';
  switch (choice.ask) {
    case 'gain-mix':
      return g(choice.mixed ? 'ask.choose.gain-mix' : 'ask.choose.gain-either', { card, n: choice.n });
    case 'lose-mix':
      return g('ask.choose.lose-mix', { card, n: choice.n });
    case 'free-worker':
      return g('ask.choose.free-worker', { card, tech: name(choice.tech) });
    case 'destroy-of':
      return g('ask.choose.destroy-of', { card, who: nameOf(choice.victim) });
    case 'draw':
      return g('ask.choose.draw', { n: choice.max });
    case 'lean-mine':
      return g('ask.choose.lean-mine');
    default:
      return g(`ask.choose.${choice.ask}`, { card });
  }
}

const PARTS = ['politics', 'actions', 'production'] as const;
const AT: Readonly<Record<State['phase'], (typeof PARTS)[number]>> = {
  row: 'politics',
  war: 'politics',
  politics: 'politics',
  discard: 'politics',
  actions: 'actions',
  production: 'production',
};

/** Politics, actions, production; the Simple version has no politics. */
function stagesOf({ t }: Words, s: State): readonly Stage[] {
  const parts = versionOf(s).isAdvanced ? PARTS : PARTS.slice(1);
  const now = parts.indexOf(AT[s.phase]);
  return parts.map((part, i) => ({ label: t(`stage.${part}`), state: i < now ? 'done' : i === now ? 'now' : 'next' }));
}
