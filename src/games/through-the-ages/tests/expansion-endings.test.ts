import { describe, expect } from 'vitest';
import { civilLeft, civilTotal, discontentOf, happinessOf } from '../ask/ratings.js';
import { stored } from '../change/tokens.js';
import { asks, card, does, eventsOf, handOf, type Moment, offers, picks, playerAt } from './scene.js';
import { acting, modern } from './second.js';
import { rule } from './turns.js';

const EXPANSION = { rebalanced: true, military: true, leaders: 'secret', choice: 'random', agreed: [] } as const;
const END = { move: 'end-turn' };
const DECLINE = { move: 'decline' };
const prepare = (name = 'rats') => ({ move: 'prepare', card: name });
const learn = (name: string, order = '', shared = -1) => ({ move: 'technology', card: card(name), with: order, shared });
const resourcesAt = (at: Moment, seat = 0): number => stored(playerAt(at, seat), 'resources');

describe('fights', () => {
  rule(['TTX-CRD-24', 'TTX-CRD-35'], 'who attacks with a champion while the Games are on pays for them first, then scores', () => {
    const at = modern({
      ...{ age: 3, expansion: EXPANSION },
      players: [
        { wonders: ['himeji-castle'], hand: ['t15.aggression.plunder.i'], workers: { warriors: 3 }, culture: 5 },
        { workers: {}, tokens: { bronze: 3 } },
      ],
    });
    at.state.marks = { games: { card: card('pierre-de-coubertin'), seat: 1, culture: 8 } };
    const fought = does(at, 0, { move: 'aggression', card: 't15.aggression.plunder.i', target: 1, champion: 'warriors' });
    expect(playerAt(fought, 0).culture).toBe(3);
  });

  rule(['TTX-CRD-25', 'TTN-WAR-01'], 'both sides of a war name a champion; each counts, and both are lost', () => {
    const at = modern({
      ...{ age: 3, expansion: EXPANSION, steps: [{ step: 'war' }, { step: 'politics' }, { step: 'actions' }] as const },
      players: [
        { wonders: ['himeji-castle'], workers: { knights: 2 }, war: { card: 'hybrid-war', target: 1 }, culture: 0, yellow: 5 },
        { workers: { warriors: 2 }, culture: 20, yellow: 5 },
      ],
    });
    at.state.players[1]!.wonders = [{ id: card('himeji-castle'), ruined: false }];
    const named = does(at, 0, { move: 'champion', unit: 'knights' }, { move: 'settle' });
    const fought = does(named, 1, { move: 'champion', unit: 'warriors' }, { move: 'settle' });
    // 2 + 2 of the castle + 2 of knights twice, the named one once more; 2 warriors, the castle, one more and three.
    const [fight] = eventsOf(fought, 'fought');
    expect([fight!.attack, fight!.defence]).toEqual([4 + 2 + 2, 2 + 2 + 1 + 3]);
    expect([playerAt(fought, 0).culture, playerAt(fought, 0).yellow, playerAt(fought, 1).yellow]).toEqual([3, 6, 6]);
  });

  rule(
    ['TTX-CRD-52', 'TTX-CRD-08'],
    'Autonomous Territory that is annexed takes its tokens and actions along, and no second reward',
    () => {
      const at = modern({
        ...{ age: 2, expansion: EXPANSION },
        players: [
          { hand: ['annex'], workers: { warriors: 4 }, culture: 0 },
          { colonies: ['autonomous-territory'], workers: {}, blue: 14, usedCivil: 1 },
        ],
      });
      const taken = does(at, 0, { move: 'aggression', card: 'annex', target: 1 });
      expect([playerAt(taken, 0).blue, playerAt(taken, 1).blue, asks(taken).step]).toEqual([14, 16, 'actions']);
      expect([civilTotal(taken.state, 0), civilTotal(taken.state, 1), playerAt(taken, 1).usedCivil]).toEqual([5, 4, 0]);
    },
  );

  rule(['TTX-CRD-34', 'TTX-CRD-44'], 'the museum’s own tokens cover no stage of the Red Cross', () => {
    const at = acting(
      { tokens: { agriculture: 3 }, workers: {} },
      { age: 3, expansion: EXPANSION, players: [{ wonder: 'international-red-cross', stages: 0, tokens: { bronze: 2 }, blue: 0 }] },
    );
    at.state.players[1]!.wonders = [{ id: card('louvre-museum'), ruined: false, tokens: 3 }];
    const helped = does(at, 0, { move: 'help-build', owner: 1 });
    expect([resourcesAt(helped, 1), playerAt(helped, 1).wonders[0]!.tokens]).toEqual([1, 3]);
  });

  rule(['TTX-CRD-46', 'TTX-CRD-13'], 'an event that the United Nations show ranks bare strength: Nostradamus adds nothing', () => {
    const at = acting(
      { wonder: 'united-nations', stages: 3, tokens: { bronze: 4 }, hand: ['impact-of-strength'], workers: { warriors: 2 }, culture: 0 },
      { age: 3, expansion: EXPANSION, players: [{ leader: 'nostradamus', workers: { warriors: 1 }, culture: 0 }] },
    );
    const shown = does(at, 0, { move: 'stage', stages: 1, with: '' }, { move: 'assemble', card: 'impact-of-strength' });
    expect([eventsOf(shown, 'scored').map((e) => e.points), handOf(shown, 0)]).toEqual([[[10, 0]], [card('impact-of-strength')]]);
  });
});

