import { describe, expect, it } from 'vitest';
import { colonizationOf, militaryLimit, urbanLimit } from '../ask/ratings.js';
import { isUnit } from '../ask/selectors.js';
import type { ActionEffect } from '../cards/ability.js';
import { ACTIONS } from '../cards/actions.js';
import { GOVERNMENTS } from '../cards/governments.js';
import { actionOf } from '../cards/index.js';
import { SPECIALS } from '../cards/specials.js';
import { TECHNOLOGIES } from '../cards/technologies.js';
import {
  actionsOf,
  allows,
  armsOf,
  card,
  does,
  foodOf,
  me,
  type PlayerSpec,
  ratingsOf,
  refuses,
  resourcesOf,
  rule,
  tokensOn,
  turn,
  workersOn,
} from './turns.js';

const short = (id: string): string => id.split('.').slice(2).join('.');
const late = (player: PlayerSpec = {}, spec: Parameters<typeof turn>[1] = {}) => turn(player, { age: 3, ...spec });
/** The last stage is built. */
const finish = (wonder: string, stages: number, player: PlayerSpec = {}) =>
  does(late({ workers: {}, wonder, stages, tokens: { bronze: 9 }, ...player }), 'stage');

describe('technologies with workers', () => {
  it.each(TECHNOLOGIES.filter((row) => row.level > 0))('$id costs what is printed and gives it per worker', (row) => {
    const name = short(row.id);
    const learnt = does(late({ workers: {}, civilHand: [name], science: row.science }), `technology ${name}`);
    expect([me(learnt).science, workersOn(learnt, name)]).toEqual([0, 0]);
    if (row.science > 0)
      refuses(late({ civilHand: [name], science: row.science - 1 }), `technology ${name}`, 'TTA-TEC-01', 'NOT_ENOUGH_SCIENCE');
    const built = does(late({ workers: { [name]: 1 }, tokens: { bronze: row.cost } }), `build ${name}`);
    expect([resourcesOf(built), workersOn(built, name)]).toEqual([0, 2]);
    const { strength = 0, culture = 0, science = 0, happy = 0 } = row.gives;
    expect(ratingsOf(built)).toEqual({
      strength: 2 * strength,
      culture: 2 * culture,
      science: 2 * science,
      happiness: Math.min(8, 2 * happy),
    });
    const short_ = late({ workers: { [name]: 1 }, tokens: { bronze: row.cost - 1 } });
    refuses(short_, `build ${name}`, isUnit(row.type) ? 'TTA-MIL-01' : 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES');
  });
  it.each(['irrigation', 'selective-breeding', 'mechanized-agriculture'])('%s produces its food', (name) => {
    const at = does(late({ workers: { [name]: 2 } }), 'end');
    expect(foodOf(at)).toBe(2 * TECHNOLOGIES.find((row) => row.id === card(name))!.gives.food!);
  });
  it.each(['iron', 'coal', 'oil'])('%s produces its resources', (name) => {
    const at = does(late({ workers: { [name]: 2 } }), 'end');
    expect(resourcesOf(at)).toBe(2 * TECHNOLOGIES.find((row) => row.id === card(name))!.gives.resources!);
  });
});

describe('governments', () => {
  it.each(GOVERNMENTS.filter((row) => row.level > 0))('$id has its prices, actions and limit', (row) => {
    const name = short(row.id);
    const { civilActions = 0, militaryActions = 0, urbanLimit: limit = 0, culture = 0, strength = 0 } = row.gives;
    const at = does(late({ workers: {}, civilHand: [name], science: row.revolution }), `revolution ${name}`);
    expect([me(at).science, actionsOf(at).slice(2), urbanLimit(at.state, 0)]).toEqual([0, [civilActions, militaryActions], limit]);
    expect(ratingsOf(at)).toMatchObject({ culture, strength });
    const peaceful = does(late({ civilHand: [name], science: row.peaceful }), `peaceful ${name}`);
    expect([me(peaceful).science, me(peaceful).usedCivil]).toEqual([0, 1]);
    refuses(late({ civilHand: [name], science: row.revolution - 1 }), `revolution ${name}`, 'TTA-GOV-02', 'NOT_ENOUGH_SCIENCE');
    refuses(late({ civilHand: [name], science: row.peaceful - 1 }), `peaceful ${name}`, 'TTA-GOV-04', 'NOT_ENOUGH_SCIENCE');
  });
  it('Theocracy makes two faces, Communism one unhappy one', () => {
    expect(ratingsOf(late({ government: 'theocracy' })).happiness).toBe(2);
    expect(ratingsOf(late({ government: 'communism', workers: { religion: 2 } })).happiness).toBe(1);
  });
});

describe('special technologies', () => {
  it.each(SPECIALS)('$id costs its science and works at once', (row) => {
    const name = short(row.id);
    const at = does(late({ workers: {}, civilHand: [name], science: row.science }), `technology ${name}`);
    const { civilActions = 0, militaryActions = 0, strength = 0, blueTokens = 0, colonization = 0 } = row.gives;
    expect([me(at).science, actionsOf(at).slice(2), me(at).blue]).toEqual([0, [4 + civilActions, 2 + militaryActions], 18 + blueTokens]);
    expect([ratingsOf(at).strength, colonizationOf(at.state, 0)]).toEqual([strength, colonization]);
    refuses(late({ civilHand: [name], science: row.science - 1 }), `technology ${name}`, 'TTA-TEC-01', 'NOT_ENOUGH_SCIENCE');
  });
  it('Engineering: urban buildings of level III cost 3 less, units nothing less', () => {
    const at = late({ specials: ['engineering'], workers: { multimedia: 0, tanks: 0 }, tokens: { bronze: 8 } });
    expect([resourcesOf(does(at, 'build multimedia')), resourcesOf(does(at, 'build tanks'))]).toEqual([0, 1]);
  });
});

describe('wonders', () => {
  it('Hanging Gardens', () => expect(ratingsOf(finish('hanging-gardens', 2))).toMatchObject({ culture: 1, happiness: 2 }));
  it('Library of Alexandria: both hand limits', () => {
    const at = finish('library-of-alexandria', 3);
    expect([ratingsOf(at).science, ratingsOf(at).culture, militaryLimit(at.state, 0)]).toEqual([1, 1, 3]);
  });
  it('Colossus', () => {
    const at = finish('colossus', 1);
    expect([ratingsOf(at).strength, ratingsOf(at).culture, colonizationOf(at.state, 0)]).toEqual([1, 1, 1]);
  });
  it('Pyramids: a civil action', () => expect(actionsOf(finish('pyramids', 2))[2]).toBe(5));
  it('Great Wall: strength per infantry and artillery, not per cavalry', () => {
    const at = finish('great-wall', 3, { workers: { warriors: 1, cannon: 2, knights: 1 } });
    expect(ratingsOf(at)).toMatchObject({ strength: 1 + 6 + 2 + 3, culture: 1, happiness: 1 });
  });
  it('St. Peter’s Basilica', () => expect(ratingsOf(finish('st-peters-basilica', 1))).toMatchObject({ culture: 2, happiness: 2 }));
  it('Universitas Carolina', () => expect(ratingsOf(finish('universitas-carolina', 2))).toMatchObject({ culture: 1, science: 2 }));
  it('Taj Mahal', () => expect(ratingsOf(finish('taj-mahal', 2)).culture).toBe(3));
  it('Eiffel Tower', () => expect(ratingsOf(finish('eiffel-tower', 2))).toMatchObject({ culture: 4, happiness: 1 }));
  it('Kremlin: actions and culture for two unhappy faces', () => {
    const at = finish('kremlin', 2, { workers: { theology: 2 } });
    expect([ratingsOf(at).culture, ratingsOf(at).happiness, actionsOf(at).slice(2)]).toEqual([3 + 2, 2, [5, 3]]);
  });
  it('Ocean Liner Service: once per turn grow for 5 food less without an action', () => {
    const at = finish('ocean-liner-service', 4, { yellow: 12 });
    const grown = does(at, 'grow free');
    expect([me(grown).pool, me(grown).yellow, actionsOf(grown)[0]]).toEqual([2, 11, 3]);
    refuses(grown, 'grow free', 'TTA-POP-01', 'ONCE_PER_TURN');
    refuses(late(), 'grow free', 'TTA-POP-01', 'CARD_NOT_IN_PLAY');
    refuses(late({ wonders: ['ocean-liner-service'], yellow: 3 }), 'grow free', 'TTA-POP-01', 'NOT_ENOUGH_FOOD', { need: 2, have: 0 });
  });
  rule('TTA-CRD-14', 'Transcontinental Railroad: strength 5, and the best mine with a worker makes a token more', () => {
    const at = finish('transcontinental-railroad', 2, { workers: { bronze: 2, iron: 1, coal: 0 } });
    const later = does(at, 'end');
    expect([
      ratingsOf(at).strength,
      tokensOn(later, 'iron') - tokensOn(at, 'iron'),
      tokensOn(later, 'bronze') - tokensOn(at, 'bronze'),
    ]).toEqual([5, 2, 2]);
  });
  rule('TTA-CRD-16', 'Hollywood and Internet: twice the level per worker; empty cards and level 0 give nothing', () => {
    const workers = { drama: 1, movies: 0, journalism: 2, computers: 1, philosophy: 1 };
    expect(me(finish('hollywood', 2, { workers })).culture).toBe(2 * (1 + 4));
    expect(me(finish('internet', 4, { workers })).culture).toBe(2 * (4 + 3));
  });
  rule(['TTA-CRD-15', 'TTA-AMB-28'], 'First Space Flight: the levels of all technologies, with or without workers', () => {
    const at = finish('first-space-flight', 2, {
      workers: { iron: 1, tanks: 0, opera: 1 },
      specials: ['engineering'],
      government: 'monarchy',
    });
    expect(me(at).culture).toBe(1 + 3 + 2 + 3 + 1);
  });
  it('Fast Food Chains: 2 per farm and mine, 1 per unit and urban building', () => {
    expect(me(finish('fast-food-chains', 3, { workers: { agriculture: 2, iron: 1, warriors: 2, drama: 1 } })).culture).toBe(6 + 3);
  });
  it('a wonder in ruins gives 2 culture and nothing else', () => {
    const at = late({ wonders: ['kremlin'], workers: {} });
    me(at).wonders = [{ ...me(at).wonders[0]!, ruined: true }];
    expect([ratingsOf(at).culture, actionsOf(at).slice(2)]).toEqual([2, [4, 2]]);
  });
});

describe('action cards', () => {
  const named = (kind: string): string[] => ACTIONS.filter((row) => row.effect.do === kind).map((row) => short(row.id));
  it.each(named('gain'))('%s gives what it says', (name) => {
    const at = does(late({ civilHand: [name] }), `play ${name}`);
    const effect = actionOf(card(name)).effect as Extract<ActionEffect, { do: 'gain' }>;
    const { food = 0, resources = 0, science = 0, culture = 0 } = effect.gain;
    expect([foodOf(at), resourcesOf(at), me(at).science, me(at).culture]).toEqual([food, resources, science, culture]);
    refuses(late({ civilHand: [name], usedCivil: 4 }), `play ${name}`, 'TTA-ACC-01', 'NOT_ENOUGH_CA');
  });
  it.each(named('stage'))('%s builds one stage cheaper', (name) => {
    const { discount } = actionOf(card(name)).effect as { discount: number };
    const at = late({ civilHand: [name], wonder: 'first-space-flight', stages: 2, tokens: { bronze: 9 } });
    expect(resourcesOf(does(at, `stage with ${name}`))).toBe(discount);
    refuses(late({ civilHand: [name] }), `stage with ${name}`, 'TTA-WON-01', 'NO_WONDER_IN_PROGRESS');
  });
  it.each(named('build'))('%s builds cheaper what it names, and nothing else', (name) => {
    const effect = actionOf(card(name)).effect as { discount: number; types: readonly string[] };
    const [own, other] = effect.types.includes('farm') ? ['mechanized-agriculture', 'religion'] : ['multimedia', 'bronze'];
    const at = late({ civilHand: [name], workers: { [own!]: 0 }, tokens: { bronze: 12 } });
    const cost = TECHNOLOGIES.find((row) => row.id === card(own!))!.cost;
    expect(resourcesOf(does(at, `build ${own} with ${name}`))).toBe(12 - cost + effect.discount);
    refuses(at, `build ${other} with ${name}`, 'TTA-ACC-05', 'WRONG_CARD_TYPE');
    refuses(at, `build warriors with ${name}`, 'TTA-ACC-05', 'WRONG_CARD_TYPE');
  });
  it.each(named('upgrade'))('%s upgrades cheaper, but no unit', (name) => {
    const { discount } = actionOf(card(name)).effect as { discount: number };
    const at = late({ civilHand: [name], workers: { bronze: 1, oil: 0, warriors: 1, riflemen: 0 }, tokens: { bronze: 9 } });
    expect(resourcesOf(does(at, `upgrade bronze oil with ${name}`))).toBe(discount);
    refuses(at, `upgrade warriors riflemen with ${name}`, 'TTA-ACC-05', 'WRONG_CARD_TYPE');
  });
  it.each(named('grow'))('%s grows at full price and gives food back', (name) => {
    const { food } = actionOf(card(name)).effect as { food: number };
    const at = late({ civilHand: [name], tokens: { agriculture: 3 }, yellow: 16 });
    expect(foodOf(does(at, `grow with ${name}`))).toBe(food);
    refuses(late({ civilHand: [name], tokens: { agriculture: 2 }, yellow: 16 }), `grow with ${name}`, 'TTA-POP-01', 'NOT_ENOUGH_FOOD');
  });
  it.each(named('technology'))('%s plays a technology at full price and gives science back', (name) => {
    const { science } = actionOf(card(name)).effect as { science: number };
    const at = late({ civilHand: [name, 'alchemy'], science: 4 });
    expect([me(does(at, `technology alchemy with ${name}`)).science, actionsOf(does(at, `technology alchemy with ${name}`))[0]]).toEqual([
      science,
      3,
    ]);
    refuses(late({ civilHand: [name, 'alchemy'], science: 3 }), `technology alchemy with ${name}`, 'TTA-TEC-01', 'NOT_ENOUGH_SCIENCE');
  });
  it.each(named('arm'))('%s gives a military action and resources for units', (name) => {
    const { resources } = actionOf(card(name)).effect as { resources: number };
    const at = does(late({ civilHand: [name] }), `play ${name}`);
    expect([armsOf(at), actionsOf(at)[1]]).toEqual([resources, 3]);
    refuses(at, 'build bronze', 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES');
    expect(allows(at, 'build warriors')).toBe(resources >= 2);
  });
  it.each(['wave-of-nationalism.ii', 'military-build-up.iii'])('%s: resources for units per stronger civilisation', (name) => {
    const { each } = actionOf(card(name)).effect as { each: readonly number[] };
    const strong = { workers: { warriors: 5 } };
    const play = (seats: number, players: readonly PlayerSpec[]) =>
      armsOf(does(late({ civilHand: [name] }, { seats, players }), `play ${name}`));
    expect([play(2, [strong]), play(2, []), play(3, [strong, strong]), play(4, [strong, strong, {}])]).toEqual([
      each[0],
      0,
      2 * each[1]!,
      2 * each[2]!,
    ]);
  });
  it('Endowment for the Arts: culture per civilisation with more culture', () => {
    const name = 'endowment-for-the-arts.iii';
    const play = (seats: number, players: readonly PlayerSpec[]) =>
      me(does(late({ civilHand: [name], culture: 5 }, { seats, players }), `play ${name}`)).culture - 5;
    expect([
      play(2, [{ culture: 6 }]),
      play(2, [{ culture: 5 }]),
      play(3, [{ culture: 9 }, { culture: 1 }]),
      play(4, [{ culture: 9 }, { culture: 8 }, { culture: 7 }]),
    ]).toEqual([6, 0, 3, 6]);
  });
});
