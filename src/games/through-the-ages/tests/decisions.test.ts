import { describe, expect, it } from 'vitest';
import { asked, fastDice, mask, play, start } from '../../../kernel/index.js';
import { say } from '../../shared/text/messages.js';
import { mayColonise } from '../ask/expeditions.js';
import { civilLeft, militaryLeft, scienceOf } from '../ask/ratings.js';
import { eventOf, pactOf } from '../cards/index.js';
import { versionOf } from '../editions/index.js';
import { nameOf } from '../say/names.js';
import { DEFAULTS } from '../state/setup.js';
import type { GameEvent, Options, Step } from '../state/state.js';
import { finalBonusOf } from '../steps/scoring.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';
import { ALL, asks, card, does, eventsOf, game, type Moment, playerAt, refuses, scene, workersAt } from './scene.js';

const NO_POLITICS = { move: 'no-politics' };
const END = { move: 'end-turn' };
const SETTLE = { move: 'settle' };
const attack = (name: string, target = 1) => ({ move: 'aggression', card: name, target });
const ACTING: readonly Step[] = [{ step: 'actions' }, { step: 'production' }, { step: 'next-turn' }];
const NEW_TURN: readonly Step[] = [{ step: 'turn' }];

/** A new game played by ending every turn, up to the moment that is looked for. */
function idle(options: Partial<Options>, seats: number, until: (at: Moment) => boolean): Moment {
  const { position, events } = start(game, { ...DEFAULTS, ...options }, seats, fastDice(2));
  let at: Moment = { position, state: position.state, events: events.map(({ e }) => e) };
  while (!until(at)) {
    const seat = asked(game, at.position)[0]!;
    const played = play(
      game,
      at.position,
      seat,
      at.state.steps.at(-1)?.step === 'politics' ? { move: 'no-politics' } : { move: 'end-turn' },
    );
    if (!played.ok) throw new Error(played.refusal.code);
    at = { position: played.position, state: played.position.state, events: played.events.map(({ e }) => e) };
  }
  return at;
}
const kinds = (at: Moment): GameEvent['event'][] => at.events.map(({ event }) => event);
const changes = (at: Moment, cause: string): object[] => eventsOf(at, 'change').flatMap((e) => (e.cause === cause ? [e.by] : []));

