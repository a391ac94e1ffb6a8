import { rulesIn } from '../../shared/rule-row.js';

export const TRADE = rulesIn('trade', [
  {
    id: 'CIV-TRD-01',
    prov: 'R',
    en: 'Any two players may make exchanges in this phase; in the advanced game only within trade distance.',
    fr: 'Deux joueurs quelconques peuvent échanger pendant cette phase ; dans le jeu avancé, seulement à distance de commerce.',
  },
  {
    id: 'CIV-TRD-02',
    prov: 'R+P',
    en: 'Resource cards are lent: they count for the receiver in the production of this turn and then return. The settlement and what its city produces stay with the owner.',
    fr: 'Les cartes ressource sont prêtées : elles comptent pour qui les reçoit dans la production de ce tour, puis reviennent. La colonie et ce que produit sa cité restent au propriétaire.',
  },
  {
    id: 'CIV-TRD-03',
    prov: 'R',
    en: 'Given for good can be settlers, military units, settlements, technologies, wonders and gold, several of them on either side.',
    fr: 'Se cèdent pour de bon : colons, unités militaires, colonies, technologies, merveilles et or, plusieurs de chaque côté s’il le faut.',
  },
  {
    id: 'CIV-TRD-04',
    prov: 'R',
    en: 'An exchange need not be fair, and gifts are allowed. What can be done now is done at once and as a whole; all else is a promise and does not bind.',
    fr: 'Un échange peut être inégal, et les cadeaux sont permis. Ce qui peut se faire maintenant se fait aussitôt et en entier ; le reste est une promesse et n’engage pas.',
  },
  {
    id: 'CIV-TRD-05',
    prov: 'R',
    en: 'Advanced game: improvements cannot be traded; they stay with their owner and serve other settlements.',
    fr: 'Jeu avancé : les améliorations ne s’échangent pas ; elles restent à leur propriétaire et servent à d’autres colonies.',
  },
  {
    id: 'CIV-TRD-06',
    prov: 'R',
    en: 'Advanced game: trade distance by the newest technology in play: at first 1 by land and none by sea; Trade / Mapmaking 1 zone; Astronomy 2; Navigation 3; Steam Engine 4 by land; Flight without limit, wherever the settlements lie.',
    fr: 'Jeu avancé : distance de commerce selon la technologie la plus récente en jeu : d’abord 1 par terre et rien par mer ; Commerce / Cartographie 1 zone ; Astronomie 2 ; Navigation 3 ; Machine à vapeur 4 par terre ; Vol sans limite, où que soient les colonies.',
  },
  {
    id: 'CIV-TRD-07',
    prov: 'R',
    en: 'Advanced game: two players may trade if a settlement of one lies within the land distance of a settlement of the other, counted in borders, or within the sea distance, counted in zones from one coast to the other. The two are never added.',
    fr: 'Jeu avancé : deux joueurs peuvent commercer si une colonie de l’un est à distance terrestre d’une colonie de l’autre, comptée en frontières, ou à distance maritime, comptée en zones d’une côte à l’autre. Les deux ne s’ajoutent jamais.',
  },
  {
    id: 'CIV-TRD-08',
    prov: 'R+P',
    en: 'Advanced game: Magellan’s Voyage (industrial era): once per trade phase its owner may impose on a player within trade distance a loan of one resource card for one; he chooses both.',
    fr: 'Jeu avancé : le Voyage de Magellan (époque industrielle) : une fois par phase d’échange, son propriétaire peut imposer à un joueur à distance de commerce un prêt d’une carte ressource contre une ; il choisit les deux.',
  },
  {
    id: 'CIV-TRD-09',
    prov: 'D',
    en: 'All are asked at once. Until you say that you have finished you may propose, accept, refuse, answer with another offer or withdraw one. Who has no partner is not asked; who wants to hear of offers only counts as finished. An offer to somebody who has finished asks him again, for that offer alone.',
    fr: 'Tous sont interrogés ensemble. Tant que tu n’as pas fini, tu peux proposer, accepter, refuser, répondre par une autre offre ou retirer la tienne. Qui n’a pas de partenaire n’est pas interrogé ; qui ne veut que répondre compte comme ayant fini. Une offre à qui a fini l’interroge à nouveau, pour elle seule.',
  },
  {
    id: 'CIV-TRD-10',
    prov: 'D',
    en: 'An offer names one partner, what is given and what is wanted; one side may be empty. It is public, is carried out as a whole when accepted, and lapses when it cannot be any more. Everybody has 3 offers per phase.',
    fr: 'Une offre nomme un partenaire, ce qu’on donne et ce qu’on veut ; un côté peut être vide. Elle est publique, se réalise en entier une fois acceptée, et tombe quand elle n’est plus possible. Chacun a 3 offres par phase.',
  },
  {
    id: 'CIV-TRD-11',
    prov: 'D',
    en: 'Only cards of your own that are not lent can be lent. Units are named by space and kind and stay where they are; a fleet goes with all its cargo, an aircraft only to somebody with a base there. In the advanced game nobody gives away his last settlement. A settlement whose card is lent is not traded.',
    fr: 'Seules tes propres cartes non prêtées se prêtent. Les unités sont désignées par case et genre et restent où elles sont ; une flotte va avec tout son chargement, un avion seulement à qui a une base là. Dans le jeu avancé, nul ne cède sa dernière colonie. Une colonie dont la carte est prêtée ne s’échange pas.',
  },
  {
    id: 'CIV-TRD-12',
    prov: 'R+D',
    en: 'Wonders and technologies gained by trade are yours with all that they still do. In the basic game, giving a technology away lowers the price of your next one.',
    fr: 'Les merveilles et technologies obtenues par échange sont à toi avec tout ce qu’elles font encore. Dans le jeu de base, céder une technologie baisse le prix de ta prochaine.',
  },
]);

