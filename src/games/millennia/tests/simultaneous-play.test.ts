import { describe, expect } from 'vitest';
import { append, mask, now, play, seenBy, type Timeline, type Told, takeBack, type Viewer } from '../../../kernel/index.js';
import { millennia as game } from '../game.js';
import type { Mil } from '../state/state.js';
import { asks, codeOf, does, offers, playerAt, refuses, rule, table } from './toolkit.js';

const OWN = {
  techs: ['arts', 'social', 'army', 'weaponry', 'military', 'economics', 'transport'],
  gold: 20,
  rp: 6,
  specials: ['war' as const],
  hand: [249],
};

describe('simultaneous play', () => {
  rule('MIL-NET-01', 'in turn phases only the active player acts', () =>
    refuses(table({ phase: 'A' }), 1, 'special war', 'TABLE-TURN', 'NOT_ASKED'),
  );
  rule('MIL-NET-02', 'in B and C those with a card in hand are asked', () => {
    expect(asks(table({ phase: 'C', players: [{}, { hand: [250] }] })).seats).toEqual([1]);
  });
  rule('MIL-NET-03', 'moves of different seats commute', () => {
    const at = table({ actions: 'live', players: [OWN, OWN] });
    const plans = ['use culture', 'use special:war', 'use trade,choose 1', 'buy r3', 'play 249', 'use espionage', 'use war-3', 'finish'];
    for (const a of plans)
      for (const b of plans) {
        const one = does(does(at, 0, ...a.split(',')), 1, ...b.split(','));
        const two = does(does(at, 1, ...b.split(',')), 0, ...a.split(','));
        if (one.state.phase !== 'E' || two.state.phase !== 'E' || at.state.age !== one.state.age) continue; // the phase was closed
        expect({ ...two.state, discard: [], discardBy: [] }, `${a} and ${b}`).toEqual({ ...one.state, discard: [], discardBy: [] });
      }
  });
  rule('MIL-NET-04', 'cards are drawn in the order of arrival', () => {
    const at = table({ deck: [250, 251], players: [{ buildings: [151] }, { buildings: ['151'] }] });
    const after = does(does(at, 1, 'use 151'), 0, 'use 151');
    expect([0, 1].map((seat) => playerAt(after, seat).hand[0]!.card)).toEqual(['diplomacy-251', 'diplomacy-250']);
  });
  rule('MIL-NET-05', 'hidden until all are done, or live, or in turn', () => {
    const seen = (actions: 'hidden' | 'live'): number => {
      const after = does(table({ actions, players: [OWN, OWN] }), 0, 'use culture');
      return mask(game, after.state, 1).players[0]!.tracks.culture;
    };
    expect([seen('hidden'), seen('live')]).toEqual([0, 1]);
    expect(asks(table({ actions: 'sequential' })).seats).toEqual([0]);
  });
  rule('MIL-NET-05', 'when all are done everybody hears it once, also those who look on', () => {
    const before = table({ actions: 'hidden', players: [OWN, OWN] });
    const heard = (viewer: Viewer): number => {
      let events: readonly Told<Mil['event']>[] = [];
      let at = before.position;
      for (const [seat, move] of [
        [0, { move: 'use', what: 'special:war' }],
        [0, { move: 'finish' }],
        [1, { move: 'finish' }],
      ] as const) {
        const done = play(game, at, seat, move);
        if (!done.ok) throw new Error(done.refusal.code);
        events = [...events, ...done.events];
        at = done.position;
      }
      return seenBy(events, viewer).filter((e) => e.event === 'used').length;
    };
    expect([heard(0), heard(1), heard('spectator')]).toEqual([1, 1, 1]);
  });
  rule('MIL-NET-05', 'what the others draw behind the veil does not close the way back, and stays theirs', () => {
    const at = table({ actions: 'hidden', deck: [250, 251], players: [OWN, { buildings: [151] }] });
    const before: Timeline<Mil> = { game, options: at.state.options, frames: [{ position: at.position, events: [] }], entries: [] };
    const after = (tl: Timeline<Mil>, seat: number, what: string): Timeline<Mil> => {
      const step = append(tl, seat, { move: 'use', what });
      if (!step.ok) throw new Error(step.refusal.code);
      return step.timeline;
    };
    const both = after(after(before, 0, 'special:war'), 1, 'building-151');
    const back = takeBack(both, 0);
    if (!back.ok) throw new Error(back.refusal.code);
    const { state } = now(back.timeline).position;
    expect([state.players[0]!.tracks.war, state.players[1]!.hand.map((x) => x.card)]).toEqual([0, ['diplomacy-250']]);
    expect(takeBack(both, 1).ok).toBe(false); // who has drawn knows the card
  });
  rule('MIL-NET-06', 'finished is final', () => expect(codeOf(does(table({}), 0, 'finish'), 0, 'finish')).toBe('NOT_ASKED'));
  rule('MIL-NET-07', 'the war phase waits for all', () => {
    const one = does(table({}), 0, 'finish');
    expect([one.state.phase, asks(one).seats, does(one, 1, 'finish').state.age]).toEqual(['E', [1], 4]);
  });
  rule('MIL-NET-08', 'before the scoring everybody with a card is asked', () => {
    expect(asks(table({ age: 8, phase: 'END', players: [{ hand: [250] }, {}] }))).toEqual({ step: 'last-cards', seats: [0] });
  });
  rule('MIL-NET-09', 'hands and piles are secret, their counts are not', () => {
    const view = mask(game, table({ players: [{ hand: [250, 251] }] }).state, 1);
    expect([view.players[0]!.hand.map((x) => x.card), view.deck.every((x) => x.card === null)]).toEqual([[null, null], true]);
    // Nowhere in a view, also not in what is kept to be shown until the veil falls.
    const hidden = mask(game, table({ actions: 'hidden', players: [{ hand: [250] }, { hand: [251] }] }).state, 1);
    expect([JSON.stringify(hidden).includes('diplomacy-250'), JSON.stringify(hidden).includes('diplomacy-251')]).toEqual([false, true]);
  });
  rule('MIL-NET-10', 'what has no drawback is taken without asking', () => {
    expect(offers(does(table({ players: [{ specials: ['research'], buildings: [202] }] }), 0, 'use special:research'), 0)).not.toContain(
      'skip',
    );
  });
  rule('MIL-NET-12', 'an answer needs a question', () => refuses(table({}), 0, 'skip', 'MIL-NET-12', 'NOTHING_PENDING'));
});
