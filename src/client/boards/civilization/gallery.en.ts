import { plural } from '../../../games/shared/text/english.js';

/** Labels of the gallery, which no table needs. */
export const en = {
  'gallery.all': 'All',
  'gallery.search': 'Search cards',
  'gallery.clear': 'Show all',
  'gallery.empty': 'No card is like that.',
  'gallery.count': ({ n }: { n: number }) => plural(n, 'card'),
  'gallery.open': ({ card }: { card: string }) => `Enlarge ${card}`,
  'gallery.prov': 'Origin',
  'gallery.prov.printed': 'printed',
  'gallery.prov.ours': 'of our design',
  'gallery.kind': 'Kind',
  'gallery.era': 'Era',
};
