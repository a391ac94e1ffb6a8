import { describe, expect, it } from 'vitest';
import { eventsOf, type Moment, playerAt, refuses, type SceneSpec, scene } from './scene.js';

type PlayerSpec = NonNullable<SceneSpec['players']>[number];

/** The points an Age III event gives when it is turned up. */
function points(name: string, players: readonly PlayerSpec[], spec: SceneSpec = {}): readonly number[] {
  const at = scene({
    age: 3,
    events: [`impact-of-${name}`, 'no-event'],
    steps: [{ step: 'reveal' }, { step: 'politics' }],
    players,
    ...spec,
  });
  const scored = eventsOf(at, 'scored')[0]!.points;
  expect(at.state.players.map((p, seat) => p.culture - (players[seat]?.culture ?? 0))).toEqual(scored.map((n) => n || 0));
  return scored;
}
/** The end of the game with these events left in the piles. */
const ended = (spec: SceneSpec): Moment => scene({ age: 4, round: 20, lastRound: 20, steps: [{ step: 'scoring' }], ...spec });
const scoredCards = (at: Moment) => eventsOf(at, 'scored').map((e) => e.card.split('impact-of-')[1]);

describe('events of Age III', () => {
  it('TTA-EVT-07 score at once when turned up', () => {
    expect(points('colonies', [{ colonies: ['fertile-territory.i'] }])).toEqual([4, 0]);
  });

  it('Impact of Agriculture: food produced by farms', () => {
    expect(points('agriculture', [{ workers: { agriculture: 1, irrigation: 2 } }])).toEqual([5, 2]);
  });

  it('Impact of Architecture: levels of urban buildings', () => {
    expect(points('architecture', [{ workers: { philosophy: 2, alchemy: 1, opera: 2, swordsmen: 3 } }])).toEqual([5, 0]);
  });

  it('Impact of Colonies: 4 each', () => {
    expect(points('colonies', [{}, { colonies: ['fertile-territory.i', 'wealthy-territory.ii'] }])).toEqual([0, 8]);
  });

  it('Impact of Competition: levels of units and arenas', () => {
    expect(points('competition', [{ workers: { warriors: 2, swordsmen: 2, cannon: 1, 'team-sports': 1, alchemy: 3 } }])).toEqual([6, 0]);
  });

  it('Impact of Government: 2 per civil, 1 per military action', () => {
    expect(points('government', [{ government: 'monarchy' }])).toEqual([13, 10]);
  });

  it('Impact of Happiness: 2 per face, -2 per discontent worker; culture does not fall below 0', () => {
    expect(
      points('happiness', [
        { workers: { religion: 2 }, yellow: 18 },
        { yellow: 13, culture: 9 },
      ]),
    ).toEqual([4, -2]);
  });

  it('TTA-CRD-12 Impact of Industry: resources produced by mines, labs under Bill Gates too', () => {
    expect(points('industry', [{ workers: { bronze: 1, iron: 2 } }])).toEqual([5, 2]);
    expect(points('industry', [{ workers: { bronze: 1, alchemy: 2, philosophy: 1 }, leader: 'bill-gates' }])).toEqual([3, 2]);
  });

  it('Impact of Population: 2 per content worker above 10', () => {
    // 13 workers, none discontent; 12 workers, one of them discontent.
    expect(
      points('population', [
        { workers: { bronze: 12 }, pool: 1, yellow: 17 },
        { workers: { bronze: 11 }, pool: 1, yellow: 14 },
      ]),
    ).toEqual([6, 2]);
    expect(points('population', [{}])).toEqual([0, 0]);
  });

  it('Impact of Progress: 2 per level of government and special technologies', () => {
    expect(points('progress', [{ government: 'monarchy', specials: ['strategy', 'masonry'] }])).toEqual([8, 0]);
  });

  it('TTA-CRD-05 Impact of Science: by rank, ties to the current player', () => {
    expect(points('science', [{}, { workers: { alchemy: 1 } }])).toEqual([0, 10]);
    expect(points('science', [{}, {}], { current: 1 })).toEqual([0, 10]);
    expect(points('science', [{}, { workers: { alchemy: 1 } }, {}], { seats: 3 })).toEqual([7, 14, 0]);
    expect(points('science', [{}, { workers: { alchemy: 1 } }, {}, {}], { seats: 4 })).toEqual([10, 15, 5, 0]);
  });

  it('Impact of Strength: by rank', () => {
    expect(points('strength', [{ workers: { warriors: 1 } }, { workers: { warriors: 2 } }])).toEqual([0, 10]);
  });

  it('Impact of Technology: 4 per technology of the last age of the version', () => {
    const player = { workers: { bronze: 1, coal: 1, oil: 0 }, specials: ['strategy', 'satellites'], government: 'democracy' };
    expect(points('technology', [player])).toEqual([12, 0]);
    const { specials, ...rest } = player;
    const advanced = { ...rest, specials: specials.slice(0, 1), workers: { coal: 1 }, government: 'republic' };
    expect(points('technology', [advanced], { version: 'advanced', age: 2 })).toEqual([12, 0]);
  });

  it('Impact of Wonders: 5, 4, 3, 2 by age', () => {
    expect(points('wonders', [{ wonders: ['pyramids', 'taj-mahal', 'kremlin', 'internet'] }, { wonder: 'colossus' }])).toEqual([14, 0]);
  });

  it('an event of Age III can be prepared like any other, by its owner only', () => {
    const at = scene({ age: 3, players: [{}, { hand: ['impact-of-strength'] }] });
    refuses(at, 0, { move: 'prepare', card: 'impact-of-strength' }, 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
  });
});

describe('the last scoring', () => {
  it('TTA-END-05 TTA-TIE-03 Age III events left in the piles score, older ones do nothing; ties to the start player', () => {
    const at = ended({ first: 1, current: 0, events: ['impact-of-science', 'crusades'], future: ['impact-of-colonies', 'cold-war'] });
    expect(scoredCards(at).sort()).toEqual(['colonies', 'science']);
    expect(at.state.players.map((p) => p.culture)).toEqual([0, 10]);
    expect(at.state.over).toBe(true);
  });

  it('TTA-END-06 Advanced: the four public events score instead', () => {
    const at = ended({ version: 'advanced', events: [], future: [] });
    expect(scoredCards(at)).toHaveLength(4);
    expect(at.state.bonuses.every((x) => x.known === -1)).toBe(true);
  });

  it('TTA-VAR-10 fewer bonuses: what is left in the piles does not score', () => {
    const at = ended({ fewerBonuses: true, events: ['impact-of-science'], future: ['impact-of-colonies'] });
    expect(scoredCards(at)).toEqual([]);
  });

  it('who has left the game is not ranked', () => {
    const at = ended({
      seats: 3,
      events: ['impact-of-strength'],
      future: [],
      players: [{ resigned: 1, workers: { warriors: 9 } }, {}, {}],
    });
    expect(eventsOf(at, 'scored')[0]!.points).toEqual([0, 10, 0]);
    expect(playerAt(at, 0).culture).toBe(0);
  });
});
