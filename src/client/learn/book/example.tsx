import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GuidedPage } from '../../../games/shared/guided-game.js';
import type { Example as ExampleRow } from '../../../games/shared/rule-book.js';
import { useLang } from '../../i18n/i18n.js';
import { Button, Mark } from '../../kit/index.js';
import { Link } from '../../site/router.js';
import type { AnyBoardPackage } from '../../table/board-package.js';
import { useRulesText } from '../../table/rules-reader.js';
import { pastSnapshot, type Scene } from '../../table/snapshots.js';
import { StillBoard } from '../../table/still-board.js';
import { type Guide, loadGuide } from '../guide.js';
import { plain, rich } from '../rich.js';

interface ExampleProps {
  readonly pack: AnyBoardPackage;
  readonly example: ExampleRow;
  /** The name of its version, if another one is being read. */
  readonly version: string | undefined;
}

/** An example is made ready when the reader is about so many screens away from it. */
const AHEAD = '100%';

/** Lessons of a guided game, to be stepped through on a small board: fetched when they come into sight. */
export function Example({ pack, example, version }: ExampleProps) {
  const [guide, setGuide] = useState<Guide>();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    let gone = false;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        loadGuide(pack.game, example.guided).then((found) => !gone && setGuide(found));
      },
      { rootMargin: AHEAD },
    );
    if (place.current) seen.observe(place.current);
    return () => {
      gone = true;
      seen.disconnect();
    };
  }, [pack, example.guided]);
  return guide ? <Steps pack={pack} example={example} version={version} guide={guide} /> : <figure ref={place} class="example awaited" />;
}

/** Which moment of the game a note is about: before its acts, or after them. */
const plyOf = ({ path }: Guide, { from }: GuidedPage): number => path.plies[from]!;

function Steps({ pack, example, version, guide }: ExampleProps & { readonly guide: Guide }) {
  const say = useRulesText();
  const lang = useLang();
  const [at, setAt] = useState(0);
  const { path } = guide;
  const words = guide.words[lang];
  const pages = path.pages.filter(
    ({ lesson, step }) => example.lessons.includes(path.guided.lessons[lesson]!.id) && (example.steps?.includes(step.id) ?? true),
  );
  const page = pages[at]!;
  const scene: Scene<never> = useMemo(() => {
    const { seats, learner } = path.guided;
    const people = Array.from({ length: seats }, (_, seat) => ({
      name: say(seat === learner ? 'book.you' : 'book.rival'),
      kind: seat === learner ? ('me' as const) : ('bot' as const),
    }));
    return { tableId: '', timeline: path.timeline, seats: people, viewer: learner } as unknown as Scene<never>;
  }, [path, say]);
  const snapshot = useMemo(() => pastSnapshot(scene, plyOf(guide, page)), [scene, guide, page]);
  const { step, phase } = page;
  const text = words[phase === 'done' ? `${step.id}.done` : `${step.id}.text`] ?? '';
  const acts = phase === 'done' ? [] : Array.from({ length: step.acts ?? 0 }, (_, i) => words[`${step.id}.act.${i + 1}`] ?? '');
  return (
    <figure class="example">
      <figcaption>
        <h3>{version ? say('book.example.of', { version: version.toLowerCase() }) : say('book.example')}</h3>
        {pages.length > 1 && (
          <span class="muted" role="status">
            {say('book.step', { n: at + 1, of: pages.length })}
          </span>
        )}
      </figcaption>
      <StillBoard
        pack={pack}
        snapshot={snapshot}
        lang={lang}
        label={`${say('book.board')}. ${plain(words[step.id] ?? '')}`}
        lit={Object.values(step.points ?? {})}
      />
      <div class="example-note" aria-live="polite">
        <h4>{rich(words[step.id] ?? '')}</h4>
        <p>{rich(plain(text))}</p>
        {acts.length > 0 && (
          <ol>
            {acts.map((act, i) => (
              <li key={i}>{rich(plain(act))}</li>
            ))}
          </ol>
        )}
      </div>
      <div class="example-steps">
        {at > 0 && (
          <Button small onClick={() => setAt(at - 1)}>
            {say('book.back')}
          </Button>
        )}
        {at < pages.length - 1 && (
          <Button small kind="primary" onClick={() => setAt(at + 1)}>
            {say('book.on')} <Mark name="next" size={11} />
          </Button>
        )}
        <span class="grow" />
        <Link class="lnk" to={`/first/${pack.game.id}/${example.guided}`}>
          {say('book.play')}
        </Link>
      </div>
    </figure>
  );
}
