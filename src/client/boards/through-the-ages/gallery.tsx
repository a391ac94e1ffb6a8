import './styles/index.css';
import { useMemo, useState } from 'preact/hooks';
import { CARDS } from '../../../games/through-the-ages/cards/index.js';
import type { CardRow } from '../../../games/through-the-ages/cards/row.js';
import { describeCard } from '../../../games/through-the-ages/describe-ability.js';
import { fullNameOf } from '../../../games/through-the-ages/names.js';
import { plain, SearchField, SelectField } from '../../app/gallery/gallery-fields.js';
import type { Lang } from '../../i18n/i18n.js';
import { useSpokenLang } from '../../i18n/spoken.js';
import { Dialog, Icon } from '../../kit/index.js';
import { CardLine } from './card-line.js';
import { TYPE_GLYPHS } from './glyphs.js';
import { AGE_NAMES, colourOf, glyphOf } from './looks.js';
import { Age } from './pieces.js';
import { type Words, words, wordsOf } from './words.js';
import { CardZoom, Sources } from './zoom.js';

type CardType = CardRow['type'];
const TYPES = [...new Set(CARDS.map((row) => row.type))];

interface Filters {
  readonly text: string;
  readonly type: CardType | 'all';
  readonly age: string;
  readonly prov: 'all' | 'printed' | 'ours';
}
const NO_FILTERS: Filters = { text: '', type: 'all', age: 'all', prov: 'all' };

/** Is any value of the card our own design, or only known from hearsay? */
const isDoubtful = ({ prov, doubts }: CardRow): boolean => [prov, ...Object.values(doubts ?? {})].some((mark) => /[DK]/.test(mark));

function matches(row: CardRow, f: Filters, w: Words): boolean {
  if (f.type !== 'all' && row.type !== f.type) return false;
  if (f.age !== 'all' && String(row.level) !== f.age) return false;
  if (f.prov !== 'all' && isDoubtful(row) !== (f.prov === 'ours')) return false;
  const wanted = plain(f.text.trim());
  return !wanted || plain([w.name(row.id), ...describeCard(row).map(w.text)].join(' ')).includes(wanted);
}

interface GalleryProps {
  readonly lang: Lang;
  openRule(id: string): void;
}

/** Every card of the game, with search and filters; what is not printed is marked. */
export function Gallery({ lang: wanted, openRule }: GalleryProps) {
  const lang = useSpokenLang(words, wanted);
  return lang ? <Cards lang={lang} openRule={openRule} /> : <div aria-busy="true" />;
}

function Cards({ lang, openRule }: GalleryProps) {
  const w = wordsOf(lang);
  const { t, g } = w;
  const [filters, setFilters] = useState(NO_FILTERS);
  const [open, setOpen] = useState<CardRow | null>(null);
  const found = useMemo(() => CARDS.filter((row) => matches(row, filters, w)), [filters, w]);
  const set = (more: Partial<Filters>) => setFilters((was) => ({ ...was, ...more }));
  return (
    <div class="cardgallery">
      <search class="gfilters">
        <SearchField label={t('gallery.search')} value={filters.text} onInput={(text) => set({ text })} />
        <SelectField
          label={t('gallery.kind')}
          all={t('gallery.all')}
          value={filters.type}
          options={TYPES.map((id) => ({ id, name: g(`type.${id}`) }))}
          onChange={(type) => set({ type })}
        />
        <SelectField
          label={t('age')}
          all={t('gallery.all')}
          value={filters.age}
          options={AGE_NAMES.slice(0, 4).map((name, i) => ({ id: String(i), name }))}
          onChange={(age) => set({ age })}
        />
        <SelectField
          label={t('gallery.prov')}
          all={t('gallery.all')}
          value={filters.prov}
          options={(['printed', 'ours'] as const).map((id) => ({ id, name: t(`gallery.prov.${id}`) }))}
          onChange={(prov) => set({ prov })}
        />
      </search>
      <p class="gcount" role="status">
        {t('gallery.count', { n: found.length })}
        {filters !== NO_FILTERS && (
          <button type="button" class="lnk" onClick={() => setFilters(NO_FILTERS)}>
            {t('gallery.clear')}
          </button>
        )}
      </p>
      {found.length === 0 && <p class="none-left">{t('gallery.empty')}</p>}
      <ul class="ggrid">
        {found.map((row) => (
          <li key={row.id}>
            <GalleryCard row={row} w={w} onOpen={() => setOpen(row)} />
          </li>
        ))}
      </ul>
      {open && (
        <Dialog title={w.text(fullNameOf(open.id))} closeLabel={t('close')} onClose={() => setOpen(null)} class="cardzoomdlg">
          <CardZoom card={open.id} lang={lang} openRule={openRule} />
        </Dialog>
      )}
    </div>
  );
}

function GalleryCard({ row, w, onOpen }: { row: CardRow; w: Words; onOpen: () => void }) {
  return (
    <button
      type="button"
      class="card gcard tgcard"
      style={{ '--v': colourOf(row.id) }}
      aria-label={w.t('gallery.open', { card: w.text(fullNameOf(row.id)) })}
      onClick={onOpen}
    >
      <span class="band">
        <Icon name={TYPE_GLYPHS[row.type]} size={16} />
        <span class="grow nm">{w.name(row.id)}</span>
        <Age level={row.level} />
      </span>
      <span class="tgbody">
        <Icon name={glyphOf(row.id)} size={30} />
        <span class="grow">
          <CardLine card={row.id} words={w} />
        </span>
      </span>
      <Sources card={row.id} words={w} />
    </button>
  );
}
