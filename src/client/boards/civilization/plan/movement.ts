import { useMemo, useState } from 'preact/hooks';
import { fightersAt } from '../../../../games/civilization/ask/units.js';
import { KIND } from '../../../../games/civilization/cards/kinds.js';
import { AROUND, isRegion, LAND, spaceOf } from '../../../../games/civilization/cards/world.js';
import type { Civ, State } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import type { IconName } from '../../../kit/index.js';
import { listed } from '../../../table/board-words.js';
import type { PlanChip, PlanTools } from '../../../table/plan.js';
import { TABLE_GLYPHS } from '../glyphs.js';
import type { Mark } from '../map/model.js';
import type { Words } from '../words.js';
import { wordsOf } from '../words.js';
import { chipOf } from './chips.js';
import type { CivPlan, StackLine } from './civ-plan.js';
import { type Goal, goalsOf } from './goals.js';
import { goings, isGoing, isWaiting, type Mover, moversAt, sourcesOf } from './movers.js';

interface Picked {
  readonly from: string | null;
  /** How many of each go; all, unless something else was said. */
  readonly take: ReadonlyMap<string, number>;
  readonly to: string | null;
}
const NOTHING: Picked = { from: null, take: new Map(), to: null };
const ALL_TAKEN: ReadonlyMap<string, number> = new Map();

/** Movement: which stack, how much of it, where to. Null when no movement is asked of me. */
export function useMovementPlan({ snapshot, picking, lang, playAll }: PlanTools<Civ>): CivPlan | null {
  const [picked, setPicked] = useState<Picked>(NOTHING);
  const [pointed, setPointed] = useState<string | null>(null);
  const { view: s, acting } = snapshot;
  const moves = useMemo(() => goings(snapshot), [snapshot.choices]);
  const isAsked = acting !== null && s.steps.at(-1)?.step === 'movement';
  const words = wordsOf(lang);
  const me = acting ?? 0;
  const sources = useMemo(() => (isAsked ? sourcesOf(s, me, moves) : []), [s, me, moves, isAsked]);
  const from = picked.from !== null && sources.includes(picked.from) ? picked.from : null;
  const movers = useMemo(() => (from === null ? [] : moversAt(s, me, from, moves)), [s, me, from, moves]);
  const take = useMemo(() => new Map(movers.map(({ key, n }) => [key, Math.min(n, picked.take.get(key) ?? n)])), [movers, picked.take]);
  const goals = useMemo(() => (from === null ? [] : goalsOf(s, me, from, movers, take, moves)), [s, me, from, movers, take, moves]);
  if (!isAsked) return null;

  const choose = (space: string | null) => setPicked({ from: space, take: ALL_TAKEN, to: null });
  const go = (goal: Goal) => {
    // Whoever has gone on board wants to sail: the ship is the next stack.
    setPicked({ from: goal.how === 'board' ? goal.space : null, take: ALL_TAKEN, to: null });
    setPointed(null);
    playAll(goal.steps);
  };
  const selected = goals.find(({ space }) => space === (picked.to ?? pointed));
  const others = snapshot.choices.filter(({ move }) => !isGoing(move) && move.move !== 'finish-moving');
  const here = from === null ? others : others.filter(({ move }) => 'region' in move && move.region === from);
  const point = (space: string) => (on: boolean) => setPointed(on ? space : null);
  const isOf = (space: string | null) => (space === null ? undefined : goals.find((goal) => goal.space === space));

  const chips: PlanChip[] = [
    ...here.map((choice) => chipOf(choice, picking)),
    ...(from === null
      ? sources.map((space) => ({
          ...sourceChip(s, me, space, moversAt(s, me, space, moves), words),
          act: () => choose(space),
          point: point(space),
        }))
      : goals.map((goal) => ({
          ...goalChip(
            goal,
            snapshot.seats.map(({ name }) => name),
            goal === isOf(picked.to),
            words,
          ),
          act: () => go(goal),
          point: point(goal.space),
        }))),
  ];
  const waiting = sources.filter((space) => isWaiting(s, me, space)).length;
  return {
    sentence:
      from === null
        ? words.t(waiting > 0 ? 'plan.which' : 'plan.which.rest', { n: waiting })
        : words.t('plan.where', { where: words.space(from) }),
    warning:
      from === null
        ? undefined
        : bareHome(
            s,
            me,
            from,
            movers,
            take,
            words,
            snapshot.seats.map(({ name }) => name),
          ),
    chips,
    waiting,
    primary: picked.to !== null && selected ? { label: goalAction(selected, words), act: () => go(selected) } : undefined,
    back: from === null ? undefined : () => choose(null),
    marks: marksOf(from, sources, goals, selected, others),
    arrows: from === null ? [] : arrowsOf(from, goals, selected),
    ...(selected
      ? { ghost: { space: selected.space, seat: me, count: selected.count, sea: !isRegion(spaceOf(selected.space)) } }
      : undefined),
    focus: { key: from ?? '', spaces: from === null ? [] : [from] },
    ...(from === null
      ? undefined
      : {
          stack: {
            at: from,
            lines: linesOf(movers, take, (key, n) => setPicked({ ...picked, from, take: new Map(picked.take).set(key, n) })),
          },
        }),
    point: setPointed,
    act: picking.act,
    weigh: picking.point,
    press(space, finger) {
      const goal = isOf(space);
      if (goal && finger && picked.to !== space) setPicked({ ...picked, from, to: space });
      else if (goal) go(goal);
      else if (space === from) choose(null);
      else if (sources.includes(space)) choose(space);
      else return false;
      return true;
    },
  };
}

