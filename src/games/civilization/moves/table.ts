import { endWays } from '../ask/ending.js';
import { claimable, openMilestones, progress } from '../ask/milestones.js';
import { isAdvanced, pending } from '../ask/table.js';
import { MILESTONES } from '../cards/tables.js';
import { claim as claimMilestone } from '../change/claims.js';
import { endWith } from '../change/ending.js';
import { no } from '../state/refusals.js';
import { NOBODY } from '../state/state.js';
import { subsetsOf } from './fighting.js';
import { type MoveOf, type Rule, WRONG_MOMENT } from './rule.js';

const CLAIMS = MILESTONES.map((_, milestone): MoveOf<'claim'> => ({ move: 'claim', milestone }));
const NONE: readonly never[] = [];

/** Announce a milestone, in any open question of one's own (CIV-WON-06). */
export const claim: Rule<'claim'> = {
  candidates: (s) => (isAdvanced(s) || s.options.announce === 'automatic' ? NONE : openMilestones(s).map((i) => CLAIMS[i]!)),
  refuse(s, seat, { milestone }) {
    const row = MILESTONES[milestone];
    if (isAdvanced(s) || !row) return WRONG_MOMENT;
    if (row.era !== s.era) return no('CIV-WON-02', 'WRONG_ERA');
    if (s.milestones[milestone] !== NOBODY) return no('CIV-WON-01', 'MILESTONE_TAKEN');
    const have = progress(s, seat, milestone);
    return have < row.n ? no('CIV-WON-02', 'MILESTONE_NOT_MET', { need: row.n, have }) : undefined;
  },
  perform: (t, seat, { milestone }) => claimMilestone(t, seat, milestone),
};

/** Sealed: all that a seat claims at this moment (CIV-WON-06). */
export const claims: Rule<'claims'> = {
  candidates: (s, seat) => subsetsOf(claimable(s, seat)).map((some) => ({ move: 'claims', milestones: some.join('+') })),
  refuse(s, seat, m) {
    if (!pending(s, 'claims')) return WRONG_MOMENT;
    const mine = subsetsOf(claimable(s, seat)).map((some) => some.join('+'));
    return mine.includes(m.milestones) ? undefined : no('CIV-WON-02', 'MILESTONE_TAKEN');
  },
  perform: () => {},
};

/** The owner of United Nations or Apollo ends the game with this turn (CIV-END-06, 07). */
export const endGame: Rule<'end-game'> = {
  candidates: (s, seat) => endWays(s, seat).map((way) => ({ move: 'end-game', way })),
  refuse(s, seat, { way }) {
    if (s.ending !== null) return no('CIV-AMB-40', 'END_FIXED');
    return endWays(s, seat).includes(way) ? undefined : no('CIV-END-06', 'NOT_THE_OWNER');
  },
  perform(t, seat, { way }) {
    if (pending(t.s, 'declaring')) t.done();
    endWith(t, way, seat);
  },
};
export const goOn: Rule<'go-on'> = {
  candidates: () => [{ move: 'go-on' }],
  refuse: (s) => (pending(s, 'declaring') ? undefined : WRONG_MOMENT),
  perform: (t) => t.done(),
};

/** Trade only when there is an offer: a public switch (CIV-TRD-09). */
export const quiet: Rule<'quiet'> = {
  candidates: (s, seat) => [{ move: 'quiet', on: !s.players[seat]!.quiet }],
  refuse(s, seat, { on }) {
    const isBuying = pending(s, 'purchase') !== undefined;
    if (!isBuying && !pending(s, 'trade')) return WRONG_MOMENT;
    if (on === s.players[seat]!.quiet) return no('CIV-TRD-09', 'SET_ALREADY');
    const isUsed = isBuying ? s.bought.switched : (s.trading!.switched & (1 << seat)) !== 0;
    return isUsed ? no('CIV-TRD-09', 'ALREADY_USED') : undefined;
  },
  perform(t, seat, { on }) {
    if (t.s.trading) t.s.trading = { ...t.s.trading, switched: t.s.trading.switched | (1 << seat) };
    else t.s.bought = { ...t.s.bought, switched: true };
    t.s.players[seat]!.quiet = on;
    t.emit({ event: 'quiet', seat, on });
  },
};

export const finishBuying: Rule<'finish-buying'> = {
  candidates: () => [{ move: 'finish-buying' }],
  refuse: (s, seat) => (pending(s, 'purchase')?.seat === seat ? undefined : WRONG_MOMENT),
  perform: (t) => t.done(),
};
