import type { Translation } from '../../shared/text/messages.js';
import type { words as en } from './first-simple.en.js';

export const words: Translation<typeof en> = {
  'lesson.row': 'Cartes et production',
  welcome: 'Huit manches, le plus de culture gagne',
  'welcome.text':
    'Tu mènes un petit peuple à travers l’histoire. Tout ce qui est nouveau vient de la rangée de cartes, en haut : les cinq de gauche *b* coûtent 1 **action civile**, les quatre suivantes 2, les quatre dernières 3.',
  pyramids: 'Ta première carte',
  'pyramids.text':
    'À la manche 1, on ne fait que prendre des cartes, et qui commence n’a qu’une action. Les **Pyramides** sont une merveille : une fois construites, elles te donnent une action civile de plus à chaque tour, et le plus tôt est le mieux.',
  'pyramids.act.1': 'Prends les **Pyramides** *a*.',
  'pyramids.done':
    'Une merveille va tout droit sur ta table et y attend d’être construite, étape par étape. Les autres cartes vont dans ta main.',
  produce: 'Fais travailler ton peuple',
  'produce.text':
    'Tu as deux ouvriers sur **Agriculture** *b*, deux sur **Bronze** *c* et un sur **Philosophie** *d*. À la fin de chaque tour, chacun produit.',
  'produce.act.1': 'Termine ton tour *a*.',
  'produce.done':
    '2 nourritures, 2 ressources et 1 science sont à toi ; elles restent jusqu’à ce que tu les dépenses. Hypatie a pris deux cartes, et la rangée a glissé vers la gauche : ce dont personne ne veut devient moins cher, puis disparaît.',

  'lesson.people': 'Du monde, des mines, un chef',
  grow: 'Un ouvrier de plus',
  'grow.text':
    'Tu as désormais **4 actions civiles** par tour, et tu en fais ce que tu veux. Ton peuple d’abord : pour 2 nourritures, un ouvrier quitte la banque jaune *b* et attend qu’on l’emploie.',
  'grow.act.1': 'Augmente ta **population** *a*.',
  'grow.done': 'Deux ouvriers sont libres. Plus la banque jaune se vide, plus le prochain coûte cher, et plus ton peuple mange.',
  mine: 'Une mine d’abord',
  'mine.text':
    'Un bâtiment coûte un ouvrier libre, des ressources et 1 action civile. Un troisième ouvrier sur **Bronze** coûte 2 et les rend en deux tours : au début, on ne bâtit rien de mieux.',
  'mine.act.1': 'Construis sur **Bronze** *a*.',
  leader: 'Quelqu’un pour te mener',
  'leader.text':
    'Tant qu’il te mène, **Hammourabi** donne 1 action civile de plus à chaque tour, pour 1 action militaire de moins, et tu ne penses pas à la guerre. Une action pour le prendre, une autre pour le mettre à ta tête.',
  'leader.act.1': 'Prends **Hammourabi** *a*.',
  'leader.act.2': 'Mets-le à ta tête *a*.',
  'leader.done': 'Son action est à toi aussitôt : il t’en reste une dans ce tour même.',
  rich: 'Une carte pour plus tard',
  'rich.text':
    'Les cartes jaunes servent une fois et rendent une chose moins chère. **Terre riche** ôte 1 au prix d’une ferme ou d’une mine, mais jamais au tour où tu la prends.',
  'rich.act.1': 'Prends **Terre riche** *a*.',
  'rich.act.2': 'Termine ton tour *a*.',
  'rich.done':
    'Trois mines, 3 ressources ; Hypatie *b* a joué **Œuvre d’art** pour 6 de culture et choisi Moïse, qui nourrit son peuple. Une nouvelle manche commence, et avec elle un **événement**.',

  'lesson.wonder': 'Événements et merveilles',
  event: 'Quelque chose pour tous',
  'event.text':
    'Dès la manche 3, chaque manche s’ouvre sur un événement. Le **Développement de la religion** offre un temple à qui a un ouvrier libre ; tu en as un, Hypatie n’en a pas.',
  'event.act.1': 'Accepte le **temple** *a*.',
  'event.done':
    'Il aurait coûté 3 ressources : un ouvrier libre en réserve vaut quelque chose. Un temple donne **1 culture** à chaque tour, et un visage heureux qui comptera à la fin.',
  stage: 'La première étape',
  'stage.text':
    'Les Pyramides *b* ont trois étapes, à 3, 2 et 1 ressources. Chacune prend 1 action civile, et elles n’agissent qu’une fois la dernière finie.',
  'stage.act.1': 'Construis une **étape** *a*.',
  mouths: 'Des bouches à nourrir',
  'mouths.text':
    'Tu as 2 nourritures et aucun ouvrier libre. Le prochain sera le deuxième à quitter la banque : dès lors, ton peuple mange **1 nourriture** après chaque récolte.',
  'mouths.act.1': 'Augmente ta **population** *a*.',
  alchemy: 'Regarde plus loin',
  'alchemy.text':
    'Il ne te vient que 1 science par tour : l’**Alchimie** est un meilleur laboratoire, à 2 actions là où elle est. Le **Génie de l’ingénierie** ôte 2 au prix d’une étape : la prochaine serait gratuite.',
  'alchemy.act.1': 'Prends l’**Alchimie** *a*.',
  'alchemy.act.2': 'Prends le **Génie de l’ingénierie** *a*.',
  'alchemy.act.3': 'Termine ton tour *a*.',
  'alchemy.done':
    'Ton peuple a mangé 1 des 2 nourritures. Hypatie a grandi trois fois, et l’événement de la manche 4, **Développement des routes commerciales**, vous a donné à chacun 1 science, 1 nourriture et 1 ressource.',

  'lesson.technology': 'La technologie',
  genius: 'Une carte qui paie',
  'genius.text':
    'La deuxième étape coûte 2 ressources ; avec le **Génie de l’ingénierie**, elle n’en coûte aucune. La carte est alors épuisée.',
  'genius.act.1': 'Construis la deuxième étape **avec la carte** *a*.',
  finish: 'Achève-la',
  'finish.text': 'La dernière étape coûte 1 ressource.',
  'finish.act.1': 'Construis la dernière **étape** *a*.',
  'finish.done':
    'Les **Pyramides** sont debout, et leur action est à toi dès maintenant : de six il t’en reste quatre. Une deuxième merveille coûterait une action de plus à prendre : c’est le prix d’en avoir déjà une.',
  farm: 'Autant à manger que de bouches',
  'farm.text': 'Deux fermes moins une bouche laissent 1 nourriture par tour. Une troisième coûte 2, et 1 seule avec **Terre riche**.',
  'farm.act.1': 'Construis sur **Agriculture** avec **Terre riche** *a*.',
  learn: 'De la main à la table',
  'learn.text':
    'Une technologie se paie en **science** quand elle passe de ta main à la table. L’Alchimie coûte 4, et 4, c’est ce que tu as.',
  'learn.act.1': 'Joue l’**Alchimie** *a*.',
  'learn.done':
    'Personne n’y travaille encore : une technologie ne donne que le droit de construire. Ce que font tes ouvriers, c’est toi qui le décides.',
  plan: 'Deux cartes pour plus tard',
  'plan.text':
    'Il reste deux actions : **Amélioration efficace** ôte 2 quand un ouvrier passe sur une meilleure carte. **Guerre** est une technologie spéciale : elle n’a besoin d’aucun ouvrier.',
  'plan.act.1': 'Prends **Amélioration efficace** *a*.',
  'plan.act.2': 'Prends **Guerre** *a*.',
  'plan.act.3': 'Termine ton tour *a*.',
  'plan.done':
    'L’événement de la manche 5, **Développement du peuplement**, vous a offert un ouvrier à chacun. Hypatie a bâti un temple et une quatrième mine.',

  'lesson.upgrade': 'Mieux, et plus fort',
  upgrade: 'Améliore le laboratoire',
  'upgrade.text':
    'Ton philosophe devient alchimiste pour la différence des deux prix, 6 moins 3, et **Amélioration efficace** ôte encore 2.',
  'upgrade.act.1': 'Améliore **Philosophie en Alchimie** avec la carte *a*.',
  'upgrade.done':
    '2 sciences par tour au lieu d’1, pour 1 ressource. Améliorer ne demande pas de nouvel ouvrier, et c’est d’ouvriers que tu manques.',
  army: 'Les soldats prennent les actions rouges',
  'army.text':
    'Les unités se bâtissent comme le reste, mais avec des actions **militaires**, qui ne servent à rien d’autre. Dans cette version personne n’attaque ; la force compte à la fin.',
  'army.act.1': 'Enrôle des **Guerriers** *a*.',
  more: 'Un mineur de plus',
  'more.text':
    'Il te reste 4 nourritures et 2 ressources. Un ouvrier coûte maintenant 3 nourritures ; la quatrième mine le prend, avec tes deux ressources.',
  'more.act.1': 'Augmente ta **population** *a*.',
  'more.act.2': 'Construis sur **Bronze** *a*.',
  leonardo: 'Nouvel âge, nouveau chef',
  'leonardo.text':
    'On peut prendre un chef par âge : **Léonard de Vinci** ajoute à ta science le niveau de ton meilleur laboratoire et donne 1 ressource à chaque technologie. Les **Gisements** valent 2 ressources.',
  'leonardo.act.1': 'Prends **Léonard de Vinci** *a*.',
  'leonardo.act.2': 'Prends les **Gisements** *a*.',
  'leonardo.act.3': 'Termine ton tour *a*.',
  'leonardo.done':
    '2 sciences et 4 ressources sont rentrées, et la manche 6 s’ouvre sur le **Développement de la science** : 2 pour chacun. Tu en as 5.',

  'lesson.culture': 'La culture',
  change: 'Hammourabi se retire',
  'change.text':
    'Un seul chef à la fois. Hammourabi emporte son action, mais tu l’as eue avant son départ : elle ne te manquera qu’au tour suivant.',
  'change.act.1': 'Mets **Léonard** à ta tête *a*.',
  'change.done': 'Science : 3 par tour maintenant, 2 de l’Alchimie et 1 de Léonard.',
  drama: 'D’où vient la culture',
  'drama.text':
    'Tu fais 1 culture par tour, Hypatie 2 ; **Théâtre** est descendu à 1 action, et un théâtre en fait 2. Au contraire des cartes jaunes, une technologie peut être jouée aussitôt.',
  'drama.act.1': 'Prends **Théâtre** *a*.',
  'drama.act.2': 'Joue **Théâtre** pour 4 sciences *a*.',
  'drama.done': 'Léonard te remercie d’1 ressource.',
  theatre: 'Réunis ce qu’il faut',
  'theatre.text': 'Un théâtre coûte un ouvrier et 5 ressources. Tu en as 5, aucun ouvrier libre, et une carte qui en vaut 2 de plus.',
  'theatre.act.1': 'Joue les **Gisements** *a*.',
  'theatre.act.2': 'Augmente ta **population** *a*.',
  'theatre.act.3': 'Construis sur **Théâtre** *a*.',
  'theatre.act.4': 'Termine ton tour *a*.',
  'theatre.done':
    '**3 cultures** au lieu d’1, et un deuxième visage heureux ; mais Michel-Ange mène maintenant Hypatie *b*, 4 cultures par tour, et elle en a 13, toi 6. C’est la fin qui tranche : voyons comment elle compte.',

  'lesson.scoring': 'Ce que compte la fin',
  scoring: 'Le grand compte',
  'scoring.text':
    'Après la dernière manche tu marques **2** par technologie de l’Âge I en jeu, **2** par point de force, **2** par visage heureux, **1** par science du tour et **1** par nourriture et ressource produites. Les réserves et les cartes en main ne comptent pas.',
  soon: 'Quand est-ce fini ?',
  'soon.text':
    'La partie s’achève avec la manche où la dernière carte de l’Âge I entre dans la rangée *b*. Il en reste cinq et il en vient environ quatre par tour : la manche 8, la prochaine, sera la dernière, donc dépense !',
  warfare: 'Quatre points pour quatre sciences',
  'warfare.text': '**Guerre** est une technologie de l’Âge I (2 points) et donne 1 force (2 points). Léonard ajoute une ressource.',
  'warfare.act.1': 'Joue **Guerre** *a*.',
  theocracy: 'Un gouvernement pour la fin',
  'theocracy.text':
    'La **Théocratie** est aussi une technologie, avec 2 visages heureux et 1 culture par tour. En paix elle coûte 7 sciences, par **révolution** 2 seulement, mais c’est alors la seule action civile du tour : prends-la maintenant, emploie-la la prochaine fois.',
  'theocracy.act.1': 'Prends la **Théocratie** *a*.',
  move: 'De la mine au temple',
  'move.text':
    'Tu as plus de ressources que tu n’en peux dépenser. Détruire une mine coûte 1 action et libère son ouvrier : prêtre, il apporte 1 culture par tour et un visage heureux, au lieu d’1 point pour sa mine.',
  'move.act.1': 'Ouvre **Bronze** et détruis une mine *a*.',
  'move.act.2': 'Construis sur **Religion** *a*.',
  frugal: 'La dernière carte',
  'frugal.text': '**Frugalité** rendra 2 nourritures quand ta population grandira : tu en voudras peut-être à ton dernier tour.',
  'frugal.act.1': 'Prends **Frugalité** *a*.',
  'frugal.act.2': 'Termine ton tour *a*.',
  'frugal.done': 'Hypatie a 22 de culture, toi 10 : mais ce que compte la fin est de ton côté.',

  'lesson.end': 'Ton dernier tour',
  last: 'Deux chemins',
  'last.text':
    'Cette manche est la dernière : tel quel, tu gagnerais 4 maintenant et 27 à la fin, soit **41**, et les 22 d’Hypatie *b* deviendraient 45. Il t’en faut plus, et il y a deux chemins.',
  alone: 'Il est à toi',
  'alone.text':
    'Une **révolution** pour la Théocratie donne 7 points mais ne laisse que les actions rouges ; ou bien cinq actions civiles : de la nourriture pour du monde, du monde pour un deuxième théâtre et des guerriers. Regarde ce que donne chaque choix ; la prochaine fois, joue toute la partie sans guide.',
};
