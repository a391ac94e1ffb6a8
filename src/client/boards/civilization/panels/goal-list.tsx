import { Icon, Mark, Roving } from '../../../kit/index.js';
import { isTouch } from '../../../table/board-props.js';
import type { Plan, PlanChip } from '../../../table/plan.js';
import { classes, useDesk } from '../desk.js';
import { TABLE_GLYPHS } from '../glyphs.js';

interface ListProps {
  readonly open: boolean;
  setOpen(open: boolean): void;
}

/** The list beside the map: the same choices, one below the other, for those who hear or read rather than point. */
export function GoalList({ open, setOpen }: ListProps) {
  const { plan, words } = useDesk();
  if (!plan) return null;
  if (!open)
    return (
      <button type="button" class="list-handle" data-over-map onClick={() => setOpen(true)}>
        {words.t('list.open')} <kbd>L</kbd>
      </button>
    );
  return (
    <aside class="goal-list" data-over-map aria-label={words.t('list.title')}>
      <header>
        <h3>{plan.sentence}</h3>
        <button type="button" class="close" aria-label={words.t('close')} onClick={() => setOpen(false)}>
          <Mark name="close" size={12} />
        </button>
      </header>
      <ChoiceRows plan={plan} />
    </aside>
  );
}

/** Every chip of the plan as a row. */
export function ChoiceRows({ plan }: { readonly plan: Plan }) {
  const { words } = useDesk();
  return (
    <Roving class="choice-rows" label={plan.sentence}>
      {plan.back && (
        <button type="button" class="choice-row" data-roving data-plan="all" onClick={plan.back}>
          <Mark name="undo" size={14} />
          <b>{words.t('list.back')}</b>
        </button>
      )}
      {plan.chips.map((chip) => (
        <ChoiceRow key={chip.key} chip={chip} />
      ))}
    </Roving>
  );
}

function ChoiceRow({ chip }: { readonly chip: PlanChip }) {
  return (
    <button
      type="button"
      class={classes('choice-row', chip.tag && 'tagged', chip.state === 'selected' && 'sel', chip.state === 'blocked' && 'no')}
      aria-pressed={chip.state === 'selected' ? true : undefined}
      data-roving
      data-plan={chip.key}
      onClick={(e) => chip.act(e.currentTarget, isTouch(e))}
      onMouseEnter={() => chip.point?.(true)}
      onMouseLeave={() => chip.point?.(false)}
      onFocus={() => chip.point?.(true)}
      onBlur={() => chip.point?.(false)}
    >
      <Icon name={chip.state === 'blocked' ? 'padlock' : chip.icon} size={18} />
      <b>{chip.label}</b>
      {chip.tag ? (
        <>
          <small>{chip.tag.rest}</small>
          <em class={chip.tag.look}>
            {chip.tag.look === 'war' && <Icon name={TABLE_GLYPHS.battle} size={12} />}
            {chip.tag.text}
          </em>
        </>
      ) : (
        <small>{chip.detail}</small>
      )}
    </button>
  );
}
