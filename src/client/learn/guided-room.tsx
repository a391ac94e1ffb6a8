import type { ComponentType } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import type { LocalTable } from '../table/local-table.js';
import type { BesideProps } from '../table/table-desk.js';
import { type RoomProps, TableRoom } from '../table/table-room.js';
import type { Guide } from './guide.js';
import { useLearnText } from './texts.js';
import { Tutor } from './tutor.js';
import { hasToSay } from './use-progress.js';

/** The room of a guided game: the tutor sits beside the player, or waits in the top bar until called again. */
export function GuidedRoom({ guide, table, mark, ...rest }: RoomProps & { readonly guide: Guide; readonly table: LocalTable<Shape> }) {
  const [left, setLeft] = useState(false);
  const Beside = useMemo(
    (): ComponentType<BesideProps> => (props) => <Tutor {...props} guide={guide} table={table} leave={() => setLeft(true)} />,
    [guide, table],
  );
  return (
    <TableRoom
      {...rest}
      table={table}
      Beside={left ? undefined : Beside}
      mayPass={() => left || !hasToSay(guide.path, table.moves)}
      mark={
        <>
          {left && <RecallButton recall={() => setLeft(false)} />}
          {mark}
        </>
      }
    />
  );
}

function RecallButton({ recall }: { readonly recall: () => void }) {
  const say = useLearnText();
  return (
    <button type="button" class="btn pri s recall" onClick={recall}>
      {say('tutor.resume')}
    </button>
  );
}
