import './styles/index.css';
import { useCallback, useMemo } from 'preact/hooks';
import { IMPROVEMENTS } from '../../../games/civilization/cards/improvements.js';
import { MARKERS } from '../../../games/civilization/cards/markers.js';
import { TECHNOLOGIES } from '../../../games/civilization/cards/technologies.js';
import { UNITS } from '../../../games/civilization/cards/units.js';
import { WONDERS } from '../../../games/civilization/cards/wonders.js';
import { type Lang, sayer } from '../../i18n/i18n.js';
import { CardBrowser, type CardButton, type CommonFilters, type GalleryProps, spokenGallery } from '../../kit/gallery/card-browser.js';
import { plain, SelectField } from '../../kit/gallery/gallery-fields.js';
import { Coin, Icon, Vignette } from '../../kit/index.js';
import { en } from './gallery.en.js';
import { fr } from './gallery.fr.js';
import { type Words, words, wordsOf } from './words.js';
import { CardFace, type CardFile, fileOf } from './zoom.js';

const KEYS = [
  ...TECHNOLOGIES.map(({ id }) => `tech.${id}`),
  ...WONDERS.map(({ id }) => `wonder.${id}`),
  ...IMPROVEMENTS.map(({ id }) => `improvement.${id}`),
  ...UNITS.map(({ id }) => `unit.${id}`),
  ...MARKERS.map(({ id }) => `marker.${id}`),
];
const LABELS: Readonly<Record<Lang, typeof en>> = { en, fr };

interface GalleryFile extends CardFile {
  readonly id: string;
}
const FILES: readonly GalleryFile[] = KEYS.map((id) => ({ ...fileOf(id)!, id }));

const KINDS = ['tech', 'wonder', 'improvement', 'unit', 'marker'] as const;
type Kind = (typeof KINDS)[number];
const KIND_WORDS = {
  tech: 'word.technology',
  wonder: 'word.wonder',
  improvement: 'word.improvement',
  unit: 'word.unit',
  marker: 'word.marker',
} as const;

interface Filters extends CommonFilters {
  readonly kind: Kind | 'all';
  readonly era: string;
}
const NO_FILTERS: Filters = { text: '', kind: 'all', era: 'all', prov: 'all' };

/** Only the numbers of the markers are ours. */
const isOurs = ({ type }: CardFile): boolean => type === 'marker';

function matches(file: CardFile, f: Filters, { name, text }: Words): boolean {
  if (f.kind !== 'all' && file.type !== f.kind) return false;
  if (f.era !== 'all' && String(file.era) !== f.era) return false;
  if (f.prov !== 'all' && isOurs(file) !== (f.prov === 'ours')) return false;
  const wanted = plain(f.text.trim());
  return !wanted || plain([name(file.key), ...file.texts.map(text)].join(' ')).includes(wanted);
}

function Cards({ lang, openRule }: GalleryProps) {
  const own = wordsOf(lang);
  const { g } = own;
  const t = useMemo(() => sayer({ ...LABELS[lang], close: own.t('close') }), [lang, own]);
  const fits = useCallback((file: GalleryFile, filters: Filters) => matches(file, filters, own), [own]);
  return (
    <CardBrowser
      cards={FILES}
      t={t}
      all={NO_FILTERS}
      matches={fits}
      nameOf={(file) => own.name(file.key)}
      face={(file, button) => <GalleryCard file={file} lang={lang} button={button} />}
      zoom={(file) => (
        <div class="civ-zoom">
          <CardFace card={file.key} lang={lang} />
          <button type="button" class="lnk" onClick={() => openRule(file.rule)}>
            {own.t('card.rule', { rule: file.rule })}
          </button>
        </div>
      )}
      fields={(filters, set) => (
        <>
          <SelectField
            label={t('gallery.kind')}
            all={t('gallery.all')}
            value={filters.kind}
            options={KINDS.map((id) => ({ id, name: g(KIND_WORDS[id]) }))}
            onChange={(kind) => set({ kind })}
          />
          <SelectField
            label={t('gallery.era')}
            all={t('gallery.all')}
            value={filters.era}
            options={['1', '2', '3', '4'].map((id) => ({ id, name: own.name(`era.${id}`) }))}
            onChange={(era) => set({ era })}
          />
        </>
      )}
    />
  );
}

/** Every technology, wonder, improvement, unit and marker, with search and filters. */
export const Gallery = spokenGallery(words, Cards);

export function GalleryCard({ file, lang, button }: { file: CardFile; lang: Lang; button: CardButton }) {
  const own = wordsOf(lang);
  return (
    <button {...button} class="card gcard civ-gallery-card" style={{ '--v': file.colour }}>
      <span class="band">
        <Icon name={file.glyph} size={16} />
        <span class="grow nm">{own.name(file.key).replaceAll('/', '/\u200b')}</span>
        {file.cost !== undefined && <Coin n={file.cost} size="s" />}
      </span>
      <Vignette id={file.key} glyph={file.glyph} colour={file.colour} />
      <span class="abil">
        <small>
          {own.g(KIND_WORDS[file.type])}
          {file.era > 0 && `, ${own.name(`era.${file.era}`)}`}
        </small>
        <span>{file.texts.slice(0, 2).map(own.text).join(' ')}</span>
      </span>
    </button>
  );
}
