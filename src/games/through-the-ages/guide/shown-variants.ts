import type { ShownGame } from '../../shared/shown-game.js';
import { DEFAULTS } from '../state/setup.js';
import type { Tta } from '../state/state.js';

/** The beginning of a game with visible bonus cards: the variant that changes most of what one plans for. */
export const shownVariants: ShownGame<Tta> = {
  options: { ...DEFAULTS, version: 'full', bonusCards: 'public' },
  seats: 2,
  viewer: 0,
  seed: '4c43cc6ce95184460650c33b9ac0166e553ebf728dc0653dc2f73acae7359542',
  hash: '31752446c8d98026',
  moments: [
    {
      id: 'public',
      rule: 'TTA-VAR-05',
      title: { en: 'Visible bonus cards', fr: 'Cartes Bonus visibles' },
      text: {
        en: 'Four events of Age III were drawn at the beginning and lie beside the event piles, open for all. They count at the end for everybody, so both of you can plan for them from the first turn.',
        fr: 'Quatre événements de l’Âge III ont été tirés au début et sont visibles de tous à côté des piles d’événements. Ils comptent à la fin pour chacun : vous pouvez tous deux en tenir compte dès le premier tour.',
      },
      holds: (s) => s.round === 1 && s.bonuses.length === 4,
    },
  ],
  line: '# public',
};
