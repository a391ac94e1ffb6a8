import { describe, expect } from 'vitest';
import { civilLeft, discontentOf, militaryLeft, strengthOf } from '../ask/ratings.js';
import { stored } from '../change/tokens.js';
import { allows, asks, card, does, handOf, type Moment, offers, playerAt, refuses } from './scene.js';
import { acting, its, modern } from './second.js';
import { rule } from './turns.js';

const EXPANSION = { rebalanced: true, military: true, leaders: 'secret', choice: 'random', agreed: [] } as const;
const END = { move: 'end-turn' };
const PASS = { move: 'no-politics' };
const resourcesAt = (at: Moment): number => stored(playerAt(at, 0), 'resources');
const lead = (name: string) => ({ move: 'leader', card: name });
const govern = (name: string, way: string, order = '') => ({
  move: 'government',
  card: its(`government.${name}`),
  way,
  with: order,
  shared: -1,
});

describe('what happens in the middle of something else', () => {
  rule('TTN-POL-01', 'an event that takes Caesar away takes his second political action', () => {
    const hand = [its('event.civil-unrest'), its('event.civil-unrest')];
    const after = (event: string) => {
      const at = modern({
        expansion: EXPANSION,
        age: 1,
        events: [event],
        players: [{ leader: 'nlw.leader.julius-caesar', hand, workers: { warriors: 2 } }, {}],
      });
      return does(at, 0, { move: 'prepare', card: its('event.civil-unrest') });
    };
    const [kept, gone] = [after('rats'), after('iconoclasm')];
    expect([playerAt(kept, 0).leader, asks(kept).step]).toEqual(['nlw.leader.julius-caesar', 'politics']);
    expect([playerAt(gone, 0).leader, asks(gone).step]).toEqual([null, 'actions']);
  });

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

describe('what leaves, shrinks or comes late', () => {
  const CROSS = 'international-red-cross';
  const HELP = { move: 'help-build', owner: 1 };

  rule(['TTX-CRD-43', 'TTX-CRD-45'], 'the Red Cross finished by another in the last turn of all still counts for its owner', () => {
    const at = acting(
      { tokens: { agriculture: 3 }, culture: 0, workers: {} },
      {
        ...{ age: 4, round: 20, lastRound: 20, first: 1, expansion: EXPANSION },
        players: [{ wonder: CROSS, stages: 4, culture: 0, colonies: ['historic-territory.i'], workers: {} }],
      },
    );
    const helped = does(at, 0, HELP);
    expect([playerAt(helped, 0).culture, playerAt(helped, 1).culture]).toEqual([6, 1]);
    expect(playerAt(helped, 1).wonders.map(({ id }) => id)).toEqual([card(CROSS)]);
    expect(does(helped, 0, END).state.over).toBe(true);
  });

  rule('TTX-CRD-44', 'where the bank of its owner is empty a token of his cards covers the stage, not one of the helper', () => {
    const at = acting(
      { tokens: { agriculture: 3 } },
      { age: 3, players: [{ wonder: CROSS, stages: 1, blue: 0, tokens: { bronze: 2, iron: 3 } }] },
    );
    const helped = playerAt(does(at, 0, HELP), 1);
    expect(helped.holdings.flatMap(({ tokens }) => (tokens > 0 ? [tokens] : []))).toEqual([1, 3]);
    expect([helped.blue, helped.wonder!.stages]).toEqual([0, 2]);
  });

  rule(
    ['TTX-CRD-10', 'TTN-LDR-01'],
    'the white token of Saladin who is replaced was a used one, and the action for the new leader comes back',
    () => {
      const at = acting({ leader: 'saladin', lore: { token: 'civilActions' }, usedCivil: 4, civilHand: ['james-cook'] }, { age: 2 });
      expect(civilLeft(at.state, 0)).toBe(1);
      const led = does(at, 0, lead('james-cook'));
      expect([civilLeft(led.state, 0), playerAt(led, 0).lore.token]).toEqual([1, undefined]);
      const armed = acting({ leader: 'saladin', lore: { token: 'strength' }, civilHand: ['james-cook'] }, { age: 2 });
      expect(strengthOf(armed.state, 0) - strengthOf(does(armed, 0, lead('james-cook')).state, 0)).toBe(2);
    },
  );

  rule(['TTX-CRD-04', 'TTX-CRD-05', 'TTN-TAC-01'], 'who plays a card of his own of the same name leaves what Sun Tzu has taught', () => {
    const at = acting({ tactic: 'legion', hand: ['legion'], lore: { taught: 1 }, workers: { warriors: 3 } });
    at.state.marks = { taught: { tactic: card('legion'), strength: 1, open: true } };
    const changed = does(at, 0, { move: 'tactic', card: 'legion' });
    expect(strengthOf(at.state, 0) - strengthOf(changed.state, 0)).toBe(1);
    // His own goes to the common ones; the one that was taught stays beside it, to be copied for itself.
    const later = does(does(changed, 0, END), 1, PASS, END);
    expect([later.state.commonTactics, later.state.marks.taught?.open]).toEqual([[card('legion')], true]);
    expect(offers(does(later, 0, PASS), 0)).toContainEqual({ move: 'copy-tactic', card: card('legion'), taught: true });
  });

  rule(['TTX-CRD-03', 'TTN-TAC-02'], 'nobody copies a tactic that Sun Tzu keeps back, not even his owner', () => {
    const at = acting({ leader: 'sun-tzu', tactic: 'phalanx', lore: { tactics: [card('legion')] } });
    at.state.players[0]!.exclusive = true;
    refuses(at, 0, { move: 'copy-tactic', card: 'legion' }, 'TTN-TAC-02', 'TACTIC_NOT_COMMON');
    const later = does(does(at, 0, END), 1, PASS);
    for (const name of ['legion', 'phalanx']) refuses(later, 1, { move: 'copy-tactic', card: name }, 'TTN-TAC-02', 'TACTIC_NOT_COMMON');
  });

  rule('TTX-CRD-07', 'tokens of Hippocrates outlast him and the government on which they lie', () => {
    const healing = { leader: 'hippocrates', lore: { healing: 2 }, civilHand: ['moses', its('government.theocracy')], science: 9 };
    const at = acting({ ...healing, yellow: 10 }, { age: 1, civilLeft: 1 });
    const changed = does(at, 0, lead('moses'), govern('theocracy', 'peaceful'));
    expect([playerAt(changed, 0).leader, playerAt(changed, 0).lore.healing]).toEqual([card('moses'), 2]);
    const aged = does(changed, 0, END);
    expect([aged.state.age, playerAt(aged, 0).lore.healing, playerAt(aged, 0).yellow]).toEqual([2, 1, 10 - 2 + 1]);
  });

  rule('TTX-CRD-35', 'the Games cost also their host, outlast his leader and end before his next political phase', () => {
    const games = { card: card('pierre-de-coubertin'), seat: 0, culture: 8 };
    const at = modern({ age: 3, players: [{ leader: 'pierre-de-coubertin', hand: ['raid.i'], workers: { warriors: 4 }, culture: 20 }] });
    at.state.marks = { games };
    expect(playerAt(does(at, 0, { move: 'aggression', card: 'raid.i', target: 1 }), 0).culture).toBe(20 - 8);
    const replaced = acting({ leader: 'pierre-de-coubertin', civilHand: ['albert-einstein'] }, { age: 3 });
    replaced.state.marks = { games };
    const ended = does(replaced, 0, lead('albert-einstein'), END);
    expect(ended.state.marks.games).toEqual(games);
    expect(does(ended, 1, PASS, END).state.marks.games).toBeUndefined();
  });

  rule(['TTX-PROD-01', 'TTA-CRD-18'], 'a ruined wonder neither adds to production nor to action cards', () => {
    const roads = acting({ wonders: ['roman-roads'], workers: { bronze: 1 } }, { age: 1, expansion: EXPANSION });
    const mined = (at: typeof roads): number => resourcesAt(does(at, 0, END));
    const before = mined(roads);
    roads.state.players[0]!.wonders = [{ id: card('roman-roads'), ruined: true }];
    expect(before - mined(roads)).toBe(1);
    const silk = acting({ wonders: ['silk-road'], civilHand: ['patriotism.i'] });
    const armed = (at: typeof silk): number =>
      playerAt(does(at, 0, { move: 'action-card', card: 'patriotism.i' }), 0).earmarks.reduce((sum, { n }) => sum + n, 0);
    const better = armed(silk);
    silk.state.players[0]!.wonders = [{ id: card('silk-road'), ruined: true }];
    expect(better - armed(silk)).toBe(1);
  });

  rule(['TTX-EAR-01', 'TTA-MIL-04'], 'who replaces Maria Theresa loses what is left of hers, and keeps what a card gave', () => {
    const marks = (from: string, n: number) => ({ from: card(from), goods: 'resources', uses: ['unit'], n }) as const;
    const at = acting(
      { leader: 'maria-theresa', earmarks: [marks('maria-theresa', 3), marks('patriotism.i', 2)], civilHand: ['james-cook'] },
      { age: 2 },
    );
    expect(playerAt(does(at, 0, lead('james-cook')), 0).earmarks).toEqual([marks('patriotism.i', 2)]);
  });

  rule(['TTN-GOV-01', 'TTX-CRD-10'], 'a smaller government takes used actions first, also beside the token of Saladin', () => {
    const at = acting(
      {
        ...{ leader: 'saladin', lore: { token: 'civilActions' }, government: its('government.constitutional-monarchy') },
        ...{ usedCivil: 5, usedMilitary: 1, civilHand: [its('government.theocracy')], science: 9 },
      },
      { age: 2 },
    );
    expect([civilLeft(at.state, 0), militaryLeft(at.state, 0)]).toEqual([6 + 1 - 5, 4 - 1]);
    // Theocracy has 4 and 3: of the six used ones (the change itself is one) two go, and the used military one.
    const changed = does(at, 0, govern('theocracy', 'peaceful'));
    expect([civilLeft(changed.state, 0), militaryLeft(changed.state, 0)]).toEqual([4 + 1 - 4, 3]);
  });
});

describe('what two cards do together', () => {
  rule(['TTX-CRD-35', 'TTA-IND-01'], 'the Games take no more culture than there is', () => {
    const at = modern({ age: 3, players: [{ hand: ['raid.i'], workers: { warriors: 4 }, culture: 5 }] });
    at.state.marks = { games: { card: card('pierre-de-coubertin'), seat: 1, culture: 8 } };
    expect(playerAt(does(at, 0, { move: 'aggression', card: 'raid.i', target: 1 }), 0).culture).toBe(0);
  });

  rule(['TTX-CRD-43', 'TTN-RES-01'], 'nobody builds at the Red Cross of somebody who has left', () => {
    const at = modern({
      ...{ seats: 3, age: 3, expansion: EXPANSION },
      players: [{ wonder: 'international-red-cross', stages: 2 }, { tokens: { agriculture: 3 } }, {}],
    });
    const left = does(at, 0, { move: 'resign' });
    expect(offers(does(left, 1, PASS), 1).some((m) => m.move === 'help-build')).toBe(false);
  });

  rule(['TTX-CRD-18', 'TTX-CRD-58'], 'the Forbidden City bears two of those whom a Hybrid War makes discontent', () => {
    const people = { workers: { agriculture: 6 }, yellow: 10 };
    const at = modern({
      age: 3,
      players: [
        { ...people, war: { card: 'hybrid-war', target: 1 } },
        { ...people, wonders: ['forbidden-city'] },
      ],
    });
    expect([0, 1].map((seat) => discontentOf(at.state, seat))).toEqual([3, 1]);
  });

  rule(['TTX-CRD-21', 'TTX-CRD-22'], 'a card that Harvard College allows to be played at once is the first card for the Silk Road', () => {
    const stockpile = its('action.stockpile.a');
    const at = acting({ wonders: ['harvard-college', 'silk-road'] }, { expansion: EXPANSION, age: 2, row: [stockpile] });
    const played = playerAt(does(at, 0, { move: 'take', place: 0 }, { move: 'action-card', card: stockpile }), 0);
    expect([stored(played, 'food'), stored(played, 'resources')]).toEqual([2, 2]);
  });

  rule(
    ['TTX-CRD-46', 'TTN-END-01'],
    'an event that the United Nations show in the last turn scores once: what returns to a hand is no event at the end',
    () => {
      const at = acting(
        { wonder: 'united-nations', stages: 3, tokens: { bronze: 16 }, blue: 0, hand: ['impact-of-strength'], workers: { warriors: 3 } },
        { age: 4, round: 20, lastRound: 20, first: 1, expansion: EXPANSION },
      );
      const shown = does(at, 0, { move: 'stage', stages: 1, with: '' }, { move: 'assemble', card: 'impact-of-strength' });
      const over = does(shown, 0, END);
      expect([over.state.over, handOf(shown, 0)]).toEqual([true, [card('impact-of-strength')]]);
      expect(playerAt(over, 0).culture).toBe(playerAt(shown, 0).culture);
    },
  );

  rule('TTX-CRD-15', 'the action of Gutenberg takes a card when no other is left, and only a library or laboratory', () => {
    const at = acting(
      { leader: 'johannes-gutenberg', usedCivil: 4, culture: 0 },
      { age: 1, expansion: EXPANSION, row: ['printing-press', 'iron', '', '', '', 'alchemy'] },
    );
    const own = { move: 'take', place: 0, own: true };
    expect(offers(at, 0).filter((m) => m.move === 'take')).toEqual([own]);
    expect(playerAt(does(at, 0, own), 0).culture).toBe(2);
  });
});
