import { expect } from 'vitest';
import type { CardId } from '../../../../kernel/index.js';
import { buildingPrice } from '../../ask/prices.js';
import { card, does, refuses } from '../scene.js';
import {
  acting,
  build,
  difference,
  END,
  food,
  govern,
  isFirst,
  learn,
  left,
  type Proof,
  type Proofs,
  player,
  proofs,
  resources,
  stage,
  standing,
  take,
  workers,
} from './proof.js';

type Made = Readonly<Partial<Record<'food' | 'resources' | 'science' | 'culture' | 'happy' | 'strength', number>>>;
const UNIT = /\.(infantry|cavalry|artillery|airforce)\./;
const despotic = { civil: 4, military: 2, limit: 2 };

/** Science to develop it, resources per worker, what a worker gives. */
const technology = (id: CardId, [science, cost, made]: readonly [number, number, Made]): Proof => ({
  does() {
    if (science > 0) {
      const learnt = does(acting(id, { workers: {}, civilHand: [id], science }), 0, learn(id));
      expect([player(learnt).science, workers(learnt, id), left(learnt)[0]]).toEqual([0, 0, 3]);
    }
    const built = does(acting(id, { workers: { [id]: 1 }, tokens: { bronze: cost } }), 0, build(id));
    expect([resources(built), workers(built, id), player(built).pool]).toEqual([0, 2, 0]);
    expect(left(built)).toEqual(UNIT.test(id) ? [4, 1] : [3, 2]);
    const { food: grown = 0, resources: mined = 0, ...rated } = made;
    const twice = Object.fromEntries(Object.entries(rated).map(([what, n]) => [what, Math.min(2 * n, what === 'happy' ? 8 : 99)]));
    expect(standing(built)).toEqual({ ...despotic, ...twice });
    const ended = does(built, 0, END);
    expect([food(ended), resources(ended)]).toEqual([2 * grown, 2 * mined]);
  },
  refuses() {
    const short = acting(id, { workers: { [id]: 1 }, tokens: { bronze: cost - 1 } });
    refuses(short, 0, build(id), UNIT.test(id) ? 'TTA-MIL-01' : 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: cost, have: cost - 1 });
    if (science === 0) return;
    refuses(acting(id, { civilHand: [id], science: science - 1 }), 0, learn(id), 'TTA-TEC-01', 'NOT_ENOUGH_SCIENCE', { need: science });
    refuses(acting(id, { workers: { [id]: 0 } }, { row: [id] }), 0, take(0), 'TTA-TAKE-07', 'TECH_ALREADY_OWNED');
  },
});

/** Science for a revolution and in peace, civil and military actions, urban limit, and what it gives besides. */
const government = (
  id: CardId,
  [revolution, peaceful, civil, military, limit, made]: readonly [number, number, number, number, number, Made],
): Proof => {
  const REVOLUTION = isFirst(id) ? 'TTA-GOV-02' : 'TTN-GOV-01';
  const base = { workers: { religion: 2, philosophy: 3 }, civilHand: [id] };
  return {
    does() {
      const before = acting(id, { ...base, science: revolution });
      const risen = does(before, 0, govern(id, 'revolution'));
      const { resources: mined = 0, ...rated } = made;
      const gained = { civil: civil - 4, military: military - 2, limit: limit - 2, ...rated, insight: -revolution };
      expect(difference(before, risen)).toEqual(Object.fromEntries(Object.entries(gained).filter(([, n]) => n !== 0)));
      expect(left(risen)).toEqual([0, military]);
      expect(resources(does(risen, 0, END))).toBe(mined);
      const calm = does(acting(id, { ...base, science: peaceful }), 0, govern(id, 'peaceful'));
      expect([player(calm).science, left(calm)]).toEqual([0, [civil - 1, military]]);
    },
    refuses() {
      const poor = (science: number) => acting(id, { ...base, science });
      refuses(poor(revolution - 1), 0, govern(id, 'revolution'), REVOLUTION, 'NOT_ENOUGH_SCIENCE', { need: revolution });
      refuses(poor(peaceful - 1), 0, govern(id, 'peaceful'), 'TTA-GOV-04', 'NOT_ENOUGH_SCIENCE', { need: peaceful });
      const busy = acting(id, { ...base, science: 30, usedCivil: 1 });
      refuses(busy, 0, govern(id, 'revolution'), REVOLUTION, 'REVOLUTION_NEEDS_ALL_ACTIONS', { used: 1 });
    },
  };
};

