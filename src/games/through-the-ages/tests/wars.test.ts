import { describe, expect, it } from 'vitest';
import { strengthOf } from '../ask/ratings.js';
import { asks, card, does, eventsOf, type Moment, offers, picks, playerAt, refuses, type SceneSpec, scene, workersAt } from './scene.js';

const SETTLE = { move: 'settle' };
type PlayerSpec = NonNullable<SceneSpec['players']>[number];
const declare = (name: string, target = 1) => ({ move: 'declare-war', card: name, target });

/** The war that player 0 declared on player 1 is fought now, without sacrifices. */
function fought(name: string, attacker: PlayerSpec, target: PlayerSpec, spec: SceneSpec = {}): Moment {
  let at = scene({
    age: 3,
    steps: [{ step: 'war' }, { step: 'politics' }],
    players: [{ war: { card: name, target: 1 }, ...attacker }, target],
    ...spec,
  });
  if (asks(at).step === 'attack') at = does(at, 0, SETTLE);
  return asks(at).step === 'defence' ? does(at, 1, SETTLE) : at;
}
const units = (n: number, more: Record<string, number> = {}) => ({ workers: { agriculture: 1, bronze: 1, warriors: n, ...more } });
const tokens = (at: Moment, seat: number, name: string) => playerAt(at, seat).holdings.find((h) => h.id === card(name))!.tokens;

