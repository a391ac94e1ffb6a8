import { strengthOf } from '../../../../games/through-the-ages/ask/ratings.js';
import { isActive, playerOf } from '../../../../games/through-the-ages/ask/selectors.js';
import { describeEvent } from '../../../../games/through-the-ages/say/event.js';
import type { GameEvent } from '../../../../games/through-the-ages/state/state.js';
import type { Tale } from '../../../table/moment.js';
import { Emblem } from '../../../table/scene-signs.js';
import { TABLE_GLYPHS } from '../glyphs.js';
import type { Found } from './gather.js';
import type { Stage } from './stage.js';

type Of<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;

/** More discontent workers than unused ones: the turn brings nothing. */
export function uprisingScene({ ply }: Found, e: Of<'uprising'>, { words, at }: Stage): Tale {
  const idle = playerOf(at(ply - 1), e.seat).pool;
  return {
    sentence: words.t('scene.uprising.why'),
    cards: [],
    picture: <Emblem icon={TABLE_GLYPHS.uprising} />,
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
export function lastRoundScene({ ply }: Found, e: Of<'last-round'>, { words, names, at }: Stage): Tale {
  const then = at(ply);
  const seats = names.map((_, seat) => seat).filter((seat) => isActive(then, seat));
  return {
    sentence: `${words.text(describeEvent(e, names))}.`,
    cards: [],
    picture: <Emblem icon="hourglass" />,
    seats: seats.map((seat) => ({
      seat,
      why: words.t('scene.stands', { culture: playerOf(then, seat).culture, strength: strengthOf(then, seat) }),
      tone: 'none',
    })),
    rule: 'TTA-END-04',
  };
}
