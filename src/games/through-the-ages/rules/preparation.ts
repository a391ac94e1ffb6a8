import { rulesIn } from '../../shared/rule-row.js';

export const TURN = rulesIn('turn', [
  {
    id: 'TTA-TURN-01',
    prov: 'R',
    en: 'Simple version, from round 2: the start player first resolves an event (from round 3), then each turn is: refill the card row, act, produce and maintain. Happiness, corruption and military cards play no part in it.',
    fr: 'Version simple, dès la manche 2 : le premier joueur résout d’abord un événement (dès la manche 3), puis chaque tour va ainsi : compléter la rangée, agir, produire et entretenir. Le bonheur, la corruption et les cartes militaires n’y jouent aucun rôle.',
  },
  {
    id: 'TTA-TURN-02',
    prov: 'R',
    en: 'Advanced version, from round 2: refill the card row; at most one political action; discard excess military cards; act; produce and maintain, with the uprising check first and the military draw last.',
    fr: 'Version avancée, dès la manche 2 : compléter la rangée ; au plus une action politique ; défausser les cartes militaires en trop ; agir ; produire et entretenir, le risque de soulèvement étant vérifié en premier et la pioche militaire venant en dernier.',
  },
  {
    id: 'TTA-TURN-03',
    prov: 'R',
    en: 'Full version, from round 2: refill the card row; resolve the war you declared on your previous turn; at most one political action; discard excess military cards; act; produce and maintain, with the uprising check first and the military draw last.',
    fr: 'Version complète, dès la manche 2 : compléter la rangée ; résoudre la guerre que tu as déclarée à ton tour précédent ; au plus une action politique ; défausser les cartes militaires en trop ; agir ; produire et entretenir, le risque de soulèvement étant vérifié en premier et la pioche militaire venant en dernier.',
  },
]);

export const SETUP = rulesIn('setup', [
  {
    id: 'TTA-SET-01',
    prov: 'R',
    en: 'There is a civil and a military deck for each age. The initial technologies, 6 per player, belong to no deck.',
    fr: 'Il y a une pioche civile et une pioche militaire par âge. Les technologies initiales, 6 par joueur, ne sont dans aucune pioche.',
  },
  {
    id: 'TTA-SET-02',
    prov: 'R',
    en: 'Simple version: only Civil A, Civil I and Military A are used. Development of Politics is removed; the other 9 cards of Military A, shuffled, are the current events.',
    fr: 'Version simple : seules servent les pioches Civile A, Civile I et Militaire A. Le Développement de la politique est retiré ; les 9 autres cartes Militaire A, mélangées, sont les événements actifs.',
  },
  {
    id: 'TTA-SET-03',
    prov: 'R',
    en: 'Advanced version: the civil and military decks of Ages A, I and II are used, without the 4 wars of Military II. 2 cards more than there are players, drawn at random from Military A, are the current events; the rest leave the game unseen.',
    fr: 'Version avancée : on joue avec les pioches civiles et militaires des Âges A, I et II, sans les 4 guerres de Militaire II. 2 cartes de plus qu’il n’y a de joueurs, tirées au hasard de Militaire A, forment les événements actifs ; les autres quittent la partie sans être vues.',
  },
  {
    id: 'TTA-SET-04',
    prov: 'R',
    en: 'Advanced version: 4 events of Age III, drawn at random, lie open from the start and score at the end. The other cards of Military III are not used.',
    fr: 'Version avancée : 4 événements de l’Âge III, tirés au hasard, sont visibles dès le début et rapportent des points à la fin. Les autres cartes Militaire III ne servent pas.',
  },
  {
    id: 'TTA-SET-05',
    prov: 'R',
    en: 'Full version: every deck is used. 4, 5 or 6 random cards of Military A are the current events with 2, 3 or 4 players.',
    fr: 'Version complète : toutes les pioches servent. 4, 5 ou 6 cartes Militaire A tirées au hasard sont les événements actifs à 2, 3 ou 4 joueurs.',
  },
  {
    id: 'TTA-SET-06',
    prov: 'R',
    en: 'In Civil I, II and III, 2 players play without the cards marked 3+ and 4+, 3 players without those marked 4+, 4 players with all. Civil A and the military decks carry no such marks.',
    fr: 'Dans les pioches Civile I, II et III, on joue à 2 sans les cartes marquées 3+ et 4+, à 3 sans celles marquées 4+, à 4 avec toutes. La pioche Civile A et les pioches militaires n’ont pas de telles marques.',
  },
  {
    id: 'TTA-SET-07',
    prov: 'R',
    en: 'With 2 players all pacts are removed.',
    fr: 'À 2 joueurs, tous les pactes sont retirés.',
  },
  {
    id: 'TTA-SET-08',
    prov: 'R',
    en: '13 cards of Civil A, shuffled, form the card row: places 1 to 5, 6 to 9 and 10 to 13. The rest is the deck.',
    fr: '13 cartes Civile A, mélangées, forment la rangée : places 1 à 5, 6 à 9 et 10 à 13. Le reste est la pioche.',
  },
  {
    id: 'TTA-SET-09',
    prov: 'R',
    en: 'You begin with Agriculture (2 workers), Bronze (2), Philosophy (1), Religion (none), Warriors (1) and Despotism; 1 unused worker; 18 tokens in the yellow and 18 in the blue bank; 4 civil and 2 military actions.',
    fr: 'Tu commences avec Agriculture (2 ouvriers), Bronze (2), Philosophie (1), Religion (aucun), Guerriers (1) et Despotisme ; 1 ouvrier inutilisé ; 18 jetons dans la banque jaune et 18 dans la bleue ; 4 actions civiles et 2 actions militaires.',
  },
  {
    id: 'TTA-SET-10',
    prov: 'R',
    en: 'You begin with 0 culture points and 0 science points, a culture rating of 0, a science rating of 1, strength 1 and happiness 0.',
    fr: 'Tu commences avec 0 point de culture et 0 point de science, un indicateur de culture à 0, de science à 1, une force de 1 et un bonheur de 0.',
  },
  {
    id: 'TTA-SET-11',
    prov: 'R+D',
    en: 'The start player is drawn at random. Play goes clockwise, and everybody has the same number of turns.',
    fr: 'Le premier joueur est tiré au hasard. On joue en sens horaire, et chacun a le même nombre de tours.',
  },
  {
    id: 'TTA-SET-12',
    prov: 'R+D',
    en: 'Further tokens lie in the box and come in only through cards. The box never runs out.',
    fr: 'Les autres jetons sont dans la boîte et n’entrent en jeu que par des cartes. La boîte ne s’épuise jamais.',
  },
]);

