import { rulesIn } from '../../shared/rule-row.js';

export const TOKENS = rulesIn('tokens', [
  {
    id: 'TTA-TOK-01',
    prov: 'R',
    en: 'A blue token on a farm is food, on a mine it is resources. It is worth the number on its card.',
    fr: 'Un jeton bleu sur une ferme est de la nourriture, sur une mine des ressources. Il vaut le nombre inscrit sur sa carte.',
  },
  {
    id: 'TTA-TOK-02',
    prov: 'R',
    en: 'To pay, you return tokens to the blue bank. Food pays food only, resources pay resources only.',
    fr: 'Pour payer, tu rends des jetons à la banque bleue. La nourriture ne paie que de la nourriture, les ressources que des ressources.',
  },
  {
    id: 'TTA-TOK-03',
    prov: 'R',
    en: 'Change downwards is free: a token that moves to a lower card of the same kind pays the difference. A high token may also be split into several low ones, the extra tokens coming from the bank.',
    fr: 'La monnaie vers le bas est libre : un jeton qui passe sur une carte plus basse du même genre paie la différence. Un jeton élevé peut aussi se diviser en plusieurs plus bas, les jetons en plus venant de la banque.',
  },
  {
    id: 'TTA-TOK-04',
    prov: 'R',
    en: 'Tokens never move to a card worth more, even if the sum stays the same.',
    fr: 'Les jetons ne montent jamais sur une carte de plus grande valeur, même à somme égale.',
  },
  {
    id: 'TTA-TOK-05',
    prov: 'R',
    en: 'What you gain is laid out in tokens from your bank on farms or mines of yours, with or without workers, for exactly that sum. If tokens run out, you gain what fits.',
    fr: 'Ce que tu gagnes se pose en jetons de ta banque sur tes fermes ou tes mines, avec ou sans ouvriers, pour exactement cette somme. Si les jetons manquent, tu gagnes ce qui tient.',
  },
  {
    id: 'TTA-TOK-06',
    prov: 'R',
    en: 'Tokens may lie on a card without workers.',
    fr: 'Des jetons peuvent être sur une carte sans ouvriers.',
  },
  {
    id: 'TTA-TOK-07',
    prov: 'R+D',
    en: 'Unless you choose otherwise, payments leave as few tokens as possible on your cards, and gains use as few tokens as possible. You may choose another payment wherever there is one.',
    fr: 'Sauf si tu choisis autrement, un paiement laisse le moins de jetons possible sur tes cartes, et un gain en emploie le moins possible. Tu peux choisir un autre paiement partout où il y en a un.',
  },
  {
    id: 'TTA-TOK-08',
    prov: 'R+D',
    en: 'If no exact payment is possible because the empty bank gives no change, you may pay too much and lose the rest.',
    fr: 'Si aucun paiement exact n’est possible parce que la banque vide ne rend pas la monnaie, tu peux payer trop et perdre le reste.',
  },
  {
    id: 'TTA-TOK-09',
    prov: 'R',
    en: 'With an empty blue bank nothing more is produced.',
    fr: 'Avec une banque bleue vide, plus rien ne se produit.',
  },
  {
    id: 'TTA-TOK-10',
    prov: 'R+D',
    en: 'Tokens that a card brings from the box enter your bank and go back when you lose the card: yellow ones only from the bank, as many as are there; blue ones from the bank first, then from cards.',
    fr: 'Les jetons qu’une carte amène de la boîte entrent dans ta banque et repartent quand tu perds la carte : les jaunes seulement de la banque, autant qu’il y en a ; les bleus d’abord de la banque, puis des cartes.',
  },
  {
    id: 'TTA-TOK-11',
    prov: 'R',
    en: 'Taking food or resources from a rival moves no token between players: the victim returns tokens to its own bank, and you gain from yours, at most what the victim lost.',
    fr: 'Prendre de la nourriture ou des ressources à un rival ne déplace aucun jeton entre joueurs : la victime rend des jetons à sa banque, et tu gagnes depuis la tienne, au plus ce que la victime a perdu.',
  },
]);

