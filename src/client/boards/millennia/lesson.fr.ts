import type { Translation } from '../../../games/shared/text/messages.js';
import type { en } from './lesson.en.js';

export const fr: Translation<typeof en> = {
  'learn.1.title': 'Huit âges, sept pistes',
  'learn.1.text':
    'Du bronze au futur, huit âges se jouent de la même façon : sélectionner, voir qui prospère, toucher un revenu, construire, agir, faire la guerre, ranger. Ce qui reste, ce sont tes marqueurs sur sept pistes. Plus ils sont loin, plus ils rapportent, tout de suite ou au décompte final. Le plus de points de victoire l’emporte.',
  'learn.2.title': 'Quatre marqueurs, une grille',
  'learn.2.text':
    'À chaque âge, tu places quatre marqueurs, chacun son tour. Un marqueur dans une rangée de la grille prend une technologie de cette rangée, qui paiera son or plus tard. Un marqueur sur une action spéciale te la réserve. Les rangées se remplissent : ce que tu veux peut partir. La rangée du bas ne paie que si tu possèdes l’Énergie.',
  'learn.3.title': 'Les technologies agissent, et meurent',
  'learn.3.text':
    'En phase d’Action, tu engages des technologies : Arts et Sciences sociales te font avancer en Culture, trois sortes d’étude donnent des points de recherche, n’importe quelle carte fait 2 or. Une carte engagée resservira à l’âge suivant, tant qu’elle vit : huit petites marques montrent ses âges. Deux cartes qui forment une paire de Prospérité t’y font avancer, sans être engagées.',
  'learn.4.title': 'Pistes, verrous et livres',
  'learn.4.text':
    'Chaque case fait quelque chose : de l’or, des points, une carte, un jeton Livre dont l’effet est le même pour tous. Case après case, tu prends ce qui te plaît. Le Commerce et la Guerre ont un verrou, que la Prospérité et la Population ouvrent. La Politique bifurque : la Démocratie monte encore, la Tyrannie rapporte plus et compte 5 pour toujours.',
  'learn.5.title': 'Bâtiments, merveilles, et la fin',
  'learn.5.text':
    'L’or achète des bâtiments, qui aident quelques âges ou comptent à la fin, et des merveilles, qui comptent seulement à la fin. Après chaque âge, tout le monde recule en Guerre d’autant de cases que le dernier en a. À la fin, on compte les pistes : Influence fois Politique, Guerre deux fois, et tout ce que tes cartes promettent. La table tient le compte d’avance.',
  'learn.phases': 'un âge',
  'learn.income': 'paie son or',
  'learn.ages': 'vit aux âges 2 à 4',
  'learn.turned': 'engagée : utilisée à cet âge',
  'learn.locked': 'verrouillé',
  'learn.sum': 'décompte final',
  'learn.arts': 'Arts',
  'learn.social': 'Sciences sociales',
  'learn.culture': 'Culture',
};
