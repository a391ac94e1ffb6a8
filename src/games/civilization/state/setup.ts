import type { Slot, Turn } from '../../../kernel/index.js';
import { MILESTONES, START_GOLD } from '../cards/tables.js';
import { TECHNOLOGIES } from '../cards/technologies.js';
import { WONDERS } from '../cards/wonders.js';
import { REGION_COUNT } from '../cards/world.js';
import { rollOff } from '../change/rolls.js';
import type { Options } from './options.js';
import { allMarkers, BACK } from './piles.js';
import { type Bought, type Civ, NOBODY, type Player, type State } from './state.js';

export const NOTHING_BOUGHT: Bought = { grown: [], founded: [], placed: [], switched: false };

const newPlayer = (): Player => ({ gold: START_GOLD, stacks: [], improvements: [], quiet: false, out: false });
const nobody = (n: number): number[] => Array<number>(n).fill(NOBODY);

export function setup(t: Turn<Civ>, options: Options, seats: number): State {
  const all = t.shuffle(allMarkers(options.richWorld, seats)).map((card): Slot => ({ back: BACK, card, known: 0 })); // CIV-SET-02
  const table = Array.from({ length: seats }, (_, seat) => seat);
  const first = rollOff(t, table, (winner, rolls) => ({ event: 'order-roll', rolls, winner, of: 'draft' })); // CIV-SET-04
  const forth = table.map((i) => (first + i) % seats);
  return {
    seats,
    options,
    steps: [{ step: 'turn' }, { step: 'first-player' }, { step: 'draft', order: [...forth, ...forth.toReversed()], chosen: [] }],
    notes: [],
    over: false,
    turn: 0,
    era: 1,
    first,
    phase: 'setup',
    markers: all.slice(0, REGION_COUNT),
    box: all.slice(REGION_COUNT),
    gone: [],
    owners: nobody(REGION_COUNT),
    sizes: Array<number>(REGION_COUNT).fill(0),
    techs: nobody(TECHNOLOGIES.length),
    wonders: nobody(WONDERS.length),
    milestones: nobody(MILESTONES.length),
    struck: false,
    players: table.map(newPlayer),
    moving: null,
    trading: null,
    loans: [],
    bought: NOTHING_BOUGHT,
    ending: null,
  };
}
