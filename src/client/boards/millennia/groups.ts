import type { Mil } from '../../../games/millennia/state/state.js';
import type { ChoiceGroup } from '../../table/board-package.js';
import type { Choice } from '../../table/table.js';

/** The verbs of the game, the most used first. */
export const GROUPS = [
  { id: 'act', label: { en: 'Act', fr: 'Agir' } },
  { id: 'take', label: { en: 'Take', fr: 'Prendre' } },
  { id: 'reserve', label: { en: 'Reserve', fr: 'Réserver' } },
  { id: 'build', label: { en: 'Build', fr: 'Bâtir' } },
  { id: 'use', label: { en: 'Use', fr: 'Utiliser' } },
  { id: 'play', label: { en: 'Play', fr: 'Jouer' } },
] as const satisfies readonly ChoiceGroup[];
type GroupId = (typeof GROUPS)[number]['id'];

/** What lies on the common board is done, what one owns is used. */
export function groupOf({ move }: Choice<Mil>): GroupId | undefined {
  switch (move.move) {
    case 'use':
      return /^(building|research)-/.test(move.what) ? 'use' : 'act';
    case 'select':
    case 'take':
    case 'claim':
      return 'take';
    case 'special':
      return 'reserve';
    case 'build':
      return 'build';
    case 'buy':
    case 'modify':
      return 'use';
    case 'play':
    case 'cash':
      return 'play';
    default:
      return undefined;
  }
}
