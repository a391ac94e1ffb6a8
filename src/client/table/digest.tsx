import { type ComponentChildren, Fragment, isValidElement } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Seat, Shape } from '../../kernel/types.js';
import { Icon, Mark, Seal } from '../kit/index.js';
import type { AnyBoardPackage, LogLine } from './board-package.js';
import { sparedPlies } from './spared.js';
import type { SeatInfo, Table } from './table.js';
import { useTableText } from './texts.js';
import { digestOf, type News } from './tidings.js';
import type { Passing } from './use-passing.js';

export interface DigestProps {
  readonly lines: readonly LogLine[];
  /** What I did last may have left no line. */
  readonly passing: Passing;
  readonly table: Pick<Table<Shape>, 'at'>;
  readonly pack: AnyBoardPackage;
  readonly me: Seat;
  readonly seats: readonly SeatInfo[];
  /** Little room: one line that opens. */
  readonly brief: boolean;
  readonly choose: (line: LogLine) => void;
}

/** When my turn begins: what has happened since the last one, what concerns me first. Gone with my first move, or when closed. */
export function Digest({ lines, passing, table, pack, me, seats, brief, choose }: DigestProps) {
  const say = useTableText();
  const { acted, read } = passing;
  // A step in which I had nothing to decide is no turn of mine.
  const news = useMemo(() => digestOf(lines, me, sparedPlies(table, pack, lines, me), acted, read), [lines, me, acted]);
  const [closed, setClosed] = useState<LogLine>();
  const [open, setOpen] = useState<LogLine>();
  const count = news.toMe.length + news.others.reduce((n, { lines: own }) => n + gathered(own).length, 0);
  const first = news.head;
  if (!first || closed === first) return null;
  const folded = brief && open !== first;
  return (
    <section class={folded ? 'digest brief' : 'digest'} aria-label={say('digest.title')}>
      <header>
        {folded ? (
          <button type="button" class="fold" aria-expanded={false} onClick={() => setOpen(first)}>
            <Icon name="hourglass" size={15} />
            <span class="sr">{say('digest.title')}: </span>
            <span class="grow">
              {first.seat !== undefined && first.seat !== me && `${seats[first.seat]?.name} · `}
              {first.text} {first.deltas}
            </span>
            {count > 1 && <span class="tag">{say('digest.more', { n: count - 1 })}</span>}
          </button>
        ) : (
          <h2 class="caps">{say('digest.title')}</h2>
        )}
        <button type="button" class="x" aria-label={say('digest.close')} onClick={() => setClosed(first)}>
          <Mark name="close" size={12} />
        </button>
      </header>
      {!folded && <Tidings news={news} me={me} seats={seats} choose={choose} />}
    </section>
  );
}

function Tidings({ news, me, seats, choose }: { readonly news: News } & Pick<DigestProps, 'me' | 'seats' | 'choose'>) {
  const say = useTableText();
  return (
    <ul class="lines">
      {news.toMe.map(({ line, alike }, i) => (
        <li key={`${line.ply}-${i}`} class={line.byItself ? '' : 'to-me'}>
          <button type="button" class="row" onClick={() => choose(line)}>
            {line.seat === undefined ? <span class="no-seal" /> : <Seal seat={line.seat} size={18} />}
            <span class="grow">
              <span class="sr">{say('digest.to-me')}: </span>
              {line.seat !== undefined && line.seat !== me && <b>{seats[line.seat]?.name} – </b>}
              {line.text}
              {alike.length > 0 && (
                <span class="alike">
                  <span class="sr">{say('digest.alike', { who: alike.map((seat) => seats[seat]?.name ?? '').join(', ') })}</span>
                  {alike.map((seat) => (
                    <Seal key={seat} seat={seat} size={14} />
                  ))}
                </span>
              )}
            </span>
            {line.deltas && <span class="dl">{line.deltas}</span>}
          </button>
        </li>
      ))}
      {news.others.map(({ seat, lines }) => (
        <li key={seat ?? 'nobody'}>
          <button type="button" class="row" onClick={() => choose(lines[0]!)}>
            {seat === undefined ? <span class="no-seal" /> : <Seal seat={seat} size={18} />}
            <span class="grow">
              {seat !== undefined && <b>{seats[seat]?.name}</b>}
              {seat !== undefined && ' – '}
              {gathered(lines).map(({ line, n }, i) => (
                <span key={i} class="did">
                  {line.text}
                  {n > 1 && ` ×${n}`}
                  {n === 1 && line.byItself && line.deltas && <span class="dl">{line.deltas}</span>}
                </span>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a line says, if it says it in words alone: of two pictures nobody knows whether they are the same. */
function wordsIn(node: ComponentChildren): string | undefined {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) {
    const parts = node.map(wordsIn);
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  if (!isValidElement(node) || (typeof node.type === 'function' && node.type !== Fragment)) return undefined;
  return wordsIn((node.props as { children?: ComponentChildren }).children);
}

/** All lines of one kind, said as the first of them. */
function joined(lines: readonly LogLine[], { kind, say }: NonNullable<LogLine['together']>): LogLine {
  const own = lines.filter(({ together }) => together?.kind === kind);
  if (own.length === 1) return own[0]!;
  return { ...own[0]!, text: say(own.flatMap(({ together }) => together!.parts)) };
}

/** Equal lines once, with how often: not six lines of discards. */
function gathered(lines: readonly LogLine[]): readonly { readonly line: LogLine; readonly n: number }[] {
  const found: { line: LogLine; n: number }[] = [];
  for (const one of lines) {
    const line = one.together ? joined(lines, one.together) : one;
    const words = wordsIn(line.text);
    const same = found.find((x) => words !== undefined && wordsIn(x.line.text) === words);
    if (same && !line.together) same.n++;
    if (!same) found.push({ line, n: 1 });
  }
  return found;
}
