import { canFill, countsOf, missingPlaces, supplyOf } from '../../../../games/millennia/ask/payment.js';
import { FORK, incomeOf, playerOf, spaceAt } from '../../../../games/millennia/ask/selectors.js';
import type { Ability, IconSlot } from '../../../../games/millennia/cards/ability.js';
import { BOARD_ACTIONS, RESEARCH_EFFECTS, SPECIAL_EFFECTS } from '../../../../games/millennia/cards/actions.js';
import { buildingOf, diplomacyOf, researchOf, techOf, wonderOf } from '../../../../games/millennia/cards/index.js';
import type { TechType } from '../../../../games/millennia/cards/technologies.js';
import { millennia } from '../../../../games/millennia/game.js';
import { estimate, pairsOf, warForecast } from '../../../../games/millennia/guide/facts.js';
import { describeAbility, describeAction, describeEffects, describeSpace } from '../../../../games/millennia/say/describe-ability.js';
import type { Mil, Move, Player, State } from '../../../../games/millennia/state/state.js';
import { legal } from '../../../../kernel/index.js';
import type { Seat, Text } from '../../../../kernel/types.js';
import { type Lang, type Say, sayer } from '../../../i18n/i18n.js';
import type { Counsel } from '../../../table/board-package.js';
import { foresightOf } from '../../../table/snapshots.js';
import type { Snapshot } from '../../../table/table.js';
import { type Words, wordsOf } from '../words.js';
import { en } from './en.js';
import { fr } from './fr.js';

/** A move at a moment, and the words to speak of it. */
interface Case {
  readonly s: State;
  readonly seat: Seat;
  readonly p: Player;
  readonly snapshot: Snapshot<Mil>;
  readonly words: Words;
  readonly say: Say<typeof en>;
}
type Of<K extends Move['move']> = Extract<Move, { move: K }>;
type Counsels = { readonly [K in Move['move']]?: (c: Case, m: Of<K>) => readonly string[] };

const quote = ({ say, words }: Case, card: string, text: Text): string =>
  say('quote', { card: words.name(card), text: closed(words.text(text)) });
/** Texts of cards end without a stop. */
const closed = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const abilityOf = (card: string): Ability | undefined => {
  if (card.startsWith('wonder-')) return wonderOf(card).ability;
  if (card.startsWith('building-')) return buildingOf(card).ability;
  if (card.startsWith('research-')) return researchOf(card).ability;
  return card.startsWith('diplomacy-') ? diplomacyOf(card).unique : undefined;
};
/** A card in its own words. */
function quoting(c: Case, card: string): string[] {
  const ability = abilityOf(card);
  return ability ? [quote(c, card, describeAbility(ability))] : [];
}

/** The icons that each action of the board asks for; those that any icon pays for say nothing of a technology. */
const PRICES: readonly { readonly id: string; readonly slots: readonly IconSlot[] }[] = BOARD_ACTIONS.flatMap(({ id, cost }) => {
  const slots = cost.flatMap((part) => (part.use === 'tech' ? part.slots : []));
  return slots.length > 0 && !slots.flat().includes('any') ? [{ id, slots }] : [];
});

/** How many icons an action still lacks. */
function lacking(p: Player, slots: readonly IconSlot[]): number {
  const { kinds } = supplyOf(p);
  if (canFill(kinds, countsOf(kinds), slots)) return 0;
  const places = missingPlaces(p, slots, false);
  return slots.filter((_, i) => (places & (1 << i)) !== 0).length;
}

/** What a technology helps to pay: actions that come within reach, and those that come nearer (MIL-ACT-08). */
function selecting(c: Case, tech: string): string[] {
  const { s, seat, p, say, words } = c;
  const { type, last } = techOf(tech);
  const richer: Player = { ...p, techs: [...p.techs, { id: tech, engaged: false, last }] };
  const before = new Map(PRICES.map(({ id, slots }) => [id, lacking(p, slots)]));
  const after = new Map(PRICES.map(({ id, slots }) => [id, lacking(richer, slots)]));
  const names = (test: (was: number, is: number) => boolean): string =>
    PRICES.filter(({ id }) => test(before.get(id)!, after.get(id)!))
      .map(({ id }) => words.name(id))
      .join(', ');
  const [paid, nearer] = [names((was, is) => was > 0 && is === 0), names((was, is) => is > 0 && is < was)];
  const pairs = pairsOf(s, seat).filter(({ types }) => types.includes(type)).length;
  return [
    say('tech.lives', { type: words.g(`type.${type}`), from: s.age, to: last, left: last - s.age + 1 }),
    ...(paid === '' ? [] : [say('tech.pays', { actions: paid })]),
    ...(nearer === '' ? [] : [say('tech.nearer', { actions: nearer })]),
    ...(paid === '' && nearer === '' ? [say('tech.also', { n: fitting(type), of: BOARD_ACTIONS.length })] : []),
    ...(pairs > 0 ? [say('tech.pair', { n: pairs })] : []),
  ];
}
const fitting = (type: TechType): number =>
  BOARD_ACTIONS.filter(({ cost }) => cost.some((part) => part.use === 'tech' && part.slots.flat().some((x) => x === type || x === 'any')))
    .length;

