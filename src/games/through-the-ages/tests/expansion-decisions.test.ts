import { describe, expect } from 'vitest';
import { mask } from '../../../kernel/index.js';
import { takingPrice } from '../ask/prices.js';
import { concerned } from '../ask/ranking.js';
import { civilTotal, discontentOf, happinessOf, strengthOf } from '../ask/ratings.js';
import { CARDS, wonderOf } from '../cards/index.js';
import { expandedSet } from '../cards/sets.js';
import { stored } from '../change/tokens.js';
import { asks, card, does, eventsOf, game, handOf, type Moment, type PlayerSpec, picks, playerAt, refuses } from './scene.js';
import { acting, modern } from './second.js';
import { foodOf, resourcesOf, rule } from './turns.js';

const END = { move: 'end-turn' } as const;
const POLITICS = [{ step: 'phase', phase: 'politics' }, { step: 'politics' }] as const;
const idsOf = (rebalanced: boolean): string[] => expandedSet({ rebalanced, military: true }).map(({ id }) => id);

describe('decisions on the expansion', () => {
  rule(['TTA-AMB-23', 'TTX-CRD-12'], 'what Nostradamus has seen is shuffled into the current events, and he knows that it is there', () => {
    const at = modern({
      age: 1,
      events: ['rats'],
      players: [{ hand: ['pestilence'] }, { leader: 'nostradamus' }],
    });
    const { state } = does(at, 0, { move: 'prepare', card: 'pestilence' });
    expect([state.currentEvents.length, state.futureEvents.length]).toEqual([1, 0]);
    expect(mask(game, state, 1).notes.map((note) => note.card)).toContain(card('pestilence'));
    expect(mask(game, state, 'spectator').notes.every((note) => note.card === null)).toBe(true);
  });
  rule(['TTA-AMB-24', 'TTX-CRD-06'], 'blue is a colour for Ashoka', () => {
    const ended = does(acting({ leader: 'ashoka', civilHand: ['masonry', 'iron'], workers: { bronze: 1 } }), 0, END);
    expect(resourcesOf(ended)).toBe(2);
  });
  rule('TTA-AMB-25', 'figures that the rulebook lost stand in the rows: science for all, half of the science', () => {
    const at = modern({ age: 2, events: ['dark-ages'], players: [{ hand: ['rats'], science: 9 }, { science: 4 }] });
    const after = does(at, 0, { move: 'prepare', card: 'rats' });
    expect([playerAt(after, 0).science, playerAt(after, 1).science]).toEqual([6, 4]);
  });
  rule(['TTA-AMB-26', 'TTX-CRD-18'], 'the Forbidden City calms two, and gives no happy faces', () => {
    const { state } = acting({ wonders: ['forbidden-city'], yellow: 12, workers: {} });
    const other = acting({ yellow: 12, workers: {} }).state;
    expect([happinessOf(state, 0), discontentOf(other, 0), discontentOf(state, 0)]).toEqual([0, 2, 0]);
  });
  rule(['TTA-AMB-27', 'TTX-CRD-39'], 'Mandela costs three more where nobody is discontent; who cannot pay is refused', () => {
    const row = ['nelson-mandela'];
    expect(takingPrice(acting({ yellow: 18 }, { row }).state, 0, 0)).toBe(1 + 3);
    const poor = acting({ yellow: 18, usedCivil: 1 }, { row });
    refuses(poor, 0, { move: 'take', place: 0 }, 'TTA-TAKE-01', 'NOT_ENOUGH_CA');
  });
  rule(['TTA-AMB-35', 'TTX-MOD-04'], 'who keeps the old cards plays with the new Republic and Professional Sports only', () => {
    const kept = idsOf(false).filter((id) => id.startsWith('nlw.') && /^nlw\.(government|special|arena|action)\./.test(id));
    expect(kept.sort()).toEqual(['nlw.arena.professional-sports', 'nlw.government.republic']);
    expect(idsOf(true)).toContain('nlw.government.communism');
  });
  rule(['TTA-AMB-36', 'TTX-CRD-54'], 'Arms Industry looks at four types; one that nobody has gives nothing', () => {
    const players: PlayerSpec[] = [
      { hand: ['rats'], workers: { swordsmen: 0, knights: 0, cannon: 0, 't15.airforce.air-forces': 0 } },
      { workers: {} },
    ];
    const at = does(modern({ age: 3, events: ['arms-industry'], players }), 0, { move: 'prepare', card: 'rats' });
    expect(resourcesOf(at)).toBe(8);
    const bare: PlayerSpec[] = [{ hand: ['rats'], workers: { swordsmen: 0 } }, { workers: {} }];
    expect(resourcesOf(does(modern({ age: 3, events: ['arms-industry'], players: bare }), 0, { move: 'prepare', card: 'rats' }))).toBe(2);
  });
  rule(['TTA-AMB-37', 'TTX-CRD-23'], 'the champion’s printed strength counts once more, whatever army it stands in', () => {
    const at = modern({
      players: [
        { wonders: ['himeji-castle'], hand: ['t15.aggression.plunder.i'], tactic: 'legion', workers: { swordsmen: 2, bronze: 1 } },
        { workers: { warriors: 7 }, tokens: { bronze: 3 } },
      ],
    });
    expect(strengthOf(at.state, 0)).toBe(4 + 2);
    const plunder = { move: 'aggression', card: 't15.aggression.plunder.i', target: 1, champion: 'swordsmen' };
    const fought = does(at, 0, plunder);
    expect(eventsOf(fought, 'fought')).toEqual([expect.objectContaining({ attack: 8, defence: 7 })]);
    refuses(at, 0, { ...plunder, champion: 'warriors' }, 'TTX-CRD-23', 'NO_WORKER_ON_CARD');
  });
  rule(['TTA-AMB-38', 'TTX-CRD-10'], 'Saladin’s token is set before military cards are discarded', () => {
    const hand = ['rats', 'legion', 'foray', 'pestilence'];
    const at = does(acting({ leader: 'saladin', hand }), 0, END);
    expect(picks(at, 0)).toEqual(['strength', 'civilActions']);
    expect(handOf(at, 0)).toHaveLength(4);
    expect(asks(does(at, 0, { move: 'pick', what: 'strength' })).step).toBe('discard');
  });
  rule(['TTA-AMB-39', 'TTX-CRD-33'], 'the railroad balanced anew has strength 4', () => {
    const railroad = idsOf(true).find((id) => id.includes('transcontinental-railroad'))!;
    expect(strengthOf(acting({ wonders: [railroad], workers: {} }).state, 0)).toBe(4);
  });
  rule('TTA-AMB-40', 'how the cost of a new wonder is divided is marked as ours', () => {
    const wonders = CARDS.flatMap((row) => (row.type === 'wonder' && row.id.startsWith('nlw.wonder.') ? [row] : []));
    const invented = wonders.filter((row) => row.doubts && 'stages' in row.doubts);
    expect(invented.length).toBeGreaterThanOrEqual(13);
    expect(wonderOf('nlw.wonder.louvre-museum').stages).toHaveLength(3);
  });
  rule('TTA-AMB-41', 'one leader acts at the beginning of politics', () => {
    const games = modern({ age: 3, steps: POLITICS, players: [{ leader: 'pierre-de-coubertin' }, { hand: ['legion'] }] });
    expect(picks(games, 0)).toEqual(['games']);
    const spying = modern({ age: 3, steps: POLITICS, players: [{ leader: 'ian-fleming' }, { hand: ['legion'] }] });
    expect(picks(spying, 0)).toEqual(['seat.1']);
  });
  rule(
    ['TTA-AMB-45', 'TTX-EAR-01', 'TTN-CRD-15'],
    'what Churchill granted outlasts him, what Maria Theresa gives each turn goes with her',
    () => {
      const LEAD = { move: 'leader', card: 'sid-meier' } as const;
      const [cabinet, empress] = ['t15.leader.winston-churchill', 'nlw.leader.maria-theresa'];
      const armed = does(acting({ leader: cabinet, civilHand: ['sid-meier'] }, { age: 3 }), 0, { move: 'arm' }, LEAD);
      expect(playerAt(armed, 0).earmarks.map(({ from, goods, n }) => [from, goods, n])).toEqual([
        [cabinet, 'science', 3],
        [cabinet, 'resources', 3],
      ]);
      const mark = { from: empress, goods: 'resources', uses: ['unit'], n: 1 } as const;
      const led = acting({ leader: empress, earmarks: [mark], civilHand: ['sid-meier'] }, { age: 3 });
      expect(playerAt(does(led, 0, LEAD), 0).earmarks).toEqual([]);
    },
  );
  rule(['TTA-AMB-45', 'TTX-EAR-01'], 'what Boudica grants for the turn outlasts her, like the good chosen in its place', () => {
    const START = [{ step: 'phase', phase: 'politics' }, { step: 'politics' }, { step: 'actions' }] as const;
    const led = { leader: 'boudica', civilHand: ['moses'], workers: { warriors: 1 }, tokens: {} };
    const replaced = (rival: number) => {
      const begun = modern({ steps: START, players: [led, { workers: { warriors: rival } }] });
      const chosen = rival > 1 ? begun : does(begun, 0, { move: 'pick', what: 'resources' });
      return does(chosen, 0, { move: 'no-politics' }, { move: 'leader', card: 'moses' });
    };
    const weak = playerAt(replaced(2), 0);
    expect([weak.leader, weak.earmarks.map(({ uses, n }) => [uses, n])]).toEqual([card('moses'), [[['unit'], 2]]]);
    const strong = playerAt(replaced(0), 0);
    expect([strong.earmarks, stored(strong, 'resources')]).toEqual([[], 1]);
  });
  rule(['TTA-AMB-46', 'TTX-EAR-01'], 'Maria Theresa who comes in mid-turn finds her people weak or not at that moment', () => {
    const arrives = (mine: number, rules?: number) => {
      const player = { leader: 'sun-tzu', civilHand: ['maria-theresa'], pool: 1, workers: { warriors: mine } };
      const at = acting(player, { age: 2, players: [{ workers: { warriors: 3 } }] });
      if (rules) at.state.rules = rules;
      return does(at, 0, { move: 'leader', card: 'maria-theresa' });
    };
    const aside = (at: Moment): number => playerAt(at, 0).earmarks.reduce((sum, { n }) => sum + n, 0);
    expect([aside(arrives(2)), aside(arrives(4)), aside(arrives(2, 6))]).toEqual([3, 1, 1]);
    // Growing stronger afterwards takes nothing back; the next turn asks again.
    const armed = does(arrives(2), 0, { move: 'build', tech: 'warriors', with: '' });
    expect(aside(armed)).toBe(3 - 2);
    // Sun Tzu makes his tactic stronger before she looks.
    const taught = acting(
      { leader: 'sun-tzu', civilHand: ['maria-theresa'], workers: { warriors: 2 }, tactic: 'fighting-band' },
      { age: 2, players: [{ workers: { warriors: 4 } }] },
    );
    expect(aside(does(taught, 0, { move: 'leader', card: 'maria-theresa' }))).toBe(1);
  });
  rule(['TTA-AMB-42', 'TTX-CRD-07'], 'tokens of Hippocrates are out of reach of Catherine and of uncertain borders', () => {
    const healing = { workers: {}, yellow: 0, lore: { healing: 3 } };
    const at = modern({ players: [{ leader: 'catherine-the-great', workers: { warriors: 2 } }, healing] });
    refuses(at, 0, { move: 'partition' }, 'TTX-CRD-27', 'NOTHING_TO_TAKE');
    const borders = modern({ age: 2, events: ['uncertain-borders'], players: [{ hand: ['rats'], workers: { warriors: 2 } }, healing] });
    const after = does(borders, 0, { move: 'prepare', card: 'rats' });
    expect([playerAt(after, 0).yellow, playerAt(after, 1).lore.healing]).toEqual([18, 3]);
  });
});