describe('wars', () => {
  it('TTA-WAR-01 declared as political action for its actions, whoever is stronger; it lies open before the declarer', () => {
    const at = scene({ players: [{ government: 'monarchy', hand: ['war-over-culture.ii'] }, { workers: { warriors: 9 } }] });
    const then = does(at, 0, declare('war-over-culture.ii'));
    expect(playerAt(then, 0)).toMatchObject({ usedMilitary: 2, war: { card: card('war-over-culture.ii'), target: 1 } });
    expect(then.state.out).toContain(card('war-over-culture.ii'));
    expect(asks(then).step).toBe('actions');
    refuses(
      scene({ players: [{ usedMilitary: 1, hand: ['war-over-culture.ii'] }] }),
      0,
      declare('war-over-culture.ii'),
      'TTA-WAR-01',
      'NOT_ENOUGH_MA',
    );
    refuses(
      scene({ players: [{ leader: 'mahatma-gandhi', hand: ['war-over-culture.ii'] }] }),
      0,
      declare('war-over-culture.ii'),
      'TTA-WAR-01',
      'LEADER_FORBIDS_ATTACK',
    );
  });

  it('TTA-WAR-02 resolved at the beginning of the next turn, after the row and before politics, which stay available', () => {
    let at = scene({
      players: [
        { government: 'monarchy', hand: ['war-over-culture.ii'], ...units(3) },
        { ...units(1), culture: 9 },
      ],
    });
    at = does(at, 0, declare('war-over-culture.ii'), { move: 'end-turn' });
    at = does(at, 1, { move: 'no-politics' }, { move: 'end-turn' });
    expect(asks(at)).toEqual({ step: 'attack', seats: [0] });
    expect(at.state.phase).toBe('war');
    at = does(does(at, 0, SETTLE), 1, SETTLE);
    expect(playerAt(at, 0).war).toBe(null);
    expect(playerAt(at, 1).culture).toBe(7);
    expect(asks(at)).toEqual({ step: 'politics', seats: [0] });
  });

  it('TTA-WAR-03 first the declarer sacrifices, then the rival; no bonus cards', () => {
    const at = scene({
      age: 3,
      steps: [{ step: 'war' }, { step: 'politics' }],
      players: [
        { war: { card: 'war-over-culture.iii', target: 1 }, ...units(3), hand: ['defense-colonization.iii'] },
        { ...units(2), hand: ['defense-colonization.iii'], culture: 30 },
      ],
    });
    expect(asks(at)).toEqual({ step: 'attack', seats: [0] });
    const sent = does(at, 0, { move: 'commit', unit: 'warriors' }, SETTLE);
    refuses(sent, 1, { move: 'commit-card', card: 'defense-colonization.iii' }, 'TTA-WAR-03', 'BONUS_CARDS_NOT_ALLOWED_IN_WAR');
    expect(offers(sent, 1).map((m) => m.move)).toEqual(['commit', 'settle']);
    const end = does(sent, 1, { move: 'commit', unit: 'warriors' }, SETTLE);
    expect(eventsOf(end, 'fought')[0]).toMatchObject({ attack: 4, defence: 3 });
    expect([workersAt(end, 0, 'warriors'), workersAt(end, 1, 'warriors')]).toEqual([2, 1]);
  });

  it('TTA-WAR-04 either side may win, the difference counts; equal changes nothing', () => {
    const culture = (mine: number, theirs: number) =>
      fought('war-over-culture.ii', { ...units(mine), culture: 20 }, { ...units(theirs), culture: 20 }).state.players.map((p) => p.culture);
    expect(culture(5, 2)).toEqual([23, 17]);
    expect(culture(2, 6)).toEqual([16, 24]);
    expect(culture(3, 3)).toEqual([20, 20]);
  });

  it('TTA-WAR-05 the card is discarded then; it comes back in its own age only', () => {
    const now = fought('war-over-culture.iii', units(1), units(1));
    expect(now.state.militaryDiscard.map((x) => x.card)).toEqual([card('war-over-culture.iii')]);
    expect(fought('war-over-culture.ii', units(1), units(1)).state.militaryDiscard).toEqual([]);
  });

  it('TTA-WAR-06 no war is declared in the last round; one declared before is fought without sacrifice', () => {
    const last = { age: 4, round: 20, lastRound: 20 };
    const at = scene({ ...last, players: [{ government: 'communism', hand: ['war-over-culture.iii'] }] });
    refuses(at, 0, declare('war-over-culture.iii'), 'TTA-WAR-06', 'NO_WAR_IN_LAST_ROUND');
    const war = scene({
      ...last,
      steps: [{ step: 'war' }, { step: 'politics' }],
      players: [
        { war: { card: 'war-over-culture.iii', target: 1 }, ...units(3) },
        { ...units(1), culture: 20 },
      ],
    });
    expect(asks(war).step).toBe('politics');
    expect(playerAt(war, 1).culture).toBe(13);
  });

  it('TTA-WAR-07 a war with one who leaves the game is discarded', () => {
    const players = [{ war: { card: 'war-over-culture.ii', target: 1 } }, { war: { card: 'war-over-territory.ii', target: 2 } }, {}];
    const at = does(scene({ seats: 3, current: 1, players }), 1, { move: 'resign' });
    expect(at.state.players.map((p) => p.war)).toEqual([null, null, null]);
    expect(at.state.militaryDiscard.map((x) => x.card).sort()).toEqual([card('war-over-culture.ii'), card('war-over-territory.ii')].sort());
  });

  it('TTA-WAR-08 several may attack the same civilisation', () => {
    const at = scene({
      seats: 3,
      players: [{ government: 'monarchy', hand: ['war-over-culture.ii'] }, { war: { card: 'war-over-territory.ii', target: 2 } }],
    });
    expect(playerAt(does(at, 0, declare('war-over-culture.ii', 2)), 0).war).toMatchObject({ target: 2 });
  });

  it('Joan of Arc scores when a war is declared, Churchill recruits cheaper then', () => {
    const at = scene({ players: [{ government: 'monarchy', hand: ['war-over-culture.ii'] }, { leader: 'joan-of-arc' }] });
    expect(playerAt(does(at, 0, declare('war-over-culture.ii')), 1).culture).toBe(5);
  });
});

