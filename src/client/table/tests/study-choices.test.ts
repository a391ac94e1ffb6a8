import { describe, expect, it, vi } from 'vitest';
import { begin, fastDice } from '../../../kernel/index.js';
import type { ChoiceLook } from '../board-package.js';
import type { ChoiceRole } from '../choice-role.js';
import { foresightOf, liveSnapshot } from '../snapshots.js';
import { studyChoices } from '../study-choices.js';
import type { Choice, SeatInfo } from '../table.js';
import { type Toy, toy } from './toy.js';

const seats: readonly SeatInfo[] = ['a', 'b'].map((name) => ({ name, kind: 'friend' }));

/** The first question of a game, with everything that is worked out for it counted. */
function study() {
  const snapshot = liveSnapshot({ tableId: 't', timeline: begin(toy, toy.defaults, 2, fastDice(1)), seats, viewer: 0 });
  const foresee = vi.fn((move: Toy['move']) => foresightOf(toy, snapshot.view, 0, move, snapshot.ply));
  const choiceLook = vi.fn((choice: Choice<Toy>): ChoiceLook => ({ icon: 'cog', label: choice.move.move, action: choice.move.move }));
  const roleOf = ({ move }: Choice<Toy>): ChoiceRole => (move.move === 'draw' ? 'end' : move.move === 'bet' ? 'late' : undefined);
  return { snapshot, foresee, choiceLook, facts: studyChoices({ foresee }, { roleOf, choiceLook }, snapshot, 'en') };
}

describe('the choices of a question', () => {
  it('are sorted and found by their places without foreseeing or drawing any', () => {
    const { facts, foresee, choiceLook } = study();
    expect(facts.offered.map(({ move }) => move.move)).toEqual(['lay', 'lay', 'bet']);
    expect(facts.ends.map(({ move }) => move.move)).toEqual(['draw']);
    expect(facts.choicesFor('control:bet').map(({ move }) => move.move)).toEqual(['bet']);
    expect([foresee.mock.calls, choiceLook.mock.calls]).toEqual([[], []]);
  });

  it('that leave what is offered stand where a turn is ended, not among the others', () => {
    const { snapshot, foresee, choiceLook } = study();
    const roleOf = ({ move }: Choice<Toy>): ChoiceRole => (move.move === 'draw' ? 'end' : undefined);
    const { ends, offered } = studyChoices({ foresee }, { roleOf, choiceLook }, snapshot, 'en');
    expect(ends.map(({ move }) => move.move)).toEqual(['draw']);
    expect(offered.map(({ move }) => move.move)).not.toContain('draw');
  });

  it('are foreseen one by one, each once, when their looks are asked for', () => {
    const { facts, foresee, choiceLook } = study();
    const [first] = facts.offered;
    expect(facts.look(first!)).toBe(facts.look(first!));
    facts.foresee(first!);
    expect(foresee.mock.calls).toEqual([[first!.move]]);
    expect(choiceLook).toHaveBeenCalledTimes(1);
  });

  it('that are blocked are never foreseen', () => {
    const { facts, foresee, snapshot } = study();
    const blocked = { ...snapshot.choices[0]!, refusal: { rule: 'TOY-2', code: 'ONE_BET' } };
    facts.look(blocked);
    expect([facts.foresee(blocked), foresee.mock.calls]).toEqual([undefined, []]);
  });
});
