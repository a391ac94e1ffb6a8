import type { MoveRule } from '../../../kernel/index.js';
import { droughtPrice } from '../ask/events.js';
import { refuseSpecial } from '../ask/innovations.js';
import { playerOf } from '../ask/selectors.js';
import { specialOf } from '../cards/index.js';
import { change } from '../change/change.js';
import type { Aoc, Move } from '../state/state.js';

/** AOC-INN-5, AOC-AMB-9: at any moment of the own turn; needs no worker, allowed when resting. */
export const buySpecial: MoveRule<Aoc, Extract<Move, { move: 'buy-special' }>> = {
  candidates: (s) => [...s.specials, ...s.players.flatMap((p) => p.special ?? [])].map((special) => ({ move: 'buy-special', special })),
  refuse: (s, seat, { special }) => refuseSpecial(s, seat, special),
  perform(t, seat, { special }) {
    t.s.specials.splice(t.s.specials.indexOf(special), 1);
    playerOf(t.s, seat).special = special;
    t.emit({ event: 'special', seat, special });
    change(t, seat, { coins: -specialOf(special).price }, { from: 'special', card: special });
  },
};

export const payDrought: MoveRule<Aoc, Extract<Move, { move: 'pay-drought' }>> = {
  candidates: () => [{ move: 'pay-drought' }],
  refuse(s, seat) {
    const need = droughtPrice(s);
    const have = playerOf(s, seat).coins;
    return have < need ? { rule: 'AOC-SCN-2', code: 'DROUGHT_NOT_AFFORDABLE', params: { need, have } } : undefined;
  },
  perform(t, seat) {
    t.done();
    change(t, seat, { coins: -droughtPrice(t.s) }, { from: 'scenario', scenario: 'SCN-3' });
  },
};

export const sacrificeDrought: MoveRule<Aoc, Extract<Move, { move: 'sacrifice-drought' }>> = {
  candidates: () => [{ move: 'sacrifice-drought' }],
  refuse: (s, seat) => (playerOf(s, seat).workers === 0 ? { rule: 'AOC-TRM-4', code: 'NO_WORKER_LEFT' } : undefined),
  perform(t, seat) {
    t.done();
    change(t, seat, { workers: -1 }, { from: 'scenario', scenario: 'SCN-3' });
  },
};
