import { describe, expect, it } from 'vitest';
import { differences, runsOf } from '../differences.js';

const said = (before: readonly string[], after: readonly string[]): string[] =>
  differences(before, after).map((runs) =>
    runs.map(({ text, kind }) => (kind === 'gone' ? `-${text}-` : kind === 'new' ? `+${text}+` : text)).join(' '),
  );

describe('what the expansion has changed on a card', () => {
  it('is marked word by word within a sentence', () => {
    expect(runsOf('7 science, each worker 8 resources', '7 science, each worker 7 resources')).toEqual([
      { text: '7 science, each worker', kind: 'same' },
      { text: '8', kind: 'gone' },
      { text: '7', kind: 'new' },
      { text: 'resources', kind: 'same' },
    ]);
  });
  it('of sentences that have nothing in common one is gone and the other is new', () => {
    expect(said(['Costs 1 civil action.', 'Draw three cards.'], ['Costs 1 civil action.', 'Once per turn a worker is free.'])).toEqual([
      'Costs 1 civil action.',
      '+Once per turn a worker is free.+',
      '-Draw three cards.-',
    ]);
  });
  it('each sentence is compared with the one nearest to it, and none twice', () => {
    const before = ['+2 culture for each temple.', '+1 culture for each lab.'];
    expect(said(before, ['+1 culture for each lab or library.', '+3 culture for each temple.'])).toEqual([
      '+1 culture for each -lab.- +lab or library.+',
      '-+2- ++3+ culture for each temple.',
    ]);
  });
  it('nothing is marked where nothing has changed', () => {
    expect(said(['The same.'], ['The same.'])).toEqual(['The same.']);
  });
});
