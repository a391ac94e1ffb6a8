import { ALL, type Seat } from '../../../kernel/index.js';
import { figurePrice } from '../ask/prices.js';
import { scoreOf, standings } from '../ask/scoring.js';
import { isAdvanced } from '../ask/table.js';
import { KIND } from '../cards/kinds.js';
import { TECHNOLOGIES } from '../cards/technologies.js';
import { REGION_COUNT, type Space } from '../cards/world.js';
import type { State } from '../state/state.js';
import { type Forces, forcesOf, NO_FORCE, threatTo, wallOf, winChance } from './forces.js';
import { bestGoal, byWorth, type Goal, type Journey, journeyFrom } from './journeys.js';
import { coinWorth, type Prospect, prospectOf, purseWorth, streamWorth } from './outlook.js';
import { afterJourney, safeLands, sendSettlers } from './settlers.js';
import { shareOf } from './shares.js';
import { type Skill, VETERAN } from './skill.js';
import { type Tempo, tempoByIncome, tempoByTechnologies } from './tempo.js';
import { PATIENCE, WEIGHTS } from './weights.js';

/** What a position holds for a seat, worked out once. */
export interface Outlook extends Tempo {
  readonly s: State;
  readonly seat: Seat;
  readonly prospect: Prospect;
  readonly forces: Forces;
  readonly skill: Skill;
}
export function outlookOf(s: State, seat: Seat, skill = VETERAN, forces = forcesOf(s)): Outlook {
  const tempo = skill.readsIncome ? tempoByIncome(s) : tempoByTechnologies(s);
  return { s, seat, ...tempo, prospect: prospectOf(s, seat), forces, skill };
}

/** What a settlement is worth to whoever has it, or to somebody else who would: its points and its part of the income. */
export function settlementWorth(o: Pick<Outlook, 's' | 'productions' | 'skill'>, region: Space, who = o.s.owners[region]!): number {
  const { s, productions, skill } = o;
  const size = s.sizes[region]!;
  const stream = streamWorth(productions);
  if (skill.isShrewd) return size + stream * shareOf(o, region, who);
  const marker = s.markers[region];
  return size * (1 + 0.5 * stream) + (marker && marker.known === ALL ? 4 : 0) * stream;
}

/** Settlers go where a village is worth most, each to a place of its own. */
function settlerWorth(o: Outlook): number {
  const p = o.s.players[o.seat]!;
  if (!p.stacks.some((x) => x.kind === 'settler' || x.cargo.some((rider) => rider.kind === 'settler'))) return 0;
  let sum = 0;
  for (const { at, left, goals } of sendSettlers(p, safeLands(o)).parties) {
    const journey = journeyFrom(p, at, 2, left);
    for (const { region, worth } of goals) sum += WEIGHTS.promise * afterJourney(worth, journey(region));
  }
  return sum;
}

/** What could be conquered: by those who stand beside it, at once, and by the strongest army, later. */
export interface Prizes {
  /** By region; 0 where there is nothing. */
  readonly now: Float64Array;
  readonly later: readonly Goal[];
}
export function prizesOf(o: Outlook): Prizes {
  const { s, seat, forces } = o;
  const now = new Float64Array(REGION_COUNT);
  const later: Goal[] = [];
  let strongest = NO_FORCE;
  for (const x of s.players[seat]!.stacks)
    if (KIND[x.kind].isArmy && forces.armies(seat, x.at).power > strongest.power) strongest = forces.armies(seat, x.at);
  if (strongest.n === 0) return { now, later };
  const army = { n: strongest.n + 2, power: (strongest.power / strongest.n) * (strongest.n + 2) };
  for (let region = 0; region < REGION_COUNT; region++) {
    const owner = s.owners[region]!;
    if (owner < 0 || owner === seat) continue;
    const worth = settlementWorth(o, region, seat) + settlementWorth(o, region) * WEIGHTS.rivals;
    const defenders = forces.armies(owner, region);
    const wall = wallOf(s, region);
    const chance = winChance(threatTo(forces, seat, region), defenders, 0, wall);
    // Who would lose the battle stays away.
    now[region] = chance >= WEIGHTS.courage ? chance * worth : -worth;
    const hope = winChance(army, defenders, 0, wall);
    if (hope > 0.4) later.push({ region, worth: hope * hope * worth });
  }
  later.sort(byWorth);
  return { now, later };
}

/** What an army at a space may hope for. */
export const conquestWorth = ({ now, later }: Prizes, at: Space, journey: Journey): number =>
  now[at] || (bestGoal(later, journey, PATIENCE)?.worth ?? 0);

