import { isSettled, settlementCount, settlementsOf } from '../../../games/civilization/ask/settlements.js';
import { isPresent, occupantsOf } from '../../../games/civilization/ask/units.js';
import { KIND } from '../../../games/civilization/cards/kinds.js';
import { isRegion } from '../../../games/civilization/cards/world.js';
import { forecast } from '../../../games/civilization/guide/forecast.js';
import type { Civ, State } from '../../../games/civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Figure, Weighed } from '../../table/board-package.js';

/** What the counters are called where they are compared; the one that wins first. */
export const FIGURES: readonly Figure[] = [
  { id: 'points', label: { en: 'Points', fr: 'Points' }, one: { en: 'Point', fr: 'Point' } },
  { id: 'gold', label: { en: 'Gold', fr: 'Or' } },
  { id: 'technologies', label: { en: 'Technologies', fr: 'Technologies' }, one: { en: 'Technology', fr: 'Technologie' } },
  { id: 'wonders', label: { en: 'Wonders', fr: 'Merveilles' }, one: { en: 'Wonder', fr: 'Merveille' } },
];

/** Aboard or ashore; each of the fleets carries the same. */
const count = (s: State, seat: Seat, settlers: boolean): number =>
  s.players[seat]!.stacks.reduce((sum, { kind, n, cargo }) => {
    const riders = cargo.filter((rider) => (rider.kind === 'settler') === settlers).length;
    return sum + n * (riders + Number((kind === 'settler') === settlers));
  }, 0);

/** Regions of mine where no army stands: they fall without a fight (CIV-CAP-01). */
const bare = (s: State, seat: Seat): number =>
  settlementsOf(s, seat).filter((at) => !s.players[seat]!.stacks.some((x) => x.at === at && KIND[x.kind].isArmy)).length;
/** Free regions in which a settler of mine stands. */
const founding = (s: State, seat: Seat): number =>
  new Set(s.players[seat]!.stacks.flatMap(({ kind, at }) => (kind === 'settler' && isRegion(at) && !isSettled(s, at) ? [at] : []))).size;

/** Spaces where an army or a fleet of mine could attack somebody when all have moved (CIV-BAT-01); `defended`: there they fight back. */
const targets = (s: State, seat: Seat, defended: boolean): number =>
  new Set(
    s.players[seat]!.stacks.flatMap(({ kind, at }) => {
      const canAttack = isRegion(at) ? KIND[kind].isArmy : KIND[kind].isFleet;
      const isThere = s.players.some((_, other) => other !== seat && isPresent(s, other, at));
      return canAttack && isThere && occupantsOf(s, at, seat).length > 0 === defended ? [at] : [];
    }),
  ).size;

const movesIn = ({ steps }: State, seat: Seat): boolean => steps.some((it) => it.step === 'movement' && it.seat === seat);
/** Attacks are prepared while one moves; one that is made is no loss, nor are those that are left for another turn. */
const whileMoving = (before: State, after: State, seat: Seat): boolean => movesIn(before, seat) && movesIn(after, seat);

/** What lies on the map, and what the next production is sure to bring. */
export const WEIGHED: readonly Weighed<Civ>[] = [
  {
    id: 'settlements',
    label: { en: 'Settlements', fr: 'Colonies' },
    one: { en: 'Settlement', fr: 'Colonie' },
    of: settlementCount,
  },
  { id: 'settlers', label: { en: 'Settlers', fr: 'Colons' }, one: { en: 'Settler', fr: 'Colon' }, of: (s, seat) => count(s, seat, true) },
  { id: 'armies', label: { en: 'Units', fr: 'Unités' }, one: { en: 'Unit', fr: 'Unité' }, of: (s, seat) => count(s, seat, false) },
  {
    id: 'founding',
    label: { en: 'Regions to found in', fr: 'Régions où fonder' },
    one: { en: 'Region to found in', fr: 'Région où fonder' },
    of: founding,
  },
  {
    id: 'prey',
    label: { en: 'Attacks without a defender', fr: 'Attaques sans défenseur' },
    one: { en: 'Attack without a defender', fr: 'Attaque sans défenseur' },
    of: (s, seat) => targets(s, seat, false),
    isComparable: whileMoving,
  },
  {
    id: 'battles',
    label: { en: 'Possible battles', fr: 'Combats possibles' },
    one: { en: 'Possible battle', fr: 'Combat possible' },
    of: (s, seat) => targets(s, seat, true),
    isComparable: whileMoving,
  },
  {
    id: 'bare',
    label: { en: 'Settlements without an army', fr: 'Colonies sans armée' },
    one: { en: 'Settlement without an army', fr: 'Colonie sans armée' },
    of: bare,
    threat: true,
  },
  { id: 'income', label: { en: 'Gold sure to come', fr: 'Or assuré à la production' }, of: (s, seat) => forecast(s, seat).least },
];
