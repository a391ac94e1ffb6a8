import { useEffect, useState } from 'preact/hooks';

/**
 * Tells screen readers what has changed. Polite for prompts and results, assertive only for "your turn".
 * The same sentence twice is said twice.
 */
export function LiveRegion({ message, assertive }: { readonly message: string; readonly assertive?: boolean }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    setSaid('');
    const timer = setTimeout(() => setSaid(message), 60);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div class="sr" role={assertive ? 'alert' : 'status'} aria-live={assertive ? 'assertive' : 'polite'} aria-atomic="true">
      {said}
    </div>
  );
}
