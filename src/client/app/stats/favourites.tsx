import { useEffect, useState } from 'preact/hooks';
import { entryOf, type Favourite } from '../../../games/index.js';
import { boardOf, loadBoard } from '../../boards/index.js';
import { useLang } from '../../i18n/i18n.js';
import { Segmented, Zone } from '../../kit/index.js';
import type { Chapter } from '../../table/chronicle.js';
import { favouritesOf } from './statistics.js';
import { useStatsText } from './texts.js';

const SHOWN = 6;

interface Found {
  readonly game: string;
  readonly lang: string;
  readonly kinds: readonly Favourite[];
  readonly name: (card: string) => string;
}

/** The kinds of favourites of a game, and how its cards are called; fetched when they are shown. */
function useKinds(game: string): Found | undefined {
  const lang = useLang();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let gone = false;
    const [entry, board] = [entryOf(game), boardOf(game)];
    if (entry && board)
      void Promise.all([entry.favourites(), loadBoard(board, lang)]).then(
        ([kinds, pack]) => !gone && setFound({ game, lang, kinds, name: (card) => pack.cardName(card, lang) }),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [game, lang]);
  return found?.game === game ? found : undefined;
}

/** The leaders, civilisations or wonders that one comes back to. */
export function Favourites({ game, chapters }: { readonly game: string; readonly chapters: readonly Chapter[] }) {
  const say = useStatsText();
  const lang = useLang();
  const found = useKinds(game);
  const [wanted, setWanted] = useState('');
  const kind = found?.kinds.find(({ id }) => id === wanted) ?? found?.kinds[0];
  const list = kind ? favouritesOf(chapters, kind.id).slice(0, SHOWN) : [];
  const most = Math.max(1, ...list.map(({ times }) => times));
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
      {list.length === 0 ? (
        <p class="muted">{say('favourites.none')}</p>
      ) : (
        <table class="figures">
          <caption class="sr">{kind?.label[lang]}</caption>
          <thead class="sr">
            <tr>
              <th scope="col">{say('favourites.card')}</th>
              <th scope="col">{say('favourites.taken')}</th>
              <th scope="col">{say('favourites.won')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ card, times, wins }) => (
              <tr key={card}>
                <th scope="row">
                  {found?.name(`${kind?.name ?? ''}${card}`)}
                  <i class="bar" aria-hidden="true" style={{ width: `${(100 * times) / most}%` }} />
                </th>
                <td>{say('favourites.times', { n: times })}</td>
                <td class="muted">{say('favourites.wins', { n: wins })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Zone>
  );
}
