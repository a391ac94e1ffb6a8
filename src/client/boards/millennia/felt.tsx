import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Technologies that are pointed at, held by the keyboard, lit or chosen. */
const POINTED = ':is(.tk, .gc)[data-type]:is(:hover, :focus-visible, [data-lit], .sel)';

/**
 * The felt on which everything lies. It says of which types the technologies are that somebody points at, so that all they help
 * to pay can shine; asking for that in a style sheet would make the browser look at every piece at every change.
 */
export function Felt({ class: more = '', children }: { readonly class?: string; readonly children: ComponentChildren }) {
  const felt = useRef<HTMLDivElement>(null);
  const light = () => {
    const { current } = felt;
    if (!current) return;
    const types = new Set([...current.querySelectorAll<HTMLElement>(POINTED)].map(({ dataset }) => dataset.type));
    const serves = [...types].join(' ');
    if (current.dataset.serves !== serves) current.dataset.serves = serves;
  };
  useEffect(light);
  return (
    <div ref={felt} class={`mil ${more}`} onPointerOver={light} onPointerLeave={light} onFocusIn={light} onFocusOut={light}>
      {children}
    </div>
  );
}
