import type { CardId, RuleId } from '../../../kernel/index.js';
import { cardOf } from '../cards/index.js';
import type { CardRow } from '../cards/row.js';

/** The rule to read about a type of card; all others are technologies with workers. */
const OF_TYPE: { readonly [Type in CardRow['type']]?: RuleId } = {
  leader: 'TTA-LDR-01',
  wonder: 'TTA-WON-01',
  action: 'TTA-ACC-01',
  government: 'TTA-GOV-01',
  special: 'TTA-SPC-01',
  event: 'TTA-EVT-02',
  territory: 'TTA-COL-01',
  bonus: 'TTA-MCD-01',
  tactic: 'TTA-TAC-01',
  aggression: 'TTA-AGG-01',
  war: 'TTA-WAR-01',
  pact: 'TTA-PAC-01',
};

/** Rules that explain single cards, by the name in their id. */
const OF_NAME: Readonly<Record<string, readonly RuleId[]>> = {
  'airforce.air-forces': ['TTA-AIR-01'],
  'special.masonry': ['TTA-WON-07', 'TTA-UPG-04'],
  'special.architecture': ['TTA-WON-07', 'TTA-UPG-04'],
  'special.engineering': ['TTA-WON-07', 'TTA-UPG-04'],
  'special.cartography': ['TTA-COL-03'],
  'special.navigation': ['TTA-COL-03'],
  'special.satellites': ['TTA-COL-03'],
  'wonder.pyramids': ['TTA-CRD-18'],
  'wonder.colossus': ['TTA-COL-03', 'TTA-CRD-03'],
  'wonder.library-of-alexandria': ['TTA-TAKE-02', 'TTA-MCD-08'],
  'wonder.great-wall': ['TTA-CRD-03'],
  'wonder.st-peters-basilica': ['TTA-CRD-13'],
  'wonder.transcontinental-railroad': ['TTA-CRD-14', 'TTA-CRD-03'],
  'wonder.hollywood': ['TTA-CRD-16'],
  'wonder.internet': ['TTA-CRD-16'],
  'wonder.first-space-flight': ['TTA-CRD-15'],
  'leader.hammurabi': ['TTA-CRD-18'],
  'leader.homer': ['TTA-MIL-04'],
  'leader.alexander-the-great': ['TTA-CRD-03'],
  'leader.joan-of-arc': ['TTA-CRD-03', 'TTA-CRD-13'],
  'leader.michelangelo': ['TTA-CRD-13'],
  'leader.genghis-khan': ['TTA-CRD-04'],
  'leader.christopher-columbus': ['TTA-CRD-08'],
  'leader.frederick-barbarossa': ['TTA-MIL-05'],
  'leader.napoleon-bonaparte': ['TTA-CRD-11', 'TTA-CRD-03'],
  'leader.maximilien-robespierre': ['TTA-CRD-09'],
  'leader.isaac-newton': ['TTA-CRD-10'],
  'leader.bill-gates': ['TTA-CRD-12'],
  'leader.winston-churchill': ['TTA-MIL-05'],
  'action.engineering-genius': ['TTA-CRD-01'],
  'action.rich-land': ['TTA-ACC-05'],
  'action.ideal-building-site': ['TTA-ACC-05'],
  'action.efficient-upgrade': ['TTA-ACC-05'],
  'action.frugality': ['TTA-ACC-04'],
  'action.breakthrough': ['TTA-GOV-06', 'TTA-ACC-04'],
  'action.patriotism': ['TTA-MIL-04', 'TTA-MIL-06'],
  'action.wave-of-nationalism': ['TTA-MIL-04'],
  'action.military-build-up': ['TTA-MIL-04'],
  'event.development-of-religion': ['TTA-EVT-06'],
  'event.development-of-warfare': ['TTA-EVT-06'],
  'event.immigration': ['TTA-TIE-04'],
  'event.impact-of-science': ['TTA-CRD-05'],
  'event.impact-of-strength': ['TTA-CRD-05'],
  'event.impact-of-industry': ['TTA-CRD-12'],
  'bonus.defense-colonization': ['TTA-AGG-04', 'TTA-COL-03'],
  'aggression.raid': ['TTA-AGG-08', 'TTA-DES-02'],
  'aggression.plunder': ['TTA-AGG-08', 'TTA-TOK-11'],
  'aggression.annex': ['TTA-COL-08'],
  'aggression.enslave': ['TTA-POP-03'],
  'war.war-over-resources': ['TTA-AGG-08', 'TTA-TOK-11'],
  'war.war-over-technology': ['TTA-AGG-08'],
  'pact.scientific-cooperation': ['TTA-CRD-07'],
};

/** The rules to read about a card: that of its type first, then those that explain it. */
export function rulesOfCard(id: CardId): readonly RuleId[] {
  const row = cardOf(id);
  const general = OF_TYPE[row.type] ?? 'TTA-TEC-01';
  const [, type, name] = id.split('.');
  const scoring = row.type === 'event' && row.scoring ? 'TTA-EVT-07' : general;
  return [scoring, ...(OF_NAME[`${type}.${name}`] ?? [])];
}

/** The names that `OF_NAME` knows, for its test. */
export const EXPLAINED = Object.entries(OF_NAME);
