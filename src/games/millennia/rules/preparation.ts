import { rulesIn } from '../../shared/rule-row.js';

export const AIM = rulesIn('aim', [
  {
    id: 'MIL-GEN-01',
    prov: 'R',
    en: '1 to 4 players, from 14 years, about 30 minutes per player. Eight rounds, called ages. VP come during play and in the final scoring; most VP win.',
    fr: 'De 1 à 4 joueurs, dès 14 ans, environ 30 minutes par joueur. Huit manches, appelées âges. Les PV viennent en cours de partie et au décompte final ; le plus de PV l’emporte.',
  },
  {
    id: 'MIL-GEN-02',
    prov: 'R',
    en: 'Each colour has 4 selection markers, 1 VP marker, 4 research markers, 7 track markers, 2 VP tiles with two sides and 2 dormant cards, one for brown and one for green buildings.',
    fr: 'Chaque couleur a 4 marqueurs de sélection, 1 marqueur de PV, 4 marqueurs de recherche, 7 marqueurs de piste, 2 tuiles de PV à deux faces et 2 cartes En sommeil, une pour les bâtiments marron et une pour les verts.',
  },
  {
    id: 'MIL-GEN-03',
    prov: 'R',
    en: 'For all: one board with the sides A1 and A2, the age marker, the leader token, the architect token with an unused and a used side, 26 book tokens, and gold in coins of 1, 5 and 20 (23, 18 and 8 of them).',
    fr: 'Pour tous : un plateau aux faces A1 et A2, le marqueur d’âge, le jeton Chef, le jeton Architecte avec une face inutilisée et une face utilisée, 26 jetons Livre, et de l’or en pièces de 1, 5 et 20 (23, 18 et 8).',
  },
  {
    id: 'MIL-GEN-04',
    prov: 'R+D',
    en: 'Cards: 112 technologies (14 types in each of 8 ages), 2 blanks, 12 jokers, 24 wonders (3 per age), 88 buildings (11 per age), 14 prosperity cards, 20 research cards, 7 research-point cards, 32 diplomacy cards, 4 start cards, 8 dormant cards, 41 automa cards. Research and diplomacy cards carry numbers only; their names here are ours.',
    fr: 'Cartes : 112 technologies (14 types à chacun des 8 âges), 2 vierges, 12 jokers, 24 merveilles (3 par âge), 88 bâtiments (11 par âge), 14 cartes Prospérité, 20 cartes Recherche, 7 cartes Points de recherche, 32 cartes Diplomatie, 4 cartes de départ, 8 cartes En sommeil, 41 cartes Automa. Les cartes Recherche et Diplomatie n’ont que des numéros ; leurs noms, ici, sont de nous.',
  },
  {
    id: 'MIL-GEN-05',
    prov: 'R',
    en: 'Technology types: Economics, Transport, Energy, Natural Sciences, Government, Arts, Agriculture, Social Sciences, Army, Weaponry, Military, Medicine, Engineering, Communication. Tracks: Prosperity, Trade, Influence, Politics, War, Population, Culture.',
    fr: 'Types de technologies : Économie, Transport, Énergie, Sciences naturelles, Gouvernement, Arts, Agriculture, Sciences sociales, Armée, Armement, Militaire, Médecine, Ingénierie, Communication. Pistes : Prospérité, Commerce, Influence, Politique, Guerre, Population, Culture.',
  },
  {
    id: 'MIL-GEN-06',
    prov: 'D',
    en: 'Gold, jokers and research points never run out, whatever the box holds. A score may go beyond the printed track; the tiles only count its laps.',
    fr: 'L’or, les jokers et les points de recherche ne s’épuisent jamais, quel que soit le contenu de la boîte. Un score peut dépasser la piste imprimée ; les tuiles ne font que compter les tours.',
  },
  {
    id: 'MIL-GEN-07',
    prov: 'R',
    en: 'You may own any number of technologies of the same type.',
    fr: 'Tu peux avoir autant de technologies d’un même type que tu veux.',
  },
]);

