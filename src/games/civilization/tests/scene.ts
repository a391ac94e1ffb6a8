import { ALL, fastDice, type Seat } from '../../../kernel/index.js';
import { type Moment as AnyMoment, toolkit } from '../../shared/tests/toolkit.js';
import type { ImprovementId } from '../cards/improvements.js';
import { TECH_NUMBER, WONDER_NUMBER } from '../cards/index.js';
import type { Kind } from '../cards/kinds.js';
import type { RegionId, SpaceId } from '../cards/map.js';
import type { MarkerId } from '../cards/markers.js';
import type { Era, TechId } from '../cards/technologies.js';
import type { WonderId } from '../cards/wonders.js';
import { idOf, REGION_COUNT, spaceOf } from '../cards/world.js';
import { addStack, atRest, inOrder } from '../change/figures.js';
import { civilization as game } from '../game.js';
import { BACK } from '../state/piles.js';
import {
  type Bundle,
  type Civ,
  type GameEvent,
  type Move,
  NOBODY,
  type Options,
  type Rider,
  type State,
  type Step,
} from '../state/state.js';

export type Moment = AnyMoment<Civ>;
export const { newGame, laid, does, refuses, allows, legalAt, asks, eventsOf } = toolkit<Civ, Move>(game, (move) => move);

/** Figures of a space: how many of each kind; a fleet with cargo as 'fleet-2+settler+infantry-1'. */
export type Figures = Readonly<Record<string, number>>;
export interface PlayerSpec {
  readonly gold?: number;
  /** Settlements by region: their size. */
  readonly settled?: Partial<Record<RegionId, number>>;
  readonly figures?: Partial<Record<SpaceId, Figures>>;
  readonly techs?: readonly TechId[];
  readonly wonders?: readonly WonderId[];
  readonly improvements?: readonly ImprovementId[];
  readonly quiet?: boolean;
  readonly out?: boolean;
}
export interface SceneSpec extends Partial<Options> {
  readonly era?: Era;
  readonly turn?: number;
  readonly first?: Seat;
  readonly players: readonly PlayerSpec[];
  /** Face up 'wine'; face down '?wine'; '?wine 1' when seat 1 has seen it. Regions not named have none. */
  readonly markers?: Partial<Record<RegionId, string>>;
  /** Technologies beside the board. */
  readonly beside?: readonly TechId[];
  /** Who has claimed milestones. */
  readonly milestones?: Readonly<Record<number, Seat>>;
  readonly struck?: boolean;
  /** What happens, the first one first. */
  readonly steps: readonly Step[];
}

function slotOf(text: string) {
  const [face, ...seen] = text.split(' ');
  if (!text.startsWith('?')) return { back: BACK, card: text as MarkerId, known: ALL };
  return { back: BACK, card: face!.slice(1) as MarkerId, known: seen.reduce((bits, seat) => bits | (1 << Number(seat)), 0) };
}

/** An exact position; what happens next begins at once. */
export function scene(spec: SceneSpec): Moment {
  const { era = 1, turn = 2, first = 0, players, markers = {}, beside = [], milestones = {}, struck = false, steps, ...options } = spec;
  return laid(players.length, { rules: 'basic', ...options }, (_, fresh) => {
    const s: State = { ...fresh, era, turn, first, struck, phase: 'movement', steps: steps.toReversed() };
    const owners = Array<number>(REGION_COUNT).fill(NOBODY);
    const sizes = Array<number>(REGION_COUNT).fill(0);
    const techs = s.techs.slice();
    const wonders = s.wonders.slice();
    for (const tech of beside) techs[TECH_NUMBER[tech]] = -2;
    s.milestones = s.milestones.map((x, i) => milestones[i] ?? x);
    s.markers = s.markers.map((_, region) => {
      const text = markers[idOf(region) as RegionId];
      return text ? slotOf(text) : null;
    });
    for (const [seat, p] of players.entries()) {
      const player = s.players[seat]!;
      player.gold = p.gold ?? 0;
      player.quiet = p.quiet ?? false;
      player.out = p.out ?? false;
      player.improvements = p.improvements ?? [];
      for (const [region, size] of Object.entries(p.settled ?? {})) {
        owners[spaceOf(region)] = seat;
        sizes[spaceOf(region)] = size;
      }
      for (const [space, figures] of Object.entries(p.figures ?? {}))
        for (const [key, n] of Object.entries(figures)) {
          const [kind, ...cargo] = key.split('+') as [Kind, ...Rider['kind'][]];
          addStack(player, { ...atRest(kind, spaceOf(space), n), cargo: inOrder(cargo.map((rider) => ({ kind: rider, left: 0 }))) });
        }
      for (const tech of p.techs ?? []) techs[TECH_NUMBER[tech]] = seat;
      for (const wonder of p.wonders ?? []) wonders[WONDER_NUMBER[wonder]] = seat;
    }
    Object.assign(s, { owners, sizes, techs, wonders });
    return s;
  });
}

