import { rulesIn } from '../../shared/rule-row.js';

export const MOVES = rulesIn('moves', [
  {
    id: 'AOC-CMD-1',
    prov: 'D',
    en: 'A turn has three steps. Civilisation: give birth, annex or pass. Actions: place workers, or rest; then end your actions. End of turn: use your abilities, then finish the turn.',
    fr: 'Un tour a trois étapes. Civilisation : faire naître, annexer ou passer. Actions : placer des ouvriers, ou se reposer ; puis terminer les actions. Fin de tour : utiliser ses capacités, puis terminer le tour.',
  },
  {
    id: 'AOC-CMD-2',
    prov: 'D',
    en: 'Some moves ask one more question: which technology (Research, Babylon, Iberia), which wonder (Wonder, Incas), Culture or not (Axum, Education), which card gets the coins (Phoenicia).',
    fr: 'Certains coups posent une question de plus : quelle technologie (Recherche, Babylone, Ibérie), quelle merveille (Merveille, Incas), Culture ou non (Axoum, Éducation), quelle carte reçoit les pièces (Phénicie).',
  },
  {
    id: 'AOC-CMD-3',
    prov: 'D',
    en: 'Chance lies only in the shuffles of the setup and in the cards drawn into the market. Everything else is certain.',
    fr: 'Le hasard n’est que dans les mélanges de la mise en place et dans les cartes piochées pour le marché. Tout le reste est certain.',
  },
  {
    id: 'AOC-CMD-4',
    prov: 'D',
    en: 'End-of-turn abilities without a choice act by themselves, but only when their order cannot matter.',
    fr: 'Les capacités de fin de tour sans choix agissent d’elles-mêmes, mais seulement quand leur ordre n’importe pas.',
  },
]);

