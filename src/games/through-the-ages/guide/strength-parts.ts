import type { CardId, Seat } from '../../../kernel/index.js';
import { strengthOf, tacticBonus } from '../ask/ratings.js';
import { givesOf, isUnit, playerOf, unitStrength } from '../ask/selectors.js';
import { technologyOf } from '../cards/index.js';
import type { State } from '../state/state.js';

/** A card and the strength that comes from it; 'rest' for what belongs to no single card: counts, pacts, the highest there can be. */
export interface StrengthPart {
  readonly of: CardId | 'rest';
  readonly n: number;
}

/** What the strength of a civilisation is made of, the largest part first. The parts make the sum. */
export function strengthParts(s: State, seat: Seat): readonly StrengthPart[] {
  const p = playerOf(s, seat);
  const units = p.holdings.filter(({ id }) => isUnit(technologyOf(id).type));
  const whole = [
    p.government,
    ...p.specials,
    ...p.colonies,
    ...p.wonders.filter((w) => !w.ruined).map((w) => w.id),
    ...(p.leader ? [p.leader] : []),
  ];
  const parts: StrengthPart[] = [
    ...units.map(({ id, workers }) => ({ of: id, n: workers * unitStrength(p, id) })),
    ...(p.tactic === null ? [] : [{ of: p.tactic, n: tacticBonus(s, p) }]),
    ...whole.map((id) => ({ of: id, n: givesOf(id).strength })),
  ];
  const rest = strengthOf(s, seat) - parts.reduce((sum, { n }) => sum + n, 0);
  return [...parts, { of: 'rest' as const, n: rest }].filter(({ n }) => n !== 0).sort((a, b) => b.n - a.n);
}
