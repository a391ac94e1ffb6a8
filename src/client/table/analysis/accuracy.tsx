import { useLang } from '../../i18n/i18n.js';
import { Seal, Zone } from '../../kit/index.js';
import { accuracyOf, type Report } from './report.js';
import { figuresOf, useAnalysisText } from './texts.js';

/** How often each seat was close to the best plan that a first look found. */
export function Accuracy({ report, names, focus }: { report: Report; names: readonly string[]; focus: number | undefined }) {
  const say = useAnalysisText();
  const { value } = figuresOf('chance', useLang());
  const seats = accuracyOf(report);
  const mine = focus === undefined ? undefined : seats.find(({ seat }) => seat === focus);
  if (seats.length === 0) return null;
  return (
    <Zone title={say('accuracy.title')} class="accuracy">
      <p>
        {mine && <b class="figure">{value(mine.share)}</b>} {say(mine ? 'accuracy.mine' : 'accuracy.all')}
      </p>
      <ul>
        {seats.map(({ seat, share, n }) => (
          <li key={seat}>
            <Seal seat={seat} size={20} />
            <span>{names[seat]}</span>
            <span class="bar" aria-hidden="true">
              <i style={{ width: `${100 * share}%` }} />
            </span>
            <b class="figure">{value(share)}</b>
            <small>{say('accuracy.of', { n })}</small>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
