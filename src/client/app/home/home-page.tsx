import { GAMES } from '../../../games/index.js';
import { useText } from '../../i18n/shell.js';
import { useTitle } from '../../site/use-title.js';
import { useSavedGames } from '../../table/saved-games.js';
import { Join } from './join.js';
import { Panorama } from './panorama.js';
import { GameTile } from './plates.js';
import { QuickStart } from './quick-start.js';
import { LessonLink, Resume } from './resume.js';
import './home.css';
import './narrow.css';

/** One question as title, four plates, one brass bar; what waits for you at the right. */
export function HomePage() {
  const say = useText();
  useTitle('');
  const { games } = useSavedGames();
  // Who has not played yet finds the guided game first, also on a phone, where the rest lies far below.
  const isNew = games && games.length === 0;
  return (
    <main class="home" id="content" tabIndex={-1}>
      <div class="hero">
        <Panorama />
        <div class="hero-text">
          <h1>{say('home.title')}</h1>
          <p>
            {say('home.lead1')} <br />
            {say('home.lead2')}
          </p>
        </div>
      </div>
      <div class="home-grid">
        <section class="tiles" aria-label={say('home.games')}>
          <h2 class="sr">{say('home.games')}</h2>
          {GAMES.map((meta) => (
            <GameTile key={meta.id} meta={meta} />
          ))}
        </section>
        <QuickStart />
        <aside class="home-side">
          {isNew && <LessonLink />}
          <Resume />
          <Join />
          {isNew === false && <LessonLink />}
        </aside>
      </div>
    </main>
  );
}
