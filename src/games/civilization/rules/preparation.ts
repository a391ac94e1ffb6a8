import { rulesIn } from '../../shared/rule-row.js';

export const GENERAL = rulesIn('general', [
  {
    id: 'CIV-GEN-01',
    prov: 'R+P',
    en: '2 to 6 players. Each has a colour for settlements, settlers and flags. Military figures are the same for all; here every unit simply knows its owner.',
    fr: 'De 2 à 6 joueurs. Chacun a une couleur pour ses colonies, ses colons et ses drapeaux. Les figurines militaires sont communes ; ici, chaque unité connaît simplement son propriétaire.',
  },
  {
    id: 'CIV-GEN-02',
    prov: 'R',
    en: 'Land spaces are regions, ocean spaces are zones. Only named regions are played in and hold exploration markers.',
    fr: 'Les cases de terre sont des régions, celles de mer des zones. Seules les régions nommées se jouent et portent un marqueur d’exploration.',
  },
  {
    id: 'CIV-GEN-03',
    prov: 'R',
    en: 'The world is a globe: its left and right edges join, for movement, neighbours, trade distance and, over land only, the plague.',
    fr: 'Le monde est un globe : ses bords gauche et droit se touchent, pour les mouvements, les voisins, la distance de commerce et, par la terre seulement, la peste.',
  },
  {
    id: 'CIV-GEN-04',
    prov: 'R+D',
    en: 'Figures never run out; those eliminated go back to the supply. Gold is public. City cards and improvement cards never run out either.',
    fr: 'Les figurines ne manquent jamais ; celles qu’on élimine retournent à la réserve. L’or est public. Les cartes cité et les améliorations ne s’épuisent pas non plus.',
  },
  {
    id: 'CIV-GEN-05',
    prov: 'R',
    en: 'Talks, bargains and threats are free at any time. A promise about the future never binds.',
    fr: 'Discussions, marchandages et menaces sont libres à tout moment. Une promesse pour plus tard n’engage jamais.',
  },
  {
    id: 'CIV-GEN-06',
    prov: 'R',
    en: 'At most one settlement per region. A settlement never moves.',
    fr: 'Une colonie au plus par région. Une colonie ne se déplace jamais.',
  },
  {
    id: 'CIV-GEN-07',
    prov: 'R',
    en: 'Figures of several players may share a space without fighting.',
    fr: 'Les figurines de plusieurs joueurs peuvent partager une case sans combattre.',
  },
  {
    id: 'CIV-GEN-08',
    prov: 'R',
    en: 'Fleets never fight armies, and armies never fight fleets.',
    fr: 'Les flottes ne combattent jamais les armées, ni les armées les flottes.',
  },
  {
    id: 'CIV-GEN-09',
    prov: 'R',
    en: 'Basic game: technologies and wonders of an era are all alike, their texts do not count. City cards serve as resource cards only. There are no improvements, no happiness, no tax, no technology chart and no trade distance.',
    fr: 'Jeu de base : les technologies et les merveilles d’une époque se valent toutes, leur texte ne compte pas. Les cartes cité ne servent que de cartes ressource. Il n’y a ni améliorations, ni contentement, ni taxe, ni arbre des technologies, ni distance de commerce.',
  },
  {
    id: 'CIV-GEN-10',
    prov: 'R',
    en: 'Advanced game: every technology has its own price, prerequisites and effects, every wonder its own effect, and every settlement a city card.',
    fr: 'Jeu avancé : chaque technologie a son prix, ses conditions et ses effets, chaque merveille son effet, et chaque colonie une carte cité.',
  },
]);

