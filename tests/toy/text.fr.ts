import { plural } from '../../src/games/shared/text/french.js';
import type { Translation } from '../../src/games/shared/text/messages.js';
import { kernelRefusals, seatRefusals } from '../../src/games/shared/text/refusals.fr.js';
import { META } from './meta.js';
import type { en } from './text.en.js';

export const fr: Translation<typeof en> = {
  'move.stock': 'Prendre une pièce',
  'move.ready': 'Être prêt',
  'move.bid': 'Miser une carte',
  'move.draw': 'Piocher une carte pour 1 pièce',
  'move.attack': 'Attaquer pour 2 pièces',
  'move.drop': 'Lâcher une carte',
  'move.bury': 'Enfouir une carte dans la pioche',
  'move.pass': 'Passer',
  'log.won': ({ who, worth }) => `${who} l’emporte avec ${worth}`,
  'log.drew': ({ who }) => `${who} pioche une carte`,
  'log.attacked': ({ who }) => `${who} doit lâcher une carte`,
  'refuse.RICH': ({ have }) => `Tu as déjà ${plural(have, 'pièce')}.`,
  'refuse.RICH.short': 'assez riche',
  'refuse.POOR': ({ need, have }) => `Il manque ${plural(need - have, 'pièce')} (${have} sur ${need}).`,
  'refuse.POOR.short': 'trop pauvre',
  'refuse.NO_CARDS': 'La pioche est vide.',
  'refuse.NO_CARDS.short': 'plus de cartes',
  'refuse.YOURSELF': 'Tu ne peux pas t’attaquer toi-même.',
  'refuse.YOURSELF.short': 'toi-même',
  'refuse.EMPTY_HAND': 'Il n’y a rien à lâcher.',
  'refuse.EMPTY_HAND.short': 'main vide',
  'refuse.NO_SUCH_CARD': 'Tu n’as pas cette carte.',
  'refuse.NO_SUCH_CARD.short': 'carte inconnue',
  ...kernelRefusals,
  ...seatRefusals(META),
};
