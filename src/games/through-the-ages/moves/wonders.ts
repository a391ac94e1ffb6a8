import { stagePrice, stagesAtOnce } from '../ask/prices.js';
import { civilLeft } from '../ask/ratings.js';
import { playerOf } from '../ask/selectors.js';
import { wonderOf } from '../cards/index.js';
import { change, payGoods } from '../change/change.js';
import type { Move } from '../state/state.js';
import {
  ordersIn,
  payResources,
  playActionCard,
  refuseCivil,
  refuseFirstRound,
  refuseGoods,
  refuseOrder,
  refuseResources,
} from './common.js';
import { stageCost } from './costs.js';
import { NONE, type Rule } from './pending.js';

type Stage = Extract<Move, { move: 'stage' }>;

/** Stages of the wonder in progress for one civil action, or one stage with an action card (TTA-WON-02, TTA-WON-07). */
export const stage: Rule<'stage'> = {
  promising: (s, seat) => (playerOf(s, seat).wonder === null || civilLeft(s, seat) === 0 ? NONE : stage.candidates(s, seat)),
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
    const { n, goods } = stageCost(s, seat, m);
    return goods === 'food' ? refuseGoods(p, 'food', n, 'TTX-CRD-42') : refuseResources(p, n, 'wonder', 'TTA-WON-02');
  },
  perform(t, seat, m) {
    const p = playerOf(t.s, seat);
    const wonder = p.wonder!;
    const { n: cost, goods } = stageCost(t.s, seat, m);
    const { traits } = wonderOf(wonder.id);
    if (m.with === '') p.usedCivil++;
    else playActionCard(t, seat, m.with);
    t.emit({ event: 'staged', seat, wonder: wonder.id, stages: m.stages, cost });
    t.push({ step: 'cover', seat, stages: m.stages });
    for (const trait of traits) {
      if (trait.trait === 'stage-science') change(t, seat, { science: stagePrice(wonder, m.stages) }, wonder.id);
      if (trait.trait === 'common-work') change(t, seat, { culture: m.stages * trait.culture }, wonder.id); // TTX-CRD-42
    }
    if (goods === 'food') payGoods(t, seat, 'food', cost, 'stage');
    else payResources(t, seat, cost, 'wonder', 'stage');
  },
};
