import { describe, expect, it } from 'vitest';
import { fc } from '../../../../tests/property.js';
import { SEAT_STATES } from '../../../protocol/index.js';
import { nextState, SEAT_EVENTS } from '../seats.js';
import { headerFor, person, Script, started } from './script.js';

describe('the life of a seat', () => {
  it('is the one that is written down', () => {
    const table = Object.fromEntries(
      SEAT_STATES.map((state) => [state, SEAT_EVENTS.map((event) => nextState(state, event) ?? '-').join(' ')]),
    );
    // join leave answer time-out replace take-back concede
    expect(table).toEqual({
      open: 'person - - - - - -',
      person: '- open person away bot - bot',
      away: '- open person away bot - bot',
      bot: '- - bot - - returned bot',
      returned: '- - person away bot - bot',
    });
  });

  it('goes person, away, person when somebody is reminded', () => {
    const table = started({ clock: { kind: 'live', bank: 0, perDecision: 10 }, timeout: 'remind' });
    expect(table.try({ is: 'timed-out', seat: 0 }, 10_999)).toBe('STALE');
    table.do({ is: 'timed-out', seat: 0 }, 11_000);
    expect(table.states()).toBe('away person');
    expect(table.try({ is: 'timed-out', seat: 0 }, 99_000)).toBe('STALE');
    expect(table.move(0, 'bet')).toBeUndefined();
    expect(table.states()).toBe('person person');
  });

  it('lets a bot make one decision and no more', () => {
    const table = started({ clock: { kind: 'slow', days: 1 }, timeout: 'bot-move' });
    expect(table.move(0, 'bet', 2000, true)).toBe('STALE');
    table.do({ is: 'timed-out', seat: 0 }, 1000 + 86_400_000);
    expect(table.move(0, 'bet', undefined, true)).toBeUndefined();
    expect(table.states()).toBe('away person');
    expect(table.move(0, 'lay', undefined, true)).toBe('STALE');
    expect(table.move(0, 'lay')).toBeUndefined();
    expect(table.states()).toBe('person person');
  });

  it('goes to a bot and back: person, bot, returned, person', () => {
    const table = started({ clock: { kind: 'live', bank: 5, perDecision: 5 }, timeout: 'bot-seat' });
    table.do({ is: 'timed-out', seat: 0 }, 11_000);
    expect(table.states()).toBe('bot person');
    expect(table.move(0, 'bet')).toBe('BOT_SEATED');
    expect(table.move(0, 'bet', 11_500, true)).toBeUndefined();
    expect(table.try({ is: 'returned', seat: 1 })).toBe('NOT_REPLACED');
    table.do({ is: 'returned', seat: 0 }, 12_000);
    expect(table.states()).toBe('returned person');
    expect(table.try({ is: 'returned', seat: 0 })).toBe('NOT_REPLACED');
    expect(table.move(0, 'lay', 13_000, true)).toBe('STALE');
    expect(table.move(0, 'lay', 13_000)).toBeUndefined();
    expect(table.states()).toBe('person person');
  });

  it('gives time again to whoever takes his seat back, and takes the seat again when that is wasted too', () => {
    const table = started({ clock: { kind: 'live', bank: 0, perDecision: 5 }, timeout: 'bot-seat' });
    table.do({ is: 'timed-out', seat: 0 }, 6000).do({ is: 'returned', seat: 0 }, 20_000);
    expect(table.try({ is: 'timed-out', seat: 0 }, 24_999)).toBe('STALE');
    table.do({ is: 'timed-out', seat: 0 }, 25_000);
    expect(table.states()).toBe('bot person');
  });

  it('is decided by the others when they vote', () => {
    const table = started({ clock: { kind: 'slow', days: 1 }, timeout: 'vote' }, [person('ada'), person('bob'), person('cy')]);
    table.do({ is: 'timed-out', seat: 0 }, 1000 + 86_400_000);
    const [proposal] = table.s.proposals;
    expect(proposal).toMatchObject({ by: null, what: { kind: 'replace', seat: 0 } });
    expect(table.try({ is: 'voted', seat: 0, proposal: proposal!.id, yes: false })).toBe('NO_PROPOSAL');
    table.do({ is: 'voted', seat: 1, proposal: proposal!.id, yes: true });
    expect(table.states()).toBe('away person person');
    table.do({ is: 'voted', seat: 2, proposal: proposal!.id, yes: true });
    expect(table.states()).toBe('bot person person');
  });

  it('keeps the absent when half of the others say no, and drops the vote when he comes back', () => {
    const fresh = () =>
      started({ clock: { kind: 'slow', days: 1 }, timeout: 'vote' }, [person('ada'), person('bob'), person('cy')]).do(
        { is: 'timed-out', seat: 0 },
        1e9,
      );
    const kept = fresh();
    kept.do({ is: 'voted', seat: 1, proposal: kept.s.proposals[0]!.id, yes: false });
    expect([kept.states(), kept.s.proposals.length]).toEqual(['away person person', 0]);
    const back = fresh();
    expect(back.move(0, 'bet')).toBeUndefined();
    expect([back.states(), back.s.proposals.length]).toEqual(['person person person', 0]);
  });

  it('ends for good with a concession; the last one left has won', () => {
    const three = started({}, [person('ada'), person('bob'), person('cy')]).do({ is: 'conceded', seat: 1 });
    expect([three.states(), three.s.status]).toEqual(['person bot person', 'playing']);
    expect(three.try({ is: 'returned', seat: 1 })).toBe('NOT_REPLACED');
    expect(three.try({ is: 'conceded', seat: 1 })).toBe('NOT_SEATED');
    three.do({ is: 'conceded', seat: 0 });
    expect([three.s.status, three.s.ending]).toEqual(['over', 'conceded']);
    const alone = started({}, [person('ada'), { state: 'bot', level: 'easy' }, { state: 'bot', level: 'easy' }]).do({
      is: 'conceded',
      seat: 0,
    });
    expect(alone.s.status).toBe('over');
  });

  it('never leaves the written paths, whatever happens in whatever order', () => {
    const fact = fc.record({
      is: fc.constantFrom(
        'joined',
        'left',
        'started',
        'timed-out',
        'returned',
        'conceded',
        'proposed',
        'voted',
        'resumed',
        'moved',
        'took-back',
      ),
      seat: fc.nat(2),
      person: fc.constantFrom('ada', 'bob', 'cy'),
      name: fc.constant('x'),
      kicked: fc.boolean(),
      proposal: fc.nat(20),
      yes: fc.boolean(),
      what: fc.oneof(
        fc.constant({ kind: 'stop' }),
        fc.constant({ kind: 'pause' }),
        fc.record({ kind: fc.constant('rewind'), ply: fc.nat(5) }),
        fc.record({ kind: fc.constant('replace'), seat: fc.nat(2) }),
      ),
      question: fc.nat(20),
      move: fc.constantFrom({ move: 'bet' }, { move: 'draw' }),
      ply: fc.nat(6),
      bot: fc.constantFrom(undefined, true),
      wait: fc.nat(20_000),
    });
    const policy = fc.constantFrom('remind', 'bot-move', 'bot-seat', 'vote');
    fc.assert(
      fc.property(policy, fc.array(fact, { maxLength: 60 }), (timeout, facts) => {
        const table = new Script(
          headerFor({ clock: { kind: 'live', bank: 5, perDecision: 5 }, timeout: timeout as 'remind' }, [
            person('ada'),
            { state: 'open' },
            person('bob'),
          ]),
        );
        let at = 0;
        for (const { wait, ...rest } of facts) {
          at += wait;
          const before = table.s.seats.map(({ state }) => state);
          table.try((rest.is === 'moved' ? { ...rest, question: table.s.play?.questions[rest.seat] ?? 0 } : rest) as never, at);
          table.s.seats.forEach(({ state, person: owner }, seat) => {
            const was = before[seat]!;
            const reachable = state === was || SEAT_EVENTS.some((event) => nextState(was, event) === state);
            expect(reachable, `${was} to ${state}`).toBe(true);
            if (state === 'open') expect(owner).toBeUndefined();
          });
        }
      }),
      { numRuns: 150 },
    );
  });
});
