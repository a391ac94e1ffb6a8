import { describe, expect } from 'vitest';
import { blocked } from '../../../kernel/index.js';
import { stagesAtOnce } from '../ask/prices.js';
import { urbanLimit } from '../ask/ratings.js';
import { game } from './scene.js';
import {
  actionsOf,
  allows,
  card,
  does,
  eventsOf,
  foodOf,
  handOf,
  me,
  ratingsOf,
  refuses,
  resourcesOf,
  rule,
  tokensOn,
  turn,
  workersOn,
} from './turns.js';

describe('wonders', () => {
  rule('TTA-WON-01', 'one in progress, without effect until finished', () => {
    const at = turn({ wonder: 'taj-mahal', stages: 2 });
    expect(ratingsOf(at).culture).toBe(0);
    refuses(turn(), 'stage', 'TTA-WON-01', 'NO_WONDER_IN_PROGRESS');
  });
  rule('TTA-WON-02', 'stages in printed order, each for an action and its resources', () => {
    const at = turn({ wonder: 'taj-mahal', tokens: { bronze: 6 } });
    expect([resourcesOf(does(at, 'stage')), resourcesOf(does(at, 'stage', 'stage')), actionsOf(does(at, 'stage', 'stage'))[0]]).toEqual([
      4, 0, 2,
    ]);
    refuses(does(at, 'stage', 'stage'), 'stage', 'TTA-WON-02', 'NOT_ENOUGH_RESOURCES', { need: 2, have: 0 });
    refuses(turn({ wonder: 'taj-mahal', tokens: { bronze: 6 }, usedCivil: 4 }), 'stage', 'TTA-WON-02', 'NOT_ENOUGH_CA');
  });
  rule(['TTA-WON-03', 'TTA-AMB-22'], 'a blue token from the bank covers each stage', () => {
    const at = does(turn({ wonder: 'taj-mahal', tokens: { bronze: 6 } }), 'stage');
    expect([me(at).blue, tokensOn(at, 'bronze'), me(at).wonder?.stages]).toEqual([13, 4, 1]);
  });
  rule('TTA-WON-04', 'with an empty bank the token comes from a card, the cheapest one', () => {
    const at = turn({
      wonder: 'library-of-alexandria',
      civilHand: ['engineering-genius.a'],
      workers: { iron: 1 },
      tokens: { agriculture: 2, iron: 1 },
      blue: 0,
    });
    const after = does(at, 'stage with engineering-genius.a');
    expect([me(after).blue, tokensOn(after, 'agriculture'), tokensOn(after, 'iron'), me(after).wonder?.stages]).toEqual([0, 1, 1, 1]);
  });
  rule('TTA-WON-05', 'the last stage returns the tokens and brings the effects at once', () => {
    const at = does(turn({ wonder: 'pyramids', stages: 2, tokens: { bronze: 1 } }), 'stage');
    expect([me(at).blue, me(at).wonder, actionsOf(at)[2], eventsOf(at, 'completed').length]).toEqual([18, null, 5, 1]);
    const gardens = does(turn({ wonder: 'hanging-gardens', stages: 2, tokens: { bronze: 2 } }), 'stage', 'end');
    expect(me(gardens).culture).toBe(1);
  });
  rule('TTA-WON-06', 'no workers', () => {
    expect(ratingsOf(turn({ wonders: ['taj-mahal'], workers: {} })).culture).toBe(3);
  });
  rule('TTA-WON-07', 'construction technologies build several stages for one action', () => {
    const at = (special: string) =>
      turn({ specials: [special], wonder: 'library-of-alexandria', tokens: { bronze: 6 }, civilHand: ['engineering-genius.a'] });
    expect(['masonry', 'architecture', 'engineering'].map((x) => stagesAtOnce(me(at(x))))).toEqual([2, 3, 4]);
    const two = does(at('masonry'), 'stage 2');
    expect([resourcesOf(two), actionsOf(two)[0], me(two).wonder?.stages]).toEqual([3, 3, 2]);
    expect(me(does(at('engineering'), 'stage 4')).wonders).toHaveLength(1);
    refuses(at('masonry'), 'stage 3', 'TTA-WON-07', 'TOO_MANY_STAGES', { most: 2 });
    refuses(at('masonry'), 'stage 2 with engineering-genius.a', 'TTA-WON-07', 'TOO_MANY_STAGES', { most: 1 });
  });
  rule('TTA-WON-08', 'wonders of Age III score once, when finished', () => {
    const at = does(
      turn({ wonder: 'hollywood', stages: 2, workers: { drama: 1, journalism: 1 }, tokens: { bronze: 5 } }, { age: 3 }),
      'stage',
    );
    expect([me(at).culture, ratingsOf(at).culture]).toEqual([2 * (1 + 2), 4]);
  });
  rule('TTA-WON-09', 'a finished wonder stays and is not built again', () => {
    const at = turn({ wonders: ['taj-mahal'] }, { age: 3 });
    refuses(at, 'stage', 'TTA-WON-01', 'NO_WONDER_IN_PROGRESS');
  });
});

