import { ALL, type CardId, type Refusal, type Seat, type Slot, type Turn } from '../../kernel/index.js';
import { eventOf } from './cards/index.js';
import { deckOf } from './cards-out.js';
import { editionOf, versionOf } from './editions/index.js';
import { BONUS_WAYS, type Options, type Player, type State, type Tta, VERSIONS } from './state.js';

export const DEFAULTS: Options = {
  version: 'full',
  helped: [],
  antiLeague: false,
  peaceful: 'no',
  drawByAction: false,
  bonusCards: 'none',
  publicBonuses: 4,
  fewerBonuses: false,
  leanMines: false,
  chooseDraw: false,
  hiddenHands: false,
};
const SWITCHES = ['antiLeague', 'drawByAction', 'fewerBonuses', 'leanMines', 'chooseDraw', 'hiddenHands'] as const;
/** Civil and military ages. */
const AGES = [0, 1, 2, 3] as const;

export function check(o: Options, seats: number): Refusal | undefined {
  if (!Number.isInteger(seats) || seats < 2 || seats > 4) return { rule: 'TTA-SET-06', code: 'BAD_SEATS' };
  const isSeat = (x: unknown): boolean => Number.isInteger(x) && (x as number) >= 0 && (x as number) < seats;
  const known =
    typeof o === 'object' &&
    o !== null &&
    VERSIONS.includes(o.version) &&
    BONUS_WAYS.includes(o.bonusCards) &&
    ['no', 'no-attacks', 'no-attacks-no-pacts'].includes(o.peaceful) &&
    [3, 4, 5].includes(o.publicBonuses) &&
    SWITCHES.every((x) => typeof o[x] === 'boolean') &&
    Array.isArray(o.helped) &&
    o.helped.every(isSeat);
  return known ? undefined : { rule: 'TTA-SET-01', code: 'BAD_OPTIONS' };
}

const pile = (t: Turn<Tta>, o: Options, seats: number, back: string): Slot[] =>
  t.shuffle([...deckOf(o, seats, back)]).map((card) => ({ back, card, known: 0 }));

/** TTA-SET-09, TTA-SET-10 */
function newPlayer(o: Options, seat: Seat): Player {
  const { bank, start, help } = editionOf({ options: o });
  return {
    resigned: 0,
    culture: 0,
    science: 0,
    yellow: bank.yellow + (o.helped.includes(seat) ? help.yellow : 0),
    blue: bank.blue,
    pool: bank.pool,
    holdings: start.workers.map(([id, workers]) => ({ id, workers, tokens: 0 })),
    government: start.government,
    specials: [],
    leader: null,
    leaderAges: [],
    wonder: null,
    wonders: [],
    colonies: [],
    tactic: null,
    pact: null,
    war: null,
    civilHand: [],
    militaryHand: [],
    bonuses: [],
    usedCivil: 0,
    usedMilitary: 0,
    extraMilitary: 0,
    armament: 0,
    fresh: [],
    usedThisTurn: [],
    usedForGood: [],
    keepsCards: false,
    lostActions: 0,
    politicsGiven: false,
    byHand: false,
    marker: null,
  };
}

/** TTA-SET-02, 03, 05: the Age A events that may come, the others unseen out of the game. */
function dealEvents(t: Turn<Tta>, o: Options, seats: number): { current: Slot[]; rest: Slot[] } {
  const events = pile(t, o, seats, 'military-0');
  const n = versionOf({ options: o }).isAdvanced ? seats + 2 : events.length;
  return { current: events.splice(0, n), rest: events };
}

/** TTA-SET-04: in the Advanced version four events of the last age are known from the start; the other cards are not used. */
function dealBonuses(t: Turn<Tta>, o: Options, seats: number): { bonuses: Slot[]; unused: CardId[] } {
  const { lastAge, isAdvanced } = versionOf({ options: o });
  if (!isAdvanced || lastAge === 3) return { bonuses: [], unused: [] };
  const events = t.shuffle(deckOf(o, seats, 'military-3').filter((id) => eventOf(id).scoring !== undefined));
  return {
    bonuses: events.slice(0, 4).map((card) => ({ back: 'military-3', card, known: ALL })),
    unused: events.slice(4),
  };
}

export function setup(t: Turn<Tta>, options: Options, seats: number): State {
  const first = t.roll(seats) - 1; // TTA-SET-11
  const { lastAge, isAdvanced } = versionOf({ options });
  const civilDecks = AGES.map((age) => pile(t, options, seats, `civil-${age}`));
  const militaryDecks = AGES.map((age) => (age > 0 && isAdvanced && age <= lastAge ? pile(t, options, seats, `military-${age}`) : []));
  const { current, rest } = dealEvents(t, options, seats);
  const { bonuses, unused } = dealBonuses(t, options, seats);
  const row = civilDecks[0]!.splice(-editionOf({ options }).rowPrices.length).map((slot) => slot.card!); // TTA-SET-08
  return {
    seats,
    options,
    steps: [{ step: 'turn' }],
    notes: [],
    over: false,
    round: 1,
    age: 0,
    first,
    current: first,
    phase: 'row',
    lastRound: null,
    row,
    civilDecks,
    militaryDecks,
    militaryDiscard: [],
    buried: rest,
    currentEvents: current,
    futureEvents: [],
    pastEvents: [],
    bonuses,
    out: [...row, ...unused],
    players: Array.from({ length: seats }, (_, seat) => newPlayer(options, seat)),
  };
}
