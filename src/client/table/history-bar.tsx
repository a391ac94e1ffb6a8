import type { ComponentChildren } from 'preact';
import { Button, Drawing, Mark } from '../kit/index.js';
import { useTableText } from './texts.js';
import type { History } from './use-history.js';

/** The signs of a player for recordings, on a field of 16. */
const SIGNS = {
  first: 'M2 2h2v12H2zM14 2v12L5 8z',
  back: 'M11 2 5 8l6 6 1.4-1.4L7.8 8l4.6-4.6z',
  play: 'M4 2l9 6-9 6z',
  pause: 'M3 2h4v12H3zM9 2h4v12H9z',
  forward: 'M5 2l6 6-6 6-1.4-1.4L8.2 8 3.6 3.4z',
  last: 'M12 2h2v12h-2zM2 2v12l9-6z',
} as const;

const Sign = ({ name }: { readonly name: keyof typeof SIGNS }) => (
  <Drawing field={16} size={13} class="i">
    <path d={SIGNS[name]} />
  </Drawing>
);

export interface HistoryBarProps {
  readonly history: History;
  readonly last: number;
  readonly caption: ComponentChildren;
  readonly archived?: boolean | undefined;
  readonly rewind?: ((ply: number) => void) | undefined;
}

/** Takes the place of the prompt bar while the past is shown. */
export function HistoryBar({ history, last, caption, archived, rewind }: HistoryBarProps) {
  const say = useTableText();
  const at = history.ply ?? last;
  const where = say('history.at', { ply: at, all: last });
  const step = (label: 'first' | 'back' | 'forward' | 'last', to: number) => (
    <button
      type="button"
      class="btn sec s step"
      aria-label={say(`history.${label}`)}
      title={say(`history.${label}`)}
      onClick={() => history.go(to)}
    >
      <Sign name={label} />
    </button>
  );
  return (
    <section class="prompt past" aria-label={say('history.title')}>
      <div class="prompt-head unsealed">
        <h2 class="ask">{say('history.banner')}</h2>
        <span class="muted">{say(archived ? 'history.open' : 'history.known')}</span>
      </div>
      <div class="walk">
        {step('first', 0)}
        {step('back', at - 1)}
        <button
          type="button"
          class="btn sec s step"
          onClick={history.toggle}
          aria-pressed={history.playing}
          title={say(history.playing ? 'history.pause' : 'history.play')}
          aria-label={say(history.playing ? 'history.pause' : 'history.play')}
        >
          <Sign name={history.playing ? 'pause' : 'play'} />
        </button>
        {step('forward', at + 1)}
        {step('last', last)}
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
        {rewind && at < last && (
          <Button
            class="end"
            onClick={() => {
              rewind(at);
              history.leave();
            }}
          >
            <Mark name="undo" size={12} /> {say('history.rewind')}
          </Button>
        )}
      </div>
    </section>
  );
}
