/**
 * What a choice is apart from its looks.
 * 'end' closes a stage or the turn, or leaves what is offered: it sits on its own button (key E), with what is left ("Finish ·
 * 1 worker free"), and is in brass only when there is nothing else to do.
 * 'late' is rarely wanted, or destroys something: it waits behind "more" while there is anything else, and is never in brass.
 * 'quiet' is blocked by something that cannot change during this question (a card not yet in play): known on the board, but
 * no chip.
 */
export type ChoiceRole = 'end' | 'late' | 'quiet' | undefined;
export const isEnd = (role: ChoiceRole): boolean => role === 'end';
