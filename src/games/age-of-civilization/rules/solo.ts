import { rulesIn } from '../../shared/rule-row.js';

export const SKIRMISH = rulesIn('skirmish', [
  {
    id: 'AOC-SOL-1',
    prov: 'R',
    en: 'Mongolia, the Vikings, Germania, Carthage, Phoenicia, the Scythians and Iberia stay in the box.',
    fr: 'La Mongolie, les Vikings, la Germanie, Carthage, la Phénicie, les Scythes et l’Ibérie restent dans la boîte.',
  },
  {
    id: 'AOC-SOL-2',
    prov: 'R',
    en: 'The wonder market has 4 cards and the civilisation market 5. You begin with 3 coins; there is no first player token.',
    fr: 'Le marché des Merveilles compte 4 cartes, celui des Civilisations 5. Tu commences avec 3 pièces ; il n’y a pas de jeton Premier Joueur.',
  },
  {
    id: 'AOC-SOL-3',
    prov: 'R',
    en: 'The Plague lies at position 5, the seven other cards at random. So the plague always strikes at the end of round 2, and rounds 3 to 5 offer five kinds of action.',
    fr: 'La Peste est en position 5, les sept autres cartes au hasard. La peste frappe donc toujours à la fin de la manche 2, et les manches 3 à 5 offrent cinq sortes d’actions.',
  },
  {
    id: 'AOC-SOL-4',
    prov: 'R',
    en: 'Births and annexations put no coins on the market and draw no card.',
    fr: 'Naissances et annexions ne posent aucune pièce sur le marché et ne font piocher aucune carte.',
  },
  {
    id: 'AOC-SOL-5',
    prov: 'R',
    en: 'At the end of rounds 1 to 5, in this order: 1 bonus coin on every market card; one new card, without a coin; one cube for the virtual opponent; the permanent card moves; war or plague. The market may grow or shrink.',
    fr: 'À la fin des manches 1 à 5, dans cet ordre : 1 pièce bonus sur chaque carte du marché ; une nouvelle carte, sans pièce ; un cube pour l’adversaire virtuel ; la carte permanente avance ; guerre ou peste. La taille du marché peut varier.',
  },
  {
    id: 'AOC-SOL-6',
    prov: 'R',
    en: 'The strength of the virtual opponent is its number of cubes: 0 in round 1, 1 in round 2, and so on. It is your only rival whenever strength is compared.',
    fr: 'La force de l’adversaire virtuel est son nombre de cubes : 0 à la manche 1, 1 à la manche 2, et ainsi de suite. C’est ton seul rival chaque fois qu’on compare les forces.',
  },
  {
    id: 'AOC-SOL-7',
    prov: 'D',
    en: 'Ties count as at a full table: with equal strength you are strongest for Conquest, and you also sacrifice in a war.',
    fr: 'Les égalités comptent comme à plusieurs : à force égale, tu as la plus grande force pour la Conquête, mais tu sacrifies aussi à la guerre.',
  },
  {
    id: 'AOC-SOL-8',
    prov: 'R',
    en: 'Commerce gives you 2 coins and Lydia 4; nobody else gains anything.',
    fr: 'Commerce te donne 2 pièces et la Lydie 4 ; personne d’autre ne gagne rien.',
  },
  {
    id: 'AOC-SOL-9',
    prov: 'R',
    en: 'Innovation may be used, with 2 special cards. A Changing World and Draft may not.',
    fr: 'Innovation est permise, avec 2 cartes spéciales. Un monde en mutation et Draft ne le sont pas.',
  },
]);

export const ACHIEVEMENTS = rulesIn('achievements', [
  {
    id: 'AOC-ACH-1',
    prov: 'R',
    en: 'After the final scoring, eight achievements are checked one by one: 20, 25, 30 or 35 points; 25 points with 9 technologies; 25 points with none; 25 points with 4 wonders; 25 points with at most 3 technologies and a strength of 9 or more.',
    fr: 'Après le décompte final, huit accomplissements sont vérifiés un par un : 20, 25, 30 ou 35 points ; 25 points avec 9 technologies ; 25 points sans aucune ; 25 points avec 4 merveilles ; 25 points avec 3 technologies au plus et une force de 9 ou plus.',
  },
]);

export const SCENARIOS = rulesIn('scenarios', [
  {
    id: 'AOC-SCN-1',
    prov: 'R',
    en: 'The rulebook names five scenarios with their periods: Age of Wonders, Silk Road, Lost Civilisation, Mongol Devastation, Death and Rebirth. Their own booklet is not known to us.',
    fr: 'Le livret nomme cinq scénarios et leurs périodes : Âge des Merveilles, Route de la soie, Civilisation perdue, Dévastation mongole, Mort et renaissance. Leur guide nous est inconnu.',
  },
  {
    id: 'AOC-SCN-2',
    prov: 'D',
    en: 'Each one is a Skirmish with changes, special rules and three goals of our own.',
    fr: 'Chacun est une Escarmouche avec des changements, des règles spéciales et trois objectifs de notre cru.',
  },
  {
    id: 'AOC-SCN-3',
    prov: 'D',
    en: 'Setup: the fixed cards of the track take their positions and the others fill the gaps at random; then the civilisations of the scenario are shuffled and the market is dealt; last come the starting coins and technologies.',
    fr: 'Mise en place : les cartes fixes de la piste prennent leur position et les autres comblent les vides au hasard ; puis les civilisations du scénario sont mélangées et le marché distribué ; enfin viennent les pièces et technologies de départ.',
  },
  {
    id: 'AOC-SCN-4',
    prov: 'D',
    en: 'End of round: coins and card of the Skirmish; drought, then the cube of the opponent or the growth of the Horde; the permanent card moves; event token; war; plague. What happens at the start of a round comes last.',
    fr: 'Fin de manche : pièces et carte de l’Escarmouche ; sécheresse, puis cube de l’adversaire ou croissance de la Horde ; la carte permanente avance ; jeton Événement ; guerre ; peste. Les effets de début de manche viennent en dernier.',
  },
  {
    id: 'AOC-SCN-5',
    prov: 'D',
    en: 'A goal is reached if all its conditions hold after the final scoring; the highest one is your result. Below bronze the scenario is lost. Scenarios give no achievements and use no special technologies.',
    fr: 'Un objectif est atteint si toutes ses conditions sont remplies après le décompte final ; le plus haut est ton résultat. Sous le bronze, le scénario est perdu. Les scénarios ne donnent pas d’accomplissements et se jouent sans technologies spéciales.',
  },
  {
    id: 'AOC-SCN-6',
    prov: 'D',
    en: 'Points lost in a scenario never take you below 0.',
    fr: 'Les points perdus dans un scénario ne te font jamais descendre sous 0.',
  },
]);
