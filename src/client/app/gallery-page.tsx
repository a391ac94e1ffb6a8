import { metaOf } from '../../games/index.js';
import { partOfBoards } from '../boards/parts.js';
import { useLang } from '../i18n/i18n.js';
import { usePagesText } from '../i18n/pages.js';
import { LostPage } from '../site/lost-page.js';
import { navigate } from '../site/router.js';
import { useTitle } from '../site/use-title.js';
import { GameTabs } from './game-tabs.js';

/** Each game draws its own cards; search and filters belong to them. */
const GALLERIES = partOfBoards(({ gallery }) => gallery());

export function GalleryPage({ game }: { readonly game: string }) {
  const say = usePagesText();
  const lang = useLang();
  const Gallery = GALLERIES.get(game);
  const title = say('gallery.title', { game: metaOf(game)?.name ?? '' });
  useTitle(title);
  if (!Gallery) return <LostPage />;
  return (
    <main class="page gallery" id="content" tabIndex={-1}>
      <GameTabs page="gallery" game={game} label={say('tabs.games')} />
      <h1>{title}</h1>
      <p class="lead">{say('gallery.lead')}</p>
      <Gallery lang={lang} openRule={(id) => navigate(`/rules/${game}#${id}`)} />
    </main>
  );
}
