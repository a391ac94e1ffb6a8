import { describe, expect } from 'vitest';
import { mask, playUntrusted } from '../../../kernel/index.js';
import { buildingPrice, sciencePrice, takingPrice, upgradePrice } from '../ask/prices.js';
import { concerned } from '../ask/ranking.js';
import { civilLeft, civilTotal, cultureOf, happinessOf, scienceOf, strengthOf } from '../ask/ratings.js';
import { asks, card, does, eventsOf, game, handOf, offers, picks, playerAt, refuses } from './scene.js';
import { acting, its, modern } from './second.js';
import { foodOf, resourcesOf, rule } from './turns.js';

const POLITICS = [{ step: 'phase', phase: 'politics' }, { step: 'politics' }] as const;
const EXPANSION = { rebalanced: true, military: true, leaders: 'secret', choice: 'random', agreed: [] } as const;
const changes = (at: Parameters<typeof eventsOf>[0], cause: string) =>
  eventsOf(at, 'change').flatMap((e) => (e.cause === card(cause) ? [e.by] : []));

describe('leaders of Age A', () => {
  rule('TTX-CRD-01', 'Confucius prepares any card; what is no event gives science to all, and nobody knows before', () => {
    const at = modern({
      age: 1,
      events: ['t15.aggression.raid.i', 'rats'],
      players: [{ leader: 'confucius', hand: ['legion'], science: 0 }, { science: 0 }],
      expansion: EXPANSION,
    });
    const prepared = does(at, 0, { move: 'prepare', card: 'legion' });
    expect([playerAt(prepared, 0).science, playerAt(prepared, 1).science]).toEqual([1 + 1, 1]);
    expect(prepared.state.futureEvents.map((x) => x.known)).toEqual([1]);
    expect(mask(game, prepared.state, 1).futureEvents[0]!.card).toBeNull();
    refuses(modern({ players: [{ hand: ['legion'] }] }), 0, { move: 'prepare', card: 'legion' }, 'TTA-MCD-01', 'WRONG_CARD_TYPE');
  });

  rule(['TTX-CRD-02', 'TTX-EX-18'], 'Sun Tzu draws two and up to three for unused military actions', () => {
    const drawn = (usedMilitary: number): number =>
      handOf(does(acting({ leader: 'sun-tzu', government: 't15.government.communism', usedMilitary }), 0, { move: 'end-turn' }), 0).length;
    expect([drawn(5), drawn(3), drawn(0)]).toEqual([2, 4, 5]);
  });

  rule(['TTX-CRD-03', 'TTX-CRD-04', 'TTX-CRD-05'], 'his tactics stay his; leaving he teaches the last one', () => {
    const at = acting({
      leader: 'sun-tzu',
      tactic: 'legion',
      hand: ['fighting-band'],
      civilHand: ['moses'],
      workers: { warriors: 2 },
    });
    at.state.players[0]!.exclusive = true;
    const played = does(at, 0, { move: 'tactic', card: 'fighting-band' });
    expect(playerAt(played, 0).lore.tactics).toEqual([card('legion')]);
    const left = does(played, 0, { move: 'leader', card: 'moses' });
    expect(left.state.marks.taught).toEqual({ tactic: card('fighting-band'), strength: 1, open: false });
    expect(strengthOf(left.state, 0)).toBe(2 + 1 + 1);
    const round = does(does(left, 0, { move: 'end-turn' }), 1, { move: 'no-politics' }, { move: 'end-turn' });
    expect(round.state.commonTactics).toEqual([card('legion')]);
    expect(round.state.marks.taught!.open).toBe(true);
    expect(strengthOf(round.state, 0)).toBe(4);
  });

  rule('TTX-CRD-06', 'where hands are hidden Ashoka shows one card of each colour that counts, and no more', () => {
    const hand = ['moses', 'iron', 'masonry', 'coal', 'monarchy'];
    const at = acting({ leader: 'ashoka', civilHand: hand, workers: { bronze: 1 } }, { hiddenHands: true });
    at.state.players[0]!.civilHand = playerAt(at, 0).civilHand.map((slot) => ({ ...slot, known: 1 }));
    const ended = does(at, 0, { move: 'end-turn' });
    expect(mask(game, ended.state, 1).players[0]!.civilHand.map((slot) => slot.card)).toEqual([
      ...['moses', 'iron', 'masonry'].map(card),
      null,
      null,
    ]);
    expect(eventsOf(ended, 'bared').map((e) => e.cards)).toEqual([['moses', 'iron', 'masonry'].map(card)]);
    expect([foodOf(ended), resourcesOf(ended)]).toEqual([1, 1 + 1]);
    const one = acting({ leader: 'ashoka', civilHand: ['iron'] }, { hiddenHands: true });
    expect(eventsOf(does(one, 0, { move: 'end-turn' }), 'bared')).toEqual([]);
  });

  rule('TTX-CRD-06', 'Ashoka: two colours bring a resource, three food as well', () => {
    const made = (civilHand: string[]) => {
      const ended = does(acting({ leader: 'ashoka', civilHand, workers: { agriculture: 1, bronze: 1 } }), 0, { move: 'end-turn' });
      return [foodOf(ended), resourcesOf(ended)];
    };
    expect(made(['iron'])).toEqual([1, 1]);
    expect(made(['iron', 'alchemy'])).toEqual([1, 2]);
    expect(made(['iron', 'alchemy', 'masonry'])).toEqual([2, 2]);
    expect(made(['iron', 'irrigation'])).toEqual([1, 1]);
  });

  rule('TTX-CRD-07', 'Hippocrates keeps tokens on the government that nothing touches', () => {
    const at = modern({ age: 1, steps: POLITICS, players: [{ leader: 'hippocrates', yellow: 0 }] });
    expect(playerAt(at, 0).lore.healing).toBe(1);
    expect(playerAt(at, 0).yellow).toBe(0);
    const full = modern({ age: 1, steps: POLITICS, players: [{ leader: 'hippocrates', lore: { healing: 3 } }] });
    expect(playerAt(full, 0).lore.healing).toBe(3);
    const aged = modern({
      age: 1,
      civilLeft: 0,
      steps: [{ step: 'replenish' }, { step: 'politics' }],
      players: [{ yellow: 0, lore: { healing: 2 } }],
    });
    expect([playerAt(aged, 0).yellow, playerAt(aged, 0).lore.healing]).toEqual([1, 1]);
  });

  rule('TTX-EAR-01', 'Cleopatra pays for wonders and urban buildings first, Boudica for units when weak', () => {
    const at = acting({ leader: 'cleopatra', tokens: { bronze: 3 }, workers: { bronze: 2 }, pool: 2, wonder: 'pyramids', stages: 2 });
    at.state.players[0]!.earmarks = [{ from: card('cleopatra'), goods: 'resources', uses: ['urban', 'wonder'], n: 1 }];
    const staged = does(at, 0, { move: 'stage', stages: 1, with: '' });
    expect(resourcesOf(staged)).toBe(3);
    expect(resourcesOf(does(at, 0, { move: 'build', tech: 'bronze', with: '' }))).toBe(1);
    const weak = modern({ steps: POLITICS, players: [{ leader: 'boudica', workers: {} }, { workers: { warriors: 2 } }] });
    expect(playerAt(weak, 0).earmarks).toEqual([{ from: card('boudica'), goods: 'resources', uses: ['unit'], n: 2 }]);
    const strong = modern({ steps: POLITICS, players: [{ leader: 'boudica', workers: { warriors: 2 } }, { workers: {} }] });
    expect(picks(strong, 0)).toEqual(['food', 'resources', 'science']);
    expect(playerAt(does(strong, 0, { move: 'pick', what: 'science' }), 0).science).toBe(1);
  });
});

