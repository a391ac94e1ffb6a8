import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import { LiveRegion } from '../kit/index.js';
import type { LogLine, Moment } from './board-package.js';
import type { Snapshot } from './table.js';
import { seatName, useTableText } from './texts.js';

interface AnnouncerProps<T extends Shape> {
  readonly snapshot: Snapshot<T>;
  readonly prompt: string;
  readonly last: LogLine | undefined;
  /** The scene that lies over the table. */
  readonly scene: Moment | undefined;
}

/** For screen readers: what happened and what is asked, politely; that it is your turn, at once. Nothing is said twice. */
export function Announcer<T extends Shape>({ snapshot, prompt, last, scene }: AnnouncerProps<T>) {
  const say = useTableText();
  const { acting, seats, viewer } = snapshot;
  const [said, setSaid] = useState({ turn: '', prompt: '' });
  const before = useRef<number | null>(null);
  useEffect(() => {
    const isNew = acting !== null && acting !== before.current;
    before.current = acting;
    if (acting === null) return setSaid({ turn: '', prompt: '' });
    if (!isNew) return setSaid({ turn: '', prompt });
    const name = seatName(seats, acting, say);
    const isMe = name === say('table.you');
    setSaid({ turn: isMe ? say('prompt.your-turn', { sentence: prompt }) : say('prompt.turn-of', { name, sentence: prompt }), prompt: '' });
  }, [acting, prompt]);
  // The log shows a seal beside it; who only listens must be told whose act it was, unless it is one's own.
  const whose = last?.seat !== undefined && last.seat !== viewer ? `${seatName(seats, last.seat, say)}, ` : '';
  return (
    <>
      <LiveRegion message={said.turn} assertive />
      <LiveRegion message={said.prompt} />
      <LiveRegion message={scene ? `${scene.title}. ${scene.sentence}` : ''} />
      <div class="sr" role="status" aria-atomic="true">
        {whose}
        {last?.text} {last?.deltas}
      </div>
    </>
  );
}
