import { expect } from 'vitest';
import type { CardId } from '../../../../kernel/index.js';
import { card, does, eventsOf, type PlayerSpec, picks, refuses } from '../scene.js';
import { acting, attack, difference, isFirst, left, moment, type Proof, type Proofs, pick, player, proofs, standing } from './proof.js';

type Needs = readonly [infantry: number, cavalry: number, artillery: number];
const army = ([infantry, cavalry, artillery]: Needs, [foot, horse, gun]: readonly [string, string, string], n = 1) => ({
  [foot]: n * infantry,
  [horse]: n * cavalry,
  [gun]: n * artillery,
});
const NEWEST = ['modern-infantry', 'tanks', 'rockets'] as const;
const YOUNG = ['riflemen', 'cavalrymen', 'cannon'] as const;
const OLDEST = ['warriors', 'knights', 'cannon'] as const;
/** A leader who lets something older stand in the army, with what it adds then. */
type Unusual = { readonly leader: string; readonly workers: Readonly<Record<string, number>>; readonly adds: number };

const strength = (id: CardId, p: PlayerSpec): number => standing(acting(id, p)).strength ?? 0;
const bonus = (id: CardId, workers: Readonly<Record<string, number>>, leader?: string): number => {
  const p = { workers, ...(leader && { leader }) };
  return strength(id, { ...p, tactic: id }) - strength(id, p);
};

/** The units of an army, what it adds, what one of the oldest units adds. */
const tactic = (id: CardId, [needs, full, old, unusual]: readonly [Needs, number, number, Unusual?]): Proof => ({
  does() {
    expect([bonus(id, army(needs, NEWEST)), bonus(id, army(needs, YOUNG, 2)), bonus(id, army(needs, OLDEST))]).toEqual([
      full,
      2 * full,
      old,
    ]);
    if (unusual) expect(bonus(id, unusual.workers, unusual.leader)).toBe(unusual.adds);
    const at = acting(id, { hand: [id], workers: army(needs, NEWEST) });
    const played = does(at, 0, { move: 'tactic', card: id });
    expect([difference(at, played), left(played)[1]]).toEqual([{ strength: full, cards: -1 }, 1]);
  },
  refuses() {
    const workers = army(needs, NEWEST);
    for (const unit of Object.keys(workers)) {
      if (workers[unit]! > 0) expect(bonus(id, { ...workers, [unit]: workers[unit]! - 1 }), unit).toBe(0);
    }
    const tired = acting(id, { hand: [id], usedMilitary: 2 });
    refuses(tired, 0, { move: 'tactic', card: id }, isFirst(id) ? 'TTA-TAC-01' : 'TTN-TAC-01', 'NOT_ENOUGH_MA', { need: 1, have: 0 });
  },
});

/** TTX-CRD-56: two, and the level of the weaker unit. */
const HUSSARS: Proof = {
  does() {
    const id = 'nlw.tactic.hussars';
    expect([bonus(id, { knights: 2 }), bonus(id, { knights: 1, tanks: 1 }), bonus(id, { tanks: 2 })]).toEqual([3, 3, 5]);
    expect([bonus(id, { knights: 1, tanks: 3 }), bonus(id, { warriors: 2 }, 't15.leader.genghis-khan')]).toEqual([5 + 3, 2]);
  },
  refuses() {
    const id = 'nlw.tactic.hussars';
    expect([bonus(id, { tanks: 1 }), bonus(id, { warriors: 4, rockets: 4 })]).toEqual([0, 0]);
    refuses(acting(id, { hand: [id], usedMilitary: 2 }), 0, { move: 'tactic', card: id }, 'TTN-TAC-01', 'NOT_ENOUGH_MA');
  },
};