describe('leaders of Age I', () => {
  rule(['TTX-CRD-10', 'TTX-MOD-01'], 'Saladin’s token is a civil action or strength, chosen at the end of each turn', () => {
    const asked = does(acting({ leader: 'saladin', workers: { warriors: 1 } }), 0, { move: 'end-turn' });
    const law = does(asked, 0, { move: 'pick', what: 'civilActions' });
    expect([civilTotal(law.state, 0), strengthOf(law.state, 0)]).toEqual([5, 1]);
    const sword = does(asked, 0, { move: 'pick', what: 'strength' });
    expect([civilTotal(sword.state, 0), strengthOf(sword.state, 0)]).toEqual([4, 3]);
  });

  rule('TTX-CRD-11', 'Žižka’s farmers stand in armies, and each army makes culture', () => {
    const at = acting({ leader: 'jan-zizka', tactic: 'legion', workers: { warriors: 1, agriculture: 2 } });
    expect(strengthOf(at.state, 0)).toBe(1 + 2);
    expect(cultureOf(at.state, 0)).toBe(1);
    const old = acting({ leader: 'jan-zizka', tactic: 'defensive-army', workers: { riflemen: 1, agriculture: 2 } }, { age: 2 });
    expect(strengthOf(old.state, 0)).toBe(3 + 3);
  });

  rule(
    ['TTX-CRD-12', 'TTX-CRD-13', 'TTX-CRD-14'],
    'Nostradamus sees what others prepare and is strong where the weakest is looked for',
    () => {
      const at = modern({
        age: 1,
        events: ['rats'],
        players: [
          { hand: ['pestilence'], workers: { warriors: 1 } },
          { leader: 'nostradamus', workers: { warriors: 2 } },
        ],
      });
      const prepared = does(at, 0, { move: 'prepare', card: 'pestilence' });
      expect(mask(game, prepared.state, 1).currentEvents.map((x) => x.card)).toEqual([null]);
      expect(eventsOf(prepared, 'prepared')[0]!.card).toBe(card('pestilence'));
      const both = modern({ players: [{ workers: { warriors: 3 } }, { leader: 'nostradamus', workers: { warriors: 2 } }] }).state;
      expect([concerned(both, 'strongest'), concerned(both, 'weakest')]).toEqual([[0], [0]]);
      const raid = modern({
        players: [
          { hand: ['t15.aggression.plunder.i'], workers: { warriors: 5 } },
          { leader: 'nostradamus', workers: { warriors: 2 } },
        ],
      });
      refuses(raid, 0, { move: 'aggression', card: 't15.aggression.plunder.i', target: 1 }, 'TTN-AGG-01', 'TARGET_NOT_WEAKER');
    },
  );

  rule(['TTX-CRD-15', 'TTX-CRD-16'], 'Gutenberg has an action for libraries and labs, also through an action card', () => {
    const player = {
      leader: 'johannes-gutenberg',
      usedCivil: 4,
      civilHand: ['t15.library.printing-press', 'breakthrough.i'],
      science: 2,
      culture: 0,
      pool: 1,
      tokens: { bronze: 2 },
      workers: { bronze: 2, philosophy: 0 },
    };
    const at = acting(player, { row: ['alchemy'] });
    const learnt = does(at, 0, { move: 'technology', card: 't15.library.printing-press', with: '', shared: -1, own: true });
    expect([playerAt(learnt, 0).science, playerAt(learnt, 0).culture]).toEqual([0, 2]);
    const carried = does(at, 0, { move: 'technology', card: 't15.library.printing-press', with: 'breakthrough.i', shared: -1, own: true });
    expect(playerAt(carried, 0).science).toBe(2);
    const built = does(at, 0, { move: 'build', tech: 'philosophy', with: '', own: true });
    expect(resourcesOf(built)).toBe(0);
    expect(playerAt(does(at, 0, { move: 'take', place: 0, own: true }), 0).civilHand).toHaveLength(3);
    refuses(built, 0, { move: 'take', place: 0, own: true }, 'TTX-CRD-15', 'ONCE_PER_TURN');
    refuses(at, 0, { move: 'build', tech: 'bronze', with: '', own: true }, 'TTX-CRD-15', 'WRONG_CARD_TYPE');
    // Whoever asks for it when he has gone is told so.
    const gone = acting({ ...player, leader: 'moses' }, { row: ['alchemy'] });
    for (const move of [
      { move: 'take', place: 0 },
      { move: 'build', tech: card('philosophy'), with: '' },
    ])
      expect(playUntrusted(game, gone.position, 0, { ...move, own: true })).toEqual({
        ok: false,
        refusal: { rule: 'TTX-CRD-15', code: 'CARD_NOT_IN_PLAY' },
      });
  });

  rule(['TTX-CRD-17', 'TTX-EX-08'], 'Eleanor gives back spent actions only', () => {
    const at = acting({ leader: 'eleanor-of-aquitaine', civilHand: ['moses'], usedCivil: 1 });
    expect(playerAt(does(at, 0, { move: 'leader', card: 'moses' }), 0).usedCivil).toBe(0);
    const busy = acting({ leader: 'eleanor-of-aquitaine', civilHand: ['moses'], usedCivil: 3 });
    expect(playerAt(does(busy, 0, { move: 'leader', card: 'moses' }), 0).usedCivil).toBe(1);
    const full = acting({ leader: 'eleanor-of-aquitaine', hand: ['legion', 'phalanx', 'rats'], culture: 0, usedMilitary: 2 });
    const discarded = does(full, 0, { move: 'end-turn' }, { move: 'discard', card: 'rats' });
    expect(changes(discarded, 'eleanor-of-aquitaine')).toEqual([{ culture: 1 }]);
  });
});

