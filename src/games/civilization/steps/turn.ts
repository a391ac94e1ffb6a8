import type { Seat, Turn } from '../../../kernel/index.js';
import { endingNow, endWays, isEraOver } from '../ask/ending.js';
import { claimable } from '../ask/milestones.js';
import { scoreOf } from '../ask/scoring.js';
import { isAdvanced, seatsFrom } from '../ask/table.js';
import { IMPROVEMENT } from '../cards/index.js';
import type { Era } from '../cards/technologies.js';
import { claimTogether } from '../change/claims.js';
import { endWith } from '../change/ending.js';
import { upgradeCatapults } from '../change/technologies.js';
import type { Civ, State, Step } from '../state/state.js';
import type { Ask, Auto } from './step.js';

/** CIV-TUR-01, CIV-TUR-02 */
export const turn: Auto<'turn'> = {
  auto(t) {
    const { s } = t;
    s.turn++;
    delete s.grown;
    t.emit({ event: 'turn', turn: s.turn, first: s.first });
    const each = <K extends 'begin-movement' | 'begin-purchase' | 'declaring'>(step: K): Step[] =>
      seatsFrom(s, s.first).map((seat) => ({ step, seat }) as Step);
    const claims: Step[] = isAdvanced(s) ? [] : [{ step: 'claims' }];
    const declaring = isAdvanced(s) && s.options.length === 'long' ? each('declaring') : [];
    t.push(
      ...each('begin-movement'),
      { step: 'begin-trade' },
      { step: 'production' },
      ...claims,
      ...each('begin-purchase'),
      ...declaring,
      ...claims,
      { step: 'end-turn' },
    );
  },
};

const claimants = (s: State): Seat[] =>
  s.options.announce === 'automatic' ? [] : s.players.flatMap((_, seat) => (claimable(s, seat).length > 0 ? [seat] : []));

/** CIV-WON-06, CIV-AMB-39 */
export const claims: Ask<'claims'> = {
  ask: claimants,
  moves: ['claims'],
  unseal(t, _, answers) {
    const wanted = new Map<number, Seat[]>();
    for (const [seat, move] of answers) {
      if (move.move !== 'claims' || move.milestones === '') continue;
      for (const i of move.milestones.split('+').map(Number)) wanted.set(i, [...(wanted.get(i) ?? []), seat]);
    }
    for (const [milestone, seats] of [...wanted].sort(([a], [b]) => a - b)) claimTogether(t, seats, milestone);
  },
};

/** The owner of United Nations or Apollo at the end of each turn (CIV-END-06). */
export const declaring: Ask<'declaring'> = {
  ask: (s, { seat }) => (!s.players[seat]!.out && endWays(s, seat).length > 0 ? [seat] : []),
  moves: ['end-game', 'go-on'],
};

/** The end of the game, or of the era; then the next first player (CIV-TUR-02). */
export const endTurn: Auto<'end-turn'> = {
  auto(t) {
    const { s } = t;
    const ending = endingNow(s);
    if (ending) {
      if (ending === 'conquest') s.ending = null; // an outright victory goes before what was declared (CIV-END-05)
      endWith(t, ending, null);
      s.phase = 'end';
      s.over = true;
      t.emit({ event: 'over', scores: s.players.map((_, seat) => scoreOf(s, seat)) });
      return;
    }
    if (isEraOver(s)) beginEra(t);
    s.first = seatsFrom(s, (s.first + 1) % s.seats)[0]!;
    t.push({ step: 'turn' });
  },
};

/** Between two turns, never within one (CIV-ERA-01). CIV-ERA-05: improvements of the era that ended go; wonders and prices follow from the era by themselves. */
function beginEra(t: Turn<Civ>): void {
  const { s } = t;
  s.era = (s.era + 1) as Era;
  t.emit({ event: 'era', era: s.era });
  for (const p of s.players) if (p.improvements.length > 0) p.improvements = p.improvements.filter((id) => IMPROVEMENT[id].era >= s.era);
  if (!isAdvanced(s)) upgradeCatapults(t); // CIV-UPG-01
}
