import { rulesIn } from '../../shared/rule-row.js';

export const COLONIES = rulesIn('colonies', [
  {
    id: 'TTA-COL-01',
    prov: 'R',
    en: 'A revealed territory is auctioned. Beginning with the player whose turn it is and clockwise, each raises or passes; who has passed is out. The last bidder wins. If all pass, the card goes to the past events.',
    fr: 'Un territoire révélé est mis aux enchères. En partant du joueur dont c’est le tour et en sens horaire, chacun surenchérit ou passe ; qui a passé est hors jeu. Le dernier enchérisseur l’emporte. Si tous passent, la carte va aux événements anciens.',
  },
  {
    id: 'TTA-COL-02',
    prov: 'R+D',
    en: 'A bid is a whole number, at least 1 and above the last one, and no more than you could pay with units, bonus cards and colonisation bonuses. If you win, you must pay.',
    fr: 'Une enchère est un nombre entier, d’au moins 1 et supérieur à la précédente, et pas plus que ce que tu pourrais payer en unités, cartes Bonus et bonus de colonisation. Si tu gagnes, tu dois payer.',
  },
  {
    id: 'TTA-COL-03',
    prov: 'R',
    en: 'The winner pays at least the bid with the strength of sacrificed units, the bonuses of complete armies among them, the colonisation values of discarded bonus cards, and the colonisation bonuses of cards in play.',
    fr: 'Le gagnant paie au moins l’enchère avec la force d’unités sacrifiées, les bonus d’armées complètes parmi elles, les valeurs de colonisation de cartes Bonus défaussées, et les bonus de colonisation de ses cartes en jeu.',
  },
  {
    id: 'TTA-COL-04',
    prov: 'R',
    en: 'At least one unit must be sacrificed. No change is given.',
    fr: 'Il faut sacrifier au moins une unité. On ne rend pas la monnaie.',
  },
  {
    id: 'TTA-COL-05',
    prov: 'R',
    en: 'Strength that belongs to the civilisation, from arenas, leaders, wonders or special technologies, does not count. The bonus of Genghis Khan belongs to his cavalry and counts.',
    fr: 'La force qui appartient à la civilisation, venue d’arènes, de chefs, de merveilles ou de technologies spéciales, ne compte pas. Le bonus de Genghis Khan appartient à sa cavalerie et compte.',
  },
  {
    id: 'TTA-COL-06',
    prov: 'R',
    en: 'Sacrificed units return to the yellow bank; used bonus cards are discarded.',
    fr: 'Les unités sacrifiées retournent à la banque jaune ; les cartes Bonus utilisées sont défaussées.',
  },
  {
    id: 'TTA-COL-07',
    prov: 'R',
    en: 'The territory becomes your colony: first its permanent bonus, then its immediate effect.',
    fr: 'Le territoire devient ta colonie : d’abord son bonus permanent, puis son effet immédiat.',
  },
  {
    id: 'TTA-COL-08',
    prov: 'R',
    en: 'Who loses a colony loses only the permanent bonus.',
    fr: 'Qui perd une colonie n’en perd que le bonus permanent.',
  },
  {
    id: 'TTA-COL-09',
    prov: 'R',
    en: 'Military cards that a territory gives are drawn from the current deck, whatever the limit of the hand.',
    fr: 'Les cartes militaires que donne un territoire se piochent dans la pioche en cours, quelle que soit la limite de main.',
  },
  {
    id: 'TTA-COL-10',
    prov: 'D',
    en: 'If all others have passed and you have not bid yet, you may still bid or pass.',
    fr: 'Si tous les autres ont passé et que tu n’as pas encore enchéri, tu peux encore enchérir ou passer.',
  },
]);

