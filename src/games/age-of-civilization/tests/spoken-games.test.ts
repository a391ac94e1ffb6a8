import { spokenGameTests } from '../../shared/tests/spoken-game.js';
import { ageOfCivilization } from '../game.js';
import { RULES } from '../rules/index.js';
import { describeEvent } from '../say/describe-event.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';

spokenGameTests(ageOfCivilization, {
  tables: [
    [2, {}],
    [3, { innovation: true, changingWorld: true }],
    [4, { draft: true, changingWorld: true, innovation: true }],
    [1, { innovation: true }],
    ...(['SCN-1', 'SCN-2', 'SCN-3', 'SCN-4', 'SCN-5'] as const).map((scenario) => [1, { scenario }] as const),
  ],
  rules: RULES,
  languages: [en, fr],
  describeEvent,
  games: 3,
});
