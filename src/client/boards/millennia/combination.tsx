import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { finalScore } from '../../../games/millennia/ask/scoring.js';
import { incomeOf, spaceAt } from '../../../games/millennia/ask/selectors.js';
import { bookOf } from '../../../games/millennia/cards/index.js';
import { type Consequence, consequencesOf, lostBehindLock, typeOf } from '../../../games/millennia/guide/consequences.js';
import { effectSigns, spaceSigns } from '../../../games/millennia/say/describe-ability.js';
import { describeSource } from '../../../games/millennia/say/describe-event.js';
import type { State } from '../../../games/millennia/state/state.js';
import { Coin, Icon, type IconName, Roving } from '../../kit/index.js';
import { fileOf } from './cards.js';
import { type Desk, useDesk } from './desk.js';
import { TABLE_GLYPHS, TRACK_GLYPHS } from './glyphs.js';
import { spaceId } from './places.js';
import { Signs, TypeMark } from './signs.js';

/** What the choice at hand would do; without one, what the game would bring as it stands. */
export function Combination() {
  const { shown, hold, release } = useLingering(useDesk());
  return shown ? (
    <div class="linger" onPointerEnter={hold} onPointerLeave={release}>
      <Consequences desk={shown} />
    </div>
  ) : (
    <Balance />
  );
}

/** Long enough for a pointer on its way from a choice to what the choice would do. */
const LINGER_MS = 400;

/** What a choice would do stays for a moment after the pointer has left it, and while the pointer rests there: bonuses can be read. */
function useLingering(desk: Desk) {
  const [last, setLast] = useState<Desk | null>(null);
  const [held, setHeld] = useState(false);
  const live = isLive(desk);
  useEffect(() => {
    if (live) return setLast(desk);
    if (held) return;
    const timer = setTimeout(() => setLast(null), LINGER_MS);
    return () => clearTimeout(timer);
  }, [live, desk.preview, held]);
  // Once something has happened, what could have happened is of no interest.
  const lingers = last?.s === desk.s && last.lang === desk.lang;
  return { shown: live ? desk : lingers ? last : null, hold: () => setHeld(true), release: () => setHeld(false) };
}

/** Is something pointed at whose consequences can be told? */
export const isLive = ({ s, preview, previewed }: Desk): boolean => preview !== null && previewed !== null && !s.over;

/** What the choice at hand would use and give, step by step. */
export function Consequences({ desk }: { desk: Desk }) {
  const { s, me, preview, previewed, words } = desk;
  const lost = previewed && lostBehindLock(s, me, previewed.move);
  const lines = preview ? consequencesOf(s, preview, me) : [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll
    <aside class="mP live" aria-label={words.t('zone.combination')} tabIndex={0}>
      <div class="zhead">
        <h2 class="caps">{words.t('zone.combination')}</h2>
      </div>
      {lines.length === 0 && <p class="s12 muted">{words.t('nothing.changes')}</p>}
      {lost && (
        <p class="why">
          <Icon name={TABLE_GLYPHS.locked} size={12} />
          {words.t('advance.lost', { track: words.g(`track.${lost}`) })}
        </p>
      )}
      <Roving class="mlines">
        <ol>
          {lines.map((line, i) => (
            <li key={i} class={line.kind === 'figure' ? 't' : ''}>
              <i>{MARKS[line.kind] ?? i + 1}</i>
              <Line line={line} />
            </li>
          ))}
        </ol>
      </Roving>
    </aside>
  );
}

/** Under which id the source of a bonus is shown in large; some, like a maximised track, have no words of their own. */
export const zoomOfSource = (s: State, source: string): string | undefined =>
  source.startsWith('space:') ? spaceId(s, source.slice(6)) : fileOf(source) && source;

/** A name whose words can be read without playing anything. */
function Readable({ id, children }: { id: string | undefined; children: ComponentChildren }) {
  const { zoom } = useDesk();
  if (id === undefined) return <span class="grow">{children}</span>;
  return (
    <button type="button" class="grow rd" data-roving data-zoom={id} onClick={() => zoom(id)}>
      {children}
    </button>
  );
}

/** What happens at once is numbered. */
const MARKS: { readonly [K in Consequence['kind']]?: string } = { figure: '=', asked: '?', bonus: '+', pending: '+' };

const FIGURES: Readonly<Record<Extract<Consequence, { kind: 'figure' }>['what'], IconName>> = {
  gold: TABLE_GLYPHS.gold,
  vp: 'laurels',
  jokers: TABLE_GLYPHS.joker,
  rp: TABLE_GLYPHS.rp,
  cards: TABLE_GLYPHS.diplomacy,
  income: TABLE_GLYPHS.gold,
  end: 'laurels',
};

