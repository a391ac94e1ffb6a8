import { useEffect, useRef, useState } from 'preact/hooks';
import { LIMITS } from '../../protocol/index.js';
import type { Channel } from './channel.js';
import { useOnlineText } from './texts.js';

/** Notes are sent when the pen rests. */
const REST = 700;

export function Notes({ channel }: { readonly channel: Channel }) {
  const say = useOnlineText();
  const { notes } = channel.aside;
  const [text, setText] = useState(notes);
  // What is written but not sent yet; written on another device meanwhile, the last one counts.
  const unsent = useRef<string | undefined>(undefined);
  const send = () => {
    if (unsent.current !== undefined) void channel.ask({ do: 'notes', text: unsent.current });
    unsent.current = undefined;
  };
  useEffect(() => {
    if (unsent.current === undefined) setText(notes);
  }, [notes]);
  useEffect(() => {
    const timer = setTimeout(send, REST);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => send, [channel]);
  return (
    <div class="notes">
      <label for="notes">{say('room.notes')}</label>
      <textarea
        id="notes"
        class="field"
        value={text}
        maxLength={LIMITS.notes}
        onInput={(e) => {
          unsent.current = e.currentTarget.value;
          setText(e.currentTarget.value);
        }}
        onBlur={send}
      />
      <p class="muted">{say('room.notes.why')}</p>
    </div>
  );
}
