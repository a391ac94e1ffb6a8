import { describe, expect } from 'vitest';
import { growthPrice, takingPrice, upgradePrice } from '../ask/prices.js';
import { discontentOf, happyNeeded, threatensUprising } from '../ask/ratings.js';
import { corruptionOf } from '../change/production.js';
import { versionOf } from '../editions/index.js';
import { finalBonusOf } from '../steps/scoring.js';
import {
  actionsOf,
  allows,
  armsOf,
  card,
  does,
  doesAs,
  foodOf,
  handOf,
  layouts,
  me,
  ratingsOf,
  refuses,
  resourcesOf,
  rule,
  scene,
  tokensOn,
  turn,
  workersOn,
} from './turns.js';

/** Prices from a full bank, with eight resources on Bronze. */
const RICH = { tokens: { bronze: 8 } };

describe('the first round', () => {
  const first = (seat: number, row: readonly string[] = []) =>
    scene({ seats: 4, age: 0, round: 1, first: 0, current: seat, steps: [{ step: 'turn' }], row });

  rule('TTA-EX-01', 'two finished wonders make a wonder of the second zone cost 4', () => {
    const at = turn({ wonders: ['pyramids', 'hanging-gardens'] }, { row: ['', '', '', '', '', 'colossus'] });
    expect(takingPrice(at.state, 0, 5)).toBe(4);
    expect(actionsOf(does(at, 'take colossus'))[0]).toBe(1); // the Pyramids make five
  });

  rule('TTA-EX-02', 'the seats have 1, 2, 3 and 4 civil actions, so only some places are in reach', () => {
    const row = Array.from({ length: 13 }, (_, i) => ['homer', 'frugality.a'][i % 2]!);
    const reach = (seat: number): number[] => {
      const at = first(seat, row);
      return [1, 2, 3].filter((price) => price <= actionsOf(at, seat)[0]!);
    };
    expect([0, 1, 2, 3].map((seat) => actionsOf(first(seat), seat)[0])).toEqual([1, 2, 3, 4]);
    expect([0, 1, 2, 3].map((seat) => reach(seat).length)).toEqual([1, 2, 3, 3]);
  });

  rule('TTA-EX-03', 'Adam, Barbara and Cynthia take their first cards', () => {
    const row = ['moses', 'colossus', 'engineering-genius.a', 'aristotle', 'homer', 'library-of-alexandria'];
    let at = scene({ seats: 3, age: 0, round: 1, first: 0, steps: [{ step: 'turn' }], row });
    at = doesAs(at, 0, 'take moses', 'end');
    at = doesAs(at, 1, 'take colossus', 'take engineering-genius.a');
    expect([handOf(at, 0), me(at, 1).wonder?.id, handOf(at, 1)]).toEqual([
      [card('moses')],
      card('colossus'),
      [card('engineering-genius.a')],
    ]);
    at = doesAs(at, 1, 'end');
    at = doesAs(at, 2, 'take aristotle', 'take library-of-alexandria');
    expect([actionsOf(at, 2)[0], me(at, 2).wonder?.id]).toEqual([0, card('library-of-alexandria')]);
    const two = scene({ seats: 3, age: 0, round: 1, current: 2, steps: [{ step: 'turn' }], row });
    expect(() => doesAs(two, 2, 'take aristotle', 'take homer')).toThrow('LEADER_AGE_ALREADY_TAKEN');
    const wonders = scene({ seats: 3, age: 0, round: 1, current: 2, steps: [{ step: 'turn' }], row: ['colossus', 'pyramids'] });
    expect(() => doesAs(wonders, 2, 'take colossus', 'take pyramids')).toThrow('WONDER_ALREADY_IN_PROGRESS');
  });

  rule('TTA-EX-04', 'the first production: 1 science, 2 food, 2 resources, nothing eaten', () => {
    const at = doesAs(first(0), 0, 'end');
    expect(me(at)).toMatchObject({ science: 1, culture: 0, blue: 14 });
    expect([tokensOn(at, 'agriculture'), tokensOn(at, 'bronze')]).toEqual([2, 2]);
  });
});

