import type { Game } from '../../kernel/index.js';
import { pool } from './change/cards-out.js';
import { cites } from './editions/citing.js';
import { arm, convert, lend, partition, retire, settler, withdraw } from './moves/abilities.js';
import { actionCard } from './moves/action-cards.js';
import * as answers from './moves/answers.js';
import { aggression, declareWar } from './moves/attacking.js';
import { build, destroy, upgrade } from './moves/building.js';
import { bid, fold } from './moves/colonising.js';
import { buy, champion, cheapest, commit, commitCard, settle } from './moves/committing.js';
import { helpBuild } from './moves/common-work.js';
import { leader, technology } from './moves/developing.js';
import { select } from './moves/drafting.js';
import { assemble } from './moves/from-hand.js';
import { government } from './moves/governing.js';
import { accept, cancelPact, offerPact, refuse } from './moves/pacts.js';
import { discard, explore, noPolitics, prepare } from './moves/politics.js';
import { grow, levy } from './moves/population.js';
import { resign } from './moves/resigning.js';
import { byHand, endTurn, swap, tokens } from './moves/table.js';
import { copyTactic, drawCard, tactic } from './moves/tactics.js';
import { take } from './moves/taking.js';
import { stage } from './moves/wonders.js';
import { describe } from './say/describe.js';
import { copy, hashed, ownSlots } from './state/copy.js';
import { admits, piles } from './state/piles.js';
import { check, DEFAULTS, setup } from './state/setup.js';
import type { Tta } from './state/state.js';
import { attack, defence, war } from './steps/attacks.js';
import { auction, expedition } from './steps/colonising.js';
import { draft, layOut } from './steps/drafting.js';
import { event, reveal } from './steps/events.js';
import * as following from './steps/following.js';
import * as political from './steps/politics.js';
import { produce, production } from './steps/production.js';
import { bonusChoice, choose, fromHand, oneCheaper, shed, spoils, takeCards } from './steps/questions.js';
import { replenish } from './steps/replenish.js';
import { rankings, scoring } from './steps/scoring.js';
import { actions, enterPhase, nextTurn, simpleEvent, turn } from './steps/turn.js';

export const throughTheAges: Game<Tta> = {
  id: 'through-the-ages',
  rulesVersion: 8,
  oldestRules: 1,
  players: { min: 2, max: 4 },
  defaults: DEFAULTS,
  optional: ['expansion'],
  check,
  setup,
  steps: {
    'bonus-choice': bonusChoice,
    draft,
    'lay-out': layOut,
    turn,
    phase: enterPhase,
    'simple-event': simpleEvent,
    replenish,
    war,
    politics: political.politics,
    discard: political.discard,
    actions,
    production,
    produce,
    'next-turn': nextTurn,
    scoring,
    reveal,
    event,
    auction,
    expedition,
    attack,
    defence,
    spoils,
    'pact-offer': political.pactOffer,
    choose,
    'take-cards': takeCards,
    shed,
    'one-cheaper': oneCheaper,
    'from-hand': fromHand,
    tokens: following.tokens,
    gain: following.gain,
    cover: following.cover,
  },
  moves: {
    take,
    grow,
    build,
    upgrade,
    destroy,
    stage,
    leader,
    technology,
    government,
    'action-card': actionCard,
    levy,
    lend,
    arm,
    settler,
    convert,
    withdraw,
    'help-build': helpBuild,
    tactic,
    'copy-tactic': copyTactic,
    'draw-card': drawCard,
    swap,
    'end-turn': endTurn,
    prepare,
    aggression,
    'declare-war': declareWar,
    'offer-pact': offerPact,
    'cancel-pact': cancelPact,
    explore,
    assemble,
    retire,
    partition,
    'no-politics': noPolitics,
    resign,
    discard,
    bid,
    fold,
    commit,
    'commit-card': commitCard,
    champion,
    buy,
    cheapest,
    settle,
    accept,
    refuse,
    pick: answers.pick,
    mix: answers.mix,
    count: answers.count,
    decline: answers.decline,
    bonus: answers.bonus,
    select,
    'by-hand': byHand,
    tokens,
  },
  cites,
  piles,
  pool,
  admits,
  standings: rankings,
  describe,
  copy,
  ownSlots,
  hashed,
};
