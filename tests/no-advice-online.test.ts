import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../scripts/lib/paths.mjs';
import { isTest, listSources, readSource } from './source.js';

/** What gives advice during a game. */
const ADVICE = ['hint.tsx', 'advised-room.tsx', 'advice.ts', 'seek.ts'].map((name) => `src/client/learn/${name}`);

/** What is fetched with a file or after it: types are not. */
const IMPORT = /\b(?:import|export)(?! type\b)[^'";]*?from '(\.[^']+)'|\bimport\(?'(\.[^']+)'|\bimport '(\.[^']+)'/g;

/** All files of the client that can be fetched from some others, at once or later. */
function reachableFrom(roots: readonly string[]): ReadonlySet<string> {
  const found = new Set(roots);
  for (const file of found)
    for (const [, ...names] of readSource(file).matchAll(IMPORT)) {
      const path = posix.join(file, '..', names.find((name) => name !== undefined)!);
      const source = [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find((it) => existsSync(join(ROOT, it)));
      if (source?.startsWith('src/client/')) found.add(source);
    }
  return found;
}

it('no page of tables online can fetch what gives advice during a game', () => {
  const online = listSources('src/client/online').filter((path) => !isTest(path));
  const reached = reachableFrom(online);
  expect(reached).toContain('src/client/table/table-room.tsx');
  expect(ADVICE.filter((path) => reached.has(path))).toEqual([]);
  // The search is not blind: a table here can.
  expect(ADVICE.filter((path) => !reachableFrom(['src/client/app/table-page.tsx']).has(path))).toEqual([]);
});

it('the server knows no message that asks for advice', () => {
  for (const path of [...listSources('src/protocol'), ...listSources('src/server')].filter((it) => !isTest(it)))
    expect(readSource(path), path).not.toMatch(/\b(hints?|advice|counsel)\b/i);
});
