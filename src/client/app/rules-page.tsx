import { useEffect, useState } from 'preact/hooks';
import { entryOf, metaOf } from '../../games/index.js';
import { LostPage } from '../site/lost-page.js';
import { navigate, useRoute } from '../site/router.js';
import { useTitle } from '../site/use-title.js';
import { type RuleBook, RulesReader, useRulesText } from '../table/rules-reader.js';
import { GameTabs } from './game-tabs.js';
import { RulesWays } from './rules-ways.js';

/** All rules of a game; `/rules/age-of-civilization#AOC-CIV-4` opens at one of them. */
export function RulesPage({ game }: { readonly game: string }) {
  const say = useRulesText();
  const { hash, path } = useRoute();
  const name = metaOf(game)?.name ?? '';
  const [book, setBook] = useState<RuleBook | null>();
  useTitle(name && say('rules.title', { game: name }));
  useEffect(() => {
    let gone = false;
    const read = entryOf(game)?.catalogue() ?? Promise.resolve(null);
    read.then((found) => !gone && setBook(found));
    return () => {
      gone = true;
    };
  }, [game]);
  if (book === null) return <LostPage />;
  return (
    <main class="page rules-page" id="content" tabIndex={-1}>
      <GameTabs page="rules" game={game} label={say('rules.games')} />
      <h1>{say('rules.title', { game: name })}</h1>
      <RulesWays game={game} now="rules" />
      <p class="lead">{say('rules.lead')}</p>
      {book && <RulesReader book={book} at={hash} onGo={(id) => navigate(`${path}#${id}`)} linkTo={(id) => `${path}#${id}`} />}
    </main>
  );
}
