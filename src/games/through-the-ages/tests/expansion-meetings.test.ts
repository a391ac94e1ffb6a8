import { describe, expect } from 'vitest';
import { mask } from '../../../kernel/index.js';
import { civilLeft, cultureOf, discontentOf, scienceOf } from '../ask/ratings.js';
import { stored } from '../change/tokens.js';
import { asks, card, does, eventsOf, game, handOf, type Moment, offers, picks, playerAt, refuses } from './scene.js';
import { acting, its, modern } from './second.js';
import { rule } from './turns.js';

const EXPANSION = { rebalanced: true, military: true, leaders: 'secret', choice: 'random', agreed: [] } as const;
const END = { move: 'end-turn' };
const PASS = { move: 'no-politics' };
const STAGE = { move: 'stage', stages: 1, with: '' };
/** A turn from its very beginning. */
const TURN = [{ step: 'phase', phase: 'politics' }, { step: 'politics' }, { step: 'actions' }] as const;
const lead = (name: string) => ({ move: 'leader', card: name });
const learn = (name: string, order = '') => ({ move: 'technology', card: card(name), with: order, shared: -1 });
const foodAt = (at: Moment, seat = 0): number => stored(playerAt(at, seat), 'food');
const resourcesAt = (at: Moment, seat = 0): number => stored(playerAt(at, seat), 'resources');
const setAside = (at: Moment): number => playerAt(at, 0).earmarks.reduce((sum, { n }) => sum + n, 0);

