import { namingOf } from '../../../games/civilization/say/describe.js';
import { bundleItems } from '../../../games/civilization/say/names.js';
import type { Bundle, State } from '../../../games/civilization/state/state.js';
import type { Words } from './words.js';

/** One side of an exchange in words: cards by the resource that lies there. */
export function bundleText(s: State, bundle: Bundle, words: Words): string {
  const items = bundleItems(bundle, namingOf(s));
  return items.length === 0 ? words.g('bundle.nothing') : items.map((item) => words.text(item)).join(', ');
}
