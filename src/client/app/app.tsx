import { useEffect, useRef } from 'preact/hooks';
import { LangContext } from '../i18n/i18n.js';
import { useText } from '../i18n/shell.js';
import { lazy } from '../site/lazy.js';
import { LostPage } from '../site/lost-page.js';
import { Link, type Route, useRoute } from '../site/router.js';
import { getSettings, useSettings } from '../site/settings.js';
import { TroubleGuard } from '../site/trouble.js';
import { useSavedGames } from '../table/saved-games.js';
import { SiteHead } from '../table/site-head.js';
import { withTableWords } from '../table/texts.js';
import { HomePage } from './home/home-page.js';

const SetupPage = lazy(() => import('./setup/setup-page.js').then((m) => m.SetupPage));
const TablePage = lazy(() => withTableWords(import('./table-page.js'), getSettings().lang).then((m) => m.TablePage));
const LobbyPage = lazy(() => import('../online/lobby-page.js').then((m) => m.LobbyPage));
const NewTablePage = lazy(() => import('../online/new-table-page.js').then((m) => m.NewTablePage));
const OnlinePage = lazy(() => withTableWords(import('../online/online-page.js'), getSettings().lang).then((m) => m.OnlinePage));
const ReturnPage = lazy(() => import('../online/return-page.js').then((m) => m.ReturnPage));
const GamesPage = lazy(() => import('./games-page.js').then((m) => m.GamesPage));
const StatsPage = lazy(() => import('./stats/stats-page.js').then((m) => m.StatsPage));
const GalleryPage = lazy(() => import('./gallery-page.js').then((m) => m.GalleryPage));
const BookPage = lazy(() => import('./book-page.js').then((m) => m.BookPage));
const RulesPage = lazy(() => import('./rules-page.js').then((m) => m.RulesPage));
const FirstGamePage = lazy(() => import('./pages/first-game-page.js').then((m) => m.FirstGamePage));
const LearnPage = lazy(() => import('./pages/learn-page.js').then((m) => m.LearnPage));
const LabPage = lazy(() => import('./lab/lab-page.js').then((m) => m.LabPage));
const CreditsPage = lazy(() => import('./pages/credits-page.js').then((m) => m.CreditsPage));
const AccessibilityPage = lazy(() => import('./pages/text-pages.js').then((m) => m.AccessibilityPage));
const PrivacyPage = lazy(() => import('./pages/text-pages.js').then((m) => m.PrivacyPage));

function Page({ page, params }: Route) {
  const game = params.game ?? '';
  switch (page) {
    case 'home':
      return <HomePage />;
    case 'new':
      return <SetupPage key={game} game={game} />;
    case 'table':
      return <TablePage key={params.id} id={params.id ?? ''} />;
    case 'lobby':
      return <LobbyPage />;
    case 'new-online':
    case 'new-online-of':
      return <NewTablePage game={params.game} />;
    case 'online':
      return <OnlinePage key={params.id} id={params.id ?? ''} />;
    case 'return':
      return <ReturnPage />;
    case 'games':
      return <GamesPage />;
    case 'stats':
      return <StatsPage />;
    case 'gallery':
      return <GalleryPage game={game} />;
    case 'book':
      return <BookPage key={game} game={game} />;
    case 'rules':
      return <RulesPage game={game} />;
    case 'first':
    case 'first-of':
      return <FirstGamePage key={game + params.guide} game={game} guide={params.guide} />;
    case 'learn':
      return <LearnPage game={game} />;
    case 'lab':
    case 'lab-of':
      return <LabPage game={game} />;
    case 'credits':
      return <CreditsPage />;
    case 'accessibility':
      return <AccessibilityPage />;
    case 'privacy':
      return <PrivacyPage />;
    case 'lost':
      return <LostPage />;
  }
}

function Footer() {
  const say = useText();
  return (
    <footer class="foot">
      <span>{say('foot.note')}</span>
      <Link to="/credits" class="lnk">
        {say('foot.credits')}
      </Link>
      <Link to="/accessibility" class="lnk">
        {say('foot.accessibility')}
      </Link>
      <Link to="/privacy" class="lnk">
        {say('foot.privacy')}
      </Link>
    </footer>
  );
}

/** Top bar, page, foot. A table brings its own bar and fills the window. */
function Shell() {
  const route = useRoute();
  const { games, reload } = useSavedGames();
  const first = useRef(true);
  // After a change of page the keyboard and the screen reader start at its beginning, as after a real load.
  useEffect(() => {
    if (first.current) first.current = false;
    else {
      document.getElementById('content')?.focus({ preventScroll: true });
      reload();
    }
  }, [route.path]);
  if (route.page === 'table' || route.page === 'online')
    return (
      <TroubleGuard resetKey={route.path}>
        <Page {...route} />
      </TroubleGuard>
    );
  return (
    <>
      <SiteHead games={games} />
      <TroubleGuard resetKey={route.path}>
        <Page {...route} />
      </TroubleGuard>
      <Footer />
    </>
  );
}

export function App() {
  const { lang } = useSettings();
  return (
    <LangContext.Provider value={lang}>
      <Shell />
    </LangContext.Provider>
  );
}