describe('leaders meet ends of ages, events and each other', () => {
  rule('TTX-CRD-07', 'who has no yellow token left at the end of an age loses none, and Hippocrates still gives one', () => {
    for (const [yellow, after] of [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 2],
    ] as const) {
      const at = acting({ leader: 'hippocrates', lore: { healing: 1 }, yellow, workers: {} }, { age: 1, civilLeft: 1 });
      expect(playerAt(does(at, 0, END), 0).yellow).toBe(after);
    }
  });

  rule(['TTX-CRD-07', 'TTN-RES-01'], 'Hippocrates heals nobody who has left', () => {
    const at = modern({ seats: 3, age: 1, players: [{ leader: 'hippocrates', lore: { healing: 2 } }, {}, {}], civilLeft: 1 });
    const left = does(at, 0, { move: 'resign' });
    expect(left.state.age).toBe(2);
    expect(eventsOf(left, 'healed')).toEqual([]);
  });

  rule(['TTX-CRD-01', 'TTX-CRD-12'], 'Nostradamus sees what Confucius prepares for what it is, and nobody else does', () => {
    const at = modern({
      ...{ seats: 3, age: 1, expansion: EXPANSION, events: ['rats', 'good-harvest'] },
      players: [{ leader: 'confucius', hand: ['legion'] }, { leader: 'nostradamus' }, {}],
    });
    const { state } = does(at, 0, { move: 'prepare', card: 'legion' });
    const seenBy = (seat: number) => mask(game, state, seat).futureEvents.map((slot) => slot.card);
    expect([seenBy(1), seenBy(2)]).toEqual([[card('legion')], [null]]);
  });

  rule(['TTX-CRD-01', 'TTN-END-01'], 'a false event that is left at the end scores nothing', () => {
    const spec = { age: 4, round: 20, lastRound: 20, first: 1, expansion: EXPANSION } as const;
    const ended = (future: readonly string[]) => does(acting({ culture: 10, workers: {} }, { ...spec, events: [], future }), 0, END);
    const plain = ended([]);
    const feigned = ended(['nlw.war.hybrid-war']);
    expect([plain.state.over, feigned.state.over]).toEqual([true, true]);
    expect(playerAt(feigned, 0).culture).toBe(playerAt(plain, 0).culture);
  });

  rule(['TTX-CRD-04', 'TTA-CRD-18'], 'Sun Tzu without a tactic leaves none stronger', () => {
    const led = does(acting({ leader: 'sun-tzu', civilHand: ['moses'], workers: { warriors: 2 } }), 0, lead('moses'));
    expect([playerAt(led, 0).lore.taught, led.state.marks.taught]).toEqual([undefined, undefined]);
  });

  rule(['TTX-CRD-15', 'TTN-GOV-01'], 'a revolution leaves Gutenberg his action', () => {
    const at = acting(
      {
        ...{ leader: 'johannes-gutenberg', civilHand: [its('government.monarchy')], science: 9, culture: 0 },
        ...{ workers: { philosophy: 1 }, pool: 1, tokens: { bronze: 5 } },
      },
      { age: 1, expansion: EXPANSION },
    );
    const changed = does(at, 0, { move: 'government', card: its('government.monarchy'), way: 'revolution', with: '', shared: -1 });
    expect(civilLeft(changed.state, 0)).toBe(0);
    const build = { move: 'build', tech: 'philosophy', with: '', own: true };
    expect(resourcesAt(does(changed, 0, build))).toBe(5 - 2);
  });

  rule(['TTX-CRD-16', 'TTX-CRD-22'], 'savings of Gutenberg, of an action card and of the Silk Road add up', () => {
    const growth = its('action.urban-growth.a');
    const at = acting(
      {
        ...{ leader: 'johannes-gutenberg', wonders: ['silk-road'], civilHand: [growth], usedCivil: 4 },
        ...{ workers: { alchemy: 0 }, pool: 1, tokens: { bronze: 6 } },
      },
      { age: 1, expansion: EXPANSION },
    );
    // Alchemy costs 6: 1 less by the card, 1 by the Silk Road, 1 by Gutenberg.
    const built = does(at, 0, { move: 'build', tech: 'alchemy', with: growth, own: true });
    expect([resourcesAt(built), civilLeft(built.state, 0)]).toEqual([6 - 3, 0]);
  });

  rule(['TTX-CRD-31', 'TTN-CRD-13'], 'a technology developed in somebody else’s turn is none of one’s own next turn', () => {
    const marks = { prize: { card: card('alfred-nobel'), technologies: 2, culture: 4 } };
    const at = modern({
      ...{ age: 2, expansion: EXPANSION, events: ['development-of-civilization'] },
      players: [
        { hand: ['rats'], workers: {} },
        { civilHand: ['iron', 'irrigation'], science: 20, culture: 0, workers: {} },
      ],
    });
    at.state.marks = { ...at.state.marks, ...marks };
    const revealed = does(at, 0, { move: 'prepare', card: 'rats' }, { move: 'decline' });
    const now = does(revealed, 1, learn('iron'));
    const mine = does(does(now, 0, END), 1, PASS, learn('irrigation'));
    expect(playerAt(does(mine, 1, END), 1).culture).toBe(0);
  });

  rule(['TTX-CRD-32', 'TTX-CRD-17'], 'Nobel who falls to an event founds no prize', () => {
    const at = modern({ age: 3, expansion: EXPANSION, events: ['iconoclasm'], players: [{ hand: ['rats'] }, { leader: 'alfred-nobel' }] });
    const after = does(at, 0, { move: 'prepare', card: 'rats' });
    expect([playerAt(after, 1).leader, after.state.marks.prize]).toEqual([null, undefined]);
  });

  rule(['TTX-CRD-40', 'TTN-RES-01'], 'Fleming looks at no hand of somebody who has left', () => {
    const players = [{ leader: 'ian-fleming' }, { resigned: 1 }, { hand: ['rats'] }, { hand: ['legion'] }];
    expect(picks(modern({ seats: 4, age: 3, steps: TURN, players }), 0)).toEqual(['seat.2', 'seat.3']);
  });

  rule(['TTX-CRD-35', 'TTX-CRD-40', 'TTN-CRD-01'], 'who has given up his political action still looks and opens the Games', () => {
    const given = (leader: string) =>
      modern({ age: 3, steps: TURN, players: [{ leader, politicsGiven: true, culture: 0 }, { hand: ['rats', 'legion'] }] });
    const looked = does(given('ian-fleming'), 0, { move: 'pick', what: 'seat.1' });
    expect(eventsOf(looked, 'looked')).toHaveLength(1);
    const opened = does(given('pierre-de-coubertin'), 0, { move: 'pick', what: 'games' });
    expect([playerAt(opened, 0).culture, offers(opened, 0)]).toEqual([8, [PASS]]);
  });

  rule(['TTX-CRD-58', 'TTN-RES-01'], 'a Hybrid War ends with the one who leaves, and so does the unrest', () => {
    const at = modern({
      ...{ seats: 3, age: 3, expansion: EXPANSION },
      players: [{}, { workers: { religion: 2, agriculture: 4 }, yellow: 10, culture: 0, war: { card: 'hybrid-war', target: 0 } }, {}],
    });
    const before = discontentOf(at.state, 1);
    const left = does(at, 0, { move: 'resign' });
    expect([before - discontentOf(left.state, 1), playerAt(left, 1).culture]).toEqual([2, 7]);
  });

  rule(['TTX-EAR-01', 'TTX-CRD-42'], 'resources that Cleopatra sets aside for wonders pay no food', () => {
    const at = acting(
      { leader: 'cleopatra', wonder: 'international-red-cross', stages: 0, tokens: { agriculture: 3 }, culture: 0 },
      { age: 3, expansion: EXPANSION },
    );
    const earmarks = [{ from: card('cleopatra'), goods: 'resources', uses: ['urban', 'wonder'], n: 1 }] as const;
    at.state.players[0]!.earmarks = earmarks;
    const built = does(at, 0, STAGE);
    expect([foodAt(built), setAside(built), playerAt(built, 0).culture]).toEqual([0, 1, 6]);
  });

  rule(['TTX-EAR-01', 'TTA-MIL-04'], 'what Boudica has set aside is spent before a token is touched, and is gone with the turn', () => {
    const earmarks = [{ from: card('boudica'), goods: 'resources', uses: ['unit'], n: 2 }] as const;
    const at = acting({ leader: 'boudica', earmarks, pool: 1, workers: {}, tokens: { bronze: 3 } });
    const armed = does(at, 0, { move: 'build', tech: 'warriors', with: '' });
    expect([setAside(armed), resourcesAt(armed)]).toEqual([0, 3]);
    expect(setAside(does(at, 0, END))).toBe(0);
  });

  rule(['TTX-CRD-10', 'TTN-GOV-01'], 'Saladin’s token is spent by a revolution like any civil action', () => {
    const at = acting({ leader: 'saladin', lore: { token: 'civilActions' }, civilHand: [its('government.monarchy')], science: 9 });
    expect(civilLeft(at.state, 0)).toBe(5);
    const changed = does(at, 0, { move: 'government', card: its('government.monarchy'), way: 'revolution', with: '', shared: -1 });
    expect(civilLeft(changed.state, 0)).toBe(0);
    const spent = acting({
      leader: 'saladin',
      lore: { token: 'civilActions' },
      usedCivil: 1,
      civilHand: [its('government.monarchy')],
      science: 9,
    });
    refuses(
      spent,
      0,
      { move: 'government', card: its('government.monarchy'), way: 'revolution', with: '', shared: -1 },
      'TTN-GOV-01',
      'REVOLUTION_NEEDS_ALL_ACTIONS',
    );
  });

  rule(['TTX-CRD-10', 'TTX-CRD-50'], 'Call to Arms takes the action that Saladin lends like any other', () => {
    const at = modern({
      ...{ age: 2, expansion: EXPANSION, events: ['call-to-arms'], deck: ['legion', 'phalanx', 'raid.i'] },
      players: [{ hand: ['rats'], leader: 'saladin', lore: { token: 'civilActions' }, workers: {} }, { workers: { warriors: 3 } }],
    });
    const after = does(at, 0, { move: 'prepare', card: 'rats' });
    expect([civilLeft(after.state, 0), handOf(after, 0).length]).toEqual([5 - 2, 2]);
  });

  rule(['TTX-CRD-13', 'TTX-CRD-27'], 'Catherine looks at bare strength: Nostradamus saves nobody from her', () => {
    const at = modern({
      ...{ age: 2, expansion: EXPANSION },
      players: [
        { leader: 'catherine-the-great', workers: { warriors: 2 }, yellow: 3 },
        { leader: 'nostradamus', workers: { warriors: 1 }, yellow: 5 },
      ],
    });
    expect(offers(at, 0).some((m) => m.move === 'partition')).toBe(true);
  });
});

