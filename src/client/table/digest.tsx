import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../kernel/types.js';
import { Mark, Seal } from '../kit/index.js';
import type { LogLine } from './board-package.js';
import { digestOf } from './log-lines.js';
import { useTableText } from './texts.js';

interface DigestProps {
  readonly lines: readonly LogLine[];
  readonly me: Seat;
  readonly choose: (line: LogLine) => void;
}

/** So much fits without pushing the log away. */
const MOST = 6;

/** When my turn begins: what the others did meanwhile, what was done to me first. Gone with my first move, or at once when closed. */
export function Digest({ lines, me, choose }: DigestProps) {
  const say = useTableText();
  const { toMe, rest } = useMemo(() => digestOf(lines, me), [lines, me]);
  const [closed, setClosed] = useState<LogLine>();
  const all = [...toMe, ...rest];
  if (all.length === 0 || closed === all[0]) return null;
  return (
    <section class="digest" aria-label={say('digest.title')}>
      <header>
        <h2 class="caps">{say('digest.title')}</h2>
        <button type="button" class="x" aria-label={say('digest.close')} onClick={() => setClosed(all[0])}>
          <Mark name="close" size={12} />
        </button>
      </header>
      <ul class="lines">
        {all.slice(0, MOST).map((line, i) => (
          <li key={`${line.ply}-${i}`} class={i < toMe.length ? 'to-me' : ''}>
            <button type="button" class="row" onClick={() => choose(line)}>
              {line.seat === undefined ? <span class="no-seal" /> : <Seal seat={line.seat} size={18} />}
              <span class="grow">
                {i < toMe.length && <span class="sr">{say('digest.to-me')}: </span>}
                {line.text}
              </span>
              {line.deltas && <span class="dl">{line.deltas}</span>}
            </button>
          </li>
        ))}
      </ul>
      {all.length > MOST && <p class="muted">{say('digest.more', { n: all.length - MOST })}</p>}
    </section>
  );
}
