import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import { LiveRegion } from '../kit/index.js';
import type { LogLine } from './board-package.js';
import type { Snapshot } from './table.js';
import { seatName, useTableText } from './texts.js';

interface AnnouncerProps<T extends Shape> {
  readonly snapshot: Snapshot<T>;
  readonly prompt: string;
  readonly last: LogLine | undefined;
}

/** For screen readers: what happened and what is asked, politely; that it is your turn, at once. */
export function Announcer<T extends Shape>({ snapshot, prompt, last }: AnnouncerProps<T>) {
  const say = useTableText();
  const { acting, seats } = snapshot;
  const [turn, setTurn] = useState('');
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (acting !== null && acting !== before.current) {
      const name = seatName(seats, acting, say);
      setTurn(
        name === say('table.you') ? say('prompt.your-turn', { sentence: prompt }) : say('prompt.turn-of', { name, sentence: prompt }),
      );
    }
    before.current = acting;
  }, [acting, prompt]);
  return (
    <>
      <LiveRegion message={turn} assertive />
      <LiveRegion message={acting === null ? '' : prompt} />
      <div class="sr" role="status" aria-atomic="true">
        {/* The log shows a seal beside it; who only listens must be told whose act it was. */}
        {last?.seat !== undefined && `${seatName(seats, last.seat, say)}, `}
        {last?.text}
      </div>
    </>
  );
}
