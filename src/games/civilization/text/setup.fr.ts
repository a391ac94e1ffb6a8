import type { Translation } from '../../shared/text/messages.js';
import type { setup as english } from './setup.en.js';

export const setup: Translation<typeof english> = {
  'option.rules': 'Règles',
  'option.rules.text':
    'Règles de base et avancées partagent la carte, le mouvement et les batailles ; production, technologies et fin diffèrent.',
  'option.rules.basic': 'De base',
  'option.rules.basic.text': 'Les technologies se valent, les jalons donnent les merveilles. La meilleure entrée dans le jeu.',
  'option.rules.advanced': 'Avancées',
  'option.rules.advanced.text':
    'Un arbre de 53 technologies, des cités heureuses et productives, des améliorations, des merveilles à effet.',
  'option.length': 'Durée',
  'option.length.text': 'Quand la partie peut finir.',
  'option.length.short': 'Courte',
  'option.length.short.text': 'Finit à l’époque médiévale, par le dé de fin.',
  'option.length.medium': 'Moyenne',
  'option.length.medium.text': 'Finit à l’époque industrielle, par le dé de fin.',
  'option.length.long': 'Longue',
  'option.length.long.text': 'À travers les quatre époques, jusqu’à l’une des quatre victoires.',
  'option.richWorld': 'Monde plus riche',
  'option.richWorld.text': 'Deux marqueurs vides par joueur sont retirés avant de disposer le monde.',
  'option.startBonus': 'Bonus pour toute technologie',
  'option.startBonus.text': 'Les technologies distribuées ou trouvées donnent aussi leur bonus, pour qu’aucune merveille ne se perde.',
  'option.carrierUpgrade': 'Porte-avions à la lettre',
  'option.carrierUpgrade.text': 'Avec le Vol avancé, les flottes modernes deviennent des porte-avions, plus faibles que les cuirassés.',
  'option.announce': 'Annonces d’elles-mêmes',
  'option.announce.text': 'Les jalons sont annoncés pour tous dès qu’ils sont remplis.',
  'option.turnLimit': 'Dernier tour',
  'option.turnLimit.text': 'La partie finit au plus tard avec ce tour.',
  'option.turnLimit.none': 'sans limite',
};
