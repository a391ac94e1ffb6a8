import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { writeMove } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { Button, Chip, Icon, Kbd, Mark, prefersLessMotion, useRoving } from '../kit/index.js';
import { isTouch } from './board-props.js';
import { Overflow } from './overflow.js';
import type { Choice, Snapshot } from './table.js';
import { useTableText } from './texts.js';
import type { Picking } from './use-picking.js';

interface StripProps<T extends Shape> {
  readonly snapshot: Snapshot<T>;
  readonly picking: Picking<T>;
}

/** Every choice as a chip: allowed first, then blocked with reasons. The same acts as on the board. */
export function ChoiceStrip<T extends Shape>({ snapshot, picking }: StripProps<T>) {
  const say = useTableText();
  const strip = useRef<HTMLDivElement>(null);
  useRoving(strip);
  useSelectedInSight(strip, picking.selected);
  useFreshStart(strip, snapshot.choices);
  useFocusOnMeanings(strip, picking.narrowed);
  return (
    <div class="choices">
      <GroupTabs picking={picking} />
      <Overflow strip={strip} of={picking.bar}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
        <div ref={strip} class="chips" role="group" aria-label={say('prompt.choices')} onWheel={scrollAcross}>
          {picking.narrowed && (
            <Button small class="all" onClick={() => picking.cancel()} data-roving data-means="all">
              <Mark name="undo" size={12} />
              {say('prompt.all')}
            </Button>
          )}
          {picking.bar.shown.map((choice, i) => (
            <ChoiceChip key={writeMove(choice.move)} choice={choice} picking={picking} number={i + 1} />
          ))}
          {picking.bar.blocked.map((choice) => (
            <ChoiceChip key={writeMove(choice.move)} choice={choice} picking={picking} />
          ))}
        </div>
      </Overflow>
    </div>
  );
}

/** The verbs of a question with many choices; what is rare or destroys something stands behind the last. */
function GroupTabs<T extends Shape>({ picking }: { readonly picking: Picking<T> }) {
  const say = useTableText();
  const lang = useLang();
  const { tabs } = picking.bar;
  if (tabs.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: switches of the strip beside them, not fields
    <div class="verbs" role="group" aria-label={say('prompt.groups')}>
      {tabs.map(({ id, group, key, count, open }) => (
        <button
          key={id}
          type="button"
          class={group ? 'verb' : 'verb more'}
          aria-pressed={open}
          data-group={id}
          data-means={`group ${id}`}
          onClick={() => picking.openGroup(open ? null : id)}
        >
          {group ? group.label[lang] : say('prompt.more')} <b>{count}</b>
          {key && <Kbd>{key.toUpperCase()}</Kbd>}
        </button>
      ))}
    </div>
  );
}

/** A plain wheel moves the strip sideways. */
export function scrollAcross(e: WheelEvent): void {
  const strip = e.currentTarget as HTMLElement;
  if (e.deltaX === 0) strip.scrollLeft += e.deltaY;
}

function ChoiceChip<T extends Shape>({ choice, picking, number }: { choice: Choice<T>; picking: Picking<T>; number?: number }) {
  const look = picking.look(choice);
  const selected = picking.selected === choice;
  const pointed = choice.refusal ? null : choice;
  const marks = {
    'data-roving': true,
    'data-choice': number ?? 'blocked',
    'data-about': choice.targets.join(' '),
    'data-lit': picking.previewed === choice ? 'true' : undefined,
    'data-means': `${writeMove(choice.move)}${selected ? ' again' : ''}`,
  };
  const open = pointed !== null && picking.isOpen(choice);
  return (
    <Chip
      state={choice.refusal ? 'blocked' : selected ? 'selected' : 'selectable'}
      icon={<Icon name={look.icon} size={16} />}
      label={look.label}
      {...(look.spoken === undefined ? undefined : { spoken: look.spoken })}
      detail={choice.refusal ? look.reason : open ? <Uncertain>{look.detail}</Uncertain> : look.detail}
      {...(number !== undefined && number <= 9 ? { shortcut: `${number}` } : undefined)}
      button={{
        ...marks,
        'aria-haspopup': choice.refusal ? 'dialog' : undefined,
        // A blocked choice can be opened: it explains itself.
        'aria-disabled': undefined,
        onClick(e) {
          if (!isTouch(e) || !pointed || selected) return picking.act(choice, e.currentTarget);
          picking.select(choice);
          showPlace(choice.targets);
        },
        onMouseEnter: () => picking.point(pointed),
        onMouseLeave: () => picking.point(null),
        onFocus: (e) => e.currentTarget.matches(':focus-visible') && picking.point(pointed),
        onBlur: () => picking.point(null),
      }}
    />
  );
}

/** What is certain, and that there is more which nobody can know yet. */
function Uncertain({ children }: { readonly children: ComponentChildren }) {
  const say = useTableText();
  return (
    <>
      {children}
      <span class="open-end" role="img" aria-label={say('prompt.unknown')} title={say('prompt.unknown')}>
        ?
      </span>
    </>
  );
}

/** The place a chip means may lie far down the column of a phone: whoever touches the chip sees it. */
function showPlace(targets: readonly string[]): void {
  const places = targets.map((target) => document.querySelector(`.board [data-target="${CSS.escape(target)}"]`));
  places.find((place) => place !== null)?.scrollIntoView({ block: 'center', behavior: prefersLessMotion() ? 'instant' : 'smooth' });
}

/** A new question begins with its first choice, wherever the strip had been pushed; others who act meanwhile ask nothing new. */
function useFreshStart<T extends Shape>(strip: RefObject<HTMLElement | null>, choices: readonly Choice<T>[]): void {
  const question = useMemo(() => choices.map(({ move }) => writeMove(move)).join(), [choices]);
  useLayoutEffect(() => {
    strip.current?.scrollTo({ left: 0 });
  }, [strip, question]);
}

/** A place with several meanings, entered by keyboard, leads to them; leaving them leads back to the place. */
function useFocusOnMeanings(strip: RefObject<HTMLElement | null>, narrowed: boolean): void {
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const el = document.activeElement as HTMLElement;
    const inside = strip.current?.contains(el) === true;
    if (!narrowed) {
      if (inside || el === document.body) from.current?.focus();
      from.current = null;
    } else if (!inside && el.matches(':focus-visible')) {
      from.current = el;
      strip.current?.querySelector<HTMLElement>('[data-choice]')?.focus();
    }
  }, [strip, narrowed]);
}

/** Selected on the board: the strip scrolls to the chip. */
function useSelectedInSight(strip: RefObject<HTMLElement | null>, selected: unknown): void {
  useEffect(() => {
    strip.current?.querySelector('.chip.sel')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [strip, selected]);
}
