import { expect } from 'vitest';
import { finalScore } from '../ask/scoring.js';
import {
  card,
  codeOf,
  does,
  engagedOf,
  type Gain,
  gained,
  type Moment,
  offers,
  type PlayerSpec,
  playerAt,
  type TableSpec,
  table,
} from './toolkit.js';

/** What a card of final scoring gives in these areas, and nothing before the end. */
export const scores =
  (n: number, ...cases: readonly (readonly [PlayerSpec, number])[]) =>
  (): void => {
    const kind = card(n).startsWith('wonder') ? 'wonders' : 'buildings';
    for (const [spec, vp] of cases) {
      const owner: PlayerSpec = { ...spec, [kind]: [n, ...((spec[kind] as number[] | undefined) ?? [])] };
      const at = table({ age: 8, players: [owner] });
      const line = finalScore(at.state, 0).find(({ source }) => source === card(n));
      expect(line?.vp ?? 0, JSON.stringify(spec)).toBe(vp);
      expect(playerAt(at, 0).vp).toBe(0);
      expect(offers(at, 0)).not.toContain(`use what=${card(n)}`);
    }
  };

/** A play of the first player: the area, the moves, and what they bring. */
export interface Play extends TableSpec {
  readonly own: PlayerSpec;
  readonly moves: string;
  readonly gain: Gain;
}

const sit = ({ own, ...spec }: Play): Moment => table({ ...spec, players: [own, ...(spec.players ?? [{}])] });
export const movesOf = (moves: string): string[] => moves.split(', ');

/** Play and compare; gives the moment after it. */
export function plays(play: Play): Moment {
  const at = sit(play);
  const after = does(at, 0, ...movesOf(play.moves));
  expect(gained(at, after, 0), play.moves).toEqual(play.gain);
  return after;
}

/** The last of the moves is refused. */
export function refusesLast(play: Omit<Play, 'gain'>, code: string): void {
  const moves = movesOf(play.moves);
  const at = sit({ ...play, gain: {} });
  expect(codeOf(does(at, 0, ...moves.slice(0, -1)), 0, moves.at(-1)!), play.moves).toBe(code);
}

/** A building used in the action phase: it brings this, is turned by it, and does nothing while turned or dormant. */
export const used =
  (n: number, own: PlayerSpec, moves: string, gain: Gain, spec: TableSpec = {}) =>
  (): void => {
    const having = (...buildings: (number | string)[]): PlayerSpec => ({ ...own, buildings: [...buildings, ...(own.buildings ?? [])] });
    const after = plays({ ...spec, own: having(n), moves, gain });
    expect(engagedOf(after)).toContain(card(n));
    refusesLast({ ...spec, own: having(`${n}!`), moves: movesOf(moves)[0]! }, 'ALREADY_ENGAGED');
    refusesLast({ ...spec, own: having(`${n}-`), moves: movesOf(moves)[0]! }, 'DORMANT');
  };

/** A building that waits for something: taken it brings `more`; turned, dormant or skipped it brings nothing. */
export const awaited =
  (n: number, own: PlayerSpec, moves: string, plain: Gain, more: Gain, spec: TableSpec = {}) =>
  (): void => {
    const having = (...buildings: (number | string)[]): PlayerSpec => ({ ...own, buildings: [...buildings, ...(own.buildings ?? [])] });
    const after = plays({ ...spec, own: having(n), moves: `${moves}, take ${n}`, gain: more });
    expect(engagedOf(after)).toContain(card(n));
    plays({ ...spec, own: having(n), moves: `${moves}, skip`, gain: plain });
    plays({ ...spec, own: having(`${n}!`), moves, gain: plain });
    plays({ ...spec, own: having(`${n}-`), moves, gain: plain });
  };

/** A building that stands for technologies of these types and of no other; it counts once per age. */
export const icon =
  (
    n: number,
    yes: readonly (readonly [action: string, techs: readonly string[]])[],
    no: readonly (readonly [action: string, techs: readonly string[]])[],
  ) =>
  (): void => {
    for (const [action, techs] of yes) {
      const at = table({ age: 6, players: [{ techs, buildings: [n] }] });
      const after = does(at, 0, `use ${action}`);
      expect(engagedOf(after), action).toContain(card(n));
      for (const state of ['!', '-'])
        refusesLast({ age: 6, own: { techs, buildings: [`${n}${state}`] }, moves: `use ${action}` }, 'MISSING_TECHNOLOGY');
    }
    for (const [action, techs] of no) refusesLast({ age: 6, own: { techs, buildings: [n] }, moves: `use ${action}` }, 'MISSING_TECHNOLOGY');
  };

/** A diplomacy card played when its owner likes; it is used up. */
export const played =
  (n: number, own: PlayerSpec, moves: string, gain: Gain, spec: TableSpec = {}) =>
  (): void => {
    const after = plays({ ...spec, own: { ...own, hand: [n] }, moves, gain: { ...gain, cards: -1 } });
    expect(after.state.discard.map((x) => x.card)).toContain(card(n));
    refusesLast({ ...spec, own, moves: movesOf(moves)[0]! }, 'NO_SUCH_CARD');
  };

/** A diplomacy card that waits for something: it cannot be played alone, and may be kept. */
export const awaitedCard =
  (n: number, own: PlayerSpec, moves: string, plain: Gain, more: Gain, spec: TableSpec = {}) =>
  (): void => {
    const holding: PlayerSpec = { ...own, hand: [n] };
    plays({ ...spec, own: holding, moves, gain: { ...more, cards: -1 } });
    const first = movesOf(moves).indexOf(`take ${n}`);
    plays({
      ...spec,
      own: holding,
      moves: [...movesOf(moves).slice(0, first), 'skip', ...movesOf(moves).slice(first + 1)].join(', '),
      gain: plain,
    });
    refusesLast({ ...spec, own: holding, moves: `play ${n}` }, 'NOT_THIS_PHASE');
  };
