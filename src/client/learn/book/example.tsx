import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Example as ExampleRow } from '../../../games/shared/rule-book.js';
import { useLang } from '../../i18n/i18n.js';
import { scholarName } from '../../i18n/shell.js';
import { Button, Mark } from '../../kit/index.js';
import { Link } from '../../site/router.js';
import type { AnyBoardPackage } from '../../table/board-package.js';
import { useRulesText } from '../../table/rules-reader.js';
import { pastSnapshot, type Scene } from '../../table/snapshots.js';
import { StillBoard } from '../../table/still-board.js';
import { plain, rich } from '../rich.js';
import { loadExample, type Told } from './load-example.js';

interface ExampleProps {
  readonly pack: AnyBoardPackage;
  readonly example: ExampleRow;
  /** The name of its version, if another one is being read. */
  readonly version: string | undefined;
}

/** An example is made ready when the reader is about so many screens away from it. */
const AHEAD = '100%';

/** Moments of a game, to be stepped through on a small board: fetched when they come into sight. */
export function Example({ pack, example, version }: ExampleProps) {
  const [told, setTold] = useState<Told>();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    let gone = false;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        loadExample(pack.game, example).then((found) => !gone && setTold(found));
      },
      { rootMargin: AHEAD },
    );
    if (place.current) seen.observe(place.current);
    return () => {
      gone = true;
      seen.disconnect();
    };
  }, [pack, example]);
  return told ? <Steps pack={pack} version={version} told={told} /> : <figure ref={place} class="example awaited" />;
}

/** Who is spoken of is shown. */
const isRival = (target: string): boolean => target.startsWith('seat:');

interface StepsProps extends Pick<ExampleProps, 'pack' | 'version'> {
  readonly told: Told;
}

function Steps({ pack, version, told }: StepsProps) {
  const say = useRulesText();
  const lang = useLang();
  const [at, setAt] = useState(0);
  const pages = useMemo(() => told.pages(lang), [told, lang]);
  const { ply, lit, title, text, acts } = pages[at]!;
  // On all pages or none: the button that turns them stays where it is.
  const rivals = pages.some((page) => page.lit.some(isRival));
  const scene: Scene<never> = useMemo(() => {
    const { timeline, viewer } = told;
    const { seats: count } = timeline.frames[0]!.position.state;
    const rival = (seat: number): string => {
      const n = seat < viewer ? seat : seat - 1;
      // A guided game calls them by their names.
      if (told.guided) return scholarName(lang, n);
      return count > 2 ? `${say('book.rival')} ${n + 1}` : say('book.rival');
    };
    const seats = Array.from({ length: count }, (_, seat) =>
      seat === viewer ? { name: say('book.you'), kind: 'me' as const } : { name: rival(seat), kind: 'friend' as const },
    );
    return { tableId: '', timeline, seats, viewer } as unknown as Scene<never>;
  }, [told, say, lang]);
  const snapshot = useMemo(() => pastSnapshot(scene, ply), [scene, ply]);
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
      <StillBoard pack={pack} snapshot={snapshot} lang={lang} label={`${say('book.board')}. ${plain(title)}`} lit={lit} rivals={rivals} />
      <div class="example-note" aria-live="polite">
        <h4>{rich(title)}</h4>
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
        {told.guided && (
          <Link class="lnk" to={`/first/${pack.game.id}/${told.guided}`}>
            {say('book.play')}
          </Link>
        )}
      </div>
    </figure>
  );
}
