import { expect, it } from 'vitest';
import { listSources, readMentions, readSource } from './source.js';

it('every property is tried with the pinned seed', () => {
  const paths = ['src', 'tests', 'bench']
    .flatMap((folder) => listSources(folder))
    .filter((path) => readSource(path).includes('fast-check'));
  const direct = paths.filter((path) => readMentions(path, readSource(path)).imports.includes('fast-check'));
  expect(direct).toEqual(['tests/property.ts']);
});