describe('the second round and those after it', () => {
  rule('TTA-EX-05', 'a worker on Irrigation puts one token worth 2 food', () => {
    const at = does(turn({ workers: { irrigation: 1 } }), 'end');
    expect([tokensOn(at, 'irrigation'), foodOf(at)]).toEqual([1, 2]);
  });
  rule('TTA-EX-06', 'an empty place spares no card further right', () => {
    const at = scene({ seats: 3, age: 1, steps: [{ step: 'replenish' }, { step: 'politics' }], row: ['', 'homer', 'iron', 'coal'] });
    expect(at.events.find((e) => e.event === 'swept')).toMatchObject({ cards: [card('homer')] });
    expect(at.state.row.slice(0, 2)).toEqual([card('iron'), card('coal')]);
  });
  rule('TTA-EX-07', 'growing for 2 food', () => {
    const at = does(turn({ tokens: { agriculture: 2 } }), 'grow');
    expect([actionsOf(at)[0], foodOf(at), me(at).yellow, me(at).pool]).toEqual([3, 0, 17, 2]);
  });
  rule('TTA-EX-08', 'with 2 resources a mine or farm, but no temple', () => {
    const at = turn({ tokens: { bronze: 2 } });
    for (const tech of ['bronze', 'agriculture']) {
      const built = does(at, `build ${tech}`);
      expect([actionsOf(built)[0], resourcesOf(built), workersOn(built, tech), me(built).pool]).toEqual([3, 0, 3, 0]);
    }
    refuses(at, 'build religion', 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: 3, have: 2 });
  });
  rule('TTA-EX-09', 'two farms with 16 tokens in the bank: 2 produced, 1 eaten', () => {
    expect(foodOf(does(turn({ yellow: 16 }), 'end'))).toBe(1);
  });
  rule('TTA-EX-10', 'Despotism allows two labs and two temples', () => {
    const at = turn({ ...RICH, workers: { philosophy: 2 }, pool: 3 });
    refuses(at, 'build philosophy', 'TTA-BLD-03', 'URBAN_LIMIT_REACHED', { limit: 2 });
    expect(workersOn(does(at, 'build religion', 'build religion'), 'religion')).toBe(2);
  });
  rule('TTA-EX-11', 'the Pyramids: 3, 2 and 1, then a fifth civil action at once', () => {
    const at = turn({ wonder: 'pyramids', tokens: { bronze: 6 } });
    const steps = [does(at, 'stage'), does(at, 'stage', 'stage'), does(at, 'stage', 'stage', 'stage')];
    expect(steps.map((x) => resourcesOf(x))).toEqual([3, 1, 0]);
    expect(steps.map((x) => me(x).blue)).toEqual([14, 15, 18]);
    expect(actionsOf(steps[2]!)).toEqual([2, 2, 5, 2]);
  });
  rule('TTA-EX-12', 'Hammurabi: 5 civil and 1 military action, and back when replaced', () => {
    const at = turn({ leader: 'hammurabi', civilHand: ['joan-of-arc'] });
    expect(actionsOf(at).slice(2)).toEqual([5, 1]);
    expect(actionsOf(does(at, 'leader joan-of-arc')).slice(2)).toEqual([4, 2]);
  });
  rule('TTA-EX-13', 'Engineering Genius pays 2 of the first stage of Colossus', () => {
    const at = turn(
      { wonder: 'colossus', tokens: { bronze: 2 }, civilHand: ['engineering-genius.a'] },
      { row: ['', '', '', '', '', 'engineering-genius.i'] },
    );
    const built = does(at, 'stage with engineering-genius.a');
    expect([resourcesOf(built), me(built).wonder?.stages, actionsOf(built)[0]]).toEqual([1, 1, 3]);
    const more = does(built, 'take engineering-genius.i');
    expect(actionsOf(more)[0]).toBe(1);
    refuses(more, 'stage with engineering-genius.i', 'TTA-ACC-02', 'ACTION_CARD_TAKEN_THIS_TURN');
  });
  rule('TTA-EX-15', 'a revolution with Hammurabi', () => {
    const at = turn({ leader: 'hammurabi', science: 3, civilHand: ['monarchy'] });
    const after = does(at, 'revolution monarchy');
    expect([me(after).science, ...actionsOf(after)]).toEqual([0, 0, 2, 6, 2]);
    const taken = does(turn({ leader: 'hammurabi', science: 3 }, { row: ['monarchy'] }), 'take monarchy');
    refuses(taken, 'revolution monarchy', 'TTA-GOV-02', 'REVOLUTION_NEEDS_ALL_ACTIONS');
  });
  rule('TTA-EX-16', 'taken and changed peacefully: four actions are left', () => {
    const at = turn({ leader: 'hammurabi', science: 9 }, { row: ['monarchy'] });
    const after = does(at, 'take monarchy', 'peaceful monarchy');
    expect([me(after).science, me(after).usedCivil, ...actionsOf(after)]).toEqual([0, 2, 4, 2, 6, 2]);
  });
});

