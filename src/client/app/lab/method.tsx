import { useLang } from '../../i18n/i18n.js';
import { Zone } from '../../kit/index.js';
import { useLabText, whole } from './texts.js';
import type { Measured } from './use-study.js';

/** How the figures come about: the short of it, and the whole when it is asked for. */
export function Method({ measured, whole: isWhole }: { readonly measured: Measured | undefined; readonly whole?: boolean }) {
  const say = useLabText();
  const lang = useLang();
  const shipped = measured?.shipped;
  const detail = (
    <>
      <p>{say('method.games')}</p>
      <p>{say('method.taken')}</p>
      <p>{say('method.wins')}</p>
      <p>{say('method.regression')}</p>
      <p>{say('method.limits')}</p>
    </>
  );
  return (
    <Zone title={say('method.title')} class="lab-method">
      <p>{say('method.short')}</p>
      <p>{say('method.signs')}</p>
      {isWhole ? (
        detail
      ) : (
        <details>
          <summary class="lnk">{say('method.more')}</summary>
          {detail}
        </details>
      )}
      {shipped && (
        <p class="muted">
          {say('method.numbers', { rules: shipped.rules, bots: shipped.bots, date: shipped.date, games: whole(shipped.tally.games, lang) })}
        </p>
      )}
    </Zone>
  );
}
