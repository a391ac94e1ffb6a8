import { describe, expect } from 'vitest';
import { takingPrice } from '../ask/prices.js';
import { strengthOf } from '../ask/ratings.js';
import { stored } from '../change/tokens.js';
import { allows, asks, card, does, eventsOf, type Moment, picks, playerAt, refuses } from './scene.js';
import { acting, its, modern } from './second.js';
import { rule } from './turns.js';

const EXPANSION = { rebalanced: true, military: true, leaders: 'secret', choice: 'random', agreed: [] } as const;
const END = { move: 'end-turn' };
const DECLINE = { move: 'decline' };
const prepare = (name = 'rats') => ({ move: 'prepare', card: name });
const learn = (name: string, order = '', shared = -1) => ({ move: 'technology', card: card(name), with: order, shared });
const foodAt = (at: Moment, seat = 0): number => stored(playerAt(at, seat), 'food');
const resourcesAt = (at: Moment, seat = 0): number => stored(playerAt(at, seat), 'resources');
const setAside = (at: Moment): number => playerAt(at, 0).earmarks.reduce((sum, { n }) => sum + n, 0);

describe('what belongs to a turn ends with it', () => {
  rule(
    ['TTN-TAKE-01', 'TTN-CRD-01'],
    'who takes the Taj Mahal in somebody else’s turn pays in full, whoever he replaced in his own',
    () => {
      const at = acting(
        { hand: ['rats'], leader: 'moses', civilHand: ['joan-of-arc'], wonders: ['pyramids'], workers: { warriors: 4 } },
        {
          age: 2,
          row: ['', '', '', its('wonder.taj-mahal')],
          players: [{ hand: ['good-harvest'], workers: {} }],
          events: ['international-agreement'],
        },
      );
      const led = does(at, 0, { move: 'leader', card: 'joan-of-arc' });
      expect(takingPrice(led.state, 0, 3)).toBe(0);
      const asked = does(does(led, 0, END), 1, prepare('good-harvest'));
      expect([asks(asked), takingPrice(asked.state, 0, 0)]).toEqual([{ step: 'take-cards', seats: [0] }, 2]);
    },
  );

  rule(['TTX-CRD-55', 'TTN-CRD-13'], 'a stolen card that an event lets one play in somebody else’s turn scores nothing', () => {
    const at = modern({
      ...{ age: 1, expansion: EXPANSION, events: ['development-of-civilization'] },
      players: [
        { hand: ['kidnap'], workers: { warriors: 3 }, science: 20, culture: 0 },
        { civilHand: ['iron'], hand: ['good-harvest'], workers: {} },
      ],
    });
    const won = does(does(at, 0, { move: 'aggression', card: 'kidnap', target: 1 }), 1, { move: 'settle' });
    const stolen = does(won, 0, { move: 'pick', what: 'iron' });
    const before = playerAt(does(stolen, 0, END), 0).culture;
    const given = does(does(does(stolen, 0, END), 1, prepare('good-harvest'), DECLINE), 0, learn('iron'));
    expect(playerAt(given, 0).culture).toBe(before);
    expect(playerAt(does(stolen, 0, learn('iron')), 0).culture).toBe(3);
  });

  rule(['TTX-CRD-31', 'TTX-CRD-48', 'TTN-CRD-13'], 'what one plans and develops in one’s own political phase counts for the Prize', () => {
    const at = modern({
      ...{ age: 2, expansion: EXPANSION, events: ['development-of-planning'] },
      players: [{ hand: ['rats'], civilHand: ['iron', 'irrigation'], science: 30, culture: 0, workers: {} }],
    });
    at.state.marks = { prize: { card: card('alfred-nobel'), technologies: 2, culture: 4 } };
    const civilization = card('t15.event.development-of-civilization');
    at.state.buried = [
      { back: 'military-0', card: civilization, known: 0 },
      ...at.state.buried.filter((slot) => slot.card !== civilization),
    ];
    const planned = does(at, 0, prepare(), { move: 'pick', what: civilization }, learn('iron'));
    const other = picks(planned, 1).find((what) => what !== civilization)!;
    const acted = does(does(planned, 1, { move: 'pick', what: other }), 0, learn('irrigation'));
    const paid = eventsOf(does(acted, 0, END), 'change').filter((e) => e.cause === card('alfred-nobel'));
    expect(paid.map((e) => e.by)).toEqual([{ culture: 4 }]);
  });
});

