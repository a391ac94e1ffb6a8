import { rulesIn } from '../../shared/rule-row.js';

export const ACTIONS = rulesIn('actions', [
  {
    id: 'TTA-ACT-01',
    prov: 'R',
    en: 'You have the civil and military actions of your government plus those of your other cards. All are available again when your next turn begins.',
    fr: 'Tu as les actions civiles et militaires de ton gouvernement, plus celles de tes autres cartes. Toutes redeviennent disponibles au début de ton prochain tour.',
  },
  {
    id: 'TTA-ACT-02',
    prov: 'R',
    en: 'You act in any order and repeat actions as you like while you can pay for them. You may leave actions unused.',
    fr: 'Tu agis dans l’ordre que tu veux et répètes les actions à ton gré tant que tu peux les payer. Tu peux en laisser inutilisées.',
  },
  {
    id: 'TTA-ACT-03',
    prov: 'R',
    en: 'Civil actions: increase the population; build, upgrade or destroy a farm, mine or urban building; build a stage of a wonder; play a leader, a technology, a government or an action card; take a card from the row.',
    fr: 'Actions civiles : accroître la population ; construire, améliorer ou détruire une ferme, une mine ou un bâtiment urbain ; construire une étape de merveille ; jouer un chef, une technologie, un gouvernement ou une carte Action ; prendre une carte de la rangée.',
  },
  {
    id: 'TTA-ACT-04',
    prov: 'R',
    en: 'Military actions: recruit, upgrade or disband a unit; besides, in the Advanced and Full versions, play a tactic. Aggressions and wars cost military actions in the political phase.',
    fr: 'Actions militaires : enrôler, améliorer ou démanteler une unité ; en versions avancée et complète, aussi jouer une tactique. Les agressions et les guerres coûtent des actions militaires pendant la phase politique.',
  },
  {
    id: 'TTA-ACT-05',
    prov: 'R',
    en: 'An action you gain is available at once. When you lose one, a used one goes first.',
    fr: 'Une action gagnée est disponible aussitôt. Quand tu en perds une, c’est d’abord une action déjà utilisée qui part.',
  },
  {
    id: 'TTA-ACT-06',
    prov: 'R',
    en: 'You may do something only if you can pay its whole price.',
    fr: 'Tu ne peux faire une action que si tu peux en payer tout le prix.',
  },
  {
    id: 'TTA-ACT-07',
    prov: 'R',
    en: 'After every action all ratings are up to date.',
    fr: 'Après chaque action, tous les indicateurs sont à jour.',
  },
  {
    id: 'TTA-ACT-08',
    prov: 'D',
    en: 'Production is worked out at once when a turn ends; the next player need not wait.',
    fr: 'La production se fait d’un coup à la fin du tour ; le joueur suivant n’attend pas.',
  },
]);

export const TAKING = rulesIn('taking', [
  {
    id: 'TTA-TAKE-01',
    prov: 'R',
    en: 'You pay the price of the place and take the card into your civil hand. A wonder goes straight onto the table, under construction.',
    fr: 'Tu paies le prix de la place et prends la carte dans ta main civile. Une merveille va directement sur la table, en chantier.',
  },
  {
    id: 'TTA-TAKE-02',
    prov: 'R',
    en: 'You may take a card into your hand only while it holds fewer cards than you have civil actions in all, used or not. The Library of Alexandria makes it one more.',
    fr: 'Tu ne peux prendre une carte en main que si celle-ci compte moins de cartes que tu n’as d’actions civiles en tout, utilisées ou non. La Bibliothèque d’Alexandrie en permet une de plus.',
  },
  {
    id: 'TTA-TAKE-03',
    prov: 'R+D',
    en: 'If your hand later exceeds the limit, you discard nothing. There is no way to discard civil cards.',
    fr: 'Si ta main dépasse ensuite la limite, tu ne défausses rien. On ne peut pas se défausser de cartes civiles.',
  },
  {
    id: 'TTA-TAKE-04',
    prov: 'R',
    en: 'You take at most one leader of each age in the whole game, whether you ever play it or not.',
    fr: 'Tu prends au plus un chef par âge dans toute la partie, que tu le joues ou non.',
  },
  {
    id: 'TTA-TAKE-05',
    prov: 'R',
    en: 'You may take a wonder only while none of yours is under construction. The hand limit does not matter.',
    fr: 'Tu ne peux prendre une merveille que si tu n’en as aucune en chantier. La limite de main ne compte pas.',
  },
  {
    id: 'TTA-TAKE-06',
    prov: 'R',
    en: 'A wonder costs 1 civil action more for each wonder you have completed.',
    fr: 'Une merveille coûte 1 action civile de plus par merveille que tu as achevée.',
  },
  {
    id: 'TTA-TAKE-07',
    prov: 'R+D',
    en: 'You may not take a technology that you have in hand or in play under the same name. One that has been replaced and left play is no obstacle.',
    fr: 'Tu ne peux pas prendre une technologie de même nom qu’une des tiennes, en main ou en jeu. Celle qui a été remplacée et a quitté le jeu n’empêche rien.',
  },
  {
    id: 'TTA-TAKE-08',
    prov: 'R',
    en: 'You may take any number of action cards, also several with the same name.',
    fr: 'Tu peux prendre autant de cartes Action que tu veux, même plusieurs du même nom.',
  },
  {
    id: 'TTA-TAKE-09',
    prov: 'R',
    en: 'Technologies of military units are civil cards: they are taken with civil actions.',
    fr: 'Les technologies d’unités militaires sont des cartes civiles : elles se prennent avec des actions civiles.',
  },
]);

