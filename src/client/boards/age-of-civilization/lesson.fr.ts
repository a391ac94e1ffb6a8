import type { Translation } from '../../../games/shared/text/messages.js';
import type { en } from './lesson.en.js';

export const fr: Translation<typeof en> = {
  'learn.1.text':
    'Huit cartes forment une rangée : la piste du temps. Un cadre de laiton en couvre trois. Seules les actions du cadre sont ouvertes à tous, et il avance d’une carte à la fin de chaque manche. La Chasse appartient vite au passé ; la Conquête est encore à venir. Après six manches, le plus de points l’emporte.',
  'learn.2.text':
    'Ton tour commence par une civilisation. Fais-en naître une : elle te donne des ouvriers et les pièces posées sur elle. La précédente décline, mais ce qu’elle transmet te reste jusqu’à la fin. Tu peux aussi annexer une carte sans la faire naître, pour ce qu’elle transmet. Trois cartes en tout, pas plus, dans la partie.',
  'learn.3.text':
    'Place ensuite tes ouvriers, autant que tu veux et dans l’ordre qui te plaît, ou repose-toi. Paie le prix à gauche de la flèche, prends ce qui est à sa droite. D’une case blanche l’ouvrier revient ; une case rouge, avec sa goutte de cire, te coûte l’ouvrier.',
  'learn.4.text':
    'La Recherche donne une technologie : elle baisse des prix, ajoute de la force ou rapporte à chaque tour. Chacune ouvre la voie à celles du dessus. Une merveille coûte cher, et donne des points aussitôt, souvent aussi à la fin.',
  'learn.5.text':
    'Certaines cartes portent des épées croisées. Quand l’une d’elles entre dans le cadre, c’est la guerre : le plus faible sacrifie un ouvrier. La peste frappe tout le monde. La table dit toujours d’avance qui sera touché.',
  'learn.born': 'Civilisation principale',
  'learn.declined': 'En déclin : transmet',
  'learn.annexed': 'Annexée : transmet',
  'learn.white': 'revient',
  'learn.red': 'est perdu',
  'learn.now': 'ouvert',
  'learn.soon': 'à venir',
  'learn.past': 'passé',
  'learn.weakest': 'le plus faible : −1 ouvrier',
};
