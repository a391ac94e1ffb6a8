import type { CSSOptions } from 'vite';

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;
type Plugin = Extract<Plugins[number], { Once?: unknown }>;
type Root = Parameters<NonNullable<Plugin['Once']>>[0];
type Container = Pick<Root, 'nodes'>;

/** The floors of the client as cascade layers: what stands later wins, whatever the selectors. */
export const LAYERS = ['styles', 'kit', 'site', 'table', 'learn', 'boards', 'online', 'app'];

/** The layer of a style sheet, by its path. */
export const layerOf = (file: string): string | undefined =>
  LAYERS.find((layer) => file.replaceAll('\\', '/').includes(`/src/client/${layer}/`));
/** The board that a style sheet belongs to, if it belongs to one. */
export const boardOf = (file: string): string | undefined => /\/src\/client\/boards\/([^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];

/** The same selector, for one board only and no stronger than before: the page says at its root which board it shows. */
export function within(board: string, selector: string): string {
  const scope = `:where([data-board="${board}"])`;
  return selector.startsWith(':root') ? `:root${scope}${selector.slice(':root'.length)}` : `${scope} ${selector}`;
}

/** What hangs on the room of the window holds for tables, not for boards that are drawn in small: they have a room of their own. */
const OF_WINDOW = /\b(width|height|orientation)\b/;

/** The same selector, but not in a drawn board, and no stronger than before. */
export function notDrawn(selector: string): string {
  const end = selector.indexOf('::');
  const at = end < 0 ? selector.length : end;
  return `${selector.slice(0, at)}:where(:not(.drawn *))${selector.slice(at)}`;
}

function keepOutOfDrawn({ nodes = [] }: Container, asked = false): void {
  for (const node of nodes) {
    if (node.type === 'rule' && asked) node.selectors = node.selectors.map(notDrawn);
    else if (node.type === 'atrule' && node.nodes && !/keyframes$|^font-face$/.test(node.name))
      keepOutOfDrawn(node as Container, asked || (node.name === 'media' && OF_WINDOW.test(node.params)));
  }
}

function keepWithin(board: string, { nodes = [] }: Container): void {
  for (const node of nodes) {
    if (node.type === 'rule') node.selectors = node.selectors.map((selector) => within(board, selector));
    else if (node.type === 'atrule' && node.nodes && !/keyframes$|^font-face$/.test(node.name)) keepWithin(board, node as Container);
  }
}

/**
 * Puts every rule into the layer of the folder it was written in, and those of a board into its scope. No style sheet has to
 * say it, and none can forget it.
 */
export const floors = (): Plugin => ({
  postcssPlugin: 'epoque-floors',
  Once(root, { AtRule }) {
    const sheets = new Map<string, Root['nodes']>();
    for (const node of root.nodes) {
      const file = node.source?.input.file ?? '';
      sheets.set(file, [...(sheets.get(file) ?? []), node]);
    }
    root.removeAll();
    for (const [file, nodes] of sheets) {
      const layer = layerOf(file);
      const board = boardOf(file);
      if (board) keepWithin(board, { nodes });
      if (layer === 'boards' || layer === 'table') keepOutOfDrawn({ nodes });
      if (layer === undefined) root.append(nodes);
      else root.append(new AtRule({ name: 'layer', params: layer, nodes }));
    }
    root.prepend(new AtRule({ name: 'layer', params: LAYERS.join(', ') }));
  },
});