describe('open questions: turns, banks and figures', () => {
  it('TTA-AMB-01 disbanding takes a military action', () => {
    const at = scene({ steps: ACTING });
    const then = does(at, 0, { move: 'destroy', tech: 'warriors' });
    expect([civilLeft(then.state, 0), militaryLeft(then.state, 0)]).toEqual([civilLeft(at.state, 0), militaryLeft(at.state, 0) - 1]);
  });

  it('TTA-AMB-02 the event of the Simple version comes before the row', () => {
    const told = kinds(idle({ version: 'simple' }, 2, ({ state }) => state.round === 3));
    expect(told.indexOf('revealed')).toBeGreaterThan(-1);
    expect(told.indexOf('revealed')).toBeLessThan(told.indexOf('swept'));
  });

  it('TTA-AMB-03 science starts with a rating of 1 and no points', () => {
    const { state } = idle({}, 2, () => true);
    expect([scienceOf(state, 0), state.players[0]!.science]).toEqual([1, 0]);
  });

  it('TTA-AMB-04 an empty yellow bank consumes 6', () => {
    const at = scene({ version: 'simple', steps: ACTING, players: [{ yellow: 0, blue: 9, workers: {}, tokens: { agriculture: 9 } }] });
    expect(changes(does(at, 0, END), 'consumption')).toEqual([{ food: -6 }]);
  });

  it('TTA-AMB-05 corruption goes to 6', () => {
    const lost = (blue: number): object[] =>
      changes(does(scene({ steps: ACTING, players: [{ blue, workers: {}, tokens: { bronze: 9 } }] }), 0, END), 'corruption');
    expect([9, 8, 5, 4, 1, 0].map(lost)).toEqual([
      [],
      [{ resources: -2 }],
      [{ resources: -2 }],
      [{ resources: -4 }],
      [{ resources: -4 }],
      [{ resources: -6 }],
    ]);
  });

  it('TTA-AMB-06 the first cards of Military A are current events', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = idle({}, seats, () => true);
      expect([state.currentEvents.length, state.futureEvents.length]).toEqual([seats + 2, 0]);
    }
  });

  it('TTA-AMB-07 the order of a turn is row, war, politics, discard, actions, production', () => {
    const at = scene({ seats: 2, steps: NEW_TURN, players: [{ hand: ['legion', 'phalanx', 'rats'] }] });
    expect([asks(at).step, at.state.phase]).toEqual(['politics', 'politics']);
    expect(kinds(at)).toContain('swept');
    const later = does(at, 0, NO_POLITICS);
    expect([asks(later).step, later.state.phase]).toEqual(['discard', 'discard']);
    const last = does(later, 0, { move: 'discard', card: 'rats' });
    expect([asks(last).step, last.state.phase]).toEqual(['actions', 'actions']);
    const told = does(last, 0, END).events;
    expect(told.findIndex((e) => e.event === 'change' && e.cause === 'production')).toBeLessThan(told.findIndex((e) => e.event === 'turn'));
  });

  it('TTA-AMB-08 Age IV begins with the end of Civil III', () => {
    const after = (age: number): number => scene({ age, civilLeft: 1, steps: NEW_TURN }).state.age;
    expect([after(2), after(3)]).toEqual([3, 4]);
  });

  it('TTA-AMB-28 First Space Flight scores 1 culture per level', () => {
    const spec = { government: 'monarchy', workers: { bronze: 1, iron: 0, alchemy: 1 }, specials: ['strategy'] };
    const tokens = { oil: 4 };
    const at = scene({ age: 3, steps: ACTING, players: [{ ...spec, tokens, wonder: 'first-space-flight' }] });
    playerAt(at, 0).wonder!.stages = 2;
    const then = does(at, 0, { move: 'stage', stages: 1, with: '' });
    // Monarchy 1, Iron 1, Alchemy 1, Strategy 2, Oil 3.
    expect(changes(then, card('first-space-flight'))).toContainEqual({ culture: 8 });
  });

  it('TTA-AMB-29 production counts before consumption in the final bonus', () => {
    const { state } = scene({ version: 'simple', players: [{ yellow: 0, workers: { agriculture: 3, bronze: 2 } }] });
    expect(finalBonusOf(state, 0, versionOf(state).finalBonus!).production).toBe(5);
  });

  it('TTA-AMB-30 the last round is a round, not a turn', () => {
    const at = scene({ seats: 3, age: 3, civilLeft: 1, current: 1, round: 15, steps: NEW_TURN });
    expect(eventsOf(at, 'last-round')).toEqual([{ event: 'last-round', round: 16 }]);
    expect(at.state.over).toBe(false);
  });

  it('TTA-AMB-32 age by age: the second card is known after round 1, not after the first turn', () => {
    const known = (at: Moment): number => at.state.bonuses.filter((slot) => slot.known === ALL).length;
    const options = { bonusCards: 'age-by-age' } as const;
    expect(known(idle(options, 2, (at) => at.events.some((e) => e.event === 'took' || e.event === 'change')))).toBe(1);
    expect(known(idle(options, 2, ({ state }) => state.round === 2))).toBe(2);
  });

  it('TTA-AMB-33 the end of Age A takes nothing away', () => {
    const at = scene({ age: 0, round: 2, steps: NEW_TURN, players: [{ civilHand: ['moses'], wonder: 'colossus', yellow: 18 }] });
    expect(at.state.age).toBe(1);
    expect(playerAt(at, 0)).toMatchObject({ yellow: 18, wonder: { id: card('colossus') } });
    expect(playerAt(at, 0).civilHand.map((slot) => slot.card)).toEqual([card('moses')]);
  });
});

