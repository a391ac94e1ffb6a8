import { ALL, type Refusal, type Slot, type Turn } from '../../../kernel/index.js';
import { DEALT } from '../ask/selectors.js';
import { FIRST_GAME_ORDER, TRACK_CARDS } from '../cards/actions.js';
import { CIVILISATIONS } from '../cards/civilisations.js';
import { civOf, raidTokenOf } from '../cards/index.js';
import { SPECIALS } from '../cards/technologies.js';
import { EVENT_TOKENS } from '../cards/tokens.js';
import { WONDERS } from '../cards/wonders.js';
import { SCENARIOS, type ScenarioRow, scenarioOf } from '../editions/scenarios.js';
import type { Aoc, CivId, EventTokenId, Options, Player, State, TrackCardId, WonderId } from './state.js';
import { idsAsOf, RULES } from './versions.js';

export const DEFAULTS: Options = {
  innovation: false,
  changingWorld: false,
  draft: false,
  firstGame: false,
  scenario: 'none',
  firstPlayer: -1,
  zeroMaxScores: true,
};

const SWITCHES = ['innovation', 'changingWorld', 'draft', 'firstGame', 'zeroMaxScores'] as const;

/** Options may come from a file or a message: nothing about their shape is taken for granted. */
export function check(o: Options, seats: number): Refusal | undefined {
  if (!Number.isInteger(seats) || seats < 1 || seats > 4) return { rule: 'AOC-SET-1', code: 'BAD_SEATS' };
  const complete = typeof o === 'object' && o !== null && SWITCHES.every((key) => typeof o[key] === 'boolean');
  if (!complete || !(o.scenario === 'none' || SCENARIOS.some((row) => row.id === o.scenario)))
    return { rule: 'AOC-SET-1', code: 'BAD_OPTIONS' };
  if (!Number.isInteger(o.firstPlayer) || o.firstPlayer < -1 || o.firstPlayer >= seats)
    return { rule: 'AOC-SET-6', code: 'BAD_FIRST_PLAYER' };
  if (seats > 1) return o.scenario === 'none' ? undefined : { rule: 'AOC-SCN-1', code: 'SCENARIO_IS_SOLO' };
  if (o.draft) return { rule: 'AOC-SOL-9', code: 'DRAFT_NOT_SOLO' };
  if (o.changingWorld) return { rule: 'AOC-SOL-9', code: 'EVENTS_NOT_SOLO' };
  return o.innovation && o.scenario !== 'none' ? { rule: 'AOC-SCN-5', code: 'NO_INNOVATION_IN_SCENARIO' } : undefined;
}

/** The civilisations that take part: all, without some in solo (AOC-SOL-1), or those of the scenario. */
export function civilisationPool(options: Options, seats: number, rules = RULES): CivId[] {
  const scenario = scenarioOf(options.scenario);
  const taken = scenario
    ? CIVILISATIONS.filter((row) => scenario.civDeck.includes(row.key) || row.key === scenario.firstCivilisation)
    : CIVILISATIONS.filter((row) => seats > 1 || !row.soloExcluded);
  return idsAsOf(taken, rules);
}

/** AOC-SET-4; solo has the Plague at position 5 (AOC-SOL-3), scenarios have cards of their own (AOC-SCN-3). */
function layTrack(t: Turn<Aoc>, options: Options, seats: number): TrackCardId[] {
  const scenario = scenarioOf(options.scenario);
  if (seats > 1 && options.firstGame) return [...FIRST_GAME_ORDER];
  const fixed = scenario?.track ?? (seats === 1 ? SOLO_TRACK : NO_TRACK);
  const printed = TRACK_CARDS.filter((row) => !row.scenario).map((row) => row.id);
  const rest = t.shuffle(printed.filter((id) => !fixed.includes(id) && !scenario?.removed.includes(id)));
  return fixed.map((id) => id ?? rest.pop()!);
}
const NO_TRACK: readonly (TrackCardId | null)[] = Array.from({ length: 8 }, () => null);
/** AOC-AMB-14: the Plague lies there, whatever an example says. */
const SOLO_TRACK = NO_TRACK.map((_, i) => (i === 4 ? 'AC-PLAGUE' : null));

/** How many wonders a table begins with, or which (AOC-SET-2, AOC-SOL-2). */
export const wonderMarketOf = (scenario: ScenarioRow | undefined, seats: number): ScenarioRow['wonderMarket'] =>
  scenario?.wonderMarket ?? 3 + seats;
function layWonders(t: Turn<Aoc>, scenario: ScenarioRow | undefined, seats: number, rules: number): WonderId[] {
  const market = wonderMarketOf(scenario, seats);
  if (typeof market !== 'number') return [...market];
  return t.shuffle(idsAsOf(WONDERS, rules)).slice(0, market);
}

/** AOC-EVT-1: three tokens above positions 6, 7, 8; scenario tokens have positions of their own. */
function layTokens(t: Turn<Aoc>, options: Options): (EventTokenId | null)[] {
  const tokens: (EventTokenId | null)[] = NO_TRACK.map(() => null);
  for (const id of scenarioOf(options.scenario)?.tokens ?? []) tokens[raidTokenOf(id).position - 1] = id;
  if (options.changingWorld) tokens.splice(5, 3, ...t.shuffle(EVENT_TOKENS.map((row) => row.id)).slice(0, 3));
  return tokens;
}

const newPlayer = (scenario: ScenarioRow | undefined): Player => ({
  coins: scenario?.startCoins ?? 3,
  points: 0,
  workers: 0,
  white: 0,
  red: 0,
  civs: [],
  main: -1,
  techs: [...(scenario?.startTechs ?? [])],
  wonders: [],
  special: null,
  hand: [],
});

/** AOC-CMD-3: shuffles here and cards drawn into the market are the only chance. Nobody begins with more (AOC-AMB-25). */
export function setup(t: Turn<Aoc>, options: Options, seats: number, rules: number): State {
  const scenario = scenarioOf(options.scenario);
  const civs = civilisationPool(options, seats, rules).filter((id) => !scenario || scenario.civDeck.includes(civOf(id).key));
  const deck: Slot[] = t.shuffle(civs).map((card) => ({ back: 'civ', card, known: 0 }));
  const packs = options.draft
    ? Array.from({ length: seats }, (_, seat) => deck.splice(-DEALT).map((x) => ({ ...x, known: 1 << seat })))
    : [];
  // AOC-SET-3: five civilisations lie open, the rest is the draw pile.
  const market = options.draft ? [] : deck.splice(-(scenario?.marketStart ?? 5)).map((x) => ({ slot: { ...x, known: ALL }, coins: 0 }));
  return {
    seats,
    options,
    steps: options.draft ? [{ step: 'round' }, { step: 'draft' }] : [{ step: 'round' }],
    notes: [],
    over: false,
    round: 1,
    // AOC-SET-7: a seat, clockwise.
    first: options.firstPlayer >= 0 ? options.firstPlayer : t.roll(seats) - 1,
    track: layTrack(t, options, seats),
    tokens: layTokens(t, options),
    players: Array.from({ length: seats }, () => newPlayer(scenario)),
    market,
    deck,
    wonders: layWonders(t, scenario, seats, rules),
    specials: options.innovation ? t.shuffle(SPECIALS.map((row) => row.id)).slice(0, 1 + seats) : [], // AOC-INN-1
    packs,
    turn: { used: {}, acted: false, rested: false },
    opponent: scenario?.horde?.start ?? 0,
    counters: { stones: 0, route: 0, drought: 0, forts: 0, repelled: 0 },
  };
}