const linesOf = (movers: readonly Mover[], take: ReadonlyMap<string, number>, set: (key: string, n: number) => void): StackLine[] =>
  movers.map((mover) => ({ ...mover, take: take.get(mover.key) ?? 0, set: (n) => set(mover.key, n) }));

/** '2 × Musketman, Settler' */
export const stackWords = (s: State, movers: readonly { kind: Mover['kind']; n: number }[], words: Words): string =>
  listed(
    movers.map(({ kind, n }) => words.g('count.figures', { n, what: words.unit(s, kind) })),
    words.t('and'),
  );

function sourceChip(s: State, me: Seat, space: string, movers: readonly Mover[], words: Words): Omit<PlanChip, 'act'> {
  const atSea = !isRegion(spaceOf(space));
  const settlers = movers.every(({ kind }) => kind === 'settler');
  const icon: IconName = atSea ? TABLE_GLYPHS.fleet : settlers ? TABLE_GLYPHS.settler : TABLE_GLYPHS.army;
  const detail = stackWords(s, movers, words);
  return {
    key: space,
    icon,
    label: words.space(space),
    detail: isWaiting(s, me, space) ? detail : words.t('plan.moved', { what: detail }),
    state: 'selectable',
  };
}

const GOAL_ICONS = {
  walk: TABLE_GLYPHS.army,
  board: TABLE_GLYPHS.load,
  land: TABLE_GLYPHS.load,
  sail: TABLE_GLYPHS.fleet,
  fly: TABLE_GLYPHS.aircraft,
} as const;

function goalChip(goal: Goal, names: readonly string[], isSelected: boolean, words: Words): Omit<PlanChip, 'act'> {
  const icon = goal.unknown ? TABLE_GLYPHS.look : goal.foes.length > 0 ? TABLE_GLYPHS.battle : GOAL_ICONS[goal.how];
  return {
    key: goal.space,
    icon,
    label: words.space(goal.space),
    detail: goalWords(goal, names, words),
    state: isSelected ? 'selected' : 'selectable',
  };
}

/** What would follow there, in few words. */
export function goalWords(goal: Goal, names: readonly string[], words: Words): string {
  const foes = goal.foes.map((seat) => names[seat] ?? '').join(', ');
  const what = foes
    ? words.t('goal.foe', { who: foes })
    : goal.unknown
      ? words.t('goal.unknown')
      : words.t(`goal.${goal.how}`, { n: goal.count });
  return goal.way.length > 1 ? words.t('goal.steps', { n: goal.way.length, what }) : what;
}

const goalAction = (goal: Goal, words: Words): string => words.t(`act.${goal.how}`, { where: words.space(goal.space) });

function marksOf(
  from: string | null,
  sources: readonly string[],
  goals: readonly Goal[],
  selected: Goal | undefined,
  others: PlanTools<Civ>['snapshot']['choices'],
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  if (from === null) {
    for (const space of sources) marks.set(space, 'can');
    for (const { move } of others) if (move.move === 'look' || move.move === 'remove-marker') marks.set(move.region, 'can');
    return marks;
  }
  for (const { space, foes } of goals) marks.set(space, foes.length > 0 ? 'war' : 'can');
  marks.set(from, 'source');
  if (selected) marks.set(selected.space, 'selected');
  return marks;
}

/** The way of what is chosen; without a choice, all ways of one step. */
function arrowsOf(from: string, goals: readonly Goal[], selected: Goal | undefined): CivPlan['arrows'] {
  const mark = ({ foes }: Goal): Mark => (foes.length > 0 ? 'war' : 'can');
  const shown = goals.filter(({ way }) => way.length === 1).map((goal) => ({ from, to: goal.space, mark: mark(goal) }));
  if (!selected) return shown;
  const way = [from, ...selected.way];
  return selected.way.map((to, i) => ({ from: way[i]!, to, mark: 'selected' as const }));
}

/** A settlement of mine that would stand without an army, with somebody beside it who could take it. */
function bareHome(
  s: State,
  me: Seat,
  from: string,
  movers: readonly Mover[],
  take: ReadonlyMap<string, number>,
  words: Words,
  names: readonly string[],
): string | undefined {
  const at = spaceOf(from);
  if (!isRegion(at) || s.owners[at] !== me) return undefined;
  const leaving = movers.reduce((sum, { key, kind }) => sum + (KIND[kind].isArmy ? (take.get(key) ?? 0) : 0), 0);
  if (leaving === 0 || fightersAt(s, me, at) > leaving) return undefined;
  const near = s.players.findIndex(
    (_, seat) => seat !== me && [...LAND[at]!, ...AROUND[at]!].some((next) => isRegion(next) && fightersAt(s, seat, next) > 0),
  );
  return near < 0 ? undefined : words.t('plan.bare', { where: words.space(from), who: names[near] ?? '' });
}
