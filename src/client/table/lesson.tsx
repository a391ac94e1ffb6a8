import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { LiveRegion } from '../kit/live-region.js';
import { changeSettings, useSettings } from '../site/settings.js';
import type { AnyBoardPackage, Lesson, Teach } from './board-package.js';
import type { Choice, Snapshot } from './table.js';
import { useTableText } from './texts.js';
import { mostUrgent } from './urgent-lesson.js';

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

/** Time enough for two sentences: who plays on after it has read them, and need not say so. */
const READ_MS = 3500;

interface LessonProps {
  readonly pack: AnyBoardPackage;
  readonly snapshot: Snapshot<Shape>;
  /** The number of the reader's last move. */
  readonly since: number;
  /** What the reader is about to do. */
  readonly selected: Choice<Shape> | null;
  /** Not where somebody else explains, nor in the past. */
  readonly off: boolean;
  readonly openRule: (id: string) => void;
}

/**
 * One sentence when something happens for the first time, with its rule. It is read by saying so or by playing on, and then
 * gone for good: nothing waits behind a button for rounds. Null while there is none.
 */
export function useLesson({ pack, snapshot, since, selected, off, openRule }: LessonProps): VNode | null {
  const say = useTableText();
  const game = pack.game.id;
  const { lessons: wanted } = useSettings();
  const teach = useTeach(pack, wanted && !off);
  const [seen, setSeen] = useState(() => readSeen(game));
  const lesson = !off && wanted && teach ? mostUrgent(teach, snapshot, since, selected, seen) : undefined;
  const close = (...ids: readonly string[]) => {
    if (ids.length === 0) return;
    const more = [...new Set([...readSeen(game), ...seen, ...ids])];
    keepSeen(game, more);
    setSeen(more);
  };
  useReadByPlaying(lesson, snapshot.ply, close);
  // It stands there as long as it is true; heard it is once, however often another one comes between.
  const heard = useRef({ ids: new Set<string>(), last: '', isNew: false });
  if (!lesson) return null;
  const { ids, last } = heard.current;
  if (lesson.id !== last) heard.current = { ids: new Set([...ids, lesson.id]), last: lesson.id, isNew: !ids.has(lesson.id) };
  return (
    <section class="lesson" aria-label={say('lesson.title')}>
      <h2 class="caps">{say('lesson.title')}</h2>
      {/* A region that comes with its words is silent: they follow it. */}
      <LiveRegion message={heard.current.isNew ? lesson.text : ''} />
      <p>
        {lesson.text}{' '}
        <button type="button" class="lnk" onClick={() => openRule(lesson.rule)}>
          {lesson.rule}
        </button>
      </p>
      <p class="acts">
        <button type="button" class="btn sec s" onClick={() => close(lesson.id)}>
          {say('lesson.understood')}
        </button>
        <button type="button" class="btn gho s off" onClick={() => changeSettings({ lessons: false })}>
          {say('lesson.off')}
        </button>
      </p>
    </section>
  );
}

/** What the game teaches, fetched when somebody wants to be taught. */
function useTeach(pack: AnyBoardPackage, wanted: boolean): Teach<Shape> | undefined {
  const lang = useLang();
  const [found, setFound] = useState<{ readonly lang: string; readonly teach: Teach<Shape> }>();
  useEffect(() => {
    let isHere = true;
    if (wanted)
      pack.lessons?.(lang).then(
        (teach) => isHere && setFound({ lang, teach }),
        // Without a network the rules still explain everything.
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [pack, lang, wanted]);
  return found?.lang === lang ? found.teach : undefined;
}

/** Who has had the time to read and then goes on has read; who was too quick finds it again when it fits. */
function useReadByPlaying(lesson: Lesson | undefined, ply: number, close: (...ids: readonly string[]) => void): void {
  const shown = useRef<{ readonly id: string; readonly ply: number; readonly at: number } | undefined>(undefined);
  useEffect(() => {
    const was = shown.current;
    if (was && (ply > was.ply || lesson?.id !== was.id) && performance.now() - was.at >= READ_MS) close(was.id);
    if (lesson?.id !== was?.id) shown.current = lesson && { id: lesson.id, ply, at: performance.now() };
  }, [lesson?.id, ply]);
}
