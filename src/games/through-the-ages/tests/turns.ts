import type { Seat } from '../../../kernel/index.js';
import { toolkit } from '../../shared/tests/toolkit.js';
import { earmarkedFor } from '../ask/earmarks.js';
import { civilLeft, civilTotal, cultureOf, happinessOf, militaryLeft, militaryTotal, scienceOf, strengthOf } from '../ask/ratings.js';
import { stored } from '../change/tokens.js';
import type { Earmark, Move, Player, State, Step } from '../state/state.js';
import { card, game, offers as legalOf, type Moment, type PlayerSpec, type SceneSpec, scene } from './scene.js';

export { rule } from '../../shared/tests/toolkit.js';
export { asks, card, eventsOf, type Moment, type PlayerSpec, scene } from './scene.js';

const ACTING: readonly Step[] = [{ step: 'actions' }, { step: 'production' }, { step: 'next-turn' }];
const sum = (figures: Readonly<Record<string, number>> = {}): number => Object.values(figures).reduce((a, b) => a + b, 0);
const withBank = (p: PlayerSpec): PlayerSpec => ({ blue: 18 - sum(p.tokens) - (p.wonder ? (p.stages ?? 0) : 0), stages: 0, ...p });

/** The actions of player 0 in Age I of a Full game unless said otherwise; blue tokens that lie nowhere are in the bank. */
export const turn = (player: PlayerSpec = {}, spec: SceneSpec = {}): Moment =>
  scene({ age: 1, round: 5, steps: ACTING, row: [], ...spec, players: [withBank(player), ...(spec.players ?? []).map(withBank)] });

/** Moves in short: 'build bronze with rich-land.a', 'upgrade bronze iron', 'revolution monarchy', 'take 3', 'end'. */
function moveOf(s: State, text: string): Move {
  const words = text.split(' ');
  const after = (word: string): string | undefined => (words.includes(word) ? words[words.indexOf(word) + 1] : undefined);
  const way = after('with') === undefined ? '' : card(after('with')!);
  const shared = Number(after('shared') ?? -1);
  const [name, a = '', b = ''] = words as [string, string?, string?];
  switch (name) {
    case 'take':
      return { move: 'take', place: /^\d+$/.test(a) ? Number(a) : s.row.indexOf(card(a)) };
    case 'grow':
      return { move: 'grow', with: a === 'free' ? 'free-growth' : way };
    case 'build':
      return { move: 'build', tech: card(a), with: way };
    case 'upgrade':
      return { move: 'upgrade', from: card(a), to: card(b), with: way };
    case 'destroy':
      return { move: 'destroy', tech: card(a) };
    case 'levy':
      return { move: 'levy', tech: card(a) };
    case 'stage':
      return { move: 'stage', stages: /^\d+$/.test(a) ? Number(a) : 1, with: way };
    case 'leader':
      return { move: 'leader', card: card(a) };
    case 'technology':
      return { move: 'technology', card: card(a), with: way, shared };
    case 'revolution':
    case 'peaceful':
      return { move: 'government', card: card(a), way: name, with: way, shared };
    case 'play':
      return { move: 'action-card', card: card(a) };
    case 'tactic':
      return { move: 'tactic', card: card(a) };
    case 'tokens':
      return { move: 'tokens', layout: a };
    case 'pick':
      return { move: 'pick', what: card(a) };
    case 'count':
      return { move: 'count', n: Number(a) };
    case 'end':
      return { move: 'end-turn' };
    default:
      return { move: name } as Move;
  }
}

const kit = toolkit(game, (text: string, s) => moveOf(s, text));
/** Play moves of a seat; a refusal fails the test. */
export const doesAs = kit.does;
/** Play moves of player 0. */
export const does = (from: Moment, ...moves: readonly string[]): Moment => kit.does(from, 0, ...moves);

/** The move of player 0 is refused, by this rule and with this code, and not offered. */
export const refuses = (at: Moment, text: string, ruleId: string, code: string, params?: object): void =>
  kit.refuses(at, 0, text, ruleId, code, params);
export const allows = (at: Moment, text: string): boolean => kit.allows(at, 0, text);
/** Layouts of tokens that player 0 may choose. */
export const layouts = (at: Moment): string[] => legalOf(at, 0).flatMap((m) => (m.move === 'tokens' ? [m.layout] : []));

export const me = (at: Moment, seat: Seat = 0): Player => at.state.players[seat]!;
export const tokensOn = (at: Moment, name: string): number => me(at).holdings.find((h) => h.id === card(name))?.tokens ?? 0;
export const workersOn = (at: Moment, name: string): number => me(at).holdings.find((h) => h.id === card(name))?.workers ?? 0;
export const foodOf = (at: Moment, seat: Seat = 0): number => stored(me(at, seat), 'food');
export const resourcesOf = (at: Moment, seat: Seat = 0): number => stored(me(at, seat), 'resources');
/** Resources set aside for units: as given by a card, and as left. */
export const arms = (from: string, n: number): Earmark => ({ from: card(from), goods: 'resources', uses: ['unit'], n });
export const armsOf = (at: Moment, seat: Seat = 0): number => earmarkedFor(me(at, seat), 'resources', 'unit');
/** Civil and military actions: those left, then all. */
export const actionsOf = ({ state }: Moment, seat: Seat = 0): number[] => [
  civilLeft(state, seat),
  militaryLeft(state, seat),
  civilTotal(state, seat),
  militaryTotal(state, seat),
];
export const ratingsOf = ({ state }: Moment, seat: Seat = 0) => ({
  strength: strengthOf(state, seat),
  culture: cultureOf(state, seat),
  science: scienceOf(state, seat),
  happiness: happinessOf(state, seat),
});
/** Names of the civil cards in a hand. */
export const handOf = (at: Moment, seat: Seat = 0): string[] => me(at, seat).civilHand.map((x) => x.card!);
