import { rulesIn } from '../../shared/rule-row.js';

export const PURCHASE = rulesIn('purchase', [
  {
    id: 'CIV-PUR-01',
    prov: 'R',
    en: 'Buy as much as you can pay for, in any order.',
    fr: 'Achète autant que tu peux payer, dans l’ordre que tu veux.',
  },
  {
    id: 'CIV-PUR-02',
    prov: 'R',
    en: 'Basic game: only units of the current era can be bought.',
    fr: 'Jeu de base : seules les unités de l’époque en cours s’achètent.',
  },
  {
    id: 'CIV-PUR-03',
    prov: 'R',
    en: 'Advanced game: units of the current or an earlier era can be bought if their technology is in play; of an earlier one only the best level of each kind, at the price of that era.',
    fr: 'Jeu avancé : les unités de l’époque en cours ou d’une plus ancienne s’achètent si leur technologie est en jeu ; d’une plus ancienne, seulement le meilleur niveau de chaque genre, au prix de cette époque.',
  },
  {
    id: 'CIV-PUR-04',
    prov: 'R',
    en: 'Founding: a settler in a region without settlement, not a desert, becomes a village for its price.',
    fr: 'Fonder : un colon dans une région sans colonie, hors désert, devient un village pour son prix.',
  },
  {
    id: 'CIV-PUR-05',
    prov: 'R',
    en: 'Every settlement may grow by one size per turn, as far as its terrain allows.',
    fr: 'Chaque colonie peut grandir d’une taille par tour, selon son terrain.',
  },
  {
    id: 'CIV-PUR-06',
    prov: 'R+P',
    en: 'Advanced game: towns, cities and metropolises need Construction, Chemistry and Medicine in play. A village founded this turn cannot grow.',
    fr: 'Jeu avancé : villes, cités et métropoles exigent Construction, Chimie et Médecine en jeu. Un village fondé ce tour ne peut pas grandir.',
  },
  {
    id: 'CIV-PUR-07',
    prov: 'R+P',
    en: 'Advanced game: new figures come to your settlements, per turn as many to each as its size. Fleets go to a zone beside it and count, as do settlers and aircraft; what stands there already does not.',
    fr: 'Jeu avancé : les nouvelles figurines arrivent à tes colonies, par tour autant à chacune que sa taille. Les flottes vont dans une zone voisine et comptent, comme les colons et les avions ; ce qui s’y trouve déjà ne compte pas.',
  },
  {
    id: 'CIV-PUR-08',
    prov: 'D',
    en: 'Basic game: new figures come to your settlements, any number to each; fleets go to a zone beside it.',
    fr: 'Jeu de base : les nouvelles figurines arrivent à tes colonies, autant que tu veux à chacune ; les flottes vont dans une zone voisine.',
  },
  {
    id: 'CIV-PUR-09',
    prov: 'R+D',
    en: 'Advanced game: units of earlier eras may be sold to the bank for 20 % of their price. A fleet with cargo cannot be sold.',
    fr: 'Jeu avancé : les unités d’époques passées se vendent à la banque pour 20 % de leur prix. Une flotte chargée ne se vend pas.',
  },
  {
    id: 'CIV-PUR-10',
    prov: 'R',
    en: 'Gold that is not spent is kept.',
    fr: 'L’or non dépensé se garde.',
  },
  {
    id: 'CIV-PUR-11',
    prov: 'D',
    en: 'A figure is paid and placed in one move. Free pieces are placed as soon as they are received; you are asked only if there are several places.',
    fr: 'Une figurine se paie et se place d’un seul coup. Les pièces gratuites se placent dès qu’on les reçoit ; tu n’es interrogé que s’il y a plusieurs endroits.',
  },
  {
    id: 'CIV-PUR-12',
    prov: 'D',
    en: 'Figures of others in the region do not hinder founding.',
    fr: 'Les figurines des autres dans la région n’empêchent pas de fonder.',
  },
  {
    id: 'CIV-PUR-13',
    prov: 'D',
    en: 'Advanced game: the free growth of Chemistry is used at once, for one settlement, within all limits; it is its growth of the turn. If none can grow it is lost.',
    fr: 'Jeu avancé : l’agrandissement gratuit de la Chimie sert aussitôt, pour une colonie, dans toutes les limites ; c’est son agrandissement du tour. Si aucune ne peut grandir, il est perdu.',
  },
]);