describe('leaders', () => {
  rule('TTA-LDR-01', 'for one civil action, also in the turn they were taken', () => {
    const at = does(turn({}, { row: ['julius-caesar'] }), 'take julius-caesar', 'leader julius-caesar');
    expect([me(at).leader, actionsOf(at)[0], ratingsOf(at).strength]).toEqual([card('julius-caesar'), 2, 2]);
    refuses(turn({ civilHand: ['homer'], usedCivil: 4 }), 'leader homer', 'TTA-LDR-01', 'NOT_ENOUGH_CA');
    refuses(turn(), 'leader homer', 'TTA-LDR-01', 'CARD_NOT_IN_HAND');
    refuses(turn({ civilHand: ['iron'] }), 'leader iron', 'TTA-LDR-01', 'WRONG_CARD_TYPE');
  });
  rule('TTA-LDR-02', 'the old one leaves the game, then the new one works', () => {
    const at = does(
      turn({ leader: 'julius-caesar', civilHand: ['joan-of-arc'], workers: { religion: 2, warriors: 1 } }),
      'leader joan-of-arc',
    );
    expect([me(at).leader, ratingsOf(at).strength, actionsOf(at)[3]]).toEqual([card('joan-of-arc'), 3, 2]);
    expect(eventsOf(at, 'led')).toMatchObject([{ before: card('julius-caesar') }]);
  });
  rule('TTA-LDR-03', 'replacing gives nothing back', () => {
    expect(actionsOf(does(turn({ leader: 'moses', civilHand: ['homer'] }), 'leader homer'))[0]).toBe(3);
  });
  rule('TTA-LDR-04', 'what does not exist in the Simple version is ignored', () => {
    const at = turn({ leader: 'genghis-khan', wonders: ['colossus'], workers: { knights: 2 } }, { version: 'simple' });
    expect(ratingsOf(at)).toMatchObject({ strength: 2 * 3 + 1, culture: 2 + 1 });
  });
});

