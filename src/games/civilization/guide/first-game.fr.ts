import type { Translation } from '../../shared/text/messages.js';
import type { words as en } from './first-game.en.js';

export const words: Translation<typeof en> = {
  'lesson.map': 'Deux villages sur la carte',
  welcome: 'Un monde face cachée',
  'welcome.text':
    'Sous chaque marqueur, comme en Italie *b*, dort quelque chose que personne ne connaît : ressources, trésor, mauvaise terre, peste. Tu t’étends sur la carte, et les points viennent des colonies, des technologies et des merveilles.',
  first: 'Un lieu bien entouré',
  'first.text':
    'Chacun fonde deux villages, chacun avec un colon et une armée : toi d’abord, puis Hypatie deux fois, puis de nouveau toi. Les **Balkans** touchent quatre régions : de quoi s’étendre.',
  'first.act.1': 'Installe-toi dans les **Balkans** *a*.',
  'first.done': 'Hypatie a pris le Nil *b* et la Moscovie *c*.',
  second: 'Serrés l’un contre l’autre',
  'second.text': 'Des villages voisins se défendent l’un l’autre. L’**Anatolie** touche les Balkans et ouvre la route de l’est.',
  'second.act.1': 'Installe-toi en **Anatolie** *a*.',
  'second.done':
    'Les marqueurs de tes villages sont retournés : du **vin** dans les Balkans, des **gemmes** en Anatolie, et des ressources différentes rapportent. Hypatie a fait plus aux dés et a déjà bougé : ses armées sont en Sarmatie *b* et sur l’Euphrate *c*, ses villages sont vides.',

  'lesson.explore': 'Les colons explorent',
  italia: 'Regarde avant de bâtir',
  'italia.text':
    'Un tour commence par les mouvements : une armée avance d’1 région, un colon de 2. Là où un colon s’arrête, il peut **regarder** le marqueur ; cela met fin à sa marche.',
  'italia.act.1':
    'Choisis la pile des **Balkans**, laisse l’armée sur place (**−**), puis envoie le colon en **Italie** *a*. La lettre montre chaque geste.',
  'italia.act.2': 'Regarde le **marqueur** *a*.',
  'italia.done': 'Une terre **fertile** : une colonie y produit comme si elle avait une taille de plus. Les terres sont visibles de tous.',
  persia: 'Et vers l’est',
  'persia.text': 'L’autre colon va en **Perse**. Une ressource n’est vue que de qui la trouve.',
  'persia.act.1': 'Choisis l’**Anatolie**, laisse l’armée sur place (**−**), puis envoie le colon en **Perse** *a*.',
  'persia.act.2': 'Regarde le **marqueur** *a*.',
  'persia.done':
    'Encore des **gemmes**, et les autres l’ignorent. Trois cartes d’une même ressource font un monopole : 20 or à chaque tour.',
  stay: 'Les armées restent',
  'stay.text': 'Les soldats d’Hypatie sont tout près, et une colonie sans armée tombe sans combat. Laisse les tiennes où elles sont.',
  'stay.act.1': 'Termine tes mouvements *a*.',

  'lesson.gold': 'L’or',
  produce: 'L’échange, puis la production',
  'produce.text':
    'Quand tous ont bougé, on peut se prêter des ressources ; il y a encore peu à y gagner. Ensuite les colonies produisent, et deux dés nomment la **ressource critique** : qui l’a double ce que rapportent ses colonies.',
  'produce.act.1': 'Termine l’échange *a*.',
  'produce.done': 'Les dés ont dit fer, et personne n’en a. Deux villages font 2, mais personne ne reçoit moins de **10** : tu as 30 or.',
  found: 'Deux nouveaux villages',
  'found.text':
    'Là où est un colon, on fonde un village pour 5 ; le colon y reste pour de bon. Chacun vaut 1 point et augmente ton revenu.',
  'found.act.1': 'Fonde un village en **Italie** *a*.',
  'found.act.2': 'Fonde un village en **Perse** *a*.',
  'found.done': 'Les gemmes de Perse sont retournées : tous les voient maintenant.',
  tech: 'Le savoir',
  'tech.text':
    'La première technologie coûte 10, la deuxième 20, et ainsi de suite. Chacune vaut **2 points** ; multipliées par tes ressources différentes, elles rapportent aussi de l’or, et une sur deux ajoute 1 au combat.',
  'tech.act.1': 'Achète une **technologie** *a*, par exemple l’alphabet.',
  army: 'Des cavaliers contre des fantassins',
  'army.text':
    'Sur l’Euphrate *b* se tient un **épéiste** d’Hypatie, de l’infanterie, et la cavalerie bat l’infanterie ; l’infanterie bat l’artillerie, et celle-ci la cavalerie. Un colon pour l’ouest coûte encore 5.',
  'army.act.1': 'Recrute un **cavalier** en Anatolie *a*.',
  'army.act.2': 'Recrute un **colon** dans les Balkans *a*.',
  'army.act.3': 'Termine tes achats *a*.',
  'army.done': 'Un nouveau tour, et cette fois tu bouges avant Hypatie.',

  'lesson.battle': 'Une bataille',
  west: 'Deux pas vers l’ouest',
  'west.text': 'Ton colon traverse l’Italie jusqu’en **Gaule** et y regarde.',
  'west.act.1': 'Envoie le colon des Balkans en **Italie** *a*, l’armée reste.',
  'west.act.2': 'Puis en **Gaule** *a*.',
  'west.act.3': 'Regarde le **marqueur** *a*.',
  'west.done': 'Un **trésor** : 10 or. Tout n’est pas si plaisant : une peste aurait emporté le colon.',
  ride: 'Vers l’Euphrate',
  'ride.text':
    'Les pièces étrangères n’arrêtent personne. Ton cavalier entre dans la région de son épéiste ; s’il y a bataille, tu le décides une fois tous les mouvements faits.',
  'ride.act.1': 'Envoie le cavalier d’Anatolie sur l’**Euphrate** *a*, l’épéiste reste.',
  'ride.act.2': 'Termine tes mouvements *a*.',
  'ride.done': 'Hypatie a été interrogée d’abord : veut-elle se battre ? Non.',
  fight: 'Unité contre unité',
  'fight.text':
    'À cette époque, chaque camp lance un dé et ajoute ce qui l’aide : ton cavalier a **1** contre un épéiste. La somme la plus basse est perdue, et à égalité les deux.',
  'fight.act.1': 'Attaque sur l’**Euphrate** *a*.',
  'fight.done':
    'Deux fois **5** : le 1 du cavalier a tranché, et son épéiste n’est plus. Puis un de ses colons a trouvé la **peste** en Nubie *b* et en est mort.',

  'lesson.trade': 'Un échange et un jalon',
  offer: 'Fais une offre',
  'offer.text':
    'Ton revenu compte les ressources **différentes** fois les technologies : tu as deux fois des gemmes, Hypatie des épices. Une carte prêtée compte pour l’autre pendant ce tour seulement, puis revient.',
  'offer.act.1': 'Donne les gemmes d’**Anatolie**, demande ses **épices**, et propose l’échange *a*.',
  'offer.done':
    'Elle refuse, car elle aurait une ressource comme avant, et toi trois : un échange doit servir aux **deux**. On a droit à trois offres par tour.',
  close: 'Assez',
  'close.text':
    'Tu peux offrir mieux ou t’en tenir là. Ton revenu : 4 villages et 1 pour l’Italie fertile font 5, 2 ressources fois 1 technologie font 2, et comme c’est moins de 10, tu reçois **10**.',
  'close.act.1': 'Termine l’échange *a*.',
  'close.done': 'Encore le fer. Tu as 20 or.',
  milestone: 'Le premier jalon',
  'milestone.text':
    'Chaque époque a trois **jalons**, ici six villages, deux technologies, huit armées ; qui en annonce un avant les autres prend une **merveille**, 3 points. Une deuxième technologie coûte 20 : tout ce que tu as, et cela les vaut.',
  'milestone.act.1': 'Achète une deuxième **technologie** *a* : la poterie.',
  'milestone.act.2': 'Annonce le **jalon** *a*.',
  'milestone.done':
    'Les **Jardins suspendus** sont à toi : 5 points pour 20 or. Et avec deux technologies, chacune de tes unités ajoute 1 au combat.',
  risk: 'La bourse vide',
  'risk.text': 'Il ne reste rien pour des armées. L’Italie et la Perse n’en ont pas : voyons si Hypatie le remarque.',
  'risk.act.1': 'Termine tes achats *a*.',
  'risk.done':
    'Elle l’a vu : un épéiste est entré en **Perse** *b*, un cavalier en **Italie** *c*, et les deux villages sont tombés sans un dé, faute d’armée. Mais ses villes à elle sont vides aussi.',

  'lesson.defence': 'La riposte',
  back: 'Là où elle est faible',
  'back.text':
    'Le **Nil** est une ville de taille 2 sans aucune armée, à côté de ton cavalier. Et en **Perse** il y a un épéiste : le tien le vaut, avec 1 de plus pour ton savoir.',
  'back.act.1': 'Envoie le cavalier sur le **Nil** *a*.',
  'back.act.2': 'Envoie l’épéiste d’Anatolie en **Perse** *a*.',
  'back.act.3': 'Termine tes mouvements *a* ; le colon attend en Gaule pour fonder.',
  strike: 'Deux batailles, dans l’ordre que tu veux',
  'strike.text': 'Tu choisis quelle bataille vient d’abord. Pour le Nil, il ne faut pas même un dé.',
  'strike.act.1': 'Attaque sur le **Nil** *a*.',
  'strike.act.2': 'Attaque en **Perse** *a*.',
  'strike.done':
    'Le Nil est à toi avec ses épices, et la Perse de nouveau : 4 plus 1 contre 3. **Trois** ressources différentes, fois deux technologies.',
  income: 'Ce que cela rapporte',
  'income.text': 'Colonies 5, ressources 3 fois 2 font 6 : pour la première fois plus que les 10 que chacun reçoit.',
  'income.act.1': 'Termine l’échange *a*.',
  'income.done': '**11** or ; Hypatie, sans aucune ressource, reçoit ses 10. Elle a recruté deux armées en Moscovie.',
  rebuild: 'Tiens ce que tu as',
  'rebuild.text':
    'Un village en Gaule pour ton colon, et une armée pour l’**Anatolie**, qui est vide. Les colonies peuvent aussi grandir : ville pour 5, cité pour 10.',
  'rebuild.act.1': 'Fonde un village en **Gaule** *a*.',
  'rebuild.act.2': 'Recrute un **épéiste** en Anatolie *a*.',
  'rebuild.act.3': 'Termine tes achats *a*.',

  'lesson.end': 'Et ensuite',
  eras: 'Quatre époques',
  'eras.text':
    'L’époque s’achève avec le tour où quelqu’un a **trois** de ses technologies ; tu en as deux. La suivante apporte d’autres jalons et des unités plus chères et plus fortes ; les flottes portent trois figurines sur la mer, les avions viennent en dernier.',
  scoring: 'Comment cela finit',
  'scoring.text':
    'La partie s’achève avec le tour où quelqu’un possède **3 technologies modernes** ; un village compte 1, une métropole 4, une technologie 2, une merveille 3. Tu as **13** points, Hypatie 6 ; l’or ne compte qu’à égalité.',
  alone: 'Ton monde',
  'alone.text':
    'Reprends l’Italie *b*, garde ce que tu as, et continue d’acheter des technologies : quatre colons d’Hypatie vont fonder. Tu connais tout le jeu de base ; dans le jeu avancé, chaque technologie a son propre pouvoir.',
};
