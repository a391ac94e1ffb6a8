import type { State } from '../state/state.js';
import type { Edition, Version } from './edition.js';
import { FIRST_EDITION } from './first-edition.js';
import { SECOND_EDITION } from './second-edition.js';

export type { Edition, FinalRates, Version } from './edition.js';

/** The edition a game is played with; tables made before there were several say nothing. */
export const editionOf = (s: Pick<State, 'options'>): Edition => (s.options.edition === '2015' ? SECOND_EDITION : FIRST_EDITION);
/** The version of the edition; `check` admits only those there are. */
export const versionOf = (s: Pick<State, 'options'>): Version => editionOf(s).versions[s.options.version]!;

/** A figure by tokens in a bank; a bank fuller than the table reads its last figure. */
export const byBank = <X>(table: readonly X[], tokens: number): X => table[Math.min(tokens, table.length - 1)]!;
