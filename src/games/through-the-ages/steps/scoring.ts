import type { AutoStep, CardId, Seat, Standing, Turn } from '../../../kernel/index.js';
import { grossOf } from '../ask/crops.js';
import { happinessOf, scienceOf, strengthOf } from '../ask/ratings.js';
import { isActive, levelOf, playerOf, seatsFrom } from '../ask/selectors.js';
import { change } from '../change/change.js';
import { scoreLastEvents } from '../change/impact.js';
import { legacyOf } from '../change/leaders.js';
import { type FinalRates, versionOf } from '../editions/index.js';
import type { FinalBonus, State, Step, Tta } from '../state/state.js';

/** The final bonus of a version that has one (TTA-SCO-01 to 05, TTN-HB-02). */
export function finalBonusOf(s: State, seat: Seat, rates: FinalRates): FinalBonus {
  const p = playerOf(s, seat);
  const byLevel = (cards: readonly CardId[], worth: readonly number[]): number =>
    cards.reduce((sum, id) => sum + (worth[levelOf(id)] ?? 0), 0);
  const techs = [...p.specials, ...p.holdings.map((h) => h.id)];
  return {
    technologies: byLevel(techs, rates.technologies) + byLevel([p.government], rates.government),
    strength: rates.strength * strengthOf(s, seat),
    happiness: rates.happiness * happinessOf(s, seat),
    science: rates.science * scienceOf(s, seat),
    production: rates.production * (grossOf(p, 'food') + grossOf(p, 'resources')),
    ...(rates.colonies && { colonies: rates.colonies * p.colonies.length }),
    ...(rates.wonders && {
      wonders: byLevel(
        p.wonders.map(({ id }) => id),
        rates.wonders,
      ),
    }),
  };
}
export const sumOfBonus = (lines: FinalBonus): number => Object.values(lines).reduce((sum: number, n: number) => sum + n, 0);

function scoreBonus(t: Turn<Tta>, seat: Seat, rates: FinalRates): void {
  const lines = finalBonusOf(t.s, seat, rates);
  t.emit({ event: 'final-bonus', seat, lines });
  change(t, seat, { culture: sumOfBonus(lines) }, 'final-bonus');
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
    const { finalBonus } = versionOf(s);
    if (finalBonus === null) scoreLastEvents(t);
    else for (const seat of seatsFrom(s, s.first)) scoreBonus(t, seat, finalBonus);
    for (const seat of seatsFrom(s, s.first)) scoreLeaders(t, seat);
    s.over = true;
    t.emit({ event: 'end', winners: rankings(s).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : [])) });
  },
};

/** Equal culture shares the rank (TTA-TIE-05, TTN-END-02); who left is behind all others, the earlier the further (TTA-RES-01, 06). */
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
