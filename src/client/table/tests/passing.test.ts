import { expect, it } from 'vitest';
import { throughTheAges } from '../../../games/through-the-ages/game.js';
import { boardPackage } from '../../boards/through-the-ages/package.js';
import { onlyChoice } from '../use-passing.js';

const choice = { move: { move: 'no-politics' } } as never;
const refused = { move: { move: 'aggression' }, refusal: {} } as never;
const at = (step: string, ...choices: never[]) => ({ choices, view: { steps: [{ step }] } as never });

it('what nothing can be decided in is passed by, unless a reason is to be read', () => {
  expect(onlyChoice(at('politics', choice), { blocked: [] }, [])).toBe(choice);
  expect(onlyChoice(at('politics', choice), { blocked: [refused] }, [])).toBeUndefined();
  expect(onlyChoice(at('politics', choice, refused), { blocked: [] }, ['politics'])).toBeUndefined();
  expect(onlyChoice(at('politics'), { blocked: [] }, ['politics'])).toBeUndefined();
});

it('no political action is no question, though cards of the hand be of no use', () => {
  const { passesBy = [] } = boardPackage;
  expect(onlyChoice(at('politics', choice), { blocked: [refused] }, passesBy)).toBe(choice);
  expect(onlyChoice(at('actions', choice), { blocked: [refused] }, passesBy)).toBeUndefined();
  for (const step of passesBy) expect(Object.keys(throughTheAges.steps)).toContain(step);
});
