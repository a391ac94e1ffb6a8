import type { Text } from '../../../kernel/index.js';
import { type Description, describer, plainly } from '../../shared/describe.js';
import { listOf } from '../../shared/text/lists.js';
import { copyPrice, priceOf } from '../ask/prices.js';
import { playerOf } from '../ask/selectors.js';
import { RESEARCH_EFFECTS } from '../cards/actions.js';
import type { Mil } from '../state/state.js';
import { textOf } from '../text/text-of.js';
import { describeEffects } from './describe-ability.js';
import { describeSource } from './describe-event.js';
import { nameOf } from './names.js';

const named = (key: string, param: string, id: string, target = id): Description => ({
  text: { key, params: { [param]: nameOf(id) } },
  targets: [target],
});
/** What a card that eases the Influence action takes the place of (see `modifiersFor`). */
type Drop = 'economics' | 'other' | 'economics+other' | 'other+other';

/** Each kind of move in words, and the places on the board that mean it. */
export const describe = describer<Mil>({
  select: (_s, _seat, m) => named('move.select', 'tech', m.tech),
  special: (_s, _seat, m) => named('move.special', 'slot', `special:${m.slot}`),
  build(s, seat, m) {
    const discounts = [...(m.architect ? [textOf('token.architect')] : []), ...(m.discount ? [nameOf(m.discount)] : [])];
    const params = { card: nameOf(m.card), cost: priceOf(s, seat, m) };
    const text =
      discounts.length === 0
        ? textOf('move.build', params)
        : textOf('move.build.with', { ...params, discount: listOf(discounts, 'comma') });
    return { text, targets: [m.card] };
  },
  pass: () => plainly('pass'),
  use: (_s, _seat, m) => named('move.use', 'action', m.what),
  pay: (_s, _seat, m) => {
    const sources = m.source.split('+');
    const names = sources.map((x): Text => (x === 'joker' ? { key: 'joker' } : nameOf(x)));
    return { text: { key: 'move.pay', params: { source: listOf(names, 'and') } }, targets: sources };
  },
  modify: (_s, _seat, m) => ({
    text: textOf('move.modify.drop', { source: nameOf(m.source), drop: textOf(`drop.${m.drop as Drop}`) }),
    targets: [m.source],
  }),
  'by-hand': () => plainly('by-hand'),
  buy: (s, _seat, m) => {
    const row = RESEARCH_EFFECTS[s.options.side].find((x) => x.id === m.effect);
    return {
      text: { key: 'move.buy', params: { effect: describeEffects(row?.effect ?? []), price: row?.price ?? 0 } },
      targets: [`effect:${m.effect}`],
    };
  },
  play: (_s, _seat, m) => named('move.play', 'card', m.card),
  cash: (_s, _seat, m) => ({ text: { key: `move.cash.${m.as}`, params: { card: nameOf(m.card) } }, targets: [m.card] }),
  take: (_s, _seat, m) => ({ text: { key: 'move.take', params: { source: describeSource(m.source) } }, targets: [m.source] }),
  skip: () => plainly('skip'),
  choose: (s, seat, m) => {
    const task = playerOf(s, seat).tasks.at(-1);
    const effects = task?.task === 'ask-option' ? task.options[m.option] : undefined;
    return { text: { key: 'move.choose', params: { option: describeEffects(effects ?? []) } }, targets: [`option:${m.option}`] };
  },
  branch: (_s, _seat, m) => ({
    text: { key: 'move.branch', params: { branch: { key: `branch.${m.branch}` } } },
    targets: [`branch:${m.branch}`],
  }),
  enter: () => plainly('enter'),
  'decline-advance': () => plainly('decline-advance'),
  claim: (_s, _seat, m) => named('move.claim', 'card', m.card),
  perform: (_s, _seat, m) => named('move.perform', 'special', `special:${m.special}`),
  keep: (_s, _seat, m) => (m.card === 'both' ? plainly('keep.both') : named('move.keep', 'card', m.card)),
  'discard-card': (_s, _seat, m) => named('move.discard-card', 'card', m.card),
  'discard-tech': (_s, _seat, m) => named('move.discard-tech', 'tech', m.tech),
  extend: (_s, _seat, m) => named('move.extend', 'tech', m.tech),
  lowest: (_s, _seat, m) => ({
    text: { key: 'move.lowest', params: { track: { key: `track.${m.track}` } } },
    targets: [`track:${m.track}`],
  }),
  copy: (_s, _seat, m) => ({
    text: { key: 'move.copy', params: { wonder: nameOf(m.wonder), cost: copyPrice(m.wonder) } },
    targets: [m.wonder],
  }),
  finish: () => plainly('finish'),
});
