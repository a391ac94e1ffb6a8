import { Button } from '../../kit/index.js';
import type { Report } from './report.js';
import { useAnalysisText } from './texts.js';
import type { ReviewState } from './use-review.js';

/** Every future of the curve and of every plan compared. */
const futuresIn = ({ decisions, duels }: Report): number =>
  decisions.reduce((sum, { tally }) => sum + tally.n, 0) +
  duels.reduce((sum, { tried }) => sum + tried.reduce((of, { leads }) => of + leads.length, 0), 0);

/** How far the bot is; it can be stopped at any time, and what it has found stays. */
export function Progress({ review: { report, status, spent, left, stop, resume } }: { readonly review: ReviewState }) {
  const say = useAnalysisText();
  const runs = status === 'running' || status === 'starting';
  const words = runs
    ? say(report && report.duels.length > 0 ? 'comparing' : 'running')
    : status === 'done'
      ? say('done', { futures: report ? futuresIn(report) : 0 })
      : say(status);
  return (
    <div class="zone progress">
      <span role="status">{words}</span>
      {runs && (
        <>
          <progress max="1" value={spent} aria-label={say('running')} />
          <span class="muted">{left > 0 ? say('left', { seconds: left }) : say('longer')}</span>
        </>
      )}
      <Button small onClick={runs ? stop : resume}>
        {say(runs ? 'stop' : status === 'done' ? 'deeper' : 'resume')}
      </Button>
    </div>
  );
}
