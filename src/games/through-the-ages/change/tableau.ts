import type { CardId, Seat, Turn } from '../../../kernel/index.js';
import { reservesOf } from '../ask/earmarks.js';
import { civilTotal, militaryTotal, sumOfPacts } from '../ask/ratings.js';
import { givesOf, playerOf } from '../ask/selectors.js';
import { specialOf } from '../cards/index.js';
import type { Cause, Player, State, Tta } from '../state/state.js';
import { discardOpen } from './cards-out.js';
import { change, changeBlue } from './change.js';
import { renewReserves } from './earmarks.js';
import { stored, tokenValue } from './tokens.js';

/**
 * Change what lies in front of a player. A token gained is available at once; of those lost, used ones go first
 * (TTA-ACT-05, TTA-CRD-18). Blue and yellow tokens follow the net difference (TTA-SPC-02, TTA-TOK-10).
 */
export function rearrange(t: Turn<Tta>, seat: Seat, cause: Cause, act: (p: Player) => void): void {
  const { s } = t;
  const p = playerOf(s, seat);
  const civil = civilTotal(s, seat);
  const military = militaryTotal(s, seat);
  const before = tokensOf(s, seat);
  const reserves = reservesOf(p);
  const stock = stored(p, 'resources');
  act(p);
  clearStores(t, seat, stock, cause);
  p.usedCivil = Math.max(0, p.usedCivil - Math.max(0, civil - civilTotal(s, seat)));
  p.usedMilitary = Math.max(0, p.usedMilitary - Math.max(0, military - militaryTotal(s, seat)));
  const { blue, yellow } = tokensOf(s, seat);
  if (blue !== before.blue) changeBlue(t, seat, blue - before.blue, cause);
  change(t, seat, { yellow: yellow - before.yellow }, cause);
  if (s.current === seat) renewReserves(t, seat, reserves, reservesOf(p), cause);
}

/** Tokens of the box that the cards of a player have brought. */
function tokensOf(s: State, seat: Seat): { blue: number; yellow: number } {
  const p = playerOf(s, seat);
  let [blue, yellow] = [sumOfPacts(s, seat, 'blueTokens'), 0];
  const add = (id: CardId): void => {
    blue += givesOf(id).blueTokens;
    yellow += givesOf(id).yellowTokens;
  };
  for (const id of p.specials) add(id);
  for (const id of p.colonies) add(id);
  for (const w of p.wonders) if (!w.ruined) add(w.id);
  if (p.leader !== null) add(p.leader);
  return { blue, yellow };
}

/** Tokens on a card that no longer holds any, such as a lab without Bill Gates, return to the bank (TTA-AMB-44). */
function clearStores(t: Turn<Tta>, seat: Seat, before: number, cause: Cause): void {
  const p = playerOf(t.s, seat);
  for (const h of p.holdings) {
    if (h.tokens === 0 || tokenValue(p, h.id, 'food') + tokenValue(p, h.id, 'resources') > 0) continue;
    p.blue += h.tokens;
    h.tokens = 0;
  }
  const lost = before - stored(p, 'resources');
  if (lost > 0) t.emit({ event: 'change', seat, by: { resources: -lost }, cause });
}

/** One special technology of each kind; the higher one stays (TTA-SPC-02, TTA-SPC-03, TTN-SPC-01). */
export function addSpecial(t: Turn<Tta>, seat: Seat, card: CardId): void {
  const { kind, level } = specialOf(card);
  const old = playerOf(t.s, seat).specials.find((id) => specialOf(id).kind === kind);
  const loser = old === undefined ? undefined : specialOf(old).level > level ? card : old;
  rearrange(t, seat, card, (p) => {
    p.specials = [...p.specials, card].filter((id) => id !== loser);
  });
  if (loser !== undefined) t.emit({ event: 'left', seat, card: loser, cause: card });
}
export function removeSpecial(t: Turn<Tta>, seat: Seat, card: CardId, cause: Cause): void {
  rearrange(t, seat, cause, (p) => {
    p.specials = p.specials.filter((id) => id !== card);
  });
  t.emit({ event: 'left', seat, card, cause });
}

export function addColony(t: Turn<Tta>, seat: Seat, card: CardId): void {
  rearrange(t, seat, card, (p) => {
    p.colonies = [...p.colonies, card];
  });
}
/** TTA-COL-08: what it gave once stays. */
export function removeColony(t: Turn<Tta>, seat: Seat, card: CardId, cause: Cause): void {
  rearrange(t, seat, cause, (p) => {
    p.colonies = p.colonies.toSpliced(p.colonies.indexOf(card), 1);
  });
  t.emit({ event: 'left', seat, card, cause });
}

/** A wonder in progress leaves the game, its tokens return (TTA-AGE-04). */
export function discardUnfinished(t: Turn<Tta>, seat: Seat, cause: Cause): void {
  const p = playerOf(t.s, seat);
  if (p.wonder === null) return;
  const { id, stages } = p.wonder;
  p.blue += stages;
  p.wonder = null;
  t.emit({ event: 'left', seat, card: id, cause });
}
export function ruinWonder(t: Turn<Tta>, seat: Seat, card: CardId, cause: Cause): void {
  rearrange(t, seat, cause, (p) => {
    p.wonders = p.wonders.map((w) => (w.id === card ? { ...w, ruined: true } : w));
  });
  t.emit({ event: 'ruined', seat, card, cause });
}

/** A pact ends for both parties; `by` is who ended it, -1 the course of the game (TTA-PAC-05 to 09). */
export function endPact(t: Turn<Tta>, owner: Seat, by: Seat | -1): void {
  const pact = playerOf(t.s, owner).pact;
  if (pact === null) return;
  rearrange(t, owner, pact.card, () =>
    rearrange(t, pact.partner, pact.card, () => {
      playerOf(t.s, owner).pact = null;
    }),
  );
  t.emit({ event: 'pact-ended', owner, card: pact.card, by });
  discardOpen(t.s, pact.card);
}
