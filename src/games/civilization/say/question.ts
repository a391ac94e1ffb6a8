import type { Seat, Text } from '../../../kernel/index.js';
import { hasWonder } from '../ask/cards.js';
import type { State, Step } from '../state/state.js';
import { textOf } from '../text/text-of.js';
import { unitName } from './describe.js';
import { commitName, seatName, spaceName } from './names.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** Questions about a battle: who, where, which round. */
function aboutChoice(s: State, seat: Seat, { battle, given }: Of<'choice'>): Text {
  const figures = { where: spaceName(battle.at), n: battle.round };
  const side = battle.leaders.indexOf(seat);
  const shown = given[side === 0 ? 1 : 0];
  if (side < 0 || !shown) return textOf('ask.choice', figures);
  // What is seen without the Oracle is all that the other side has left.
  const what = commitName(shown, (kind) => unitName(s, kind));
  return textOf(hasWonder(s, seat, 'foresee') ? 'ask.choice.foreseen' : 'ask.choice.only', { ...figures, what });
}
const aboutPassing = (s: State, { seat, at, then }: Of<'passing'>): Text => {
  const key = then.move === 'sail' ? then.ship : then.unit;
  return textOf('ask.passing', { who: seatName(seat), where: spaceName(at), what: unitName(s, key.split(/[:+]/)[0] as never) });
};

/** The question on the table, as it is put to the seat that must answer it. */
export function describeQuestion(s: State, seat: Seat): Text | undefined {
  const step = s.steps.at(-1);
  switch (step?.step) {
    case 'draft':
      return textOf('ask.draft', {
        n: step.chosen.filter((region) => s.owners[region] === seat).length + 1,
        what: unitName(s, 'infantry-1'),
      });
    case 'free-technology':
      return textOf('ask.free-technology');
    case 'minor-unit':
      return textOf('ask.minor-unit', { where: spaceName(step.region) });
    case 'place':
      return textOf('ask.place', { what: unitName(s, step.kind) });
    case 'grow':
      return textOf('ask.free-expansion');
    case 'movement':
      return textOf('ask.movement');
    case 'passing':
      return aboutPassing(s, step);
    case 'challenge':
      return textOf('ask.challenge', { who: seatName(step.seat) });
    case 'battle-choice':
      return textOf('ask.battles');
    case 'joining': {
      const [one, other] = step.battle.leaders;
      return textOf('ask.joining', { where: spaceName(step.battle.at), who: seatName(one), other: seatName(other) });
    }
    case 'choice':
      return aboutChoice(s, seat, step);
    case 'trade':
      return s.trading?.offers.some((x) => x.to === seat) ? textOf('ask.trade.answer') : textOf('ask.trade');
    case 'claims':
      return textOf('ask.claims');
    case 'purchase':
      return textOf('ask.purchase', { n: s.players[seat]!.gold });
    case 'declaring':
      return textOf('ask.declaring');
    default:
      return undefined;
  }
}

/** Which questions have words for those who wait; named as in the text files. */
const WAITING = {
  draft: 'wait.draft',
  'free-technology': 'wait.free-technology',
  'minor-unit': 'wait.minor-unit',
  place: 'wait.place',
  grow: 'wait.free-expansion',
  movement: 'wait.movement',
  passing: 'wait.passing',
  challenge: 'wait.challenge',
  'battle-choice': 'wait.battles',
  joining: 'wait.joining',
  choice: 'wait.choice',
  trade: 'wait.trade',
  claims: 'wait.claims',
  purchase: 'wait.purchase',
  declaring: 'wait.declaring',
} as const;

/** Who is awaited and for what; `n` are so many. */
export function describeWaiting(s: State, who: string, n = 1): Text | undefined {
  const step = s.steps.at(-1);
  const key = step && step.step in WAITING ? WAITING[step.step as keyof typeof WAITING] : undefined;
  return key ? textOf(key, { who, n }) : undefined;
}
