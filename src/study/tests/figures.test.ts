import { describe, expect, it } from 'vitest';
import { fastDice, openDice } from '../../kernel/index.js';
import { differenceOf, ENOUGH, figuresOf, histogramOf, meanOf, sideOf } from '../figures.js';
import { packStudy, readNumbers, summaryOf, unpackStudy, writeNumbers } from '../pack.js';
import type { GameLine } from '../play.js';
import { ridgeFit } from '../regression.js';
import { addGame, addTally, emptyTally, type Tally } from '../tally.js';

/** A made-up game: what each seat took decides its score, card by card. */
function lineOf(number: number, owned: readonly (readonly string[])[], scores: readonly number[]): GameLine {
  return {
    number,
    seed: String(number),
    order: scores.map((_, seat) => seat),
    scores,
    ranks: scores.map((x) => 1 + scores.filter((y) => y > x).length),
    rounds: 10 + (number % 3),
    decisions: 100,
    takes: owned.flatMap((cards, seat) => cards.map((card) => ({ kind: 'leaders', card, seat, round: 4, price: 1 + (number % 2) }))),
  };
}

const WORTH: Readonly<Record<string, number>> = { homer: 7, caesar: -3, moses: 0 };
const CARDS = Object.keys(WORTH);
/** A little chance that is the same at every run. */
function random(seed: number): () => number {
  const dice = openDice(fastDice(seed));
  return () => dice.next() / 0x100000000;
}

/** Games in which Caesar is mostly taken by whoever has Homer too: alone he looks good, but he is not. */
function misleading(games: number, seats = 2, seed = 3): Tally {
  const chance = random(seed);
  const tally = emptyTally(seats);
  for (let number = 0; number < games; number++) {
    const owned = Array.from({ length: seats }, () => {
      const homer = chance() < 0.5;
      const caesar = chance() < (homer ? 0.9 : 0.1);
      return CARDS.filter((card) => (card === 'homer' ? homer : card === 'caesar' ? caesar : chance() < 0.5));
    });
    const level = Math.floor(chance() * 100);
    const scores = owned.map((cards) => level + Math.round(6 * chance()) + cards.reduce((sum, card) => sum + WORTH[card]!, 0));
    addGame(tally, lineOf(number, owned, scores));
  }
  return tally;
}

describe('the figures of cards', () => {
  it('are those of a game that can be counted by hand', () => {
    const tally = emptyTally(2);
    addGame(tally, lineOf(0, [['homer'], []], [30, 20]));
    addGame(tally, lineOf(1, [['homer', 'caesar'], ['caesar']], [24, 24]));
    const homer = figuresOf(tally).find(({ card }) => card === 'homer')!;
    expect(homer).toMatchObject({ takes: 2, share: 1, round: 4, price: 1.5, isFew: true, examples: [0, 1] });
    expect([homer.wins.value, homer.lead.value]).toEqual([0.75, 5]);
    const caesar = figuresOf(tally).find(({ card }) => card === 'caesar')!;
    expect([caesar.takes, caesar.share, caesar.wins.value, caesar.lead.value]).toEqual([2, 0.5, 0.5, 0]);
    // Two games say nothing about the effect of six columns.
    expect(homer.corrected).toBeUndefined();
    expect(summaryOf({ table: { game: 'x', edition: 'y', seats: 2, level: 'normal' }, tally, rules: 1, bots: '', date: '' }).seats).toEqual(
      [90, 30],
    );
  });

  it.each([2, 3, 4])('find what each card is worth by itself with %i seats, also where another one hides it', (seats) => {
    const figures = figuresOf(misleading(1500, seats));
    const of = (card: string) => figures.find((row) => row.card === card)!;
    for (const card of CARDS) {
      const { corrected, isFew, takes } = of(card);
      expect(isFew).toBe(takes < ENOUGH);
      expect(corrected!.value).toBeCloseTo(WORTH[card]!, 0);
      expect(corrected!.low).toBeLessThan(WORTH[card]! + 0.2);
      expect(corrected!.high).toBeGreaterThan(WORTH[card]! - 0.2);
    }
    // Without the correction Caesar seems to help.
    expect(sideOf(of('caesar').lead)).toBe('above');
    expect(sideOf(of('caesar').corrected!)).toBe('below');
    expect(sideOf(of('homer').corrected!)).toBe('above');
    expect(sideOf(of('moses').corrected!)).toBe('unclear');
  });

  it('have intervals that hold the truth about 95 times in 100', () => {
    let [inside, all] = [0, 0];
    for (let seed = 1; seed <= 60; seed++)
      for (const { card, corrected } of figuresOf(misleading(150, 2, seed * 7919))) {
        const truth = WORTH[card];
        if (truth === undefined || !corrected) continue;
        all++;
        if (corrected.low <= truth && truth <= corrected.high) inside++;
      }
    expect(all).toBe(180);
    expect(inside / all).toBeGreaterThan(0.89);
    expect(inside / all).toBeLessThan(0.995);
  });

  it('settle by differences what the data leave open: each seat takes exactly one of three', () => {
    const chance = random(5);
    const tally = emptyTally(2);
    for (let number = 0; number < 800; number++) {
      const owned = [0, 1].map(() => [CARDS[Math.floor(3 * chance())]!]);
      addGame(
        tally,
        lineOf(
          number,
          owned,
          owned.map(([card]) => 50 + Math.round(4 * chance()) + WORTH[card!]!),
        ),
      );
    }
    const value = (card: string) => figuresOf(tally).find((row) => row.card === card)!.corrected!.value;
    expect(value('homer') - value('caesar')).toBeCloseTo(10, 0);
    expect(value('homer') - value('moses')).toBeCloseTo(7, 0);
  });
});

