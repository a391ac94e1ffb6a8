import { describe, expect, it } from 'vitest';
import { strengthOf } from '../ask/ratings.js';
import {
  asks,
  card,
  does,
  eventsOf,
  handOf,
  type Moment,
  offers,
  picks,
  playerAt,
  refuses,
  type SceneSpec,
  scene,
  workersAt,
} from './scene.js';

const SETTLE = { move: 'settle' };
const attack = (name: string, target = 1) => ({ move: 'aggression', card: name, target });
type PlayerSpec = NonNullable<SceneSpec['players']>[number];

/** Player 0 has a government with enough military actions and this card; it attacks player 1 with all its strength. */
function attacked(name: string, target: PlayerSpec = {}, attacker: PlayerSpec = {}, spec: SceneSpec = {}): Moment {
  const at = scene({
    players: [{ government: 'communism', workers: { warriors: 9, bronze: 1, agriculture: 1 }, hand: [name], ...attacker }, target],
    ...spec,
  });
  const done = does(at, 0, attack(name));
  return asks(done).step === 'attack' ? does(done, 0, SETTLE) : done;
}
/** The same, and player 1 suffers it. */
function suffered(name: string, target: PlayerSpec = {}, attacker: PlayerSpec = {}, spec: SceneSpec = {}): Moment {
  const at = attacked(name, target, attacker, spec);
  return asks(at).step === 'defence' ? does(at, 1, SETTLE) : at;
}
const tokens = (at: Moment, seat: number, name: string) => playerAt(at, seat).holdings.find((h) => h.id === card(name))!.tokens;

