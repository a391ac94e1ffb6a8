import { rulesIn } from '../../shared/rule-row.js';

export const TERMS = rulesIn('terms', [
  {
    id: 'AOC-TRM-1',
    prov: 'R',
    en: 'Points are scored at once and there is no upper limit. The printed track ends at 35; beyond it only the figure counts.',
    fr: 'Les points se marquent aussitôt, sans limite. La piste imprimée s’arrête à 35 ; au-delà, seul le chiffre compte.',
  },
  {
    id: 'AOC-TRM-2',
    prov: 'R',
    en: 'You may own any number of coins, and the supply never runs out. A gold coin is only change for 3 coins.',
    fr: 'Tu peux posséder autant de pièces que tu veux et la réserve ne s’épuise jamais. Une pièce d’or est seulement la monnaie de 3 pièces.',
  },
  {
    id: 'AOC-TRM-3',
    prov: 'R',
    en: 'You never own more than 4 workers. Any worker gained beyond the fourth is lost.',
    fr: 'Tu n’as jamais plus de 4 ouvriers. Tout ouvrier gagné au-delà du quatrième est perdu.',
  },
  {
    id: 'AOC-TRM-4',
    prov: 'R',
    en: 'To sacrifice is to return one of your workers to the supply. If you have none, nothing happens.',
    fr: 'Sacrifier, c’est remettre un de tes ouvriers dans la réserve. Si tu n’en as aucun, il ne se passe rien.',
  },
  {
    id: 'AOC-TRM-5',
    prov: 'R',
    en: 'Your military strength is the number of strength symbols on your abilities in force and on your technologies. Wonders carry none.',
    fr: 'Ta force militaire est le nombre de symboles de force sur tes capacités actives et tes technologies. Les merveilles n’en portent pas.',
  },
  {
    id: 'AOC-TRM-6',
    prov: 'R',
    en: 'You are strongest when nobody has more strength than you: all players tied for the lead are strongest. The weakest are counted in the same way.',
    fr: 'Tu as la plus grande force quand personne n’en a plus que toi : à égalité, tous comptent. La plus petite force se compte de la même façon.',
  },
  {
    id: 'AOC-TRM-7',
    prov: 'R',
    en: 'To gain a wonder, take any card of the wonder market. If the market is empty, ignore it.',
    fr: 'Pour gagner une merveille, prends la carte de ton choix au marché des Merveilles. S’il est vide, ignore cet effet.',
  },
  {
    id: 'AOC-TRM-8',
    prov: 'R',
    en: 'To gain a technology, put a cube on one that is available to you. It works from then on.',
    fr: 'Pour gagner une technologie, pose un cube sur une technologie disponible pour toi. Elle agit dès cet instant.',
  },
  {
    id: 'AOC-TRM-9',
    prov: 'R',
    en: 'When the other players lose coins, each returns as many as asked, or all that are left. Whoever has none loses nothing.',
    fr: 'Quand les autres joueurs perdent des pièces, chacun rend le nombre demandé, ou tout ce qui lui reste. Qui n’en a pas ne perd rien.',
  },
  {
    id: 'AOC-TRM-10',
    prov: 'R',
    en: 'Nothing is hidden, coins included. Only the hands of the Draft variant are secret.',
    fr: 'Rien n’est caché, pas même les pièces. Seules les mains de la variante Draft sont secrètes.',
  },
]);

export const SETUP = rulesIn('setup', [
  {
    id: 'AOC-SET-1',
    prov: 'R',
    en: 'Each player takes a colour, a technology card and 3 coins, and starts with 0 points. The 4 workers of the colour wait in the supply.',
    fr: 'Chaque joueur prend une couleur, une carte Technologie et 3 pièces, et part de 0 point. Ses 4 ouvriers attendent dans la réserve.',
  },
  {
    id: 'AOC-SET-2',
    prov: 'R',
    en: 'Wonder market: 3 random wonders plus one per player (5, 6 or 7 for 2, 3 or 4 players). The others stay in the box and the market is never refilled.',
    fr: 'Marché des Merveilles : 3 merveilles au hasard, plus une par joueur (5, 6 ou 7 pour 2, 3 ou 4 joueurs). Les autres restent dans la boîte et le marché n’est jamais regarni.',
  },
  {
    id: 'AOC-SET-3',
    prov: 'R',
    en: 'Civilisation market: shuffle the 48 cards and reveal 5. The rest is the draw pile.',
    fr: 'Marché des Civilisations : mélange les 48 cartes et révèles-en 5. Le reste forme la pioche.',
  },
  {
    id: 'AOC-SET-4',
    prov: 'R+D',
    en: 'Time track: shuffle the 8 action cards and lay them in a row, positions 1 to 8 from left to right. For a first game they may lie in a fixed order; after Hunting, Fishing, Farm that order is ours.',
    fr: 'Piste du temps : mélange les 8 cartes Action et pose-les en ligne, positions 1 à 8 de gauche à droite. Pour une première partie, un ordre fixe est possible ; après Chasse, Pêche, Ferme, cet ordre est le nôtre.',
  },
  {
    id: 'AOC-SET-5',
    prov: 'R',
    en: 'The permanent card lies above positions 1, 2 and 3.',
    fr: 'La carte permanente est posée au-dessus des positions 1, 2 et 3.',
  },
  {
    id: 'AOC-SET-6',
    prov: 'R+D',
    en: 'The box gives the first turn to whoever knows world history best. Here chance decides, unless the table picks a player.',
    fr: 'Selon la boîte, commence qui connaît le mieux l’histoire du monde. Ici le hasard décide, sauf si la table choisit.',
  },
  {
    id: 'AOC-SET-7',
    prov: 'D',
    en: 'Seats are numbered clockwise; the first player is one of them.',
    fr: 'Les places sont numérotées dans le sens horaire ; le premier joueur est l’une d’elles.',
  },
]);

export const TIME = rulesIn('time', [
  {
    id: 'AOC-TIM-1',
    prov: 'R',
    en: 'The game lasts 6 rounds. In each, every player takes one turn, clockwise from the first player.',
    fr: 'La partie dure 6 manches. À chacune, tous les joueurs jouent un tour, dans le sens horaire à partir du premier joueur.',
  },
  {
    id: 'AOC-TIM-2',
    prov: 'R',
    en: 'In a round you may use the permanent card and the three action cards under it: positions 1 to 3 in round 1, 2 to 4 in round 2, up to 6 to 8 in round 6.',
    fr: 'À chaque manche, tu peux utiliser la carte permanente et les trois cartes Action placées dessous : positions 1 à 3 à la manche 1, 2 à 4 à la manche 2, jusqu’à 6 à 8 à la manche 6.',
  },
  {
    id: 'AOC-TIM-3',
    prov: 'R',
    en: 'Upcoming cards are those to the right of the three usable ones: 5 in round 1, then 4, 3, 2, 1 and 0. The Plague counts.',
    fr: 'Les cartes à venir sont celles à droite des trois cartes utilisables : 5 à la manche 1, puis 4, 3, 2, 1 et 0. La Peste compte.',
  },
  {
    id: 'AOC-TIM-4',
    prov: 'R+D',
    en: 'Six kinds of action are usable in a round, and five while the Plague is one of the three cards.',
    fr: 'Six sortes d’actions sont utilisables à chaque manche, cinq tant que la Peste est une des trois cartes.',
  },
  {
    id: 'AOC-TIM-5',
    prov: 'R',
    en: 'A card that the permanent card has left behind never comes back.',
    fr: 'Une carte que la carte permanente a dépassée ne revient jamais.',
  },
]);
