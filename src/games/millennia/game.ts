import type { Game, Slot } from '../../kernel/index.js';
import { rankings } from './ask/scoring.js';
import * as answers from './moves/answers.js';
import { build as buildCard, pass } from './moves/building.js';
import { discardHand, discardTech, extend, lowest } from './moves/giving-up.js';
import { copy } from './moves/last-cards.js';
import { select as selectTech, special } from './moves/selection.js';
import { buy, cash, finish, play, use } from './moves/using.js';
import { describe } from './say/describe.js';
import { conceal } from './state/conceal.js';
import { copy as copyState, ownSlots } from './state/copy.js';
import { check, DEFAULTS, diplomacyPool, POOLS, setup, warPool } from './state/setup.js';
import type { Mil, State } from './state/state.js';
import { RULES } from './state/versions.js';
import { age, build, construction, select, selection } from './steps/age.js';
import { lastCards, scoring } from './steps/scoring.js';
import { act, action, actionEnd, declare, earn, income, prosper, prosperity } from './steps/together.js';
import { maintenance, war } from './steps/upkeep.js';

function piles(s: State): Record<string, Slot[]> {
  const found: Record<string, Slot[]> = {
    deck: s.deck,
    discard: s.discard,
    prosperity: s.prosperity,
    'prosperity:deck': s.prosperityDeck,
    'prosperity:discard': s.prosperityDiscard,
  };
  s.players.forEach((p, seat) => {
    found[`hand:${seat}`] = p.hand;
    found[`drawn:${seat}`] = p.drawn;
  });
  const a = s.automa;
  if (a)
    Object.assign(found, {
      'automa:row': a.rowDeck,
      'automa:row:used': a.rowUsed,
      'automa:priority': a.priorityDeck,
      'automa:priority:used': a.priorityUsed,
      'automa:construction': a.constructionDeck,
      'automa:construction:used': a.constructionUsed,
      'automa:war': a.warDeck,
      'automa:war:used': a.warUsed,
    });
  return found;
}

export const millennia: Game<Mil> = {
  id: 'millennia',
  rulesVersion: RULES,
  oldestRules: 1,
  players: { min: 1, max: 4 },
  defaults: DEFAULTS,
  check,
  setup,
  steps: {
    age,
    selection,
    select,
    prosperity,
    prosper,
    income,
    declare,
    earn,
    construction,
    build,
    action,
    act,
    'action-end': actionEnd,
    war,
    maintenance,
    'last-cards': lastCards,
    scoring,
  },
  moves: {
    select: selectTech,
    special,
    build: buildCard,
    pass,
    use,
    pay: answers.pay,
    modify: answers.modify,
    'by-hand': answers.byHand,
    buy,
    play,
    cash,
    take: answers.take,
    skip: answers.skip,
    choose: answers.choose,
    branch: answers.branch,
    enter: answers.enterSpace,
    'decline-advance': answers.declineAdvance,
    claim: answers.claim,
    perform: answers.perform,
    keep: answers.keep,
    'discard-card': discardHand,
    'discard-tech': discardTech,
    extend,
    lowest,
    copy,
    finish,
  },
  piles,
  pool: (s, back) => (back === 'diplomacy' ? diplomacyPool(s.seats) : back === 'war' ? warPool(s.options) : POOLS[back]!),
  conceal,
  standings: rankings,
  describe,
  copy: copyState,
  ownSlots,
};
