import { describe, expect, it } from 'vitest';
import type { Shape } from '../../../kernel/types.js';
import { arrange, MORE } from '../choice-groups.js';
import type { Choice } from '../table.js';

const choice = (move: string): Choice<Shape> => ({ move: { move }, text: { key: move }, targets: [] });
const many = (kind: string, n: number) => Array.from({ length: n }, (_, i) => choice(`${kind}-${i}`));
const groups = ['take', 'build', 'play'].map((id) => ({ id, label: { en: id, fr: id } }));
const kindOf = ({ move }: Choice<Shape>): string => move.move.split('-')[0]!;
const laid = (allowed: readonly Choice<Shape>[], wanted: string | null = null, blocked: readonly Choice<Shape>[] = []) =>
  arrange({ allowed, blocked, groups, wanted, groupOf: kindOf, isRare: (c) => kindOf(c) === 'disband' });
const names = (choices: readonly Choice<Shape>[]) => choices.map(({ move }) => move.move);

describe('choices in the bar', () => {
  it('few lie side by side, in the order of their verbs', () => {
    const { tabs, shown } = laid([choice('play-0'), choice('take-0'), choice('build-0')]);
    expect(tabs).toEqual([]);
    expect(names(shown)).toEqual(['take-0', 'build-0', 'play-0']);
  });

  it('many lie under their verbs; a verb keeps its key when another has nothing to offer', () => {
    const all = laid([...many('take', 7), ...many('build', 3), ...many('play', 2)]);
    expect(all.tabs.map(({ id, count, open }) => [id, count, open])).toEqual([
      ['take', 7, true],
      ['build', 3, false],
      ['play', 2, false],
    ]);
    expect(names(all.shown)).toEqual(names(many('take', 7)));
    const fewer = laid([...many('take', 7), ...many('play', 2)], 'play', [choice('play-9'), choice('take-9')]);
    expect(fewer.tabs.find(({ id }) => id === 'play')!.key).toBe(all.tabs[2]!.key);
    expect(names(fewer.shown)).toEqual(['play-0', 'play-1']);
    expect(names(fewer.blocked)).toEqual(['play-9']);
  });

  it('what destroys something waits behind "more", unless there is nothing else', () => {
    const some = laid([choice('disband-0'), choice('take-0')]);
    expect(names(some.shown)).toEqual(['take-0']);
    expect(some.tabs.map(({ id, count }) => [id, count])).toEqual([[MORE, 1]]);
    expect(names(laid([choice('disband-0'), choice('take-0')], MORE).shown)).toEqual(['disband-0']);
    expect(names(laid([choice('disband-0')]).shown)).toEqual(['disband-0']);
    const spent = laid([choice('disband-0')], null, [choice('take-0')]);
    expect([names(spent.shown), names(spent.blocked), spent.tabs.length]).toEqual([[], ['take-0'], 1]);
    expect(names(laid([choice('disband-0')], MORE, [choice('take-0')]).shown)).toEqual(['disband-0']);
  });

  it('what belongs to no verb is never hidden', () => {
    expect(names(laid([...many('take', 6), ...many('build', 3), choice('odd')]).shown)).toContain('odd');
  });
});
