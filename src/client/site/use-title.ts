import { useEffect } from 'preact/hooks';
import { useText } from '../i18n/shell.js';

/** The name of the page in the browser's tab. */
export function useTitle(title: string): void {
  const brand = useText()('brand');
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [title, brand]);
}