describe('open questions: cards and hands', () => {
  it('TTA-AMB-21 each card has one name', () => {
    const names = (id: string) => [say(en, nameOf(card(id))), say(fr, nameOf(card(id)))];
    expect(names('drama')).toEqual(['Drama', 'Théâtre']);
    expect(names('ocean-liner-service')).toEqual(['Ocean Liner Service', 'Politique d’immigration']);
  });

  it('TTA-AMB-22 the marker of a stage comes from the bank after paying', () => {
    const at = scene({ age: 0, steps: ACTING, players: [{ blue: 0, tokens: { bronze: 3 }, wonder: 'colossus' }] });
    playerAt(at, 0).wonder!.stages = 0;
    const then = does(at, 0, { move: 'stage', stages: 1, with: '' });
    expect(playerAt(then, 0)).toMatchObject({ blue: 2, wonder: { stages: 1 } });
  });

  it('TTA-AMB-31 civil hands are open, unless the table hides them', () => {
    const seen = (hiddenHands: boolean) => {
      const { state } = scene({ hiddenHands, steps: ACTING, round: 2 });
      const place = state.row.findIndex((id) => id !== null);
      const took = does(scene({ hiddenHands, steps: ACTING, round: 2 }), 0, { move: 'take', place });
      return mask(game, took.state, 1).players[0]!.civilHand.map((slot) => slot.card !== null);
    };
    expect(seen(false)).not.toContain(false);
    expect(seen(true)).not.toContain(true);
  });

  it('TTA-AMB-20 without science of one side the cooperation cannot be used, but technologies can be played', () => {
    const bound = { pact: { card: 'scientific-cooperation', partner: 1, role: 'a' as const }, civilHand: ['alchemy'], science: 9 };
    const at = scene({ seats: 3, age: 1, steps: ACTING, players: [bound, { science: 0 }] });
    const learn = (shared: number) => ({ move: 'technology', card: 'alchemy', with: '', shared });
    refuses(at, 0, learn(1), 'TTA-CRD-07', 'NOT_ENOUGH_SCIENCE');
    expect(playerAt(does(at, 0, learn(-1)), 0).science).toBe(5);
  });

  it('TTA-AMB-14 events that are no bonus go back to Military III', () => {
    const { state } = idle({ bonusCards: 'public', publicBonuses: 5 }, 2, () => true);
    const scoring = state.militaryDecks[3]!.filter(({ card: id }) => id?.includes('.event.') && eventOf(id).scoring);
    expect(scoring).toHaveLength(13 - 5);
    expect(state.civilDecks.flat().some(({ card: id }) => id?.includes('.event.'))).toBe(false);
  });
});

