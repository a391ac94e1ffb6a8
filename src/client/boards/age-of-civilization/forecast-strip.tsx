import type { ComponentChildren } from 'preact';
import { type Forecast, forecastOf } from '../../../games/age-of-civilization/guide/forecast.js';
import type { Seat } from '../../../kernel/types.js';
import { Icon, type IconName, SeatSymbol, useMediaQuery } from '../../kit/index.js';
import { classes, nameOfSeat, useDesk } from './desk.js';
import { SYMBOL_GLYPHS } from './glyphs.js';
import { tokenGlyph } from './looks.js';
import { numeral } from './words.js';

/** So low a window has room for the words of a phone. */
const LOW = '(max-height: 820px)';

/** War, plague and tokens are announced over the track, with those who are hit, before they happen. */
export function ForecastStrip() {
  const desk = useDesk();
  const { s, words, layout } = desk;
  const short = layout === 'phone';
  const low = useMediaQuery(LOW);
  const fore = forecastOf(s);
  const { t } = words;
  if (fore.position === undefined)
    return (
      <Strip calm icon="laurels" title={short ? undefined : t('round.last')}>
        {short ? t('fore.last.short') : t('fore.last')}
      </Strip>
    );
  // Two things leave room for the words that a phone has.
  const brief = short || low || (fore.token !== undefined && (fore.war !== undefined || fore.plague !== undefined));
  const lines = [
    fore.token && <TokenLine key="token" token={fore.token} />,
    fore.war && <WarLine key="war" fore={fore} brief={brief} />,
    fore.plague && <PlagueLine key="plague" fore={fore} brief={brief} />,
  ].filter(Boolean);
  const drought = fore.drought !== undefined && <p key="drought">{t('fore.drought', { coins: fore.drought })}</p>;
  const strikes = fore.war || fore.plague || fore.drought !== undefined || (fore.token && fore.token.id !== 'EV-nothing');
  const icon: IconName = fore.war
    ? SYMBOL_GLYPHS.war
    : fore.plague
      ? SYMBOL_GLYPHS.plague
      : fore.token
        ? tokenGlyph(fore.token.id)
        : 'hourglass';
  return (
    <Strip calm={!strikes} full={lines.length > 1} icon={icon} title={short ? undefined : t('fore.title')}>
      {lines}
      {drought}
      {lines.length === 0 && !drought && <p>{short ? t('fore.calm.short') : t('fore.calm')}</p>}
    </Strip>
  );
}

function Strip({
  calm,
  full,
  icon,
  title,
  children,
}: {
  calm?: boolean;
  /** An event and a war or a plague: there is room for their words alone. */
  full?: boolean;
  icon: IconName;
  title: string | undefined;
  children: ComponentChildren;
}) {
  return (
    <div class={classes('fore', calm && 'calm', full && 'full')} role="note">
      <Icon name={icon} size={26} class="fi" />
      <div>
        {title && <span class="caps">{title}</span>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}

function WarLine({ fore, brief }: { fore: Forecast; brief: boolean }) {
  const { words, s, layout } = useDesk();
  const low = useMediaQuery(LOW) && !fore.token;
  const { hit, strengths, rival } = fore.war!;
  const war = words.g('symbol.war');
  if (rival !== undefined) {
    const key = hit.length > 0 ? 'fore.solo.lose' : 'fore.solo.safe';
    return (
      <p>
        <b>{war}</b> · {words.t(key, { n: strengths[0]!, rival })}
      </p>
    );
  }
  const least = Math.min(...s.players.map((_, seat) => strengths[seat]!));
  return (
    <p>
      {brief ? (
        <b>{layout === 'phone' || low ? words.t('fore.war.short') : `${war} ·`}</b>
      ) : (
        <>
          <b>{war}</b> {words.t('fore.war', { card: numeral(fore.position!) })}
        </>
      )}{' '}
      {hit.length === 0 ? words.t('fore.safe') : <Seats seats={hit} />}
      {brief
        ? hit.length > 0 && (
            <>
              {' '}
              −1 <Icon name="meeple" size={14} label={words.t('workers')} />
            </>
          )
        : null}
      {layout !== 'phone' && <> {words.t('fore.strength', { n: least })}.</>}
    </p>
  );
}

function PlagueLine({ fore, brief }: { fore: Forecast; brief: boolean }) {
  const { words } = useDesk();
  const { workers, card } = fore.plague!;
  return (
    <p>
      <b>{words.name('track', card)}</b>{' '}
      {brief ? (
        <>
          {words.t('fore.plague.short', { n: workers })} <Icon name="meeple" size={14} label={words.t('workers')} />
        </>
      ) : (
        words.t('fore.plague', { card: numeral(fore.position!), n: workers })
      )}
    </p>
  );
}

function TokenLine({ token }: { token: NonNullable<Forecast['token']> }) {
  const { words, s } = useDesk();
  const text = words.find(`token.${token.id}.text`);
  return (
    <p>
      <b>{words.name('token', token.id)}</b> · {text}{' '}
      {s.seats > 1 && token.hit.length > 0 && token.hit.length < s.seats && <Seats seats={token.hit} />}
    </p>
  );
}

/** Names with their symbols: '◆ you and ● Théo'. */
function Seats({ seats }: { seats: readonly Seat[] }) {
  const desk = useDesk();
  return (
    <>
      {seats.map((seat, i) => (
        <span key={seat} class="who">
          {i > 0 && (i === seats.length - 1 ? ` ${desk.words.t('and')} ` : ', ')}
          <SeatSymbol seat={seat} /> <b>{nameOfSeat(desk, seat)}</b>
        </span>
      ))}
    </>
  );
}
