import type { Translation } from '../../shared/text/messages.js';
import type { words as en } from './first-game.en.js';

export const words: Translation<typeof en> = {
  'lesson.workers': 'Ouvriers et technologies',
  welcome: 'Six manches, le plus de points gagne',
  'welcome.text':
    'À chaque manche tu joues un tour : d’abord une civilisation, puis tes ouvriers. Tu peux toujours utiliser la carte du haut *c* et les trois cartes dessous, la Chasse *b* et ses voisines ; ensuite elle glisse d’une carte vers la droite.',
  birth: 'Choisis ton peuple',
  'birth.text':
    'Une civilisation apporte des ouvriers, un grand pouvoir tant qu’elle te mène, et un petit qui reste pour toujours. La **Nubie** apporte 4 ouvriers, le maximum, et gagne 1 pièce de plus à la Chasse.',
  'birth.act.1': 'Fais naître la **Nubie** *a*.',
  'birth.done':
    'Quatre ouvriers *b* sont à toi. Le pouvoir du haut agit tant que la Nubie te mène ; celui du bas, 1 pièce de plus à l’Asservissement, reste jusqu’à la fin.',
  hunt: 'La Chasse d’abord',
  'hunt.text':
    'La Chasse a deux cases : chacune donne 1 pièce, et la Nubie en ajoute 1. Tant que tu n’as aucune technologie, chacune donne aussi **1 point**.',
  'hunt.act.1': 'Place un ouvrier sur **Chasse** *a*.',
  'hunt.act.2': 'Places-y un deuxième *a*.',
  'hunt.done':
    '4 pièces *b* et 2 points *c* sont venus. Après ta première technologie, la Chasse n’aurait donné aucun point : dans ce jeu, l’ordre de tes actions compte.',
  mining: 'Une technologie, et un avertissement',
  'mining.text':
    'La Recherche coûte 4 pièces et donne 1 point et une technologie. Il te faut de la force : le **Commerce** *b* arrive avec un signe de **guerre**, qui prend 1 ouvrier au plus faible, et la tienne est de 0.',
  'mining.act.1': 'Place un ouvrier sur **Recherche** *a*.',
  'mining.act.2': 'Choisis l’**Exploitation minière** *a* : 1 force, et 1 pièce de plus à l’Asservissement.',
  'mining.done': 'Tu as 3 points, une force de 1 *c*, et il te reste un ouvrier libre.',
  fish: 'Termine ton tour',
  'fish.text': 'Ton dernier ouvrier rapporte 1 pièce à la Pêche. Ensuite tous tes ouvriers rentrent, et c’est à Hypatie.',
  'fish.act.1': 'Place-le sur **Pêche** *a*.',
  'fish.act.2': 'Termine tes actions *a*.',
  'fish.done':
    '**La guerre :** Hypatie a choisi le Japon et l’Exploitation minière, force 3 contre 1 *b* : tu perds 1 ouvrier. Dernière de la manche 1, elle a joué la première dans la manche 2 ; à toi maintenant.',

  'lesson.annex': 'Annexer, sacrifier, bâtir',
  scythians: 'Annexe un voisin',
  'scythians.text':
    'Les cartes que personne ne prend gagnent une pièce chaque fois qu’une autre s’en va. **Annexer** une carte te donne ses pièces, son pouvoir du bas et 1 ouvrier ; la Nubie continue de te mener.',
  'scythians.act.1': 'Annexe les **Scythes** *a* : 3 pièces, 1 force, 1 ouvrier.',
  'scythians.done':
    '7 pièces, 4 ouvriers, force 2, et la Nubie te mène toujours. On ne possède jamais plus de trois civilisations : c’était la deuxième.',
  slavery: 'Les cases rouges',
  'slavery.text':
    'Un ouvrier sur une case **rouge** est perdu à la fin du tour : le prix est bon, ta prochaine civilisation apportera de toute façon de nouvelles gens. L’Asservissement donne 2 pièces, la Nubie et l’Exploitation minière en ajoutent 1 chacune.',
  'slavery.act.1': 'Place un ouvrier sur **Asservissement** *a*.',
  'slavery.done': '4 pièces pour un ouvrier qui serait bientôt parti de toute façon : tu en as 11 *b*.',
  commerce: 'Le Commerce sert aux deux',
  'commerce.text': 'Le Commerce te donne 2 pièces, et 1 à chaque autre. Avec 13 pièces une merveille est à ta portée, et il en reste.',
  'commerce.act.1': 'Place un ouvrier sur **Commerce** *a*.',
  wonder: 'Une merveille',
  'wonder.text':
    'Une merveille coûte 7 pièces et un ouvrier, et donne 3 points et une carte. Le **Colosse** donne en fin de partie 1 point pour 2 de force : 1 avec ce que tu as, davantage avec ce qui viendra.',
  'wonder.act.1': 'Place un ouvrier sur **Merveille** *a*.',
  'wonder.act.2': 'Prends le **Colosse** *a*.',
  'wonder.done':
    '6 points, et une raison de gagner en force. Certaines merveilles paient aussitôt, d’autres à la fin : lis avant de payer.',
  iron: 'Assez de force',
  'iron.text':
    'Hypatie a une force de 3, toi de 2 *b* ; le **Travail du fer** en ajoute 2. Il faut l’Exploitation minière en dessous : les flèches montrent le chemin.',
  'iron.act.1': 'Place ton dernier ouvrier sur **Recherche** *a*.',
  'iron.act.2': 'Choisis le **Travail du fer** *a*.',
  'iron.act.3': 'Termine tes actions *a*.',
  'iron.done':
    '7 points à 5, force 4 contre 3, et pas de guerre cette fois : la Culture n’en porte pas le signe. Les deux ouvriers des cases rouges sont partis, il en reste deux *c*.',

  'lesson.decline': 'Naissance et déclin',
  britain: 'Un nouveau peuple',
  'britain.text':
    'À une **naissance**, la Nubie décline : son pouvoir du haut s’éteint, celui du bas reste, et tous tes ouvriers partent. La **Grande-Bretagne** en apporte 2 nouveaux, et les 4 pièces posées dessus.',
  'britain.act.1': 'Fais naître la **Grande-Bretagne** *a*.',
  'britain.done':
    'C’est ta troisième et dernière civilisation. Elle donne 1 point par tranche de 7 points, à la fin de **chacun** de tes tours : plus c’est tôt, mieux c’est.',
  coins: 'D’abord des pièces',
  'coins.text':
    'Tu as 6 pièces, et la Recherche en prendra 4. Le Commerce en rapporte 2 de plus, pour qu’il en reste à la manche suivante.',
  'coins.act.1': 'Place un ouvrier sur **Commerce** *a*.',
  'coins.done': '8 pièces *b* ; Hypatie en a reçu 1 sans rien faire.',
  powder: 'De quoi tenir tête',
  'powder.text':
    'La **Construction** *c* arrive avec un signe de guerre : le plus faible perdra un ouvrier. La **Poudre à canon** s’appuie sur le Travail du fer et ajoute 3 à ta force de 4 *b*.',
  'powder.act.1': 'Place ton dernier ouvrier sur **Recherche** *a*.',
  'powder.act.2': 'Choisis la **Poudre à canon** *a*.',
  'powder.act.3': 'Termine tes actions *a* : la Grande-Bretagne donne 1 point.',
  'powder.done':
    'Hypatie a trouvé la Poudre à canon elle aussi, mais 5 contre tes 7 *b*, c’est la plus petite force : la guerre lui a pris un ouvrier. Elle mène 14 points à 9, car la **Science** lui en a donné 4 et la Construction 2.',

  'lesson.plague': 'Avant la peste',
  construction: 'Emploie-les tant que tu les as',
  'construction.text':
    'À la fin de cette manche, la **Peste** *b* prend 1 ouvrier à chacun : sers-t’en d’abord. La Construction demande les deux tiens et change 2 pièces en 2 points.',
  'construction.act.1': 'Place deux ouvriers sur **Construction** *a*.',
  'construction.act.2': 'Termine tes actions *a*.',
  'construction.done':
    '9 et 2 font 11, et la Grande-Bretagne en a ajouté 1 : **12 points** à 14. La peste vous a laissé 1 ouvrier à chacun.',

  'lesson.rest': 'Reprendre haleine',
  rest: 'Le repos',
  'rest.text':
    'Un ouvrier et 3 pièces ne mènent pas loin : la Recherche et la Culture en coûtent 4. Qui ne place aucun ouvrier peut se **reposer**, pour 2 pièces et 1 ouvrier.',
  'rest.act.1': 'Choisis **Repos** *a*.',
  'rest.act.2': 'Termine tes actions *a* : la Grande-Bretagne donne 1 point.',
  'rest.done':
    'Tu as 13 points, 2 ouvriers et 5 pièces. La dernière guerre a pris un ouvrier à Hypatie *b*, et elle vient de jouer son dernier tour : elle en est à **18**.',

  'lesson.end': 'La fin, et ce qu’elle compte',
  scoring: 'Ce qui compte encore',
  'scoring.text':
    'Après le dernier tour, tout ce qui dit « fin de partie » est compté : ton **Colosse** *b* donne 1 point pour 2 de force, soit 3 avec tes 7. Si tu finissais tout de suite, la Grande-Bretagne en ajouterait 1 : 13 et 4 font 17, et Hypatie en a 18.',
  alone: 'Le dernier tour est à toi',
  'alone.text':
    'Tu as 2 ouvriers et 5 pièces, la **Conquête** *b* paie qui a la plus grande force, et à 14 points la Grande-Bretagne en donne 2 au lieu d’1. Regarde ce que donne chaque choix et gagne si tu peux ; la prochaine fois, joue toute la partie sans guide.',
};