describe('expeditions', () => {
  const sailing = (more: object = {}) =>
    does(
      modern({
        ...{ age: 1, expansion: EXPANSION, events: ['t15.territory.vast-territory.i'] },
        players: [
          { hand: ['rats'], leader: 'isabella-of-castile', tokens: { bronze: 6 }, workers: { warriors: 2 }, ...more },
          { workers: {} },
        ],
      }),
      0,
      prepare(),
    );

  rule(['TTA-COL-03', 'TTN-COL-01'], 'Isabella cannot buy too little for her bid and then send less', () => {
    const won = does(sailing(), 0, { move: 'bid', n: 5 });
    for (const n of [1, 2]) refuses(won, 0, { move: 'buy', n }, 'TTA-COL-03', 'PAYMENT_BELOW_BID', { need: 5, have: 2 + n });
    // Games of older rules go on with theirs.
    expect(allows({ ...won, position: { ...won.position, state: { ...won.state, rules: 7 } } }, 0, { move: 'buy', n: 1 })).toBe(true);
    const bought = does(won, 0, { move: 'buy', n: 3 }, { move: 'commit', unit: 'warriors' });
    refuses(bought, 0, { move: 'settle' }, 'TTA-COL-03', 'PAYMENT_BELOW_BID', { need: 5, have: 4 });
    const settled = does(bought, 0, { move: 'commit', unit: 'warriors' }, { move: 'settle' });
    expect([playerAt(settled, 0).colonies, resourcesAt(settled)]).toEqual([[card('t15.territory.vast-territory.i')], 0]);
  });

  rule(['TTA-COL-03', 'TTN-COL-01'], 'what Isabella may still buy does not hinder who can pay the bid with cards', () => {
    const won = does(sailing({ hand: ['rats', 'defense-colonization.i', 'defense-colonization.i'] }), 0, { move: 'bid', n: 4 });
    const bought = does(won, 0, { move: 'buy', n: 1 });
    refuses(bought, 0, { move: 'buy', n: 1 }, 'TTA-COL-03', 'ONCE_PER_FIGHT');
    expect(resourcesAt(bought)).toBe(5);
  });

  rule(['TTX-CRD-37', 'TTX-CRD-56'], 'under Dietrich one horseman is a pair of Hussars, at home and on an expedition', () => {
    const at = modern({
      ...{ age: 3, expansion: EXPANSION, events: ['t15.territory.vast-territory.ii'] },
      players: [{ hand: ['rats'], leader: 'marlene-dietrich', tactic: 'hussars', workers: { cavalrymen: 1 } }, { workers: {} }],
    });
    // Cavalrymen: 3 by themselves, an army of 2 and their level.
    expect(strengthOf(at.state, 0)).toBe(3 + 4);
    const won = does(at, 0, prepare(), { move: 'bid', n: 7 }, { move: 'commit', unit: 'cavalrymen' }, { move: 'settle' });
    expect(playerAt(won, 0).colonies).toHaveLength(1);
  });

  rule(['TTX-CRD-11', 'TTX-CRD-56'], 'farmers of Žižka do not ride with the Hussars', () => {
    const at = modern({ age: 2, players: [{ leader: 'jan-zizka', tactic: 'hussars', workers: { knights: 1, agriculture: 4 } }] });
    expect(strengthOf(at.state, 0)).toBe(2);
  });

  rule(['TTX-CRD-04', 'TTX-CRD-56'], 'Sun Tzu makes each army of Hussars stronger by one, whatever its level', () => {
    const player = { tactic: 'hussars', workers: { knights: 2, tanks: 2 } };
    const [plain, taught] = [{}, { lore: { taught: 1 } }].map((more) => modern({ age: 3, players: [{ ...player, ...more }] }));
    expect(strengthOf(taught!.state, 0) - strengthOf(plain!.state, 0)).toBe(2);
  });
});