/** Questions that the rulebook leaves open, and how they are settled here. */
export const DECISIONS = rulesIn('decisions', [
  {
    id: 'AOC-AMB-1',
    prov: 'D',
    en: 'In which order do coins, abilities and the market refill come at a birth? Card, workers, bonus coins, abilities, market coins, new card.',
    fr: 'Dans quel ordre viennent pièces, capacités et marché à une naissance ? Carte, ouvriers, pièces bonus, capacités, pièces sur le marché, nouvelle carte.',
  },
  {
    id: 'AOC-AMB-2',
    prov: 'D',
    en: 'Education says that all modifiers of Culture apply, Harappa excludes Education. The card is the exception, and only for the Culture of Education.',
    fr: 'L’Éducation dit que tous les modificateurs de Culture s’appliquent, Harappa exclut l’Éducation. La carte fait exception, et seulement pour la Culture de l’Éducation.',
  },
  {
    id: 'AOC-AMB-3',
    prov: 'D',
    en: 'Must you be strongest for what abilities add to Conquest? No, unless the ability says so.',
    fr: 'Faut-il la plus grande force pour ce que les capacités ajoutent à la Conquête ? Non, sauf si la capacité le dit.',
  },
  {
    id: 'AOC-AMB-4',
    prov: 'D',
    en: 'Do placed workers count for the limit of 4? Yes, until they come back or are sacrificed.',
    fr: 'Les ouvriers placés comptent-ils dans la limite de 4 ? Oui, jusqu’à leur retour ou leur sacrifice.',
  },
  {
    id: 'AOC-AMB-5',
    prov: 'D',
    en: 'Can reductions make a price negative? No, it stops at 0.',
    fr: 'Des réductions peuvent-elles rendre un prix négatif ? Non, il s’arrête à 0.',
  },
  {
    id: 'AOC-AMB-6',
    prov: 'D',
    en: 'May an end-of-turn ability gained at the end of the turn still act? Yes.',
    fr: 'Une capacité de fin de tour gagnée en fin de tour peut-elle encore agir ? Oui.',
  },
  {
    id: 'AOC-AMB-7',
    prov: 'D',
    en: 'Do Celebration and Great Debate score when the most is 0? Yes, everybody is tied; the table may choose otherwise.',
    fr: 'Célébration et Grand Débat rapportent-ils quand le maximum est 0 ? Oui, tout le monde est à égalité ; la table peut en décider autrement.',
  },
  {
    id: 'AOC-AMB-8',
    prov: 'D',
    en: 'Corruption when nobody has coins: no effect.',
    fr: 'Corruption quand personne n’a de pièces : aucun effet.',
  },
  {
    id: 'AOC-AMB-9',
    prov: 'D',
    en: 'When may a special technology be bought? At any moment of your own turn, but not inside an effect.',
    fr: 'Quand peut-on acheter une technologie spéciale ? À tout moment de son propre tour, mais pas au milieu d’un effet.',
  },
  {
    id: 'AOC-AMB-10',
    prov: 'D',
    en: 'Which technology does a special card repeat? That of the top row, the most advanced, since arrows point upwards. It replaces the two below.',
    fr: 'Quelle technologie une carte spéciale répète-t-elle ? Celle de la rangée du haut, la plus avancée, puisque les flèches montent. Elle remplace les deux du dessous.',
  },
  {
    id: 'AOC-AMB-11',
    prov: 'D',
    en: 'Which technologies share a column? Writing, Education, Science; Navigation, Currency, Engineering; Mining, Iron Working, Gunpowder.',
    fr: 'Quelles technologies partagent une colonne ? Écriture, Éducation, Science ; Navigation, Monnaie, Ingénierie ; Exploitation minière, Travail du fer, Poudre à canon.',
  },
  {
    id: 'AOC-AMB-12',
    prov: 'D',
    en: 'War when all are tied: all sacrifice, as the text says.',
    fr: 'Guerre quand tous sont à égalité : tous sacrifient, comme le dit le texte.',
  },
  {
    id: 'AOC-AMB-13',
    prov: 'D',
    en: 'Tied with the virtual opponent: strongest for Conquest, but weakest in war as well.',
    fr: 'À égalité avec l’adversaire virtuel : plus grande force pour la Conquête, mais aussi plus petite à la guerre.',
  },
  {
    id: 'AOC-AMB-14',
    prov: 'D',
    en: 'The rulebook’s solo example shows a war at the end of round 2, where the Plague always comes. We take it as an example of the figure only.',
    fr: 'L’exemple solo du livret montre une guerre à la fin de la manche 2, où vient toujours la Peste. Nous n’en retenons que le chiffre.',
  },
  {
    id: 'AOC-AMB-15',
    prov: 'D',
    en: 'Does the virtual opponent own wonders, coins or technologies? No, only its strength is compared.',
    fr: 'L’adversaire virtuel a-t-il merveilles, pièces ou technologies ? Non, seule sa force est comparée.',
  },
  {
    id: 'AOC-AMB-16',
    prov: 'D',
    en: 'May the Maya use all upcoming cards or only the next? All of them.',
    fr: 'Les Mayas peuvent-ils utiliser toutes les cartes à venir ou seulement la prochaine ? Toutes.',
  },
  {
    id: 'AOC-AMB-17',
    prov: 'D',
    en: 'The extra worker of the Aztecs stands on the same red slot and follows the same rule as the first.',
    fr: 'L’ouvrier supplémentaire des Aztèques est sur la même case rouge et suit la même règle que le premier.',
  },
  {
    id: 'AOC-AMB-18',
    prov: 'D',
    en: 'Phoenicia with an empty market: the ability cannot be used.',
    fr: 'La Phénicie avec un marché vide : la capacité ne peut pas servir.',
  },
  {
    id: 'AOC-AMB-19',
    prov: 'D',
    en: 'Draft: cards are always passed to the left, for all five picks.',
    fr: 'Draft : les cartes passent toujours à gauche, pour les cinq choix.',
  },
  {
    id: 'AOC-AMB-20',
    prov: 'D',
    en: 'Axum: one Culture per turn or per Construction? Per Construction.',
    fr: 'Axoum : une Culture par tour ou par Construction ? Par Construction.',
  },
  {
    id: 'AOC-AMB-21',
    prov: 'D',
    en: 'Great Britain counts the points you have at the moment you use it.',
    fr: 'La Grande-Bretagne compte les points que tu as au moment où tu l’utilises.',
  },
  {
    id: 'AOC-AMB-22',
    prov: 'D',
    en: 'The draw pile cannot run out, except in scenarios: then the market is simply not refilled.',
    fr: 'La pioche ne peut pas s’épuiser, sauf dans les scénarios : le marché n’est alors plus regarni.',
  },
  {
    id: 'AOC-AMB-23',
    prov: 'D',
    en: 'Are the coins that Iberia counts also taken? Yes, like any bonus coins.',
    fr: 'Les pièces que compte l’Ibérie sont-elles aussi prises ? Oui, comme toutes les pièces bonus.',
  },
  {
    id: 'AOC-AMB-24',
    prov: 'D',
    en: 'The index of the booklet and its page references disagree; this changes nothing in the game.',
    fr: 'L’index du livret et ses renvois de pages se contredisent ; cela ne change rien au jeu.',
  },
  {
    id: 'AOC-AMB-25',
    prov: 'D',
    en: 'Reports on an early version give the first player 1 more coin. The rulebook does not, so neither do we.',
    fr: 'Des récits d’une version précoce donnent 1 pièce de plus au premier joueur. Le livret ne le dit pas, nous ne le faisons pas.',
  },
  {
    id: 'AOC-AMB-26',
    prov: 'D',
    en: 'The text speaks of 6 usable actions in every round, but the Plague is one of the 8 cards and has no action: there are five while it is one of the three.',
    fr: 'Le texte parle de 6 actions utilisables à chaque manche, mais la Peste est une des 8 cartes et n’a pas d’action : il y en a cinq tant qu’elle est l’une des trois.',
  },
]);