export const AGGRESSIONS = rulesIn('aggressions', [
  {
    id: 'TTA-AGG-01',
    prov: 'R',
    en: 'As your political action you show the card, name the rival and pay its military actions.',
    fr: 'En action politique, tu montres la carte, désignes le rival et paies ses actions militaires.',
  },
  {
    id: 'TTA-AGG-02',
    prov: 'D',
    en: 'The rival need not be weaker than you.',
    fr: 'Le rival n’a pas besoin d’être plus faible que toi.',
  },
  {
    id: 'TTA-AGG-03',
    prov: 'R',
    en: 'Attack: your strength rating plus the strength of the units you sacrifice now, plus the bonuses of complete armies among them. The rating itself falls only afterwards.',
    fr: 'Attaque : ton indicateur de force plus la force des unités que tu sacrifies maintenant, plus les bonus d’armées complètes parmi elles. L’indicateur lui-même ne baisse qu’après.',
  },
  {
    id: 'TTA-AGG-04',
    prov: 'R',
    en: 'Then the defender may sacrifice units in the same way and play any number of bonus cards for their defence value.',
    fr: 'Puis le défenseur peut sacrifier des unités de la même façon et jouer autant de cartes Bonus qu’il veut pour leur valeur de défense.',
  },
  {
    id: 'TTA-AGG-05',
    prov: 'R',
    en: 'The aggression succeeds only if the attack is greater. If it fails, nothing more happens; actions, card and units are spent.',
    fr: 'L’agression ne réussit que si l’attaque est supérieure. Si elle échoue, rien de plus n’arrive ; actions, carte et unités sont dépensées.',
  },
  {
    id: 'TTA-AGG-06',
    prov: 'R',
    en: 'The sums of a fight may exceed 60.',
    fr: 'Les sommes d’un combat peuvent dépasser 60.',
  },
  {
    id: 'TTA-AGG-07',
    prov: 'R',
    en: 'Then the card is discarded, sacrificed units return to the yellow banks, and the ratings change.',
    fr: 'Ensuite la carte est défaussée, les unités sacrifiées retournent aux banques jaunes, et les indicateurs changent.',
  },
  {
    id: 'TTA-AGG-08',
    prov: 'R',
    en: 'The victor chooses what is lost: the building of a raid, the mix of food and resources, the mix of science and special technologies. Only for lost population the loser picks the workers.',
    fr: 'Le vainqueur choisit ce qui est perdu : le bâtiment d’une incursion, le mélange de nourriture et de ressources, le mélange de science et de technologies spéciales. Seule la population perdue laisse au perdant le choix des ouvriers.',
  },
  {
    id: 'TTA-AGG-09',
    prov: 'R',
    en: 'Nobody loses more than they have, and the victor gains no more than the loser lost.',
    fr: 'Personne ne perd plus qu’il n’a, et le vainqueur ne gagne pas plus que le perdant n’a perdu.',
  },
  {
    id: 'TTA-AGG-10',
    prov: 'R',
    en: 'Full version: in the last round neither side may sacrifice units; the defender may still use bonus cards.',
    fr: 'Version complète : à la dernière manche, aucun camp ne peut sacrifier d’unités ; le défenseur peut encore jouer des cartes Bonus.',
  },
  {
    id: 'TTA-AGG-11',
    prov: 'R',
    en: 'The attacker names the sacrificed units before the defender decides, and may not change them later.',
    fr: 'L’attaquant annonce les unités sacrifiées avant que le défenseur décide, et ne peut plus en changer.',
  },
]);

