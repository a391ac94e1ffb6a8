import { useEffect, useState } from 'preact/hooks';
import { LIMITS } from '../../protocol/index.js';
import type { Channel } from './channel.js';
import { useOnlineText } from './texts.js';

/** Notes are sent when the pen rests. */
const REST = 700;

export function Notes({ channel }: { readonly channel: Channel }) {
  const say = useOnlineText();
  const [text, setText] = useState(channel.desk.notes);
  useEffect(() => {
    if (text === channel.desk.notes) return;
    const send = () => void channel.ask({ do: 'notes', text });
    const timer = setTimeout(send, REST);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div class="notes">
      <label for="notes">{say('room.notes')}</label>
      <textarea
        id="notes"
        class="field"
        value={text}
        maxLength={LIMITS.notes}
        onInput={(e) => setText(e.currentTarget.value)}
        onBlur={() => text !== channel.desk.notes && void channel.ask({ do: 'notes', text })}
      />
      <p class="muted">{say('room.notes.why')}</p>
    </div>
  );
}