export const ERAS = rulesIn('eras', [
  {
    id: 'CIV-ERA-01',
    prov: 'R',
    en: 'Four eras in order: ancient (1), medieval (2), industrial (3), modern (4). The game begins in the ancient era; a new era always begins with the next turn.',
    fr: 'Quatre époques, dans l’ordre : antique (1), médiévale (2), industrielle (3), moderne (4). La partie commence à l’époque antique ; une époque commence toujours avec le tour suivant.',
  },
  {
    id: 'CIV-ERA-02',
    prov: 'R+D',
    en: 'Basic game: an era ends with the turn in which a player has his third technology of it, or in which its last technology goes. This is looked at once, after the last purchase, and counts what is owned, found and traded technologies included. Until then all of the old era stays on offer.',
    fr: 'Jeu de base : une époque finit avec le tour où un joueur a sa troisième technologie de cette époque, ou celui où part la dernière. On le vérifie une fois, après le dernier achat, d’après ce qui est possédé, technologies trouvées et échangées comprises. Jusque-là, tout ce qui est de l’ancienne époque reste disponible.',
  },
  {
    id: 'CIV-ERA-03',
    prov: 'R',
    en: 'Basic game: technologies, wonders and units can be had in their own era only. When it ends, what nobody has is gone for good; what is owned stays.',
    fr: 'Jeu de base : technologies, merveilles et unités ne s’obtiennent qu’à leur époque. Quand elle finit, ce que personne n’a est perdu pour toujours ; ce qui est possédé reste.',
  },
  {
    id: 'CIV-ERA-04',
    prov: 'R',
    en: 'Advanced game: an era ends with the turn in which somebody buys the first technology of the next one. So technologies of the next era may be bought while the old one lasts, if their prerequisites are in play; its units and improvements must wait, unless they are an owner’s bonus.',
    fr: 'Jeu avancé : une époque finit avec le tour où quelqu’un achète la première technologie de la suivante. On peut donc acheter des technologies de l’époque suivante tant que l’ancienne dure, si leurs conditions sont en jeu ; ses unités et ses améliorations attendent, sauf si elles viennent d’un bonus de propriétaire.',
  },
  {
    id: 'CIV-ERA-05',
    prov: 'R',
    en: 'Advanced game: when a new era begins: unsold technologies of the old one cost half, its wonders lose their effect but keep their points, its improvements go back to the supply, and units and improvements cost what the new column says. An improvement of the new era received early stays.',
    fr: 'Jeu avancé : au début d’une époque : les technologies invendues de l’ancienne coûtent moitié prix, ses merveilles perdent leur effet mais gardent leurs points, ses améliorations retournent à la réserve, et unités et améliorations passent aux prix de la nouvelle colonne. Une amélioration de la nouvelle époque reçue d’avance reste.',
  },
  {
    id: 'CIV-ERA-06',
    prov: 'R',
    en: 'The number of the era (1 to 4) is also the bonus for superiority; less 1 it is the reach of the plague.',
    fr: 'Le numéro de l’époque (1 à 4) est aussi le bonus de supériorité ; moins 1, c’est la portée de la peste.',
  },
  {
    id: 'CIV-ERA-07',
    prov: 'R',
    en: 'After the modern era there is no other.',
    fr: 'Après l’époque moderne, il n’y en a pas d’autre.',
  },
]);

