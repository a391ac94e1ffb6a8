import type { CardId, Seat, Turn } from '../../../kernel/index.js';
import { countOf } from '../ask/counts.js';
import { productionOf } from '../ask/crops.js';
import { cultureOf, scienceOf, strengthOf } from '../ask/ratings.js';
import { bySeats, playerOf, seatsFrom } from '../ask/selectors.js';
import type { BySeats } from '../cards/ability.js';
import { wonderOf } from '../cards/index.js';
import type { State, Tta } from '../state/state.js';
import { change, gainGoods } from './change.js';
import { gainAll } from './military-cards.js';
import { rearrange } from './tableau.js';

/** TTA-WON-05, TTA-WON-08: the tokens return, the effects are there at once. */
export function completeWonder(t: Turn<Tta>, seat: Seat): void {
  const { id, stages } = playerOf(t.s, seat).wonder!;
  const { traits } = wonderOf(id);
  const keeps = traits.some((x) => x.trait === 'kept-tokens'); // TTX-CRD-34
  t.emit({ event: 'completed', seat, wonder: id });
  rearrange(t, seat, id, (p) => {
    if (!keeps) p.blue += stages;
    p.wonder = null;
    p.wonders = [...p.wonders, { id, ruined: false, ...(keeps ? { tokens: stages } : undefined) }];
  });
  let culture = 0;
  for (const trait of traits) {
    if (trait.trait === 'on-completion') culture += trait.culture * countOf(t.s, seat, trait.count);
    if (trait.trait === 'best-in-all') culture += firstIn(t.s, seat) * bySeats(t.s, trait.each as BySeats);
  }
  change(t, seat, { culture }, id);
  for (const trait of traits) {
    if (trait.trait === 'on-finish') gainAll(t, seat, trait.gain, id);
    if (trait.trait === 'explorer' && trait.onCompletion) t.push({ step: 'from-hand', seat, what: 'settle', cause: id });
    if (trait.trait === 'assembly') t.push({ step: 'from-hand', seat, what: 'assemble', cause: id });
  }
}

const COMPARED: readonly ((s: State, seat: Seat) => number)[] = [
  scienceOf,
  cultureOf,
  strengthOf,
  (s, seat) => productionOf(s, seat, 'food'),
  (s, seat) => productionOf(s, seat, 'resources'),
];
/** In how many ratings and productions nobody equals a civilisation (TTX-CRD-47). */
const firstIn = (s: State, seat: Seat): number =>
  COMPARED.filter((of) => seatsFrom(s, seat).every((other) => other === seat || of(s, other) < of(s, seat))).length;

/** Tokens of a wonder return to the bank for resources, in one piece (TTX-CRD-34). */
export function withdraw(t: Turn<Tta>, seat: Seat, wonder: CardId, n: number, each: number): void {
  const p = playerOf(t.s, seat);
  p.wonders = p.wonders.map((w) => (w.id === wonder ? { ...w, tokens: w.tokens! - n } : w));
  p.blue += n;
  t.emit({ event: 'withdrew', seat, wonder, n });
  gainGoods(t, seat, 'resources', n * each, wonder);
}
