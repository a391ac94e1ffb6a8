import type { Refusal, Seat, Turn } from '../../../kernel/index.js';
import { activeCount, CLOSING_AGE, playerOf, seatAfter } from '../ask/selectors.js';
import { discardOpen } from '../change/cards-out.js';
import { change } from '../change/change.js';
import { endPact } from '../change/tableau.js';
import { editionOf, versionOf } from '../editions/index.js';
import type { State, Tta } from '../state/state.js';
import { passTo } from '../steps/turn.js';
import { pending, type Rule } from './pending.js';
import { refusePolitics } from './politics.js';

const TOO_LATE: Refusal = { rule: 'TTA-RES-01', code: 'WRONG_PHASE' };

/** At the beginning of a turn: before the political action (TTA-AMB-10), or where there is none before any action. */
function refuse(s: State, seat: Seat): Refusal | undefined {
  if (editionOf(s).resigning.isPolitical) return refusePolitical(s, seat);
  if (pending(s, 'politics')) return undefined;
  const p = playerOf(s, seat);
  const isStart = s.round > 1 && p.usedCivil === 0 && p.usedMilitary === 0 && p.usedThisTurn.every((x) => x === 'by-hand');
  return isStart && !versionOf(s).isAdvanced ? undefined : TOO_LATE;
}

/** As political action, and no more in Age IV (TTN-RES-01). */
const refusePolitical = (s: State, seat: Seat): Refusal | undefined =>
  refusePolitics(s, seat) ?? (s.age >= CLOSING_AGE ? { rule: 'TTN-RES-01', code: 'CANNOT_RESIGN_IN_AGE_IV' } : undefined);

/** All cards of the one who leaves are out of the game, wars and pacts with them end (TTA-RES-02, TTA-RES-03, TTA-WAR-07). */
function clear(t: Turn<Tta>, seat: Seat): void {
  const { s } = t;
  const p = playerOf(s, seat);
  s.buried = [...s.buried, ...p.civilHand, ...p.militaryHand];
  p.civilHand = [];
  p.militaryHand = [];
  for (let owner = 0; owner < s.seats; owner++) {
    const other = playerOf(s, owner);
    if (owner === seat || other.pact?.partner === seat) endPact(t, owner, seat);
    if (other.war !== null && (owner === seat || other.war.target === seat)) {
      if (owner !== seat) change(t, owner, { culture: editionOf(s).resigning.warCulture }, other.war.card); // TTN-RES-01
      discardOpen(s, other.war.card);
      other.war = null;
    }
    if (other.marker === seat) other.marker = null;
  }
  p.marker = null;
  if (s.marks.games?.seat === seat) s.marks = { ...s.marks, games: undefined }; // their end would never come (TTX-CRD-35)
}

/**
 * Leave the game (TTA-RES-01). Never suggested: whoever wants it has to say so, and nobody leaves by picking any legal move.
 */
export const resign: Rule<'resign'> = {
  open: true,
  read: () => ({ move: 'resign' }),
  candidates: () => [],
  refuse,
  perform(t, seat) {
    const { s } = t;
    const next = seatAfter(s, seat);
    clear(t, seat);
    playerOf(s, seat).resigned = 1 + Math.max(...s.players.map((p) => p.resigned)); // TTA-RES-06
    t.emit({ event: 'resigned', seat });
    s.steps = [];
    if (activeCount(s) === 1) {
      s.over = true; // TTA-RES-04
      t.emit({ event: 'end', winners: [next] });
    } else if (seat === s.first) {
      s.first = next; // TTA-RES-05: the round goes on with them
      passTo(t, next);
    } else t.push({ step: 'next-turn' });
  },
};