export const BASIC_PRODUCTION = rulesIn('basicProduction', [
  {
    id: 'CIV-PRB-01',
    prov: 'R',
    en: 'Basic game: city factor: the sum of the sizes of your settlements (1 to 4), and 1 more for each on fertile land.',
    fr: 'Jeu de base : facteur cité : la somme des tailles de tes colonies (1 à 4), et 1 de plus pour chacune sur terre fertile.',
  },
  {
    id: 'CIV-PRB-02',
    prov: 'R',
    en: 'Basic game: critical resource: the first player rolls 2 dice for all, and the table of the era says which it is. Who holds a card of it, his own or borrowed, doubles his city factor, once.',
    fr: 'Jeu de base : ressource critique : le premier joueur lance 2 dés pour tous, et le tableau de l’époque dit laquelle. Qui en tient une carte, à lui ou empruntée, double son facteur cité, une fois.',
  },
  {
    id: 'CIV-PRB-03',
    prov: 'R',
    en: 'Basic game: technology factor: the number of different resources that you hold, times the number of your technologies of all eras.',
    fr: 'Jeu de base : facteur technologie : le nombre de ressources différentes que tu tiens, multiplié par le nombre de tes technologies de toute époque.',
  },
  {
    id: 'CIV-PRB-04',
    prov: 'R+P',
    en: 'Basic game: monopolies: 3 cards of one resource bring 20 gold, 4 bring 40, 5 or more 80. Several add up.',
    fr: 'Jeu de base : monopoles : 3 cartes d’une ressource rapportent 20 or, 4 en rapportent 40, 5 ou plus 80. Ils s’ajoutent.',
  },
  {
    id: 'CIV-PRB-05',
    prov: 'R',
    en: 'Basic game: if the sum is 9 or less you receive 10.',
    fr: 'Jeu de base : si la somme est de 9 ou moins, tu reçois 10.',
  },
]);

export const ADVANCED_PRODUCTION = rulesIn('advancedProduction', [
  {
    id: 'CIV-PRA-01',
    prov: 'R',
    en: 'Advanced game: every settlement yields what its city card says for its size, happy or unhappy, productive or not.',
    fr: 'Jeu avancé : chaque colonie rapporte ce que dit sa carte cité pour sa taille, heureuse ou non, productive ou non.',
  },
  {
    id: 'CIV-PRA-02',
    prov: 'R',
    en: 'Advanced game: critical resource: the first player rolls 2 dice for all, and the table of the era says which it is; who holds it receives 15 gold, once. The borrower gets it, not the lender.',
    fr: 'Jeu avancé : ressource critique : le premier joueur lance 2 dés pour tous, et le tableau de l’époque dit laquelle ; qui la tient reçoit 15 or, une fois. C’est l’emprunteur qui les a, pas le prêteur.',
  },
  {
    id: 'CIV-PRA-03',
    prov: 'R',
    en: 'Advanced game: every different resource that you hold brings 3 gold.',
    fr: 'Jeu avancé : chaque ressource différente que tu tiens rapporte 3 or.',
  },
  {
    id: 'CIV-PRA-04',
    prov: 'R+P',
    en: 'Advanced game: monopolies bring 20, 40 or 80 gold for 3, 4 or at least 5 cards of one resource. Several add up.',
    fr: 'Jeu avancé : les monopoles rapportent 20, 40 ou 80 or pour 3, 4 ou au moins 5 cartes d’une même ressource. Ils s’ajoutent.',
  },
  {
    id: 'CIV-PRA-05',
    prov: 'R+P',
    en: 'Advanced game: while their era lasts, the Colossus and the Great Lighthouse bring 5 gold each, Smith’s Trading Company 10.',
    fr: 'Jeu avancé : tant que dure leur époque, le Colosse et le Grand Phare rapportent 5 or chacun, la Compagnie commerciale de Smith 10.',
  },
  {
    id: 'CIV-PRA-06',
    prov: 'R',
    en: 'Advanced game: if the sum is 9 or less you receive 10.',
    fr: 'Jeu avancé : si la somme est de 9 ou moins, tu reçois 10.',
  },
]);

