import type { Players } from './refusals.en.js';

/** Why the kernel itself refuses, whatever the game. */
export const kernelRefusals = {
  'refuse.NOT_ASKED': 'Ce n’est pas à toi de décider maintenant.',
  'refuse.NOT_ASKED.short': 'pas ton tour',
  'refuse.NOT_NOW': 'Ce coup ne se joue pas à ce moment.',
  'refuse.NOT_NOW.short': 'pas maintenant',
  'refuse.MALFORMED': 'Ce coup est illisible.',
  'refuse.MALFORMED.short': 'coup illisible',
  'refuse.CANNOT_UNDO': 'Ce coup ne peut plus être repris.',
  'refuse.CANNOT_UNDO.short': 'impossible à reprendre',
  'refuse.BAD_OPTIONS': 'Les options de cette table sont illisibles.',
  'refuse.BAD_OPTIONS.short': 'options illisibles',
} as const;

/** Too few or too many seats for a game. */
export const seatRefusals = ({ name, players: { min, max } }: Players) => ({
  'refuse.BAD_SEATS': `${name} se joue de ${min} à ${max} joueurs.`,
  'refuse.BAD_SEATS.short': `${min} à ${max} joueurs`,
});