describe('action cards', () => {
  rule('TTA-ACC-01', 'for one civil action, then they leave the game', () => {
    const at = does(turn({ civilHand: ['work-of-art.a'] }), 'play work-of-art.a');
    expect([me(at).culture, actionsOf(at)[0], handOf(at), at.state.out.includes(card('work-of-art.a'))]).toEqual([6, 3, [], true]);
    refuses(turn({ civilHand: ['work-of-art.a'], usedCivil: 4 }), 'play work-of-art.a', 'TTA-ACC-01', 'NOT_ENOUGH_CA');
    refuses(turn(), 'play work-of-art.a', 'TTA-ACC-01', 'CARD_NOT_IN_HAND');
    refuses(turn({ civilHand: ['iron'] }), 'play iron', 'TTA-ACC-01', 'WRONG_CARD_TYPE');
  });
  rule('TTA-ACC-02', 'not in the turn they were taken; an older copy may be played', () => {
    const at = does(turn({}, { row: ['work-of-art.a'] }), 'take work-of-art.a');
    refuses(at, 'play work-of-art.a', 'TTA-ACC-02', 'ACTION_CARD_TAKEN_THIS_TURN');
    const two = does(
      turn({ civilHand: ['frugality.a'], tokens: { agriculture: 4 } }, { row: ['frugality.a'] }),
      'take 0',
      'grow with frugality.a',
    );
    refuses(two, 'grow with frugality.a', 'TTA-ACC-02', 'ACTION_CARD_TAKEN_THIS_TURN');
  });
  rule('TTA-ACC-03', 'an ordered action costs no further action and must be possible', () => {
    const at = turn({ civilHand: ['rich-land.a'], tokens: { bronze: 1 } });
    expect(actionsOf(does(at, 'build bronze with rich-land.a'))[0]).toBe(3);
    refuses(at, 'play rich-land.a', 'TTA-ACC-03', 'PLAYED_WITH_ITS_ACTION');
    const poor = turn({ civilHand: ['rich-land.a'] });
    refuses(poor, 'play rich-land.a', 'TTA-ACC-03', 'ORDERED_ACTION_IMPOSSIBLE');
    expect(blocked(game, poor, 0).map((x) => x.refusal.code)).toContain('ORDERED_ACTION_IMPOSSIBLE');
    refuses(
      turn({ civilHand: ['rich-land.a'], tokens: { bronze: 1 }, pool: 0 }),
      'build bronze with rich-land.a',
      'TTA-BLD-01',
      'NO_UNUSED_WORKER',
    );
  });
  rule('TTA-ACC-04', 'what a card adds comes after its action: Frugality needs the full price', () => {
    const at = turn({ civilHand: ['frugality.a'], tokens: { agriculture: 2 } });
    expect(foodOf(does(at, 'grow with frugality.a'))).toBe(1);
    refuses(turn({ civilHand: ['frugality.a'], tokens: { agriculture: 1 } }), 'grow with frugality.a', 'TTA-POP-01', 'NOT_ENOUGH_FOOD');
    const breakthrough = turn({ civilHand: ['breakthrough.i', 'alchemy'], science: 4 });
    expect(me(does(breakthrough, 'technology alchemy with breakthrough.i')).science).toBe(2);
    refuses(
      turn({ civilHand: ['breakthrough.i', 'alchemy'], science: 3 }),
      'technology alchemy with breakthrough.i',
      'TTA-TEC-01',
      'NOT_ENOUGH_SCIENCE',
    );
  });
  rule(['TTA-ACC-05', 'TTA-CRD-01'], 'a reduction serves the named action only and pays nothing out', () => {
    const at = turn({
      civilHand: ['rich-land.ii', 'ideal-building-site.a', 'engineering-genius.iii', 'efficient-upgrade.i'],
      wonder: 'colossus',
      tokens: { bronze: 4 },
      workers: { bronze: 1, iron: 0 },
    });
    expect(resourcesOf(does(at, 'build bronze with rich-land.ii'))).toBe(4);
    expect(resourcesOf(does(at, 'stage with engineering-genius.iii'))).toBe(4);
    expect(resourcesOf(does(at, 'upgrade bronze iron with efficient-upgrade.i'))).toBe(3);
    refuses(at, 'build religion with rich-land.ii', 'TTA-ACC-05', 'WRONG_CARD_TYPE');
    refuses(at, 'build bronze with ideal-building-site.a', 'TTA-ACC-05', 'WRONG_CARD_TYPE');
    refuses(at, 'build warriors with ideal-building-site.a', 'TTA-ACC-05', 'WRONG_CARD_TYPE');
    refuses(at, 'stage with rich-land.ii', 'TTA-ACC-05', 'WRONG_CARD_TYPE');
  });
  rule('TTA-ACC-06', 'gained goods are tokens, gained points move the markers only', () => {
    const at = does(
      turn({ civilHand: ['mineral-deposits.i', 'revolutionary-idea.i'] }),
      'play mineral-deposits.i',
      'play revolutionary-idea.i',
    );
    expect([tokensOn(at, 'bronze'), me(at).science, ratingsOf(at).science]).toEqual([2, 2, 1]);
  });
});

