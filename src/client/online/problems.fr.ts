import type { Translation } from '../../games/shared/text/messages.js';
import type { problems as english } from './problems.en.js';

export const problems: Translation<typeof english> = {
  'problem.MALFORMED': 'Le serveur n’a pas compris.',
  'problem.TOO_LARGE': 'C’est trop long.',
  'problem.TOO_MANY': 'Trop à la fois. Attends un instant, puis réessaie.',
  'problem.NOT_SIGNED_IN': 'Choisis d’abord un nom.',
  'problem.NO_SUCH_TABLE': 'Il n’y a pas de table ici. Le lien est peut-être coupé, ou la table a expiré.',
  'problem.NO_SUCH_GAME': 'Ce serveur n’a pas ce jeu.',
  'problem.BAD_TABLE': 'Ces réglages ne vont pas ensemble.',
  'problem.NO_SPECTATORS': 'Cette table a commencé et n’admet pas de spectateurs.',
  'problem.NOT_SEATED': 'Tu n’as pas de place à cette table.',
  'problem.NOT_HOST': 'Seul l’hôte peut le faire.',
  'problem.SEAT_TAKEN': 'Quelqu’un fut plus rapide : cette place est prise.',
  'problem.NO_SEAT': 'Il n’y a pas de place pour toi à cette table.',
  'problem.NOT_FULL': 'Une place est encore libre.',
  'problem.ALREADY_STARTED': 'La partie a déjà commencé.',
  'problem.NOT_STARTED': 'La partie n’a pas encore commencé.',
  'problem.GAME_OVER': 'La partie est terminée.',
  'problem.GAME_RUNNING': 'La partie est encore en cours.',
  'problem.PAUSED': 'La table est en pause.',
  'problem.NOT_PAUSED': 'La table n’est pas en pause.',
  'problem.STALE': 'La partie a avancé entre-temps.',
  'problem.REFUSED': 'Les règles ne le permettent pas.',
  'problem.BOT_SEATED': 'Un bot joue cette place. Reprends-la d’abord.',
  'problem.NOT_REPLACED': 'Cette place est déjà à toi.',
  'problem.NO_PROPOSAL': 'Cette proposition est réglée.',
  'problem.ALREADY_PROPOSED': 'C’est déjà proposé.',
  'problem.CHAT_OFF': 'Les messages sont coupés à cette table.',
  'problem.OTHER_RULES':
    'Cette table a commencé sous une autre version des règles ; ce serveur ne peut pas la continuer. Rien n’est perdu.',
  'problem.TOO_SLOW': 'Le serveur a mis trop de temps. Réessaie.',
  'problem.RULES_FAULT':
    'Les règles de ce jeu ont trébuché là-dessus : une erreur de notre part. La table est restée comme elle était ; essaie autre chose.',
  'problem.UNAVAILABLE': 'Le serveur ne répond pas bien pour l’instant. Rien n’est perdu ; réessaie.',
  'problem.BAD_LINK': 'Ce lien de retour n’est plus valable.',
  'problem.OTHER_PROTOCOL': 'Cette page est plus ancienne que le serveur. Recharge-la.',
};
