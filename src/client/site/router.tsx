import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Every page has a path of its own, so that it can be kept, shared and reloaded. */
const ROUTES = {
  home: '/',
  new: '/new/:game',
  table: '/table/:id',
  games: '/games',
  stats: '/stats',
  lobby: '/play',
  'new-online': '/play/new',
  'new-online-of': '/play/new/:game',
  online: '/t/:id',
  return: '/return',
  gallery: '/gallery/:game',
  rules: '/rules/:game',
  book: '/book/:game',
  learn: '/learn/:game',
  first: '/first/:game',
  'first-of': '/first/:game/:guide',
  lab: '/lab',
  'lab-of': '/lab/:game',
  credits: '/credits',
  accessibility: '/accessibility',
  privacy: '/privacy',
} as const;

export type PageName = keyof typeof ROUTES | 'lost';
export interface Route {
  readonly page: PageName;
  readonly params: Readonly<Record<string, string>>;
}

/** Which page a path means; 'lost' when none. */
export function readPath(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const wanted = pattern.split('/').filter(Boolean);
    if (wanted.length !== parts.length) continue;
    if (!wanted.every((part, i) => part.startsWith(':') || part === parts[i])) continue;
    const params: Record<string, string> = {};
    wanted.forEach((part, i) => {
      if (part.startsWith(':')) params[part.slice(1)] = decodePart(parts[i] ?? '');
    });
    return { page: page as PageName, params };
  }
  return { page: 'lost', params: {} };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const listeners = new Set<() => void>();

/** Go to a page of the site without reloading it. */
export function navigate(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  for (const listener of listeners) listener();
  if (!path.includes('#')) scrollTo(0, 0);
}

export function useRoute(): Route & { readonly path: string; readonly hash: string } {
  const [, redraw] = useState(0);
  useEffect(() => {
    const listener = () => redraw((n) => n + 1);
    listeners.add(listener);
    addEventListener('popstate', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('popstate', listener);
    };
  }, []);
  return { ...readPath(location.pathname), path: location.pathname, hash: decodePart(location.hash.slice(1)) };
}

interface LinkProps {
  readonly to: string;
  readonly class?: string;
  readonly title?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page' | undefined;
  readonly children: ComponentChildren;
}

/** A real link: middle click and "open in a new tab" work as anywhere. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(e) => {
        if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
        e.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}
