import type { Plugin } from 'vite';

const NOTHING = '\0left-out';

/**
 * Entries of games lead to everything a game has. What a part of the site never asks for is not built for it: it would only
 * be stored with the rest for use offline.
 */
export const leaveOut = (modules: RegExp): Plugin => ({
  name: 'epoque:leave-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => (importer?.endsWith('/entry.ts') && modules.test(source) ? NOTHING : undefined),
  load: (id) => (id === NOTHING ? 'export {};' : undefined),
});

const SPEECHLESS = '\0speechless';

/** Rules for those who only play: bots choose among moves and never say what they mean in words. */
export const speechless = (): Plugin => ({
  name: 'epoque:speechless',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => (importer?.endsWith('/game.ts') && source === './say/describe.js' ? SPEECHLESS : undefined),
  load: (id) => (id === SPEECHLESS ? "export const describe = () => { throw new Error('moves have no words here'); };" : undefined),
});
