import type { Game, MoveRule, StepRule, Turn } from '../../kernel/index.js';
import { standings } from './ask/scoring.js';
import { isAdvanced } from './ask/table.js';
import { claimAll } from './change/claims.js';
import { recruit, sell } from './moves/buying.js';
import { finish as finishMoving, look, removeMarker, strike } from './moves/exploring.js';
import * as fighting from './moves/fighting.js';
import { chooseUnit, grow as growFree, place as placeFree, settle, takeTechnology } from './moves/following.js';
import { buyImprovement, buyTechnology, buyWonder } from './moves/learning.js';
import { assign } from './moves/serving.js';
import { expand, found } from './moves/settling.js';
import { claim, claims as claimsMove, endGame, finishBuying, goOn, quiet } from './moves/table.js';
import * as trading from './moves/trading.js';
import { board, fly, land, sail, walk } from './moves/walking.js';
import { describe } from './say/describe.js';
import { copy, ownSlots } from './state/copy.js';
import { check, DEFAULTS, PLAYERS } from './state/options.js';
import { piles, pool } from './state/piles.js';
import { setup } from './state/setup.js';
import type { Civ } from './state/state.js';
import { RULES } from './state/versions.js';
import { battleChoice, battles, choice, joining, round } from './steps/battles.js';
import { findTechnology, freeExpansion, freeTechnology, grow, minor, minorUnit, place, receive } from './steps/following.js';
import { beginMovement, challenge, movement, passing } from './steps/movement.js';
import { production } from './steps/production.js';
import { beginPurchase, founding, purchase } from './steps/purchase.js';
import { deal, draft, firstPlayer, turnUp } from './steps/setup.js';
import { beginTrade, endTrade, trade } from './steps/trade.js';
import { claims, declaring, endTurn, turn } from './steps/turn.js';

const steps: Game<Civ>['steps'] = {
  draft,
  deal,
  'turn-up': turnUp,
  'first-player': firstPlayer,
  'find-technology': findTechnology,
  'free-technology': freeTechnology,
  minor,
  'minor-unit': minorUnit,
  receive,
  place,
  'free-expansion': freeExpansion,
  grow,
  turn,
  'begin-movement': beginMovement,
  movement,
  passing,
  challenge,
  battles,
  'battle-choice': battleChoice,
  joining,
  round,
  choice,
  'begin-trade': beginTrade,
  trade,
  'end-trade': endTrade,
  production,
  claims,
  'begin-purchase': beginPurchase,
  purchase,
  founding,
  declaring,
  'end-turn': endTurn,
};

const moves: Game<Civ>['moves'] = {
  settle,
  'take-technology': takeTechnology,
  'choose-unit': chooseUnit,
  place: placeFree,
  grow: growFree,
  walk,
  board,
  land,
  sail,
  fly,
  look,
  'remove-marker': removeMarker,
  strike,
  'finish-moving': finishMoving,
  stop: fighting.stop,
  'let-pass': fighting.letPass,
  'let-all-pass': fighting.letAllPass,
  challenge: fighting.challenge,
  attack: fighting.attack,
  engage: fighting.engage,
  'finish-battles': fighting.finish,
  join: fighting.join,
  commit: fighting.commit,
  offer: trading.offer,
  accept: trading.accept,
  decline: trading.decline,
  withdraw: trading.withdraw,
  'force-loan': trading.forceLoan,
  'finish-trading': trading.finish,
  quiet,
  assign,
  recruit,
  found,
  expand,
  'buy-technology': buyTechnology,
  'buy-improvement': buyImprovement,
  'buy-wonder': buyWonder,
  sell,
  'finish-buying': finishBuying,
  claim,
  'end-game': endGame,
  'go-on': goOn,
  claims: claimsMove,
};

const claimsBySelf = (t: Turn<Civ>): void => {
  if (!isAdvanced(t.s) && t.s.options.announce === 'automatic' && t.s.turn > 0 && !t.s.over) claimAll(t);
};
type AnyMove = MoveRule<Civ, Civ['move']>;
type AnyStep = StepRule<Civ, Civ['step']>;

/** Option `announce: automatic`: milestones are claimed as soon as something has made that possible (CIV-WON-06). */
function withClaims<Rules extends object>(rules: Rules, wrap: (rule: never) => unknown): Rules {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, wrap(rule as never)])) as Rules;
}
const claimAfterMove = (rule: AnyMove): AnyMove => ({
  ...rule,
  perform(t, seat, m) {
    rule.perform(t, seat, m);
    claimsBySelf(t);
  },
});
function claimAfterStep(rule: AnyStep): AnyStep {
  if ('auto' in rule)
    return {
      auto(t, step) {
        rule.auto(t, step);
        claimsBySelf(t);
      },
    };
  const { unseal } = rule;
  if (!unseal) return rule;
  return {
    ...rule,
    unseal(t, step, answers) {
      unseal(t, step, answers);
      claimsBySelf(t);
    },
  };
}

export const civilization: Game<Civ> = {
  id: 'civilization',
  rulesVersion: RULES,
  oldestRules: 1,
  players: PLAYERS,
  defaults: DEFAULTS,
  check,
  setup,
  steps: withClaims(steps, claimAfterStep),
  moves: withClaims(moves, claimAfterMove),
  piles,
  pool,
  standings,
  describe,
  copy,
  ownSlots,
};
