import type { CardId, Seat, Turn } from '../../../kernel/index.js';
import { urbanLimit } from '../ask/ratings.js';
import { cardsIn, inHand, isUrban, playerOf, workersOn } from '../ask/selectors.js';
import { specialOf, technologyOf, wonderOf, workOf } from '../cards/index.js';
import type { Choice, Player, State, Step, Tta } from '../state/state.js';
import { destroyOne, gainGoods, loseWorker, payGoods, putToWork } from './change.js';
import { answerLater, LATER_PICKS, leaveLater } from './later-questions.js';
import { mayHold, razeBuildings, razeOne, remove, stealCard, takeMix, takeScience } from './plunder.js';
import { produceMines } from './production.js';
import { addColony, addSpecial, removeColony, removeSpecial, ruinWonder } from './tableau.js';
import { stored, tokenValue } from './tokens.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;
/** A question that follows from an event or a fight. */
export type Question = Of<'choose'> | Of<'spoils'>;
type ChoiceOf<K extends Choice['ask']> = Extract<Choice, { ask: K }>;

/** Put a question, unless there is nothing to choose: one answer only, or none. */
export function raise(t: Turn<Tta>, q: Question): void {
  const picks = picksOf(t.s, q);
  const mixes = mixesOf(t.s, q);
  if (mayDecline(q)) {
    if (picks.length > 0) t.push(q);
    else decline(t, q);
  } else if (picks.length + mixes.length > 1) t.push(q);
  else if (picks.length > 0) pick(t, q, picks[0]!);
  else if (mixes.length > 0) mix(t, q, mixes[0]!);
  // Nothing of the first age is left, perhaps of the next.
  else if (q.step === 'spoils' && q.spoils.take === 'one-by-one' && q.left > 1) raise(t, { ...q, left: q.left - 1 });
}

export const mayDecline = (q: Question): boolean => (q.step === 'spoils' ? DECLINABLE.has(q.spoils.take) : DECLINABLE.has(q.choice.ask));
const DECLINABLE: ReadonlySet<string> = new Set([
  'knowledge',
  'civil-card',
  'free-worker',
  'lean-mine',
  'move-from',
  'under-wonder',
  'sale',
  'spy',
  'games',
]);

/** The technologies of a civilisation with a worker that fit. */
const worked = (s: State, seat: Seat, fits: (type: string) => boolean): CardId[] =>
  playerOf(s, seat).holdings.flatMap(({ id, workers }) => (workers > 0 && fits(workOf(id)) ? [id] : []));

/** A free building needs an unused worker and room (TTA-EVT-06, TTA-BLD-03). */
function freeWorker(s: State, seat: Seat, tech: CardId): CardId[] {
  const p = playerOf(s, seat);
  const type = workOf(tech);
  return p.pool > 0 && (!isUrban(type) || workersOn(p, type) < urbanLimit(s, seat)) ? [tech] : [];
}

const isMine = (s: State, p: Player, id: CardId): boolean => (s.rules === 1 ? workOf(id) === 'mine' : tokenValue(p, id, 'resources') > 0);

const PICKS: { readonly [K in Choice['ask']]?: (s: State, seat: Seat, choice: ChoiceOf<K>) => CardId[] } = {
  'lose-worker': (s, seat) => worked(s, seat, () => true),
  'lose-building': (s, seat, { types }) => worked(s, seat, (type) => types.includes(type)),
  'destroy-of': (s, _, { victim }) => worked(s, victim, isUrban),
  'free-worker': (s, seat, { tech }) => freeWorker(s, seat, tech),
  'lose-colony': (s, seat) => [...playerOf(s, seat).colonies],
  // Labs that act as mines may produce less too (TTA-CRD-12, TTA-AMB-44).
  'lean-mine': (s, seat) =>
    playerOf(s, seat).holdings.flatMap(({ id, workers }) => (workers > 0 && isMine(s, playerOf(s, seat), id) ? [id] : [])),
  'ruin-wonder': (s, seat, { levels }) =>
    playerOf(s, seat).wonders.flatMap(({ id, ruined }) => (!ruined && levels.includes(wonderOf(id).level) ? [id] : [])),
};

/** A victor takes no special technology that would be there twice or lie under a higher one (TTN-CRD-05, TTA-SPC-03). */
function isOfUse(s: State, seat: Seat, card: CardId): boolean {
  if (s.rules === 1) return true; // the first version of these rules let it be taken, and lost
  const { kind, level } = specialOf(card);
  const p = playerOf(s, seat);
  return !inHand(p.civilHand, card) && p.specials.every((id) => specialOf(id).kind !== kind || specialOf(id).level < level);
}

