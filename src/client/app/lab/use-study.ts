import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  addTally,
  type CardFigures,
  emptyTally,
  figuresOf,
  nameOf,
  type Study,
  type StudyTable,
  type Tally,
} from '../../../study/index.js';
import { reviewers } from '../../table/analysis/ports.js';
import { startWorker } from '../../table/bot-port.js';
import { type Run, type RunState, startRun } from './run.js';
import { fetchStudy, ships } from './studies.js';

/** Games played on this device since the site was opened, by table. */
const OWN = new Map<string, { readonly tally: Tally; readonly numbers: readonly number[] }>();
/** Far above the numbers of the data set, so that no game is counted twice. */
const firstNumber = (): number => 1_000_000 + Math.floor(Math.random() * 1_000_000_000);

/** Is there anything to show of a table? */
export const isKnown = (table: StudyTable): boolean => ships(table) || OWN.has(nameOf(table));

export interface Measured {
  readonly table: StudyTable;
  /** What ships with the site, where something does. */
  readonly shipped: Study | undefined;
  /** The numbers of the games that were played here. */
  readonly own: readonly number[];
  readonly tally: Tally;
  readonly figures: readonly CardFigures[];
}

function measure(table: StudyTable, shipped: Study | undefined): Measured {
  const tally = emptyTally(table.seats);
  if (shipped) addTally(tally, shipped.tally);
  const own = OWN.get(nameOf(table));
  if (own) addTally(tally, own.tally);
  return { table, shipped, own: own?.numbers ?? [], tally, figures: tally.games > 0 ? figuresOf(tally) : [] };
}

/** What is known of a table, and a run that adds to it. Undefined while its file is fetched; 'failed' where that did not work. */
export function useStudy(table: StudyTable) {
  const name = nameOf(table);
  const [measured, setMeasured] = useState<Measured | 'failed'>();
  const [state, setState] = useState<RunState>();
  const [attempt, setAttempt] = useState(0);
  const run = useRef<Run>(undefined);

  useEffect(() => {
    let gone = false;
    setMeasured(undefined);
    setState(undefined);
    fetchStudy(table).then(
      (shipped) => !gone && setMeasured(measure(table, shipped)),
      () => !gone && setMeasured('failed'),
    );
    return () => {
      gone = true;
      run.current?.stop();
      run.current = undefined;
    };
  }, [name, attempt]);

  const begin = (games: number): void => {
    run.current?.stop();
    run.current = startRun({
      table,
      games,
      from: firstNumber(),
      workers: reviewers(),
      start: startWorker,
      clock: () => performance.now(),
      onChange: setState,
      onHeap(heap, numbers) {
        const { tally, numbers: former } = OWN.get(name) ?? { tally: emptyTally(table.seats), numbers: [] };
        addTally(tally, heap);
        OWN.set(name, { tally, numbers: [...former, ...numbers] });
        setMeasured((was) => (was && was !== 'failed' && nameOf(was.table) === name ? measure(table, was.shipped) : was));
      },
    });
  };
  const here = measured && measured !== 'failed' && nameOf(measured.table) === name ? measured : undefined;
  return useMemo(
    () => ({ measured: here, failed: measured === 'failed', retry: () => setAttempt(attempt + 1), state, begin, run: run.current }),
    [here, measured, state, attempt, name],
  );
}
