import type { CardId, Seat } from '../../../kernel/index.js';
import type { FullYield, PactTerms, Yield } from '../cards/ability.js';
import { CARDS, pactOf, tacticOf, warOf, wonderOf } from '../cards/index.js';
import { byBank, editionOf, versionOf } from '../editions/index.js';
import type { Player, State } from '../state/state.js';
import { armiesIn, armyBonus, type Drill, type Squad, type Tactic } from './armies.js';
import { countOf, sumOver } from './counts.js';
import { factorOfFaces, raisedFaces } from './faces.js';
import {
  type CountingTrait,
  facesOf,
  givesOf,
  hasTrait,
  isHelped,
  isUnit,
  isWorked,
  playerOf,
  precedes,
  standingOf,
  traitOf,
  traitsOf,
  workersOn,
} from './selectors.js';

type Rating = keyof FullYield;

/** TTA-IND-03. Ratings are worked out whenever they are asked for, so they are always up to date (TTA-ACT-07). */
const clamp = (n: number, cap: number): number => Math.min(Math.max(n, 0), cap);

/** What a civilisation has from the pact in front of a player, if it is a party to it. */
export function termsOf(s: State, seat: Seat, owner: Seat): PactTerms | undefined {
  const pact = s.players[owner]!.pact;
  if (pact === null || (owner !== seat && pact.partner !== seat)) return undefined;
  const row = pactOf(pact.card);
  return (pact.role === 'a') === (owner === seat) ? row.a : row.b;
}
export function sumOfPacts(s: State, seat: Seat, what: Rating): number {
  let n = 0;
  if (s.seats === 2) return n;
  for (let owner = 0; owner < s.seats; owner++) {
    if (s.players[owner]!.pact === null) continue;
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

/** The sum of a symbol over all cards in play, before caps (TTA-IND-04); faces are counted by `happinessOf`. */
export function sumOf(s: State, seat: Seat, what: Rating): number {
  const p = playerOf(s, seat);
  const { gives, counting } = standingOf(p);
  let n = gives[what];
  if (BY_WORKERS.has(what)) n += sumWorkers(p, what);
  if (what === 'culture') for (const w of p.wonders) n += w.ruined ? editionOf(s).ruinCulture : w.tokens ? keptCulture(w.id) * w.tokens : 0;
  if (p.lore.token === what) n += traitOf(p, 'either-token')?.[what] ?? 0; // TTX-CRD-10
  if (what === 'happy') for (const w of p.wonders) n += w.faces ?? 0; // TTN-CRD-12
  const traits = counting[what];
  if (traits !== undefined) n += sumOfCounts(s, seat, traits, what);
  return s.seats > 2 ? n + sumOfPacts(s, seat, what) : n;
}
/** What all the workers give. */
function sumWorkers(p: Player, what: Rating): number {
  let n = 0;
  const faces = facesOf(p);
  for (let i = 0; i < faces.length; i++) {
    const { workers } = p.holdings[i]!;
    if (workers > 0) n += workers * faces[i]!.gives[what];
  }
  return n;
}
/** What each token on a wonder gives (TTX-CRD-34). */
function keptCulture(wonder: CardId): number {
  const trait = wonderOf(wonder).traits.find((x) => x.trait === 'kept-tokens');
  return trait?.trait === 'kept-tokens' ? trait.culture : 0;
}
/** What traits add by counting, or by the age (TTX-CRD-08). */
function sumOfCounts(s: State, seat: Seat, traits: readonly CountingTrait[], what: Rating): number {
  let n = 0;
  for (const trait of traits)
    n += trait.trait === 'by-age' ? (trait.gives[s.age]?.[what] ?? 0) : trait.gives[what]! * countOf(s, seat, trait.count);
  return n;
}

/** All the symbols without the armies; units with what belongs to them (TTA-CRD-04). */
function rawStrength(s: State, seat: Seat): number {
  const p = playerOf(s, seat);
  const trait = traitOf(p, 'unit-strength');
  return sumOf(s, seat, 'strength') + (trait ? trait.n * sumOver(p, trait.types, () => 1) : 0) + tacticBonus(s, p);
}
/** What the tactic adds (TTA-TAC-02 to 05). */
export function tacticBonus(s: State, p: Player): number {
  if (p.tactic === null || hasTrait(p, 'no-tactic')) return 0;
  return armyBonus(squadsOf(p), tacticIn(p)!, hasTrait(p, 'best-army-twice'), drillOf(s, p));
}
function squadsOf(p: Player): Squad[] {
  const squads: Squad[] = [];
  const faces = facesOf(p);
  for (let i = 0; i < faces.length; i++) {
    const n = p.holdings[i]!.workers;
    const { type, level } = faces[i]!;
    if (n > 0 && isUnit(type)) squads.push({ type, level, n });
  }
  return squads;
}
/** The tactic a civilisation uses. */
export function tacticIn(p: Player): Tactic | undefined {
  if (p.tactic === null) return undefined;
  const row = tacticOf(p.tactic);
  const more = p.lore.taught; // TTX-CRD-04
  return more
    ? { ...row, strength: row.strength + more, ...(row.obsolete === undefined ? undefined : { obsolete: row.obsolete + more }) }
    : row;
}
/** What the leader lets units do; farmers stay at home when units are sent away (TTX-CRD-11). */
export const drillOf = (s: State, p: Player, isAway = false): Drill => ({
  riders: hasTrait(p, 'infantry-as-cavalry'),
  farmers: !isAway && hasTrait(p, 'farmers-fight') ? workersOn(p, 'farm') : 0,
  twice: hasTrait(p, 'unit-twice') ? (precedes(s, 4) ? 'not-alone' : 'any') : undefined,
});
export const armiesOf = (s: State, p: Player): number => (p.tactic === null ? 0 : armiesIn(squadsOf(p), tacticIn(p)!, drillOf(s, p)));

/** Production bonuses of the cards in play, without those of pacts (TTX-PROD-01). */
export function bonusFrom(s: State, seat: Seat, goods: 'food' | 'resources'): number {
  const { gives, counting } = standingOf(playerOf(s, seat));
  return gives[goods] + sumOfCounts(s, seat, counting[goods] ?? [], goods);
}

export const strengthOf = (s: State, seat: Seat): number => clamp(rawStrength(s, seat), editionOf(s).caps.strength);
export const cultureOf = (s: State, seat: Seat): number => clamp(sumOf(s, seat, 'culture'), editionOf(s).caps.culture);
export const scienceOf = (s: State, seat: Seat): number => clamp(sumOf(s, seat, 'science'), editionOf(s).caps.science);

/** Happy faces, doubled by St. Peter's Basilica, minus unhappy ones, which are not (TTA-HAP-01, TTA-CRD-13). */
export function happinessOf(s: State, seat: Seat): number {
  const p = playerOf(s, seat);
  const all = sumOf(s, seat, 'happy') + raisedFaces(p);
  const sad = unhappyFaces(p);
  return clamp((all + sad) * factorOfFaces(p) - sad - unrestOf(s, seat), editionOf(s).caps.happiness);
}
function unhappyFaces(p: Player): number {
  let n = Math.max(0, -givesOf(p.government).happy);
  for (const w of p.wonders) if (!w.ruined) n += Math.max(0, -givesOf(w.id).happy);
  return n;
}

/** Unhappy faces of a war that brings unrest to both parties (TTX-CRD-58). */
function unrestOf(s: State, seat: Seat): number {
  let n = 0;
  for (let owner = 0; owner < s.seats; owner++) {
    const war = s.players[owner]!.war;
    if (war !== null && (owner === seat || war.target === seat)) n += warOf(war.card).unrest ?? 0;
  }
  return n;
}

/** Happy faces the yellow bank asks for (TTA-HAP-02). */
export const happyNeeded = (s: State, seat: Seat): number => byBank(editionOf(s).happyNeeded, playerOf(s, seat).yellow);
/** TTA-HAP-03; nobody is discontent in the Simple version (TTA-HAP-06). */
export const discontentOf = (s: State, seat: Seat): number =>
  versionOf(s).isAdvanced ? Math.max(0, happyNeeded(s, seat) - happinessOf(s, seat) - calmOf(playerOf(s, seat))) : 0;
/** Discontent workers that never count (TTX-CRD-18). */
const calmOf = (p: Player): number => traitsOf(p, 'calm').reduce((sum, { n }) => sum + n, 0);
/** Happy faces beyond what the bank asks for; none with an empty bank (TTX-CRD-38). */
export const surplusFaces = (s: State, seat: Seat): number =>
  playerOf(s, seat).yellow === 0 ? 0 : Math.max(0, happinessOf(s, seat) - happyNeeded(s, seat));
/** TTA-HAP-04 */
export const threatensUprising = (s: State, seat: Seat): boolean => discontentOf(s, seat) > playerOf(s, seat).pool;

/** White tokens, used or not (TTA-ACT-01). Asked for with every move, and mostly all that the cards give. */
export function civilTotal(s: State, seat: Seat): number {
  const p = playerOf(s, seat);
  const { gives, counting } = standingOf(p);
  const isPlain = counting.civilActions === undefined && p.lore.token === undefined && !isBound(s, seat);
  return Math.max(0, isPlain ? gives.civilActions : sumOf(s, seat, 'civilActions'));
}
/** Red ones (TTA-ACT-01). */
export function militaryTotal(s: State, seat: Seat): number {
  const p = playerOf(s, seat);
  const { gives, counting } = standingOf(p);
  const isPlain = counting.militaryActions === undefined && p.lore.token === undefined && !isBound(s, seat);
  return Math.max(0, isPlain ? gives.militaryActions : sumOf(s, seat, 'militaryActions'));
}
/** Is it a party to any pact? */
function isBound(s: State, seat: Seat): boolean {
  if (s.players[seat]!.pact !== null) return true;
  for (const { pact } of s.players) if (pact !== null && pact.partner === seat) return true;
  return false;
}
/** Those not yet used; a smaller government leaves none, not fewer than none (TTA-GOV-05). */
export const civilLeft = (s: State, seat: Seat): number => {
  const p = playerOf(s, seat);
  return Math.max(0, civilTotal(s, seat) + (p.lore.lent ?? 0) - p.usedCivil);
};
export const militaryLeft = (s: State, seat: Seat): number => {
  const p = playerOf(s, seat);
  return Math.max(0, militaryTotal(s, seat) + p.extraMilitary - p.usedMilitary);
};

const limitBonus = (p: Player): number => traitOf(p, 'hand-limits')?.n ?? 0;
/** TTA-TAKE-02 */
export const civilLimit = (s: State, seat: Seat): number => civilTotal(s, seat) + limitBonus(playerOf(s, seat));
/** TTA-MCD-04, TTA-MCD-08, TTN-HAND-01 */
export const militaryLimit = (s: State, seat: Seat): number => militaryTotal(s, seat) + limitBonus(playerOf(s, seat));
/** Buildings of each urban type (TTA-BLD-03). */
export const urbanLimit = (s: State, seat: Seat): number =>
  sumOf(s, seat, 'urbanLimit') + (isHelped(s, seat) ? editionOf(s).help.urbanLimit : 0);
/** What is added to every expedition (TTA-COL-03). */
export const colonizationOf = (s: State, seat: Seat): number => sumOf(s, seat, 'colonization');
