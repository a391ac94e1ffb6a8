import { copyNotes, copySlots } from '../../../kernel/index.js';
import type { Holding, Player, State } from './state.js';

function copyHoldings(list: readonly Holding[]): Holding[] {
  const out = new Array<Holding>(list.length);
  for (let i = 0; i < list.length; i++) {
    const h = list[i]!;
    out[i] = { id: h.id, workers: h.workers, tokens: h.tokens };
  }
  return out;
}

/** Field by field: several times as fast as a spread. Those in the order of `newPlayer`, so that all players look alike to the engine. */
const copyPlayer = (p: Player): Player => ({
  resigned: p.resigned,
  culture: p.culture,
  science: p.science,
  yellow: p.yellow,
  blue: p.blue,
  pool: p.pool,
  holdings: copyHoldings(p.holdings),
  government: p.government,
  specials: p.specials,
  leader: p.leader,
  leaderAges: p.leaderAges,
  wonder: p.wonder && { id: p.wonder.id, stages: p.wonder.stages },
  wonders: p.wonders,
  colonies: p.colonies,
  tactic: p.tactic,
  exclusive: p.exclusive,
  pact: p.pact,
  war: p.war,
  civilHand: p.civilHand,
  militaryHand: p.militaryHand,
  bonuses: p.bonuses,
  usedCivil: p.usedCivil,
  usedMilitary: p.usedMilitary,
  extraMilitary: p.extraMilitary,
  earmarks: p.earmarks,
  fresh: p.fresh,
  usedThisTurn: p.usedThisTurn,
  usedForGood: p.usedForGood,
  keepsCards: p.keepsCards,
  lostActions: p.lostActions,
  politicsGiven: p.politicsGiven,
  byHand: p.byHand,
  marker: p.marker,
  lore: p.lore,
});

/** What is read-only in a state is never changed, only replaced: it is shared. */
export const copy = (s: State): State => ({
  seats: s.seats,
  options: s.options,
  steps: s.steps.slice(),
  notes: copyNotes(s.notes),
  over: s.over,
  round: s.round,
  age: s.age,
  first: s.first,
  current: s.current,
  phase: s.phase,
  lastRound: s.lastRound,
  row: s.row.slice(),
  civilDecks: s.civilDecks.slice(),
  militaryDecks: s.militaryDecks.slice(),
  militaryDiscard: s.militaryDiscard,
  buried: s.buried,
  currentEvents: s.currentEvents,
  futureEvents: s.futureEvents,
  pastEvents: s.pastEvents,
  commonTactics: s.commonTactics,
  dealtFor: s.dealtFor,
  bonuses: s.bonuses,
  marks: s.marks,
  drawn: s.drawn,
  boxLeaders: s.boxLeaders,
  boxWonders: s.boxWonders,
  chosenLeaders: s.chosenLeaders,
  chosenWonders: s.chosenWonders,
  out: s.out,
  players: s.players.map(copyPlayer),
});

/** Slots of its own for a copy in which they are changed where they lie. */
export function ownSlots(s: State): void {
  s.civilDecks = s.civilDecks.map(copySlots);
  s.militaryDecks = s.militaryDecks.map(copySlots);
  s.militaryDiscard = copySlots(s.militaryDiscard);
  s.buried = copySlots(s.buried);
  s.currentEvents = copySlots(s.currentEvents);
  s.futureEvents = copySlots(s.futureEvents);
  s.bonuses = copySlots(s.bonuses);
  s.boxLeaders = copySlots(s.boxLeaders);
  s.boxWonders = copySlots(s.boxWonders);
  if (s.chosenLeaders) s.chosenLeaders = copySlots(s.chosenLeaders);
  if (s.chosenWonders) s.chosenWonders = copySlots(s.chosenWonders);
  for (const p of s.players) {
    p.civilHand = copySlots(p.civilHand);
    p.militaryHand = copySlots(p.militaryHand);
    p.bonuses = copySlots(p.bonuses);
  }
}

/** Records of the first rules knew resources for units as one figure, and nothing of later editions. */
export function hashed(s: State): object {
  if (s.rules !== 1) return s;
  const { commonTactics: _, dealtFor: __, marks: ___, drawn: ______, boxLeaders: _______, boxWonders: ________, ...known } = s;
  const players = s.players.map(({ earmarks, exclusive: ____, lore: _____, ...p }) => ({
    ...p,
    armament: earmarks.reduce((sum, x) => sum + x.n, 0),
  }));
  return { ...known, players };
}
