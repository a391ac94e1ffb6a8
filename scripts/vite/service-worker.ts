import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';

/** Letters that neither language uses, files that only tools read, data of the laboratory: stored when somebody asks for them. */
const LEFT_OUT = /-(latin-ext|cyrillic|greek|vietnamese)|\.(map|woff|json)$/;

/** Builds the service worker at /sw.js, with the list of all files of the site and a version made from their contents. */
export function serviceWorker(source: string): Plugin {
  let publicFolder = '';
  return {
    name: 'epoque:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle).map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const);
        const copied = listFiles(publicFolder).map((name) => [name, readFileSync(join(publicFolder, name))] as const);
        const files = [...built, ...copied].filter(([name]) => !LEFT_OUT.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
        const version = createHash('sha256');
        for (const [name, content] of files) version.update(name).update(content);
        const constants = [
          `const VERSION = ${JSON.stringify(version.digest('hex').slice(0, 12))};`,
          `const FILES = ${JSON.stringify(files.map(([name]) => `/${name}`))};`,
        ];
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
        const small = await minify('sw.js', [...constants, code].join('\n'), { module: false });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: small.code });
      },
    },
  };
}

function listFiles(folder: string): string[] {
  if (folder === '') return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
