import { describe, expect, it } from 'vitest';
import { asks, card, does, offers, picks, playerAt, refuses, type SceneSpec, scene, workersAt } from './scene.js';

const happens = (event: string, spec: SceneSpec = {}) =>
  scene({ age: 2, events: [event, 'no-event'], steps: [{ step: 'reveal' }, { step: 'politics' }], ...spec });
const tokens = (at: ReturnType<typeof scene>, seat: number, name: string) =>
  playerAt(at, seat).holdings.find((h) => h.id === card(name))!.tokens;

const strong = { workers: { agriculture: 2, bronze: 2, philosophy: 1, warriors: 3 } };
const weak = { workers: { agriculture: 2, bronze: 2, philosophy: 1, warriors: 1 } };

describe('events of Age II', () => {
  it('Civil Unrest: 4 culture less per discontent worker', () => {
    const at = happens('civil-unrest', { players: [{ yellow: 11, culture: 20 }, { culture: 20 }] });
    expect(at.state.players.map((p) => p.culture)).toEqual([12, 20]);
  });

  it('Cold War: 6 science for the two strongest', () => {
    const at = happens('cold-war', { seats: 3, players: [strong, weak, strong] });
    expect(at.state.players.map((p) => p.science)).toEqual([6, 0, 6]);
  });

  it('TTA-TOK-10 Crime Wave: the two weakest lose 3 culture and a blue token, from the bank first', () => {
    const at = happens('crime-wave', { players: [strong, { ...weak, culture: 5, blue: 2 }] });
    expect(playerAt(at, 1)).toMatchObject({ culture: 2, blue: 1 });
    expect(playerAt(at, 0).blue).toBe(18);
    const empty = happens('crime-wave', { players: [strong, { ...weak, blue: 0, tokens: { agriculture: 2 } }] });
    expect(tokens(empty, 1, 'agriculture')).toBe(1);
  });

  it('Economic Progress: farms and mines produce, with consumption and corruption', () => {
    const at = happens('economic-progress', { players: [{ yellow: 14, blue: 9 }] });
    expect([tokens(at, 0, 'agriculture'), tokens(at, 0, 'bronze')]).toEqual([1, 0]);
    expect([tokens(at, 1, 'agriculture'), tokens(at, 1, 'bronze')]).toEqual([2, 2]);
  });

  it('Emigration: half of the discontent workers, rounded up', () => {
    const at = happens('emigration', { players: [{ yellow: 9, pool: 3 }, {}] });
    expect(playerAt(at, 0)).toMatchObject({ pool: 1, yellow: 11 }); // 3 discontent
    expect(playerAt(at, 1).pool).toBe(1);
  });

  it('Iconoclasm: leaders of another age leave', () => {
    const at = happens('iconoclasm', { players: [{ leader: 'michelangelo' }, { leader: 'james-cook' }] });
    expect(at.state.players.map((p) => p.leader)).toEqual([null, card('james-cook')]);
  });

  it('TTA-COL-08 Independence Declaration: the weakest loses a colony of its choice with its tokens', () => {
    const at = happens('independence-declaration', {
      players: [strong, { ...weak, colonies: ['inhabited-territory.i', 'wealthy-territory.i'], yellow: 20, blue: 20 }],
    });
    refuses(at, 1, { move: 'pick', what: 'fertile-territory.i' }, 'TTA-EVT-05', 'NOT_A_CHOICE');
    const then = does(at, 1, { move: 'pick', what: 'inhabited-territory.i' });
    expect(playerAt(then, 1)).toMatchObject({ yellow: 18, blue: 20, colonies: [card('wealthy-territory.i')] });
  });

  it('International Agreement: the strongest takes cards for 5 actions, the row is filled and its next politics given up', () => {
    const at = happens('international-agreement', { current: 1, players: [strong, weak] });
    expect(asks(at)).toEqual({ step: 'take-cards', seats: [0] });
    const before = at.state.row;
    const full = does(at, 0, { move: 'take', place: 0 });
    expect(full.state.steps.at(-1)).toMatchObject({ step: 'take-cards', left: 4, taken: 1 });
    const then = does(full, 0, { move: 'decline' });
    expect(playerAt(then, 0)).toMatchObject({ politicsGiven: true, usedCivil: 0 });
    expect(then.state.row[0]).toBe(before[1]);
    expect(then.state.row.every((x) => x !== null)).toBe(true);
  });

  it('International Agreement: who takes nothing gives up nothing', () => {
    const at = does(happens('international-agreement', { players: [strong, weak] }), 0, { move: 'decline' });
    expect(playerAt(at, 0).politicsGiven).toBe(false);
  });

  it('TTA-POL-01 International Agreement: the political action given up is refused, once', () => {
    const at = scene({ age: 2, players: [{ politicsGiven: true, hand: ['cold-war'] }] });
    refuses(at, 0, { move: 'prepare', card: 'cold-war' }, 'TTA-POL-01', 'POLITICAL_ACTION_ALREADY_USED');
    expect(playerAt(does(at, 0, { move: 'no-politics' }), 0).politicsGiven).toBe(false);
  });

  it('TTA-TIE-02 National Pride: 5 culture for the most culture, of equals the current player', () => {
    const at = happens('national-pride', { current: 1, players: [{ culture: 7 }, { culture: 7 }] });
    expect(at.state.players.map((p) => p.culture)).toEqual([7, 12]);
  });

  it('Popularization of Science: culture by science rating', () => {
    const at = happens('popularization-of-science', { players: [{ workers: { alchemy: 2 } }] });
    expect(at.state.players.map((p) => [p.culture, p.science])).toEqual([
      [4, 0],
      [1, 0],
    ]);
  });

  it('Ravages of Time: one wonder of Age A or I turned face down, by choice', () => {
    const at = happens('ravages-of-time', {
      players: [{ wonders: ['pyramids', 'taj-mahal', 'kremlin'] }, { wonders: ['colossus'] }],
    });
    expect(picks(at, 0)).toEqual([card('pyramids'), card('taj-mahal')]);
    refuses(at, 0, { move: 'pick', what: 'kremlin' }, 'TTA-EVT-05', 'NOT_A_CHOICE');
    const then = does(at, 0, { move: 'pick', what: 'pyramids' });
    expect(playerAt(then, 0).wonders.map((w) => w.ruined)).toEqual([true, false, false]);
    expect(playerAt(then, 1).wonders).toEqual([{ id: card('colossus'), ruined: true }]); // no choice, no question
  });

  it('Refugees: -3 culture and a worker for the weakest, +3 and a worker for the strongest', () => {
    const at = happens('refugees', { players: [strong, { ...weak, culture: 5 }] });
    expect(at.state.players.map((p) => [p.culture, p.pool, p.yellow])).toEqual([
      [3, 2, 17],
      [2, 0, 19],
    ]);
  });

  it('Terrorism: the one with least culture destroys an urban building of every other', () => {
    const at = happens('terrorism', {
      seats: 3,
      players: [{ culture: 0 }, { culture: 5, workers: { philosophy: 1, religion: 1 } }, { culture: 6 }],
    });
    expect(offers(at, 0)).toEqual([
      { move: 'pick', what: card('philosophy') },
      { move: 'pick', what: card('religion') },
    ]);
    const then = does(at, 0, { move: 'pick', what: 'religion' });
    expect(workersAt(then, 1, 'religion')).toBe(0);
    expect(workersAt(then, 2, 'philosophy')).toBe(0);
    expect(workersAt(then, 0, 'philosophy')).toBe(1);
  });
});