export const ROW = rulesIn('row', [
  {
    id: 'TTA-ROW-01',
    prov: 'R',
    en: 'A card from places 1 to 5 of the row costs 1 civil action, from 6 to 9 it costs 2, from 10 to 13 it costs 3.',
    fr: 'Une carte des places 1 à 5 de la rangée coûte 1 action civile, des places 6 à 9 elle en coûte 2, des places 10 à 13 elle en coûte 3.',
  },
  {
    id: 'TTA-ROW-02',
    prov: 'R',
    en: 'From round 2 a turn begins with the row: the cards in its first 3 places (2 players), first 2 places (3 players) or first place (4 players) leave the game.',
    fr: 'Dès la manche 2, un tour commence par la rangée : les cartes de ses 3 premières places (à 2 joueurs), 2 premières places (à 3) ou de la première place (à 4) quittent la partie.',
  },
  {
    id: 'TTA-ROW-03',
    prov: 'R',
    en: 'Only these places are cleared: if one of them is empty, no other card goes in its stead.',
    fr: 'Seules ces places sont vidées : si l’une est déjà vide, aucune autre carte ne part à sa place.',
  },
  {
    id: 'TTA-ROW-04',
    prov: 'R',
    en: 'Then all cards slide to the left in their order, so that the gaps are at the right end.',
    fr: 'Puis toutes les cartes glissent vers la gauche sans changer d’ordre, si bien que les vides sont à droite.',
  },
  {
    id: 'TTA-ROW-05',
    prov: 'R',
    en: 'The gaps are filled from left to right from the current civil deck.',
    fr: 'Les vides se comblent de gauche à droite avec la pioche civile en cours.',
  },
  {
    id: 'TTA-ROW-06',
    prov: 'R+D',
    en: 'At the start player’s second turn the row is filled from Civil A; then the rest of Civil A leaves the game and Age I begins. If Civil A does not suffice, Civil I goes on.',
    fr: 'Au deuxième tour du premier joueur, la rangée se complète avec Civile A ; puis le reste de Civile A quitte la partie et l’Âge I commence. Si Civile A ne suffit pas, on continue avec Civile I.',
  },
  {
    id: 'TTA-ROW-07',
    prov: 'R+D',
    en: 'An age ends when the last card of its civil deck enters the row, even if that card fills the last gap. If gaps remain, the next deck goes on.',
    fr: 'Un âge finit quand la dernière carte de sa pioche civile entre dans la rangée, même si elle comble le dernier vide. S’il reste des vides, on continue avec la pioche suivante.',
  },
  {
    id: 'TTA-ROW-08',
    prov: 'R+P',
    en: 'When no civil deck is left, the row is still cleared and slides, but nothing is added.',
    fr: 'Quand il ne reste plus de pioche civile, la rangée se vide et glisse encore, mais rien ne s’y ajoute.',
  },
  {
    id: 'TTA-ROW-09',
    prov: 'R',
    en: 'After somebody has left, the number of places cleared follows the number of players still in the game.',
    fr: 'Après un abandon, le nombre de places vidées suit le nombre de joueurs encore en jeu.',
  },
]);

export const FIRST = rulesIn('first', [
  {
    id: 'TTA-FST-01',
    prov: 'R',
    en: 'In round 1 the players have 1, 2, 3 and 4 civil actions in seat order and no military action. The row is not refilled, and there is no political action.',
    fr: 'À la manche 1, les joueurs ont 1, 2, 3 et 4 actions civiles dans l’ordre des places, et aucune action militaire. La rangée ne se complète pas, et il n’y a pas d’action politique.',
  },
  {
    id: 'TTA-FST-02',
    prov: 'R',
    en: 'In round 1 you may only take cards from the row. Leaders and action cards cannot be played yet.',
    fr: 'À la manche 1, tu ne peux que prendre des cartes de la rangée. Les chefs et les cartes Action ne se jouent pas encore.',
  },
  {
    id: 'TTA-FST-03',
    prov: 'R',
    en: 'Unused actions of round 1 are lost; you need not use them.',
    fr: 'Les actions inutilisées de la manche 1 sont perdues ; tu n’es pas obligé de t’en servir.',
  },
  {
    id: 'TTA-FST-04',
    prov: 'R',
    en: 'A turn of round 1 ends with a normal production: 1 science, 2 food and 2 resources, unless a card says otherwise.',
    fr: 'Un tour de la manche 1 finit par une production normale : 1 point de science, 2 nourritures et 2 ressources, sauf si une carte en dispose autrement.',
  },
  {
    id: 'TTA-FST-05',
    prov: 'R',
    en: 'Nobody draws military cards in round 1, since there are no military actions left over.',
    fr: 'Personne ne pioche de carte militaire à la manche 1, puisqu’il n’y a pas d’action militaire inutilisée.',
  },
]);
