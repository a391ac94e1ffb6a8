import { TECHNOLOGY } from '../../../games/civilization/cards/index.js';
import type { Civ, GameEvent } from '../../../games/civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { LoggedEvent } from '../../table/table.js';

type Loss = Of<'lost'>['by'];
export type Of<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;
type Trigger = Of<'battle-over' | 'plague' | 'era' | 'eliminated' | 'claim' | 'struck'>;

/** What led to a scene, and what it did; told by the log alone, so that a longer game begins with the scenes of a shorter one. */
export interface Found {
  readonly ply: number;
  readonly e: Trigger;
  readonly fight: Fight;
  readonly era: EraAccount;
  /** Figures lost by each seat. */
  readonly lost: Map<Seat, number>;
  readonly taken: Of<'captured'>[];
  readonly shrunk: Of<'size'>[];
  readonly razed: Of<'destroyed'>[];
  readonly gold: Map<Seat, number>;
}
interface Fight {
  sides: readonly [readonly Seat[], readonly Seat[]];
  readonly won: [number, number];
  readonly rounds: Of<'round'>[];
  readonly lost: Map<Seat, number>;
}
/** What an era has brought each seat so far. */
interface EraAccount {
  readonly techs: Map<Seat, number>;
  readonly founded: Map<Seat, number>;
  readonly taken: Map<Seat, number>;
  opened?: Of<'technology'>;
}

const newFight = (sides: Fight['sides']): Fight => ({ sides, won: [0, 0], rounds: [], lost: new Map() });
const newEra = (): EraAccount => ({ techs: new Map(), founded: new Map(), taken: new Map() });
const add = (sums: Map<Seat, number>, seat: Seat, n = 1): void => void sums.set(seat, (sums.get(seat) ?? 0) + n);
const TRIGGERS = new Set<GameEvent['event']>(['battle-over', 'plague', 'era', 'eliminated', 'claim', 'struck']);
const IN_BATTLE: ReadonlySet<Loss> = new Set<Loss>(['battle', 'capture', 'sunk']);
/** Which losses a scene is to blame for. */
const CAUSES: Readonly<Partial<Record<GameEvent['event'], ReadonlySet<Loss>>>> = {
  'battle-over': IN_BATTLE,
  plague: new Set<Loss>(['plague', 'sunk']),
  struck: new Set<Loss>(['strike', 'sunk']),
  eliminated: new Set<Loss>(['eliminated', 'sunk']),
};
const isTrigger = (e: GameEvent): e is Trigger => TRIGGERS.has(e.event);

export function gather(log: readonly LoggedEvent<Civ>[]): readonly Found[] {
  const found: Found[] = [];
  let fight = newFight([[], []]);
  let era = newEra();
  let now = 1;
  for (const { ply, e } of log) {
    if (e.event === 'battle') fight = newFight(e.sides);
    else if (e.event === 'round') {
      fight.rounds.push(e);
      if (e.winner !== -1) fight.won[e.winner] += 1;
    }
    keepAccount(era, e, now);
    if (isTrigger(e)) {
      const nothing = { taken: [], shrunk: [], razed: [], gold: new Map<Seat, number>() };
      found.push({ ply, e, fight, era, lost: e.event === 'battle-over' ? fight.lost : new Map(), ...nothing });
      if (e.event !== 'era') continue;
      era = newEra();
      now = e.era;
    } else if (e.event === 'lost' && IN_BATTLE.has(e.by) && found.at(-1)?.fight !== fight) add(fight.lost, e.seat, e.n);
    else if (found.at(-1)?.ply === ply) follow(found.at(-1)!, e);
  }
  return found;
}

function keepAccount(era: EraAccount, e: GameEvent, now: number): void {
  if (e.event === 'founded') add(era.founded, e.seat);
  else if (e.event === 'captured') add(era.taken, e.seat);
  else if (e.event === 'technology' && TECHNOLOGY[e.tech].era === now) add(era.techs, e.seat);
  else if (e.event === 'technology' && e.source === 'bought' && TECHNOLOGY[e.tech].era > now) era.opened ??= e;
}

/** What happens in the same breath belongs to the scene. */
function follow(scene: Found, e: GameEvent): void {
  if (e.event === 'lost' && CAUSES[scene.e.event]?.has(e.by)) add(scene.lost, e.seat, e.n);
  else if (e.event === 'captured') scene.taken.push(e);
  else if (e.event === 'size' && e.why === 'plague') scene.shrunk.push(e);
  else if (e.event === 'destroyed') scene.razed.push(e);
  else if (e.event === 'gold' && e.cause === 'elimination') add(scene.gold, e.seat, e.by);
}
