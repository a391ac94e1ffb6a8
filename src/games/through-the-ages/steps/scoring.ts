import type { AutoStep, Seat, Standing, Turn } from '../../../kernel/index.js';
import { grossOf } from '../ask/crops.js';
import { happinessOf, scienceOf, strengthOf } from '../ask/ratings.js';
import { isActive, levelOf, playerOf, seatsFrom } from '../ask/selectors.js';
import { change } from '../change/change.js';
import { scoreLastEvents } from '../change/impact.js';
import { legacyOf } from '../change/leaders.js';
import { versionOf } from '../editions/index.js';
import type { GameEvent, State, Step, Tta } from '../state/state.js';

export type FinalBonus = Extract<GameEvent, { event: 'final-bonus' }>['lines'];

/** The final bonus of the Simple version (TTA-SCO-01 to 05). */
export function finalBonusOf(s: State, seat: Seat): FinalBonus {
  const p = playerOf(s, seat);
  const cards = [p.government, ...p.specials, ...p.holdings.map((h) => h.id)];
  return {
    technologies: 2 * cards.filter((id) => levelOf(id) === 1).length,
    strength: 2 * strengthOf(s, seat),
    happiness: 2 * happinessOf(s, seat),
    science: scienceOf(s, seat),
    production: grossOf(p, 'food') + grossOf(p, 'resources'),
  };
}
function scoreSimple(t: Turn<Tta>, seat: Seat): void {
  const lines = finalBonusOf(t.s, seat);
  t.emit({ event: 'final-bonus', seat, lines });
  change(t, seat, { culture: Object.values(lines).reduce((sum, n) => sum + n, 0) }, 'final-bonus');
}

/** After the events: what leaders bring at the end of the game (TTN-END-01). */
function scoreLeaders(t: Turn<Tta>, seat: Seat): void {
  const { leader } = playerOf(t.s, seat);
  if (leader === null) return;
  const { culture } = legacyOf(t.s, seat, leader, 'end');
  if (culture > 0) change(t, seat, { culture }, leader);
}

/** The end: the bonus of the version, then the most culture wins (TTA-END-05 to 08). */
export const scoring: AutoStep<Tta, Extract<Step, { step: 'scoring' }>> = {
  auto(t) {
    const { s } = t;
    if (versionOf(s).isAdvanced) scoreLastEvents(t);
    else for (const seat of seatsFrom(s, s.first)) scoreSimple(t, seat);
    for (const seat of seatsFrom(s, s.first)) scoreLeaders(t, seat);
    s.over = true;
    t.emit({ event: 'end', winners: rankings(s).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : [])) });
  },
};

/** Equal culture shares the rank (TTA-TIE-05); who left is behind all others, the earlier the further (TTA-RES-01, 06). */
export function rankings(s: State): Standing[] {
  const isBefore = (a: Seat, b: Seat): boolean => {
    const [x, y] = [playerOf(s, a), playerOf(s, b)];
    if (x.resigned > 0 || y.resigned > 0) return isActive(s, a) ? y.resigned > 0 : y.resigned > 0 && x.resigned > y.resigned;
    return x.culture > y.culture;
  };
  return s.players.map((p, seat) => ({
    seat,
    score: p.culture,
    rank: 1 + s.players.filter((_, other) => isBefore(other, seat)).length,
  }));
}
