import type { Text } from '../../../kernel/index.js';
import { type Origin, printedOf } from '../cards/index.js';
import type { AbilityId, ActionId } from '../state/state.js';

/** Names as texts: what the text files say for the id of a thing. */
export const nameOf = {
  action: (id: ActionId): Text => ({ key: `action.${id}` }),
  civ: (id: string): Text => ({ key: `civ.${id}` }),
  tech: (id: string): Text => ({ key: `tech.${id}` }),
  wonder: (id: string): Text => ({ key: `wonder.${id}` }),
  special: (id: string): Text => ({ key: `special.${id}` }),
  origin: (o: Origin): Text => ({ key: `${o.kind}.${o.id}` }),
  cardOfAbility: (id: AbilityId): Text => nameOf.origin(printedOf(id).origin),
};
