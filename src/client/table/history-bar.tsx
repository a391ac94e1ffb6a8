import type { ComponentChildren } from 'preact';
import { Button, Mark } from '../kit/index.js';
import { useTableText } from './texts.js';
import type { History } from './use-history.js';

/** Takes the place of the prompt bar while the past is shown. */
export function HistoryBar({
  history,
  last,
  caption,
}: {
  readonly history: History;
  readonly last: number;
  readonly caption: ComponentChildren;
}) {
  const say = useTableText();
  const at = history.ply ?? last;
  const where = say('history.at', { ply: at, all: last });
  const step = (label: 'first' | 'back' | 'forward' | 'last', to: number, sign: string) => (
    <button
      type="button"
      class="btn sec s step"
      aria-label={say(`history.${label}`)}
      title={say(`history.${label}`)}
      onClick={() => history.go(to)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <section class="prompt past" aria-label={say('history.title')}>
      <div class="prompt-head">
        <h2 class="ask">{say('history.banner')}</h2>
        <span class="muted">{say('history.known')}</span>
      </div>
      <div class="walk">
        {step('first', 0, '⏮')}
        {step('back', at - 1, '◀')}
        <button
          type="button"
          class="btn sec s step"
          onClick={history.toggle}
          aria-pressed={history.playing}
          title={say(history.playing ? 'history.pause' : 'history.play')}
          aria-label={say(history.playing ? 'history.pause' : 'history.play')}
        >
          <span aria-hidden="true">{history.playing ? '❚❚' : '▶'}</span>
        </button>
        {step('forward', at + 1, '▶')}
        {step('last', last, '⏭')}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={say('history.moment')}
          aria-valuetext={where}
          onInput={(e) => history.go(Number(e.currentTarget.value))}
        />
        <span class="where">{where}</span>
      </div>
      <p class="caption" aria-live="polite">
        {caption}
      </p>
      <div class="acts">
        <Button kind="primary" class="main" onClick={history.leave} shortcut="Esc">
          {say('history.now')}
          <Mark name="next" size={11} />
        </Button>
      </div>
    </section>
  );
}
