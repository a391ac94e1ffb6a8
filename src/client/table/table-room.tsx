import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import { navigate } from '../app/router.js';
import { useSettings } from '../app/settings.js';
import type { AnyBoardPackage } from '../boards/index.js';
import { useLang } from '../i18n/i18n.js';
import { useMediaQuery } from '../kit/index.js';
import { Curtain } from './curtain.js';
import type { LocalTable } from './local-table.js';
import { Result } from './result.js';
import { isHere } from './snapshots.js';
import { createGame, exportGame } from './storage.js';
import { TableDesk } from './table-desk.js';
import { TableOverlays } from './table-overlays.js';
import { TableTop } from './table-top.js';
import { nameSeats, seatName, useTableText } from './texts.js';
import { useHistory } from './use-history.js';
import { useSnapshot } from './use-table.js';

/** Everything below the knowledge of which game it is: curtain, table or result. */
export function TableRoom({ table, pack }: { readonly table: LocalTable<Shape>; readonly pack: AnyBoardPackage }) {
  const say = useTableText();
  const lang = useLang();
  const settings = useSettings();
  const found = useSnapshot(table);
  const snapshot = useMemo(() => nameSeats(found, say), [found, say]);
  const history = useHistory(snapshot.ply);
  const phone = useMediaQuery('(max-width: 719px)');
  const [atTable, setAtTable] = useState(!snapshot.over);
  const [rule, setRule] = useState<string | null>(null);
  const [card, setCard] = useState<string | null>(null);

  // The result comes by itself once, when the game ends under our eyes.
  useEffect(() => {
    if (snapshot.over) setAtTable(false);
  }, [snapshot.over]);
  // A preference: what can only be ended ends by itself.
  useEffect(() => {
    const [only, second] = snapshot.choices;
    if (settings.explicitEnd || history.ply !== null || !only || second) return;
    if (pack.choiceLook(only, snapshot, undefined, lang).role === 'end') table.play(only.move);
  }, [snapshot.choices, settings.explicitEnd]);

  const wanted = snapshot.asked.find((seat) => isHere(snapshot.seats[seat]));
  if (wanted !== undefined && snapshot.acting === null && !snapshot.over)
    return <Curtain key={wanted} seat={wanted} name={seatName(snapshot.seats, wanted, say)} onTaken={() => table.look(wanted)} />;

  const rematch = async () => {
    const [first, ...rest] = found.seats;
    navigate(`/table/${await createGame({ game: pack.game.id, options: snapshot.options, seats: first ? [...rest, first] : [] })}`);
  };
  const replay = () => {
    setAtTable(true);
    history.go(0);
  };
  const inResult = snapshot.over && !atTable && history.ply === null;
  return (
    <div class={`room ${phone ? 'phone' : 'wide'}`}>
      <TableTop
        snapshot={history.ply === null ? snapshot : table.at(history.ply)}
        pack={pack}
        phone={phone}
        openRules={() => setRule('')}
        openHistory={() => (history.ply === null ? history.go(snapshot.ply) : history.leave())}
      />
      {inResult ? (
        <main class="result-page" id="content" tabIndex={-1}>
          <Result
            table={table}
            snapshot={snapshot}
            pack={pack}
            lang={lang}
            replay={replay}
            rematch={() => void rematch()}
            exportRecord={() => void exportGame(snapshot.tableId)}
            showBoard={() => setAtTable(true)}
            openRule={setRule}
          />
        </main>
      ) : (
        <TableDesk
          table={table}
          pack={pack}
          live={found}
          history={history}
          phone={phone}
          openRule={setRule}
          zoom={setCard}
          showResult={() => {
            history.leave();
            setAtTable(false);
          }}
        />
      )}
      <TableOverlays pack={pack} snapshot={snapshot} phone={phone} rule={rule} setRule={setRule} card={card} setCard={setCard} />
    </div>
  );
}
