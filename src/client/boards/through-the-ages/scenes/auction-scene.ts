import { unitsOf } from '../../../../games/through-the-ages/ask/forces.js';
import { isActive, playerOf } from '../../../../games/through-the-ages/ask/selectors.js';
import { describeForce } from '../../../../games/through-the-ages/say/event.js';
import type { GameEvent } from '../../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import type { MomentSeat, Tale } from '../../../table/moment.js';
import { effectOn } from './effects.js';
import type { Found } from './gather.js';
import type { Stage } from './stage.js';

type End = Extract<GameEvent, { event: 'colonised' | 'nobody-wants' }>;

/** A territory has found an owner, or nobody wanted it: who bid how much, and what the colony brings. */
export function auctionScene({ ply, effects, bids }: Found, e: End, stage: Stage): Tale {
  const { words, names } = stage;
  const { t } = words;
  const was = stage.at(ply - 1);
  const winner = e.event === 'colonised' ? e.seat : undefined;
  const column = (seat: Seat): MomentSeat => {
    const bid = bids.get(seat);
    const who = names[seat]!;
    const hadUnits = unitsOf(playerOf(was, seat)).length > 0;
    return {
      seat,
      why:
        bid !== undefined
          ? t('scene.bid', { n: bid })
          : t(seat === winner ? 'scene.claims' : hadUnits ? 'scene.noBid' : 'scene.noUnit', { who }),
      ...(bid === undefined ? undefined : { figure: bid }),
      ...(seat === winner
        ? { ...effectOn(effects, seat, stage, t('scene.colony'), playerOf(was, seat).culture), tone: 'gain' as const }
        : { tone: 'none' as const }),
    };
  };
  const seats = names.map((_, seat) => seat).filter((seat) => isActive(was, seat));
  return {
    sentence: sentenceOf(
      e,
      seats.some((seat) => unitsOf(playerOf(was, seat)).length > 0),
      { words, names },
    ),
    cards: [e.card],
    seats: seats.toSorted((a, b) => (bids.get(b) ?? 0) - (bids.get(a) ?? 0)).map(column),
    rule: 'TTA-COL-01',
  };
}

function sentenceOf(e: End, couldBid: boolean, { words, names }: Pick<Stage, 'words' | 'names'>): string {
  const { t } = words;
  if (e.event === 'nobody-wants') return t(couldBid ? 'scene.unwanted' : 'scene.unreachable');
  const sent = [...e.units, ...e.cards];
  const who = names[e.seat]!;
  return sent.length === 0 ? t('scene.settles', { who }) : t('scene.settles.with', { who, sent: words.text(describeForce(sent)) });
}