export const SETUP = rulesIn('setup', [
  {
    id: 'MIL-SET-01',
    prov: 'R+D',
    en: 'Choose side A1 or A2 of the board, A1 unless the table says otherwise. Both have the seven tracks; their effects, their book icons and the research effects differ.',
    fr: 'Choisissez la face A1 ou A2 du plateau, A1 sauf choix contraire. Les deux ont les sept pistes ; leurs effets, leurs icônes Livre et les effets de recherche diffèrent.',
  },
  {
    id: 'MIL-SET-02',
    prov: 'R',
    en: 'Shuffle the 26 book tokens and put one face up on every book icon; the others leave the game. The tokens stay there all game long and work for everybody.',
    fr: 'Mélangez les 26 jetons Livre et posez-en un face visible sur chaque icône Livre ; les autres quittent la partie. Les jetons restent là toute la partie et valent pour tous.',
  },
  {
    id: 'MIL-SET-03',
    prov: 'R+P',
    en: 'With fewer than 4 players, part of the selection slots are closed: each row has 2 slots with 2 players, 3 with 3, and 4 with 4. The figure for 2 players is public, the others are ours.',
    fr: 'À moins de 4 joueurs, une partie des places de sélection est fermée : chaque rangée a 2 places à 2 joueurs, 3 à 3, et 4 à 4. Le chiffre pour 2 joueurs est public, les autres sont de nous.',
  },
  {
    id: 'MIL-SET-04',
    prov: 'R',
    en: 'The 14 prosperity cards and the 32 diplomacy cards are shuffled into two face-down decks.',
    fr: 'Les 14 cartes Prospérité et les 32 cartes Diplomatie, mélangées, forment deux pioches face cachée.',
  },
  {
    id: 'MIL-SET-05',
    prov: 'R',
    en: 'Shuffle the 20 research cards and lay 4 face up; the others leave the game.',
    fr: 'Mélangez les 20 cartes Recherche et exposez-en 4 ; les autres quittent la partie.',
  },
  {
    id: 'MIL-SET-06',
    prov: 'R',
    en: 'Research-point cards and joker technologies lie within reach of all.',
    fr: 'Les cartes Points de recherche et les technologies Joker sont à portée de tous.',
  },
  {
    id: 'MIL-SET-07',
    prov: 'R',
    en: 'Technologies, wonders and buildings are sorted into 8 decks each, one per age.',
    fr: 'Technologies, merveilles et bâtiments sont triés en 8 paquets chacun, un par âge.',
  },
  {
    id: 'MIL-SET-08',
    prov: 'R',
    en: 'Your 7 track markers and your VP marker start at 0.',
    fr: 'Tes 7 marqueurs de piste et ton marqueur de PV partent de 0.',
  },
  {
    id: 'MIL-SET-09',
    prov: 'R+D',
    en: 'The first player is drawn by lot; start cards 1 to 4 follow clockwise. Card 1: 10 gold and the leader token. Card 2: 12 gold and the architect token. Card 3: 16 gold. Card 4: 15 gold and 1 joker (MIL-AMB-01).',
    fr: 'Le premier joueur est tiré au sort ; les cartes de départ 1 à 4 suivent en sens horaire. Carte 1 : 10 or et le jeton Chef. Carte 2 : 12 or et le jeton Architecte. Carte 3 : 16 or. Carte 4 : 15 or et 1 joker (MIL-AMB-01).',
  },
  {
    id: 'MIL-SET-10',
    prov: 'R',
    en: 'The front of each start card shows the open lock of the income; it counts in Age 1 only.',
    fr: 'Le recto de chaque carte de départ montre le verrou ouvert du revenu ; il ne vaut qu’à l’Âge 1.',
  },
  {
    id: 'MIL-SET-11',
    prov: 'R',
    en: 'The age marker starts on Age 1.',
    fr: 'Le marqueur d’âge part de l’Âge 1.',
  },
  {
    id: 'MIL-SET-12',
    prov: 'R',
    en: 'Prosperity: draw 2 cards per player and lay them face up in pairs, one pair per player.',
    fr: 'Prospérité : piochez 2 cartes par joueur et exposez-les par paires, une paire par joueur.',
  },
  {
    id: 'MIL-SET-13',
    prov: 'R',
    en: 'Wonders: 2 random ones of Age 1 are current, 2 random ones of Age 2 are future; the third of each age leaves the game. The number of players does not matter.',
    fr: 'Merveilles : 2 de l’Âge 1 au hasard sont actuelles, 2 de l’Âge 2 au hasard sont futures ; la troisième de chaque âge quitte la partie. Le nombre de joueurs n’y change rien.',
  },
  {
    id: 'MIL-SET-14',
    prov: 'R',
    en: 'Buildings: lay out 2 random ones of Age 1 per player; the others of that age leave the game.',
    fr: 'Bâtiments : exposez-en 2 de l’Âge 1 par joueur, au hasard ; les autres de cet âge quittent la partie.',
  },
  {
    id: 'MIL-SET-15',
    prov: 'R+P',
    en: 'Technologies form a grid of 4 by 4. Shuffle 2 random ones of Age 1 with the 2 blanks into one column, one card per row; the other 12 make 3 more columns. So two rows have 4 technologies, the two others 3 and a blank. The blanks lie in column 4, which matters to the automa only.',
    fr: 'Les technologies forment une grille de 4 sur 4. Mélangez-en 2 de l’Âge 1 au hasard avec les 2 vierges en une colonne, une carte par rangée ; les 12 autres font 3 colonnes de plus. Deux rangées ont donc 4 technologies, les deux autres 3 et une vierge. Les vierges sont en colonne 4, ce qui n’importe qu’à l’Automa.',
  },
]);

export const AGES = rulesIn('ages', [
  {
    id: 'MIL-AGE-01',
    prov: 'R+P',
    en: 'The ages: 1 Bronze, 2 Iron, 3 Medieval, 4 Early Modern, 5 Industrial Revolution, 6 Late Modern, 7 Contemporary, 8 Future. The French names are printed in the rulebook, the English ones are public.',
    fr: 'Les âges : 1 Bronze, 2 Fer, 3 Moyen Âge, 4 Découvertes, 5 Industriel, 6 Temps modernes, 7 Information, 8 Futur. Les noms français sont imprimés dans le livret, les anglais sont publics.',
  },
  {
    id: 'MIL-AGE-02',
    prov: 'R',
    en: 'Each age has seven phases in this order: A Selection, B Prosperity, C Income, D Construction, E Action, F War, G Maintenance. A phase is finished before the next begins.',
    fr: 'Chaque âge a sept phases dans cet ordre : A Sélection, B Prospérité, C Revenu, D Construction, E Action, F Guerre, G Entretien. Une phase s’achève avant que la suivante commence.',
  },
  {
    id: 'MIL-AGE-03',
    prov: 'R',
    en: 'Age 8 ends after phase E: no war, no maintenance, and the final scoring follows at once.',
    fr: 'L’Âge 8 s’arrête après la phase E : ni guerre ni entretien, et le décompte final suit aussitôt.',
  },
  {
    id: 'MIL-AGE-04',
    prov: 'R',
    en: 'Phases A and D are played in turns; B, C and E by all at once; F and G ask for no decision.',
    fr: 'Les phases A et D se jouent à tour de rôle ; B, C et E tous ensemble ; F et G ne demandent aucune décision.',
  },
]);
