import { describe, expect, it } from 'vitest';
import { follow } from '../advance.js';
import { commandKey, factOf } from '../commands.js';
import { dueAt, dueFact, EXPIRY } from '../due.js';
import type { Line } from '../facts.js';
import { openSession } from '../session.js';
import { sharedView } from '../view.js';
import { game, headerFor, person, Script, started } from './script.js';

const BOT = { state: 'bot', level: 'easy' } as const;
const nobody = { online: new Set<string>(), thinking: [], spectators: 0 };

describe('the time people think', () => {
  it('is counted whatever the clock, for those who are asked, and never for bots or pauses', () => {
    const table = started({ clock: { kind: 'none' } }, [person('ada'), BOT]);
    expect(table.s.thought).toEqual([0, 0]);
    const [first] = table.s.play!.questions.flatMap((question, seat) => (question === null ? [] : [seat]));
    table.move(first!, 'draw', 6000, first === 1);
    expect(table.s.thought).toEqual(first === 0 ? [5000, 0] : [0, 0]);
    const alone = started({ clock: { kind: 'none' } });
    for (const at of [3000, 4000]) alone.do({ is: 'said', seat: 0, name: 'ada', text: 'hm' }, at);
    expect(Math.max(...alone.s.thought)).toBe(3000);
  });
});

describe('before the start', () => {
  const open = () => new Script(headerFor({}, [person('ada'), { state: 'open' }, { state: 'bot', level: 'easy' }]));
  const join = (name: string, seat: number) => ({ is: 'joined', seat, person: name, name }) as const;

  it('people come, change places and go', () => {
    const table = open();
    expect(table.try(join('bob', 0))).toBe('SEAT_TAKEN');
    expect(table.try(join('bob', 7))).toBe('NO_SEAT');
    table.do(join('bob', 1)).do({ is: 'left', seat: 0, kicked: false });
    expect(table.s.host).toBe('bob');
    table.do(join('bob', 0));
    expect(table.states()).toBe('person open bot');
    table.do({ is: 'left', seat: 0, kicked: false });
    expect([table.s.status, table.s.ending]).toEqual(['over', 'closed']);
  });

  it('whoever was sent away stays away', () => {
    const table = open().do(join('eve', 1)).do({ is: 'left', seat: 1, kicked: true });
    expect(table.try(join('eve', 1))).toBe('NO_SEAT');
  });

  it('begins when full: by itself, or when the host says so', () => {
    const table = open();
    expect(table.try({ is: 'started' })).toBe('NOT_FULL');
    table.do({ is: 'seat-set', seat: 1, bot: 'hard' }).do({ is: 'started' });
    expect(table.s.status).toBe('playing');
    expect(table.try({ is: 'left', seat: 0, kicked: false })).toBe('ALREADY_STARTED');
    const auto = new Script(headerFor({ autoStart: true }, [person('ada'), { state: 'open' }])).do(join('bob', 1));
    expect(auto.s.status).toBe('playing');
  });

  it('expires when nobody starts it', () => {
    const { s } = open();
    expect(dueAt(s)).toBe(EXPIRY);
    expect(dueFact(s, EXPIRY - 1)).toBeUndefined();
    expect(dueFact(s, EXPIRY)).toEqual({ is: 'closed', why: 'expired' });
  });

  it('only the host sends away, opens seats, starts and closes; the seat comes from the person', () => {
    const { s } = open().do(join('bob', 1));
    const [ada, bob, eve] = ['ada', 'bob', 'eve'].map((name) => ({ person: name, name }));
    const table = s.header.id;
    for (const wish of [
      { do: 'kick', seat: 1 },
      { do: 'start' },
      { do: 'close' },
      { do: 'set-seat', seat: 2 },
      { do: 'set-chat', on: false },
    ] as const) {
      expect(factOf(s, bob!, { ...wish, id: 'x', table } as never)).toEqual({ code: 'NOT_HOST' });
      expect(factOf(s, ada!, { ...wish, id: 'x', table } as never)).not.toHaveProperty('code');
    }
    expect(factOf(s, eve!, { do: 'play', id: 'x', table, question: 0, move: { move: 'bet' } })).toEqual({ code: 'NOT_SEATED' });
    expect(factOf(s, bob!, { do: 'concede', id: 'x', table })).toEqual({ is: 'conceded', seat: 1 });
    expect(factOf(s, eve!, { do: 'chat', id: 'x', table, text: 'hi' })).toEqual({ code: 'NOT_SEATED' });
    expect(factOf(s, bob!, { do: 'join', id: 'x', table })).toBe('done');
    expect(factOf(s, ada!, { do: 'kick', id: 'x', table, seat: 0 })).toEqual({ code: 'NO_SEAT' });
  });
});

