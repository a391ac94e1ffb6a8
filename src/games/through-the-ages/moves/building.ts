import { type CardId, type Judge, judging, type Refusal, type Seat, type Turn } from '../../../kernel/index.js';
import { useOf } from '../ask/earmarks.js';
import { givenTo, NOT_GIVEN } from '../ask/given.js';
import { civilLeft, militaryLeft, urbanLimit } from '../ask/ratings.js';
import { facesOf, holdingOf, isUnit, isUrban, playerOf, workersOn } from '../ask/selectors.js';
import type { Worked } from '../cards/ability.js';
import { technologyOf } from '../cards/index.js';
import type { TechnologyRow } from '../cards/row.js';
import { destroyOne, putToWork } from '../change/change.js';
import { stored } from '../change/tokens.js';
import type { Move, Player, State, Tta } from '../state/state.js';
import {
  effectOf,
  ordersIn,
  payResources,
  playActionCard,
  refuseCivil,
  refuseFirstRound,
  refuseMilitary,
  refuseOrder,
  refuseResources,
} from './common.js';
import { buildCost, upgradeCost } from './costs.js';
import { addWithOwn, ownTypes, refuseOwn, useOwn } from './own-action.js';
import { NONE, type Rule } from './pending.js';

type Build = Extract<Move, { move: 'build' }>;
type Upgrade = Extract<Move, { move: 'upgrade' }>;
type Destroy = Extract<Move, { move: 'destroy' }>;

/** Units take a military action, everything else a civil one, unless an action card carries it (TTA-ACT-03, TTA-ACT-04). */
function refuseAction(s: State, seat: Seat, row: TechnologyRow, rules: readonly [string, string]): Refusal | undefined {
  return isUnit(row.type) ? refuseMilitary(s, seat, 1, rules[1]) : refuseCivil(s, seat, 1, rules[0]);
}
function spendAction(t: Turn<Tta>, seat: Seat, row: TechnologyRow): void {
  const p = playerOf(t.s, seat);
  if (isUnit(row.type)) p.usedMilitary++;
  else p.usedCivil++;
}
/** Does the action card serve for this type? (TTA-ACC-05) */
function refuseCard(s: State, seat: Seat, row: TechnologyRow, card: CardId, kind: 'build' | 'upgrade', own?: true): Refusal | undefined {
  const refusal = refuseOrder(s, seat, card, kind, own);
  if (refusal) return refusal;
  const fits = (effectOf(card, kind)!.types as readonly string[]).includes(row.type);
  return fits ? undefined : { rule: 'TTA-ACC-05', code: 'WRONG_CARD_TYPE' };
}
function refusePrice(p: Player, row: TechnologyRow, price: number, stock: number, rules: readonly [string, string]): Refusal | undefined {
  return refuseResources(p, price, useOf(row.type), rules[isUnit(row.type) ? 1 : 0], stock);
}

/** By an action, an action card, or the action of a leader, which may also play the card (TTX-CRD-15, 16). */
function refusePaying(
  s: State,
  seat: Seat,
  row: TechnologyRow,
  m: Build | Upgrade,
  kind: 'build' | 'upgrade',
  rules: readonly [string, string],
) {
  if (m.with === '' && !m.own) return refuseAction(s, seat, row, rules);
  const own = m.own ? refuseOwn(s, seat, row.type) : undefined;
  if (own) return own;
  return m.with === '' ? undefined : refuseCard(s, seat, row, m.with, kind, m.own);
}

/** Farms, mines and urban buildings by one rule (TTA-BLD-02), units by theirs; disbanding takes a military action (TTA-AMB-01). */
const BUILDING = ['TTA-BLD-01', 'TTA-MIL-01'] as const;
const UPGRADING = ['TTA-UPG-01', 'TTA-MIL-02'] as const;
const DESTROYING = ['TTA-DES-01', 'TTA-MIL-03'] as const;

function judgeBuild(s: State, seat: Seat): Judge<Build> {
  if (s.round === 1) return () => refuseFirstRound(s);
  const p = playerOf(s, seat);
  const given = givenTo(s, seat);
  const limit = urbanLimit(s, seat);
  const stock = stored(p, 'resources');
  const [noCivil, noMilitary] = [refuseCivil(s, seat, 1, BUILDING[0]), refuseMilitary(s, seat, 1, BUILDING[1])];
  return (m) => {
    if (!holdingOf(p, m.tech)) return { rule: 'TTA-BLD-05', code: 'TECH_NOT_IN_PLAY' };
    const row = technologyOf(m.tech);
    const isOfArmy = isUnit(row.type);
    if (given && (m.with !== '' || m.own || isOfArmy)) return NOT_GIVEN;
    const isPlain = m.with === '' && !m.own;
    const refusal = given ? undefined : isPlain ? (isOfArmy ? noMilitary : noCivil) : refusePaying(s, seat, row, m, 'build', BUILDING);
    if (refusal) return refusal;
    // Buildings above a limit that has fallen stay (TTA-BLD-04).
    if (isUrban(row.type) && workersOn(p, row.type) >= limit) return { rule: 'TTA-BLD-03', code: 'URBAN_LIMIT_REACHED', params: { limit } };
    if (p.pool === 0) return { rule: BUILDING[isOfArmy ? 1 : 0], code: 'NO_UNUSED_WORKER' };
    return refusePrice(p, row, buildCost(s, seat, m), stock, BUILDING);
  };
}

