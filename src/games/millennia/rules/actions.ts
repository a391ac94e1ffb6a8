import { rulesIn } from '../../shared/rule-row.js';

export const ACTION = rulesIn('action', [
  {
    id: 'MIL-ACT-01',
    prov: 'R',
    en: 'All act at the same time, in any order, each action as often as it can be paid, until they declare to be finished. The phase ends when all have finished.',
    fr: 'Tous agissent en même temps, dans n’importe quel ordre, chaque action aussi souvent qu’elle peut se payer, jusqu’à se déclarer prêts. La phase s’achève quand tous ont terminé.',
  },
  {
    id: 'MIL-ACT-02',
    prov: 'R',
    en: 'A technology icon is supplied by engaging a ready technology of that type, by engaging an active, ready building with the icon, or by spending a joker as any type. One source supplies one icon.',
    fr: 'Une icône Technologie se fournit en engageant une technologie prête de ce type, en engageant un bâtiment actif et prêt qui porte l’icône, ou en dépensant un joker comme n’importe quel type. Une source fournit une icône.',
  },
  {
    id: 'MIL-ACT-03',
    prov: 'R',
    en: 'An engaged card cannot be used again in this age. A spent joker goes back to the supply.',
    fr: 'Une carte engagée ne sert plus à cet âge. Un joker dépensé retourne à la réserve.',
  },
  {
    id: 'MIL-ACT-04',
    prov: 'R+D',
    en: 'A building is engaged too when its ability is used, except Ziggurat, Aqueduct, Bank and Music Hall, and those that are always on in other phases.',
    fr: 'Un bâtiment aussi s’engage quand sa capacité sert, sauf la Ziggourat, l’Aqueduc, la Banque et le Music-hall, et ceux qui agissent en permanence dans d’autres phases.',
  },
  {
    id: 'MIL-ACT-05',
    prov: 'R',
    en: 'A bonus written as condition, colon, bonus is added to what the condition gives; it replaces it only if the card says so.',
    fr: 'Un bonus écrit condition, deux-points, bonus s’ajoute à ce que donne la condition ; il ne la remplace que si la carte le dit.',
  },
  {
    id: 'MIL-ACT-06',
    prov: 'R',
    en: 'Research and diplomacy cards, brown and green buildings are used in phase E, unless the letter of another phase stands on them.',
    fr: 'Les cartes Recherche et Diplomatie, les bâtiments marron et verts servent en phase E, sauf si la lettre d’une autre phase y figure.',
  },
  {
    id: 'MIL-ACT-07',
    prov: 'R',
    en: 'Where any technology is asked for, everything that can pay for one (MIL-ACT-02) will do.',
    fr: 'Là où une technologie au choix est demandée, tout ce qui peut en payer une (MIL-ACT-02) convient.',
  },
  {
    id: 'MIL-ACT-08',
    prov: 'R',
    en: 'The board has 18 actions: 6 of the tracks, 7 special ones, research, diplomacy and 3 auxiliary ones.',
    fr: 'Le plateau a 18 actions : 6 de piste, 7 spéciales, la recherche, la diplomatie et 3 auxiliaires.',
  },
  {
    id: 'MIL-ACT-09',
    prov: 'R+D',
    en: 'You may decline an advance before the marker moves, and any bonus. Penalties may not be declined.',
    fr: 'Tu peux refuser une avancée avant que le marqueur bouge, et tout bonus. Les pénalités ne se refusent pas.',
  },
  {
    id: 'MIL-ACT-10',
    prov: 'R',
    en: 'For a first game the rulebook suggests playing phase E one after the other in Ages 1 and 2.',
    fr: 'Pour une première partie, le livret propose de jouer la phase E l’un après l’autre aux Âges 1 et 2.',
  },
  {
    id: 'MIL-ACT-11',
    prov: 'D',
    en: 'Gold gained in phase E may be spent in it. Gold is kept from age to age, without limit.',
    fr: 'L’or gagné en phase E peut s’y dépenser. L’or se garde d’âge en âge, sans limite.',
  },
]);

