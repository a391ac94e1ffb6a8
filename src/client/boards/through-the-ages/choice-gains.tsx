import { productionOf } from '../../../games/through-the-ages/ask/crops.js';
import { forceOf } from '../../../games/through-the-ages/ask/expeditions.js';
import { attackOf, defenceOf } from '../../../games/through-the-ages/ask/fights.js';
import { civilTotal, cultureOf, happinessOf, militaryLeft, scienceOf, strengthOf } from '../../../games/through-the-ages/ask/ratings.js';
import { playerOf } from '../../../games/through-the-ages/ask/selectors.js';
import { stored } from '../../../games/through-the-ages/change/tokens.js';
import type { Player, State, Tta } from '../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Arrow } from '../../kit/index.js';
import type { LookCase } from '../../table/choice-looks.js';
import { Fig, type SymbolName } from './pieces.js';
import type { Words } from './words.js';

/** A choice on the table it is looked at. */
export type Case = LookCase<Tta, Words>;

/** The price of a move, as its chip names it. */
export type Paid = Readonly<Partial<Record<'culture' | 'science' | 'food' | 'resources', number>>>;

/** The force that is asked for now: of an expedition, an attack or a defence. */
function weightOf(s: State): number | undefined {
  const step = s.steps.at(-1);
  if (step?.step === 'expedition') return forceOf(s, step.seat, step.sent);
  if (step?.step === 'attack') return attackOf(s, step.attacker, step.target, step.put);
  return step?.step === 'defence' ? defenceOf(s, step.target, step.put, step.card) : undefined;
}
/** What putting it in costs and adds. */
export function Weight({ c, worker }: { c: Case; worker?: boolean }) {
  const [now, then] = [weightOf(c.s), c.preview && weightOf(c.preview)];
  const what = c.s.steps.at(-1)?.step === 'expedition' ? 'colonization' : 'strength';
  return (
    <span class="cdet">
      {worker && <Fig n={-1} what="yellowTokens" size={12} words={c.words} />}
      {now !== undefined && then !== undefined && <Fig n={then - now} what={what} signed size={12} words={c.words} />}
    </span>
  );
}

const READ: readonly { readonly what: SymbolName; readonly of: (s: State, seat: Seat) => number }[] = [
  { what: 'culture', of: cultureOf },
  { what: 'science', of: scienceOf },
  { what: 'strength', of: strengthOf },
  { what: 'happy', of: happinessOf },
  { what: 'food', of: (s, seat) => productionOf(s, seat, 'food') },
  { what: 'resources', of: (s, seat) => productionOf(s, seat, 'resources') },
  { what: 'civilActions', of: civilTotal },
];

/** What was set aside and is spent hides as much of a price as it pays. */
const setAside = (p: Player): number => p.earmarks.reduce((sum, { n }) => sum + n, 0);

/** What the move gives, read off the view after it: points at once, ratings and productions. Its own price may hide what an action card adds. */
export function Gains({ c, paid }: { c: Case; paid?: Paid | undefined }) {
  const { s, preview, seat, words } = c;
  if (!preview) return null;
  const [a, b] = [playerOf(s, seat), playerOf(preview, seat)];
  const gains: { what: SymbolName; n: number }[] = READ.map(({ what, of }) => ({ what, n: of(preview, seat) - of(s, seat) }));
  const hidden = paid && setAside(a) === setAside(b) ? paid : {};
  for (const what of ['culture', 'science', 'food', 'resources'] as const) {
    const of = (p: Player): number => (what === 'food' || what === 'resources' ? stored(p, what) : p[what]);
    const more = of(b) - of(a) + (hidden[what] ?? 0);
    if (more > 0) gains.push({ what, n: more });
  }
  const actions = militaryLeft(preview, seat) - militaryLeft(s, seat);
  if (actions > 0) gains.push({ what: 'militaryActions', n: actions });
  const shown = gains.filter(({ n }) => n !== 0);
  if (shown.length === 0) return null;
  return (
    <>
      <Arrow />
      {shown.map(({ what, n }, i) => (
        <Fig key={i} n={n} what={what} signed size={12} words={words} />
      ))}
    </>
  );
}
