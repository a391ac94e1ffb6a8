import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at } from '../../../../scripts/lib/paths.mjs';

const under = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** The styles of a board are on the page with its result and its analysis. */
describe('the zones of the table', () => {
  it('have names of their own: no board styles one of them by its bare name', () => {
    const zones = under(at('src', 'client', 'table'), '.tsx').flatMap((text) =>
      [...text.matchAll(/<Zone[^>]*?\sclass="([^"]+)"/gs)].flatMap(([, names]) => names!.split(' ')),
    );
    expect(zones).toContain('ranking');
    const bare = under(at('src', 'client', 'boards'), '.css').flatMap((text) =>
      [...text.matchAll(/^\.([\w-]+)(?=\s*[,{]|\s+[a-z])/gm)].map(([, name]) => name),
    );
    expect(bare).toContain('ages');
    expect([...new Set(zones)].filter((name) => bare.includes(name))).toEqual([]);
  });
});