export const TRACK_ACTIONS = rulesIn('trackActions', [
  {
    id: 'MIL-TRA-01',
    prov: 'R',
    en: 'Trade: Economics together with Transport or with Energy gives 1 advance on Trade, or 6 gold. The gold may be chosen at any time, also at the end of the track or before its lock.',
    fr: 'Commerce : Économie avec Transport ou avec Énergie donne 1 avancée en Commerce, ou 6 or. L’or peut se choisir à tout moment, même au bout de la piste ou devant son verrou.',
  },
  {
    id: 'MIL-TRA-02',
    prov: 'R',
    en: 'Influence: Economics and 3 technologies out of Natural Sciences, Government, Arts and Agriculture, in any mixture, give 3 VP, 3 gold and 1 advance on Influence. VP and gold come even if the track is full.',
    fr: 'Influence : Économie et 3 technologies parmi Sciences naturelles, Gouvernement, Arts et Agriculture, mêlées à volonté, donnent 3 PV, 3 or et 1 avancée en Influence. PV et or viennent même si la piste est pleine.',
  },
  {
    id: 'MIL-TRA-03',
    prov: 'R',
    en: 'Politics: Government and Social Sciences give 1 advance on Politics.',
    fr: 'Politique : Gouvernement et Sciences sociales donnent 1 avancée en Politique.',
  },
  {
    id: 'MIL-TRA-04',
    prov: 'R',
    en: 'War: one of Army, Weaponry and Military gives 1 advance on War; Weaponry and Military together give 3.',
    fr: 'Guerre : Armée, Armement ou Militaire donne 1 avancée en Guerre ; Armement et Militaire ensemble en donnent 3.',
  },
  {
    id: 'MIL-TRA-05',
    prov: 'R',
    en: 'Population: Agriculture and Medicine give 1 advance on Population.',
    fr: 'Population : Agriculture et Médecine donnent 1 avancée en Population.',
  },
  {
    id: 'MIL-TRA-06',
    prov: 'R',
    en: 'Culture: Arts and Social Sciences give 1 advance on Culture.',
    fr: 'Culture : Arts et Sciences sociales donnent 1 avancée en Culture.',
  },
  {
    id: 'MIL-TRA-07',
    prov: 'R',
    en: 'Prosperity has no action of its own.',
    fr: 'La Prospérité n’a pas d’action à elle.',
  },
]);

export const SPECIAL = rulesIn('specialActions', [
  {
    id: 'MIL-SPE-01',
    prov: 'R',
    en: 'To perform a special action, take your marker back. Trade, Politics, Population and Culture: 1 advance; War: 3 advances; Research: 3 research points; Joker: 1 joker.',
    fr: 'Pour faire une action spéciale, reprends ton marqueur. Commerce, Politique, Population et Culture : 1 avancée ; Guerre : 3 avancées ; Recherche : 3 points de recherche ; Joker : 1 joker.',
  },
  {
    id: 'MIL-SPE-02',
    prov: 'D',
    en: 'An effect that lets you perform a special action needs no marker and no free slot. It counts as that special action for all your cards.',
    fr: 'Un effet qui te fait faire une action spéciale ne demande ni marqueur ni place libre. Il vaut cette action spéciale pour toutes tes cartes.',
  },
  {
    id: 'MIL-SPE-03',
    prov: 'R',
    en: 'The Trade special action never gives the 6 gold. A marker whose action you do not perform simply comes back in phase G.',
    fr: 'L’action spéciale Commerce ne donne jamais les 6 or. Un marqueur dont tu ne fais pas l’action revient simplement en phase G.',
  },
]);

