import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import { cssTime } from '../kit/flip.js';
import { useSettings } from '../site/settings.js';
import type { AnyBoardPackage } from './board-package.js';
import type { Moment, TellMoments } from './moment.js';
import type { Snapshot, Table } from './table.js';

/** While others play a moment goes by itself; whoever must act has all the time. */
const STAY = 4000;

export interface Moments {
  readonly all: readonly Moment[];
  /** The one that is shown. */
  readonly current: Moment | undefined;
  /** How many wait, this one included. */
  readonly left: number;
  /** Of a final scoring: how many sources have been counted; one more when the ranking stands. */
  readonly counted: number;
  /** It has been seen before. */
  readonly again: boolean;
  next(): void;
  skip(): void;
  replay(moment: Moment): void;
}

/** Moments come when they happen, one after the other; those before the table was opened are only told by the log. */
export function useMoments(
  table: Table<Shape>,
  pack: AnyBoardPackage,
  live: Snapshot<Shape>,
  lang: Lang,
  passed: ReadonlySet<number>,
): Moments {
  const { moments: wanted } = useSettings();
  const [tell, setTell] = useState<TellMoments<Shape>>();
  const all = useMemo(() => tell?.(live.log, live, lang, (ply) => table.at(ply).view) ?? [], [table, tell, live.log, lang]);
  const [seen, setSeen] = useState(Number.POSITIVE_INFINITY);
  const [replayed, replay] = useState<Moment | null>(null);
  const concerns = ({ seats }: Moment) => wanted === 'all' || seats.some(({ seat, tone }) => seat === live.viewer && tone !== 'none');
  const waiting = wanted === 'none' ? [] : all.slice(Math.min(seen, all.length)).filter(concerns);
  const current = replayed ?? waiting[0];
  const skip = () => {
    replay(null);
    setSeen(all.length);
  };
  const { counted, finish } = useCount(current, replayed !== null);
  const next = () => {
    if (counted <= (current?.tallies?.length ?? 0)) finish();
    else if (replayed) replay(null);
    else if (waiting[0]) setSeen(all.indexOf(waiting[0]) + 1);
  };

  useEffect(() => {
    let isHere = true;
    pack.moments?.().then(
      (found) => isHere && setTell(() => found),
      // Without a network the log tells it all the same.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [pack]);
  useEffect(() => {
    if (tell) setSeen(all.length);
  }, [tell]);

  // Who plays on has seen enough, whatever others do meanwhile, but not whoever had nothing to decide; what was taken back will be seen again.
  const before = useRef(live);
  useEffect(() => {
    const was = before.current;
    before.current = live;
    if (!tell) return;
    const playedAt = table.playedAt ?? -1;
    const played = was.ply < live.ply && playedAt >= was.ply && !passed.has(playedAt + 1);
    setSeen((n) => (played ? Math.max(n, all.filter(({ ply }) => ply <= was.ply).length) : Math.min(n, all.length)));
    if (played) replay(null);
  }, [live.ply]);

  const key = current?.key;
  useEffect(() => {
    if (key === undefined || replayed || live.acting !== null || live.over) return;
    table.hold?.(true);
    const timer = setTimeout(next, STAY);
    return () => {
      clearTimeout(timer);
      table.hold?.(false);
    };
  }, [key, live.acting === null]);

  return { all, current, left: replayed ? 1 : waiting.length, counted, again: replayed !== null, next, skip, replay };
}

/** So many times the pace of a round that ends is one source counted. */
const BEATS = 1.4;

/** A final scoring goes from source to source by itself; at once where nothing is to move. */
function useCount(moment: Moment | undefined, again: boolean): { readonly counted: number; finish(): void } {
  const all = moment?.tallies ? moment.tallies.length + 1 : 0;
  const key = moment?.tallies && `${moment.key} ${again}`;
  const [at, setAt] = useState({ key, n: 1 });
  const counted = at.key === key ? at.n : 1;
  const finish = () => setAt({ key, n: all });
  useEffect(() => {
    if (key === undefined || counted >= all) return;
    const pace = cssTime('--m-slow');
    if (pace === 0) return finish();
    const timer = setTimeout(() => setAt({ key, n: counted + 1 }), pace * BEATS);
    return () => clearTimeout(timer);
  }, [key, counted, all]);
  return { counted, finish };
}