describe('aggressions', () => {
  const adam = { workers: { riflemen: 1, swordsmen: 5, warriors: 1 }, government: 'monarchy', hand: ['spy.ii'], yellow: 10 };
  const barbara = { workers: { knights: 5 }, hand: ['defense-colonization.ii'], science: 3, yellow: 10 };
  const spying = () => scene({ players: [adam, barbara] });

  it('TTA-EX-28 TTA-AGG-03 TTA-AGG-09 Spy: 14 against 10, Riflemen raise it to 17; 3 science, not 5', () => {
    const at = spying();
    expect([strengthOf(at.state, 0), strengthOf(at.state, 1)]).toEqual([14, 10]);
    const sent = does(at, 0, attack('spy.ii'), { move: 'commit', unit: 'riflemen' }, SETTLE);
    expect(playerAt(sent, 0)).toMatchObject({ usedMilitary: 1 });
    expect(strengthOf(sent.state, 0)).toBe(14); // lowered only at the end
    const end = does(sent, 1, SETTLE);
    expect(eventsOf(end, 'fought')[0]).toMatchObject({ attack: 17, defence: 10 });
    expect([playerAt(end, 1).science, playerAt(end, 0).science]).toEqual([0, 3]);
    expect(strengthOf(end.state, 0)).toBe(11);
    expect(playerAt(end, 0).yellow).toBe(11); // AMB-18: his own token
  });

  it('TTA-EX-28 TTA-AGG-04 TTA-AGG-05 the card alone is not enough, with two Knights it holds', () => {
    const sent = does(spying(), 0, attack('spy.ii'), { move: 'commit', unit: 'riflemen' }, SETTLE);
    const cardOnly = does(sent, 1, { move: 'commit-card', card: 'defense-colonization.ii' }, SETTLE);
    expect(eventsOf(cardOnly, 'fought')[0]).toMatchObject({ attack: 17, defence: 14 });
    expect(playerAt(cardOnly, 1).science).toBe(0);
    const knights = { move: 'commit', unit: 'knights' };
    const held = does(sent, 1, { move: 'commit-card', card: 'defense-colonization.ii' }, knights, knights, SETTLE);
    expect(eventsOf(held, 'fought')[0]).toMatchObject({ attack: 17, defence: 18 });
    expect(playerAt(held, 1)).toMatchObject({ science: 3, yellow: 12 });
    expect(workersAt(held, 1, 'knights')).toBe(3);
  });

  it('the cheapest defence that holds is put in at once; refused when nothing holds', () => {
    const sent = does(spying(), 0, attack('spy.ii'), SETTLE);
    const ready = does(sent, 1, { move: 'cheapest' });
    expect(ready.state.steps.at(-1)).toMatchObject({ put: { units: [], cards: [card('defense-colonization.ii')] } });
    const hopeless = attacked('spy.ii', { workers: { warriors: 1 }, science: 2 });
    refuses(hopeless, 1, { move: 'cheapest' }, 'TTA-AGG-05', 'CANNOT_HOLD');
  });

  it('TTA-AGG-01 costs its military actions and the card is shown', () => {
    const at = scene({ players: [{ ...adam, usedMilitary: 3 }, barbara] });
    refuses(at, 0, attack('spy.ii'), 'TTA-AGG-01', 'NOT_ENOUGH_MA');
    refuses(spying(), 0, attack('raid.ii'), 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
    expect(eventsOf(does(spying(), 0, attack('spy.ii')), 'attacked')).toEqual([
      { event: 'attacked', seat: 0, target: 1, card: card('spy.ii') },
    ]);
  });

  it('TTA-AGG-01 Gandhi attacks nobody, and who attacks him pays double', () => {
    const at = scene({ players: [{ ...adam, leader: 'mahatma-gandhi' }, barbara] });
    refuses(at, 0, attack('spy.ii'), 'TTA-AGG-01', 'LEADER_FORBIDS_ATTACK');
    const dear = scene({ players: [adam, { ...barbara, leader: 'mahatma-gandhi' }] });
    expect(playerAt(does(dear, 0, attack('spy.ii')), 0).usedMilitary).toBe(2);
    refuses(
      scene({ players: [{ ...adam, usedMilitary: 2 }, { leader: 'mahatma-gandhi' }] }),
      0,
      attack('spy.ii'),
      'TTA-AGG-01',
      'NOT_ENOUGH_MA',
    );
  });

  it('TTA-AGG-02 a stronger civilisation may be attacked too; it need not even defend', () => {
    const at = scene({ players: [{ ...adam, workers: { warriors: 1 } }, barbara] });
    const done = does(at, 0, attack('spy.ii'), SETTLE);
    expect(eventsOf(done, 'fought')[0]).toMatchObject({ attack: 1, defence: 10 });
    expect(asks(done).step).toBe('actions');
  });

  it('TTA-AGG-05 equal is not enough', () => {
    const at = scene({
      players: [
        { workers: { warriors: 2 }, government: 'monarchy', hand: ['spy.ii'] },
        { workers: { warriors: 2 }, science: 4 },
      ],
    });
    expect(playerAt(does(at, 0, attack('spy.ii'), SETTLE), 1).science).toBe(4);
  });

  it('TTA-AGG-06 TTA-IND-05 sums may exceed 60, the rating in them may not', () => {
    const many = { workers: { 'modern-infantry': 13 }, government: 'communism', hand: ['spy.ii'] };
    const at = does(
      scene({ age: 3, players: [many, { science: 1 }] }),
      0,
      attack('spy.ii'),
      { move: 'commit', unit: 'modern-infantry' },
      SETTLE,
    );
    expect(eventsOf(does(at, 1, SETTLE), 'fought')[0]).toMatchObject({ attack: 65 });
  });

  it('TTA-AGG-07 the card is discarded, failed or not', () => {
    const at = does(spying(), 0, attack('spy.ii'), SETTLE);
    expect(does(at, 1, SETTLE).state.militaryDiscard.map((x) => x.card)).toEqual([card('spy.ii')]);
    expect(handOf(at, 0)).toEqual([]);
  });

  it('TTA-AGG-11 the attacker puts in first and changes nothing later', () => {
    const at = does(spying(), 0, attack('spy.ii'));
    expect(asks(at)).toEqual({ step: 'attack', seats: [0] });
    refuses(at, 0, { move: 'commit', unit: 'knights' }, 'TTA-AGG-03', 'NO_WORKER_ON_CARD');
    refuses(at, 0, { move: 'commit-card', card: 'defense-colonization.ii' }, 'TABLE-STEP', 'NOT_NOW');
    const sent = does(at, 0, SETTLE);
    expect(asks(sent)).toEqual({ step: 'defence', seats: [1] });
    expect(offers(sent, 0)).toEqual([]);
  });

  it('a defender without bonus cards is asked like any other: nobody learns what the hand holds', () => {
    const at = does(scene({ players: [adam, { workers: { philosophy: 1 }, hand: ['legion'], science: 3 }] }), 0, attack('spy.ii'), SETTLE);
    expect(asks(at)).toEqual({ step: 'defence', seats: [1] });
    expect(offers(at, 1)).toEqual([SETTLE]);
    // With no card and no unit, which all can see, there is nothing to ask.
    const bare = does(scene({ players: [adam, { workers: { philosophy: 1 }, science: 3 }] }), 0, attack('spy.ii'), SETTLE);
    expect(asks(bare).step).toBe('actions');
  });

  it('TTA-AGG-10 TTA-END-07 in the last round nobody sacrifices, bonus cards still defend', () => {
    const at = does(scene({ age: 4, round: 20, lastRound: 20, players: [{ ...adam, hand: ['spy.ii'] }, barbara] }), 0, attack('spy.ii'));
    expect(asks(at)).toEqual({ step: 'defence', seats: [1] });
    refuses(at, 1, { move: 'commit', unit: 'knights' }, 'TTA-AGG-10', 'NO_SACRIFICE_IN_LAST_ROUND');
    const held = does(at, 1, { move: 'commit-card', card: 'defense-colonization.ii' }, SETTLE);
    expect(playerAt(held, 1).science).toBe(3);
  });

  it('TTA-AGG-10 the bans hold in the Full version only', () => {
    const at = does(scene({ version: 'advanced', round: 9, lastRound: 9, players: [adam, barbara] }), 0, attack('spy.ii'));
    expect(asks(at).step).toBe('attack');
  });

  it('Joan of Arc scores 5 culture when attacked', () => {
    const at = attacked('spy.ii', { leader: 'joan-of-arc' });
    expect(playerAt(at, 1).culture).toBe(5);
  });

  it('Winston Churchill: defence cards count double', () => {
    const at = attacked('spy.ii', { leader: 'winston-churchill', hand: ['defense-colonization.ii'], science: 5 });
    expect(eventsOf(does(at, 1, { move: 'commit-card', card: 'defense-colonization.ii' }, SETTLE), 'fought')[0]).toMatchObject({
      defence: 9,
    });
  });
});

describe('every aggression', () => {
  it('Enslave: a worker lost, of the loser’s choice; 3 resources for the victor', () => {
    const at = suffered('enslave.i', { pool: 0 });
    expect(asks(at)).toEqual({ step: 'choose', seats: [1] }); // TTA-AGG-08
    expect(tokens(at, 0, 'bronze')).toBe(3);
    expect(playerAt(does(at, 1, { move: 'pick', what: 'philosophy' }), 1).yellow).toBe(19);
    refuses(scene({ players: [{ hand: ['enslave.i'], usedMilitary: 1 }] }), 0, attack('enslave.i'), 'TTA-AGG-01', 'NOT_ENOUGH_MA');
  });

  it.each([
    ['plunder.i', 3],
    ['plunder.ii', 5],
    ['plunder.iii', 8],
  ])('TTA-AGG-08 TTA-TOK-11 %s: the victor picks the mix, each side moves its own tokens', (name, n) => {
    const at = suffered(name, { tokens: { agriculture: 6, bronze: 6 }, blue: 6 });
    expect(asks(at)).toEqual({ step: 'spoils', seats: [0] });
    expect(offers(at, 0)).toContainEqual({ move: 'mix', food: 2 });
    refuses(at, 0, { move: 'mix', food: 9 }, 'TTA-AGG-09', 'NOT_A_CHOICE');
    const then = does(at, 0, { move: 'mix', food: 2 });
    expect([tokens(then, 1, 'agriculture'), tokens(then, 1, 'bronze'), playerAt(then, 1).blue]).toEqual([4, 8 - n, 6 + n]);
    expect([tokens(then, 0, 'agriculture'), tokens(then, 0, 'bronze'), playerAt(then, 0).blue]).toEqual([2, n - 2, 18 - n]);
  });

  it('TTA-AGG-09 Plunder takes no more than there is, and asks nothing then', () => {
    const at = suffered('plunder.i', { tokens: { bronze: 2 } });
    expect([tokens(at, 1, 'bronze'), tokens(at, 0, 'bronze')]).toEqual([0, 2]);
    expect(asks(at).step).toBe('actions');
  });

  it('TTA-CRD-06 Raid I: the victor picks a building and gets half its cost, rounded up', () => {
    const at = suffered('raid.i', { workers: { religion: 2, alchemy: 1 }, pool: 0 });
    expect(picks(at, 0).sort()).toEqual([card('alchemy'), card('religion')].sort());
    refuses(at, 0, { move: 'pick', what: 'bronze' }, 'TTA-AGG-08', 'NOT_A_CHOICE');
    const then = does(at, 0, { move: 'pick', what: 'religion' });
    expect([workersAt(then, 1, 'religion'), playerAt(then, 1).pool, tokens(then, 0, 'bronze')]).toEqual([1, 1, 2]);
  });

  it.each([
    ['raid.ii', 2, 3],
    ['raid.iii', 3, 4],
  ])('%s: up to %i buildings of one card, half their cost rounded down', (name, n, resources) => {
    const at = suffered(name, { workers: { religion: 4, philosophy: 1 } });
    const then = does(at, 0, { move: 'pick', what: 'religion' });
    expect([workersAt(then, 1, 'religion'), tokens(then, 0, 'bronze')]).toEqual([4 - n, resources]);
  });

  it('Raid finds nothing without urban buildings', () => {
    expect(asks(suffered('raid.i', { workers: { bronze: 2 } })).step).toBe('actions');
  });

  it('Annex: a colony changes hands with its tokens, without its immediate effect', () => {
    const at = suffered('annex.ii', { colonies: ['wealthy-territory.i', 'historic-territory.ii'], blue: 20 });
    const then = does(at, 0, { move: 'pick', what: 'wealthy-territory.i' });
    expect(playerAt(then, 0)).toMatchObject({ blue: 20, colonies: [card('wealthy-territory.i')], culture: 0 });
    expect(playerAt(then, 1)).toMatchObject({ blue: 18, colonies: [card('historic-territory.ii')] });
    expect(tokens(then, 0, 'bronze')).toBe(0);
    expect(eventsOf(then, 'seized')).toHaveLength(1);
    expect(asks(suffered('annex.ii')).step).toBe('actions');
  });

  it('Assassinate: as many actions as the leader’s level; the leader leaves, 3 culture per level', () => {
    const at = suffered('assassinate.ii', { leader: 'isaac-newton' });
    expect(playerAt(at, 1).leader).toBe(null);
    expect(playerAt(at, 0)).toMatchObject({ culture: 6, usedMilitary: 2 });
    const none = scene({ players: [{ government: 'communism', hand: ['assassinate.ii'] }, {}] });
    refuses(none, 0, attack('assassinate.ii'), 'TTA-AGG-09', 'NOTHING_TO_TAKE');
  });

  it('Sabotage: as many actions as the wonder’s level; the unfinished wonder leaves, 3 culture per level', () => {
    const at = suffered('sabotage.ii', { wonder: 'eiffel-tower', blue: 17 });
    expect(playerAt(at, 1)).toMatchObject({ wonder: null, blue: 18 });
    expect(playerAt(at, 0)).toMatchObject({ culture: 6, usedMilitary: 2 });
    const none = scene({ players: [{ government: 'communism', hand: ['sabotage.ii'] }, { wonders: ['pyramids'] }] });
    refuses(none, 0, attack('sabotage.ii'), 'TTA-AGG-09', 'NOTHING_TO_TAKE');
  });

  it('Spy: up to 5 science', () => {
    const at = suffered('spy.ii', { science: 9 }, { science: 38 });
    expect([playerAt(at, 1).science, playerAt(at, 0).science]).toEqual([4, 40]);
  });

  it('Armed Intervention: up to 7 culture', () => {
    const rich = suffered('armed-intervention.iii', { culture: 20 });
    expect(rich.state.players.map((p) => p.culture)).toEqual([7, 13]);
    const poor = suffered('armed-intervention.iii', { culture: 4 });
    expect(poor.state.players.map((p) => p.culture)).toEqual([4, 0]);
  });
});

describe('bonus cards', () => {
  it.each([
    ['defense-colonization.i', 2, 1],
    ['defense-colonization.ii', 4, 2],
    ['defense-colonization.iii', 6, 3],
  ])('%s: +%i in defence, +%i to an expedition', (name, defence, colonization) => {
    const at = does(attacked('spy.ii', { hand: [name] }), 1, { move: 'commit-card', card: name }, SETTLE);
    expect(eventsOf(at, 'fought')[0]).toMatchObject({ defence: 1 + defence });
    const bids = (player: PlayerSpec) =>
      offers(scene({ events: ['fertile-territory.i', 'no-event'], steps: [{ step: 'reveal' }], players: [player] }), 0).filter(
        (m) => m.move === 'bid',
      ).length;
    expect(bids({ hand: [name] })).toBe(1 + colonization);
    expect(bids({ hand: [name], leader: 'james-cook' })).toBe(2 + colonization);
    refuses(scene({ players: [{ hand: [name] }] }), 0, { move: 'commit-card', card: name }, 'TABLE-STEP', 'NOT_NOW');
  });
});
