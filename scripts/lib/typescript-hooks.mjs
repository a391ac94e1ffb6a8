// How Node reads the modules of this project: as they are written, without their types. Names of functions are left as they
// come, for keeping them costs a call wherever a function is made, which the built site does not pay either.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/**
 * Import lines name the file that the compiler would write.
 * @type {import('node:module').ResolveHook}
 */
export async function resolve(specifier, context, next) {
  if (/^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.startsWith('file:'))
    for (const ending of ['.ts', '.tsx']) {
      const url = new URL(specifier.replace(/\.js$/, ending), context.parentURL);
      if (existsSync(fileURLToPath(url))) return { url: url.href, format: 'module', shortCircuit: true };
    }
  return next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!/^file:.*\.tsx?$/.test(url)) return next(url, context);
  const path = fileURLToPath(url);
  const { code } = await transform(await readFile(path, 'utf8'), {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    sourcefile: path,
    sourcemap: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