describe('every war', () => {
  it('War over Culture II: culture equal to the advantage, at most what there is', () => {
    const at = fought('war-over-culture.ii', units(9), { ...units(1), culture: 5 });
    expect(at.state.players.map((p) => p.culture)).toEqual([5, 0]);
  });

  it('War over Culture III: 5 more', () => {
    const at = fought('war-over-culture.iii', units(4), { ...units(1), culture: 30 });
    expect(at.state.players.map((p) => p.culture)).toEqual([8, 22]);
  });

  it('Holy War: the advantage, and 5 more between different governments', () => {
    const same = fought('holy-war.iii', units(4), { ...units(1), culture: 30 });
    expect(same.state.players.map((p) => p.culture)).toEqual([3, 27]);
    const other = fought('holy-war.iii', { ...units(4), government: 'monarchy' }, { ...units(1), culture: 30 });
    expect(other.state.players.map((p) => p.culture)).toEqual([8, 22]);
  });

  it('TTA-AGG-08 War over Resources: the victor picks the mix up to the advantage', () => {
    const at = fought('war-over-resources.ii', units(5), { ...units(1), tokens: { agriculture: 3, bronze: 3 } });
    expect(offers(at, 0)).toEqual([1, 2, 3].map((food) => ({ move: 'mix', food })));
    const then = does(at, 0, { move: 'mix', food: 3 });
    expect([tokens(then, 1, 'agriculture'), tokens(then, 1, 'bronze'), tokens(then, 0, 'agriculture'), tokens(then, 0, 'bronze')]).toEqual([
      0, 2, 3, 1,
    ]);
  });

  it('TTA-AGG-08 War over Technology: special technologies at their price and science, as the victor likes', () => {
    const at = fought(
      'war-over-technology.ii',
      { ...units(9), specials: ['warfare'] },
      { ...units(1), specials: ['masonry', 'strategy', 'cartography'], science: 4 },
    );
    const advantage = 9 + 1 - (1 + 3 + 1);
    expect(advantage).toBe(5);
    expect(picks(at, 0)).toEqual([card('masonry'), card('cartography')]); // 3 and 4; Strategy costs 8
    refuses(at, 0, { move: 'pick', what: 'strategy' }, 'TTA-AGG-08', 'NOT_A_CHOICE');
    const then = does(at, 0, { move: 'pick', what: 'masonry' });
    expect(playerAt(then, 0).specials).toEqual([card('warfare'), card('masonry')]);
    expect(playerAt(then, 1).specials).toEqual([card('strategy'), card('cartography')]);
    expect([playerAt(then, 0).science, playerAt(then, 1).science]).toEqual([2, 2]); // the rest, without a question
    const points = does(at, 0, { move: 'decline' });
    expect([playerAt(points, 0).science, playerAt(points, 1).science]).toEqual([4, 0]);
  });

  it('TTA-SPC-02 War over Technology: a taken technology replaces an older one of its kind', () => {
    const at = fought('war-over-technology.ii', { ...units(14), specials: ['warfare'] }, { ...units(1), specials: ['strategy'] });
    const then = does(at, 0, { move: 'pick', what: 'strategy' });
    expect(playerAt(then, 0).specials).toEqual([card('strategy')]);
    expect(strengthOf(then.state, 0)).toBe(17);
  });

  it('War over Territory: a yellow token, and one more per 5 points of advantage', () => {
    const yellow = (mine: number, bank = 18) =>
      fought('war-over-territory.ii', units(mine), { ...units(1), yellow: bank }).state.players.map((p) => p.yellow);
    expect(yellow(2)).toEqual([19, 17]);
    expect(yellow(11)).toEqual([21, 15]);
    expect(yellow(11, 2)).toEqual([20, 0]);
  });

  it('every war is refused without its card', () => {
    const at = scene({ players: [{ government: 'communism' }] });
    for (const name of [
      'war-over-culture.ii',
      'war-over-resources.ii',
      'war-over-technology.ii',
      'war-over-territory.ii',
      'holy-war.iii',
      'war-over-culture.iii',
    ])
      refuses(at, 0, declare(name), 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
  });
});
