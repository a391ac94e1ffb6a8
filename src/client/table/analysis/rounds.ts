import type { Shape } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import type { AnyBoardPackage } from '../board-package.js';
import type { TableSay } from '../texts.js';

/** A round of a finished game. */
export interface Round {
  /** "Round 9 · Age II". */
  readonly name: string;
  /** The age it belongs to where ages have names, else itself: "II", "9". */
  readonly age: string;
  /** The moves before and after which it was: none before, all after. */
  readonly from: number;
  readonly ply: number;
}

/** The rounds whose ends are milestones; where ages have names, rounds are called rounds whatever the table says of ages. */
export function roundsOf(
  pack: Pick<AnyBoardPackage, 'roundOf' | 'roundWord'>,
  milestones: readonly { readonly ply: number }[],
  stateAt: (ply: number) => Shape['state'],
  lang: Lang,
  say: TableSay,
): Round[] {
  const word = pack.roundWord?.[lang] ?? say('table.round-word');
  return milestones.map(({ ply }, i) => {
    const from = milestones[i - 1]?.ply ?? 0;
    const age = pack.roundOf(stateAt(Math.max(from, ply - 1))).name;
    const round = say('table.round-short', { word: age === undefined ? word : say('table.round-word'), now: String(i + 1) });
    return {
      name: age === undefined ? round : `${round} · ${say('table.round-short', { word, now: age })}`,
      age: age ?? String(i + 1),
      from,
      ply,
    };
  });
}

/** In which round a move was made. */
export const roundAt = (rounds: readonly Round[], ply: number): number => {
  const found = rounds.findIndex((round) => ply < round.ply);
  return found < 0 ? rounds.length - 1 : found;
};

/** So many stretches can be compared at a glance; each should hold a few decisions. */
const MOST = 5;

/** Ages, or rounds where ages have no names; of many rounds some in a row count as one. */
export function stretchesIn(rounds: readonly Round[]): { readonly label: string; readonly ply: number }[] {
  const ages: { first: string; last: string; ply: number }[] = [];
  for (const { age, ply } of rounds) {
    if (ages.at(-1)?.last === age) ages.pop();
    ages.push({ first: age, last: age, ply });
  }
  const size = Math.ceil(ages.length / MOST);
  return Array.from({ length: Math.ceil(ages.length / size) || 0 }, (_, i) => {
    const part = ages.slice(i * size, (i + 1) * size);
    const [{ first }, { last, ply }] = [part[0]!, part.at(-1)!];
    return { label: first === last ? first : `${first}–${last}`, ply };
  });
}
