import { signed } from '../../../../games/shared/text/letters.js';
import { buildingPrice, sciencePrice } from '../../../../games/through-the-ages/ask/prices.js';
import { civilLeft, militaryLeft, militaryLimit, scienceOf, strengthOf } from '../../../../games/through-the-ages/ask/ratings.js';
import { holdingOf, playerOf } from '../../../../games/through-the-ages/ask/selectors.js';
import { cardOf, eventOf, pactOf, tacticOf } from '../../../../games/through-the-ages/cards/index.js';
import { stored } from '../../../../games/through-the-ages/change/tokens.js';
import { editionOf } from '../../../../games/through-the-ages/editions/index.js';
import { throughTheAges } from '../../../../games/through-the-ages/game.js';
import { attackForecast } from '../../../../games/through-the-ages/guide/attack-forecast.js';
import { forecast } from '../../../../games/through-the-ages/guide/forecast.js';
import { describePrice } from '../../../../games/through-the-ages/say/ability.js';
import { describeTerms } from '../../../../games/through-the-ages/say/military.js';
import type { Move, Tta } from '../../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import { type Lang, sayer } from '../../../i18n/i18n.js';
import type { Counsel } from '../../../table/board-package.js';
import { capital } from '../../../table/board-words.js';
import { foresightOf } from '../../../table/snapshots.js';
import { wordsOf } from '../words.js';
import { type Case, cardName, list, nameOfSeat, type Of, rivalsOf } from './case.js';
import { en } from './en.js';
import { eventToday } from './events.js';
import { attacking, bidding, declaring, defending, folding, quote, sending } from './forces.js';
import { fr } from './fr.js';
import { discarding, worthOfTactic } from './hand.js';

/** A bank with fewer blue tokens may not hold what is gained. */
const MUCH = 4;
/** So many of what could be done are named. */
const SEVERAL = 3;

type Counsels = { readonly [K in Move['move']]?: (c: Case, m: Of<K>) => readonly string[] };

const after = ({ s, seat, snapshot }: Case, move: Move) => foresightOf(throughTheAges, s, seat, move, snapshot.ply)?.state;

/** Steps by which one puts something in, or has put in enough. */
function putting(c: Case, move: Move): readonly string[] {
  const { step } = c;
  const all = move.move === 'cheapest';
  if (step?.step === 'expedition') return sending(c, step, after(c, move), all);
  if (step?.step === 'attack') return attacking(c, step, after(c, move));
  return step?.step === 'defence' ? defending(c, step, after(c, move), all) : [];
}

/** What a pact is for both sides, as it would lie (TTA-PAC-02). */
function agreeing(c: Case, card: string, other: Seat, mine: 'a' | 'b', turned = false): string[] {
  const { s, seat, say, words } = c;
  const row = pactOf(card);
  const [own, theirs] = mine === 'a' ? [row.a, row.b] : [row.b, row.a];
  const who = nameOfSeat(c, other);
  return [
    say('pact.mine', { terms: words.text(describeTerms(own)), turned }),
    say('pact.theirs', { who, terms: words.text(describeTerms(theirs)) }),
    say('pact.strengths', { mine: strengthOf(s, seat), who, theirs: strengthOf(s, other) }),
  ];
}

function answering(c: Case, { move }: Of<'accept' | 'refuse'>): readonly string[] {
  const { step } = c;
  if (step?.step !== 'pact-offer') return [];
  return agreeing(c, step.card, step.from, step.role === 'a' ? 'b' : 'a', move === 'refuse');
}

/** What a card of the row is, what it will cost to play, and whether that is at hand. */
function taking(c: Case, card: string): string[] {
  const { s, seat, p, say, words } = c;
  const row = cardOf(card);
  const price = describePrice(row);
  if (row.type === 'wonder' && price) {
    const goods = row.paidIn ?? 'resources';
    const rate = forecast(s, seat)[goods].gross;
    return [quote(c, card), say('price.stages', { text: words.text(price), have: stored(p, goods), rate })];
  }
  if (row.type === 'action') return [quote(c, card), say('take.fresh')];
  if (row.type === 'leader') return [quote(c, card)];
  return [
    quote(c, card),
    say('price.science', {
      n: sciencePrice(s, seat, card, -1, row.type === 'government' ? 'peaceful' : undefined),
      have: p.science,
      rate: scienceOf(s, seat),
    }),
  ];
}

