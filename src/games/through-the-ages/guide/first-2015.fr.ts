import type { Translation } from '../../shared/text/messages.js';
import type { words as en } from './first-2015.en.js';

export const words: Translation<typeof en> = {
  'lesson.start': 'Cartes, ouvriers, un chef',
  welcome: 'Quatre âges, le plus de culture gagne',
  'welcome.text':
    'De l’Antiquité à nos jours : qui a le plus de **culture** à la fin gagne. Les nouvelles cartes viennent de la rangée *b* : les cinq de gauche coûtent 1 action civile, les quatre suivantes 2, les quatre dernières 3.',
  aristotle: 'Prends un chef',
  'aristotle.text':
    'À la manche 1, on ne fait que prendre des cartes, et qui commence une seule. **Aristote** donne 1 science chaque fois que tu prends une technologie : plus tôt il travaille, plus il rapporte.',
  'aristotle.act.1': 'Prends **Aristote** *a*.',
  produce: 'La fin d’un tour',
  'produce.text':
    'Tes ouvriers sont sur **Agriculture** *b*, **Bronze** *c* et **Philosophie** *d*. À la fin de ton tour, ils apportent 2 nourritures, 2 ressources et 1 science.',
  'produce.act.1': 'Termine ton tour *a*.',
  'produce.act.2': 'Un tour s’ouvre sur la politique ; sans cartes militaires, elle passe d’elle-même *a*.',
  'produce.done':
    '2 nourritures, 2 ressources et 1 science sont à toi, et Hypatie a pris une merveille, la Bibliothèque d’Alexandrie. Tu as désormais **4 actions civiles** (blanches) et **2 actions militaires** (rouges) à chaque tour.',
  lead: 'Mets-le à ta tête',
  'lead.text': 'Un chef en main ne fait rien. Il faut 1 action civile pour qu’il te mène ; la place est libre.',
  'lead.act.1': 'Mets **Aristote** à ta tête *a*.',
  grow: 'Du monde, puis une mine',
  'grow.text':
    'Pour 2 nourritures, un ouvrier quitte la banque jaune *b*. Mets-en un sur **Bronze** pour 2 ressources : une mine qui se paie en deux tours est le meilleur début.',
  'grow.act.1': 'Augmente ta **population** *a*.',
  'grow.act.2': 'Construis sur **Bronze** *a*.',
  plan: 'Les actions rouges restantes piochent',
  'plan.text':
    '**Croissance urbaine** ôte 1 au prix d’un bâtiment urbain, dès le prochain tour. Et tu gardes tes deux actions rouges : à la fin du tour, chacune pioche une **carte militaire**.',
  'plan.act.1': 'Prends **Croissance urbaine** *a*.',
  'plan.act.2': 'Termine ton tour *a*.',
  'plan.done':
    'Deux cartes militaires que les autres ne voient pas : un **territoire** et une tactique. Ton tour s’ouvre sur la politique, et tu as maintenant de quoi jouer.',

  'lesson.politics': 'Politique et événements',
  prepare: 'Sème un événement',
  'prepare.text':
    'Les cartes militaires vertes vont face cachée parmi les **événements futurs** : tu marques aussitôt de la culture, et un événement semé auparavant est révélé pour tous. Le tien viendra plus tard, et les autres ne savent pas lequel.',
  'prepare.act.1': 'Prépare le **Territoire habité** *a*.',
  'prepare.done':
    '1 culture, et le **Développement de l’agriculture** vous a donné 2 nourritures à chacun. Une action politique par tour, pas plus ; viennent tes actions.',
  lab: 'La science',
  'lab.text':
    'Deux laboratoires font 2 sciences par tour, et avec **Croissance urbaine** le deuxième coûte 2 ressources au lieu de 3. Mais d’abord un ouvrier de plus.',
  'lab.act.1': 'Augmente ta **population** *a*.',
  'lab.act.2': 'Construis sur **Philosophie** avec **Croissance urbaine** *a*.',
  swords: 'Une technologie pour plus tard',
  'swords.text': 'Là où ils sont, les **Épéistes** coûtent 2 actions. Aristote donne 1 science pour cela.',
  'swords.act.1': 'Prends les **Épéistes** *a*.',
  'swords.act.2': 'Termine ton tour *a*.',
  'swords.done':
    'Ton peuple a mangé 1 nourriture, car la deuxième partie de la banque jaune est entamée. Hypatie a semé un événement à son tour et révélé le **Développement de la guerre** : il te concerne aussi.',
  warriors: 'Des soldats offerts',
  'warriors.text': 'Qui a un ouvrier libre peut en faire un guerrier sans rien payer. Tu en as un ; Hypatie n’en a pas.',
  'warriors.act.1': 'Accepte les **Guerriers** *a*.',
  'warriors.done':
    'Force 2 contre 1. Mais regarde le tour d’Hypatie *b* : avec 7 jetons bleus dans sa banque, la **corruption** lui a pris 2 ressources, car entasser coûte.',

  'lesson.happiness': 'Le bonheur et la main',
  peace: 'Trop tôt pour attaquer',
  'peace.text':
    'Tu as pioché deux **agressions** et ta force l’emporte, 2 contre 1. Mais qui est attaqué peut ajouter des cartes de sa main, et Hypatie *b* en tient trois : mieux vaut attendre.',
  'peace.act.1': 'Passe-toi de politique cette fois *a*.',
  temple: 'Avant qu’ils ne se soulèvent',
  'temple.text':
    'La banque jaune *b* veut **1 visage heureux** et tu n’en as aucun : un ouvrier est mécontent, et aucun n’est libre. Avec plus de mécontents que d’ouvriers libres à la fin du tour, c’est le **soulèvement**, et rien n’est produit ; un temple y remédie.',
  'temple.act.1': 'Augmente ta **population** *a*.',
  'temple.act.2': 'Construis sur **Religion** *a*.',
  'temple.done':
    '1 visage heureux et 1 culture par tour. Et en dépensant tu as porté la banque bleue de 9 à 15 jetons : à 10 ou moins, la corruption aurait pris 2.',
  sword: 'Apprends, et commence une merveille',
  'sword.text':
    'Une technologie se paie en science quand on la joue : les **Épéistes** coûtent 4. La **Grande Muraille**, tout à gauche, coûte 1 action ; au prochain tour elle ne serait plus là.',
  'sword.act.1': 'Joue les **Épéistes** *a*.',
  'sword.act.2': 'Prends la **Grande Muraille** *a*.',
  hand: 'Trop de cartes',
  'hand.text':
    'À la fin d’un tour, on garde autant de cartes militaires qu’on a d’actions rouges : 2. La **Phalange** fait des armées de deux infanteries et d’une cavalerie, et tu n’as pas la moindre cavalerie.',
  'hand.act.1': 'Termine ton tour *a*.',
  'hand.act.2': 'Défausse la **Phalange** *a*.',
  'hand.done':
    'Et deux nouvelles cartes : **Bande de combat**, une tactique pour deux infanteries, et un autre territoire. Hypatie a choisi Jeanne d’Arc et encore perdu 4 à la corruption ; tu as 2 de culture, elle 3.',

  'lesson.army': 'Armées et colonies',
  sow: 'Un autre événement',
  'sow.text': 'Il reste un événement de l’Antiquité. Quand il sera révélé, les événements futurs prendront sa place, les tiens compris.',
  'sow.act.1': 'Prépare le **Territoire stratégique** *a*.',
  'sow.done':
    '1 culture, et le **Développement de l’artisanat** vous a donné 2 ressources à chacun. Des territoires peuvent maintenant surgir.',
  tactic: 'Des soldats à l’armée',
  'tactic.text':
    '**Bande de combat** ajoute 1 force par paire d’infanteries ; après ton prochain tour, d’autres pourront la copier. Un guerrier devient épéiste pour la différence, 1 ressource, et les deux gestes prennent des actions rouges.',
  'tactic.act.1': 'Joue **Bande de combat** *a*.',
  'tactic.act.2': 'Améliore **Guerriers en Épéistes** *a*.',
  'tactic.done': 'Force 4 : 1 et 2 des soldats, 1 de l’armée. Il ne reste aucune action rouge : tu ne piocheras pas ce tour-ci.',
  wall: 'Des pierres',
  'wall.text':
    'La **Grande Muraille** coûte 2, 2, 3 et 2. Achevée, elle donne 1 culture, un visage heureux et 1 force par infanterie et par artillerie.',
  'wall.act.1': 'Construis une **étape** *a*.',
  'wall.act.2': 'Et encore une *a*.',
  cards: 'Deux cartes avec Aristote',
  'cards.text':
    'La **Monarchie** est un meilleur gouvernement, la **Cartographie** aide à coloniser. Ce sont des technologies : 1 science d’Aristote pour chacune.',
  'cards.act.1': 'Prends la **Monarchie** *a*.',
  'cards.act.2': 'Prends la **Cartographie** *a*.',
  'cards.act.3': 'Termine ton tour *a*.',
  'cards.done':
    'Hypatie a semé un événement, et ce qui surgit est **ton propre** Territoire habité : 2 jetons jaunes et un ouvrier au plus offrant. Elle a offert 1.',
  bid: 'Comment se paie une enchère',
  'bid.text':
    'Qui l’emporte envoie des unités valant l’enchère, et elles sont **perdues** ; les cartes Bonus aident. Hypatie n’a qu’un guerrier : plus c’est cher, plus cela lui fait mal, alors fais monter.',
  'bid.act.1': 'Offre **2** *a*.',
  'bid.done': 'Elle monte à 3. Pour l’emporter il te faudrait 4 : tes deux soldats.',
  fold: 'Laisse-le-lui',
  'fold.text': 'Pour l’emporter à 4, tu perdrais tes deux soldats et ton armée, contre 2 jetons jaunes et un ouvrier : c’est trop.',
  'fold.act.1': 'Passe *a*.',
  'fold.done':
    'Elle a payé de son seul guerrier et de **deux cartes Bonus**, des cartes qui l’auraient défendue. Force : toi 4, Hypatie 1, et ce 1 vient de Jeanne d’Arc.',

  'lesson.attack': 'Une attaque, et la corruption',
  raid: 'Maintenant',
  'raid.text':
    'On n’attaque que plus faible que soi : tu as 4, elle 1, et elle peut ajouter trois cartes au plus, une par action rouge, une carte Bonus pour 2, toute autre pour 1. L’**Incursion** détruit un bâtiment de sa ville.',
  'raid.act.1': 'Joue **Incursion** contre Hypatie *a*.',
  'raid.done':
    'Elle a ajouté 3 et atteint juste 4 : l’égalité **ne suffit pas**. Mais deux cartes de plus lui manquent ; une ou deux cartes en main protègent, même sans soldats.',
  blue: 'Dépense à temps',
  'blue.text':
    'Ta banque bleue *b* tient 8 jetons ; à 10 ou moins, la corruption prend 2 à la fin du tour. Une étape à 3 la porte à 10, car un jeton reste sur la merveille ; encore une ressource, et tu es à l’abri.',
  'blue.act.1': 'Construis une **étape** *a*.',
  'blue.act.2': 'Améliore **Guerriers en Épéistes** *a*.',
  'blue.done': '11 jetons dans la banque *b* : pas de corruption, et force 5.',
  map: 'Avant le départ',
  'map.text':
    'La **Cartographie** donne 1 force, et 2 pour coloniser, pour 4 sciences. Le **Fer** est une meilleure mine : il vaut bien 2 actions, avec une science d’Aristote.',
  'map.act.1': 'Joue la **Cartographie** *a*.',
  'map.act.2': 'Prends le **Fer** *a*.',
  'map.act.3': 'Termine ton tour *a*.',
  'map.done':
    'Hypatie a révélé un autre territoire, **Territoire développé** : un jeton de chaque couleur, et 3 sciences aussitôt. Elle n’a aucune unité à envoyer, donc elle ne peut pas enchérir.',
  colony: 'Une colonie',
  'colony.text':
    'Personne d’autre n’offre : 1 suffit. Une unité au moins doit partir, même si la Cartographie seule paierait ; tu n’as que des épéistes.',
  'colony.act.1': 'Offre **1** *a*.',
  'colony.act.2': 'Envoie un **épéiste** *a*.',
  'colony.act.3': 'Fonde la colonie *a*.',
  'colony.done':
    'La colonie est à toi pour toujours : 3 sciences, et un jeton jaune *b*, si bien que ton peuple mange moins. Elle a coûté un soldat et son armée, 3 de force : 3 contre 3, et Hypatie a fait sa révolution, Théocratie.',

  'lesson.leader': 'Une merveille et un nouveau chef',
  even: 'Pas de proie',
  'even.text':
    'Le **Pillage** est encore dans ta main, mais il est montré comme impossible : on n’attaque pas qui est aussi fort que soi. Cela vaut pour elle aussi.',
  'even.act.1': 'Passe-toi de politique *a*.',
  finish: 'La dernière pierre',
  'finish.text': 'La dernière étape de la **Grande Muraille** coûte 2.',
  'finish.act.1': 'Construis la dernière **étape** *a*.',
  'finish.done': 'Force 4, 2 visages heureux, 2 cultures par tour ; et les jetons de la merveille sont revenus dans ta banque.',
  michelangelo: 'D’Aristote à Michel-Ange',
  'michelangelo.text':
    'On peut prendre un chef par âge, et en remplacer un rend l’action. **Michel-Ange** donne 1 culture par visage heureux des temples, théâtres et merveilles : 2 avec les tiens.',
  'michelangelo.act.1': 'Prends **Michel-Ange** *a*.',
  'michelangelo.act.2': 'Mets-le à ta tête *a*.',
  'michelangelo.done': '4 cultures par tour au lieu de 2, et il te reste deux actions.',
  iron: 'De meilleures mines',
  'iron.text':
    'Le **Fer** coûte 5 sciences ; un ouvrier qui y passe apporte 2 ressources avec un seul jeton bleu : plus de revenu, moins de corruption. Ce sont les ouvriers qui te manquent, et tu as de quoi les nourrir.',
  'iron.act.1': 'Joue le **Fer** *a*.',
  'iron.act.2': 'Augmente ta **population** *a*.',
  'iron.act.3': 'Termine ton tour *a*.',
  'iron.done': 'Tu as fait 4 de culture. Et la dernière carte de l’Âge I est entrée dans la rangée : l’**Âge II** commence.',

  'lesson.age': 'Et maintenant',
  age: 'Un âge s’achève',
  'age.text':
    'Les cartes et les chefs de l’âge d’avant s’en vont : Hypatie *b* a perdu **Patriotisme** et tout ce qu’elle avait bâti de sa **Bibliothèque d’Alexandrie**. Et chacun a perdu 2 jetons jaunes *c* : agrandir son peuple coûtera plus cher, et il aura plus faim.',
  scoring: 'Ce que comptera la fin',
  'scoring.text':
    'Ce que tu possèdes ne donne pas de points à la fin, sauf par les événements : ceux de l’**Âge III** que l’on sème comptent pour tous quand la partie s’achève, chacun pour autre chose. Qui les sème sait quoi bâtir ; les réserves et les mains ne comptent pas.',
  war: 'Ce que tu n’as pas encore vu',
  'war.text':
    'Les **guerres** viennent avec l’Âge II : déclarées à un tour, tranchées par la force au suivant, et c’est l’écart qui compte ; ne te laisse pas distancer. À trois ou quatre, il y a aussi des pactes.',
  alone: 'À toi',
  'alone.text':
    'Tu as 9 contre 13, mais tu fais 4 par tour et elle 3 ; la **Monarchie** attend dans ta main, pour 2 sciences et toutes les actions civiles d’un tour par révolution, ou pour 8. Le Fer veut des ouvriers, et l’un d’eux est libre : continue tant que tu veux, tu en sais assez pour jouer sans guide.',
};
