import { Button, Mark, Seal } from '../../kit/index.js';
import type { Point } from './report.js';
import type { Round } from './rounds.js';
import { type Figures, useAnalysisText } from './texts.js';

interface PickerProps {
  readonly rounds: readonly Round[];
  readonly picked: number;
  readonly pick: (round: number) => void;
}

/** One round back or on; the arrow keys do the same. */
export function RoundPicker({ rounds, picked, pick }: PickerProps) {
  const say = useAnalysisText();
  const step = (by: -1 | 1, label: string) => (
    <Button
      small
      class={by < 0 ? 'back' : ''}
      aria-label={label}
      onClick={() => pick(Math.max(0, Math.min(rounds.length - 1, picked + by)))}
    >
      <Mark name="next" size={12} />
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and what they turn
    <span class="round-picker" role="group" aria-label={say('round.pick')}>
      {step(-1, say('round.back'))}
      <b aria-live="polite">{rounds[picked]?.name}</b>
      {step(1, say('round.on'))}
    </span>
  );
}

interface StandingProps {
  readonly round: Round;
  readonly curve: readonly Point[];
  readonly names: readonly string[];
  readonly figures: Figures;
  readonly jump: (ply: number) => void;
}

/** How everybody stood at the end of the picked round. */
export function RoundStanding({ round, curve, names, figures, jump }: StandingProps) {
  const say = useAnalysisText();
  const point = curve.findLast(({ ply }) => ply <= round.ply) ?? curve[0]!;
  return (
    <p class="round-standing">
      <span class="muted">{say('round.end', { round: round.name })}</span>
      {point.seats.map(({ value }, seat) => (
        <span key={seat} class="stand">
          <Seal seat={seat} size={16} /> {names[seat]} <b>{figures.value(value)}</b>
        </span>
      ))}
      <button type="button" class="lnk" onClick={() => jump(round.from)}>
        {say('round.table')}
      </button>
    </p>
  );
}
