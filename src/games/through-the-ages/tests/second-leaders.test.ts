import { describe, expect } from 'vitest';
import { takingPrice } from '../ask/prices.js';
import { cultureOf, happinessOf, strengthOf } from '../ask/ratings.js';
import { asks, card, does, eventsOf, offers, playerAt, refuses } from './scene.js';
import { acting, its, modern } from './second.js';
import { resourcesOf, rule } from './turns.js';

const leader = (name: string): string => its(`leader.${name}`);

describe('leaders of the edition of 2015', () => {
  rule('TTN-CRD-16', 'Alexander leaves for a yellow token, Columbus for a colony; no action comes back', () => {
    const before = modern({ players: [{ leader: leader('alexander-the-great') }] });
    const after = does(before, 0, { move: 'retire' });
    expect(playerAt(after, 0).leader).toBeNull();
    expect(playerAt(after, 0).yellow).toBe(playerAt(before, 0).yellow + 1);
    const sails = does(modern({ age: 1, players: [{ leader: leader('christopher-columbus'), hand: ['historic-territory.i'] }] }), 0, {
      move: 'explore',
      card: 'historic-territory.i',
    });
    expect(playerAt(sails, 0).leader).toBeNull();
    expect(playerAt(sails, 0).colonies).toHaveLength(1);
    refuses(modern({}), 0, { move: 'retire' }, 'TTN-CRD-16', 'CARD_NOT_IN_PLAY');
  });

  rule('TTN-CRD-19', 'Hammurabi turns one military action into a civil one, which a revolution neither needs nor spends', () => {
    const at = acting({ leader: leader('hammurabi'), science: 9, civilHand: [its('government.monarchy')] });
    const lent = does(at, 0, { move: 'lend' });
    refuses(lent, 0, { move: 'lend' }, 'TTN-CRD-19', 'ONCE_PER_TURN');
    const grown = does(
      acting({ leader: leader('hammurabi'), science: 9, civilHand: [its('government.monarchy')], tokens: { agriculture: 4 } }),
      0,
      { move: 'lend' },
      { move: 'grow', with: '' },
      { move: 'government', card: its('government.monarchy'), way: 'revolution', with: '', shared: -1 },
    );
    expect(playerAt(grown, 0).government).toBe(its('government.monarchy'));
    refuses(acting({}), 0, { move: 'lend' }, 'TTN-CRD-19', 'CARD_NOT_IN_PLAY');
  });

  rule('TTN-TAKE-01', 'Hammurabi takes leaders for less, Taj Mahal is cheap after a change of leader', () => {
    const row = ['moses', its('wonder.taj-mahal')];
    expect(takingPrice(acting({ leader: leader('hammurabi') }, { row }).state, 0, 0)).toBe(0);
    const at = acting({ leader: leader('hammurabi'), civilHand: ['aristotle'] }, { row: ['', '', '', '', '', its('wonder.taj-mahal')] });
    expect(takingPrice(at.state, 0, 5)).toBe(2);
    expect(takingPrice(does(at, 0, { move: 'leader', card: 'aristotle' }).state, 0, 5)).toBe(0);
  });

  rule(['TTN-LDR-01', 'TTN-CRD-12'], 'Homer goes under a wonder, or a civil action comes back', () => {
    const at = acting({ leader: leader('homer'), wonders: ['pyramids'], civilHand: ['aristotle'] });
    const asked = does(at, 0, { move: 'leader', card: 'aristotle' });
    const under = does(asked, 0, { move: 'pick', what: 'pyramids' });
    expect(happinessOf(under.state, 0)).toBe(1);
    expect(playerAt(under, 0).usedCivil).toBe(1);
    const refunded = does(asked, 0, { move: 'decline' });
    expect(happinessOf(refunded.state, 0)).toBe(0);
    expect(playerAt(refunded, 0).usedCivil).toBe(0);
  });

  rule('TTN-POL-01', 'Caesar acts twice once in the game, as he is balanced anew in every turn', () => {
    const hand = ['rats', 'pestilence', 'immigration'];
    const events = ['development-of-science', 'development-of-crafts', 'development-of-agriculture'];
    const at = modern({ age: 1, events, players: [{ leader: leader('julius-caesar'), hand }] });
    const first = does(at, 0, { move: 'prepare', card: 'rats' });
    expect(asks(first).step).toBe('politics');
    const second = does(first, 0, { move: 'prepare', card: 'pestilence' });
    expect(asks(second).step).not.toBe('politics');
    expect(playerAt(second, 0).usedForGood).toContain('second-politics');
    expect(playerAt(does(first, 0, { move: 'no-politics' }), 0).usedForGood).toEqual([]);
  });

  rule('TTN-CRD-22', 'Barbarossa levies for a military action, once; Ocean Liner Service brings a citizen for nothing', () => {
    const at = acting({ leader: leader('frederick-barbarossa'), tokens: { agriculture: 3, bronze: 3 } });
    const levied = does(at, 0, { move: 'levy', tech: 'warriors' });
    expect([playerAt(levied, 0).usedCivil, playerAt(levied, 0).usedMilitary]).toEqual([0, 1]);
    refuses(levied, 0, { move: 'levy', tech: 'warriors' }, 'TTN-CRD-22', 'ONCE_PER_TURN');
    const ships = does(acting({ wonders: [its('wonder.ocean-liner-service')] }), 0, { move: 'settler' });
    expect(playerAt(ships, 0).pool).toBe(2);
    refuses(ships, 0, { move: 'settler' }, 'TTN-CRD-22', 'ONCE_PER_TURN');
  });

  rule(['TTN-CRD-14', 'TTN-EOT-08'], 'Genghis Khan lets infantry ride, and scores among the strongest with ties won', () => {
    const at = acting({ leader: leader('genghis-khan'), tactic: 'heavy-cavalry', workers: { warriors: 1, knights: 2 }, culture: 0 });
    expect(strengthOf(at.state, 0)).toBe(1 + 4 + 4);
    const ended = does(at, 0, { move: 'end-turn' });
    expect(eventsOf(ended, 'change')).toContainEqual(
      expect.objectContaining({ seat: 0, by: { culture: 3 }, cause: leader('genghis-khan') }),
    );
    const weak = does(acting({ leader: leader('genghis-khan'), workers: {} }), 0, { move: 'end-turn' });
    expect(eventsOf(weak, 'change').some((e) => e.cause === leader('genghis-khan'))).toBe(false);
  });

  rule(['TTN-CRD-08', 'TTN-TURN-04'], 'St. Peter raises what has a face; Joan counts it and sees the next event', () => {
    const players = [
      { leader: leader('joan-of-arc'), workers: { religion: 1 }, wonders: [its('wonder.st-peters-basilica'), 'hanging-gardens'] },
    ];
    const at = modern({ age: 1, events: ['rats'], steps: [{ step: 'phase', phase: 'politics' }, { step: 'politics' }], players });
    expect(happinessOf(at.state, 0)).toBe(1 + (1 + 1) + (2 + 1));
    expect(strengthOf(at.state, 0)).toBe(2);
    expect(at.state.currentEvents.at(-1)!.known).toBe(1);
  });

  rule('TTN-CRD-15', 'Churchill arms the nation or scores', () => {
    const at = acting({ leader: leader('winston-churchill'), culture: 0, science: 3, civilHand: ['swordsmen'] }, { age: 3 });
    expect(eventsOf(does(at, 0, { move: 'end-turn' }), 'change')).toContainEqual(
      expect.objectContaining({ by: { culture: 3 }, cause: leader('winston-churchill') }),
    );
    const armed = does(at, 0, { move: 'arm' });
    refuses(armed, 0, { move: 'arm' }, 'TTN-CRD-15', 'ONCE_PER_TURN');
    const learnt = does(armed, 0, { move: 'technology', card: 'swordsmen', with: '', shared: -1 });
    expect(playerAt(learnt, 0).science).toBe(3);
    expect(eventsOf(does(learnt, 0, { move: 'end-turn' }), 'change').some((e) => e.cause === leader('winston-churchill'))).toBe(false);
  });

  rule(
    ['TTN-CRD-10', 'TTN-CRD-09'],
    'Bill Gates lets labs produce and scores when he leaves; the Internet counts what leaders change',
    () => {
      const at = acting({ leader: leader('bill-gates'), workers: { alchemy: 2, bronze: 1 }, civilHand: ['sid-meier'], culture: 0 });
      const ended = does(at, 0, { move: 'end-turn' });
      expect(eventsOf(ended, 'change')).toContainEqual(expect.objectContaining({ by: { resources: 3 }, cause: 'production' }));
      expect(playerAt(does(at, 0, { move: 'leader', card: 'sid-meier' }), 0).culture).toBe(2);
      const wired = acting(
        { leader: 'sid-meier', workers: { alchemy: 2 }, wonder: its('wonder.internet'), stages: 4, tokens: { bronze: 2 }, culture: 0 },
        { age: 3 },
      );
      expect(playerAt(does(wired, 0, { move: 'stage', stages: 1, with: '' }), 0).culture).toBe(2 * 2 + 2 * 1 - 2);
    },
  );

  rule(['TTN-CRD-07', 'TTN-CRD-20'], 'Shakespeare, Bach, Cook, Napoleon, Michelangelo and Robespierre do what their new texts say', () => {
    const bard = acting({ leader: leader('william-shakespeare'), workers: { 'printing-press': 1 }, civilHand: ['opera'], science: 6 });
    const played = does(bard, 0, { move: 'technology', card: 'opera', with: '', shared: -1 });
    expect(playerAt(played, 0).science).toBe(0);
    const bach = acting({ leader: leader('j-s-bach'), workers: { alchemy: 1, [its('theater.drama')]: 0 }, tokens: {} });
    const turned = does(bach, 0, { move: 'convert', from: 'alchemy', to: its('theater.drama') });
    expect(playerAt(turned, 0).holdings.find((h) => h.id === its('theater.drama'))!.workers).toBe(1);
    refuses(turned, 0, { move: 'convert', from: 'alchemy', to: its('theater.drama') }, 'TTN-CRD-07', 'NOT_A_CHOICE');
    const cook = acting({ leader: leader('james-cook'), colonies: ['historic-territory.i', 'strategic-territory.i'], workers: {} });
    expect(cultureOf(cook.state, 0)).toBe(3);
    const emperor = acting({ leader: leader('napoleon-bonaparte'), workers: { warriors: 1, knights: 1 } });
    expect(strengthOf(emperor.state, 0)).toBe(1 + 2 + 4);
    const artist = acting({ leader: leader('michelangelo'), wonders: ['pyramids', 'great-wall'] }, { row: ['universitas-carolina'] });
    expect(takingPrice(artist.state, 0, 0)).toBe(1);
    const rebel = acting({ leader: leader('maximilien-robespierre'), science: 9, culture: 0, civilHand: [its('government.monarchy')] });
    const risen = does(rebel, 0, { move: 'government', card: its('government.monarchy'), way: 'revolution', with: '', shared: -1 });
    expect([playerAt(risen, 0).culture, playerAt(risen, 0).usedCivil]).toEqual([3, 0]);
  });

  rule('TTN-ACC-04', 'action cards of 2015: build or upgrade, food or resources', () => {
    const card15 = its('action.rich-land.a');
    const at = acting({ civilHand: [card15], tokens: { bronze: 3 }, workers: { bronze: 1, iron: 0 }, pool: 1 });
    expect(offers(at, 0)).toContainEqual({ move: 'upgrade', from: card('bronze'), to: card('iron'), with: card15 });
    expect(offers(at, 0)).toContainEqual({ move: 'build', tech: card('bronze'), with: card15 });
    const reserves = acting({ civilHand: [its('action.reserves.i')] });
    const chosen = does(reserves, 0, { move: 'action-card', card: its('action.reserves.i') }, { move: 'mix', food: 0 });
    expect(resourcesOf(chosen)).toBe(2);
    refuses(at, 0, { move: 'action-card', card: card15 }, 'TTA-ACC-03', 'PLAYED_WITH_ITS_ACTION');
  });

  rule('TTN-CRD-13', 'Development of Civilization lets each grow, build or develop once, without an action', () => {
    const at = modern({
      age: 1,
      events: [its('event.development-of-civilization')],
      players: [{ hand: ['rats'], tokens: { agriculture: 1, bronze: 1 }, usedCivil: 4 }, {}],
    });
    const revealed = does(at, 0, { move: 'prepare', card: 'rats' });
    expect(asks(revealed)).toEqual({ step: 'one-cheaper', seats: [0] });
    const built = does(revealed, 0, { move: 'build', tech: 'bronze', with: '' });
    expect(resourcesOf(built)).toBe(0);
    expect(playerAt(built, 0).usedCivil).toBe(4);
    expect(asks(built)).toEqual({ step: 'one-cheaper', seats: [1] });
    expect(asks(does(built, 1, { move: 'decline' })).step).not.toBe('one-cheaper');
    refuses(revealed, 0, { move: 'build', tech: 'warriors', with: '' }, 'TTN-CRD-13', 'NOT_A_CHOICE');
  });

  rule(['TTN-CRD-21', 'TTN-CRD-02', 'TTN-AGG-06'], 'Politics of Strength, Raid and Infiltrate of 2015', () => {
    const at = modern({
      age: 2,
      events: [its('event.politics-of-strength')],
      players: [
        { hand: ['rats'], workers: { warriors: 3 } },
        { hand: ['iconoclasm', 'cold-war'], workers: {} },
      ],
    });
    const asked = does(at, 0, { move: 'prepare', card: 'rats' });
    expect(playerAt(asked, 0).militaryHand).toHaveLength(5);
    const shed = does(asked, 1, { move: 'discard', card: 'iconoclasm' }, { move: 'discard', card: 'cold-war' });
    expect(playerAt(shed, 1).militaryHand).toHaveLength(0);
    const raid = modern({
      players: [{ hand: [its('aggression.raid.ii')], workers: { warriors: 4 } }, { workers: { philosophy: 1, alchemy: 1 } }],
    });
    const razed = does(raid, 0, { move: 'aggression', card: its('aggression.raid.ii'), target: 1 }, { move: 'pick', what: 'alchemy' });
    expect(playerAt(razed, 1).holdings.every((h) => h.workers === 0)).toBe(true);
    expect(resourcesOf(razed)).toBe(3 + 2);
    const nothing = modern({ players: [{ hand: [its('aggression.infiltrate.ii')], workers: { warriors: 4 } }, {}] });
    refuses(nothing, 0, { move: 'aggression', card: its('aggression.infiltrate.ii'), target: 1 }, 'TTN-AGG-06', 'NOTHING_TO_TAKE');
  });
});
