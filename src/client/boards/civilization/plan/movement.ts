import { useMemo, useState } from 'preact/hooks';
import { idOf, isRegion, spaceOf } from '../../../../games/civilization/cards/world.js';
import type { Civ, Move, State } from '../../../../games/civilization/state/state.js';
import { writeMove } from '../../../../kernel/index.js';
import type { Seat } from '../../../../kernel/types.js';
import type { IconName } from '../../../kit/index.js';
import type { PlanChip, PlanTools } from '../../../table/plan.js';
import { TABLE_GLYPHS } from '../glyphs.js';
import type { Mark } from '../map/model.js';
import type { Words } from '../words.js';
import { wordsOf } from '../words.js';
import { chipOf } from './chips.js';
import type { CivPlan, StackLine } from './civ-plan.js';
import { goalTag, goalWords, planWarning, stackBriefly, type Telling } from './goal-words.js';
import { comingTo, type Goal, goalsOf, type Taking } from './goals.js';
import { isGoing, isWaiting, type Mover, moversAt, sourcesOf } from './movers.js';

interface Picked {
  readonly from: string | null;
  /** How many of each go; all, unless something else was said. */
  readonly take: Taking;
  readonly to: string | null;
}
const NOTHING: Picked = { from: null, take: new Map(), to: null };
const ALL_TAKEN: Taking = new Map();

/** Movement: which stack, how much of it, where to. Null when no movement is asked of me. */
export function useMovementPlan({ snapshot, picking, lang, playAll }: PlanTools<Civ>): CivPlan | null {
  const [last, setLast] = useState({ turn: 0, picked: NOTHING });
  const [pointed, setPointed] = useState<string | null>(null);
  const { view: s, acting, choices } = snapshot;
  /** The next turn asks anew. */
  const picked = last.turn === s.turn ? last.picked : NOTHING;
  const setPicked = (next: Picked) => setLast({ turn: s.turn, picked: next });
  const isAsked = acting !== null && s.steps.at(-1)?.step === 'movement';
  const words = wordsOf(lang);
  const me = acting ?? 0;
  const sources = useMemo(() => (isAsked ? sourcesOf(snapshot, me) : []), [choices, me, isAsked]);
  const from = picked.from !== null && sources.includes(picked.from) ? picked.from : null;
  const movers = useMemo(() => (from === null ? [] : moversAt(s, me, from)), [s, me, from]);
  const take = useMemo(() => new Map(movers.map(({ key, n }) => [key, Math.min(n, picked.take.get(key) ?? n)])), [movers, picked.take]);
  const goals = useMemo(() => (from === null ? [] : goalsOf(s, me, from, movers, take)), [s, me, from, movers, take]);
  if (!isAsked) return null;

  const telling: Telling = { s, me, words, names: snapshot.seats.map(({ name }) => name) };
  /** Whoever picks something else has answered no to what was picked before. */
  const pick = (next: Picked) => {
    picking.select(null);
    setPicked(next);
  };
  const choose = (space: string | null) => pick({ from: space, take: ALL_TAKEN, to: null });
  const go = (goal: Goal) => {
    // Whoever has gone on board wants to sail: the ship is the next stack.
    setPicked({ from: goal.how === 'board' ? goal.space : null, take: ALL_TAKEN, to: null });
    setPointed(null);
    playAll(goal.moves.map((move) => () => move));
  };
  const isOf = (space: string | null) => (space === null ? undefined : goals.find((goal) => goal.space === space));
  const shown = isOf(picked.to ?? pointed);
  /** A plan is seen before it is played: under the pointer it is, by key or finger it is chosen first. */
  const goOrShow = (goal: Goal, finger?: boolean) =>
    goal === (finger ? isOf(picked.to) : shown) ? go(goal) : pick({ ...picked, from, to: goal.space });
  const others = choices.filter(({ move }) => !isGoing(move) && move.move !== 'finish-moving');
  const here = from === null ? others : others.filter(({ move }) => 'region' in move && move.region === from);
  const point = (space: string) => (on: boolean) => setPointed(on ? space : null);

  const chips: PlanChip[] = [
    ...here.map((choice) => chipOf(choice, picking)),
    ...(from === null
      ? sources.map((space) => ({
          ...sourceChip(s, me, space, words),
          act: () => choose(space),
          point: point(space),
        }))
      : goals.map((goal) => ({
          ...goalChip(goal, comingTo(goal, movers, take), goal === isOf(picked.to), telling),
          act: (_: Element, finger?: boolean) => goOrShow(goal, finger),
          point: point(goal.space),
        }))),
  ];
  const waiting = sources.filter((space) => isWaiting(s, me, space)).length;
  return {
    sentence:
      from === null
        ? words.t(waiting > 0 ? 'plan.which' : 'plan.which.rest', { n: waiting })
        : words.t('plan.where', { where: words.space(from) }),
    warning: from === null ? declaredWords(s, words) : planWarning(telling, from, movers, take, shown),
    chips,
    waiting,
    primary: picked.to !== null && shown ? { label: goalAction(shown, words), act: () => go(shown) } : undefined,
    back: from === null ? undefined : () => (picked.to === null ? choose(null) : pick({ ...picked, to: null })),
    marks: marksOf(from, sources, goals, shown, others),
    arrows: from === null ? [] : arrowsOf(from, goals, shown),
    ...(shown ? { ghost: { space: shown.space, seat: me, count: shown.count, sea: !isRegion(spaceOf(shown.space)) } } : undefined),
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
    leadTo: (move) => leadTo(move as Move, from, take),
    press(space, finger, anchor) {
      const goal = isOf(space);
      const [only, second] = others.filter(({ move }) => 'region' in move && move.region === space);
      if (goal) goOrShow(goal, finger);
      else if (from === null && only && !second && !sources.includes(space)) picking.act(only, anchor);
      else if (space === from) choose(null);
      else if (sources.includes(space)) choose(space);
      else return false;
      return true;
    },
  };
}

