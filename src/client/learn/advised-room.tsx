import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { lazy } from '../site/lazy.js';
import type { BesideProps } from '../table/table-desk.js';
import { type RoomProps, TableRoom } from '../table/table-room.js';
import type { HintProps } from './hint.js';

/** Fetched when the table stands. */
const Hint = lazy<HintProps>(() => import('./hint.js').then((m) => m.Hint), 'part');

/** A room in which one may ask a bot what it would do; nobody is asked where other people play. */
export function AdvisedRoom({ note, ...room }: RoomProps & { readonly note: ((ply: number) => void) | undefined }) {
  const { id } = room.pack.game;
  const Adviser = useMemo(
    (): ComponentType<BesideProps> | undefined => note && ((props) => <Hint {...props} game={id} note={note} />),
    [note, id],
  );
  return <TableRoom {...room} Adviser={Adviser} />;
}