describe('wonders meet', () => {
  rule(['TTX-CRD-08', 'TTX-PROD-01'], 'Roman Roads change their sign with the age, and keep the last one to the end', () => {
    const signs = [1, 2, 3, 4].map((age) => {
      const spec = { age, expansion: EXPANSION, round: 20, lastRound: 30 } as const;
      const [paved, without] = [['roman-roads'], []].map((wonders) => acting({ wonders, workers: {} }, spec));
      const gained = (rate: (s: Moment['state'], seat: number) => number): number => rate(paved!.state, 0) - rate(without!.state, 0);
      return [resourcesAt(does(paved!, 0, END)), gained(scienceOf), gained(cultureOf)];
    });
    expect(signs).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 2],
      [0, 0, 2],
    ]);
  });

  rule(['TTX-CRD-21', 'TTA-CRD-01'], 'the card that builds the first stage of the Silk Road is not improved, the next one is', () => {
    const genius = 'engineering-genius.a';
    const at = acting(
      { wonder: 'silk-road', stages: 0, civilHand: [genius, 'patriotism.i'], tokens: { bronze: 8 }, workers: {} },
      { age: 1, expansion: EXPANSION },
    );
    const built = does(at, 0, { move: 'stage', stages: 1, with: genius });
    const better = does(built, 0, { move: 'action-card', card: 'patriotism.i' });
    expect(setAside(better)).toBe(2 + 1);
  });

  rule(['TTX-CRD-42', 'TTA-WON-03'], 'with Architecture several stages of the Red Cross are one action; each is paid and scores', () => {
    const at = acting(
      {
        ...{ wonder: 'international-red-cross', stages: 0, specials: ['architecture'], culture: 0 },
        ...{ tokens: { agriculture: 9 }, blue: 7, workers: {} },
      },
      { age: 3, expansion: EXPANSION },
    );
    const built = does(at, 0, { move: 'stage', stages: 3, with: '' });
    expect([foodAt(built), playerAt(built, 0).culture, playerAt(built, 0).usedCivil]).toEqual([0, 18, 1]);
  });

  rule(
    ['TTX-CRD-43', 'TTX-CRD-42'],
    'a helper of the Red Cross builds one stage in a turn, whatever construction technology he has',
    () => {
      const at = acting(
        { specials: ['architecture'], tokens: { agriculture: 9 }, blue: 7, culture: 0, workers: {} },
        { age: 3, expansion: EXPANSION, players: [{ wonder: 'international-red-cross', stages: 0 }] },
      );
      const helped = does(at, 0, { move: 'help-build', owner: 1 });
      expect([foodAt(helped), playerAt(helped, 1).wonder!.stages]).toEqual([6, 1]);
      expect(offers(helped, 0).some((m) => m.move === 'help-build')).toBe(false);
    },
  );

  rule('TTX-CRD-46', 'United Nations without an event of Age III in hand can only be declined, and without a card ask nothing', () => {
    const built = (hand: readonly string[]) =>
      does(
        acting({ wonder: 'united-nations', stages: 3, tokens: { bronze: 16 }, blue: 0, hand }, { age: 3, expansion: EXPANSION }),
        0,
        STAGE,
      );
    expect(offers(built(['rats', 'legion']), 0)).toEqual([{ move: 'decline' }]);
    expect(asks(built([])).step).toBe('actions');
  });

  rule(['TTX-CRD-34', 'TTX-CRD-08'], 'a token of the Louvre stands as one on Iron, and its culture goes with it', () => {
    const at = acting({ workers: { iron: 1 }, tokens: {}, blue: 1 }, { age: 2, expansion: EXPANSION });
    at.state.players[0]!.wonders = [{ id: card('louvre-museum'), ruined: false, tokens: 2 }];
    const spent = does(at, 0, { move: 'withdraw', n: 1 });
    expect([resourcesAt(spent), playerAt(spent, 0).blue, cultureOf(at.state, 0) - cultureOf(spent.state, 0)]).toEqual([2, 1, 1]);
  });

  rule(['TTX-CRD-11', 'TTX-CRD-23'], 'a farmer of Žižka is no champion for Himeji Castle', () => {
    const at = modern({
      age: 2,
      players: [
        {
          ...{ leader: 'jan-zizka', wonders: ['himeji-castle'], hand: ['t15.aggression.plunder.i'], tactic: 'fighting-band' },
          workers: { warriors: 3, agriculture: 2 },
        },
        { workers: { warriors: 1 }, tokens: { bronze: 3 } },
      ],
    });
    const plunder = { move: 'aggression', card: 't15.aggression.plunder.i', target: 1, champion: 'agriculture' };
    expect(offers(at, 0)).not.toContainEqual(expect.objectContaining(plunder));
  });

  rule(['TTX-CRD-18', 'TTX-CRD-38'], 'the Forbidden City gives Mandela no face to spare', () => {
    const spare = (wonders: readonly string[]) => {
      const at = acting({ leader: 'nelson-mandela', wonders, workers: { religion: 3 }, yellow: 12, culture: 0 }, { age: 3 });
      const ended = does(at, 0, END);
      return eventsOf(ended, 'change').filter((e) => e.seat === 0 && e.cause === card('nelson-mandela'));
    };
    expect(spare(['forbidden-city'])).toEqual(spare([]));
  });

  rule(['TTX-CRD-52', 'TTA-TOK-06'], 'a territory that takes more blue tokens than the bank has takes them from the cards', () => {
    const at = modern({
      ...{ age: 2, expansion: EXPANSION },
      players: [{ leader: 't15.leader.christopher-columbus', hand: ['autonomous-territory'], blue: 1, tokens: { bronze: 4 }, workers: {} }],
    });
    const settled = does(at, 0, { move: 'explore', card: 'autonomous-territory' }, { move: 'pick', what: 'culture' });
    expect([playerAt(settled, 0).blue, resourcesAt(settled)]).toEqual([0, 3]);
  });

  rule(['TTX-CRD-53', 'TTX-CRD-14'], 'negotiations in which the weakest is the strongest end as they began', () => {
    const at = modern({
      ...{ age: 2, expansion: EXPANSION, events: ['international-negotiations'] },
      players: [
        { hand: ['rats'], leader: 'nostradamus', workers: { warriors: 1 }, tokens: { agriculture: 4 } },
        { workers: { warriors: 2 }, tokens: { agriculture: 4 }, science: 3 },
      ],
    });
    const asked = does(at, 0, { move: 'prepare', card: 'rats' });
    expect(picks(asked, 0)).toEqual(['food', 'science']);
    const chosen = does(asked, 0, { move: 'pick', what: 'food' });
    expect([foodAt(chosen, 0), foodAt(chosen, 1)]).toEqual([4, 4]);
  });

  rule(['TTX-CRD-50', 'TTA-MCD-05'], 'a deck that runs out in the middle of Call to Arms is made anew from the discards', () => {
    const at = modern({
      ...{ age: 2, expansion: EXPANSION, events: ['call-to-arms'], deck: ['hussars'] },
      players: [{ hand: ['rats'], workers: {} }, { workers: { warriors: 3 } }],
    });
    at.state.militaryDiscard = [{ back: 'military-2', card: card('defensive-army'), known: 0 }];
    const after = does(at, 0, { move: 'prepare', card: 'rats' });
    expect(handOf(after, 0).toSorted()).toEqual([card('hussars'), card('defensive-army')].toSorted());
  });
});
