import type { CardId, Seat, Turn } from '../../../kernel/index.js';
import { upgradePrice } from '../ask/prices.js';
import { urbanLimit } from '../ask/ratings.js';
import { holdingOf, isUrban, playerOf, workersOn } from '../ask/selectors.js';
import type { Gain } from '../cards/ability.js';
import { eventOf, workOf } from '../cards/index.js';
import type { Choice, State, Step, Tta } from '../state/state.js';
import { change, gain, payGoods } from './change.js';
import { putUnder, refund } from './leaders.js';
import { raise } from './questions.js';
import { mayBeSpied, spyOn } from './spying.js';
import { rearrange } from './tableau.js';
import { stored } from './tokens.js';

type Chosen = Extract<Step, { step: 'choose' }>;
type ChoiceOf<K extends Choice['ask']> = Extract<Choice, { ask: K }>;
type Later = 'one-of' | 'negotiate' | 'plan' | 'move-from' | 'move-to' | 'under-wonder' | 'sale' | 'either-token' | 'spy' | 'games';

/** The kind of a gain of one kind: what one picks is called by it. */
const kindOf = (one: Gain): string => Object.keys(one)[0]!;
const KINDS = ['food', 'resources', 'science'] as const;

/** Technologies to which a worker may move: for the difference, where there is room (TTX-CRD-51). */
function destinations(s: State, seat: Seat, from: CardId): CardId[] {
  const p = playerOf(s, seat);
  const limit = urbanLimit(s, seat);
  const isFree = (id: CardId): boolean => {
    const type = workOf(id);
    return !isUrban(type) || type === workOf(from) || workersOn(p, type) < limit;
  };
  return p.holdings.flatMap(({ id }) =>
    id !== from && isFree(id) && upgradePrice(s, seat, from, id) <= stored(p, 'resources') ? [id] : [],
  );
}

/** Cards or kinds of goods among which questions of later cards ask to pick. */
export const LATER_PICKS: { readonly [K in Later]: (s: State, seat: Seat, choice: ChoiceOf<K>) => CardId[] } = {
  'one-of': (_s, _seat, { gains }) => gains.map(kindOf),
  negotiate(s, _seat, { from, n }) {
    const p = playerOf(s, from);
    const has = { food: stored(p, 'food'), resources: stored(p, 'resources'), science: p.science };
    return KINDS.filter((kind) => has[kind] >= n);
  },
  plan: (_s, _seat, { cards }) => [...cards],
  'move-from': (s, seat) =>
    playerOf(s, seat).holdings.flatMap(({ id, workers }) => (workers > 0 && destinations(s, seat, id).length > 0 ? [id] : [])),
  'move-to': (s, seat, { from }) => destinations(s, seat, from),
  'under-wonder': (s, seat) => playerOf(s, seat).wonders.map(({ id }) => id),
  sale: (s, seat, { resources }) => (stored(playerOf(s, seat), 'resources') >= resources ? ['sale'] : []),
  'either-token': () => ['strength', 'civilActions'],
  spy: (s, seat) => mayBeSpied(s, seat).map((other) => `seat.${other}`),
  games: () => ['games'],
};

/** What was picked happens. */
export function answerLater(t: Turn<Tta>, { seat, choice, cause }: Chosen, what: CardId): void {
  if (choice.ask === 'one-of') gain(t, seat, choice.gains.find((one) => kindOf(one) === what)!, cause);
  else if (choice.ask === 'negotiate') handOver(t, choice, what as (typeof KINDS)[number], cause);
  else if (choice.ask === 'plan') {
    t.emit({ event: 'plan-chosen', seat, card: what });
    t.push(...eventOf(what).effects.map((effect) => ({ step: 'event', card: what, effect, seats: [seat] }) as const));
  } else if (choice.ask === 'move-from') raise(t, { step: 'choose', seat, choice: { ask: 'move-to', from: what }, cause });
  else if (choice.ask === 'move-to') moveWorker(t, seat, choice.from, what, cause);
  else if (choice.ask === 'under-wonder') putUnder(t, seat, choice.leader, what);
  else if (choice.ask === 'sale') sell(t, seat, choice, cause);
  else if (choice.ask === 'either-token') turnToken(t, seat, what as 'strength' | 'civilActions', cause);
  else if (choice.ask === 'spy') spyOn(t, seat, Number(what.split('.')[1]));
  else if (choice.ask === 'games') openGames(t, seat, choice.culture, cause);
}

/** To leave it: an action comes back after all; who spies on nobody may choose anew (TTX-CRD-40). */
export function leaveLater(t: Turn<Tta>, { seat, choice }: Chosen): void {
  const p = playerOf(t.s, seat);
  if (choice.ask === 'under-wonder') refund(t, seat, choice.leader);
  else if (choice.ask === 'spy') p.lore = { ...p.lore, spied: undefined };
}

function sell(t: Turn<Tta>, seat: Seat, { resources, culture }: ChoiceOf<'sale'>, cause: CardId): void {
  change(t, seat, { culture }, cause);
  payGoods(t, seat, 'resources', resources, cause);
}
/** TTX-CRD-10 */
function turnToken(t: Turn<Tta>, seat: Seat, to: 'strength' | 'civilActions', cause: CardId): void {
  if (playerOf(t.s, seat).lore.token === to) return;
  rearrange(t, seat, cause, (p) => {
    p.lore = { ...p.lore, token: to };
  });
  t.emit({ event: 'turned', seat, to });
}
/** TTX-CRD-35 */
function openGames(t: Turn<Tta>, seat: Seat, culture: number, card: CardId): void {
  const p = playerOf(t.s, seat);
  p.usedForGood = [...p.usedForGood, 'games'];
  t.s.marks = { ...t.s.marks, games: { card, seat, culture } };
  t.emit({ event: 'games', seat, card });
  change(t, seat, { culture }, card);
}

/** First lost, then gained, also where one civilisation is both (TTX-CRD-14, TTX-CRD-53). */
function handOver(t: Turn<Tta>, { from, to, n }: ChoiceOf<'negotiate'>, kind: (typeof KINDS)[number], cause: CardId): void {
  if (kind === 'science') {
    change(t, from, { science: -n }, cause);
    change(t, to, { science: n }, cause);
    return;
  }
  t.push({ step: 'gain', seat: to, gain: { [kind]: n }, cause });
  payGoods(t, from, kind, n, cause);
}

function moveWorker(t: Turn<Tta>, seat: Seat, from: CardId, to: CardId, cause: CardId): void {
  const p = playerOf(t.s, seat);
  const cost = upgradePrice(t.s, seat, from, to);
  holdingOf(p, from)!.workers--;
  holdingOf(p, to)!.workers++;
  t.emit({ event: 'moved', seat, from, to, cost });
  payGoods(t, seat, 'resources', cost, cause);
}

/** Of several things to gain one may choose. */
export const offerOne = (t: Turn<Tta>, seat: Seat, gains: readonly Gain[], cause: CardId): void =>
  raise(t, { step: 'choose', seat, choice: { ask: 'one-of', gains }, cause });
