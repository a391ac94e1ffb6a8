import '../kit/icons/pages.generated.js';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { metaOf } from '../../games/index.js';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { Icon, LiveRegion } from '../kit/index.js';
import { navigate } from '../site/router.js';
import type { AnyBoardPackage } from '../table/board-package.js';
import { SeatNotes } from '../table/scores.js';
import { TableRoom } from '../table/table-room.js';
import { Banner, standing } from './banner.js';
import type { Channel } from './channel.js';
import { Notices } from './notices.js';
import { LinkMark } from './parts.js';
import type { RemoteTable } from './remote-table.js';
import { SeatNote } from './seat-note.js';
import { TableNews } from './table-news.js';
import { TalkPanel } from './talk-panel.js';
import { sayEnding, useOnlineText } from './texts.js';
import { titleOf, useTurnNotice } from './turn-notice.js';
import { useLink } from './use-online.js';

interface OnlineRoomProps {
  readonly channel: Channel;
  readonly table: RemoteTable<Shape>;
  readonly pack: AnyBoardPackage;
}

/** The table of local play, with what several places need around it. */
export function OnlineRoom({ channel, table, pack }: OnlineRoomProps) {
  const say = useOnlineText();
  const lang = useLang();
  const { state } = useLink();
  const view = channel.view!;
  const [open, setOpen] = useState(false);
  const heard = view.chat.filter((line) => line.seat === null || !channel.aside.muted.includes(line.seat));
  const [read, setRead] = useState(heard.length);
  const unread = open ? 0 : Math.max(0, heard.length - read);
  useEffect(() => {
    if (open) setRead(heard.length);
  }, [open, heard.length]);
  const over = view.status === 'over';
  // The result wants to be seen; who is writing goes on.
  useEffect(() => {
    if (over && !document.activeElement?.closest('.talk form, .talk textarea')) setOpen(false);
  }, [over]);
  const myTurn = view.game?.question != null && view.status === 'playing' && !view.paused;
  const name = metaOf(pack.game.id)?.name ?? '';
  useTurnNotice(myTurn, name);

  const noteFor = useMemo(() => (seat: number) => <SeatNote channel={channel} seat={seat} />, [channel, view.clocks, view.seats, lang]);
  const rematch = async () => {
    // The server knows whether the table of an earlier rematch is still there.
    const next = (await channel.ask({ do: 'rematch' }))?.table;
    if (next) navigate(`/t/${next}`);
  };
  const { watching, waiting } = standing(view, say);
  const marks = table.archived ? [say('archive.mark')] : [...watching, ...waiting];
  const label = unread > 0 ? `${say('room.talk')}, ${say('room.unread', { n: unread })}` : say('room.talk');
  return (
    <SeatNotes.Provider value={noteFor}>
      <TableRoom
        table={table}
        pack={pack}
        rematch={view.viewer === 'spectator' ? undefined : () => void rematch()}
        ending={sayEnding(view, say)}
        title={titleOf(myTurn, name, say)}
        rewind={view.viewer === 'spectator' ? undefined : (ply) => void channel.ask({ do: 'propose', what: { kind: 'rewind', ply } })}
        banner={<Banner channel={channel} archived={table.archived} rematch={() => void rematch()} />}
        mark={
          <>
            {marks.map((text) => (
              <span key={text} class="save-mark quiet">
                {text}
              </span>
            ))}
            <LinkMark state={state} />
            <button
              type="button"
              class="btn-i talk-button"
              aria-label={label}
              title={label}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <Icon name="chat-bubble" size={18} />
              {unread > 0 && <span class="badge">{unread}</span>}
            </button>
          </>
        }
      />
      {open && <TalkPanel channel={channel} onClose={() => setOpen(false)} />}
      <LiveRegion message={unread > 0 ? say('room.unread', { n: unread }) : ''} />
      <TableNews channel={channel} />
      <Notices at={channel.table} />
    </SeatNotes.Provider>
  );
}
