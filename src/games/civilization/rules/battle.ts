import { rulesIn } from '../../shared/rule-row.js';

export const BATTLES = rulesIn('battles', [
  {
    id: 'CIV-BAT-01',
    prov: 'R',
    en: 'There are two ways to a battle: the mover, when he has made all his moves, in a space where he has a unit able to fight, against one player who has something there; or an occupant, when the mover enters his space, which freezes the pieces that entered.',
    fr: 'Une bataille naît de deux façons : par celui qui bouge, une fois tous ses mouvements faits, dans une case où il a une unité capable de combattre, contre un joueur qui y a quelque chose ; ou par un occupant, quand on entre dans sa case, ce qui fige les pièces entrées.',
  },
  {
    id: 'CIV-BAT-02',
    prov: 'R+D',
    en: 'All battles are fought after the mover’s last move, in the order that he chooses.',
    fr: 'Toutes les batailles ont lieu après le dernier mouvement, dans l’ordre choisi par celui qui bouge.',
  },
  {
    id: 'CIV-BAT-03',
    prov: 'R',
    en: 'Every other player with military units in that space may join a side or stay out. Whoever joins lends his units to the leader of that side for this battle; they remain his.',
    fr: 'Tout autre joueur qui a des unités militaires dans cette case peut rejoindre un camp ou rester à l’écart. Qui rejoint confie ses unités au chef de ce camp pour cette bataille ; elles restent à lui.',
  },
  {
    id: 'CIV-BAT-04',
    prov: 'R',
    en: 'If several occupants want to fight the mover, the one with most units there leads; if they are equal, dice decide.',
    fr: 'Si plusieurs occupants veulent combattre, celui qui a le plus d’unités sur place commande ; à égalité, les dés décident.',
  },
  {
    id: 'CIV-BAT-05',
    prov: 'R',
    en: 'On land only armies fight, at sea only fleets, both with aircraft in support. What is on board does not fight.',
    fr: 'Sur terre seules les armées combattent, en mer seules les flottes, les deux avec l’appui d’avions. Ce qui est à bord ne combat pas.',
  },
  {
    id: 'CIV-BAT-06',
    prov: 'R+D',
    en: 'If the side attacked has nothing able to fight, the attack succeeds without dice: its settlers and lone aircraft are removed and its settlement is captured. This needs an army.',
    fr: 'Si le camp attaqué n’a rien qui puisse combattre, l’attaque réussit sans dés : ses colons et ses avions isolés sont retirés et sa colonie est prise. Il y faut une armée.',
  },
  {
    id: 'CIV-BAT-07',
    prov: 'R+D',
    en: 'Who stays out keeps his figures. Another battle in the same space, against somebody else, may follow.',
    fr: 'Qui reste à l’écart garde ses figurines. Une autre bataille dans la même case, contre quelqu’un d’autre, peut suivre.',
  },
  {
    id: 'CIV-BAT-08',
    prov: 'D',
    en: 'Occupants are asked in secret and all at once: before a piece leaves a space that it entered this turn (fight, let it pass, let all pass), and again when the mover has finished, about every space that he entered and still stands in. Who comes there only later, having won a minor civilization, is asked about pieces that enter after that. If somebody declares a battle, the mover may go on with all that is not frozen, and occupants are asked again only about spaces entered since.',
    fr: 'Les occupants sont interrogés en secret et tous ensemble : avant qu’une pièce quitte une case où elle est entrée ce tour (combattre, laisser passer, tout laisser passer), et de nouveau quand celui qui bouge a fini, pour chaque case où il est entré et se tient encore. Qui n’y est venu qu’après, en gagnant une civilisation mineure, est interrogé pour les pièces qui y entrent ensuite. Si quelqu’un déclare une bataille, celui qui bouge peut continuer avec ce qui n’est pas figé, et l’on ne redemande que pour les cases où il est entré depuis.',
  },
  {
    id: 'CIV-BAT-09',
    prov: 'R+D',
    en: 'Then the mover declares battles of his own, if any are possible, and has all of them fought one by one; after one he may declare another. Battles that occupants declared must be fought.',
    fr: 'Ensuite celui qui bouge déclare ses propres batailles, s’il y en a de possibles, et les fait livrer une à une ; après l’une, il peut en déclarer une autre. Celles que des occupants ont déclarées doivent avoir lieu.',
  },
  {
    id: 'CIV-BAT-10',
    prov: 'D',
    en: 'Third players able to fight there are asked once per battle, in secret: one side, the other, or neither. Leaders cannot refuse them.',
    fr: 'Les tiers capables de combattre là sont interrogés une fois par bataille, en secret : un camp, l’autre, ou aucun. Les chefs ne peuvent pas les refuser.',
  },
  {
    id: 'CIV-BAT-11',
    prov: 'D',
    en: 'What counts for the lead is the number of units able to fight in the space.',
    fr: 'Pour le commandement compte le nombre d’unités capables de combattre dans la case.',
  },
]);

