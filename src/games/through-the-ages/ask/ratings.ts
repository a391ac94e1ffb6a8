import type { Seat } from '../../../kernel/index.js';
import type { Count, PactTerms, Worked, Yield } from '../cards/ability.js';
import { CARDS, pactOf, tacticOf, technologyOf } from '../cards/index.js';
import { byBank, editionOf, versionOf } from '../editions/index.js';
import type { Player, State } from '../state/state.js';
import { armyBonus, type Squad } from './armies.js';
import {
  type FullYield,
  givesOf,
  hasTrait,
  isHelped,
  isUnit,
  isWorked,
  levelOf,
  playerOf,
  standingOf,
  traitOf,
  workersOn,
} from './selectors.js';

type Rating = keyof FullYield;

const clamp = (n: number, cap: number): number => Math.min(Math.max(n, 0), cap);
const factorOfFaces = (p: Player): number => (hasTrait(p, 'faces-count-twice') ? 2 : 1);

/** What a civilisation has of something that cards count (TTA-CRD-12 to 16). */
export function countOf(p: Player, count: Count): number {
  switch (count.of) {
    case 'workers': {
      let n = 0;
      for (const h of p.holdings) {
        if (h.workers === 0) continue;
        const { type, level } = technologyOf(h.id);
        if (count.types.includes(type) && (count.levels?.includes(level) ?? true)) n += h.workers;
      }
      return count.max === undefined ? n : Math.min(n, count.max);
    }
    case 'worker-levels':
      return sumWorkers(p, count.types, (id) => levelOf(id));
    case 'best-level':
      return bestOf(p, count.types)?.level ?? 0;
    case 'best-culture': {
      const best = bestOf(p, count.types);
      return best ? givesOf(best.id).culture : 0;
    }
    case 'pairs':
      return Math.min(workersOn(p, count.types[0]), workersOn(p, count.types[1]));
    case 'faces':
      return facesFrom(p, count.from) * factorOfFaces(p);
    case 'colonies':
      return p.colonies.length;
    case 'technology-levels':
      return technologyLevels(p);
  }
}

function sumWorkers(p: Player, types: readonly Worked[], value: (id: string) => number): number {
  let n = 0;
  for (const h of p.holdings) if (h.workers > 0 && types.includes(technologyOf(h.id).type)) n += h.workers * value(h.id);
  return n;
}
/** The highest technology of these types with a worker on it. */
function bestOf(p: Player, types: readonly Worked[]) {
  let best: ReturnType<typeof technologyOf> | undefined;
  for (const h of p.holdings) {
    if (h.workers === 0) continue;
    const row = technologyOf(h.id);
    if (types.includes(row.type) && (best === undefined || row.level > best.level)) best = row;
  }
  return best;
}
function facesFrom(p: Player, from: readonly string[]): number {
  let n = 0;
  for (const h of p.holdings) if (h.workers > 0 && from.includes(technologyOf(h.id).type)) n += h.workers * givesOf(h.id).happy;
  if (from.includes('wonder')) for (const w of p.wonders) if (!w.ruined) n += Math.max(0, givesOf(w.id).happy);
  return n;
}
function technologyLevels(p: Player): number {
  let n = levelOf(p.government);
  for (const h of p.holdings) n += levelOf(h.id);
  for (const id of p.specials) n += levelOf(id);
  return n;
}

/** What a civilisation has from the pact in front of a player, if it is a party to it. */
export function termsOf(s: State, seat: Seat, owner: Seat): PactTerms | undefined {
  const pact = s.players[owner]!.pact;
  if (pact === null || (owner !== seat && pact.partner !== seat)) return undefined;
  const row = pactOf(pact.card);
  return (pact.role === 'a') === (owner === seat) ? row.a : row.b;
}
function sumOfPacts(s: State, seat: Seat, what: Rating): number {
  let n = 0;
  for (let owner = 0; owner < s.seats; owner++) {
    const terms = termsOf(s, seat, owner);
    if (!terms) continue;
    n += terms.gives?.[what] ?? 0;
    if (what === 'culture' && terms.culturePerPartnerWonder) {
      const partner = owner === seat ? s.players[owner]!.pact!.partner : owner;
      n += terms.culturePerPartnerWonder * playerOf(s, partner).wonders.length;
    }
  }
  return n;
}

/** Symbols that some card of a kind gives: the others need not be looked for there, and actions are asked for very often. */
const symbolsOf = (yields: readonly Yield[]): ReadonlySet<string> => new Set(yields.flatMap(Object.keys));
const BY_WORKERS = symbolsOf(CARDS.flatMap((row) => (isWorked(row.type) && 'gives' in row ? [row.gives] : [])));
const BY_COUNTING = symbolsOf(
  CARDS.flatMap((row) => ('traits' in row ? row.traits.flatMap((x) => (x.trait === 'per' ? [x.gives] : [])) : [])),
);

