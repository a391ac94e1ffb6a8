import { useEffect, useRef, useState } from 'preact/hooks';
import { LIMITS, PHRASES } from '../../protocol/index.js';
import { useLang } from '../i18n/i18n.js';
import { Button, Seal } from '../kit/index.js';
import type { Channel } from './channel.js';
import { useOnlineText } from './texts.js';

/** What was said, oldest first; quick phrases are heard in the listener's language. */
export function Chat({ channel }: { readonly channel: Channel }) {
  const say = useOnlineText();
  const lang = useLang();
  const { chat, chatOn, viewer, seats } = channel.view!;
  const lines = chat.filter((line) => line.seat === null || !channel.aside.muted.includes(line.seat));
  const [text, setText] = useState('');
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => end.current?.scrollTo({ top: end.current.scrollHeight }), [lines.length]);
  const mine = viewer === 'spectator' ? undefined : seats[viewer];
  const send = (e: SubmitEvent) => {
    e.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText('');
    void channel.ask({ do: 'chat', text: said });
  };
  const time = new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (
    <div class="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol ref={end} class="chat-lines" tabIndex={0} aria-live="polite" aria-label={say('room.tab.chat')}>
        {lines.map((line) => (
          <li key={line.n} class={line.seat === viewer ? 'own' : ''}>
            {line.seat !== null && <Seal seat={line.seat} size={20} />}
            <p>
              <b>{line.name}</b> <time>{time.format(line.at)}</time>
              <span class="said">{line.phrase ? say(`phrase.${line.phrase}`) : line.text}</span>
            </p>
          </li>
        ))}
        {lines.length === 0 && <li class="muted">{say('room.chat.none')}</li>}
      </ol>
      {!chatOn && <p class="muted">{say('room.chat.off')}</p>}
      {chatOn && mine && (
        <>
          <fieldset class="phrases" aria-label={say('room.chat.phrases')}>
            {PHRASES.map((phrase) => (
              <button key={phrase} type="button" onClick={() => void channel.ask({ do: 'phrase', phrase })}>
                {say(`phrase.${phrase}`)}
              </button>
            ))}
          </fieldset>
          <form class="copy-field" onSubmit={send}>
            <input
              class="field"
              aria-label={say('room.chat.label')}
              value={text}
              maxLength={LIMITS.chat}
              autocomplete="off"
              onInput={(e) => setText(e.currentTarget.value)}
            />
            <Button kind="ink" type="submit">
              {say('room.chat.send')}
            </Button>
          </form>
        </>
      )}
    </div>
  );
}