/** What the end of the turn brings, and what is left undone. */
function ending(c: Case): string[] {
  const { s, seat, say, words } = c;
  const f = forecast(s, seat);
  const then = after(c, { move: 'end-turn' });
  const isTold = then !== undefined && (then.current !== seat || playerOf(then, seat).science !== c.p.science);
  const plus = (key: string, n: number): string[] => (n === 0 ? [] : [words.text({ key, params: { n } })]);
  const parts = [
    ...plus('plus.culture', f.culture),
    ...plus('plus.science', f.science),
    ...(f.food.missing > 0 || (f.food.gross === 0 && f.food.eaten === 0)
      ? []
      : [say('end.food', { n: signed(f.food.gross - f.food.eaten) })]),
    ...plus('plus.resources', f.resources.gross - f.resources.corruption),
    ...(f.cards > 0 ? [say('end.cards', { n: f.cards })] : []),
  ];
  const left = { civil: Math.max(0, civilLeft(s, seat)), military: Math.max(0, militaryLeft(s, seat)) };
  const missing = f.food.missing;
  return [
    ...(f.uprising ? [say('end.uprising')] : []),
    ...(!f.uprising && missing > 0 ? [say('end.famine', { n: missing, culture: missing * editionOf(s).famine })] : []),
    ...(parts.length > 0 && !isTold ? [say('end.brings', { parts: list(c, parts) })] : []),
    left.civil + left.military > 0 ? say('end.unused', left) : say('end.spent'),
    ...(parts.length === 0 ? [say('end.culture', { n: c.p.culture })] : []),
  ];
}

const offersWorker = (card: string): boolean => eventOf(card).effects.some((effect) => effect.do === 'free-worker');

function picking(c: Case, what: string): readonly string[] {
  const { step, say, s } = c;
  if (step?.step !== 'choose') return [];
  if (step.choice.ask === 'plan')
    return [quote(c, what), ...(offersWorker(what) ? [say('worker.free', { n: c.p.pool })] : []), ...eventToday(c, what)];
  if (step.choice.ask === 'lean-mine') return [say('bank.left', { n: c.p.blue })];
  if (step.choice.ask === 'lose-colony') return [quote(c, what)];
  if (step.choice.ask === 'lose-worker' || step.choice.ask === 'move-from') return working(c, what);
  if (step.choice.ask !== 'spy') return [];
  const other = Number(what.split('.')[1]);
  const rival = s.players[other];
  return rival ? [say('spy.rival', { who: nameOfSeat(c, other), n: rival.militaryHand.length })] : [];
}

const working = ({ p, say, words }: Case, tech: string): string[] => {
  const n = holdingOf(p, tech)?.workers;
  return n === undefined ? [] : [say('worker.of', { n, tech: words.name(tech) })];
};

/** What is left be, in figures: what changes by itself nobody needs to be told. */
function declining(c: Case): readonly string[] {
  const { step, say, p, s } = c;
  if (step?.step === 'from-hand') return [say('peace.hand', { n: p.militaryHand.length })];
  if (step?.step !== 'choose') return [];
  const { choice } = step;
  if (choice.ask === 'lean-mine') return [say('bank.left', { n: p.blue })];
  if (choice.ask === 'spy')
    return rivalsOf(c).map((other) => say('spy.rival', { who: nameOfSeat(c, other), n: playerOf(s, other).militaryHand.length }));
  if (choice.ask === 'move-from' || choice.ask === 'move-to') return [say('move.cost', { n: stored(p, 'resources') })];
  if (choice.ask === 'sale') return [say('sale.offer', choice)];
  return [];
}