export const TECHNOLOGIES = rulesIn('technologies', [
  {
    id: 'CIV-TEC-01',
    prov: 'R',
    en: 'Basic game: any card of the current era; the first technology that you own costs 10, the second 20, and so on. Each is worth 2 points.',
    fr: 'Jeu de base : n’importe quelle carte de l’époque ; la première technologie que tu possèdes coûte 10, la deuxième 20, et ainsi de suite. Chacune vaut 2 points.',
  },
  {
    id: 'CIV-TEC-02',
    prov: 'R',
    en: 'Advanced game: the price stands on the card. All prerequisites must be in play, whoever owns them.',
    fr: 'Jeu avancé : le prix est sur la carte. Toutes les conditions doivent être en jeu, à qui que ce soit.',
  },
  {
    id: 'CIV-TEC-03',
    prov: 'R+D',
    en: 'Advanced game: every technology exists once. Its buyer gets the owner’s bonus at once and taxes from then on. A technology dealt, found or traded brings no owner’s bonus.',
    fr: 'Jeu avancé : chaque technologie est unique. Son acheteur a aussitôt le bonus de propriétaire, puis les taxes. Une technologie distribuée, trouvée ou échangée ne donne pas ce bonus.',
  },
  {
    id: 'CIV-TEC-04',
    prov: 'R+D',
    en: 'Advanced game: technologies of past eras cost half, rounded up. Their wonder has no effect any more and their improvement is not received, the rest is.',
    fr: 'Jeu avancé : les technologies d’époques passées coûtent moitié prix, arrondi au-dessus. Leur merveille n’a plus d’effet et leur amélioration n’est pas reçue, le reste l’est.',
  },
  {
    id: 'CIV-TEC-05',
    prov: 'R',
    en: 'Advanced game: four major discoveries are worth 4 points each: Alphabet / Writing, Printing Press, Steam Engine, Computers.',
    fr: 'Jeu avancé : quatre découvertes majeures valent 4 points chacune : Alphabet / Écriture, Imprimerie, Machine à vapeur, Ordinateurs.',
  },
  {
    id: 'CIV-TEC-06',
    prov: 'D',
    en: 'Advanced game: a traded technology brings its new owner taxes and points; its bonus is not given again.',
    fr: 'Jeu avancé : une technologie échangée apporte taxes et points à son nouveau propriétaire ; son bonus n’est pas redonné.',
  },
]);

export const TAX = rulesIn('tax', [
  {
    id: 'CIV-ROY-01',
    prov: 'R',
    en: 'Advanced game: once a technology is in play everybody may buy its units and improvements. Who does not own it pays its owner a share of the price, 5 gold in the ancient and medieval eras, 10 in the later ones; the price is the same.',
    fr: 'Jeu avancé : dès qu’une technologie est en jeu, tous peuvent acheter ses unités et ses améliorations. Qui ne l’a pas verse à son propriétaire une part du prix, 5 or aux époques antique et médiévale, 10 ensuite ; le prix reste le même.',
  },
  {
    id: 'CIV-ROY-02',
    prov: 'R',
    en: 'Advanced game: the owner pays the bank, and so does everybody for a technology that nobody owns. Settlers, villages and growth carry no tax.',
    fr: 'Jeu avancé : le propriétaire paie la banque, et tout le monde aussi pour une technologie à personne. Colons, villages et agrandissements sont sans taxe.',
  },
  {
    id: 'CIV-ROY-03',
    prov: 'D',
    en: 'Advanced game: the rate is that of the era of what is bought, and goes to the owner of the technology of that very level.',
    fr: 'Jeu avancé : le taux est celui de l’époque de ce qu’on achète, et va au propriétaire de la technologie de ce niveau même.',
  },
]);

export const UPGRADES = rulesIn('upgrades', [
  {
    id: 'CIV-UPG-01',
    prov: 'R',
    en: 'Basic game: units never change, except that ancient artillery becomes medieval when that era begins.',
    fr: 'Jeu de base : les unités ne changent jamais, sauf que l’artillerie antique devient médiévale au début de cette époque.',
  },
  {
    id: 'CIV-UPG-02',
    prov: 'R',
    en: 'Advanced game: within an era every unit is of the best level of its kind whose technology is in play, for all players at once.',
    fr: 'Jeu avancé : au sein d’une époque, chaque unité est du meilleur niveau de son genre dont la technologie est en jeu, pour tous à la fois.',
  },
  {
    id: 'CIV-UPG-03',
    prov: 'R',
    en: 'Advanced game: units do not change era, except that catapults become trebuchets as soon as Engineering is bought.',
    fr: 'Jeu avancé : les unités ne changent pas d’époque, sauf que les catapultes deviennent des trébuchets dès l’achat de l’Ingénierie.',
  },
  {
    id: 'CIV-UPG-04',
    prov: 'R',
    en: 'Advanced game: the table of forces gives dice and modifier of all 30 units and the technology of each.',
    fr: 'Jeu avancé : le tableau des forces donne les dés et le modificateur des 30 unités et la technologie de chacune.',
  },
]);
