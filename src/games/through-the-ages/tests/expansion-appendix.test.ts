import { describe, expect } from 'vitest';
import { mask } from '../../../kernel/index.js';
import { cultureOf, happinessOf, strengthOf } from '../ask/ratings.js';
import { stored } from '../change/tokens.js';
import { asks, card, does, eventsOf, game, type Moment, offers, picks, playerAt, refuses } from './scene.js';
import { acting, modern } from './second.js';
import { rule } from './turns.js';

const EXPANSION = { rebalanced: true, military: true, leaders: 'secret', choice: 'random', agreed: [] } as const;
const END = { move: 'end-turn' };
const PASS = { move: 'no-politics' };
const TURN = [{ step: 'phase', phase: 'politics' }, { step: 'politics' }, { step: 'actions' }] as const;
const prepare = (name: string) => ({ move: 'prepare', card: name });
const learn = (name: string) => ({ move: 'technology', card: name, with: '', shared: -1 });
const tokensOn = (at: Moment, name: string, seat = 0): number => playerAt(at, seat).holdings.find((h) => h.id === card(name))?.tokens ?? 0;

describe('Nostradamus', () => {
  const spec = { age: 1, events: ['rats', 'good-harvest', 'foray'], future: ['pestilence'], expansion: EXPANSION } as const;
  rule('TTX-CRD-12', 'what was prepared before he came stays unseen; what he saw he may look at when he has left', () => {
    const at = modern({ ...spec, players: [{ hand: ['raiders'] }, { leader: 'nostradamus', civilHand: ['moses'] }] });
    const seen = does(at, 0, prepare('raiders'));
    const view = (moment: Moment, seat: number) => mask(game, moment.state, seat).futureEvents.map((slot) => slot.card);
    expect(view(seen, 1)).toEqual([null, card('raiders')]);
    const gone = does(does(seen, 0, END), 1, PASS, { move: 'leader', card: 'moses' });
    expect([playerAt(gone, 1).leader, view(gone, 1)]).toEqual([card('moses'), [null, card('raiders')]]);
  });
  rule('TTX-CRD-13', 'his three count in no war and not for Boudica', () => {
    const wise = { leader: 'nostradamus', workers: { warriors: 2 } };
    const war = modern({
      steps: [{ step: 'war' }, { step: 'politics' }],
      players: [
        { workers: { warriors: 4 }, culture: 0, war: { card: 't15.war.war-over-culture.iii', target: 1 } },
        { ...wise, culture: 20 },
      ],
    });
    expect(eventsOf(war, 'fought')).toEqual([expect.objectContaining({ attack: 4, defence: 2 })]);
    const boudica = modern({ steps: TURN, players: [{ leader: 'boudica', workers: { warriors: 3 } }, wise] });
    expect(picks(boudica, 0)).toEqual(['food', 'resources', 'science']);
  });
  rule('TTX-CRD-14', 'who is weakest and strongest pulls down its own building and gains; what it takes from itself is lost first', () => {
    const both = (event: string, tokens: Record<string, number>) =>
      does(
        modern({
          ...{ age: 2, expansion: EXPANSION, events: [event] },
          players: [
            { hand: ['rats'], workers: { warriors: 3, bronze: 2, philosophy: 1, irrigation: 0 }, tokens, science: 3 },
            { leader: 'nostradamus', workers: { warriors: 2 } },
          ],
        }),
        0,
        prepare('rats'),
      );
    const border = does(both('border-conflict', {}), 0, { move: 'pick', what: 'bronze' });
    expect([playerAt(border, 0).pool, stored(playerAt(border, 0), 'resources')]).toEqual([2, 3]);
    // Three food as three tokens on Agriculture come back as one on Irrigation and one on Agriculture.
    const swapped = does(both('international-negotiations', { agriculture: 3 }), 0, { move: 'pick', what: 'food' });
    expect([tokensOn(swapped, 'irrigation'), tokensOn(swapped, 'agriculture')]).toEqual([1, 1]);
  });
});

