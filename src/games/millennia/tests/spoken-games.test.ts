import { spokenGameTests } from '../../shared/tests/spoken-game.js';
import { millennia } from '../game.js';
import { RULES } from '../rules/index.js';
import { describeEvent } from '../say/describe-event.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';

spokenGameTests(millennia, {
  tables: [
    [2, {}],
    [3, { side: 'A2', actions: 'live' }],
    [4, { actions: 'sequential' }],
    [1, {}],
    [1, { side: 'A2', automa: 'hard' }],
  ],
  rules: RULES,
  languages: [en, fr],
  describeEvent,
});
