import type { ComponentChildren, RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { LIMITS } from '../../protocol/index.js';
import { Button, Icon } from '../kit/index.js';
import { navigate } from '../site/router.js';
import { changeSettings, useSettings } from '../site/settings.js';
import { Notice } from '../site/trouble.js';
import type { LinkState } from './connection.js';
import { useOnlineText } from './texts.js';

/** While there is nothing to show yet: patience, or the plain truth that nobody answers. */
export function NoAnswer({ state }: { readonly state: LinkState }) {
  const say = useOnlineText();
  if (state === 'outdated')
    return (
      <Notice title={say('online.outdated.title')} text={say('online.outdated.text')}>
        <Button kind="primary" onClick={() => location.reload()}>
          {say('online.outdated.reload')}
        </Button>
      </Notice>
    );
  if (state !== 'offline')
    return (
      <main class="page waiting" id="content" tabIndex={-1} aria-busy="true">
        <p class="muted late">{say('online.connecting')}</p>
      </main>
    );
  return (
    <Notice title={say('online.none.title')} text={say('online.none.text')}>
      <Button kind="primary" onClick={() => navigate('/')}>
        {say('online.none.local')}
      </Button>
    </Notice>
  );
}

/** Is the connection there? Said quietly when it is. */
export function LinkMark({ state }: { readonly state: LinkState }) {
  const say = useOnlineText();
  const well = state === 'online';
  return (
    <span class={well ? 'save-mark' : 'save-mark bad'} role="status" title={well ? undefined : say('online.mark.why')} data-link={state}>
      <Icon name={well ? 'check-mark' : 'hourglass'} size={11} />
      <span class={well ? 'word' : ''}>{say(`online.mark.${state}`)}</span>
    </span>
  );
}

/** A text to take along: shown, and copied with one press. */
export function CopyField({ label, text, button }: { readonly label: string; readonly text: string; readonly button: string }) {
  const say = useOnlineText();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    // Without https there is no clipboard; the old way still works there.
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done || document.execCommand('copy'));
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <div class="copy-field">
      <input ref={field} class="field" readOnly aria-label={label} value={text} onFocus={(e) => e.currentTarget.select()} />
      <Button kind="ink" onClick={() => void copy()}>
        {copied ? say('wait.copied') : button}
      </Button>
    </div>
  );
}

interface NameFieldProps {
  readonly label: string;
  readonly autofocus?: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onEnter: () => void;
}

/** The name the others see; kept for the next table. Enter goes on as the button does. */
export function NameField({ label, autofocus, input, onEnter }: NameFieldProps) {
  const settings = useSettings();
  return (
    <label class="name-field">
      <span class="caps">{label}</span>
      <input
        ref={input}
        class="field"
        value={settings.name}
        maxLength={LIMITS.name}
        autocomplete="nickname"
        onKeyDown={(e) => e.key === 'Enter' && !e.isComposing && onEnter()}
        // biome-ignore lint/a11y/noAutofocus: the only thing to fill in on this page
        autoFocus={autofocus === true}
        onInput={(e) => changeSettings({ name: e.currentTarget.value })}
      />
    </label>
  );
}

/** A sentence that stands across the page until it is settled. */
export function Strip({ tone, children }: { readonly tone?: 'warn' | 'quiet'; readonly children: ComponentChildren }) {
  return <div class={`note-strip ${tone ?? ''}`}>{children}</div>;
}
