import type { Seat } from '../../../kernel/index.js';
import { grossOf } from '../ask/crops.js';
import { growthPrice } from '../ask/prices.js';
import {
  civilLeft,
  civilTotal,
  cultureOf,
  discontentOf,
  happinessOf,
  happyNeeded,
  militaryLeft,
  militaryTotal,
  scienceOf,
  strengthOf,
  tacticBonus,
  urbanLimit,
} from '../ask/ratings.js';
import { isActive, isUnit, isUrban, isWorked, levelOf, playerOf } from '../ask/selectors.js';
import { cardOf, technologyOf, wonderOf } from '../cards/index.js';
import { consumptionOf, corruptionOf } from '../change/production.js';
import { stored } from '../change/tokens.js';
import type { State } from '../state/state.js';
import { outlookOf } from './outlook.js';
import { partsOf } from './prospects.js';
import { WEIGHTS } from './weights.js';

/** What workers do, by the type of their card; all others are soldiers. */
const TRADES = ['farm', 'mine', 'lab', 'temple', 'arena', 'library', 'theater'] as const;
/** Technologies of which a better one, in play or in the hand, changes what a civilisation can become. */
const GROUPS = ['farm', 'mine', 'lab', 'urban', 'unit'] as const;
type Group = (typeof GROUPS)[number];
const groupOf = (type: string): Group => (type === 'farm' || type === 'mine' || type === 'lab' ? type : isUnit(type) ? 'unit' : 'urban');

/** What is seen of one civilisation. What nobody else may know (its military cards) is counted, not looked at. */
const SEEN = [
  'culture',
  'culture rate',
  'science',
  'science rate',
  'food',
  'food rate',
  'resources',
  'resource rate',
  'civil actions',
  'military actions',
  'strength',
  'tactic',
  'faces to spare',
  'discontent',
  'idle workers',
  'price of the next worker',
  'yellow bank',
  'blue bank',
  'corruption',
  'consumption',
  'room for urban buildings',
  'military cards',
  'colonies',
  'wonders',
  'stages',
  'stages missing',
  'leader',
  'level of leader',
  'government',
  'specials',
  'technologies in hand',
  'actions in hand',
  'leaders and governments in hand',
  'levels of land',
  'levels of urban buildings',
  'levels of units',
  ...TRADES.map((trade) => `workers on ${trade}`),
  'soldiers',
  ...GROUPS.map((group) => `best ${group}`),
  ...GROUPS.map((group) => `below the best ${group}`),
  ...GROUPS.map((group) => `better ${group} in hand`),
];
/** Where the lists in it begin. */
const at = (name: string): number => SEEN.indexOf(name);
const [IN_HAND, LAND, WORKERS, BEST, BELOW, BETTER] = [
  at('technologies in hand'),
  at('levels of land'),
  at(`workers on ${TRADES[0]}`),
  at(`best ${GROUPS[0]}`),
  at(`below the best ${GROUPS[0]}`),
  at(`better ${GROUPS[0]} in hand`),
];

function lookAt(s: State, seat: Seat, out: Float64Array): void {
  const p = playerOf(s, seat);
  out.fill(0);
  const eaten = consumptionOf(s, p);
  const faces = happinessOf(s, seat);
  const { stages } = p.wonder ? wonderOf(p.wonder.id) : { stages: [] };
  const built = p.wonder?.stages ?? 0;
  const room = urbanLimit(s, seat);
  out.set([
    p.culture,
    cultureOf(s, seat),
    p.science,
    scienceOf(s, seat),
    stored(p, 'food'),
    grossOf(p, 'food') - eaten,
    stored(p, 'resources'),
    grossOf(p, 'resources'),
    civilTotal(s, seat),
    militaryTotal(s, seat),
    strengthOf(s, seat),
    tacticBonus(s, p),
    Math.min(3, faces - happyNeeded(s, seat)),
    discontentOf(s, seat),
    p.pool,
    growthPrice(s, p) ?? MOST_FOOD,
    p.yellow,
    p.blue,
    corruptionOf(s, p),
    eaten,
    0, // room: below
    p.militaryHand.length,
    p.colonies.length,
    p.wonders.length,
    built,
    stages.slice(built).reduce((sum, n) => sum + n, 0),
    p.leader === null ? 0 : 1,
    p.leader === null ? 0 : levelOf(p.leader),
    levelOf(p.government),
    p.specials.length,
  ]);
  for (const { id, workers } of p.holdings) {
    const { type, level } = technologyOf(id);
    const group = groupOf(type);
    const trade = (TRADES as readonly string[]).indexOf(type);
    out[trade < 0 ? WORKERS + TRADES.length : WORKERS + trade]! += workers;
    out[LAND + (group === 'unit' ? 2 : isUrban(type) ? 1 : 0)]! += level * workers;
    const best = BEST + GROUPS.indexOf(group);
    out[best] = Math.max(out[best]!, level);
  }
  for (const { id, workers } of p.holdings) {
    const { type, level } = technologyOf(id);
    const group = GROUPS.indexOf(groupOf(type));
    out[BELOW + group]! += workers * (out[BEST + group]! - level);
  }
  for (const type of TRADES) if (isUrban(type)) out[ROOM]! += Math.max(0, Math.min(2, room - out[WORKERS + TRADES.indexOf(type)]!));
  for (const { card } of p.civilHand) {
    if (card === null) continue;
    const { type, level } = cardOf(card);
    out[IN_HAND + (type === 'action' ? 1 : type === 'leader' || type === 'government' ? 2 : 0)]! += 1;
    if (!isWorked(type)) continue;
    const group = GROUPS.indexOf(groupOf(type));
    out[BETTER + group] = Math.max(out[BETTER + group]!, level - out[BEST + group]!);
  }
}
const ROOM = at('room for urban buildings');
/** As good as no more workers. */
const MOST_FOOD = 9;