export const PACTS = rulesIn('pacts', [
  {
    id: 'TTA-PAC-01',
    prov: 'R',
    en: 'Only with 3 or 4 players. As your political action you show a pact, name a partner and, if the roles differ, who is A and who is B.',
    fr: 'Seulement à 3 ou 4 joueurs. En action politique, tu montres un pacte, désignes un partenaire et, si les rôles diffèrent, qui est A et qui est B.',
  },
  {
    id: 'TTA-PAC-02',
    prov: 'R',
    en: 'The partner accepts or refuses this very offer. If refused, the card returns to your hand and the political action is spent.',
    fr: 'Le partenaire accepte ou refuse exactement cette offre. En cas de refus, la carte revient dans ta main et l’action politique est dépensée.',
  },
  {
    id: 'TTA-PAC-03',
    prov: 'R',
    en: 'If accepted, the card lies before you and applies at once.',
    fr: 'Si elle est acceptée, la carte est posée devant toi et s’applique aussitôt.',
  },
  {
    id: 'TTA-PAC-04',
    prov: 'R',
    en: 'You have one pact before you: a newly accepted one of yours ends the old one. Pacts you have accepted from others do not count.',
    fr: 'Tu as un seul pacte devant toi : un nouveau, accepté, met fin à l’ancien. Les pactes que tu as acceptés des autres ne comptent pas.',
  },
  {
    id: 'TTA-PAC-05',
    prov: 'R',
    en: 'As your political action you may cancel any pact you take part in; it ends at once.',
    fr: 'En action politique, tu peux annuler tout pacte auquel tu prends part ; il cesse aussitôt.',
  },
  {
    id: 'TTA-PAC-06',
    prov: 'R',
    en: 'If a pact forbids attacks, neither aggression nor war is possible against the partner. Cancelling takes the political action, so an attack can follow a turn later at the earliest.',
    fr: 'Si un pacte interdit les attaques, ni agression ni guerre n’est possible contre le partenaire. L’annulation prend l’action politique, une attaque ne peut donc suivre qu’un tour plus tard.',
  },
  {
    id: 'TTA-PAC-07',
    prov: 'R',
    en: 'If a pact says that an attack ends it, it does; if it says nothing about attacks, it stays.',
    fr: 'Si un pacte dit qu’une attaque y met fin, il cesse ; s’il ne dit rien des attaques, il demeure.',
  },
  {
    id: 'TTA-PAC-08',
    prov: 'R+D',
    en: 'An offer is a shown card, one partner and fixed roles. What else is promised in talk binds nobody.',
    fr: 'Une offre est une carte montrée, un partenaire et des rôles fixés. Ce qui se promet d’autre en paroles n’engage personne.',
  },
  {
    id: 'TTA-PAC-09',
    prov: 'R',
    en: 'Pacts become obsolete with their age (TTA-AGE-04).',
    fr: 'Les pactes deviennent obsolètes avec leur âge (TTA-AGE-04).',
  },
]);

export const WARS = rulesIn('wars', [
  {
    id: 'TTA-WAR-01',
    prov: 'R',
    en: 'As your political action you show the war, name the rival and pay its military actions; the card lies before you. Strength does not matter yet.',
    fr: 'En action politique, tu montres la guerre, désignes le rival et paies ses actions militaires ; la carte reste devant toi. La force n’importe pas encore.',
  },
  {
    id: 'TTA-WAR-02',
    prov: 'R',
    en: 'It is resolved when your next turn begins, after the row and before your political action, which you keep.',
    fr: 'Elle se résout au début de ton prochain tour, après la rangée et avant ton action politique, que tu gardes.',
  },
  {
    id: 'TTA-WAR-03',
    prov: 'R',
    en: 'First you, then the rival may sacrifice units as in an aggression. Nobody may use bonus cards.',
    fr: 'D’abord toi, puis le rival, pouvez sacrifier des unités comme pour une agression. Personne ne peut jouer de cartes Bonus.',
  },
  {
    id: 'TTA-WAR-04',
    prov: 'R',
    en: 'The greater sum wins, whoever it is; the card uses the difference. If equal, nothing happens.',
    fr: 'La plus grande somme l’emporte, quel que soit le camp ; la carte se sert de la différence. À égalité, rien ne se passe.',
  },
  {
    id: 'TTA-WAR-05',
    prov: 'R',
    en: 'Then the card is discarded. The victor chooses what is lost (TTA-AGG-08), and nobody loses more than they have (TTA-AGG-09).',
    fr: 'Ensuite la carte est défaussée. Le vainqueur choisit ce qui est perdu (TTA-AGG-08), et personne ne perd plus qu’il n’a (TTA-AGG-09).',
  },
  {
    id: 'TTA-WAR-06',
    prov: 'R',
    en: 'In the last round no war may be declared; one declared in the round before is resolved without sacrifices.',
    fr: 'À la dernière manche, on ne peut pas déclarer de guerre ; celle déclarée à la manche précédente se résout sans sacrifices.',
  },
  {
    id: 'TTA-WAR-07',
    prov: 'R+D',
    en: 'If either side leaves the game first, the card is discarded without effect.',
    fr: 'Si l’un des deux camps quitte la partie avant, la carte est défaussée sans effet.',
  },
  {
    id: 'TTA-WAR-08',
    prov: 'R',
    en: 'Several wars and attacks against one civilisation in the same round are allowed, unless the anti-league variant is used.',
    fr: 'Plusieurs guerres et attaques contre une même civilisation dans une manche sont permises, sauf avec la variante anti-ligue.',
  },
]);
