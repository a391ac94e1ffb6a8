import type { ComponentChildren } from 'preact';
import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import { rulesOfCard } from '../../../games/through-the-ages/rules/card-rules.js';
import { describeCard, describePrice } from '../../../games/through-the-ages/say/ability.js';
import type { Tta } from '../../../games/through-the-ages/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import { Icon, Tag, Vignette } from '../../kit/index.js';
import type { Snapshot } from '../../table/table.js';
import { EventNow } from './event-now.js';
import { TYPE_GLYPHS } from './glyphs.js';
import { colourOf, glyphOf } from './looks.js';
import { usePictures } from './pictures.js';
import { Age } from './pieces.js';
import { type Words, wordsOf } from './words.js';

interface ZoomProps {
  readonly card: string;
  readonly lang: Lang;
  readonly snapshot?: Snapshot<Tta>;
  openRule(id: string): void;
}

/** A card in large: all its words, its price, its rules, and where its values come from. */
export function CardZoom({ card, lang, snapshot, openRule }: ZoomProps) {
  usePictures();
  const words = wordsOf(lang);
  const row = cardOf(card);
  const price = describePrice(row);
  return (
    <CardFace card={card} words={words}>
      {price && <p class="zprice">{words.text(price)}</p>}
      {describeCard(row, snapshot?.view.seats).map((sentence, i) => (
        <p key={i}>{words.text(sentence)}</p>
      ))}
      {snapshot && (
        <EventNow
          s={snapshot.view}
          card={card}
          words={words}
          names={snapshot.seats.map(({ name }, seat) => (seat === snapshot.viewer ? words.t('you') : name))}
        />
      )}
      <Sources card={card} words={words} />
      <ZoomRules card={card} openRule={openRule} />
    </CardFace>
  );
}

/** Name, age, picture and type, with whatever is to be said below. */
export function CardFace({ card, words, children }: { card: string; words: Words; children: ComponentChildren }) {
  const row = cardOf(card);
  return (
    <article class="tzoom" style={{ '--v': colourOf(card) }}>
      <div class="band">
        <Icon name={TYPE_GLYPHS[row.type]} size={20} />
        <h3 class="grow">{words.name(card)}</h3>
        <Age level={row.level} />
      </div>
      <Vignette id={card} colour={colourOf(card)} w={320} h={90} glyph={glyphOf(card)} class="zv" />
      <div class="zbody">
        <p class="caps">{words.g(`type.${row.type}`)}</p>
        {children}
      </div>
    </article>
  );
}

/** The rules by which the card works, each one click away. */
export const ZoomRules = ({ card, more = [], openRule }: Pick<ZoomProps, 'card' | 'openRule'> & { readonly more?: readonly string[] }) => (
  <p class="zrules">
    {[...rulesOfCard(card), ...more].map((rule) => (
      <button key={rule} type="button" class="lnk" onClick={() => openRule(rule)}>
        {rule}
      </button>
    ))}
  </p>
);

/** Values that are not printed in the rulebook are marked: ours, or known but not confirmed. */
export function Sources({ card, words }: { card: string; words: Words }) {
  const { prov, doubts } = cardOf(card);
  const marks = new Set([prov, ...Object.values(doubts ?? {})].flatMap((mark) => mark.split('+')));
  if (!marks.has('D') && !marks.has('K')) return null;
  return (
    <p class="zsource">
      {marks.has('D') && (
        <Tag tone="design" title={words.t('design.long')}>
          {words.t('design')}
        </Tag>
      )}
      {marks.has('K') && <Tag title={words.t('doubt.long')}>{words.t('doubt')}</Tag>}
    </p>
  );
}
