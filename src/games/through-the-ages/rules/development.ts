import { rulesIn } from '../../shared/rule-row.js';

export const WONDERS = rulesIn('wonders', [
  {
    id: 'TTA-WON-01',
    prov: 'R',
    en: 'A wonder you have taken is under construction, at most one at a time, and gives nothing until it is finished. It cannot be given up.',
    fr: 'Une merveille que tu as prise est en chantier, au plus une à la fois, et ne donne rien avant d’être achevée. On ne peut pas y renoncer.',
  },
  {
    id: 'TTA-WON-02',
    prov: 'R',
    en: 'A stage costs 1 civil action and the leftmost resources not yet paid. Stages are built in their order; several in a turn are several actions.',
    fr: 'Une étape coûte 1 action civile et le premier nombre de ressources non payé, en partant de la gauche. Les étapes se construisent dans l’ordre ; plusieurs dans un tour sont plusieurs actions.',
  },
  {
    id: 'TTA-WON-03',
    prov: 'R',
    en: 'Then a blue token from your bank covers the stage. It is neither food nor resource and is missing from the bank.',
    fr: 'Puis un jeton bleu de ta banque couvre l’étape. Il n’est ni nourriture ni ressource et manque à la banque.',
  },
  {
    id: 'TTA-WON-04',
    prov: 'R+D',
    en: 'If the bank is empty after paying, the token comes from one of your farms or mines, the least valuable one first.',
    fr: 'Si la banque est vide après le paiement, le jeton vient d’une de tes fermes ou mines, le moins précieux d’abord.',
  },
  {
    id: 'TTA-WON-05',
    prov: 'R',
    en: 'With the last stage all its tokens return to the bank. The wonder works at once, also in this turn’s production; an extra action is available immediately.',
    fr: 'À la dernière étape, tous ses jetons retournent à la banque. La merveille agit aussitôt, aussi dans la production de ce tour ; une action supplémentaire est disponible immédiatement.',
  },
  {
    id: 'TTA-WON-06',
    prov: 'R',
    en: 'Wonders need no workers.',
    fr: 'Les merveilles n’ont pas besoin d’ouvriers.',
  },
  {
    id: 'TTA-WON-07',
    prov: 'R',
    en: 'Masonry, Architecture and Engineering allow several stages with one civil action; you pay the sum. Engineering Genius always builds exactly one.',
    fr: 'La Maçonnerie, l’Architecture et l’Ingénierie permettent plusieurs étapes pour une action civile ; tu paies la somme. Le Génie de l’ingénierie en construit toujours exactement une.',
  },
  {
    id: 'TTA-WON-08',
    prov: 'R',
    en: 'Wonders of Age III score their culture once, on completion.',
    fr: 'Les merveilles de l’Âge III rapportent leur culture une seule fois, à l’achèvement.',
  },
  {
    id: 'TTA-WON-09',
    prov: 'R',
    en: 'A finished wonder never becomes obsolete and cannot be built again.',
    fr: 'Une merveille achevée ne devient jamais obsolète et ne se reconstruit pas.',
  },
]);

export const LEADERS = rulesIn('leaders', [
  {
    id: 'TTA-LDR-01',
    prov: 'R',
    en: 'To play a leader costs 1 civil action, also in the turn in which you took it, except in round 1.',
    fr: 'Jouer un chef coûte 1 action civile, même au tour où tu l’as pris, sauf à la manche 1.',
  },
  {
    id: 'TTA-LDR-02',
    prov: 'R',
    en: 'You have one leader. When a new one comes into play, the old one leaves the game first and its bonuses with it.',
    fr: 'Tu as un seul chef. Quand un nouveau entre en jeu, l’ancien quitte d’abord la partie, et ses bonus avec lui.',
  },
  {
    id: 'TTA-LDR-03',
    prov: 'R',
    en: 'To replace a leader gives nothing back.',
    fr: 'Remplacer un chef ne rend rien.',
  },
  {
    id: 'TTA-LDR-04',
    prov: 'R',
    en: 'Simple version: what leaders and wonders say about colonies, tactics or attacks has no effect.',
    fr: 'Version simple : ce que chefs et merveilles disent des colonies, des tactiques ou des attaques est sans effet.',
  },
]);

export const ACTION_CARDS = rulesIn('actionCards', [
  {
    id: 'TTA-ACC-01',
    prov: 'R',
    en: 'To play an action card costs 1 civil action. You do what it says, and it leaves the game.',
    fr: 'Jouer une carte Action coûte 1 action civile. Tu fais ce qu’elle dit, et elle quitte la partie.',
  },
  {
    id: 'TTA-ACC-02',
    prov: 'R',
    en: 'An action card cannot be played in the turn in which you took it.',
    fr: 'Une carte Action ne se joue pas au tour où tu l’as prise.',
  },
  {
    id: 'TTA-ACC-03',
    prov: 'R',
    en: 'A card that contains an action, such as building, performs it without a further civil action; everything else is needed as usual. If the action is impossible, the card cannot be played.',
    fr: 'Une carte qui contient une action, comme construire, l’exécute sans autre action civile ; tout le reste est requis comme d’habitude. Si l’action est impossible, la carte ne se joue pas.',
  },
  {
    id: 'TTA-ACC-04',
    prov: 'R+D',
    en: 'What the card gives comes after its action: Frugality needs the whole food first, Breakthrough the whole science.',
    fr: 'Ce que donne la carte vient après son action : la Frugalité demande d’abord toute la nourriture, la Percée toute la science.',
  },
  {
    id: 'TTA-ACC-05',
    prov: 'R',
    en: 'Discounts of Rich Land, Ideal Building Site, Engineering Genius and Efficient Upgrade serve only the action named. The price may fall to 0, but a surplus is not paid out.',
    fr: 'Les remises de Terre riche, Chantier idéal, Génie de l’ingénierie et Amélioration efficace ne valent que pour l’action nommée. Le prix peut tomber à 0, mais un surplus n’est pas versé.',
  },
  {
    id: 'TTA-ACC-06',
    prov: 'R',
    en: 'Food and resources gained are blue tokens as always (TTA-TOK-05); points gained never change a rating.',
    fr: 'La nourriture et les ressources gagnées sont des jetons bleus comme toujours (TTA-TOK-05) ; les points gagnés ne changent jamais un indicateur.',
  },
]);

