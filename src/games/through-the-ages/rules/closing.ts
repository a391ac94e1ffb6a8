import { rulesIn } from '../../shared/rule-row.js';

export const AGE_END = rulesIn('ageEnd', [
  {
    id: 'TTA-AGE-01',
    prov: 'R',
    en: 'An age ends when the last card of its civil deck enters the row. Military decks never end an age.',
    fr: 'Un âge finit quand la dernière carte de sa pioche civile entre dans la rangée. Les pioches militaires ne finissent jamais un âge.',
  },
  {
    id: 'TTA-AGE-02',
    prov: 'R',
    en: 'The end of Age A has no further effect.',
    fr: 'La fin de l’Âge A n’a pas d’autre effet.',
  },
  {
    id: 'TTA-AGE-03',
    prov: 'R',
    en: 'At the end of an age the cards of the age before become obsolete: at the end of Age I those of Age A, and so on.',
    fr: 'À la fin d’un âge, les cartes de l’âge précédent deviennent obsolètes : à la fin de l’Âge I celles de l’Âge A, et ainsi de suite.',
  },
  {
    id: 'TTA-AGE-04',
    prov: 'R',
    en: 'All players lose their obsolete cards of these kinds: cards in hand, leaders in play, wonders under construction (their tokens return to the bank), pacts.',
    fr: 'Tous les joueurs perdent leurs cartes obsolètes de ces genres : cartes en main, chefs en jeu, merveilles en chantier (leurs jetons retournent à la banque), pactes.',
  },
  {
    id: 'TTA-AGE-05',
    prov: 'R+D',
    en: 'Technologies, governments, tactics, colonies, finished wonders, events in the piles and declared wars stay.',
    fr: 'Technologies, gouvernements, tactiques, colonies, merveilles achevées, événements des piles et guerres déclarées restent.',
  },
  {
    id: 'TTA-AGE-06',
    prov: 'R',
    en: 'Full version: at the end of Ages I, II and III each player loses 2 yellow tokens from the yellow bank, as far as there are any. Workers are never lost.',
    fr: 'Version complète : à la fin des Âges I, II et III, chaque joueur perd 2 jetons jaunes de sa banque jaune, autant qu’il y en a. Les ouvriers ne se perdent jamais.',
  },
  {
    id: 'TTA-AGE-07',
    prov: 'R',
    en: 'The civil and military decks of the next age take over.',
    fr: 'Les pioches civile et militaire de l’âge suivant prennent la relève.',
  },
  {
    id: 'TTA-AGE-08',
    prov: 'D',
    en: 'In this order: obsolete cards leave, then the yellow tokens, then the new decks come, then the row is filled further.',
    fr: 'Dans cet ordre : les cartes obsolètes partent, puis les jetons jaunes, puis viennent les nouvelles pioches, puis la rangée continue de se remplir.',
  },
]);

export const ENDING = rulesIn('ending', [
  {
    id: 'TTA-END-01',
    prov: 'R',
    en: 'Simple version: the game ends with the round in which the last card of Civil I enters the row.',
    fr: 'Version simple : la partie finit avec la manche où la dernière carte Civile I entre dans la rangée.',
  },
  {
    id: 'TTA-END-02',
    prov: 'R',
    en: 'Advanced version: the game ends with the round in which the last card of Civil II enters the row. The end of Age II takes effect, and no further cards come.',
    fr: 'Version avancée : la partie finit avec la manche où la dernière carte Civile II entre dans la rangée. La fin de l’Âge II prend effet, et aucune autre carte ne vient.',
  },
  {
    id: 'TTA-END-03',
    prov: 'R',
    en: 'Full version: when the last card of Civil III enters the row, Age III ends and Age IV begins: no new civil cards and no military draw.',
    fr: 'Version complète : quand la dernière carte Civile III entre dans la rangée, l’Âge III finit et l’Âge IV commence : plus de nouvelles cartes civiles ni de pioche militaire.',
  },
  {
    id: 'TTA-END-04',
    prov: 'R',
    en: 'If that happens in the start player’s turn, this round is the last; otherwise one more full round follows. So everybody has a whole turn after the end of Age III.',
    fr: 'Si cela arrive au tour du premier joueur, cette manche est la dernière ; sinon, une manche entière suit encore. Chacun a donc un tour complet après la fin de l’Âge III.',
  },
  {
    id: 'TTA-END-05',
    prov: 'R',
    en: 'Full version: after the last round the Age III events left in the current and future events are revealed and scored. Older ones do nothing.',
    fr: 'Version complète : après la dernière manche, les événements de l’Âge III restés parmi les actifs et les futurs sont révélés et comptés. Les plus anciens ne font rien.',
  },
  {
    id: 'TTA-END-06',
    prov: 'R',
    en: 'Advanced version: after the last round the 4 open events of Age III score.',
    fr: 'Version avancée : après la dernière manche, les 4 événements visibles de l’Âge III rapportent des points.',
  },
  {
    id: 'TTA-END-07',
    prov: 'R',
    en: 'Full version, last round: no war, no sacrifice of units, not even for colonies (TTA-AMB-11). Aggressions are allowed.',
    fr: 'Version complète, dernière manche : pas de guerre, pas de sacrifice d’unités, pas même pour des colonies (TTA-AMB-11). Les agressions sont permises.',
  },
  {
    id: 'TTA-END-08',
    prov: 'R',
    en: 'Most culture points win. Food, resources, science points and cards in hand are worth nothing.',
    fr: 'Le plus de points de culture l’emporte. Nourriture, ressources, points de science et cartes en main ne valent rien.',
  },
]);

