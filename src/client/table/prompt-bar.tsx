import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import { Icon, LiveRegion, Mark, Seal } from '../kit/index.js';
import type { BoardPackage, LogLine, Prompt } from './board-package.js';
import { ChoiceStrip } from './choice-strip.js';
import type { Plan } from './plan.js';
import { PlanStrip } from './plan-strip.js';
import { PromptActs, WaitingActs } from './prompt-acts.js';
import type { Snapshot } from './table.js';
import { useTableText } from './texts.js';
import { useKeptFocus } from './use-kept-focus.js';
import type { Picking } from './use-picking.js';

export interface PromptBarProps<T extends Shape> {
  readonly snapshot: Snapshot<T>;
  readonly pack: BoardPackage<T>;
  readonly picking: Picking<T>;
  readonly plan: Plan | null;
  readonly lang: Lang;
  /** The last line of the log. */
  readonly last: LogLine | undefined;
  /** A step that was passed by because there was nothing to decide. */
  readonly passed?: string | undefined;
  /** Whether the reader has done anything in this game. */
  readonly hasPlayed: boolean;
  readonly undo: () => void;
  readonly undoFreely: () => void;
  readonly skip: () => void;
  readonly review: () => void;
  readonly showResult: () => void;
  /** Where there is no pointer: the card of the selected choice. */
  readonly card?: ComponentChildren;
}

/** What must I do now: always in the same place, the only thing in brass. */
export function PromptBar<T extends Shape>(props: PromptBarProps<T>) {
  const { snapshot, pack, picking, plan, lang } = props;
  const say = useTableText();
  const bar = useRef<HTMLElement>(null);
  const asked = pack.prompt(snapshot, lang);
  const prompt = plan ? { ...asked, sentence: plan.sentence, ...(plan.crumb === undefined ? undefined : { crumb: plan.crumb }) } : asked;
  const mine = snapshot.acting !== null;
  const closes = picking.selected && picking.closes(picking.selected);
  const warning = closes ? say(`prompt.final-${closes}`) : plan?.warning;
  useKeptFocus(bar, mine ? snapshot.choices : null);
  return (
    <section ref={bar} class={`prompt ${mine ? 'asks' : 'waits'}`} aria-label={say('prompt.bar')}>
      <PromptHead
        prompt={prompt}
        snapshot={snapshot}
        question={picking.confirming?.question}
        warning={warning}
        isFinal={Boolean(closes)}
        passed={props.passed}
        inside={plan?.back && plan.sentence}
      />
      {mine ? (
        <>
          {props.card}
          {plan ? <PlanStrip plan={plan} /> : <ChoiceStrip snapshot={snapshot} picking={picking} />}
          <PromptActs {...props} crumb={asked.crumb !== undefined} />
        </>
      ) : (
        <>
          {props.last && (
            <p class="last">
              <span class="muted">{say('prompt.last')}</span> {props.last.text} {props.last.deltas}
            </p>
          )}
          <WaitingActs {...props} />
        </>
      )}
    </section>
  );
}

interface HeadProps<T extends Shape> {
  readonly prompt: Prompt;
  readonly snapshot: Snapshot<T>;
  readonly question: string | undefined;
  readonly warning: string | undefined;
  /** The warning is about a press that has just been made: who listens has heard the question. */
  readonly isFinal: boolean;
  readonly passed: string | undefined;
  /** What a plan asks after its first step. */
  readonly inside: string | undefined;
}

function PromptHead<T extends Shape>({ prompt, snapshot, question, warning, isFinal, passed, inside }: HeadProps<T>) {
  const say = useTableText();
  const seat = snapshot.acting ?? snapshot.asked[0];
  const now = prompt.stages.findIndex((stage) => stage.state === 'now');
  return (
    <div class={seat === undefined ? 'prompt-head unsealed' : 'prompt-head'}>
      {seat !== undefined && <Seal seat={seat} size={30} waiting={snapshot.acting === null} />}
      {prompt.stages.length > 0 && (
        <ol class="stages">
          {prompt.stages.map((stage) => (
            <li key={stage.label} class={stage.state} aria-current={stage.state === 'now' ? 'step' : undefined}>
              {stage.state === 'done' && <Icon name="check-mark" size={11} />}
              {stage.label}
            </li>
          ))}
        </ol>
      )}
      {prompt.crumb && (
        <span class="crumb">
          {prompt.crumb}
          <Mark name="next" size={10} />
        </span>
      )}
      <h2 class={question ? 'ask warn' : 'ask'}>{question ?? (snapshot.over ? say('prompt.over') : prompt.sentence)}</h2>
      {!question && warning && <span class="overlooked">{warning}</span>}
      {!question && !warning && passed && <span class="overlooked passed">{passed}</span>}
      {/* What is asked inside a question, and that a press wants a second one: seen here, said nowhere else. */}
      <LiveRegion message={question ?? [isFinal ? '' : inside, warning ?? passed].filter(Boolean).join(' ')} />
      {now >= 0 && (
        <span class="stage-pill">
          {prompt.stages[now]!.label} <em>{say('prompt.stage', { now: now + 1, all: prompt.stages.length })}</em>
        </span>
      )}
    </div>
  );
}
