import { useLayoutEffect, useRef } from 'preact/hooks';
import { nextAct } from '../../games/shared/guided-game.js';
import { isSame, readMove } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { Button, Icon, LiveRegion, Mark } from '../kit/index.js';
import type { LocalTable } from '../table/local-table.js';
import type { BesideProps } from '../table/table-desk.js';
import { Astray } from './astray.js';
import type { Guide } from './guide.js';
import { leadTo, Pointers, pointersOf } from './pointers.js';
import { plain, rich } from './rich.js';
import { useLearnText } from './texts.js';
import { useNoteFocus } from './use-note-focus.js';
import { type Progress, useProgress } from './use-progress.js';
import { Versus } from './weighed.js';
import './tutor.css';

interface TutorProps extends BesideProps {
  readonly guide: Guide;
  readonly table: LocalTable<Shape>;
  readonly leave: () => void;
}

/** The note beside the table: what matters now, where it is, and what came of it. The player acts; nothing is covered. */
export function Tutor(props: TutorProps) {
  const { guide, table, snapshot, picking, plan, closeScene } = props;
  const say = useLearnText();
  const words = guide.words[useLang()];
  const kept = useProgress(guide.path, table, snapshot.tableId);
  const turn = (by: 1 | -1) => {
    closeScene();
    kept.turn(by);
  };
  const progress = { ...kept, turn };
  const { page, made, ahead, folded, astray } = progress;
  const act = astray === undefined ? nextAct(guide.path, page, made) : undefined;
  const versus = act && readMove(page.step.versus?.[act.number] ?? '');
  const choice = act && snapshot.choices.find(({ move }) => isSame(move, act.move));
  // What is composed freely is no choice among others, but can be done all the same when its time has come.
  const isTime = snapshot.acting === guide.path.guided.learner && table.moves.length === guide.path.plies[made]! + ahead.length;
  // What came of it is told when it has come.
  const waits = page.phase === 'done' && !kept.reread && snapshot.acting !== guide.path.guided.learner && !snapshot.over;
  const body = waits ? say('tutor.watch') : words[`${page.step.id}.${page.phase === 'done' ? 'done' : 'text'}`]!;
  const pointers =
    folded || astray !== undefined
      ? []
      : pointersOf(
          Object.fromEntries(Object.entries(page.step.points ?? {}).filter(([letter]) => body.includes(`*${letter}*`))),
          act && isTime
            ? {
                targets: [],
                ...choice,
                move: act.move,
                picked: choice !== undefined && picking.selected === choice,
                opened: choice !== undefined && picking.narrowed && picking.offered.includes(choice),
              }
            : undefined,
          plan,
        );
  const note = useRef<HTMLElement>(null);
  useNoteKeys(note, progress);
  useNoteFocus(note, pointers, folded || astray !== undefined ? null : `${page.step.id} ${page.phase} ${act?.number} ${isTime} ${waits}`);
  // A new note is read from its head, however far the last one was scrolled.
  useLayoutEffect(() => note.current?.scrollTo({ top: 0 }), [page, astray]);
  const title = astray === undefined ? words[page.step.id]! : say('tutor.astray');
  // What is asked next waits for the others as well.
  const others = act !== undefined && !isTime && snapshot.acting !== guide.path.guided.learner;
  const task = act && words[`${page.step.id}.act.${act.number}`];
  // The words of a note are said once; its further acts by themselves.
  const heading = /[.?!]$/.test(title) ? title : `${title}.`;
  const said = (act && act.number > 1 ? [task] : [heading, body, task])
    .filter((text) => text !== undefined)
    .map(plain)
    .join(' ');
  return (
    <section
      ref={note}
      class={folded ? 'tutor folded' : picking.selected ? 'tutor weighing' : 'tutor'}
      aria-label={say('tutor.label')}
      tabIndex={-1}
    >
      <TutorHead {...props} progress={progress} title={title} />
      {folded ? (
        <p class="tutor-line">
          {say('tutor.free')}
          <Button small onClick={() => (astray === undefined ? progress.fold(false) : resume(table, progress))}>
            {say('tutor.resume')}
          </Button>
        </p>
      ) : astray === undefined ? (
        <>
          <p class="tutor-text">
            {rich(body, (of) => (
              <button
                type="button"
                class="letter"
                aria-label={say('tutor.point', { of })}
                onClick={() => {
                  // A scene may lie over it.
                  closeScene();
                  pointers.filter(({ letter }) => letter === of).forEach(leadTo);
                }}
              >
                {of}
              </button>
            ))}
          </p>
          {page.phase === 'ask' && (
            <Acts
              made={Array.from(
                { length: page.step.acts ?? 0 },
                (_, i) => page.from + i < made || ahead.includes(guide.path.plies[page.from + i]!),
              )}
              words={words}
              id={page.step.id}
              others={others}
            />
          )}
          {versus && act && isTime && <Versus {...props} act={act.move} other={versus} />}
          <TutorActs
            {...props}
            progress={progress}
            show={choice && (() => picking.select(choice))}
            act={act && isTime ? () => table.play(act.move) : undefined}
            waits={waits || others}
          />
        </>
      ) : (
        <Astray {...props} progress={progress} at={astray} resume={() => resume(table, progress)} />
      )}
      <Pointers pointers={pointers} />
      {astray === undefined && <LiveRegion message={said} />}
    </section>
  );
}