describe('leaders of Ages A to II', () => {
  rule('TTX-CRD-01', 'a false event gives its science when Confucius is long gone', () => {
    const at = modern({
      age: 1,
      events: ['legion', 'rats'],
      players: [{ hand: ['foray'], science: 0 }, { science: 2 }],
      expansion: EXPANSION,
    });
    const after = does(at, 0, prepare('foray'));
    expect([playerAt(after, 0).science, playerAt(after, 1).science]).toEqual([1, 3]);
  });
  rule('TTX-CRD-03', 'what Sun Tzu lays aside nobody copies, not even he', () => {
    const at = acting({
      leader: 'sun-tzu',
      tactic: 'legion',
      hand: ['fighting-band'],
      workers: { warriors: 3 },
      government: 't15.government.communism',
    });
    at.state.players[0]!.exclusive = true;
    const played = does(at, 0, { move: 'tactic', card: 'fighting-band' });
    refuses(played, 0, { move: 'copy-tactic', card: 'legion' }, 'TTN-TAC-02', 'TACTIC_NOT_COMMON');
    const next = does(played, 0, END);
    expect(offers(does(next, 1, PASS), 1).filter((m) => m.move === 'copy-tactic')).toEqual([]);
  });
  rule(
    'TTX-CRD-11',
    'farmers of any level are units of Age A, infantry or artillery as it serves best; the Great Wall passes them by',
    () => {
      const strength = (tactic: string, workers: Record<string, number>, wonders: string[] = []) =>
        strengthOf(acting({ leader: 'jan-zizka', tactic, workers, wonders }, { age: 3 }).state, 0);
      // A tactic of Age II with one old unit is worth less.
      expect(strength('defensive-army', { riflemen: 2, 'selective-breeding': 1 })).toBe(
        strength('defensive-army', { riflemen: 2, agriculture: 1 }),
      );
      expect(strength('legion', { 'selective-breeding': 3 })).toBe(2);
      // The Great Wall gives for infantry and artillery on cards.
      const wall = strength('legion', { agriculture: 3 }, ['great-wall']) - strength('legion', { agriculture: 3 });
      expect(wall).toBe(strength('legion', {}, ['great-wall']) - strength('legion', {}));
    },
  );
  rule('TTX-CRD-30', 'Maria Theresa gains from the citizens that an event brings', () => {
    const at = modern({
      ...{ age: 2, events: ['immigration'], expansion: EXPANSION },
      players: [
        { hand: ['rats'], leader: 'maria-theresa', science: 0, culture: 0, workers: { religion: 3 } },
        { workers: {}, yellow: 1 },
      ],
    });
    const after = does(at, 0, prepare('rats'));
    const grown = playerAt(after, 0).pool - playerAt(at, 0).pool;
    const gained = eventsOf(after, 'change').filter((e) => e.seat === 0 && e.cause === card('maria-theresa'));
    expect([grown, gained.length]).toEqual([1, 1]);
  });
  rule('TTX-CRD-30', 'a citizen that the bank has not brings Maria Theresa nothing', () => {
    const settled = modern({
      players: [{ leader: 'maria-theresa', workers: {}, yellow: 1, science: 0, culture: 0 }],
      steps: [{ step: 'gain', seat: 0, gain: { population: 2 }, cause: card('inhabited-territory.ii') }, { step: 'politics' }],
    });
    expect([playerAt(settled, 0).pool, playerAt(settled, 0).science, playerAt(settled, 0).culture]).toEqual([2, 1, 1]);
  });
  rule(['TTX-CRD-31', 'TTX-CRD-32'], 'the Prize: two technologies after the founder left, once in a turn, and again in another', () => {
    const player = {
      leader: 'alfred-nobel',
      civilHand: ['isaac-newton', 'iron', 'irrigation', 'masonry', 'theology'],
      science: 40,
      culture: 0,
      workers: {},
      government: 't15.government.democracy',
    };
    const at = acting(player, { expansion: EXPANSION, age: 2 });
    const won = (moment: Moment) =>
      eventsOf(moment, 'change')
        .filter((e) => e.cause === card('alfred-nobel') && e.seat === 0)
        .map((e) => e.by);
    const founded = does(at, 0, { move: 'leader', card: 'isaac-newton' });
    const many = does(founded, 0, learn('iron'), learn('irrigation'), learn('masonry'), learn('theology'), END);
    expect(won(many)).toEqual([{ culture: 4 }]);
    const some = does(founded, 0, learn('iron'), learn('irrigation'), END);
    const again = does(does(some, 1, PASS, END), 0, PASS, learn('masonry'), learn('theology'), END);
    expect(won(again)).toEqual([{ culture: 4 }]);
  });
});

describe('leaders of Age III', () => {
  rule(
    ['TTX-CRD-36', 'TTX-EX-12'],
    'Dietrich: a better theatre without a worker changes nothing, the first worker on it everything',
    () => {
      const extra = (workers: Record<string, number>) => {
        const [led, plain] = ['marlene-dietrich', undefined].map(
          (leader) => acting({ ...(leader && { leader }), workers }, { age: 3 }).state,
        );
        return [cultureOf(led!, 0) - cultureOf(plain!, 0), happinessOf(led!, 0) - happinessOf(plain!, 0)];
      };
      expect(extra({ 't15.theater.opera': 3, 't15.theater.movies': 0 })).toEqual([3, 3]);
      expect(extra({ 't15.theater.opera': 2, 't15.theater.movies': 1 })).toEqual([1, 1]);
    },
  );
  rule('TTX-CRD-38', 'Mandela: faces above eight count for nothing, and an empty bank has none to spare', () => {
    const spare = (yellow: number, theology: number) => {
      const ended = does(acting({ leader: 'nelson-mandela', yellow, workers: { theology }, culture: 0 }, { age: 3 }), 0, END);
      return eventsOf(ended, 'change')
        .filter((e) => e.cause === card('nelson-mandela'))
        .map((e) => e.by.culture);
    };
    expect([spare(0, 5), spare(18, 4), spare(18, 6)]).toEqual([[], [8], [8]]);
    // It is no part of the rating.
    const { state } = acting({ leader: 'nelson-mandela', yellow: 18, workers: { theology: 4 } }, { age: 3 });
    expect(cultureOf(state, 0)).toBe(2 + 4);
  });
  rule('TTX-CRD-38', 'Mandela scores after the hand was cut down', () => {
    const at = acting(
      { leader: 'nelson-mandela', yellow: 18, workers: { theology: 1 }, hand: ['legion', 'rats', 'foray', 'raiders'], culture: 0 },
      { age: 3 },
    );
    const asked = does(at, 0, END);
    expect([asks(asked).step, playerAt(asked, 0).culture]).toEqual(['discard', 0]);
  });
  rule('TTX-CRD-37', 'Dietrich goes with an expedition: three units are two armies, one unit is none', () => {
    const most = (workers: Record<string, number>) => {
      const at = modern({
        ...{ age: 3, events: ['historic-territory.i', 'rats'], steps: [{ step: 'reveal' }, { step: 'politics' }] },
        players: [{ leader: 'marlene-dietrich', tactic: 'medieval-army', workers }],
      });
      return Math.max(0, ...offers(at, 0).flatMap((m) => (m.move === 'bid' ? [m.n] : [])));
    };
    expect([most({ warriors: 2, knights: 1 }), most({ warriors: 1 })]).toEqual([2 + 2 + 2 * 2, 1]);
  });
});
