import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../rules/index.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';

const read = (folder: URL): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('test'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
const REFUSAL = /rule: '([A-Z]+-[A-Za-z0-9-]+)', code: '([A-Z_]+)'/g;
const ENGINE = [...read(new URL('../', import.meta.url)).matchAll(REFUSAL)].map(([, rule, code]) => [rule!, code!] as const);
const KERNEL = [...read(new URL('../../../kernel/', import.meta.url)).matchAll(REFUSAL)].map(([, rule, code]) => [rule!, code!] as const);

describe('refusals', () => {
  it('are found in the sources', () => {
    expect(ENGINE.length).toBeGreaterThan(30);
    expect(KERNEL.map(([, code]) => code).sort()).toEqual(['CANNOT_UNDO', 'MALFORMED', 'NOT_ASKED', 'NOT_NOW']);
  });

  it.each(ENGINE)('%s %s names a rule of the catalogue', (rule) => {
    expect(RULES.map((row) => row.id)).toContain(rule);
  });

  it.each([...new Set([...ENGINE, ...KERNEL].map(([, code]) => code))])('%s is worded in both languages, in full and in short', (code) => {
    for (const texts of [en, fr] as readonly Record<string, unknown>[])
      for (const key of [`refuse.${code}`, `refuse.${code}.short`]) expect(texts, key).toHaveProperty([key]);
  });
});