describe('higher farms and mines', () => {
  const IRON = { workers: { bronze: 4, iron: 0 }, tokens: { bronze: 8 } };
  rule('TTA-EX-17', 'two plans for 8 resources lead to the same mines', () => {
    const at = turn(IRON);
    const first = does(at, 'upgrade bronze iron', 'upgrade bronze iron', 'build bronze');
    const second = does(at, 'build iron', 'upgrade bronze iron');
    for (const after of [first, second])
      expect([workersOn(after, 'bronze'), workersOn(after, 'iron'), resourcesOf(after)]).toEqual([3, 2, 0]);
    expect([actionsOf(first)[0], actionsOf(second)[0]]).toEqual([1, 2]);
  });
  rule('TTA-EX-18', 'three Bronze and two Iron: 5 tokens, 7 resources', () => {
    const at = does(turn({ workers: { bronze: 3, iron: 2 } }), 'end');
    expect([tokensOn(at, 'bronze') + tokensOn(at, 'iron'), resourcesOf(at)]).toEqual([5, 7]);
  });
  rule('TTA-EX-19', 'paying 3 twice: the Bronze tokens, then one token falls to Bronze', () => {
    const at = turn({ workers: { bronze: 3, iron: 2 }, tokens: { bronze: 3, iron: 2 } });
    const one = does(at, 'upgrade bronze iron');
    expect([tokensOn(one, 'bronze'), tokensOn(one, 'iron')]).toEqual([0, 2]);
    const two = does(one, 'upgrade bronze iron');
    expect([tokensOn(two, 'bronze'), tokensOn(two, 'iron')]).toEqual([1, 0]);
  });
  rule('TTA-EX-20', 'two Bronze tokens never become one Iron token', () => {
    const at = does(turn({ workers: { bronze: 3, iron: 2 }, tokens: { bronze: 4 } }), 'by-hand', 'build bronze');
    expect([tokensOn(at, 'bronze'), tokensOn(at, 'iron')]).toEqual([2, 0]);
  });
  rule('TTA-EX-30', 'one resource from a Coal token: to Iron, or with Bronze alone two tokens there', () => {
    expect(upgradePrice(turn({ workers: { bronze: 1, coal: 0 } }).state, 0, card('bronze'), card('coal'))).toBe(6);
    const pays = { wonder: 'library-of-alexandria' };
    const iron = does(turn({ ...pays, workers: { iron: 0, coal: 0 }, tokens: { coal: 1 } }), 'stage');
    expect([tokensOn(iron, 'iron'), tokensOn(iron, 'bronze'), tokensOn(iron, 'coal')]).toEqual([1, 0, 0]);
    const bronze = does(turn({ ...pays, workers: { coal: 0 }, tokens: { coal: 1 } }), 'stage');
    expect([tokensOn(bronze, 'bronze'), tokensOn(bronze, 'coal'), me(bronze).blue]).toEqual([2, 0, 15]);
  });
});

