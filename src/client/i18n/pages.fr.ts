import { de } from '../../games/shared/text/french.js';
import type { Translation } from '../../games/shared/text/messages.js';
import type { en } from './pages.en.js';

export const fr: Translation<typeof en> = {
  'games.title': 'Mes parties',
  'games.lead': 'Les parties à cet écran sont gardées dans ce navigateur après chaque coup ; personne d’autre ne les a.',
  'games.none': 'Aucune partie à cet écran encore. La première est à un clic.',
  'games.running': 'En cours',
  'games.finished': 'Terminées',
  'games.export': 'Enregistrer en fichier',
  'games.delete': 'Supprimer',
  'games.delete.title': 'Supprimer cette partie ?',
  'games.delete.text': ({ game, when }) => `${game}, ${when}. Elle ne pourra pas revenir, sauf si tu l’as enregistrée en fichier.`,
  'games.delete.yes': 'Supprimer la partie',
  'games.delete.no': 'La garder',
  'games.move': ({ n }) => `coup ${n}`,
  'games.score': 'Score',
  'games.you': 'Toi',
  'games.player': ({ n }) => `Joueur ${n}`,
  'games.settings': 'Options',
  'games.new': 'Créer une table',

  'credits.title': 'Colophon',
  'credits.lead': 'Époque est fait main, avec le travail de beaucoup d’autres.',
  'credits.games': 'Les jeux',
  'credits.games.text':
    'Age of Civilization, Through the Ages, Civilization et Millennia appartiennent à leurs auteurs et éditeurs, étrangers à ce site. Les règles sont dites dans nos propres mots ; aucun texte, dessin ou lettrage des boîtes n’est repris. Si un jeu te plaît ici, achète-le : des cartes en main, c’est encore mieux.',
  'credits.icons': 'Icônes',
  'credits.icons.text':
    'Tous les glyphes viennent de game-icons.net sous licence CC BY 3.0, ramenés à une couleur et arrondis à l’unité. Dessinés par :',
  'credits.icons.count': ({ n }) => (n === 1 ? '1 icône' : `${n} icônes`),
  'credits.fonts': 'Caractères',
  'credits.fonts.garamond': 'EB Garamond, de Georg Duffner et Octavio Pardo, SIL Open Font License 1.1 : noms, titres, chiffres.',
  'credits.fonts.inter': 'Inter, de Rasmus Andersson, SIL Open Font License 1.1 : tout ce qui se lit vite.',
  'credits.code': 'Logiciels',
  'credits.code.text': 'La page repose sur ces bibliothèques ; Époque est un logiciel libre sous licence MIT.',
  'credits.code.preact': 'dessine la page',
  'credits.code.idb': 'garde tes parties dans le navigateur',
  'credits.engravings': 'Gravures',
  'credits.engravings.text':
    'Vignettes, planches, sceaux et pièces sont dessinés par la page elle-même à partir des données des cartes. Une même carte donne toujours la même gravure.',
  'credits.design': 'Ce que nous avons inventé',
  'credits.design.text':
    'Les règles imprimées sont notre source. Ce qu’elles ne disent pas, surtout bien des valeurs imprimées sur les cartes, nous avons dû l’inventer tant que la valeur imprimée nous est inconnue. Ces valeurs portent cette marque dans la galerie et sur les cartes agrandies :',
  'credits.design.count': ({ n, of }) => `${n} sur ${of}`,

  'access.title': 'Accessibilité',
  'access.lead': 'Chacun doit pouvoir s’asseoir à cette table.',
  'access.done': 'Ce que nous faisons',
  'access.done.list': [
    'Tout choix peut se faire au clavier seul. Tab va de zone en zone, les flèches circulent dans une zone, Entrée choisit, U annule, E termine le tour.',
    'Tout choix figure aussi dans une liste lisible par un lecteur d’écran, avec son prix, son gain et, s’il est fermé, la raison.',
    'Jamais d’information par la seule couleur : les places ont un symbole, les ressources une forme, les cases rouges un cadre et une goutte de cire.',
    'Le texte atteint un contraste d’au moins 4,5 pour 1 dans les deux lumières, et jamais moins de 12 pixels.',
    'À 200 pour cent de zoom, tout fonctionne encore. Rien n’oblige à glisser.',
    'Le mouvement se coupe dans les réglages ; le souhait de ton système est respecté.',
  ].join('\n'),
  'access.limits': 'Ce qui n’est pas encore bien',
  'access.limits.list': [
    'La courbe des scores à la fin est un dessin ; le tableau à côté dit la même chose en chiffres.',
    'Sur les très petits écrans, sous 340 pixels, les longs noms de cartes passent à la ligne.',
  ].join('\n'),
  'access.tell': 'Si quelque chose t’empêche de jouer, dis-le là où tu as trouvé Époque : c’est un défaut, et les défauts se réparent.',

  'privacy.title': 'Confidentialité',
  'privacy.lead': 'Nous en savons le moins possible sur toi, et cela nous va.',
  'privacy.list': [
    'Pas de compte, pas de mesure d’audience, pas de publicité, rien qui vienne d’autres sites.',
    'Les parties à cet écran et tes réglages restent dans ce navigateur. Ils ne quittent jamais cet appareil, sauf si tu enregistres une partie en fichier et la transmets.',
    'Leurs bots réfléchissent eux aussi sur ton appareil.',
    'En ligne, le serveur garde les tables où tu joues : le nom que tu as choisi, les coups, les messages, tes notes privées. Un seul cookie, un secret tiré au hasard dont le serveur ne garde que l’empreinte, dit que tu es la même personne. Il est posé quand tu joues en ligne pour la première fois, pas avant.',
    'Pour tout effacer, supprime les données de ce site dans ton navigateur.',
    'Qui tient le serveur voit, comme pour tout serveur, quelle adresse a demandé quel fichier. Époque n’en garde rien.',
  ].join('\n'),

  'gallery.title': ({ game }) => `Cartes ${de(game)}`,
  'gallery.figures': 'Ses chiffres au laboratoire',
  'gallery.lead': 'Toutes les cartes et tous les jetons, dessinés à partir des données mêmes des règles.',

  'learn.title': ({ game }) => `${game} en cinq images`,
  'learn.lead':
    'Trois minutes de lecture. La table explique le reste : ce que tu peux faire s’éclaire, ce que tu ne peux pas dit pourquoi.',
  'learn.guided': ({ name, n }) => `${name}, ${n} min`,
  'learn.alone': 'Jouer sans guide',
  'learn.play': 'Jouer une première partie',
  'learn.rules': 'Toutes les règles',
  'learn.cards': 'Toutes les cartes',

  'tabs.games': 'Jeux',
};
