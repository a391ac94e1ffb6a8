import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

const GAP = 8;

/** Put a box beside its anchor: below if there is room, else above, always inside the window. */
function place(box: HTMLElement, anchor: DOMRect): void {
  const size = box.getBoundingClientRect();
  const below = anchor.bottom + GAP + size.height <= innerHeight;
  const top = below ? anchor.bottom + GAP : Math.max(GAP, anchor.top - GAP - size.height);
  const left = Math.min(Math.max(GAP, anchor.left + anchor.width / 2 - size.width / 2), innerWidth - size.width - GAP);
  box.style.left = `${Math.max(GAP, left)}px`;
  box.style.top = `${top}px`;
}

/** The same at its side, where there is more room, so that the anchor and what lies above and below it stay in sight. */
function placeBeside(box: HTMLElement, anchor: DOMRect): void {
  const size = box.getBoundingClientRect();
  const right = innerWidth - anchor.right >= anchor.left;
  box.style.left = `${right ? Math.min(anchor.right + GAP, innerWidth - size.width - GAP) : Math.max(GAP, anchor.left - GAP - size.width)}px`;
  box.style.top = `${Math.max(GAP, Math.min(anchor.top, innerHeight - size.height - GAP))}px`;
}

interface PopoverProps {
  readonly anchor: Element;
  readonly onClose: () => void;
  readonly label?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A box above everything, beside its anchor. Escape or a click elsewhere closes it; the focus goes back to the anchor. */
export function Popover({ anchor, onClose, label, class: extra, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const el = box.current!;
    el.showPopover();
    place(el, anchor.getBoundingClientRect());
    el.focus();
    return () => {
      if (el.contains(document.activeElement) && anchor instanceof HTMLElement) anchor.focus();
    };
  }, [anchor]);
  return (
    <div
      ref={box}
      popover="auto"
      tabIndex={-1}
      role="dialog"
      aria-label={label}
      class={`pop ${extra ?? ''}`}
      onToggle={(e) => e.newState === 'closed' && onClose()}
    >
      {children}
    </div>
  );
}

const HOVER_MS = 350;
const PRESS_MS = 500;

/**
 * More about what is under the pointer: after 350 ms of hovering, at once on keyboard focus, on a long press with a finger.
 * Never the only copy of an information. The child is the thing explained.
 */
export function Tooltip({ content, children }: { readonly content: ComponentChildren; readonly children: ComponentChildren }) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [open, setOpen] = useState(false);
  const id = useId();
  const later = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(true), ms);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const subject = wrapper.current?.firstElementChild;
    if (open) subject?.setAttribute('aria-describedby', id);
    else subject?.removeAttribute('aria-describedby');
  }, [open, id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on its child
    <span
      ref={wrapper}
      style={{ display: 'contents' }}
      onPointerOver={(e) => e.pointerType === 'mouse' && !open && later(HOVER_MS)}
      onPointerOut={hide}
      onPointerDown={(e) => (e.pointerType === 'mouse' ? hide() : later(PRESS_MS))}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={hide}
      onContextMenu={(e) => open && e.preventDefault()}
      onFocusCapture={(e) => (e.target as HTMLElement).matches(':focus-visible') && setOpen(true)}
      onBlurCapture={hide}
      onKeyDown={(e) => e.key === 'Escape' && hide()}
    >
      {children}
      {open && wrapper.current?.firstElementChild && <TipBox id={id} anchor={wrapper.current.firstElementChild} content={content} />}
    </span>
  );
}

function TipBox({ id, anchor, content }: { readonly id: string; readonly anchor: Element; readonly content: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current!.showPopover();
    place(box.current!, anchor.getBoundingClientRect());
  }, [anchor]);
  return (
    <div ref={box} id={id} popover="manual" role="tooltip" class="pop tip">
      {content}
    </div>
  );
}

/** A look at something in large, beside it. It takes neither the pointer nor the focus, and is not read out: only the eye meets it. */
export function Glimpse({
  anchor,
  class: extra,
  children,
}: {
  readonly anchor: Element;
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current!.showPopover();
    placeBeside(box.current!, anchor.getBoundingClientRect());
  }, [anchor]);
  return (
    <div ref={box} popover="manual" inert class={`pop ${extra ?? ''}`}>
      {children}
    </div>
  );
}
