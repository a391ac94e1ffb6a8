import { spokenGameTests } from '../../shared/tests/spoken-game.js';
import { civilization } from '../game.js';
import { RULES } from '../rules/index.js';
import { describeEvent } from '../say/event.js';
import { describeQuestion, describeWaiting } from '../say/question.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';

spokenGameTests(civilization, {
  tables: [
    [2, { rules: 'basic', turnLimit: 20 }],
    [3, { rules: 'advanced', length: 'short', turnLimit: 25 }],
    [6, { rules: 'advanced', length: 'long', startBonus: true, turnLimit: 12 }],
  ],
  rules: RULES,
  languages: [en, fr],
  describeEvent,
  also: (s, seat) => [describeQuestion(s, seat)!, describeWaiting(s, 'Ada')!],
});
