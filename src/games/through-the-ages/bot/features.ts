import type { Seat } from '../../../kernel/index.js';
import { grossOf } from '../ask/crops.js';
import {
  civilTotal,
  cultureOf,
  discontentOf,
  happinessOf,
  happyNeeded,
  militaryTotal,
  scienceOf,
  strengthOf,
  tacticBonus,
} from '../ask/ratings.js';
import { isActive, levelOf, playerOf } from '../ask/selectors.js';
import { cardOf, technologyOf, wonderOf } from '../cards/index.js';
import { consumptionOf, corruptionOf } from '../change/production.js';
import { stored } from '../change/tokens.js';
import type { State } from '../state/state.js';
import { outlookOf } from './outlook.js';
import { partsOf } from './prospects.js';

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
  'farmers',
  'miners',
  'scholars',
  'priests',
  'players',
  'readers',
  'actors',
  'soldiers',
  'levels of urban buildings',
  'levels of farms and mines',
  'levels of units',
  'best mine',
  'best farm',
  'best lab',
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
  'yellow bank',
  'blue bank',
  'corruption',
  'consumption',
] as const;

const WORKED: Readonly<Record<string, number>> = { farm: 15, mine: 16, lab: 17, temple: 18, arena: 19, library: 20, theater: 21 };
const SOLDIERS = 22;

function lookAt(s: State, seat: Seat, out: Float64Array): void {
  const p = playerOf(s, seat);
  out.fill(0);
  out[0] = p.culture;
  out[1] = cultureOf(s, seat);
  out[2] = p.science;
  out[3] = scienceOf(s, seat);
  out[4] = stored(p, 'food');
  out[5] = grossOf(p, 'food') - consumptionOf(s, p);
  out[6] = stored(p, 'resources');
  out[7] = grossOf(p, 'resources');
  out[8] = civilTotal(s, seat);
  out[9] = militaryTotal(s, seat);
  out[10] = strengthOf(s, seat);
  out[11] = tacticBonus(s, p);
  out[12] = Math.min(3, happinessOf(s, seat) - happyNeeded(s, seat));
  out[13] = discontentOf(s, seat);
  out[14] = p.pool;
  for (const { id, workers } of p.holdings) {
    const { type, level } = technologyOf(id);
    const at = WORKED[type] ?? SOLDIERS;
    out[at]! += workers;
    if (at === SOLDIERS) out[25]! += level * workers;
    else if (type === 'farm' || type === 'mine') out[24]! += level * workers;
    else out[23]! += level * workers;
    const best = type === 'mine' ? 26 : type === 'farm' ? 27 : type === 'lab' ? 28 : -1;
    if (best > 0) out[best] = Math.max(out[best]!, level);
  }
  out[29] = p.militaryHand.length;
  out[30] = p.colonies.length;
  out[31] = p.wonders.length;
  if (p.wonder) {
    const { stages } = wonderOf(p.wonder.id);
    out[32] = p.wonder.stages;
    out[33] = stages.slice(p.wonder.stages).reduce((sum, n) => sum + n, 0);
  }
  if (p.leader !== null) {
    out[34] = 1;
    out[35] = levelOf(p.leader);
  }
  out[36] = levelOf(p.government);
  out[37] = p.specials.length;
  for (const { card } of p.civilHand) {
    if (card === null) continue;
    const { type } = cardOf(card);
    out[type === 'action' ? 39 : type === 'leader' || type === 'government' ? 40 : 38]! += 1;
  }
  out[41] = p.yellow;
  out[42] = p.blue;
  out[43] = corruptionOf(s, p);
  out[44] = consumptionOf(s, p);
}

/** The parts of the prospects, in which experts trust less or more as the game goes on. */
const PARTS = ['income', 'people', 'arms', 'cards', 'end', 'options'] as const;
const TIME = ['turns left', 'age', 'round'] as const;

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

/** A position as a list of figures: time, the parts of the prospects, and each thing as lead over the mean of the rivals. */
function of(s: State, seat: Seat): ArrayLike<number> {
  const out = new Float64Array(names.length);
  const o = outlookOf(s, seat);
  const time = Math.min(1.5, o.turns / 10);
  let at = 0;
  const put = (x: number): void => {
    out[at++] = x;
  };
  put(o.turns);
  put(s.age);
  put(s.round);
  const parts = partsOf(o, false);
  others.fill(0);
  const theirs = [0, 0, 0, 0, 0];
  let n = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !isActive(s, other)) continue;
    n++;
    lookAt(s, other, his);
    for (let i = 0; i < others.length; i++) others[i]! += his[i]!;
    const his5 = partsOf(outlookOf(s, other), true);
    for (let i = 0; i < 5; i++) theirs[i]! += his5[i]!;
  }
  const share = n > 0 ? 1 / n : 0;
  for (const part of parts) put(part);
  for (let i = 0; i < 5; i++) put(parts[i]! - theirs[i]! * share);
  for (let i = 0; i < 5; i++) put((parts[i]! - theirs[i]! * share) * time);
  lookAt(s, seat, mine);
  for (let i = 0; i < mine.length; i++) put(mine[i]! - others[i]! * share);
  for (let i = 0; i < mine.length; i++) put((mine[i]! - others[i]! * share) * time);
  for (let i = 1; i < mine.length; i++) put(mine[i]!);
  return out;
}

export const features = { names, of, net: (s: State): string => (s.seats === 2 ? '2' : 'more') };
