import { useEffect, useRef, useState } from 'preact/hooks';
import type { Proposal, TableView } from '../../protocol/index.js';
import type { Channel } from './channel.js';
import { seatNames } from './seat-infos.js';
import { type OnlineSay, useOnlineText } from './texts.js';

/** How long a sentence stays, in milliseconds. */
const STAYS = 7000;

/** What has happened around the table, in sentences: all that neither the log of the game nor a strip tells. */
export function newsOf(before: TableView, after: TableView, say: OnlineSay): string[] {
  if (before.status !== 'playing' || after.status !== 'playing') return [];
  const names = seatNames(after.seats);
  const ofSeats = after.seats.flatMap((seat, i) => {
    const was = before.seats[i]!;
    const name = names[i]!;
    if (i === after.viewer) return [];
    if (seat.conceded && !was.conceded) return say('news.conceded', { name });
    if (seat.kept && !was.kept) return say('news.bot', { name });
    if (was.kept && !seat.kept) return say('news.back', { name });
    return after.clocks[i]?.out && !before.clocks[i]?.out ? say('news.late', { name }) : [];
  });
  const settled = before.proposals.filter(({ id }) => !after.proposals.some((row) => row.id === id));
  return [
    ...ofSeats,
    ...settled.flatMap((row) => outcomeOf(row, before, after, say)),
    ...(before.paused && !after.paused ? [say('news.resumed')] : []),
  ];
}

/** A proposal is no longer there: it has taken effect, which can mostly be seen, or it is off. */
function outcomeOf({ what }: Proposal, before: TableView, after: TableView, say: OnlineSay): string[] {
  const { ply = 0 } = after.game ?? {};
  if (what.kind === 'rewind' && ply === what.ply && ply < (before.game?.ply ?? 0)) return [say('news.rewound', { ply })];
  const done = (what.kind === 'pause' && after.paused) || (what.kind === 'replace' && after.seats[what.seat]?.state === 'bot');
  const pointless = what.kind === 'replace' && !after.clocks[what.seat]?.out;
  return done || pointless ? [] : [say('news.dropped')];
}

/** Says for a moment what has just happened around the table; screen readers hear it too. */
export function TableNews({ channel }: { readonly channel: Channel }) {
  const say = useOnlineText();
  const view = channel.view!;
  const before = useRef(view);
  const [told, setTold] = useState<readonly string[]>([]);
  useEffect(() => {
    const news = newsOf(before.current, view, say);
    before.current = view;
    if (news.length > 0) setTold(news);
  }, [view, say]);
  useEffect(() => {
    const timer = setTimeout(() => setTold([]), STAYS);
    return () => clearTimeout(timer);
  }, [told]);
  return (
    <div class="news" role="status">
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
