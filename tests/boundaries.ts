import { posix } from 'node:path';
import { isTest, readMentions } from './source.js';

interface Layer {
  /** Other layers it may import. */
  readonly layers: readonly string[];
  /** Packages it may import. */
  readonly packages: RegExp;
}

const NONE = /^$/;
const NODE = /^node:/;

/** Who may import whom; what is not allowed here is forbidden. */
const LAYERS: Readonly<Record<string, Layer>> = {
  kernel: { layers: [], packages: NONE },
  games: { layers: ['kernel'], packages: NONE },
  bots: { layers: ['kernel'], packages: NONE },
  protocol: { layers: ['kernel'], packages: NONE },
  study: { layers: ['kernel', 'games', 'bots'], packages: NONE },
  lab: { layers: ['kernel', 'games', 'bots', 'study'], packages: NODE },
  server: { layers: ['kernel', 'games', 'bots', 'protocol'], packages: /^(node:.*|fastify|libsql\/promise|pg|ws)$/ },
  client: { layers: ['kernel', 'games', 'bots', 'study', 'protocol'], packages: /^(preact(\/.*)?|idb)$/ },
};

/** The client is built in floors: each knows those below it. The bots' worker and the service worker stand beside them. */
const FLOORS = ['i18n', 'kit', 'site', 'table', 'learn', 'boards', 'online', 'app'];
const floorOf = (path: string): number => FLOORS.indexOf(/^src\/client\/([^/]+)\//.exec(path)?.[1] ?? '');

/** Layers that must give the same answer everywhere and always: no clock, no chance, no surroundings. */
const PURE = ['kernel', 'games', 'bots', 'study', 'protocol'];
const AMBIENT_NAMES = [
  'Date',
  'console',
  'performance',
  'crypto',
  'process',
  'globalThis',
  'window',
  'document',
  'fetch',
  'setTimeout',
  'setInterval',
];
const AMBIENT_MEMBERS = ['Math.random'];
const MOST_LINES = 300;
/** Rows of data, sentences, the moves of games that are shown and what bots have learnt are as many as they are. */
const DATA = /(^|\/)(cards|rules|text|texts)\/|(^|[./-])(en|fr)\.tsx?$|\.generated\.tsx?$|\/bot\/learnt\.ts$|\/guide\/shown-[a-z0-9]+\.ts$/;

const layerOf = (path: string): string => path.split('/')[1] ?? '';
/** The game a path belongs to, if it belongs to one. */
const gameOf = (path: string): string | undefined => {
  const name = /^src\/(?:games|client\/boards)\/([^/]+)\//.exec(path)?.[1];
  return name === 'shared' ? undefined : name;
};

/** Everything a source file does that its layer must not do, as sentences. */
export function findViolations(path: string, code: string): string[] {
  const { imports, names, members, hasDefaultExport } = readMentions(path, code);
  const found: string[] = [];
  if (hasDefaultExport) found.push('has a default export');
  if (isTest(path)) return found;
  const layer = LAYERS[layerOf(path)];
  if (layer === undefined) return [...found, `belongs to no known layer`];
  for (const from of imports) {
    const problem = from.startsWith('.')
      ? judgeFile(path, layer, from)
      : layer.packages.test(from)
        ? undefined
        : `imports the package '${from}'`;
    if (problem !== undefined) found.push(problem);
  }
  if (PURE.includes(layerOf(path))) {
    for (const name of AMBIENT_NAMES) if (names.has(name)) found.push(`uses ${name}`);
    for (const member of AMBIENT_MEMBERS) if (members.has(member)) found.push(`uses ${member}`);
  }
  const lines = code.split('\n').length - 1;
  if (lines > MOST_LINES && !DATA.test(path)) found.push(`has ${lines} lines, more than ${MOST_LINES}`);
  return found;
}

function judgeFile(path: string, layer: Layer, from: string): string | undefined {
  const target = posix.join(posix.dirname(path), from.replace(/\.js(x?)$/, '.ts$1'));
  const own = layerOf(path);
  const other = layerOf(target);
  if (!target.startsWith('src/')) return `imports '${from}' from outside the source`;
  if (isTest(target)) return `imports the test file '${from}'`;
  if (other !== own && !layer.layers.includes(other)) return `imports '${from}': ${own} must not know ${other}`;
  if (floorOf(path) >= 0 && floorOf(target) > floorOf(path))
    return `imports '${from}': ${FLOORS[floorOf(path)]} must not know ${FLOORS[floorOf(target)]}`;
  if (path.startsWith('src/games/shared/') && other === 'games' && !target.startsWith('src/games/shared/'))
    return `imports '${from}': what games share knows no game`;
  const game = gameOf(path);
  const otherGame = gameOf(target);
  // What belongs to no game knows games and boards through their registries.
  const isRegistry = /^src\/(games|client\/boards)\/index\.ts$/.test(path);
  if (game === undefined && otherGame !== undefined && !isRegistry) return `imports '${from}' past the registry of games`;
  if (game !== undefined && otherGame !== undefined && game !== otherGame) return `imports '${from}': one game must not know another`;
  if (own === 'games' && game !== undefined && /^src\/games\/index\./.test(target))
    return `imports the registry: a game must not know the others`;
  return undefined;
}
