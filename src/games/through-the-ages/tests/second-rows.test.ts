import { describe, expect, it } from 'vitest';
import { civilTotal, cultureOf, happinessOf, militaryTotal, scienceOf, strengthOf, tacticBonus, urbanLimit } from '../ask/ratings.js';
import { isUnit } from '../ask/selectors.js';
import { isValued } from '../bot/traits.js';
import { CARDS } from '../cards/index.js';
import { changeOf, expandedSet, SECOND_SET, WHOLE_SET } from '../cards/sets.js';
import { impactOf } from '../change/impact.js';
import { does, eventsOf, type PlayerSpec, playerAt, refuses, workersAt } from './scene.js';
import { acting, its, modern } from './second.js';
import { foodOf, resourcesOf } from './turns.js';

/** Every card of 2015 and of the expansion that 2006 has not, once. */
const ROWS = [
  ...new Map([...SECOND_SET, ...expandedSet({ rebalanced: true, military: true })].map((row) => [row.id, row])).values(),
].filter(({ id }) => !id.startsWith('t06.'));
const late = (player: PlayerSpec, spec = {}) => acting(player, { age: 3, ...spec });
const PLAIN = { with: '', shared: -1 } as const;

describe('technologies of 2015', () => {
  const rows = ROWS.flatMap((row) => ('cost' in row && 'science' in row ? [row] : []));
  it.each(rows)('$id costs what is printed and gives it per worker', (row) => {
    const develop = { move: 'technology', card: row.id, ...PLAIN } as const;
    const learnt = does(late({ workers: {}, civilHand: [row.id], science: row.science }), 0, develop);
    expect([playerAt(learnt, 0).science, workersAt(learnt, 0, row.id)]).toEqual([0, 0]);
    refuses(late({ civilHand: [row.id], science: row.science - 1 }), 0, develop, 'TTA-TEC-01', 'NOT_ENOUGH_SCIENCE');
    const build = { move: 'build', tech: row.id, with: '' } as const;
    const built = does(late({ workers: { [row.id]: 1 }, tokens: { bronze: row.cost } }), 0, build);
    const { strength = 0, culture = 0, science = 0, happy = 0 } = row.gives;
    expect([resourcesOf(built), workersAt(built, 0, row.id)]).toEqual([0, 2]);
    expect([strengthOf(built.state, 0), cultureOf(built.state, 0), scienceOf(built.state, 0), happinessOf(built.state, 0)]).toEqual([
      2 * strength,
      2 * culture,
      2 * science,
      Math.min(8, 2 * happy),
    ]);
    const poor = late({ workers: { [row.id]: 1 }, tokens: { bronze: row.cost - 1 } });
    refuses(poor, 0, build, isUnit(row.type) ? 'TTA-MIL-01' : 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES');
  });
});

describe('governments of 2015', () => {
  const rows = ROWS.flatMap((row) => (row.type === 'government' ? [row] : []));
  it.each(rows)('$id has its prices, actions and limit', (row) => {
    const way = (name: 'revolution' | 'peaceful') => ({ move: 'government', card: row.id, way: name, ...PLAIN });
    const at = does(late({ workers: {}, civilHand: [row.id], science: row.revolution }), 0, way('revolution'));
    const { civilActions = 0, militaryActions = 0, urbanLimit: limit = 0, strength = 0, culture = 0, science = 0 } = row.gives;
    expect([civilTotal(at.state, 0), militaryTotal(at.state, 0), urbanLimit(at.state, 0)]).toEqual([civilActions, militaryActions, limit]);
    expect([strengthOf(at.state, 0), cultureOf(at.state, 0), scienceOf(at.state, 0)]).toEqual([strength, culture, Math.max(0, science)]);
    expect(playerAt(at, 0).science).toBe(0);
    const peaceful = does(late({ civilHand: [row.id], science: row.peaceful }), 0, way('peaceful'));
    expect([playerAt(peaceful, 0).science, playerAt(peaceful, 0).usedCivil]).toEqual([0, 1]);
    refuses(late({ civilHand: [row.id], science: row.revolution - 1 }), 0, way('revolution'), 'TTN-GOV-01', 'NOT_ENOUGH_SCIENCE');
    refuses(late({ civilHand: [row.id], science: row.peaceful - 1 }), 0, way('peaceful'), 'TTA-GOV-04', 'NOT_ENOUGH_SCIENCE');
  });
});

describe('action cards of 2015', () => {
  const rows = SECOND_SET.flatMap((row) => (row.type === 'action' ? [row] : []));
  it.each(rows)('$id gives or saves what it says, and not in the turn in which an action took it', (row) => {
    const { effect } = row;
    const with_ = (player: PlayerSpec) => late({ workers: { bronze: 1, agriculture: 1 }, civilHand: [row.id], ...player });
    const play = { move: 'action-card', card: row.id } as const;
    if (effect.do === 'gain') {
      const at = does(with_({}), 0, play);
      const p = playerAt(at, 0);
      expect([p.culture, p.science, foodOf(at), resourcesOf(at)]).toEqual(
        (['culture', 'science', 'food', 'resources'] as const).map((what) => effect.gain[what] ?? 0),
      );
      expect([p.usedCivil, p.civilHand]).toEqual([1, []]);
    }
    if (effect.do === 'gain-either') expect(resourcesOf(does(with_({}), 0, play, { move: 'mix', food: 0 }))).toBe(effect.n);
    if (effect.do === 'arm') {
      const p = playerAt(does(with_({}), 0, play), 0);
      expect([p.extraMilitary, p.earmarks.reduce((sum, x) => sum + x.n, 0)]).toEqual([effect.militaryActions, effect.resources]);
    }
    if (effect.do === 'improve') {
      const urban = effect.types.includes('temple');
      const tech = urban ? 'religion' : 'bronze';
      const price = urban ? 3 : 2;
      const rest = Math.max(0, price - effect.discount);
      const built = does(with_({ tokens: { bronze: rest } }), 0, { move: 'build', tech, with: row.id });
      expect([resourcesOf(built), playerAt(built, 0).civilHand]).toEqual([0, []]);
      if (rest > 0)
        refuses(with_({ tokens: { bronze: rest - 1 } }), 0, { move: 'build', tech, with: row.id }, 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES');
    }
    const fresh = with_({ tokens: { bronze: 4 } });
    fresh.state.players[0]!.fresh = [row.id];
    const use =
      effect.do === 'improve'
        ? ({ move: 'build', tech: effect.types.includes('temple') ? 'religion' : 'bronze', with: row.id } as const)
        : play;
    if (['gain', 'gain-either', 'arm', 'improve'].includes(effect.do)) refuses(fresh, 0, use, 'TTN-ACC-01', 'ACTION_CARD_TAKEN_THIS_TURN');
  });
});

describe('tactics of 2015 and of the expansion', () => {
  const rows = ROWS.flatMap((row) => (row.type === 'tactic' && row.id !== 'nlw.tactic.hussars' ? [row] : []));
  it.each(rows)('$id is worth its strength with the newest units, and nothing with a unit less', (row) => {
    const units = { infantry: 't15.infantry.modern-infantry', cavalry: 't06.cavalry.tanks', artillery: 't15.artillery.rockets' } as const;
    const named = Object.entries(row.needs).filter(([, n]) => n > 0) as [keyof typeof units, number][];
    const workers = Object.fromEntries(named.map(([type, n]) => [units[type], n]));
    const bonus = (w: Record<string, number>) => {
      const at = late({ workers: w, tactic: row.id });
      return tacticBonus(at.state, playerAt(at, 0));
    };
    expect(bonus(workers)).toBe(row.strength);
    const [type, n] = named[0]!;
    expect(bonus({ ...workers, [units[type]]: n - 1 })).toBe(0);
  });
});

describe('other cards of 2015', () => {
  it('Chaplin’s best theatre counts twice, and he makes two happy faces', () => {
    const at = late({ leader: its('leader.charlie-chaplin'), workers: { [its('theater.movies')]: 1, [its('theater.drama')]: 1 } });
    const alone = late({ workers: { [its('theater.movies')]: 1, [its('theater.drama')]: 1 } });
    expect(cultureOf(at.state, 0) - cultureOf(alone.state, 0)).toBe(4);
    expect(happinessOf(late({ leader: its('leader.charlie-chaplin'), workers: {} }).state, 0)).toBe(2);
  });
  it('Prosperity: food for each happy face', () => {
    const at = does(
      modern({
        age: 2,
        events: [its('event.prosperity')],
        players: [{ hand: ['rats'], workers: { religion: 2, agriculture: 1 } }, { workers: {} }],
      }),
      0,
      { move: 'prepare', card: 'rats' },
    );
    expect([foodOf(at, 0), foodOf(at, 1)]).toEqual([2, 0]);
  });
  it('Vast Territory of Age II: yellow tokens for a blue one, and food', () => {
    const at = modern({
      age: 2,
      players: [{ workers: { warriors: 1, agriculture: 1 } }],
      steps: [
        { step: 'expedition', card: its('territory.vast-territory.ii'), seat: 0, bid: 1, sent: { units: [], cards: [] } },
        { step: 'actions' },
      ],
    });
    const settled = does(at, 0, { move: 'commit', unit: 'warriors' }, { move: 'settle' });
    expect([playerAt(settled, 0).yellow - playerAt(at, 0).yellow, foodOf(settled)]).toEqual([4 + 1, 4]);
    expect(eventsOf(settled, 'colonised')).toHaveLength(1);
  });
  it('Impact of Agriculture: food of the farms, and four for food to spare; Impact of Variety', () => {
    const { state } = late(
      { workers: { agriculture: 3, philosophy: 1, warriors: 1 }, yellow: 16 },
      { players: [{ workers: { agriculture: 1 }, yellow: 1 }] },
    );
    const [mine, other] = impactOf(state, its('event.impact-of-agriculture'), 0);
    expect([mine, other]).toEqual([3 + 4, 1]);
    expect(impactOf(state, its('event.impact-of-variety'), 0)[0]).toBeGreaterThan(impactOf(state, its('event.impact-of-variety'), 0)[1]!);
  });
});

describe('what the expansion changes', () => {
  const changes = WHOLE_SET.flatMap(({ id }) => changeOf(id) ?? []);
  const more = (change: (typeof changes)[number]): number => change.later.copies[1] - change.former.copies[1];

  it('TTX-MOD-03 twelve leaders and wonders, seven technology cards and six action cards', () => {
    const rebalanced = changes.filter(({ module }) => module === 'rebalanced');
    const of = (...types: string[]) => rebalanced.filter(({ later }) => types.includes(later.type));
    expect([of('leader').length, of('wonder').length]).toEqual([7, 5]);
    expect(of('government', 'arena', 'special').reduce((sum, { former }) => sum + former.copies[2], 0)).toBe(7 + 1); // one Military Theory stays as it was
    expect(of('government', 'arena', 'special').reduce((sum, change) => sum + more(change), 0)).toBe(3);
    expect(of('action').map(more)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('TTX-MOD-06 a territory and one bonus card more of each age', () => {
    const military = changes.filter(({ module }) => module === 'military');
    expect(military.map(({ later }) => later.type).sort()).toEqual(['bonus', 'bonus', 'bonus', 'territory']);
  });
});

describe('what bots think of cards', () => {
  it('every trait of every card has a worth', () => {
    const without = CARDS.flatMap((row) => ('traits' in row ? (row.traits ?? []) : [])).filter((trait) => !isValued(trait));
    expect([...new Set(without.map(({ trait }) => trait))]).toEqual([]);
  });
});
