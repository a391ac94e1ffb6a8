import type { CardId, Refusal, Seat, Slot, Turn } from '../../../kernel/index.js';
import { cardOf } from '../cards/index.js';
import { type Dealt, dealBonuses, keptBy } from '../change/bonuses.js';
import { deckOf } from '../change/cards-out.js';
import { faceDown } from '../change/decks.js';
import { editionOf, versionOf } from '../editions/index.js';
import { boxed, candidates, drawAge, HAND, isDealt, isDrawn, isOpenDraw, isSound, type Kind } from './draw.js';
import { BONUS_WAYS, EDITIONS, type Options, type Player, type State, type Step, type Tta, VERSIONS } from './state.js';

export const DEFAULTS: Options = {
  edition: '2006',
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
  lastRoundColonies: false,
};
const SWITCHES = ['antiLeague', 'drawByAction', 'fewerBonuses', 'leanMines', 'chooseDraw', 'hiddenHands'] as const;

export function check(o: Options, seats: number): Refusal | undefined {
  if (!Number.isInteger(seats) || seats < 2 || seats > 4) return { rule: 'TTA-SET-06', code: 'BAD_SEATS' };
  const isSeat = (x: unknown): boolean => Number.isInteger(x) && (x as number) >= 0 && (x as number) < seats;
  const known =
    typeof o === 'object' &&
    o !== null &&
    (o.edition === undefined || EDITIONS.includes(o.edition)) &&
    VERSIONS.includes(o.version) &&
    BONUS_WAYS.includes(o.bonusCards) &&
    ['no', 'no-attacks', 'no-attacks-no-pacts'].includes(o.peaceful) &&
    [3, 4, 5].includes(o.publicBonuses) &&
    SWITCHES.every((x) => typeof o[x] === 'boolean') &&
    ['undefined', 'boolean'].includes(typeof o.lastRoundColonies) &&
    isSound(o, seats) &&
    Array.isArray(o.helped) &&
    o.helped.every(isSeat);
  return known && isOffered(o) ? undefined : { rule: 'TTA-SET-01', code: 'BAD_OPTIONS' };
}

/** Is there such a version, and no variant that the edition does not have (TTN-VAR-01)? */
function isOffered(o: Options): boolean {
  const { versions, variants, cards, peace } = editionOf({ options: o });
  const isPlain = (name: keyof Options): boolean => JSON.stringify(o[name] ?? DEFAULTS[name]) === JSON.stringify(DEFAULTS[name]);
  return (
    cards.length > 0 &&
    versions[o.version] !== undefined &&
    peace.includes(o.peaceful) &&
    PLAIN.every((name) => variants.includes(name) || isPlain(name))
  );
}
const PLAIN = (Object.keys(DEFAULTS) as (keyof Options)[]).filter((name) => name !== 'edition');

const pile = (t: Turn<Tta>, o: Options, seats: number, back: string, more: readonly CardId[] = []): Slot[] =>
  t.shuffle(faceDown(back, [...deckOf(o, seats, back), ...more]));

/** TTA-SET-09, TTA-SET-10 */
function newPlayer(o: Options, seat: Seat): Player {
  const { bank, start, help } = editionOf({ options: o });
  return {
    resigned: 0,
    culture: 0,
    science: 0, // the rating is 1, the points are not (TTA-AMB-03)
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
    tactic: null, // TTN-SET-06
    exclusive: false,
    pact: null,
    war: null,
    civilHand: [],
    militaryHand: [],
    bonuses: [],
    usedCivil: 0,
    usedMilitary: 0,
    extraMilitary: 0,
    earmarks: [],
    fresh: [],
    usedThisTurn: [],
    usedForGood: [],
    keepsCards: false,
    lostActions: 0,
    politicsGiven: false,
    byHand: false,
    marker: null,
    lore: {},
  };
}

/** TTA-SET-02, 03, 05, TTN-SET-05: the Age A events that may come, at once and not later (TTA-AMB-06), the others unseen out of the game. */
function dealEvents(t: Turn<Tta>, o: Options, seats: number): { current: Slot[]; rest: Slot[] } {
  const events = pile(t, o, seats, 'military-0');
  const n = versionOf({ options: o }).isAdvanced ? seats + 2 : events.length;
  return { current: events.splice(0, n), rest: events };
}

/** What is known of the draw before the game: all ages of a public one, else the first. */
function drawFirst(t: Turn<Tta>, o: Options, seats: number): { drawn: CardId[]; first: CardId[]; left: CardId[] } {
  if (!isDrawn(o) || isDealt(o)) return { drawn: [], first: [], left: [] };
  const ages = o.expansion!.leaders === 'public' || o.expansion!.choice === 'agreed' ? [0, 1, 2, 3] : [0];
  const draws = ages.map((age) => drawAge(t, o, seats, age));
  const first = draws[0]!;
  return isOpenDraw(o)
    ? { drawn: draws.flatMap((x) => x.drawn), first: first.drawn, left: [] }
    : { drawn: [], first: first.drawn, left: first.left };
}

