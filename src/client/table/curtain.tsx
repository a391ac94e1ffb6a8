import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../kernel/types.js';
import { Seal } from '../kit/index.js';
import { useTableText } from './texts.js';

/** Long enough that nobody draws it aside by accident. */
const HOLD = 600;

export interface CurtainProps {
  readonly seat: Seat;
  readonly name: string;
  readonly onTaken: () => void;
}

/** Between two people at one screen: nothing of the table is in the page while it hangs. */
export function Curtain({ seat, name, onTaken }: CurtainProps) {
  const say = useTableText();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const [holding, setHolding] = useState(false);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    button.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  const hold = () => {
    setHolding(true);
    timer.current = window.setTimeout(onTaken, HOLD);
  };
  const release = () => {
    setHolding(false);
    clearTimeout(timer.current);
  };
  const press = () => (pressed ? onTaken() : setPressed(true));
  return (
    <main class="curtain" id="content" tabIndex={-1}>
      <Seal seat={seat} size={120} />
      <h1>{say('curtain.pass', { name })}</h1>
      <p>{say('curtain.hidden')}</p>
      <button
        ref={button}
        type="button"
        class={`btn pri hold ${holding ? 'held' : ''} ${pressed ? 'half' : ''}`}
        onPointerDown={hold}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(e) => e.preventDefault()}
        onKeyDown={(e) => {
          if (e.key !== 'Enter' && e.key !== ' ') return;
          e.preventDefault();
          if (!e.repeat) press();
        }}
        // A click without a pointer comes from a screen reader.
        onClick={(e) => e.detail === 0 && press()}
      >
        {say('curtain.take', { name })}
      </button>
      <p class="hint">{say('curtain.hold')}</p>
    </main>
  );
}
