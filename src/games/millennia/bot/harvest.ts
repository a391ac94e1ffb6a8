import type { Effect, IconSlot } from '../cards/ability.js';
import { BOARD_ACTIONS, SPECIAL_EFFECTS, type SpecialId } from '../cards/actions.js';
import { buildingOf, techOf } from '../cards/index.js';
import { TECH_TYPES } from '../cards/technologies.js';
import type { TrackId } from '../cards/tracks.js';
import type { Player } from '../state/state.js';
import { WEIGHTS } from './weights.js';
import { type Look, worthOfInstant, worthOfPoints, worthOfStep } from './worth.js';

const ALL_BITS = (1 << TECH_TYPES.length) - 1;
const bitOf = new Map<string, number>([...TECH_TYPES.map((type, i) => [type, 1 << i] as const), ['any', ALL_BITS]]);
const bitsOf = (slot: IconSlot): number => slot.reduce((bits, type) => bits | bitOf.get(type)!, 0);

/** Something icons can be used for, ready for quick comparison. */
interface Deed {
  readonly id: string;
  readonly slots: readonly number[];
  readonly effects: readonly Effect[];
  readonly once: boolean;
}

const isPlain = (e: { do: string }): boolean => e.do !== 'provideIcon';
const deedOf = (id: string, cost: readonly { use: string }[], effects: readonly Effect[], once: boolean): Deed => {
  const tech = cost.find((c): c is { use: 'tech'; slots: readonly IconSlot[] } => c.use === 'tech');
  return { id, slots: (tech?.slots ?? []).map(bitsOf), effects, once };
};
const BOARD_DEEDS = BOARD_ACTIONS.filter((a) => a.cost[0]!.use === 'tech').map((a) => deedOf(a.id, a.cost, a.effect, false));
const DEEDS = new Map<string, Deed | null>();

/** A building that does something with icons or by itself; null for all others. */
function deedOfBuilding(id: string): Deed | null {
  let deed = DEEDS.get(id);
  if (deed === undefined) {
    const { ability } = buildingOf(id);
    const works = ability.type === 'action' && ability.phase === 'E' && (ability.cost ?? []).every((c) => c.use === 'tech');
    deed = works ? deedOf(id, ability.cost ?? [], (ability.effect as readonly Effect[]).filter(isPlain), true) : null;
    DEEDS.set(id, deed);
  }
  return deed;
}
const ICONS = new Map<string, number>();
function iconBits(id: string): number {
  let bits = ICONS.get(id);
  if (bits === undefined) {
    const e = buildingOf(id).ability.effect?.find((x) => x.do === 'provideIcon');
    bits = e?.do === 'provideIcon' ? bitsOf(e.types) : 0;
    ICONS.set(id, bits);
  }
  return bits;
}

export const typeBit = (tech: string): number => bitOf.get(techOf(tech).type)!;

/** The icons a player can still use in this age, narrow ones first. */
export function iconsOf(p: Player): number[] {
  const icons: number[] = [];
  for (const x of p.techs) if (!x.engaged) icons.push(typeBit(x.id));
  for (const b of p.buildings) {
    const bits = b.engaged || b.dormant ? 0 : iconBits(b.id);
    if (bits > 0) icons.push(bits);
  }
  for (let i = 0; i < p.jokers; i++) icons.push(ALL_BITS);
  return icons;
}

/** Which icons would pay, as bits by their place in the list: narrow ones first; undefined when something is missing. */
function payment(icons: readonly number[], slots: readonly number[]): number | undefined {
  let used = 0;
  for (const slot of slots) {
    let best = -1;
    for (let i = 0; i < icons.length; i++) {
      if ((icons[i]! & slot) === 0 || (used & (1 << i)) !== 0) continue;
      if (best < 0 || (icons[best] === ALL_BITS && icons[i] !== ALL_BITS)) best = i;
    }
    if (best < 0) return undefined;
    used |= 1 << best;
  }
  return used;
}

/** What is left and what has been done while a bot thinks its actions through. */
interface Stock {
  icons: number[];
  rp: number;
  done: Map<TrackId, number>;
}

function worthOfDeed(o: Look, stock: Stock, effects: readonly Effect[]): number {
  let sum = 0;
  for (const e of effects) {
    if (e.do === 'advance') for (let n = 1; n <= e.n; n++) sum += worthOfStep(o, e.track, (stock.done.get(e.track) ?? 0) + n);
    else if (e.do === 'gainRP') sum += worthOfPoints(o, stock.rp + e.n) - worthOfPoints(o, stock.rp);
    else if (e.do === 'chooseOne') sum += Math.max(...e.options.map((option) => worthOfDeed(o, stock, option)));
    else sum += worthOfInstant(o, e);
  }
  return sum;
}

function take(stock: Stock, effects: readonly Effect[]): void {
  for (const e of effects) {
    if (e.do === 'advance') stock.done.set(e.track, (stock.done.get(e.track) ?? 0) + e.n);
    if (e.do === 'gainRP') stock.rp += e.n;
    if (e.do === 'gainJoker') for (let i = 0; i < e.n; i++) stock.icons.push(ALL_BITS);
  }
}

/** The least an action must bring for an icon to be used on it. */
const LEAST = 0.4;

/** About how many points the icons, markers and buildings of this age are good for: the best deeds first. */
export function harvest(o: Look, icons: readonly number[], specials: readonly SpecialId[] = o.p.specials): number {
  const stock: Stock = { icons: [...icons], rp: o.p.rp, done: new Map() };
  let sum = worthOfPoints(o, stock.rp);
  for (const special of specials) {
    if (special === 'joker') stock.icons.push(ALL_BITS);
    else {
      sum += worthOfDeed(o, stock, SPECIAL_EFFECTS[special]);
      take(stock, SPECIAL_EFFECTS[special]);
    }
  }
  const own = o.p.buildings.flatMap((b) => (b.engaged || b.dormant ? [] : (deedOfBuilding(b.id) ?? [])));
  let deeds = own.length > 0 ? [...BOARD_DEEDS, ...own] : BOARD_DEEDS;
  for (;;) {
    let best: Deed | undefined;
    let most = LEAST;
    let worth = 0;
    let price = 0;
    for (const deed of deeds) {
      const used = payment(stock.icons, deed.slots);
      if (used === undefined) continue;
      const total = worthOfDeed(o, stock, deed.effects) - (deed.id === 'academy' ? WEIGHTS.joker : 0);
      const each = deed.slots.length > 0 ? total / deed.slots.length : total + 10;
      if (each <= most) continue;
      [best, most, worth, price] = [deed, each, total, used];
    }
    if (!best) return sum;
    sum += worth;
    stock.icons = stock.icons.filter((_, i) => (price & (1 << i)) === 0);
    take(stock, best.effects);
    if (best.once) deeds = deeds.filter((deed) => deed !== best);
  }
}
