import { commitsOf, diceOf, modifiersOf, type Side } from '../../../../games/civilization/ask/battle.js';
import { idOf } from '../../../../games/civilization/cards/world.js';
import { oddsOf } from '../../../../games/civilization/guide/odds.js';
import type { Battle, Civ, Commit, GameEvent, State } from '../../../../games/civilization/state/state.js';
import type { LoggedEvent } from '../../../table/table.js';

/** The battle that is being fought or gathered for, if any. */
export function battleOf(s: State): Battle | undefined {
  const step = s.steps.findLast((x) => x.step === 'choice' || x.step === 'joining' || x.step === 'round');
  return step && 'battle' in step ? step.battle : undefined;
}

type Round = Extract<GameEvent, { event: 'round' }>;
export interface Fought {
  readonly rounds: readonly Round[];
  readonly over: Extract<GameEvent, { event: 'battle-over' }> | undefined;
  readonly start: Extract<GameEvent, { event: 'battle' }> | undefined;
  readonly ply: number;
}

/** The last battle of a space as the log tells it. */
export function foughtAt(log: readonly LoggedEvent<Civ>[], at: string): Fought {
  const from = log.findLastIndex(({ e }) => e.event === 'battle' && e.at === at);
  const part = from < 0 ? [] : log.slice(from);
  const end = part.findIndex(({ e }) => e.event === 'battle-over');
  const told = end < 0 ? part : part.slice(0, end + 1);
  return {
    rounds: told.flatMap(({ e }) => (e.event === 'round' ? [e] : [])),
    over: told.map(({ e }) => e).find((e) => e.event === 'battle-over'),
    start: told.map(({ e }) => e).find((e) => e.event === 'battle'),
    ply: part[0]?.ply ?? 0,
  };
}

export interface OddsRow {
  readonly mine: Commit;
  readonly cells: readonly { readonly foe: Commit; readonly win: number; readonly tie: number }[];
  readonly worst: number;
}

/** Chances of a round: what I might choose against what the other might. */
export function oddsTable(s: State, battle: Battle, side: Side): readonly OddsRow[] {
  const other: Side = side === 0 ? 1 : 0;
  const foes = commitsOf(s, battle, other);
  return commitsOf(s, battle, side).map((mine) => {
    const cells = foes.map((foe) => {
      const added = (own: Side, a: Commit, b: Commit) => {
        const { superiority, science, unit, defence } = modifiersOf(s, battle, own, a, b);
        return superiority + science + unit + defence;
      };
      const chances = oddsOf(diceOf(s, mine), added(side, mine, foe), diceOf(s, foe), added(other, foe, mine));
      return { foe, ...chances };
    });
    return { mine, cells, worst: Math.min(...cells.map(({ win }) => win)) };
  });
}

/** How many such units a side has left there. */
export const leftOf = (s: State, battle: Battle, commit: Commit): number =>
  s.players[commit.owner]!.stacks.reduce((sum, x) => sum + (x.at === battle.at && x.kind === commit.kind ? x.n : 0), 0);

export const placeOf = (battle: Battle): string => idOf(battle.at);