describe('ages end, decks run out, players leave', () => {
  rule(
    ['TTN-CRD-01', 'TTX-CRD-09'],
    'an age that ends because somebody took cards by an event brings the Colossus its cards at once',
    () => {
      const at = modern({
        ...{ age: 2, expansion: EXPANSION, events: ['international-agreement'], row: ['iron'], civilLeft: 1 },
        players: [
          { hand: ['rats'], workers: {}, leader: 'joan-of-arc' },
          { workers: { warriors: 3 }, wonders: ['nlw.wonder.colossus'], civilHand: [] },
        ],
      });
      const taken = does(does(at, 0, prepare()), 1, { move: 'take', place: 0 }, DECLINE);
      expect([taken.state.age, handOf(taken, 1).length, playerAt(taken, 0).leader]).toEqual([3, 3, null]);
      expect(playerAt(taken, 1).militaryHand.map((slot) => slot.back)).toEqual(Array(3).fill('military-3'));
    },
  );

  rule(
    ['TTN-CRD-01', 'TTN-END-01'],
    'cards taken by an event that use up Civil III begin the end as in the turn of the current player',
    () => {
      for (const [first, lastRound] of [
        [0, 8],
        [1, 9],
      ] as const) {
        const at = modern({
          ...{ age: 3, first, expansion: EXPANSION, events: ['international-agreement'], row: ['iron'], civilLeft: 1 },
          players: [{ hand: ['rats'], workers: {} }, { workers: { warriors: 3 } }],
        });
        const taken = does(does(at, 0, prepare()), 1, { move: 'take', place: 0 }, DECLINE);
        expect([taken.state.age, taken.state.lastRound]).toEqual([4, lastRound]);
      }
    },
  );

  rule(['TTX-CRD-26', 'TTX-CRD-19', 'TTN-AGE-01'], 'Watt whom the end of Age III takes scores what Machu Picchu makes of a mine', () => {
    const at = acting(
      { leader: 'james-watt', wonders: ['machu-picchu'], workers: { iron: 1, coal: 1 }, culture: 0, yellow: 10 },
      { age: 3, expansion: EXPANSION, civilLeft: 1 },
    );
    const ended = does(at, 0, END);
    const left = eventsOf(ended, 'change').filter((e) => e.cause === card('james-watt'));
    expect([ended.state.age, left.map((e) => e.by)]).toEqual([4, [{ culture: 4 }]]);
  });

  rule(['TTX-CRD-01', 'TTA-EVT-03'], 'a false event lies among those of its age when the piles are renewed', () => {
    const at = modern({
      ...{ age: 2, expansion: EXPANSION, events: ['cold-war'], future: ['hussars', 'rats', 'impact-of-strength'] },
      players: [{ leader: 'confucius', hand: ['legion'], workers: {}, science: 0 }],
    });
    const renewed = does(at, 0, prepare('legion'));
    expect(renewed.state.currentEvents.map((slot) => slot.back)).toEqual(['military-3', 'military-2', 'military-1', 'military-1']);
  });

  rule(['TTX-CRD-01', 'TTX-CRD-48'], 'Confucius gains his science when he prepares, also where the event that comes lets all plan', () => {
    const at = modern({
      ...{ seats: 3, age: 1, expansion: EXPANSION, events: ['development-of-planning'] },
      players: [{ leader: 'confucius', hand: ['legion'], science: 0, culture: 0 }, {}, {}],
    });
    const asked = does(at, 0, prepare('legion'));
    expect([playerAt(asked, 0).science, playerAt(asked, 0).culture, asks(asked).seats]).toEqual([1, 1, [0]]);
    expect(new Set([picks(asked, 0).length, eventsOf(asked, 'planned')[0]!.cards.length])).toEqual(new Set([3]));
  });

  rule(['TTX-CRD-04', 'TTN-RES-01'], 'a taught tactic that was never common leaves the game with its owner', () => {
    const at = modern({
      ...{ seats: 3, age: 1, expansion: EXPANSION },
      players: [{ tactic: 'legion', lore: { taught: 1 } }, {}, {}],
    });
    at.state.players[0]!.exclusive = true;
    at.state.marks = { taught: { tactic: card('legion'), strength: 1, open: false } };
    const left = does(at, 0, { move: 'resign' });
    const mine = does(left, 1, { move: 'no-politics' });
    expect(offers(mine, 1).some((m) => m.move === 'copy-tactic')).toBe(false);
  });

  rule(['TTX-CRD-47', 'TTN-RES-02'], 'the Empire State Building compares and pays by the players who are left', () => {
    const scored = (resigned: number) => {
      const at = acting(
        { wonder: 'empire-state-building', stages: 2, tokens: { bronze: 7 }, workers: { warriors: 2 }, culture: 0 },
        { seats: 3, age: 3, expansion: EXPANSION, players: [{ workers: {} }, { workers: { warriors: 5 }, resigned }] },
      );
      return playerAt(does(at, 0, { move: 'stage', stages: 1, with: '' }), 0).culture;
    };
    const [all, two] = [scored(0), scored(1)];
    expect([all, two]).toEqual([0, 7]);
  });

  rule(['TTX-CRD-54', 'TTN-RES-02'], 'technologies of somebody who has left are not compared by Arms Industry', () => {
    const at = modern({
      ...{ seats: 3, age: 2, expansion: EXPANSION, events: ['arms-industry'] },
      players: [
        { hand: ['rats'], workers: { bronze: 1 } },
        { workers: { bronze: 1 } },
        { workers: { knights: 1, swordsmen: 1 }, resigned: 1 },
      ],
    });
    const after = does(at, 0, prepare());
    expect([resourcesAt(after, 0), resourcesAt(after, 1), resourcesAt(after, 2)]).toEqual([2, 2, 0]);
  });

  rule(['TTX-CRD-50', 'TTX-CRD-18'], 'Call to Arms after a Rebellion draws only for actions that were still there', () => {
    const at = modern({
      ...{ age: 2, expansion: EXPANSION, events: ['call-to-arms'], deck: ['legion', 'phalanx'] },
      players: [
        { hand: ['rats'], workers: { warriors: 2 } },
        { workers: {}, usedCivil: 3 },
      ],
    });
    const after = does(at, 0, prepare());
    expect([civilLeft(after.state, 1), handOf(after, 1).length]).toEqual([0, 1]);
  });

  rule(['TTA-PAC-05', 'TTA-TOK-10'], 'the pact on naval trade that is cancelled gives and takes its tokens back', () => {
    const at = modern({
      ...{ seats: 3, age: 1, expansion: EXPANSION },
      players: [
        { pact: { card: 'naval-trade-agreement', partner: 1, role: 'b' }, blue: 1, tokens: { bronze: 5 }, workers: {} },
        { blue: 15 },
        {},
      ],
    });
    const ended = does(at, 0, { move: 'cancel-pact', owner: 0 });
    expect([playerAt(ended, 0).blue, resourcesAt(ended, 0), playerAt(ended, 1).blue]).toEqual([0, 4, 16]);
  });

  rule(['TTX-CRD-18', 'TTX-CRD-58'], 'unhappy faces of a Hybrid War lower the rating, those whom the Forbidden City bears do not', () => {
    const at = modern({
      ...{ age: 3, expansion: EXPANSION },
      players: [{ wonders: ['forbidden-city'], workers: { religion: 1 }, yellow: 12, war: { card: 'hybrid-war', target: 1 } }],
    });
    expect([happinessOf(at.state, 0), discontentOf(at.state, 0)]).toEqual([0, 0]);
  });

  rule('TTN-CRD-13', 'Jobs sells a technology that an event lets him develop in somebody else’s turn', () => {
    const at = modern({
      ...{ age: 3, expansion: EXPANSION, events: ['development-of-civilization'] },
      players: [
        { hand: ['rats'], workers: {} },
        { leader: 'steve-jobs', civilHand: ['iron'], science: 20, tokens: { bronze: 1 }, culture: 0, workers: {} },
      ],
    });
    const asked = does(does(at, 0, prepare(), DECLINE), 1, learn('iron'));
    const sold = does(asked, 1, { move: 'pick', what: 'sale' });
    expect([playerAt(sold, 1).culture, resourcesAt(sold, 1)]).toEqual([4, 0]);
  });
});