/** The parts of the prospects, in which experts trust less or more as the game goes on. */
const PARTS = ['income', 'people', 'arms', 'cards', 'end', 'options'] as const;
const TIME = ['turns left', 'age', 'round', 'civil actions left', 'military actions left', 'lead in strength', 'lead, by time'] as const;

const names = [
  ...TIME,
  ...PARTS.map((part) => `${part}, mine`),
  ...PARTS.slice(0, 5).map((part) => `${part}, ahead`),
  ...PARTS.slice(0, 5).map((part) => `${part}, ahead, by time`),
  ...SEEN.map((seen) => `${seen}, ahead`),
  ...SEEN.map((seen) => `${seen}, ahead, by time`),
  ...SEEN.slice(1).map((seen) => `${seen}, mine`),
];

const mine = new Float64Array(SEEN.length);
const his = new Float64Array(SEEN.length);
const others = new Float64Array(SEEN.length);

/** The lead over the strongest rival; the further, the less one more point of it tells. */
function leadOf(s: State, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat && isActive(s, other)) best = Math.max(best, strengthOf(s, other));
  const lead = strengthOf(s, seat) - best;
  return lead / (Math.abs(lead) + 5);
}

/** A position as a list of figures: time, the parts of the prospects, and each thing as lead over the mean of the rivals. */
function of(s: State, seat: Seat): ArrayLike<number> {
  const out = new Float64Array(names.length);
  const o = outlookOf(s, seat);
  const time = Math.min(1.5, o.turns / 10);
  let n = 0;
  const put = (x: number): void => {
    out[n++] = x;
  };
  put(o.turns);
  put(s.age);
  put(s.round);
  const isOn = s.current === seat;
  put(isOn ? civilLeft(s, seat) : 0);
  put(isOn ? militaryLeft(s, seat) : 0);
  const lead = leadOf(s, seat);
  put(lead);
  put(lead * time);
  const parts = partsOf(o, false);
  others.fill(0);
  const theirs = [0, 0, 0, 0, 0];
  let rivals = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !isActive(s, other)) continue;
    rivals++;
    lookAt(s, other, his);
    for (let i = 0; i < others.length; i++) others[i]! += his[i]!;
    const his5 = partsOf(outlookOf(s, other, o.strengths), true);
    for (let i = 0; i < 5; i++) theirs[i]! += his5[i]!;
  }
  const share = rivals > 0 ? 1 / rivals : 0;
  for (const part of parts) put(part);
  for (let i = 0; i < 5; i++) put(parts[i]! - theirs[i]! * share);
  for (let i = 0; i < 5; i++) put((parts[i]! - theirs[i]! * share) * time);
  lookAt(s, seat, mine);
  for (let i = 0; i < mine.length; i++) put(mine[i]! - others[i]! * share);
  for (let i = 0; i < mine.length; i++) put((mine[i]! - others[i]! * share) * time);
  for (let i = 1; i < mine.length; i++) put(mine[i]!);
  return out;
}

/** The value of a position is a sum of its parts: worked out once for both (`value` of index.ts). */
function thought(x: ArrayLike<number>): number {
  let mine = 0;
  let theirs = 0;
  for (let i = 0; i < PARTS.length; i++) mine += x[TIME.length + i]!;
  for (let i = 0; i < PARTS.length - 1; i++) theirs += x[TIME.length + i]! - x[TIME.length + PARTS.length + i]!;
  return mine - WEIGHTS.rivals * theirs;
}

/** Who judges: what was learnt at one kind of table says little about the others, but that of Full tables of two helps at larger ones too. */
const net = ({ options, seats }: State): string => {
  const table = `${options.edition ?? '2006'} ${options.version}`;
  return options.version === 'full' ? table : `${table} ${seats === 2 ? 'two' : 'more'}`;
};

export const features = { names, of, thought, net };
