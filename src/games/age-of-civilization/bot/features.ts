import type { Seat } from '../../../kernel/index.js';
import { freeWorkers, MAX_CIVILISATIONS, playerOf, ROUNDS } from '../ask/selectors.js';
import type { Ability } from '../cards/ability.js';
import { ALL_ABILITIES, civOf } from '../cards/index.js';
import { TECHNOLOGIES } from '../cards/technologies.js';
import type { State } from '../state/state.js';
import { worthOfCivilisation } from './card-worth.js';
import { chanceWeakest, type Outlook, outlooks, rivals } from './outlook.js';
import { worthOfAbility } from './worth.js';

/** What an ability is about: its moment and the first thing it does. */
const themeOf = ({ when, do: [first] }: Ability): string => `${when.event} ${first?.op}`;
const THEMES: readonly string[] = [...new Set(ALL_ABILITIES.map(themeOf))].sort();
const PLACE_OF_THEME = new Map(THEMES.map((theme, i) => [theme, i]));
const PLACE_OF_TECH = new Map(TECHNOLOGIES.map(({ id }, i) => [id, i]));

/** Figures of one seat, before what its cards are about. */
const COUNTS = [
  'points',
  'coins',
  'coins to come',
  'workers',
  'red workers',
  'free workers',
  'few workers',
  'civilisations',
  'births to come',
  'technologies',
  'wonders',
  'strength',
  'strongest',
  'wars at risk',
  'hand',
  'best card within reach',
] as const;
const SEAT_NAMES = [...COUNTS, ...THEMES, ...THEMES.map((theme) => `later ${theme}`), ...TECHNOLOGIES.map(({ id }) => id)];
const TABLE_NAMES = [
  ...Array.from({ length: ROUNDS }, (_, i) => `round ${i + 1}`),
  'turns',
  'now',
  'wars ahead',
  'wonders left',
  'seats',
  'innovation',
  'changing world',
  'draft',
  'ahead',
  'behind the best',
];

const names: readonly string[] = [...SEAT_NAMES, ...SEAT_NAMES.map((name) => `rival ${name}`), ...TABLE_NAMES];

/** The best civilisation that the seat might take next, as main one. */
function bestCard(o: Outlook): number {
  if (o.player.civs.length === MAX_CIVILISATIONS || o.turns + o.now === 0) return 0;
  let best = 0;
  const cards = o.s.options.draft ? o.player.hand.map((slot) => ({ slot, coins: 2 })) : o.s.market;
  for (const { slot, coins } of cards)
    if (slot.card !== null)
      best = Math.max(best, worthOfCivilisation(o, slot.card, true, coins) + coins * o.coin + civOf(slot.card).population);
  return best;
}

/** Add the figures of a seat, each times `share`, from that place on. */
function addSeat(x: Float64Array, from: number, o: Outlook, looks: readonly Outlook[], share: number): void {
  const { s, seat, player: p } = o;
  const risk = o.wars.reduce((sum, r) => sum + chanceWeakest(o.strength, rivals(looks, s, seat, r + 1).least, r - s.round), 0);
  const births = Math.min(MAX_CIVILISATIONS - p.civs.length, o.turns);
  const counts = [
    p.points,
    p.coins,
    p.coins * o.turns,
    p.workers,
    p.red,
    o.now > 0 ? freeWorkers(p) : 0,
    Number(p.workers - p.red < 2),
    p.civs.length,
    births,
    p.techs.length,
    p.wonders.length,
    o.strength,
    o.strongest * o.turns,
    risk,
    p.hand.length,
    bestCard(o),
  ];
  counts.forEach((count, i) => {
    x[from + i]! += share * count;
  });
  const themes = from + COUNTS.length;
  for (const a of o.abilities) {
    const place = themes + PLACE_OF_THEME.get(themeOf(a))!;
    x[place]! += share * worthOfAbility(o, a);
    x[place + THEMES.length]! += (share * o.turns) / ROUNDS;
  }
  const techs = themes + 2 * THEMES.length;
  for (const tech of p.techs) {
    const place = PLACE_OF_TECH.get(tech);
    if (place !== undefined) x[techs + place]! += share;
  }
}

function of(s: State, seat: Seat): Float64Array {
  const looks = outlooks(s);
  const mine = looks[seat]!;
  const x = new Float64Array(names.length);
  const width = SEAT_NAMES.length;
  addSeat(x, 0, mine, looks, 1);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const o of looks) {
    if (o.seat === seat) continue;
    addSeat(x, width, o, looks, 1 / (s.seats - 1));
    const { points } = playerOf(s, o.seat);
    best = Math.max(best, points);
    sum += points;
  }
  const table = 2 * width;
  x[table + Math.min(ROUNDS, s.round) - 1] = 1;
  const { innovation, changingWorld, draft } = s.options;
  const rest = [
    mine.turns,
    mine.now,
    mine.wars.length,
    s.wonders.length,
    s.seats,
    Number(innovation),
    Number(changingWorld),
    Number(draft),
    s.seats > 1 ? mine.player.points - sum / (s.seats - 1) : 0,
    s.seats > 1 ? mine.player.points - best : 0,
  ];
  x.set(rest, table + ROUNDS);
  return x;
}

/** What a position looks like in figures, for experts to learn from. Alone there is nobody to be ahead of: nothing was learnt of that. */
export const features = { names, of, net: ({ seats }: State): string => (seats === 1 ? 'alone' : seats === 2 ? 'two' : 'more') };