describe('units, hunger and happiness', () => {
  rule('TTA-EX-21', 'Patriotism I: the pool pays first, the extra action is used', () => {
    const at = turn({ workers: { warriors: 1, swordsmen: 0 }, tokens: { bronze: 5 }, pool: 2, civilHand: ['patriotism.i'] });
    const played = does(at, 'play patriotism.i');
    expect([actionsOf(played).slice(0, 2), armsOf(played)]).toEqual([[3, 3], 2]);
    const upgraded = does(played, 'upgrade warriors swordsmen');
    expect([armsOf(upgraded), resourcesOf(upgraded)]).toEqual([1, 5]);
    const recruited = does(upgraded, 'build swordsmen');
    expect([armsOf(recruited), resourcesOf(recruited), actionsOf(recruited)[1]]).toEqual([0, 3, 1]);
    expect(resourcesOf(does(recruited, 'build swordsmen'))).toBe(0);
  });
  rule('TTA-EX-22', 'two missing food cost 8 culture', () => {
    const at = does(turn({ workers: { religion: 0 }, yellow: 8, tokens: { agriculture: 1 }, culture: 20 }, { version: 'simple' }), 'end');
    expect([me(at).culture, foodOf(at)]).toEqual([12, 0]);
  });
  rule('TTA-EX-23', 'Karl and his discontent workers', () => {
    const workers = { agriculture: 2, bronze: 2, philosophy: 1, religion: 1, warriors: 1 };
    const at = turn({ workers, yellow: 11, pool: 1, tokens: { agriculture: 4 } });
    expect([happyNeeded(at.state, 0), discontentOf(at.state, 0), growthPrice(at.state, me(at))]).toEqual([2, 1, 4]);
    const grown = does(at, 'grow');
    expect([me(grown).yellow, me(grown).pool, happyNeeded(grown.state, 0), discontentOf(grown.state, 0)]).toEqual([10, 2, 3, 2]);
    expect(threatensUprising(grown.state, 0)).toBe(false);
    const drafted = turn({ workers: { ...workers, warriors: 2 }, yellow: 10, pool: 1 });
    expect(threatensUprising(drafted.state, 0)).toBe(true);
    const arena = does(
      turn({ workers: { ...workers, warriors: 2, 'bread-and-circuses': 0 }, yellow: 10, pool: 1, tokens: { bronze: 4 } }),
      'build bread-and-circuses',
    );
    expect([ratingsOf(arena).happiness, me(arena).pool, discontentOf(arena.state, 0), threatensUprising(arena.state, 0)]).toEqual([
      3,
      0,
      0,
      false,
    ]);
  });
  rule('TTA-EX-29', 'corruption by what is left in the bank', () => {
    const at = turn();
    expect([18, 9, 8, 5, 4, 1, 0].map((blue) => corruptionOf(at.state, { ...me(at), blue }))).toEqual([0, 0, 2, 2, 4, 4, 6]);
  });
});

describe('the great example', () => {
  // Eight technologies of Age I: Theocracy, Cartography, Irrigation, Iron, Alchemy, Drama, Swordsmen, and one without workers.
  const at = turn(
    {
      workers: {
        agriculture: 2,
        irrigation: 1,
        bronze: 3,
        iron: 2,
        religion: 3,
        theology: 0,
        alchemy: 2,
        drama: 1,
        warriors: 1,
        swordsmen: 2,
      },
      government: 'theocracy',
      specials: ['cartography'],
      leader: 'leonardo-da-vinci',
      wonders: ['st-peters-basilica', 'library-of-alexandria'],
      wonder: 'great-wall',
    },
    { version: 'simple' },
  );
  rule('TTA-EX-24', 'strength 6, culture 9, happiness 8, science 6', () => {
    expect(ratingsOf(at)).toEqual({ strength: 6, culture: 9, happiness: 8, science: 6 });
  });
  rule('TTA-EX-25', 'a final bonus of 61', () => {
    const lines = finalBonusOf(at.state, 0, versionOf(at.state).finalBonus!);
    expect(lines).toEqual({ technologies: 16, strength: 12, happiness: 16, science: 6, production: 11 });
    expect(Object.values(lines).reduce((a, b) => a + b)).toBe(61);
  });
});

