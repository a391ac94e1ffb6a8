import { preprocessCSS, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { at } from '../scripts/lib/paths.mjs';
import { boardOf, LAYERS, layerOf, notDrawn, within } from '../scripts/vite/floors.js';
import { listSources, readSource } from './source.js';

/** What holds a whole table or a great part of it. */
const LARGE = /\.(room|desk|board|rail|tale|log|map|aoc|civ|mil|tta|mine|tmine|opps|seat-strip)[^\s>+~]*:has\(/;

describe('style sheets', () => {
  it('never ask what something large holds: the browser would look at every piece again at every change', () => {
    const sheets = listSources('src/client', /\.css$/);
    expect(sheets.length).toBeGreaterThan(30);
    expect(sheets.filter((path) => LARGE.test(readSource(path)))).toEqual([]);
    expect(LARGE.test('.desk.past:has(> .tutor) > .moment {')).toBe(true);
  });

  it('let nothing move for ever: a table may lie open for days, and a page that moves is painted all that time', () => {
    expect(listSources('src/client', /\.css$/).filter((path) => /animation[^;]*\binfinite\b/.test(readSource(path)))).toEqual([]);
  });

  it('keep what is only heard at the edge it is heard from: in a strip that rolls sideways it would widen the page of a phone', () => {
    const [, heard] = /(?:^|\n)\.sr \{([^}]*)\}/.exec(readSource('src/client/styles/base.css'))!;
    expect(heard).toMatch(/position: absolute;\s+left: 0;/);
  });

  it('lie in the layer of their folder', () => {
    expect(layerOf('/x/src/client/styles/base.css')).toBe('styles');
    expect(layerOf('/x/src/client/boards/a/styles/board.css')).toBe('boards');
    expect(layerOf('C:\\x\\src\\client\\table\\log.css')).toBe('table');
    expect(layerOf('/x/node_modules/y.css')).toBeUndefined();
    expect([boardOf('/x/src/client/boards/a/styles/board.css'), boardOf('/x/src/client/kit/a.css')]).toEqual(['a', undefined]);
  });

  it('of a board reach no other board, and are no stronger for it', () => {
    expect(within('a', '.card > i')).toBe(':where([data-board="a"]) .card > i');
    expect(within('a', ':root[data-theme="dark"] .x')).toBe(':root:where([data-board="a"])[data-theme="dark"] .x');
  });

  it('that ask how large the window is say nothing of boards drawn in small', async () => {
    expect(notDrawn('.aoc .pc')).toBe('.aoc .pc:where(:not(.drawn *))');
    expect(notDrawn('.a > .b::before')).toBe('.a > .b:where(:not(.drawn *))::before');
    const config = await resolveConfig({ configFile: at('vite.config.ts'), logLevel: 'silent' }, 'build');
    const css = async (path: string): Promise<string> =>
      (await preprocessCSS('@media (max-width: 9px) { .a { top: 0 } }\n@media print { .b { top: 0 } }', at('src', 'client', path), config))
        .code;
    expect(await css('boards/millennia/styles/x.css')).toMatch(/\.a:where\(:not\(\.drawn \*\)\) \{.*\.b \{/s);
    expect(await css('table/x.css')).toContain('.a:where(:not(.drawn *))');
    expect(await css('kit/x.css')).toContain('.a {');
  });

  it('of a table are asked for together: apart they would come in any order, and the later of two equal rules wins', () => {
    const together = [...readSource('src/client/table/styles.ts').matchAll(/import '\.\/([^']+\.css)'/g)].map(([, name]) => name!);
    expect(together.at(-1)).toBe('turned.css');
    const apart = listSources('src/client', /\.tsx?$/).filter(
      (path) => !path.endsWith('table/styles.ts') && together.some((name) => readSource(path).includes(`table/${name}'`)),
    );
    expect(apart).toEqual([]);
  });

  it('are built so, imports and media included', async () => {
    const config = await resolveConfig({ configFile: at('vite.config.ts'), logLevel: 'silent' }, 'build');
    const css = async (path: string, code: string): Promise<string> => (await preprocessCSS(code, at('src', 'client', path), config)).code;
    const board = await css(
      'boards/millennia/styles/x.css',
      '@import "./board.css";\n@media print { .a, .b { top: 0 } }\n@keyframes k { from { top: 0 } }',
    );
    expect(board.startsWith(`@layer ${LAYERS.join(', ')}`)).toBe(true);
    expect(board).toContain(':where([data-board="millennia"]) .mil');
    expect(board).toMatch(/@media print \{ :where\(\[data-board="millennia"\]\) \.a, :where\(\[data-board="millennia"\]\) \.b \{/);
    expect(board).toMatch(/@keyframes k \{ from \{/);
    expect(await css('kit/x.css', '.a { top: 0 }')).toMatch(/@layer kit\s*\{\s*\.a \{/);
  });
});
