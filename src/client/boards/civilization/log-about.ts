import { isAdvanced } from '../../../games/civilization/ask/table.js';
import { MARKER, type MarkerId } from '../../../games/civilization/cards/markers.js';
import type { Ending, GameEvent, GoldCause, Loss, State } from '../../../games/civilization/state/state.js';

/** The card that a line is about. */
export function cardOf(e: GameEvent): string | undefined {
  if (e.event === 'technology') return `tech.${e.tech}`;
  if (e.event === 'wonder' || e.event === 'claim') return `wonder.${e.wonder}`;
  if (e.event === 'improvement') return `improvement.${e.improvement}`;
  return e.event === 'found' || e.event === 'revealed' ? `marker.${e.marker}` : undefined;
}

/** A rule of both rule sets, or that of the basic and that of the advanced game. */
type Rule = string | readonly [basic: string, advanced: string];

const MARKER_RULES: Readonly<Partial<Record<MarkerId, string>>> = {
  free_technology: 'CIV-EXP-05',
  treasure: 'CIV-EXP-06',
  minor_civilization: 'CIV-EXP-07',
  plague: 'CIV-EXP-08',
};
const BY_TYPE = { resource: 'CIV-EXP-02', event: 'CIV-EXP-04', terrain: 'CIV-EXP-10', blank: 'CIV-EXP-03' } as const;
const ruleOfMarker = (id: MarkerId): string => MARKER_RULES[id] ?? BY_TYPE[MARKER[id].type];

const LOSSES: Readonly<Record<Loss, string>> = {
  battle: 'CIV-CMB-01',
  plague: 'CIV-EXP-08',
  strike: 'CIV-WON-07',
  capture: 'CIV-BAT-06',
  'no-base': 'CIV-AIR-08',
  eliminated: 'CIV-CAP-04',
  founded: 'CIV-PUR-04',
  sold: 'CIV-PUR-09',
  sunk: 'CIV-CMB-08',
};
const GOLD: Readonly<Record<GoldCause, Rule>> = {
  treasure: 'CIV-EXP-06',
  production: ['CIV-PRB-01', 'CIV-PRA-01'],
  figure: 'CIV-PUR-11',
  village: 'CIV-PUR-04',
  expansion: 'CIV-PUR-05',
  technology: ['CIV-TEC-01', 'CIV-TEC-02'],
  improvement: 'CIV-IMP-02',
  wonder: 'CIV-WON-05',
  sale: 'CIV-PUR-09',
  royalty: 'CIV-ROY-01',
  trade: 'CIV-TRD-03',
  elimination: 'CIV-CAP-04',
};
const ENDS: Readonly<Record<Ending, Rule>> = {
  discoveries: 'CIV-END-01',
  die: 'CIV-END-02',
  era: 'CIV-END-02',
  limit: 'CIV-END-10',
  conquest: 'CIV-END-05',
  diplomatic: 'CIV-END-06',
  military: 'CIV-END-07',
  space: 'CIV-END-08',
};

const RULES: Readonly<Partial<Record<GameEvent['event'], Rule>>> = {
  settled: 'CIV-SET-04',
  looked: 'CIV-EXP-01',
  'marker-removed': 'CIV-EXP-03',
  plague: 'CIV-EXP-09',
  'minor-roll': 'CIV-EXP-07',
  'no-technology': 'CIV-EXP-05',
  unplaced: 'CIV-PUR-11',
  upgraded: ['CIV-UPG-01', 'CIV-UPG-02'],
  founded: 'CIV-PUR-04',
  'not-founded': 'CIV-EXP-13',
  captured: 'CIV-CAP-01',
  destroyed: 'CIV-WON-07',
  eliminated: 'CIV-CAP-04',
  passed: 'CIV-BAT-08',
  declared: 'CIV-BAT-01',
  'leader-roll': 'CIV-BAT-04',
  joined: 'CIV-BAT-10',
  battle: 'CIV-CMB-01',
  round: 'CIV-CMB-01',
  'battle-over': 'CIV-CMB-02',
  struck: 'CIV-WON-07',
  offered: 'CIV-TRD-10',
  deal: 'CIV-TRD-02',
  'offer-gone': 'CIV-TRD-10',
  'loan-forced': 'CIV-TRD-08',
  quiet: 'CIV-TRD-09',
  assigned: 'CIV-HAP-07',
  critical: ['CIV-PRB-02', 'CIV-PRA-02'],
  income: ['CIV-PRB-01', 'CIV-PRA-01'],
  technology: ['CIV-TEC-01', 'CIV-TEC-03'],
  wonder: ['CIV-WON-01', 'CIV-WON-03'],
  improvement: 'CIV-IMP-01',
  claim: 'CIV-WON-01',
  'claim-roll': 'CIV-WON-01',
  'end-die': 'CIV-END-02',
  over: 'CIV-SCO-05',
};

const SIZES = { expansion: 'CIV-PUR-05', free: 'CIV-PUR-13', plague: 'CIV-EXP-08' } as const;
const MOVES = { walk: 'CIV-MOV-03', board: 'CIV-MOV-05', land: 'CIV-MOV-05', sail: 'CIV-MOV-07', fly: 'CIV-AIR-01' } as const;

function saidBy(e: GameEvent): Rule | undefined {
  switch (e.event) {
    case 'order-roll':
      return e.of === 'draft' ? 'CIV-SET-04' : 'CIV-SET-07';
    case 'found':
    case 'revealed':
      return ruleOfMarker(e.marker);
    case 'placed':
      return e.free ? 'CIV-PUR-11' : ['CIV-PUR-08', 'CIV-PUR-07'];
    case 'moved':
      return MOVES[e.how];
    case 'lost':
      return LOSSES[e.by];
    case 'size':
      return SIZES[e.why];
    case 'gold':
      return GOLD[e.cause];
    case 'ending':
      return ENDS[e.ending];
    default:
      return RULES[e.event];
  }
}

/** The rule behind a line, as the game is played at this table. */
export function ruleOf(e: GameEvent, s: State): string | undefined {
  const rule = saidBy(e);
  return typeof rule === 'string' || rule === undefined ? rule : rule[isAdvanced(s) ? 1 : 0];
}