describe('special technologies and the end', () => {
  rule('TTA-EX-31', 'Justice System replaces Code of Laws: one civil action in all, three more blue tokens', () => {
    const at = does(turn({ specials: ['code-of-laws'], science: 7, civilHand: ['justice-system'] }), 'technology justice-system');
    expect([me(at).specials, actionsOf(at)[2], me(at).blue]).toEqual([[card('justice-system')], 5, 21]);
  });
  const prices = (special: string) => {
    const at = turn({
      specials: [special],
      workers: { philosophy: 1, alchemy: 1, 'scientific-method': 0 },
      pool: 3,
      tokens: { bronze: 18 },
      blue: 0,
    });
    const built = ['philosophy', 'alchemy', 'scientific-method'].map(
      (tech) =>
        18 -
        resourcesOf(
          does(
            turn({ specials: [special], workers: { philosophy: 0, alchemy: 0, 'scientific-method': 0 }, tokens: { bronze: 18 }, blue: 0 }),
            `build ${tech}`,
          ),
        ),
    );
    const price = (from: string, to: string) => upgradePrice(at.state, 0, card(from), card(to));
    return {
      built,
      raised: [price('philosophy', 'alchemy'), price('philosophy', 'scientific-method'), price('alchemy', 'scientific-method')],
    };
  };
  rule('TTA-EX-32', 'Masonry: labs for 3, 5, 7; upgrades for 2, 4, 2', () => {
    expect(prices('masonry')).toEqual({ built: [3, 5, 7], raised: [2, 4, 2] });
  });
  rule('TTA-EX-33', 'Architecture: labs I and II for 5 and 6, the upgrade for 1', () => {
    const { built, raised } = prices('architecture');
    expect([built[1], built[2], raised[2]]).toEqual([5, 6, 1]);
  });
  rule('TTA-EX-40', 'Age II begins: leaders, hands and unfinished wonders of Age A leave, those of Age I stay', () => {
    const ends = (player: object) =>
      scene({ age: 1, civilLeft: 3, row: [], steps: [{ step: 'replenish' }, { step: 'politics' }], players: [player] });
    const old = ends({ leader: 'homer', wonder: 'pyramids', stages: 2, blue: 16, civilHand: ['frugality.a', 'iron'] });
    expect(old.state.age).toBe(2);
    expect([me(old).leader, me(old).wonder, me(old).blue, handOf(old)]).toEqual([null, null, 18, [card('iron')]]);
    const young = ends({ leader: 'joan-of-arc', wonder: 'taj-mahal', stages: 1, blue: 17 });
    expect([me(young).leader, me(young).wonder?.id]).toEqual([card('joan-of-arc'), card('taj-mahal')]);
  });
  rule('TTA-EX-41', 'Age III ends with the start player: this round is the last; later: one more', () => {
    const ends = (current: number) =>
      scene({ age: 3, round: 12, current, civilLeft: 3, row: [], steps: [{ step: 'replenish' }, { step: 'politics' }] }).state;
    expect([ends(0).lastRound, ends(1).lastRound]).toEqual([12, 13]);
  });
  rule('TTA-EX-42', 'four cards in hand: no fifth, but a wonder', () => {
    const at = turn({ civilHand: ['iron', 'alchemy', 'theology', 'knights'] }, { row: ['drama', 'taj-mahal'] });
    refuses(at, 'take drama', 'TTA-TAKE-02', 'HAND_FULL', { limit: 4 });
    expect(allows(at, 'take taj-mahal')).toBe(true);
  });
  rule('TTA-EX-43', 'science stops at 40, strength at 60', () => {
    expect(me(does(turn({ science: 39, workers: { alchemy: 2, philosophy: 1 } }), 'end')).science).toBe(40);
    const strong = turn({ workers: { rockets: 12 }, specials: ['navigation', 'warfare'] }, { age: 3 });
    expect(ratingsOf(strong).strength).toBe(60); // 12 times 5, and 3
  });
  rule('TTA-EX-19', 'by hand Barbara may pay 1 from Bronze and 1 from Iron', () => {
    const at = does(turn({ workers: { bronze: 3, iron: 2 }, tokens: { bronze: 3, iron: 2 } }), 'by-hand', 'upgrade bronze iron');
    expect(layouts(at)).toContain('1-2');
    expect(layouts(at)).toContain('2-0');
  });
});