/** T leads to the note, Alt and the arrows turn it, Escape inside it folds it. */
function useNoteKeys(note: { readonly current: HTMLElement | null }, { turn, fold, folded, isFirst, mayGoOn, reread }: Progress): void {
  // Before the next key can come: a quick hand must not turn the note before.
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if ((e.target as Element).matches('input, textarea, select') || e.ctrlKey || e.metaKey) return;
      if (!e.altKey && (e.key === 't' || e.key === 'T')) note.current?.focus();
      else if (e.altKey && e.key === 'ArrowLeft' && !isFirst) turn(-1);
      else if (e.altKey && e.key === 'ArrowRight' && (mayGoOn || reread)) turn(1);
      else if (e.key === 'Escape' && !folded && note.current?.contains(document.activeElement)) fold(true);
      else return;
      e.preventDefault();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  });
}

function resume(table: LocalTable<Shape>, { astray, fold }: Progress): void {
  if (astray !== undefined) table.returnTo(astray);
  fold(false);
}

interface PartProps extends TutorProps {
  readonly progress: Progress;
}

function TutorHead({ guide: { path }, progress, title }: PartProps & { readonly title: string }) {
  const say = useLearnText();
  const { page, folded, fold } = progress;
  const { lessons } = path.guided;
  const { length } = lessons[page.lesson]!.steps;
  return (
    <>
      <header class="tutor-head">
        <Icon name="feather" size={18} />
        <span class="caps">{say('tutor.lesson', { n: page.lesson + 1, of: lessons.length })}</span>
        <span class="tutor-step">{say('tutor.step', { n: page.place + 1, of: length })}</span>
        <button
          type="button"
          class="x"
          aria-expanded={!folded}
          aria-label={say(folded ? 'tutor.unfold' : 'tutor.fold')}
          onClick={() => fold(!folded)}
        >
          <Mark name={folded ? 'plus' : 'minus'} size={12} />
        </button>
      </header>
      <div class="tutor-bars" aria-hidden="true">
        {lessons.map(({ id }, i) => (
          <i key={id} style={{ '--done': i < page.lesson ? 1 : i > page.lesson ? 0 : page.place / length }} />
        ))}
      </div>
      <h2>{title}</h2>
    </>
  );
}

interface ActsProps {
  readonly id: string;
  /** Of each act: is it made? */
  readonly made: readonly boolean[];
  readonly words: Readonly<Record<string, string>>;
  /** The others play before it can be done. */
  readonly others: boolean;
}

function Acts({ id, made, words, others }: ActsProps) {
  const say = useLearnText();
  const next = made.indexOf(false);
  if (made.length === 0) return null;
  return (
    <ol class="tutor-acts">
      {made.map((done, i) => (
        <li key={i} class={done ? 'done' : i === next ? 'now' : ''} aria-current={i === next ? 'step' : undefined}>
          <span class="n" aria-hidden="true">
            {done ? <Icon name="check-mark" size={11} /> : i + 1}
          </span>
          <span>
            {done && <span class="sr">{say('tutor.done')}</span>}
            {i === next && !others && <span class="sr">{say('tutor.your-turn')}</span>}
            {i === next ? rich(words[`${id}.act.${i + 1}`]!) : rich(words[`${id}.act.${i + 1}`]!.replaceAll(' *a*', ''))}
          </span>
        </li>
      ))}
    </ol>
  );
}

function TutorActs({
  progress,
  table,
  guide: { path },
  openRule,
  leave,
  show,
  act,
  waits,
}: PartProps & {
  readonly show: (() => void) | undefined;
  readonly act: (() => void) | undefined;
  readonly waits: boolean;
}) {
  const say = useLearnText();
  const { page, isFirst, isLast, mayGoOn, reread, turn, fold } = progress;
  return (
    <div class="tutor-buttons">
      <Button
        onClick={() => turn(-1)}
        {...(isFirst ? { reason: say('tutor.back') } : undefined)}
        class="back"
        aria-label={say('tutor.back')}
      >
        <Mark name="undo" size={12} />
      </Button>
      {mayGoOn || reread || waits ? (
        <Button kind="ink" class="grow" onClick={() => turn(1)} {...(waits ? { reason: say('tutor.wait') } : undefined)}>
          {waits ? say('tutor.wait') : say('tutor.next')}
        </Button>
      ) : isLast ? (
        <Button kind="ink" class="grow" onClick={leave}>
          {say('tutor.finish')}
        </Button>
      ) : (
        <Button class="grow else" onClick={() => fold(true)}>
          {say('tutor.else')}
        </Button>
      )}
      <p class="tutor-links">
        <button type="button" class="lnk" onClick={() => openRule(page.step.rule)}>
          {say('tutor.why')}
        </button>
        {reread && page.step.acts !== undefined && (
          <button
            type="button"
            class="lnk"
            onClick={() => table.returnTo(path.plies[page.phase === 'ask' ? page.from : page.from - page.step.acts!]!)}
          >
            {say('tutor.again')}
          </button>
        )}
        {show && (
          <button type="button" class="lnk" onClick={show}>
            {say('tutor.show')}
          </button>
        )}
        {act && (
          <button type="button" class="lnk" onClick={act} data-means={`do ${page.step.id} ${progress.made}`}>
            {say('tutor.do')}
          </button>
        )}
        <button type="button" class="lnk" onClick={leave}>
          {say('tutor.leave')}
        </button>
      </p>
    </div>
  );
}
