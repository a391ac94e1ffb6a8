import { describe, expect, it } from 'vitest';
import { civilization } from '../src/games/civilization/game.js';
import type { Civ } from '../src/games/civilization/state/state.js';
import { scene } from '../src/games/civilization/tests/scene.js';
import { throughTheAges as game } from '../src/games/through-the-ages/game.js';
import { DEFAULTS } from '../src/games/through-the-ages/state/setup.js';
import type { Expansion, Move, Options, State, Tta } from '../src/games/through-the-ages/state/state.js';
import { card, type PlayerSpec } from '../src/games/through-the-ages/tests/scene.js';
import { modern } from '../src/games/through-the-ages/tests/second.js';
import { asked, drawLegal, fastDice, mask, openDice, type Position, play, seenBy, sees, start, type Viewer } from '../src/kernel/index.js';
import { viewChange } from '../src/server/table/game-change.js';
import type { AnyGame } from '../src/server/table/session.js';

const EXPANSION: Expansion = { rebalanced: true, military: true, leaders: 'secret', choice: 'random', agreed: [] };
const viewersOf = (s: State): Viewer[] => [...s.players.keys(), 'spectator'];

/** All that the server sends to a viewer because of a move: what has changed of the view, and what is told. */
function sentTo(viewer: Viewer, before: State, after: State, events: Parameters<typeof seenBy<Tta['event']>>[0]): string {
  return `${viewChange(game as unknown as AnyGame, before, after)(viewer) ?? ''}\n${JSON.stringify(seenBy(events, viewer))}`;
}

describe('Through the Ages of 2015: what one seat is shown goes over the wire to that seat alone', () => {
  const FIRST = [{ step: 'politics' }, { step: 'actions' }, { step: 'discard' }, { step: 'production' }, { step: 'next-turn' }] as const;
  const LAST = FIRST.slice(1);
  /** Seat 0 has the leader, seat 2 is at turn, and seat 1 has nothing to do with it. */
  const SCENES: readonly {
    readonly who: string;
    readonly ada: PlayerSpec;
    readonly cleo?: PlayerSpec;
    readonly hiddenHands?: true;
    readonly current?: number;
    readonly steps?: typeof LAST | typeof FIRST;
    readonly moves: readonly (readonly [seat: number, move: Move])[];
    readonly shown: string;
    readonly knowing: readonly Viewer[];
  }[] = [
    {
      who: 'Joan of Arc: the next event',
      ada: { leader: 't15.leader.joan-of-arc' },
      steps: LAST,
      moves: [[2, { move: 'end-turn' }]],
      ...{ shown: 'crusades', knowing: [0] },
    },
    {
      who: 'Nostradamus: an event that somebody prepares',
      ada: { leader: 'nostradamus' },
      cleo: { hand: ['cold-war'] },
      moves: [[2, { move: 'prepare', card: card('cold-war') }]],
      ...{ shown: 'cold-war', knowing: [0, 2] },
    },
    {
      who: 'Fleming: the hand of somebody',
      ada: { leader: 'ian-fleming' },
      cleo: { hand: ['cold-war'] },
      steps: LAST,
      moves: [
        [2, { move: 'end-turn' }],
        [0, { move: 'pick', what: 'seat.2' }],
      ],
      ...{ shown: 'cold-war', knowing: [0, 2] },
    },
    {
      who: 'Confucius: what he prepares, event or not',
      ada: { leader: 'confucius', hand: ['legion'] },
      current: 0,
      moves: [[0, { move: 'prepare', card: card('legion') }]],
      ...{ shown: 'legion', knowing: [0] },
    },
    {
      who: 'Kidnap: a card out of a hand that is hidden',
      ada: { hand: ['kidnap'], workers: { warriors: 3 } },
      cleo: { civilHand: ['iron', 'masonry'], workers: {} },
      current: 0,
      hiddenHands: true,
      moves: [
        [0, { move: 'aggression', card: card('kidnap'), target: 2 }],
        [0, { move: 'pick', what: card('iron') }],
      ],
      ...{ shown: 'iron', knowing: [0, 2] },
    },
  ];

  it.each(SCENES)('$who', ({ ada, cleo = {}, hiddenHands, current = 2, steps = FIRST, moves, shown, knowing }) => {
    const { position } = modern({
      ...{ seats: 3, age: 3, current, steps, expansion: { ...EXPANSION, leaders: 'public' }, hiddenHands: hiddenHands ?? false },
      ...{ events: ['crusades', 'rats', 'pestilence', 'uncertain-borders'], players: [ada, {}, cleo] },
    });
    if (hiddenHands)
      for (const [seat, p] of position.state.players.entries()) p.civilHand = p.civilHand.map((x) => ({ ...x, known: 1 << seat }));
    const sent = new Map<Viewer, string>(
      viewersOf(position.state).map((viewer) => [viewer, JSON.stringify(mask(game, position.state, viewer))]),
    );
    let now: Position<Tta> = position;
    for (const [seat, move] of moves) {
      const played = play(game, now, seat, move);
      if (!played.ok) throw new Error(played.refusal.code);
      for (const [viewer, text] of sent) sent.set(viewer, text + sentTo(viewer, now.state, played.position.state, played.events));
      now = played.position;
    }
    const told = [...sent].flatMap(([viewer, text]) => (text.includes(`${card(shown)}"`) ? [viewer] : []));
    expect(told).toEqual(knowing);
  });

  /** Cards that lie nowhere where this viewer may know them; what an open draw has named is known to be in the game. */
  function secretsOf(s: State, viewer: Viewer): string[] {
    const [known, unknown] = [new Set<string>([...s.out, ...s.drawn]), new Set<string>()];
    for (const slots of Object.values(game.piles(s)))
      for (const slot of slots) (sees(slot.known, viewer) ? known : unknown).add(slot.card!);
    for (const note of s.notes) if (note.seat === viewer) known.add(note.card!);
    return [...unknown].filter((id) => !known.has(id));
  }

  const TABLES: readonly (readonly [string, number, Partial<Options> & { expansion: Expansion }])[] = [
    ['a secret draw', 3, { expansion: EXPANSION }],
    ['a public draw', 4, { expansion: { ...EXPANSION, leaders: 'public' } }],
    ['age by age', 2, { expansion: { ...EXPANSION, leaders: 'age-by-age' } }],
    ['cards dealt to choose from', 3, { expansion: { ...EXPANSION, choice: 'dealt' } }],
    ['hidden hands', 3, { hiddenHands: true, expansion: EXPANSION }],
  ];
  it.each(TABLES)('no move of a game by chance names a card to who does not know it: %s', (_, seats, options) => {
    let { position } = start(game, { ...DEFAULTS, edition: '2015', ...options }, seats, fastDice(seats));
    const dice = openDice(fastDice(7));
    for (let n = 0; !position.state.over && n < 3_000; n++) {
      const seat = asked(game, position)[0]!;
      const played = play(game, position, seat, drawLegal(game, position, seat, dice)!);
      if (!played.ok) throw new Error(played.refusal.code);
      const after = played.position.state;
      if (n % 5 === 0)
        for (const viewer of viewersOf(after)) {
          // What is taken from the row was seen by all, even where it then lies in a hidden hand.
          const text = sentTo(viewer, position.state, after, played.events).replace(/"(fresh|event":"took)".*?[\]}]/g, '');
          const named = secretsOf(after, viewer).filter((id) => text.includes(`${id}"`));
          if (named.length > 0) expect(named, `move ${n}, told to ${viewer}`).toEqual([]);
        }
      position = played.position;
    }
  });
});

