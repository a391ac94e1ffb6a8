import { describe, expect, it } from 'vitest';
import { rule } from '../../shared/tests/toolkit.js';
import { pending } from '../ask/table.js';
import { REGIONS } from '../cards/map.js';
import { TECHNOLOGIES, type TechId } from '../cards/technologies.js';
import { civilization as game } from '../game.js';
import type { Ending, Move, State, Step } from '../state/state.js';
import {
  asks,
  attack,
  buys,
  buyTech,
  DONE,
  does,
  eventsOf,
  FINISH,
  gold,
  luckily,
  type Moment,
  moves,
  newGame,
  offer,
  ownsWonder,
  type PlayerSpec,
  refuses,
  restOfTurn,
  type SceneSpec,
  scene,
  stops,
  trades,
} from './scene.js';

const ADVANCED = { rules: 'advanced', length: 'long' } as const;
const OTHER: PlayerSpec = { settled: { gaul: 1 } };
const of = (...eras: readonly number[]): TechId[] => TECHNOLOGIES.filter((t) => eras.includes(t.era)).map((t) => t.id);
const endsAs = (way: 'diplomatic' | 'military'): Move => ({ move: 'end-game', way });
const ALPHA: Move = { move: 'buy-wonder', wonder: 'alpha_centauri' };
const END: Step = { step: 'end-turn' };

/** Seat 0 owns the United Nations and may buy Alpha Centauri, seat 1 the Apollo Program; both have settlements side by side. */
const atTheEnd = (more: Partial<SceneSpec> = {}): Moment =>
  scene({
    ...ADVANCED,
    era: 4,
    players: [
      {
        gold: 250,
        settled: { mexica: 2, mojave: 2 },
        wonders: ['united_nations'],
        techs: ['fusion', 'computers'],
        figures: { mexica: { 'infantry-4': 2 } },
      },
      { gold: 250, settled: { cascadia: 3 }, wonders: ['apollo_program'], techs: ['masonry'], figures: { cascadia: { 'infantry-4': 1 } } },
    ],
    steps: [moves(0), moves(1), buys(0), buys(1), { step: 'declaring', seat: 0 }, { step: 'declaring', seat: 1 }, END],
    ...more,
  });
const scores = ({ state }: Moment): readonly number[] => game.standings(state).map((x) => x.score);

