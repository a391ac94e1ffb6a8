import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/index.js';
import { ACTIONS } from './proofs/actions.js';
import { BONUSES, TACTICS, TERRITORIES } from './proofs/armies.js';
import { AGGRESSIONS, WARS } from './proofs/attacks.js';
import { EVENTS } from './proofs/events.js';
import { FIRST_LEADERS } from './proofs/leaders-first.js';
import { NEW_LEADERS } from './proofs/leaders-new.js';
import { SECOND_LEADERS } from './proofs/leaders-second.js';
import { PACTS } from './proofs/pacts.js';
import type { Proofs } from './proofs/proof.js';
import { GOVERNMENTS, SPECIALS, TECHNOLOGIES } from './proofs/technologies.js';
import { WONDERS } from './proofs/wonders.js';

const CIVIL: readonly Proofs[] = [TECHNOLOGIES, GOVERNMENTS, SPECIALS, ACTIONS, FIRST_LEADERS, SECOND_LEADERS, NEW_LEADERS, WONDERS];
const MILITARY: readonly Proofs[] = [TACTICS, BONUSES, TERRITORIES, AGGRESSIONS, WARS, PACTS, EVENTS];
const PROOFS: readonly (readonly [string, Proofs[string]])[] = [...CIVIL, ...MILITARY].flatMap((kind) => Object.entries(kind));

describe('every card', () => {
  it('of every edition and of the expansion is proved once, and nothing else is', () => {
    expect(PROOFS.map(([id]) => id).toSorted()).toEqual(CARDS.map(({ id }) => id).toSorted());
  });

  describe.each(PROOFS)('%s', (_, proof) => {
    it('does what it says', () => {
      expect.hasAssertions();
      proof!.does();
    });
    it('refuses what it must, or leaves alone', () => {
      expect.hasAssertions();
      proof!.refuses();
    });
  });
});
