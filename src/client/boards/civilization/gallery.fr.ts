import { plural } from '../../../games/shared/text/french.js';
import type { Translation } from '../../../games/shared/text/messages.js';
import type { en } from './gallery.en.js';

export const fr: Translation<typeof en> = {
  'gallery.all': 'Toutes',
  'gallery.search': 'Chercher une carte',
  'gallery.clear': 'Tout montrer',
  'gallery.empty': 'Aucune carte ne répond.',
  'gallery.count': ({ n }) => plural(n, 'carte'),
  'gallery.open': ({ card }) => `Agrandir ${card}`,
  'gallery.prov': 'Origine',
  'gallery.prov.printed': 'imprimée',
  'gallery.prov.ours': 'de notre invention',
  'gallery.kind': 'Sorte',
  'gallery.era': 'Ère',
};
