import './styles/index.css';
import { useEffect, useState } from 'preact/hooks';
import type { Mil } from '../../../games/millennia/state/state.js';
import { Segmented, useMediaQuery } from '../../kit/index.js';
import type { BoardProps } from '../../table/board-package.js';
import { Clock } from './clock.js';
import { Purse } from './counters.js';
import { DeskProvider, deskOf, useDesk } from './desk.js';
import { Felt } from './felt.js';
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
  return <DeskProvider value={desk}>{props.layout === 'phone' ? <PhoneBoard /> : low ? <LowTable /> : <FullTable />}</DeskProvider>;
}

function FullTable() {
  return (
    <Felt>
      <Clock />
      <Heart />
      <Offers />
      <Mine />
    </Felt>
  );
}

type Panel = 'mine' | 'market' | 'learning';
/** What a phase is about. */
const panelOf = (phase: string): Panel => (phase === 'A' || phase === 'B' || phase === 'D' ? 'market' : 'mine');

/** The phase says which panel comes first, the player may always turn to another. */
function LowTable() {
  const { s, words } = useDesk();
  const fitting = panelOf(s.phase);
  const [shown, setShown] = useState<Panel>(fitting);
  useEffect(() => setShown(fitting), [fitting]);
  return (
    <Felt class="low">
      <Clock>
        {shown !== 'mine' && <Purse />}
        <Segmented
          class="tiny"
          label={words.t('zone.turn')}
          value={shown}
          onChange={setShown}
          options={(['mine', 'market', 'learning'] as const).map((value) => ({ value, label: words.t(`zone.${value}`) }))}
        />
      </Clock>
      <Heart />
      {shown === 'mine' && <Mine />}
      {shown === 'market' && (
        <div class="ofs market">
          <Prosperity />
          <Wonders />
          <Buildings />
        </div>
      )}
      {shown === 'learning' && (
        <div class="ofs learning">
          <Research />
          <Diplomacy />
        </div>
      )}
    </Felt>
  );
}

function Heart() {
  return (
    <div class="top2">
      <Tracks />
      <Selection />
    </div>
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
