import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from './icon.js';
import { type LookState, stateClass } from './look-state.js';
import { sign } from './pieces.js';

export type ButtonKind = 'primary' | 'secondary' | 'wax' | 'ghost' | 'ink';
const BUTTON_CLASSES: Readonly<Record<ButtonKind, string>> = { primary: 'pri', secondary: 'sec', wax: 'wax', ghost: 'gho', ink: 'ink' };

interface ButtonProps extends Omit<JSX.IntrinsicElements['button'], 'disabled' | 'type' | 'class' | 'children'> {
  readonly kind?: ButtonKind;
  readonly small?: boolean;
  /** Not possible now: stays focusable, says why, and does nothing. */
  readonly reason?: string;
  readonly shortcut?: string;
  readonly class?: string;
  readonly type?: 'button' | 'submit';
  readonly children: ComponentChildren;
}

/** One primary button on screen. A button that cannot be used says why instead of going grey. */
export function Button({
  kind = 'secondary',
  small,
  reason,
  shortcut,
  class: extra,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      class={`btn ${BUTTON_CLASSES[kind]} ${small ? 's' : ''} ${extra ?? ''}`}
      aria-disabled={reason ? true : undefined}
      title={reason}
      onClick={(e) => (reason ? e.preventDefault() : typeof onClick === 'function' && onClick.call(e.currentTarget, e))}
    >
      {reason && <Icon name="padlock" size={13} />}
      {children}
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </button>
  );
}

export function Kbd({ children }: { readonly children: ComponentChildren }) {
  return (
    <span class="kbd" aria-hidden="true">
      {children}
    </span>
  );
}

interface ChipProps {
  readonly state?: LookState;
  readonly icon?: ComponentChildren;
  readonly label: ComponentChildren;
  /** What is said instead of the label, where that is too short to be understood. */
  readonly spoken?: string;
  /** Second line: price and yield, or the shortest reason. */
  readonly detail?: ComponentChildren;
  /** The key that picks it. */
  readonly shortcut?: string;
  readonly button?: JSX.IntrinsicElements['button'];
}

/** A choice in the prompt bar. */
export function Chip({ state = 'rest', icon, label, spoken, detail, shortcut, button }: ChipProps) {
  return (
    <button
      type="button"
      aria-disabled={state === 'blocked' ? true : undefined}
      aria-pressed={state === 'selected' ? true : undefined}
      {...button}
      class={`chip ${stateClass(state)}`}
    >
      <span class="l1" {...(spoken === undefined ? undefined : { role: 'img', 'aria-label': spoken })}>
        {shortcut && <Kbd>{shortcut}</Kbd>}
        {icon}
        {label}
      </span>
      {detail && (
        <span class="l2">
          {state === 'blocked' && <Icon name="padlock" size={11} />}
          {detail}
        </span>
      )}
    </button>
  );
}

/** A small fact in a pill. `design`: a value designed by us, not printed on the original card. */
export function Tag({
  tone,
  children,
  title,
}: {
  readonly tone?: 'ok' | 'bad' | 'design';
  readonly children: ComponentChildren;
  readonly title?: string;
}) {
  return (
    <span class={`tag ${tone ?? ''}`} title={title}>
      {children}
    </span>
  );
}

/** Gains verdigris, losses wax, the sign always written. */
export function Delta({ n, children, bare }: { readonly n: number; readonly children?: ComponentChildren; readonly bare?: boolean }) {
  return (
    <span class={`delta ${n < 0 ? 'neg' : ''} ${bare ? 'bare' : ''}`}>
      {sign(n, true)}
      {children}
    </span>
  );
}

interface ZoneProps {
  readonly title?: string;
  readonly aside?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
  readonly attributes?: JSX.IntrinsicElements['section'];
}

/** A mat on the desk with a small-caps name. Zones never nest more than once. */
export function Zone({ title, aside, class: extra, children, attributes }: ZoneProps) {
  return (
    <section class={`zone ${extra ?? ''}`} aria-label={title} {...attributes}>
      {title && (
        <div class="zhead">
          <h2 class="caps">{title}</h2>
          <span class="line" />
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

interface SegmentedProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: ComponentChildren; readonly title?: string }[];
  readonly onChange: (value: V) => void;
  readonly class?: string;
}

/** One of a few, all visible. Arrow keys move and choose, as in any group of radio buttons. */
export function Segmented<V extends string>({ label, value, options, onChange, class: extra }: SegmentedProps<V>) {
  const group = useRef<HTMLDivElement>(null);
  const step = (e: KeyboardEvent) => {
    const by = e.key === 'ArrowRight' || e.key === 'ArrowDown' ? 1 : e.key === 'ArrowLeft' || e.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    e.preventDefault();
    const at = options.findIndex((option) => option.value === value);
    const next = (at + by + options.length) % options.length;
    const option = options[next];
    if (option) onChange(option.value);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={group} class={`seg ${extra ?? ''}`} role="radiogroup" aria-label={label} onKeyDown={step}>
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio group drawn as one bar; the keyboard behaves as with inputs
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-label={option.title}
          title={option.title}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
