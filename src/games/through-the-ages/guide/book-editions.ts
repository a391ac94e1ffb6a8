import type { Retold } from '../../shared/rule-book.js';
import type { RuleRow } from '../../shared/rule-row.js';

const ids = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** What the edition of 2015 says otherwise (catalogue 3.9), or more exactly: these rules of 2006 are left out of its book. */
const ONLY_2006 = ids(
  'TTA-TURN-01 TTA-TURN-02 TTA-TURN-03 TTA-SET-02 TTA-SET-03 TTA-SET-04 TTA-SET-05 TTA-SET-06 TTA-SET-09',
  'TTA-LDR-03 TTA-LDR-04 TTA-ACC-02 TTA-ACC-05 TTA-PRD-01 TTA-BANK-02 TTA-COR-01 TTA-COR-03 TTA-COR-04 TTA-HAP-04 TTA-HAP-06',
  'TTA-MIL-05 TTA-MCD-04 TTA-EVT-01 TTA-EVT-07 TTA-AGG-02 TTA-AGG-03 TTA-AGG-04 TTA-AGG-06 TTA-AGG-07 TTA-AGG-08 TTA-AGG-10 TTA-AGG-11',
  'TTA-POL-01 TTA-WAR-03 TTA-WAR-06 TTA-WAR-07 TTA-TAC-01 TTA-TAC-04 TTA-END-01 TTA-END-02 TTA-END-06 TTA-END-07 TTA-RES-01 TTA-RES-02',
  'TTA-IND-02 TTA-IND-03 TTA-IND-04 TTA-IND-05 TTA-WON-07 TTA-WON-04 TTA-TOK-08 TTA-SPC-03',
);
/** Parts that the Simple version does not have, and one that only it has. */
const NOT_SIMPLE = ['militaryCards', 'politicsPhase', 'colonies', 'aggressions', 'pacts', 'wars', 'tactics', 'variants'];

/** Single rules about what a version does not have: corruption, uprisings, obsolete cards, attacks, Age III. */
const LEFT_OUT: Readonly<Record<'simple' | 'advanced' | 'full', ReadonlySet<string>>> = {
  simple: ids(
    'TTA-SET-07 TTA-BANK-02 TTA-DES-02 TTA-WON-08 TTA-COR-02 TTA-COR-04 TTA-TOK-11 TTA-HAP-03 TTA-HAP-04 TTA-HAP-05 TTA-IND-05',
    'TTA-EVT-02 TTA-EVT-03 TTA-TIE-04 TTA-TWO-02 TTA-TWO-03 TTA-AGE-03 TTA-AGE-04 TTA-AGE-05 TTA-AGE-07 TTA-AGE-08 TTA-END-04 TTA-RES-02 TTA-RES-03',
  ),
  advanced: ids('TTA-COR-03 TTA-HAP-06 TTA-WON-08 TTA-AIR-02 TTA-END-04 TTA-RES-02'),
  full: ids('TTA-COR-03 TTA-HAP-06'),
};

const VERSIONS = { simple: 'Simple', advanced: 'Advanced', full: 'Full' } as const;

/** Is a rule of 2006 about other versions than this one? It says so at its beginning. */
const isOfOthers = ({ en }: RuleRow, version: keyof typeof VERSIONS): boolean =>
  Object.values(VERSIONS).some((name) => name !== VERSIONS[version] && en.startsWith(`${name} version`)) ||
  (version === 'simple' && en.startsWith('Advanced and Full'));

/** Does a rule hold in this version or edition? */
export function holds(rule: RuleRow, kind: string): boolean {
  if (rule.id.startsWith('TTX-')) return kind === 'expansion';
  const isLater = kind === '2015' || kind === 'expansion';
  // The introduction to 2015 is played without the expansion.
  if (rule.id.startsWith('TTN-HB-')) return kind === '2015';
  if (rule.id.startsWith('TTN-')) return isLater;
  if (isLater)
    return !ONLY_2006.has(rule.id) && !['simpleScoring', 'variants', 'cards'].includes(rule.section) && !isOfOthers(rule, 'full');
  const version = kind as keyof typeof VERSIONS;
  if (version === 'simple' ? NOT_SIMPLE.includes(rule.section) : rule.section === 'simpleScoring') return false;
  return !LEFT_OUT[version].has(rule.id) && !(version === 'advanced' && rule.section === 'wars') && !isOfOthers(rule, version);
}

const LATER = ['2015', 'expansion'];

