import { stagePrice, stagesAtOnce } from '../ask/prices.js';
import { playerOf } from '../ask/selectors.js';
import { wonderOf } from '../cards/index.js';
import { change, payGoods } from '../change/change.js';
import type { Move, Player, With } from '../state/state.js';
import {
  betterBy,
  effectOf,
  ordersIn,
  payResources,
  playActionCard,
  refuseCivil,
  refuseFirstRound,
  refuseGoods,
  refuseOrder,
  refuseResources,
} from './common.js';
import type { Rule } from './pending.js';

type Stage = Extract<Move, { move: 'stage' }>;

/** What an action card saves; nothing on a wonder that is paid in food (TTX-CRD-42). */
function lessBy(p: Player, card: With): number {
  if (card === '' || wonderOf(p.wonder!.id).paidIn === 'food') return 0;
  return effectOf(card, 'stage')!.discount + betterBy(p);
}

/** Stages of the wonder in progress for one civil action, or one stage with an action card (TTA-WON-02, TTA-WON-07). */
export const stage: Rule<'stage'> = {
  candidates(s, seat) {
    const p = playerOf(s, seat);
    const found: Stage[] = [];
    if (p.wonder === null) return found;
    const most = Math.min(stagesAtOnce(p), wonderOf(p.wonder.id).stages.length - p.wonder.stages);
    for (let stages = 1; stages <= most; stages++) found.push({ move: 'stage', stages, with: '' });
    for (const card of ordersIn(p, 'stage')) found.push({ move: 'stage', stages: 1, with: card });
    return found;
  },
  refuse(s, seat, m) {
    const p = playerOf(s, seat);
    if (s.round === 1) return refuseFirstRound(s);
    if (p.wonder === null) return { rule: 'TTA-WON-01', code: 'NO_WONDER_IN_PROGRESS' };
    const refusal = m.with === '' ? refuseCivil(s, seat, 1, 'TTA-WON-02') : refuseOrder(s, seat, m.with, 'stage');
    if (refusal) return refusal;
    const most = m.with === '' ? stagesAtOnce(p) : 1;
    if (m.stages > most || p.wonder.stages + m.stages > wonderOf(p.wonder.id).stages.length)
      return { rule: 'TTA-WON-07', code: 'TOO_MANY_STAGES', params: { most } };
    const price = stagePrice(p.wonder, m.stages, lessBy(p, m.with));
    if (wonderOf(p.wonder.id).paidIn === 'food') return refuseGoods(p, 'food', price, 'TTX-CRD-42');
    return refuseResources(p, price, 'wonder', 'TTA-WON-02');
  },
  perform(t, seat, m) {
    const p = playerOf(t.s, seat);
    const wonder = p.wonder!;
    const cost = stagePrice(wonder, m.stages, lessBy(p, m.with));
    const { paidIn, traits } = wonderOf(wonder.id);
    if (m.with === '') p.usedCivil++;
    else playActionCard(t, seat, m.with);
    t.emit({ event: 'staged', seat, wonder: wonder.id, stages: m.stages, cost });
    t.push({ step: 'cover', seat, stages: m.stages });
    for (const trait of traits) {
      if (trait.trait === 'stage-science') change(t, seat, { science: stagePrice(wonder, m.stages) }, wonder.id);
      if (trait.trait === 'common-work') change(t, seat, { culture: m.stages * trait.culture }, wonder.id); // TTX-CRD-42
    }
    if (paidIn === 'food') payGoods(t, seat, 'food', cost, 'stage');
    else payResources(t, seat, cost, 'wonder', 'stage');
  },
};
