import type { Game, Slot } from '../../kernel/index.js';
import { rankings } from './ask/scoring.js';
import { study as chooseStudy, endActions, place, rest, stones as spendStones } from './moves/actions.js';
import { activate, endow as chooseEndow, decline, finishTurn, learn, takeWonder, useGrant } from './moves/choices.js';
import { annex, birth, keep, pass } from './moves/civilisation.js';
import { buySpecial, payDrought, sacrificeDrought } from './moves/special.js';
import { describe } from './say/describe.js';
import { copy, ownSlots } from './state/copy.js';
import { check, civilisationPool, DEFAULTS, setup } from './state/setup.js';
import type { Aoc, State } from './state/state.js';
import { RULES } from './state/versions.js';
import { draft } from './steps/draft.js';
import { endAbilitiesStep, endOfTurnStep } from './steps/end-of-turn.js';
import { advance, drought, endOfGame, endOfRound, reveal, round } from './steps/round.js';
import {
  actions,
  afterAction,
  civilisation,
  endow,
  gainTech,
  gainWonder,
  granted,
  market,
  returnWorkers,
  stones,
  study,
  turn,
} from './steps/turn.js';

/** Every slot that holds a civilisation card; nothing else in this game can be hidden (AOC-TRM-10). */
function piles(s: State): Record<string, Slot[]> {
  const found: Record<string, Slot[]> = { deck: s.deck, market: s.market.map((x) => x.slot) };
  s.players.forEach((p, seat) => {
    found[`civs:${seat}`] = p.civs.map((x) => x.slot);
    found[`hand:${seat}`] = p.hand;
  });
  s.packs.forEach((pack, seat) => {
    found[`pack:${seat}`] = pack;
  });
  return found;
}

export const ageOfCivilization: Game<Aoc> = {
  id: 'age-of-civilization',
  rulesVersion: RULES,
  oldestRules: 1,
  players: { min: 1, max: 4 },
  defaults: DEFAULTS,
  check,
  setup,
  steps: {
    draft,
    round,
    turn,
    civilisation,
    market,
    actions,
    study,
    stones,
    'after-action': afterAction,
    'gain-tech': gainTech,
    'gain-wonder': gainWonder,
    granted,
    endow,
    return: returnWorkers,
    'end-abilities': endAbilitiesStep,
    'end-of-turn': endOfTurnStep,
    'end-of-round': endOfRound,
    drought,
    advance,
    reveal,
    'end-of-game': endOfGame,
  },
  moves: {
    keep,
    birth,
    annex,
    pass,
    place,
    study: chooseStudy,
    stones: spendStones,
    learn,
    'take-wonder': takeWonder,
    'use-grant': useGrant,
    decline,
    endow: chooseEndow,
    rest,
    'end-actions': endActions,
    activate,
    'finish-turn': finishTurn,
    'buy-special': buySpecial,
    'pay-drought': payDrought,
    'sacrifice-drought': sacrificeDrought,
  },
  piles,
  pool: (s) => civilisationPool(s.options, s.seats, s.rules),
  standings: rankings,
  describe,
  copy,
  ownSlots,
};