describe('of four ways to end a long game', () => {
  it('CIV-AMB-40 CIV-END-06 CIV-END-07 the first one declared gives its bonus; the other owner is refused and not asked at the end', () => {
    const said = does(atTheEnd(), 0, endsAs('diplomatic'), FINISH);
    refuses(said, 1, endsAs('military'), 'CIV-AMB-40', 'END_FIXED');
    const over = does(does(does(said, 1, FINISH), 0, DONE), 1, DONE); // nobody is asked whether to go on
    expect([over.state.ending, scores(over)]).toEqual(['diplomatic', [4 + 2 + 4 + 5, 3 + 2]]);
    const other = does(does(atTheEnd(), 0, FINISH), 1, endsAs('military'), FINISH);
    refuses(other, 0, endsAs('diplomatic'), 'CIV-AMB-40', 'END_FIXED');
    const military = does(does(other, 0, DONE), 1, DONE);
    expect([military.state.ending, scores(military)]).toEqual(['military', [4 + 2 + 4 + 2, 3 + 2 + 1]]);
  });
  it('CIV-AMB-40 CIV-END-08 CIV-WON-05 a ship bought after a declaration is a wonder and no ending; after the ship nothing can be declared', () => {
    const buying = does(does(does(atTheEnd(), 0, endsAs('diplomatic'), FINISH), 1, FINISH), 0, ALPHA);
    expect([buying.state.ending, ownsWonder(buying, 0, 'alpha_centauri'), gold(buying, 0)]).toEqual(['diplomatic', true, 50]);
    const over = does(does(buying, 0, DONE), 1, DONE);
    expect(scores(over)).toEqual([4 + 2 + 2 + 4 + 5, 3 + 2]);
    const ship = does(does(does(atTheEnd(), 0, FINISH), 1, FINISH), 0, ALPHA);
    refuses(ship, 0, endsAs('diplomatic'), 'CIV-AMB-40', 'END_FIXED');
    const last = does(ship, 0, DONE);
    refuses(last, 1, ALPHA, 'CIV-WON-05', 'WONDER_TAKEN');
    refuses(last, 1, endsAs('military'), 'CIV-AMB-40', 'END_FIXED');
    const space = does(last, 1, DONE);
    expect([space.state.ending, scores(space)]).toEqual(['space', [4 + 2 + 2 + 4 + 2, 3 + 2 + 1]]);
  });
  it.each(['diplomatic', 'military', 'space'] as const)(
    'CIV-END-05 conquest in the turn of a %s ending is a conquest, without its bonus',
    (way) => {
      const at = scene({
        ...ADVANCED,
        era: 4,
        players: [
          {
            settled: { mexica: 1 },
            figures: { mojave: { 'infantry-4': 1 } },
            wonders: ['united_nations', 'apollo_program'],
            techs: ['computers'],
          },
          { settled: { mojave: 1 } },
        ],
        steps: [moves(0), END],
      });
      at.state.ending = way satisfies Ending;
      const over = does(at, 0, FINISH, attack('mojave'));
      expect([over.state.over, over.state.ending, scores(over)]).toEqual([true, 'conquest', [2 + 4 + 4, 0]]);
      expect(game.standings(over.state).map((x) => x.rank)).toEqual([1, 2]);
    },
  );
  it('CIV-CAP-04 CIV-AMB-41 who takes the United Nations from the fallen may end the game in the same turn', () => {
    const at = scene({
      ...ADVANCED,
      era: 4,
      players: [
        { settled: { mexica: 1 }, figures: { mojave: { 'infantry-4': 1 } } },
        { settled: { mojave: 1 }, wonders: ['united_nations'] },
        OTHER,
      ],
      steps: [moves(0), { step: 'declaring', seat: 0 }, { step: 'declaring', seat: 1 }, { step: 'declaring', seat: 2 }, END],
    });
    const taken = does(at, 0, FINISH, attack('mojave'));
    expect(asks(taken)).toEqual({ step: 'declaring', seats: [0] });
    const over = does(taken, 0, endsAs('diplomatic'));
    expect([over.state.over, scores(over)]).toEqual([true, [2 + 2 + 5, 0, 1]]);
  });
  it('CIV-END-10 CIV-AMB-40 in the last turn of a table what was declared stands, with its bonus', () => {
    const at = atTheEnd({ turn: 7, turnLimit: 7 });
    const on = does(does(does(does(at, 0, FINISH), 1, FINISH), 0, DONE), 1, DONE);
    expect(asks(on)).toEqual({ step: 'declaring', seats: [0] });
    const second = does(on, 0, { move: 'go-on' });
    expect(asks(second)).toEqual({ step: 'declaring', seats: [1] });
    expect(does(second, 1, endsAs('military')).state.ending).toBe('military');
    expect(does(second, 1, { move: 'go-on' }).state.ending).toBe('limit');
  });
});

// The end die

/** Seat 0, then seat 1 can buy medieval technologies in a short game; so many of them are owned. */
const short = (owned: number, beside: readonly TechId[] = []): Moment =>
  scene({
    rules: 'advanced',
    length: 'short',
    era: 2,
    players: [
      { gold: 300, settled: { antilles: 1 }, techs: [...of(1), ...of(2).slice(0, owned)] },
      { gold: 300, settled: { gaul: 1 } },
    ],
    beside,
    steps: [buys(0), buys(1), END],
  });
const thrown = (die: number) => (events: Moment['events']) => events.some((e) => e.event === 'end-die' && e.die === die);

rule(
  ['CIV-END-02', 'CIV-AMB-29', 'CIV-DV-09'],
  'a die that equals the number ends the game, one more does not; what lies beside the board counts for nothing',
  () => {
    const at = short(2);
    const third = buyTech('engineering');
    expect(eventsOf(luckily(at, 0, third, thrown(3)), 'end-die')).toEqual([{ event: 'end-die', seat: 0, die: 3, owned: 3, ends: true }]);
    expect(luckily(at, 0, third, thrown(4)).state.ending).toBeNull();
    const laid = short(0, ['banking', 'education']);
    expect(eventsOf(luckily(laid, 0, third, thrown(2)), 'end-die')).toEqual([{ event: 'end-die', seat: 0, die: 2, owned: 1, ends: false }]);
  },
);

