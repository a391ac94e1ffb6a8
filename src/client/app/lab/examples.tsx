import { useEffect, useRef, useState } from 'preact/hooks';
import type { StudyTable } from '../../../study/index.js';
import { navigate } from '../../site/router.js';
import { startWorker } from '../../table/bot-port.js';
import { openShelf } from '../../table/saved-games.js';
import type { StudyAnswer, StudyQuestion } from '../../worker/study-messages.js';
import { useLabText } from './texts.js';

/** Games in which the card was taken: each is played again from its seed, then it can be watched. */
export function Examples({
  table,
  card,
  numbers,
}: {
  readonly table: StudyTable;
  readonly card: string;
  readonly numbers: readonly number[];
}) {
  const say = useLabText();
  const [playing, setPlaying] = useState<number>();
  const [failed, setFailed] = useState<'gone' | 'failed'>();
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  const watch = (number: number): void => {
    worker.current?.terminate();
    setFailed(undefined);
    setPlaying(number);
    const own = startWorker();
    worker.current = own;
    own.onmessage = async ({ data }: MessageEvent<StudyAnswer>) => {
      own.terminate();
      const read = 'record' in data ? await (await openShelf()).importRecord(data.record) : undefined;
      setPlaying(undefined);
      if (read?.ok && 'ply' in data) navigate(`/table/${read.value}#move-${data.ply}`);
      else setFailed(read ? 'failed' : 'gone');
    };
    own.onerror = () => {
      setPlaying(undefined);
      setFailed('failed');
    };
    own.postMessage({ id: 0, study: { table, number, wanted: card } } satisfies StudyQuestion);
  };
  if (numbers.length === 0) return null;
  return (
    <span class="lab-examples">
      <span class="lab-examples-label">{say('examples.label')}</span>
      {numbers.map((number, i) => (
        <button key={number} type="button" class="lnk" aria-label={say('examples.watch', { n: i + 1 })} onClick={() => watch(number)}>
          {i + 1}
        </button>
      ))}{' '}
      <span role="status">{playing !== undefined ? say('examples.playing') : failed ? say(`examples.${failed}`) : ''}</span>
    </span>
  );
}