/** All that follows a phase within a turn, for that many players. */
export const restOfTurn = (seats: number): Step[] => [
  { step: 'begin-trade' },
  { step: 'production' },
  ...Array.from({ length: seats }, (_, seat): Step => ({ step: 'begin-purchase', seat })),
  { step: 'end-turn' },
];
export const moves = (seat: Seat): Step => ({ step: 'begin-movement', seat });
export const buys = (seat: Seat): Step => ({ step: 'begin-purchase', seat });
export const trades: Step = { step: 'begin-trade' };
export const produces: Step = { step: 'production' };
/** A question behind everything, so that the moment before can be looked at. */
export const stops: Step = { step: 'draft', order: [0], chosen: [] };

/** The same moment with dice that make a move end as wished. */
export function luckily(at: Moment, seat: Seat, move: Move, wish: (events: readonly GameEvent[]) => boolean): Moment {
  for (let seed = 1; seed < 50_000; seed++) {
    const after = does({ ...at, position: { ...at.position, dice: fastDice(seed) } }, seat, move);
    if (wish(after.events)) return after;
  }
  throw new Error('no dice make it so');
}

/** The rounds of the battles told. */
export const rounds = (events: readonly GameEvent[]) => events.flatMap((e) => (e.event === 'round' ? [e] : []));
/** A battle ended, won by this side; -1: by none. */
export const ends =
  (winner: 0 | 1 | -1) =>
  (events: readonly GameEvent[]): boolean =>
    events.some((e) => e.event === 'battle-over' && e.winner === winner);

/** How many figures of a kind a seat has in a space, on board too. */
export function count({ state }: Moment, seat: Seat, space: SpaceId, kind: Kind): number {
  let n = 0;
  for (const x of state.players[seat]!.stacks) {
    if (x.at !== spaceOf(space)) continue;
    if (x.kind === kind) n += x.n;
    for (const rider of x.cargo) if (rider.kind === kind) n += x.n;
  }
  return n;
}
export const gold = ({ state }: Moment, seat: Seat): number => state.players[seat]!.gold;
/** [owner, size] of the settlement of a region. */
export const settlement = ({ state }: Moment, region: RegionId): [Seat, number] => [
  state.owners[spaceOf(region)]!,
  state.sizes[spaceOf(region)]!,
];
export const techsOf = ({ state }: Moment, seat: Seat): number => state.techs.filter((owner) => owner === seat).length;
export const ownsTech = ({ state }: Moment, seat: Seat, tech: TechId): boolean => state.techs[TECH_NUMBER[tech]] === seat;
export const ownsWonder = ({ state }: Moment, seat: Seat, wonder: WonderId): boolean => state.wonders[WONDER_NUMBER[wonder]] === seat;
export const marker = ({ state }: Moment, region: RegionId) => state.markers[spaceOf(region)] ?? null;

export const bundle = (some: Partial<Bundle>): Bundle => ({
  gold: 0,
  cards: [],
  settlements: [],
  techs: [],
  wonders: [],
  figures: [],
  ...some,
});
export const offer = (to: Seat, give: Partial<Bundle>, want: Partial<Bundle>, re = -1): Move => ({
  move: 'offer',
  to,
  give: bundle(give),
  want: bundle(want),
  re,
});
export const walk = (unit: string, from: RegionId, to: RegionId): Move => ({ move: 'walk', unit, from, to });
export const recruit = (kind: Kind, by: RegionId, at: SpaceId = by): Move => ({ move: 'recruit', kind, at, by });
export const buyTech = (tech: TechId): Move => ({ move: 'buy-technology', tech });
export const attack = (at: SpaceId, target: Seat = 1): Move => ({ move: 'attack', at, target });
export const commit = (owner: Seat, kind: Kind, air = false, cargo = ''): Move => ({ move: 'commit', owner, kind, cargo, air });
export const JOIN = (side: 0 | 1 | -1): Move => ({ move: 'join', side });
export const FINISH: Move = { move: 'finish-moving' };
export const DONE: Move = { move: 'finish-buying' };