rule(
  ['CIV-END-02', 'CIV-AMB-40', 'CIV-TUR-02'],
  'once a die has ended the game the others still buy, and roll no more; the era that ends too changes nothing',
  () => {
    const over = luckily(short(2), 0, buyTech('engineering'), thrown(1));
    expect([over.state.over, over.state.ending]).toEqual([false, 'die']);
    const others = does(over, 0, DONE);
    expect(asks(others)).toEqual({ step: 'purchase', seats: [1] });
    const more = does(others, 1, buyTech('theology'));
    expect([eventsOf(more, 'end-die'), gold(more, 1)]).toEqual([[], 230]);
    const printed = does(more, 1, buyTech('printing_press'), buyTech('nationalism'), DONE);
    expect([printed.state.over, printed.state.ending, printed.state.era]).toEqual([true, 'die', 2]);
  },
);

// The basic game

rule(
  ['CIV-END-01', 'CIV-ERA-02', 'CIV-TRD-03'],
  'three modern technologies end the basic game only if their owner has them when the turn ends',
  () => {
    const at = scene({
      era: 4,
      players: [
        { settled: { mexica: 1 }, techs: of(4).slice(0, 3) },
        { gold: 9, settled: { gaul: 1 } },
      ],
      steps: [trades, END],
    });
    const finished = (from: Moment) => does(does(from, 0, { move: 'finish-trading' }), 1, { move: 'finish-trading' });
    expect(finished(at).state.ending).toBe('discoveries');
    const given = does(does(at, 0, offer(1, { techs: of(4).slice(0, 1) }, {})), 1, { move: 'accept', offer: 1 });
    expect([finished(given).state.over, finished(given).state.era]).toEqual([false, 4]); // CIV-ERA-07: nor does the era end
  },
);

rule(
  ['CIV-ERA-07', 'CIV-ERA-02', 'CIV-TEC-01'],
  'basic: when the last modern technology is gone nobody finds or buys one, and the era goes on',
  () => {
    const at = scene({
      era: 4,
      players: Array.from(
        { length: 6 },
        (_, seat): PlayerSpec => ({
          gold: 90,
          settled: { [REGIONS[seat]!.id]: 1 },
          figures: seat === 0 ? { gaul: { settler: 1 } } : {},
        }),
      ),
      beside: of(4),
      markers: { gaul: '?free_technology' },
      steps: [moves(0), buys(0), END],
    });
    const none = does(at, 0, { move: 'look', region: 'gaul' });
    expect(eventsOf(none, 'no-technology')).toEqual([{ event: 'no-technology', seat: 0 }]);
    const buying = does(none, 0, FINISH);
    refuses(buying, 0, buyTech('fusion'), 'CIV-TEC-03', 'TECHNOLOGY_TAKEN');
    expect(does(buying, 0, DONE).state).toMatchObject({ over: false, era: 4 });
  },
);

// Two and six

rule(
  ['CIV-END-05', 'CIV-CAP-04', 'CIV-TUR-02'],
  'of two players one falls: the other still produces and buys, and has won when the turn is over',
  () => {
    const at = scene({
      rules: 'advanced',
      players: [
        { gold: 5, settled: { mexica: 1 }, techs: ['bronze_working'], figures: { mojave: { 'infantry-1': 1 } } },
        { gold: 90, settled: { mojave: 4 }, wonders: ['colossus', 'oracle', 'pyramids'] },
      ],
      steps: [moves(0), moves(1), ...restOfTurn(2)],
    });
    const fallen = does(at, 0, FINISH, attack('mojave'));
    expect([fallen.state.over, asks(fallen), eventsOf(fallen, 'income').map((e) => e.seat)]).toEqual([
      false,
      { step: 'purchase', seats: [0] },
      [0],
    ]);
    const over = does(fallen, 0, { move: 'recruit', kind: 'infantry-1', at: 'mojave', by: 'mojave' }, DONE);
    expect([over.state.ending, game.standings(over.state).map((x) => [x.score, x.rank])]).toEqual([
      'conquest',
      [
        [5 + 6, 1],
        [0, 2],
      ],
    ]);
  },
);