const anyType = (): boolean => true;
function buildsOf(s: State, seat: Seat, isPossible: (type: Worked) => boolean = anyType): Build[] {
  const p = playerOf(s, seat);
  const cards = givenTo(s, seat) ? NONE : ordersIn(p, 'build');
  const found: Build[] = [];
  const own = ownTypes(s, seat);
  const faces = facesOf(p);
  for (let i = 0; i < faces.length; i++) {
    const { type } = faces[i]!;
    if (!isPossible(type)) continue;
    const { id } = p.holdings[i]!;
    addWithOwn(found, own, type, { move: 'build', tech: id, with: '' });
    for (const card of cards)
      if ((effectOf(card, 'build')!.types as readonly string[]).includes(type))
        addWithOwn(found, own, type, { move: 'build', tech: id, with: card });
  }
  return found;
}

export const build: Rule<'build'> = {
  optional: { own: 'boolean' },
  candidates: buildsOf,
  promising(s, seat) {
    if (playerOf(s, seat).pool === 0 || s.round === 1) return NONE;
    if (civilLeft(s, seat) > 0 || givenTo(s, seat) || ownTypes(s, seat).length > 0) return buildsOf(s, seat);
    return militaryLeft(s, seat) > 0 ? buildsOf(s, seat, isUnit) : NONE; // no card is played without a civil action either
  },
  ...judging(judgeBuild),
  perform(t, seat, m) {
    const row = technologyOf(m.tech);
    const cost = buildCost(t.s, seat, m);
    if (givenTo(t.s, seat)) t.done();
    else if (m.with !== '') playActionCard(t, seat, m.with, m.own);
    else if (!m.own) spendAction(t, seat, row);
    if (m.own) useOwn(t, seat);
    putToWork(t, seat, m.tech, cost, m.with === '' ? 'build' : m.with);
    payResources(t, seat, cost, useOf(row.type), 'build');
  },
};

/** No building is added, so no limit is asked for (TTA-UPG-05). */
function refuseUpgrade(s: State, seat: Seat, m: Upgrade): Refusal | undefined {
  const p = playerOf(s, seat);
  if (s.round === 1) return refuseFirstRound(s);
  const from = holdingOf(p, m.from);
  if (!from || !holdingOf(p, m.to)) return { rule: 'TTA-UPG-01', code: 'TECH_NOT_IN_PLAY' };
  const [low, high] = [technologyOf(m.from), technologyOf(m.to)];
  if (low.type !== high.type) return { rule: 'TTA-UPG-02', code: 'NOT_SAME_TYPE' };
  if (low.level >= high.level) return { rule: 'TTA-UPG-01', code: 'NOT_A_HIGHER_LEVEL' };
  if (from.workers === 0) return { rule: 'TTA-UPG-01', code: 'NO_WORKER_ON_CARD' };
  const refusal = refusePaying(s, seat, high, m, 'upgrade', UPGRADING);
  return refusal ?? refusePrice(p, high, upgradeCost(s, seat, m), stored(p, 'resources'), UPGRADING);
}

/** Technologies with a worker and every higher one of the same type (TTA-UPG-03). */
function upgradesOf(s: State, seat: Seat): Upgrade[] {
  const p = playerOf(s, seat);
  const cards = ordersIn(p, 'upgrade');
  const found: Upgrade[] = [];
  const own = ownTypes(s, seat);
  const faces = facesOf(p);
  for (let i = 0; i < faces.length; i++) {
    const { id: from, workers } = p.holdings[i]!;
    if (workers === 0) continue;
    const { type, level } = faces[i]!;
    for (let k = 0; k < faces.length; k++) {
      if (faces[k]!.type !== type || faces[k]!.level <= level) continue;
      const { id: to } = p.holdings[k]!;
      addWithOwn(found, own, type, { move: 'upgrade', from, to, with: '' });
      for (const card of cards)
        if ((effectOf(card, 'upgrade')!.types as readonly string[]).includes(type))
          addWithOwn(found, own, type, { move: 'upgrade', from, to, with: card });
    }
  }
  return found;
}

export const upgrade: Rule<'upgrade'> = {
  optional: { own: 'boolean' },
  candidates: upgradesOf,
  promising: (s, seat) =>
    civilLeft(s, seat) === 0 && militaryLeft(s, seat) === 0 && ownTypes(s, seat).length === 0 ? NONE : upgradesOf(s, seat),
  refuse: refuseUpgrade,
  perform(t, seat, m) {
    const p = playerOf(t.s, seat);
    const row = technologyOf(m.to);
    const cost = upgradeCost(t.s, seat, m);
    if (m.with !== '') playActionCard(t, seat, m.with, m.own);
    else if (!m.own) spendAction(t, seat, row);
    if (m.own) useOwn(t, seat);
    holdingOf(p, m.from)!.workers--;
    holdingOf(p, m.to)!.workers++;
    t.emit({ event: 'upgraded', seat, from: m.from, to: m.to, cost });
    payResources(t, seat, cost, useOf(row.type), 'build');
  },
};

export const destroy: Rule<'destroy'> = {
  candidates(s, seat) {
    const found: Destroy[] = [];
    for (const { id, workers } of playerOf(s, seat).holdings) if (workers > 0) found.push({ move: 'destroy', tech: id });
    return found;
  },
  refuse(s, seat, { tech }) {
    if (s.round === 1) return refuseFirstRound(s);
    const held = holdingOf(playerOf(s, seat), tech);
    if (!held) return { rule: 'TTA-DES-01', code: 'TECH_NOT_IN_PLAY' };
    if (held.workers === 0) return { rule: 'TTA-DES-01', code: 'NO_WORKER_ON_CARD' };
    return refuseAction(s, seat, technologyOf(tech), DESTROYING);
  },
  perform(t, seat, { tech }) {
    spendAction(t, seat, technologyOf(tech));
    destroyOne(t, seat, tech, 'build');
  },
};
