import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import { LiveRegion } from '../kit/index.js';
import type { LogLine } from './board-package.js';
import type { Moment } from './moment.js';
import type { Snapshot } from './table.js';
import { seatName, useTableText } from './texts.js';

interface AnnouncerProps<T extends Shape> {
  readonly snapshot: Snapshot<T>;
  readonly prompt: string;
  /** The log as it stands; undefined while one looks at the past, or a plan is being carried out. */
  readonly lines: readonly LogLine[] | undefined;
  /** The scene that lies over the table. */
  readonly scene: Moment | undefined;
}

/** For screen readers: what happened and what is asked, politely; that it is your turn, at once. Nothing is said twice. */
export function Announcer<T extends Shape>({ snapshot, prompt, lines, scene }: AnnouncerProps<T>) {
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
  const fresh = useFresh(lines);
  // The log shows a seal beside it; who only listens must be told whose act it was, unless it is one's own.
  const whose = ({ seat }: LogLine): string | undefined =>
    seat !== undefined && seat !== viewer ? `${seatName(seats, seat, say)}, ` : undefined;
  return (
    <>
      <LiveRegion message={said.turn} assertive />
      <LiveRegion message={said.prompt} />
      <LiveRegion message={scene ? `${scene.title}. ${scene.sentence}` : ''} />
      <div class="sr" role="log" aria-label={say('log.fresh')}>
        {fresh.map(({ line, at }) => (
          <p key={at}>
            {whose(line)}
            {line.text} {line.deltas}
          </p>
        ))}
      </div>
    </>
  );
}

/** The newest lines stay a while, so that a slow voice does not lose their beginning when the next ones come. */
const KEPT = 30;

/** What has come to the log under our eyes, in its order: added line by line, so that each is read and none twice. */
function useFresh(lines: readonly LogLine[] | undefined): readonly { readonly line: LogLine; readonly at: number }[] {
  const known = useRef<readonly LogLine[]>(lines ?? []);
  const [fresh, setFresh] = useState<readonly number[]>([]);
  useEffect(() => {
    if (!lines) return;
    const from = known.current.length;
    known.current = lines;
    const added = lines.flatMap(({ kind }, at) => (at >= from && kind === 'line' ? [at] : []));
    // What was taken back is silent: the question that stands again is said.
    setFresh((was) => [...was.filter((at) => at < from && at < lines.length), ...added].slice(-Math.max(KEPT, added.length)));
  }, [lines]);
  // A line may grow by what was decided later (which wonder): then that is read.
  return fresh.flatMap((at) => {
    const line = (lines ?? known.current)[at];
    return line ? [{ line, at }] : [];
  });
}
