import type { Seat, Text } from '../../../kernel/index.js';
import { nextPick } from '../ask/drafting.js';
import { forceOf } from '../ask/expeditions.js';
import { attackOf, defenceOf, isWar } from '../ask/fights.js';
import { hasRoles } from '../ask/pacts.js';
import { civilLeft, militaryLeft } from '../ask/ratings.js';
import { pactOf } from '../cards/index.js';
import type { State, Step } from '../state/state.js';
import { surplusOf } from '../steps/politics.js';
import { textOf } from '../text/text-of.js';
import { seatName } from './describe.js';
import { fullNameOf } from './names.js';
import { ageName } from './words.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** The question on the table, as it is put to the seat that must answer it. */
export function describeQuestion(s: State, seat: Seat): Text | undefined {
  const step = s.steps.at(-1);
  switch (step?.step) {
    case 'actions':
      return describeActions(s, seat);
    case 'politics':
      return textOf('ask.politics');
    case 'discard':
      return textOf('ask.discard', { n: surplusOf(s) });
    case 'auction':
      return textOf('ask.auction', { card: fullNameOf(step.card), n: step.bid });
    case 'expedition':
      return textOf('ask.expedition', { card: fullNameOf(step.card), have: forceOf(s, seat, step.sent), need: step.bid });
    case 'attack':
      return textOf('ask.attack', {
        card: fullNameOf(step.card),
        who: seatName(step.target),
        n: attackOf(s, step.attacker, step.target, step.put),
      });
    case 'defence':
      return textOf(isWar(step.card) ? 'ask.defence.war' : 'ask.defence', {
        card: fullNameOf(step.card),
        who: seatName(step.attacker),
        have: defenceOf(s, step.target, step.put, step.card),
        need: attackOf(s, step.attacker, step.target, step.attack),
      });
    case 'spoils':
      return describeSpoilsQuestion(step);
    case 'pact-offer':
      return describeOffer(step);
    case 'choose':
      return describeChoice(step);
    case 'from-hand':
      return textOf(`ask.from-hand.${step.what}`, { card: fullNameOf(step.cause) });
    case 'shed':
    case 'one-cheaper':
      return textOf(`ask.${step.step}`, { card: fullNameOf(step.cause), n: step.step === 'shed' ? step.left : step.n });
    case 'take-cards':
      return textOf('ask.take-cards', { card: fullNameOf(step.cause), n: step.left });
    case 'tokens':
      return textOf(`ask.tokens.${step.by < 0 ? 'pay' : 'gain'}.${step.goods}`, { n: Math.abs(step.by) });
    case 'draft': {
      const next = nextPick(s, seat);
      return next && textOf(`ask.draft.${next.kind}`, { age: ageName(next.age) });
    }
    case 'bonus-choice':
      return textOf('ask.bonus-choice', { n: step.left });
    default:
      return undefined;
  }
}

const ASKING = [
  'actions',
  'politics',
  'discard',
  'auction',
  'expedition',
  'attack',
  'defence',
  'spoils',
  'pact-offer',
  'choose',
  'from-hand',
  'shed',
  'one-cheaper',
  'take-cards',
  'tokens',
  'draft',
  'bonus-choice',
] as const;

/** What the others wait for, with the name of the one who must answer. */
export function describeWaiting(s: State, seat: Seat): Text | undefined {
  const asking = ASKING.find((name) => name === s.steps.at(-1)?.step);
  return asking && textOf(`wait.${asking}`, { who: seatName(seat) });
}

function describeActions(s: State, seat: Seat): Text {
  const [civil, military] = [civilLeft(s, seat), militaryLeft(s, seat)];
  if (civil + military === 0) return textOf('ask.actions.none');
  return s.round === 1 ? textOf('ask.actions.first', { n: civil }) : textOf('ask.actions', { civil, military });
}

function describeSpoilsQuestion({ spoils, loser, left }: Of<'spoils'>): Text {
  const who = seatName(loser);
  switch (spoils.take) {
    case 'mix':
    case 'knowledge':
      return textOf(`ask.spoils.${spoils.take}`, { who, n: left });
    case 'buildings':
      return textOf('ask.spoils.buildings', { who, n: spoils.n });
    case 'colony':
    case 'leader-or-wonder':
    case 'civil-card':
      return textOf(`ask.spoils.${spoils.take}`, { who });
    case 'one-by-one':
      return textOf('ask.spoils.one-by-one', { who, age: ageName(spoils.levels.at(-left)!) });
    default:
      return textOf('ask.spoils', { who });
  }
}

/** The offer names the part of the one who is asked. */
function describeOffer({ card, from, role }: Of<'pact-offer'>): Text {
  const figures = { who: seatName(from), card: fullNameOf(card) };
  if (!hasRoles(pactOf(card))) return textOf('ask.pact-offer', figures);
  return textOf('ask.pact-offer.role', { ...figures, role: textOf(role === 'a' ? 'role.b' : 'role.a') });
}

function describeChoice({ choice, cause, seat }: Of<'choose'>): Text {
  if (choice.ask === 'lean-mine') return textOf('ask.choose.lean-mine');
  if (choice.ask === 'draw') return textOf('ask.choose.draw', { n: choice.max });
  const card = fullNameOf(cause);
  switch (choice.ask) {
    case 'gain-mix':
      return textOf(choice.mixed ? 'ask.choose.gain-mix' : 'ask.choose.gain-either', { card, n: choice.n });
    case 'lose-mix':
      return textOf('ask.choose.lose-mix', { card, n: choice.n });
    case 'free-worker':
      return textOf('ask.choose.free-worker', { card, tech: fullNameOf(choice.tech) });
    case 'sale':
      return textOf('ask.choose.sale', { card, resources: choice.resources, culture: choice.culture });
    case 'games':
      return textOf('ask.choose.games', { card, culture: choice.culture });
    case 'under-wonder':
      return textOf('ask.choose.under-wonder', { card });
    case 'negotiate':
      if (choice.from === seat) return textOf('ask.choose.negotiate.mine', { card, to: seatName(choice.to) });
      if (choice.to === seat) return textOf('ask.choose.negotiate.to-me', { card, from: seatName(choice.from) });
      return textOf('ask.choose.negotiate', { card, from: seatName(choice.from), to: seatName(choice.to) });
    case 'move-to':
      return textOf('ask.choose.move-to', { card, from: fullNameOf(choice.from) });
    case 'destroy-of':
      return textOf('ask.choose.destroy-of', { card, who: seatName(choice.victim) });
    default:
      return textOf(`ask.choose.${choice.ask}`, { card });
  }
}
