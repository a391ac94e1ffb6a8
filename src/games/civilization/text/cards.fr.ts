import { plural } from '../../shared/text/french.js';
import type { Translation } from '../../shared/text/messages.js';
import type { cards as english } from './cards.en.js';

export const cards: Translation<typeof english> = {
  'card.allows': ({ what }) => `Tous peuvent acheter : ${what}.`,
  'card.size': ({ what }) => `Les colonies peuvent devenir ${what}.`,
  'card.trade': ({ land, sea }) =>
    land > 90
      ? 'Le commerce porte partout.'
      : `Le commerce porte à ${plural(land, 'frontière')} par terre et ${plural(sea, 'zone')} par mer.`,
  'card.sale': ({ what }) => `À vendre dès lors : ${what}.`,
  'card.gives': ({ what }) => `Son acheteur reçoit : ${what}.`,
  'card.gives.expansion': 'Son acheteur fait grandir une colonie gratuitement.',
  'card.alike.technology': 'Dans le jeu de base toutes les technologies se valent : chacune compte pour la production et au combat.',
  'card.alike.wonder': 'Dans le jeu de base les merveilles se valent, sans effet.',
  'card.needs': ({ what }) => `Exige en jeu : ${what}.`,
  'card.major': ({ n }) => `Découverte majeure : ${plural(n, 'point')}.`,
  'effect.pieces': ({ n, what }) => (n === 1 ? `Aussitôt : ${what}.` : `Aussitôt : ${n} × ${what}.`),
  'effect.gold': ({ n }) => `${n} or à chaque production de son époque.`,
  'effect.discount': ({ n }) => `Les technologies de son époque te coûtent ${n} or de moins, tant qu’elle dure.`,
  'effect.happy': ({ n }) => `${plural(n, 'colonie')} de plus ${n === 1 ? 'est heureuse' : 'sont heureuses'}, tant que dure son époque.`,
  'effect.productive': ({ n }) =>
    `${plural(n, 'colonie')} de plus ${n === 1 ? 'est productive' : 'sont productives'}, tant que dure son époque.`,
  'effect.foresee': 'Chef dans une bataille, tu vois le choix de l’ennemi avant le tien, tant que dure son époque.',
  'effect.defence': ({ n }) => `Tes colonies se défendent à +${n} au lieu de +1, tant que dure son époque.`,
  'effect.force-loan': 'Une fois par phase d’échange, tu imposes un prêt d’une carte ressource contre une, tant que dure son époque.',
  'effect.strike': 'Une fois, dans ton mouvement, tout ce qui est dans une région est détruit.',
  'effect.end.diplomatic': ({ n }) => `Tu peux finir la partie avec le tour ; cela te vaut ${n} points.`,
  'effect.end.military': ({ n }) =>
    `Tu peux finir la partie avec le tour ; chaque unité militaire vaut ${plural(n, 'point')} à son propriétaire.`,
  'effect.sale': ({ n }) => `À vendre pour ${n} or dès que la Fusion est en jeu ; la partie finit avec ce tour.`,
  'effect.points': ({ n }) => `${plural(n, 'point')}.`,
  'effect.improvement.happy': ({ n }) => `Rend ${plural(n, 'colonie heureuse', 'colonies heureuses')}, jusqu’à la fin de son époque.`,
  'effect.improvement.productive': ({ n }) =>
    `Rend ${plural(n, 'colonie productive', 'colonies productives')}, jusqu’à la fin de son époque.`,
  'unit.strength': ({ dice, bonus }) => (bonus === 0 ? plural(dice, 'dé') : `${plural(dice, 'dé')} +${bonus}`),
  'unit.support': ({ dice }) => `ajoute ${plural(dice, 'dé')}`,
  'unit.moves': ({ n }) => plural(n, 'point de mouvement', 'points de mouvement'),
  'marker.text.resource': 'Une colonie ici en apporte la carte. Elle reste cachée jusqu’à la fondation.',
  'marker.text.happy': 'Une colonie ici en apporte la carte et reste toujours heureuse dans le jeu avancé.',
  'marker.text.free_technology': 'Qui la trouve reçoit une technologie de l’époque.',
  'marker.text.treasure': ({ n }) => `Qui le trouve reçoit ${n} or.`,
  'marker.text.minor_civilization': 'Tous lancent deux dés moins leurs colonies ; le plus haut y gagne un village et une unité.',
  'marker.text.plague': 'Tue toutes les figurines à portée et réduit les colonies.',
  'marker.text.desert': 'Aucune colonie n’y est possible.',
  'marker.text.mountains': 'Jamais plus qu’un village.',
  'marker.text.jungle_forest': 'Jamais plus qu’une ville.',
  'marker.text.fertile': 'Produit comme une taille de plus ; toujours productive dans le jeu avancé.',
  'marker.text.no_encounter': 'Rien. Qui l’a vu peut le retirer, ou le laisser pour bluffer.',

  'prov.R': 'Tiré du livret imprimé.',
  'prov.P': 'Tiré de documents publics sur le jeu.',
  'prov.K': 'Connaissance générale, non confirmée.',
  'prov.D': 'Valeur de notre cru : celle qui est imprimée ne nous est pas connue.',
};
