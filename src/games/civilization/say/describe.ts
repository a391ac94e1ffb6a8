import type { Seat, Text } from '../../../kernel/index.js';
import type { Move, State } from '../state/state.js';

export const describe = (_s: State, _seat: Seat, m: Move): { readonly text: Text; readonly targets: readonly string[] } => ({
  text: { key: `move.${m.move}` },
  targets: [m.move],
});
