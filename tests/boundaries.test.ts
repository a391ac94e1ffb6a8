import { describe, expect, it } from 'vitest';
import { findViolations } from './boundaries.js';
import { listSources, readSource } from './source.js';

describe('the layers', () => {
  it('are respected by every source file', () => {
    const all = listSources('src');
    expect(all.length).toBeGreaterThan(10);
    const found = all.flatMap((path) => findViolations(path, readSource(path)).map((violation) => `${path} ${violation}`));
    expect(found).toEqual([]);
  });
});

const titleOf = (path: string, code: string): string => `${path}: ${code.split('\n', 1)}${code.includes('\n') ? ' …' : ''}`;

/** The checker itself: each line must be found, or must not be. */
describe('the checker of the layers', () => {
  const forbidden: [path: string, code: string, violation: RegExp][] = [
    ['src/kernel/run.ts', "import { x } from '../games/index.js';", /kernel must not know games/],
    ['src/kernel/run.ts', "import type { X } from '../client/app/x.js';", /kernel must not know client/],
    ['src/kernel/run.ts', "export * from 'fast-check';", /imports the package 'fast-check'/],
    ['src/kernel/run.ts', "import { readFileSync } from 'node:fs';", /imports the package 'node:fs'/],
    ['src/kernel/run.ts', "type X = import('../bots/x.js').X;", /kernel must not know bots/],
    ['src/kernel/run.ts', "import { x } from './run.test.js';", /imports the test file/],
    ['src/kernel/run.ts', 'const x = Math.random();', /uses Math\.random/],
    ['src/kernel/run.ts', "const x = Math['random']();", /uses Math\.random/],
    ['src/kernel/run.ts', 'const { now } = Date;', /uses Date/],
    ['src/kernel/run.ts', 'console.log(1);', /uses console/],
    ['src/kernel/run.ts', 'const x = { performance };', /uses performance/],
    ['src/kernel/run.ts', 'crypto.getRandomValues(x);', /uses crypto/],
    ['src/kernel/run.ts', 'export default 1;', /default export/],
    ['src/kernel/run.ts', 'const x = 1; export { x as default };', /default export/],
    ['src/kernel/run.ts', 'x();\n'.repeat(301), /301 lines/],
    ['src/games/a/rules.ts', "import { x } from '../b/rules.js';", /one game must not know another/],
    ['src/games/shared/say.ts', "import { x } from '../a/state.js';", /knows no game/],
    ['src/games/shared/say.ts', "import { GAMES } from '../index.js';", /knows no game/],
    ['src/games/a/rules.ts', "import { GAMES } from '../index.js';", /imports the registry/],
    ['src/games/a/rules.ts', "import { x } from '../../bots/x.js';", /games must not know bots/],
    ['src/games/a/rules.ts', 'export const now = () => new Date();', /uses Date/],
    ['src/bots/search.ts', "import { x } from '../games/a/state.js';", /bots must not know games/],
    ['src/lab/sim.ts', "import { x } from '../client/kit/x.js';", /lab must not know client/],
    ['src/server/tables.ts', "import { x } from '../games/a/state.js';", /past the registry/],
    ['src/server/tables.ts', "import { x } from '../client/i18n/i18n.js';", /server must not know client/],
    ['src/lab/sim.ts', "import { x } from '../games/a/state.js';", /past the registry/],
    ['src/client/app/x.tsx', "const x = import('../boards/a/lesson.js');", /past the registry/],
    ['src/client/boards/a/board.tsx', "import { x } from '../../../games/b/state.js';", /one game must not know another/],
    ['src/client/app/main.tsx', "import { readFileSync } from 'node:fs';", /imports the package 'node:fs'/],
    ['src/client/app/main.tsx', "const x = await import('../../lab/sim.js');", /client must not know lab/],
    ['src/client/app/main.tsx', "import '../../../tests/source.js';", /outside the source/],
    ['src/client/kit/x.tsx', "import { x } from '../table/table.js';", /kit must not know table/],
    ['src/client/table/x.tsx', "import { x } from '../boards/a/board.js';", /table must not know boards/],
    ['src/client/boards/a/board.tsx', "const x = import('../../app/app.js');", /boards must not know app/],
    ['src/client/online/x.tsx', "import '../app/home/home.css';", /online must not know app/],
    ['src/other/x.ts', '', /no known layer/],
  ];
  for (const [path, code, violation] of forbidden) {
    it(`finds in ${titleOf(path, code)}`, () => {
      expect(findViolations(path, code).join('\n')).toMatch(violation);
    });
  }

  const allowed: [path: string, code: string][] = [
    ['src/kernel/run.ts', "import { copy } from './copy.js';"],
    ['src/kernel/run.ts', "// Math.random and Date are not for us\nconst x = 'console.log(new Date())';"],
    ['src/kernel/run.ts', 'const x = { Date: 1 }; export const y = x.Date;'],
    ['src/kernel/run.test.ts', "import { it } from 'vitest';\nconst x = Date.now();"],
    ['src/games/a/tests/x.ts', "import fc from 'fast-check';"],
    ['src/games/a/moves/x.ts', "import type { State } from '../state.js';\nimport { ALL } from '../../../kernel/types.js';"],
    ['src/games/a/moves/x.ts', "import { listOf } from '../../shared/text/lists.js';"],
    ['src/client/boards/a/board.tsx', "import { say } from '../../../games/shared/text/messages.js';"],
    ['src/games/a/cards/rows.ts', 'x();\n'.repeat(400)],
    ['src/games/a/text.fr.ts', 'x();\n'.repeat(400)],
    ['src/games/index.ts', "export { game } from './a/game.js';"],
    ['src/server/tables.ts', "import { GAMES } from '../games/index.js';\nimport { createServer } from 'node:http';"],
    [
      'src/client/boards/a/board.tsx',
      "import { useState } from 'preact/hooks';\nimport { x } from '../../../games/a/state.js';\nimport './board.css';",
    ],
    ['src/client/app/x.tsx', "import { x } from '../online/x.js';\nimport { y } from '../kit/index.js';"],
    ['src/client/main.tsx', "import { App } from './app/app.js';"],
    ['src/lab/sim.ts', "import { GAMES } from '../games/index.js';\nconst began = performance.now();"],
  ];
  for (const [path, code] of allowed) {
    it(`allows in ${titleOf(path, code)}`, () => {
      expect(findViolations(path, code)).toEqual([]);
    });
  }
});
