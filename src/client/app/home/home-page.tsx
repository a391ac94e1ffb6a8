import { GAMES } from '../../../games/index.js';
import { useText } from '../../i18n/shell.js';
import { useTitle } from '../../site/use-title.js';
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
          <Resume />
          <Join />
          <LessonLink />
        </aside>
      </div>
    </main>
  );
}
