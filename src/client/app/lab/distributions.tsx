import type { Survey } from '../../../games/index.js';
import { histogramOf, meanOf, meanOfSums, type Tally } from '../../../study/index.js';
import { useLang } from '../../i18n/i18n.js';
import { Zone } from '../../kit/index.js';
import { decimal, part, useLabText, whole } from './texts.js';

interface Bin {
  readonly from: number;
  readonly to: number;
  readonly n: number;
}
const nameOfBin = ({ from, to }: Bin): string => (from === to ? String(from) : `${from}–${to}`);

function Bars({ bins, mean, label }: { readonly bins: readonly Bin[]; readonly mean: number; readonly label: string }) {
  const most = Math.max(...bins.map(({ n }) => n));
  if (bins.length < 2) return null;
  const [first, last] = [bins[0]!.from, bins.at(-1)!.to + 1];
  const width = bins[0]!.to - bins[0]!.from + 1;
  return (
    <div class="lab-bars" role="img" aria-label={label}>
      <div class="bars">
        {bins.map((bin) => (
          <i key={bin.from} style={{ height: `${(100 * bin.n) / most}%` }} title={`${nameOfBin(bin)}: ${bin.n}`} />
        ))}
        <b style={{ left: `${(100 * (mean + 0.5 * Number(width === 1) - first)) / (last - first)}%` }} />
      </div>
      <div class="ticks">
        <span>{first}</span>
        <span>{bins[Math.floor(bins.length / 2)]!.from}</span>
        <span>{bins.at(-1)!.to}</span>
      </div>
    </div>
  );
}

function Behind({ bins, head, count }: { readonly bins: readonly Bin[]; readonly head: string; readonly count: string }) {
  const say = useLabText();
  if (bins.length < 2) return null;
  return (
    <details>
      <summary class="lnk">{say('behind')}</summary>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{count}</th>
          </tr>
        </thead>
        <tbody>
          {bins.map((bin) => (
            <tr key={bin.from}>
              <th scope="row">{nameOfBin(bin)}</th>
              <td>{bin.n}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** How high scores are, how long games last and how they end. */
export function Distributions({ tally, survey }: { readonly tally: Tally; readonly survey: Survey }) {
  const say = useLabText();
  const lang = useLang();
  const roundWord = survey.roundWord[lang];
  const scores = meanOf(tally.histogram);
  const bins = histogramOf(tally.histogram);
  const rounds = meanOf(tally.rounds);
  const lengths = histogramOf(tally.rounds);
  const decisions = meanOfSums(tally.games, tally.decisions.sum, tally.decisions.squares);
  return (
    <div class="lab-distributions">
      <Zone title={say('scores.title')}>
        <p>{say('scores.mean', { mean: decimal(scores.value, lang), spread: decimal(scores.spread, lang) })}</p>
        <Bars
          bins={bins}
          mean={scores.value}
          label={say('scores.label', {
            least: Math.min(...tally.histogram.keys()),
            most: Math.max(...tally.histogram.keys()),
            mean: decimal(scores.value, lang),
          })}
        />
        <Behind bins={bins} head={say('scores.from')} count={say('scores.n')} />
      </Zone>
      <Zone title={`${say('length.title')} (${roundWord})`}>
        <p>
          {rounds.spread === 0
            ? say('length.always', { n: whole(rounds.value, lang) })
            : say('length.mean', {
                mean: decimal(rounds.value, lang),
                low: decimal(rounds.low, lang),
                high: decimal(rounds.high, lang),
              })}{' '}
          · {say('length.decisions', { n: whole(decisions.value, lang) })}
        </p>
        <Bars
          bins={lengths}
          mean={rounds.value}
          label={say('length.mean', {
            mean: decimal(rounds.value, lang),
            low: decimal(rounds.low, lang),
            high: decimal(rounds.high, lang),
          })}
        />
        <Behind bins={lengths} head={roundWord} count={say('length.n')} />
        {tally.endings.size > 0 && (
          <>
            <h3>{say('endings.title')}</h3>
            <ul class="lab-endings">
              {[...tally.endings]
                .sort(([, a], [, b]) => b - a)
                .map(([ending, n]) => (
                  <li key={ending}>
                    <b>{part(n / tally.games, lang)}</b> {survey.endings?.[ending]?.[lang] ?? ending}
                  </li>
                ))}
            </ul>
          </>
        )}
      </Zone>
    </div>
  );
}
