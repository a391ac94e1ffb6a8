import type { Seat } from '../../../kernel/index.js';
import { playerOf } from '../ask/selectors.js';
import { CARDS, wonderOf } from '../cards/index.js';
import { change, payGoods } from '../change/change.js';
import type { Move, State } from '../state/state.js';
import { refuseCivil, refuseFirstRound, refuseGoods } from './common.js';
import type { Rule } from './pending.js';

const COMMON_WORKS = new Set(
  CARDS.flatMap((row) => (row.type === 'wonder' && row.traits.some((x) => x.trait === 'common-work') ? [row.id] : [])),
);

/** A wonder in progress of another player in the game at which all may build: its next stage and what it scores. */
function workOf(s: State, seat: Seat, owner: Seat): { price: number; culture: number } | undefined {
  const wonder = owner === seat || s.players[owner]?.resigned !== 0 ? null : s.players[owner]!.wonder;
  if (wonder === null || !COMMON_WORKS.has(wonder.id)) return undefined;
  const row = wonderOf(wonder.id);
  const trait = row.traits.find((x) => x.trait === 'common-work');
  const price = row.stages[wonder.stages];
  return trait?.trait === 'common-work' && price != null ? { price, culture: trait.culture } : undefined;
}

/** TTX-CRD-43, 44: one stage per turn, without action cards or construction technologies; the marker is the owner's. */
export const helpBuild: Rule<'help-build'> = {
  candidates(s, seat) {
    const found: Extract<Move, { move: 'help-build' }>[] = [];
    for (let i = 1; i < s.seats; i++)
      if (workOf(s, seat, (seat + i) % s.seats)) found.push({ move: 'help-build', owner: (seat + i) % s.seats });
    return found;
  },
  refuse(s, seat, { owner }) {
    const work = workOf(s, seat, owner);
    const p = playerOf(s, seat);
    if (!work) return { rule: 'TTX-CRD-43', code: 'NO_WONDER_IN_PROGRESS' };
    if (p.usedThisTurn.includes('help-build')) return { rule: 'TTX-CRD-43', code: 'ONCE_PER_TURN' };
    return refuseFirstRound(s) ?? refuseCivil(s, seat, 1, 'TTX-CRD-43') ?? refuseGoods(p, 'food', work.price, 'TTX-CRD-43');
  },
  perform(t, seat, { owner }) {
    const { price, culture } = workOf(t.s, seat, owner)!;
    const p = playerOf(t.s, seat);
    const wonder = playerOf(t.s, owner).wonder!.id;
    p.usedCivil++;
    p.usedThisTurn = [...p.usedThisTurn, 'help-build'];
    t.emit({ event: 'helped', seat, owner, wonder });
    t.push({ step: 'cover', seat: owner, stages: 1 });
    change(t, seat, { culture }, wonder);
    payGoods(t, seat, 'food', price, 'stage');
  },
};