describe('leaders of Age II', () => {
  rule(['TTX-CRD-26', 'TTX-EX-10', 'TTX-EX-15'], 'Watt saves by level, and leaves culture', () => {
    const workers = { irrigation: 1, 'selective-breeding': 0, 'mechanized-agriculture': 0, iron: 1, coal: 0, oil: 0 };
    const { state } = acting({ leader: 'james-watt', workers });
    const build = (name: string): number => buildingPrice(state, 0, card(name));
    const raise = (from: string, to: string): number => upgradePrice(state, 0, card(from), card(to));
    expect(['selective-breeding', 'mechanized-agriculture', 'coal', 'oil'].map(build)).toEqual([4, 4, 6, 7]);
    expect([raise('iron', 'coal'), raise('coal', 'oil'), raise('irrigation', 'mechanized-agriculture')]).toEqual([1, 1, 0]);
    expect(raise('irrigation', 'selective-breeding')).toBe(0);
    expect(sciencePrice(state, 0, card('oil'), -1)).toBe(5);
    const leaving = acting({
      leader: 'james-watt',
      workers: { iron: 2 },
      wonders: ['machu-picchu'],
      civilHand: ['isaac-newton'],
      culture: 0,
    });
    expect(playerAt(does(leaving, 0, { move: 'leader', card: 'isaac-newton' }), 0).culture).toBe(4);
  });

  rule('TTX-CRD-27', 'Catherine takes a yellow token once in the game', () => {
    const at = modern({ players: [{ leader: 'catherine-the-great', workers: { warriors: 2 } }, { workers: {} }] });
    const after = does(at, 0, { move: 'partition' });
    expect([playerAt(after, 0).yellow, playerAt(after, 1).yellow]).toEqual([19, 17]);
    expect(playerAt(after, 0).usedForGood).toContain('partition');
    const none = modern({
      players: [
        { leader: 'catherine-the-great', workers: { warriors: 2 } },
        { workers: {}, yellow: 0 },
      ],
    });
    refuses(none, 0, { move: 'partition' }, 'TTX-CRD-27', 'NOTHING_TO_TAKE');
  });

  rule('TTX-CRD-28', 'Darwin and St. Peter’s Basilica cancel each other', () => {
    const at = acting({ leader: 'charles-darwin', workers: { theology: 2, alchemy: 1 }, wonders: ['t15.wonder.st-peters-basilica'] });
    expect(happinessOf(at.state, 0)).toBe(4 + 1);
    expect(takingPrice(acting({ leader: 'charles-darwin' }, { row: ['', '', '', '', '', 'iron', 'pyramids'] }).state, 0, 5)).toBe(1);
    expect(takingPrice(acting({ leader: 'charles-darwin' }, { row: ['iron'] }).state, 0, 0)).toBe(1);
  });

  rule(['TTX-CRD-29', 'TTX-EX-02'], 'Gaudí saves by the other types of buildings', () => {
    const workers = { philosophy: 2, 't15.arena.bread-and-circuses': 1 };
    const { state } = acting({ leader: 'antoni-gaudi', workers });
    const saved = (name: string): number =>
      (name === 'scientific-method' ? 6 : name === 'organized-religion' ? 4 : 7) - sciencePrice(state, 0, card(name), -1);
    expect(['t15.theater.opera', 'organized-religion', 'scientific-method'].map(saved)).toEqual([2, 2, 1]);
    expect(cultureOf(state, 0)).toBe(2);
  });

  rule(['TTX-CRD-30', 'TTX-EX-11'], 'Maria Theresa gains from every citizen', () => {
    const at = acting({ leader: 'maria-theresa', tokens: { agriculture: 4 }, science: 0, culture: 0 });
    const grown = does(at, 0, { move: 'grow', with: '' });
    expect([playerAt(grown, 0).science, playerAt(grown, 0).culture]).toEqual([1, 1]);
    const colony = modern({
      players: [{ leader: 'maria-theresa', hand: [], workers: { warriors: 1 } }],
      steps: [{ step: 'gain', seat: 0, gain: { population: 2 }, cause: card('inhabited-territory.ii') }, { step: 'politics' }],
    });
    expect([playerAt(colony, 0).science, playerAt(colony, 0).culture]).toEqual([2, 2]);
  });

  rule(['TTX-CRD-31', 'TTX-CRD-32'], 'the Nobel Prize rewards two technologies in a turn', () => {
    const at = acting(
      { leader: 'alfred-nobel', civilHand: ['isaac-newton', 'iron', 'irrigation'], science: 20, culture: 0, usedCivil: 0, workers: {} },
      { expansion: EXPANSION, age: 2 },
    );
    const learn = (name: string) => ({ move: 'technology', card: name, with: '', shared: -1 });
    const founded = does(at, 0, learn('iron'), { move: 'leader', card: 'isaac-newton' });
    expect(playerAt(founded, 0).usedCivil).toBe(2);
    const ended = does(founded, 0, learn('irrigation'), { move: 'end-turn' });
    expect(changes(ended, 'alfred-nobel')).toEqual([{ culture: 4 }]);
    expect(changes(does(founded, 0, { move: 'end-turn' }), 'alfred-nobel')).toEqual([]);
    const lost = modern({ age: 3, events: ['iconoclasm'], players: [{ leader: 'alfred-nobel', hand: ['rats'] }] });
    expect(does(lost, 0, { move: 'prepare', card: 'rats' }).state.marks.prize).toBeUndefined();
  });
});

