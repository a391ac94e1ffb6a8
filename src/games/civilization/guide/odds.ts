import { diceOf, modifiersOf } from '../ask/battle.js';
import type { Battle, Commit, State } from '../state/state.js';

/** How many ways there are to roll each sum with so many dice: index is the sum. */
function waysOf(dice: number): readonly number[] {
  let ways = [1];
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(ways.length + 6).fill(0);
    ways.forEach((n, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face]! += n;
    });
    ways = next;
  }
  return ways;
}
const WAYS = Array.from({ length: 10 }, (_, dice) => waysOf(dice));

/** Chances of a battle round (CIV-CMB-01): dice of each side and what is added to them. */
export function oddsOf(dice: number, added: number, foeDice: number, foeAdded: number): { readonly win: number; readonly tie: number } {
  let [win, tie] = [0, 0];
  WAYS[dice]!.forEach((n, sum) => {
    WAYS[foeDice]!.forEach((m, foe) => {
      const ahead = sum + added - foe - foeAdded;
      if (ahead > 0) win += n * m;
      else if (ahead === 0) tie += n * m;
    });
  });
  const all = 6 ** (dice + foeDice);
  return { win: win / all, tie: tie / all };
}

/** The odds of a round, for the mover's side, if these two units meet (CIV-CMB-03 to 07). */
export function roundOdds(s: State, battle: Battle, own: Commit, foe: Commit): { readonly win: number; readonly tie: number } {
  const added = (side: 0 | 1, a: Commit, b: Commit): number => {
    const { superiority, science, unit, defence } = modifiersOf(s, battle, side, a, b);
    return superiority + science + unit + defence;
  };
  return oddsOf(diceOf(s, own), added(0, own, foe), diceOf(s, foe), added(1, foe, own));
}