function Line({ line }: { line: Consequence }) {
  const { s, words } = useDesk();
  switch (line.kind) {
    case 'turned':
      return (
        <>
          <span class="grow">
            {line.techs.map((id) => (
              <TypeMark key={id} type={typeOf(id)} size={13} label={words.name(id)} />
            ))}
            {line.buildings.map((id) => (
              <b key={id}> {words.short(id)} </b>
            ))}
            {line.jokers > 0 && <Icon name={TABLE_GLYPHS.joker} size={15} label={words.g('type.joker')} />}
          </span>
          <span class="s12">{words.t('turned', { n: line.techs.length + line.buildings.length })}</span>
        </>
      );
    case 'space': {
      const book = s.books[line.key];
      const space = spaceAt(s, line.track, line.n, line.branch) ?? {};
      return (
        <>
          <Readable id={spaceId(s, line.key)}>
            <Icon name={TRACK_GLYPHS[line.track]} size={14} label={words.g(`track.${line.track}`)} /> {words.t('space', { n: line.n })}
          </Readable>
          <Signs signs={spaceSigns(space)} words={words} size={12} />
          {book && <Signs signs={effectSigns(bookOf(book).ability.effect ?? [])} words={words} size={12} />}
        </>
      );
    }
    case 'back':
      return (
        <>
          <span class="grow">
            <Icon name={TRACK_GLYPHS[line.track]} size={14} /> {words.g(`track.${line.track}`)}
          </span>
          <FromTo from={line.from} to={line.to} />
        </>
      );
    case 'gained':
      return (
        <Readable id={line.card}>
          + <b>{words.name(line.card)}</b>
        </Readable>
      );
    case 'pending':
      return (
        <>
          <span class="grow">{words.t('then.gain')}</span>
          <Signs signs={effectSigns(line.effects)} words={words} size={13} />
        </>
      );
    case 'bonus':
      return (
        <>
          <Readable id={zoomOfSource(s, line.source)}>{words.text(describeSource(line.source))}</Readable>
          <Signs signs={effectSigns(line.effects)} words={words} size={13} />
        </>
      );
    case 'asked':
      return <span class="grow">{words.t(`then.${askedOf(line.task)}`)}</span>;
    default:
      return (
        <>
          <span class="grow">
            <Icon name={FIGURES[line.what]} size={14} /> {words.t(`figure.${line.what}`)}
          </span>
          <FromTo from={line.from} to={line.to} />
        </>
      );
  }
}

const askedOf = (task: string) => (task === 'pay' ? 'pay' : task === 'bonuses' ? 'bonuses' : 'choose');

function FromTo({ from, to }: { from: number; to: number }) {
  return (
    <span class="ft">
      {from} <u>→</u> <b>{to}</b>
    </span>
  );
}

/** At rest: the income of this age and what the end would bring, source by source. */
export function Balance() {
  const { s, me, words } = useDesk();
  const { rows, trade, cards } = incomeOf(s, me);
  // The rows have paid once the income phase is over.
  const open = s.phase === 'A' || s.phase === 'B' || s.phase === 'C';
  const lines = finalScore(s, me);
  const sum = (test: (source: string) => boolean) => lines.filter((x) => test(x.source)).reduce((n, x) => n + x.vp, 0);
  const tracks = lines.filter((x) => x.source.startsWith('track:'));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll
    <aside class="mP" aria-label={words.t('zone.balance')} tabIndex={0}>
      <div class="zhead">
        <h2 class="caps">{words.t('zone.balance')}</h2>
      </div>
      <ol>
        <li>
          <span class="grow">{words.t(open ? 'balance.income' : 'balance.next')}</span>
          <span class="ft">
            {open && rows > 0 && <small>{words.t('balance.rows', { n: rows })}</small>}
            <Coin n={(open ? rows : 0) + trade + cards} size="s" />
          </span>
        </li>
        {tracks.map(({ source, vp }) => (
          <li key={source}>
            <span class="grow">
              <Icon name={TRACK_GLYPHS[source.slice(6) as 'war']} size={14} />{' '}
              {source === 'track:politics'
                ? `${words.g('track.influence')} × ${words.g('track.politics')}`
                : words.g(`track.${source.slice(6) as 'war'}`)}
            </span>
            <span class="ft">{vp}</span>
          </li>
        ))}
        {sum((x) => x.startsWith('wonder-')) > 0 && (
          <li>
            <span class="grow">{words.t('zone.wonders')}</span>
            <span class="ft">{sum((x) => x.startsWith('wonder-'))}</span>
          </li>
        )}
        {sum((x) => x.startsWith('building-')) > 0 && (
          <li>
            <span class="grow">{words.t('balance.yellow')}</span>
            <span class="ft">{sum((x) => x.startsWith('building-'))}</span>
          </li>
        )}
        {sum((x) => x === 'diplomacy') > 0 && (
          <li>
            <span class="grow">{words.g('action.diplomacy')}</span>
            <span class="ft">{sum((x) => x === 'diplomacy')}</span>
          </li>
        )}
        {lines.length === 0 && <li class="s12 muted">{words.t('balance.none')}</li>}
      </ol>
    </aside>
  );
}