export const PRODUCTION = rulesIn('production', [
  {
    id: 'TTA-PRD-01',
    prov: 'R',
    en: 'A turn ends in this order: culture and science points, food, consumption, resources; in the Advanced and Full versions then corruption and the military draw. There the uprising is checked first of all.',
    fr: 'Un tour finit dans cet ordre : points de culture et de science, nourriture, consommation, ressources ; en versions avancée et complète, ensuite la corruption et la pioche militaire. Le soulèvement y est vérifié avant tout.',
  },
  {
    id: 'TTA-PRD-02',
    prov: 'R',
    en: 'You score culture points for your culture rating and science points for your science rating.',
    fr: 'Tu marques autant de points de culture que ton indicateur de culture et autant de points de science que ton indicateur de science.',
  },
  {
    id: 'TTA-PRD-03',
    prov: 'R',
    en: 'Each worker on a farm puts one blue token from the bank on its card; each worker on a mine does so after the consumption.',
    fr: 'Chaque ouvrier d’une ferme met un jeton bleu de la banque sur sa carte ; chaque ouvrier d’une mine en fait autant après la consommation.',
  },
  {
    id: 'TTA-PRD-04',
    prov: 'R+D',
    en: 'If tokens are short, the workers of the highest level produce first.',
    fr: 'Si les jetons manquent, les ouvriers du plus haut niveau produisent d’abord.',
  },
  {
    id: 'TTA-PRD-05',
    prov: 'R',
    en: 'Food and resources are kept from turn to turn.',
    fr: 'La nourriture et les ressources se gardent de tour en tour.',
  },
  {
    id: 'TTA-CON-01',
    prov: 'R',
    en: 'After the farms have produced, you pay the consumption of your yellow bank (TTA-BANK-01).',
    fr: 'Après la production des fermes, tu paies la consommation de ta banque jaune (TTA-BANK-01).',
  },
  {
    id: 'TTA-CON-02',
    prov: 'R+D',
    en: 'Hunger: you pay what you have; each food that is missing costs 4 culture points, but never below 0.',
    fr: 'Faim : tu paies ce que tu as ; chaque nourriture manquante coûte 4 points de culture, sans descendre sous 0.',
  },
  {
    id: 'TTA-COR-01',
    prov: 'R+P',
    en: 'Advanced and Full: after the mines have produced, corruption takes resources (TTA-BANK-02), never food. If you have fewer, you lose them all.',
    fr: 'Versions avancée et complète : après la production des mines, la corruption prend des ressources (TTA-BANK-02), jamais de nourriture. Si tu en as moins, tu perds tout.',
  },
  {
    id: 'TTA-COR-02',
    prov: 'R',
    en: 'Tokens on an unfinished wonder are out of the bank and raise the corruption.',
    fr: 'Les jetons d’une merveille inachevée sont hors de la banque et aggravent la corruption.',
  },
  {
    id: 'TTA-COR-03',
    prov: 'R',
    en: 'There is no corruption in the Simple version.',
    fr: 'Il n’y a pas de corruption en version simple.',
  },
  {
    id: 'TTA-COR-04',
    prov: 'R',
    en: 'Alternative rule, if chosen before the game: when mines produce, you may produce one token less on a mine of your choice. Farms always produce in full.',
    fr: 'Règle alternative, si elle est choisie avant la partie : quand les mines produisent, tu peux produire un jeton de moins sur une mine de ton choix. Les fermes produisent toujours tout.',
  },
]);

export const HAPPINESS = rulesIn('happiness', [
  {
    id: 'TTA-HAP-01',
    prov: 'R',
    en: 'Happiness is the happy faces minus the unhappy ones of all your cards, from 0 to 8. The faces of a building count once per worker.',
    fr: 'Le bonheur est le nombre de visages heureux moins les malheureux de toutes tes cartes, de 0 à 8. Les visages d’un bâtiment comptent une fois par ouvrier.',
  },
  {
    id: 'TTA-HAP-02',
    prov: 'R',
    en: 'Advanced and Full: the emptier your yellow bank, the more happy faces you need (TTA-BANK-01).',
    fr: 'Versions avancée et complète : plus ta banque jaune est vide, plus il te faut de visages heureux (TTA-BANK-01).',
  },
  {
    id: 'TTA-HAP-03',
    prov: 'R',
    en: 'Each missing face makes one worker discontent. Discontent workers are unused workers like any other and may be put to work.',
    fr: 'Chaque visage manquant rend un ouvrier mécontent. Les ouvriers mécontents sont des ouvriers inutilisés comme les autres et peuvent être mis au travail.',
  },
  {
    id: 'TTA-HAP-04',
    prov: 'R',
    en: 'If at production more workers are discontent than are unused, there is an uprising and the whole production is skipped: no points, no food and no consumption, no resources and no corruption, no military cards.',
    fr: 'Si, à la production, il y a plus d’ouvriers mécontents que d’ouvriers inutilisés, un soulèvement éclate et toute la production est sautée : ni points, ni nourriture, ni consommation, ni ressources, ni corruption, ni cartes militaires.',
  },
  {
    id: 'TTA-HAP-05',
    prov: 'R',
    en: 'At no other moment does happiness matter, unless a card says so.',
    fr: 'Le bonheur ne compte à aucun autre moment, sauf si une carte le dit.',
  },
  {
    id: 'TTA-HAP-06',
    prov: 'R',
    en: 'In the Simple version happiness only scores at the end.',
    fr: 'En version simple, le bonheur ne compte qu’au décompte final.',
  },
]);