export const BANKS = rulesIn('banks', [
  {
    id: 'TTA-BANK-01',
    prov: 'R+P',
    en: 'The fewer tokens in your yellow bank, the dearer the next citizen, the larger the consumption and the more happy faces are needed. Tokens: food per citizen / consumption / faces. 17 or more: 2/0/0. 13 to 16: 3/1/1. 11 and 12: 4/2/2. 9 and 10: 4/2/3. 7 and 8: 5/3/4. 5 and 6: 5/3/5. 3 and 4: 7/4/6. 1 and 2: 7/4/7. None: no further citizen, consumption 6, 8 faces.',
    fr: 'Moins il y a de jetons dans ta banque jaune, plus le prochain citoyen est cher, plus on consomme et plus il faut de visages heureux. Jetons : nourriture par citoyen / consommation / visages. 17 ou plus : 2/0/0. 13 à 16 : 3/1/1. 11 et 12 : 4/2/2. 9 et 10 : 4/2/3. 7 et 8 : 5/3/4. 5 et 6 : 5/3/5. 3 et 4 : 7/4/6. 1 et 2 : 7/4/7. Aucun : plus de nouveau citoyen, consommation 6, 8 visages.',
  },
  {
    id: 'TTA-BANK-02',
    prov: 'R+P',
    en: 'Corruption follows the tokens left in your blue bank: with 9 or more it costs nothing, with 5 to 8 it costs 2 resources, with 1 to 4 it costs 4, with none 6. The amounts are those of the rulebook, the limits come from public material.',
    fr: 'La corruption suit les jetons restés dans ta banque bleue : avec 9 ou plus, elle ne coûte rien ; de 5 à 8, elle coûte 2 ressources ; de 1 à 4, 4 ; sans jeton, 6. Les montants sont ceux du livret, les seuils viennent de documents publics.',
  },
]);

export const POPULATION = rulesIn('population', [
  {
    id: 'TTA-POP-01',
    prov: 'R',
    en: 'To increase your population you pay 1 civil action and the food that your yellow bank shows (TTA-BANK-01); a yellow token becomes an unused worker.',
    fr: 'Pour accroître ta population, tu paies 1 action civile et la nourriture qu’indique ta banque jaune (TTA-BANK-01) ; un jeton jaune devient un ouvrier inutilisé.',
  },
  {
    id: 'TTA-POP-02',
    prov: 'R',
    en: 'With an empty yellow bank the population cannot grow.',
    fr: 'Avec une banque jaune vide, la population ne peut plus croître.',
  },
  {
    id: 'TTA-POP-03',
    prov: 'R',
    en: 'When you lose population, an unused worker returns to the yellow bank; if you have none, you choose a worker on one of your cards.',
    fr: 'Quand tu perds de la population, un ouvrier inutilisé retourne dans la banque jaune ; si tu n’en as pas, tu choisis un ouvrier sur l’une de tes cartes.',
  },
  {
    id: 'TTA-POP-04',
    prov: 'R',
    en: 'Your yellow tokens, 25 at the start, change only by tokens from the box or back to it.',
    fr: 'Tes jetons jaunes, 25 au départ, ne changent que par des jetons venus de la boîte ou qui y retournent.',
  },
  {
    id: 'TTA-POP-05',
    prov: 'R',
    en: 'Population for free costs neither action nor food; with an empty bank nothing happens.',
    fr: 'Un accroissement gratuit ne coûte ni action ni nourriture ; avec une banque vide, rien ne se passe.',
  },
]);

