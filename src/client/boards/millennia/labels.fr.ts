import type { Messages } from '../../../games/messages.js';
import type { labels as english } from './labels.en.js';

export const labels: Messages<typeof english> = {
  'zone.tracks': 'Pistes',
  'zone.selection': 'Sélection',
  'zone.mine': 'Mon aire',
};