describe('leaders of Age III', () => {
  rule('TTX-CRD-35', 'Coubertin opens the Games once; who attacks until his next turn loses culture', () => {
    const at = modern({
      age: 3,
      steps: POLITICS,
      players: [
        { leader: 'pierre-de-coubertin', culture: 9, hand: ['t15.aggression.plunder.i'], workers: { warriors: 2 } },
        { workers: {} },
      ],
    });
    const open = does(at, 0, { move: 'pick', what: 'games' });
    expect(playerAt(open, 0).culture).toBe(17);
    const attack = does(open, 0, { move: 'aggression', card: 't15.aggression.plunder.i', target: 1 });
    expect(playerAt(attack, 0).culture).toBe(9);
    expect(playerAt(open, 0).usedForGood).toContain('games');
  });

  rule(['TTX-CRD-36', 'TTX-CRD-37', 'TTX-EX-12'], 'Dietrich improves the best theatres, and one unit counts twice', () => {
    const at = acting({ leader: 'marlene-dietrich', workers: { 't15.theater.opera': 2 } });
    expect([cultureOf(at.state, 0), happinessOf(at.state, 0)]).toEqual([2 * 3 + 2, 2 + 2]);
    const army = acting({ leader: 'marlene-dietrich', tactic: 'medieval-army', workers: { warriors: 2, knights: 1 } });
    expect(strengthOf(army.state, 0)).toBe(2 + 2 + 2 * 2);
    const alone = acting({ leader: 'marlene-dietrich', tactic: 'medieval-army', workers: { warriors: 1 } });
    expect(strengthOf(alone.state, 0)).toBe(1);
    // Whoever stands for two is two of its kind, also where there is no other unit.
    const band = acting({ leader: 'marlene-dietrich', tactic: 'fighting-band', workers: { warriors: 1 } });
    expect(strengthOf(band.state, 0)).toBe(1 + 1);
    expect(strengthOf({ ...band.state, rules: 3 }, 0)).toBe(1);
  });

  rule(['TTX-CRD-38', 'TTX-CRD-39', 'TTX-CRD-18', 'TTX-EX-06'], 'Mandela scores happy faces to spare; the Forbidden City calms', () => {
    const at = acting({
      leader: 'nelson-mandela',
      yellow: 6,
      workers: { theology: 3, 't15.arena.bread-and-circuses': 0, religion: 1 },
      culture: 0,
    });
    expect(happinessOf(at.state, 0)).toBe(7);
    const ended = does(at, 0, { move: 'end-turn' });
    expect(changes(ended, 'nelson-mandela')).toEqual([{ culture: 2 }]);
    const row = ['nelson-mandela'];
    expect(takingPrice(acting({ yellow: 18 }, { row }).state, 0, 0)).toBe(4);
    expect(takingPrice(acting({ yellow: 12 }, { row }).state, 0, 0)).toBe(1);
    expect(takingPrice(acting({ yellow: 12, wonders: ['forbidden-city'] }, { row }).state, 0, 0)).toBe(4);
  });

  rule('TTX-CRD-40', 'Fleming looks at a hand, never the same one twice running', () => {
    const at = modern({ age: 3, steps: POLITICS, players: [{ leader: 'ian-fleming' }, { hand: ['legion', 'rats'] }] });
    const seen = does(at, 0, { move: 'pick', what: 'seat.1' });
    expect(mask(game, seen.state, 0).players[1]!.militaryHand.map((x) => x.card)).toEqual([card('legion'), card('rats')]);
    expect(mask(game, seen.state, 'spectator').players[1]!.militaryHand.map((x) => x.card)).toEqual([null, null]);
    const again = modern({ age: 3, steps: POLITICS, players: [{ leader: 'ian-fleming', lore: { spied: 1 } }, { hand: ['legion'] }] });
    expect(asks(again).step).toBe('politics');
    expect(playerAt(again, 0).lore.spied).toBeUndefined();
  });

  rule('TTX-CRD-41', 'Marie Curie’s best mine is the highest, whatever Machu Picchu does', () => {
    const at = acting({ leader: 'marie-curie', wonders: ['machu-picchu'], workers: { iron: 1, coal: 1, philosophy: 1 } });
    expect([scienceOf(at.state, 0), strengthOf(at.state, 0), cultureOf(at.state, 0)]).toEqual([1 + 2, 0, 2]);
  });

  rule('TTX-MOD-03', 'Jobs sells, and cards balanced anew say something else', () => {
    const at = acting({
      leader: 'steve-jobs',
      workers: { alchemy: 1 },
      civilHand: ['irrigation'],
      science: 5,
      culture: 0,
      tokens: { bronze: 1 },
    });
    const asked = does(at, 0, { move: 'technology', card: 'irrigation', with: '', shared: -1 });
    expect(happinessOf(asked.state, 0)).toBe(1);
    const sold = does(asked, 0, { move: 'pick', what: 'sale' });
    expect([playerAt(sold, 0).culture, resourcesOf(sold)]).toEqual([4, 0]);
    const artist = does(acting({ leader: 'nlw.leader.michelangelo' }, { row: ['pyramids'] }), 0, { move: 'take', place: 0 });
    expect(resourcesOf(artist)).toBe(1);
    const gandhi = modern({
      players: [
        { hand: ['t15.aggression.plunder.i'], workers: { warriors: 3 } },
        { leader: 'nlw.leader.mahatma-gandhi', workers: {} },
      ],
    });
    refuses(gandhi, 0, { move: 'aggression', card: 't15.aggression.plunder.i', target: 1 }, 'TTA-AGG-01', 'NOT_ENOUGH_MA');
    expect(civilLeft(at.state, 0)).toBe(4);
    expect(its('leader.hammurabi')).toBe('t15.leader.hammurabi');
    expect(offers(artist, 0).length).toBeGreaterThan(0);
  });
});