describe('in the middle of something', () => {
  rule(['TTX-CRD-14', 'TTX-CRD-53'], 'who is weakest and strongest at once gives to itself: nothing changes', () => {
    const players: PlayerSpec[] = [
      { hand: ['rats'], workers: { warriors: 3, agriculture: 1 }, science: 5, tokens: { agriculture: 3 } },
      { leader: 'nostradamus', workers: { warriors: 2 } },
    ];
    const at = modern({ age: 2, events: ['international-negotiations'], players });
    expect([concerned(at.state, 'strongest'), concerned(at.state, 'weakest')]).toEqual([[0], [0]]);
    const after = does(does(at, 0, { move: 'prepare', card: 'rats' }), 0, { move: 'pick', what: 'food' });
    expect([foodOf(after), playerAt(after, 0).science]).toEqual([3, 5]);
  });
  rule('TTX-CRD-10', 'Saladin dies with the age: his token goes at once, used or not', () => {
    const token = { lore: { token: 'civilActions' as const }, leader: 'saladin', usedCivil: 5 };
    const at = modern({ age: 2, civilLeft: 0, steps: [{ step: 'replenish' }, { step: 'actions' }], players: [token] });
    expect([playerAt(at, 0).leader, playerAt(at, 0).lore.token, civilTotal(at.state, 0)]).toEqual([null, undefined, 4]);
    expect(playerAt(at, 0).usedCivil).toBeLessThanOrEqual(4);
  });
  rule('TTX-CRD-31', 'Nobel’s prize stays when its founder leaves the game', () => {
    const at = acting({ leader: 'alfred-nobel', civilHand: ['isaac-newton'] }, { age: 2, seats: 3, players: [{}, {}] });
    const founded = does(at, 0, { move: 'leader', card: 'isaac-newton' });
    expect(founded.state.marks.prize).toMatchObject({ technologies: 2, culture: 4 });
    founded.state.players[0]!.resigned = 1;
    expect(founded.state.marks.prize).toMatchObject({ card: card('alfred-nobel') });
  });
  rule('TTX-CRD-58', 'the end of a Hybrid War by resignation takes its unhappy faces away', () => {
    const at = modern({
      age: 3,
      seats: 3,
      players: [{ war: { card: 'hybrid-war', target: 1 }, workers: { religion: 3 } }, { workers: { religion: 3 } }, {}],
    });
    expect([happinessOf(at.state, 0), happinessOf(at.state, 1)]).toEqual([1, 1]);
    const left = does(at, 0, { move: 'resign' });
    expect(happinessOf(left.state, 1)).toBe(3);
  });
  rule('TTX-CRD-35', 'the Games are over when their founder has left the game', () => {
    const games = { card: card('pierre-de-coubertin'), seat: 0, culture: 8 };
    const at = modern({ age: 3, seats: 3, players: [{ leader: 'pierre-de-coubertin' }, { workers: { warriors: 5 } }, {}] });
    at.state.marks = { games };
    const left = does(at, 0, { move: 'resign' });
    expect(left.state.marks.games).toBeUndefined();
  });
  rule('TTX-CRD-43', 'the Red Cross of one who leaves offers no more work', () => {
    const at = modern({
      age: 3,
      seats: 3,
      players: [{ wonder: 'international-red-cross', stages: 1 }, { tokens: { agriculture: 3 } }, {}],
    });
    const left = does(at, 0, { move: 'resign' });
    expect(eventsOf(left, 'resigned')).toHaveLength(1);
    const later = does(left, 1, { move: 'no-politics' });
    refuses(later, 1, { move: 'help-build', owner: 0 }, 'TTX-CRD-43', 'NO_WONDER_IN_PROGRESS');
  });
});
