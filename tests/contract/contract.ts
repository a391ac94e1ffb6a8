import { describe, expect, it, vi } from 'vitest';
import { fastDice, type Game, type Seat, type Shape, start, type Text } from '../../src/kernel/index.js';
import { fc } from '../property.js';
import {
  expectAgreement,
  expectConservation,
  expectDiscretion,
  expectFaithfulRecord,
  expectIndependentCopies,
  expectSaid,
} from './promises.js';
import { expectAnswer, expectReasons, expectStorable, oddFields } from './strangers.js';
import { deepFreeze, diceOf, HUNTING, PATIENCE, recordOf, runs, sampled, type Trial, type TrialTable, trials, walk } from './walk.js';

/** What a game adds to the promises that all games make. */
export interface Particulars<T extends Shape> {
  /** More moves than any game can take. */
  readonly longest: number;
  /** What never changes or never goes out of bounds in this game. */
  keeps?(first: T['state'], s: T['state']): void;
  /** Moves that mean one thing or another by what is concealed from the others, who therefore cannot foresee them. */
  readonly ambiguous?: readonly string[];
  /** Moves that a player might compose, where the game has open ones; whatever its rules say of them. */
  compose?(s: T['state'], seat: Seat): readonly T['move'][];
  /** Say a text in every language; throws when there is no such text. */
  say?(text: Text): readonly string[];
}

/** The promises of the kernel's contract, for every table given: each game inherits these tests. */
export function contractTests<T extends Shape>(game: Game<T>, tables: readonly TrialTable<T>[], particulars: Particulars<T>): void {
  vi.setConfig({ testTimeout: PATIENCE });
  // Many tables of one game try its rules as often as many games at one table; `npm run hunt` tries more.
  const often = tables.length > 20 ? 1 : 2;
  const stride = tables.length > 10 ? 3 : 1;
  describe.each(tables)('$name', (table) => {
    const from = (trial: Trial) => walk(game, table, trial, particulars.longest);
    const some = (trial: Trial) => sampled(from(trial), trial, stride);
    const tried = <More extends unknown[]>(usual: number): fc.Parameters<[Trial, ...More]> => ({
      ...runs(usual),
      reporter(found) {
        // A hunt whose time was over before its first try has found nothing.
        if (!found.failed || (HUNTING && found.interrupted && found.counterexample === null)) return;
        const record = found.counterexample ? recordOf(game, table, found.counterexample[0], particulars.longest) : '';
        const why = found.errorInstance instanceof Error ? found.errorInstance.message : '';
        throw new Error(`${why}\n${fc.defaultReportMessage(found)}\n\n${record}`, { cause: found.errorInstance });
      },
    });
    const check = (usual: number, property: (trial: Trial) => void) => fc.assert(fc.property(trials, property), tried(usual));

    it('every asked seat can move, and lists, judge and play agree', () => {
      check(often, (trial) => {
        for (const { position, asked: seats } of some(trial)) expectAgreement(game, deepFreeze(position), seats);
      });
    });

    it('every move and refusal can be said', () => {
      const { say } = particulars;
      if (!say) return;
      check(often, (trial) => {
        for (const { position, seat } of some(trial)) expectSaid(game, position, seat, say);
      });
    });

    it('who is asked, what is offered and what is refused depend on nothing hidden', () => {
      check(often, (trial) => {
        for (const turning of some(trial)) expectDiscretion(game, turning, trial, particulars.ambiguous ?? []);
      });
    });

    it('copies are equal and independent, and moves in place do what moves do', () => {
      check(often, (trial) => {
        for (const turning of some(trial)) expectIndependentCopies(game, turning);
      });
    });

    it('cards are conserved and the game ends', () => {
      check(often, (trial) => {
        const first = start(game, table.options, table.seats, diceOf(trial)).position.state;
        for (const { next } of from(trial)) {
          expectConservation(game, next.state);
          particulars.keeps?.(first, next.state);
        }
      });
    });

    it('undo gives no knowledge, and a record brings the same game back', () => {
      check(often, (trial) => expectFaithfulRecord(game, table, trial, particulars.longest));
    });

    it('a move of any shape gets an answer', () => {
      fc.assert(
        fc.property(trials, fc.array(fc.anything(), { minLength: 8, maxLength: 8 }), (trial, junk) => {
          let i = 0;
          for (const { position, seat, move } of some(trial)) expectAnswer(game, position, seat, move, junk[i++ % junk.length]);
        }),
        tried(often),
      );
    });

    it('what was thought of once and is not listed now is refused by its rule, not as unreadable', () => {
      check(1, (trial) => {
        const met = new Map<string, T['move'][]>();
        for (const { position, asked: seats } of some(trial)) for (const seat of seats) expectReasons(game, position, seat, met);
      });
    });

    it('what is stored can be read again, whatever was said', () => {
      fc.assert(
        fc.property(trials, fc.array(oddFields, { minLength: 8, maxLength: 8 }), (trial, odd) => {
          let i = 0;
          for (const { position, asked: seats } of some(trial))
            for (const seat of seats)
              expectStorable(game, position, seat, odd[i++ % odd.length]!, particulars.compose?.(position.state, seat) ?? []);
        }),
        tried(1),
      );
    });
  });

  it('options of any shape are judged, not trusted', () => {
    fc.assert(
      fc.property(fc.anything(), fc.oneof(fc.integer({ min: -1, max: 9 }), fc.anything()), (options, seats) => {
        const refusal = game.check(options as T['options'], seats as number);
        if (refusal) expect(() => start(game, options as T['options'], seats as number, fastDice(1))).toThrow(refusal.code);
      }),
      { numRuns: 300 },
    );
  });
}
