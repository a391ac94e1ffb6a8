import { describe, expect, it } from 'vitest';
import { asked, blocked, fastDice, legal, play, start, type Text } from '../../../kernel/index.js';
import { say } from '../../shared/text/messages.js';
import { throughTheAges as game } from '../game.js';
import { RULES } from '../rules/index.js';
import { describeEvent } from '../say/event.js';
import { describeQuestion, describeWaiting } from '../say/question.js';
import type { Options } from '../state/state.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';

const TABLES: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [2, { version: 'simple' }],
  [3, { version: 'advanced', leanMines: true }],
  [2, { bonusCards: 'private', chooseDraw: true }],
  [4, { antiLeague: true, drawByAction: true, bonusCards: 'open' }],
];
const RULE_IDS = new Set(RULES.map((rule) => rule.id));

/** Both languages say it, and no figure is missing; each text is checked once. */
function expectSaid(text: Text | undefined, said: Set<string>): void {
  const content = JSON.stringify(text);
  if (said.has(content)) return;
  said.add(content);
  for (const messages of [en, fr]) {
    const sentence = say(messages, text!);
    expect(sentence, content).toMatch(/\S/);
    expect(sentence, content).not.toMatch(/undefined|NaN|\[object/);
  }
}

describe('all that a game says', () => {
  it.each(TABLES)(
    '%i seats, %o: questions, moves, refusals and log lines can be said, and every refusal names a rule',
    (seats, options) => {
      const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
      const said = new Set<string>();
      let { position } = start(game, { ...game.defaults, ...options }, seats, fastDice(seats + 7));
      let n = seats;
      while (!position.state.over) {
        const { state } = position;
        const seat = asked(game, position)[0]!;
        expectSaid(describeQuestion(state, seat), said);
        expectSaid(describeWaiting(state, seat), said);
        const moves = legal(game, { state }, seat).filter(({ move }) => move !== 'resign');
        for (const move of moves) expectSaid(game.describe(state, seat, move).text, said);
        for (const { move, refusal } of blocked(game, { state }, seat)) {
          expectSaid(game.describe(state, seat, move).text, said);
          if (!RULE_IDS.has(refusal.rule)) throw new Error(`${refusal.code} names no rule: ${refusal.rule}`);
          for (const form of ['', '.short']) expectSaid({ key: `refuse.${refusal.code}${form}`, params: refusal.params }, said);
        }
        n = (n * 48271) % 2147483647;
        const played = play(game, position, seat, moves[n % moves.length]!);
        if (!played.ok) throw new Error(played.refusal.code);
        for (const { e, others } of played.events)
          for (const event of others ? [e, others] : [e]) expectSaid(describeEvent(event, names), said);
        position = played.position;
      }
    },
  );
});