export const BUILDING = rulesIn('building', [
  {
    id: 'TTA-BLD-01',
    prov: 'R',
    en: 'A farm or a mine costs 1 civil action and the resources on the card; an unused worker moves onto the card. You may have any number of them.',
    fr: 'Une ferme ou une mine coûte 1 action civile et les ressources inscrites sur la carte ; un ouvrier inutilisé va sur la carte. Leur nombre n’est pas limité.',
  },
  {
    id: 'TTA-BLD-02',
    prov: 'R',
    en: 'An urban building (laboratory, temple, library, theatre, arena) is built in the same way. Ratings change at once; points come only with production.',
    fr: 'Un bâtiment urbain (laboratoire, temple, bibliothèque, théâtre, arène) se construit de même. Les indicateurs changent aussitôt ; les points ne viennent qu’à la production.',
  },
  {
    id: 'TTA-BLD-03',
    prov: 'R',
    en: 'Your government limits the buildings of each urban type, all levels together.',
    fr: 'Ton gouvernement limite le nombre de bâtiments de chaque type urbain, tous niveaux réunis.',
  },
  {
    id: 'TTA-BLD-04',
    prov: 'R+D',
    en: 'A government with a lower limit destroys nothing; it only prevents new buildings of a type that has reached it.',
    fr: 'Un gouvernement à la limite plus basse ne détruit rien ; il empêche seulement de construire dans un type qui l’a atteinte.',
  },
  {
    id: 'TTA-BLD-05',
    prov: 'R',
    en: 'You may build on any technology you have in play, old ones too.',
    fr: 'Tu peux construire sur toute technologie en jeu, même ancienne.',
  },
  {
    id: 'TTA-BLD-06',
    prov: 'R',
    en: 'New farms and mines produce in the same turn.',
    fr: 'Les nouvelles fermes et mines produisent dès ce tour.',
  },
  {
    id: 'TTA-UPG-01',
    prov: 'R',
    en: 'An upgrade costs 1 civil action and the difference between the two prices; the worker moves to a card of a higher level of the same type. No unused worker is needed.',
    fr: 'Une amélioration coûte 1 action civile et la différence entre les deux prix ; l’ouvrier va sur une carte du même type de niveau supérieur. Aucun ouvrier inutilisé n’est nécessaire.',
  },
  {
    id: 'TTA-UPG-02',
    prov: 'R',
    en: 'A farm is upgraded to a farm, a mine to a mine, and each urban type only to itself.',
    fr: 'Une ferme s’améliore en ferme, une mine en mine, et chaque type urbain seulement en lui-même.',
  },
  {
    id: 'TTA-UPG-03',
    prov: 'R',
    en: 'Levels may be skipped, and the technologies in between are not needed.',
    fr: 'On peut sauter des niveaux, et les technologies intermédiaires ne sont pas nécessaires.',
  },
  {
    id: 'TTA-UPG-04',
    prov: 'R+D',
    en: 'Discounts lower both prices first, then the difference is taken. It is never less than 0.',
    fr: 'Les remises baissent d’abord les deux prix, puis on prend la différence. Elle n’est jamais inférieure à 0.',
  },
  {
    id: 'TTA-UPG-05',
    prov: 'R',
    en: 'An upgrade adds no building, so the urban limit does not prevent it.',
    fr: 'Une amélioration n’ajoute pas de bâtiment, la limite urbaine ne l’empêche donc pas.',
  },
  {
    id: 'TTA-DES-01',
    prov: 'R',
    en: 'To destroy a building costs 1 civil action. The worker becomes unused; nothing is paid back.',
    fr: 'Détruire un bâtiment coûte 1 action civile. L’ouvrier devient inutilisé ; rien n’est remboursé.',
  },
  {
    id: 'TTA-DES-02',
    prov: 'R+D',
    en: 'When an enemy destroys a building, its worker becomes unused as well, unless the card says that population is lost.',
    fr: 'Quand un ennemi détruit un bâtiment, son ouvrier devient aussi inutilisé, sauf si la carte dit que de la population est perdue.',
  },
]);

export const UNITS = rulesIn('units', [
  {
    id: 'TTA-MIL-01',
    prov: 'R',
    en: 'To recruit a unit costs 1 military action and the resources on the card; an unused worker moves onto it. There is no limit.',
    fr: 'Enrôler une unité coûte 1 action militaire et les ressources inscrites sur la carte ; un ouvrier inutilisé y va. Il n’y a pas de limite.',
  },
  {
    id: 'TTA-MIL-02',
    prov: 'R',
    en: 'To upgrade a unit costs 1 military action and the difference of the prices, within one type: infantry, cavalry, artillery or air force.',
    fr: 'Améliorer une unité coûte 1 action militaire et la différence des prix, au sein d’un même type : infanterie, cavalerie, artillerie ou force aérienne.',
  },
  {
    id: 'TTA-MIL-03',
    prov: 'R',
    en: 'To disband a unit costs 1 military action. The worker becomes unused; nothing is paid back.',
    fr: 'Démanteler une unité coûte 1 action militaire. L’ouvrier devient inutilisé ; rien n’est remboursé.',
  },
  {
    id: 'TTA-MIL-04',
    prov: 'R',
    en: 'Resources for military units, from Homer, Patriotism, Wave of Nationalism or Military Build-Up, are not tokens. They are spent first on units recruited or upgraded this turn and vanish when it ends.',
    fr: 'Les ressources pour unités militaires, venues d’Homère, du Patriotisme, de la Vague de nationalisme ou de la Course aux armements, ne sont pas des jetons. Elles paient d’abord les unités enrôlées ou améliorées ce tour-ci et disparaissent à la fin du tour.',
  },
  {
    id: 'TTA-MIL-05',
    prov: 'R',
    en: 'Frederick Barbarossa and Winston Churchill, on the other hand, lower the price of every unit recruited under their conditions.',
    fr: 'Frédéric Barberousse et Winston Churchill, en revanche, baissent le prix de chaque unité enrôlée dans leurs conditions.',
  },
  {
    id: 'TTA-MIL-06',
    prov: 'R',
    en: 'A military action given by an action card is for this turn only.',
    fr: 'Une action militaire donnée par une carte Action ne vaut que pour ce tour.',
  },
]);
