import type { Refusal } from '../../../kernel/index.js';

export const RULE_SETS = ['advanced', 'basic'] as const;
export const LENGTHS = ['medium', 'short', 'long'] as const;

/** What is settled before the first move; the options of one rule set mean nothing to the other. */
export interface Options {
  rules: (typeof RULE_SETS)[number];
  /** Advanced: how the game ends (CIV-SET-01). */
  length: (typeof LENGTHS)[number];
  /** Two blank markers for each player are taken out before shuffling (CIV-SET-02). */
  richWorld: boolean;
  /** Advanced: dealt and found technologies give their owner's bonus too (CIV-AMB-26). */
  startBonus: boolean;
  /** Advanced: do battleships become carriers, which are weaker? (CIV-AMB-11) */
  carrierUpgrade: 'best' | 'literal';
  /** Basic: must milestones be announced? (CIV-WON-06) */
  announce: 'self' | 'automatic';
  /** The game ends at the latest with this turn; 0 is never (CIV-END-10). */
  turnLimit: number;
}

export const DEFAULTS: Options = {
  rules: 'advanced',
  length: 'medium',
  richWorld: false,
  startBonus: false,
  carrierUpgrade: 'best',
  announce: 'self',
  turnLimit: 0,
};

/** CIV-AMB-01 */
export const PLAYERS = { min: 2, max: 6 } as const;

export function check(o: Options, seats: number): Refusal | undefined {
  if (!Number.isInteger(seats) || seats < PLAYERS.min || seats > PLAYERS.max) return { rule: 'CIV-GEN-01', code: 'BAD_SEATS' };
  const isKnown =
    typeof o === 'object' &&
    o !== null &&
    RULE_SETS.includes(o.rules) &&
    LENGTHS.includes(o.length) &&
    typeof o.richWorld === 'boolean' &&
    typeof o.startBonus === 'boolean' &&
    ['best', 'literal'].includes(o.carrierUpgrade) &&
    ['self', 'automatic'].includes(o.announce) &&
    Number.isInteger(o.turnLimit) &&
    o.turnLimit >= 0;
  return isKnown ? undefined : { rule: 'CIV-SET-01', code: 'BAD_OPTIONS' };
}