describe('questions', () => {
  it('are named by a move: a stale answer is refused, an illegal one with its rule', () => {
    const table = started();
    const question = table.s.play!.questions[0]!;
    expect(table.move(1, 'bet')).toBe('STALE');
    expect(table.move(0, 'bet')).toBeUndefined();
    expect(table.try({ is: 'moved', seat: 0, question, move: { move: 'draw' } })).toBe('STALE');
    expect(table.move(0, 'bet')).toBe('REFUSED TOY-2');
    expect(table.try({ is: 'moved', seat: 0, question: table.s.play!.questions[0]!, move: { move: 'dance' } })).toBe('REFUSED TABLE-MOVE');
  });

  it('remember the commands that were done', () => {
    const table = started();
    table.try({ is: 'chat-set', on: true }, undefined, commandKey({ person: 'ada', name: 'Ada' }, 'c1'));
    expect(table.s.done).toEqual(['ada:c1']);
  });
});

describe('undo', () => {
  it('takes back to the last new information', () => {
    const table = started();
    table.move(0, 'bet');
    table.do({ is: 'took-back', seat: 0, ply: 1 });
    expect(table.s.play!.moves).toEqual([]);
    table.move(0, 'draw');
    expect(table.try({ is: 'took-back', seat: 0, ply: 1 })).toBe('REFUSED TABLE-UNDO');
    expect(table.try({ is: 'took-back', seat: 0, ply: 0 })).toBe('STALE');
  });

  it('goes further back when everybody agrees', () => {
    const table = started();
    table.move(0, 'bet');
    table.move(0, 'draw');
    table.move(0, 'lay');
    table.do({ is: 'proposed', seat: 0, what: { kind: 'rewind', ply: 1 } });
    expect(table.try({ is: 'proposed', seat: 1, what: { kind: 'rewind', ply: 0 } })).toBe('ALREADY_PROPOSED');
    table.do({ is: 'voted', seat: 1, proposal: table.s.proposals[0]!.id, yes: true });
    expect(table.s.play!.moves).toHaveLength(1);
    expect(table.s.play!.told).toHaveLength(2);
    expect(table.move(0, 'draw')).toBeUndefined();
  });

  it('is refused by one no, and forgotten after the next move', () => {
    const table = started();
    table.move(0, 'draw');
    table.do({ is: 'proposed', seat: 1, what: { kind: 'rewind', ply: 0 } }).do({ is: 'voted', seat: 0, proposal: 2, yes: false });
    expect([table.s.proposals.length, table.s.play!.moves.length]).toEqual([0, 1]);
    table.do({ is: 'proposed', seat: 1, what: { kind: 'rewind', ply: 0 } });
    table.move(0, 'bet');
    expect(table.s.proposals).toEqual([]);
  });
});

