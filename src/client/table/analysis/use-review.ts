import { useEffect, useRef, useState } from 'preact/hooks';
import { readHeader } from '../../../kernel/index.js';
import { keepReport, keptReport } from './archive.js';
import { openReviewPort, reviewers } from './ports.js';
import type { Report } from './report.js';
import { type ReviewPort, review } from './run.js';

/** So long the first look takes at most, and every further one, in milliseconds. */
const BUDGET = 90_000;
/** A page that is closed has no time to keep anything: what was found is kept so often meanwhile. */
const KEPT_EVERY = 3000;

export interface ReviewState {
  readonly report: Report | undefined;
  readonly status: 'starting' | 'running' | 'stopped' | 'done' | 'failed';
  /** From 0 to 1. */
  readonly spent: number;
  /** How long it will still take at most, in seconds. */
  readonly left: number;
  stop(): void;
  /** Go on where it was stopped, or look closer. */
  resume(): void;
}

/** The same game, read by the same seat. */
function keyOf(record: string, focus: number | undefined): string {
  const header = readHeader(record);
  return header.ok ? `${header.value.commitment} ${record.length} ${focus ?? ''}` : '';
}

/** A finished game is gone through in the background; what was found is kept on this device, also when it is left half-way. */
export function useReview(game: string, record: string, focus: number | undefined): ReviewState {
  const [report, setReport] = useState<Report>();
  const [status, setStatus] = useState<ReviewState['status']>('starting');
  const [spent, setSpent] = useState(0);
  const halt = useRef(() => {});

  const start = (known: Report | undefined, key: string): void => {
    const ports: ReviewPort[] = [];
    let stopped = false;
    let latest = known;
    let kept = performance.now();
    halt.current = () => {
      if (stopped) return;
      stopped = true;
      for (const port of ports) port.dispose();
      if (latest) void keepReport(key, latest);
    };
    setStatus('running');
    setSpent(0);
    const go = async (): Promise<void> => {
      for (let i = reviewers(); i > 0; i--) ports.push(openReviewPort());
      const found = await review({
        ports,
        game,
        record,
        focus,
        known,
        budget: BUDGET,
        clock: () => performance.now(),
        isStopped: () => stopped,
        tell(now, part) {
          latest = now;
          if (performance.now() - kept > KEPT_EVERY) {
            kept = performance.now();
            void keepReport(key, now);
          }
          setReport(now);
          setSpent(part);
        },
      });
      if (stopped) return;
      latest = found;
      halt.current();
      setStatus('done');
    };
    go().catch(() => {
      if (!stopped) setStatus('failed');
      halt.current();
    });
  };

  useEffect(() => {
    if (record === '') return;
    let gone = false;
    const key = keyOf(record, focus);
    void keptReport(key).then((known) => {
      if (gone) return;
      setReport(known);
      if (known?.done) setStatus('done');
      else start(known, key);
    });
    return () => {
      gone = true;
      halt.current();
    };
  }, [game, record, focus]);

  return {
    report,
    status,
    spent,
    left: Math.ceil(((1 - spent) * BUDGET) / 1000),
    stop() {
      halt.current();
      setStatus('stopped');
    },
    resume: () => start(report, keyOf(record, focus)),
  };
}
