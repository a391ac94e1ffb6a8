import { useState } from 'preact/hooks';
import { Button } from '../kit/index.js';
import { Strip } from './parts.js';
import { useOnlineText } from './texts.js';
import { keepNotices, mayNotify, wantsNotices } from './turn-notice.js';

/** Asked once, while one waits for the others; later the switch stands among the things of the table. */
export function AskForNotices() {
  const say = useOnlineText();
  const [open, setOpen] = useState(wantsNotices() === undefined);
  if (!open) return null;
  const answer = (on: boolean) => {
    setOpen(false);
    void keepNotices(on);
  };
  return (
    <Strip>
      <span>{say('room.notify.ask')}</span>
      <Button small kind="primary" onClick={() => answer(true)}>
        {say('room.notify.yes')}
      </Button>
      <Button small onClick={() => answer(false)}>
        {say('room.notify.no')}
      </Button>
    </Strip>
  );
}

export function NotifySwitch() {
  const say = useOnlineText();
  const [on, setOn] = useState(wantsNotices() === true);
  const [blocked, setBlocked] = useState(on && !mayNotify());
  const change = async (wanted: boolean) => {
    setOn(wanted);
    setBlocked(!(await keepNotices(wanted)));
  };
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(e) => void change(e.currentTarget.checked)} />
      <span>
        <b>{say('room.notify')}</b>
        <small>{say(blocked ? 'room.notify.blocked' : 'room.notify.why')}</small>
      </span>
    </label>
  );
}
