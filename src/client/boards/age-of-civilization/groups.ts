import type { Aoc, Move } from '../../../games/age-of-civilization/state/state.js';
import type { ChoiceGroup } from '../../table/board-package.js';
import type { Choice } from '../../table/table.js';

/** The verbs of the game, the most used first. */
export const GROUPS = [
  { id: 'work', label: { en: 'Send', fr: 'Envoyer' } },
  { id: 'birth', label: { en: 'Found', fr: 'Fonder' } },
  { id: 'annex', label: { en: 'Annex', fr: 'Annexer' } },
  { id: 'learn', label: { en: 'Learn', fr: 'Apprendre' } },
  { id: 'use', label: { en: 'Use', fr: 'Utiliser' } },
] as const satisfies readonly ChoiceGroup[];
type GroupId = (typeof GROUPS)[number]['id'];

const OF_MOVE: { readonly [K in Move['move']]?: GroupId } = {
  place: 'work',
  rest: 'work',
  birth: 'birth',
  annex: 'annex',
  study: 'learn',
  learn: 'learn',
  activate: 'use',
  'use-grant': 'use',
  'buy-special': 'learn',
};

export const groupOf = ({ move }: Choice<Aoc>): GroupId | undefined => OF_MOVE[move.move];
