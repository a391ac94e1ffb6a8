import { rulesIn } from '../../shared/rule-row.js';

export const MILITARY_CARDS = rulesIn('militaryCards', [
  {
    id: 'TTA-MCD-01',
    prov: 'R',
    en: 'Political cards are events and territories (green), aggressions (brown), pacts (blue) and, in the Full version, wars (black). The others are tactics (red) and bonus cards, which have a defence value and a colonisation value.',
    fr: 'Les cartes politiques sont les événements et les territoires (verts), les agressions (brunes), les pactes (bleus) et, en version complète, les guerres (noires). Les autres sont les tactiques (rouges) et les cartes Bonus, qui ont une valeur de défense et une valeur de colonisation.',
  },
  {
    id: 'TTA-MCD-02',
    prov: 'R+D',
    en: 'At the end of production you draw one military card of the current age for each unused military action, at most 3.',
    fr: 'À la fin de la production, tu pioches une carte militaire de l’âge en cours par action militaire inutilisée, au plus 3.',
  },
  {
    id: 'TTA-MCD-03',
    prov: 'R',
    en: 'The draw may take you above the limit of your hand.',
    fr: 'La pioche peut te faire dépasser la limite de ta main.',
  },
  {
    id: 'TTA-MCD-04',
    prov: 'R',
    en: 'Right after the political action, used or not, you discard face down until you hold no more military cards than you have military actions in all. You choose which.',
    fr: 'Juste après l’action politique, utilisée ou non, tu défausses face cachée jusqu’à n’avoir pas plus de cartes militaires que d’actions militaires en tout. Tu choisis lesquelles.',
  },
  {
    id: 'TTA-MCD-05',
    prov: 'R+P',
    en: 'When the military deck is empty, the used and discarded cards of its age are shuffled into a new one. Past events do not come back.',
    fr: 'Quand la pioche militaire est vide, les cartes utilisées et défaussées de son âge se remélangent. Les événements anciens ne reviennent pas.',
  },
  {
    id: 'TTA-MCD-06',
    prov: 'R',
    en: 'With a new age the military deck changes; older discards never come back.',
    fr: 'À chaque nouvel âge, la pioche militaire change ; les défausses plus anciennes ne reviennent jamais.',
  },
  {
    id: 'TTA-MCD-07',
    prov: 'R+D',
    en: 'Nobody draws military cards in Age IV, nor in the Advanced version after the end of Age II.',
    fr: 'Personne ne pioche de carte militaire à l’Âge IV, ni en version avancée après la fin de l’Âge II.',
  },
  {
    id: 'TTA-MCD-08',
    prov: 'R',
    en: 'With the Library of Alexandria you may hold one military card more.',
    fr: 'Avec la Bibliothèque d’Alexandrie, tu peux garder une carte militaire de plus.',
  },
]);

export const POLITICS_PHASE = rulesIn('politicsPhase', [
  {
    id: 'TTA-POL-01',
    prov: 'R',
    en: 'After the row (and the result of a war) you may do one of these: play an event or a territory, play an aggression, offer a pact, cancel a pact, in the Full version declare a war, or use a political ability of your leader.',
    fr: 'Après la rangée (et l’issue d’une guerre), tu peux faire une de ces choses : jouer un événement ou un territoire, jouer une agression, proposer un pacte, annuler un pacte, en version complète déclarer une guerre, ou employer une capacité politique de ton chef.',
  },
  {
    id: 'TTA-POL-02',
    prov: 'R',
    en: 'It is optional, and it is spent even if it comes to nothing.',
    fr: 'Elle est facultative, et elle est dépensée même si elle n’aboutit pas.',
  },
  {
    id: 'TTA-POL-03',
    prov: 'R',
    en: 'Only the player whose turn it is acts; the others only answer.',
    fr: 'Seul le joueur dont c’est le tour agit ; les autres ne font que répondre.',
  },
]);