/** What an occupant has answered while others may still move (CIV-BAT-08). */
function declaredWords({ moving }: State, words: Words): string | undefined {
  const places = moving?.declared ?? [];
  return places.length > 0 ? words.t('plan.declared', { where: places.map(({ at }) => words.space(at)).join(', ') }) : undefined;
}

/** First the stack, then who of it stays behind, then the goal. */
function leadTo(move: Move, from: string | null, take: Taking): readonly string[] | undefined {
  // What is done on the spot has a chip of its own: a press on the map means the stack that stands there.
  if ('region' in move && !isGoing(move)) return [from === null || from === move.region ? writeMove(move) : 'all'];
  if (!isGoing(move)) return undefined;
  if (from !== move.from) return [move.from, `space:${move.from}`];
  const goes = 'ship' in move ? move.ship : 'unit' in move ? move.unit : undefined;
  if (goes === undefined) return [move.to, `space:${move.to}`];
  const tooMany = [...take].find(([key, n]) => n > (key === goes ? 1 : 0));
  if (tooMany) return [`fewer:${tooMany[0]}`];
  return take.get(goes) === 0 ? [`more:${goes}`] : [move.to, `space:${move.to}`];
}

const linesOf = (movers: readonly Mover[], take: Taking, set: (key: string, n: number) => void): StackLine[] =>
  movers.map((mover) => ({ ...mover, take: take.get(mover.key) ?? 0, set: (n) => set(mover.key, n) }));

function sourceChip(s: State, me: Seat, space: string, words: Words): Omit<PlanChip, 'act'> {
  const at = spaceOf(space);
  const figures = s.players[me]!.stacks.filter((x) => x.at === at);
  const settlers = figures.every(({ kind }) => kind === 'settler');
  const icon: IconName = !isRegion(at) ? TABLE_GLYPHS.fleet : settlers ? TABLE_GLYPHS.settler : TABLE_GLYPHS.army;
  const detail = stackBriefly(s, figures, words);
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

function goalChip(goal: Goal, going: number, isSelected: boolean, telling: Telling): Omit<PlanChip, 'act'> {
  const tag = goalTag(goal, going, telling);
  const icon = goal.targets.length > 0 ? TABLE_GLYPHS.battle : goal.unknown ? TABLE_GLYPHS.look : GOAL_ICONS[goal.how];
  return {
    key: goal.space,
    icon,
    label: telling.words.space(goal.space),
    detail: goalWords(goal, going, telling),
    ...(tag ? { tag } : undefined),
    state: isSelected ? 'selected' : 'selectable',
  };
}

const goalAction = (goal: Goal, words: Words): string => words.t(`act.${goal.how}`, { where: words.space(goal.space) });
const markOf = ({ targets, occupants }: Goal): Mark => (targets.length + occupants.length > 0 ? 'war' : 'can');

function marksOf(
  from: string | null,
  sources: readonly string[],
  goals: readonly Goal[],
  shown: Goal | undefined,
  others: PlanTools<Civ>['snapshot']['choices'],
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  if (from === null) {
    for (const space of sources) marks.set(space, 'can');
    for (const { move } of others) if (move.move === 'look' || move.move === 'remove-marker') marks.set(move.region, 'can');
    return marks;
  }
  for (const goal of goals) marks.set(goal.space, markOf(goal));
  marks.set(from, 'source');
  if (shown) marks.set(shown.space, 'selected');
  return marks;
}

/** The whole plan of what is chosen; without a choice, all ways of one step. */
function arrowsOf(from: string, goals: readonly Goal[], shown: Goal | undefined): CivPlan['arrows'] {
  if (shown) return shown.legs.map((leg) => ({ from: idOf(leg.from), to: idOf(leg.to), mark: 'selected' }));
  return goals.filter(({ legs }) => legs.length === 1).map((goal) => ({ from, to: goal.space, mark: markOf(goal) }));
}
