import { useEffect, useRef, useState } from 'preact/hooks';
import { Mark, Segmented } from '../kit/index.js';
import type { Channel } from './channel.js';
import { Chat } from './chat.js';
import { Notes } from './notes.js';
import { TableTab } from './table-tab.js';
import { useOnlineText } from './texts.js';

const TABS = ['chat', 'notes', 'table'] as const;
type Tab = (typeof TABS)[number];

/** Beside the table: what is said, what I note, what we agree on. Not modal: the table stays in use. */
export function TalkPanel({ channel, onClose }: { readonly channel: Channel; readonly onClose: () => void }) {
  const say = useOnlineText();
  const seated = channel.view!.viewer !== 'spectator';
  const [tab, setTab] = useState<Tab>('chat');
  const tabs = TABS.filter((id) => seated || id !== 'notes');
  const panel = useRef<HTMLElement>(null);
  // The keyboard comes along, and goes back to where it was.
  useEffect(() => {
    const [el, before] = [panel.current!, document.activeElement];
    el.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
    return () => {
      const left = document.activeElement === document.body || el.contains(document.activeElement);
      if (before instanceof HTMLElement && left) before.focus();
    };
  }, []);
  return (
    <aside
      ref={panel}
      class="talk"
      aria-label={say('room.talk')}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        onClose();
      }}
    >
      <header>
        <Segmented
          label={say('room.talk')}
          value={tab}
          options={tabs.map((value) => ({ value, label: say(`room.tab.${value}`) }))}
          onChange={setTab}
        />
        <span class="grow" />
        <button type="button" class="x" aria-label={say('room.close')} onClick={onClose}>
          <Mark name="close" />
        </button>
      </header>
      {tab === 'chat' && <Chat channel={channel} />}
      {tab === 'notes' && <Notes channel={channel} />}
      {tab === 'table' && <TableTab channel={channel} />}
    </aside>
  );
}