const DESPOTISM: Proof = {
  does: () => expect(standing(acting('t06.government.despotism.a', { workers: {} }))).toEqual(despotic),
  refuses() {
    const full = acting('t06.government.despotism.a', { workers: { philosophy: 2 }, tokens: { bronze: 3 } });
    refuses(full, 0, build(card('philosophy')), 'TTA-BLD-03', 'URBAN_LIMIT_REACHED', { limit: 2 });
  },
};

type Kept = Readonly<Partial<Record<'civil' | 'military' | 'strength' | 'colonization' | 'blue', number>>>;
type Works = { readonly stages: number; readonly saved: readonly number[] };
/** One building of each level. */
const LEVELS = ['philosophy', 'alchemy', 'scientific-method', 'multimedia'];
const PRICES = [3, 6, 8, 11];

/** Science, what it gives all the time; stages for one action and what buildings of each level cost less. */
const special = (id: CardId, [science, kept, works]: readonly [number, Kept, Works?]): Proof => ({
  does() {
    const before = acting(id, { workers: {}, civilHand: [id], science });
    const learnt = does(before, 0, learn(id));
    expect(difference(before, learnt)).toEqual({ ...kept, insight: -science });
    if (!works) return;
    const site = { specials: [id], workers: Object.fromEntries(LEVELS.map((name) => [name, 0])) };
    const { state } = acting(id, site);
    expect(LEVELS.map((name, i) => PRICES[i]! - buildingPrice(state, 0, card(name)))).toEqual(works.saved);
    const raised = does(acting(id, { ...site, wonder: 'internet', tokens: { bronze: 14 } }), 0, stage('', works.stages));
    expect([player(raised).wonder!.stages, left(raised)[0]]).toEqual([works.stages, 3]);
  },
  refuses() {
    refuses(acting(id, { civilHand: [id], science: science - 1 }), 0, learn(id), 'TTA-TEC-01', 'NOT_ENOUGH_SCIENCE', { need: science });
    refuses(acting(id, { specials: [id] }, { row: [id] }), 0, take(0), 'TTA-TAKE-07', 'TECH_ALREADY_OWNED');
    if (!works) return;
    const site = acting(id, { specials: [id], wonder: 'internet', tokens: { bronze: 14 } });
    refuses(site, 0, stage('', works.stages + 1), 'TTA-WON-07', 'TOO_MANY_STAGES', { most: works.stages });
  },
});

export const TECHNOLOGIES: Proofs = proofs(technology, {
  't06.farm.agriculture.a': [0, 2, { food: 1 }],
  't06.mine.bronze.a': [0, 2, { resources: 1 }],
  't06.lab.philosophy.a': [0, 3, { science: 1 }],
  't06.temple.religion.a': [0, 3, { culture: 1, happy: 1 }],
  't06.infantry.warriors.a': [0, 2, { strength: 1 }],
  't06.farm.irrigation': [3, 4, { food: 2 }],
  't06.farm.selective-breeding': [5, 6, { food: 3 }],
  't06.farm.mechanized-agriculture': [7, 8, { food: 5 }],
  't06.mine.iron': [5, 5, { resources: 2 }],
  't06.mine.coal': [7, 8, { resources: 3 }],
  't06.mine.oil': [9, 11, { resources: 5 }],
  't06.temple.theology': [2, 5, { culture: 1, happy: 2 }],
  't06.temple.organized-religion': [4, 7, { culture: 1, happy: 3 }],
  't06.lab.alchemy': [4, 6, { science: 2 }],
  't06.lab.scientific-method': [6, 8, { science: 3 }],
  't06.lab.computers': [8, 10, { science: 5 }],
  't06.arena.bread-and-circuses': [3, 4, { happy: 2, strength: 1 }],
  't06.arena.team-sports': [5, 6, { happy: 3, strength: 2 }],
  't06.arena.professional-sports': [7, 8, { happy: 4, strength: 3 }],
  't06.library.printing-press': [3, 4, { science: 1, culture: 1 }],
  't06.library.journalism': [6, 8, { science: 2, culture: 2 }],
  't06.library.multimedia': [9, 11, { science: 3, culture: 3 }],
  't06.theater.drama': [4, 5, { culture: 2, happy: 1 }],
  't06.theater.opera': [7, 9, { culture: 3, happy: 1 }],
  't06.theater.movies': [10, 12, { culture: 4, happy: 1 }],
  't06.infantry.swordsmen': [3, 3, { strength: 2 }],
  't06.infantry.riflemen': [5, 5, { strength: 3 }],
  't06.infantry.modern-infantry': [8, 7, { strength: 5 }],
  't06.cavalry.knights': [4, 3, { strength: 2 }],
  't06.cavalry.cavalrymen': [6, 5, { strength: 3 }],
  't06.cavalry.tanks': [9, 7, { strength: 5 }],
  't06.artillery.cannon': [7, 5, { strength: 3 }],
  't06.artillery.rockets': [10, 7, { strength: 5 }],
  't06.airforce.air-forces': [11, 7, { strength: 5 }],
  't15.arena.bread-and-circuses': [3, 3, { happy: 2, strength: 1 }],
  't15.theater.drama': [3, 4, { culture: 2, happy: 1 }],
  't15.cavalry.knights': [5, 3, { strength: 2 }],
  't15.library.printing-press': [3, 3, { science: 1, culture: 1 }],
  't15.infantry.swordsmen': [4, 3, { strength: 2 }],
  't15.artillery.cannon': [6, 5, { strength: 3 }],
  't15.theater.opera': [7, 8, { culture: 3, happy: 1 }],
  't15.infantry.riflemen': [6, 5, { strength: 3 }],
  't15.arena.team-sports': [5, 5, { happy: 3, strength: 2 }],
  't15.artillery.rockets': [8, 7, { strength: 5 }],
  't15.airforce.air-forces': [12, 7, { strength: 5 }],
  't15.lab.computers': [8, 11, { science: 5 }],
  't15.infantry.modern-infantry': [10, 7, { strength: 5 }],
  't15.theater.movies': [10, 11, { culture: 4, happy: 1 }],
  'nlw.arena.professional-sports': [7, 7, { happy: 4, strength: 4 }],
});