describe('Civilization: what lies under a marker goes over the wire to whoever looked at it alone', () => {
  const sent = (face: string, moves: readonly (readonly [seat: number, move: Civ['move']])[], viewer: Viewer): string => {
    const steps = [
      { step: 'begin-movement', seat: 0 },
      { step: 'begin-movement', seat: 1 },
      { step: 'draft', order: [0], chosen: [] },
    ] as const;
    const figures = { mojave: { settler: 1 } };
    const { position } = scene({
      players: [{ settled: { mexica: 1 }, figures }, { settled: { gaul: 1 }, figures }, { settled: { nile: 1 } }],
      markers: { mojave: face },
      steps,
    });
    const change = (before: Civ['state'], after: Civ['state']) => viewChange(civilization as unknown as AnyGame, before, after)(viewer);
    let [now, told] = [position, JSON.stringify(mask(civilization, position.state, viewer))];
    for (const [seat, move] of moves) {
      const played = play(civilization, now, seat, move);
      if (!played.ok) throw new Error(played.refusal.code);
      told += `${change(now.state, played.position.state) ?? ''}\n${JSON.stringify(seenBy(played.events, viewer))}`;
      now = played.position;
    }
    return told;
  };
  const looks = [
    [0, { move: 'look', region: 'mojave' }],
    [0, { move: 'finish-moving' }],
    [1, { move: 'look', region: 'mojave' }],
  ] as const;
  it('CIV-EXP-02 CIV-EXP-03 a blank is sent as a resource is, until it is taken away before all eyes', () => {
    for (const viewer of [1, 2, 'spectator'] as const) {
      const until = looks.slice(0, viewer === 1 ? 2 : 3);
      const worlds = ['?no_encounter', '?oil', '?wine'].map((face) => sent(face, until, viewer));
      expect(new Set(worlds).size).toBe(1);
      expect(worlds[0]).toContain('looked');
    }
    expect(sent('?oil', looks.slice(0, 1), 0)).toContain('oil');
    expect(sent('?oil', looks, 1)).toContain('oil');
    expect(sent('?no_encounter', [looks[0], [0, { move: 'remove-marker', region: 'mojave' }]], 2)).toContain('no_encounter');
  });
});
