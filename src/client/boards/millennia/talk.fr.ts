import { the } from '../../../games/millennia/text/french.js';
import type { Translation } from '../../../games/shared/text/messages.js';
import type { talk as english } from './talk.en.js';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;

export const talk: Translation<typeof english> = {
  you: 'toi',
  and: 'et',
  close: 'Fermer',

  'prompt.waitMany': ({ who }) => `On attend ${who}.`,
  'prompt.finished': ({ who }) => `Tu as fini. On attend ${who}.`,

  'confirm.finish.markers': ({ n }) =>
    `${n === 1 ? 'Une action spéciale n’a pas servi' : `${n} actions spéciales n’ont pas servi`} : tes pions reviennent sans effet. Finir quand même ?`,
  'confirm.finish.ready': ({ n }) =>
    `Tu peux encore agir avec ${plural(n, 'carte prête', 'cartes prêtes')}. Finir tes actions de cet âge ?`,
  'confirm.finish.jokers': ({ n }) =>
    `${n === 1 ? '1 joker sera perdu' : `${n} jokers seront perdus`} à la fin de l’âge. Finir quand même ?`,
  'confirm.buy.waste': ({ n }) =>
    `${n === 1 ? '1 point de recherche sera perdu' : `${n} points de recherche seront perdus`} : un seul achat par âge. Acheter quand même ?`,
  'confirm.skip': ({ what }) => `Tu refuses : ${what}. Continuer quand même ?`,
  'confirm.tyranny': 'La Tyrannie compte 5 pour toujours, et chacune de ses cases a un prix. La choisir ?',

  'explain.notYet': ({ what }) => `${what} : pas maintenant`,
  'explain.printed': 'Prix imprimé',
  'explain.influence': 'Remise d’Influence',
  'explain.architect': 'Architecte',
  'explain.cards': 'Tes cartes',
  'explain.toPay': 'À payer',

  'zoom.effect': 'Effet',
  'zoom.type': 'Type',
  'zoom.life': 'Durée',
  'zoom.life.ages': ({ from, to }) => (from === to ? `Âge ${from} seulement` : `Âges ${from} à ${to}`),
  'zoom.life.end': 'Jusqu’à la fin : il compte au décompte final.',
  'zoom.cost': ({ n }) => `${n} or`,
  'zoom.standard': 'Ou à la place',
  'zoom.prosperity': 'Deux cartes forment une paire. Qui possède les deux technologies avance sur Prospérité.',
  'zoom.source': 'D’où viennent les valeurs',
  'zoom.prov.name': 'Nom',
  'zoom.prov.number': 'Numéro',
  'zoom.prov.type': 'Type',
  'zoom.prov.duration': 'Durée',
  'zoom.prov.effect': 'Effet',
  'zoom.prov.cost': 'Prix',
  'zoom.prov.colour': 'Couleur',
  'zoom.prov.ages': 'Âges',
  'zoom.prov.track': 'Piste',
  'zoom.prov.value': 'Valeur',
  'zoom.prov.copies': 'Nombre de jetons',
  'zoom.prov.unique': 'Effet propre',
  'zoom.prov.standard': 'Effet standard',

  'log.unveiled': 'Ce que les autres ont fait',
  'log.unused': 'Non utilisé, perdu',
  'log.built': ({ card }) => `Construit ${the(card)}`,

  'gallery.search': 'Chercher dans les noms et les textes',
  'gallery.count': ({ n }) => plural(n, 'carte'),
  'gallery.empty': 'Aucune carte ne correspond. Essaie avec moins de filtres.',
  'gallery.clear': 'Effacer les filtres',
  'gallery.kind': 'Sorte',
  'gallery.all': 'Tout',
  'gallery.kind.technology': 'Technologies',
  'gallery.kind.building': 'Bâtiments',
  'gallery.kind.wonder': 'Merveilles',
  'gallery.kind.prosperity': 'Prospérité',
  'gallery.kind.book': 'Livres',
  'gallery.kind.research': 'Recherche',
  'gallery.kind.diplomacy': 'Diplomatie',
  'gallery.age': 'Âge',
  'gallery.prov': 'Origine',
  'gallery.prov.printed': 'Valeurs imprimées seulement',
  'gallery.prov.ours': 'Avec des valeurs à nous (D)',
  'gallery.open': ({ card }) => `Ouvrir ${card}`,

  'points.spaces': 'Cases des pistes',
  'points.books': 'Jetons Livre',
  'points.research': 'Recherche',
  'points.buildings': 'Bâtiments',
  'points.cards': 'Cartes Diplomatie',
  'points.other': 'Autres gains',
  'points.final': ({ what }) => `Fin : ${what}`,
  'sheet.title': 'Feuille de score',
  'sheet.line': 'Ligne',
  'sheet.how': 'Comment',
  'sheet.sum': 'Somme',
  'sheet.space': ({ n }) => `case ${n}`,
  'sheet.copied': '(copiée)',
  'sheet.rule': 'Les règles du décompte final',
  'sheet.next': ({ n, stars }) => `Avec ${n} PV de plus, tu avais ${plural(stars, 'étoile')}.`,
};
