import '../kit/icons/pages.generated.js';
import { useMemo, useState } from 'preact/hooks';
import type { Seat, Viewer } from '../../kernel/types.js';
import { Icon, Mark, Seal } from '../kit/index.js';
import type { LogLine } from './board-package.js';
import { groupLines, keepLines, LOG_FILTERS, type LogFilter, newestGroups, scenesByLine } from './log-lines.js';
import type { Moment } from './moment.js';
import type { SeatInfo } from './table.js';
import { useTableText } from './texts.js';

export interface LogPanelProps {
  readonly lines: readonly LogLine[];
  readonly me: Seat;
  /** Who looks on reads whose lines `me` picks. */
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  /** The moment shown: its lines are new. */
  readonly ply: number;
  readonly chosen: LogLine | null;
  readonly choose: (line: LogLine | null) => void;
  readonly watch: (ply: number) => void;
  readonly openRule: (id: string) => void;
  readonly zoom: (card: string) => void;
  readonly cardName: (card: string) => string;
  /** What can be seen again as a scene. */
  readonly moments: readonly Moment[];
  readonly replay: (moment: Moment) => void;
}

/** How many lines are drawn at first, and how many more at a time. */
const PAGE = 80;
/** So near to the last of them more are drawn, in pixels. */
const NEAR_END = 300;

/** What happened, newest first: new lines come in at the top, so that reading further down is never disturbed. */
export function LogPanel(props: LogPanelProps) {
  const { lines, me } = props;
  const whose = props.viewer === me ? undefined : props.seats[me]?.name;
  const say = useTableText();
  const [filter, setFilter] = useState<LogFilter>('all');
  const [most, setMost] = useState(PAGE);
  const all = useMemo(() => groupLines(keepLines(lines, filter, me)), [lines, filter, me]);
  const groups = newestGroups(all, most);
  // Beside its own line, whichever lines are picked; who looks at the past sees none that is still to come.
  const scenes = useMemo(() => scenesByLine(lines, props.moments, props.ply), [lines, props.moments, props.ply]);
  const showMore = () => setMost((was) => was + PAGE);
  const onScroll = ({ currentTarget: el }: { readonly currentTarget: HTMLElement }) => {
    if (groups.length < all.length && el.scrollHeight - el.scrollTop - el.clientHeight < NEAR_END) showMore();
  };
  return (
    <section class="zone log" data-section="log" aria-label={say('log.title')}>
      <div class="zhead">
        <h2 class="caps">{say('log.title')}</h2>
        <span class="line" />
        {/* biome-ignore lint/a11y/useSemanticElements: three switches of a list, not fields */}
        <div class="filters" role="group" aria-label={say('log.filter')}>
          {LOG_FILTERS.map((name) => (
            <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
              {(name === 'mine' && whose) || say(`log.${name}`)}
            </button>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div class="scroll" tabIndex={0} role="log" aria-live="off" aria-label={say('log.title')} onScroll={onScroll}>
        {groups.length === 0 && <p class="muted">{say('log.empty')}</p>}
        {groups.map((group) => (
          <div key={group.key} class="group">
            {(group.round || group.turn) && (
              <h3 class="caps">
                {group.round}
                {group.round && group.turn && ' · '}
                {group.turn}
              </h3>
            )}
            <ul class="lines">
              {group.lines.map(({ line, key }) => (
                <LogRow key={key} line={line} scenes={scenes.get(line) ?? []} {...props} />
              ))}
            </ul>
          </div>
        ))}
        {groups.length < all.length && (
          <button type="button" class="lnk" onClick={showMore}>
            {say('log.earlier')}
          </button>
        )}
      </div>
    </section>
  );
}

interface LogRowProps extends LogPanelProps {
  readonly line: LogLine;
  /** One move may bring several: an event, then the plague. */
  readonly scenes: readonly Moment[];
}

function LogRow({ line, scenes, seats, viewer, ply, chosen, choose, watch, openRule, zoom, cardName, replay }: LogRowProps) {
  const say = useTableText();
  const cards = line.cards ?? (line.card ? [line.card] : []);
  const open = chosen === line;
  return (
    <li class={`${line.ply === ply ? 'new' : ''} ${open ? 'open' : ''}`}>
      <span class="told">
        <button type="button" class="row" aria-expanded={open} onClick={() => choose(open ? null : line)}>
          {line.seat === undefined ? <span class="no-seal" /> : <Seal seat={line.seat} size={18} />}
          {/* A seal is for eyes. */}
          {line.seat !== undefined && line.seat !== viewer && <span class="sr">{seats[line.seat]?.name}, </span>}
          <span class="grow">{line.text}</span>
          {line.deltas && <span class="dl">{line.deltas}</span>}
        </button>
        {scenes.map((scene) => (
          <button
            key={scene.key}
            type="button"
            class="scene-again"
            aria-label={say('moment.replay', { title: scene.title })}
            title={say('moment.replay', { title: scene.title })}
            onClick={() => replay(scene)}
          >
            <Mark name="undo" size={13} />
          </button>
        ))}
      </span>
      {open && line.detail?.()}
      {open && (
        <span class="more">
          <button type="button" class="lnk" onClick={() => watch(line.ply)}>
            <Mark name="undo" size={11} /> {say('log.watch')}
          </button>
          {cards.map((card) => (
            <button key={card} type="button" class="lnk" onClick={() => zoom(card)}>
              <Icon name="magnifying-glass" size={12} /> {cards.length > 1 ? cardName(card) : say('log.card')}
            </button>
          ))}
          {line.rule && (
            <button type="button" class="lnk" onClick={() => openRule(line.rule!)}>
              <Icon name="rule-book" size={12} /> {say('refusal.rule', { id: line.rule })}
            </button>
          )}
        </span>
      )}
    </li>
  );
}