export const SETUP = rulesIn('setup', [
  {
    id: 'CIV-SET-01',
    prov: 'R',
    en: 'Advanced game: choose how long to play: short, medium or long.',
    fr: 'Jeu avancé : on choisit la durée : courte, moyenne ou longue.',
  },
  {
    id: 'CIV-SET-02',
    prov: 'R',
    en: 'Shuffle the exploration markers and put one face down on every named region; the others go back to the box unseen. For a richer world, take out 2 empty markers per player first.',
    fr: 'On mélange les marqueurs d’exploration et on en pose un face cachée sur chaque région nommée ; les autres retournent dans la boîte sans être vus. Pour un monde plus riche, on retire d’abord 2 marqueurs vides par joueur.',
  },
  {
    id: 'CIV-SET-03',
    prov: 'R',
    en: 'Everybody begins with 20 gold, 2 villages, 2 ancient infantry (swordsmen; in the advanced game spearmen until Iron Working is in play) and 2 settlers.',
    fr: 'Chacun commence avec 20 or, 2 villages, 2 unités d’infanterie antique (des épéistes ; au jeu avancé des lanciers jusqu’à ce que le Travail du fer soit en jeu) et 2 colons.',
  },
  {
    id: 'CIV-SET-04',
    prov: 'R',
    en: 'All roll 2 dice; the highest chooses first, ties roll again. In turn, each chooses a free region for a village, a settler and a swordsman. The last to choose chooses again at once, and the order runs backwards for the second region.',
    fr: 'Tous lancent 2 dés ; le plus haut choisit en premier, les ex aequo relancent. À son tour, chacun choisit une région libre pour un village, un colon et un épéiste. Le dernier rechoisit aussitôt, et l’ordre s’inverse pour la deuxième région.',
  },
  {
    id: 'CIV-SET-05',
    prov: 'R',
    en: 'Advanced game: shuffle the 6 ancient technologies without prerequisites, deal one to each player and put the others back on offer.',
    fr: 'Jeu avancé : on mélange les 6 technologies antiques sans condition, on en distribue une à chacun et on remet les autres en vente.',
  },
  {
    id: 'CIV-SET-06',
    prov: 'R+D',
    en: 'Then the markers of the start regions are turned up, in the order of the draft, and take effect at once. A minor civilization, a desert or the plague has no effect there and leaves the game.',
    fr: 'Ensuite on retourne les marqueurs des régions de départ, dans l’ordre du choix, et ils prennent effet aussitôt. Une civilisation mineure, un désert ou la peste n’y ont pas d’effet et quittent la partie.',
  },
  {
    id: 'CIV-SET-07',
    prov: 'R',
    en: 'All roll 2 dice again; the highest is first player of turn 1, ties roll again.',
    fr: 'Tous relancent 2 dés ; le plus haut est premier joueur du tour 1, les ex aequo relancent.',
  },
]);

