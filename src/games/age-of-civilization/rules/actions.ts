import { rulesIn } from '../../shared/rule-row.js';

export const ACTION_STEP = rulesIn('actions', [
  {
    id: 'AOC-ACT-1',
    prov: 'R',
    en: 'In your turn you either perform any number of actions, or rest. Never both.',
    fr: 'À ton tour, soit tu fais autant d’actions que tu veux, soit tu te reposes. Jamais les deux.',
  },
  {
    id: 'AOC-ACT-2',
    prov: 'R',
    en: 'To perform an action, put the required free workers on a free slot, pay the price, and apply the effect at once. Actions follow one another: coins just gained may pay for the next one.',
    fr: 'Pour faire une action, place les ouvriers libres requis sur une case libre, paie le prix, puis applique aussitôt l’effet. Les actions se suivent : les pièces gagnées peuvent payer la suivante.',
  },
  {
    id: 'AOC-ACT-3',
    prov: 'R',
    en: 'Each slot serves once per turn. Slots are emptied when the turn ends, so players never block one another.',
    fr: 'Chaque case sert une fois par tour. Les cases se vident à la fin du tour : les joueurs ne se bloquent jamais.',
  },
  {
    id: 'AOC-ACT-4',
    prov: 'R+D',
    en: 'You need not use all your workers. You may even do nothing at all, without resting.',
    fr: 'Rien ne t’oblige à utiliser tous tes ouvriers. Tu peux même ne rien faire, sans te reposer.',
  },
  {
    id: 'AOC-ACT-5',
    prov: 'R',
    en: 'The full price and all required workers are needed; nothing can be paid in part.',
    fr: 'Il faut le prix entier et tous les ouvriers requis ; rien ne se paie en partie.',
  },
  {
    id: 'AOC-ACT-W',
    prov: 'R',
    en: 'Wonder (permanent card, 1 red slot): 1 worker, sacrificed, and 7 coins. Gain 3 points and a wonder.',
    fr: 'Merveille (carte permanente, 1 case rouge) : 1 ouvrier, sacrifié, et 7 pièces. Gagne 3 points et une merveille.',
  },
  {
    id: 'AOC-ACT-R',
    prov: 'R',
    en: 'Research (permanent card, 2 white slots): 1 worker and 4 coins each time. Gain 1 point and a technology.',
    fr: 'Recherche (carte permanente, 2 cases blanches) : 1 ouvrier et 4 pièces à chaque fois. Gagne 1 point et une technologie.',
  },
  {
    id: 'AOC-ACT-S',
    prov: 'R',
    en: 'Slavery (permanent card, 1 red slot): 1 worker, sacrificed. Gain 2 coins.',
    fr: 'Asservissement (carte permanente, 1 case rouge) : 1 ouvrier, sacrifié. Gagne 2 pièces.',
  },
  {
    id: 'AOC-ACT-CU',
    prov: 'R',
    en: 'Culture (1 white slot): 1 worker and 4 coins. Gain 2 points.',
    fr: 'Culture (1 case blanche) : 1 ouvrier et 4 pièces. Gagne 2 points.',
  },
  {
    id: 'AOC-ACT-CO',
    prov: 'R',
    en: 'Construction (1 white slot): 2 workers and 2 coins. Gain 2 points.',
    fr: 'Construction (1 case blanche) : 2 ouvriers et 2 pièces. Gagne 2 points.',
  },
  {
    id: 'AOC-ACT-CQ',
    prov: 'R',
    en: 'Conquest (1 red slot): 1 worker, sacrificed. Gain 2 points if you are strongest; ties count.',
    fr: 'Conquête (1 case rouge) : 1 ouvrier, sacrifié. Gagne 2 points si tu as la plus grande force ; l’égalité suffit.',
  },
  {
    id: 'AOC-ACT-H',
    prov: 'R',
    en: 'Hunting (2 white slots): 1 worker each time. Gain 1 coin, and 1 point too if you have no technology.',
    fr: 'Chasse (2 cases blanches) : 1 ouvrier à chaque fois. Gagne 1 pièce, et aussi 1 point si tu n’as aucune technologie.',
  },
  {
    id: 'AOC-ACT-F',
    prov: 'R',
    en: 'Fishing (1 white slot): 1 worker. Gain 1 coin.',
    fr: 'Pêche (1 case blanche) : 1 ouvrier. Gagne 1 pièce.',
  },
  {
    id: 'AOC-ACT-CM',
    prov: 'R',
    en: 'Commerce (1 white slot): 1 worker. Gain 2 coins; every other player gains 1 coin.',
    fr: 'Commerce (1 case blanche) : 1 ouvrier. Gagne 2 pièces ; chaque autre joueur gagne 1 pièce.',
  },
  {
    id: 'AOC-ACT-FA',
    prov: 'R',
    en: 'Farm (1 white slot): 2 workers. Gain 3 coins.',
    fr: 'Ferme (1 case blanche) : 2 ouvriers. Gagne 3 pièces.',
  },
  {
    id: 'AOC-ACT-6',
    prov: 'R',
    en: 'An action with two slots may be done twice in a turn, each time with its own worker and its own price.',
    fr: 'Une action à deux cases peut se faire deux fois dans le tour, chaque fois avec son ouvrier et son prix.',
  },
  {
    id: 'AOC-ACT-7',
    prov: 'D',
    en: 'You may perform Conquest without being strongest: no points, but abilities may still make it worth while. The worker is sacrificed all the same.',
    fr: 'Tu peux faire Conquête sans avoir la plus grande force : pas de points, mais tes capacités peuvent la rendre utile. L’ouvrier est sacrifié quand même.',
  },
  {
    id: 'AOC-ACT-8',
    prov: 'R+D',
    en: 'Wonder with an empty market gives its 3 points and no card. Research when no technology is left gives its point only.',
    fr: 'Merveille avec un marché vide donne ses 3 points, sans carte. Recherche quand il ne reste aucune technologie donne seulement son point.',
  },
]);

export const REST = rulesIn('rest', [
  {
    id: 'AOC-RST-1',
    prov: 'R',
    en: 'Rest: you place no worker, and gain 2 coins and 1 worker. With 4 workers you gain the coins only.',
    fr: 'Repos : tu ne places aucun ouvrier et tu gagnes 2 pièces et 1 ouvrier. Avec 4 ouvriers, tu gagnes seulement les pièces.',
  },
]);