export const HAPPINESS = rulesIn('happiness', [
  {
    id: 'CIV-HAP-01',
    prov: 'R',
    en: 'Advanced game: a new settlement gets a city card, with the resource of its region if there is one, size 1 and unhappy. Growing turns the card.',
    fr: 'Jeu avancé : une nouvelle colonie reçoit une carte cité, avec la ressource de sa région s’il y en a une, taille 1 et malheureuse. Grandir tourne la carte.',
  },
  {
    id: 'CIV-HAP-02',
    prov: 'R',
    en: 'Advanced game: settlements on wine or gems are always happy.',
    fr: 'Jeu avancé : les colonies sur vin ou gemmes sont toujours heureuses.',
  },
  {
    id: 'CIV-HAP-03',
    prov: 'R',
    en: 'Advanced game: every player makes one more settlement happy free of charge.',
    fr: 'Jeu avancé : chaque joueur rend gratuitement heureuse une colonie de plus.',
  },
  {
    id: 'CIV-HAP-04',
    prov: 'R',
    en: 'Advanced game: every smiling face on an improvement or wonder that works makes one more settlement happy; two faces serve two settlements. Faces on technologies only announce an improvement.',
    fr: 'Jeu avancé : chaque visage souriant d’une amélioration ou merveille active rend une colonie de plus heureuse ; deux visages en servent deux. Les visages des technologies ne font qu’annoncer une amélioration.',
  },
  {
    id: 'CIV-HAP-05',
    prov: 'R',
    en: 'Advanced game: every gear on an improvement or wonder that works makes one settlement productive; two gears serve two. Fertile land does so for its own.',
    fr: 'Jeu avancé : chaque engrenage d’une amélioration ou merveille active rend une colonie productive ; deux en servent deux. La terre fertile le fait pour la sienne.',
  },
  {
    id: 'CIV-HAP-06',
    prov: 'R',
    en: 'Advanced game: a settlement uses one card for happiness and one for productivity at most.',
    fr: 'Jeu avancé : une colonie n’utilise qu’une carte de contentement et une de productivité.',
  },
  {
    id: 'CIV-HAP-07',
    prov: 'R+D',
    en: 'Advanced game: all this may be changed at any time and matters at production only. Here it is assigned then for the highest sum, exactly, and nobody is asked; in your movement, in the trade phase and in your purchases you may name settlements that come first.',
    fr: 'Jeu avancé : tout cela peut changer à tout moment et ne compte qu’à la production. Ici, l’attribution se fait alors pour la plus haute somme, exactement, et personne n’est interrogé ; pendant ton mouvement, les échanges et tes achats, tu peux nommer des colonies à servir d’abord.',
  },
]);

export const IMPROVEMENTS = rulesIn('improvements', [
  {
    id: 'CIV-IMP-01',
    prov: 'R',
    en: 'Advanced game: improvements serve happiness or productivity; each belongs to an era and to a technology. You may buy those of the current era whose technology is in play, each kind once.',
    fr: 'Jeu avancé : les améliorations servent au contentement ou à la productivité ; chacune est d’une époque et d’une technologie. Tu peux acheter celles de l’époque en cours dont la technologie est en jeu, chaque genre une fois.',
  },
  {
    id: 'CIV-IMP-02',
    prov: 'R',
    en: 'Advanced game: they cost 10, 15, 20 or 25 by era, and can be neither traded nor captured.',
    fr: 'Jeu avancé : elles coûtent 10, 15, 20 ou 25 selon l’époque, et ne peuvent être ni échangées ni prises.',
  },
  {
    id: 'CIV-IMP-03',
    prov: 'R',
    en: 'Advanced game: all go back to the supply when their era ends.',
    fr: 'Jeu avancé : toutes retournent à la réserve quand leur époque finit.',
  },
]);
