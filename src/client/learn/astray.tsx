import { fits } from '../../games/shared/guided-game.js';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { Button, LiveRegion } from '../kit/index.js';
import type { LocalTable } from '../table/local-table.js';
import type { BesideProps } from '../table/table-desk.js';
import type { Guide } from './guide.js';
import { reactionTo } from './reaction.js';
import { type Change, changedFigures, inWords, reasonsFor } from './reasons.js';
import { plain, rich, withoutLetters } from './rich.js';
import { useLearnText } from './texts.js';
import type { Progress } from './use-progress.js';
import { Weighed } from './weighed.js';

interface AstrayProps extends Pick<BesideProps, 'pack'> {
  readonly guide: Guide;
  readonly table: LocalTable<Shape>;
  readonly progress: Progress;
  /** The move at which another way was taken. */
  readonly at: number;
  readonly resume: () => void;
}

/** The player did something else: what it brought, in the figures of the table; never "wrong". */
export function Astray({ guide, table, pack, progress, at, resume }: AstrayProps) {
  const say = useLearnText();
  const lang = useLang();
  const { path } = guide;
  const { learner } = path.guided;
  const words = guide.words[lang];
  const { move } = table.moves[at]!;
  const [before, after] = [table.at(at).view, table.at(at + 1).view];
  const inBrackets = (changes: string): string => changes && ` (${changes})`;
  const mine = changedFigures(pack, learner, [before, after], lang);
  const what = pack.words.in(lang).text(pack.game.describe(before, learner, move).text);
  const { made } = progress;
  const note = path.pages.find((page) => page.phase === 'ask' && page.step.acts && fits(page, made));
  const number = note ? made - note.from + 1 : 0;
  const advice = note && words[`${note.step.id}.act.${number}`];
  const ply = path.plies[made]!;
  const next = path.moves.slice(ply);
  const others = next.findIndex(({ seat }) => seat !== learner);
  const turn = others < 0 ? next : next.slice(0, others);
  const taken = reactionTo(
    pack,
    [before, after],
    learner,
    turn.map((it) => it.move),
    move,
  );
  const [soon, early] = [taken === 'soon', taken === 'early'];
  // Both ways in the same figures, so that they can be weighed; what chance or a further question decides is left out.
  const view = { view: before, acting: learner, ply: at };
  const reasons = next[0]?.seat === learner ? reasonsFor(pack, view, next[0], lang) : undefined;
  const theirs = reasons && !reasons.asks ? reasons.figures : [];
  const said = (figures: readonly Change[]) => ({
    brought: say(`tutor.${taken}`, { what, changes: inBrackets(inWords(figures)) }),
    instead: (brings: readonly Change[]) =>
      advice === undefined
        ? ''
        : say(soon ? 'tutor.first' : early ? 'tutor.left' : 'tutor.advised', { what: plain(advice), changes: inBrackets(inWords(brings)) }),
  });
  const weighed = !soon && !early && mine.length > 0 && theirs.length > 0 && inWords(mine) !== inWords(theirs);
  // What comes at the end of a turn comes anyway; what is left unused is gone.
  const told = soon ? [] : early ? mine.filter(({ by, threat }) => by < 0 && !threat) : mine;
  const heard = said(told);
  return (
    <>
      <p class="tutor-text">{weighed ? say('tutor.weighed') : heard.brought}</p>
      {advice !== undefined && !weighed && <p class="tutor-text muted">{heard.instead(soon ? [] : theirs)}</p>}
      {advice !== undefined && weighed && (
        <Weighed
          pack={pack}
          rows={[
            { way: say('tutor.yours', { what }), changes: mine },
            { way: say('tutor.its', { what: plain(advice).replace(/\.$/, '') }), changes: theirs, advised: true },
          ]}
        />
      )}
      {note && !soon && <p class="tutor-text muted reason">{rich(withoutLetters(words[`${note.step.id}.text`]!))}</p>}
      <LiveRegion message={`${heard.brought} ${heard.instead(soon ? [] : theirs)}`} />
      <div class="tutor-buttons">
        <Button kind="ink" class="grow" onClick={resume}>
          {say('tutor.resume')}
        </Button>
        <Button onClick={() => progress.fold(true)}>{say('tutor.play-on')}</Button>
      </div>
    </>
  );
}
