import type { Messages } from '../../../games/messages.js';
import type { lessons as english } from './lessons.en.js';

export const lessons: Messages<typeof english> = {
  'lesson.take':
    'À la première manche on ne fait que prendre des cartes : le premier joueur a 1 action civile, le deuxième 2, et ainsi de suite. Plus à droite, c’est plus cher.',
  'lesson.sweep':
    'Au début de chaque tour les cartes de gauche quittent le jeu et les autres glissent : attendre rend une carte moins chère, si elle est encore là.',
  'lesson.actions':
    'Les disques blancs sont les actions civiles, les rouges les militaires. Dans l’ordre que tu veux ; ce que tu n’utilises pas est perdu.',
  'lesson.goods':
    'Les jetons bleus sont de la nourriture sur les fermes, des ressources sur les mines. Chacun vaut le chiffre de sa carte.',
  'lesson.grow':
    'Pour une action civile et de la nourriture, un jeton jaune devient un ouvrier. Plus la banque jaune se vide, plus c’est cher et plus ton peuple a faim.',
  'lesson.build':
    'Un ouvrier inutilisé se met au travail pour une action civile et des ressources : fermes et mines produisent, labos et temples montent tes niveaux.',
  'lesson.leader':
    'Un chef se joue pour une action civile et reste jusqu’à ce qu’un autre le remplace. Un seul chef par âge dans toute la partie.',
  'lesson.wonder':
    'Une merveille se bâtit étape par étape : une action civile et les ressources inscrites chaque fois. Elle ne donne rien avant d’être finie.',
  'lesson.action-card': 'Une carte action jaune ne se joue pas au tour où tu l’as prise. Elle coûte une action civile puis quitte le jeu.',
  'lesson.technology':
    'Une technologie se joue pour une action civile et des points de science. Elle ne donne rien tant qu’aucun ouvrier n’y travaille.',
  'lesson.government':
    'Un gouvernement arrive paisiblement au prix entre parenthèses, ou par révolution : moins cher, mais toutes tes actions civiles du tour y passent.',
  'lesson.upgrade': 'Un ouvrier peut passer à une meilleure technologie du même type : tu ne paies que la différence des deux prix.',
  'lesson.event': 'Dès la troisième manche, le premier joueur révèle un événement au début de son tour. Il concerne tout le monde.',
  'lesson.hunger': 'À la fin de ton tour ton peuple mange. Chaque nourriture qui manque te coûte 4 points de culture.',
  'lesson.politics': 'Avant tes actions tu peux faire une action politique : préparer un événement, attaquer, proposer un pacte… ou rien.',
  'lesson.military-draw': 'Chaque action militaire inutilisée fait piocher une carte militaire à la fin de ton tour, trois au plus.',
  'lesson.happiness':
    'Il te faut autant de visages heureux que la banque jaune l’exige. Chacun qui manque fait un mécontent ; plus de mécontents que d’ouvriers inutilisés, et rien n’est produit.',
  'lesson.corruption':
    'Quand il reste peu de jetons bleus en banque, la corruption prend des ressources à la fin du tour. Dépense ce que tu as.',
  'lesson.auction': 'Un nouveau territoire va au plus offrant. Le gagnant envoie des unités valant son enchère ; elles sont perdues.',
  'lesson.defence': 'On t’attaque : cartes bonus et unités sacrifiées s’ajoutent à ta force. Si tu atteins l’attaque, il ne t’arrive rien.',
  'lesson.end': 'Les dernières cartes sont dans la rangée : cette manche est la dernière, ou presque. Seule la culture compte à la fin.',
};
