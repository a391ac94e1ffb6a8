import { entryOf, isReady, metaOf } from '../../../games/index.js';
import { partOfBoards } from '../../boards/parts.js';
import { useLang } from '../../i18n/i18n.js';
import { usePagesText } from '../../i18n/pages.js';
import { LostPage } from '../../site/lost-page.js';
import { Link } from '../../site/router.js';
import { useTitle } from '../../site/use-title.js';
import { GameTabs } from '../game-tabs.js';
import './learn.css';

/** Each game tells its own lesson. */
const LESSONS = partOfBoards(({ lesson }) => lesson());

/** A first look at a game: five pictures made of its own pieces, in our own words. */
export function LearnPage({ game }: { readonly game: string }) {
  const lang = useLang();
  const say = usePagesText();
  const Lesson = LESSONS.get(game);
  const guided = entryOf(game)?.guided ?? [];
  const ways = guided.map(({ id, name, minutes }, i) => (
    <Link key={id} to={`/first/${game}/${id}`} class={i === 0 ? 'btn pri' : 'btn sec'}>
      {say('learn.guided', { name: name[lang], n: minutes })}
    </Link>
  ));
  const title = say('learn.title', { game: metaOf(game)?.name ?? '' });
  useTitle(title);
  if (!Lesson || !isReady(game)) return <LostPage />;
  return (
    <main class="page learn" id="content" tabIndex={-1}>
      <GameTabs page="learn" game={game} label={say('tabs.games')} />
      <h1>{title}</h1>
      <p class="lead">{say('learn.lead')}</p>
      {/* Who would rather play than read need not pass by the pictures. */}
      {guided.length > 0 && <div class="row learn-first">{ways}</div>}
      <ol class="lessons">
        <Lesson lang={lang} />
      </ol>
      <div class="row learn-next">
        {ways}
        <Link to={`/new/${game}`} class={guided.length === 0 ? 'btn pri' : 'btn sec'}>
          {say(guided.length === 0 ? 'learn.play' : 'learn.alone')}
        </Link>
        <Link to={`/book/${game}`} class="btn sec">
          {say('learn.rules')}
        </Link>
        <Link to={`/gallery/${game}`} class="btn sec">
          {say('learn.cards')}
        </Link>
      </div>
    </main>
  );
}
