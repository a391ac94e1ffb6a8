import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useText } from '../i18n/shell.js';
import { Button } from '../kit/index.js';
import { Notice } from './trouble.js';

type Loaded<P> = { readonly is: 'here'; readonly View: ComponentType<P> } | { readonly is: 'coming' | 'slow' | 'failed' };

/** A page that is fetched when it is first opened. Nothing is shown for 400 ms: most of the time it is there by then. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const say = useText();
    const [loaded, setLoaded] = useState<Loaded<P>>(known ? { is: 'here', View: known } : { is: 'coming' });
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (known) return;
      let gone = false;
      const timer = setTimeout(() => setLoaded((now) => (now.is === 'coming' ? { is: 'slow' } : now)), 400);
      load().then(
        (View) => {
          known = View;
          if (!gone) setLoaded({ is: 'here', View });
        },
        () => !gone && setLoaded({ is: 'failed' }),
      );
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    }, [attempt]);
    if (loaded.is === 'here') return <loaded.View {...props} />;
    if (loaded.is === 'failed')
      return (
        <Notice title={say('trouble.title')} text={say('trouble.offline')}>
          <Button kind="primary" onClick={() => setAttempt(attempt + 1)}>
            {say('trouble.retry')}
          </Button>
        </Notice>
      );
    return (
      <main class="page waiting" id="content" tabIndex={-1} aria-busy="true">
        {loaded.is === 'slow' && <p class="muted">{say('page.loading')}</p>}
      </main>
    );
  };
}
