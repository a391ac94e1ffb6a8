import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** What was pressed may be gone afterwards, and the keyboard with it: then it goes on from the content of the page. */
export function useHeldFocus(): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}