export const COMBAT = rulesIn('combat', [
  {
    id: 'CIV-CMB-01',
    prov: 'R+D',
    en: 'In each round both leaders secretly choose one unit and, if they like, one aircraft of the same owner; both are shown, dice are rolled, totals compared. The lower total loses its unit; a tie costs both.',
    fr: 'À chaque assaut, les deux chefs choisissent en secret une unité et, s’ils veulent, un avion du même propriétaire ; on révèle, on lance les dés, on compare les totaux. Le plus bas perd son unité ; une égalité coûte les deux.',
  },
  {
    id: 'CIV-CMB-02',
    prov: 'R',
    en: 'Rounds go on until one side has nothing able to fight. A unit that won may fight again or be replaced. There is no retreat.',
    fr: 'Les assauts continuent jusqu’à ce qu’un camp n’ait plus rien qui puisse combattre. Une unité victorieuse peut continuer ou être remplacée. Pas de retraite.',
  },
  {
    id: 'CIV-CMB-03',
    prov: 'R',
    en: 'Dice by the era of the unit: ancient 1, medieval 2, industrial 3, modern 4.',
    fr: 'Dés selon l’époque de l’unité : antique 1, médiévale 2, industrielle 3, moderne 4.',
  },
  {
    id: 'CIV-CMB-04',
    prov: 'R+D',
    en: 'Everybody sees what each side has left; only the choice of the round is secret.',
    fr: 'Tout le monde voit ce qui reste à chaque camp ; seul le choix de l’assaut est secret.',
  },
  {
    id: 'CIV-CMB-05',
    prov: 'R',
    en: 'Superiority: cavalry over infantry, infantry over artillery, artillery over cavalry. The superior unit adds the number of the current era (1, 2, 3 or 4), whatever its own. Fleets have none.',
    fr: 'Supériorité : la cavalerie sur l’infanterie, l’infanterie sur l’artillerie, l’artillerie sur la cavalerie. L’unité supérieure ajoute le numéro de l’époque en cours (1, 2, 3 ou 4), quelle que soit la sienne. Les flottes n’en ont pas.',
  },
  {
    id: 'CIV-CMB-06',
    prov: 'R+D',
    en: 'Basic game: science: 1 more for every 2 technologies of the unit’s owner, rounded down.',
    fr: 'Jeu de base : science : 1 de plus par 2 technologies du propriétaire de l’unité, arrondi en dessous.',
  },
  {
    id: 'CIV-CMB-07',
    prov: 'R',
    en: 'Advanced game: to the dice add the modifier of the unit, and 1 more for the side that defends a region with its own settlement, or 2 with a Great Wall that still works.',
    fr: 'Jeu avancé : aux dés s’ajoutent le modificateur de l’unité, et 1 de plus pour le camp qui défend une région avec sa propre colonie, ou 2 avec une Grande Muraille encore active.',
  },
  {
    id: 'CIV-CMB-08',
    prov: 'R',
    en: 'What is on board a fleet that is lost is lost with it. Fleets that survive keep their cargo.',
    fr: 'Ce qui est à bord d’une flotte perdue est perdu avec elle. Les flottes survivantes gardent leur chargement.',
  },
  {
    id: 'CIV-CMB-09',
    prov: 'R+P',
    en: 'Advanced game: the Oracle (ancient era): as leader of a side, its owner sees the choice of the other before making his own.',
    fr: 'Jeu avancé : l’Oracle (époque antique) : chef d’un camp, son propriétaire voit le choix de l’autre avant de faire le sien.',
  },
  {
    id: 'CIV-CMB-10',
    prov: 'D',
    en: 'Units of the same owner, kind, level and cargo are one and the same choice. A leader with one choice only is not asked; if both have one, the round is rolled at once.',
    fr: 'Des unités de même propriétaire, genre, niveau et chargement ne font qu’un seul choix. Un chef qui n’a qu’un choix n’est pas interrogé ; si les deux n’en ont qu’un, l’assaut se joue aussitôt.',
  },
]);

export const CAPTURE = rulesIn('capture', [
  {
    id: 'CIV-CAP-01',
    prov: 'R+D',
    en: 'A settlement falls when its owner has no military unit left in the region and an enemy army has won there. The conqueror, leader of the winning side or else the one of it with most armies left, puts his own of the same size there. Settlers of the beaten who have no unit left there die. If a tie removes the last of both sides, nobody has won.',
    fr: 'Une colonie tombe quand son propriétaire n’a plus d’unité militaire dans la région et qu’une armée ennemie y a gagné. Le conquérant, chef du camp vainqueur ou sinon celui du camp à qui il reste le plus d’armées, y met la sienne de même taille. Les colons des vaincus sans unité sur place meurent. Si une égalité emporte les derniers des deux camps, personne n’a gagné.',
  },
  {
    id: 'CIV-CAP-02',
    prov: 'R',
    en: 'Basic game: the conqueror takes the resource card of the region, if there is one.',
    fr: 'Jeu de base : le conquérant prend la carte ressource de la région, s’il y en a une.',
  },
  {
    id: 'CIV-CAP-03',
    prov: 'R',
    en: 'Advanced game: the conqueror takes the city card. Improvements and wonders used for it stay with the loser.',
    fr: 'Jeu avancé : le conquérant prend la carte cité. Les améliorations et merveilles qui lui servaient restent au vaincu.',
  },
  {
    id: 'CIV-CAP-04',
    prov: 'R+D',
    en: 'Advanced game: who loses his last settlement is eliminated. His gold and wonders go to the conqueror; his technologies lie beside the board, in play but nobody’s and no longer for sale; his figures leave the board.',
    fr: 'Jeu avancé : qui perd sa dernière colonie est éliminé. Son or et ses merveilles vont au conquérant ; ses technologies restent à côté du plateau, en jeu mais à personne et plus à vendre ; ses figurines quittent le plateau.',
  },
  {
    id: 'CIV-CAP-05',
    prov: 'R+D',
    en: 'Basic game: nobody is eliminated: a player without settlements keeps all he has, receives at least 10 gold per turn and may found again.',
    fr: 'Jeu de base : personne n’est éliminé : un joueur sans colonie garde tout ce qu’il a, reçoit au moins 10 or par tour et peut refonder.',
  },
  {
    id: 'CIV-CAP-06',
    prov: 'R',
    en: 'A captured settlement produces for its new owner in the same turn; it may receive figures and grow in his purchases.',
    fr: 'Une colonie prise produit pour son nouveau propriétaire le même tour ; elle peut recevoir des figurines et grandir à ses achats.',
  },
]);
