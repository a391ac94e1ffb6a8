import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { writeMove } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import { Button, Icon, Kbd, Mark, Popover } from '../kit/index.js';
import { isEnd } from './choice-role.js';
import type { PromptBarProps } from './prompt-bar.js';
import type { Choice } from './table.js';
import { useTableText } from './texts.js';

/** The buttons of the bar: one in brass, the way back, and the end. */
export function PromptActs<T extends Shape>(props: PromptBarProps<T> & { readonly crumb: boolean }) {
  const { snapshot, picking, plan, undo, crumb } = props;
  const say = useTableText();
  const { selected, confirming } = picking;
  const end = picking.ends[0];
  const { can } = snapshot.undo;
  // What others did closes nothing for whoever has done nothing yet.
  const why = (props.hasPlayed && snapshot.undo.closed) || 'nothing';
  const givesUp = (choice: Choice<T>): boolean => {
    const role = picking.roleOf(choice);
    return role === 'late' || (isEnd(role) && picking.offered.some((other) => picking.roleOf(other) !== 'late'));
  };
  const acts = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone where its question is asked.
  useLayoutEffect(() => {
    if (confirming && document.activeElement === document.body) acts.current?.querySelector<HTMLElement>('.main')?.focus();
  }, [confirming]);
  if (confirming)
    return (
      <div ref={acts} class="acts">
        {/* What is asked twice costs something: never in brass. */}
        <Button kind="secondary" class="main" onClick={() => picking.confirm()} shortcut="↵" data-means="yes">
          {say('prompt.confirm')}
        </Button>
        <Button class="aside" onClick={() => picking.cancel()} shortcut="Esc" data-means="no">
          {say('prompt.cancel')}
        </Button>
      </div>
    );
  return (
    <div class="acts">
      {plan?.primary ? (
        <Button
          kind="primary"
          class="main"
          shortcut="↵"
          onClick={(e) => plan.primary?.act(e.currentTarget)}
          data-means={`plan ${plan.primary.label}`}
        >
          {plan.primary.label}
        </Button>
      ) : selected ? (
        <Button
          kind={givesUp(selected) ? 'secondary' : 'primary'}
          class={selected === end ? 'main picked' : 'main'}
          shortcut="↵"
          onClick={(e) => picking.act(selected, e.currentTarget)}
          data-means={`${writeMove(selected.move)} again`}
        >
          {picking.look(selected).action}
        </Button>
      ) : end ? (
        <Button
          kind={givesUp(end) ? 'secondary' : 'primary'}
          class="main"
          shortcut="E"
          onClick={(e) => picking.act(end, e.currentTarget)}
          data-means={writeMove(end.move)}
        >
          {picking.look(end).action}
        </Button>
      ) : (
        <Button class="main" reason={say('prompt.select-first')}>
          {say('prompt.choose')}
        </Button>
      )}
      <UndoButton
        label={say(crumb ? 'prompt.back' : 'prompt.undo')}
        closed={can ? undefined : say(`prompt.undo-${why}`)}
        inShort={say(`prompt.undo-${why}-short`)}
        undo={undo}
        free={snapshot.undo.free === false ? props.undoFreely : undefined}
      />
      {((selected && selected !== end) || plan?.primary) && end && (
        <Button
          class={selected === end ? 'end picked' : 'end'}
          shortcut="E"
          onClick={(e) => picking.act(end, e.currentTarget)}
          data-means={writeMove(end.move)}
        >
          {picking.look(end).label}
        </Button>
      )}
    </div>
  );
}

interface UndoProps {
  readonly label: string;
  readonly closed: string | undefined;
  /** The same in two words: the box of a button has no room for more. */
  readonly inShort: string;
  readonly undo: () => void;
  /** Open the way back for good, where only bots play along. */
  readonly free: (() => void) | undefined;
}

/** The way back; when it is closed it says by what, and pressing it says so again where there is no room for words. */
function UndoButton({ label, closed, inShort, undo, free }: UndoProps) {
  const say = useTableText();
  const [asked, setAsked] = useState<Element | null>(null);
  return (
    <>
      <button
        type="button"
        class="btn sec undo"
        data-means="undo"
        aria-disabled={closed !== undefined}
        title={closed}
        onClick={(e) => (closed ? setAsked(e.currentTarget) : undo())}
      >
        {closed ? <Icon name="padlock" size={13} /> : <Mark name="undo" />}
        <span class="word">
          {label}
          {closed && <small>{inShort}</small>}
        </span>
        {!closed && <Kbd>U</Kbd>}
      </button>
      {asked && closed && (
        <Popover anchor={asked} onClose={() => setAsked(null)} label={label}>
          {label}, {closed}
          {free && (
            <p class="free-undo">
              <Button
                small
                onClick={() => {
                  setAsked(null);
                  free();
                }}
              >
                {say('prompt.undo-free')}
              </Button>
              <small>{say('prompt.undo-free-why')}</small>
            </p>
          )}
        </Popover>
      )}
    </>
  );
}

/** While others play: hurry the bots, look at the turn again, or see how it ended. */
export function WaitingActs<T extends Shape>({ snapshot, undo, skip, review, showResult }: PromptBarProps<T>) {
  const say = useTableText();
  return (
    <div class="acts">
      {snapshot.over ? (
        <Button kind="primary" class="main" onClick={showResult}>
          {say('prompt.result')}
        </Button>
      ) : (
        snapshot.thinking && (
          <Button class="main" onClick={skip}>
            {say('prompt.skip')}
            <Mark name="next" size={11} />
          </Button>
        )
      )}
      {snapshot.undo.can && (
        <Button class="undo" shortcut="U" onClick={undo}>
          <Mark name="undo" />
          <span class="word">{say('prompt.undo')}</span>
        </Button>
      )}
      {snapshot.ply > 0 && (
        <Button class="end" onClick={review}>
          {say('prompt.review')}
        </Button>
      )}
    </div>
  );
}
