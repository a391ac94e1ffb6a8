import { describe, expect } from 'vitest';
import { mask } from '../../../kernel/index.js';
import { stored } from '../change/tokens.js';
import { asks, card, does, eventsOf, game, type Moment, picks, playerAt } from './scene.js';
import { acting, modern } from './second.js';
import { rule } from './turns.js';

const EXPANSION = { rebalanced: true, military: true, leaders: 'secret', choice: 'random', agreed: [] } as const;
const END = { move: 'end-turn' };
const PLUNDER = 't15.aggression.plunder.i';
const prepare = (name: string) => ({ move: 'prepare', card: name });
const tokensOn = (at: Moment, name: string, seat = 0): number => playerAt(at, seat).holdings.find((h) => h.id === card(name))?.tokens ?? 0;

describe('wonders', () => {
  rule('TTX-CRD-24', 'the champion of Himeji is lost where the attack fails', () => {
    const at = modern({
      age: 2,
      players: [
        { wonders: ['himeji-castle'], hand: [PLUNDER], workers: { knights: 1, warriors: 3 }, culture: 0 },
        { workers: { warriors: 4 }, tokens: { bronze: 3 }, hand: ['defense-colonization.ii', 'defense-colonization.iii'] },
      ],
    });
    const attacked = does(at, 0, { move: 'aggression', card: PLUNDER, target: 1, champion: 'knights' });
    const held = does(
      attacked,
      1,
      { move: 'commit-card', card: 'defense-colonization.iii' },
      { move: 'commit-card', card: 'defense-colonization.ii' },
      { move: 'settle' },
    );
    expect(eventsOf(held, 'fought')[0]).toMatchObject({ attack: 5 + 2 + 2, defence: 4 + 4 + 6 });
    expect(playerAt(held, 0).holdings.find((h) => h.id === card('knights'))!.workers).toBe(0);
  });
  rule('TTX-CRD-44', 'a helper takes the blue token of the Red Cross from the owner’s cards where the bank is empty', () => {
    const at = acting(
      { tokens: { agriculture: 3 }, culture: 0 },
      { age: 3, players: [{ wonder: 'international-red-cross', stages: 1, blue: 0, tokens: { bronze: 2 }, culture: 0 }] },
    );
    const helped = does(at, 0, { move: 'help-build', owner: 1 });
    expect([playerAt(helped, 1).wonder!.stages, playerAt(helped, 1).blue, tokensOn(helped, 'bronze', 1)]).toEqual([2, 0, 1]);
  });
  rule('TTX-CRD-34', 'who must lose more than he has keeps the tokens of the Louvre', () => {
    const at = modern({
      players: [
        { hand: [PLUNDER], workers: { warriors: 3 } },
        { workers: {}, tokens: { bronze: 1 } },
      ],
    });
    at.state.players[1]!.wonders = [{ id: card('louvre-museum'), ruined: false, tokens: 2 }];
    const won = does(at, 0, { move: 'aggression', card: PLUNDER, target: 1 });
    expect([stored(playerAt(won, 1), 'resources'), playerAt(won, 1).wonders[0]!.tokens]).toEqual([0, 2]);
  });
  rule('TTX-PROD-02', 'a pact that takes more than mines and bonuses make takes it from the stock', () => {
    const ended = (wonders: readonly string[]) => {
      const at = acting(
        { wonders, workers: { bronze: 0 }, tokens: { bronze: 3 }, pact: { card: 'acceptance-of-supremacy', partner: 1, role: 'b' } },
        { age: 1, seats: 3, players: [{}, {}] },
      );
      return stored(playerAt(does(at, 0, END), 0), 'resources');
    };
    // Roman Roads make one resource in Age I, which is weighed against what the pact takes.
    expect(ended(['roman-roads']) - ended([])).toBe(1);
    expect(ended([])).toBeLessThan(3);
  });
  rule('TTX-PROD-03', 'bonuses of production count for the Empire State Building', () => {
    const built = (leader: string) =>
      playerAt(
        does(
          acting(
            { wonder: 'empire-state-building', stages: 2, leader, tokens: { bronze: 9 }, blue: 6, workers: { bronze: 1 }, culture: 0 },
            { age: 3, players: [{ workers: { bronze: 1, warriors: 1, agriculture: 1, philosophy: 1 } }] },
          ),
          0,
          { move: 'stage', stages: 1, with: '' },
        ),
        0,
      ).culture;
    expect([built('moses'), built('isabella-of-castile')]).toEqual([0, 7]);
  });
  rule('TTX-CRD-22', 'the Silk Road betters an Efficient Upgrade by one resource, not by one building', () => {
    const upgrade = card('efficient-upgrade.i');
    const at = acting({ wonders: ['silk-road'], civilHand: [upgrade], workers: { bronze: 2, iron: 0 }, tokens: { bronze: 3 } });
    const raised = does(at, 0, { move: 'upgrade', from: 'bronze', to: 'iron', with: upgrade });
    const plain = does(acting({ civilHand: [upgrade], workers: { bronze: 2, iron: 0 }, tokens: { bronze: 3 } }), 0, {
      move: 'upgrade',
      from: 'bronze',
      to: 'iron',
      with: upgrade,
    });
    expect(stored(playerAt(raised, 0), 'resources') - stored(playerAt(plain, 0), 'resources')).toBe(1);
    expect(playerAt(raised, 0).holdings.find((h) => h.id === card('iron'))!.workers).toBe(1);
  });
});

