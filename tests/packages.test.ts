import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/lib/paths.mjs';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
  readonly dev?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const locked = Object.entries(read('package-lock.json').packages as Record<string, Locked>).filter(([path]) => path !== '');
const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

/** The lowest version of the major 20 that a range of engines accepts, as minor number; undefined when it accepts none. */
function oldestOf20(range: string): number | undefined {
  for (const part of range.split('||').map((text) => text.trim())) {
    const match = /^(>=|\^|~)?\s*v?(\d+)(?:\.(\d+))?/.exec(part);
    if (part === '*' || part === '') return 0;
    if (match === null) continue;
    const [, operator, major, minor] = match;
    if (Number(major) === 20) return Number(minor ?? 0);
    if (Number(major) < 20 && operator === '>=') return 0;
  }
  return undefined;
}

describe('the packages of the lock file', () => {
  it('run on the oldest Node that we support', () => {
    const [, minor] = /^>=20\.(\d+)$/.exec(read('package.json').engines.node) ?? [];
    const tooNew = locked.filter(([, { engines }]) => (oldestOf20(engines?.node ?? '*') ?? Number.POSITIVE_INFINITY) > Number(minor));
    expect(tooNew.map(([path, { engines }]) => `${nameOf(path)} wants Node ${engines?.node}`)).toEqual([]);
  });

  it('carry licences that let us use and pass them on', () => {
    const free = /^\(?(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|MPL-2\.0|OFL-1\.1|CC-BY-3\.0|BlueOak-1\.0\.0|CC0-1\.0)( (AND|OR) .*)?\)?$/;
    expect(
      locked.filter(([, { license }]) => !free.test(license ?? '')).map(([path, { license }]) => `${nameOf(path)}: ${license}`),
    ).toEqual([]);
  });

  it('put only code under permissive licences into the page', () => {
    const shipped = locked.filter(([, { dev }]) => dev !== true);
    expect(shipped.map(([path, { license }]) => `${nameOf(path)} ${license}`)).toEqual(['idb ISC', 'preact MIT']);
  });

  it('name every package of every system, or npm ci refuses the file', () => {
    const known = new Set(locked.map(([path]) => nameOf(path)));
    const missing = locked
      .flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
      .filter((name) => !known.has(name));
    expect(missing).toEqual([]);
  });

  it('come from whatever registry the reader uses', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('are asked for by exact versions', () => {
    const { dependencies, devDependencies } = read('package.json');
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)));
    expect(loose).toEqual([]);
  });
});

describe('the reader of engine ranges', () => {
  it.each([
    ['>=18', 0],
    ['^20.19.0 || >=22.12.0', 19],
    ['>= 20.9.0', 9],
    ['*', 0],
    ['>=22', undefined],
    ['^18.0.0', undefined],
    ['18 || >=20', 0],
  ])('%s', (range, minor) => {
    expect(oldestOf20(range)).toBe(minor);
  });
});