describe('open questions: politics and war', () => {
  const strong = { workers: { warriors: 5 }, science: 3 };
  const armed = { government: 'communism', workers: { warriors: 1 } };

  it('TTA-AMB-09 every pact may be cancelled', () => {
    const at = scene({ seats: 3, players: [{ pact: { card: 'peace-treaty', partner: 1, role: 'a' } }] });
    expect(pactOf(card('peace-treaty')).clause).toBe('forbidden');
    expect(playerAt(does(at, 0, { move: 'cancel-pact', owner: 0 }), 0).pact).toBe(null);
  });

  it('TTA-AMB-10 one may leave until the political action is done', () => {
    const at = scene({ seats: 3 });
    expect(playerAt(does(at, 0, { move: 'resign' }), 0).resigned).toBe(1);
    refuses(does(at, 0, NO_POLITICS), 0, { move: 'resign' }, 'TTA-RES-01', 'WRONG_PHASE');
  });

  it('TTA-AMB-11 no unit is sacrificed in the last round: nobody bids for a territory, unless the table agreed so', () => {
    const last = { age: 4, round: 20, lastRound: 20 };
    const reveal = { ...last, events: ['wealthy-territory.i'], steps: [{ step: 'reveal' }, ...ACTING] as const };
    const strict = scene(reveal);
    expect([asks(strict).step, eventsOf(strict, 'nobody-wants').length]).toEqual(['actions', 1]);
    const sent = does(scene({ ...reveal, lastRoundColonies: true }), 0, { move: 'bid', n: 1 });
    const won = does(does(sent, 1, { move: 'fold' }), 0, { move: 'commit', unit: 'warriors' }, SETTLE);
    expect(playerAt(won, 0).colonies).toEqual([card('wealthy-territory.i')]);
    // Tables made before the question was asked allow it.
    const { lastRoundColonies: _, ...older } = DEFAULTS;
    expect([game.check(older, 2), mayColonise({ ...strict.state, options: older })]).toEqual([undefined, true]);
    const at = does(scene({ ...last, players: [{ ...armed, hand: ['spy.ii'] }, strong] }), 0, attack('spy.ii'));
    expect(asks(at).step).not.toBe('attack');
  });

  it('TTA-AMB-12 Advanced version: no military cards after the end of Age II', () => {
    const drawn = (age: number) => eventsOf(does(scene({ version: 'advanced', age, steps: ACTING }), 0, END), 'drew').length;
    expect([drawn(2), drawn(4)]).toEqual([1, 0]);
  });

  it('TTA-AMB-13 Advanced version: units may be sacrificed in the last round', () => {
    const at = scene({ version: 'advanced', round: 12, lastRound: 12, players: [{ ...armed, hand: ['spy.ii'] }, strong] });
    expect(asks(does(at, 0, attack('spy.ii'))).step).toBe('attack');
  });

  it('TTA-AMB-15 the marker of the anti-league goes back with the next political action, not before', () => {
    const at = scene({ seats: 3, antiLeague: true, steps: NEW_TURN, players: [{ marker: 1 }] });
    expect(playerAt(at, 0).marker).toBe(1);
    expect(playerAt(does(at, 0, NO_POLITICS), 0).marker).toBe(null);
  });

  it('TTA-AMB-16 a stronger civilisation may be attacked', () => {
    const at = does(scene({ players: [{ ...armed, hand: ['spy.ii'] }, strong] }), 0, attack('spy.ii'));
    expect(asks(at).step).toBe('attack');
  });

  it('TTA-AMB-17 among equals the one who has just played is the weakest', () => {
    const at = scene({ seats: 3, current: 1, events: ['reign-of-terror'], steps: [{ step: 'reveal' }, ...ACTING] });
    expect(eventsOf(at, 'lost-worker').map(({ seat }) => seat)).toEqual([0]);
  });

  it('TTA-AMB-18 sacrificed Riflemen return to the bank of their own player', () => {
    const adam = { government: 'communism', workers: { riflemen: 3 }, yellow: 5, hand: ['spy.ii'] };
    const at = scene({ players: [adam, { workers: { philosophy: 1 }, yellow: 7, science: 3 }] });
    const then = does(at, 0, attack('spy.ii'), { move: 'commit', unit: 'riflemen' }, SETTLE);
    expect([playerAt(then, 0).yellow, playerAt(then, 1).yellow]).toEqual([6, 7]);
    expect(workersAt(then, 0, 'riflemen')).toBe(2);
  });

  it('TTA-AMB-19 Warriors bring 1 to an expedition, the bonuses come on top', () => {
    const expedition = (bid: number): Step => ({
      step: 'expedition',
      card: card('wealthy-territory.i'),
      seat: 0,
      bid,
      sent: { units: [], cards: [] },
    });
    const karl = { workers: { warriors: 2 }, specials: ['cartography'], hand: ['defense-colonization.ii'] };
    const sent = (bid: number) =>
      does(
        scene({ steps: [expedition(bid), ...ACTING], players: [karl] }),
        0,
        { move: 'commit', unit: 'warriors' },
        {
          move: 'commit-card',
          card: 'defense-colonization.ii',
        },
      );
    expect(playerAt(does(sent(5), 0, SETTLE), 0).colonies).toHaveLength(1);
    refuses(sent(6), 0, SETTLE, 'TTA-COL-03', 'PAYMENT_BELOW_BID');
  });

  it('TTA-AMB-34 TTA-DES-02 the worker of a raided building becomes unused', () => {
    const at = scene({
      players: [
        { ...armed, workers: { warriors: 5 }, hand: ['raid.i'] },
        { workers: { philosophy: 1 }, pool: 0, yellow: 9 },
      ],
    });
    const then = does(at, 0, attack('raid.i'), SETTLE);
    expect(playerAt(then, 1)).toMatchObject({ pool: 1, yellow: 9 });
    expect(workersAt(then, 1, 'philosophy')).toBe(0);
  });
});