export const EVENTS = rulesIn('events', [
  {
    id: 'TTA-EVT-01',
    prov: 'R+D',
    en: 'Simple version: from round 3 the start player begins the turn by revealing and resolving a current event. When none is left, nothing happens.',
    fr: 'Version simple : dès la manche 3, le premier joueur commence son tour en révélant et en résolvant un événement actif. Quand il n’y en a plus, rien ne se passe.',
  },
  {
    id: 'TTA-EVT-02',
    prov: 'R',
    en: 'An event or territory from your hand goes face down onto the future events. You score culture points for its age: 1, 2 or 3. Then the top current event is revealed and resolved.',
    fr: 'Un événement ou un territoire de ta main va face cachée sur les événements futurs. Tu marques des points de culture selon son âge : 1, 2 ou 3. Puis le premier événement actif est révélé et résolu.',
  },
  {
    id: 'TTA-EVT-03',
    prov: 'R',
    en: 'After the last current event the future events are shuffled, sorted by age with the oldest on top, and become the current ones. Both piles together always hold 2 cards more than there are players.',
    fr: 'Après le dernier événement actif, les événements futurs sont mélangés, triés par âge, les plus anciens au-dessus, et deviennent les actifs. Les deux piles ensemble comptent toujours 2 cartes de plus qu’il n’y a de joueurs.',
  },
  {
    id: 'TTA-EVT-04',
    prov: 'R',
    en: 'A resolved event goes to the past events. A territory is put up for auction.',
    fr: 'Un événement résolu va aux événements anciens. Un territoire est mis aux enchères.',
  },
  {
    id: 'TTA-EVT-05',
    prov: 'R',
    en: 'Ties are settled as always, for whoever comes earlier (TTA-TIE-01). Nobody gives more than they have.',
    fr: 'Les égalités se tranchent comme toujours, pour qui vient plus tôt (TTA-TIE-01). Personne ne donne plus qu’il n’a.',
  },
  {
    id: 'TTA-EVT-06',
    prov: 'R',
    en: 'What an event builds or recruits for free needs an unused worker, but no action and no resources.',
    fr: 'Ce qu’un événement construit ou enrôle gratuitement demande un ouvrier inutilisé, mais ni action ni ressources.',
  },
  {
    id: 'TTA-EVT-07',
    prov: 'R',
    en: 'Full version: an Age III event revealed during the game scores at once; those still in the piles score at the end.',
    fr: 'Version complète : un événement de l’Âge III révélé en cours de partie rapporte aussitôt ; ceux qui restent dans les piles comptent à la fin.',
  },
  {
    id: 'TTA-EVT-08',
    prov: 'R',
    en: 'Food or resources produced by an event are blue tokens like any gain (TTA-TOK-05).',
    fr: 'La nourriture ou les ressources produites par un événement sont des jetons bleus comme tout gain (TTA-TOK-05).',
  },
]);

export const TIES = rulesIn('ties', [
  {
    id: 'TTA-TIE-01',
    prov: 'R',
    en: 'Among players of equal strength, who comes earlier clockwise from the player whose turn it is counts as stronger. So the player whose turn it is wins every tie, and the one who has just played loses it.',
    fr: 'Entre joueurs de même force, celui qui vient plus tôt en sens horaire à partir du joueur dont c’est le tour est le plus fort. Le joueur dont c’est le tour gagne donc toute égalité, et celui qui vient de jouer la perd.',
  },
  {
    id: 'TTA-TIE-02',
    prov: 'R',
    en: 'The same order settles most and least culture points and every other ranking.',
    fr: 'Le même ordre départage le plus et le moins de points de culture et tout autre classement.',
  },
  {
    id: 'TTA-TIE-03',
    prov: 'R',
    en: 'At the end of the game the order begins with the start player.',
    fr: 'À la fin de la partie, l’ordre part du premier joueur.',
  },
  {
    id: 'TTA-TIE-04',
    prov: 'R',
    en: 'Immigration serves every civilisation that shares the most happy faces.',
    fr: 'L’Immigration profite à toute civilisation à égalité pour le plus de visages heureux.',
  },
  {
    id: 'TTA-TIE-05',
    prov: 'D',
    en: 'Equal culture points at the end: the victory is shared.',
    fr: 'Égalité de points de culture à la fin : la victoire est partagée.',
  },
  {
    id: 'TTA-TWO-01',
    prov: 'R',
    en: 'With 2 players the two strongest are the strongest alone, and the two weakest the weakest alone.',
    fr: 'À 2 joueurs, les deux plus forts désignent le plus fort seul, et les deux plus faibles le plus faible seul.',
  },
  {
    id: 'TTA-TWO-02',
    prov: 'R',
    en: 'With 2 players there are no pacts.',
    fr: 'À 2 joueurs, il n’y a pas de pactes.',
  },
  {
    id: 'TTA-TWO-03',
    prov: 'R',
    en: 'With 2 players 3 places of the row are cleared, 4 events are current, and the variants with private or chosen bonus cards give 2 cards each.',
    fr: 'À 2 joueurs, 3 places de la rangée se vident, 4 événements sont actifs, et les variantes à cartes Bonus privées ou choisies donnent 2 cartes à chacun.',
  },
]);
