import type { State } from '../state/state.js';
import type { Edition, Version } from './edition.js';
import { FIRST_EDITION } from './first-edition.js';

export type { Edition, Version } from './edition.js';

/** The edition a game is played with. */
export const editionOf = (_: Pick<State, 'options'>): Edition => FIRST_EDITION;
export const versionOf = (s: Pick<State, 'options'>): Version => editionOf(s).versions[s.options.version];

/** A figure by tokens in a bank; a bank fuller than the table reads its last figure. */
export const byBank = <X>(table: readonly X[], tokens: number): X => table[Math.min(tokens, table.length - 1)]!;
