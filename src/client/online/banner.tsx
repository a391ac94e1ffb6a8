import { useEffect, useState } from 'preact/hooks';
import type { Proposal, TableView } from '../../protocol/index.js';
import { Button, Tag } from '../kit/index.js';
import type { Channel } from './channel.js';
import { Strip } from './parts.js';
import { seatNames } from './seat-infos.js';
import { listNames, type OnlineSay, sayProblem, useOnlineText } from './texts.js';
import { useLobby } from './use-online.js';

interface BannerProps {
  readonly channel: Channel;
  readonly archived: boolean;
  readonly rematch: () => void;
}

/** Between the bar and the table: only what wants an answer or explains why nothing moves. */
export function Banner({ channel, archived, rematch }: BannerProps) {
  const say = useOnlineText();
  const view = channel.view!;
  const { viewer } = view;
  const mine = viewer === 'spectator' ? undefined : view.seats[viewer];
  const playing = view.status === 'playing';
  // On a phone the prompt names the one who is awaited.
  const { watching, waiting, several } = standing(view, say);
  const unsaid = [...watching, ...(several ? waiting : [])];
  return (
    <div class="strips" role="status">
      <TroubleStrip channel={channel} fault={playing ? view.fault : undefined} />
      {playing && mine?.kept && (
        <Strip tone="warn">
          <span>{say('room.kept')}</span>
          <Button small kind="primary" onClick={() => void channel.ask({ do: 'take-back' })}>
            {say('room.take-back')}
          </Button>
        </Strip>
      )}
      {playing && mine?.conceded && <Strip>{say('room.conceded')}</Strip>}
      {playing && view.paused && (
        <Strip>
          <span>{say('room.paused')}</span>
          {mine && (
            <Button small kind="primary" onClick={() => void channel.ask({ do: 'resume' })}>
              {say('room.resume')}
            </Button>
          )}
        </Strip>
      )}
      {playing && view.proposals.map((row) => <ProposalStrip key={row.id} channel={channel} view={view} row={row} />)}
      {archived && (
        <Strip tone="quiet">
          <Tag>{say('archive.mark')}</Tag>
          <span>{say('archive.text')}</span>
        </Strip>
      )}
      {view.status === 'over' && view.rematch && mine && <RematchStrip table={view.rematch} go={rematch} />}
      {unsaid.length > 0 && <Strip tone="quiet">{unsaid.join(' ')}</Strip>}
    </div>
  );
}

/** What I tried and was refused, else what somebody tried that the rules have failed at; until I have understood, or something goes on. */
function TroubleStrip({ channel, fault }: { readonly channel: Channel; readonly fault: TableView['fault'] }) {
  const say = useOnlineText();
  const [understood, setUnderstood] = useState<TableView['fault']>(undefined);
  useEffect(() => {
    if (!fault) setUnderstood(undefined);
  }, [fault]);
  const { refused } = channel;
  if (!refused && (!fault || fault === understood)) return null;
  const understand = (): void => {
    channel.forget();
    setUnderstood(fault);
  };
  return (
    <Strip tone="warn">
      <span>{refused ? sayProblem(say, refused) : say(`room.fault.${fault!}`)}</span>
      <Button small onClick={understand}>
        {say('room.dismiss')}
      </Button>
    </Strip>
  );
}

/** How the rematch stands; nothing when its table was closed before it began, or when I have left it. */
function RematchStrip({ table, go }: { readonly table: string; readonly go: () => void }) {
  const say = useOnlineText();
  const next = useLobby()?.mine.find((card) => card.table === table);
  if (!next || next.ending === 'closed' || next.ending === 'expired') return null;
  return (
    <Strip>
      <span>{say(`rematch.${next.status}`)}</span>
      <Button small kind="primary" onClick={go}>
        {say('rematch.go')}
      </Button>
    </Strip>
  );
}

function spectating({ settings: { spectators } }: TableView, say: OnlineSay): string {
  const delay = spectators.allowed ? Math.round(spectators.delay / 60) : 0;
  return delay > 0 ? say('room.spectator.late', { n: delay }) : say('room.spectator');
}

interface Standing {
  /** I only watch. */
  readonly watching: readonly string[];
  /** Who is awaited. */
  readonly waiting: readonly string[];
  readonly several: boolean;
}

/** How things stand, in sentences. On a desk the top bar says it all. */
export function standing(view: TableView, say: OnlineSay): Standing {
  if (view.status !== 'playing') return { watching: [], waiting: [], several: false };
  const names = seatNames(view.seats);
  const others = (view.game?.asked ?? []).filter((seat) => seat !== view.viewer).map((seat) => names[seat]!);
  const busy = view.thinking.map((seat) => names[seat]!);
  // Who is asked as well has something better to do than to wait.
  const idle = view.paused || others.length === 0 || view.game?.question != null;
  const sentence =
    others.length === 1 && busy.includes(others[0]!)
      ? say('room.thinking', { name: others[0]! })
      : say('room.waiting', { names: listNames(say, others) });
  return {
    watching: view.viewer === 'spectator' ? [spectating(view, say)] : [],
    waiting: idle ? [] : [sentence],
    several: others.length > 1,
  };
}

interface ProposalProps {
  readonly channel: Channel;
  readonly view: TableView;
  readonly row: Proposal;
}

function ProposalStrip({ channel, view, row }: ProposalProps) {
  const say = useOnlineText();
  const names = seatNames(view.seats);
  const voter = view.viewer !== 'spectator' && row.waiting.includes(view.viewer);
  const vote = (yes: boolean) => void channel.ask({ do: 'vote', proposal: row.id, yes });
  return (
    <Strip>
      <span>
        {sentenceOf(view, row, names, say)}{' '}
        {!voter && row.waiting.length > 0 && (
          <span class="muted">
            {say('room.proposal.waits', {
              names: listNames(
                say,
                row.waiting.map((seat) => names[seat]!),
              ),
            })}
          </span>
        )}
      </span>
      {row.by !== null && row.by === view.viewer && (
        <Button small onClick={() => vote(false)}>
          {say('room.withdraw')}
        </Button>
      )}
      {voter && (
        <>
          <Button small kind="primary" onClick={() => vote(true)}>
            {say('room.yes')}
          </Button>
          <Button small onClick={() => vote(false)}>
            {say('room.no')}
          </Button>
        </>
      )}
    </Strip>
  );
}

function sentenceOf({ viewer }: TableView, { by, what }: Proposal, names: readonly string[], say: OnlineSay): string {
  if (what.kind === 'replace')
    return what.seat === viewer ? say('room.proposal.replace.you') : say('room.proposal.replace', { seat: names[what.seat] ?? '' });
  const mine = by !== null && by === viewer;
  const name = by === null ? '' : (names[by] ?? '');
  if (what.kind === 'rewind')
    return mine ? say('room.proposal.yours.rewind', { ply: what.ply }) : say('room.proposal.rewind', { name, ply: what.ply });
  return mine ? say(`room.proposal.yours.${what.kind}`) : say(`room.proposal.${what.kind}`, { name });
}