describe('agreements', () => {
  it('are withdrawn by whoever proposed them, and by nobody else in their place', () => {
    const table = started({}, [person('ada'), person('bob'), person('cleo')]).do({ is: 'proposed', seat: 1, what: { kind: 'pause' } });
    const proposal = table.s.proposals[0]!.id;
    expect(table.try({ is: 'voted', seat: 1, proposal, yes: true })).toBe('NO_PROPOSAL');
    table.do({ is: 'voted', seat: 0, proposal, yes: true }).do({ is: 'voted', seat: 1, proposal, yes: false });
    expect([table.s.proposals, table.s.paused]).toEqual([[], false]);
    expect(table.try({ is: 'voted', seat: 2, proposal, yes: true })).toBe('NO_PROPOSAL');
  });

  it('do not wait for the vote of somebody who gives up or is replaced meanwhile', () => {
    const three = [person('ada'), person('bob'), person('cleo')];
    const table = started({}, three).do({ is: 'proposed', seat: 0, what: { kind: 'pause' } });
    const proposal = table.s.proposals[0]!.id;
    table.do({ is: 'voted', seat: 1, proposal, yes: true });
    expect([dueFact(table.s, 5000), table.try({ is: 'tallied', proposal })]).toEqual([undefined, 'NO_PROPOSAL']);
    table.do({ is: 'conceded', seat: 2 });
    expect([dueAt(table.s), dueFact(table.s, 5000)]).toEqual([table.s.at, { is: 'tallied', proposal }]);
    table.do({ is: 'tallied', proposal });
    expect([table.s.paused, table.s.proposals, dueFact(table.s, 5000)]).toEqual([true, [], undefined]);
    // Nobody is left who could replace the absent: that is not counted for ever.
    const alone = started({ clock: { kind: 'slow', days: 1 }, timeout: 'vote' }, [person('ada'), person('bob'), BOT]);
    alone.do({ is: 'timed-out', seat: 0 }, 1e9).do({ is: 'conceded', seat: 1 });
    expect([alone.s.proposals.length, dueFact(alone.s, 1e9)]).toEqual([1, undefined]);
  });

  it('stop the game when everybody wants it', () => {
    const table = started({}, [person('ada'), person('bob'), { state: 'bot', level: 'easy' }]).do({
      is: 'proposed',
      seat: 1,
      what: { kind: 'stop' },
    });
    expect(table.s.status).toBe('playing');
    table.do({ is: 'voted', seat: 0, proposal: 1, yes: true });
    expect([table.s.status, table.s.ending]).toEqual(['over', 'stopped']);
    expect(table.move(0, 'bet')).toBe('GAME_OVER');
  });

  it('pause the clock, and go on when anybody says so', () => {
    const table = started({ clock: { kind: 'live', bank: 60, perDecision: 10 } });
    table.do({ is: 'proposed', seat: 0, what: { kind: 'pause' } }, 5000).do({ is: 'voted', seat: 1, proposal: 1, yes: true }, 6000);
    expect(table.move(0, 'bet')).toBe('PAUSED');
    expect(dueAt(table.s)).toBeNull();
    table.do({ is: 'resumed', seat: 1 }, 1_000_000);
    expect(table.try({ is: 'resumed', seat: 1 })).toBe('NOT_PAUSED');
    // 5 of the 10 free seconds were used before the pause: 5 + 60 are left.
    expect(dueAt(table.s)).toBe(1_000_000 + 65_000);
  });
});

describe('clocks', () => {
  it('take from the bank what goes beyond the time of a decision', () => {
    const table = started({ clock: { kind: 'live', bank: 60, perDecision: 10 } });
    expect(dueAt(table.s)).toBe(1000 + 70_000);
    table.move(0, 'bet', 9000);
    expect(table.s.clocks[0]).toEqual({ bank: 60_000, spent: 0, since: 9000, out: false });
    table.move(0, 'lay', 9000 + 30_000);
    expect(table.s.clocks.map(({ bank, since }) => [bank, since])).toEqual([
      [40_000, null],
      [60_000, 39_000],
    ]);
  });

  it('run for people only, and stand still at the end', () => {
    const table = started({ clock: { kind: 'slow', days: 3 } }, [{ state: 'bot', level: 'easy' }, person('ada')]);
    expect(dueAt(table.s)).toBe(table.s.at);
    table.move(0, 'lay', 2000, true);
    expect(dueAt(table.s)).toBe(2000 + 3 * 86_400_000);
    table.do({ is: 'conceded', seat: 1 }, 3000);
    expect([dueAt(table.s), table.s.clocks.every(({ since }) => since === null)]).toEqual([null, true]);
  });

  it('need nothing but the log: read again, they show the same time', () => {
    const header = headerFor({ clock: { kind: 'live', bank: 60, perDecision: 10 } });
    const lines: Line[] = [
      { n: 0, at: 1000, fact: { is: 'started' } },
      { n: 1, at: 30_000, fact: { is: 'moved', seat: 0, question: 0, move: { move: 'bet' } } },
    ];
    expect(follow(game, openSession(header), lines)).toEqual(follow(game, openSession(header), JSON.parse(JSON.stringify(lines))));
    expect(() => follow(game, openSession(header), [lines[1]!])).toThrow('does not replay');
  });
});

describe('what a viewer gets', () => {
  it('never holds the seed before the end, and holds it afterwards', () => {
    const table = started();
    expect(JSON.stringify(sharedView(table.s, nobody))).not.toContain(table.s.header.seed);
    table.do({ is: 'conceded', seat: 0 });
    expect(sharedView(table.s, nobody).seed).toBe(table.s.header.seed);
  });

  it('shows chat until it is switched off', () => {
    const table = started();
    table.do({ is: 'said', seat: 0, name: 'Ada', text: '<b>hello</b>' });
    expect(table.s.chat).toEqual([{ n: 1, at: 1000, seat: 0, name: 'Ada', text: '<b>hello</b>' }]);
    table.do({ is: 'chat-set', on: false });
    expect(table.try({ is: 'said', seat: 0, name: 'Ada', phrase: 'hello' })).toBe('CHAT_OFF');
  });
});