describe('military cards', () => {
  rule('TTX-CRD-48', 'two players may plan the same event; it touches only who plans it', () => {
    const at = does(
      modern({
        ...{ age: 1, events: ['development-of-planning'], expansion: EXPANSION },
        players: [{ hand: ['rats'], workers: {} }, { workers: {} }],
      }),
      0,
      prepare('rats'),
    );
    const { cards } = eventsOf(at, 'planned')[0]!;
    const first = does(at, asks(at).seats[0]!, { move: 'pick', what: cards[0] });
    const other = asks(first).seats[0]!;
    expect(picks(first, other)).toEqual(cards);
    expect(eventsOf(does(first, other, { move: 'pick', what: cards[0] }), 'plan-chosen')).toContainEqual({
      event: 'plan-chosen',
      seat: other,
      card: cards[0],
    });
  });
  rule('TTX-CRD-55', 'Kidnap: no second leader of an age, nothing into a full hand; hidden hands open only to who has won', () => {
    const robbery = (mine: readonly string[], spec = {}) =>
      modern({
        age: 1,
        ...spec,
        players: [
          { hand: ['kidnap'], workers: { warriors: 3 }, civilHand: mine, leaderAges: [1] },
          { workers: { warriors: 1 }, civilHand: ['leonardo-da-vinci', 'irrigation'] },
        ],
      });
    const KIDNAP = { move: 'aggression', card: 'kidnap', target: 1 };
    expect(picks(does(robbery([]), 0, KIDNAP), 0)).toEqual([card('irrigation')]);
    const full = does(robbery(['iron', 'masonry', 'monarchy', 'alchemy']), 0, KIDNAP);
    expect(full.state.steps.some((step) => step.step === 'choose')).toBe(false);
    const hidden = robbery([], { hiddenHands: true });
    hidden.state.players[1]!.civilHand = playerAt(hidden, 1).civilHand.map((slot) => ({ ...slot, known: 2 }));
    const shown = (at: Moment) => mask(game, at.state, 0).players[1]!.civilHand.map((slot) => slot.card);
    expect(shown(hidden)).toEqual([null, null]);
    expect(shown(does(hidden, 0, KIDNAP))).toEqual(['leonardo-da-vinci', 'irrigation'].map(card));
  });
  rule('TTX-CRD-51', 'Freedom of Movement: savings of construction hold on both sides', () => {
    const price = (specials: readonly string[]) => {
      const at = does(
        modern({
          ...{ age: 2, events: ['freedom-of-movement'] },
          players: [{ hand: ['rats'], specials, workers: { religion: 1, alchemy: 0 }, tokens: { bronze: 5 } }, { workers: {} }],
        }),
        0,
        prepare('rats'),
        { move: 'pick', what: 'religion' },
        { move: 'pick', what: 'alchemy' },
      );
      return 5 - stored(playerAt(at, 0), 'resources');
    };
    // Masonry saves one on buildings of Age I and nothing on those of Age A.
    expect([price([]), price(['masonry'])]).toEqual([3, 2]);
  });
});
