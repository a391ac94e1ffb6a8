import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import type { BesideProps } from '../table/table-desk.js';
import { type RoomProps, TableRoom } from '../table/table-room.js';
import { Hint } from './hint.js';

/** A room in which one may ask a bot what it would do; nobody is asked where other people play. */
export function AdvisedRoom({ note, ...room }: RoomProps & { readonly note: ((ply: number) => void) | undefined }) {
  const { id } = room.pack.game;
  const Adviser = useMemo(
    (): ComponentType<BesideProps> | undefined => note && ((props) => <Hint {...props} game={id} note={note} />),
    [note, id],
  );
  return <TableRoom {...room} Adviser={Adviser} />;
}
