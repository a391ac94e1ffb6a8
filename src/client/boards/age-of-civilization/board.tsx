import './styles/index.css';
import type { Aoc } from '../../../games/age-of-civilization/state/state.js';
import type { BoardProps } from '../../table/board-package.js';
import { DeskProvider, deskOf } from './desk.js';
import { Draft } from './draft.js';
import { Markets } from './markets.js';
import { Mine } from './mine.js';
import { PhoneBoard } from './phone.js';
import { Track } from './track.js';

/** The table of Age of Civilization: shared clock and offers, markets, my area. */
export function Board(props: BoardProps<Aoc>) {
  const desk = deskOf(props);
  const drafting = desk.s.packs.length > 0;
  return (
    <DeskProvider value={desk}>
      {props.layout === 'phone' ? (
        <PhoneBoard />
      ) : (
        <div class={drafting ? 'aoc drafting' : 'aoc'}>
          <Track />
          {drafting ? (
            <Draft />
          ) : (
            <>
              <Markets />
              <Mine />
            </>
          )}
        </div>
      )}
    </DeskProvider>
  );
}
