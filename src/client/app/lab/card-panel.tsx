import type { SurveyKind } from '../../../games/index.js';
import type { StudyTable } from '../../../study/index.js';
import { sideOf } from '../../../study/index.js';
import { useLang } from '../../i18n/i18n.js';
import { Tag } from '../../kit/index.js';
import { Link, navigate } from '../../site/router.js';
import { type CardShelf, galleryPath } from '../../table/card-shelf.js';
import { useEffectText } from './card-table.js';
import { Examples } from './examples.js';
import { AgeBadge } from './marks.js';
import type { Row } from './rows.js';
import { decimal, percent, signed, useLabText, whole } from './texts.js';

interface PanelProps {
  readonly row: Row | undefined;
  readonly table: StudyTable;
  readonly kind: SurveyKind | undefined;
  readonly shelf: CardShelf;
  readonly roundWord: string;
}

/** The card of the chosen row as it lies in the gallery. */
export function CardFace({
  game,
  card,
  name,
  shelf,
}: {
  readonly game: string;
  readonly card: string;
  readonly name: string;
  readonly shelf: CardShelf;
}) {
  const say = useLabText();
  const lang = useLang();
  if (!shelf.has(card)) return null;
  const button = {
    type: 'button' as const,
    'aria-label': `${say('card.gallery')}: ${name}`,
    onClick: () => navigate(galleryPath(game, card)),
  };
  return (
    <div class="lab-face">
      <shelf.Face card={card} lang={lang} button={button} />
    </div>
  );
}

/** A card that the address names and nobody took: what it is, and that nothing is known of it here. */
export function AbsentCard({ game, card, shelf }: { readonly game: string; readonly card: string; readonly shelf: CardShelf }) {
  const say = useLabText();
  const name = shelf.name(card, useLang());
  return (
    <section class="zone lab-card" aria-label={name}>
      <CardFace game={game} card={card} name={name} shelf={shelf} />
      <div class="grow">
        <h2>{name}</h2>
        <p>{say('card.missing')}</p>
        <p>{say('card.elsewhere')}</p>
        <p class="lab-links">
          <Link to={galleryPath(game, card)} class="lnk">
            {say('card.gallery')}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** The chosen row in words and figures. */
export function CardPanel({ row, table, kind, shelf, roundWord }: PanelProps) {
  const say = useLabText();
  const lang = useLang();
  const effectText = useEffectText();
  const { game } = table;
  if (!row) return <section class="zone lab-card">{say('card.choose')}</section>;
  const { lead, corrected } = row;
  return (
    <section class="zone lab-card" aria-label={row.name}>
      <CardFace game={game} card={row.card} name={row.name} shelf={shelf} />
      <div class="grow">
        <h2>
          {row.name} <AgeBadge age={shelf.has(row.card) ? shelf.ageOf(row.card) : undefined} />
        </h2>
        <dl>
          <dt>{say('card.share')}</dt>
          <dd>{say('card.of', { share: percent(row.share, lang) })}</dd>
          {row.round > 0 && (
            <>
              <dt>{roundWord}</dt>
              <dd>{decimal(row.round, lang)}</dd>
            </>
          )}
          {kind?.price && row.price !== undefined && (
            <>
              <dt>{kind.price[lang]}</dt>
              <dd>{decimal(row.price, lang)}</dd>
            </>
          )}
          <dt>{say('card.takes')}</dt>
          <dd>{whole(row.takes, lang)}</dd>
          {!row.isFew && (
            <>
              <dt>{say('card.wins')}</dt>
              <dd>{percent(row.wins.value, lang)}</dd>
              <dt>{say('card.lead')}</dt>
              <dd>
                {signed(lead.value, lang)} ± {decimal((lead.high - lead.low) / 2, lang)}
              </dd>
            </>
          )}
          <dt>{say('card.effect')}</dt>
          <dd class={corrected && !row.isFew ? sideOf(corrected) : 'lab-few'}>{effectText(row)}</dd>
        </dl>
        <p class="lab-links">
          {shelf.has(row.card) && (
            <Link to={galleryPath(game, row.card)} class="lnk">
              {say('card.gallery')}
            </Link>
          )}
          <Examples key={row.key} table={table} card={row.card} numbers={row.examples} />
          {shelf.has(row.card) && shelf.isOurs(row.card) && <Tag tone="design">{say('card.ours')}</Tag>}
        </p>
      </div>
    </section>
  );
}