export const TACTICS: Proofs = {
  ...proofs(tactic, {
    't06.tactic.fighting-band': [[2, 0, 0], 1, 1],
    't06.tactic.heavy-cavalry': [[0, 3, 0], 4, 4],
    't06.tactic.legion': [[3, 0, 0], 2, 2],
    't06.tactic.light-cavalry': [[0, 2, 0], 2, 2],
    't06.tactic.medieval-army': [[1, 1, 0], 2, 2],
    't06.tactic.phalanx': [[2, 1, 0], 3, 3],
    't06.tactic.classic-army': [[2, 2, 0], 9, 5],
    't06.tactic.conquistadors': [[1, 2, 0], 5, 3],
    't06.tactic.defensive-army': [[2, 0, 1], 6, 3],
    't06.tactic.fortifications': [[0, 0, 2], 4, 4],
    't06.tactic.mobile-artillery': [[0, 1, 1], 5, 5],
    't06.tactic.napoleonic-army': [[1, 1, 1], 8, 4],
    't06.tactic.entrenchments': [[1, 0, 2], 9, 5],
    't06.tactic.mechanized-army': [[0, 1, 2], 10, 5],
    't06.tactic.modern-army': [[2, 1, 1], 13, 7],
    't06.tactic.shock-troops': [[1, 3, 0], 11, 6],
    't15.tactic.classic-army': [[2, 2, 0], 8, 4],
    't15.tactic.fortifications': [[0, 0, 2], 5, 5, { leader: 'jan-zizka', workers: { cannon: 1, agriculture: 1 }, adds: 3 }],
    't15.tactic.mobile-artillery': [[0, 1, 1], 5, 5, { leader: 't15.leader.genghis-khan', workers: { warriors: 1, cannon: 1 }, adds: 3 }],
    't15.tactic.napoleonic-army': [[1, 1, 1], 7, 4],
    'nlw.tactic.positional-army': [[2, 0, 2], 12, 6],
  }),
  'nlw.tactic.hussars': HUSSARS,
};

