import { rulesIn } from '../../shared/rule-row.js';

export const INNOVATION = rulesIn('innovation', [
  {
    id: 'AOC-INN-1',
    prov: 'R',
    en: 'Setup: reveal one special technology card plus one per player. This market is never refilled.',
    fr: 'Mise en place : révèle une carte Technologie spéciale, plus une par joueur. Ce marché n’est jamais regarni.',
  },
  {
    id: 'AOC-INN-2',
    prov: 'R',
    en: 'In your turn you may buy one special card for 1 coin. It covers the column of your technology card whose top technology it repeats.',
    fr: 'À ton tour, tu peux acheter une carte spéciale pour 1 pièce. Elle recouvre, sur ta carte Technologie, la colonne dont elle répète la technologie du haut.',
  },
  {
    id: 'AOC-INN-3',
    prov: 'R',
    en: 'That column must hold no cube yet, and you may own one special card only.',
    fr: 'Cette colonne ne doit encore porter aucun cube, et tu ne peux avoir qu’une carte spéciale.',
  },
  {
    id: 'AOC-INN-4',
    prov: 'R',
    en: 'From then on you may gain the two new technologies like any other. The two they cover are out of your reach; the top one stays.',
    fr: 'Dès lors, tu peux gagner les deux nouvelles technologies comme les autres. Les deux qu’elles recouvrent te sont fermées ; celle du haut reste.',
  },
  {
    id: 'AOC-INN-5',
    prov: 'D',
    en: 'You may buy at any moment of your turn until it ends, but never in the middle of an effect. It takes no worker, and is allowed when you rest.',
    fr: 'Tu peux acheter à tout moment de ton tour jusqu’à sa fin, mais jamais au milieu d’un effet. Cela ne demande pas d’ouvrier et reste permis quand tu te reposes.',
  },
  {
    id: 'AOC-INN-6',
    prov: 'D',
    en: 'Prerequisites go by place: the lower new technology leads to the upper one, and this one to the top row as on the base card. Abilities that name a covered technology no longer find it.',
    fr: 'Les prérequis suivent la place : la nouvelle technologie du bas mène à celle du milieu, et celle-ci à la rangée du haut comme sur la carte de base. Les capacités qui nomment une technologie recouverte ne la trouvent plus.',
  },
  {
    id: 'AOC-INN-7',
    prov: 'D',
    en: 'The new technologies count as technologies for everything.',
    fr: 'Les nouvelles technologies comptent comme technologies en toute chose.',
  },
]);

export const CHANGING_WORLD = rulesIn('changingWorld', [
  {
    id: 'AOC-EVT-1',
    prov: 'R',
    en: 'Setup: draw 3 of the 9 event tokens and put them face up above positions 6, 7 and 8.',
    fr: 'Mise en place : pioche 3 des 9 jetons Événement et pose-les face visible au-dessus des positions 6, 7 et 8.',
  },
  {
    id: 'AOC-EVT-2',
    prov: 'R',
    en: 'They strike at the end of rounds 3, 4 and 5, when the card below becomes usable, and always before the war or plague of that card.',
    fr: 'Ils frappent à la fin des manches 3, 4 et 5, quand la carte placée dessous devient utilisable, et toujours avant la guerre ou la peste de cette carte.',
  },
  {
    id: 'AOC-EVT-3',
    prov: 'R',
    en: 'Baby Boom: every player gains 1 worker. Great Harvest: 1 coin per own worker. Celebration: most wonders, 2 points. Great Debate: most technologies, 2 points. Earthquake: every player sacrifices 1 worker. Rats: every player loses 3 coins. Corruption: most coins, lose 3 coins. Barbarians: least strength, lose 3 coins. Nothing: no effect.',
    fr: 'Pic de naissances : chaque joueur gagne 1 ouvrier. Grande Récolte : 1 pièce par ouvrier possédé. Célébration : le plus de merveilles, 2 points. Grand Débat : le plus de technologies, 2 points. Tremblement de terre : chaque joueur sacrifie 1 ouvrier. Rats : chaque joueur perd 3 pièces. Corruption : le plus de pièces, perte de 3 pièces. Barbares : le moins de force, perte de 3 pièces. Rien : aucun effet.',
  },
  {
    id: 'AOC-EVT-4',
    prov: 'R',
    en: 'If players are tied, all of them are affected.',
    fr: 'En cas d’égalité, tous les joueurs concernés sont touchés.',
  },
]);

export const DRAFT = rulesIn('draft', [
  {
    id: 'AOC-DRF-1',
    prov: 'R',
    en: 'Each player gets 7 civilisation cards, secretly keeps one and passes the rest to the left; this goes on until everybody has kept 5. The last 2 cards of each hand form the market: 4, 6 or 8 cards for 2, 3 or 4 players.',
    fr: 'Chaque joueur reçoit 7 cartes Civilisation, en garde une en secret et passe le reste à gauche ; on continue jusqu’à ce que chacun en ait gardé 5. Les 2 dernières cartes de chaque main forment le marché : 4, 6 ou 8 cartes pour 2, 3 ou 4 joueurs.',
  },
  {
    id: 'AOC-DRF-2',
    prov: 'R',
    en: 'The 5 cards are your secret hand for the whole game; you never get another.',
    fr: 'Ces 5 cartes sont ta main secrète pour toute la partie ; tu n’en reçois jamais d’autre.',
  },
  {
    id: 'AOC-DRF-3',
    prov: 'R',
    en: 'You give birth to, or annex, a card of your hand or of the market. No coins are put on the market and no card is drawn.',
    fr: 'Tu fais naître ou annexes une carte de ta main ou du marché. Aucune pièce n’est posée sur le marché et aucune carte n’est piochée.',
  },
  {
    id: 'AOC-DRF-4',
    prov: 'R',
    en: 'Your first civilisation brings no bonus coins. Your second and third bring 2 each, wherever they come from.',
    fr: 'Ta première civilisation n’apporte aucune pièce bonus. La deuxième et la troisième en apportent 2 chacune, d’où qu’elles viennent.',
  },
  {
    id: 'AOC-DRF-5',
    prov: 'R',
    en: 'Once the market is empty, only the cards of your hand are left.',
    fr: 'Quand le marché est vide, il ne reste que les cartes de ta main.',
  },
  {
    id: 'AOC-DRF-6',
    prov: 'R',
    en: 'Phoenicia may put coins on market cards. Whoever takes such a card takes these coins too, besides the usual 2 if it is not a first civilisation.',
    fr: 'La Phénicie peut poser des pièces sur les cartes du marché. Qui prend une telle carte prend aussi ces pièces, en plus des 2 habituelles si ce n’est pas une première civilisation.',
  },
  {
    id: 'AOC-DRF-7',
    prov: 'R',
    en: 'Carthage: no coins as a first civilisation, 6 as a second or third. Extra coins on the card are tripled as well: 2 of them make 6, or 12.',
    fr: 'Carthage : aucune pièce comme première civilisation, 6 comme deuxième ou troisième. Les pièces ajoutées sur la carte sont triplées aussi : 2 en font 6, ou 12.',
  },
  {
    id: 'AOC-DRF-8',
    prov: 'R',
    en: 'Iberia: no technology as a first civilisation, 1 as a second or third. Extra coins on the card count too, 1 technology per 2 coins in all.',
    fr: 'Ibérie : aucune technologie comme première civilisation, 1 comme deuxième ou troisième. Les pièces ajoutées sur la carte comptent aussi, 1 technologie pour 2 pièces en tout.',
  },
]);
