import { useLang } from '../../i18n/i18n.js';
import { Button } from '../../kit/index.js';
import type { Run, RunState } from './run.js';
import { decimal, duration, percent, useLabText } from './texts.js';

interface RunPanelProps {
  readonly state: RunState | undefined;
  readonly run: Run | undefined;
  readonly games: number;
  begin(games: number): void;
}

export const BATCH = 200;

/** More games, played here: one bar, how fast, how long still; pause and stop. */
export function RunPanel({ state, run, games, begin }: RunPanelProps) {
  const say = useLabText();
  const lang = useLang();
  if (!state || state.isOver)
    return (
      <section class="sheet-of-paper lab-run" aria-label={say('run.again')}>
        <div class="grow">
          <h2>{say('run.again')}</h2>
          <p role="status">{state?.problem ? say('run.failed') : state ? say('run.over', { n: state.done }) : say('run.where')}</p>
        </div>
        <Button onClick={() => begin(BATCH)}>{say('run.play', { n: BATCH })}</Button>
      </section>
    );
  const { done, wanted, pace, isPaused } = state;
  const before = games - (done - (done % 25));
  const narrower = before > 0 ? 1 - Math.sqrt(before / (before + wanted)) : 0;
  return (
    <section class="sheet-of-paper lab-run" aria-label={say('run.title', { n: wanted })}>
      <div class="grow">
        <h2>
          {say('run.title', { n: wanted })} <span>{say('run.done', { done, wanted })}</span>
        </h2>
        <div
          class="lab-progress"
          role="progressbar"
          aria-valuemin={0}
          aria-valuemax={wanted}
          aria-valuenow={done}
          aria-label={say('run.title', { n: wanted })}
        >
          <i style={{ width: `${(100 * done) / wanted}%` }} />
        </div>
        <p>
          {isPaused
            ? say('run.paused')
            : done > 0
              ? `${say('run.pace', { pace: decimal(pace, lang) })} · ${say('run.left', { left: duration((wanted - done) / pace) })}`
              : say('run.starting')}
          {narrower > 0.01 && (
            <>
              <br />
              {say('run.narrow', { share: percent(narrower, lang) })}
            </>
          )}
        </p>
      </div>
      <div class="lab-run-acts">
        <Button onClick={() => (isPaused ? run?.resume() : run?.pause())}>{say(isPaused ? 'run.resume' : 'run.pause')}</Button>
        <Button onClick={() => run?.stop()}>{say('run.stop')}</Button>
      </div>
    </section>
  );
}