export const EXPLORATION = rulesIn('exploration', [
  {
    id: 'CIV-EXP-01',
    prov: 'R+D',
    en: 'Only settlers explore. A settler in a region with a face-down marker may look at it, which ends its move for the turn. A marker that you know already cannot be looked at again.',
    fr: 'Seuls les colons explorent. Un colon dans une région au marqueur caché peut le regarder, ce qui finit son mouvement du tour. Un marqueur que tu connais déjà ne se regarde plus.',
  },
  {
    id: 'CIV-EXP-02',
    prov: 'R',
    en: 'Resource: you alone have seen it, and it stays face down. It is turned up for good when a settlement is built there, and its owner takes the card of that resource.',
    fr: 'Ressource : toi seul l’as vue, et elle reste cachée. Elle est retournée pour de bon quand une colonie y est bâtie ; son propriétaire prend alors la carte de cette ressource.',
  },
  {
    id: 'CIV-EXP-03',
    prov: 'R+D',
    en: 'Nothing met: you may remove the marker or leave it as a bluff. Removing it is one choice among your other moves until you have finished moving, so that nobody can tell a blank from a resource.',
    fr: 'Aucune rencontre : tu peux retirer le marqueur ou le laisser pour bluffer. Le retirer est un choix parmi tes autres mouvements jusqu’à la fin de ceux-ci, pour que personne ne distingue un marqueur vide d’une ressource.',
  },
  {
    id: 'CIV-EXP-04',
    prov: 'R',
    en: 'Events are announced, carried out and removed: free technology, treasure, minor civilization, plague.',
    fr: 'Les événements sont annoncés, appliqués et retirés : technologie gratuite, trésor, civilisation mineure, peste.',
  },
  {
    id: 'CIV-EXP-05',
    prov: 'R+D',
    en: 'Free technology: the finder receives one of the current era; in the advanced game one of his choice whose prerequisites are in play. It is received, not bought: no owner’s bonus and no end die. If there is none, nothing happens.',
    fr: 'Technologie gratuite : le découvreur en reçoit une de l’époque en cours ; dans le jeu avancé, une à son choix dont les conditions sont en jeu. Elle est reçue, non achetée : ni bonus de propriétaire, ni dé de fin. S’il n’y en a pas, il ne se passe rien.',
  },
  {
    id: 'CIV-EXP-06',
    prov: 'R',
    en: 'Treasure: 10 gold at once, in every era.',
    fr: 'Trésor : 10 or aussitôt, à toute époque.',
  },
  {
    id: 'CIV-EXP-07',
    prov: 'R+D',
    en: 'Minor civilization: all roll 2 dice and subtract the number of their settlements; the highest places there, free of charge, a village and an army or aircraft that he could have. Ties roll again. The settler that found it stays.',
    fr: 'Civilisation mineure : tous lancent 2 dés et retranchent le nombre de leurs colonies ; le plus haut y place gratuitement un village et une armée ou un avion qu’il peut avoir. Les ex aequo relancent. Le colon qui l’a trouvée reste.',
  },
  {
    id: 'CIV-EXP-08',
    prov: 'R',
    en: 'Plague strikes everybody in its reach: all military units and settlers die, and every settlement falls by one size, but a village stays a village.',
    fr: 'La peste frappe tout le monde à sa portée : unités militaires et colons meurent, et chaque colonie perd une taille, mais un village reste un village.',
  },
  {
    id: 'CIV-EXP-09',
    prov: 'R',
    en: 'Reach of the plague over land borders: ancient 0, medieval 1, industrial 2, modern 3 regions away. It never crosses the sea; who is on board is safe.',
    fr: 'Portée de la peste par les frontières terrestres : antique 0, médiévale 1, industrielle 2, moderne 3 régions. Elle ne traverse jamais la mer ; qui est à bord est sauf.',
  },
  {
    id: 'CIV-EXP-10',
    prov: 'R',
    en: 'Terrain is announced and stays face up: desert (no settlement), mountains (never more than a village), jungle (never more than a town), fertile land.',
    fr: 'Un terrain est annoncé et reste visible : désert (aucune colonie), montagnes (jamais plus qu’un village), jungle (jamais plus qu’une ville), terre fertile.',
  },
  {
    id: 'CIV-EXP-11',
    prov: 'R',
    en: 'Basic game: fertile land: for production the settlement counts as one size more, so a metropolis yields 5.',
    fr: 'Jeu de base : terre fertile : pour la production, la colonie compte une taille de plus ; une métropole rapporte donc 5.',
  },
  {
    id: 'CIV-EXP-12',
    prov: 'R',
    en: 'Advanced game: fertile land: its settlement is always productive. This cannot be moved to another one.',
    fr: 'Jeu avancé : terre fertile : sa colonie est toujours productive. Cela ne se déplace pas vers une autre.',
  },
  {
    id: 'CIV-EXP-13',
    prov: 'R+P',
    en: 'Who founds a village on a marker still face down turns it up first and it takes effect. A desert prevents the founding, and nothing is paid; the plague takes the settler. So no settlement ever stands on a hidden marker.',
    fr: 'Qui fonde un village sur un marqueur encore caché le retourne d’abord, et il prend effet. Un désert empêche la fondation, et rien n’est payé ; la peste emporte le colon. Aucune colonie ne se trouve donc sur un marqueur caché.',
  },
]);

export const TURN = rulesIn('turn', [
  {
    id: 'CIV-TUR-01',
    prov: 'R',
    en: 'A turn has four phases: movement and battles, trade, production, purchase. In each of them all players act, the first player first, then clockwise.',
    fr: 'Un tour a quatre phases : mouvement et batailles, échange, production, achat. Dans chacune, tous les joueurs agissent, le premier joueur d’abord, puis dans le sens horaire.',
  },
  {
    id: 'CIV-TUR-02',
    prov: 'R+D',
    en: 'After the purchases: declarations of the end, claims in the basic game, end of the game, end of the era; then the next player still in the game, to the left, becomes first player.',
    fr: 'Après les achats : déclarations de fin, annonces dans le jeu de base, fin de la partie, fin de l’époque ; puis le joueur suivant encore en jeu, à gauche, devient premier joueur.',
  },
  {
    id: 'CIV-TUR-03',
    prov: 'R',
    en: 'A player makes all his moves and then his battles before the next one moves. Trade is common to all; production uses one roll for everybody; purchases follow one after the other. Whoever has nothing to decide is not asked.',
    fr: 'Un joueur fait tous ses mouvements puis ses batailles avant que le suivant bouge. L’échange est commun à tous ; la production se règle par un seul lancer ; les achats se suivent un par un. Qui n’a rien à décider n’est pas interrogé.',
  },
]);
