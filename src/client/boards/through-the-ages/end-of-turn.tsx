import { playerOf } from '../../../games/through-the-ages/ask/selectors.js';
import { stored } from '../../../games/through-the-ages/change/tokens.js';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import { type Forecast, forecast } from '../../../games/through-the-ages/guide/forecast.js';
import { Icon, sign } from '../../kit/index.js';
import { useDesk } from './desk.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { Fig, Head, SymbolMark } from './pieces.js';

/** What the end of the turn brings, with the selected choice taken into account. */
export function EndOfTurn() {
  const { s, me, mine, ahead, words } = useDesk();
  const f = forecast(ahead, me);
  const then = playerOf(ahead, me);
  const withChoice = ahead !== s;
  const { t } = words;
  if (f.uprising)
    return (
      <div class="tend bad">
        <Head title={t('end.title')}>{withChoice ? t('end.withChoice') : undefined}</Head>
        <p class="warn big">
          <Icon name={TABLE_GLYPHS.uprising} size={20} />
          {t('end.uprising', { upset: f.discontent, free: then.pool })}
        </p>
      </div>
    );
  return (
    <div class="tend">
      <Head title={t('end.title')}>{withChoice ? t('end.withChoice') : undefined}</Head>
      <div class="eg">
        <Line
          what="culture"
          now={mine.culture}
          after={then.culture + f.culture}
          gain={f.culture}
          label={t('symbol.culture')}
          note={f.reward.card === null ? undefined : t('end.reward', { n: f.reward.culture, card: words.name(f.reward.card) })}
        />
        <Line what="science" now={mine.science} after={then.science + f.science} gain={f.science} label={t('symbol.science')} />
        <Goods what="food" now={stored(mine, 'food')} f={f} />
        <Goods what="resources" now={stored(mine, 'resources')} f={f} />
        {versionOf(s).isAdvanced && (
          <>
            <span class="el">
              <Icon name={TABLE_GLYPHS.hand} size={15} label={t('end.cards')} />
              <span>
                {f.discards > 0 && (
                  <b class="loss" title={t('end.discards', { n: f.discards })}>
                    {sign(-f.discards)}{' '}
                  </b>
                )}
                <b class={f.cards > 0 ? 'gain' : ''}>{f.cards > 0 ? `+${f.cards}` : '0'}</b>
              </span>
              <span class="to">{t('end.cards')}</span>
            </span>
            <span class="el">
              <Icon name={TABLE_GLYPHS.uprising} size={15} label={t('end.peace')} />
              <b class="gain">{t('end.peace.no')}</b>
              <span class="to">{t('end.peace')}</span>
            </span>
          </>
        )}
      </div>
    </div>
  );
}

/** The same in one line, always in sight on a phone. */
export function EndLine() {
  const { s, me, ahead, words } = useDesk();
  const f = forecast(ahead, me);
  const { t } = words;
  const food = f.food.gross - f.food.eaten - f.food.corruption;
  const resources = f.resources.gross - f.resources.corruption;
  return (
    <p data-foot class={f.uprising || f.food.missing > 0 ? 'tendline bad' : 'tendline'}>
      <span class="caps">{t(ahead !== s ? 'end.withChoice' : 'end.title')}</span>
      {f.uprising ? (
        <b>
          <Icon name={TABLE_GLYPHS.uprising} size={14} /> {t('end.peace')}
        </b>
      ) : (
        <>
          <Fig n={f.culture} what="culture" signed size={14} words={words} />
          <Fig n={f.science} what="science" signed size={14} words={words} />
          <Fig n={food} what="food" signed size={14} words={words} />
          <Fig n={resources} what="resources" signed size={14} words={words} />
          {f.resources.corruption + f.food.corruption > 0 && (
            <b class="loss">{t('end.corruption', { n: f.resources.corruption + f.food.corruption })}</b>
          )}
        </>
      )}
    </p>
  );
}

interface LineProps {
  readonly what: 'culture' | 'science';
  readonly now: number;
  readonly gain: number;
  /** With what the choice costs or brings at once. */
  readonly after: number;
  readonly label: string;
  readonly note?: string | undefined;
}
const Line = ({ what, now, gain, after, label, note }: LineProps) => (
  <span class={gain < 0 ? 'el bad' : 'el'} title={note}>
    <SymbolMark what={what} size={15} label={label} />
    <b class={gain < 0 ? 'loss' : 'gain'}>
      {sign(gain, true)}
      {note && <sup aria-hidden="true">*</sup>}
    </b>
    {note && <span class="sr">{note}</span>}
    <span class="to">
      {now} → {after}
    </span>
  </span>
);

function Goods({ what, now, f }: { what: 'food' | 'resources'; now: number; f: Forecast }) {
  const { words } = useDesk();
  const lost = what === 'food' ? f.food.eaten + f.food.corruption : f.resources.corruption;
  const bad = f[what].corruption > 0 || (what === 'food' && f.food.missing > 0);
  return (
    <span class={bad ? 'el bad' : 'el'}>
      <SymbolMark what={what} size={15} label={words.t(`symbol.${what}`)} />
      <span>
        <b class="gain">{sign(f[what].gross, true)}</b> {lost > 0 && <b class="loss">{sign(-lost)}</b>}
      </span>
      <span class="to">
        {what === 'food' && f.food.missing > 0 ? (
          <b class="loss">{words.t('famine.short', { n: f.food.missing })}</b>
        ) : (
          <>
            {now} → {f[what].after}
          </>
        )}
      </span>
    </span>
  );
}