describe('a tally', () => {
  it('is the same whether games are added one by one or in heaps', () => {
    const whole = misleading(40, 3);
    const [first, second] = [emptyTally(3), emptyTally(3)];
    addTally(first, whole);
    addTally(first, misleading(40, 3, 9));
    addTally(second, misleading(40, 3, 9));
    addTally(second, whole);
    expect(
      figuresOf(first)
        .sort((a, b) => (a.card < b.card ? -1 : 1))
        .map(({ examples: _, ...row }) => row.takes),
    ).toEqual(
      figuresOf(second)
        .sort((a, b) => (a.card < b.card ? -1 : 1))
        .map(({ examples: _, ...row }) => row.takes),
    );
    const effect = (tally: Tally) => figuresOf(tally).find(({ card }) => card === 'homer')!.corrected!.value;
    expect(effect(first)).toBeCloseTo(effect(second), 9);
    expect(first.games).toBe(80);
  });

  it('comes back from its file as it was', () => {
    const study = {
      table: { game: 'x', edition: 'y', seats: 3, level: 'normal' as const },
      tally: misleading(30, 3),
      rules: 4,
      bots: 'abc',
      date: '2026-11-17',
    };
    const read = unpackStudy(packStudy(study));
    expect(packStudy(read)).toBe(packStudy(study));
    const byCard = (tally: Tally) => figuresOf(tally).sort((a, b) => (a.card < b.card ? -1 : 1));
    expect(byCard(read.tally).map(({ corrected: _, ...row }) => row)).toEqual(byCard(study.tally).map(({ corrected: _, ...row }) => row));
    byCard(read.tally).forEach((row, i) => {
      expect(row.corrected?.value).toBeCloseTo(byCard(study.tally)[i]!.corrected!.value, 9);
    });
  });

  it('is written in numbers of any size and sign', () => {
    const numbers = [0, 1, -1, 15, 16, -16, 31, 1000, -123456, 2 ** 40, -(2 ** 44)];
    expect(readNumbers(writeNumbers(numbers))).toEqual(numbers);
  });
});

describe('small tools', () => {
  it('fit a line', () => {
    // y = 2a - b on four points without chance.
    const fit = ridgeFit([[4], [2, 4]], [6, 0], 12, 100, 0)!;
    expect(fit.effects[0]).toBeCloseTo(2);
    expect(fit.effects[1]).toBeCloseTo(-1);
    expect(fit.errors[0]).toBeCloseTo(0, 5);
    expect(ridgeFit([[4], [2, 4]], [6, 0], 12, 2)).toBeUndefined();
  });

  it('know means, differences and steps', () => {
    const a = meanOf([
      [10, 50],
      [12, 50],
    ]);
    expect([a.n, a.value]).toEqual([100, 11]);
    expect(a.high - a.value).toBeCloseTo(1.96 * 0.1, 2);
    const difference = differenceOf(a, meanOf([[10, 100]]));
    expect(difference.value).toBe(1);
    expect(sideOf(difference)).toBe('above');
    const bins = histogramOf(new Map([[3, 1], [4, 2], [104, 1]]), 12); // biome-ignore format: pairs
    expect(bins[0]).toEqual({ from: 0, to: 9, n: 3 });
    expect(bins.at(-1)).toEqual({ from: 100, to: 109, n: 1 });
  });
});
