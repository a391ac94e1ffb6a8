import { useEffect, useState } from 'preact/hooks';
import type { Devices as Known } from '../../protocol/index.js';
import { useLang } from '../i18n/i18n.js';
import { Button, Tag, Zone } from '../kit/index.js';
import { sayWhen } from '../site/when.js';
import { Confirm } from './confirm.js';
import { Refused } from './connection.js';
import { type EndWish, endDevices, listDevices } from './identity.js';
import { sayProblem, useOnlineText } from './texts.js';

type Device = Known['devices'][number];

/** Where I am signed in, and how I end it: for a lost phone, a borrowed computer, a link that went too far. */
export function Devices() {
  const say = useOnlineText();
  const [devices, setDevices] = useState<readonly Device[]>();
  const [note, setNote] = useState('');
  const [sure, setSure] = useState<'others' | 'linked'>();
  const attempt = (work: () => Promise<void>): void =>
    void work().catch((trouble: unknown) => setNote(trouble instanceof Refused ? sayProblem(say, trouble.problem) : ''));
  const load = async () => setDevices(await listDevices());
  const end = (wish: EndWish) =>
    attempt(async () => {
      const ended = await endDevices(wish);
      setNote(say('devices.ended', { n: ended }));
      await load();
    });
  useEffect(() => attempt(load), []);
  if (!devices) return null;
  const others = devices.filter(({ here }) => !here);
  return (
    <Zone title={say('devices.title')} class="devices">
      <p class="muted">{say('devices.why')}</p>
      <ul>
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} end={() => end(device.id)} />
        ))}
      </ul>
      {others.length > 0 && (
        <div class="row">
          <Button small kind="ghost" onClick={() => setSure('others')}>
            {say('devices.others')}
          </Button>
          {others.some(({ byLink }) => byLink) && (
            <Button small kind="ghost" onClick={() => setSure('linked')}>
              {say('devices.linked')}
            </Button>
          )}
        </div>
      )}
      <p role="status">{note}</p>
      {sure && (
        <Confirm
          title={say(`devices.${sure}.sure`)}
          text={say('devices.end.why')}
          yes={say('devices.end.yes')}
          no={say('devices.end.no')}
          onYes={() => end(sure)}
          onClose={() => setSure(undefined)}
        />
      )}
    </Zone>
  );
}

function DeviceLine({ device: { device, seen, here, byLink }, end }: { readonly device: Device; readonly end: () => void }) {
  const say = useOnlineText();
  const lang = useLang();
  const name = device || say('devices.unknown');
  return (
    <li>
      <span class="grow">
        <b>{name}</b>
        <span class="muted">{here ? say('devices.now') : say('devices.seen', { when: sayWhen(lang, seen) })}</span>
      </span>
      {byLink && <Tag>{say('devices.by-link')}</Tag>}
      {here ? (
        <Tag tone="ok">{say('devices.here')}</Tag>
      ) : (
        <Button small onClick={end} aria-label={say('devices.end.label', { name })}>
          {say('devices.end')}
        </Button>
      )}
    </li>
  );
}
