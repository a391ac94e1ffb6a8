import { rulesIn } from '../../shared/rule-row.js';

export const VARIANTS = rulesIn('variants', [
  {
    id: 'TTA-VAR-01',
    prov: 'R',
    en: 'Easier: every yellow bank has one token more (19), and every government allows one more building of each urban type.',
    fr: 'Plus facile : chaque banque jaune a un jeton de plus (19), et chaque gouvernement permet un bâtiment de plus de chaque type urbain.',
  },
  {
    id: 'TTA-VAR-02',
    prov: 'R',
    en: 'Anti-league: a civilisation is attacked by one rival at a time. Who plays an aggression or a war holds the target’s marker until their next political action, unless they attack the same target again; meanwhile nobody else may attack it.',
    fr: 'Anti-ligue : une civilisation n’est attaquée que par un rival à la fois. Qui joue une agression ou une guerre tient le marqueur de la cible jusqu’à sa prochaine action politique, sauf à attaquer de nouveau la même ; entre-temps, personne d’autre ne peut l’attaquer.',
  },
  {
    id: 'TTA-VAR-03',
    prov: 'R',
    en: 'Peaceful: all aggressions and wars are removed, and the pacts too if the table wishes.',
    fr: 'Pacifique : toutes les agressions et les guerres sont retirées, et les pactes aussi si la table le souhaite.',
  },
  {
    id: 'TTA-VAR-04',
    prov: 'R',
    en: 'Draw by action: nobody draws at the end of the turn; in the action phase 1 military action draws 1 military card, as often as you can pay.',
    fr: 'Pioche par action : personne ne pioche en fin de tour ; en phase d’actions, 1 action militaire pioche 1 carte militaire, autant de fois que tu peux payer.',
  },
  {
    id: 'TTA-VAR-05',
    prov: 'R',
    en: 'Open bonus cards: 3, 4 or 5 events of Age III are revealed at the start and score at the end.',
    fr: 'Cartes Bonus visibles : 3, 4 ou 5 événements de l’Âge III sont révélés au début et comptent à la fin.',
  },
  {
    id: 'TTA-VAR-06',
    prov: 'R',
    en: 'Age by age: 5 events of Age III are set aside. One is revealed at the start, one after round 1, and one at the end of each of Ages I, II and III.',
    fr: 'Âge par âge : 5 événements de l’Âge III sont mis de côté. Un est révélé au début, un après la manche 1, et un à la fin de chacun des Âges I, II et III.',
  },
  {
    id: 'TTA-VAR-07',
    prov: 'R',
    en: 'Private bonus cards: 12 of the 13 events of Age III are dealt; each player keeps 1 (2 with two players) hidden until the end and gives the others back.',
    fr: 'Cartes Bonus privées : 12 des 13 événements de l’Âge III sont distribués ; chacun en garde 1 (2 à deux joueurs) caché jusqu’à la fin et rend les autres.',
  },
  {
    id: 'TTA-VAR-08',
    prov: 'R+D',
    en: 'Open choice: all 13 events of Age III are laid out; in reverse seat order each player chooses 1 (2 with two players), open until the end.',
    fr: 'Choix ouvert : les 13 événements de l’Âge III sont étalés ; dans l’ordre inverse des places, chacun en choisit 1 (2 à deux joueurs), visible jusqu’à la fin.',
  },
  {
    id: 'TTA-VAR-09',
    prov: 'R+D',
    en: 'In these four variants of the bonus cards the other Age III events go back into Military III. The chosen cards score for all players at the end.',
    fr: 'Dans ces quatre variantes des cartes Bonus, les autres événements de l’Âge III retournent dans Militaire III. Les cartes choisies comptent pour tous les joueurs à la fin.',
  },
  {
    id: 'TTA-VAR-10',
    prov: 'R',
    en: 'Fewer bonuses: the Age III events left in the piles do not score at the end.',
    fr: 'Moins de bonus : les événements de l’Âge III restés dans les piles ne comptent pas à la fin.',
  },
  {
    id: 'TTA-VAR-11',
    prov: 'R',
    en: 'Alternative corruption: a mine may produce one token less (TTA-COR-04).',
    fr: 'Corruption alternative : une mine peut produire un jeton de moins (TTA-COR-04).',
  },
]);

