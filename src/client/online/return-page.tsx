import { useEffect, useState } from 'preact/hooks';
import { Button } from '../kit/index.js';
import { navigate } from '../site/router.js';
import { Notice } from '../site/trouble.js';
import { useTitle } from '../site/use-title.js';
import { Refused } from './connection.js';
import { comeBack } from './identity.js';
import { NoAnswer } from './parts.js';
import { sayProblem, useOnlineText } from './texts.js';

/** Behind a return link: the token stands after '#', so it reaches no log, and it leaves the address at once. */
export function ReturnPage() {
  const say = useOnlineText();
  const [refused, setRefused] = useState<string>();
  useTitle(say('return.title'));
  useEffect(() => {
    const token = location.hash.slice(1);
    history.replaceState(null, '', '/return');
    comeBack(token).then(
      () => navigate('/play', 'replace'),
      (trouble: unknown) => {
        const code = trouble instanceof Refused ? trouble.problem.code : 'UNAVAILABLE';
        setRefused(code === 'MALFORMED' || code === 'BAD_LINK' ? say('return.bad') : sayProblem(say, { code }));
      },
    );
  }, []);
  if (refused === undefined) return <NoAnswer state="connecting" />;
  return (
    <Notice title={say('return.title')} text={refused}>
      <Button kind="primary" onClick={() => navigate('/play', 'replace')}>
        {say('wait.lobby')}
      </Button>
    </Notice>
  );
}
