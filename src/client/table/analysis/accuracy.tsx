import { useLang } from '../../i18n/i18n.js';
import { Zone } from '../../kit/index.js';
import { accuracyBy, accuracyOf, type Report } from './report.js';
import { type Round, stretchesIn } from './rounds.js';
import { figuresOf, useAnalysisText } from './texts.js';

interface AccuracyProps {
  readonly report: Report;
  readonly names: readonly string[];
  readonly focus: number | undefined;
  readonly rounds: readonly Round[];
  /** What stretches of the game are called: "Round", "Age". */
  readonly word: string;
}

/** How often each seat was close to the best plan that a first look found, and one of them in each age. */
export function Accuracy({ report, names, focus, rounds, word }: AccuracyProps) {
  const say = useAnalysisText();
  const { value } = figuresOf('chance', useLang());
  const seats = accuracyOf(report);
  const mine = seats.find(({ seat }) => seat === focus);
  const bar = (label: string, { right, n }: { right: number; n: number }) => (
    <li key={label}>
      <span>{label}</span>
      <span class="bar" aria-hidden="true">
        <i style={{ width: `${(100 * right) / n}%` }} />
      </span>
      <b class="figure">{right}</b>
      <small>{say('accuracy.of', { n })}</small>
    </li>
  );
  if (seats.length === 0) return null;
  return (
    <Zone title={say('accuracy.title')} class="accuracy">
      <p>
        {mine && <b class="figure">{value(mine.right / mine.n)}</b>} {say(mine ? 'accuracy.mine' : 'accuracy.all')}
      </p>
      <ul>
        {mine
          ? accuracyBy(report, mine.seat, stretchesIn(rounds)).map((it) => bar(say('accuracy.stretch', { word, which: it.label }), it))
          : seats.map((it) => bar(names[it.seat] ?? '', it))}
      </ul>
      {mine && seats.length > 1 && (
        <p class="others">
          {seats
            .filter(({ seat }) => seat !== focus)
            .map(({ seat, right, n }) => `${names[seat]} ${value(right / n)}`)
            .join(' · ')}
        </p>
      )}
    </Zone>
  );
}
