import type { ComponentChildren, ComponentType } from 'preact';
import type { Lang } from '../i18n/i18n.js';

interface LessonCardProps {
  readonly n: number;
  readonly title: string;
  readonly text: string;
  /** Made of the pieces of the game itself. */
  readonly picture: ComponentChildren;
}

/** One picture of a lesson with its words. */
function LessonCard({ n, title, text, picture }: LessonCardProps) {
  return (
    <li class="sheet-of-paper lesson-card">
      <div class="picture">{picture}</div>
      <div class="lesson-text">
        <span class="numeral" aria-hidden="true">
          {n}
        </span>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </li>
  );
}

type Number = 1 | 2 | 3 | 4 | 5;

interface FivePicturesProps<S> {
  readonly pictures: readonly ComponentType<{ readonly say: S; readonly lang: Lang }>[];
  readonly lang: Lang;
  /** Words inside the pictures. */
  readonly say: S;
  readonly title: (n: Number) => string;
  readonly text: (n: Number) => string;
}

/** A game in five pictures. */
export function FivePictures<S>({ pictures, lang, say, title, text }: FivePicturesProps<S>) {
  return (
    <>
      {pictures.map((Picture, i) => {
        const n = (i + 1) as Number;
        return <LessonCard key={n} n={n} title={title(n)} text={text(n)} picture={<Picture say={say} lang={lang} />} />;
      })}
    </>
  );
}