/** What it adds to a defence and to an expedition. */
const bonusCard = (id: CardId, [defence, colonization]: readonly [number, number]): Proof => {
  const struck = () => {
    const spy = card('spy.ii');
    const at = moment(id, {
      players: [
        { hand: [spy], workers: { warriors: 9 } },
        { hand: [id], workers: {}, science: 5 },
      ],
    });
    return does(does(at, 0, attack(spy)), 0, { move: 'settle' });
  };
  const sent = (hand: readonly string[]) =>
    moment(id, {
      players: [{ hand, workers: { warriors: 1 } }],
      steps: [
        {
          step: 'expedition',
          card: card('historic-territory.i'),
          seat: 0,
          bid: 1 + colonization,
          sent: { units: [card('warriors')], cards: [] },
        },
        { step: 'actions' },
      ],
    });
  return {
    does() {
      const defended = does(struck(), 1, { move: 'commit-card', card: id }, { move: 'settle' });
      expect(eventsOf(defended, 'fought')[0]).toMatchObject({ attack: 9, defence });
      const settled = does(sent([id]), 0, { move: 'commit-card', card: id }, { move: 'settle' });
      expect(player(settled).colonies).toEqual([card('historic-territory.i')]);
    },
    refuses() {
      refuses(sent([]), 0, { move: 'commit-card', card: id }, 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
      refuses(sent([id]), 0, { move: 'settle' }, 'TTA-COL-03', 'PAYMENT_BELOW_BID', { need: 1 + colonization, have: 1 });
      const war = moment(id, {
        steps: [{ step: 'war' }, { step: 'politics' }],
        players: [{ war: { card: 'war-over-culture.iii', target: 1 } }, { hand: [id], culture: 9 }],
      });
      const asked = does(war, 0, { move: 'settle' });
      refuses(asked, 1, { move: 'commit-card', card: id }, 'TTA-WAR-03', 'BONUS_CARDS_NOT_ALLOWED_IN_WAR');
    },
  };
};
export const BONUSES: Proofs = proofs(bonusCard, {
  't06.bonus.defense-colonization.i': [2, 1],
  't06.bonus.defense-colonization.ii': [4, 2],
  't06.bonus.defense-colonization.iii': [6, 3],
});

const columbus = (id: CardId): string => (isFirst(id) ? 't06.leader.christopher-columbus' : 't15.leader.christopher-columbus');
const settling = (id: CardId) => moment(id, { players: [{ leader: columbus(id), hand: [id], workers: { agriculture: 1, bronze: 1 } }] });
function refusesSettlers(id: CardId): void {
  const land = { move: 'explore', card: id };
  refuses(moment(id, { players: [{ hand: [id] }] }), 0, land, isFirst(id) ? 'TTA-CRD-08' : 'TTN-CRD-16', 'CARD_NOT_IN_PLAY');
  const found = moment(id, { events: [id, 'rats'], steps: [{ step: 'reveal' }, { step: 'politics' }], players: [{}, {}] });
  refuses(found, 0, { move: 'bid', n: 2 }, isFirst(id) ? 'TTA-COL-02' : 'TTN-COL-01', 'BID_NOT_PAYABLE', { need: 2, have: 1 });
  expect(player(does(does(found, 0, { move: 'fold' }), 1, { move: 'fold' })).colonies).toEqual([]);
}
/** All that changes when it is settled, its own card out of the hand included; each good takes a blue token on the first cards. */
const territory = (id: CardId, change: Readonly<Record<string, number>>): Proof => ({
  does() {
    const at = settling(id);
    const settled = does(at, 0, { move: 'explore', card: id });
    expect([player(settled).colonies, difference(at, settled)]).toEqual([[id], { cards: -1, ...change }]);
  },
  refuses: () => refusesSettlers(id),
});

/** TTX-CRD-52 */
const AUTONOMOUS: Proof = {
  does() {
    const id = 'nlw.territory.autonomous-territory';
    const at = settling(id);
    const settled = does(at, 0, { move: 'explore', card: id });
    expect(difference(at, settled)).toEqual({ cards: -1, civil: 1, military: 1, blue: -2 });
    expect(picks(settled, 0)).toEqual(['science', 'resources', 'food', 'culture']);
    const gained = (what: string) => difference(settled, does(settled, 0, pick(what)));
    expect([gained('science'), gained('culture')]).toEqual([{ insight: 4 }, { points: 7 }]);
    expect([gained('resources'), gained('food')]).toEqual([
      { resources: 5, blue: -5 },
      { food: 6, blue: -6 },
    ]);
  },
  refuses() {
    const id = 'nlw.territory.autonomous-territory';
    refusesSettlers(id);
    const settled = does(settling(id), 0, { move: 'explore', card: id });
    refuses(settled, 0, { move: 'decline' }, 'TTA-POL-03', 'WRONG_PHASE');
  },
};

export const TERRITORIES: Proofs = {
  ...proofs(territory, {
    't06.territory.developed-territory.i': { blue: 1, yellow: 1, insight: 3 },
    't06.territory.fertile-territory.i': { yellow: 3, food: 3, blue: -3 },
    't06.territory.historic-territory.i': { happy: 1, points: 6 },
    't06.territory.inhabited-territory.i': { yellow: 2 - 1, pool: 1 },
    't06.territory.strategic-territory.i': { strength: 2, cards: 3 - 1 },
    't06.territory.wealthy-territory.i': { resources: 5, blue: 2 - 5 },
    't06.territory.developed-territory.ii': { blue: 2, yellow: 2, insight: 5 },
    't06.territory.fertile-territory.ii': { yellow: 4, food: 5, blue: -5 },
    't06.territory.historic-territory.ii': { happy: 2, points: 11 },
    't06.territory.inhabited-territory.ii': { yellow: 3 - 2, pool: 2 },
    't06.territory.strategic-territory.ii': { strength: 4, cards: 5 - 1 },
    't06.territory.wealthy-territory.ii': { resources: 8, blue: 3 - 8 },
    't15.territory.wealthy-territory.i': { resources: 5, blue: 3 - 5 },
    't15.territory.vast-territory.i': { yellow: 3, food: 3, blue: -1 - 3 },
    't15.territory.wealthy-territory.ii': { resources: 9, blue: 4 - 9 },
    't15.territory.vast-territory.ii': { yellow: 4, food: 4, blue: -1 - 4 },
    'nlw.territory.wealthy-territory.i': { resources: 6, blue: 3 - 6 },
  }),
  'nlw.territory.autonomous-territory': AUTONOMOUS,
};
