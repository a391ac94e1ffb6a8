import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { GAMES, isReady } from '../../games/index.js';
import { useText } from '../i18n/shell.js';
import { Icon, Segmented } from '../kit/index.js';
import { lazy } from './lazy.js';
import { Link, useRoute } from './router.js';
import { changeSettings, isDark, useSettings } from './settings.js';

/** Fetched when it is first opened. */
const SettingsDialog = lazy(() => import('./settings-dialog.js').then((it) => it.SettingsDialog), 'part');

/** Room for those before the one that is shown. */
const BEFORE = 150;

/** A compass rose round an E. */
export function Logo() {
  return (
    <svg class="logo-mark" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18" />
      <circle cx="20" cy="20" r="14.4" />
      <path d="M20 4v4M20 32v4M4 20h4M32 20h4M8.7 8.7l2.8 2.8M28.5 28.5l2.8 2.8M31.3 8.7l-2.8 2.8M11.5 28.5l-2.8 2.8" />
      <path class="e" d="M14 12.5h12.4v3.2H18v2.8h7v3H18v2.8h8.6v3.2H14z" />
    </svg>
  );
}

/** Language and light: always visible, never in a menu. `compact` for the table, where room is scarce. */
export function Switches({ compact }: { readonly compact?: boolean }) {
  const say = useText();
  const { lang } = useSettings();
  const theme = isDark() ? 'dark' : 'light';
  return (
    <>
      <Segmented
        label={say('lang.label')}
        value={lang}
        options={[
          { value: 'fr', label: 'FR', title: say('lang.fr') },
          { value: 'en', label: 'EN', title: say('lang.en') },
        ]}
        onChange={(value) => changeSettings({ lang: value })}
      />
      {compact ? (
        <button
          type="button"
          class="btn-i"
          aria-pressed={theme === 'dark'}
          aria-label={say('theme.dark')}
          title={say('theme.dark')}
          onClick={() => changeSettings({ theme: theme === 'dark' ? 'light' : 'dark' })}
        >
          <Icon name={theme === 'dark' ? 'sun' : 'moon'} size={18} />
        </button>
      ) : (
        <Segmented
          label={say('theme.label')}
          class="themes"
          value={theme}
          options={(['light', 'dark'] as const).map((value) => ({
            value,
            title: say(`theme.${value}`),
            label: (
              <>
                <Icon name={value === 'light' ? 'sun' : 'moon'} size={14} />
                <span class="wide">{say(`theme.${value}`)}</span>
              </>
            ),
          }))}
          onChange={(value) => changeSettings({ theme: value })}
        />
      )}
    </>
  );
}

/** The button of the settings and their dialog. */
export function SettingsButton() {
  const say = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="btn-i" aria-label={say('settings.open')} title={say('settings.open')} onClick={() => setOpen(true)}>
        <Icon name="cog" size={20} />
      </button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The edge of the desk. A table puts its own things in the middle. */
export function TopBar({ children, compact }: { readonly children: ComponentChildren; readonly compact?: boolean }) {
  const say = useText();
  return (
    <header class={compact ? 'top compact' : 'top'}>
      <Link to="/" class="logo" aria-label={say('nav.home')}>
        <Logo />
        <span class="logo-name">{say('brand')}</span>
      </Link>
      {children}
      <Switches {...(compact ? { compact } : {})} />
      <SettingsButton />
    </header>
  );
}

/** The pages of the site. */
export function MainNav({ waiting }: { readonly waiting: number }) {
  const say = useText();
  const { path, params } = useRoute();
  // On a phone there are more pages than room: the one that is shown is in sight.
  useEffect(() => {
    const here = document.querySelector<HTMLElement>('.nav [aria-current]');
    here?.parentElement?.scrollTo(here.offsetLeft - BEFORE, 0);
  });
  // Lesson, rules and cards of the game whose pages one is reading.
  const game = isReady(params.game ?? '') ? params.game : GAMES[0]!.id;
  const item = (to: string, label: string, badge?: ComponentChildren, isHere = path === to) => (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      {label}
      {badge}
    </Link>
  );
  return (
    <nav class="nav" aria-label={say('nav.main')}>
      {item('/', say('nav.play'))}
      {item('/play', say('nav.online'), undefined, path.startsWith('/play'))}
      {item(
        '/games',
        say('nav.games'),
        waiting > 0 && (
          <span class="badge" title={say('nav.toMove', { n: waiting })}>
            {waiting}
          </span>
        ),
        path === '/games' || path === '/stats',
      )}
      {item(`/learn/${game}`, say('nav.learn'))}
      {item(`/rules/${game}`, say('nav.rules'), undefined, /^\/(rules|book)\//.test(path))}
      {item(`/gallery/${game}`, say('nav.cards'))}
      {item(`/lab/${game}`, say('nav.lab'), undefined, path.startsWith('/lab'))}
    </nav>
  );
}