/** Leaders and wonders for the players to choose from, of all ages; the others lie in the box (TTX-DRAW-08). */
function dealHands(t: Turn<Tta>, o: Options, seats: number, kind: Kind): Slot[] {
  return [0, 1, 2, 3].flatMap((age) =>
    t.shuffle(candidates(o, kind, age)).map((card, i) => {
      const seat = Math.floor(i / HAND[kind]);
      return { back: `civil-${age}`, card, known: seat < seats ? 1 << seat : 0 };
    }),
  );
}

/** The first row and deck, and the leaders and wonders that are not in it; where players choose them first, all of these. */
function dealCivil(t: Turn<Tta>, o: Options, seats: number): Pick<State, CivilPiles> {
  const places = editionOf({ options: o }).rowPrices.length;
  if (isDealt(o)) {
    const [boxLeaders, boxWonders] = [dealHands(t, o, seats, 'leader'), dealHands(t, o, seats, 'wonder')];
    const row = Array.from({ length: places }, () => null);
    return { row, out: [], civilDecks: [[], [], [], []], drawn: [], boxLeaders, boxWonders, chosenLeaders: [], chosenWonders: [] };
  }
  const { drawn, first, left } = drawFirst(t, o, seats);
  const civil = pile(t, o, seats, 'civil-0', first);
  const row = civil.splice(-places).map((slot) => slot.card!); // TTA-SET-08
  const [boxLeaders, boxWonders] = [boxed(left, 'leader', 0), boxed(left, 'wonder', 0)];
  return { row, out: [...row], civilDecks: [civil, [], [], []], drawn, boxLeaders, boxWonders };
}
type CivilPiles = 'row' | 'out' | 'civilDecks' | 'drawn' | 'boxLeaders' | 'boxWonders' | 'chosenLeaders' | 'chosenWonders';

/**
 * The military cards of Age III without the events set apart as bonuses. In the Advanced version four of them are known
 * from the start and the other cards are not used (TTA-SET-04). Elsewhere what was not set apart goes back into the deck
 * (TTA-AMB-14).
 */
function dealLastAge(t: Turn<Tta>, o: Options, seats: number): Dealt & { deck: Slot[] } {
  const { lastAge, isAdvanced, finalBonus } = versionOf({ options: o });
  const way = lastAge < 3 && o.bonusCards === 'none' ? ({ ...o, bonusCards: 'public', publicBonuses: 4 } as const) : o;
  const isNeeded = isAdvanced && finalBonus === null && way.bonusCards !== 'none';
  const cards = isNeeded ? pile(t, o, seats, 'military-3') : [];
  const isBonus = (slot: Slot): boolean => cardOf(slot.card!).type === 'event';
  const dealt = dealBonuses(isNeeded ? way : { ...o, bonusCards: 'none' }, seats, cards.filter(isBonus));
  if (lastAge < 3) return { ...dealt, deck: [] };
  return { ...dealt, deck: t.shuffle([...cards.filter((slot) => !isBonus(slot)), ...dealt.rest]), rest: [] };
}

/** Before the first turn: dealt leaders and wonders by all; private cards clockwise, those laid out in reverse order (TTA-VAR-07, 08). */
function choicesBefore(o: Options, seats: number, first: Seat): Step[] {
  if (isDealt(o)) return [{ step: 'draft' }, { step: 'lay-out' }];
  if (!versionOf({ options: o }).isAdvanced || (o.bonusCards !== 'private' && o.bonusCards !== 'open')) return [];
  const order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  if (o.bonusCards === 'open') order.reverse();
  return order.map((seat) => ({ step: 'bonus-choice', seat, left: keptBy(seats) }));
}

export function setup(t: Turn<Tta>, options: Options, seats: number): State {
  const first = t.roll(seats) - 1; // TTA-SET-11
  const { current, rest } = dealEvents(t, options, seats);
  const last = dealLastAge(t, options, seats);
  const { row, civilDecks, drawn, boxLeaders, boxWonders, chosenLeaders, chosenWonders, out } = dealCivil(t, options, seats);
  return {
    seats,
    options,
    steps: [{ step: 'turn' }, ...choicesBefore(options, seats, first).reverse()],
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
    militaryDecks: [[], [], [], last.deck],
    militaryDiscard: [],
    buried: [...rest, ...last.rest],
    currentEvents: current,
    futureEvents: [],
    pastEvents: [],
    commonTactics: [],
    dealtFor: [seats, seats, seats, seats],
    bonuses: last.common,
    marks: {},
    drawn,
    boxLeaders,
    boxWonders,
    chosenLeaders,
    chosenWonders,
    out,
    players: Array.from({ length: seats }, (_, seat) => ({ ...newPlayer(options, seat), bonuses: last.own[seat]! })),
  };
}
