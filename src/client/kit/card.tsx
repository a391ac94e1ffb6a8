import type { ComponentChildren, JSX } from 'preact';
import { Icon, Mark } from './icon.js';
import type { IconName } from './icons/registry.js';
import { type LookState, stateClass } from './look-state.js';

export interface CardProps {
  readonly name: string;
  /** Family colour of the band: a CSS value such as 'var(--reg-africa)'. */
  readonly colour: string;
  readonly state?: LookState;
  /** Doubles the colour of the band. */
  readonly family?: IconName;
  /** At the right of the band: age, population, position. */
  readonly corner?: ComponentChildren;
  readonly vignette?: ComponentChildren;
  /** Blocked: the shortest reason, on a hatched ribbon across the foot of the vignette. */
  readonly reason?: string;
  /** Main ability: icon sentence first. */
  readonly children?: ComponentChildren;
  /** Inherited ability, after the hand-down mark. */
  readonly inherited?: ComponentChildren;
  /** Replaces the inherited line by another foot. */
  readonly foot?: ComponentChildren;
  readonly class?: string;
  readonly style?: Record<string, string>;
}

/** What is on a card, without saying what the card is in the page: put it in a button, a list item or a figure. */
export function CardFace({ name, colour, family, corner, vignette, reason, children, inherited, foot }: CardProps) {
  return (
    <>
      <span class="band" style={{ '--v': colour }}>
        {family && <Icon name={family} size={14} />}
        <span class="grow">{name}</span>
        {corner}
      </span>
      {vignette}
      {reason && (
        <span class="ribbon">
          <Icon name="padlock" size={12} />
          {reason}
        </span>
      )}
      {children && <span class="abil">{children}</span>}
      {inherited && (
        <span class="inh">
          <Mark name="hand-down" size={12} />
          <span>{inherited}</span>
        </span>
      )}
      {foot}
    </>
  );
}

/** A card lying on a zone: a button when it gets the attributes of one, for instance those of a target of the board. */
export function Card({ button, ...props }: CardProps & { readonly button?: JSX.IntrinsicElements['button'] }) {
  const name = `card ${stateClass(props.state)} ${props.class ?? ''}`;
  const style = { ...props.style, '--v': props.colour };
  if (!button)
    return (
      <article class={name} style={style}>
        <CardFace {...props} />
      </article>
    );
  return (
    <button type="button" aria-pressed={props.state === 'selected' ? true : undefined} {...button} class={name} style={style}>
      <CardFace {...props} />
    </button>
  );
}

/** The back of a pile or of a hidden card; the count is always shown. */
export function CardBack({ count, label, class: extra }: { readonly count?: number; readonly label: string; readonly class?: string }) {
  return (
    <span class={`card back ${extra ?? ''}`} role="img" aria-label={label}>
      {count !== undefined && <b>{count}</b>}
    </span>
  );
}

/** Trigger, arrow, effect: the same sentence on cards, in tooltips, in the prompt bar and in the log. */
export function Sentence({ children, class: extra }: { readonly children: ComponentChildren; readonly class?: string }) {
  return <span class={extra ? `sent ${extra}` : 'sent'}>{children}</span>;
}

export function Arrow() {
  return (
    <span class="ar" aria-hidden="true">
      →
    </span>
  );
}
