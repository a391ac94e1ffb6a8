import type { MoveRule } from '../../../kernel/index.js';
import { lowestTracks } from '../ask/advances.js';
import { NOTHING_PENDING, pending } from '../ask/pending.js';
import { extendable } from '../ask/possible.js';
import { playerOf } from '../ask/selectors.js';
import { TRACKS } from '../cards/tracks.js';
import { giveUp } from '../change/advance.js';
import { say, takeFromHand } from '../change/change.js';
import { advanceLowest, run } from '../change/tasks.js';
import { nameOf } from '../say/names.js';
import type { Mil, Move } from '../state/state.js';

type Of<K extends Move['move']> = MoveRule<Mil, Extract<Move, { move: K }>>;

/** MIL-TB-05: which card is given up. */
export const discardHand: Of<'discard-card'> = {
  candidates: (s, seat) =>
    pending(s, seat, 'ask-discard-card')
      ? playerOf(s, seat).hand.flatMap(({ card }) => (card === null ? [] : [{ move: 'discard-card' as const, card }]))
      : [],
  refuse(s, seat, { card }) {
    if (!pending(s, seat, 'ask-discard-card')) return NOTHING_PENDING;
    return playerOf(s, seat).hand.some((x) => x.card === card) ? undefined : { rule: 'MIL-TB-05', code: 'NO_SUCH_CARD' };
  },
  perform(t, seat, { card }) {
    playerOf(t.s, seat).tasks.pop();
    giveUp(t, seat, takeFromHand(t.s, seat, card));
    run(t, seat);
  },
};

/** MIL-150: the card leaves the area for good. */
export const discardTech: Of<'discard-tech'> = {
  candidates: (s, seat) =>
    pending(s, seat, 'ask-discard-tech')
      ? playerOf(s, seat).techs.flatMap((x) => (x.engaged ? [] : [{ move: 'discard-tech' as const, tech: x.id }]))
      : [],
  refuse(s, seat, { tech }) {
    if (!pending(s, seat, 'ask-discard-tech')) return NOTHING_PENDING;
    return playerOf(s, seat).techs.some((x) => x.id === tech && !x.engaged)
      ? undefined
      : { rule: 'MIL-150', code: 'ALREADY_ENGAGED', params: { card: nameOf(tech) } };
  },
  perform(t, seat, { tech }) {
    const p = playerOf(t.s, seat);
    p.tasks.pop();
    p.techs = p.techs.filter((x) => x.id !== tech);
    say(t, seat, { event: 'discarded', seat, card: tech });
    run(t, seat);
  },
};

export const extend: Of<'extend'> = {
  candidates: (s, seat) =>
    pending(s, seat, 'ask-extend') ? extendable(s, playerOf(s, seat)).map((tech) => ({ move: 'extend', tech })) : [],
  refuse(s, seat, { tech }) {
    if (!pending(s, seat, 'ask-extend')) return NOTHING_PENDING;
    return extendable(s, playerOf(s, seat)).includes(tech) ? undefined : { rule: 'MIL-179', code: 'NO_SUCH_CARD' };
  },
  perform(t, seat, { tech }) {
    const p = playerOf(t.s, seat);
    p.tasks.pop();
    p.techs = p.techs.map((x) => (x.id === tech ? { ...x, last: x.last + 1 } : x));
    say(t, seat, { event: 'extended', seat, tech });
    run(t, seat);
  },
};

export const lowest: Of<'lowest'> = {
  candidates: (s, seat) =>
    pending(s, seat, 'ask-lowest')
      ? TRACKS.filter((x) => lowestTracks(playerOf(s, seat)).includes(x)).map((track) => ({ move: 'lowest', track }))
      : [],
  refuse(s, seat, { track }) {
    if (!pending(s, seat, 'ask-lowest')) return NOTHING_PENDING;
    return lowestTracks(playerOf(s, seat)).includes(track) ? undefined : { rule: 'MIL-TB-09', code: 'NO_SUCH_CARD' };
  },
  perform(t, seat, { track }) {
    const { left, source } = pending(t.s, seat, 'ask-lowest')!;
    playerOf(t.s, seat).tasks.pop();
    advanceLowest(t, seat, track, left, source);
    run(t, seat);
  },
};
