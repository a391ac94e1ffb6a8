import { de } from '../../games/shared/text/french.js';
import type { Translation } from '../../games/shared/text/messages.js';
import type { en } from './rules.en.js';

export const fr: Translation<typeof en> = {
  'rules.title': ({ game }) => `Règles ${de(game)}`,
  'rules.panel': 'Règles',
  'rules.lead': 'Chaque règle dans nos propres mots, avec le numéro que citent les refus, le journal et les cartes.',
  'rules.search': 'Chercher dans les règles',
  'rules.section': 'Chapitre',
  'rules.sections': 'Chapitres des règles',
  'rules.all': 'Tous les chapitres',
  'rules.none': ({ words }) => `Aucune règle ne parle de « ${words} ».`,
  'rules.count': ({ n }) => (n < 2 ? `${n} règle` : `${n} règles`),
  'rules.D': 'notre lecture',
  'rules.D.long': 'Ici la règle imprimée se tait ou nous est inconnue ; voici ce que nous avons décidé.',
  'rules.P': 'publication',
  'rules.P.long': 'Elle vient de publications sur le jeu.',
  'rules.P+D': 'publication, détail de nous',
  'rules.P+D.long': 'Le cœur vient de publications sur le jeu, un détail est notre décision.',
  'rules.R+P': 'détail public',
  'rules.R+P.long': 'Le cœur est imprimé, un détail vient de publications sur le jeu.',
  'rules.R+D': 'détail de nous',
  'rules.R+D.long': 'Le cœur est imprimé, un détail est notre décision.',
  'rules.close': 'Fermer les règles',
  'rules.link': ({ id }) => `Lien vers la règle ${id}`,
  'rules.games': 'Jeux',
};
