import { rulesIn } from '../../shared/rule-row.js';

export const WAR = rulesIn('war', [
  {
    id: 'MIL-WAR-01',
    prov: 'R',
    en: 'First come the cards for the start of the phase: each active Fortification (MIL-148) moves every opponent of its owner back 1 space, not below 0.',
    fr: 'D’abord les cartes du début de la phase : chaque Fortification active (MIL-148) fait reculer de 1 case chaque adversaire de son propriétaire, pas sous 0.',
  },
  {
    id: 'MIL-WAR-02',
    prov: 'R',
    en: 'Then all War markers move back by the same number of spaces, that of the lowest marker, which so comes to 0.',
    fr: 'Puis tous les marqueurs de Guerre reculent du même nombre de cases, celui du marqueur le plus bas, qui arrive ainsi à 0.',
  },
  {
    id: 'MIL-WAR-03',
    prov: 'R',
    en: 'In Age 8 there is no war phase.',
    fr: 'À l’Âge 8, il n’y a pas de phase de Guerre.',
  },
]);

export const MAINTENANCE = rulesIn('maintenance', [
  {
    id: 'MIL-MNT-01',
    prov: 'R',
    en: 'Discard all unused jokers and research points.',
    fr: 'Défausse tous les jokers et points de recherche inutilisés.',
  },
  {
    id: 'MIL-MNT-02',
    prov: 'R',
    en: 'Discard all your technologies whose last age this is.',
    fr: 'Défausse toutes tes technologies dont c’est le dernier âge.',
  },
  {
    id: 'MIL-MNT-03',
    prov: 'R',
    en: 'Brown and green buildings whose last age this is go to the dormant card of their colour: no effect any more, but still yours.',
    fr: 'Les bâtiments marron et verts dont c’est le dernier âge vont sur la carte En sommeil de leur couleur : plus d’effet, mais toujours à toi.',
  },
  {
    id: 'MIL-MNT-04',
    prov: 'R',
    en: 'All engaged technologies and buildings become ready again.',
    fr: 'Toutes les technologies et tous les bâtiments engagés redeviennent prêts.',
  },
  {
    id: 'MIL-MNT-05',
    prov: 'R',
    en: 'The architect token shows its unused side again.',
    fr: 'Le jeton Architecte montre de nouveau sa face inutilisée.',
  },
  {
    id: 'MIL-MNT-06',
    prov: 'R',
    en: 'All selection markers go back to their players.',
    fr: 'Tous les marqueurs de sélection reviennent à leurs joueurs.',
  },
  {
    id: 'MIL-MNT-07',
    prov: 'R',
    en: 'Prosperity: the display is discarded face up, where all may look at it. Draw 2 cards per player; when the deck runs out, all discards are shuffled into it, the newest too. The drawn cards are shuffled and laid out in pairs.',
    fr: 'Prospérité : l’étalage est défaussé face visible, chacun peut le consulter. Piochez 2 cartes par joueur ; quand la pioche s’épuise, toutes les défausses y sont mélangées, même les dernières. Les cartes piochées sont mélangées et exposées par paires.',
  },
  {
    id: 'MIL-MNT-08',
    prov: 'R',
    en: 'Technologies: what is left of this age is discarded. Each blank slides one row down, from row 4 to row 1. The 14 technologies of the next age fill the grid at random.',
    fr: 'Technologies : ce qui reste de cet âge est défaussé. Chaque vierge glisse d’une rangée vers le bas, de la rangée 4 à la rangée 1. Les 14 technologies de l’âge suivant remplissent la grille au hasard.',
  },
  {
    id: 'MIL-MNT-09',
    prov: 'R',
    en: 'Wonders: unbuilt current ones are discarded, the 2 future ones become current, and 2 random ones of the age after the next become future, so after Age 1 those of Age 3. After Age 7 none are added.',
    fr: 'Merveilles : les actuelles non construites sont défaussées, les 2 futures deviennent actuelles, et 2 de l’âge d’après, au hasard, deviennent futures, donc après l’Âge 1 celles de l’Âge 3. Après l’Âge 7, on n’en ajoute plus.',
  },
  {
    id: 'MIL-MNT-10',
    prov: 'R',
    en: 'Buildings: unbuilt ones are discarded; lay out 2 random ones of the next age per player.',
    fr: 'Bâtiments : les non construits sont défaussés ; exposez-en 2 de l’âge suivant par joueur, au hasard.',
  },
  {
    id: 'MIL-MNT-11',
    prov: 'R',
    en: 'After Age 1 turn the start cards over. Move the age marker on.',
    fr: 'Après l’Âge 1, retournez les cartes de départ. Avancez le marqueur d’âge.',
  },
]);

export const SCORING = rulesIn('scoring', [
  {
    id: 'MIL-END-01',
    prov: 'R',
    en: 'Prosperity, Population and Culture: for each, the highest VP figure you have reached.',
    fr: 'Prospérité, Population et Culture : pour chacune, le plus grand nombre de PV atteint.',
  },
  {
    id: 'MIL-END-02',
    prov: 'R',
    en: 'Influence and Politics: your position on the one times your position on the other. Tyranny counts as 5.',
    fr: 'Influence et Politique : ta position sur l’une multipliée par ta position sur l’autre. La Tyrannie vaut 5.',
  },
  {
    id: 'MIL-END-03',
    prov: 'R',
    en: 'War: 2 VP per space reached.',
    fr: 'Guerre : 2 PV par case atteinte.',
  },
  {
    id: 'MIL-END-04',
    prov: 'R',
    en: 'Each of your wonders scores its VP, and so does each yellow building whose conditions hold.',
    fr: 'Chacune de tes merveilles marque ses PV, de même que chaque bâtiment jaune dont les conditions sont remplies.',
  },
  {
    id: 'MIL-END-05',
    prov: 'R',
    en: 'Each unused diplomacy card is worth 3 VP.',
    fr: 'Chaque carte Diplomatie inutilisée vaut 3 PV.',
  },
  {
    id: 'MIL-END-06',
    prov: 'R',
    en: 'Trade, gold, jokers, technologies, brown and green buildings score nothing by themselves.',
    fr: 'Commerce, or, jokers, technologies, bâtiments marron et verts ne marquent rien par eux-mêmes.',
  },
  {
    id: 'MIL-END-07',
    prov: 'D',
    en: 'First MIL-247 may be played. Then all positions and counts are fixed, and everything is computed from them.',
    fr: 'D’abord, MIL-247 peut être jouée. Puis toutes les positions et tous les nombres sont fixés, et tout se calcule à partir d’eux.',
  },
  {
    id: 'MIL-END-08',
    prov: 'R',
    en: 'Most VP win. In a tie, the one of the tied players who was latest in the order of Age 1 wins.',
    fr: 'Le plus de PV l’emporte. À égalité, gagne celui des joueurs concernés qui venait le dernier dans l’ordre de l’Âge 1.',
  },
]);
