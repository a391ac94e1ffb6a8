import { type Favourite, metaOf } from '../../../games/index.js';
import { useLang } from '../../i18n/i18n.js';
import { Zone } from '../../kit/index.js';
import { Link } from '../../site/router.js';
import { sayDuration } from '../../site/when.js';
import { type Chapter, mostOf, recordsOf, rivalsOf, scoreOf } from './statistics.js';
import { day, rivalsName, useStatsText } from './texts.js';

/** The way back to a game, while it is kept. */
function Watch({ chapter, kept }: { readonly chapter: Chapter; readonly kept: ReadonlySet<string> }) {
  const say = useStatsText();
  const lang = useLang();
  const label = `${say('list.watch')}, ${metaOf(chapter.game)?.name ?? chapter.game}, ${day(chapter.ended, lang)}`;
  return kept.has(chapter.id) ? (
    <Link to={`/table/${chapter.id}`} class="lnk" aria-label={label}>
      {say('list.watch')}
    </Link>
  ) : null;
}

interface ListProps {
  readonly chapters: readonly Chapter[];
  /** Games that are still on the shelf. */
  readonly kept: ReadonlySet<string>;
}

/** Every game behind the picture, newest first. */
export function GameTable({ chapters, kept }: ListProps) {
  const say = useStatsText();
  const lang = useLang();
  return (
    <details class="series">
      <summary>{say('scores.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls in its own box */}
      <div class="scroll-x long" tabIndex={0}>
        <table class="figures">
          <caption class="sr">{say('scores.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('list.date')}</th>
              <th scope="col">{say('list.score')}</th>
              <th scope="col">{say('list.rank')}</th>
              <th scope="col">{say('list.rivals')}</th>
              <th scope="col">
                <span class="sr">{say('list.watch')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {[...chapters].reverse().map((chapter) => (
              <tr key={chapter.id}>
                <th scope="row">{day(chapter.ended, lang)}</th>
                <td>{scoreOf(chapter)}</td>
                <td>
                  {chapter.seats.length > 1 &&
                    say('list.rank-of', { rank: chapter.ranks[chapter.me] ?? chapter.seats.length, seats: chapter.seats.length })}
                </td>
                <td class="words">
                  {rivalsName(rivalsOf(chapter), lang)} {chapter.advised && <span class="muted">({say('advised')})</span>}{' '}
                  {chapter.free && <span class="muted">({say('free')})</span>}
                </td>
                <td class="words">
                  <Watch chapter={chapter} kept={kept} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** The games one remembers. */
export function Records({ chapters, kept, kinds }: ListProps & { readonly kinds: readonly Favourite[] }) {
  const say = useStatsText();
  const lang = useLang();
  const label = (id: string): string => kinds.find((kind) => kind.id === id)?.label[lang] ?? id;
  const records = [
    ...recordsOf(chapters).map((it) => ({ ...it, text: say(`records.${it.kind}`) })),
    ...mostOf(
      chapters,
      kinds.map(({ id }) => id),
    ).map((it) => ({ ...it, text: say('records.most', { what: label(it.kind).toLocaleLowerCase(lang) }) })),
  ];
  return (
    <Zone title={say('records.title')} class="records">
      {records.length === 0 && <p class="muted">{say('records.none')}</p>}
      <ul>
        {records.map(({ kind, chapter, value, text }) => (
          <li key={kind}>
            <b class="figure">{kind === 'quick' ? sayDuration(value) : kind === 'margin' ? `+${value}` : value}</b>
            <span>{text}</span>
            <span class="when muted">
              {day(chapter.ended, lang)}
              <Watch chapter={chapter} kept={kept} />
            </span>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
