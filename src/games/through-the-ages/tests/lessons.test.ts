import { describe, expect, it } from 'vitest';
import { say } from '../../shared/text/messages.js';
import { LESSONS, LESSONS_OF_2015, type Lesson, lessonIn, lessonOfEvent, lessonOfMove, lessonsOfState } from '../guide/lessons.js';
import { RULES } from '../rules/index.js';
import type { GameEvent, Move } from '../state/state.js';
import { lessons as en } from '../text/lessons.en.js';
import { lessons as fr } from '../text/lessons.fr.js';
import { card, scene } from './scene.js';

describe('lessons', () => {
  it('have a sentence or two in both languages and a rule that exists', () => {
    const rules = new Set(RULES.map(({ id }) => id));
    const later = Object.entries(LESSONS_OF_2015).map(([lesson, rule]) => [`${lesson}.2015`, rule] as const);
    for (const [lesson, rule] of [...Object.entries(LESSONS), ...later]) {
      expect(rules, lesson).toContain(rule);
      for (const messages of [en, fr]) {
        const said = say(messages, { key: `lesson.${lesson}` });
        expect(said).toMatch(/^\p{Lu}.*\.$/u);
        expect(said.length, lesson).toBeLessThan(180);
      }
    }
  });

  it('are those of the edition that is played', () => {
    const [first, second] = [scene({}), scene({ edition: '2015' })];
    expect(lessonIn(first.state, 'corruption')).toEqual({ rule: 'TTA-COR-01', key: 'lesson.corruption' });
    expect(lessonIn(second.state, 'corruption')).toEqual({ rule: 'TTN-EOT-04', key: 'lesson.corruption.2015' });
    expect(lessonIn(second.state, 'row').key).toBe('lesson.row');
  });

  it('belong to moves that become possible', () => {
    const { state } = scene({ steps: [{ step: 'actions' }] });
    state.row = [card('moses'), card('pyramids'), ...Array<null>(11).fill(null)];
    const taught = (m: Move): Lesson | undefined => lessonOfMove(state, m);
    expect([0, 1].map((place) => taught({ move: 'take', place }))).toEqual(['row', 'wonder']);
    expect(['bronze', 'philosophy', 'warriors'].map((tech) => taught({ move: 'build', tech: card(tech), with: '' }))).toEqual([
      'land',
      'urban',
      'unit',
    ]);
    expect(taught({ move: 'grow', with: '' })).toBe('population');
    expect(taught({ move: 'by-hand' })).toBe(undefined);
    expect(taught({ move: 'end-turn' })).toBe('actions');
    expect(lessonOfMove({ ...state, round: 1 }, { move: 'end-turn' })).toBe('production');
  });

  it('belong to things that happen', () => {
    const taught = (e: GameEvent): Lesson | undefined => lessonOfEvent(e);
    expect(taught({ event: 'change', seat: 0, by: { food: -1 }, cause: 'consumption' })).toBe('consumption');
    expect(taught({ event: 'change', seat: 0, by: { food: 2 }, cause: 'production' })).toBe('tokens');
    expect(taught({ event: 'change', seat: 0, by: { culture: 2 }, cause: 'production' })).toBe(undefined);
    expect(taught({ event: 'famine', seat: 0, missing: 1, culture: 4 })).toBe('famine');
    expect(taught({ event: 'round', round: 2 })).toBe(undefined);
  });

  it('belong to discontent, where it matters', () => {
    const crowded = (version: 'simple' | 'full') => scene({ version, players: [{ yellow: 12 }] }).state;
    expect(lessonsOfState(crowded('full'), 0)).toContain('happiness');
    expect(lessonsOfState(crowded('full'), 1)).not.toContain('happiness');
    expect(lessonsOfState(crowded('simple'), 0)).toEqual([]);
  });

  it('tell of an uprising, of corruption and of the end of an age while something can still be done', () => {
    expect(lessonsOfState(scene({ players: [{ yellow: 9, pool: 0 }] }).state, 0)).toContain('uprising');
    const { state } = scene({ age: 1, players: [{ blue: 5, leader: 'moses' }] });
    expect(lessonsOfState(state, 0)).toEqual(['corruption']);
    state.civilDecks[1] = state.civilDecks[1]!.slice(0, 12);
    expect(lessonsOfState(state, 0)).toContain('obsolete');
    // The other one has nothing to lose.
    expect(lessonsOfState(state, 1)).toEqual([]);
  });
});
