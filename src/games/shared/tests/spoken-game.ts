import { describe, expect, it } from 'vitest';
import { asked, blocked, fastDice, type Game, legal, play, type Seat, type Shape, start, type Text } from '../../../kernel/index.js';
import type { RuleRow } from '../rule-row.js';
import { type Messages, say } from '../text/messages.js';

export interface SpokenGame<T extends Shape> {
  readonly tables: readonly (readonly [seats: number, options: Partial<T['options']>])[];
  readonly rules: readonly RuleRow[];
  readonly languages: readonly Messages[];
  describeEvent(e: T['event'], names: readonly string[]): Text;
  /** More that is said at every moment: questions, forecasts. */
  also?(s: T['state'], seat: Seat): readonly Text[];
  /** Moves that would end a game before it has said much. */
  readonly spared?: readonly string[];
  /** How many games are played at each table. */
  readonly games?: number;
}

/** Whole games in which all that can be said is said in every language, and every refusal names a rule of the catalogue. */
export function spokenGameTests<T extends Shape>(game: Game<T>, spoken: SpokenGame<T>): void {
  const { tables, rules, languages, describeEvent, also, spared = [], games = 1 } = spoken;
  const ids = new Set(rules.map((row) => row.id));
  const said = new Set<string>();
  /** Every language says it, and no figure is missing; each text is checked once. */
  const expectSaid = (text: Text): void => {
    const content = JSON.stringify(text);
    if (said.has(content)) return;
    said.add(content);
    for (const messages of languages) {
      const sentence = say(messages, text);
      expect(sentence, content).toMatch(/\S/);
      expect(sentence, content).not.toMatch(/undefined|NaN|\[object/);
    }
  };

  function playSpeaking(seats: number, options: Partial<T['options']>, seed: number): void {
    const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
    let { position } = start(game, { ...game.defaults, ...options }, seats, fastDice(seed));
    let n = seed;
    while (!position.state.over) {
      const { state } = position;
      const seat = asked(game, position)[0]!;
      also?.(state, seat).forEach(expectSaid);
      const moves = legal(game, { state }, seat);
      for (const move of moves) expectSaid(game.describe(state, seat, move).text);
      for (const { move, refusal } of blocked(game, { state }, seat)) {
        expectSaid(game.describe(state, seat, move).text);
        if (!ids.has(refusal.rule)) throw new Error(`${refusal.code} names no rule: ${refusal.rule}`);
        for (const form of ['', '.short']) expectSaid({ key: `refuse.${refusal.code}${form}`, params: refusal.params ?? {} });
      }
      n = (n * 48271) % 2147483647;
      const likely = moves.filter(({ move }) => !spared.includes(move));
      const played = play(game, position, seat, likely[n % likely.length]!);
      if (!played.ok) throw new Error(played.refusal.code);
      for (const { e, others } of played.events) for (const event of others ? [e, others] : [e]) expectSaid(describeEvent(event, names));
      position = played.position;
    }
  }

  describe('all that a game says', () => {
    it.each(tables)('%i seats, %o: moves, refusals and log lines can be said, and every refusal names a rule', (seats, options) => {
      for (let i = 0; i < games; i++) playSpeaking(seats, options, seats + 7 * i);
    });
  });
}