export const GOVERNMENTS: Proofs = {
  't06.government.despotism.a': DESPOTISM,
  ...proofs(government, {
    't06.government.monarchy': [3, 9, 5, 3, 3, {}],
    't06.government.theocracy': [2, 7, 4, 3, 3, { culture: 1, happy: 2 }],
    't06.government.constitutional-monarchy': [5, 12, 6, 4, 3, {}],
    't06.government.republic': [4, 14, 7, 2, 3, {}],
    't06.government.communism': [6, 17, 7, 5, 4, { happy: -1 }],
    't06.government.democracy': [8, 21, 7, 3, 4, { culture: 2 }],
    't06.government.fundamentalism': [7, 19, 6, 5, 4, { strength: 5 }],
    't15.government.monarchy': [2, 8, 5, 3, 3, {}],
    't15.government.theocracy': [1, 6, 4, 3, 3, { culture: 1, happy: 1, strength: 1 }],
    't15.government.constitutional-monarchy': [6, 12, 6, 4, 3, {}],
    't15.government.republic': [3, 13, 7, 2, 3, {}],
    't15.government.communism': [5, 19, 7, 5, 4, { happy: -1 }],
    't15.government.democracy': [9, 17, 7, 3, 4, { culture: 3 }],
    't15.government.fundamentalism': [7, 18, 6, 5, 4, { science: -2, strength: 5 }],
    'nlw.government.communism': [1, 18, 7, 5, 4, { resources: 1, happy: -1 }],
    'nlw.government.fundamentalism': [5, 16, 6, 5, 4, { science: -2, strength: 6 }],
    'nlw.government.republic': [2, 11, 7, 2, 3, {}],
  }),
};

export const SPECIALS: Proofs = proofs(special, {
  't06.special.warfare': [4, { military: 1, strength: 1 }],
  't06.special.strategy': [8, { military: 2, strength: 3 }],
  't06.special.military-theory': [12, { military: 3, strength: 5 }],
  't06.special.code-of-laws': [6, { civil: 1 }],
  't06.special.justice-system': [7, { civil: 1, blue: 3 }],
  't06.special.civil-service': [10, { civil: 2, blue: 3 }],
  't06.special.cartography': [4, { strength: 1, colonization: 2 }],
  't06.special.navigation': [6, { strength: 2, colonization: 3 }],
  't06.special.satellites': [8, { strength: 3, colonization: 4 }],
  't06.special.masonry': [3, {}, { stages: 2, saved: [0, 1, 1, 1] }],
  't06.special.architecture': [6, {}, { stages: 3, saved: [0, 1, 2, 2] }],
  't06.special.engineering': [9, {}, { stages: 4, saved: [0, 1, 2, 3] }],
  't15.special.warfare': [5, { strength: 1, military: 1 }],
  't15.special.military-theory': [11, { strength: 5, military: 3 }],
});
