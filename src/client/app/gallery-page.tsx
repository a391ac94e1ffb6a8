import { useEffect, useState } from 'preact/hooks';
import { entryOf, metaOf, type Survey } from '../../games/index.js';
import { partOfBoards } from '../boards/parts.js';
import { useLang } from '../i18n/i18n.js';
import { usePagesText } from '../i18n/pages.js';
import { GalleryFrame } from '../kit/gallery/card-browser.js';
import { LostPage } from '../site/lost-page.js';
import { Link, navigate, useRoute } from '../site/router.js';
import { useTitle } from '../site/use-title.js';
import { GameTabs } from './game-tabs.js';

/** Each game draws its own cards; search and filters belong to them. */
const GALLERIES = partOfBoards(({ gallery }) => gallery());

/** Where the laboratory shows the figures of a card; nothing for what it does not count. */
function useFigures(game: string): (card: string) => string | undefined {
  const [survey, setSurvey] = useState<Survey>();
  useEffect(() => {
    let gone = false;
    setSurvey(undefined);
    void entryOf(game)
      ?.survey?.()
      .then(
        (found) => !gone && setSurvey(found),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [game]);
  return (card) => {
    const place = survey?.placeOf(card);
    return place && `/lab/${game}?${new URLSearchParams({ kind: place.kind, card })}`;
  };
}

export function GalleryPage({ game }: { readonly game: string }) {
  const say = usePagesText();
  const lang = useLang();
  const Gallery = GALLERIES.get(game);
  const title = say('gallery.title', { game: metaOf(game)?.name ?? '' });
  useTitle(title);
  const { hash } = useRoute();
  const figures = useFigures(game);
  if (!Gallery) return <LostPage />;
  return (
    <main class="page gallery" id="content" tabIndex={-1}>
      <GameTabs page="gallery" game={game} label={say('tabs.games')} />
      <h1>{title}</h1>
      <p class="lead">{say('gallery.lead')}</p>
      <GalleryFrame.Provider
        value={{
          opened: hash,
          below: (card) => {
            const to = figures(card);
            return to ? (
              <p class="gfigures">
                <Link to={to} class="lnk">
                  {say('gallery.figures')}
                </Link>
              </p>
            ) : null;
          },
        }}
      >
        <Gallery lang={lang} openRule={(id) => navigate(`/rules/${game}#${id}`)} />
      </GalleryFrame.Provider>
    </main>
  );
}
