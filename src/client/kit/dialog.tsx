import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Mark } from './icon.js';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly children: ComponentChildren;
  readonly footer?: ComponentChildren;
  readonly class?: string;
}

/** A native modal dialog: the browser keeps the focus inside, Escape and a click on the backdrop close it. */
export function Dialog({ title, onClose, closeLabel, children, footer, class: extra }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const el = dialog.current!;
    const before = document.activeElement;
    if (!el.open) el.showModal();
    return () => {
      el.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is a second way out, Escape is the first
    <dialog
      ref={dialog}
      class={`dlg ${extra ?? ''}`}
      aria-labelledby={id}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => e.target === dialog.current && onClose()}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" class="x" aria-label={closeLabel} onClick={onClose}>
          <Mark name="close" />
        </button>
      </header>
      <div class="body">{children}</div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  );
}

/** The same from the foot of a phone's screen. */
export const Sheet = (props: DialogProps) => <Dialog {...props} class={`sheet ${props.class ?? ''}`} />;
