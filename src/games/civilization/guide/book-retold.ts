import type { Retold } from '../../shared/rule-book.js';

/** Sentences of the catalogue that speak of both games at once, as each of them is read. */
export const RETOLD: readonly Retold[] = [
  {
    rule: 'CIV-SET-03',
    kinds: ['basic'],
    en: 'Everybody begins with 20 gold, 2 villages, 2 ancient infantry (swordsmen) and 2 settlers.',
    fr: 'Chacun commence avec 20 or, 2 villages, 2 unités d’infanterie antique (des épéistes) et 2 colons.',
  },
  {
    rule: 'CIV-SET-03',
    kinds: ['advanced'],
    en: 'Everybody begins with 20 gold, 2 villages, 2 ancient infantry (spearmen until Iron Working is in play, then swordsmen) and 2 settlers.',
    fr: 'Chacun commence avec 20 or, 2 villages, 2 unités d’infanterie antique (des lanciers jusqu’à ce que le Travail du fer soit en jeu, ensuite des épéistes) et 2 colons.',
  },
  {
    rule: 'CIV-SET-04',
    kinds: ['advanced'],
    en: 'All roll 2 dice; the highest chooses first, ties roll again. In turn, each chooses a free region for a village, a settler and an infantry. The last to choose chooses again at once, and the order runs backwards for the second region.',
    fr: 'Tous lancent 2 dés ; le plus haut choisit en premier, les ex aequo relancent. À son tour, chacun choisit une région libre pour un village, un colon et une infanterie. Le dernier rechoisit aussitôt, et l’ordre s’inverse pour la deuxième région.',
  },
  {
    rule: 'CIV-TUR-02',
    kinds: ['basic'],
    en: 'After the purchases: claims of milestones, end of the game, end of the era; then the next player, to the left, becomes first player.',
    fr: 'Après les achats : annonces de jalons, fin de la partie, fin de l’époque ; puis le joueur suivant, à gauche, devient premier joueur.',
  },
  {
    rule: 'CIV-TUR-02',
    kinds: ['advanced'],
    en: 'After the purchases: declarations of the end, end of the game, end of the era; then the next player still in the game, to the left, becomes first player.',
    fr: 'Après les achats : déclarations de fin, fin de la partie, fin de l’époque ; puis le joueur suivant encore en jeu, à gauche, devient premier joueur.',
  },
  {
    rule: 'CIV-EXP-05',
    kinds: ['basic'],
    en: 'Free technology: the finder receives one of the current era. If there is none left, nothing happens.',
    fr: 'Technologie gratuite : le découvreur en reçoit une de l’époque en cours. S’il n’en reste pas, il ne se passe rien.',
  },
  {
    rule: 'CIV-EXP-05',
    kinds: ['advanced'],
    en: 'Free technology: the finder chooses one of the current era whose prerequisites are in play. It is received, not bought: no owner’s bonus and no end die. If there is none, nothing happens.',
    fr: 'Technologie gratuite : le découvreur en choisit une de l’époque en cours dont les conditions sont en jeu. Elle est reçue, non achetée : ni bonus de propriétaire, ni dé de fin. S’il n’y en a pas, il ne se passe rien.',
  },
  {
    rule: 'CIV-AIR-05',
    kinds: ['basic'],
    en: 'An aircraft adds 1 die. All that counts for its partner counts for both.',
    fr: 'Un avion ajoute 1 dé. Tout ce qui vaut pour son partenaire vaut pour les deux.',
  },
  {
    rule: 'CIV-AIR-05',
    kinds: ['advanced'],
    en: 'An aircraft adds 1, 2, 3 or 4 by its level: biplane, monoplane, jet, stealth. All that counts for its partner counts for both.',
    fr: 'Un avion ajoute 1, 2, 3 ou 4 selon son niveau : biplan, monoplan, jet, furtif. Tout ce qui vaut pour son partenaire vaut pour les deux.',
  },
  {
    rule: 'CIV-TRD-01',
    kinds: ['basic'],
    en: 'Any two players may make exchanges in this phase, however far apart they live.',
    fr: 'Deux joueurs quelconques peuvent échanger pendant cette phase, aussi loin qu’ils soient l’un de l’autre.',
  },
  {
    rule: 'CIV-TRD-01',
    kinds: ['advanced'],
    en: 'Any two players within trade distance of each other may make exchanges in this phase.',
    fr: 'Deux joueurs à distance de commerce l’un de l’autre peuvent échanger pendant cette phase.',
  },
  {
    rule: 'CIV-TRD-11',
    kinds: ['basic'],
    en: 'Only cards of your own that are not lent can be lent. Units are named by space and kind and stay where they are; a fleet goes with all its cargo, an aircraft only to somebody with a base there. A settlement whose card is lent is not traded.',
    fr: 'Seules tes propres cartes non prêtées se prêtent. Les unités sont désignées par case et genre et restent où elles sont ; une flotte va avec tout son chargement, un avion seulement à qui a une base là. Une colonie dont la carte est prêtée ne s’échange pas.',
  },
  {
    rule: 'CIV-TRD-11',
    kinds: ['advanced'],
    en: 'Only cards of your own that are not lent can be lent. Units are named by space and kind and stay where they are; a fleet goes with all its cargo, an aircraft only to somebody with a base there. Nobody gives away his last settlement. A settlement whose card is lent is not traded.',
    fr: 'Seules tes propres cartes non prêtées se prêtent. Les unités sont désignées par case et genre et restent où elles sont ; une flotte va avec tout son chargement, un avion seulement à qui a une base là. Nul ne cède sa dernière colonie. Une colonie dont la carte est prêtée ne s’échange pas.',
  },
  {
    rule: 'CIV-TRD-12',
    kinds: ['basic'],
    en: 'Wonders and technologies gained by trade are yours. Giving a technology away lowers the price of your next one.',
    fr: 'Les merveilles et technologies obtenues par échange sont à toi. Céder une technologie baisse le prix de ta prochaine.',
  },
  {
    rule: 'CIV-TRD-12',
    kinds: ['advanced'],
    en: 'Wonders and technologies gained by trade are yours with all that they still do.',
    fr: 'Les merveilles et technologies obtenues par échange sont à toi avec tout ce qu’elles font encore.',
  },
];