/** All six choose their regions. */
function drafted(options: Parameters<typeof newGame>[1]): { at: Moment; order: State['owners'] } {
  let at = newGame(6, options, 3);
  const { order } = pending(at.state, 'draft')!;
  const free = REGIONS.filter((r) => r.sea.length > 0);
  for (const [i, seat] of order.entries()) at = does(at, seat, { move: 'settle', region: free[i * 3]!.id });
  return { at, order };
}

rule(
  ['CIV-SET-04', 'CIV-SET-05', 'CIV-SET-02'],
  'six players: twelve regions to and fro, all six start technologies, and in a rich world an empty box',
  () => {
    const { at, order } = drafted({ rules: 'advanced', richWorld: true });
    expect(order).toEqual([...order.slice(0, 6), ...order.slice(0, 6).toReversed()]);
    expect(at.state.box).toEqual([]);
    expect(at.state.players.map((_, seat) => at.state.owners.filter((x) => x === seat).length)).toEqual([2, 2, 2, 2, 2, 2]);
    const dealt = at.state.techs.filter((owner) => owner >= 0).length;
    expect(dealt).toBeGreaterThanOrEqual(6);
    for (let seat = 0; seat < 6; seat++) expect(at.state.techs).toContain(seat);
  },
);

rule(
  ['CIV-TUR-02', 'CIV-CAP-04', 'CIV-SCO-05'],
  'among six the first player passes over the fallen, however many sit in a row; equal points and gold are shared',
  () => {
    const players = Array.from(
      { length: 6 },
      (_, seat): PlayerSpec => (seat === 0 || seat === 5 ? { gold: 10, settled: { [seat === 0 ? 'mexica' : 'gaul']: 2 } } : { out: true }),
    );
    const at = scene({ rules: 'advanced', first: 0, players, steps: [END] });
    expect([at.state.first, asks(at).seats]).toEqual([5, [5]]);
    expect(game.standings(at.state).map((x) => x.rank)).toEqual([1, 3, 3, 3, 3, 1]);
  },
);

rule(
  ['CIV-BAT-10', 'CIV-BAT-11', 'CIV-BAT-08'],
  'six in one region: all who stood there are asked at once, who let it pass may still join either side',
  () => {
    const stand = (seat: number): PlayerSpec => ({ settled: { [REGIONS[40 + seat]!.id]: 1 }, figures: { mojave: { 'infantry-1': 1 } } });
    const at = scene({
      players: [{ settled: { mexica: 1 }, figures: { mexica: { 'infantry-1': 1 } } }, ...[1, 2, 3, 4, 5].map(stand)],
      steps: [moves(0), stops],
    });
    let now = does(at, 0, { move: 'walk', unit: 'infantry-1:1', from: 'mexica', to: 'mojave' }, FINISH);
    expect(asks(now)).toEqual({ step: 'challenge', seats: [1, 2, 3, 4, 5] });
    for (const seat of [1, 2, 3, 4, 5]) now = does(now, seat, { move: 'challenge', spaces: seat % 2 === 0 ? 'mojave' : '' });
    // The mover may first attack somebody who let him pass, or fight the two who did not.
    expect(asks(now)).toEqual({ step: 'battle-choice', seats: [0] });
    const fight = does(now, 0, { move: 'engage', at: 'mojave' });
    expect([asks(fight), eventsOf(fight, 'leader-roll').length]).toEqual([{ step: 'joining', seats: [1, 3, 5] }, 1]);
    const joined = [1, 3, 5].reduce((m, seat, i) => does(m, seat, { move: 'join', side: ([0, 1, -1] as const)[i]! }), fight);
    expect(eventsOf(joined, 'battle')[0]!.sides).toEqual([
      [0, 1],
      [2, 4, 3],
    ]);
  },
);
