import type { AutoStep, Seat, Turn } from '../../../kernel/index.js';
import { AGES, abilitiesOf, playerOf } from '../ask/selectors.js';
import { buildingOf } from '../cards/index.js';
import { moveBackTo } from '../change/advance.js';
import { change, turnedDown } from '../change/change.js';
import { dealBuildings, dealTechnologies, dealWonders } from '../state/setup.js';
import type { Mil, State, Step } from '../state/state.js';
import { automaFights } from './automa.js';
import { seatsOf } from './together.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/**
 * No points for War here (MIL-AMB-23). Phase F (MIL-WAR): Fortifications, then all markers back by the position of the
 * lowest. Age 8: the automa only.
 */
export const war: AutoStep<Mil, Of<'war'>> = {
  auto(t) {
    const { s } = t;
    const last = s.age === AGES;
    if (!last) s.phase = 'F';
    if (!last) t.emit({ event: 'phase', phase: 'F' });
    if (s.automa) automaFights(t);
    if (last) {
      for (const p of s.players) p.ready = false; // the last cards are asked for next
      return; // MIL-WAR-03, MIL-SOL-15
    }
    for (const seat of seatsOf(s)) for (const n of fortifications(s, seat)) pushBack(t, seat, n);
    const back = Math.min(...s.players.map((p) => p.tracks.war), ...(s.automa ? [s.automa.war] : []));
    t.emit({ event: 'war-phase', back });
    for (const seat of seatsOf(s)) moveBackTo(t, seat, 'war', playerOf(s, seat).tracks.war - back);
    if (s.automa) s.automa.war -= back;
  },
};

const fortifications = (s: State, seat: Seat): number[] =>
  abilitiesOf(playerOf(s, seat)).flatMap(({ ability }) =>
    ability.on?.event === 'warPhase' ? (ability.effect ?? []).flatMap((e) => (e.do === 'opponentsBack' ? [e.n] : [])) : [],
  );

function pushBack(t: Turn<Mil>, from: Seat, n: number): void {
  for (const seat of seatsOf(t.s)) if (seat !== from) moveBackTo(t, seat, 'war', playerOf(t.s, seat).tracks.war - n);
  if (t.s.automa) t.s.automa.war = Math.max(0, t.s.automa.war - n);
}

/** Phase G (MIL-MNT): what ends with the age, then the display of the next one. */
export const maintenance: AutoStep<Mil, Of<'maintenance'>> = {
  auto(t) {
    const { s } = t;
    s.phase = 'G';
    t.emit({ event: 'phase', phase: 'G' });
    for (const seat of seatsOf(s)) tidyArea(t, seat);
    s.architectUsed = false; // MIL-MNT-05
    if (s.automa) tidyAutoma(t);
    s.age++; // MIL-MNT-11
    dealProsperity(t);
    dealTechnologies(t, s);
    dealWonders(t, s);
    dealBuildings(t, s);
  },
};

function tidyArea(t: Turn<Mil>, seat: Seat): void {
  const { s } = t;
  const p = playerOf(s, seat);
  change(t, seat, { jokers: -p.jokers, rp: -p.rp }, 'phase:G'); // MIL-MNT-01, MIL-RES-06
  for (const x of p.techs) if (x.last <= s.age) t.emit({ event: 'ended', seat, card: x.id });
  p.techs = p.techs.flatMap((x) => (x.last > s.age ? [{ ...x, engaged: false }] : [])); // MIL-MNT-02, MIL-MNT-04
  p.buildings = p.buildings.map((b) => {
    const ends = !b.dormant && (buildingOf(b.id).last ?? Number.POSITIVE_INFINITY) <= s.age; // MIL-MNT-03
    if (ends) t.emit({ event: 'ended', seat, card: b.id });
    return { id: b.id, engaged: false, dormant: b.dormant || ends };
  });
  p.rows = []; // MIL-MNT-06, and markers whose action was not performed (MIL-SPE-03)
  p.specials = [];
  p.markers = 4;
  p.once = [];
  p.researched = false;
  p.rpUsed = 0;
  p.byHand = false;
}

function tidyAutoma(t: Turn<Mil>): void {
  const automa = t.s.automa!;
  automa.markers = 4;
  automa.rows = [];
  for (const pile of ['row', 'priority', 'construction'] as const)
    automa[`${pile}Deck`] = t.mix(`automa:${pile}`, [...automa[`${pile}Deck`], ...automa[`${pile}Used`].splice(0)]);
}

/** MIL-MNT-07: the discards are shuffled in when the deck runs out; then the drawn cards are laid out as pairs. */
function dealProsperity(t: Turn<Mil>): void {
  const { s } = t;
  const wanted = 2 * s.order.length;
  s.prosperityDiscard.push(...s.prosperity.splice(0));
  const drawn = [];
  while (drawn.length < wanted) {
    if (s.prosperityDeck.length === 0) {
      s.prosperityDeck = t.mix('prosperity:deck', turnedDown(s.prosperityDiscard.splice(0)));
    }
    drawn.push(t.show('all', s.prosperityDeck.pop()!));
  }
  s.prosperity.push(...t.shuffle(drawn));
}
