import { rulesIn } from '../../shared/rule-row.js';

export const SOLO = rulesIn('solo', [
  {
    id: 'MIL-SOL-01',
    prov: 'R',
    en: 'Set up as for 2 players. The automa has one colour, of which it uses 1 VP marker, 1 War marker and 4 selection markers.',
    fr: 'Mise en place comme à 2 joueurs. L’Automa a une couleur, dont il utilise 1 marqueur de PV, 1 marqueur de Guerre et 4 marqueurs de sélection.',
  },
  {
    id: 'MIL-SOL-02',
    prov: 'R',
    en: 'Shuffle start cards 1 and 2; you get one with its gold, the automa the other, for its token only.',
    fr: 'Mélange les cartes de départ 1 et 2 ; tu en reçois une avec son or, l’Automa l’autre, pour son jeton seulement.',
  },
  {
    id: 'MIL-SOL-03',
    prov: 'R',
    en: 'The automa never has gold and performs no action. It moves on War and on the score track only, and scores from War only: by maximising and in the final scoring.',
    fr: 'L’Automa n’a jamais d’or et ne fait aucune action. Il n’avance qu’en Guerre et sur la piste de score, et ne marque que par la Guerre : en maximisant et au décompte final.',
  },
  {
    id: 'MIL-SOL-04',
    prov: 'R+P',
    en: 'Its decks: 14 row cards, 8 priority cards, 6 construction cards, 12 war cards, and 1 aid card. Their contents are public.',
    fr: 'Ses paquets : 14 cartes Rangée, 8 cartes Priorité, 6 cartes Construction, 12 cartes Guerre, et 1 carte d’aide. Leur contenu est public.',
  },
  {
    id: 'MIL-SOL-05',
    prov: 'R',
    en: 'Normal: without the 2 war cards that advance 5, so 10 remain. Hard: all 12.',
    fr: 'Normal : sans les 2 cartes Guerre qui avancent de 5, il en reste 10. Difficile : les 12.',
  },
  {
    id: 'MIL-SOL-06',
    prov: 'R',
    en: 'In each of its 4 turns of phase A: draw a row card, and its marker goes to the first listed row with a free slot. Draw a priority card: among the technologies of that row keep those that fit the leftmost criterion best, then the next one, and so on; a criterion that none of them fits changes nothing. If several remain after four criteria, the back of the row card lists positions, and the first one held by a remaining card decides. That technology is discarded.',
    fr: 'À chacun de ses 4 tours de la phase A : pioche une carte Rangée, et son marqueur va à la première rangée citée qui a une place libre. Pioche une carte Priorité : parmi les technologies de cette rangée, garde celles qui répondent le mieux au critère de gauche, puis au suivant, et ainsi de suite ; un critère auquel aucune ne répond ne change rien. S’il en reste plusieurs après quatre critères, le dos de la carte Rangée cite des positions, et la première qu’occupe une carte restante décide. Cette technologie est défaussée.',
  },
  {
    id: 'MIL-SOL-07',
    prov: 'R',
    en: 'Longest life keeps the cards that live most ages; shown in prosperity keeps the types of the prosperity display; a type keeps the cards of that type.',
    fr: 'Plus longue vie garde les cartes qui vivent le plus d’âges ; demandée par la prospérité garde les types de l’étalage Prospérité ; un type garde les cartes de ce type.',
  },
  {
    id: 'MIL-SOL-08',
    prov: 'R+D',
    en: 'If the automa discards an Army or Engineering card, it takes the token as a player would; you are first after it and gain 0 gold. In Age 8 Army gives it 1 VP. It never uses special actions.',
    fr: 'Si l’Automa défausse une carte Armée ou Ingénierie, il prend le jeton comme un joueur ; tu es premier après lui et gagnes 0 or. À l’Âge 8, l’Armée lui donne 1 PV. Il n’utilise jamais les actions spéciales.',
  },
  {
    id: 'MIL-SOL-09',
    prov: 'R',
    en: 'In phases B, C and E the automa does nothing.',
    fr: 'Aux phases B, C et E, l’Automa ne fait rien.',
  },
  {
    id: 'MIL-SOL-10',
    prov: 'R+P',
    en: 'In its turns of phase D the automa draws construction cards until one shows a place that holds a card, and discards that wonder or building. Cards 1 and 2 mean the current wonders, 3 to 6 the four building places.',
    fr: 'À ses tours de la phase D, l’Automa pioche des cartes Construction jusqu’à en trouver une dont la place porte une carte, et défausse cette merveille ou ce bâtiment. Les cartes 1 et 2 désignent les merveilles actuelles, 3 à 6 les quatre places de bâtiments.',
  },
  {
    id: 'MIL-SOL-11',
    prov: 'R',
    en: 'When you pass, or when nothing is left to take, the automa passes too.',
    fr: 'Quand tu passes, ou quand il ne reste rien à prendre, l’Automa passe aussi.',
  },
  {
    id: 'MIL-SOL-12',
    prov: 'R',
    en: 'Phase F: first the automa draws a war card and advances that far. Space 7 is open to it, and each advance beyond gives it 3 VP. Then the phase goes on as usual, your Fortification included.',
    fr: 'Phase F : d’abord l’Automa pioche une carte Guerre et avance d’autant. La case 7 lui est ouverte, et chaque avancée au-delà lui donne 3 PV. Puis la phase se déroule comme d’habitude, ta Fortification comprise.',
  },
  {
    id: 'MIL-SOL-13',
    prov: 'R',
    en: 'War cards are never shuffled again.',
    fr: 'Les cartes Guerre ne sont jamais remélangées.',
  },
  {
    id: 'MIL-SOL-14',
    prov: 'R',
    en: 'Phase G: row, priority and construction cards are shuffled with their discards.',
    fr: 'Phase G : les cartes Rangée, Priorité et Construction sont mélangées avec leurs défausses.',
  },
  {
    id: 'MIL-SOL-15',
    prov: 'R',
    en: 'In Age 8 the automa still draws and follows a war card after phase E; nobody moves back.',
    fr: 'À l’Âge 8, l’Automa pioche et suit encore une carte Guerre après la phase E ; personne ne recule.',
  },
  {
    id: 'MIL-SOL-16',
    prov: 'R',
    en: 'Final scoring: you score as usual, the automa 2 VP per space on War. Your result is your VP less its VP.',
    fr: 'Décompte final : tu marques comme d’habitude, l’Automa 2 PV par case en Guerre. Ton résultat est tes PV moins les siens.',
  },
  {
    id: 'MIL-SOL-17',
    prov: 'R+P',
    en: 'Challenge: 150, 175, 200, 225, 250, 275 and 300 VP earn 1 to 7 stars.',
    fr: 'Défi : 150, 175, 200, 225, 250, 275 et 300 PV valent 1 à 7 étoiles.',
  },
  {
    id: 'MIL-SOL-18',
    prov: 'R',
    en: 'If you draw MIL-247 in a solo game, it is discarded and replaced.',
    fr: 'Si tu pioches MIL-247 en solo, elle est défaussée et remplacée.',
  },
]);
