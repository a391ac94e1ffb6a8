import { commitsOf, diceOf, modifiersOf, type Side } from '../../../../games/civilization/ask/battle.js';
import { cargoKey } from '../../../../games/civilization/ask/units.js';
import { idOf } from '../../../../games/civilization/cards/world.js';
import { oddsOf } from '../../../../games/civilization/guide/odds.js';
import type { Battle, Civ, Commit, GameEvent, State } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
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

/** Chances of a round: what I might choose against what the other might, or against what I know that he has chosen (CIV-CMB-09). */
export function oddsTable(s: State, battle: Battle, side: Side): readonly OddsRow[] {
  const other: Side = side === 0 ? 1 : 0;
  const step = s.steps.at(-1);
  const seen = step?.step === 'choice' ? step.given[other] : null;
  const foes = seen ? [seen] : commitsOf(s, battle, other);
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

/** What is added to the dice of a unit whoever meets it (CIV-CMB-06, CIV-CMB-07): its own bonus, knowledge, walls; superiority is apart. */
export function sureBonus(s: State, battle: Battle, mine: Commit): number {
  const side: Side = battle.sides[0].includes(mine.owner) ? 0 : 1;
  const { science, unit, defence } = modifiersOf(s, battle, side, mine, mine);
  return science + unit + defence;
}

/** The least chance that a unit has in this round, whatever meets it; without a battle or a foe there is none. */
export function worstOdds(s: State, mine: Commit): number | undefined {
  const battle = battleOf(s);
  const side = ([0, 1] as const).find((i) => battle?.sides[i].includes(mine.owner));
  if (!battle || side === undefined) return undefined;
  const isMine = (x: Commit) => x.owner === mine.owner && x.kind === mine.kind && x.cargo === mine.cargo && x.air === mine.air;
  const worst = oddsTable(s, battle, side).find((row) => isMine(row.mine))?.worst;
  return worst !== undefined && Number.isFinite(worst) ? worst : undefined;
}

/** How many such units a side has left there; ships with another load are others (CIV-CMB-10). */
export const leftOf = (s: State, battle: Battle, { owner, kind, cargo }: Commit): number =>
  s.players[owner]!.stacks.reduce((sum, x) => sum + (x.at === battle.at && x.kind === kind && cargoKey(x.cargo) === cargo ? x.n : 0), 0);

/** What a side has lost so far, equal units together. */
export function fallenOf(rounds: readonly Round[], side: Side): readonly (readonly [Commit, number])[] {
  const found = new Map<string, [Commit, number]>();
  for (const { winner, fighters } of rounds) {
    if (winner === side) continue;
    const { commit } = fighters[side];
    const key = `${commit.owner} ${commit.kind}`;
    found.set(key, [commit, (found.get(key)?.[1] ?? 0) + 1]);
  }
  return [...found.values()];
}

/** From where a seat's figures came into a space in its present movement, in the order of the log. */
export function cameFrom(log: readonly LoggedEvent<Civ>[], seat: Seat, at: string): readonly string[] {
  const begun = log.findLastIndex(({ e }) => e.event === 'phase' && e.phase === 'movement' && e.seat === seat);
  const came = log.slice(begun + 1).flatMap(({ e }) => (e.event === 'moved' && e.seat === seat && e.to === at ? [e.from as string] : []));
  return [...new Set(came)];
}

/** Who was asked to join this battle and stays out. */
export function aloofOf(log: readonly LoggedEvent<Civ>[], at: string): readonly Seat[] {
  const begun = log.findLast(({ e }) => e.event === 'battle' && e.at === at);
  return log.flatMap(({ e, ply }) => (e.event === 'joined' && e.side === -1 && e.at === at && ply === begun?.ply ? [e.seat] : []));
}

export const placeOf = (battle: Battle): string => idOf(battle.at);
