import { strengthOf } from '../../../../games/through-the-ages/ask/ratings.js';
import { isActive, playerOf } from '../../../../games/through-the-ages/ask/selectors.js';
import { describeEvent } from '../../../../games/through-the-ages/say/event.js';
import type { GameEvent } from '../../../../games/through-the-ages/state/state.js';
import type { Tale } from '../../../table/moment.js';
import type { Found } from './gather.js';
import type { Stage } from './stage.js';

type Of<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;

/** More discontent workers than unused ones: the turn brings nothing. */
export function uprisingScene({ ply }: Found, e: Of<'uprising'>, { words, at }: Stage): Tale {
  const idle = playerOf(at(ply - 1), e.seat).pool;
  return {
    sentence: words.t('scene.uprising.why'),
    cards: [],
    seats: [
      {
        seat: e.seat,
        why: words.t('scene.uprising.figures', { n: e.discontent, idle }),
        effect: words.t('scene.uprising.effect'),
        tone: 'loss',
      },
    ],
    rule: 'TTA-HAP-04',
  };
}

/** Where everybody stands when the last round is known. */
export function lastRoundScene(e: Of<'last-round'>, { words, names, live }: Stage): Tale {
  const seats = names.map((_, seat) => seat).filter((seat) => isActive(live, seat));
  return {
    sentence: `${words.text(describeEvent(e, names))}.`,
    cards: [],
    seats: seats.map((seat) => ({
      seat,
      why: words.t('scene.stands', { culture: playerOf(live, seat).culture, strength: strengthOf(live, seat) }),
      tone: 'none',
    })),
    rule: 'TTA-END-04',
  };
}
