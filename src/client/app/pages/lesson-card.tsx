import type { ComponentChildren } from 'preact';

interface LessonCardProps {
  readonly n: number;
  readonly title: string;
  readonly text: string;
  /** Made of the pieces of the game itself. */
  readonly picture: ComponentChildren;
}

/** One picture of a lesson with its words. */
export function LessonCard({ n, title, text, picture }: LessonCardProps) {
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
