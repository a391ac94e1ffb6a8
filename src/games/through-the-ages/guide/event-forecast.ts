import { type CardId, dryRun, type Seat, type Turn } from '../../../kernel/index.js';
import { concerned } from '../ask/ranking.js';
import { playerOf } from '../ask/selectors.js';
import { cardOf } from '../cards/index.js';
import type { EventRow } from '../cards/row.js';
import { scoreImpact } from '../change/impact.js';
import { stored } from '../change/tokens.js';
import { throughTheAges } from '../game.js';
import { copy } from '../state/copy.js';
import type { Player, State, Step, Tta } from '../state/state.js';

/** What an event changes in a civilisation. */
const FIGURES = {
  culture: (p: Player) => p.culture,
  science: (p: Player) => p.science,
  food: (p: Player) => stored(p, 'food'),
  resources: (p: Player) => stored(p, 'resources'),
  yellow: (p: Player) => p.yellow,
  blue: (p: Player) => p.blue,
  pool: (p: Player) => p.pool,
  workers: (p: Player) => p.holdings.reduce((sum, h) => sum + h.workers, 0),
  cards: (p: Player) => p.militaryHand.length,
  /** Civil actions that are lost, now or on the next turn. */
  actions: (p: Player) => -p.usedCivil - p.lostActions,
} as const;
export type EventFigure = keyof typeof FIGURES;
const NAMES = Object.keys(FIGURES) as EventFigure[];

/** What an event would do to one civilisation with the ratings of today. */
export interface EventForecast {
  readonly seat: Seat;
  readonly by: Readonly<Partial<Record<EventFigure, number>>>;
  /** It would have to decide something. */
  readonly asked: boolean;
  readonly losesLeader: boolean;
}

/** Questions bring nothing by themselves; whoever they would be put to is noted. */
function runThrough(s: State, asked: Set<Seat>): void {
  const t = dryRun<Tta>(s);
  for (let step = s.steps.at(-1); step !== undefined; step = s.steps.at(-1)) {
    t.done();
    const rule = throughTheAges.steps[step.step];
    if ('auto' in rule) (rule.auto as (t: Turn<Tta>, step: Step) => void)(t, step);
    else for (const seat of (rule.ask as (s: State, step: Step) => readonly Seat[])(s, step)) asked.add(seat);
  }
}

/**
 * The event played through on a copy, as if it came now: the rules themselves say whom it concerns and what it does. Events
 * that show hidden cards, and decks that would have to be shuffled, cannot be foreseen.
 */
export function eventForecast(s: State, card: CardId): readonly EventForecast[] | undefined {
  const row = cardOf(card);
  if (row.type !== 'event' || s.over || row.effects.some((x) => x.do === 'plan') || runsShort(s, row)) return undefined;
  const after = copy(s);
  after.steps = row.effects
    .map((effect): Step => ({ step: 'event', card, effect, seats: 'whom' in effect ? concerned(s, effect.whom) : [s.current] }))
    .reverse();
  for (const p of after.players) p.byHand = false;
  if (row.scoring) scoreImpact(dryRun<Tta>(after), card, s.current);
  const asked = new Set<Seat>();
  runThrough(after, asked);
  return s.players.flatMap((before, seat) => {
    if (before.resigned > 0) return [];
    const p = playerOf(after, seat);
    const by: Partial<Record<EventFigure, number>> = {};
    for (const name of NAMES) {
      const change = FIGURES[name](p) - FIGURES[name](before);
      if (change !== 0) by[name] = change;
    }
    return [{ seat, by, asked: asked.has(seat), losesLeader: before.leader !== null && p.leader === null }];
  });
}

/** More cards may be drawn than the deck has: what comes then is left to chance. */
function runsShort(s: State, { effects }: EventRow): boolean {
  const most = effects.reduce((n, x) => {
    if (x.do === 'gain') return n + (x.gain.militaryCards ?? 0);
    return n + (x.do === 'draw-or-score' ? x.cards : x.do === 'call-up' ? x.n : 0);
  }, 0);
  return most > 0 && most * s.seats > (s.militaryDecks[s.age]?.length ?? 0);
}
