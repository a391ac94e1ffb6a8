import './styles/index.css';
import { useEffect, useState } from 'preact/hooks';
import { isAdvanced } from '../../../games/civilization/ask/table.js';
import type { Civ } from '../../../games/civilization/state/state.js';
import { Segmented } from '../../kit/index.js';
import type { BoardProps } from '../../table/board-package.js';
import { DeskProvider, deskOf, useDesk } from './desk.js';
import { type Page, pageOf } from './page-of.js';
import { battleOf } from './panels/battle-facts.js';
import { Clock } from './panels/clock.js';
import { GoalList } from './panels/goal-list.js';
import { World } from './panels/world.js';
import { BattlePanel, fetchSheets, Mine, PhoneBoard, PurchaseSheet, TradeSheet } from './sheets.js';

/** The table of Civilization: clock, map, my area; in their phases the sheets of trade and purchase. */
export function Board(props: BoardProps<Civ>) {
  const desk = deskOf(props);
  useEffect(() => void fetchSheets(), []);
  return <DeskProvider value={desk}>{props.layout === 'phone' ? <PhoneBoard /> : <WideBoard />}</DeskProvider>;
}

function WideBoard() {
  const { s, words, snapshot, plan } = useDesk();
  const fitting = pageOf(s, snapshot.acting !== null);
  const [page, setPage] = useState<Page>(fitting);
  const [list, setList] = useState(false);
  useEffect(() => setPage(fitting), [fitting, s.turn]);
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if ((e.key === 'l' || e.key === 'L') && !e.ctrlKey && !e.metaKey && !(e.target as Element).matches('input, textarea'))
        setList((was) => !was);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const battle = battleOf(s);
  // Without a chart the purchases leave room for the map: where something goes is pointed at.
  const beside = page === 'purchase' && !isAdvanced(s);
  return (
    <div class={battle ? 'civ fighting' : beside ? 'civ buying-beside' : `civ on-${page}`}>
      <Clock>
        <Segmented
          class="tiny"
          label={words.t('pages')}
          value={page}
          onChange={setPage}
          options={(['map', 'trade', 'purchase'] as const).map((value) => ({ value, label: words.t(`page.${value}`) }))}
        />
      </Clock>
      {page === 'map' || battle || beside ? (
        <>
          <World home={beside}>{!battle && !beside && plan && <GoalList open={list} setOpen={setList} />}</World>
          {beside && !battle && <PurchaseSheet placing={plan} />}
          {battle ? <BattlePanel /> : <Mine />}
        </>
      ) : page === 'trade' ? (
        <TradeSheet />
      ) : (
        <PurchaseSheet placing={plan} />
      )}
    </div>
  );
}
