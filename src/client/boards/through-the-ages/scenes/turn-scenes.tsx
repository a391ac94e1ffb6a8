import { strengthOf } from '../../../../games/through-the-ages/ask/ratings.js';
import { isActive, playerOf } from '../../../../games/through-the-ages/ask/selectors.js';
import { cardOf } from '../../../../games/through-the-ages/cards/index.js';
import { describeCard } from '../../../../games/through-the-ages/say/ability.js';
import { describeEvent } from '../../../../games/through-the-ages/say/event.js';
import type { GameEvent } from '../../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
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

/** The hand that was looked at, for the one who looked and nobody else (TTX-CRD-40). */
export function lookedScene(e: Of<'looked'>, { words, names }: Stage): Tale {
  const seen = e.cards.flatMap((card) => card ?? []);
  return {
    sentence: words.t('scene.looked.why', { who: names[e.at]! }),
    cards: seen.length === 1 ? seen : [],
    seats: [
      {
        seat: e.at as Seat,
        why: words.t('scene.looked.hand', { n: seen.length }),
        notes: [...new Set(seen)].map((card) =>
          words.t('scene.looked.card', {
            n: seen.filter((other) => other === card).length,
            what: words.name(card),
            does: describeCard(cardOf(card)).map(words.text).join(' '),
          }),
        ),
        tone: 'none',
      },
    ],
    rule: 'TTX-CRD-40',
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
