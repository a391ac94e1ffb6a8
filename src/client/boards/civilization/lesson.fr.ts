import type { Translation } from '../../../games/shared/text/messages.js';
import type { en } from './lesson.en.js';

export const fr: Translation<typeof en> = {
  'learn.1.title': 'Un monde à découvrir',
  'learn.1.text':
    'Soixante-six régions, vingt-trois mers, et sur chaque région un marqueur face cachée. Chacun commence avec deux villages, deux colons et deux soldats, dans les régions de son choix. Quatre époques attendent. À chaque tour on bouge, puis on échange, puis on produit, puis on achète. Le plus de points gagne.',
  'learn.2.title': 'Les colons explorent et fondent',
  'learn.2.text':
    'Un colon fait deux pas ou prend le bateau, et peut regarder le marqueur là où il s’arrête. Une ressource ou un marqueur vide, toi seul le sais\u202f; un trésor, la peste, un terrain ou un petit peuple ont lieu aussitôt, pour tous. Là où se tient un colon on peut fonder un village, un par région\u202f; le marqueur est alors retourné pour tous.',
  'learn.3.title': 'Les batailles, unité par unité',
  'learn.3.text':
    'Personne n’est forcé d’attaquer. Chaque camp choisit une unité en secret, assaut après assaut\u202f; chacun lance autant de dés que le numéro d’époque de son unité, et la somme la plus faible disparaît. La cavalerie bat l’infanterie, l’infanterie bat l’artillerie, l’artillerie bat la cavalerie. Le dernier debout prend la colonie.',
  'learn.4.title': 'Production et échanges',
  'learn.4.text':
    'Les colonies rapportent de l’or, davantage quand elles sont grandes, sur une ressource, heureuses ou productives. Des ressources différentes s’y ajoutent, trois pareilles font un monopole, et les dés nomment la ressource critique du tour. Avant cela on peut se prêter des ressources\u202f: elles reviennent ensuite.',
  'learn.5.title': 'Technologies, merveilles, et la fin',
  'learn.5.text':
    'Dans le jeu avancé, un seul joueur achète chaque technologie et elle sert à tous\u202f: qui s’en sert paie son propriétaire. Certaines apportent des merveilles, d’autres des points. Dans le jeu de base elles se valent et des jalons apportent les merveilles. Les points viennent des colonies, des merveilles et des découvertes\u202f; la table les compte à tout moment.',
  'learn.wine': 'Vin',
  'learn.against': 'contre',
  'learn.happy': 'heureuse',
  'learn.productive': 'productive',
};
