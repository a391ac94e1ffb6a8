/** What the facts of a game say about its seats. */
export interface Players {
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
}

/** Why the kernel itself refuses, whatever the game. */
export const kernelRefusals = {
  'refuse.NOT_ASKED': 'It is not for you to decide now.',
  'refuse.NOT_ASKED.short': 'not your turn',
  'refuse.NOT_NOW': 'This move does not belong to the present moment.',
  'refuse.NOT_NOW.short': 'not now',
  'refuse.MALFORMED': 'This move cannot be read.',
  'refuse.MALFORMED.short': 'unreadable move',
  'refuse.CANNOT_UNDO': 'This move can no longer be taken back.',
  'refuse.CANNOT_UNDO.short': 'cannot be undone',
  'refuse.BAD_OPTIONS': 'The options of this table cannot be read.',
  'refuse.BAD_OPTIONS.short': 'unreadable options',
} as const;

/** Too few or too many seats for a game. */
export const seatRefusals = ({ name, players: { min, max } }: Players) => ({
  'refuse.BAD_SEATS': `${name} is for ${min} to ${max} players.`,
  'refuse.BAD_SEATS.short': `${min} to ${max} players`,
});
