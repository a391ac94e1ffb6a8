import '../kit/icons/pages.generated.js';
import type { ComponentChildren } from 'preact';
import { metaOf } from '../../games/index.js';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { Icon, useRedraw } from '../kit/index.js';
import { TopBar } from '../site/top-bar.js';
import { useTitle } from '../site/use-title.js';
import type { AnyBoardPackage } from './board-package.js';
import { SeatStrip } from './scores.js';
import { shelf } from './storage.js';
import type { Snapshot } from './table.js';
import { useTableText } from './texts.js';

interface TopProps {
  readonly snapshot: Snapshot<Shape>;
  readonly pack: AnyBoardPackage;
  readonly phone: boolean;
  /** A phone on its side has room for the order of play here. */
  readonly turned: boolean;
  readonly mark: ComponentChildren;
  /** In the browser's tab, if not the name of the game. */
  readonly title?: string | undefined;
  readonly openRules: () => void;
  readonly openHistory: () => void;
}

/** The edge of the desk: who plays, whether all is well, rules and history. */
export function TableTop({ snapshot, pack, phone, turned, mark, title, openRules, openHistory }: TopProps) {
  const say = useTableText();
  const lang = useLang();
  const round = { ...pack.roundOf(snapshot.view), word: pack.roundWord?.[lang] ?? say('table.round-word') };
  const said = { ...round, now: round.name ?? String(round.now) };
  const name = metaOf(pack.game.id)?.name ?? '';
  useTitle(title ?? name);
  return (
    <TopBar compact>
      <h1 class={phone ? 'sr' : 'game-name'}>{name}</h1>
      {phone ? (
        <div class="round" role="img" aria-label={say('table.round', said)}>
          <b>{say('table.round-short', said)}</b>
          {!pack.phoneStock && (
            <span class="pips">
              {Array.from({ length: round.last }, (_, i) => (
                <i key={i} class={i + 1 < round.now ? 'done' : i + 1 === round.now ? 'now' : ''} />
              ))}
            </span>
          )}
        </div>
      ) : (
        <SeatStrip snapshot={snapshot} pack={pack} />
      )}
      {turned && <SeatStrip snapshot={snapshot} pack={pack} phone />}
      <span class="grow" />
      {!phone && pack.editionName && <span class="edition-name">{pack.editionName(snapshot.view, lang)}</span>}
      {phone && pack.phoneStock && <span class="stock">{pack.phoneStock(snapshot, lang)}</span>}
      {mark}
      <button type="button" class="btn-i" aria-label={say('history.title')} title={say('history.title')} onClick={openHistory}>
        <Icon name="hourglass" size={18} />
      </button>
      <button type="button" class="btn-i" aria-label={say('table.rules')} title={say('table.rules')} onClick={openRules}>
        <Icon name="rule-book" size={20} />
      </button>
    </TopBar>
  );
}

/** Is the game safe? Said quietly when it is, plainly when it is not. `lost`: how many of its last lines could not be read. */
export function SaveMark({ lost }: { readonly lost: number }) {
  const say = useTableText();
  useRedraw((redraw) => shelf.subscribe(redraw), []);
  const { state } = shelf;
  const trouble = state === 'full' || state === 'memory' ? state : lost > 0 ? 'lost' : undefined;
  const text = trouble === 'lost' ? say('save.lost', { n: lost }) : say(`save.${state}`);
  return (
    <span class={trouble ? 'save-mark bad' : 'save-mark'} role="status" title={text}>
      {trouble ? (
        <>
          <Icon name="info" size={13} /> <span>{say(`save.${trouble}-short`)}</span>
          <span class="sr">{text}</span>
        </>
      ) : (
        <>
          <Icon name="check-mark" size={11} /> <span class="word">{say('save.saved')}</span>
        </>
      )}
    </span>
  );
}
