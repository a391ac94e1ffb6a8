import { describe, expect, it } from 'vitest';
import { appeal, appealTo } from '../bot/appeal.js';
import { battleOdds } from '../bot/odds.js';
import { sendSettlers } from '../bot/settlers.js';
import { GENERAL } from '../bot/skill.js';
import { tempers } from '../bot/tempers.js';
import { postWorth } from '../bot/threats.js';
import { outlookOf } from '../bot/value.js';
import { warOf } from '../bot/war.js';
import { REGIONS, type RegionId } from '../cards/map.js';
import { spaceOf } from '../cards/world.js';
import type { Move } from '../state/state.js';
import { buys, does, legalAt, type Moment, moves, offer, type PlayerSpec, produces, scene, stops, trades } from './scene.js';

/** The legal move that looks best to a seat. */
function best(at: Moment, seat: number): Move {
  const options = legalAt(at, seat);
  const scores = appeal(at.state, seat, options);
  return options[scores.indexOf(Math.max(...scores))]!;
}

describe('what looks best to a bot', () => {
  it('two settlers of one place go to two regions', () => {
    const { state } = scene({
      players: [{ settled: { mexica: 1 }, figures: { mexica: { settler: 2 } } }, { settled: { gaul: 1 } }],
      steps: [moves(0), stops],
    });
    const goals = ['mojave', 'yucatan'].map((region) => ({ region: spaceOf(region), worth: 2 }));
    const { parties, taken } = sendSettlers(state.players[0]!, goals);
    expect(parties[0]!.goals).toHaveLength(2);
    expect([...taken].sort()).toEqual(goals.map((x) => x.region).sort());
  });

  it('armies beside two open settlements take both, and nobody goes where he would lose', () => {
    const { state } = scene({
      players: [
        { settled: { gaul: 1 }, figures: { gaul: { 'infantry-1': 2 } } },
        { settled: { iberia: 2, germania: 2, italia: 1, java: 1 }, figures: { italia: { 'infantry-1': 6 } } },
      ],
      steps: [moves(0), stops],
    });
    const { strikes } = warOf(outlookOf(state, 0));
    expect(strikes.map((x) => x.region).sort()).toEqual(['iberia', 'germania'].map(spaceOf).sort());
    for (const { troops } of strikes) expect(troops).toMatchObject([{ n: 1 }]);
  });

  it('CIV-CMB-01, CIV-CMB-05 the odds of a battle count ties and superiority', () => {
    const { state } = scene({
      players: [{ settled: { gaul: 1 } }, { settled: { iberia: 1 } }],
      steps: [moves(0), stops],
    });
    const against = (ours: 'infantry-1' | 'cavalry-1') =>
      battleOdds(state, [{ kind: ours, n: 1 }], 0, [{ kind: 'infantry-1', n: 1 }], 1, 0);
    // One die each: 15 of 36 win, 6 tie; with one more 21 win and 5 tie.
    expect(against('infantry-1').win).toBeCloseTo(15 / 36);
    expect(against('infantry-1').lost).toBeCloseTo(21 / 36);
    expect(against('cavalry-1').win).toBeCloseTo(21 / 36);
    expect(against('cavalry-1').killed).toBeCloseTo(26 / 36);
  });

  it('an expert buys the armies that take what lies open, when nobody can see them coming', () => {
    const at = scene({
      first: 1,
      players: [
        { gold: 6, settled: { gaul: 1 }, figures: { gaul: { 'infantry-1': 1 } } },
        { gold: 0, settled: { iberia: 4, germania: 4, java: 1 } },
      ],
      steps: [buys(0), stops],
    });
    const options = legalAt(at, 0);
    const scores = appealTo(GENERAL)(at.state, 0, options);
    expect(options[scores.indexOf(Math.max(...scores))]).toMatchObject({
      move: 'recruit',
      at: 'gaul',
      kind: expect.not.stringMatching('settler'),
    });
  });

  it('the first army goes into the open city on the border, and stays there when nothing calls it away', () => {
    const at = scene({
      players: [
        { gold: 6, settled: { gaul: 3, java: 3 }, figures: { java: { 'infantry-1': 1 } } },
        { gold: 0, settled: { germania: 1 }, figures: { germania: { 'infantry-1': 3 } } },
      ],
      steps: [buys(0), stops],
    });
    const armies = legalAt(at, 0).filter((m) => m.move === 'recruit' && m.kind === 'infantry-1');
    const scores = appeal(at.state, 0, armies);
    expect(armies[scores.indexOf(Math.max(...scores))]).toMatchObject({ at: 'gaul' });

    const o = outlookOf(at.state, 0);
    expect(postWorth(o, spaceOf('gaul'))).toBeGreaterThan(0.1);
    expect([postWorth(o, spaceOf('java')), postWorth(o, spaceOf('germania'))]).toEqual([0, 0]);
  });

  it('a settler is bought where land is near, not for what lies many turns away', () => {
    /** A new settler's worth when nothing but these regions is free. */
    const worth = (...free: RegionId[]) => {
      const rest = REGIONS.map(({ id }) => id).filter((id) => id !== 'iberia' && !free.includes(id));
      const at = scene({
        players: [{ gold: 60, settled: { iberia: 1 } }, { settled: Object.fromEntries(rest.map((id) => [id, 1])) }],
        steps: [buys(0), stops],
      });
      const options = legalAt(at, 0).filter((m) => m.move === 'recruit' && m.kind === 'settler');
      return Math.max(...appeal(at.state, 0, options));
    };
    expect(worth('gaul', 'kamchatka')).toBeGreaterThan(0);
    expect(worth('kamchatka')).toBe(Number.NEGATIVE_INFINITY);
  });

  it('every temperament finds something to buy that no other likes', () => {
    const at = scene({
      players: [{ gold: 60, settled: { mexica: 2, mojave: 1 }, figures: { mississippi: { settler: 1 } } }, { settled: { gaul: 1 } }],
      steps: [buys(0), stops],
    });
    const fans = legalAt(at, 0).map((m) => Object.entries(tempers).flatMap(([name, x]) => (x.fancy(at.state, 0, m) > 0 ? name : [])));
    expect(Math.max(...fans.map((names) => names.length))).toBe(1);
    expect([...new Set(fans.flat())].sort()).toEqual(Object.keys(tempers).sort());
  });

  it('no settler walks into an army of others', () => {
    const at = scene({
      players: [
        { settled: { andes: 1 }, figures: { andes: { settler: 3 } } },
        { settled: { gaul: 1 }, figures: { amazonia: { 'infantry-1': 1 }, orinoco: { 'infantry-1': 1 } } },
      ],
      steps: [moves(0), stops],
    });
    const options = legalAt(at, 0);
    const scores = appeal(at.state, 0, options);
    for (const [i, m] of options.entries())
      if (m.move === 'walk' && (m.to === 'amazonia' || m.to === 'orinoco')) expect(scores[i]).toBe(Number.NEGATIVE_INFINITY);
    expect(scores.some((score) => score > 0)).toBe(true);
  });

  const A: PlayerSpec = { gold: 20, settled: { mexica: 2, mojave: 2 }, techs: ['masonry', 'the_wheel'] };
  const B: PlayerSpec = { gold: 20, settled: { gaul: 4, iberia: 4, germania: 4 }, techs: ['bronze_working', 'mysticism', 'currency'] };
  const table = (seats: readonly PlayerSpec[]) =>
    scene({ players: seats, markers: { mexica: 'iron', mojave: 'iron' }, milestones: { 1: 1 }, steps: [trades, produces, stops] });

  it('CIV-TRD-02 a card that brings nothing is lent for gold to whom it helps, and he accepts', () => {
    const at = table([A, B, { settled: { java: 1 } }]);
    const made = best(at, 0);
    expect(made).toMatchObject({ move: 'offer', to: 1, give: { cards: [expect.any(String)] } });
    const { gold } = made.move === 'offer' ? made.want : { gold: 0 };
    expect(gold).toBeGreaterThan(0);
    expect(best(does(at, 0, made), 1)).toEqual({ move: 'accept', offer: 1 });
  });

  it('CIV-TRD-04 a gift is taken, and what gives too much away is refused', () => {
    const at = table([A, B, { settled: { java: 1 } }]);
    expect(best(does(at, 1, offer(0, { gold: 5 }, {})), 0)).toEqual({ move: 'accept', offer: 1 });
    expect(best(does(at, 1, offer(0, { gold: 1 }, { techs: ['masonry'] })), 0)).not.toEqual({ move: 'accept', offer: 1 });
    expect(best(does(at, 1, offer(0, {}, { settlements: ['mexica'] })), 0)).not.toEqual({ move: 'accept', offer: 1 });
  });

  it('CIV-END-06 whoever leads ends a long game, whoever is behind does not', () => {
    const un = { wonders: ['united_nations'], gold: 0 } as const;
    const long = (mine: number, theirs: number) =>
      scene({
        rules: 'advanced',
        length: 'long',
        era: 4,
        players: [{ ...un, settled: { mexica: mine as 1 } }, { settled: { gaul: theirs as 1, iberia: theirs as 1, java: theirs as 1 } }],
        steps: [{ step: 'declaring', seat: 0 }, stops],
      });
    expect(best(long(4, 1), 0)).toEqual({ move: 'end-game', way: 'diplomatic' });
    expect(best(long(1, 4), 0)).toEqual({ move: 'go-on' });
  });

  it('CIV-WON-06 milestones are announced as soon as they are fulfilled', () => {
    const at = scene({
      players: [{ gold: 30, settled: { mexica: 1 }, techs: ['masonry', 'the_wheel'] }, { settled: { gaul: 1 } }],
      steps: [buys(0), stops],
    });
    expect(best(at, 0)).toEqual({ move: 'claim', milestone: 1 });
  });

  it('nobody stops buying or moving while something is worth doing, however unsure', () => {
    const rich = scene({
      players: [{ gold: 60, settled: { mexica: 1, mojave: 1 }, figures: { mississippi: { settler: 1 } } }, { settled: { gaul: 1 } }],
      steps: [buys(0), stops],
    });
    const walking = scene({
      players: [{ settled: { mexica: 1 }, figures: { mexica: { settler: 1 } } }, { settled: { gaul: 1 } }],
      steps: [moves(0), stops],
    });
    for (const at of [rich, walking]) {
      const options = legalAt(at, 0);
      const scores = appeal(at.state, 0, options);
      expect(scores[options.findIndex((m) => m.move.startsWith('finish-'))]).toBe(Number.NEGATIVE_INFINITY);
    }
  });

  it('CIV-END-01 gold that is of no use any more is turned into points', () => {
    const last = scene({
      era: 4,
      players: [
        { gold: 20, settled: { mexica: 3, mojave: 4 }, techs: ['electricity', 'combustion', 'flight'] },
        { settled: { gaul: 1 }, techs: [] },
      ],
      milestones: { 9: 1, 10: 1, 11: 1 },
      steps: [buys(0), stops],
    });
    expect(best(last, 0)).toEqual({ move: 'expand', region: 'mexica' });
  });

  it('CIV-END-01 whoever is behind does not buy the technology that ends the game, whoever leads does', () => {
    const table = (theirs: 1 | 4) =>
      scene({
        era: 4,
        players: [
          { gold: 200, settled: { mexica: 4, mojave: 4, mississippi: 4 }, techs: ['electricity', 'combustion'] },
          { settled: { gaul: theirs, iberia: theirs, germania: theirs, nile: theirs, java: theirs } },
        ],
        milestones: { 9: 1, 10: 1, 11: 1 },
        steps: [buys(0), stops],
      });
    expect(best(table(1), 0)).toMatchObject({ move: 'buy-technology' });
    expect(best(table(4), 0)).not.toMatchObject({ move: 'buy-technology' });
  });
});