describe('prices and partners', () => {
  rule('TTN-CRD-17', 'a technology that costs nothing after the pact needs no science of one’s own, but the point of the partner', () => {
    const shared = (science: number) =>
      acting(
        { science: 0, civilHand: ['nlw.government.communism'], pact: { card: 'scientific-cooperation', partner: 1, role: 'a' } },
        { seats: 3, age: 3, expansion: EXPANSION, players: [{ science }, {}] },
      );
    const revolution = { move: 'government', card: 'nlw.government.communism', way: 'revolution', with: '', shared: 1 };
    const changed = does(shared(2), 0, revolution);
    expect([playerAt(changed, 0).science, playerAt(changed, 1).science]).toEqual([0, 1]);
    refuses(shared(0), 0, revolution, 'TTN-CRD-17', 'NOT_ENOUGH_SCIENCE', { need: 1, have: 0 });
  });

  rule(['TTX-CRD-39', 'TTX-CRD-58'], 'a Hybrid War that makes people discontent makes Mandela cheaper', () => {
    const priceIn = (war: object) =>
      takingPrice(
        acting({ yellow: 16, workers: { religion: 1 }, ...war }, { age: 3, expansion: EXPANSION, row: ['nelson-mandela'] }).state,
        0,
        0,
      );
    expect([priceIn({}), priceIn({ war: { card: 'hybrid-war', target: 1 } })]).toEqual([1 + 3, 1]);
  });

  rule(['TTX-CRD-45', 'TTN-WON-01'], 'a Red Cross that somebody else finishes makes the next wonder dearer for its owner only', () => {
    const at = acting(
      { tokens: { agriculture: 3 }, workers: {} },
      { age: 3, expansion: EXPANSION, row: ['hollywood'], players: [{ wonder: 'international-red-cross', stages: 4 }] },
    );
    const done = does(at, 0, { move: 'help-build', owner: 1 });
    expect([0, 1].map((seat) => takingPrice(done.state, seat, 0))).toEqual([1, 2]);
    expect(playerAt(done, 1).blue).toBe(playerAt(at, 1).blue + 4);
  });

  rule(['TTX-CRD-21', 'TTX-CRD-42'], 'a card that saves nothing on the Red Cross is still the first card for the Silk Road', () => {
    const at = acting(
      {
        ...{ wonder: 'international-red-cross', wonders: ['silk-road'], civilHand: ['engineering-genius.iii', 'patriotism.iii'] },
        ...{ tokens: { agriculture: 3 }, workers: {}, culture: 0 },
      },
      { age: 3, expansion: EXPANSION },
    );
    const built = does(at, 0, { move: 'stage', stages: 1, with: 'engineering-genius.iii' });
    expect([foodAt(built), playerAt(built, 0).culture]).toEqual([0, 6]);
    const [late, first] = [built, at].map((x) => setAside(does(x, 0, { move: 'action-card', card: 'patriotism.iii' })));
    expect(first! - late!).toBe(1);
  });

  rule(['TTX-CRD-10', 'TTX-CRD-55'], 'the civil action of Saladin’s token makes room for a stolen card', () => {
    const taken = (token: 'strength' | 'civilActions') => {
      const at = modern({
        ...{ age: 1, expansion: EXPANSION },
        players: [
          {
            leader: 'saladin',
            lore: { token },
            hand: ['kidnap'],
            civilHand: ['iron', 'irrigation', 'masonry', 'alchemy'],
            workers: { warriors: 3 },
          },
          { civilHand: ['drama'], workers: {} },
        ],
      });
      return picks(does(at, 0, { move: 'aggression', card: 'kidnap', target: 1 }), 0);
    };
    expect([taken('strength'), taken('civilActions')]).toEqual([[], [card('drama')]]);
  });

  rule(['TTX-EAR-01', 'TTX-CRD-22'], 'what Maria Theresa gives is spent before what a card gave: it would leave with her', () => {
    const earmarks = [{ from: card('maria-theresa'), goods: 'resources', uses: ['unit'], n: 1 }] as const;
    const at = acting(
      {
        ...{ leader: 'maria-theresa', earmarks, wonders: ['silk-road'], civilHand: ['patriotism.i', 'isaac-newton'] },
        ...{ pool: 1, workers: {}, tokens: {} },
      },
      { age: 2, expansion: EXPANSION },
    );
    const armed = does(at, 0, { move: 'action-card', card: 'patriotism.i' }, { move: 'build', tech: 'warriors', with: '' });
    expect(setAside(armed)).toBe(1 + 2 + 1 - 2);
    const led = does(armed, 0, { move: 'leader', card: 'isaac-newton' });
    expect(setAside(led)).toBe(2);
  });
});
