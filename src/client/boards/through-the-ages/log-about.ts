import type { GameEvent } from '../../../games/through-the-ages/state/state.js';
import type { LogLine } from '../../table/board-package.js';

const RULES: { readonly [K in GameEvent['event']]?: string } = {
  swept: 'TTA-ROW-02',
  age: 'TTA-AGE-01',
  obsolete: 'TTA-AGE-04',
  famine: 'TTA-CON-02',
  uprising: 'TTA-HAP-04',
  revealed: 'TTA-EVT-02',
  'events-renewed': 'TTA-EVT-03',
  fought: 'TTA-AGG-05',
  'last-round': 'TTA-END-04',
  scored: 'TTA-END-05',
  took: 'TTA-TAKE-01',
  grew: 'TTA-POP-01',
  built: 'TTA-BLD-01',
  upgraded: 'TTA-UPG-01',
  staged: 'TTA-WON-01',
  completed: 'TTA-WON-01',
  led: 'TTA-LDR-01',
  learnt: 'TTA-TEC-01',
  governed: 'TTA-GOV-01',
  played: 'TTA-ACC-01',
  tactic: 'TTA-TAC-01',
  drew: 'TTA-MCD-01',
  prepared: 'TTA-EVT-02',
  bid: 'TTA-COL-01',
  colonised: 'TTA-COL-01',
  'nobody-wants': 'TTA-COL-01',
  attacked: 'TTA-AGG-01',
  declared: 'TTA-WAR-01',
  offered: 'TTA-PAC-01',
  pact: 'TTA-PAC-03',
  refused: 'TTA-PAC-02',
  'pact-ended': 'TTA-PAC-05',
  destroyed: 'TTA-DES-01',
  discarded: 'TTA-MCD-04',
  folded: 'TTA-COL-01',
  sacrificed: 'TTA-AGG-04',
  'politics-passed': 'TTA-POL-02',
  resigned: 'TTA-RES-01',
  left: 'TTA-AGE-04',
  healed: 'TTX-CRD-07',
  turned: 'TTX-CRD-10',
  looked: 'TTX-CRD-40',
  games: 'TTX-CRD-35',
  'tactic-shared': 'TTX-CRD-03',
  'final-bonus': 'TTA-SCO-01',
  end: 'TTA-END-08',
};
const CAUSE_RULES: Readonly<Record<string, string>> = {
  production: 'TTA-PRD-01',
  consumption: 'TTA-CON-01',
  corruption: 'TTA-COR-01',
  age: 'TTA-AGE-06',
};

/** The rule to read about a line, by what happened. */
export const ruleOf = (e: GameEvent): string | undefined => RULES[e.event];
/** The rule of a change that no line has caused. */
export const ruleOfCause = (cause: string): string | undefined => CAUSE_RULES[cause];

const isCard = (found: unknown): found is string => typeof found === 'string' && found.includes('.');

/** The cards that a line is about, for whoever wants to see them: what it names first, then what caused it. */
export function cardsOf(e: GameEvent): Pick<LogLine, 'card' | 'cards'> {
  const all = e as GameEvent & Readonly<Record<string, unknown>>;
  const list = 'cards' in e ? e.cards : [];
  const named = ['card', 'tech', 'wonder', 'to', 'leader', 'government'].map((field) => all[field]);
  const cards = [...new Set([...named, ...list, all.cause].filter(isCard))];
  return cards.length > 0 ? { card: cards[0]!, cards } : {};
}
