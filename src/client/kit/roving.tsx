import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useRoving } from './hooks.js';

interface RovingProps {
  readonly class: string;
  readonly label?: string;
  readonly style?: Record<string, string | number>;
  readonly children: ComponentChildren;
}

/** A group of cards: one of them is in the tab order, arrow keys go to the others. */
export function Roving({ class: name, label, style, children }: RovingProps) {
  const group = useRef<HTMLDivElement>(null);
  useRoving(group, true);
  return (
    <div ref={group} class={name} style={style} {...(label ? { role: 'group', 'aria-label': label } : undefined)}>
      {children}
    </div>
  );
}
