import { endingNow } from '../ask/ending.js';
import { isAdvanced } from '../ask/table.js';
import { MINIMUM } from '../cards/tables.js';
import type { State } from '../state/state.js';
import { eraProductions, productionsLeft, prospectOf } from './outlook.js';

/** How often production will still come: in all, and in this era. */
export interface Tempo {
  readonly productions: number;
  readonly ofEra: number;
}

/** Turns to the end, and to that of the era: so many, less so many for each time that the richest seat's income grows e-fold and for each seat beyond two. */
type Row = readonly [turns: number, less: number, ofEra: number, lessOfEra: number, lessBySeat: number];
/** By rule set or length and by era, read off games among experts: whoever is rich buys what ends an era. In short games it wins no more than what technologies tell, and by fewer points. */
const TEMPO: Readonly<Record<string, readonly Row[]>> = {
  basic: [
    [25.5, 3.55, 17.1, 3.25, 0],
    [26.1, 3.5, 19.4, 3, 0],
    [23.1, 3.15, 12.5, 1.65, 0],
    [10.4, 1.4, 10.4, 1.4, 0],
  ],
  medium: [
    [34, 4.5, 23.7, 3.8, 1.1],
    [45.8, 7.1, 42, 6.55, 1.7],
    [5.6, 0.73, 5.6, 0.73, 0.1],
  ],
  long: [
    [39, 4.6, 23, 3.5, 1.1],
    [70, 10.4, 46, 7.2, 1.7],
    [60, 8.9, 17, 2.4, 0.1],
    [34, 5, 34, 5, 0.1],
  ],
};

/** Has this turn's production come already? */
const hasProduced = (s: State): boolean => s.phase === 'purchase' || s.phase === 'end' || s.phase === 'production';

/** What technologies that are not bought yet tell of the time that is left. */
export const tempoByTechnologies = (s: State): Tempo => ({ productions: productionsLeft(s), ofEra: eraProductions(s) });

/** What the income of the richest seat tells of it. */
export function tempoByIncome(s: State): Tempo {
  const row = s.phase === 'setup' ? undefined : TEMPO[isAdvanced(s) ? s.options.length : 'basic']?.[s.era - 1];
  if (!row) return tempoByTechnologies(s);
  let most: number = MINIMUM;
  for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, prospectOf(s, seat).income);
  const growth = Math.log(most);
  const limit = s.options.turnLimit > 0 ? s.options.turnLimit - s.turn + 1 : Number.POSITIVE_INFINITY;
  const latest = endingNow(s) === null ? limit : 1;
  const now = Number(hasProduced(s));
  const [turns, less, ofEra, lessOfEra, lessBySeat] = row;
  const haste = lessBySeat * (s.seats - 2);
  const productions = Math.max(1, Math.min(latest, turns - less * growth - haste)) - now;
  return { productions, ofEra: Math.min(productions, Math.max(1, ofEra - lessOfEra * growth - haste) - now) };
}
