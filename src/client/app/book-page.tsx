import { useEffect, useState } from 'preact/hooks';
import { type Catalogue, entryOf, metaOf } from '../../games/index.js';
import type { RuleBook } from '../../games/shared/rule-book.js';
import { boardOf, loadBoard } from '../boards/index.js';
import { useLang } from '../i18n/i18n.js';
import { Book } from '../learn/book/book.js';
import { LostPage } from '../site/lost-page.js';
import { useBoardStyles } from '../site/use-board-styles.js';
import { useTitle } from '../site/use-title.js';
import type { AnyBoardPackage } from '../table/board-package.js';
import { useRulesText } from '../table/rules-reader.js';
import { GameTabs } from './game-tabs.js';
import { RulesWays } from './rules-ways.js';
import '../table/styles.js';
import '../table/rules.css';

interface Read {
  readonly book: RuleBook;
  readonly catalogue: Catalogue;
}

/** The rulebook of a game. Words first; board and cards follow when they are there, and without them the words remain. */
export function BookPage({ game }: { readonly game: string }) {
  const say = useRulesText();
  const lang = useLang();
  const name = metaOf(game)?.name ?? '';
  const [read, setRead] = useState<Read | null>();
  const [pack, setPack] = useState<AnyBoardPackage>();
  useTitle(name && say('book.title', { game: name }));
  useBoardStyles(game);
  useEffect(() => {
    let gone = false;
    const entry = entryOf(game);
    if (!entry?.book) setRead(null);
    else Promise.all([entry.book(), entry.catalogue()]).then(([book, catalogue]) => !gone && setRead({ book, catalogue }));
    return () => {
      gone = true;
    };
  }, [game]);
  useEffect(() => {
    let gone = false;
    const board = boardOf(game);
    if (board)
      loadBoard(board, lang).then(
        (found) => !gone && setPack(found),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [game, lang]);
  if (read === null) return <LostPage />;
  return (
    <main class="page rules-page" id="content" tabIndex={-1}>
      <GameTabs page="book" game={game} label={say('rules.games')} />
      <h1>{say('book.title', { game: name })}</h1>
      <RulesWays game={game} now="book" />
      <p class="lead">{say('book.lead')}</p>
      {read && <Book game={game} {...read} pack={pack} />}
    </main>
  );
}