export const CARDS = rulesIn('cards', [
  {
    id: 'TTA-CRD-01',
    prov: 'R',
    en: 'Discounts of action cards: see TTA-ACC-05. Engineering Genius pays for one stage only.',
    fr: 'Remises des cartes Action : voir TTA-ACC-05. Le Génie de l’ingénierie ne paie qu’une étape.',
  },
  {
    id: 'TTA-CRD-02',
    prov: 'R',
    en: 'Resources for military units: TTA-MIL-04 is a stock for the turn, TTA-MIL-05 a discount per unit.',
    fr: 'Ressources pour unités militaires : TTA-MIL-04 est une réserve pour le tour, TTA-MIL-05 une remise par unité.',
  },
  {
    id: 'TTA-CRD-03',
    prov: 'R',
    en: 'Alexander, Joan of Arc, Napoleon, the Colossus, the Great Wall, the Transcontinental Railroad and special technologies strengthen the civilisation, never a sacrificed unit, even where they count units.',
    fr: 'Alexandre, Jeanne d’Arc, Napoléon, le Colosse, la Grande Muraille, le Chemin de fer transcontinental et les technologies spéciales renforcent la civilisation, jamais une unité sacrifiée, même quand ils comptent des unités.',
  },
  {
    id: 'TTA-CRD-04',
    prov: 'R',
    en: 'The bonus of Genghis Khan belongs to each cavalry unit and counts when it is sacrificed.',
    fr: 'Le bonus de Genghis Khan appartient à chaque unité de cavalerie et compte quand elle est sacrifiée.',
  },
  {
    id: 'TTA-CRD-05',
    prov: 'R',
    en: 'Impact of Science and Impact of Strength rank the players; ties follow TTA-TIE-01, at the end TTA-TIE-03.',
    fr: 'L’Impact de la science et l’Impact de la force classent les joueurs ; les égalités suivent TTA-TIE-01, à la fin TTA-TIE-03.',
  },
  {
    id: 'TTA-CRD-06',
    prov: 'R',
    en: 'Spoils: TTA-AGG-08, TTA-AGG-09 and TTA-TOK-11.',
    fr: 'Butin : TTA-AGG-08, TTA-AGG-09 et TTA-TOK-11.',
  },
  {
    id: 'TTA-CRD-07',
    prov: 'R+D',
    en: 'Scientific Cooperation: if one side has no science point at all, neither can use the pact to play a technology.',
    fr: 'Coopération scientifique : si l’un des camps n’a aucun point de science, aucun ne peut se servir du pacte pour jouer une technologie.',
  },
  {
    id: 'TTA-CRD-08',
    prov: 'R',
    en: 'Christopher Columbus: once per game, as a political action, a territory from your hand becomes your colony, without unit or auction. It brings no culture for its age, and no event is revealed. He stays in play.',
    fr: 'Christophe Colomb : une fois par partie, en action politique, un territoire de ta main devient ta colonie, sans unité ni enchère. Il ne rapporte pas de culture pour son âge, et aucun événement n’est révélé. Il reste en jeu.',
  },
  {
    id: 'TTA-CRD-09',
    prov: 'R',
    en: 'Robespierre: a revolution needs all military actions and uses them all; civil actions stay as they are. The usual way is closed.',
    fr: 'Robespierre : une révolution demande toutes les actions militaires et les utilise toutes ; les actions civiles restent comme elles sont. La voie habituelle est fermée.',
  },
  {
    id: 'TTA-CRD-10',
    prov: 'R',
    en: 'Isaac Newton: a technology still needs 1 available civil action, which he gives back. After a revolution 1 civil action is available.',
    fr: 'Isaac Newton : une technologie demande toujours 1 action civile disponible, qu’il rend ensuite. Après une révolution, 1 action civile est disponible.',
  },
  {
    id: 'TTA-CRD-11',
    prov: 'R',
    en: 'Napoleon doubles the largest bonus among your armies, with obsolete units and air force taken into account. Without an army there is no bonus.',
    fr: 'Napoléon double le plus grand bonus de tes armées, unités obsolètes et force aérienne comprises. Sans armée, pas de bonus.',
  },
  {
    id: 'TTA-CRD-12',
    prov: 'R',
    en: 'Bill Gates: laboratories of level I to III are also mines. Each of their workers produces one blue token worth the level in resources; they produce whenever mines do and count for Impact of Industry.',
    fr: 'Bill Gates : les laboratoires de niveau I à III sont aussi des mines. Chacun de leurs ouvriers produit un jeton bleu valant le niveau en ressources ; ils produisent en même temps que les mines et comptent pour l’Impact de l’industrie.',
  },
  {
    id: 'TTA-CRD-13',
    prov: 'R+D',
    en: 'St. Peter’s Basilica doubles every happy face, its own too, also for Joan of Arc and Michelangelo. Unhappy faces are not doubled, and 8 stays the limit.',
    fr: 'La Basilique Saint-Pierre double chaque visage heureux, le sien aussi, également pour Jeanne d’Arc et Michel-Ange. Les visages malheureux ne sont pas doublés, et la limite reste 8.',
  },
  {
    id: 'TTA-CRD-14',
    prov: 'R',
    en: 'Transcontinental Railroad: the best mine with a worker receives one blue token more in production.',
    fr: 'Chemin de fer transcontinental : la meilleure mine qui a un ouvrier reçoit un jeton bleu de plus à la production.',
  },
  {
    id: 'TTA-CRD-15',
    prov: 'R',
    en: 'First Space Flight adds the levels of all your technologies: units, buildings, farms, mines, special technologies and government.',
    fr: 'Le Premier vol spatial additionne les niveaux de toutes tes technologies : unités, bâtiments, fermes, mines, technologies spéciales et gouvernement.',
  },
  {
    id: 'TTA-CRD-16',
    prov: 'R',
    en: 'Hollywood and Internet: for each worker on the buildings named, twice the level in culture. Level 0 gives nothing.',
    fr: 'Hollywood et Internet : pour chaque ouvrier sur les bâtiments nommés, deux fois le niveau en culture. Le niveau 0 ne donne rien.',
  },
  {
    id: 'TTA-CRD-17',
    prov: 'R',
    en: 'Breakthrough: see TTA-GOV-06 and TTA-ACC-04.',
    fr: 'Percée : voir TTA-GOV-06 et TTA-ACC-04.',
  },
  {
    id: 'TTA-CRD-18',
    prov: 'R',
    en: 'Pyramids and Hammurabi: actions come and go by TTA-ACT-05. When Hammurabi is replaced, the military action returns and the civil one goes.',
    fr: 'Pyramides et Hammourabi : les actions vont et viennent selon TTA-ACT-05. Quand Hammourabi est remplacé, l’action militaire revient et l’action civile part.',
  },
]);
