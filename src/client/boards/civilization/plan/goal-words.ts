import { openMarker } from '../../../../games/civilization/ask/settlements.js';
import { fightersAt } from '../../../../games/civilization/ask/units.js';
import { KIND } from '../../../../games/civilization/cards/kinds.js';
import { AROUND, isRegion, LAND, spaceOf } from '../../../../games/civilization/cards/world.js';
import type { State } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import { listed } from '../../../table/board-words.js';
import type { PlanChip } from '../../../table/plan.js';
import type { Words } from '../words.js';
import type { Goal, Taking } from './goals.js';
import type { Mover } from './movers.js';

/** What words about a plan are made of. */
export interface Telling {
  readonly s: State;
  readonly me: Seat;
  readonly names: readonly string[];
  readonly words: Words;
}

/** '2 × Musketman and 1 × Settler', but 'Musketman and Settler': a number before the first alone would seem to count both. */
export function stackWords(s: State, movers: readonly { kind: Mover['kind']; n: number }[], words: Words): string {
  const kinds = kindsOf(movers);
  const isCounted = kinds.size > 1 && [...kinds.values()].some((n) => n > 1);
  return listed(
    [...kinds].map(([kind, n]) => {
      const what = words.unit(s, kind);
      return isCounted && n === 1 ? `1 × ${what}` : words.g('count.figures', { n, what });
    }),
    words.t('and'),
  );
}

/** So many kinds are named on a chip; the box of the stack names all of them. */
const NAMED = 2;

/** The same for a chip: of a motley stack settlers and the largest kinds, and how many figures more. */
export function stackBriefly(s: State, movers: readonly { kind: Mover['kind']; n: number }[], words: Words): string {
  const kinds = [...kindsOf(movers)];
  if (kinds.length <= NAMED + 1) return stackWords(s, movers, words);
  const rank = ([kind, n]: (typeof kinds)[number]): number => (kind === 'settler' ? Infinity : n);
  const [named, others] = [kinds.sort((a, b) => rank(b) - rank(a)).slice(0, NAMED), kinds.slice(NAMED)];
  const more = others.reduce((sum, [, n]) => sum + n, 0);
  return `${named.map(([kind, n]) => `${n} × ${words.unit(s, kind)}`).join(', ')} +${more}`;
}

function kindsOf(movers: readonly { kind: Mover['kind']; n: number }[]): Map<Mover['kind'], number> {
  const kinds = new Map<Mover['kind'], number>();
  for (const { kind, n } of movers) kinds.set(kind, (kinds.get(kind) ?? 0) + n);
  return kinds;
}

const joined = (...words: readonly string[]): string => words.filter(Boolean).join(' · ');

/** How far it is, and what would follow there, in few words. */
export function goalWords(goal: Goal, going: number, telling: Telling): string {
  return joined(
    goal.steps > 1 ? wayWords(goal, telling) : '',
    whatFollows(goal, telling),
    haltWords(goal, telling),
    partWords(goal, going, telling),
  );
}

/** The same for a row of the list: whose place it is stands at its end. */
export function goalTag(goal: Goal, going: number, telling: Telling): PlanChip['tag'] {
  const { s, me, names, words } = telling;
  const at = spaceOf(goal.space);
  const foes = foesAt(goal);
  const rest = (follows: string) => joined(wayWords(goal, telling), follows, haltWords(goal, telling), partWords(goal, going, telling));
  if (foes.length > 0) {
    const n = foes.reduce((sum, seat) => sum + fightersAt(s, seat, at), 0);
    return { text: foes.map((seat) => names[seat] ?? '').join(', '), look: 'war', rest: rest(words.t('goal.units', { n })) };
  }
  if (goal.how === 'board') return { text: words.t('goal.places', { n: goal.count, all: going }), look: 'ship', rest: rest('') };
  const isMine = s.owners[at] === me;
  const isPlain = !goal.unknown && !isMine && isRegion(at) && openMarker(s, at) === null;
  const text = words.t(isMine ? 'goal.own' : 'goal.walk', { n: 1 });
  return {
    text,
    look: isMine ? 'own' : 'free',
    rest: rest(isPlain ? '' : isMine ? words.name(`size.${s.sizes[at]}`) : whatFollows(goal, telling)),
  };
}

const foesAt = ({ targets, occupants }: Goal): readonly Seat[] => (targets.length > 0 ? targets : occupants);
const wayWords = ({ bySea, steps: n }: Goal, { words }: Telling): string => words.t(bySea && n > 1 ? 'goal.voyage' : 'goal.steps', { n });
/** Whose land lies between may stop those who pass (CIV-BAT-08a). */
const haltWords = ({ asked: [first] }: Goal, { words }: Telling): string =>
  first === undefined ? '' : words.t('goal.halts', { where: words.space(first) });
/** Not all of the stack come along. */
const partWords = ({ count, kinds }: Goal, going: number, { s, words }: Telling): string =>
  count < going
    ? words.t('goal.part', {
        what: stackWords(
          s,
          kinds.map((kind) => ({ kind, n: 1 })),
          words,
        ),
      })
    : '';

function whatFollows(goal: Goal, { s, me, names, words }: Telling): string {
  const { space, unknown, how, count } = goal;
  const at = spaceOf(space);
  const foes = foesAt(goal);
  if (foes.length > 0) {
    const who = foes.map((seat) => names[seat] ?? '').join(', ');
    const n = foes.reduce((sum, seat) => sum + fightersAt(s, seat, at), 0);
    return n > 0 ? words.t('goal.foe', { who, n }) : words.t('goal.open', { who });
  }
  if (unknown) return words.t('goal.unknown');
  if (!isRegion(at)) return words.t(how === 'board' ? 'goal.board' : 'goal.sail', { n: count });
  if (s.owners[at] === me) return words.t('goal.mine', { what: words.name(`size.${s.sizes[at]}`) });
  const marker = openMarker(s, at);
  return marker ? words.name(`marker.${marker}`) : words.t(how === 'fly' ? 'goal.fly' : 'goal.walk', { n: count });
}

/** What is easily overlooked about a stack that goes, and about the way it goes. */
export function planWarning(
  { s, me, names, words }: Telling,
  from: string,
  movers: readonly Mover[],
  take: Taking,
  goal: Goal | undefined,
): string | undefined {
  const [asks] = goal?.asked ?? [];
  if (asks !== undefined) return words.t('plan.asks', { where: words.space(asks) });
  const at = spaceOf(from);
  if (!isRegion(at) || s.owners[at] !== me) return undefined;
  const leaving = movers.reduce((sum, { key, kind }) => sum + (KIND[kind].isArmy ? (take.get(key) ?? 0) : 0), 0);
  if (leaving === 0 || fightersAt(s, me, at) > leaving) return undefined;
  const near = s.players.findIndex(
    (_, seat) => seat !== me && [...LAND[at]!, ...AROUND[at]!].some((next) => isRegion(next) && fightersAt(s, seat, next) > 0),
  );
  return near < 0 ? undefined : words.t('plan.bare', { where: words.space(from), who: names[near] ?? '' });
}
