import { spokenGameTests } from '../../shared/tests/spoken-game.js';
import { throughTheAges } from '../game.js';
import { RULES } from '../rules/index.js';
import { describeEvent } from '../say/event.js';
import { describeQuestion, describeWaiting } from '../say/question.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';

spokenGameTests(throughTheAges, {
  tables: [
    [2, { version: 'simple' }],
    [3, { version: 'advanced', leanMines: true }],
    [2, { bonusCards: 'private', chooseDraw: true }],
    [4, { antiLeague: true, drawByAction: true, bonusCards: 'open' }],
  ],
  rules: RULES,
  languages: [en, fr],
  describeEvent,
  also: (s, seat) => [describeQuestion(s, seat)!, describeWaiting(s, seat)!],
  spared: ['resign'],
});
