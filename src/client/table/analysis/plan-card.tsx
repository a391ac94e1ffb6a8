import type { ComponentChildren } from 'preact';
import { meanOf } from './estimate.js';
import { histogramOf, type Report, type Tried } from './report.js';
import { type Figures, useAnalysisText } from './texts.js';

const BARS = 25;
/** More moves than this are only counted. */
const TOLD = 7;

/** The results of all plans share one scale, so that their pictures can be compared. */
export function rangeOf(tried: readonly Tried[]): readonly [number, number] {
  const all = tried.flatMap(({ leads }) => leads);
  const [least, most] = [Math.min(...all, 0), Math.max(...all, 0)];
  const room = Math.max(1, (most - least) / BARS);
  return [least - room / 2, most + room / 2];
}

/** How the game would have ended, again and again: the won part is dark. */
function Histogram({ plan, range, scale, value }: PictureProps) {
  const say = useAnalysisText();
  const [low, high] = range;
  const bars = histogramOf(plan.leads, low, high, BARS);
  const most = Math.max(1, ...bars);
  const width = 100 / BARS;
  const at = (x: number) => (100 * (x - low)) / (high - low);
  const mean = meanOf(plan.leads).value;
  return (
    <figure class="histogram">
      <svg
        viewBox="0 0 100 34"
        preserveAspectRatio="none"
        role="img"
        aria-label={say('moment.histogram', { mean: value(mean), n: plan.leads.length })}
      >
        {bars.map((n, i) => {
          const from = low + (i * (high - low)) / BARS;
          return (
            <rect
              key={i}
              class={scale === 'score' || from + (high - low) / BARS / 2 > 0 ? 'won' : 'lost'}
              x={i * width + 0.3}
              width={width - 0.6}
              y={32 - (30 * n) / most}
              height={(30 * n) / most}
            />
          );
        })}
        {scale !== 'score' && <line x1={at(0)} x2={at(0)} y1="0" y2="32" />}
        <line class="base" x1="0" x2="100" y1="32" y2="32" />
      </svg>
      <figcaption>
        <span>{value(low)}</span>
        <span>
          {say(scale === 'score' ? 'moment.scores' : 'moment.leads')} · {value(mean)}
        </span>
        <span>{value(high)}</span>
      </figcaption>
    </figure>
  );
}

interface PictureProps {
  readonly plan: Tried;
  readonly range: readonly [number, number];
  readonly scale: Report['scale'];
  readonly value: (x: number) => string;
}

interface PlanCardProps extends PictureProps {
  readonly title: string;
  readonly mark: ComponentChildren;
  readonly steps: readonly string[];
  /** Those that the other plan does not have. */
  readonly own: readonly string[];
  /** What speaks for some of those, by number. */
  readonly why: ReadonlyMap<number, string>;
  readonly goesOn: boolean;
  /** What it comes to in the scale of the game. */
  readonly share: number;
  readonly figures: Figures;
}

/** One plan: its moves, how often it wins, and the results it led to. */
export function PlanCard({ plan, title, mark, steps, own, why, goesOn, share, range, scale, figures, value }: PlanCardProps) {
  const say = useAnalysisText();
  const told = steps.length > TOLD + 1 ? steps.slice(0, TOLD) : steps;
  return (
    <article class={`plan ${plan.who}`}>
      <h4>
        {mark}
        <span class="caps">{title}</span>
        <b class="figure">{figures.value(share)}</b>
      </h4>
      <ol>
        {told.map((step, i) => (
          <li key={i}>
            {own.includes(step) ? <b>{step}</b> : step}
            {why.has(i) && <small class="why">{why.get(i)}</small>}
          </li>
        ))}
        {told.length < steps.length && <li class="muted">{say('moment.more', { n: steps.length - told.length })}</li>}
        {goesOn && <li class="muted goes-on">{say('moment.goes-on')}</li>}
      </ol>
      <Histogram plan={plan} range={range} scale={scale} value={value} />
    </article>
  );
}
