import { readFileSync } from 'node:fs';
import { type ComponentChild, type ComponentChildren, isValidElement } from 'preact';
import { beforeAll, describe, expect, it } from 'vitest';
import { TECH_NUMBER } from '../../../../games/civilization/cards/index.js';
import { civilization as game } from '../../../../games/civilization/game.js';
import { couldEndEra } from '../../../../games/civilization/guide/era-end.js';
import { growthGain } from '../../../../games/civilization/guide/growth.js';
import type { Civ, Commit, State } from '../../../../games/civilization/state/state.js';
import { asked, legal, readRecord } from '../../../../kernel/index.js';
import type { Seat } from '../../../../kernel/types.js';
import type { Choice, Snapshot } from '../../../table/table.js';
import { shortGain } from '../buy-looks.js';
import { choiceLook } from '../choice-look.js';
import { BothWays } from '../goods.js';
import { battleOf, oddsTable, sureBonus, worstOdds } from '../panels/battle-facts.js';
import { giftsOf } from '../panels/tech-gives.js';
import { MarkerDisc } from '../signs.js';
import { words, wordsOf } from '../words.js';

beforeAll(() => words.load('en'));

const read = readRecord(game, readFileSync('fixtures/civilization/long-four.replay', 'utf8'));
if (!read.ok) throw new Error(read.problem.code);
const { frames } = read.value.timeline;

/** All moments at which a seat is asked by this step. */
const asks = (step: string): readonly { s: State; seat: Seat; moves: readonly Civ['move'][] }[] =>
  frames.flatMap(({ position }) => {
    const [seat] = asked(game, position);
    return seat !== undefined && position.state.steps.at(-1)?.step === step
      ? [{ s: position.state, seat, moves: legal(game, position, seat) }]
      : [];
  });
const lookOf = (s: State, acting: Seat, move: Civ['move']) =>
  choiceLook(
    { move, text: { key: 'word.gold' } } as Choice<Civ>,
    { view: s, acting, seats: ['A', 'B', 'C', 'D'].map((name) => ({ name })) } as unknown as Snapshot<Civ>,
    undefined,
    'en',
  );

/** What is written in a part of a page, and of which components it is made. */
function partsOf(node: ComponentChildren, found: { text: string; types: unknown[] } = { text: '', types: [] }) {
  for (const part of [node].flat(9) as ComponentChild[]) {
    if (isValidElement(part)) {
      found.types.push(part.type);
      const drawn =
        typeof part.type === 'function' && part.type !== MarkerDisc ? (part.type as (p: object) => ComponentChild)(part.props) : null;
      partsOf(drawn ?? (part.props as { children?: ComponentChildren }).children, found);
    } else if (typeof part === 'string' || typeof part === 'number') found.text += part;
  }
  return found;
}

describe('the choice of a unit for a round', () => {
  const choices = asks('choice');

  it('tells its dice, what is added in any case, and its least chance: the one of the table', () => {
    expect(choices.length).toBeGreaterThan(5);
    for (const { s, seat, moves } of choices)
      for (const move of moves) {
        if (move.move !== 'commit') continue;
        const battle = battleOf(s)!;
        const row = oddsTable(s, battle, battle.leaders[0] === seat ? 0 : 1).find(
          ({ mine }) => mine.owner === move.owner && mine.kind === move.kind && mine.air === move.air && mine.cargo === move.cargo,
        )!;
        const { text } = partsOf(lookOf(s, seat, move).detail);
        expect(text).toContain(`at worst ${Math.round(row.worst * 100)}%`);
        const bonus = sureBonus(s, battle, move);
        expect(text.includes(` +${bonus} `)).toBe(bonus > 0);
      }
  });

  it('CIV-CMB-09: what is known of the other’s choice is all that the table weighs', () => {
    for (const { s, seat } of choices) {
      const battle = battleOf(s)!;
      const side = battle.leaders[0] === seat ? 0 : 1;
      const foe = oddsTable(s, battle, side)[0]!.cells.at(-1)!.foe;
      const step = s.steps.at(-1) as Extract<State['steps'][number], { step: 'choice' }>;
      const given = (side === 0 ? [null, foe] : [foe, null]) as [Commit | null, Commit | null];
      const seen: State = { ...s, steps: [...s.steps.slice(0, -1), { ...step, given }] };
      for (const row of oddsTable(seen, battle, side)) {
        expect(row.cells.map((cell) => cell.foe)).toEqual([foe]);
        expect(row.worst).toBe(row.cells[0]!.win);
        expect(worstOdds(seen, row.mine)).toBe(row.worst);
      }
    }
  });
});

it('an offer on a chip shows lent cards by the sign of their resource', () => {
  let cards = 0;
  for (const { s, seat, moves } of asks('trade'))
    for (const move of moves.filter((m) => m.move === 'accept')) {
      const offer = s.trading!.offers.find(({ id }) => id === move.offer)!;
      const { types, text } = partsOf(lookOf(s, seat, move).detail);
      const lent = offer.give.cards.length + offer.want.cards.length;
      expect(types.filter((type) => type === MarkerDisc)).toHaveLength(lent);
      expect(types).toContain(BothWays);
      expect(text).toContain('⇄');
      cards += lent;
    }
  expect(cards).toBeGreaterThan(5);
});

it('CIV-ERA-05: an improvement that somebody could make pass away this turn says so', () => {
  const seen = new Set<boolean>();
  for (const { s, seat, moves } of asks('purchase'))
    for (const move of moves.filter((m) => m.move === 'buy-improvement')) {
      const who = couldEndEra(s, seat);
      const { text } = partsOf(lookOf(s, seat, move).detail);
      seen.add(who !== undefined);
      expect(text.includes('lost if')).toBe(who !== undefined);
      if (who !== undefined) expect(text).toContain(wordsOf('en').t('buy.passing.maybe', { who: 'ABCD'[who]! }));
    }
  expect([...seen].sort()).toEqual([false, true]);
});

it('CIV-TEC-03: what a technology gives is told as free until somebody has bought it', () => {
  const { state } = frames[0]!.position;
  const given = (s: State) => giftsOf(s, 'mathematics', wordsOf('en')).filter(({ isGiven }) => isGiven);
  expect(given({ ...state, steps: [] })).toHaveLength(1);
  expect(given({ ...state, steps: [], techs: state.techs.with(TECH_NUMBER.mathematics, 1) })).toEqual([]);
});

it('CIV-PRA-06, CIV-HAP-01: the chip of a village or of growth tells what it adds, and if nothing, why', () => {
  const told = new Set<string>();
  for (const { s, seat, moves } of asks('purchase'))
    for (const move of moves.filter((m) => m.move === 'found' || m.move === 'expand')) {
      const gain = growthGain(s, seat, move);
      const { text } = partsOf(lookOf(s, seat, move).detail);
      expect(text).toContain(shortGain(gain!, wordsOf('en')));
      told.add(gain!.why ?? 'some');
    }
  expect([...told].sort()).toEqual(['minimum', 'some', 'unhappy']);
});