/** The sum of a symbol over all cards in play, before caps (TTA-IND-04); faces are counted by `happinessOf`. */
export function sumOf(s: State, seat: Seat, what: Rating): number {
  const p = playerOf(s, seat);
  let n = standingOf(p).gives[what];
  if (BY_WORKERS.has(what)) for (const h of p.holdings) if (h.workers > 0) n += h.workers * givesOf(h.id)[what];
  if (what === 'culture') for (const w of p.wonders) if (w.ruined) n += editionOf(s).ruinCulture;
  if (BY_COUNTING.has(what)) n += sumOfCounts(p, what);
  return s.seats > 2 ? n + sumOfPacts(s, seat, what) : n;
}
function sumOfCounts(p: Player, what: Rating): number {
  let n = 0;
  for (const trait of standingOf(p).traits) {
    if (trait.trait !== 'per') continue;
    const each = trait.gives[what];
    if (each !== undefined) n += each * countOf(p, trait.count);
  }
  return n;
}

/** All the symbols without the armies; units with what belongs to them (TTA-CRD-04). */
function rawStrength(s: State, seat: Seat): number {
  const p = playerOf(s, seat);
  const trait = traitOf(p, 'unit-strength');
  return sumOf(s, seat, 'strength') + (trait ? trait.n * sumWorkers(p, trait.types, () => 1) : 0) + tacticBonus(p);
}
/** What the tactic adds (TTA-TAC-02 to 05). */
export function tacticBonus(p: Player): number {
  if (p.tactic === null || hasTrait(p, 'no-tactic')) return 0;
  const squads: Squad[] = [];
  for (const h of p.holdings) {
    if (h.workers === 0) continue;
    const { type, level } = technologyOf(h.id);
    if (isUnit(type)) squads.push({ type, level, n: h.workers });
  }
  return armyBonus(squads, tacticOf(p.tactic), hasTrait(p, 'best-army-twice'));
}

export const strengthOf = (s: State, seat: Seat): number => clamp(rawStrength(s, seat), editionOf(s).caps.strength);
export const cultureOf = (s: State, seat: Seat): number => clamp(sumOf(s, seat, 'culture'), editionOf(s).caps.culture);
export const scienceOf = (s: State, seat: Seat): number => clamp(sumOf(s, seat, 'science'), editionOf(s).caps.science);

/** Happy faces, doubled by St. Peter's Basilica, minus unhappy ones, which are not (TTA-HAP-01, TTA-CRD-13). */
export function happinessOf(s: State, seat: Seat): number {
  const p = playerOf(s, seat);
  const all = sumOf(s, seat, 'happy');
  const sad = unhappyFaces(p);
  return clamp((all + sad) * factorOfFaces(p) - sad, editionOf(s).caps.happiness);
}
function unhappyFaces(p: Player): number {
  let n = Math.max(0, -givesOf(p.government).happy);
  for (const w of p.wonders) if (!w.ruined) n += Math.max(0, -givesOf(w.id).happy);
  return n;
}

/** Happy faces the yellow bank asks for (TTA-HAP-02). */
export const happyNeeded = (s: State, seat: Seat): number => byBank(editionOf(s).happyNeeded, playerOf(s, seat).yellow);
/** TTA-HAP-03; nobody is discontent in the Simple version (TTA-HAP-06). */
export const discontentOf = (s: State, seat: Seat): number =>
  versionOf(s).isAdvanced ? Math.max(0, happyNeeded(s, seat) - happinessOf(s, seat)) : 0;
/** TTA-HAP-04 */
export const threatensUprising = (s: State, seat: Seat): boolean => discontentOf(s, seat) > playerOf(s, seat).pool;

/** White and red tokens, used or not (TTA-ACT-01). */
export const civilTotal = (s: State, seat: Seat): number => Math.max(0, sumOf(s, seat, 'civilActions'));
export const militaryTotal = (s: State, seat: Seat): number => Math.max(0, sumOf(s, seat, 'militaryActions'));
/** Those not yet used; a smaller government leaves none, not fewer than none (TTA-GOV-05). */
export const civilLeft = (s: State, seat: Seat): number => Math.max(0, civilTotal(s, seat) - playerOf(s, seat).usedCivil);
export const militaryLeft = (s: State, seat: Seat): number => {
  const p = playerOf(s, seat);
  return Math.max(0, militaryTotal(s, seat) + p.extraMilitary - p.usedMilitary);
};

const limitBonus = (p: Player): number => traitOf(p, 'hand-limits')?.n ?? 0;
/** TTA-TAKE-02 */
export const civilLimit = (s: State, seat: Seat): number => civilTotal(s, seat) + limitBonus(playerOf(s, seat));
/** TTA-MCD-04, TTA-MCD-08 */
export const militaryLimit = (s: State, seat: Seat): number => militaryTotal(s, seat) + limitBonus(playerOf(s, seat));
/** Buildings of each urban type (TTA-BLD-03). */
export const urbanLimit = (s: State, seat: Seat): number =>
  sumOf(s, seat, 'urbanLimit') + (isHelped(s, seat) ? editionOf(s).help.urbanLimit : 0);
/** What is added to every expedition (TTA-COL-03). */
export const colonizationOf = (s: State, seat: Seat): number => sumOf(s, seat, 'colonization');
