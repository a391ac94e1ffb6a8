import { describe, expect, it } from 'vitest';
import { actionsOf, does, me, type PlayerSpec, ratingsOf, rule, tokensOn, turn } from './turns.js';

const late = (player: PlayerSpec = {}, spec: Parameters<typeof turn>[1] = {}) => turn(player, { age: 3, ...spec });
/** The last stage is built. */
const finish = (wonder: string, stages: number, player: PlayerSpec = {}) =>
  does(late({ workers: {}, wonder, stages, tokens: { bronze: 9 }, ...player }), 'stage');

describe('wonders', () => {
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
  it('a wonder in ruins gives 2 culture and nothing else', () => {
    const at = late({ wonders: ['kremlin'], workers: {} });
    me(at).wonders = [{ ...me(at).wonders[0]!, ruined: true }];
    expect([ratingsOf(at).culture, actionsOf(at).slice(2)]).toEqual([2, [4, 2]]);
  });
});