/** What is not done: attacks, by both strengths. */
function keepingPeace(c: Case): readonly string[] {
  const { s, seat, p, say, snapshot } = c;
  const told = snapshot.choices.flatMap(({ move }): string[] => {
    if (move.move !== 'aggression' && move.move !== 'declare-war') return [];
    const { a, b } = attackForecast(s, seat, move.target, move.card);
    return [say('peace.attack', { card: cardName(c, move.card), who: nameOfSeat(c, move.target), a, d: b })];
  });
  return told.length > 0 ? [...new Set(told)].slice(0, SEVERAL) : [say('peace.hand', { n: p.militaryHand.length })];
}

/** A card that takes effect now, and what a worker on it costs. */
function playing(c: Case, card: string): string[] {
  const row = cardOf(card);
  const costs = 'cost' in row ? [c.say('worker.each', { n: buildingPrice(c.s, c.seat, card), have: stored(c.p, 'resources') })] : [];
  return [quote(c, card), ...costs];
}

function drilling(c: Case, card: string): string[] {
  const row = tacticOf(card);
  return [quote(c, card), `${capital(worthOfTactic(c, row))}.`];
}

/** A stage that finishes a wonder, or one on the way. */
const covering = (c: Case): string[] => (c.p.wonder ? [quote(c, c.p.wonder.id)] : []);

const COUNSELS: Counsels = {
  bid: (c, { n }) => (c.step?.step === 'auction' ? bidding(c, c.step, n) : []),
  fold: (c) => (c.step?.step === 'auction' ? folding(c, c.step) : []),
  commit: putting,
  'commit-card': putting,
  champion: putting,
  buy: putting,
  cheapest: putting,
  settle: putting,
  aggression: (c, { card, target }) => declaring(c, card, target),
  'declare-war': (c, { card, target }) => declaring(c, card, target),
  'offer-pact': (c, { card, partner, role }) => agreeing(c, card, partner, role),
  accept: answering,
  refuse: answering,
  prepare: (c, { card }) => [quote(c, card), ...eventToday(c, card)],
  assemble: (c, { card }) => [quote(c, card), ...eventToday(c, card)],
  bonus: (c, { card }) => [quote(c, card), ...eventToday(c, card)],
  select: (c, { card }) => [quote(c, card), c.say('select.of', { n: c.snapshot.choices.length })],
  mix: (c) => (c.step?.step === 'choose' && c.p.blue < MUCH ? [c.say('bank.left', { n: c.p.blue })] : []),
  discard: (c, { card }) => discarding(c, card),
  take: (c, { place }) => {
    const card = c.s.row[place];
    return card ? taking(c, card) : [];
  },
  pick: (c, { what }) => picking(c, what),
  'end-turn': ending,
  decline: declining,
  'no-politics': keepingPeace,
  technology: (c, { card }) => playing(c, card),
  government: (c, { card }) => [quote(c, card)],
  leader: (c, { card }) => [quote(c, card)],
  'action-card': (c, { card }) => [quote(c, card)],
  tactic: (c, { card }) => drilling(c, card),
  'copy-tactic': (c, { card }) => drilling(c, card),
  stage: covering,
  partition: (c) => (c.p.leader === null ? [] : [quote(c, c.p.leader)]),
  retire: (c) => (c.p.leader === null ? [] : [quote(c, c.p.leader)]),
  count: (c) =>
    c.step?.step === 'choose' && c.step.choice.ask === 'draw'
      ? [c.say('end.draw', { n: c.p.militaryHand.length, limit: militaryLimit(c.s, c.seat) })]
      : [],
};

const TEXTS: Readonly<Record<Lang, typeof en>> = { en, fr: fr as typeof en };

/** What speaks for a move, in figures of the position. */
export function counsel(lang: Lang): Counsel<Tta> {
  const say = sayer(TEXTS[lang]);
  return ({ move }, snapshot) => {
    const { view: s, acting: seat } = snapshot;
    if (seat === null) return [];
    const c: Case = { s, seat, p: playerOf(s, seat), step: s.steps.at(-1), snapshot, words: wordsOf(lang), say };
    return (COUNSELS[move.move] as ((c: Case, m: Move) => readonly string[]) | undefined)?.(c, move) ?? [];
  };
}