/** Armies guard and deter; beside something weak they are worth more. */
function armyWorth(o: Outlook, settlements: number): number {
  const { s, seat } = o;
  const p = s.players[seat]!;
  let [guards, sum, reserve, pressure] = [Math.max(1, settlements / 2), 0, 0, 0];
  let prizes: Prizes | undefined;
  for (const x of p.stacks) {
    const row = KIND[x.kind];
    if (!row.isMilitary) continue;
    const price = figurePrice(s, x.kind) * WEIGHTS.gold;
    const asGuards = Math.min(guards, x.n);
    guards -= asGuards;
    reserve += price * (x.n - asGuards);
    sum += price * asGuards * WEIGHTS.guard;
    if (!row.isArmy || o.productions < 1) continue;
    prizes ??= prizesOf(o);
    pressure += Math.min(x.n, 3) * Math.max(0, conquestWorth(prizes, x.at, journeyFrom(p, x.at, 1, x.left)));
  }
  // The tenth reserve is worth less than the first.
  return sum + WEIGHTS.reserve * 3 * Math.log1p(reserve / 3) + WEIGHTS.pressure * 0.3 * Math.min(pressure, 12);
}

/** What may be lost to others in their next turn. */
function fearOf(o: Outlook): { fear: number; settlements: number } {
  const { s, seat, forces } = o;
  let [fear, settlements] = [0, 0];
  for (let region = 0; region < REGION_COUNT; region++) {
    if (s.owners[region] !== seat) continue;
    settlements++;
    for (let foe = 0; foe < s.seats; foe++) {
      if (foe === seat) continue;
      const threat = threatTo(forces, foe, region);
      if (threat.n > 0) fear += winChance(threat, forces.armies(seat, region), 0, wallOf(s, region)) * settlementWorth(o, region);
    }
  }
  return { fear, settlements };
}

/** Technologies beyond their points: taxes, what they open, and prices of those still to come. */
function technologyWorth({ s, seat, productions }: Outlook): number {
  if (!isAdvanced(s) || productions <= 0) return 0;
  let sum = 0;
  for (let i = 0; i < s.techs.length; i++) {
    if (s.techs[i] !== seat) continue;
    const row = TECHNOLOGIES[i]!;
    sum += WEIGHTS.technology;
    if (row.era >= s.era) sum += WEIGHTS.tax * (s.seats - 1) * ((row.units?.length ?? 0) + (row.improvements?.length ?? 0));
  }
  return sum;
}

/** Points of all productions to come: the next one with what is lent, those of this era, those of later ones. */
function incomeAhead({ productions, ofEra, prospect: { now, income, later } }: Outlook): number {
  const next = Math.min(1, productions) * coinWorth(productions - 1);
  const after = Math.max(0, productions - ofEra);
  return now * next + income * (streamWorth(productions) - streamWorth(after) - next) + later * streamWorth(after);
}

/** Points that a seat will have in the end, as far as one can see. */
function prospects(s: State, seat: Seat, forces: Forces): number {
  if (s.players[seat]!.out) return -10;
  const o = outlookOf(s, seat, VETERAN, forces);
  const { fear, settlements } = fearOf(o);
  const isLast = o.productions <= 0 && s.phase !== 'purchase';
  const purse = s.players[seat]!.gold;
  const gold = isLast ? purse * WEIGHTS.lastGold : purseWorth(purse, o.prospect.income, o.productions);
  const income = o.productions <= 0 ? 0 : incomeAhead(o);
  const future = o.productions <= 0 ? 0 : settlerWorth(o) + technologyWorth(o);
  return scoreOf(s, seat) + gold + income + future + armyWorth(o, settlements) - WEIGHTS.fear * fear;
}

/** By how many points the seat will be ahead; exact when the game is over. */
export function value(s: State, seat: Seat): number {
  if (s.over) return result(s, seat);
  const forces = forcesOf(s);
  let others = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const worth = prospects(s, other, forces);
    others += worth;
    best = Math.max(best, worth);
  }
  const rivals = (others / (s.seats - 1) + best) / 2;
  return prospects(s, seat, forces) - WEIGHTS.rivals * rivals + hopes(s, seat);
}

/** Offers that still wait for an answer are worth a little, or nobody would make any. */
function hopes(s: State, seat: Seat): number {
  return s.trading ? 0.02 * s.trading.offers.filter((x) => x.from === seat).length : 0;
}

function result(s: State, seat: Seat): number {
  const table = standings(s);
  const mine = table[seat]!;
  const best = Math.max(...table.filter((x) => x.seat !== seat).map((x) => x.score));
  return mine.score - best + (mine.rank === 1 ? WEIGHTS.victory : -WEIGHTS.victory);
}
