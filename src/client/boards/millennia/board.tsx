import './styles/index.css';
import { useEffect, useState } from 'preact/hooks';
import type { Mil } from '../../../games/millennia/state.js';
import { Segmented, useMediaQuery } from '../../kit/index.js';
import type { BoardProps } from '../../table/board-package.js';
import { Clock } from './clock.js';
import { DeskProvider, deskOf, useDesk } from './desk.js';
import { Diplomacy, Research } from './learning.js';
import { Mine } from './mine.js';
import { Buildings, Prosperity, Wonders } from './offers.js';
import { PhoneBoard } from './phone.js';
import { Selection } from './selection.js';
import { Tracks } from './tracks.js';

/** On a low screen the offers and my area share one place. */
const LOW = '(max-height: 855px)';

/** The table of Millennia: clock, tracks and selection, offers, my area. */
export function Board(props: BoardProps<Mil>) {
  const desk = deskOf(props);
  const low = useMediaQuery(LOW);
  return (
    <DeskProvider value={desk}>
      {props.layout === 'phone' ? (
        <PhoneBoard />
      ) : (
        <div class={low ? 'mil low' : 'mil'}>
          <Clock />
          <div class="top2">
            <Tracks />
            <Selection />
          </div>
          {low ? (
            <Shared />
          ) : (
            <>
              <Offers />
              <Mine />
            </>
          )}
        </div>
      )}
    </DeskProvider>
  );
}

function Offers() {
  return (
    <div class="ofs">
      <Prosperity />
      <Wonders />
      <Buildings />
      <Research />
      <Diplomacy />
    </div>
  );
}

/** One place for two panels: the phase says which comes first, the player may always turn. */
function Shared() {
  const { s, words } = useDesk();
  const fitting = s.phase === 'A' || s.phase === 'B' || s.phase === 'D' ? 'offers' : 'mine';
  const [shown, setShown] = useState<'offers' | 'mine'>(fitting);
  useEffect(() => setShown(fitting), [fitting]);
  return (
    <div class="shared">
      <Segmented
        class="tiny"
        label={words.t('zone.turn')}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'mine', label: words.t('zone.mine') },
          { value: 'offers', label: words.t('zone.offers') },
        ]}
      />
      {shown === 'offers' ? <Offers /> : <Mine />}
    </div>
  );
}
