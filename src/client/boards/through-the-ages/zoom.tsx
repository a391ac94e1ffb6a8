import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import { describeCard, describePrice } from '../../../games/through-the-ages/describe-ability.js';
import type { Tta } from '../../../games/through-the-ages/state.js';
import type { Lang } from '../../i18n/i18n.js';
import { Icon, Tag, Vignette } from '../../kit/index.js';
import type { Snapshot } from '../../table/table.js';
import { TYPE_GLYPHS } from './glyphs.js';
import { colourOf, glyphOf } from './looks.js';
import { Age } from './pieces.js';
import { type Words, wordsOf } from './words.js';

interface ZoomProps {
  readonly card: string;
  readonly lang: Lang;
  readonly snapshot?: Snapshot<Tta>;
  openRule(id: string): void;
}

/** A rule to read about each type of card. */
const RULES: Readonly<Record<string, string>> = {
  leader: 'TTA-LDR-01',
  wonder: 'TTA-WON-01',
  action: 'TTA-ACC-01',
  government: 'TTA-GOV-01',
  special: 'TTA-SPC-01',
  event: 'TTA-EVT-02',
  territory: 'TTA-COL-01',
  bonus: 'TTA-AGG-04',
  tactic: 'TTA-TAC-01',
  aggression: 'TTA-AGG-01',
  war: 'TTA-WAR-01',
  pact: 'TTA-PAC-01',
};

/** A card in large: all its words, its price, its rule, and where its values come from. */
export function CardZoom({ card, lang, snapshot, openRule }: ZoomProps) {
  const words = wordsOf(lang);
  const row = cardOf(card);
  const price = describePrice(row);
  const rule = RULES[row.type] ?? 'TTA-TEC-01';
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
        {price && <p class="zprice">{words.text(price)}</p>}
        {describeCard(row, snapshot?.view.seats).map((sentence, i) => (
          <p key={i}>{words.text(sentence)}</p>
        ))}
        <Sources card={card} words={words} />
        <p class="zrules">
          <button type="button" class="lnk" onClick={() => openRule(rule)}>
            {rule}
          </button>
        </p>
      </div>
    </article>
  );
}

/** Values that are not printed in the rulebook are marked: ours, or known but not confirmed. */
export function Sources({ card, words }: { card: string; words: Words }) {
  const { prov, doubts } = cardOf(card);
  const marks = new Set([prov, ...Object.values(doubts ?? {})].flatMap((mark) => mark.split('+')));
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
