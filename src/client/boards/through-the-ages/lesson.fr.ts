import type { Translation } from '../../../games/shared/text/messages.js';
import type { en } from './lesson.en.js';

export const fr: Translation<typeof en> = {
  'learn.1.title': 'Une rangée de cartes, et le temps',
  'learn.1.text':
    'Treize cartes en rangée : chefs, merveilles, technologies, cartes action. Plus une carte est à droite, plus elle coûte d’actions civiles. Au début de chaque tour les premières quittent le jeu et les autres glissent à gauche. À toi de choisir : la prendre tout de suite et payer plus, ou attendre et risquer.',
  'learn.2.title': 'Les actions sont comptées',
  'learn.2.text':
    'Ton gouvernement te donne des actions civiles, blanches, et militaires, rouges, neuves à chaque tour. Avec elles tu prends des cartes, fais grandir ton peuple, bâtis, découvres, élèves des merveilles étape par étape et enrôles. De meilleurs gouvernements en donnent plus.',
  'learn.3.title': 'Des ouvriers et des biens',
  'learn.3.text':
    'Les jetons jaunes sont ton peuple. À la ferme ils font de la nourriture, à la mine des ressources, au labo de la science, au temple de la culture et de la joie, dans l’armée de la force. Les jetons bleus sont ce qu’ils ont fait : nourriture sur les fermes, ressources sur les mines. De meilleures technologies donnent plus de valeur à chaque jeton.',
  'learn.4.title': 'Une civilisation, ça se tient',
  'learn.4.text':
    'Un peuple qui grandit mange plus et veut plus de visages heureux. Trop de mécontents, et c’est le soulèvement : un tour entier pour rien. Les biens qu’on entasse pourrissent en corruption. La table montre d’avance comment finira ton tour.',
  'learn.5.title': 'Les rivaux, et la fin',
  'learn.5.text':
    'Dès la version avancée il y a la politique : des événements qui récompensent les forts, des territoires à coloniser, des agressions, des pactes et, dans la version complète, des guerres. À la fin seule la culture compte. Commence par la version simple : une heure, pas de politique, et chaque mécanisme est expliqué quand il apparaît.',
  'learn.worth': 'valent 2 chacun',
  'learn.next': 'glisse à gauche',
};
