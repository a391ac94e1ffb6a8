import { describe, expect } from 'vitest';
import { civilLeft, strengthOf } from '../ask/ratings.js';
import { allows, card, does, offers, playerAt, refuses } from './scene.js';
import { acting, its, modern } from './second.js';
import { rule } from './turns.js';

const EXPANSION = { rebalanced: true, military: true, leaders: 'secret', choice: 'random', agreed: [] } as const;
const END = { move: 'end-turn' };
const PASS = { move: 'no-politics' };
const lead = (name: string) => ({ move: 'leader', card: name });
const govern = (name: string, way: string, order = '') => ({
  move: 'government',
  card: its(`government.${name}`),
  way,
  with: order,
  shared: -1,
});

describe('what happens in the middle of something else', () => {
  rule(
    ['TTN-CRD-19', 'TTA-GOV-05'],
    'an action that Hammurabi lent is used up by a peaceful change, also to a government that is no larger',
    () => {
      const hammurabi = its('leader.hammurabi');
      const at = acting({ leader: hammurabi, usedCivil: 4, civilHand: [its('government.theocracy')], science: 6 });
      const changed = does(at, 0, { move: 'lend' }, govern('theocracy', 'peaceful'));
      expect(civilLeft(changed.state, 0)).toBe(0);
      // Lent and not used it survives even a revolution.
      const kept = does(acting({ leader: hammurabi, civilHand: [its('government.theocracy')], science: 6 }), 0, { move: 'lend' });
      expect(civilLeft(does(kept, 0, govern('theocracy', 'revolution')).state, 0)).toBe(1);
    },
  );

  rule(
    ['TTA-GOV-06', 'TTA-CRD-10'],
    'a revolution carried by Breakthrough leaves Newton his action, also in games that count technologies',
    () => {
      const hand = [its('government.monarchy'), 'breakthrough.i'];
      const at = acting({ leader: 'isaac-newton', civilHand: hand, science: 2, lore: { developed: 0, lent: 0 } }, { expansion: EXPANSION });
      expect(civilLeft(does(at, 0, govern('monarchy', 'revolution', 'breakthrough.i')).state, 0)).toBe(1);
    },
  );

  rule(
    ['TTX-CRD-04', 'TTX-CRD-05'],
    'a tactic under which Sun Tzu lies becomes common even when another is played in the same turn',
    () => {
      const at = acting({ leader: 'sun-tzu', tactic: 'legion', hand: ['fighting-band'], civilHand: ['moses'], workers: { warriors: 3 } });
      at.state.players[0]!.exclusive = true;
      const changed = does(at, 0, lead('moses'), { move: 'tactic', card: 'fighting-band' });
      expect([playerAt(changed, 0).lore.taught, strengthOf(changed.state, 0)]).toEqual([undefined, 3 + 1]);
      expect(offers(changed, 0).some((m) => m.move === 'copy-tactic')).toBe(false);
      const later = does(does(changed, 0, END), 1, PASS, END);
      expect(later.state.marks.taught).toEqual({ tactic: card('legion'), strength: 1, open: true });
      expect(later.state.commonTactics).toEqual([card('fighting-band')]);
      const copied = does(later, 0, PASS, { move: 'copy-tactic', card: 'legion', taught: true });
      expect(strengthOf(copied.state, 0)).toBe(3 + 2 + 1);
    },
  );

  rule(
    ['TTX-CRD-04', 'TTN-TURN-01', 'TTN-TAC-03'],
    'Sun Tzu who leaves because his own row ends the age keeps no tactic back: they are common in this very turn',
    () => {
      const at = acting({}, { civilLeft: 3, players: [{ leader: 'sun-tzu', tactic: 'legion', workers: { warriors: 3 } }] });
      at.state.players[1]!.exclusive = true;
      const ended = does(at, 0, END);
      const { leader, exclusive, lore } = playerAt(ended, 1);
      expect([leader, exclusive, lore.taught]).toEqual([null, false, 1]);
      expect(ended.state.marks.taught).toEqual({ tactic: card('legion'), strength: 1, open: true });
    },
  );

  rule(['TTX-CRD-45', 'TTA-RES-03'], 'colonies of somebody who has left are not in the game when the Red Cross counts', () => {
    const at = acting(
      { wonder: 'international-red-cross', stages: 4, tokens: { agriculture: 3 }, culture: 0 },
      { age: 3, seats: 3, players: [{ colonies: ['historic-territory.i'] }, { colonies: ['historic-territory.ii'], resigned: 1 }] },
    );
    expect(playerAt(does(at, 0, { move: 'stage', stages: 1, with: '' }), 0).culture).toBe(6 + 1);
  });

  rule(['TTN-CRD-15', 'TTN-CRD-17'], 'science that Churchill sets aside pays a technology that a partner helps with', () => {
    const pact = { card: its('pact.scientific-cooperation'), partner: 1, role: 'a' } as const;
    const soldiers = its('infantry.swordsmen');
    const at = acting(
      { leader: its('leader.winston-churchill'), pact, civilHand: [soldiers], science: 0 },
      { age: 3, seats: 3, players: [{ science: 1 }] },
    );
    const learn = { move: 'technology', card: soldiers, with: '', shared: 1 };
    refuses(at, 0, learn, 'TTA-TEC-01', 'NOT_ENOUGH_SCIENCE');
    const armed = does(at, 0, { move: 'arm' });
    expect(allows(armed, 0, learn)).toBe(true);
    expect([playerAt(does(armed, 0, learn), 0).science, playerAt(does(armed, 0, learn), 1).science]).toEqual([0, 0]);
  });

  rule(['TTX-CRD-35', 'TTN-RES-01'], 'games whose host has left are over', () => {
    const at = modern({ seats: 3, players: [{ leader: 'pierre-de-coubertin' }, {}, {}] });
    at.state.marks = { games: { card: card('pierre-de-coubertin'), seat: 0, culture: 8 } };
    expect(does(at, 0, { move: 'resign' }).state.marks.games).toBeUndefined();
  });
});