/** The cards among which the question asks to pick. */
export function picksOf(s: State, q: Question): CardId[] {
  if (q.step === 'choose') {
    const picks = PICKS[q.choice.ask] ?? (LATER_PICKS as typeof PICKS)[q.choice.ask];
    return (picks as ((s: State, seat: Seat, c: Choice) => CardId[]) | undefined)?.(s, q.seat, q.choice) ?? [];
  }
  if (q.spoils.take === 'buildings') return worked(s, q.loser, isUrban);
  if (q.spoils.take === 'one-by-one') return upToLevel(s, q.loser, q.spoils.levels.at(-q.left)!);
  if (q.spoils.take === 'leader-or-wonder') {
    const { leader, wonder } = playerOf(s, q.loser);
    return [leader, wonder?.id ?? null].filter((card) => card !== null);
  }
  if (q.spoils.take === 'civil-card')
    return [...new Set(cardsIn(playerOf(s, q.loser).civilHand))].filter((card) => mayHold(s, q.victor, card));
  if (q.spoils.take === 'colony') return [...playerOf(s, q.loser).colonies];
  // A special technology counts its price in science points.
  if (q.spoils.take === 'knowledge')
    return playerOf(s, q.loser).specials.filter((id) => specialOf(id).science <= q.left && isOfUse(s, q.victor, id));
  return [];
}

const upToLevel = (s: State, seat: Seat, level: number): CardId[] =>
  worked(s, seat, isUrban).filter((id) => technologyOf(id).level <= level);

/** How much of what is gained or lost may be food. */
export function mixesOf(s: State, q: Question): number[] {
  if (q.step === 'spoils') return q.spoils.take === 'mix' ? mixesFrom(s, q.loser, q.left) : [];
  const { choice } = q;
  if (choice.ask === 'lose-mix') return mixesFrom(s, q.seat, choice.n);
  if (choice.ask === 'gain-mix') return choice.mixed ? upTo(0, choice.n) : [0, choice.n];
  return [];
}
const upTo = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);
/** Nobody loses more than there is (TTA-EVT-05, TTA-AGG-09). */
function mixesFrom(s: State, seat: Seat, wanted: number): number[] {
  const p = playerOf(s, seat);
  const [food, resources] = [stored(p, 'food'), stored(p, 'resources')];
  const n = Math.min(wanted, food + resources);
  return upTo(Math.max(0, n - resources), Math.min(n, food));
}
const restOf = (s: State, seat: Seat, wanted: number, food: number): number => {
  const p = playerOf(s, seat);
  return Math.min(wanted, stored(p, 'food') + stored(p, 'resources')) - food;
};

/** The resources that go with so much food. */
export function resourcesBeside(s: State, q: Question, food: number): number {
  if (q.step === 'spoils') return restOf(s, q.loser, q.left, food);
  if (q.choice.ask === 'lose-mix') return restOf(s, q.seat, q.choice.n, food);
  return q.choice.ask === 'gain-mix' ? q.choice.n - food : 0;
}

export function mix(t: Turn<Tta>, q: Question, food: number): void {
  const resources = resourcesBeside(t.s, q, food);
  if (q.step === 'spoils') {
    takeMix(t, q, food, resources);
    return;
  }
  const { seat, choice, cause } = q;
  const move = choice.ask === 'gain-mix' ? gainGoods : payGoods;
  move(t, seat, 'food', food, cause);
  move(t, seat, 'resources', resources, cause);
}

export function pick(t: Turn<Tta>, q: Question, what: CardId): void {
  if (q.step === 'spoils') {
    seize(t, q, what);
    return;
  }
  const { seat, choice, cause } = q;
  if (choice.ask === 'lose-worker') loseWorker(t, seat, what, cause);
  else if (choice.ask === 'lose-building') destroyOne(t, seat, what, cause);
  else if (choice.ask === 'destroy-of') destroyOne(t, choice.victim, what, cause);
  else if (choice.ask === 'free-worker') putToWork(t, seat, what, 0, cause);
  else if (choice.ask === 'lose-colony') removeColony(t, seat, what, cause);
  else if (choice.ask === 'ruin-wonder') ruinWonder(t, seat, what, cause);
  else if (choice.ask === 'lean-mine') produceMines(t, seat, what);
  else answerLater(t, q, what);
}

function seize(t: Turn<Tta>, q: Of<'spoils'>, what: CardId): void {
  const { spoils, victor, loser, card } = q;
  if (spoils.take === 'buildings') razeBuildings(t, q, what, spoils);
  else if (spoils.take === 'one-by-one') {
    razeOne(t, q, what);
    if (q.left > 1) raise(t, { ...q, left: q.left - 1 });
  } else if (spoils.take === 'leader-or-wonder') remove(t, q, what, spoils.culturePerLevel);
  else if (spoils.take === 'civil-card') stealCard(t, q, what, spoils.culture);
  else if (spoils.take === 'colony') {
    t.emit({ event: 'seized', seat: victor, from: loser, card: what });
    removeColony(t, loser, what, card);
    addColony(t, victor, what);
  } else {
    t.emit({ event: 'seized', seat: victor, from: loser, card: what });
    removeSpecial(t, loser, what, card);
    addSpecial(t, victor, what);
    raise(t, { ...q, left: q.left - specialOf(what).science });
  }
}

/** To leave it: a free building stays unbuilt, all mines produce; the victor of a war takes the rest in science points. */
export function decline(t: Turn<Tta>, q: Question): void {
  if (q.step === 'spoils') {
    if (q.spoils.take === 'knowledge') takeScience(t, q, q.left);
  } else if (q.choice.ask === 'lean-mine') produceMines(t, q.seat);
  else leaveLater(t, q);
}
