import { describe, expect, it } from 'vitest';
import { asked, blocked, fastDice, legal, play, start, type Text } from '../../../kernel/index.js';
import { say } from '../../shared/text/messages.js';
import { ageOfCivilization as game } from '../game.js';
import { RULES } from '../rules/index.js';
import { describeEvent } from '../say/describe-event.js';
import { DEFAULTS } from '../state/setup.js';
import type { Options } from '../state/state.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';

const TABLES: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [2, {}],
  [3, { innovation: true, changingWorld: true }],
  [4, { draft: true, changingWorld: true, innovation: true }],
  [1, { innovation: true }],
  ...(['SCN-1', 'SCN-2', 'SCN-3', 'SCN-4', 'SCN-5'] as const).map((scenario) => [1, { scenario }] as const),
];
const RULE_IDS = new Set(RULES.map((rule) => rule.id));

/** Both languages say it, and no figure is missing. */
function expectSaid(text: Text): void {
  for (const messages of [en, fr]) {
    const said = say(messages, text);
    expect(said, JSON.stringify(text)).toMatch(/\S/);
    expect(said, JSON.stringify(text)).not.toMatch(/undefined|NaN|\[object/);
  }
}

describe('all that a game says', () => {
  it.each(TABLES)('%i seats, %o: moves, refusals and log lines can be said, and every refusal names a rule', (seats, options) => {
    const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
    for (let seed = 1; seed <= 3; seed++) {
      let { position } = start(game, { ...DEFAULTS, ...options }, seats, fastDice(seed));
      let n = seed;
      while (!position.state.over) {
        const seat = asked(game, position)[0]!;
        const moves = legal(game, position, seat);
        for (const move of moves) expectSaid(game.describe(position.state, seat, move).text);
        for (const { move, refusal } of blocked(game, position, seat)) {
          expectSaid(game.describe(position.state, seat, move).text);
          expect(RULE_IDS, refusal.code).toContain(refusal.rule);
          for (const form of ['', '.short']) expectSaid({ key: `refuse.${refusal.code}${form}`, params: refusal.params });
        }
        n = (n * 48271) % 2147483647;
        const played = play(game, position, seat, moves[n % moves.length]!);
        if (!played.ok) throw new Error(played.refusal.code);
        for (const { e, others } of played.events) for (const event of others ? [e, others] : [e]) expectSaid(describeEvent(event, names));
        position = played.position;
      }
    }
  });
});
