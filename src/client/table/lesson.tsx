import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { changeSettings, useSettings } from '../site/settings.js';
import type { Lesson } from './board-package.js';
import { useTableText } from './texts.js';

const keyOf = (game: string): string => `epoque.lessons.${game}`;

/** Lessons this player has read on this device. */
function readSeen(game: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
function keepSeen(game: string, seen: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(seen));
  } catch {
    // Without a storage the lesson comes again; nothing is lost.
  }
}

interface LessonProps {
  readonly game: string;
  /** Those that fit the moment, the first one first. */
  readonly lessons: readonly Lesson[];
  readonly openRule: (id: string) => void;
}

/** One sentence when something happens for the first time, with its rule. Read once, gone for good; null while there is none. */
export function useLesson({ game, lessons, openRule }: LessonProps): VNode | null {
  const say = useTableText();
  const { lessons: wanted } = useSettings();
  const [seen, setSeen] = useState(() => readSeen(game));
  const lesson = lessons.find(({ id }) => !seen.includes(id));
  if (!wanted || !lesson) return null;
  const close = () => {
    const more = [...seen, lesson.id];
    keepSeen(game, more);
    setSeen(more);
  };
  return (
    <section class="lesson" aria-label={say('lesson.title')}>
      <h2 class="caps">{say('lesson.title')}</h2>
      <p>
        {lesson.text}{' '}
        <button type="button" class="lnk" onClick={() => openRule(lesson.rule)}>
          {lesson.rule}
        </button>
      </p>
      <p class="acts">
        <button type="button" class="btn sec s" onClick={close}>
          {say('lesson.understood')}
        </button>
        <button type="button" class="btn gho s" onClick={() => changeSettings({ lessons: false })}>
          {say('lesson.off')}
        </button>
      </p>
    </section>
  );
}