const ready = (p: Player): { cards: number; jokers: number } => ({
  cards: p.techs.filter(({ engaged }) => !engaged).length + p.buildings.filter(({ engaged, dormant }) => !engaged && !dormant).length,
  jokers: p.jokers,
});
/** Actions that could be done, each counted once. */
function usable(s: State, seat: Seat): number | undefined {
  const moves = legal(millennia, { state: s }, seat);
  return moves.length === 0 ? undefined : new Set(moves.flatMap((move) => (move.move === 'use' ? [move.what] : []))).size;
}

/** What would be left to pay with. */
function spending(c: Case, move: Move): string[] {
  const { s, seat, say, snapshot } = c;
  const after = foresightOf(millennia, s, seat, move, snapshot.ply);
  if (!after || after.open) return [say('ready.now', ready(c.p))];
  const isOver = playerOf(after.state, seat).tasks.length === 0 && after.state.phase === s.phase;
  const n = isOver ? usable(after.state, seat) : undefined;
  return [say('ready.then', ready(playerOf(after.state, seat))), ...(n === undefined ? [] : [say('ready.actions', { n })])];
}

function using(c: Case, move: Of<'use'>): string[] {
  const action = BOARD_ACTIONS.find(({ id }) => id === move.what);
  const told = action ? [quote(c, move.what, describeAction(action))] : quoting(c, move.what);
  return [...told, ...spending(c, move)];
}

/** What research points buy (MIL-RES-03). */
function buying({ s, words }: Case, effect: string): string[] {
  const row = RESEARCH_EFFECTS[s.options.side].find(({ id }) => id === effect);
  return row ? [closed(words.text(describeEffects(row.effect)))] : [];
}

/** A bonus on offer: what it would give (MIL-ACT-09). */
function offering(c: Case, source: string): string[] {
  const item = bonuses(c).find((it) => it.source === source);
  return item && item.effects.length > 0 ? [closed(c.words.text(describeEffects(item.effects)))] : quoting(c, source);
}
const bonuses = ({ p }: Case) => {
  const task = p.tasks.at(-1);
  return task?.task === 'bonuses' ? task.items : [];
};

function finishing(c: Case): string[] {
  const { s, seat, p, say } = c;
  const war = warForecast(s);
  if (s.phase !== 'E') return [say('hand.n', { n: p.hand.length }), say('end.now', { mine: estimate(s, seat) })];
  return [
    say('ready.now', ready(p)),
    ...(p.rp > 0 ? [say('rp.lost', { n: p.rp })] : []),
    ...(war ? [say('war.back', { n: war.back })] : []),
  ];
}

const income = ({ s, seat }: Case): number => Object.values(incomeOf(s, seat)).reduce((sum, n) => sum + n, 0);

const COUNSELS: Counsels = {
  select: (c, { tech }) => selecting(c, tech),
  special: (c, { slot }) => [
    c.say('special.does', { text: closed(c.words.text(describeEffects(SPECIAL_EFFECTS[slot]))), left: Math.max(0, c.p.markers - 1) }),
  ],
  build: (c, { card }) => quoting(c, card),
  pass: (c) => [c.say('gold.kept', { gold: c.p.gold, income: income(c) })],
  use: using,
  buy: (c, { effect }) => buying(c, effect),
  pay: (c, m) => spending(c, m),
  modify: (c, m) => spending(c, m),
  'by-hand': (c) => [c.say('ready.now', ready(c.p))],
  take: (c, { source }) => offering(c, source),
  skip: (c) => [
    ...bonuses(c).flatMap(({ source }) => offering(c, source).map((text) => c.say('bonus.left', { text }))),
    c.say('ready.now', ready(c.p)),
  ],
  claim: (c, { card }) => quoting(c, card),
  keep: (c, { card }) => [...quoting(c, card), c.say('keep.of', { n: c.snapshot.choices.length })],
  play: (c, { card }) => quoting(c, card),
  cash: (c, { card }) => quoting(c, card),
  'discard-card': (c, { card }) => quoting(c, card),
  branch: ({ s, say, words }, { branch }) => {
    const space = spaceAt(s, 'politics', FORK + 1, branch);
    return space ? [say('space.next', { n: FORK + 1, text: closed(words.text(describeSpace(space))) })] : [];
  },
  finish: finishing,
};

const TEXTS: Readonly<Record<Lang, typeof en>> = { en, fr: fr as typeof en };

/** What speaks for a move, in figures of the position. */
export function counsel(lang: Lang): Counsel<Mil> {
  const say = sayer(TEXTS[lang]);
  return ({ move }, snapshot) => {
    const { view: s, acting: seat } = snapshot;
    if (seat === null) return [];
    const c: Case = { s, seat, p: playerOf(s, seat), snapshot, words: wordsOf(lang), say };
    return (COUNSELS[move.move] as ((c: Case, m: Move) => readonly string[]) | undefined)?.(c, move) ?? [];
  };
}
