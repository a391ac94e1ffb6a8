import { useState } from 'preact/hooks';
import { Button, Zone } from '../kit/index.js';
import { Confirm } from './confirm.js';
import { Refused } from './connection.js';
import { makeReturnLink, revokeReturnLinks, signOut } from './identity.js';
import { CopyField } from './parts.js';
import { sayProblem, useOnlineText } from './texts.js';

/** The way to one's seats from another device: made on demand, shown once, revocable. */
export function ReturnLink() {
  const say = useOnlineText();
  const [link, setLink] = useState<string>();
  const [note, setNote] = useState('');
  const [leaving, setLeaving] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setNote('');
    await work().catch((trouble: unknown) => setNote(trouble instanceof Refused ? sayProblem(say, trouble.problem) : ''));
  };
  const make = () => attempt(async () => setLink(await makeReturnLink()));
  const revoke = () =>
    attempt(async () => {
      await revokeReturnLinks();
      setLink(undefined);
      setNote(say('return.revoked'));
    });
  return (
    <Zone title={say('return.title')} class="return-link">
      <p class="muted">{say('return.why')}</p>
      {link && (
        <>
          <CopyField label={say('return.title')} text={link} button={say('return.copy')} />
          <p class="muted">{say('return.once')}</p>
        </>
      )}
      <div class="row">
        {!link && (
          <Button small onClick={() => void make()}>
            {say('return.make')}
          </Button>
        )}
        <Button small kind="ghost" onClick={() => void revoke()}>
          {say('return.revoke')}
        </Button>
        <Button small kind="ghost" onClick={() => setLeaving(true)}>
          {say('return.sign-out')}
        </Button>
      </div>
      <p role="status">{note}</p>
      {leaving && (
        <Confirm
          title={say('return.sign-out.sure')}
          text={say('return.sign-out.why')}
          yes={say('return.sign-out.yes')}
          no={say('return.sign-out.no')}
          onYes={() => void attempt(signOut)}
          onClose={() => setLeaving(false)}
        />
      )}
    </Zone>
  );
}
