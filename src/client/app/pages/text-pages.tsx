import { usePagesText } from '../../i18n/pages.js';
import { useTitle } from '../../site/use-title.js';

/** One entry per line. */
function Lines({ text }: { readonly text: string }) {
  return (
    <ul>
      {text.split('\n').map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export function AccessibilityPage() {
  const say = usePagesText();
  useTitle(say('access.title'));
  return (
    <main class="page" id="content" tabIndex={-1}>
      <h1>{say('access.title')}</h1>
      <p class="lead">{say('access.lead')}</p>
      <div class="prose">
        <h2>{say('access.done')}</h2>
        <Lines text={say('access.done.list')} />
        <h2>{say('access.limits')}</h2>
        <Lines text={say('access.limits.list')} />
        <p>{say('access.tell')}</p>
      </div>
    </main>
  );
}

export function PrivacyPage() {
  const say = usePagesText();
  useTitle(say('privacy.title'));
  return (
    <main class="page" id="content" tabIndex={-1}>
      <h1>{say('privacy.title')}</h1>
      <p class="lead">{say('privacy.lead')}</p>
      <div class="prose">
        <Lines text={say('privacy.list')} />
      </div>
    </main>
  );
}
