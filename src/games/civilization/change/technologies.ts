import type { Seat, Turn } from '../../../kernel/index.js';
import { isAdvanced } from '../ask/table.js';
import { presentKind } from '../ask/units.js';
import { TECH_NUMBER, TECHNOLOGY, WONDER, WONDER_NUMBER } from '../cards/index.js';
import { KIND_OF_UNIT } from '../cards/kinds.js';
import type { TechId } from '../cards/technologies.js';
import type { WonderId } from '../cards/wonders.js';
import { type Civ, NOBODY, type Source, type Step } from '../state/state.js';
import { changeStacks } from './figures.js';

/** Ancient artillery is medieval from now on (CIV-UPG-01, 03). */
export function upgradeCatapults(t: Turn<Civ>): void {
  if (presentKind(t.s, 'artillery-1') === 'artillery-1') return;
  for (const [seat, p] of t.s.players.entries()) {
    let n = 0;
    for (const x of p.stacks) {
      if (x.kind === 'artillery-1') n += x.n;
      for (const rider of x.cargo) if (rider.kind === 'artillery-1') n += x.n;
    }
    if (n === 0) continue;
    changeStacks(p, (x) => ({
      ...x,
      kind: presentKind(t.s, x.kind),
      cargo: x.cargo.length === 0 ? x.cargo : x.cargo.map((r) => (r.kind === 'artillery-1' ? { ...r, kind: 'artillery-2' } : r)),
    }));
    t.emit({ event: 'upgraded', seat, kind: 'artillery-1', to: 'artillery-2', n });
  }
}

export function takeWonder(t: Turn<Civ>, seat: Seat, wonder: WonderId, source: Source): void {
  t.s.wonders = t.s.wonders.with(WONDER_NUMBER[wonder], seat);
  t.emit({ event: 'wonder', seat, wonder, source });
}

/** Is the owner's bonus given (CIV-TEC-03, CIV-AMB-26)? What was found was not bought (CIV-AMB-20). */
const givesBonus = (t: Turn<Civ>, source: Source): boolean =>
  isAdvanced(t.s) && (source === 'bought' || (t.s.options.startBonus && (source === 'dealt' || source === 'found')));

/** A technology comes to a player; free pieces and expansions follow as steps. */
export function gainTechnology(t: Turn<Civ>, seat: Seat, tech: TechId, source: Source): void {
  t.s.techs = t.s.techs.with(TECH_NUMBER[tech], seat);
  t.emit({ event: 'technology', seat, tech, source });
  if (tech === 'engineering' && isAdvanced(t.s)) upgradeCatapults(t);
  if (givesBonus(t, source)) t.push(...bonusOf(t, seat, tech));
}

function bonusOf(t: Turn<Civ>, seat: Seat, tech: TechId): Step[] {
  const { s } = t;
  const row = TECHNOLOGY[tech];
  const isPast = row.era < s.era;
  const steps: Step[] = [];
  for (const id of row.wonders ?? []) {
    if (s.wonders[WONDER_NUMBER[id]] !== NOBODY) continue;
    takeWonder(t, seat, id, 'bought');
    const { effect } = WONDER[id];
    // A wonder of a past era has no effect any more (CIV-TEC-04, CIV-AMB-13).
    if (effect.does === 'pieces' && !isPast) for (let i = 0; i < effect.n; i++) steps.push({ step: 'receive', seat, kind: effect.kind });
  }
  if (row.freeUnit) steps.push({ step: 'receive', seat, kind: presentKind(s, KIND_OF_UNIT[row.freeUnit]) });
  const p = s.players[seat]!;
  if (row.freeImprovement && !isPast && !p.improvements.includes(row.freeImprovement)) {
    p.improvements = [...p.improvements, row.freeImprovement];
    t.emit({ event: 'improvement', seat, improvement: row.freeImprovement, free: true });
  }
  if (row.freeExpansion) steps.push({ step: 'free-expansion', seat });
  return steps;
}
