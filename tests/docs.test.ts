import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/lib/paths.mjs';

const inDocs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map((path) => join('docs', path));
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...inDocs].filter((path) => path.endsWith('.md'));

describe('the documents', () => {
  it.each(pages)('%s: every link and picture leads somewhere', (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.replace(/#.*$/, ''));
    const local = targets.filter((target) => target !== '' && !/^[a-z]+:/.test(target));
    expect(local.filter((target) => !existsSync(join(ROOT, dirname(page), target)))).toEqual([]);
  });

  it.each(pages)('%s: every path of the repository that it names is there', (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
    const named = [...text.matchAll(/`((?:src|scripts|docs|bench|fixtures)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('name only npm commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    const named = pages.flatMap((page) =>
      [...readFileSync(join(ROOT, page), 'utf8').matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => name),
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
