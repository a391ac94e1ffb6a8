import type { ComponentType } from 'preact';
import { isReady, metaOf } from '../../../games/index.js';
import { type Lang, useLang } from '../../i18n/i18n.js';
import { usePagesText } from '../../i18n/pages.js';
import { GameTabs } from '../game-tabs.js';
import { lazy } from '../lazy.js';
import { LostPage } from '../lost-page.js';
import { Link } from '../router.js';
import { useTitle } from '../use-title.js';
import './learn.css';

/** Each game tells its own lesson. */
const LESSONS: Readonly<Record<string, ComponentType<{ lang: Lang }>>> = {
  'age-of-civilization': lazy(() => import('../../boards/age-of-civilization/lesson.js').then((m) => m.Lesson), 'part'),
  'through-the-ages': lazy(() => import('../../boards/through-the-ages/lesson.js').then((m) => m.Lesson), 'part'),
  millennia: lazy(() => import('../../boards/millennia/lesson.js').then((m) => m.Lesson), 'part'),
};

/** A first look at a game: five pictures made of its own pieces, in our own words. */
export function LearnPage({ game }: { readonly game: string }) {
  const lang = useLang();
  const say = usePagesText();
  const Lesson = LESSONS[game];
  const title = say('learn.title', { game: metaOf(game)?.name ?? '' });
  useTitle(title);
  if (!Lesson || !isReady(game)) return <LostPage />;
  return (
    <main class="page learn" id="content" tabIndex={-1}>
      <GameTabs page="learn" game={game} label={say('tabs.games')} />
      <h1>{title}</h1>
      <p class="lead">{say('learn.lead')}</p>
      <ol class="lessons">
        <Lesson lang={lang} />
      </ol>
      <div class="row learn-next">
        <Link to={`/new/${game}`} class="btn pri">
          {say('learn.play')}
        </Link>
        <Link to={`/rules/${game}`} class="btn sec">
          {say('learn.rules')}
        </Link>
        <Link to={`/gallery/${game}`} class="btn sec">
          {say('learn.cards')}
        </Link>
      </div>
    </main>
  );
}
