import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Button, Chip, Icon, Mark, useRoving } from '../kit/index.js';
import { isTouch } from './board-props.js';
import { scrollAcross } from './choice-strip.js';
import { Overflow } from './overflow.js';
import type { Plan } from './plan.js';
import { useTableText } from './texts.js';

/** The chips of a plan: the same bar, the same keys, but the board says what each does. */
export function PlanStrip({ plan }: { readonly plan: Plan }) {
  const say = useTableText();
  const strip = useRef<HTMLDivElement>(null);
  useRoving(strip, true);
  // A new question begins at its beginning, with the way back.
  useLayoutEffect(() => strip.current?.scrollTo({ left: 0 }), [plan.sentence]);
  // Who came here by keys goes on with the first answer to it, not with whatever lies where the last one was.
  const byKeys = useRef(false);
  useEffect(() => {
    if (byKeys.current) strip.current?.querySelector<HTMLElement>('[data-choice]')?.focus();
  }, [plan.sentence]);
  let number = 0;
  return (
    <div class="choices">
      <Overflow strip={strip} of={plan.chips}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
        <div
          ref={strip}
          class="chips"
          role="group"
          aria-label={say('prompt.choices')}
          onWheel={scrollAcross}
          onFocusIn={(e) => {
            byKeys.current = (e.target as Element).matches(':focus-visible');
          }}
          onFocusOut={(e) => {
            if (e.relatedTarget) byKeys.current = false;
          }}
        >
          {plan.back && (
            <Button small class="all" onClick={plan.back} data-roving data-means="all" data-plan="all">
              <Mark name="undo" size={12} />
              {say('prompt.all')}
            </Button>
          )}
          {plan.chips.map((chip) => {
            const closed = chip.state === 'blocked';
            if (!closed) number += 1;
            const marks = {
              'data-roving': true,
              'data-choice': closed ? 'blocked' : number,
              'data-plan': chip.key,
              'data-means': `${chip.key} ${chip.state}`,
            };
            const shortcut = !closed && number <= 9 ? `${number}` : undefined;
            return (
              <Chip
                key={chip.key}
                state={chip.state}
                icon={<Icon name={chip.icon} size={16} />}
                label={chip.label}
                {...(chip.spoken === undefined ? undefined : { spoken: chip.spoken })}
                detail={chip.detail}
                {...(shortcut ? { shortcut } : undefined)}
                button={{
                  ...marks,
                  'aria-haspopup': closed ? 'dialog' : undefined,
                  'aria-disabled': undefined,
                  onClick: (e) => chip.act(e.currentTarget, isTouch(e)),
                  onMouseEnter: () => chip.point?.(true),
                  onMouseLeave: () => chip.point?.(false),
                  onFocus: () => chip.point?.(true),
                  onBlur: () => chip.point?.(false),
                }}
              />
            );
          })}
        </div>
      </Overflow>
    </div>
  );
}
