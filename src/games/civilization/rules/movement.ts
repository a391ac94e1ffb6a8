import { rulesIn } from '../../shared/rule-row.js';

export const MOVEMENT = rulesIn('movement', [
  {
    id: 'CIV-MOV-01',
    prov: 'R',
    en: 'In your movement you may move all, some or none of your figures, each up to its movement points, one per space entered.',
    fr: 'Dans ton mouvement, tu peux bouger toutes tes figurines, certaines ou aucune, chacune selon ses points de mouvement, un par case où elle entre.',
  },
  {
    id: 'CIV-MOV-02',
    prov: 'R',
    en: 'Movement points: army 1, settler 2, galley 1, caravel, galleon, frigate and ironclad 2, battleship and carrier 3, aircraft 3.',
    fr: 'Points de mouvement : armée 1, colon 2, galère 1, caravelle, galion, frégate et cuirassé à vapeur 2, cuirassé et porte-avions 3, avion 3.',
  },
  {
    id: 'CIV-MOV-03',
    prov: 'R',
    en: 'Armies and settlers go from region to neighbouring region, fleets from zone to neighbouring zone, aircraft through any spaces.',
    fr: 'Armées et colons vont d’une région à une région voisine, les flottes d’une zone à une zone voisine, les avions par toutes les cases.',
  },
  {
    id: 'CIV-MOV-04',
    prov: 'R',
    en: 'Figures of others never bar the way.',
    fr: 'Les figurines des autres ne barrent jamais le passage.',
  },
  {
    id: 'CIV-MOV-05',
    prov: 'R',
    en: 'Boarding a fleet in a neighbouring zone costs an army or settler 1 point, and so does landing in a region beside its zone. Being carried costs nothing.',
    fr: 'Embarquer sur une flotte dans une zone voisine coûte 1 point à une armée ou à un colon, débarquer dans une région voisine de sa zone aussi. Être transporté ne coûte rien.',
  },
  {
    id: 'CIV-MOV-06',
    prov: 'R',
    en: 'Hence an army that has boarded lands in a later turn. A settler may board and land in one turn, or walk one region and board, but not walk, board and land.',
    fr: 'Une armée embarquée ne débarque donc qu’à un tour suivant. Un colon peut embarquer et débarquer dans le même tour, ou marcher d’une région et embarquer, mais non marcher, embarquer et débarquer.',
  },
  {
    id: 'CIV-MOV-07',
    prov: 'R',
    en: 'A fleet may move, take figures on, move on and set them down in one turn, within its own points. It never enters a region.',
    fr: 'Une flotte peut avancer, charger, continuer et débarquer dans le même tour, selon ses propres points. Elle n’entre jamais dans une région.',
  },
  {
    id: 'CIV-MOV-08',
    prov: 'R+D',
    en: 'Every fleet unit carries up to 3 armies and settlers, in any mix. Cargo belongs to one given ship and does not change ships at sea. Aircraft are never cargo.',
    fr: 'Chaque unité de flotte porte jusqu’à 3 armées et colons, à volonté. Un chargement appartient à un navire donné et n’en change pas en mer. Un avion n’est jamais un chargement.',
  },
  {
    id: 'CIV-MOV-09',
    prov: 'R+D',
    en: 'Armies and settlers are in a zone only on board, and only on board fleets of their owner.',
    fr: 'Armées et colons ne sont dans une zone qu’à bord, et seulement à bord des flottes de leur propriétaire.',
  },
  {
    id: 'CIV-MOV-10',
    prov: 'R+D',
    en: 'A settler that has looked at a marker moves no more this turn. Nor do pieces that entered a space in which an occupant then declared a battle; pieces that stood there before still may. A fleet and its cargo are one piece for this, and boarding counts as entering.',
    fr: 'Un colon qui a regardé un marqueur ne bouge plus ce tour. De même les pièces entrées dans une case où un occupant a alors déclaré la bataille ; celles qui y étaient déjà le peuvent encore. Une flotte et son chargement ne font qu’un, et embarquer compte comme entrer.',
  },
  {
    id: 'CIV-MOV-11',
    prov: 'R',
    en: 'Once you begin to fight your battles you move nothing more this turn.',
    fr: 'Dès que tu commences tes batailles, tu ne bouges plus rien ce tour.',
  },
]);

export const AIR = rulesIn('air', [
  {
    id: 'CIV-AIR-01',
    prov: 'R+D',
    en: 'Aircraft (modern era) fly up to 3 spaces over land and sea; nothing stops or attacks them on the way. Each flies at most once per turn, in one move.',
    fr: 'Les avions (époque moderne) volent jusqu’à 3 cases, sur terre et sur mer ; rien ne les arrête ni ne les attaque en route. Chacun vole au plus une fois par tour, d’un seul mouvement.',
  },
  {
    id: 'CIV-AIR-02',
    prov: 'R',
    en: 'They must end where they have a base: a region with a settlement or an army of yours, or a zone with a modern fleet of yours.',
    fr: 'Ils doivent finir là où ils ont une base : une région avec une colonie ou une armée à toi, ou une zone avec une de tes flottes modernes.',
  },
  {
    id: 'CIV-AIR-03',
    prov: 'R',
    en: 'Advanced game: at the end of the phase of movement and battles, at most 2 aircraft per modern fleet unit in a zone; those beyond are lost.',
    fr: 'Jeu avancé : à la fin du mouvement et des batailles, 2 avions au plus par unité de flotte moderne dans une zone ; ceux en trop sont perdus.',
  },
  {
    id: 'CIV-AIR-04',
    prov: 'R',
    en: 'Aircraft never fight alone. In a round you may commit one aircraft together with one army, or at sea with one modern fleet.',
    fr: 'Un avion ne combat jamais seul. À un assaut, tu peux engager un avion avec une armée ou, en mer, avec une flotte moderne.',
  },
  {
    id: 'CIV-AIR-05',
    prov: 'R',
    en: 'In the basic game an aircraft adds 1 die; in the advanced game 1, 2, 3 or 4 by its level: biplane, monoplane, jet, stealth. All that counts for its partner counts for both.',
    fr: 'Dans le jeu de base, un avion ajoute 1 dé ; dans le jeu avancé 1, 2, 3 ou 4 selon son niveau : biplan, monoplan, jet, furtif. Tout ce qui vaut pour son partenaire vaut pour les deux.',
  },
  {
    id: 'CIV-AIR-06',
    prov: 'R',
    en: 'If the round is lost or tied, the partner and the aircraft both die.',
    fr: 'Si l’assaut est perdu ou à égalité, le partenaire et l’avion périssent tous les deux.',
  },
  {
    id: 'CIV-AIR-07',
    prov: 'R+D',
    en: 'Aircraft attacked where no friendly army (at sea: no friendly fleet) stands are lost; a settlement does not protect them.',
    fr: 'Des avions attaqués là où il n’y a pas d’armée amie (en mer : de flotte amie) sont perdus ; une colonie ne les protège pas.',
  },
  {
    id: 'CIV-AIR-08',
    prov: 'D',
    en: 'You cannot finish moving while one of your aircraft without a base could still fly to one; if none can be reached, it is lost when you finish. A base lost in somebody else’s turn costs nothing until then.',
    fr: 'Tu ne peux pas finir ton mouvement tant qu’un de tes avions sans base peut encore en rejoindre une ; s’il ne le peut pas, il est perdu quand tu finis. Une base perdue au tour d’un autre ne coûte rien jusque-là.',
  },
]);
