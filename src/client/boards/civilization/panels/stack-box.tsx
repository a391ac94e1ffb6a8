import { useState } from 'preact/hooks';
import { Icon, Mark } from '../../../kit/index.js';
import { useDesk } from '../desk.js';
import type { StackLine } from '../plan/civ-plan.js';
import { unitGlyph } from '../signs.js';

/** The chosen stack: how many of each figure go. */
export function StackBox() {
  const { plan, words } = useDesk();
  if (!plan?.stack) return null;
  const { at, lines } = plan.stack;
  const [going, all] = [lines.reduce((sum, line) => sum + line.take, 0), lines.reduce((sum, line) => sum + line.n, 0)];
  return (
    <section class="stack-box" aria-label={words.t('stack.of', { where: words.space(at) })}>
      <div class="zhead">
        <span class="caps">{words.short(`space.${at}`)}</span>
        <span class="line" />
        <span class="note">{words.t('stack.going', { n: going, all })}</span>
      </div>
      <div class="stack-lines">
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </div>
    </section>
  );
}

function Line({ line }: { readonly line: StackLine }) {
  const { s, words } = useDesk();
  const name = words.unit(s, line.kind);
  const facts = [
    words.t('stack.moves', { n: line.left }),
    line.isRider && words.t('stack.aboard'),
    line.cargo.length > 0 && words.t('stack.cargo', { n: line.cargo.length }),
  ].filter(Boolean);
  return (
    <div class="stack-line">
      <Icon name={unitGlyph(s, line.kind)} size={26} />
      <span class="what">
        <b>{name}</b>
        <small>{facts.join(' · ')}</small>
      </span>
      <Stepper value={line.take} most={line.n} name={name} mark={line.key} set={line.set} />
    </div>
  );
}

interface StepperProps {
  readonly value: number;
  readonly most: number;
  readonly least?: number;
  readonly by?: number;
  readonly name: string;
  /** By which a plan finds it. */
  readonly mark?: string;
  set(n: number): void;
}

/** Fewer, more. */
export function Stepper({ value, most, least = 0, by = 1, name, mark, set }: StepperProps) {
  const { words } = useDesk();
  // Said when it was changed here, not whenever the sheet is drawn again.
  const [touched, touch] = useState(false);
  const change = (n: number) => {
    touch(true);
    set(n);
  };
  return (
    <span class="stepper">
      <button
        type="button"
        data-plan={mark && `fewer:${mark}`}
        aria-label={words.t('fewer', { what: name })}
        aria-disabled={value <= least}
        onClick={() => value > least && change(Math.max(least, value - by))}
      >
        <Mark name="minus" size={12} />
      </button>
      <output aria-label={name} aria-live={touched ? 'polite' : 'off'}>
        {value}
        <small> / {most}</small>
      </output>
      <button
        type="button"
        data-plan={mark && `more:${mark}`}
        aria-label={words.t('more', { what: name })}
        aria-disabled={value >= most}
        onClick={() => value < most && change(Math.min(most, value + by))}
      >
        <Mark name="plus" size={12} />
      </button>
    </span>
  );
}