export const RESEARCH = rulesIn('research', [
  {
    id: 'MIL-RES-01',
    prov: 'R',
    en: 'Research points come from cards of value 2, 3 or 5 and from technologies: Engineering, Transport or Medicine give 1, Natural Sciences 2, and Engineering, Transport and Medicine together 6. As often as you like.',
    fr: 'Les points de recherche viennent de cartes de valeur 2, 3 ou 5 et de technologies : Ingénierie, Transport ou Médecine en donne 1, Sciences naturelles 2, et Ingénierie, Transport et Médecine ensemble 6. Aussi souvent que tu veux.',
  },
  {
    id: 'MIL-RES-02',
    prov: 'R',
    en: 'Once per age you may buy exactly one research effect of the board. All points left over are lost.',
    fr: 'Une fois par âge, tu peux acheter exactement un effet de recherche du plateau. Tous les points restants sont perdus.',
  },
  {
    id: 'MIL-RES-03',
    prov: 'R',
    en: 'Side A1. For 3 points: 5 VP. For 6: 3 advances on War and 6 VP, or claim a research card. For 8: 10 gold and 8 VP, or claim a research card and 5 VP. For 10: any special action and 18 VP.',
    fr: 'Face A1. Pour 3 points : 5 PV. Pour 6 : 3 avancées en Guerre et 6 PV, ou revendiquer une carte Recherche. Pour 8 : 10 or et 8 PV, ou revendiquer une carte Recherche et 5 PV. Pour 10 : une action spéciale au choix et 18 PV.',
  },
  {
    id: 'MIL-RES-04',
    prov: 'D',
    en: 'Side A2. For 3 points: 3 gold and 3 VP. For 6: 1 advance on Trade and 6 VP, or claim a research card. For 8: 1 diplomacy card, 6 gold and 8 VP, or claim a research card and 5 gold. For 10: 2 different special actions and 13 VP.',
    fr: 'Face A2. Pour 3 points : 3 or et 3 PV. Pour 6 : 1 avancée en Commerce et 6 PV, ou revendiquer une carte Recherche. Pour 8 : 1 carte Diplomatie, 6 or et 8 PV, ou revendiquer une carte Recherche et 5 or. Pour 10 : 2 actions spéciales différentes et 13 PV.',
  },
  {
    id: 'MIL-RES-05',
    prov: 'R',
    en: 'To claim a card, put a research marker on your own slot of one of the 4 cards. Every card has a slot for each player, so nobody is shut out, and you claim each card once. It works at once and for the rest of the game.',
    fr: 'Pour revendiquer une carte, pose un marqueur de recherche sur ta place d’une des 4 cartes. Chaque carte a une place par joueur : personne n’est exclu, et tu revendiques chaque carte une fois. Elle agit aussitôt et pour le reste de la partie.',
  },
  {
    id: 'MIL-RES-06',
    prov: 'R',
    en: 'Unused research points are lost in phase G.',
    fr: 'Les points de recherche inutilisés sont perdus en phase G.',
  },
]);

export const DIPLOMACY_ACTION = rulesIn('diplomacy', [
  {
    id: 'MIL-DIP-01',
    prov: 'R',
    en: 'Diplomacy: with Communication and Energy, draw 2 diplomacy cards, keep 1 secretly and discard the other.',
    fr: 'Diplomatie : avec Communication et Énergie, pioche 2 cartes Diplomatie, gardes-en 1 en secret et défausse l’autre.',
  },
  {
    id: 'MIL-DIP-02',
    prov: 'R+D',
    en: 'Each card has an effect of its own, usable once, in phase E unless it says otherwise. Instead you may discard it in any phase for 3 gold or 3 VP. Used cards go face up to the discard pile.',
    fr: 'Chaque carte a un effet propre, utilisable une fois, en phase E sauf indication contraire. À la place, tu peux la défausser à toute phase pour 3 or ou 3 PV. Les cartes utilisées vont face visible à la défausse.',
  },
  {
    id: 'MIL-DIP-03',
    prov: 'R+D',
    en: 'When a card must be drawn and the deck is empty, the discard pile is shuffled into a new one. If both are empty, the draw is lost.',
    fr: 'Quand il faut piocher et que la pioche est vide, la défausse mélangée en forme une nouvelle. Si les deux sont vides, la carte est perdue.',
  },
  {
    id: 'MIL-DIP-04',
    prov: 'D',
    en: 'There is no hand limit. Everybody may know how many cards you hold, nobody which ones.',
    fr: 'La main n’a pas de limite. Chacun peut savoir combien de cartes tu as, personne lesquelles.',
  },
  {
    id: 'MIL-DIP-05',
    prov: 'R',
    en: 'Each unused card is worth 3 VP in the final scoring.',
    fr: 'Chaque carte inutilisée vaut 3 PV au décompte final.',
  },
]);

export const AUXILIARY = rulesIn('auxiliary', [
  {
    id: 'MIL-AUX-01',
    prov: 'R',
    en: 'Espionage: pay 7 gold for 1 joker.',
    fr: 'Espionnage : paie 7 or pour 1 joker.',
  },
  {
    id: 'MIL-AUX-02',
    prov: 'R',
    en: 'Academy: use any 2 technologies for 1 joker.',
    fr: 'Académie : utilise 2 technologies au choix pour 1 joker.',
  },
  {
    id: 'MIL-AUX-03',
    prov: 'R',
    en: 'Industry: use any technology for 2 gold.',
    fr: 'Industrie : utilise une technologie au choix pour 2 or.',
  },
  {
    id: 'MIL-AUX-04',
    prov: 'R',
    en: 'You may do each of the three as often as you like.',
    fr: 'Tu peux faire chacune des trois aussi souvent que tu veux.',
  },
]);
