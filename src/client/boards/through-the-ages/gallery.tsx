import './styles/index.css';
import { useCallback } from 'preact/hooks';
import { CARDS } from '../../../games/through-the-ages/cards/index.js';
import type { CardRow } from '../../../games/through-the-ages/cards/row.js';
import { changeOf, FIRST_SET, MODULES, moduleOf, SECOND_SET, WHOLE_SET } from '../../../games/through-the-ages/cards/sets.js';
import { describeCard, describePrice } from '../../../games/through-the-ages/say/ability.js';
import { fullNameOf } from '../../../games/through-the-ages/say/names.js';
import { CardBrowser, type CardButton, type CommonFilters, type GalleryProps, spokenGallery } from '../../kit/gallery/card-browser.js';
import { ListField, plain } from '../../kit/gallery/gallery-fields.js';
import { Icon } from '../../kit/index.js';
import { BeforeAfter, Changes } from './before-after.js';
import { CardLine } from './card-line.js';
import { TYPE_GLYPHS } from './glyphs.js';
import { AGE_NAMES, colourOf, glyphOf, KIND_COLOURS } from './looks.js';
import { Origins } from './origins.js';
import { usePictures } from './pictures.js';
import { Age } from './pieces.js';
import { type Words, words, wordsOf } from './words.js';
import { CardZoom, Sources } from './zoom.js';

type CardType = CardRow['type'];
const TYPES = [...new Set(CARDS.map((row) => row.type))];

/** Cards by the box they come in; what two editions have in common is in both. */
const SETS = {
  '2006': new Set(FIRST_SET.map(({ id }) => id)),
  '2015': new Set(SECOND_SET.map(({ id }) => id)),
  expansion: new Set(WHOLE_SET.map(({ id }) => id).filter(moduleOf)),
} as const;
const EDITIONS = Object.keys(SETS) as (keyof typeof SETS)[];

interface Filters extends CommonFilters {
  readonly edition: keyof typeof SETS | 'all';
  readonly module: (typeof MODULES)[number] | 'all';
  readonly type: CardType | 'all';
  readonly age: string;
}
const NO_FILTERS: Filters = { text: '', edition: 'all', module: 'all', type: 'all', age: 'all', prov: 'all' };

/** Is any value of the card our own design, or only known from hearsay? */
export const isDoubtful = ({ prov, doubts }: CardRow): boolean => [prov, ...Object.values(doubts ?? {})].some((mark) => /[DK]/.test(mark));

function matches(row: CardRow, f: Filters, w: Words): boolean {
  if (f.edition !== 'all' && !SETS[f.edition].has(row.id)) return false;
  if (f.module !== 'all' && moduleOf(row.id) !== f.module) return false;
  if (f.type !== 'all' && row.type !== f.type) return false;
  if (f.age !== 'all' && String(row.level) !== f.age) return false;
  if (f.prov !== 'all' && isDoubtful(row) !== (f.prov === 'ours')) return false;
  const wanted = plain(f.text.trim());
  return !wanted || plain([w.name(row.id), ...describeCard(row).map(w.text)].join(' ')).includes(wanted);
}

function Cards({ lang, openRule }: GalleryProps) {
  usePictures();
  const w = wordsOf(lang);
  const { t, g } = w;
  const fits = useCallback((row: CardRow, filters: Filters) => matches(row, filters, w), [w]);
  return (
    <CardBrowser
      cards={CARDS}
      t={t}
      all={NO_FILTERS}
      matches={fits}
      nameOf={(row) => w.text(fullNameOf(row.id))}
      face={(row, button) => <GalleryCard row={row} w={w} button={button} />}
      zoom={(row) => {
        const change = changeOf(row.id);
        return (
          <>
            {change ? (
              <BeforeAfter change={change} w={w} openRule={openRule} />
            ) : (
              <CardZoom card={row.id} lang={lang} openRule={openRule} />
            )}
            <Origins row={row} w={w} />
          </>
        );
      }}
      fields={(filters, set, count) => (
        <>
          <ListField
            label={t('gallery.edition')}
            all={t('gallery.all')}
            value={filters.edition}
            options={EDITIONS.map((id) => ({ id, name: t(`gallery.edition.${id}`) }))}
            count={(edition) => count({ edition })}
            onChange={(edition) => set({ edition })}
          />
          <ListField
            label={t('gallery.module')}
            all={t('gallery.all')}
            value={filters.module}
            options={MODULES.map((id) => ({ id, name: t(`gallery.module.${id}`) }))}
            count={(module) => count({ module })}
            onChange={(module) => set({ module })}
          />
          <ListField
            label={t('gallery.kind')}
            all={t('gallery.all')}
            value={filters.type}
            options={TYPES.map((id) => ({ id, name: g(`type.${id}`), icon: TYPE_GLYPHS[id], colour: KIND_COLOURS[id] }))}
            count={(type) => count({ type })}
            onChange={(type) => set({ type })}
          />
          <ListField
            label={t('age')}
            all={t('gallery.all')}
            value={filters.age}
            options={AGE_NAMES.slice(0, 4).map((name, i) => ({ id: String(i), name }))}
            count={(age) => count({ age })}
            onChange={(age) => set({ age })}
          />
        </>
      )}
    />
  );
}

/** Every card of the game, with search and filters; what is not printed is marked. */
export const Gallery = spokenGallery(words, Cards);

export function GalleryCard({ row, w, button }: { row: CardRow; w: Words; button: CardButton }) {
  const price = describePrice(row);
  const change = changeOf(row.id);
  const isRecounted = change?.former.id === row.id;
  return (
    <button {...button} class="card gcard tgcard" style={{ '--v': colourOf(row.id) }}>
      <span class="band">
        <Icon name={TYPE_GLYPHS[row.type]} size={16} />
        <span class="grow nm">{w.name(row.id)}</span>
        <Age level={row.level} />
      </span>
      <span class="tgbody">
        <Icon name={glyphOf(row.id)} size={30} />
        {change && !isRecounted ? (
          <Changes change={change} w={w} />
        ) : (
          <span class="grow">
            <CardLine card={row.id} words={w} />
            {price && <small class="tgprice">{w.text(price)}</small>}
            {change && <Changes change={change} w={w} />}
          </span>
        )}
      </span>
      <Sources card={row.id} words={w} />
    </button>
  );
}