/** Sentences of the catalogue that speak of several versions at once, as each of them is read. */
export const RETOLD: readonly Retold[] = [
  {
    rule: 'TTA-ACT-01',
    kinds: LATER,
    en: 'You have the civil and military actions of your government plus those of your other cards.',
    fr: 'Tu as les actions civiles et militaires de ton gouvernement, plus celles de tes autres cartes.',
  },
  {
    rule: 'TTA-ACT-04',
    kinds: ['simple'],
    en: 'Military actions: recruit, upgrade or disband a unit.',
    fr: 'Actions militaires : enrôler, améliorer ou démanteler une unité.',
  },
  {
    rule: 'TTA-ACT-04',
    kinds: ['advanced'],
    en: 'Military actions: recruit, upgrade or disband a unit, or play a tactic. Aggressions cost military actions in the political phase.',
    fr: 'Actions militaires : enrôler, améliorer ou démanteler une unité, ou jouer une tactique. Les agressions coûtent des actions militaires pendant la phase politique.',
  },
  {
    rule: 'TTA-ACT-04',
    kinds: ['full'],
    en: 'Military actions: recruit, upgrade or disband a unit, or play a tactic. Aggressions and wars cost military actions in the political phase.',
    fr: 'Actions militaires : enrôler, améliorer ou démanteler une unité, ou jouer une tactique. Les agressions et les guerres coûtent des actions militaires pendant la phase politique.',
  },
  {
    rule: 'TTA-BANK-01',
    kinds: ['simple'],
    en: 'The fewer tokens in your yellow bank, the dearer the next citizen and the larger the consumption. Tokens: food per citizen / consumption. 17 or more: 2/0. 13 to 16: 3/1. 9 to 12: 4/2. 5 to 8: 5/3. 1 to 4: 7/4. None: no further citizen, consumption 6.',
    fr: 'Moins il y a de jetons dans ta banque jaune, plus le prochain citoyen est cher et plus on consomme. Jetons : nourriture par citoyen / consommation. 17 ou plus : 2/0. 13 à 16 : 3/1. 9 à 12 : 4/2. 5 à 8 : 5/3. 1 à 4 : 7/4. Aucun : plus de nouveau citoyen, consommation 6.',
  },
  {
    rule: 'TTA-SET-06',
    kinds: ['simple'],
    en: 'In Civil I, 2 players play without the cards marked 3+ and 4+, 3 players without those marked 4+, 4 players with all. Civil A and Military A carry no such marks.',
    fr: 'Dans la pioche Civile I, on joue à 2 sans les cartes marquées 3+ et 4+, à 3 sans celles marquées 4+, à 4 avec toutes. Les pioches Civile A et Militaire A n’ont pas de telles marques.',
  },
  {
    rule: 'TTA-SET-06',
    kinds: ['advanced'],
    en: 'In Civil I and II, 2 players play without the cards marked 3+ and 4+, 3 players without those marked 4+, 4 players with all. Civil A and the military decks carry no such marks.',
    fr: 'Dans les pioches Civile I et II, on joue à 2 sans les cartes marquées 3+ et 4+, à 3 sans celles marquées 4+, à 4 avec toutes. La pioche Civile A et les pioches militaires n’ont pas de telles marques.',
  },
  {
    rule: 'TTA-COR-03',
    kinds: ['simple'],
    en: 'There is no corruption: what you store is safe.',
    fr: 'Il n’y a pas de corruption : tes réserves ne risquent rien.',
  },
  {
    rule: 'TTA-HAP-06',
    kinds: ['simple'],
    en: 'Happiness only scores at the end.',
    fr: 'Le bonheur ne compte qu’au décompte final.',
  },
  {
    rule: 'TTA-PRD-01',
    kinds: ['simple'],
    en: 'A turn ends in this order: culture and science points, food, consumption, resources.',
    fr: 'Un tour finit dans cet ordre : points de culture et de science, nourriture, consommation, ressources.',
  },
  {
    rule: 'TTA-PRD-01',
    kinds: ['advanced', 'full'],
    en: 'A turn ends with the check for an uprising, then in this order: culture and science points, food, consumption, resources, corruption, the military draw.',
    fr: 'Un tour finit par la vérification du soulèvement, puis dans cet ordre : points de culture et de science, nourriture, consommation, ressources, corruption, pioche militaire.',
  },
  {
    rule: 'TTA-MCD-01',
    kinds: ['advanced'],
    en: 'Political cards are events and territories (green), aggressions (brown) and pacts (blue). The others are tactics (red) and bonus cards, which have a defence value and a colonisation value.',
    fr: 'Les cartes politiques sont les événements et les territoires (verts), les agressions (brunes) et les pactes (bleus). Les autres sont les tactiques (rouges) et les cartes Bonus, qui ont une valeur de défense et une valeur de colonisation.',
  },
  {
    rule: 'TTA-MCD-01',
    kinds: ['full', ...LATER],
    en: 'Political cards are events and territories (green), aggressions (brown), pacts (blue) and wars (black). The others are tactics (red) and bonus cards, which have a defence value and a colonisation value.',
    fr: 'Les cartes politiques sont les événements et les territoires (verts), les agressions (brunes), les pactes (bleus) et les guerres (noires). Les autres sont les tactiques (rouges) et les cartes Bonus, qui ont une valeur de défense et une valeur de colonisation.',
  },
  {
    rule: 'TTA-MCD-07',
    kinds: ['advanced'],
    en: 'Nobody draws military cards after the end of Age II.',
    fr: 'Personne ne pioche de carte militaire après la fin de l’Âge II.',
  },
  {
    rule: 'TTA-MCD-07',
    kinds: ['full', ...LATER],
    en: 'Nobody draws military cards in Age IV.',
    fr: 'Personne ne pioche de carte militaire à l’Âge IV.',
  },
  {
    rule: 'TTA-POL-01',
    kinds: ['advanced'],
    en: 'After the row you may do one of these: play an event or a territory, play an aggression, offer a pact, cancel a pact, or use a political ability of your leader.',
    fr: 'Après la rangée, tu peux faire une de ces choses : jouer un événement ou un territoire, jouer une agression, proposer un pacte, annuler un pacte, ou employer une capacité politique de ton chef.',
  },
  {
    rule: 'TTA-POL-01',
    kinds: ['full'],
    en: 'After the row (and the result of a war) you may do one of these: play an event or a territory, play an aggression, declare a war, offer a pact, cancel a pact, or use a political ability of your leader.',
    fr: 'Après la rangée (et l’issue d’une guerre), tu peux faire une de ces choses : jouer un événement ou un territoire, jouer une agression, déclarer une guerre, proposer un pacte, annuler un pacte, ou employer une capacité politique de ton chef.',
  },
  {
    rule: 'TTA-EVT-04',
    kinds: ['simple'],
    en: 'A resolved event goes to the past events.',
    fr: 'Un événement résolu va aux événements anciens.',
  },
  {
    rule: 'TTA-TWO-03',
    kinds: LATER,
    en: 'With 2 players 3 places of the row are cleared and 4 events are current.',
    fr: 'À 2 joueurs, 3 places de la rangée se vident et 4 événements sont actifs.',
  },
  {
    rule: 'TTA-COL-05',
    kinds: LATER,
    en: 'Strength that belongs to the civilisation, from arenas, leaders, wonders or special technologies, does not count.',
    fr: 'La force qui appartient à la civilisation, venue d’arènes, de chefs, de merveilles ou de technologies spéciales, ne compte pas.',
  },
  {
    rule: 'TTA-AGG-05',
    kinds: LATER,
    en: 'The aggression succeeds only if the attack is greater. If it fails, nothing more happens; actions and card are spent.',
    fr: 'L’agression ne réussit que si l’attaque est supérieure. Si elle échoue, rien de plus n’arrive ; actions et carte sont dépensées.',
  },
  {
    rule: 'TTA-WAR-08',
    kinds: LATER,
    en: 'Several wars and attacks against one civilisation in the same round are allowed.',
    fr: 'Plusieurs guerres et attaques contre une même civilisation dans une manche sont permises.',
  },
  {
    rule: 'TTA-AGE-01',
    kinds: ['simple'],
    en: 'An age ends when the last card of its civil deck enters the row.',
    fr: 'Un âge finit quand la dernière carte de sa pioche civile entre dans la rangée.',
  },
  {
    rule: 'TTA-AGE-05',
    kinds: ['advanced'],
    en: 'Technologies, governments, tactics, colonies, finished wonders and events in the piles stay.',
    fr: 'Technologies, gouvernements, tactiques, colonies, merveilles achevées et événements des piles restent.',
  },
  {
    rule: 'TTA-RES-01',
    kinds: ['simple'],
    en: 'At the beginning of your turn you may leave the game. Everybody still playing ranks ahead of you.',
    fr: 'Au début de ton tour, tu peux quitter la partie. Tous ceux qui jouent encore sont classés devant toi.',
  },
  {
    rule: 'TTA-HID-02',
    kinds: ['simple'],
    en: 'Hidden: the order of the decks and the faces of the events to come.',
    fr: 'Cachés : l’ordre des pioches et les faces des événements à venir.',
  },
  {
    rule: 'TTA-MIL-02',
    kinds: ['simple'],
    en: 'To upgrade a unit costs 1 military action and the difference of the prices, within one type: infantry or cavalry.',
    fr: 'Améliorer une unité coûte 1 action militaire et la différence des prix, au sein d’un même type : infanterie ou cavalerie.',
  },
  {
    rule: 'TTA-MIL-02',
    kinds: ['advanced'],
    en: 'To upgrade a unit costs 1 military action and the difference of the prices, within one type: infantry, cavalry or artillery.',
    fr: 'Améliorer une unité coûte 1 action militaire et la différence des prix, au sein d’un même type : infanterie, cavalerie ou artillerie.',
  },
  {
    rule: 'TTA-MIL-04',
    kinds: ['simple'],
    en: 'Resources for military units, from Homer or Patriotism, are not tokens. They are spent first on units recruited or upgraded this turn and vanish when it ends.',
    fr: 'Les ressources pour unités militaires, venues d’Homère ou du Patriotisme, ne sont pas des jetons. Elles paient d’abord les unités enrôlées ou améliorées ce tour-ci et disparaissent à la fin du tour.',
  },
  {
    rule: 'TTA-MIL-04',
    kinds: ['advanced'],
    en: 'Resources for military units, from Homer, Patriotism or Wave of Nationalism, are not tokens. They are spent first on units recruited or upgraded this turn and vanish when it ends.',
    fr: 'Les ressources pour unités militaires, venues d’Homère, du Patriotisme ou de la Vague de nationalisme, ne sont pas des jetons. Elles paient d’abord les unités enrôlées ou améliorées ce tour-ci et disparaissent à la fin du tour.',
  },
  {
    rule: 'TTA-MIL-05',
    kinds: ['simple', 'advanced'],
    en: 'Frederick Barbarossa, on the other hand, lowers the price of every unit recruited with his ability.',
    fr: 'Frédéric Barberousse, en revanche, baisse le prix de chaque unité enrôlée grâce à sa capacité.',
  },
  {
    rule: 'TTA-WON-07',
    kinds: ['simple'],
    en: 'Masonry allows up to two stages with one civil action; you pay the sum. Engineering Genius always builds exactly one.',
    fr: 'La Maçonnerie permet jusqu’à deux étapes pour une action civile ; tu paies la somme. Le Génie de l’ingénierie en construit toujours exactement une.',
  },
  {
    rule: 'TTA-WON-07',
    kinds: ['advanced'],
    en: 'Masonry and Architecture allow several stages with one civil action; you pay the sum. Engineering Genius always builds exactly one.',
    fr: 'La Maçonnerie et l’Architecture permettent plusieurs étapes pour une action civile ; tu paies la somme. Le Génie de l’ingénierie en construit toujours exactement une.',
  },
  {
    rule: 'TTN-TAKE-01',
    kinds: ['2015'],
    en: 'What makes a card of the row cheaper may make it cost no action at all.',
    fr: 'Ce qui rend une carte de la rangée moins chère peut la rendre gratuite.',
  },
  {
    rule: 'TTN-ACC-04',
    kinds: LATER,
    en: 'Among the action cards, Rich Land and Urban Growth build or upgrade at a lower price, Reserves give food or resources.',
    fr: 'Parmi les cartes Action, Terre riche et Croissance urbaine construisent ou améliorent à moindre prix, les Réserves donnent nourriture ou ressources.',
  },
  {
    rule: 'TTA-ACT-04',
    kinds: LATER,
    en: 'Military actions: recruit, upgrade or disband a unit, or play or copy a tactic. Aggressions and wars cost military actions in the political phase.',
    fr: 'Actions militaires : enrôler, améliorer ou démanteler une unité, jouer ou copier une tactique. Les agressions et les guerres coûtent des actions militaires pendant la phase politique.',
  },
  {
    rule: 'TTN-EVT-01',
    kinds: LATER,
    en: 'Those whom an event concerns decide clockwise from the current player.',
    fr: 'Ceux qu’un événement concerne décident dans le sens horaire, à partir du joueur dont c’est le tour.',
  },
];
