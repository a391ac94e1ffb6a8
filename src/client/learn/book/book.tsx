import { useMemo, useState } from 'preact/hooks';
import type { Catalogue } from '../../../games/shared/entry.js';
import {
  type BookKind,
  type BookTable,
  heading,
  type RuleBook,
  readable,
  type ToldChapter,
  tellChapters,
} from '../../../games/shared/rule-book.js';
import type { RuleRow } from '../../../games/shared/rule-row.js';
import { begin, fastDice } from '../../../kernel/index.js';
import { useLang } from '../../i18n/i18n.js';
import { Segmented } from '../../kit/index.js';
import { Link, navigate } from '../../site/router.js';
import type { AnyBoardPackage } from '../../table/board-package.js';
import { useRulesText } from '../../table/rules-reader.js';
import { pastSnapshot } from '../../table/snapshots.js';
import { Example } from './example.js';
import './book.css';

interface BookProps {
  readonly game: string;
  readonly book: RuleBook;
  readonly catalogue: Catalogue;
  /** Undefined while the board is on its way: the words do not wait for the pictures. */
  readonly pack: AnyBoardPackage | undefined;
}

/** The rules from beginning to end, for one version: chapters with pictures and examples; the numbered rules are a press away. */
export function Book({ game, book, catalogue, pack }: BookProps) {
  const say = useRulesText();
  const lang = useLang();
  const [kind, setKind] = useState(book.kinds[0]?.id ?? '');
  const told = useMemo(() => tellChapters(book, catalogue, kind), [book, catalogue, kind]);
  /** The version of an example, if it is not the one that is read. */
  const nameOfOther = ({ example }: ToldChapter) =>
    example?.kind === kind ? undefined : book.kinds.find(({ id }) => id === example?.kind)?.[lang];
  return (
    <div class="book">
      <div class="book-top">
        {book.kinds.length > 0 && (
          <Segmented
            label={say('book.kind')}
            value={kind}
            options={book.kinds.map((one) => ({ value: one.id, label: one[lang] }))}
            onChange={setKind}
          />
        )}
      </div>
      <nav class="rules-toc" aria-label={say('book.chapters')}>
        <ul>
          {told.map(({ chapter }, i) => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`}>
                {i + 1}. {chapter[lang]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="book-text">
        {told.map((one, i) => (
          <ChapterText
            key={one.chapter.id}
            game={game}
            told={one}
            number={i + 1}
            kind={book.kinds.find(({ id }) => id === kind)}
            foreign={nameOfOther(one)}
            pack={pack}
          />
        ))}
      </div>
    </div>
  );
}

interface ChapterProps {
  readonly game: string;
  readonly told: ToldChapter;
  readonly number: number;
  /** The version that is read, where there are several. */
  readonly kind: BookKind | undefined;
  readonly foreign: string | undefined;
  readonly pack: AnyBoardPackage | undefined;
}

function ChapterText({ game, told: { chapter, sections, cards, example }, number, kind, foreign, pack }: ChapterProps) {
  const lang = useLang();
  return (
    <section class="chapter" id={chapter.id} aria-labelledby={`${chapter.id}-title`}>
      <h2 id={`${chapter.id}-title`}>
        <span class="number">{number}</span> {chapter[lang]}
      </h2>
      <p class="opening">{chapter.lead[lang]}</p>
      {pack && <Cards pack={pack} cards={cards} options={kind?.options} game={game} />}
      {sections.map(({ section, rules }) => (
        <div key={section.id} class="chapter-part">
          {sections.length > 1 && <h3>{heading(section[lang], kind !== undefined)}</h3>}
          {rules.map((rule) => (
            <Sentence key={rule.id} game={game} rule={rule} isChosen={kind !== undefined} />
          ))}
        </div>
      ))}
      {chapter.tables?.(kind?.id ?? '').map((table) => (
        <Figures key={table.caption.en} table={table} />
      ))}
      {pack && example && (
        // Another version may have another one: it begins anew.
        <Example key={JSON.stringify(example)} pack={pack} example={example} version={foreign} />
      )}
    </section>
  );
}

/** Prices and the like; on a narrow screen it scrolls by itself. */
function Figures({ table: { caption, head, rows } }: { readonly table: BookTable }) {
  const lang = useLang();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be held by the keyboard
    <section class="book-table" aria-label={caption[lang]} tabIndex={0}>
      <table>
        <caption>{caption[lang]}</caption>
        <thead>
          <tr>
            <td />
            {head.map((cell) => (
              <th key={cell.en} scope="col">
                {cell[lang]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label.en}>
              <th scope="row">{label[lang]}</th>
              {cells.map((cell, i) => (
                <td key={i}>{cell[lang]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One rule as it is read, with the sign that opens it in the reference. */
function Sentence({ game, rule, isChosen }: { readonly game: string; readonly rule: RuleRow; readonly isChosen: boolean }) {
  const say = useRulesText();
  const lang = useLang();
  return (
    <p>
      {readable(rule[lang], isChosen)}
      {'\u00a0'}
      <Link class="clause" to={`/rules/${game}#${rule.id}`} aria-label={say('book.clause', { id: rule.id })} title={rule.id}>
        §
      </Link>
    </p>
  );
}

interface CardsProps {
  readonly pack: AnyBoardPackage;
  readonly cards: readonly string[];
  readonly options: BookKind['options'];
  readonly game: string;
}

function Cards({ pack, cards, options, game }: CardsProps) {
  const lang = useLang();
  const snapshot = useMemo(() => {
    const timeline = begin(pack.game, { ...pack.game.defaults, ...options }, 2, fastDice(1));
    const seats = [0, 1].map(() => ({ name: '', kind: 'bot' as const }));
    return pastSnapshot({ tableId: '', timeline, seats, viewer: 'spectator' }, 0);
  }, [pack, options]);
  return (
    <div class="book-cards">
      {cards.map((card) => (
        <pack.CardZoom key={card} card={card} lang={lang} snapshot={snapshot} openRule={(id) => navigate(`/rules/${game}#${id}`)} />
      ))}
    </div>
  );
}
