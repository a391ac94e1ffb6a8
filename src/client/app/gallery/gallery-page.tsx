import type { ComponentType } from 'preact';
import { metaOf } from '../../../games/index.js';
import { type Lang, useLang } from '../../i18n/i18n.js';
import { usePagesText } from '../../i18n/pages.js';
import { GameTabs } from '../game-tabs.js';
import { lazy } from '../lazy.js';
import { LostPage } from '../lost-page.js';
import { navigate } from '../router.js';
import { useTitle } from '../use-title.js';

type GalleryView = ComponentType<{ lang: Lang; openRule(id: string): void }>;

/** Each game draws its own cards; search and filters belong to them. */
const GALLERIES: Readonly<Record<string, GalleryView>> = {
  'age-of-civilization': lazy(() => import('../../boards/age-of-civilization/gallery.js').then((m) => m.Gallery), 'part'),
  'through-the-ages': lazy(() => import('../../boards/through-the-ages/gallery.js').then((m) => m.Gallery), 'part'),
  millennia: lazy(() => import('../../boards/millennia/gallery.js').then((m) => m.Gallery), 'part'),
};

export function GalleryPage({ game }: { readonly game: string }) {
  const say = usePagesText();
  const lang = useLang();
  const Gallery = GALLERIES[game];
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
