import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useText } from '../i18n/shell.js';
import { Button } from '../kit/index.js';
import { Notice } from './trouble.js';

type Loaded<P> = { readonly is: 'here'; readonly View: ComponentType<P> } | { readonly is: 'coming' | 'slow' | 'failed' };

/** A page, or a part of one, that is fetched when it is first shown. Nothing is said for 400 ms: most of the time it is there by then. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, what: 'page' | 'part' = 'page'): ComponentType<P> {
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
    const retry = (
      // What cannot be had twice may have another name by now: the whole page knows it.
      <Button kind="primary" onClick={() => (attempt > 0 ? location.reload() : setAttempt(1))}>
        {say('trouble.retry')}
      </Button>
    );
    const waiting = loaded.is === 'slow' && <p class="muted">{say('page.loading')}</p>;
    if (what === 'part')
      return loaded.is === 'failed' ? (
        <p class="part-lost" role="alert">
          {say('trouble.offline')} {retry}
        </p>
      ) : (
        <div aria-busy="true">{waiting}</div>
      );
    if (loaded.is === 'failed')
      return (
        <Notice title={say('trouble.title')} text={say('trouble.offline')}>
          {retry}
        </Notice>
      );
    return (
      <main class="page waiting" id="content" tabIndex={-1} aria-busy="true">
        {waiting}
      </main>
    );
  };
}
