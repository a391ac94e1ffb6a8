import { useEffect, useState } from 'preact/hooks';
import { entryOf, type Favourite } from '../../../games/index.js';
import { boardOf } from '../../boards/index.js';
import { useLang } from '../../i18n/i18n.js';
import { Segmented, Vignette, Zone } from '../../kit/index.js';
import { Link } from '../../site/router.js';
import { type CardShelf, galleryPath } from '../../table/card-shelf.js';
import { type Chapter, favouritesOf } from './statistics.js';
import { useStatsText } from './texts.js';

const SHOWN = 6;

export interface Kinds {
  readonly game: string;
  readonly kinds: readonly Favourite[];
  readonly shelf: CardShelf;
}

/** The kinds of favourites of a game, and its cards; fetched when they are shown. */
export function useKinds(game: string): Kinds | undefined {
  const lang = useLang();
  const [found, setFound] = useState<Kinds>();
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const [remembered, shelf] = await Promise.all([entryOf(game)?.favourites(), boardOf(game)?.shelf()]);
      await shelf?.words.load(lang);
      if (remembered && shelf && !gone) setFound({ game, kinds: remembered.kinds, shelf });
    };
    load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [game, lang]);
  return found?.game === game && found.shelf.words.knows(lang) ? found : undefined;
}

/** The leaders, civilisations or wonders that one comes back to, each with its picture. */
export function Favourites({ found, chapters }: { readonly found: Kinds | undefined; readonly chapters: readonly Chapter[] }) {
  const say = useStatsText();
  const lang = useLang();
  const [wanted, setWanted] = useState('');
  const kind = found?.kinds.find(({ id }) => id === wanted) ?? found?.kinds[0];
  const list = kind ? favouritesOf(chapters, kind.id).slice(0, SHOWN) : [];
  return (
    <Zone title={say('favourites.title')} class="favourites">
      {found && kind && (
        <Segmented
          label={say('favourites.kind')}
          value={kind.id}
          options={found.kinds.map(({ id, label }) => ({ value: id, label: label[lang] }))}
          onChange={setWanted}
        />
      )}
      {!found || !kind || list.length === 0 ? (
        <p class="muted">{say('favourites.none')}</p>
      ) : (
        <ul aria-label={kind.label[lang]}>
          {list.map(({ card: id, times, wins }) => {
            const card = `${kind.name ?? ''}${id}`;
            const name = found.shelf.name(card, lang);
            return (
              <li key={card} class="sheet-of-paper">
                <Vignette id={card} glyph={found.shelf.icon(card)} colour={found.shelf.colour(card)} w={64} h={72} glyphSize={0.62} />
                <span>
                  {found.shelf.has(card) ? (
                    <Link to={galleryPath(found.game, card)} class="name">
                      {name}
                    </Link>
                  ) : (
                    <b class="name">{name}</b>
                  )}
                  <small>{say('favourites.times', { n: times })}</small>
                  <small>{say('favourites.wins', { n: wins })}</small>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Zone>
  );
}