export const SIMPLE_SCORING = rulesIn('simpleScoring', [
  {
    id: 'TTA-SCO-01',
    prov: 'R',
    en: '2 culture for each level I technology in play, the government included.',
    fr: '2 points de culture par technologie de niveau I en jeu, gouvernement compris.',
  },
  {
    id: 'TTA-SCO-02',
    prov: 'R',
    en: '2 culture per point of strength.',
    fr: '2 points de culture par point de force.',
  },
  {
    id: 'TTA-SCO-03',
    prov: 'R',
    en: '2 culture per happy face, at most 16.',
    fr: '2 points de culture par visage heureux, au plus 16.',
  },
  {
    id: 'TTA-SCO-04',
    prov: 'R',
    en: '1 culture per point of your science rating.',
    fr: '1 point de culture par point de ton indicateur de science.',
  },
  {
    id: 'TTA-SCO-05',
    prov: 'R',
    en: '1 culture per food and per resource that your farms and mines produce in a turn, consumption not deducted.',
    fr: '1 point de culture par nourriture et par ressource que tes fermes et tes mines produisent par tour, sans déduire la consommation.',
  },
]);

export const LEAVING = rulesIn('leaving', [
  {
    id: 'TTA-RES-01',
    prov: 'R+D',
    en: 'At the beginning of your turn, before the political action, you may leave the game. Everybody still playing ranks ahead of you.',
    fr: 'Au début de ton tour, avant l’action politique, tu peux quitter la partie. Tous ceux qui jouent encore sont classés devant toi.',
  },
  {
    id: 'TTA-RES-02',
    prov: 'R',
    en: 'A war against somebody who leaves is discarded; nobody gains anything.',
    fr: 'Une guerre contre quelqu’un qui part est défaussée ; personne n’y gagne.',
  },
  {
    id: 'TTA-RES-03',
    prov: 'R+D',
    en: 'Pacts with that player end; their cards and tokens leave the game.',
    fr: 'Les pactes avec ce joueur cessent ; ses cartes et ses jetons quittent la partie.',
  },
  {
    id: 'TTA-RES-04',
    prov: 'R',
    en: 'The row is then cleared for the players who remain. The last one remaining wins at once.',
    fr: 'La rangée se vide ensuite selon le nombre de joueurs restants. Le dernier qui reste gagne aussitôt.',
  },
  {
    id: 'TTA-RES-05',
    prov: 'R+D',
    en: 'If the start player leaves, the next remaining player clockwise takes that place for counting rounds and for the end.',
    fr: 'Si le premier joueur part, le suivant en sens horaire prend sa place pour compter les manches et pour la fin.',
  },
  {
    id: 'TTA-RES-06',
    prov: 'D',
    en: 'Of several players who left, whoever left later ranks ahead.',
    fr: 'De plusieurs joueurs qui ont quitté la partie, le dernier parti est classé devant.',
  },
]);

export const RATINGS = rulesIn('ratings', [
  {
    id: 'TTA-IND-01',
    prov: 'R+D',
    en: 'Culture points have no upper limit and never fall below 0.',
    fr: 'Les points de culture n’ont pas de limite et ne descendent jamais sous 0.',
  },
  {
    id: 'TTA-IND-02',
    prov: 'R',
    en: 'You hold at most 40 science points; the excess is lost.',
    fr: 'Tu as au plus 40 points de science ; l’excédent est perdu.',
  },
  {
    id: 'TTA-IND-03',
    prov: 'R+D',
    en: 'Ratings reach at most 30 for culture, 30 for science and 60 for strength, and never fall below 0.',
    fr: 'Les indicateurs vont au plus à 30 pour la culture, 30 pour la science et 60 pour la force, et jamais sous 0.',
  },
  {
    id: 'TTA-IND-04',
    prov: 'D',
    en: 'The limit stops the marker, not your cards: later losses are counted from the true sum.',
    fr: 'La limite arrête le marqueur, non tes cartes : les pertes ultérieures se comptent à partir de la vraie somme.',
  },
  {
    id: 'TTA-IND-05',
    prov: 'R',
    en: 'The sums of a fight have no limit, but the strength rating in them has.',
    fr: 'Les sommes d’un combat n’ont pas de limite, mais l’indicateur de force qui y entre en a une.',
  },
]);

export const HIDDEN = rulesIn('hidden', [
  {
    id: 'TTA-HID-01',
    prov: 'R+D',
    en: 'Open to all: the row, everything on the tables, tokens, points, past events, the number of cards in every hand and pile and the age on every back. Civil hands are open too, unless the table hides them.',
    fr: 'Visibles de tous : la rangée, tout ce qui est sur les tables, jetons, points, événements anciens, le nombre de cartes de chaque main et de chaque pile, et l’âge au dos de chaque carte. Les mains civiles le sont aussi, sauf si la table les cache.',
  },
  {
    id: 'TTA-HID-02',
    prov: 'R',
    en: 'Hidden: the order of the decks, military hands, discarded military cards, and the faces of current and future events; you know only those you played yourself. How a bid would be paid shows only when it wins.',
    fr: 'Cachés : l’ordre des pioches, les mains militaires, les cartes militaires défaussées, et les faces des événements actifs et futurs ; tu ne connais que ceux que tu as joués. Comment une enchère serait payée ne se voit que si elle gagne.',
  },
]);