describe('technologies', () => {
  rule('TTA-TEC-01', 'an action and science; also in the turn they were taken', () => {
    const at = does(turn({ science: 5 }, { row: ['alchemy'] }), 'take alchemy', 'technology alchemy');
    expect([me(at).science, actionsOf(at)[0], workersOn(at, 'alchemy')]).toEqual([1, 2, 0]);
    refuses(turn({ science: 5, civilHand: ['alchemy'], usedCivil: 4 }), 'technology alchemy', 'TTA-TEC-01', 'NOT_ENOUGH_CA');
    refuses(turn({ science: 5, civilHand: ['homer'] }), 'technology homer', 'TTA-TEC-01', 'WRONG_CARD_TYPE');
    refuses(turn({ science: 5 }), 'technology alchemy', 'TTA-TEC-01', 'CARD_NOT_IN_HAND');
  });
  rule('TTA-TEC-02', 'workers and tokens stay where they are', () => {
    const at = does(turn({ science: 5, civilHand: ['iron'], tokens: { bronze: 3 } }), 'technology iron');
    expect([workersOn(at, 'bronze'), tokensOn(at, 'bronze'), workersOn(at, 'iron'), tokensOn(at, 'iron')]).toEqual([2, 3, 0, 0]);
    expect(tokensOn(does(at, 'end'), 'iron')).toBe(0);
  });
  rule('TTA-TEC-03', 'no technology needs another one', () => {
    expect(allows(turn({ science: 9, civilHand: ['oil'] }, { age: 3 }), 'technology oil')).toBe(true);
  });
  rule('TTA-SPC-01', 'special technologies work at once', () => {
    const at = does(turn({ science: 4, civilHand: ['warfare'] }), 'technology warfare');
    expect([actionsOf(at)[1], ratingsOf(at).strength]).toEqual([3, 2]);
  });
  rule('TTA-SPC-02', 'one of each kind; the newer replaces the older, tokens follow the difference', () => {
    const at = does(
      turn({ science: 10, specials: ['justice-system', 'masonry'], blue: 20, civilHand: ['civil-service'] }, { age: 3 }),
      'technology civil-service',
    );
    expect([me(at).specials, me(at).blue, actionsOf(at)[2]]).toEqual([[card('masonry'), card('civil-service')], 20, 6]);
  });
  rule('TTA-SPC-03', 'an older one than that in play is removed', () => {
    const at = does(turn({ science: 6, specials: ['justice-system'], civilHand: ['code-of-laws'] }), 'technology code-of-laws');
    expect([me(at).specials, me(at).blue, eventsOf(at, 'left')[0]?.card]).toEqual([[card('justice-system')], 18, card('code-of-laws')]);
  });
});

