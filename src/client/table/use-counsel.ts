import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import { type Lang, useLang } from '../i18n/i18n.js';
import type { AnyBoardPackage, Counsel } from './board-package.js';

/** What a board knows to say of moves, fetched when it is first wanted and again when another language is spoken. */
export function useCounsel(pack: AnyBoardPackage) {
  const lang = useLang();
  const [known, setKnown] = useState<{ readonly lang: Lang; readonly counsel: Counsel<Shape> }>();
  const isWanted = useRef(false);
  const fetch = useCallback(async () => {
    isWanted.current = true;
    // Without it the figures of the table say why.
    const counsel = await pack.counsel?.(lang).catch(() => undefined);
    if (counsel) setKnown({ lang, counsel });
  }, [pack, lang]);
  useEffect(() => {
    if (isWanted.current) void fetch();
  }, [fetch]);
  return { counsel: known?.lang === lang ? known.counsel : undefined, fetch };
}
