import { useText } from '../i18n/shell.js';
import { MainNav, TopBar } from '../site/top-bar.js';
import { waitsForUs } from './saved-games.js';
import type { GameSummary } from './store.js';

/** The head of every page that is not a table: past it for the keyboard, and the bar of the site. */
export function SiteHead({ games }: { readonly games: readonly GameSummary[] | undefined }) {
  const say = useText();
  return (
    <>
      <a class="skip" href="#content">
        {say('nav.skip')}
      </a>
      <TopBar>
        <MainNav waiting={games?.filter(waitsForUs).length ?? 0} />
        <span class="grow" />
      </TopBar>
    </>
  );
}