describe('governments', () => {
  const monarchy = { civilHand: ['monarchy'] };
  rule('TTA-GOV-01', 'one in play, the old one leaves', () => {
    const at = does(turn({ ...monarchy, science: 9 }), 'peaceful monarchy');
    expect([me(at).government, actionsOf(at).slice(2)]).toEqual([card('monarchy'), [5, 3]]);
    refuses(turn({ civilHand: ['iron'], science: 9 }), 'peaceful iron', 'TTA-GOV-01', 'WRONG_CARD_TYPE');
    refuses(turn({ science: 9 }), 'peaceful monarchy', 'TTA-GOV-01', 'CARD_NOT_IN_HAND');
  });
  rule('TTA-GOV-02', 'a revolution needs all civil actions', () => {
    refuses(turn({ ...monarchy, science: 9, usedCivil: 1 }), 'revolution monarchy', 'TTA-GOV-02', 'REVOLUTION_NEEDS_ALL_ACTIONS');
    refuses(turn({ ...monarchy, science: 2 }), 'revolution monarchy', 'TTA-GOV-02', 'NOT_ENOUGH_SCIENCE', { need: 3, have: 2 });
  });
  rule('TTA-GOV-03', 'afterwards all civil actions are used, the new ones too; used military ones stay as they were', () => {
    const at = does(turn({ ...monarchy, science: 3, usedMilitary: 1 }), 'revolution monarchy');
    expect([me(at).science, actionsOf(at)]).toEqual([0, [0, 2, 5, 3]]);
  });
  rule('TTA-GOV-04', 'a peaceful change takes one action and the higher price', () => {
    const at = does(turn({ ...monarchy, science: 9, usedCivil: 2 }), 'peaceful monarchy');
    expect([me(at).science, me(at).usedCivil, actionsOf(at)[0]]).toEqual([0, 3, 2]);
    refuses(turn({ ...monarchy, science: 8 }), 'peaceful monarchy', 'TTA-GOV-04', 'NOT_ENOUGH_SCIENCE', { need: 9, have: 8 });
    refuses(turn({ ...monarchy, science: 9, usedCivil: 4 }), 'peaceful monarchy', 'TTA-GOV-04', 'NOT_ENOUGH_CA');
  });
  rule('TTA-GOV-05', 'with fewer actions than used none are left', () => {
    const at = does(turn({ government: 'republic', civilHand: ['theocracy'], science: 7, usedCivil: 6 }), 'peaceful theocracy');
    expect([me(at).usedCivil, actionsOf(at)[0], actionsOf(at)[2]]).toEqual([4, 0, 4]);
  });
  rule(['TTA-GOV-06', 'TTA-CRD-17'], 'Breakthrough may carry a revolution as the only civil action; the science comes after', () => {
    const hand = { civilHand: ['monarchy', 'breakthrough.i'] };
    const at = does(turn({ ...hand, science: 3 }), 'revolution monarchy with breakthrough.i');
    expect([me(at).science, actionsOf(at)[0], handOf(at)]).toEqual([2, 0, []]);
    refuses(
      turn({ ...hand, science: 3, usedCivil: 1 }),
      'revolution monarchy with breakthrough.i',
      'TTA-GOV-02',
      'REVOLUTION_NEEDS_ALL_ACTIONS',
    );
    const peaceful = does(turn({ ...hand, science: 9 }), 'peaceful monarchy with breakthrough.i');
    expect([me(peaceful).usedCivil, me(peaceful).science]).toEqual([1, 2]);
  });
  rule('TTA-GOV-07', 'everything else of it holds at once', () => {
    const at = does(turn({ civilHand: ['theocracy'], science: 2 }), 'revolution theocracy');
    expect([ratingsOf(at).happiness, ratingsOf(at).culture, urbanLimit(at.state, 0)]).toEqual([2, 1, 3]);
  });
  rule('TTA-CRD-09', 'Robespierre: a revolution takes all military actions instead', () => {
    const robespierre = { ...monarchy, leader: 'maximilien-robespierre', science: 3 };
    const at = does(turn({ ...robespierre, usedCivil: 2 }), 'revolution monarchy');
    expect(actionsOf(at)).toEqual([3, 0, 5, 4]);
    refuses(turn({ ...robespierre, usedMilitary: 1 }), 'revolution monarchy', 'TTA-CRD-09', 'REVOLUTION_NEEDS_ALL_ACTIONS');
  });
  rule('TTA-CRD-10', 'Isaac Newton: the action for a technology comes back; one after a revolution', () => {
    const newton = { leader: 'isaac-newton', civilHand: ['alchemy', 'monarchy'], science: 9 };
    expect(actionsOf(does(turn(newton), 'technology alchemy'))[0]).toBe(4);
    refuses(turn({ ...newton, usedCivil: 4 }), 'technology alchemy', 'TTA-TEC-01', 'NOT_ENOUGH_CA');
    expect(actionsOf(does(turn(newton), 'revolution monarchy'))[0]).toBe(1);
  });
  rule('TTA-CRD-18', 'Pyramids and Hammurabi: tokens come and go with the card', () => {
    const at = turn({ leader: 'hammurabi', civilHand: ['moses'], usedCivil: 1, usedMilitary: 1 });
    expect(actionsOf(does(at, 'leader moses'))).toEqual([3, 1, 4, 2]);
  });
});