export const TECHNOLOGIES = rulesIn('technologies', [
  {
    id: 'TTA-TEC-01',
    prov: 'R',
    en: 'To play a technology costs 1 civil action and its science points, also in the turn in which you took it.',
    fr: 'Jouer une technologie coûte 1 action civile et ses points de science, même au tour où tu l’as prise.',
  },
  {
    id: 'TTA-TEC-02',
    prov: 'R',
    en: 'A new farm, mine, building or unit technology joins the others of its type; workers and tokens stay where they are. It gives nothing until a worker is on it.',
    fr: 'Une nouvelle technologie de ferme, de mine, de bâtiment ou d’unité rejoint les autres de son type ; ouvriers et jetons restent où ils sont. Elle ne donne rien tant qu’aucun ouvrier n’y est.',
  },
  {
    id: 'TTA-TEC-03',
    prov: 'R',
    en: 'No technology needs an earlier one.',
    fr: 'Aucune technologie n’en exige une précédente.',
  },
  {
    id: 'TTA-SPC-01',
    prov: 'R',
    en: 'Special technologies work at once and without workers.',
    fr: 'Les technologies spéciales agissent aussitôt et sans ouvriers.',
  },
  {
    id: 'TTA-SPC-02',
    prov: 'R',
    en: 'You have one special technology of each of the four kinds. A newer one replaces the older one; their bonuses do not add up, and tokens, actions and strength change by the difference.',
    fr: 'Tu as une technologie spéciale de chacun des quatre genres. Une plus récente remplace l’ancienne ; leurs bonus ne s’ajoutent pas, et jetons, actions et force changent de la différence.',
  },
  {
    id: 'TTA-SPC-03',
    prov: 'R+D',
    en: 'If you play an older one than the one in play, the newer one stays and the older one leaves.',
    fr: 'Si tu en joues une plus ancienne que celle en jeu, la plus récente reste et l’ancienne part.',
  },
]);

export const GOVERNMENT = rulesIn('government', [
  {
    id: 'TTA-GOV-01',
    prov: 'R',
    en: 'A government is a technology with two science prices. You have exactly one; the old one leaves.',
    fr: 'Un gouvernement est une technologie à deux prix en science. Tu en as exactement un ; l’ancien part.',
  },
  {
    id: 'TTA-GOV-02',
    prov: 'R',
    en: 'Revolution: you pay the lower price. All your civil actions must be available, and it is the only civil action of the turn.',
    fr: 'Révolution : tu paies le prix le plus bas. Toutes tes actions civiles doivent être disponibles, et c’est la seule action civile du tour.',
  },
  {
    id: 'TTA-GOV-03',
    prov: 'R',
    en: 'After a revolution all civil actions count as used, the new ones too. The number of used military actions stays the same, so that new ones are available.',
    fr: 'Après une révolution, toutes les actions civiles sont utilisées, les nouvelles aussi. Le nombre d’actions militaires utilisées ne change pas, de sorte que les nouvelles sont disponibles.',
  },
  {
    id: 'TTA-GOV-04',
    prov: 'R',
    en: 'Peaceful change: you pay 1 civil action and the higher price, in brackets. Actions gained are available.',
    fr: 'Changement paisible : tu paies 1 action civile et le prix le plus élevé, entre parenthèses. Les actions gagnées sont disponibles.',
  },
  {
    id: 'TTA-GOV-05',
    prov: 'R+D',
    en: 'If the new government has fewer actions than you have used, the lost ones are used ones: none is available, but an action gained later in the turn is.',
    fr: 'Si le nouveau gouvernement a moins d’actions que tu n’en as utilisé, les actions perdues sont des actions utilisées : aucune n’est disponible, mais une action gagnée plus tard dans le tour l’est.',
  },
  {
    id: 'TTA-GOV-06',
    prov: 'R',
    en: 'Breakthrough may carry a revolution if it is your only civil action of the turn; all civil actions are used up, and its science comes afterwards.',
    fr: 'La Percée peut porter une révolution si c’est ta seule action civile du tour ; toutes les actions civiles y passent, et sa science vient ensuite.',
  },
  {
    id: 'TTA-GOV-07',
    prov: 'R',
    en: 'Everything else the new government gives applies at once: faces, culture, strength, urban limit.',
    fr: 'Tout ce que donne encore le nouveau gouvernement vaut aussitôt : visages, culture, force, limite urbaine.',
  },
]);
