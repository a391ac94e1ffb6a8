import { expect, it } from 'vitest';
import { BUILDINGS } from '../cards/buildings.js';
import { RESEARCH_CARDS } from '../cards/research-cards.js';

/** What comments of the rules call impossible, and what their code therefore leaves out. */
it('MIL-159, MIL-176, MIL-233: what eases the Influence action is a building that is turned for it, or research card 233, which never is', () => {
  const easing = [...BUILDINGS, ...RESEARCH_CARDS].filter(({ ability }) => ability.modifies === 'influenceAction');
  expect(easing.map(({ id, ability }) => [id, ability.engage === true])).toEqual([
    ['building-159', true],
    ['building-176', true],
    ['research-233', false],
  ]);
});
