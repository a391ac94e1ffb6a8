import type { Seat } from '../../../kernel/index.js';
import { abilitiesOf, amountOf, freeWorkers, isSolo, MAX_CIVILISATIONS, playerOf, ROUNDS } from '../ask/selectors.js';
import type { Ability } from '../cards/ability.js';
import { PERMANENT } from '../cards/actions.js';
import { actionOf, trackCardOf } from '../cards/index.js';
import { scenarioOf } from '../editions/scenarios.js';
import { ACTIONS, type ActionId, type Player, type State, type TrackCardId } from '../state/state.js';
import { WEIGHTS } from './weights.js';

/** What a seat may expect of the rest of the game; all worth is in points. */
export interface Outlook {
  readonly s: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly abilities: readonly Ability[];
  readonly strength: number;
  /** Own turns after the current one. */
  readonly turns: number;
  /** What is left of the current turn, from 1 (nothing done) to 0. */
  readonly now: number;
  /** How often each action will probably be done in the turns to come. */
  readonly uses: Readonly<Record<ActionId, number>>;
  /** What one more coin is worth. */
  readonly coin: number;
  /** How many turns a worker will probably last. */
  readonly lasting: number;
  /** What the last worker is worth who stays. */
  readonly worker: number;
  /** Rounds after which a war breaks out. */
  readonly wars: readonly number[];
  /** How likely the seat will be strongest (ties count) in a typical turn to come. */
  readonly strongest: number;
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Rounds in which each action of the track can be used, and rounds that end with a war. */
interface Calendar {
  readonly rounds: Readonly<Partial<Record<ActionId, readonly number[]>>>;
  readonly wars: readonly number[];
  /** Expected uses that were computed before. */
  readonly uses: Map<number, Readonly<Record<ActionId, number>>>;
}
const EVERY_ROUND: readonly number[] = Array.from({ length: ROUNDS }, (_, i) => i + 1);
const CALENDARS = new WeakMap<readonly TrackCardId[], Calendar>();

/** The track never changes in a game, and every copy of a state shares it. */
function calendarOf(track: readonly TrackCardId[]): Calendar {
  let calendar = CALENDARS.get(track);
  if (calendar) return calendar;
  const rounds: Partial<Record<ActionId, number[]>> = {};
  const wars: number[] = [];
  track.forEach((id, i) => {
    const { action, symbol } = trackCardOf(id);
    if (action) rounds[action] = EVERY_ROUND.filter((r) => i + 1 >= r && i + 1 <= r + 2);
    if (symbol === 'war' && i >= 3) wars.push(i - 2);
  });
  calendar = { rounds, wars, uses: new Map() };
  CALENDARS.set(track, calendar);
  return calendar;
}

/** Is the seat's turn in this round still to come? */
const isWaiting = (s: State, seat: Seat): boolean => {
  for (const step of s.steps) if ((step.step === 'turn' && step.seat === seat) || step.step === 'round') return true;
  return false;
};

/** How much of the turn in progress is left; 0 when it is somebody else's. */
function nowOf(s: State, seat: Seat): number {
  for (let i = s.steps.length - 1; i >= 0; i--) {
    const step = s.steps[i]!;
    if (step.step === 'civilisation' && step.seat === seat) return 1;
    if (step.step === 'actions' && step.seat === seat) return s.turn.rested ? 0 : freeWorkers(playerOf(s, seat)) / 4;
  }
  return 0;
}

/** A value between the figures of a table. */
function interpolate(table: readonly number[], x: number): number {
  const i = Math.min(Math.floor(x), table.length - 2);
  return table[i]! + (table[i + 1]! - table[i]!) * Math.min(1, x - i);
}

const strengthFrom = (s: State, seat: Seat, abilities: readonly Ability[]): number => {
  let total = 0;
  for (const a of abilities) if (a.when.event === 'static') for (const m of a.do) if (m.op === 'strength') total += amountOf(s, seat, m.n);
  const counter = scenarioOf(s.options.scenario)?.strengthFrom;
  return counter ? total + s.counters[counter] : total;
};

/** The strength of the rivals: the weakest and the strongest of them. Solo, the one that grows by 1 each round. */
export function rivals(
  looks: readonly { readonly strength: number }[],
  s: State,
  seat: Seat,
  round: number,
): { least: number; most: number } {
  if (isSolo(s)) return { least: s.opponent + round - s.round, most: s.opponent + round - s.round };
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (let i = 0; i < looks.length; i++) {
    if (i === seat) continue;
    least = Math.min(least, looks[i]!.strength);
    most = Math.max(most, looks[i]!.strength);
  }
  return { least, most };
}

/** How likely the seat is among the weakest at the end of that round, or among the strongest during it. */
export const chanceWeakest = (mine: number, least: number, ahead: number): number =>
  sigmoid((0.5 - (mine - least)) * (ahead === 0 ? 4 : 1.6));
export const chanceStrongest = (mine: number, most: number): number => sigmoid((mine - most + 0.5) * 1.2);

/** How often each action will probably be done from that round on; more hands do more. */
function usesOf(s: State, from: number, anyCard: boolean, workers: number): Readonly<Record<ActionId, number>> {
  const { rounds, uses } = calendarOf(s.track);
  const key = 100 * from + 10 * workers + (anyCard ? 1 : 0);
  let found = uses.get(key);
  if (!found) {
    found = Object.fromEntries(
      ACTIONS.map((action) => {
        const usable = rounds[action] ?? (PERMANENT.includes(action) ? EVERY_ROUND : []);
        // Whoever may use cards before their time can use them in every round until they are past.
        const n = anyCard ? Math.max(0, (usable.at(-1) ?? 0) + 1 - from) : usable.filter((r) => r >= from).length;
        return [action, n * Math.min(actionOf(action).slots, WEIGHTS.uses[action] * (0.5 + workers / 6))];
      }),
    ) as Record<ActionId, number>;
    uses.set(key, found);
  }
  return found;
}

/** The outlooks of all seats. */
export function outlooks(s: State): Outlook[] {
  const looks = s.players.map((_, seat) => {
    const abilities = abilitiesOf(s, seat);
    return { abilities, strength: strengthFrom(s, seat, abilities) };
  });
  const { wars } = calendarOf(s.track);
  return looks.map(({ abilities, strength }, seat) => {
    const player = playerOf(s, seat);
    const waiting = s.over ? false : isWaiting(s, seat);
    const turns = s.over ? 0 : ROUNDS - s.round + (waiting ? 1 : 0);
    const now = s.over ? 0 : nowOf(s, seat);
    // The next birth brings workers of its own, so those of today count for less.
    const lasting = WEIGHTS.lasting[turns]! * (player.civs.length < MAX_CIVILISATIONS ? WEIGHTS.beforeBirth : 1);
    const anyCard = abilities.some((a) => a.do.some((m) => m.op === 'useUpcomingCards'));
    return {
      s,
      seat,
      player,
      abilities,
      strength,
      turns,
      now,
      uses: usesOf(s, waiting ? s.round : s.round + 1, anyCard, player.workers),
      coin: interpolate(WEIGHTS.coinWorth, turns + now),
      lasting,
      worker: WEIGHTS.labour[Math.min(3, Math.max(0, player.workers - player.red - 1))]! * lasting,
      wars: s.over ? [] : wars.filter((r) => r >= s.round),
      strongest: chanceStrongest(strength, rivals(looks, s, seat, Math.min(ROUNDS, s.round + 1)).most),
    };
  });
}
