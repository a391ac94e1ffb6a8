import type { Seat } from '../../../kernel/index.js';
import { AGES, incomeOf, playerOf } from '../ask/selectors.js';
import { buildingOf, techOf } from '../cards/index.js';
import { TECH_TYPES } from '../cards/technologies.js';
import { TRACKS } from '../cards/tracks.js';
import { DEFAULTS } from '../state/setup.js';
import type { Player, State } from '../state/state.js';
import { harvest, iconsOf } from './harvest.js';
import { outlookOf } from './outlook.js';
import { worthOfFuture, worthOfGold } from './prospects.js';
import { lookOf } from './worth.js';

const PHASES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const ABILITIES = ['action', 'trigger', 'choiceOfTriggers', 'icon', 'modifier', 'passive', 'endgame'];

/** What everybody sees of a seat. */
const OPEN_NAMES = [
  'points',
  'gold',
  'jokers',
  'research points',
  'cards',
  'wonders',
  'research cards',
  'books',
  'markers',
  'specials',
  'leader',
  'tyranny',
  ...TRACKS,
  ...TRACKS.map((track) => `${track} squared`),
  ...TECH_TYPES,
  ...TECH_TYPES.map((type) => `${type} to come`),
  ...ABILITIES.map((type) => `buildings: ${type}`),
  'buildings to come',
];
/** What takes thought, for the seat itself. */
const OWN_NAMES = ['final scoring', 'worth of gold', 'future', 'harvest', 'income', 'gold times ages', 'architect'];
const TABLE_NAMES = [
  'ages left',
  'acts',
  'ready',
  'seats',
  'other side',
  ...Array.from({ length: AGES }, (_, i) => `age ${i + 1}`),
  ...PHASES,
];
const names: readonly string[] = [...OPEN_NAMES, ...OWN_NAMES, ...OPEN_NAMES.map((name) => `rival ${name}`), ...TABLE_NAMES];

const PLACE_OF_TYPE = new Map<string, number>(TECH_TYPES.map((type, i) => [type, i]));

/** Add what is seen of a seat, each figure times `share`, from that place on. */
function addSeat(x: Float64Array, from: number, s: State, seat: Seat, share: number): void {
  const p: Player = playerOf(s, seat);
  const left = AGES - s.age;
  let at = from;
  const add = (n: number): void => {
    x[at++]! += share * n;
  };
  for (const n of [p.vp, p.gold, p.jokers, p.rp, p.hand.length, p.wonders.length, p.research.length, p.books.length, p.markers]) add(n);
  for (const n of [p.specials.length, Number(s.leader === seat), Number(p.branch === 'tyranny')]) add(n);
  for (const track of TRACKS) add(p.tracks[track]);
  for (const track of TRACKS) add(p.tracks[track] ** 2 / 10);
  for (const tech of p.techs) {
    const place = at + PLACE_OF_TYPE.get(techOf(tech.id).type)!;
    if (!tech.engaged) x[place]! += share;
    x[place + TECH_TYPES.length]! += share * Math.min(left, tech.last - s.age);
  }
  at += 2 * TECH_TYPES.length;
  for (const building of p.buildings) {
    const { last, ability } = buildingOf(building.id);
    if (building.dormant) continue;
    x[at + ABILITIES.indexOf(ability.type)]! += share;
    if (last !== undefined) x[at + ABILITIES.length]! += share * Math.max(0, Math.min(left, last - s.age));
  }
}

function of(s: State, seat: Seat): Float64Array {
  const o = lookOf(outlookOf(s, seat));
  const x = new Float64Array(names.length);
  addSeat(x, 0, s, seat, 1);
  const { rows, trade, cards } = incomeOf(s, seat);
  const own = [
    o.points,
    worthOfGold(o, o.p.gold),
    worthOfFuture(o),
    o.acts ? harvest(o, iconsOf(o.p)) : 0,
    rows + trade + cards,
    o.p.gold * o.left,
    Number(s.architect === seat),
  ];
  x.set(own, OPEN_NAMES.length);
  const others = OPEN_NAMES.length + OWN_NAMES.length;
  for (let other = 0; other < s.seats; other++) if (other !== seat) addSeat(x, others, s, other, 1 / (s.seats - 1));
  const table = others + OPEN_NAMES.length;
  x.set([o.left, Number(o.acts), Number(o.p.ready), s.seats, Number(s.options.side !== DEFAULTS.side)], table);
  x[table + 5 + Math.min(AGES, s.age) - 1] = 1;
  const phase = PHASES.indexOf(s.phase);
  if (phase >= 0) x[table + 5 + AGES + phase] = 1;
  return x;
}

/** What a position looks like in figures. In the action phase nobody else is looked at (MIL-NET-03), so it is learnt apart; solo is not learnt. */
export const features = { names, of, net: (s: State): string => (s.automa ? 'alone' : s.phase === 'E' ? 'actions' : 'other phases') };
