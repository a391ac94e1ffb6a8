import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hashSources } from '../scripts/lib/ensure-built.mjs';
import { matchesLock, stampOf } from '../scripts/lib/ensure-installed.mjs';
import { ensureNode, isSupported } from '../scripts/lib/ensure-node.mjs';
import { findChromium } from '../scripts/lib/find-chromium.mjs';
import { addUp, closingLines, countTests, failuresOf } from '../scripts/lib/test-count.mjs';

const folder = mkdtempSync(join(tmpdir(), 'epoque-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the version of Node', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.1.0'])('%s will do', (version) => expect(isSupported(version)).toBe(true));
  it.each(['v18.20.0', 'v20.18.3'])('%s is refused in words', (version) => {
    expect(() => ensureNode(version)).toThrow(`Epoque needs Node 20.19 or newer; this is Node ${version.slice(1)}.`);
  });
});

describe('an installation', () => {
  const lock = (packages: object): string => JSON.stringify({ packages });
  const wanted = lock({ '': {}, a: { version: '1.0.0' }, mac: { version: '2.0.0', optional: true } });

  it('is complete with all packages but those for other systems', () => {
    expect(matchesLock(wanted, lock({ a: { version: '1.0.0' } }))).toBe(true);
    expect(matchesLock(wanted, lock({ a: { version: '1.0.0' }, mac: { version: '2.0.0', optional: true } }))).toBe(true);
  });

  it('is stale when a package is missing, left over, or of another version', () => {
    expect(matchesLock(wanted, lock({}))).toBe(false);
    expect(matchesLock(wanted, lock({ a: { version: '1.0.1' } }))).toBe(false);
    expect(matchesLock(wanted, lock({ a: { version: '1.0.0' }, b: { version: '1.0.0' } }))).toBe(false);
    expect(matchesLock(wanted, '')).toBe(false);
  });

  it('has a stamp that changes with the lock file', () => {
    expect(stampOf('a')).toBe(stampOf('a'));
    expect(stampOf('a')).not.toBe(stampOf('b'));
  });
});

describe('a built site', () => {
  it('is stale when its sources change, and only then', () => {
    const write = (path: string, text: string): void => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    write('src/client/main.tsx', 'one');
    const first = hashSources(folder);
    for (const path of ['src/client/main.test.tsx', 'src/games/a/tests/x.ts', 'src/lab/sim.ts', 'src/games/a/README.md']) write(path, 'x');
    expect(hashSources(folder)).toBe(first);
    write('src/client/main.tsx', 'two');
    expect(hashSources(folder)).not.toBe(first);
    const second = hashSources(folder);
    write('src/kernel/run.ts', 'x');
    expect(hashSources(folder)).not.toBe(second);
  });
});

describe('Chromium', () => {
  it('is taken from where the reader says', () => {
    const path = join(folder, 'my-chromium');
    writeFileSync(path, '', { mode: 0o755 });
    expect(findChromium({ CHROMIUM_PATH: path })).toBe(path);
  });

  it('is refused in words when it is not there', () => {
    expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'nothing') })).toThrow('there is no program there');
  });
});

describe('the closing line of npm test', () => {
  const report = (...files: object[]): string => JSON.stringify({ testResults: files });
  const file = (status: string, ...tests: string[]): object => ({ status, assertionResults: tests.map((test) => ({ status: test })) });

  it('counts tests', () => {
    expect(countTests(report(file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')), 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a file that could not be loaded, a missing report and a bad end as failures', () => {
    expect(countTests(report(file('failed')), 1)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(report(file('passed', 'passed')), 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('remembers what passed only on a further try, and says so at the end', () => {
    const [first, second] = [
      { status: 'passed', fullName: ' a table online', failureMessages: ['too late'] },
      { status: 'passed', fullName: 'a table here', failureMessages: [] },
    ];
    const count = countTests(JSON.stringify({ testResults: [{ status: 'passed', assertionResults: [first, second] }] }), 0);
    expect(count).toEqual({ passed: 2, failed: 0, again: ['a table online'] });
    expect(closingLines(addUp([{ passed: 1, failed: 0 }, count]))).toBe(
      'Only on a further try: a table online\n3 passed, 0 failed, 1 only on a further try',
    );
    expect(closingLines({ passed: 3, failed: 1 })).toBe('3 passed, 1 failed');
  });

  it('tells what failed', () => {
    const broken = { status: 'failed', fullName: ' a property', failureMessages: ['seed 7', 'record'] };
    const text = JSON.stringify({
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [broken, { status: 'passed' }] },
        { name: 'b.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
      ],
    });
    expect(failuresOf(text, 1)).toEqual(['a property\nseed 7\nrecord', 'b.test.ts\ncannot be loaded']);
    expect(failuresOf(report(file('passed', 'passed')), 0)).toEqual([]);
    expect(failuresOf(report(file('passed', 'passed')), 1)).toHaveLength(1);
  });

  it('adds up', () => {
    expect(
      addUp([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });
});
