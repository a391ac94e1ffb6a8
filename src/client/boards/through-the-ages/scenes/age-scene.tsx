import { growthPrice } from '../../../../games/through-the-ages/ask/prices.js';
import { happinessOf, happyNeeded } from '../../../../games/through-the-ages/ask/ratings.js';
import { isActive, playerOf } from '../../../../games/through-the-ages/ask/selectors.js';
import { cardOf } from '../../../../games/through-the-ages/cards/index.js';
import { versionOf } from '../../../../games/through-the-ages/editions/index.js';
import { describeEvent } from '../../../../games/through-the-ages/say/event.js';
import type { GameEvent, State } from '../../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import type { MomentSeat, Tale } from '../../../table/moment.js';
import { Passage } from '../../../table/scene-signs.js';
import { AGE_NAMES, ageShown } from '../looks.js';
import { Fig } from '../pieces.js';
import type { Words } from '../words.js';
import type { Found } from './gather.js';
import type { Stage } from './stage.js';

/** An age ends: what became obsolete, what the bank lost, and what that changes for each. */
export function ageScene({ ply, before, effects }: Found, age: number, { words, names, at }: Stage): Tale {
  const { t } = words;
  const [was, is] = [at(ply - 1), at(ply)];
  const lost = age > 1 ? versionOf(is).ageLoss : 0;
  const [ended, now] = [Math.min(age - 1, versionOf(is).lastAge), ageShown(is)];
  const lastRound = effects.find((e) => e.event === 'last-round');
  const column = (seat: Seat): MomentSeat => {
    const gone = goneFrom(before, seat, words);
    return {
      seat,
      why: gone.length > 0 ? t('scene.obsolete') : t('scene.age.kept'),
      gone,
      notes: lost > 0 ? changesOf(was, is, seat, words) : [],
      effect:
        lost > 0 ? (
          <Fig n={`${playerOf(is, seat).yellow + lost} → ${playerOf(is, seat).yellow}`} what="yellowTokens" size={18} words={words} />
        ) : (
          t('scene.nothing')
        ),
      tone: lost > 0 || gone.length > 0 ? 'loss' : 'none',
    };
  };
  const sentence = age === 1 ? t('scene.age.first') : t(versionOf(is).isAdvanced ? 'scene.age.takes' : 'scene.age.simple', { n: lost });
  return {
    sentence: [sentence, ...(lastRound ? [`${words.text(describeEvent(lastRound, names))}.`] : [])].join(' '),
    cards: [],
    picture: <Passage from={stop(ended)} to={now > ended ? stop(now) : undefined} />,
    seats: names
      .map((_, seat) => seat)
      .filter((seat) => isActive(is, seat))
      .map(column),
    rule: lost > 0 ? 'TTA-AGE-06' : 'TTA-AGE-01',
  };
}

function goneFrom(events: readonly GameEvent[], seat: Seat, { t, name }: Words): NonNullable<MomentSeat['gone']> {
  return events.flatMap((e) => {
    if (e.event === 'obsolete' && e.seat === seat) {
      const inHand = [...e.cards.map(name), ...(e.hidden > 0 ? [t('scene.military', { n: e.hidden })] : [])];
      return [{ name: inHand.join(' · '), from: t('scene.from.hand') }];
    }
    if (e.event === 'left' && e.seat === seat && e.cause === 'age')
      return [{ name: name(e.card), from: t(cardOf(e.card).type === 'leader' ? 'scene.from.lead' : 'scene.from.site') }];
    return e.event === 'pact-ended' && e.owner === seat && e.by === -1 ? [{ name: name(e.card), from: t('scene.from.pact') }] : [];
  });
}

/** What fewer tokens in the bank mean from now on. */
function changesOf(was: State, is: State, seat: Seat, { t }: Words): string[] {
  const [before, now] = [growthPrice(was, playerOf(was, seat)), growthPrice(is, playerOf(is, seat))];
  const [needed, needs] = [happyNeeded(was, seat), happyNeeded(is, seat)];
  return [
    ...(now === undefined ? [t('scene.noGrowth')] : before !== undefined && before !== now ? [t('scene.growth', { now, before })] : []),
    ...(needs === needed || !versionOf(is).isAdvanced ? [] : [t('scene.faces', { needs, has: happinessOf(is, seat) })]),
  ];
}

const stop = (age: number) => ({ label: AGE_NAMES[age]!, look: `a${age}` });
